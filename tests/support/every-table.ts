import { gzipSync } from "node:zlib";
import type Database from "better-sqlite3";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { sampleReport } from "#app/features/interview/sample-interview.ts";

/**
 * Which tables hold something about people, read from the schema itself, and a person with a row in each of them. A new
 * table is found here by its reference to users, or to a table that has one, before anybody has thought of it.
 */

type Column = { name: string; type: string; notnull: number; pk: number; hidden: number };
type Reference = { table: string; from: string };

/** Begins every text that only this person has. */
export const MARK = "marca-";
export const markOf = (table: string, column: string) => `${MARK}${table}-${column}.`;

/** Tables that are about people without a reference to them, with a row of theirs. */
const WITHOUT_REFERENCE: Record<string, (email: string) => Record<string, unknown>> = {
  // Mails outlive bookings: they are found by recipient and topic.
  outbox: (address) => ({
    recipient: address,
    mail: JSON.stringify({ to: { name: "", address }, subject: "Aviso", text: markOf("outbox", "mail"), html: "" }),
  }),
};

/** What a column must hold to be read again; everything else is made from the schema. */
const VALUES: Record<string, unknown> = {
  // Stays with the request once the person is erased, and says nothing about the person.
  "rights_requests.person_code": "P-ABCDEFGH",
  "cv_analyses.processing_status": "failed",
  "cv_analyses.upload": null,
  "cv_analyses.results": JSON.stringify({ mark: markOf("cv_analyses", "results") }),
  "cv_analyses.read_document": gzipSync(JSON.stringify({ mark: "the document" })),
  "cv_analyses.details": JSON.stringify({ mark: markOf("cv_analyses", "details") }),
  "jobs.run_after": "2026-11-26T12:00:00.000Z",
  "interviews.hunter_id": HUNTER_IDS[0],
  "interview_feedback.hunter_id": HUNTER_IDS[0],
  "interviews.status": "completed",
  "interviews.questions": JSON.stringify([{ id: "x", question: markOf("interviews", "questions") }]),
  "interview_results.engine": "rules",
  "interview_results.report": JSON.stringify({ ...sampleReport(), headline: markOf("interview_results", "report") }),
  "interview_messages.role": "user",
  "waiting_list.date": null,
  "coach_busy.ends_at": "2099-01-01T00:00:00.000Z",
  // Stays in the trail without the person.
  "audit_people.pseudonym": (id: number) => id.toString(16).toUpperCase().padStart(16, "0"),
  // A file's, not a person's.
  "roster_loads.file_hash": "0".repeat(64),
};

function columnsOf(raw: Database.Database, table: string): Column[] {
  return raw.prepare<[], Column>(`PRAGMA table_xinfo("${table}")`).all();
}

function referencesOf(raw: Database.Database, table: string): Reference[] {
  return raw.prepare<[], Reference>(`PRAGMA foreign_key_list("${table}")`).all();
}

function tablesOf(raw: Database.Database): string[] {
  return raw
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name")
    .pluck()
    .all();
}

/** In the order in which rows can be made: parents first. */
export function tablesAboutPeople(raw: Database.Database): string[] {
  const found = ["users"];
  const isAbout = (table: string) =>
    columnsOf(raw, table).some(({ name }) => name === "user_id") ||
    referencesOf(raw, table).some((reference) => found.includes(reference.table));
  for (let before = 0; before < found.length; ) {
    before = found.length;
    for (const table of tablesOf(raw)) if (!found.includes(table) && isAbout(table)) found.push(table);
  }
  const ordered: string[] = [];
  const place = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const { table: parent } of referencesOf(raw, table))
      if (parent !== table && found.includes(parent)) place(parent);
    ordered.push(table);
  };
  found.forEach(place);
  return [...ordered, ...Object.keys(WITHOUT_REFERENCE)];
}

