import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { makeUser } from "../database.ts";

/** A coach with an account, and appointments. */

export async function addCoachWithAccount(
  db: Db,
  given: { name?: string; availability?: string; meeting_link?: string } = {},
): Promise<{ coachId: number; account: User }> {
  const times = { created_at: "2026-11-01T12:00:00.000Z", updated_at: "2026-11-01T12:00:00.000Z" };
  const name = given.name ?? "Héctor Aravena";
  const { id: coachId } = await db
    .insertInto("coaches")
    .values({
      ...{ name, email: `coach${Math.random()}@a.example`, specialty: "Entrevistas", title: "", image: "" },
      ...{ description: "", modality: "both", meeting_place: "Oficina 3", availability: "[]", meeting_link: "" },
      ...times,
      ...given,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const account = await makeUser(db, { name, role: "coach", email: `${Math.random()}@a.example` });
  await db.insertInto("coach_accounts").values({ coach_id: coachId, user_id: account.id }).execute();
  return { coachId, account };
}

type Given = { coachId: number; student: Pick<User, "id" | "name">; startsAt: string; message?: string };

export async function addAppointment(db: Db, { coachId, student, startsAt, message = "" }: Given): Promise<number> {
  const { id } = await db
    .insertInto("coach_sessions")
    .values({
      ...{ user_id: student.id, coach_id: coachId, starts_at: startsAt, modality: "either", status: "scheduled" },
      ends_at: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
      ...{ client_name: student.name, client_email: "ana@correo.example", client_phone: "+56 9 8765 4321", message },
      calendar_uid: `${Math.random()}@a.example`,
      ...{ created_at: "2026-11-01T12:00:00.000Z", updated_at: "2026-11-01T12:00:00.000Z" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
