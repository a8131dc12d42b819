/** What is asked of the server once: games, rules, people, tables, records. */

import { bare, PREFIX } from "./prefix";
import type {
  ChoosePiece, ErrorMessage, GameInfo, GameWords, GoOn, HideProfile, History, Leaderboard, Link, Me, MyProfile, NewEmail, NewProgram, NewPush, NewTable, Notices, PasskeyAnswer, PasskeyOffer, Passkeys, PlayNow, Profile, ProgramMade, Programs, Puzzle, PuzzleAnswer, PuzzleList, PuzzleSolved, Rename, Replay, Reviewing, Rules, Shelf, Sit, TableInfo, TableRating, Tables,
  Verified,
  SeatRequest,
} from "./protocol";
import { server } from "./server";

/** A request that was not carried out, with the server's reason. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorMessage,
  ) {
    super(error.code);
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const sent = body instanceof Blob ? body : body && JSON.stringify(body);
  const { status, text } = await server.request(method, `/api${path}`, sent);
  const said = plain(text);
  if (status < 200 || status > 299) throw new RequestFailed(status, isErrorMessage(said) ? said : unknown(status));
  return said as T;
}

/** What JSON says; null where it is none. */
function plain(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isErrorMessage(said: unknown): said is ErrorMessage {
  return typeof said === "object" && said !== null && "code" in said && "text" in said;
}

function unknown(status: number): ErrorMessage {
  const id = status === 404 ? "web-bad-not-found" : "web-bad-server";
  return { code: String(status), text: { id, facts: {} }, rule: null };
}

/** Whatever went wrong, as a text for people. */
export function errorOf(error: unknown): ErrorMessage {
  if (error instanceof RequestFailed) return error.error;
  return { code: "unreachable", text: { id: "web-bad-unreachable", facts: {} }, rule: null };
}

const puzzles = (game: string): string => `/games/${encodeURIComponent(game)}/puzzles`;
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

let shelf: Promise<Shelf> | undefined;

export const http = {
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", { name } satisfies Rename),
  history: () => ask<History>("GET", "/me/history"),
  myProfile: () => ask<MyProfile>("GET", "/me/profile"),
  hideProfile: (hidden: boolean) => ask<MyProfile>("PUT", "/me/profile", { hidden } satisfies HideProfile),
  profile: (person: string) => ask<Profile>("GET", `/people/${encodeURIComponent(person)}`),
  link: () => ask<Link>("POST", "/me/link"),
  /** Take back every personal link, and every other device that is me. */
  revokeLinks: () => ask<Me>("DELETE", "/me/link"),
  passkeys: () => ask<Passkeys>("GET", "/me/passkeys"),
  offerPasskey: () => ask<PasskeyOffer>("POST", "/me/passkeys/offer"),
  keepPasskey: (credential: PasskeyAnswer["credential"]) => ask<Passkeys>("POST", "/me/passkeys", { credential } satisfies PasskeyAnswer),
  removePasskey: (id: string) => ask<Passkeys>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  programs: () => ask<Programs>("GET", "/me/programs"),
  /** Let a program play: its token is in the answer, this once. */
  makeProgram: (name: string) => ask<ProgramMade>("POST", "/me/programs", { name } satisfies NewProgram),
  removeProgram: (id: string) => ask<Programs>("DELETE", `/me/programs/${encodeURIComponent(id)}`),
  notices: () => ask<Notices>("GET", "/me/notices"),
  subscribe: (push: NewPush) => ask<Notices>("POST", "/me/notices/push", push),
  unsubscribe: (endpoint: string) => ask<Notices>("DELETE", `/me/notices/push?endpoint=${encodeURIComponent(endpoint)}`),
  /** Be notified by e-mail; the address is asked first. */
  writeTo: (email: NewEmail) => ask<Notices>("PUT", "/me/notices/email", email),
  stopWriting: () => ask<Notices>("DELETE", "/me/notices/email"),
  askForPasskey: () => ask<PasskeyOffer>("POST", "/passkeys/offer"),
  signIn: (credential: PasskeyAnswer["credential"]) => ask<Me>("POST", "/passkeys", { credential } satisfies PasskeyAnswer),
  /** The shelf does not change while the page is open. */
  shelf: () => (shelf ??= ask<Shelf>("GET", "/games").catch((error: unknown) => {
    shelf = undefined;
    throw error;
  })),
  game: async (key: string): Promise<GameInfo | undefined> =>
    (await http.shelf()).games.find((game) => game.key === key),
  /** An address to hand on: as the page was opened, unless that means this machine alone. */
  outward: async (path: string): Promise<string> => {
    const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
    const base = alone ? await http.shelf().then(({ address }) => address, () => null) : null;
    return new URL(PREFIX + bare(path), base ?? location.origin).href;
  },
  /** The rules of a game, or of a variant of it by its changes. */
  rules: (game: string, variant = "") =>
    ask<Rules>("GET", `/games/${encodeURIComponent(game)}/rules${variant && `?variant=${encodeURIComponent(variant)}`}`),
  /** All that a game says in a language, as Fluent source. */
  words: async (game: string, lang: string): Promise<string> =>
    (await ask<GameWords>("GET", `/games/${encodeURIComponent(game)}/words/${lang}`)).source,
  lobby: () => ask<Tables>("GET", "/tables"),
  mine: () => ask<Tables>("GET", "/tables/mine"),
  create: (table: Partial<NewTable> & Pick<NewTable, "game" | "seats">) => ask<TableInfo>("POST", "/tables", table),
  playNow: (game: string, lesson: boolean, bot: string) => ask<TableInfo>("POST", "/play-now", { game, lesson, bot } satisfies PlayNow),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number | null) =>
    ask<TableInfo>("POST", `${table(id)}/sit`, { seat, piece: "" } satisfies Sit),
  choosePiece: (id: string, seat: number, piece: string) =>
    ask<TableInfo>("PUT", `${table(id)}/seats/${seat}/piece`, { piece } satisfies ChoosePiece),
  leave: (id: string) => ask<TableInfo>("POST", `${table(id)}/leave`),
  takeOver: (id: string) => ask<TableInfo>("POST", `${table(id)}/host`),
  freeSeat: (id: string, seat: number) =>
    ask<TableInfo>("PUT", `${table(id)}/seats/${seat}`, { kind: "open", bot: "", name: "", piece: "" } satisfies SeatRequest),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),
  verify: (id: string) => ask<Verified>("GET", `${table(id)}/verify`),
  replay: (id: string, seat: number | null | "all") =>
    ask<Replay>("GET", `${table(id)}/replay${seat === null ? "" : seat === "all" ? "?all=true" : `?seat=${seat}`}`),
  /** The first who asks has the review made; ask again until it is there. */
  review: (id: string) => ask<Reviewing>("GET", `${table(id)}/review`),
  /** What a finished game did to my rating. */
  rating: (id: string) => ask<TableRating>("GET", `${table(id)}/rating`),
  /** A new table that goes on from a moment of a finished game. */
  goOn: (id: string, wanted: GoOn) => ask<TableInfo>("POST", `${table(id)}/go-on`, wanted),
  /** The finished table of a record file. */
  openFile: (file: File) => ask<TableInfo>("POST", "/records", file),
  leaderboard: (game: string, pace: string) =>
    ask<Leaderboard>("GET", `/games/${encodeURIComponent(game)}/leaderboard?pace=${pace}`),
  /** The last games that ended at public tables. */
  finished: (game: string) => ask<History>("GET", `/games/${encodeURIComponent(game)}/finished`),
  puzzles: (game: string) => ask<PuzzleList>("GET", puzzles(game)),
  puzzle: (game: string, number: number) => ask<Puzzle>("GET", `${puzzles(game)}/${number}`),
  solve: (game: string, number: number, move: string) =>
    ask<PuzzleSolved>("POST", `${puzzles(game)}/${number}`, { move } satisfies PuzzleAnswer),
  /** All that is kept on this device, as the text of one file. */
  everything: async () => (await server.request("GET", "/api/device")).text,
  /** Add what such a file holds. */
  takeIn: (file: File) => ask<{ added: number }>("POST", "/device", file),
  record: async (id: string): Promise<string> => (await server.request("GET", `/api${table(id)}/record`)).text,
  recordPath: (id: string) => `${PREFIX}/api${table(id)}/record`,
  qrPath: (id: string) => `${PREFIX}/api${table(id)}/qr.svg`,
};
