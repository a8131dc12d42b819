// Made by tools/types.py from src/royaumes/server/protocol: change it there, then `make protocol`.

/** A move that a review compared, and what it would have been worth to its player. */
export interface ConsideredMove {
  move: string;
  worth: number;
}

/** Finished games, the last one first: mine, or the last ones at public tables. */
export interface History {
  games: PastGame[];
}

/**
 * A decision: how all stood before it by what each could know, and what it changed for each seat.
 *
 * `effects` are against the best move. `reason` is what speaks for that and not for the move made, or the
 * next best where they are the same; `gains` are what it brings that the other does not. Reviews that were
 * made before there were gains have none.
 */
export interface JudgedDecision {
  step: number;
  seat: number;
  prompt: string;
  move: string;
  best: string;
  chances: number[];
  effects: number[];
  considered: ConsideredMove[];
  reason: Text | null;
  gains: Gain[];
}

/**
 * A finished game as somebody had it (I, or whose page it is, or its winner) who sat at `seat`.
 *
 * `players` are names, "bot:knight" for computer players; everybody's places are from 1. `luck` and `own`
 * are from the review, where there is one: tenths of a percent of winning, or of a point for whoever played
 * alone. Where the game counted, `rating` is what they had after it, by `change` more than before;
 * `uncounted` says why it did not.
 */
export interface PastGame {
  table: string;
  game: string;
  variant: string;
  at: number;
  players: string[];
  seat: number;
  places: number[];
  scores: number[];
  luck: number | null;
  own: number | null;
  rating: number | null;
  change: number;
  uncounted: Text | null;
}

/** A finished game step by step, as a seat, as a spectator, or all-seeing. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  steps: ReplayStep[];
  result: Result | null;
}

/** One place in a replay: who answered what (seat None is chance), what was heard, the view after it. */
export interface ReplayStep {
  number: number;
  seat: number | null;
  move: string;
  events: Event[];
  view: unknown;
}

/**
 * A finished game judged. Shares are tenths of a percent of winning; alone, tenths of a point.
 *
 * `turning`, `best` and `worst` are numbers of decisions, the last two by seat.
 */
export interface Review {
  game: string;
  alone: boolean;
  depth: number;
  decisions: JudgedDecision[];
  parts: ReviewParts[];
  turning: number[];
  best: number[][];
  worst: number[][];
}

/** How many decisions of how many have been judged, and the review once all have been. */
export interface Reviewing {
  done: number;
  of: number;
  review: Review | null;
}

/** What made a seat's result: `start + luck + own + rivals` is `result`. */
export interface ReviewParts {
  start: number;
  luck: number;
  own: number;
  rivals: number;
  result: number;
}

/** What the check of a finished game's chance found. */
export interface Verified {
  commitment: string;
  seed: string;
  outcomes: number;
}

/** A move. The same id again is answered the same way and changes nothing. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  question: number;
  move: string;
}

/** Hide all that the author of this line writes from me, here and everywhere; or show it again. */
export interface Block {
  type: "block";
  id: string;
  line: number;
  blocked: boolean;
}

/** Agree to another's undo, or not. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  agree: boolean;
}

/** What would a sensible player do here? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** Remind somebody that it is their turn. */
export interface Nudge {
  type: "nudge";
  id: string;
  seat: number;
}

/** What would this move bring? Nothing is changed, and nobody hears of it. */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  move: string;
}

/** Propose to "mind" a seat (a bot takes care of it), to "pause", to "resume" or to "end" the game. */
export interface Propose {
  type: "propose";
  id: string;
  what: string;
  seat: number | null;
}

