import { findUserById } from "#app/features/users/queries.server.ts";
import { isSamplePerson } from "#app/features/users/sample-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import { eraseRows, removeFiles } from "./erase.server.ts";

/**
 * Erases an invented person like a real one, except that the erasure journal and the activities get no entry: if a
 * restored backup brings the person back, the mark is still there and the person can be erased again. Call
 * markForRebuild() before the first person and truncateLog() after the last.
 * @returns false: there is nobody with this id who is marked as invented
 */
export async function eraseSamplePerson(
  db: Db,
  userId: number,
  { settings, clock = systemClock }: { settings: Settings; clock?: Clock },
): Promise<boolean> {
  const files = await db.transaction().execute(async (trx) => {
    const person = await findUserById(trx, userId);
    if (!person || !(await isSamplePerson(trx, userId))) return null;
    return eraseRows(trx, person, { settings, clock, isRecorded: false });
  });
  if (files) await removeFiles(db, files, settings);
  return files !== null;
}
