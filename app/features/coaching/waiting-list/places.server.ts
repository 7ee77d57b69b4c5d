import type { z } from "zod";
import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { objectionsOf } from "#app/features/users/objections.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { WaitingRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { Booking } from "../booking-types.ts";
import { type BookingContext, takesConfirmations } from "../bookings.server.ts";
import { findActiveCoach, offersOf } from "../coaches.server.ts";
import { occupiedSlots, unknownCoach } from "../occupied-slots.server.ts";
import { scheduleSession } from "../schedule.server.ts";
import { offerFreeSlots } from "./offer.server.ts";
import type { joinSchema, WaitingEntry } from "./schema.ts";

/** What a person does on the waiting list. */

/** Waits that one person may have at a time. */
const MAX_ENTRIES = 5;

/** The person's waits, oldest first. */
export async function listWaiting(db: Db, userId: number): Promise<WaitingEntry[]> {
  const rows = await db
    .selectFrom("waiting_list as entry")
    .innerJoin("coaches as coach", "coach.id", "entry.coach_id")
    .selectAll("entry")
    .select("coach.name as coach_name")
    .where("entry.user_id", "=", userId)
    .where("entry.status", "in", ["waiting", "offered"])
    .orderBy("entry.id")
    .execute();
  const entries: WaitingEntry[] = [];
  for (const row of rows) {
    const { offered_starts_at: startsAt, offered_until: until } = row;
    entries.push({
      id: row.id,
      coachId: row.coach_id,
      coachName: row.coach_name,
      date: row.date,
      position: row.status === "waiting" ? await positionOf(db, row) : null,
      offer: row.status === "offered" && startsAt && until ? { startsAt, until } : null,
    });
  }
  return entries;
}

/** How many wait for the same coach and day up to this person; who waits for any day counts for every day. */
async function positionOf(db: Db, entry: WaitingRow): Promise<number> {
  const { ahead } = await db
    .selectFrom("waiting_list")
    .select((row) => row.fn.countAll<number>().as("ahead"))
    .where("coach_id", "=", entry.coach_id)
    .where("status", "=", "waiting")
    .where((row) =>
      row.or([
        row("created_at", "<", entry.created_at),
        row.and([row("created_at", "=", entry.created_at), row("id", "<", entry.id)]),
      ]),
    )
    .$if(entry.date !== null, (rows) =>
      rows.where((row) => row.or([row("date", "is", null), row("date", "=", entry.date)])),
    )
    .executeTakeFirstOrThrow();
  return ahead + 1;
}

/**
 * Puts the person on the list of a full coach (date null) or a full day. Joining twice changes nothing.
 * @throws AppError 404 unknown_coach; 409 off, no_mail, not_full, not_offered, too_many or objection
 */
export async function joinWaitingList(
  db: Db,
  user: { id: number; email: string },
  { coachId, date }: z.infer<typeof joinSchema>,
  { settings, clock = systemClock }: BookingContext,
): Promise<void> {
  const now = clock.now();
  if (settings.WAITING_OFFER_MINUTES === 0 || settings.SMTP_URL === undefined) {
    throw new AppError("conflict", "Aquí no hay lista de espera. Vuelve en unos días o elige otro coach.", {
      reason: "off",
    });
  }
  if (!(await takesConfirmations(db, user.email, settings.EMAIL_DOMAIN))) {
    throw new AppError("conflict", "Tu cuenta no tiene un correo donde avisarte. Pide a la oficina que lo agregue.", {
      reason: "no_mail",
    });
  }
  await db.transaction().execute(async (trx) => {
    const coach = await findActiveCoach(trx, coachId);
    if (!coach) throw unknownCoach();
    const { dates } = await offersOf(trx, coach, now);
    const taken = await occupiedSlots(trx, coachId, { clock, userId: user.id });
    const days = date === null ? dates : dates.filter((day) => day.date === date);
    if (days.length === 0) {
      throw new AppError("conflict", "Ese coach no atiende ese día. Elige otro.", { reason: "not_offered" });
    }
    const hasFree = days.some((day) => day.slots.some((slot) => !taken[day.date]?.includes(slot.time)));
    if (hasFree) {
      throw new AppError("conflict", "Quedan horas libres: elige una. La lista de espera es para cuando se llena.", {
        reason: "not_full",
      });
    }
    const own = await trx
      .selectFrom("waiting_list")
      .select(["coach_id", "date"])
      .where("user_id", "=", user.id)
      .where("status", "in", ["waiting", "offered"])
      .execute();
    if (own.some((entry) => entry.coach_id === coachId && entry.date === date)) return;
    if (own.length >= MAX_ENTRIES) {
      throw new AppError("conflict", `Ya esperas en ${MAX_ENTRIES} listas. Sal de una en «Mis citas».`, {
        reason: "too_many",
      });
    }
    if ((await objectionsOf(trx, user.id)).includes("other_mails")) {
      throw new AppError("conflict", "Te opusiste a la lista de espera. Permítela otra vez en Mi cuenta.", {
        reason: "objection",
      });
    }
    const at = now.toISOString();
    await trx
      .insertInto("waiting_list")
      .values({ user_id: user.id, coach_id: coachId, date, status: "waiting", created_at: at, updated_at: at })
      .execute();
    await recordActivity(trx, { userId: user.id, action: "waiting_list_joined", details: { coachId } }, clock);
  });
}

/** Leaves the list; a slot that was held is offered to the next. @throws AppError 404 */
export async function leaveWaitingList(
  db: Db,
  { userId, id }: { userId: number; id: number },
  context: BookingContext,
): Promise<void> {
  const { clock = systemClock } = context;
  const entry = await ownEntry(db, userId, id);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("waiting_list")
      .set({ status: "left", updated_at: clock.now().toISOString() })
      .where("id", "=", entry.id)
      .execute();
    const coach = entry.status === "offered" ? await findActiveCoach(trx, entry.coach_id) : undefined;
    if (coach) await offerFreeSlots(trx, coach, context);
  });
  notifyOutbox();
}

/**
 * Books the slot that is held for the person.
 * @throws AppError 404; 409 offer_over; what scheduleSession() throws
 */
export async function acceptOffer(
  db: Db,
  user: { id: number; name: string; email: string },
  id: number,
  context: BookingContext,
): Promise<{ booking: Booking; message: string }> {
  const now = (context.clock ?? systemClock).now();
  const entry = await ownEntry(db, user.id, id);
  const { offered_starts_at: startsAt, offered_until: until } = entry;
  if (entry.status !== "offered" || !startsAt || !until || until <= now.toISOString()) {
    throw new AppError("conflict", "Esa hora ya no está guardada para ti. Mira si quedan otras.", {
      reason: "offer_over",
    });
  }
  return scheduleSession(
    db,
    user,
    {
      coachId: entry.coach_id,
      scheduledDate: new Date(startsAt),
      clientName: user.name,
      clientEmail: user.email,
      clientPhone: "",
      message: "",
      modality: null,
    },
    context,
  );
}

async function ownEntry(db: Db, userId: number, id: number): Promise<WaitingRow> {
  const entry = await db
    .selectFrom("waiting_list")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("status", "in", ["waiting", "offered"])
    .executeTakeFirst();
  if (entry) return entry;
  throw new AppError("not_found", "Ya no estás en esa lista de espera. Actualiza Mis citas.");
}
