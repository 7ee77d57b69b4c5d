import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { z } from "zod";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { runWithPermission } from "../users/run-with-permission.server.ts";
import { chunks } from "./plan-roster.server.ts";

/** Active people who were in an earlier load and are not in the last one. */

export const missingPeopleSchema = z
  .object({
    loadId: z.number().int().nullable().describe("the last load in force; null while there is none"),
    total: z.number().int(),
    people: z
      .array(
        z.object({
          id: z.number().int(),
          rut: z.string(),
          name: z.string(),
          career: z.string().nullable(),
          campus: z.string().nullable(),
        }),
      )
      .describe("the first 50 by name"),
  })
  .meta({ id: "MissingPeople" });
export type MissingPeople = z.infer<typeof missingPeopleSchema>;

const LISTED = 50;

export async function missingPeople(db: Db): Promise<MissingPeople> {
  const loadId = await lastLoad(db);
  if (loadId === null) return { loadId, total: 0, people: [] };
  const ids = await missingIds(db, loadId);
  const people = await sql<MissingPeople["people"][number]>`
    select u.id, u.rut, u.name, u.career, u.campus
    from json_each(${JSON.stringify(ids)}) j join users u on u.id = j.value
    order by u.name_key, u.id limit ${sql.lit(LISTED)}
  `.execute(db);
  return { loadId, total: ids.length, people: people.rows };
}

/**
 * Deactivates everybody whom missingPeople() finds; their sessions end. Bookings to come stay.
 * @param loadId the load that the admin saw as the last one
 * @returns how many
 * @throws AppError conflict (another load was made or undone meanwhile), forbidden
 */
export function deactivateMissing(
  db: Db,
  loadId: number,
  { actorId, clock = systemClock }: { actorId: number; clock?: Clock },
): Promise<number> {
  return runWithPermission(db, { actorId, permission: "roster" }, async (trx) => {
    if ((await lastLoad(trx)) !== loadId) {
      throw new AppError("conflict", "Entretanto hubo otra carga. Revisa la lista nueva.", { reason: "other_load" });
    }
    const ids = await missingIds(trx, loadId);
    for (const chunk of chunks(ids)) {
      const list = JSON.stringify(chunk);
      await sql`
        update users set is_active = 0, updated_at = ${isoNow(clock)}
        where id in (select value from json_each(${list})) and role = 'user'
      `.execute(trx);
      await sql`delete from sessions where user_id in (select value from json_each(${list}))`.execute(trx);
      await yieldToEventLoop();
    }
    const details = { loadId, count: ids.length };
    await recordActivity(trx, { userId: actorId, action: "missing_deactivated", details });
    return ids.length;
  });
}

async function lastLoad(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom("roster_loads")
    .select((eb) => eb.fn.max("id").as("id"))
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function missingIds(db: Db, loadId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.role = 'user' and u.is_active = 1 and u.blocked_at is null and u.id in (
      select r.user_id from roster_loads l join roster_rows r on r.load_id = l.id
      where l.undone_at is null and l.id < ${loadId}
      except
      select user_id from roster_rows where load_id = ${loadId}
    )
    order by u.id
  `.execute(db);
  return rows.map(({ id }) => id);
}
