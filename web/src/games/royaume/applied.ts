/** What the board shows after an event: the facts of the event written into the view, and no rule applied. */

import type { Event } from "../../lib/protocol";
import type { Colour, KnightView, Display, SeatView, Treasures } from "./display";
import { colourOf, numberOf } from "./tints";

type Facts = Readonly<Record<string, unknown>>;

const knightsWith = (view: Display, names: unknown, change: Partial<KnightView>): Display => ({
  ...view,
  knights: view.knights.map((one) => ([names].flat().includes(one.name) ? { ...one, ...change } : one)),
});

const cardOn = (view: Display, cell: unknown, card: string | null): Display => ({
  ...view,
  path: view.path.map((one) => (one.name === cell ? { ...one, card } : one)),
});

const seatWith = (view: Display, seat: unknown, change: (one: SeatView) => Partial<SeatView>): Display => ({
  ...view,
  seats: view.seats.map((one) => (`seat:${one.seat}` === seat ? { ...one, ...change(one) } : one)),
});

const add = (all: Treasures, colour: Colour, count: number): Treasures => ({ ...all, [colour]: all[colour] + count });

const give = (view: Display, seat: unknown, treasure: unknown, count: number): Display =>
  seatWith(view, seat, ({ treasures }) => ({ treasures: add(treasures, colourOf(String(treasure)), count) }));

const power = (view: Display, { seat, power: now }: Facts): Display =>
  seatWith(view, seat, () => ({ power: Number(now) }));

const cellOf = (view: Display, knight: unknown): string | undefined =>
  view.knights.find((one) => one.name === knight)?.cell;

function crownHome(view: Display, { crown, circle }: Facts): Display {
  const colour = colourOf(String(crown));
  const at = numberOf(String(circle)) - 1;
  const home = String(circle);
  const circles = view.circles.map((one, i) => (i === at ? String(crown) : one));
  const guarded = view.guarded.filter((one) => one !== crown);
  return knightsWith({ ...view, circles, guarded }, `knight:${colour}`, { home });
}

/** By message: how the facts of an event change what is drawn. */
const CHANGES: Readonly<Record<string, (view: Display, facts: Facts) => Display>> = {
  "turn-began": (view, facts) => ({ ...view, turn: Number(facts["turn"]), to_move: numberOf(String(facts["seat"])), dice: [], dice_mean: null }),
  rolled: (view, facts) => ({ ...view, dice: [facts["dice"]].flat().map((face) => `die:${String(face)}`), dice_mean: null }),
  moved: (view, { knight, cell }) => knightsWith(view, knight, { cell: String(cell) }),
  covered: (view, { cell, card }) => ({ ...cardOn(view, cell, String(card)), talon: Math.max(0, view.talon - 1) }),
  "turned-up": (view, { cell, card }) => cardOn(view, cell, String(card)),
  caught: (view, { knight, card }) => knightsWith(view, knight, { held: String(card) }),
  cleared: (view, { cell, knights }) => cardOn(knightsWith(view, knights, { held: null }), cell, null),
  "took-weapon": (view, facts) => cardOn(power(view, facts), cellOf(view, facts["knight"]), null),
  "took-treasure": (view, { seat, knight, treasure, left }) => {
    const bank = { ...view.bank, [colourOf(String(treasure))]: Number(left) };
    return cardOn(give({ ...view, bank }, seat, treasure, 1), cellOf(view, knight), null);
  },
  "gained-power": power,
  "paid-power": power,
  "wasted-power": power,
  "ceded-power": (view, facts) =>
    seatWith(power(view, facts), facts["rival"], (rival) => ({ power: rival.power + 1 })),
  seized: (view, { seat, rival, treasure, count }) =>
    give(give(view, rival, treasure, -Number(count)), seat, treasure, Number(count)),
  forfeited: (view, { seat, rival, treasure }) => give(give(view, seat, treasure, -1), rival, treasure, 1),
  "witch-paid": (view, { seat, treasure }) => {
    const bank = add(view.bank, colourOf(String(treasure)), 1);
    return give({ ...view, bank }, seat, treasure, -1);
  },
  "took-crown": (view, { knight, cell }) => {
    const guarded = view.guarded.filter((crown) => colourOf(crown) !== colourOf(String(knight)));
    return knightsWith({ ...view, guarded }, knight, { crowned: true, cell: String(cell) });
  },
  "thrown-back": (view, { knight, cell }) => knightsWith(view, knight, { cell: String(cell) }),
  "came-home": crownHome,
  "last-crown": crownHome,
};

/** The view as it stands once this event has been played. */
export function applied(view: Display, event: Event): Display {
  const change = CHANGES[event.message.replace(/^royaume-/, "")];
  return change ? change(view, event.facts) : view;
}
