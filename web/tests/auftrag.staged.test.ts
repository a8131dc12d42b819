import { describe, expect, it } from "vitest";
import { POSITIONS } from "../gallery/auftrag.positions";
import { duration, motion } from "../src/games/auftrag/motion";
import type { Display, GameEvent } from "../src/games/auftrag/display";
import { staged } from "../src/games/auftrag/staged";

const view = POSITIONS["middle"]!.view;
const event = (message: string, facts: Record<string, unknown>): GameEvent => ({ message: `auftrag-${message}`, facts }) as GameEvent;
const after = (message: string, facts: Record<string, unknown>, from: Display = view): Display => staged(from, event(message, facts), from);
const pile = (one: Display, name: string): number | undefined => one.piles.find((card) => card.name === name)?.count;

describe("the board in step with the story", () => {
  it("lets a knight arrive and puts the horse down", () => {
    const now = after("rode", { seat: "seat:0", horse: "action:horse_3", place: "place:moon_lake" });
    expect(now.seats[0]!.place).toBe("place:moon_lake");
    expect(now.ring.map(({ knights }) => knights.includes(0))).toEqual([false, false, true, false, false, false, false, false]);
    expect(now.seats[0]!.actions).toEqual(["action:quest", "action:exercise_dragon"]);
    expect(now.my_actions.map(({ name }) => name)).toEqual(["action:quest", "action:exercise_dragon"]);
  });

  it("moves a card from its pile to the hand, and back for a court", () => {
    const trained = after("exercised", { seat: "seat:0", card: "virtue:dragon_2" });
    expect(pile(trained, "virtue:dragon_2")).toBe(0);
    expect(trained.my_hand.find(({ name }) => name === "virtue:dragon_2")?.count).toBe(1);
    const judged = after("judged", { seat: "seat:0", card: "virtue:book_2", points: 2 });
    expect(pile(judged, "virtue:book_2")).toBe(1);
    expect(judged.my_hand.some(({ name }) => name === "virtue:book_2")).toBe(false);
    expect(judged.scores[0]).toBe(8);
  });

  it("gives an adventure to its holder and leaves its spot empty", () => {
    const now = after("summoned", { seat: "seat:3", adventure: "adventure:evil_witch" });
    expect(now.open).toEqual(["adventure:wild_boar", null, "adventure:fire_dragon"]);
    expect(now.adventures.find(({ name }) => name === "adventure:evil_witch")).toMatchObject({ state: "held", holder: 3 });
  });

  it("plays several events one after the other without changing the view they start from", () => {
    const before = structuredClone(view);
    const first = after("fulfilled", { seat: "seat:1", adventure: "adventure:fierce_giant", cards: ["virtue:sword_2"], points: 6 });
    const second = after("lost", { seat: "seat:1", lost: ["action:horse_4"] }, first);
    expect(second.scores[1]).toBe(15);
    expect(second.seats[1]).toMatchObject({ done: true, actions: ["action:tournament"], adventures: [], cards: 2 });
    expect(view).toEqual(before);
  });

  it("clears the lists before the next round is made ready", () => {
    const riders = [{ seat: 0, sealed: true, cards: null, total: null }];
    const jousting: Display = { ...view, tournament: { riders, missing: [] } };
    expect(after("won", { seat: "seat:0", points: 2 }, jousting).tournament).not.toBeNull();
    expect(after("turned", { adventure: "adventure:white_stag" }, jousting).tournament).toBeNull();
    expect(after("pitched", { seat: "seat:1", tent: 1 }, jousting).tournament).toBeNull();
  });

  it("turns to the next round when it is said", () => {
    expect(after("round-began", { number: view.round + 1 }).round).toBe(view.round + 1);
  });

  it("shows what nobody knows how to stage as it is", () => {
    expect(after("missed", { seat: "seat:1" })).toBe(view);
  });
});

describe("movement", () => {
  it("passes every place of a ride", () => {
    const ride = event("rode", { seat: "seat:0", horse: "action:horse_3", place: "place:hidden_valley" });
    expect(motion(ride, view, staged(view, ride, view), "tall").ride?.way).toHaveLength(4);
  });

  it("takes action cards off the table and puts lost ones back", () => {
    const [took] = motion(event("took", { seat: "seat:0", action: "action:court" }), view, view, "tall").flights;
    const back = motion(event("lost", { seat: "seat:0", lost: ["action:court", "action:quest"] }), view, view, "tall").flights;
    expect(back.map(({ what, from, to }) => [what, from, to])).toEqual([["action:court", took!.to, took!.from], ["action:quest", took!.to, took!.from]]);
  });

  it("carries a tent from the Round Table to its knight", () => {
    const [tent, ...others] = motion(event("pitched", { seat: "seat:2", tent: 3 }), view, view, "tall").flights;
    expect([tent!.what, tent!.text, others]).toEqual(["tent", "3", []]);
    const [took] = motion(event("took", { seat: "seat:2", action: "action:court" }), view, view, "tall").flights;
    expect(tent!.to).toEqual(took!.to);
  });

  it("takes no event longer than a second", () => {
    for (const message of ["rode", "fulfilled", "judged", "won", "round-began", "missed"]) expect(duration(event(message, {}))).toBeLessThan(1000);
  });
});