/** Show this line to the owner of the server, and say why if there is more to say. */
export interface Report {
  type: "report";
  id: string;
  line: number;
  why: string;
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Take my last move back; where that needs consent, ask the others for it. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Agree to what is proposed, or not. */
export interface Vote {
  type: "vote";
  id: string;
  agree: boolean;
}

/** Why can't I? For a move, or for the board elements picked so far. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  picks: string[];
}

/** What a player wants to know first; `mark` says what the minutes rest on. */
export interface AboutText {
  aim: Record<string, string>;
  players: number[];
  minutes: number[];
  mark: string;
}

/** A mechanism of the game, worked through step by step. */
export interface ExampleText {
  title: Record<string, string>;
  steps: StepText[];
}

/**
 * A game on the shelf; `pieces` is null where there is nothing to choose; `lesson`: it can be learnt.
 *
 * `puzzles` is how many there are to try.
 */
export interface GameInfo {
  key: string;
  least: number;
  most: number;
  usual: number;
  settings: SettingInfo[];
  pieces: PiecesInfo | null;
  hidden: boolean;
  lesson: boolean;
  puzzles: number;
  variants: VariantInfo[];
}

/** All that a game says in a language, as Fluent source: for pages that were built without the game. */
export interface GameWords {
  game: string;
  lang: string;
  source: string;
}

/** What players choose when they sit down, in the order in which those get it who don't, and the rule. */
export interface PiecesInfo {
  name: string;
  things: string[];
  rule: string;
}

/** A row of a table: figures, plain texts, or names of things to be put into words. */
export interface RowText {
  cells: (number | string)[];
  mark: string;
}

/** A game's rules, and those of the table itself. */
export interface Rules {
  game: string;
  about: AboutText | null;
  examples: ExampleText[];
  sections: SectionText[];
}

/** A digest entry in every language; `mark` says what it rests on. */
export interface RuleText {
  id: string;
  mark: string;
  text: Record<string, string>;
}

/** A chapter of the digest. */
export interface SectionText {
  id: string;
  title: Record<string, string>;
  rules: RuleText[];
  tables: TableText[];
}

/** A setting of a table: its choices (the first is the default) and the rule that knows it. */
export interface SettingInfo {
  name: string;
  choices: (boolean | number | string)[];
  rule: string;
}

/**
 * What can be played here, and the ranks of the computer players, from weakest to strongest.
 *
 * `usual_bot` is the rank that sits down where nobody says. `address` is where others on the same network
 * find this server, if it is known: an invitation from a page that was opened as localhost must name it.
 * `passkeys` says whether accounts can be kept by them.
 */
export interface Shelf {
  games: GameInfo[];
  bots: string[];
  usual_bot: string;
  address: string | null;
  passkeys: boolean;
}

/** A step of an example, and the rules that it shows at work. */
export interface StepText {
  text: Record<string, string>;
  rules: string[];
}

/** A table that closes a chapter; a `board` is drawn as one. */
export interface TableText {
  title: Record<string, string>;
  columns: Record<string, string>[];
  rows: RowText[];
  board: boolean;
}

/** A variant of a game that a table may be set up for: `key` is then its game. */
export interface VariantInfo {
  key: string;
  name: string;
}

/** An address to write to, and in which language; it is asked first. */
export interface NewEmail {
  address: string;
  lang: string;
}

/** What the push manager of a browser gave: where to send messages, and the keys `p256dh` and `auth`. */
export interface NewPush {
  endpoint: string;
  key: string;
  auth: string;
  lang: string;
}

/**
 * How I am notified of my turn. `key` is what a browser subscribes with; empty where there is no push.
 *
 * `browsers` is how many take push messages for me. `mail` says whether this server sends e-mail; `email` is
 * my address, to which nothing is sent before it is `confirmed`.
 */
export interface Notices {
  key: string;
  browsers: number;
  mail: boolean;
  email: string;
  confirmed: boolean;
}

/** The question now open to a seat; answers must name its number. */
export interface Ask {
  question: number;
  prompt: Text;
  section: string;
  options: Choice[];
  lesson: LessonStep | null;
}

/** One allowed answer: as written in records, and the board elements it touches in order. */
export interface Choice {
  move: string;
  picks: string[];
}

/** Why something was not done: a code for programs, a text for people, and the rule that refuses. */
export interface ErrorMessage {
  code: string;
  text: Text;
  rule: string | null;
}

/** Something that happened, as one viewer may hear it. */
export interface Event {
  message: string;
  facts: Record<string, unknown>;
}

/**
 * What a move brings that another does not: on average a seat has so many tenths more of it, or less.
 *
 * A `cost` speaks against the move.
 */
export interface Gain {
  tally: string;
  seat: number;
  tenths: number;
  cost: boolean;
}

/** What the coach of a guided game says of a question, and the move that the lesson goes on with. */
export interface LessonStep {
  text: Text;
  move: string;
}

/** One line of the score sheet. */
export interface Line {
  seat: number;
  rule: string;
  text: Text;
  points: number;
}

/** How a game ended: seats from best to worst (equals together), scores, the sheet, why. */
export interface Result {
  ranking: number[][];
  scores: number[];
  why: Text;
  rule: string;
  sheet: Line[];
}

/** Something to be put into words: a message id of the catalogue and its facts. */
export interface Text {
  id: string;
  facts: Record<string, unknown>;
}

/** An address to open or to hand on, relative to the server. */
export interface Link {
  path: string;
}

/** The guest behind this cookie. */
export interface Me {
  person: string;
  name: string;
}

/** A program that shall play here, under this name. */
export interface NewProgram {
  name: string;
}

/** What it answered: a credential of WebAuthn as JSON. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** A passkey that opens an account, when it was made and last used (seconds since 1970). */
export interface PasskeyInfo {
  id: string;
  made: number;
  used: number;
}

/** What `navigator.credentials` is asked with: the options of WebAuthn as JSON. */
export interface PasskeyOffer {
  options: Record<string, unknown>;
}

/** All passkeys of somebody, the oldest first. */
export interface Passkeys {
  passkeys: PasskeyInfo[];
}

/** A program that I let play here, when its token was made and last used (seconds since 1970). */
export interface ProgramInfo {
  program: string;
  name: string;
  made: number;
  used: number;
}

/** The token of a new program, which is shown this once; and all my programs with it. */
export interface ProgramMade {
  token: string;
  programs: ProgramInfo[];
}

/** All my programs, the oldest first. */
export interface Programs {
  programs: ProgramInfo[];
}

/** A guest chooses a name. */
export interface Rename {
  name: string;
}

/** A moment of a game as the seat to decide sees it, and what it may do. */
export interface Puzzle {
  game: string;
  number: number;
  puzzles: number;
  seats: number;
  seat: number;
  prompt: Text;
  options: Choice[];
  view: unknown;
}

/** The move that somebody takes for the solution. */
export interface PuzzleAnswer {
  move: string;
}

/** A puzzle in a list: an id that stays with it, and whether first sight leads astray. */
export interface PuzzleEntry {
  id: string;
  hard: boolean;
}

/** The puzzles of a game in their order, and the number of today's, from 1; 0 where there are none. */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleEntry[];
  today: number;
}

