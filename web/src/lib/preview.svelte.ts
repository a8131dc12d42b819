/** See before you commit: what a move would bring for sure, and the odds where chance decides. */

import type { Choice, Event, Odds } from "./protocol";
import type { Reply } from "./socket";

export interface Preview {
  readonly move: string;
  readonly picks: readonly string[];
  /** What would happen for sure. */
  readonly sure: readonly Event[];
  readonly odds: readonly Odds[];
  /** What would stand then, where that is certain. */
  readonly view: unknown;
}

/** Asks the server for a preview; null where it gives none. */
export type AskPreview = (move: string) => Promise<Reply | null>;

/** Pointing passes over things: what is only passed over is not asked for. */
const PATIENCE = 120;

export class Previews {
  /** The preview of the move that is pointed at, once it is known. */
  now = $state.raw<Preview | null>(null);
  readonly #known = new Map<string, Promise<Preview | null>>();
  #wanted = "";
  #rest: Choice | null = null;
  #pointed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ask: AskPreview) {}

  /** Another question: nothing that was foreseen holds any more. */
  forget(): void {
    this.#known.clear();
    this.#rest = null;
    this.show(null);
  }

  /** Show this move whenever nothing is pointed at, until another question comes. */
  rest(choice: Choice | null): void {
    this.#rest = choice;
    if (!this.#pointed) this.show(null);
  }

  /** Show what this move would bring, or nothing; in a moment, as an element that goes loses the focus in mid-change. */
  show(choice: Choice | null): void {
    clearTimeout(this.#timer);
    this.#pointed = choice !== null;
    const shown = choice ?? this.#rest;
    this.#wanted = shown?.move ?? "";
    this.#timer = setTimeout(() => this.#show(shown), choice ? PATIENCE : 0);
  }

  #show(choice: Choice | null): void {
    if (this.now?.move !== this.#wanted) this.now = null;
    if (choice && !this.now) void this.#fetch(choice);
  }

  async #fetch({ move, picks }: Choice): Promise<void> {
    const asked = this.#known.get(move) ?? this.ask(move).then((found) => read(found, move, picks), () => null);
    this.#known.set(move, asked);
    const found = await asked;
    if (found && this.#wanted === move) this.now = found;
  }
}

/** A preview out of what the server sent; null where it is none. */
function read(found: Reply | null, move: string, picks: readonly string[]): Preview | null {
  return found?.type === "previewed" ? { move, picks, sure: found.sure, odds: found.odds, view: found.view ?? null } : null;
}
