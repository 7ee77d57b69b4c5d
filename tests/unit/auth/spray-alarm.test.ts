import { beforeEach, describe, expect, it } from "vitest";
import { SprayAlarm } from "#app/features/auth/throttle/password-spray-alarm.server.ts";

const HOUR = 3_600_000;

let now = 0;
let alarm: SprayAlarm;
beforeEach(() => {
  // A server that has been up for a while.
  now = 10 * HOUR;
  alarm = new SprayAlarm(() => now);
});

/**
 * Wrong passwords, one after the other over so many accounts.
 * @returns which of them raised the alarm, the first is 1
 */
function spray(failures: number, accounts: number, first = 0): number[] {
  return Array.from({ length: failures }, (_, index) => index + 1).filter((count) =>
    alarm.add(`account-${first + (count % accounts)}`),
  );
}

describe("the alarm for all accounts together", () => {
  it("is raised by the 101st account of an hour, once", () => {
    expect(spray(100, 100)).toEqual([]);
    expect(alarm.delayMs).toBe(0);
    expect(spray(50, 50, 100)).toEqual([1]);
    expect(alarm.delayMs).toBe(2000);
  });

  it("is raised by the 301st failure of an hour, however few accounts are tried", () => {
    expect(spray(400, 20)).toEqual([301]);
  });

  it("counts the accounts and the failures of the hour before no more", () => {
    spray(300, 100);
    now += HOUR;
    expect(spray(300, 100, 100)).toEqual([]);
    now += HOUR - 1;
    expect(spray(1, 1)).toEqual([1]);
  });

  it("makes unknown browsers wait for an hour after the last failure beyond the limits", () => {
    spray(101, 101);
    now += HOUR / 2;
    spray(1, 1);
    now += HOUR - 1;
    expect(alarm.delayMs).toBe(2000);
    now += 1;
    expect(alarm.delayMs).toBe(0);
  });

  it("is raised again by an attack that begins as it ends", () => {
    spray(101, 101);
    now += HOUR;
    expect(spray(101, 101)).toEqual([101]);
  });

  it("is taken away by an admin, with what was counted in that hour", () => {
    spray(101, 101);
    alarm.clear();
    expect(alarm.delayMs).toBe(0);
    expect(spray(300, 100, 101)).toEqual([]);
    expect(spray(1, 1)).toEqual([1]);
  });
});
