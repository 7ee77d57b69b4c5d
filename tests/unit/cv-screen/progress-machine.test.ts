import { describe, expect, it } from "vitest";
import { IDLE, type ProgressEvent, type ProgressState, progressReducer } from "#app/features/cv/progress-bar.ts";

const run = (events: ProgressEvent[], from: ProgressState = IDLE) => events.reduce(progressReducer, from);
const ticks = (count: number, random: number): ProgressEvent[] =>
  Array.from({ length: count }, () => ({ type: "tick", random }));
const button: ProgressEvent = { type: "started", by: "button" };

describe("the bar of an analysis", () => {
  it("starts at 10 by the button and at 20 when the screen finds an analysis under way", () => {
    expect(run([button]).percent).toBe(10);
    expect(run([{ type: "started", by: "found" }]).percent).toBe(20);
  });

  it.each([
    [0, 11],
    [0.25, 12],
    [0.5, 13],
    [0.999, 14],
  ])("rises by 1 to 4 points at a tick (random %s)", (random, percent) => {
    expect(run([button, { type: "tick", random }]).percent).toBe(percent);
  });

  it("stops at 85 however long the answer takes", () => {
    expect(run([button, ...ticks(400, 0.99)]).percent).toBe(85);
    expect(run([button, ...ticks(400, 0)]).percent).toBe(85);
  });

  it("jumps to 90, 95, 98 and 100 as the answer arrives, is read, is understood and is there", () => {
    const seen: number[] = [];
    let state = run([button, ...ticks(3, 0.5)]);
    for (const type of ["responded", "read", "parsed", "succeeded"] as const) {
      state = progressReducer(state, { type });
      seen.push(state.percent);
    }
    expect(seen).toEqual([90, 95, 98, 100]);
  });

  it("is not pulled back by a tick that comes after the answer", () => {
    expect(run([button, { type: "responded" }, { type: "tick", random: 0.9 }]).percent).toBe(90);
    expect(run([button, { type: "succeeded" }, { type: "tick", random: 0.9 }]).percent).toBe(100);
  });

  it("goes back to 0 on an error and when it is reset", () => {
    expect(run([button, ...ticks(5, 0.9), { type: "responded" }, { type: "failed" }])).toEqual(IDLE);
    expect(run([button, { type: "reset" }])).toEqual(IDLE);
  });

  it("ignores ticks and late answers when nothing runs", () => {
    expect(
      run([{ type: "tick", random: 0.9 }, { type: "responded" }, { type: "read" }, { type: "succeeded" }]),
    ).toEqual(IDLE);
  });
});
