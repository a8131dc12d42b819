/** What the page and its worker say to each other. */

export type ToWorker =
  | { kind: "start"; engine: string; pace: number }
  | { kind: "take" }
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "listen"; socket: number; table: string; since: number | null; watching: boolean }
  | { kind: "say"; socket: number; text: string }
  | { kind: "hang-up"; socket: number };

/** Why the library cannot be opened: nothing was fetched, another tab has it, storage is refused, or it broke. */
export type Trouble = "unreachable" | "elsewhere" | "no-storage" | "broken";

export type ToPage =
  | { kind: "progress"; done: number; of: number }
  | { kind: "ready"; damaged: number; snapshot: boolean; milliseconds: number }
  | { kind: "trouble"; why: Trouble }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "said"; socket: number; text: string }
  | { kind: "closed"; socket: number; code: number };
