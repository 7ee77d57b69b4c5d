import { describe, expect, it } from "vitest";
import { spokenTime, type TimedChunk, type TimedRecording } from "#app/features/interview/voice/spoken-time.ts";
import { measure } from "../../../scripts/bench/delivery/measure.ts";
import { record } from "../../../scripts/bench/delivery/recordings.ts";
import { SCRIPTS } from "../../../scripts/bench/delivery/scripts.ts";

const chunk = (from: number, voiced: TimedChunk["voiced"], milliseconds = 3400): TimedChunk => ({
  from,
  milliseconds,
  voiced,
});
const recording = (milliseconds: number | null, ...chunks: TimedChunk[]): TimedRecording => ({ milliseconds, chunks });
const SPEAKS = chunk(0, [[500, 3400]]);

describe("the time of a spoken answer", () => {
  it("goes from the first sound to the last, and what two chunks share counts once", () => {
    const chunks = [SPEAKS, chunk(3000, [[0, 1000]])];
    expect(spokenTime([recording(6400, ...chunks)])).toEqual({ seconds: 3.5, pauses: 0, longestPause: 0 });
    expect(spokenTime([recording(6400, ...chunks.reverse())]), "in any order").toMatchObject({ seconds: 3.5 });
  });

  it("has the pauses of 1.5 s or more, also over the seam of chunks", () => {
    const chunks = [
      chunk(0, [
        [0, 500],
        [1999, 2200],
      ]),
      chunk(3000, []),
      chunk(6000, [[700, 1000]]),
    ];
    expect(spokenTime([recording(9400, ...chunks)])).toEqual({ seconds: 7, pauses: 1, longestPause: 4.5 });
  });

  it("adds the recordings of an answer; the time between them is no pause", () => {
    const again = recording(3400, chunk(0, [[1000, 2000]]));
    expect(spokenTime([recording(3400, SPEAKS), again])).toEqual({ seconds: 3.9, pauses: 0, longestPause: 0 });
    expect(spokenTime([recording(3400, SPEAKS), recording(3400, chunk(0, []))])).toMatchObject({ seconds: 2.9 });
  });

  it.each([
    ["nothing was recorded", []],
    ["nobody spoke", [recording(3400, chunk(0, []))]],
    ["a chunk in the middle is lost", [recording(9400, SPEAKS, chunk(6000, [[0, 500]]))]],
    ["the last chunk is lost", [recording(6000, SPEAKS)]],
    ["the first chunk is lost", [recording(6400, chunk(3000, [[0, 500]]))]],
    ["the machine slept", [recording(9400, SPEAKS, chunk(3800, [[0, 500]]), chunk(6800, []))]],
    ["the server cannot tell", [recording(6400, SPEAKS, chunk(3000, null))]],
    ["the recording was broken off", [recording(null, SPEAKS)]],
    ["one of two recordings is not whole", [recording(3400, SPEAKS), recording(9000, SPEAKS)]],
  ])("is not told where %s", (_, recordings) => {
    expect(spokenTime(recordings)).toBeNull();
  });

  it("bears the moment that a recorder takes to start", () => {
    expect(spokenTime([recording(6800, SPEAKS, chunk(3550, [[0, 500]], 2900))])).toMatchObject({ seconds: 3.6 });
  });

  // All ten are measured by npm run eval:delivery.
  it.each([SCRIPTS[1], SCRIPTS[6], SCRIPTS[9]])(
    "of a made recording is that of a hand count: $name",
    async (script) => {
      if (!script) throw new Error("no such script");
      const { samples, seconds, pauses } = record(script, 1);
      const time = await measure(samples);
      expect(Math.abs((time?.seconds ?? 0) / seconds - 1)).toBeLessThan(0.02);
      expect(time?.pauses).toBe(pauses);
    },
  );
});
