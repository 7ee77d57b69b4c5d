import type { Db } from "#db/open.server.ts";

/** The coaches as whom the account signs in; what is shown of them is the office's. */
export async function* coachProfilesOf(db: Db, userId: number): AsyncGenerator<object> {
  const rows = await db
    .selectFrom("coach_accounts")
    .innerJoin("coaches", "coaches.id", "coach_accounts.coach_id")
    .leftJoin("coach_feeds", "coach_feeds.coach_id", "coaches.id")
    .leftJoin("coach_calendars", "coach_calendars.coach_id", "coaches.id")
    .select([
      "coaches.id",
      "coaches.name",
      "coaches.email",
      "coach_feeds.created_at as published",
      "coach_calendars.url",
    ])
    .where("coach_accounts.user_id", "=", userId)
    .execute();
  for (const { id, name, email, published, url } of rows) {
    yield { id, nombre: name, correo: email, calendario_publicado_desde: published, calendario_ocupado: url };
  }
}
