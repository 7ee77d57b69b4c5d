import ICAL from "ical.js";
import type { BookingMailSettings } from "#app/features/coaching/mail/booking-mails.server.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { makeUser } from "../database.ts";
import { mailSettings } from "../mail-settings.ts";

export const SUMMER = { starts_at: "2026-11-26T18:30:00.000Z", ends_at: "2026-11-26T19:00:00.000Z" };
export const WINTER = { starts_at: "2027-07-01T19:30:00.000Z", ends_at: "2027-07-01T20:00:00.000Z" };

export function coachRow(given: Partial<CoachRow> = {}): CoachRow {
  return {
    id: 1,
    name: "Ana Pérez Soto",
    email: "ana@sur.example",
    specialty: "Empleabilidad",
    title: "Psicóloga laboral",
    image: "/art/coach.svg",
    description: "Acompaña a quienes buscan su primer trabajo.",
    availability: "[]",
    modality: "both",
    meeting_place: "Edificio A, sala 3; segundo piso",
    meeting_link: "https://reuniones.sur.example/ana",
    is_active: 1,
    session_minutes: 30,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    ...given,
  };
}

export function bookingRow(given: Partial<CoachSessionRow> = {}): CoachSessionRow {
  return {
    id: 1,
    user_id: 1,
    coach_id: 1,
    ...SUMMER,
    modality: "either",
    client_name: "Renata Cifuentes Ñandú",
    client_email: "renata@sur.example",
    client_phone: "+56 9 1234 5678",
    message: "Busco práctica;\nquiero revisar mi CV, con <b>calma</b>.",
    status: "scheduled",
    calendar_uid: "d2a1@sur.example",
    calendar_sequence: 0,
    confirmed_at: null,
    created_at: "2026-11-20T12:00:00.000Z",
    updated_at: "2026-11-20T12:00:00.000Z",
    ...given,
  };
}

/** Both rows in the database, with a student who owns the booking. */
export async function insertBooking(
  db: Db,
  given: { coach?: Partial<CoachRow>; booking?: Partial<CoachSessionRow> } = {},
): Promise<{ coach: CoachRow; booking: CoachSessionRow }> {
  const user = await makeUser(db);
  const { id: _coachId, ...coachValues } = coachRow(given.coach);
  const coach = await db.insertInto("coaches").values(coachValues).returningAll().executeTakeFirstOrThrow();
  const { id: _id, ...values } = bookingRow({ ...given.booking, user_id: user.id, coach_id: coach.id });
  const booking = await db.insertInto("coach_sessions").values(values).returningAll().executeTakeFirstOrThrow();
  return { coach, booking };
}

export function bookingSettings(dataDir: string, given: Partial<BookingMailSettings> = {}): BookingMailSettings {
  return {
    ...mailSettings(dataDir),
    PUBLIC_URL: "https://carreras.sur.example",
    SUPPORT_CONTACT: "mailto:soporte@sur.example",
    CANCEL_HOURS: 2,
    ...given,
  };
}

/** The appointment as a calendar program other than the one that wrote it understands it. */
export function readCalendar(ics: string) {
  const component = new ICAL.Component(ICAL.parse(ics));
  const events = component.getAllSubcomponents("vevent");
  const [zone] = component.getAllSubcomponents("vtimezone");
  const [first] = events;
  if (!first || !zone) throw new Error("no appointment or no time zone");
  const event = new ICAL.Event(first);
  // The file's own time zone, not one that the program may know by its name.
  const timeZone = new ICAL.Timezone(zone);
  const instant = (time: ICAL.Time) => {
    const own = time.clone();
    own.zone = timeZone;
    return own.toJSDate().toISOString();
  };
  return {
    method: component.getFirstPropertyValue("method"),
    events: events.length,
    event,
    properties: first.getAllProperties(),
    timeZone,
    startsAt: instant(event.startDate),
    endsAt: instant(event.endDate),
  };
}
