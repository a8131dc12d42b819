import { describe, expect, it } from "vitest";
import { back, before, meant, narrow, pick } from "../src/lib/picks";
import type { Choice } from "../src/lib/protocol";

const choice = (move: string): Choice => ({ move, picks: move.split(" ") });
const OPTIONS = ["knight:red cell:1", "knight:red cell:2", "knight:blue cell:2", "stop", "pay", "pay card:3", "knight:green cell:1", "knight:green cell:2"].map(choice);

describe("narrowing", () => {
  it("opens what begins some option", () => {
    const now = narrow(OPTIONS, []);
    expect([...now.open]).toEqual(["knight:red", "knight:blue", "stop", "pay", "knight:green"]);
    expect(now.whole).toBeNull();
  });

  it("keeps the options that begin with what is picked", () => {
    const now = narrow(OPTIONS, ["knight:red"]);
    expect([...now.open]).toEqual(["cell:1", "cell:2"]);
    expect(now.options).toHaveLength(2);
  });

  it("plays a move when nothing is left to pick", () => {
    expect(pick(OPTIONS, narrow(OPTIONS, []), "stop")).toEqual({ is: "move", choice: choice("stop") });
    const picked = pick(OPTIONS, narrow(OPTIONS, ["knight:red"]), "cell:2");
    expect(picked).toEqual({ is: "move", choice: choice("knight:red cell:2") });
  });

  it("plays the forced rest of a move by itself", () => {
    expect(pick(OPTIONS, narrow(OPTIONS, []), "knight:blue")).toEqual({ is: "move", choice: choice("knight:blue cell:2") });
  });

  it("knows which one move is meant by pointing", () => {
    expect(meant(narrow(OPTIONS, []), "knight:blue")).toEqual(choice("knight:blue cell:2"));
    expect(meant(narrow(OPTIONS, []), "knight:red")).toBeNull();
    expect(meant(narrow(OPTIONS, ["knight:red"]), "cell:1")).toEqual(choice("knight:red cell:1"));
    expect(meant(narrow([choice("knight:red cell:1"), choice("knight:red cell:2")], []), "cell:2")).toEqual(choice("knight:red cell:2"));
  });

  it("asks where a move is whole and could go on", () => {
    const picked = pick(OPTIONS, narrow(OPTIONS, []), "pay");
    expect(picked.is).toBe("narrowed");
    if (picked.is === "narrowed") {
      expect(picked.now.whole).toEqual(choice("pay"));
      expect([...picked.now.open]).toEqual(["card:3"]);
    }
  });

  it("goes back one pick", () => {
    expect(back(OPTIONS, narrow(OPTIONS, ["knight:red"])).chosen).toEqual([]);
    expect(back(OPTIONS, narrow(OPTIONS, [])).chosen).toEqual([]);
  });

  it("lets go what is picked again, and starts anew with what begins another option", () => {
    const red = narrow(OPTIONS, ["knight:red"]);
    expect(pick(OPTIONS, red, "knight:red")).toMatchObject({ is: "narrowed", now: { chosen: [] } });
    expect(pick(OPTIONS, red, "knight:green")).toMatchObject({ is: "narrowed", now: { chosen: ["knight:green"] } });
    expect(pick(OPTIONS, red, "stop")).toEqual({ is: "move", choice: choice("stop") });
  });

  it("knows what must be picked first", () => {
    expect(before(narrow(OPTIONS, []), "cell:2")).toEqual(["knight:red", "knight:blue", "knight:green"]);
    expect(before(narrow(OPTIONS, []), "card:3")).toEqual(["pay"]);
    expect(before(narrow(OPTIONS, []), "stop")).toEqual([]);
    expect(before(narrow(OPTIONS, ["knight:red"]), "cell:2")).toEqual([]);
  });

  it("says that nothing begins so", () => {
    expect(pick(OPTIONS, narrow(OPTIONS, ["knight:red"]), "cell:9")).toEqual({
      is: "closed",
      picks: ["knight:red", "cell:9"],
    });
    expect(pick([], narrow([], []), "stop")).toEqual({ is: "closed", picks: ["stop"] });
  });
});