/**
 * Whether it is; the solution, what the next best move is worth less in tenths of a percent, and why.
 *
 * `gains` are what the solution brings that the next best move does not.
 */
export interface PuzzleSolved {
  right: boolean;
  solution: string;
  ahead: number;
  reason: Text | null;
  gains: Gain[];
}

/** Whether others shall see my page and my place on leaderboards. */
export interface HideProfile {
  hidden: boolean;
}

/**
 * The best players of a game at a pace, computer players among them where they stand.
 *
 * A place takes `least` games. `mine` and `place` are my own rating and place, where I have them.
 */
export interface Leaderboard {
  game: string;
  pace: string;
  least: number;
  players: RankedPlayer[];
  mine: RatingInfo | null;
  place: number | null;
}

/** My own ratings; `page` says that others see them, `hidden` that I do not want that. */
export interface MyProfile {
  hidden: boolean;
  page: boolean;
  ratings: RatingInfo[];
}

/**
 * What all may know of somebody: name, since when (seconds since 1970), ratings, finished games.
 *
 * `games` are those at public tables, and those where the reader played too.
 */
export interface Profile {
  person: string;
  name: string;
  since: number;
  ratings: RatingInfo[];
  games: PastGame[];
}

/**
 * Somebody on a leaderboard, or a computer player ("bot:knight") among them, who has no place.
 *
 * `person` names their page; it is empty for a computer player.
 */
