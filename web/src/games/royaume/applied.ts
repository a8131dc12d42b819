/** What the board shows after an event: the facts of the event written into the view, and no rule applied. */

import type { FactsByName } from "../../lib/events";
import type { Colour, Display, EventFacts, GameEvent, KnightView, SeatView, Treasures } from "./display";
import { nameOf } from "./choreography";
import { colourOf, numberOf } from "./tints";

type Facts = FactsByName<EventFacts, "royaume">;

const knightsWith = (view: Display, names: string | readonly string[], change: Partial<KnightView>): Display => ({
  ...view,
  knights: view.knights.map((one) => ([names].flat().includes(one.name) ? { ...one, ...change } : one)),
});

const cardOn = (view: Display, cell: string | undefined, card: string | null): Display => ({
  ...view,
  path: view.path.map((one) => (one.name === cell ? { ...one, card } : one)),
});

const seatWith = (view: Display, seat: string, change: (one: SeatView) => Partial<SeatView>): Display => ({
  ...view,
  seats: view.seats.map((one) => (`seat:${one.seat}` === seat ? { ...one, ...change(one) } : one)),
});

const add = (all: Treasures, colour: Colour, count: number): Treasures => ({ ...all, [colour]: all[colour] + count });

const give = (view: Display, seat: string, treasure: string, count: number): Display =>
  seatWith(view, seat, ({ treasures }) => ({ treasures: add(treasures, colourOf(treasure), count) }));

const power = (view: Display, { seat, power: now }: { seat: string; power: number }): Display =>
  seatWith(view, seat, () => ({ power: now }));

const cellOf = (view: Display, knight: string): string | undefined =>
  view.knights.find((one) => one.name === knight)?.cell;

function crownHome(view: Display, { crown, circle }: Facts["last-crown"]): Display {
  const colour = colourOf(crown);
  const at = numberOf(circle) - 1;
  const circles = view.circles.map((one, i) => (i === at ? crown : one));
  const guarded = view.guarded.filter((one) => one !== crown);
  return knightsWith({ ...view, circles, guarded }, `knight:${colour}`, { home: circle });
}

/** By message: how the facts of an event change what is drawn. */
const CHANGES: { readonly [Name in keyof Facts]?: (view: Display, facts: Facts[Name]) => Display } = {
  "turn-began": (view, facts) => ({ ...view, turn: facts.turn, to_move: numberOf(facts.seat), dice: [], dice_mean: null }),
  rolled: (view, facts) => ({ ...view, dice: facts.dice.map((face) => `die:${face}`), dice_mean: null }),
  moved: (view, { knight, cell }) => knightsWith(view, knight, { cell: cell }),
  covered: (view, { cell, card }) => ({ ...cardOn(view, cell, card), talon: Math.max(0, view.talon - 1) }),
  "turned-up": (view, { cell, card }) => cardOn(view, cell, card),
  caught: (view, { knight, card }) => knightsWith(view, knight, { held: card }),
  cleared: (view, { cell, knights }) => cardOn(knightsWith(view, knights, { held: null }), cell, null),
  "took-weapon": (view, facts) => cardOn(power(view, facts), cellOf(view, facts.knight), null),
  "took-treasure": (view, { seat, knight, treasure, left }) => {
    const bank = { ...view.bank, [colourOf(treasure)]: left };
    return cardOn(give({ ...view, bank }, seat, treasure, 1), cellOf(view, knight), null);
  },
  "gained-power": power,
  "paid-power": power,
  "wasted-power": power,
  "ceded-power": (view, facts) =>
    seatWith(power(view, facts), facts.rival, (rival) => ({ power: rival.power + 1 })),
  seized: (view, { seat, rival, treasure, count }) =>
    give(give(view, rival, treasure, -count), seat, treasure, count),
  forfeited: (view, { seat, rival, treasure }) => give(give(view, seat, treasure, -1), rival, treasure, 1),
  "witch-paid": (view, { seat, treasure }) => {
    const bank = add(view.bank, colourOf(treasure), 1);
    return give({ ...view, bank }, seat, treasure, -1);
  },
  "took-crown": (view, { knight, cell }) => {
    const guarded = view.guarded.filter((crown) => colourOf(crown) !== colourOf(knight));
    return knightsWith({ ...view, guarded }, knight, { crowned: true, cell: cell });
  },
  "thrown-back": (view, { knight, cell }) => knightsWith(view, knight, { cell: cell }),
  "came-home": crownHome,
  "last-crown": crownHome,
};

/** The view as it stands once this event has been played. */
export function applied(view: Display, event: GameEvent): Display {
  const change = CHANGES[nameOf(event)];
  return change ? change(view, event.facts as never) : view; // of the same message
}
