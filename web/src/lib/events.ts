/** Typed facts of events, from the `EventFacts` that are generated for each game. */

/** The facts of a game's events by their name on its board: the message without the game's key. */
export type FactsByName<EventFacts, Game extends string> = {
  [Message in keyof EventFacts as Message extends `${Game}-${infer Name}` ? Name : never]: EventFacts[Message];
};
