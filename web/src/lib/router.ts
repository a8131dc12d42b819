/** Addresses of the pages, read and written. */

import { bare, PREFIX } from "./prefix";

export type Place =
  | { page: "home" }
  | { page: "game"; game: string; leaderboard?: boolean }
  | { page: "table"; table: string; tv?: boolean }
  | { page: "replay"; table: string; step: number; seat: number | null | "all" }
  | { page: "review"; table: string; step?: number }
  | { page: "puzzle"; game: string; number: number | null }
  | { page: "puzzles" }
  | { page: "history" }
  | { page: "profile"; person: string }
  | { page: "me" }
  | { page: "about" }
  | { page: "not-found" };

const NAME = "([A-Za-z0-9_-]{1,64})";
const TABLE = new RegExp(`^/t/${NAME}/?$`);
const REPLAY = new RegExp(`^/r/${NAME}/?$`);
const REVIEW = new RegExp(`^/review/${NAME}/?$`);
const PUZZLE = new RegExp(`^/puzzles/${NAME}(?:/([1-9][0-9]{0,3}))?/?$`);
const NEW = new RegExp(`^/g/${NAME}/?$`);
const PERSON = new RegExp(`^/p/${NAME}/?$`);
const STEP = /^#(\d{1,6})$/;
const LEADERBOARD = "#leaderboard";

/** The page that an address names. */
export function read(url: URL): Place {
  const { hash, searchParams } = url;
  const path = bare(url.pathname);
  if (path === "/" || path === "/index.html") return { page: "home" };
  if (path === "/puzzles") return { page: "puzzles" };
  if (path === "/history") return { page: "history" };
  if (path === "/me") return { page: "me" };
  if (path === "/about") return { page: "about" };
  const table = TABLE.exec(path)?.[1];
  if (table) return { page: "table", table, ...(searchParams.has("tv") && { tv: true }) };
  const game = NEW.exec(path)?.[1];
  if (game) return { page: "game", game, ...(hash === LEADERBOARD && { leaderboard: true }) };
  const person = PERSON.exec(path)?.[1];
  if (person) return { page: "profile", person };
  const replay = REPLAY.exec(path)?.[1];
  if (replay) return { page: "replay", table: replay, step: step(hash), seat: viewpoint(searchParams.get("seat")) };
  const review = REVIEW.exec(path)?.[1];
  if (review) return { page: "review", table: review, ...(STEP.test(hash) && { step: step(hash) }) };
  const puzzle = PUZZLE.exec(path);
  if (puzzle) return { page: "puzzle", game: puzzle[1]!, number: puzzle[2] ? Number(puzzle[2]) : null };
  return { page: "not-found" };
}

/** The address of a page. */
export function address(place: Place): string {
  return PREFIX + path(place);
}

function path(place: Place): string {
  switch (place.page) {
    case "home":
      return "/";
    case "puzzles":
      return "/puzzles";
    case "history":
      return "/history";
    case "me":
      return "/me";
    case "about":
      return "/about";
    case "game":
      return `/g/${place.game}${place.leaderboard ? LEADERBOARD : ""}`;
    case "profile":
      return `/p/${place.person}`;
    case "table":
      return `/t/${place.table}${place.tv ? "?tv" : ""}`;
    case "replay": {
      const seat = place.seat === null ? "" : `?seat=${place.seat}`;
      return `/r/${place.table}${seat}${place.step ? `#${place.step}` : ""}`;
    }
    case "review":
      return `/review/${place.table}${place.step === undefined ? "" : `#${place.step}`}`;
    case "puzzle":
      return `/puzzles/${place.game}${place.number === null ? "" : `/${place.number}`}`;
    case "not-found":
      return "/";
  }
}

function step(hash: string): number {
  const found = STEP.exec(hash);
  return found ? Number(found[1]) : 0;
}

function viewpoint(seat: string | null): number | null | "all" {
  if (seat === "all") return "all";
  return seat !== null && /^\d$/.test(seat) ? Number(seat) : null;
}
