import { DateTime } from "luxon";
import { TIME_ZONE } from "#app/platform/format.ts";

/** When the daily backup is due. Pure: instants in, yes or no out. */

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Older than this, a backup was missed. */
const MISSED_MS = 25 * HOUR_MS;
/** A server that has just started has other things to do. */
const SETTLE_MS = 5 * MINUTE_MS;
const RETRY_MS = HOUR_MS;

export type Moment = {
  now: Date;
  startedAt: Date;
  /** The newest backup, whoever made it. */
  last: Date | null;
  /** The last try of this process. */
  triedAt: Date | null;
};

/** @param at wall time of Chile, "03:30", or "off" */
export function isDue({ now, startedAt, last, triedAt }: Moment, at: string): boolean {
  if (at === "off") return false;
  if (triedAt && now.getTime() - triedAt.getTime() < RETRY_MS && now >= triedAt) return false;
  const slot = latestSlot(now, at);
  // A start in the future was under another clock: it says nothing about when this process began.
  if (slot >= startedAt || startedAt > now) return last === null || last < slot;
  // It fell into a time in which the server was down.
  const missed = last === null || now.getTime() - last.getTime() > MISSED_MS;
  return missed && now.getTime() - startedAt.getTime() >= SETTLE_MS;
}

/** The last instant, not after now, at which the clock showed that time. */
function latestSlot(now: Date, at: string): Date {
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  const day = DateTime.fromJSDate(now, { zone: TIME_ZONE });
  const today = day.set({ hour, minute, second: 0, millisecond: 0 });
  const slot =
    today.toMillis() <= now.getTime() ? today : day.minus({ days: 1 }).set({ hour, minute, second: 0, millisecond: 0 });
  return slot.toJSDate();
}
