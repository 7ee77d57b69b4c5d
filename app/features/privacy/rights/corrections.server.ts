import { sql } from "kysely";
import { AppError } from "#app/platform/errors.ts";
import { listAnd } from "#app/platform/format.ts";
import type { Db } from "#db/open.server.ts";
import type { RequestRow } from "./request-rows.server.ts";
import { CORRECT_FIRST, type Subject } from "./rights.ts";

/** What was corrected about a person since a request for rectification came, whichever way it was corrected. */

const COLUMN_NAMES: Readonly<Record<string, string>> = {
  rut: "RUT o número",
  identifier_kind: "tipo de identificador",
  name: "nombre",
  email: "correo",
  email_source: "origen del correo",
  pending_email: "correo por confirmar",
  faculty: "facultad",
  career: "carrera",
  campus: "campus",
  entry_year: "año de ingreso",
  study_status: "situación",
};

type Act = { action: string; about: Subject; says: string };

/** Recorded actions by which the person corrects something, and what they say. */
const BY_PERSON: readonly Act[] = [
  { action: "email_changed", about: "account", says: "La persona confirmó su correo nuevo" },
  { action: "cv_corrected", about: "cv", says: "La persona corrigió la lectura de un CV" },
  { action: "coach_session_rescheduled", about: "coaching", says: "La persona cambió una cita" },
  { action: "coach_session_cancelled", about: "coaching", says: "La persona canceló una cita" },
];
/** Those of the office, about the person. */
const BY_OFFICE: readonly Act[] = [
  { action: "user_role_changed", about: "account", says: "Se cambió su rol" },
  { action: "office_session_moved", about: "coaching", says: "Se movió una cita" },
  { action: "coach_session_status", about: "coaching", says: "Se cambió el estado de una cita" },
];

type Owned = Pick<RequestRow, "received_at" | "subject"> & { user_id: number };

/**
 * Of what the request is about; of everything if it is about something else. Sentences without values: names of
 * fields, and the way.
 */
export async function correctionsSince(db: Db, request: Owned): Promise<string[]> {
  const { user_id: userId, received_at: since, subject } = request;
  const isAbout = (about: Subject) => subject === "other" || subject === about;
  const names = (acts: readonly Act[]) => acts.filter(({ about }) => isAbout(about)).map(({ action }) => action);
  const rows = await db
    .selectFrom("activities")
    .select(["action", "details"])
    .where("created_at", ">=", since)
    .where((row) =>
      row.or([
        row.and([row("user_id", "=", userId), row("action", "in", names(BY_PERSON))]),
        row.and([
          row("action", "in", [...names(BY_OFFICE), ...(isAbout("account") ? ["user_updated"] : [])]),
          sql<boolean>`json_extract(details, '$.targetUserId') = ${userId}`,
        ]),
      ]),
    )
    .execute();
  const typed = rows
    .filter(({ action }) => action === "user_updated")
    .flatMap(({ details }) => String(JSON.parse(details).changed ?? "").split(", "));
  const form = fieldNames(typed);
  const roster = isAbout("account") ? fieldNames(await loadedColumns(db, userId, since)) : "";
  const done = new Set(rows.map(({ action }) => action));
  return [
    ...(form ? [`Se cambió en su ficha: ${form}`] : []),
    ...(roster ? [`Se cambió con una nómina: ${roster}`] : []),
    ...[...BY_PERSON, ...BY_OFFICE].filter(({ action }) => done.has(action)).map(({ says }) => says),
  ];
}

/** Columns that loads changed since; loads that were undone do not count. */
async function loadedColumns(db: Db, userId: number, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom("roster_rows as line")
    .innerJoin("roster_loads as load", "load.id", "line.load_id")
    .select("line.after")
    .where("line.user_id", "=", userId)
    .where("line.outcome", "=", "updated")
    .where("load.created_at", ">=", since)
    .where("load.undone_at", "is", null)
    .execute();
  return rows.flatMap(({ after }) => Object.keys(JSON.parse(after ?? "{}")));
}

function fieldNames(columns: readonly string[]): string {
  return listAnd([...new Set(columns.flatMap((column) => COLUMN_NAMES[column] ?? []))]);
}

/** @returns what was corrected, for the evidence @throws AppError conflict nothing_changed */
export async function requireCorrection(trx: Db, row: Owned): Promise<string> {
  const found = await correctionsSince(trx, row);
  if (found.length > 0) return `${found.join(". ")}.`;
  const first = CORRECT_FIRST[row.subject] ?? CORRECT_FIRST.other;
  throw new AppError(
    "conflict",
    `Desde que llegó la solicitud no se ha corregido nada. ${first} Después acepta, o rechaza con motivo.`,
    { reason: "nothing_changed" },
  );
}
