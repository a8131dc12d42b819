import { expect, test } from "vitest";
import { bareLines, recalled } from "../src/lib/log";

const event = (message: string) => ({ message, facts: {} });
const step = (number: number, view: string, ...messages: string[]) => ({ number, seat: 0, move: "", events: messages.map(event), view });

test("after a reload the lines of the log get the boards around them back", () => {
  const steps = [step(0, "start"), step(1, "one", "a", "b"), step(2, "two", "c")];
  const log = recalled(bareLines([event("a"), event("b"), event("c")]), steps);
  expect(log.map(({ batch }) => [batch?.before, batch?.after, batch?.first])).toEqual([
    ["start", "one", 1],
    ["start", "one", 1],
    ["one", "two", 3],
  ]);
});

test("a long game's log begins later than its replay", () => {
  const steps = [step(0, "start"), step(1, "one", "a", "b"), step(2, "two", "c")];
  expect(recalled(bareLines([event("b"), event("c")]), steps).map(({ batch }) => batch?.after)).toEqual(["one", "two"]);
});

test("a line that the replay tells otherwise stays bare", () => {
  const [first, second] = recalled(bareLines([event("a"), event("x")]), [step(0, "start"), step(1, "one", "a", "b")]);
  expect(first!.batch).not.toBeNull();
  expect(second!.batch).toBeNull();
});
