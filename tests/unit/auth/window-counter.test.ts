import { beforeEach, describe, expect, it } from "vitest";
import { WindowCounter } from "#app/features/auth/throttle/window-counter.server.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let now = 0;
let recordings: WindowCounter;
beforeEach(() => {
  now = 5 * MINUTE;
  recordings = new WindowCounter({ now: () => now, windowMs: MINUTE, limit: 3, capacity: 2 });
});

function speak(times: number, person = "ana"): void {
  for (let count = 0; count < times; count += 1) recordings.add(person);
}

describe("who may do something so often in a minute", () => {
  it("goes on without a wait below the limit, and at it waits until the minute since the first time is over", () => {
    speak(1);
    now += 20 * SECOND;
    speak(1);
    expect(recordings.waitMs("ana")).toBe(0);
    speak(1);
    expect(recordings.waitMs("ana")).toBe(40 * SECOND);
    now += 39 * SECOND;
    expect(recordings.waitMs("ana")).toBe(SECOND);
  });

  it("waits no longer for having gone on beyond it", () => {
    speak(30);
    expect(recordings.waitMs("ana")).toBe(MINUTE);
  });

  it("has all of it again when the minute is over", () => {
    speak(3);
    now += MINUTE;
    expect(recordings.waitMs("ana")).toBe(0);
    speak(2);
    expect(recordings.waitMs("ana")).toBe(0);
    speak(1);
    expect(recordings.waitMs("ana")).toBe(MINUTE);
  });

  it("does not wait for others, nor before the first time", () => {
    speak(3, "luis");
    expect(recordings.waitMs("ana")).toBe(0);
    speak(2);
    expect(recordings.waitMs("ana")).toBe(0);
  });

  it("is remembered for no longer than there is room: the oldest minute goes first", () => {
    speak(3, "ana");
    now += SECOND;
    speak(3, "luis");
    expect(recordings.size).toBe(2);
    now += SECOND;
    speak(3, "eva");
    expect(recordings.size).toBe(2);
    expect(["ana", "luis", "eva"].map((person) => recordings.waitMs(person))).toEqual([0, MINUTE - SECOND, MINUTE]);
  });

  it("is not the oldest for having been here before", () => {
    speak(3, "ana");
    now += 30 * SECOND;
    speak(3, "luis");
    now += 30 * SECOND;
    speak(3, "ana");
    speak(1, "eva");
    expect(["ana", "luis"].map((person) => recordings.waitMs(person))).toEqual([MINUTE, 0]);
  });
});
