import { expect, test } from "vitest";
import { setTempo } from "../src/lib/tempo";

function animation(playState: AnimationPlayState): Animation {
  const one = { playState, playbackRate: 1, pause: () => void (one.playState = "paused"), play: () => void (one.playState = "running") };
  return one as unknown as Animation;
}

test("what moves keeps pace with the event that is played", () => {
  const moving = [animation("running"), animation("running")];
  setTempo(moving, 2.5, false);
  expect(moving.map(({ playbackRate }) => playbackRate)).toEqual([2.5, 2.5]);
});

test("a pause halts what moves and later goes on; what has ended stays ended", () => {
  const all = [animation("running"), animation("finished")];
  setTempo(all, 1, true);
  expect(all.map(({ playState }) => playState)).toEqual(["paused", "finished"]);
  setTempo(all, 1, false);
  expect(all.map(({ playState }) => playState)).toEqual(["running", "finished"]);
});
