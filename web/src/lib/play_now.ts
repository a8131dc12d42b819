/** One click to a game against computer players, or to a guided one. */

import { board } from "./boards";
import { http } from "./http";
import { language } from "./language.svelte";
import { navigation } from "./navigation.svelte";

/** An empty `bot` is the usual one. */
export async function playNow(game: string, lesson: boolean, bot = ""): Promise<void> {
  // What the table's page needs is loaded while the table is set up.
  void Promise.all([import("../pages/Table.svelte"), board(game), language.learn(game)]).catch(() => undefined);
  const { table } = await http.playNow(game, lesson, bot);
  navigation.to({ page: "table", table });
}
