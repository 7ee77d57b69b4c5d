import { notifyOutbox } from "#app/email/outbox.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { isoNow } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import {
  deleteCodeMails,
  type EmailChangeContext,
  pendingEmail,
  sendsCodes,
  startEmailChange,
  withdrawEmailChange,
} from "./email-change.server.ts";
import { endSessions, laterThan } from "./mutations.server.ts";
import { type Person, type PersonData, personColumns } from "./person-data.server.ts";
import {
  type Program,
  runForPersonOrProgram,
  runWithPermission,
  targetAccount,
  targetUser,
} from "./run-with-permission.server.ts";
import { isUnused } from "./unused.server.ts";

/** What the office does with the account of one person: create, read, edit, and delete while nobody has used it. */

type Act = { actorId: number; settings: EmailChangeContext["settings"] };

type Creation = {
  /** Who creates it: a person by id, or a program. */
  by: number | Program;
  settings: Act["settings"];
  isActive?: boolean;
};

/**
 * Creates an account with the standard role and the initial password. Where mail is sent, an address that a person
 * typed becomes the account's when its owner has typed the code that is mailed to it; a program's is the university's
 * own data, as that of a roster, and is stored at once.
 * @throws AppError forbidden, unprocessable, conflict (person-data.server.ts), too_many, unauthenticated
 */
export async function createPerson(
  db: Db,
  data: PersonData,
  { by, settings, isActive = true }: Creation,
): Promise<Person> {
  const person = await runForPersonOrProgram(db, { by, permission: "people" }, async (trx, record) => {
    const { columns, wantedEmail } =
      typeof by === "number"
        ? await personChange(trx, data, { existing: null, settings })
        : { columns: await programsColumns(trx, data, { existing: null, settings }), wantedEmail: null };
    const now = isoNow();
    const state = { role: "user", is_active: isActive ? 1 : 0, password_hash: null } as const;
    const created = await trx
      .insertInto("users")
      .values({ ...columns, ...state, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id } = created;
    if (wantedEmail) await startEmailChange(trx, created, { email: wantedEmail, isFromOffice: true }, { settings });
    // Under the admin's name: an activity of the new person would count as a use of the account.
    await record("user_created", { targetUserId: id });
    if (!isActive) await record("user_deactivated", { targetUserId: id });
    return personOf(trx, await targetUser(trx, id));
  });
  notifyOutbox();
  return person;
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
export async function updatePerson(
  db: Db,
  { id, version, data }: { id: number; version: string; data: PersonData },
  { actorId, settings }: Act,
): Promise<Person> {
  const person = await runWithPermission(db, { actorId, permission: "people" }, async (trx, by) => {
    const existing = await targetAccount(trx, id, by);
    if (existing.updated_at !== version) {
      throw new AppError("conflict", "Alguien cambió a esta persona mientras la editabas. Ábrela de nuevo.", {
        reason: "changed",
      });
    }
    const { columns, wantedEmail } = await personChange(trx, data, { existing, settings });
    const changed: string[] = (Object.keys(columns) as (keyof typeof columns)[]).filter(
      (key) => columns[key] !== existing[key],
    );
    const pending = await pendingEmail(trx, id);
    if (wantedEmail !== null && wantedEmail !== pending?.email) {
      await startEmailChange(trx, existing, { email: wantedEmail, isFromOffice: true }, { settings });
      changed.push("pending_email");
    }
    if (wantedEmail === null && pending) {
      await withdrawEmailChange(trx, id);
      changed.push("pending_email");
    }
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
  notifyOutbox();
  return person;
}

/** The columns for what a program says; an address that it gives is one of the university's files. */
export async function programsColumns(
  trx: Db,
  data: PersonData,
  { existing, settings }: { existing: User | null; settings: Pick<Act["settings"], "EMAIL_DOMAIN"> },
): ReturnType<typeof personColumns> {
  const columns = await personColumns(trx, data, { existing, domain: settings.EMAIL_DOMAIN });
  const isKept = existing !== null && columns.email === existing.email && existing.email_source !== "generated";
  return isKept || columns.email_source !== "office" ? columns : { ...columns, email_source: "roster" };
}

/**
 * The columns, and the address that has to be confirmed first: where mail is sent, one that the office typed is not
 * stored with the account at once.
 */
async function personChange(
  trx: Db,
  data: PersonData,
  { existing, settings }: { existing: User | null; settings: Act["settings"] },
): Promise<{ columns: Awaited<ReturnType<typeof personColumns>>; wantedEmail: string | null }> {
  const domain = settings.EMAIL_DOMAIN;
  const columns = await personColumns(trx, data, { existing, domain });
  const isNew =
    columns.email_source === "office" && (columns.email !== existing?.email || existing.email_source === "generated");
  if (!isNew || !sendsCodes(settings)) return { columns, wantedEmail: null };
  // As if the field said what the account has: a placeholder is made anew from another identifier.
  const typed = existing && existing.email_source !== "generated" ? existing.email : "";
  const kept = await personColumns(trx, { ...data, email: typed }, { existing, domain });
  return { columns: kept, wantedEmail: columns.email };
}

/**
 * Deletes an account that nobody has used.
 * @throws AppError forbidden, not_found, conflict used
 */
export function deletePerson(db: Db, { actorId, id }: { actorId: number; id: number }): Promise<void> {
  return runWithPermission(db, { actorId, permission: "people" }, async (trx, by) => {
    await targetAccount(trx, id, by);
    if (!(await isUnused(trx, id))) {
      throw new AppError(
        "conflict",
        "Esta cuenta ya se usó y no se borra desde aquí. Desactívala, o la persona la borra en Mi cuenta.",
        { reason: "used" },
      );
    }
    await by.willDelete(id);
    await trx.deleteFrom("users").where("id", "=", id).execute();
    await deleteCodeMails(trx, id);
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
    pendingEmail: await pendingEmail(db, user.id),
    faculty: user.faculty,
    career: user.career,
    campus: user.campus,
    entryYear: user.entry_year,
    studyStatus: user.study_status,
    version: user.updated_at,
    isUnused: await isUnused(db, user.id),
  };
}