export interface RankedPlayer {
  place: number | null;
  person: string;
  name: string;
  rating: number;
  margin: number;
  games: number;
  me: boolean;
}

/**
 * A rating in a game at a pace, "live" or "days"; nineteen times of twenty it is right within `margin`.
 *
 * `provisional` says that too few games have been played for it to mean much.
 */
export interface RatingInfo {
  game: string;
  pace: string;
  rating: number;
  margin: number;
  games: number;
  provisional: boolean;
}

/** Whether a finished game counted, `why` not, and what it did to my rating, where I played. */
export interface TableRating {
  why: Text | null;
  rating: RatingInfo | null;
  change: number;
}

/** What a seat will play, as its game names it; empty is what is left. */
export interface ChoosePiece {
  piece: string;
}

/** Go on from a step of a finished game in one of its seats, against computer players or with friends. */
export interface GoOn {
  step: number;
  seat: number;
  friends: boolean;
}

/** Whether the server is well ("ok" or "failed"), and what was tried to find out. */
export interface Health {
  status: string;
  version: string;
  checks: Record<string, string>;
}

/** A table to be set up; `game` is the key of a game or of one of its variants. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  settings: Record<string, boolean | number | string>;
  public: boolean;
  open_chat: boolean;
  hints: boolean;
  pace: string;
}

/**
 * One click: me against computer players, started at once; or a guided first game.
 *
 * An empty `bot` is the usual one.
 */
export interface PlayNow {
  game: string;
  lesson: boolean;
  bot: string;
}

/** Whether newcomers should be sent to this server. */
export interface Ready {
  ready: boolean;
}

/**
 * A seat as all may see it. `kind` is "person", "guest", "bot" or "open".
 *
 * `plays` are its pieces: what was chosen before the game, and what it has once the game has begun.
 * Two things are for the reader: `mine`, and `reserved` where a bot plays on in a seat that they left.
 * `owner` is whose program plays here; empty where a person does. `minded` says that a bot takes care of
 * the seat while its player is away; `until` when one will answer for it.
 */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  plays: string[];
  mine: boolean;
  here: boolean;
  reserved: boolean;
  owner: string;
  minded: boolean;
  until: number | null;
}

/**
 * Who shall sit here: "me", "guest" (beside me on this device), "open" or "bot".
 *
 * An empty `bot` is the usual one. `piece` is what they play ("knight:blue"); empty is what is left.
 */
export interface SeatRequest {
  kind: string;
  bot: string;
  name: string;
  piece: string;
}

/** Take an open seat: this one, or the first that is free; and a piece that nobody has chosen. */
export interface Sit {
  seat: number | null;
  piece: string;
}

/** Two seats whose players change places. */
export interface Swap {
  one: number;
  other: number;
}

/**
 * A table as all may see it. `stage` is "open", "playing", "over" or "closed".
 *
 * `closed` says why there is no board to show: a game that was stopped, or was played by other rules.
 * `open_chat` lets those who watch write too; `hints` says whether advice can be had; `pace` is "normal",
 * "relaxed", "quick" or "days". `variant` says what is changed in the game, as the key of the variant does;
 * it is empty for the game as printed. `from_file` says that the game was played elsewhere and was opened
 * here as a record file: nobody sits at its table. `host` says that the reader is the table's host,
 * `host_seat` where the host sits, if they do, and `host_here` whether they have the page open.
 */
