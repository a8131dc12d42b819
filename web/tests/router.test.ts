import { describe, expect, it } from "vitest";
import { address, read, type Place } from "../src/lib/router";

const at = (path: string): Place => read(new URL(path, "http://table.example"));

describe("addresses", () => {
  const places: [string, Place][] = [
    ["/", { page: "home" }],
    ["/history", { page: "history" }],
    ["/puzzles", { page: "puzzles" }],
    ["/me", { page: "me" }],
    ["/about", { page: "about" }],
    ["/g/crowns", { page: "game", game: "crowns" }],
    ["/g/crowns#leaderboard", { page: "game", game: "crowns", leaderboard: true }],
    ["/p/uq9mkrnvhOvPcyg_", { page: "profile", person: "uq9mkrnvhOvPcyg_" }],
    ["/t/2Weayjav1n9P", { page: "table", table: "2Weayjav1n9P" }],
    ["/t/abc?tv", { page: "table", table: "abc", tv: true }],
    ["/review/abc", { page: "review", table: "abc" }],
    ["/review/abc#30", { page: "review", table: "abc", step: 30 }],
    ["/review/abc#0", { page: "review", table: "abc", step: 0 }],
    ["/puzzles/crowns", { page: "puzzle", game: "crowns", number: null }],
    ["/puzzles/crowns/7", { page: "puzzle", game: "crowns", number: 7 }],
    ["/r/abc", { page: "replay", table: "abc", step: 0, seat: null }],
    ["/r/abc#17", { page: "replay", table: "abc", step: 17, seat: null }],
    ["/r/abc?seat=2#17", { page: "replay", table: "abc", step: 17, seat: 2 }],
    ["/r/abc?seat=all#3", { page: "replay", table: "abc", step: 3, seat: "all" }],
  ];

  it.each(places)("%s is read and written", (path, place) => {
    expect(at(path)).toEqual(place);
    expect(address(place)).toBe(path);
  });

  it.each(["/t/", "/t/a/b", "/nothing", "/g/", `/t/${"x".repeat(65)}`])("%s leads nowhere", (path) => {
    expect(at(path).page).toBe("not-found");
  });

  it("takes nonsense in a link as nothing said", () => {
    expect(at("/r/abc?seat=-1#zz")).toEqual({ page: "replay", table: "abc", step: 0, seat: null });
    expect(at("/review/abc#zz")).toEqual({ page: "review", table: "abc" });
    expect(at("/t/abc/")).toEqual({ page: "table", table: "abc" });
  });
});
