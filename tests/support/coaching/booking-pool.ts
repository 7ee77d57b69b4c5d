import { parentPort, workerData } from "node:worker_threads";
import { scheduleSession } from "#app/features/coaching/schedule.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { openDatabase } from "#db/open.server.ts";

/**
 * A worker with a database pool of its own. A thread of its own as well: two pools of one thread would wait for each
 * other's lock for ever, because SQLite waits without giving the thread away.
 */

export type PoolTask = {
  file: string;
  folder: string;
  mostLive: number;
  coachId: number;
  users: { id: number; name: string; email: string }[];
  slots: string[];
};
/** How often each outcome came: "booked", or the reason of the refusal. */
export type PoolResult = Record<string, number>;

const { file, folder, mostLive, coachId, users, slots }: PoolTask = workerData;
const database = openDatabase(file);
const settings = readSettings({ DATA_DIR: folder, MAX_LIVE_BOOKINGS: String(mostLive) });

async function attempt(user: PoolTask["users"][number], slot: string): Promise<string> {
  const input = {
    coachId,
    scheduledDate: new Date(slot),
    clientName: user.name,
    clientEmail: user.email,
    clientPhone: "",
    message: "",
  };
  try {
    await scheduleSession(database.db, user, input, { settings });
    return "booked";
  } catch (error) {
    return error instanceof AppError ? `${error.status} ${error.reason}` : String(error);
  }
}

parentPort?.once("message", async () => {
  const outcomes = await Promise.all(slots.flatMap((slot) => users.map((user) => attempt(user, slot))));
  const result: PoolResult = {};
  for (const outcome of outcomes) result[outcome] = (result[outcome] ?? 0) + 1;
  await database.close();
  parentPort?.postMessage(result);
});
parentPort?.postMessage("ready");
