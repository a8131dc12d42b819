import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/lib/catalogue";
import type { Result } from "../src/lib/protocol";
import { headline, margin, placeOf } from "../src/lib/result";
import { Words } from "../src/lib/words";

const TEXTS = `
table-list-last = { $first } and { $last }
web-won-alone = You score { $points }
web-won-by-me = You win by { $points }
web-won-with-me = You share it with { $text }
web-won-by = { $winners ->
    [one] { $text } wins by { $points }
   *[other] { $text } share it
}
`;
const words = new Words(new Catalogue("en", [TEXTS]), "crowns", ["Ann", "Bob", "Cid"]);
const result = (ranking: number[][], scores: number[]): Result => ({
  ranking, scores, why: { id: "over", facts: {} }, rule: "CRW-1", sheet: [],
});

describe("the headline of a result", () => {
  it("speaks to the winner, and of the winner to others", () => {
    const won = result([[1], [0], [2]], [10, 12, 3]);
    expect(headline(won, 1, words)).toBe("You win by 2");
    expect(headline(won, 0, words)).toBe("Bob wins by 2");
    expect(headline(won, null, words)).toBe("Bob wins by 2");
  });

  it("knows shared victories and games alone", () => {
    const shared = result([[0, 2], [1]], [9, 4, 9]);
    expect(headline(shared, 2, words)).toBe("You share it with Ann");
    expect(headline(shared, 1, words)).toBe("Ann and Cid share it");
    expect(headline(result([[0]], [31]), 0, words)).toBe("You score 31");
  });

  it("gives no margin where points do not decide", () => {
    expect(margin(result([[0], [1]], [7, 7]))).toBeNull();
    expect(placeOf(result([[0, 2], [1]], [9, 4, 9]), 1)).toBe(3);
  });
});
