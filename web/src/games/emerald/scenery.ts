/** The lie of the land in each drawing: everything reaches beyond the edges, so that no box stays empty. */

import { feet, ROAD, type Layout, type Point } from "./geometry";

export interface Land {
  /** The far range, the mountain itself, its snow, its lit and its dark faces. */
  readonly far: string;
  readonly massif: string;
  readonly snow: string;
  readonly lit: string;
  readonly dark: string;
  /** Three folds of grass, the furthest first. */
  readonly grass: readonly [string, string, string];
  /** Where emeralds grow out of the rock. */
  readonly crystals: readonly Point[];
  /** The feet of trees. */
  readonly trees: readonly Point[];
  readonly moon: Point & { readonly r: number };
  /** Where the road leaves the castle, and how wide it is. */
  readonly gate: Point;
  readonly road: number;
}

const points = (...at: readonly (readonly [number, number])[]): Point[] => at.map(([x, y]) => ({ x, y }));

const TALL: Land = {
  far: "M-500 330L-300 120L-190 190L-90 60L-20 120L60 40L200 90L300 20L352 52L420 12L520 120L640 40L900 330z",
  massif:
    "M-500 420L-330 210L-250 250L-120 110L-60 150L0 124L24 86L43 100L78 12L100 6L117 3L164 1L214 6L250 58L273 50L296 86L320 96L366 92L380 70L394 84L460 160L540 120L700 260L900 420V460H-500z",
  snow: "M78 12L100 6L117 3L164 1L214 6L236 38L224 30L214 40L200 26L186 36L164 16L150 30L133 24L118 34L104 20L90 36L78 30L62 54zM24 86L43 100L34 104L26 97L14 108zM380 70L394 84L386 90L378 82L372 90z",
  lit: "M-60 150L0 124L24 86L43 100L60 62L110 172L39 238L-40 250zM140 170L242 179L195 248zM430 280L281 261L312 336L440 385zM78 275L172 271L140 336L78 309zM250 58L273 50L296 86L282 128L262 96zM394 84L460 160L430 240L372 170zM-120 110L-60 150L-40 260L-160 230z",
  dark: "M117 275L172 271L140 336zM242 179L281 174L195 248zM62 57L117 172L133 89zM296 86L320 96L300 130zM-40 250L39 238L-10 320zM372 170L430 240L400 262zM250 250L330 246L290 300zM20 330L120 346L60 392z",
  grass: [
    "M-500 400Q-200 350 0 386Q97 372 195 388T390 382Q600 350 900 400V1200H-500z",
    "M-500 430Q-200 380 0 416Q117 396 234 420T390 412Q600 380 900 430V1200H-500z",
    "M-500 480Q-200 470 0 498Q156 482 390 500Q600 470 900 490V1200H-500z",
  ],
  crystals: points([132, 180], [258, 196], [12, 300], [378, 292], [130, 284], [262, 298], [300, 100], [-60, 230], [450, 260]),
  trees: points([10, 402], [30, 408], [70, 396], [136, 402], [196, 395], [258, 398], [316, 398], [-30, 410], [-70, 400], [420, 404], [460, 412]),
  moon: { x: 16, y: 40, r: 40 },
  gate: { x: 37, y: 468 },
  road: 24,
};

const WIDE: Land = {
  far: "M-700 420L-420 160L-260 250L-120 90L-20 150L90 50L300 120L480 34L560 80L640 20L760 130L900 60L1500 420z",
  massif:
    "M-700 560L-460 300L-340 340L-180 150L-90 190L0 163L44 125L81 139L147 12L190 5L220 3L308 1L404 6L470 82L514 68L556 122L600 134L690 126L716 96L740 116L840 220L960 170L1160 360L1500 560V620H-700z",
  snow: "M147 12L190 5L220 3L308 1L404 6L440 52L424 42L404 54L386 36L362 50L340 28L308 22L286 40L250 30L226 46L205 24L176 50L147 40L112 66zM44 125L81 139L66 146L50 136L26 152zM716 96L740 116L726 124L712 112L702 122z",
  lit: "M-90 190L0 163L44 125L81 139L117 82L215 239L73 326L-60 330zM264 236L455 249L367 339zM780 380L528 355L587 456L790 520zM147 376L323 371L264 457L147 419zM470 82L514 68L556 122L530 180L494 136zM740 116L840 220L800 340L700 230zM-180 150L-90 190L-60 330L-260 320z",
  dark: "M220 376L323 371L264 457zM455 249L528 243L367 339zM117 82L215 239L250 126zM556 122L600 134L566 186zM-60 330L73 326L-20 430zM700 230L800 340L740 362zM470 360L620 350L540 424zM30 470L230 486L110 530z",
  grass: [
    "M-700 540Q-300 490 0 523Q184 509 367 525T734 519Q1100 480 1500 540V1500H-700z",
    "M-700 570Q-300 520 0 553Q220 533 440 557T734 549Q1100 510 1500 570V1500H-700z",
    "M-700 630Q-300 610 0 640Q294 626 734 646Q1100 610 1500 640V1500H-700z",
  ],
  crystals: points([246, 262], [488, 258], [246, 398], [490, 388], [16, 402], [722, 400], [-90, 300], [800, 330]),
  trees: points([20, 556], [52, 562], [110, 548], [246, 552], [330, 546], [398, 560], [548, 548], [572, 554], [428, 640], [640, 540], [-40, 560], [-90, 552], [780, 560], [830, 548], [880, 562]),
  moon: { x: 560, y: 40, r: 64 },
  gate: { x: 392, y: 668 },
  road: 32,
};

