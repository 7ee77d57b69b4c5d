import { PALETTE } from "#app/documents/pdf/palette.ts";
import { CONTENT_WIDTH, PAGE, Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { readInstitution } from "#app/platform/institution.server.ts";
import type { Db } from "#db/open.server.ts";
import { eventsOf, reviewAsRequest } from "./list-requests.server.ts";
import { findRequest, numberOf } from "./request-rows.server.ts";
import { CHANNEL_NAMES, type Channel, EVENT_NAMES, KIND_NAMES, type OwnRequest, subjectName } from "./rights.ts";

/** The document that proves what was asked, decided and done: made from the events whenever somebody wants it. */

export type Evidence = { number: string; pdf: Buffer };

/** "12" or "r12": a request of the desk, or one for review of a result. */
export const REQUEST_ID = /^r?[1-9]\d{0,9}$/;

export const isReview = (id: string): boolean => id.startsWith("r");

type Facts = Pick<OwnRequest, "number" | "kind" | "subject" | "events"> & {
  person: string;
  code: string | null;
  channel: Channel;
  receivedAt: string;
  dueAt: string;
  closedAt: string | null;
};

/**
 * @param ownerId only a request of this person; null: of anybody, for the office
 * @throws AppError not_found
 */
export async function makeEvidence(db: Db, id: string, ownerId: number | null, settings: Settings): Promise<Evidence> {
  const facts = isReview(id)
    ? await reviewFacts(db, Number(id.slice(1)), ownerId, settings)
    : await requestFacts(db, Number(id), ownerId);
  const { name } = await readInstitution(db, settings);
  return { number: facts.number, pdf: await draw(facts, name) };
}

function missing(): AppError {
  return new AppError("not_found", "No encontramos esa solicitud. Recarga la página.");
}

async function requestFacts(db: Db, id: number, ownerId: number | null): Promise<Facts> {
  const row = await findRequest(db, id);
  if (!row || (ownerId !== null && row.user_id !== ownerId)) throw missing();
  const person = await db.selectFrom("users").select("name").where("id", "=", row.user_id).executeTakeFirst();
  return {
    number: numberOf(row),
    kind: row.kind,
    subject: row.subject,
    events: (await eventsOf(db, [row.id])).get(row.id) ?? [],
    person: person?.name ?? "Persona cuyos datos se borraron",
    code: row.person_code,
    channel: row.channel,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    closedAt: row.closed_at,
  };
}

async function reviewFacts(db: Db, id: number, ownerId: number | null, settings: Settings): Promise<Facts> {
  const row = await db
    .selectFrom("review_requests as review")
    .innerJoin("users as user", "user.id", "review.user_id")
    .selectAll("review")
    .select("user.name")
    .where("review.id", "=", id)
    .executeTakeFirst();
  if (!row || (ownerId !== null && row.user_id !== ownerId)) throw missing();
  return { ...reviewAsRequest(row, settings), person: row.name, code: null, channel: "account" };
}

const ACTORS = { person: "La persona", office: "La oficina", system: "El sistema" } as const;

async function draw(facts: Facts, institution: string): Promise<Buffer> {
  const title = `Constancia ${facts.number}`;
  const made = new Date(facts.events.at(-1)?.at ?? facts.receivedAt);
  const subject = `${KIND_NAMES[facts.kind]}, Ley 21.719`;
  const sheet = new Sheet({ title, author: institution, subject, made });
  sheet.tag("H1", () => sheet.flow(title, textStyle(20, { face: "semibold" })));
  sheet.tag("P", () => sheet.flow(institution, textStyle(11, { color: PALETTE.ink2 })));
  sheet.space(14);
  const lines: [string, string][] = [
    ["Derecho", `${KIND_NAMES[facts.kind]} (Ley 21.719)`],
    ["Sobre", subjectName(facts.kind, facts.subject)],
    ["De", facts.code === null ? facts.person : `${facts.person} (${facts.code})`],
    ["Recibida", `${formatDateTime(facts.receivedAt)}, ${CHANNEL_NAMES[facts.channel]}`],
    ["Plazo de respuesta", formatDateTime(facts.dueAt)],
    ["Cerrada", facts.closedAt === null ? "Sigue abierta" : formatDateTime(facts.closedAt)],
  ];
  for (const [label, value] of lines) labelled(sheet, label, value);
  sheet.space(16);
  sheet.tag("H2", () => sheet.flow("Lo que pasó", textStyle(13, { face: "semibold" })));
  for (const event of facts.events) {
    sheet.space(8);
    const heading = `${formatDateTime(event.at)} · ${ACTORS[event.by]}: ${EVENT_NAMES[event.kind]}`;
    sheet.tag("P", () => sheet.flow(heading, textStyle(10.5, { face: "semibold" })));
    if (event.text) sheet.tag("P", () => sheet.flow(event.text ?? "", textStyle(10.5)));
  }
  sheet.onEveryPage((page, pages) => footer(sheet, `${institution} · ${title}`, page, pages));
  return sheet.finish();
}

function labelled(sheet: Sheet, label: string, value: string): void {
  sheet.tag("P", () => sheet.flow(`${label}: ${value}`, textStyle(11)));
}

function footer(sheet: Sheet, words: string, page: number, pages: number): void {
  const style = textStyle(8, { color: PALETTE.ink3, leading: 11 });
  sheet.artifact(() => {
    sheet.put(words, style, PAGE.left, 804, { width: CONTENT_WIDTH - 80 });
    sheet.put(`Página ${page} de ${pages}`, style, PAGE.right - 72, 804, { width: 72, align: "right" });
  });
}
