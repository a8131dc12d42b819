import { describe, expect, it } from "vitest";
import { namesOf, readerOf } from "../src/lib/people";
import type { SeatInfo } from "../src/lib/protocol";

const seat = (number: number, kind: string, name = "", mine = false): SeatInfo => ({
  seat: number, kind, name, mine, plays: [], here: true, reserved: false, owner: "", minded: false, until: null,
});

describe("the people at a table", () => {
  it("are called by name, guests by the royal name of their seat", () => {
    expect(namesOf([seat(0, "person"), seat(1, "person", "Ann"), seat(2, "bot", "bot:king"), seat(3, "open")])).toEqual(["bot:guest", "Ann", "bot:king", ""]);
  });

  it("have one who reads, unless several share a device or nobody of it sits there", () => {
    expect(readerOf([seat(0, "bot", "bot:page"), seat(1, "person", "", true)])).toBe(1);
    expect(readerOf([seat(0, "person", "Ann", true), seat(1, "person", "Bob", true)])).toBeNull();
    expect(readerOf([seat(0, "person", "Ann")])).toBeNull();
  });
});
