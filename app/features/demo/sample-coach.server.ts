import type { Availability } from "#app/features/coaching/booking-types.ts";
import { SAMPLE_COACH_EMAIL } from "#app/features/coaching/coaches.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import type { Db } from "#db/open.server.ts";

/**
 * The third coach of the sample university, whose texts say that she is invented. Her e-mail address, to which nothing
 * is sent, marks her as sample data. If an admin changes it, she becomes an ordinary coach and is never removed.
 */

const WEEK: Availability = [
  { weekday: 1, times: ["10:00", "10:30", "11:00"] },
  { weekday: 3, times: ["11:30", "12:00", "17:00"] },
];

const SAMPLE_COACH = {
  name: "Pilar Huenchumán",
  email: SAMPLE_COACH_EMAIL,
  specialty: "LinkedIn y redes (perfil de muestra)",
  title: "Periodista y orientadora laboral",
  image: "/art/coach-3.svg",
  description:
    "Revisaría contigo tu perfil de LinkedIn y a quién escribir primero. Es una persona inventada para probar la " +
    "plataforma: nadie atenderá una cita con ella.",
  availability: JSON.stringify(WEEK),
  modality: "in_person",
  meeting_place: "Oficina de muestra",
  meeting_link: "",
} as const;

/** Id of the sample coach, or undefined when she was removed or has become an ordinary coach. */
export async function sampleCoachId(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom("coaches").select("id").where("email", "=", SAMPLE_COACH_EMAIL).executeTakeFirst();
  return row?.id;
}

/** Adds the sample coach unless she exists. */
export async function ensureSampleCoach(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await sampleCoachId(trx)) !== undefined) return;
    const now = isoNow();
    await trx
      .insertInto("coaches")
      .values({ ...SAMPLE_COACH, created_at: now, updated_at: now })
      .execute();
  });
}

/** Removes the sample coach, or only deactivates her while somebody has a session with her. */
export async function removeSampleCoach(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await sampleCoachId(trx);
    if (id === undefined) return;
    const session = await trx.selectFrom("coach_sessions").select("id").where("coach_id", "=", id).executeTakeFirst();
    if (session) await trx.updateTable("coaches").set({ is_active: 0 }).where("id", "=", id).execute();
    else await trx.deleteFrom("coaches").where("id", "=", id).execute();
  });
}
