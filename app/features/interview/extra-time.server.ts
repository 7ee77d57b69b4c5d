import type { Db } from "#db/open.server.ts";

/** How much longer than usual this user's interviews are: 1 to 3. */
export async function extraTimeFactorOf(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select("interview_time_factor")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.interview_time_factor;
}