export interface TableInfo {
  table: string;
  game: string;
  variant: string;
  stage: string;
  public: boolean;
  settings: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  host: boolean;
  host_seat: number | null;
  host_here: boolean;
  waiting: number[];
  commitment: string;
  answers: number;
  next: string | null;
  updated: number;
  open_chat: boolean;
  hints: boolean;
  pace: string;
  paused: boolean;
  closed: Text | null;
  lesson: boolean;
  from_file: boolean;
}

/** Several tables, those that wait for the reader first. */
export interface Tables {
  tables: TableInfo[];
}

/** A move, what speaks for it, and what it brings that the next best does not. */
export interface AdvisedMove {
  move: string;
  why: Text | null;
  gains: Gain[];
}

/** The answer to "why can't I?": nothing refuses it, or this does. */
export interface Because {
  type: "because";
  id: string;
  error: ErrorMessage | null;
}

/** The table itself changed: seats, presence, stage, a rematch. */
export interface Changed {
  type: "changed";
  table: TableInfo;
}

/** The message with this id was carried out. */
export interface Done {
  type: "done";
  id: string;
}

/** The message with this id (empty: an unreadable one) changed nothing, and why. */
export interface Failed {
  type: "failed";
  id: string;
  error: ErrorMessage;
}

/** These lines of chat are by somebody whom the reader has blocked. */
export interface Hidden {
  type: "hidden";
  lines: number[];
}

/** What a sensible player would do, then the next best where there is another move. */
export interface Hinted {
  type: "hinted";
  id: string;
  moves: AdvisedMove[];
}

/** A player is reminded that it is their turn, by the player in another seat. */
export interface Nudged {
  type: "nudged";
  seat: number;
  by: number;
}

/**
 * One way that dice or a bag may decide, and what it brings that other ways do not.
 *
 * Where `example` is true the events stand for several that differ in their numbers alone.
 */
export interface Odds {
  chance: number;
  events: Event[];
  example: boolean;
}

/**
 * What a move would surely bring, the odds where chance is asked next, and the view between the two.
 *
 * There are no odds, or no view, where they hang on what this seat can't see.
 */
export interface Previewed {
  type: "previewed";
  id: string;
  move: string;
  sure: Event[];
  odds: Odds[];
  view: unknown;
}

/**
 * What is proposed, about which seat, by whom; how many have agreed, and how many must.
 *
 * Sent on joining too. Nothing is proposed (any more) where `what` is null.
 */
export interface Proposed {
  type: "proposed";
  what: string | null;
  seat: number | null;
  by: number | null;
  agreed: number;
  needed: number;
}

/** A line of chat; `seat` is None for a spectator, and `mine` says that the reader wrote it. */
export interface Said {
  type: "said";
  line: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  mine: boolean;
}

/**
 * A player asks the others to let a move be taken back across what was revealed.
 *
 * Sent on joining too; nobody asks where `needs` is empty. `refused` is the seat that has just said no.
 */
export interface UndoRequested {
  type: "undo-requested";
  seat: number | null;
  needs: number[];
  refused: number | null;
}

/**
 * A change of the table as one seat (None: spectator) may know it, numbered.
 *
 * `events` happened since the message before; `view` is what stands now. A `fresh` update does not build
 * on earlier ones: the browser starts from its view. `undone` is the seat whose answer was taken back.
 * `until` is when the first answer must be there, at a table whose pace sets a time, or when a question
 * closes that stands for a few seconds only. `ends` says by seat when a computer player answers for it, as
 * `until` of the seats does in what is said of the table.
 */
export interface Update {
  type: "update";
  n: number;
  seat: number | null;
  fresh: boolean;
  undone: number | null;
  events: Event[];
  view: unknown;
  ask: Ask | null;
  waiting: number[];
  until: number | null;
  ends: (number | null)[];
  undo: boolean;
  result: Result | null;
}

export type FromBrowserAny = Answer | Why | Undo | Consent | Hint | Preview | Nudge | Propose | Vote | Say | Block | Report;

export type ToBrowserAny = Update | Done | Failed | Because | Hinted | Previewed | UndoRequested | Nudged | Proposed | Said | Hidden | Changed;
