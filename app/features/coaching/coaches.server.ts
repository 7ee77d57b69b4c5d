import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { CoachRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { availabilitySchema, type Coach, type CoachOffer, type Modality, SESSION_MINUTES } from "./coaching.ts";
import { FIRST_COACHES, FIRST_MEETING_PLACE } from "./first-coaches.ts";
import { chileanHolidays } from "./holidays.server.ts";
import { type Offers, offers, yearsAhead } from "./slots.ts";

/** What a coach leaves open to the student; the first is taken when nothing is said. */
const MODALITIES_OF: Record<CoachRow["modality"], Modality[]> = {
  both: ["either", "in_person", "online"],
  in_person: ["in_person"],
  online: ["online"],
};
const FORMAT_OF: Record<CoachRow["modality"], string> = {
  both: "Presencial/Virtual",
  in_person: "Presencial",
  online: "Virtual",
};

/** Makes the first coaches when there is none at all. Safe to call at every start, also by two processes at once. */
export async function ensureCoaches(db: Db, settings: Pick<Settings, "EMAIL_DOMAIN">): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom("coaches").select("id").limit(1).executeTakeFirst()) return;
    const now = isoNow();
    const rows = FIRST_COACHES.map(({ mailbox, availability, ...coach }) => ({
      ...coach,
      email: `${mailbox}@${settings.EMAIL_DOMAIN}`,
      availability: JSON.stringify(availability),
      modality: "both" as const,
      meeting_place: FIRST_MEETING_PLACE,
      meeting_link: "",
      created_at: now,
      updated_at: now,
    }));
    await trx.insertInto("coaches").values(rows).execute();
  });
}

/** All active coaches with what they offer now, in the order of their ids. */
export async function listCoachOffers(db: Db, clock: Clock = systemClock): Promise<CoachOffer[]> {
  const rows = await db.selectFrom("coaches").selectAll().where("is_active", "=", 1).orderBy("id").execute();
  const now = clock.now();
  return Promise.all(rows.map(async (row) => ({ ...coachOf(row), ...(await offersOf(db, row, now)) })));
}

/** undefined for one that does not exist or takes no bookings any more. */
export function findActiveCoach(db: Db, id: number): Promise<CoachRow | undefined> {
  return db.selectFrom("coaches").selectAll().where("id", "=", id).where("is_active", "=", 1).executeTakeFirst();
}

/** What this coach offers at `now`, taken or not. */
export async function offersOf(db: Db, coach: CoachRow, now: Date): Promise<Offers> {
  const blocked = await db.selectFrom("coach_blocked_dates").select("date").where("coach_id", "=", coach.id).execute();
  return offers({
    availability: availabilityOf(coach),
    blockedDates: blocked.map((row) => row.date),
    holidays: chileanHolidays(yearsAhead(now)),
    now,
  });
}

/** What the student may choose between with this coach. */
export function modalitiesOf(coach: CoachRow): Modality[] {
  return MODALITIES_OF[coach.modality];
}

function availabilityOf(coach: CoachRow) {
  return availabilitySchema.parse(JSON.parse(coach.availability));
}

function coachOf(row: CoachRow): Coach {
  return {
    id: row.id,
    name: row.name,
    specialty: row.specialty,
    title: row.title,
    image: row.image,
    description: row.description,
    availability: availabilityOf(row),
    sessionDuration: SESSION_MINUTES,
    format: FORMAT_OF[row.modality],
    modalities: modalitiesOf(row),
  };
}
