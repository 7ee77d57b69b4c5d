import { isReplaceableEmail } from "#app/features/roster/plan-roster.server.ts";
import { sameName } from "#app/features/roster/same-name.ts";
import { laterThan, switchActive } from "#app/features/users/mutations.server.ts";
import { createPerson, programsColumns } from "#app/features/users/person-commands.server.ts";
import { type PersonData, personDataSchema } from "#app/features/users/person-data.server.ts";
import { type Program, runForPersonOrProgram } from "#app/features/users/run-with-permission.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User, UserUpdate } from "#db/schema.ts";
import type { Said } from "./attributes.ts";
import { findByUserName, findUser } from "./find-users.server.ts";
import { refused } from "./refused.ts";
import { newIdentifier, storedForms } from "./user-name.ts";
import { versionOf } from "./user-resource.ts";

/** What a program does with accounts: the office's own commands, under the rules of the roster. */

type By = { by: Program; settings: Settings };

/**
 * @throws AppError bad_request invalidValue, conflict uniqueness, and those of createPerson()
 */
export async function createUser(db: Db, said: Said, { by, settings }: By): Promise<User> {
  if (said.userName === undefined) throw missing("userName");
  const there = await findByUserName(db, said.userName);
  if (there) throw taken(there.rut);
  const { kind, identifier } = newIdentifier(said.userName);
  const name = nameFor(said, null);
  if (name === null) throw missing("name");
  const { faculty = null, career = null, campus = null, entryYear = null, studyStatus = null } = said;
  const cohort = { faculty, career, campus, entryYear, studyStatus };
  const data = checked({ identifierKind: kind, identifier, name, email: said.email ?? "", ...cohort });
  try {
    const { id } = await createPerson(db, data, { by, settings, isActive: said.active ?? true });
    return await findUser(db, id);
  } catch (error) {
    // Another process has just made it.
    if (error instanceof Error && "code" in error && error.code === "SQLITE_CONSTRAINT_UNIQUE") throw taken(identifier);
    throw error;
  }
}

type Change = { id: number; said: Said; ifMatch: string | null };

/**
 * Changes what was said and differs. An address or a name that a load of the roster would leave alone stays, and so
 * does everything of somebody who has had the own data blocked but whether the account is active.
 * @returns the account as it is afterwards
 * @throws AppError not_found, forbidden (staff), precondition_failed, bad_request mutability or invalidValue, conflict
 *   email_taken, unprocessable
 */
export function changeUser(db: Db, { id, said, ifMatch }: Change, { by, settings }: By): Promise<User> {
  return runForPersonOrProgram(db, { by, permission: "people" }, async (trx, record) => {
    const user = await findUser(trx, id);
    refuseStaff(user);
    refuseOtherVersion(user, ifMatch);
    refuseOtherIdentifier(user, said);
    const changes = user.blocked_at === null ? await changesFor(trx, user, said, settings) : {};
    const changed = Object.keys(changes);
    if (changed.length > 0) {
      const updated_at = laterThan(user.updated_at);
      await trx
        .updateTable("users")
        .set({ ...changes, updated_at })
        .where("id", "=", id)
        .execute();
      await record("user_updated", { targetUserId: id, changed: changed.join(", ") });
    }
    if (said.active !== undefined && said.active !== (user.is_active === 1)) {
      await switchActive(trx, await findUser(trx, id), said.active, record);
    }
    return findUser(trx, id);
  });
}

/** The columns that change. */
async function changesFor(trx: Db, user: User, said: Said, settings: Settings): Promise<UserUpdate> {
  const own = user.email_source === "generated" ? "" : user.email;
  const email = said.email === undefined || !isReplaceableEmail(user.email_source) ? own : (said.email ?? "");
  const data = checked({
    identifierKind: user.identifier_kind,
    identifier: user.rut,
    name: nameFor(said, user) ?? user.name,
    email,
    faculty: said.faculty === undefined ? user.faculty : said.faculty,
    career: said.career === undefined ? user.career : said.career,
    campus: said.campus === undefined ? user.campus : said.campus,
    entryYear: said.entryYear === undefined ? user.entry_year : said.entryYear,
    studyStatus: said.studyStatus === undefined ? user.study_status : said.studyStatus,
  });
  const columns = await programsColumns(trx, data, { existing: user, settings });
  const changed = Object.entries(columns).filter(([name, value]) => user[name as keyof typeof columns] !== value);
  return Object.fromEntries(changed);
}

/**
 * A whole name: from its parts, or as it is written. For an account that there is, only another spelling of its name:
 * other words may be another person's, and the office decides about them.
 */
function nameFor({ givenName, middleName, familyName, formatted, displayName }: Said, user: User | null) {
  const parts = [givenName, middleName, familyName].map((part) => part?.trim()).filter(Boolean);
  const joined = parts.join(" ");
  const whole = givenName?.trim() && familyName?.trim() ? joined : formatted?.trim() || displayName?.trim() || null;
  if (!user) return whole ?? (joined || null);
  return whole !== null && sameName(user.name, whole) ? whole : null;
}

/** @throws AppError bad_request invalidValue naming what is wrong */
function checked(data: PersonData): PersonData {
  const parsed = personDataSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
  const names = wrong.map((field) => `\`${field === "email" ? "emails" : field}\``);
  throw refused("invalidValue", `Estos datos no se aceptan: ${names.join(", ")}. Revisa su largo y sus signos.`);
}

function refuseStaff({ role }: User): void {
  if (role === "user") return;
  const message = "Es una cuenta del equipo: un programa no la cambia ni la desactiva. Hazlo en el panel.";
  throw new AppError("forbidden", message, { title: "Sin permiso", reason: "staff" });
}

/** The value of If-Match: "*", or versions (RFC 9110, 13.1.1). */
function refuseOtherVersion(user: User, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === "*") return;
  const plain = (version: string) => version.trim().replace(/^W\//, "");
  if (ifMatch.split(",").some((version) => plain(version) === plain(versionOf(user)))) return;
  throw new AppError("precondition_failed", "La cuenta cambió desde que se leyó. Léela de nuevo y repite el cambio.");
}

function refuseOtherIdentifier({ rut }: User, { userName }: Said): void {
  if (userName === undefined || storedForms(userName).includes(rut)) return;
  throw refused(
    "mutability",
    "`userName` es con lo que la persona entra y no se cambia por SCIM. Si está mal, la oficina lo corrige.",
  );
}

function missing(name: string): AppError {
  return refused("invalidValue", `Falta \`${name}\`. Envíalo para crear la cuenta.`);
}

function taken(identifier: string): AppError {
  return new AppError("conflict", `Ya hay una cuenta con ${identifier}. Búscala por userName y cámbiala.`, {
    reason: "uniqueness",
  });
}
