import type { Selectable } from "kysely";
import type { JobOffersTable, OfferState } from "#db/job-offers-table.ts";
import type { Db } from "#db/open.server.ts";
import {
  answersSchema,
  findingsSchema,
  type OfferReading,
  type OwnAnswers,
  readingSchema,
  requirementsSchema,
  type StoredFindings,
  type StoredRequirement,
} from "./stored-offer.ts";

/** Reads a student's own offers. Another student's id looks like one that does not exist, and so does a deleted one. */

const BEGINNING = 200;

export type OfferRow = Selectable<JobOffersTable>;

export function offerRow(db: Db, userId: number, id: number): Promise<OfferRow | undefined> {
  return db
    .selectFrom("job_offers")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export type Offer = {
  id: number;
  /** In a list only its beginning. */
  text: string;
  post: string;
  firm: string;
  requirements: StoredRequirement[];
  answers: OwnAnswers;
  findings: StoredFindings | null;
  state: OfferState;
  stateOn: string | null;
  note: string;
  createdAt: string;
  updatedAt: string;
};

export type WholeOffer = Offer & { reading: OfferReading };

export async function findOffer(db: Db, userId: number, id: number): Promise<WholeOffer | null> {
  const row = await offerRow(db, userId, id);
  return row ? { ...offerOf(row), reading: readingSchema.parse(JSON.parse(row.reading)) } : null;
}

/** Newest first; at most a hundred. */
export async function listOffers(db: Db, userId: number): Promise<Offer[]> {
  const rows = await db
    .selectFrom("job_offers")
    .select((eb) => [
      eb.fn<string>("substr", ["text", eb.lit(1), eb.lit(BEGINNING)]).as("text"),
      ...(["id", "post", "firm", "requirements", "answers", "findings"] as const),
      ...(["state", "state_on", "note", "created_at", "updated_at"] as const),
    ])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(offerOf);
}

/** The first one with a day of Santiago between two, both included, that is not closed: to be named elsewhere. */
export async function offerOnDays(
  db: Db,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<(Pick<Offer, "id" | "text" | "post" | "firm" | "state"> & { stateOn: string }) | null> {
  const row = await db
    .selectFrom("job_offers")
    .select((eb) => [
      eb.fn<string>("substr", ["text", eb.lit(1), eb.lit(BEGINNING)]).as("text"),
      ...(["id", "post", "firm", "state"] as const),
      eb.ref("state_on").$notNull().as("stateOn"),
    ])
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .where("state", "!=", "closed")
    .where("state_on", ">=", from)
    .where("state_on", "<=", to)
    .orderBy("state_on")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function offerOf(row: Omit<OfferRow, "reading" | "user_id" | "cv_analysis_id" | "deleted_at">): Offer {
  return {
    id: row.id,
    text: row.text,
    post: row.post,
    firm: row.firm,
    requirements: requirementsSchema.parse(JSON.parse(row.requirements)),
    answers: answersSchema.parse(JSON.parse(row.answers)),
    findings: row.findings === null ? null : findingsSchema.parse(JSON.parse(row.findings)),
    state: row.state,
    stateOn: row.state_on,
    note: row.note,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
