import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";

const names = z.array(z.string());

/** JSON response of GET /api/admin/cohorts, each list in order. */
export const cohortsSchema = z
  .object({ faculties: names, careers: names, campuses: names, entryYears: z.array(z.number().int()) })
  .meta({ id: "Cohorts" });
export type Cohorts = z.infer<typeof cohortsSchema>;

/** Values of one field; a roster with a column in the wrong place must not fill the screen. */
const MAX_VALUES = 500;

/** The cohort fields' values that accounts have. */
export async function listCohorts(db: Db): Promise<Cohorts> {
  const text = async (column: "faculty" | "career" | "campus") => {
    const values = await valuesOf<string>(db, column);
    return values.sort((a, b) => a.localeCompare(b, "es"));
  };
  return {
    faculties: await text("faculty"),
    careers: await text("career"),
    campuses: await text("campus"),
    entryYears: (await valuesOf<number>(db, "entry_year")).sort((a, b) => b - a),
  };
}

async function valuesOf<T>(db: Db, column: string): Promise<T[]> {
  const { rows } = await sql<{ value: T }>`
    select distinct ${sql.ref(column)} as value from users where ${sql.ref(column)} is not null limit ${MAX_VALUES}
  `.execute(db);
  return rows.map((row) => row.value);
}
