import { refuseBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { OfferChange } from "./api-schemas.server.ts";
import { alone, compareWithCv, type Options } from "./compare.server.ts";
import { editedRequirements } from "./edit-requirements.ts";
import { HourlyLimit } from "./hourly-limit.server.ts";
import { type OfferRow, offerRow } from "./offers.server.ts";
import { answersSchema, readingSchema, requirementsSchema } from "./stored-offer.ts";

/** Use cases: the student corrects, answers, sorts and deletes an own offer. */

/** Each costs up to a second in the worker process. */
const comparisons = new HourlyLimit(120, "cambios de requisitos");

/**
 * Changes what is named; what the offer asks for, and another CV, are compared anew.
 * @throws AppError not_found; conflict `changed_elsewhere`, `computing`, `blocked`; unprocessable `not_in_offer`,
 * `no_cv`, `too_complex`; too_many `too_often`; unavailable `machine_busy`
 */
export async function changeOffer(
  db: Db,
  userId: number,
  id: number,
  change: OfferChange,
  { signal, clock = systemClock }: Options = {},
): Promise<void> {
  if (change.requirements === undefined && !change.compareAgain) return keep(db, userId, id, change, {}, clock);
  await alone(userId, async () => {
    const row = await ownRow(db, userId, id);
    const kept = requirementsSchema.parse(JSON.parse(row.requirements));
    const reading = readingSchema.parse(JSON.parse(row.reading));
    const requirements =
      change.requirements === undefined
        ? kept
        : editedRequirements(row.text, change.requirements, { kept, read: reading.requirements });
    comparisons.count(userId, clock);
    const offer = { text: row.text, post: change.post ?? row.post, requirements };
    const findings = await compareWithCv(db, userId, offer, signal ? { signal, clock } : { clock });
    const computed = {
      requirements: JSON.stringify(requirements),
      findings: JSON.stringify(findings),
      cv_analysis_id: findings.analysisId,
    };
    await keep(db, userId, id, { ...change, updatedAt: change.updatedAt ?? row.updated_at }, computed, clock);
  });
}

type Computed = { requirements?: string; findings?: string; cv_analysis_id?: number };

async function keep(
  db: Db,
  userId: number,
  id: number,
  change: OfferChange,
  computed: Computed,
  clock: Clock,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    const row = await ownRow(trx, userId, id);
    if (change.updatedAt !== undefined && change.updatedAt !== row.updated_at) throw elsewhere();
    const { post, firm, state, stateOn, note, answers } = change;
    await trx
      .updateTable("job_offers")
      .set({
        ...computed,
        ...(post !== undefined && { post }),
        ...(firm !== undefined && { firm }),
        ...(state !== undefined && { state }),
        ...(stateOn !== undefined && { state_on: stateOn }),
        ...(note !== undefined && { note }),
        ...(answers !== undefined && { answers: JSON.stringify(answered(row, answers)) }),
        updated_at: laterThan(row.updated_at, clock),
      })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .execute();
  });
}

/** The kept answers with the new ones; null takes one back. */
function answered(row: OfferRow, said: NonNullable<OfferChange["answers"]>) {
  const given = Object.fromEntries(said.map(({ id, answer }) => [id, answer]));
  const kept = { ...answersSchema.parse(JSON.parse(row.answers)), ...given };
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => answer !== null));
}

/** Two changes within a millisecond have two times: the time says which state a screen has seen. */
function laterThan(before: string, clock: Clock): string {
  const now = isoNow(clock);
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}

/** Hides it at once; it goes a day later (privacy/purge). */
export async function removeOffer(db: Db, userId: number, id: number, clock: Clock = systemClock): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    await ownRow(trx, userId, id);
    await trx
      .updateTable("job_offers")
      .set({ deleted_at: isoNow(clock) })
      .where("id", "=", id)
      .execute();
  });
}

/** Takes the deletion back. */
export async function restoreOffer(db: Db, userId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseBlocked(trx, userId);
    const row = await trx
      .updateTable("job_offers")
      .set({ deleted_at: null })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("id")
      .executeTakeFirst();
    if (!row) throw missing();
  });
}

async function ownRow(db: Db, userId: number, id: number): Promise<OfferRow> {
  const row = await offerRow(db, userId, id);
  if (!row) throw missing();
  return row;
}

function missing(): AppError {
  return new AppError("not_found", "No encontramos esa oferta. Búscala en «Mis ofertas».");
}

function elsewhere(): AppError {
  return new AppError(
    "conflict",
    "Esta oferta cambió mientras la corregías, quizás en otra pestaña. Recarga la página y corrige sobre lo nuevo.",
    { reason: "changed_elsewhere" },
  );
}
