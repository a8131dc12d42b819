/** What moves while an event is played: a figure, a card or the dragon, and its way across the board. */

import { chamberFeet, feet, ledgeOf, perch, pileAt, side, type Layout, type Point } from "./geometry";
import type { Display, EventMessage, GameEvent } from "./display";
import { standing, steps } from "./standing";
import { applied, duration, seatOf } from "./story";

export interface Actor {
  is: "knight" | "card" | "chest" | "dragon" | "die" | "gem";
  /** What it is: "knight:blue", "gold:3", "back", a face of the die. */
  name: string;
  frames: Keyframe[];
  ms: number;
  delay?: number;
}

/** The events of these messages. */
type Of<Message extends EventMessage> = Extract<GameEvent, { message: Message }>;

/** What has arrived is seen to stand for so many milliseconds. */
const REST = 60;

const frame = ({ x, y }: Point, more = "", rest: Keyframe = {}): Keyframe => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`,
  opacity: 1,
  ...rest,
});

/** Beyond the edge of the board, where this seat sits. */
function seatAt(layout: Layout, view: Display, seat: number): Point {
  const share = (seat + 0.5) / view.players.length;
  return layout.seats === "top" ? { x: share * layout.width, y: -layout.knight } : { x: -layout.knight, y: share * layout.height * 0.6 };
}

/** Where a knight's figure stands among others, or would. */
function figureAt(layout: Layout, view: Display, knight: string, place: string): Point {
  return standing(layout, view.stacks, place, view.seat).find(({ stack }) => stack.knight === knight) ?? feet(layout, place);
}

/** From place to place in hops, up the ladders rung by rung. */
function hops(layout: Layout, view: Display, event: Of<"emerald-marched" | "emerald-entered">, goal: string): Keyframe[] {
  const [knight, start] = [event.facts.knight, event.facts.start];
  const way = steps(layout, start, goal, view);
  const arrived = goal === "chamber" ? way.at(-1)! : figureAt(layout, applied(view, event), knight, goal);
  let from = figureAt(layout, view, knight, start);
  const frames = [frame(from)];
  for (const to of [...way.slice(0, -1), arrived]) {
    const climbs = Math.abs(to.x - from.x) < 1;
    const middle = { x: (from.x + to.x) / 2, y: climbs ? (from.y + to.y) / 2 : Math.min(from.y, to.y) - layout.knight * 0.5 };
    frames.push(frame(middle, climbs ? "rotate(-7deg)" : "", { easing: "ease-in" }), frame(to, "", { easing: "ease-out" }));
    from = to;
  }
  return frames;
}

function walker(layout: Layout, view: Display, event: Of<"emerald-marched" | "emerald-entered">, goal: string): Actor {
  return { is: "knight", name: event.facts.knight, frames: hops(layout, view, event, goal), ms: duration(event) - REST };
}

/** The die falls in from above and bounces once. */
function thrown({ die: { x, y, width, height } }: Layout): Keyframe[] {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const above = (by: number): Point => ({ x: middle.x, y: middle.y - height * by });
  return [
    frame(above(1.6), "rotate(-300deg) scale(1.5)", { opacity: 0, easing: "ease-in" }),
    frame(middle, "rotate(-90deg) scale(1.25)", { easing: "ease-out" }),
    frame(above(0.4), "rotate(-30deg) scale(1.15)", { easing: "ease-in" }),
    frame(middle, "rotate(0deg) scale(1)"),
  ];
}

/** Leg by leg over the cells, facing where it goes; it turns in the air. */
function flight(layout: Layout, view: Display, event: Of<"emerald-flew" | "emerald-flew-back">): Actor[] {
  const die = event.facts.die;
  const { place, facing, landings } = view.dragon;
  const landing = landings.find((one) => one.die === die);
  const path = landing?.path ?? [event.facts.goal];
  const look = (at: string, way: "castle" | "lair"): string => `scale(${side(layout, at, way) === -1 ? 1 : -1}, 1)`;
  const frames = [frame(perch(layout, place), look(place, facing))];
  let from = place;
  for (const to of path) {
    const way = ledgeOf(to) > ledgeOf(from) ? "lair" : "castle";
    frames.push(frame(perch(layout, from), look(from, way)), frame(perch(layout, to), look(from, way)));
    from = to;
  }
  frames.push(frame(perch(layout, from), look(from, landing?.facing ?? facing)));
  return [
    { is: "dragon", name: "dragon", frames, ms: 560, delay: 340 },
    { is: "die", name: String(die), frames: thrown(layout), ms: 400 },
  ];
}

function shaken(layout: Layout, view: Display, event: Of<"emerald-captured">): Actor {
  const { x, y } = figureAt(layout, view, event.facts.knight, event.facts.place);
  const by = layout.knight * 0.12;
  const frames = [0, -1, 1, -1, 1, -1, 0].map((way, each) => frame({ x: x + way * by, y: y - each * by * 0.4 }, `rotate(${way * 9}deg)`));
  return { is: "knight", name: event.facts.knight, frames, ms: 480 };
}

/** One of the four gems for the bonus of four kinds, out of the middle of the board to the seat. */
function burst(layout: Layout, view: Display, event: Of<"emerald-four-gems">): Actor[] {
  const middle = { x: layout.width / 2, y: layout.height / 2 };
  const end = seatAt(layout, view, seatOf(event));
  return Object.keys(view.players[0]!.gems).map((gem, each, all) => {
    const angle = (each / all.length) * 2 * Math.PI - Math.PI / 4;
    const out = { x: middle.x + Math.cos(angle) * layout.knight * 1.4, y: middle.y + Math.sin(angle) * layout.knight * 1.4 };
    const frames = [
      frame(middle, "scale(0.2)", { opacity: 0 }),
      frame(out, "scale(1.6)", { opacity: 1 }),
      frame(out, "scale(1.4) rotate(20deg)", { opacity: 1 }),
      frame(end, "scale(0.4) rotate(90deg)", { opacity: 0.4 }),
    ];
    return { is: "gem", name: gem, frames, ms: 860 };
  });
}

/** Every seat's gold is turned up before it, card beside card, and goes back to it. */
function counting(layout: Layout, view: Display, event: Of<"emerald-counted">): Actor[] {
  const share = layout.seats === "top" ? layout.width / view.players.length : layout.width * 0.5;
  const inward = layout.knight + layout.card.height * 0.8;
  return view.players.flatMap(({ gold }, seat) => {
    const edge = seatAt(layout, view, seat);
    const cards = gold ?? [];
    const step = Math.min(layout.card.width * 0.8, (share - layout.card.width) / Math.max(1, cards.length - 1));
    return cards.map((value, each): Actor => {
      const beside = (each - (layout.seats === "top" ? (cards.length - 1) / 2 : 0)) * step;
      const spot = layout.seats === "top" ? { x: edge.x + beside, y: edge.y + inward } : { x: edge.x + inward + beside, y: edge.y };
      const frames = [
        frame(spot, "scale(0.02, 1.06)", { opacity: 0 }),
        frame(spot, "scale(1.15, 1.15)", { offset: 0.35 }),
        frame(spot, "scale(1, 1)", { offset: 0.7 }),
        frame(edge, "scale(0.6)", { opacity: 0.3 }),
      ];
      const delay = (240 * each) / cards.length;
      return { is: "card", name: `gold:${value}`, frames, ms: duration(event) - REST - delay, delay };
    });
  });
}

/** The pile that a card named in an event lies on. */
function cardAt(layout: Layout, event: Of<"emerald-took" | "emerald-opened">): Point {
  const kind = event.facts.card.startsWith("gold:") ? "gold" : "gem";
  return pileAt(layout, ledgeOf(event.facts.place), kind);
}

/** A knight walks into the chamber, and the chest that stood there goes to its seat. */
function entering(layout: Layout, view: Display, event: Of<"emerald-entered">): Actor[] {
  const spot = chamberFeet(layout, view);
  const frames = [
    frame(spot, "scale(1)"),
    frame({ x: spot.x, y: spot.y - layout.knight }, "scale(1.3)"),
    frame(seatAt(layout, view, seatOf(event)), "scale(0.6)", { opacity: 0.3 }),
  ];
  const whole = duration(event) - REST;
  const ms = Math.min(420, whole);
  return [{ is: "chest", name: "chest", frames, ms, delay: whole - ms }, walker(layout, view, event, "chamber")];
}

/** A card lifts off its pile and flies to its seat. */
function taken(layout: Layout, view: Display, event: Of<"emerald-took">): Keyframe[] {
  const { x, y } = cardAt(layout, event);
  return [
    frame({ x, y }, "scale(1)"),
    frame({ x, y: y - layout.card.height * 0.4 }, "scale(1.35)"),
    frame(seatAt(layout, view, seatOf(event)), "scale(0.7) rotate(12deg)", { opacity: 0.5 }),
  ];
}

/** The ransom flies from its seat into the dragon's jaws. */
function paid(layout: Layout, view: Display, event: Of<"emerald-ransomed" | "emerald-ransomed-with">): Keyframe[] {
  const { x, y } = perch(layout, view.dragon.place);
  const jaws = { x, y: y - layout.knight };
  return [
    frame(seatAt(layout, view, seatOf(event)), "scale(0.8)"),
    frame(jaws, "scale(1.2) rotate(-10deg)"),
    frame(jaws, "scale(0.3) rotate(40deg)", { opacity: 0 }),
  ];
}

/** A knight is carried through the air to the nest. */
function carried(layout: Layout, view: Display, event: Of<"emerald-devoured">): Keyframe[] {
  const from = figureAt(layout, view, event.facts.knight, view.dragon.place);
  const { nest } = layout;
  const high = { x: (from.x + nest.x) / 2, y: Math.min(from.y, nest.y) - layout.knight * 1.5 };
  return [frame(from), frame(high, "rotate(-18deg)"), frame(nest, "rotate(8deg)")];
}

/** What this event moves; `view` is what stood before it, `after` where its update leads. */
export function actors(layout: Layout, view: Display, event: GameEvent, after: Display): Actor[] {
  const ms = duration(event) - REST;
  switch (event.message) {
    case "emerald-marched":
      return [walker(layout, view, event, event.facts.goal)];
    case "emerald-entered":
      return entering(layout, view, event);
    case "emerald-took":
      return [{ is: "card", name: event.facts.card, frames: taken(layout, view, event), ms }];
    case "emerald-opened": {
      const at = cardAt(layout, event);
      return [{ is: "card", name: event.facts.card, frames: [frame(at, "scale(0.02, 1.06)"), frame(at, "scale(1, 1)")], ms }];
    }
    case "emerald-four-gems":
      return burst(layout, view, event);
    case "emerald-flew":
    case "emerald-flew-back":
      return flight(layout, view, event);
    case "emerald-captured":
      return [shaken(layout, view, event)];
    case "emerald-ransomed":
      return [{ is: "card", name: "back", frames: paid(layout, view, event), ms }];
    case "emerald-ransomed-with":
      return [{ is: "card", name: event.facts.card, frames: paid(layout, view, event), ms }];
    case "emerald-devoured":
      return [{ is: "knight", name: event.facts.knight, frames: carried(layout, view, event), ms }];
    case "emerald-counted":
      return counting(layout, after, event);
    default:
      return [];
  }
}
