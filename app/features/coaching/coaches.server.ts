import Holidays from "date-holidays";
import { NOWHERE_DOMAIN } from "#app/email/deliverable.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { CoachRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { availabilitySchema, type Coach, type CoachOffer, type Modality } from "./booking-types.ts";
import { knownBusy } from "./busy/known-busy.server.ts";
import { type Offers, offers, santiagoDate, yearsAhead } from "./slots.ts";

/** The modalities that a student can choose; the first is the default. */
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

/** Marks the coach who belongs to the sample data; no mail is sent there. */
export const SAMPLE_COACH_EMAIL = `coach3@${NOWHERE_DOMAIN}`;

/** Creates the first coaches when there are none. Safe at every start, also in two processes at once. */
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

/** All active coaches with their offered slots, ordered by id. */
export async function listCoachOffers(db: Db, clock: Clock = systemClock): Promise<CoachOffer[]> {
  const rows = await bookableCoaches(db).orderBy("id").execute();
  const now = clock.now();
  return Promise.all(rows.map(async (row) => ({ ...coachOf(row), ...(await offersOf(db, row, now)) })));
}

/** Returns undefined when the coach does not exist or no longer takes bookings. */
export function findActiveCoach(db: Db, id: number): Promise<CoachRow | undefined> {
  return bookableCoaches(db).where("id", "=", id).executeTakeFirst();
}

/** A coach without an address would not learn of a booking. */
function bookableCoaches(db: Db) {
  return db.selectFrom("coaches").selectAll().where("is_active", "=", 1).where("email", "!=", "");
}

export async function countBookable(db: Db): Promise<number> {
  const { count } = await bookableCoaches(db)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the coach takes bookings. */
export function isBookable(coach: Pick<CoachRow, "is_active" | "email">): boolean {
  return coach.is_active === 1 && coach.email !== "";
}

/** All slots that this coach offers at `now`, taken or not. */
export async function offersOf(db: Db, coach: CoachRow, now: Date): Promise<Offers> {
  const absences = await db
    .selectFrom("coach_absences")
    .select(["starts_local as from", "ends_local as until"])
    .where("coach_id", "=", coach.id)
    .where("ends_local", ">", santiagoDate(now))
    .execute();
  return offers({
    availability: availabilityOf(coach),
    absences,
    busy: await knownBusy(db, coach.id, now),
    minutes: coach.session_minutes,
    holidays: chileanHolidays(yearsAhead(now)),
    now,
  });
}

/** The modalities that a student can choose with this coach. */
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
    sessionDuration: row.session_minutes,
    format: FORMAT_OF[row.modality],
    modalities: modalitiesOf(row),
  };
}

/** The coaches of a new platform. Names and texts are examples to be edited in the panel. */

type FirstCoach = Omit<Coach, "sessionDuration" | "format" | "modalities"> & {
  /** Before the @ of EMAIL_DOMAIN. */
  mailbox: string;
};

/** Where the sessions take place until the office says otherwise. */
const FIRST_MEETING_PLACE = "Oficina de Desarrollo Profesional";

const FIRST_COACHES: readonly FirstCoach[] = [
  {
    id: 1,
    name: "Daniela Mosquera",
    specialty: "Primer empleo y CV",
    title: "Psicóloga laboral",
    image: "/art/coach-1.svg",
    description:
      "Te ayuda a contar lo que ya sabes hacer, aunque todavía no tengas experiencia con contrato. Trae tu " +
      "CV y una oferta que te interese: sales con los cambios anotados y un plan para postular.",
    availability: [{ weekday: 5, times: ["15:00", "15:30"] }],
    mailbox: "coach1",
  },
  {
    id: 2,
    name: "Héctor Aravena",
    specialty: "Entrevistas y cambio de carrera",
    title: "Consultor en selección de personas",
    image: "/art/coach-2.svg",
    description:
      "Practica contigo las preguntas difíciles y te dice qué escucha quien contrata. También te " +
      "acompaña si quieres cambiar de área: qué llevas contigo, qué te falta y por dónde partir.",
    availability: [
      { weekday: 2, times: ["16:00", "16:30"] },
      { weekday: 4, times: ["15:00", "15:30"] },
    ],
    mailbox: "coach2",
  },
];

const calendar = new Holidays("CL", { languages: "es", types: ["public"] });
const cache = new Map<number, ReadonlyMap<string, string>>();

const EASTER_SUNDAY = "easter";

/** Public holidays of Chile in these years: name by calendar day, "2026-12-25". */
export function chileanHolidays(years: readonly number[]): ReadonlyMap<string, string> {
  return new Map(years.flatMap((year) => [...holidaysOf(year)]));
}

function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = cache.get(year);
  if (known) return known;
  const days = new Map<string, string>();
  for (const { date, name, rule } of calendar.getHolidays(year)) {
    const day = date.slice(0, 10);
    days.set(day, name);
    // The library lists Easter Sunday, which is not a legal holiday, and lacks Holy Saturday, which is one.
    if (rule === EASTER_SUNDAY) days.set(dayBefore(day), "Sábado Santo");
  }
  cache.set(year, days);
  return days;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}
