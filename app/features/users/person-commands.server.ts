import { recordActivity } from "#app/features/activity/record.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { endSessions } from "./mutations.server.ts";
import { type Person, type PersonData, personColumns } from "./person-data.server.ts";
import { runAsAdmin, targetUser } from "./run-as-admin.server.ts";
import { isUnused } from "./unused.server.ts";

/** What the office does with the account of one person: create, read, edit, and delete while nobody has used it. */

type Act = { actorId: number; settings: { EMAIL_DOMAIN: string } };

/**
 * Creates an account with the standard role and the initial password.
 * @throws AppError forbidden, unprocessable, conflict (person-data.server.ts)
 */
export function createPerson(db: Db, data: PersonData, { actorId, settings }: Act): Promise<Person> {
  return runAsAdmin(db, actorId, async (trx) => {
    const columns = await personColumns(trx, data, { existing: null, domain: settings.EMAIL_DOMAIN });
    const now = isoNow();
    const { id } = await trx
      .insertInto("users")
      .values({ ...columns, role: "user", is_active: 1, password_hash: null, created_at: now, updated_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    // Under the admin's name: an activity of the new person would count as a use of the account.
    await recordActivity(trx, { userId: actorId, action: "user_created", details: { targetUserId: id } });
    return personOf(trx, await targetUser(trx, id));
  });
}

/** @throws AppError not_found */
export async function readPerson(db: Db, id: number): Promise<Person> {
  return personOf(db, await targetUser(db, id));
}

/**
 * Replaces what the office knows about a person. Another identifier ends the person's sessions, because it is what they
 * sign in with, and the initial password is made from it.
 * @param version of the data that the change was made on
 * @throws AppError forbidden, not_found, unprocessable; conflict changed when somebody else was faster, and those of
 *   person-data.server.ts
 */
export function updatePerson(
  db: Db,
  { id, version, data }: { id: number; version: string; data: PersonData },
  { actorId, settings }: Act,
): Promise<Person> {
  return runAsAdmin(db, actorId, async (trx) => {
    const existing = await targetUser(trx, id);
    if (existing.updated_at !== version) {
      throw new AppError("conflict", "Alguien cambió a esta persona mientras la editabas. Ábrela de nuevo.", {
        reason: "changed",
      });
    }
    const columns = await personColumns(trx, data, { existing, domain: settings.EMAIL_DOMAIN });
    const changed = (Object.keys(columns) as (keyof typeof columns)[]).filter((key) => columns[key] !== existing[key]);
    if (changed.length === 0) return personOf(trx, existing);
    await trx
      .updateTable("users")
      .set({ ...columns, updated_at: laterThan(existing.updated_at) })
      .where("id", "=", id)
      .execute();
    if (columns.rut !== existing.rut) await endSessions(trx, id);
    // The names of the columns only: activities hold no personal texts.
    const details = { targetUserId: id, changed: changed.join(", ") };
    await recordActivity(trx, { userId: actorId, action: "user_updated", details });
    return personOf(trx, await targetUser(trx, id));
  });
}

/**
 * Deletes an account that nobody has used.
 * @throws AppError forbidden, not_found, conflict used
 */
export function deletePerson(db: Db, { actorId, id }: { actorId: number; id: number }): Promise<void> {
  return runAsAdmin(db, actorId, async (trx) => {
    await targetUser(trx, id);
    if (!(await isUnused(trx, id))) {
      throw new AppError(
        "conflict",
        "Esta cuenta ya se usó y no se borra desde aquí. Desactívala, o la persona la borra en Mi cuenta.",
        { reason: "used" },
      );
    }
    await trx.deleteFrom("users").where("id", "=", id).execute();
    await recordActivity(trx, { userId: actorId, action: "user_deleted", details: { targetUserId: id } });
  });
}

async function personOf(db: Db, user: User): Promise<Person> {
  return {
    id: user.id,
    identifierKind: user.identifier_kind,
    identifier: user.rut,
    name: user.name,
    email: user.email_source === "generated" ? "" : user.email,
    emailSource: user.email_source,
    faculty: user.faculty,
    career: user.career,
    campus: user.campus,
    entryYear: user.entry_year,
    studyStatus: user.study_status,
    version: user.updated_at,
    isUnused: await isUnused(db, user.id),
  };
}

/** The current time, or a millisecond after `before`: two changes in one millisecond have two versions. */
function laterThan(before: string): string {
  const now = isoNow();
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}
