import type { Db } from "#db/open.server.ts";

/** The coaches as whom the account signs in; what is shown of them is the office's. */
export async function* coachProfilesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom("coach_accounts")
    .innerJoin("coaches", "coaches.id", "coach_accounts.coach_id")
    .select(["coaches.id", "coaches.name", "coaches.email"])
    .where("coach_accounts.user_id", "=", userId)
    .execute();
  for (const { id, name, email } of rows) yield { id, nombre: name, correo: email };
}
