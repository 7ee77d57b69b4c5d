import { findUserById } from "#app/features/users/queries.server.ts";
import { isSamplePerson } from "#app/features/users/sample-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Db } from "#db/open.server.ts";
import { eraseRows, removeFiles } from "./erase.server.ts";

/**
 * Erases an invented person as a real one, but for what is owed to real ones: there is no line in the journal (whoever
 * a restored backup brings back is still marked and can be erased again) and no record of its own. Call
 * markForRebuild() before the first and truncateLog() after the last.
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
