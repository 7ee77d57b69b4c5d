import type { Availability } from "#app/features/coaching/booking-types.ts";
import { listCoachOffers } from "#app/features/coaching/coaches.server.ts";
import { santiagoDate } from "#app/features/coaching/slots.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { makeUser } from "../database.ts";

/** A coach for whom many want to book, in real time: races run on the clock of the machine. */

const EVERY_DAY: Availability = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  times: ["10:00", "10:30", "11:00", "11:30"],
}));

/** Adds the coach. @returns her id and her slots from tomorrow on: none of them begins while the test runs. */
export async function addBusyCoach(db: Db): Promise<{ coachId: number; slots: string[] }> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("coaches")
    .values({
      name: "Marta Leiva",
      email: "marta@universidad.example",
      specialty: "",
      title: "",
      image: "",
      description: "",
      availability: JSON.stringify(EVERY_DAY),
      modality: "both",
      meeting_place: "",
      meeting_link: "",
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const offer = (await listCoachOffers(db)).find((coach) => coach.id === id);
  const today = santiagoDate(new Date());
  const slots = offer?.dates.filter((day) => day.date > today).flatMap((day) => day.slots) ?? [];
  return { coachId: id, slots: slots.map((slot) => slot.startsAt) };
}

/** So many students, in one transaction. */
export function addStudents(db: Db, count: number): Promise<User[]> {
  return db.transaction().execute(async (trx) => {
    const users: User[] = [];
    for (let n = 0; n < count; n += 1) users.push(await makeUser(trx));
    return users;
  });
}

export type Ledger = { bookings: number; perSlot: number[]; mails: number; recipientsPerBooking: number[] };

/** What the database holds in the end, for comparing with what was answered. */
export async function ledgerOf(db: Db, slots: readonly string[]): Promise<Ledger> {
  const bookings = await db.selectFrom("coach_sessions").selectAll().execute();
  const mails = await db.selectFrom("outbox").select(["topic", "recipient"]).execute();
  const recipientsOf = (id: number) =>
    mails.filter((mail) => mail.topic === `booking:${id}`).map((one) => one.recipient);
  return {
    bookings: bookings.length,
    perSlot: slots.map((slot) => bookings.filter((booking) => booking.starts_at === slot).length),
    mails: mails.length,
    recipientsPerBooking: bookings.map(({ id }) => new Set(recipientsOf(id)).size),
  };
}