const LOW: Land = {
  far: "M-500 200L-300 60L-180 120L-60 20L40 90L130 30L230 110L330 10L500 60L640 8L760 40L900 4L1040 90L1500 220V320H-500z",
  massif:
    "M214 340L228 250L222 190L240 120L236 96L262 40L286 52L320 8L380 2L420 14L470 1L540 12L580 2L640 14L672 34L700 12L760 6L816 10L860 60L920 40L1000 150L1120 120L1500 330V800H214z",
  snow: "M286 52L320 8L380 2L420 14L470 1L540 12L580 2L640 14L656 24L636 30L620 22L596 32L580 18L548 30L520 20L492 32L470 16L440 34L420 28L396 38L372 20L348 34L326 24L300 56z",
  lit: "M240 120L262 40L286 52L300 110L262 160L236 150zM380 104L470 110L430 150zM520 200L600 206L560 240zM648 130L690 122L668 206zM844 120L880 60L920 40L940 160L860 240zM250 210L290 206L268 246z",
  dark: "M300 110L352 104L320 146zM470 110L520 108L480 150zM660 210L712 222L676 300zM844 240L900 220L880 320L840 320zM380 202L440 206L400 246z",
  grass: [
    "M-500 130Q-200 90 0 112Q120 96 236 118Q246 200 232 260L214 340V800H-500z",
    "M-500 180Q-200 140 0 146Q120 128 232 150Q240 220 224 304L214 340V800H-500z",
    "M-500 250Q-200 220 0 222Q120 206 226 226Q232 270 222 320L214 800H-500z",
  ],
  crystals: points([382, 122], [524, 124], [384, 216], [522, 216], [250, 206], [664, 216], [676, 140], [880, 180], [664, 300]),
  trees: points([10, 142], [78, 138], [160, 140], [226, 138], [80, 214], [158, 212], [8, 214], [226, 214], [232, 290], [-30, 150], [-70, 180]),
  moon: { x: 60, y: 30, r: 34 },
  gate: { x: 222, y: 122 },
  road: 22,
};

export const LANDS: Readonly<Record<Layout["name"], Land>> = { tall: TALL, wide: WIDE, low: LOW };

/** A smooth line through points (Catmull and Rom's). */
export function spline(points: readonly Point[]): string {
  const p = (at: number): Point => points[Math.max(0, Math.min(points.length - 1, at))]!;
  const curves = points.slice(1).map((to, each) => {
    const [before, from, after] = [p(each - 1), p(each), p(each + 2)];
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[c1, c2, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}`;
  });
  return `M${points[0]!.x} ${points[0]!.y}${curves.join("")}`;
}

/** The road over the plain, from the castle's gate to the first ledge. */
export function plainRoad(layout: Layout): string {
  const first = layout.ledges[0]!;
  const foot = { x: first.x + layout.castleward[0]! * layout.cell.width * 0.22, y: first.y + layout.plate * 0.95 };
  return spline([LANDS[layout.name].gate, ...layout.plains, foot]);
}

/** The road along a row of ledges. */
export function ledgeRoad(layout: Layout, row: number): string {
  const [a, b, c] = [0, 1, 2].map((each) => feet(layout, ROAD[6 + row * 3 + each]!));
  return spline([a!, b!, c!].map(({ x, y }) => ({ x, y: y - 4 })));
}
