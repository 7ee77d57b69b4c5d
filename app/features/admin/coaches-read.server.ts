import { availabilitySchema } from "#app/features/coaching/booking-types.ts";
import { isBookable, SAMPLE_COACH_EMAIL } from "#app/features/coaching/coaches.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { CoachRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { absencesByCoach, blockedDates } from "./absences-read.server.ts";
import type { AdminAbsence, AdminCoach } from "./panel-api-schemas.server.ts";

/** All coaches, including inactive ones, ordered by id. */
export async function listAdminCoaches(db: Db, clock: Clock = systemClock): Promise<AdminCoach[]> {
  const coaches = await db
    .selectFrom("coaches")
    .leftJoin("coach_accounts", "coach_accounts.coach_id", "coaches.id")
    .leftJoin("users as account", "account.id", "coach_accounts.user_id")
    .selectAll("coaches")
    .select("account.rut as account")
    .orderBy("coaches.id")
    .execute();
  const absences = await absencesByCoach(db, clock);
  return coaches.map((coach) => adminCoach(coach, absences.get(coach.id) ?? [], clock));
}

/** One coach with the fields that the panel edits; undefined if the id does not exist. */
export async function findAdminCoach(db: Db, id: number, clock?: Clock): Promise<AdminCoach | undefined> {
  return (await listAdminCoaches(db, clock)).find((coach) => coach.id === id);
}

function adminCoach(row: CoachRow & { account: string | null }, absences: AdminAbsence[], clock: Clock): AdminCoach {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    specialty: row.specialty,
    title: row.title,
    description: row.description,
    image: row.image,
    availability: availabilitySchema.parse(JSON.parse(row.availability)),
    modality: row.modality,
    meetingPlace: row.meeting_place,
    meetingLink: row.meeting_link,
    isActive: row.is_active === 1,
    isSample: row.email === SAMPLE_COACH_EMAIL,
    isBookable: isBookable(row),
    sessionMinutes: row.session_minutes,
    account: row.account ?? "",
    absences,
    blockedDates: blockedDates(absences, clock),
  };
}
