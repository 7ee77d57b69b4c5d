import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#db/open.server.ts";
import type { EmailSource, Role, User } from "#db/schema.ts";
import type { RosterChoices } from "./fields.ts";
import type { RowOutcome } from "./limits.ts";
import type { CheckedRow, RosterPerson } from "./people.ts";
import { sameName } from "./same-name.ts";

/** Decides what a load does with each row, given the people who have accounts. Preview and load share it. */

/** Columns of users that a load may change. */
export type Changes = Partial<
  Pick<User, "name" | "email" | "email_source" | "faculty" | "career" | "campus" | "entry_year" | "study_status">
>;

export type PlannedRow = {
  sheet: string;
  row: number;
  identifier: string;
  name: string;
  outcome: RowOutcome;
  /** Why the row is not loaded: rejected rows only. */
  cause?: string;
  /** Never on rejected rows. */
  warning?: string;
  /** The name until now: rows whose name changes, and conflicts. */
  previousName?: string;
  /** Only on created rows. */
  person?: RosterPerson;
  /** Whose account it is; null on created and rejected rows. */
  existing: Existing | null;
  /** Only on updated rows; never empty. */
  changes?: Changes;
};

export type Existing = Pick<
  User,
  | "id"
  | "rut"
  | "name"
  | "email"
  | "email_source"
  | "faculty"
  | "career"
  | "campus"
  | "entry_year"
  | "study_status"
  | "updated_at"
> & { role: Role; blocked_at: string | null };

const CHUNK = 1_000;
const EMAIL_TAKEN = "El correo ya es de otra persona y no se guarda.";

/** What a load of these rows would do now. Writes nothing to the database. */
export async function planRoster(
  db: Db,
  rows: readonly CheckedRow[],
  conflicts: RosterChoices["conflicts"] = {},
): Promise<PlannedRow[]> {
  const people = rows.flatMap(({ person }) => person ?? []);
  const existing = await existingPeople(db, people);
  const owners = await emailOwners(db, people);
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    if (row.rejected) planned.push({ ...row.rejected, outcome: "rejected", existing: null });
    else planned.push(planPerson(freeEmail(row.person, owners), existing.get(row.person.identifier), conflicts));
    if (planned.length % CHUNK === 0) await yieldToEventLoop();
  }
  return planned;
}

async function existingPeople(db: Db, people: readonly RosterPerson[]): Promise<Map<string, Existing>> {
  const existing = new Map<string, Existing>();
  for (const chunk of chunks(people.map(({ identifier }) => identifier))) {
    const { rows } = await sql<Existing>`
      select u.id, u.rut, u.name, u.email, u.email_source, u.faculty, u.career, u.campus, u.entry_year, u.study_status,
        u.updated_at, u.role, u.blocked_at
      from json_each(${JSON.stringify(chunk)}) j join users u on u.rut = j.value
    `.execute(db);
    for (const user of rows) existing.set(user.rut, user);
    await yieldToEventLoop();
  }
  return existing;
}

/** Who has each address of the file now: lower-case address -> identifier. */
async function emailOwners(db: Db, people: readonly RosterPerson[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const chunk of chunks(people.flatMap(({ email }) => email ?? []))) {
    const { rows } = await sql<{ email: string; rut: string }>`
      select lower(u.email) as email, u.rut from json_each(${JSON.stringify(chunk)}) j
      join users u on u.email = j.value collate nocase
    `.execute(db);
    for (const { email, rut } of rows) owners.set(email, rut);
    await yieldToEventLoop();
  }
  return owners;
}

/** Drops an address that somebody else has, or that an earlier row of the file took. Registers the others. */
function freeEmail(person: RosterPerson, owners: Map<string, string>): RosterPerson {
  if (person.email === null) return person;
  const owner = owners.get(person.email);
  if (owner !== undefined && owner !== person.identifier) {
    return { ...person, email: null, warning: person.warning ?? EMAIL_TAKEN };
  }
  owners.set(person.email, person.identifier);
  return person;
}

function planPerson(
  person: RosterPerson,
  user: Existing | undefined,
  conflicts: NonNullable<RosterChoices["conflicts"]>,
): PlannedRow {
  const { sheet, row, identifier, name } = person;
  const base = { sheet, row, identifier, name, existing: user ?? null };
  if (user && user.role !== "user") {
    return { ...base, outcome: "rejected", cause: "Es del equipo: la carga no cambia sus datos.", existing: null };
  }
  if (user && user.blocked_at !== null) {
    const cause = "Pidió bloquear el tratamiento de sus datos: la carga no la toca.";
    return { ...base, outcome: "rejected", cause, existing: null };
  }
  const warning = person.warning === null ? {} : { warning: person.warning };
  if (!user) return { ...base, outcome: "created", person, ...warning };
  if (!sameName(user.name, name) && conflicts[identifier] !== "file") {
    return { ...base, outcome: "conflict", previousName: user.name, ...warning };
  }
  const changes = changesFor(person, user);
  if (Object.keys(changes).length === 0) return { ...base, outcome: "unchanged", ...warning };
  const previousName = changes.name === undefined ? {} : { previousName: user.name };
  return { ...base, outcome: "updated", changes, ...previousName, ...warning };
}

/** An address that its owner or the office has set stays. */
const REPLACEABLE: readonly EmailSource[] = ["generated", "roster"];

/** Whether what the university's files say may take the place of an address from this source. */
export const isReplaceableEmail = (source: EmailSource): boolean => REPLACEABLE.includes(source);

/** What the file knows and the account does not. A column that the file lacks changes nothing. */
function changesFor(person: RosterPerson, user: Existing): Changes {
  const changes: Changes = {};
  if (person.name !== user.name) changes.name = person.name;
  if (person.email !== null && person.email !== user.email && isReplaceableEmail(user.email_source)) {
    changes.email = person.email;
    changes.email_source = "roster";
  }
  if (person.faculty !== null && person.faculty !== user.faculty) changes.faculty = person.faculty;
  if (person.career !== null && person.career !== user.career) changes.career = person.career;
  if (person.campus !== null && person.campus !== user.campus) changes.campus = person.campus;
  if (person.entryYear !== null && person.entryYear !== user.entry_year) changes.entry_year = person.entryYear;
  if (person.studyStatus !== null && person.studyStatus !== user.study_status) {
    changes.study_status = person.studyStatus;
  }
  return changes;
}

export function* chunks<T>(rows: readonly T[], size = CHUNK): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