/** Columns with free text: no key, no time, none whose values the schema or VALUES fixes. */
export function textColumns(raw: Database.Database, table: string): string[] {
  const references = referencesOf(raw, table).map(({ from }) => from);
  const isFixed = (name: string) =>
    allowed(raw, table, name) !== undefined ||
    (`${table}.${name}` in VALUES && !String(VALUES[`${table}.${name}`]).includes(MARK));
  return columnsOf(raw, table)
    .filter(({ name, type, hidden }) => type === "TEXT" && hidden === 0 && !/_at$|_until$/.test(name))
    .map(({ name }) => name)
    .filter((name) => !references.includes(name) && !isFixed(name));
}

/** The first value of `CHECK (column IN ('a', 'b'))`. */
function allowed(raw: Database.Database, table: string, column: string): string | undefined {
  const sql = raw.prepare<[string], string>("SELECT sql FROM sqlite_master WHERE name = ?").pluck().get(table) ?? "";
  return new RegExp(`CHECK \\(${column} IN \\('([^']+)'`).exec(sql)?.[1];
}

function isJson(raw: Database.Database, table: string, column: string): boolean {
  const sql = raw.prepare<[string], string>("SELECT sql FROM sqlite_master WHERE name = ?").pluck().get(table) ?? "";
  return sql.includes(`json_valid(${column})`);
}

/**
 * Gives a person a row in every table about people, with a text of its own in every column of free text.
 * @param at ISO-8601 UTC
 */
export function fillEveryTable(raw: Database.Database, person: { id: number; email: string }, at: string): void {
  const ids = new Map<string, number>([["users", person.id]]);
  for (const table of tablesAboutPeople(raw)) {
    if (table === "users") continue;
    ids.set(table, insertRow(raw, table, ids, { ...person, at }));
  }
}

function insertRow(
  raw: Database.Database,
  table: string,
  ids: Map<string, number>,
  { id, email, at }: { id: number; email: string; at: string },
): number {
  const references = new Map(referencesOf(raw, table).map(({ from, table: parent }) => [from, parent]));
  const given = WITHOUT_REFERENCE[table]?.(email) ?? {};
  const made = ({ name, type }: Column): unknown => {
    const parent = references.get(name);
    if (parent !== undefined) return ids.get(parent) ?? freeRow(raw, parent, { table, column: name });
    if (name === "user_id") return id;
    if (name in given) return given[name];
    const fixed = VALUES[`${table}.${name}`];
    if (`${table}.${name}` in VALUES) return typeof fixed === "function" ? fixed(id) : fixed;
    // The number of a request, of which there is one.
    if (`${table}.${name}` === "rights_requests.sequence") return id;
    if (type !== "TEXT") return 1;
    if (/_at$|_until$/.test(name)) return name.startsWith("expires") ? at.replace(/^\d{4}/, "2999") : at;
    const mark = `${markOf(table, name)}${id}`;
    return allowed(raw, table, name) ?? (isJson(raw, table, name) ? JSON.stringify({ mark }) : mark);
  };
  const columns = columnsOf(raw, table).filter(
    ({ name, pk, hidden, type }) => hidden === 0 && !(pk === 1 && type === "INTEGER" && !references.has(name)),
  );
  const names = columns.map(({ name }) => name);
  const { lastInsertRowid } = raw
    .prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => "?")})`)
    .run(columns.map(made));
  return Number(lastInsertRowid);
}

/** A row that no row of the table refers to yet, where there is one: some may be referred to only once. */
function freeRow(
  raw: Database.Database,
  parent: string,
  { table, column }: { table: string; column: string },
): unknown {
  const free = `SELECT min(id) FROM ${parent} WHERE id NOT IN (SELECT ${column} FROM ${table})`;
  return raw.prepare(`SELECT coalesce((${free}), (SELECT min(id) FROM ${parent}))`).pluck().get();
}

/** Everything that the tables hold, as text; indexes of their own included. */
export function everythingIn(raw: Database.Database): string {
  return raw
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow')")
    .pluck()
    .all()
    .flatMap((table) => raw.prepare(`SELECT * FROM "${table}"`).raw().all() as unknown[][])
    .map((row) => row.map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : String(value))).join("\t"))
    .join("\n");
}
