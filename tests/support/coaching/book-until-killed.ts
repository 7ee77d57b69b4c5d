import { writeSync } from "node:fs";
import { cancelBooking, rescheduleBooking } from "#app/features/coaching/cancel-or-reschedule.server.ts";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { scheduleSession } from "#app/features/coaching/schedule.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { openDatabase } from "#db/open.server.ts";

/**
 * A program: `book-until-killed <database file> <folder> <user id>…` books, moves and cancels without end and says each
 * thing that was acknowledged on a line of its own: {"id":1,"status":"scheduled","startsAt":"…","sequence":0}
 */

const [file = "", folder = "", ...ids] = process.argv.slice(2);
const { db } = openDatabase(file);
const settings = readSettings({ DATA_DIR: folder, MAX_LIVE_BOOKINGS: "100", CANCEL_HOURS: "0" });
const [coach] = await listCoachOffers(db);
const slots = coach?.dates.flatMap((day) => day.slots.map((slot) => slot.startsAt)) ?? [];

/** Straight to the pipe: what has been said is out, whatever happens to the process. */
function say(booking: { id: number; status: string; startsAt: string }): void {
  const { id, status, startsAt } = booking;
  writeSync(1, `${JSON.stringify({ id, status, startsAt })}\n`);
}

async function unlessRefused<T>(achievement: Promise<T>): Promise<T | undefined> {
  try {
    return await achievement;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function live(userId: number, own: string[]): Promise<never> {
  for (let round = 0; ; round += 1) {
    const slot = (shift: number) => new Date(own[(round * 3 + shift) % own.length] ?? 0);
    const input = {
      coachId: coach?.id ?? 0,
      scheduledDate: slot(0),
      clientName: "Ana Soto",
      clientEmail: `ana${userId}@correo.cl`,
      clientPhone: "",
      message: "",
    };
    const made = await unlessRefused(scheduleSession(db, { id: userId }, input, { settings }));
    if (!made) continue;
    say(made.booking);
    const which = { userId, id: made.booking.id };
    const moved = await unlessRefused(rescheduleBooking(db, which, { scheduledDate: slot(1) }, { settings }));
    if (moved) say(moved.booking);
    if (round % 3 === 0) continue;
    const cancelled = await unlessRefused(cancelBooking(db, which, { settings }));
    if (cancelled) say(cancelled.booking);
  }
}

await Promise.all(
  ids.map((id, at) =>
    live(
      Number(id),
      slots.filter((_, index) => index % ids.length === at),
    ),
  ),
);
