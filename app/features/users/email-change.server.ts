import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isDeliverable } from "#app/email/deliverable.ts";
import { dropQueued, enqueueMail, notifyOutbox } from "#app/email/outbox.server.ts";
import { isPlaceholderAddress } from "#app/email/placeholder-address.server.ts";
import type { MailSettings } from "#app/email/sender.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { recordOwnAct } from "#app/features/audit/acts.server.ts";
import { isNotBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { pluralize } from "#app/platform/format.ts";
import { officeSettings } from "#app/platform/institution.server.ts";
import type { EmailChange } from "#db/email-changes-table.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { changedMail, codeMail } from "./email-change-mails.server.ts";

/**
 * A new address of an account becomes the account's own when somebody types, signed in as its owner, the code that was
 * mailed to it. Until then nothing else is sent there, and the account keeps the address that it has.
 */

export type EmailChangeContext = { settings: MailSettings & Pick<Settings, "PUBLIC_URL">; clock?: Clock };

/** An address that waits for its code, as its owner and the office see it. */
export const pendingEmailSchema = z.object({
  email: z.string(),
  expiresAt: z.iso.datetime().describe("until then the code that was mailed is good"),
  isFromOffice: z.boolean().describe("typed by the office"),
  isUndelivered: z.boolean().describe("the mail with the code failed for good"),
});
export type PendingEmail = z.infer<typeof pendingEmailSchema>;

const OWNERS_TIME_MS = 30 * MINUTE_MS;
/** The person may not sign in on the day on which the office writes the address. */
const OFFICES_TIME_MS = 14 * DAY_MS;
const MAX_FAILURES = 5;
/** Codes in 24 hours, for one account and to one address: the form must not fill the mailbox of a stranger. */
const MAX_CODES = 5;

/** Whether codes can be mailed; without mail the office writes addresses directly, and owners cannot. */
export function sendsCodes(settings: Pick<MailSettings, "SMTP_URL">): boolean {
  return settings.SMTP_URL !== undefined;
}

/** Null without one, or when its code is too old. */
export async function pendingEmail(db: Db, userId: number, clock: Clock = systemClock): Promise<PendingEmail | null> {
  const row = await findChange(db, userId, clock);
  if (!row) return null;
  const mail = await db
    .selectFrom("outbox")
    .select("status")
    .where("dedup_key", "=", codeKey(userId, row.code_salt))
    .executeTakeFirst();
  const isFromOffice = row.is_from_office === 1;
  return { email: row.email, expiresAt: row.expires_at, isFromOffice, isUndelivered: mail?.status === "failed" };
}

/**
 * Mails a code to the address; an earlier change of the account is dropped. Whether another account has the address is
 * only told to who can read its mail. Call it inside a transaction, and notifyOutbox() after the commit.
 * @throws AppError unprocessable invalid_email or same_email, too_many
 */
export async function startEmailChange(
  trx: Db,
  user: Pick<User, "id" | "name" | "email" | "email_source">,
  { email: typed, isFromOffice }: { email: string; isFromOffice: boolean },
  { settings, clock = systemClock }: EmailChangeContext,
): Promise<void> {
  const email = await checkedAddress(trx, typed, settings);
  if (email === user.email.toLowerCase() && user.email_source === "confirmed") {
    throw new AppError("unprocessable", "Ese ya es tu correo.", { reason: "same_email" });
  }
  await refuseTooManyCodes(trx, user.id, email, clock);
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const salt = randomBytes(16).toString("hex");
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + (isFromOffice ? OFFICES_TIME_MS : OWNERS_TIME_MS)).toISOString();
  await trx.deleteFrom("email_changes").where("user_id", "=", user.id).execute();
  await trx
    .insertInto("email_changes")
    .values({
      user_id: user.id,
      email,
      code_salt: salt,
      code_hash: hashOf(salt, code),
      is_from_office: isFromOffice ? 1 : 0,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  await dropQueued(trx, codeTopic(user.id), clock);
  const own = await officeSettings(trx, settings);
  const mail = codeMail({ name: user.name, address: email }, { code, expiresAt, isFromOffice }, own);
  const dedupKey = codeKey(user.id, salt);
  await enqueueMail(trx, { dedupKey, topic: codeTopic(user.id), mail, expiresAt }, { settings, clock });
}

/**
 * Gives the account the address whose code this is, and tells the address that it had before.
 * @throws AppError conflict no_email_change or email_taken, unprocessable wrong_code
 */
export async function confirmEmailChange(
  db: Db,
  userId: number,
  code: string,
  { settings, clock = systemClock }: EmailChangeContext,
): Promise<void> {
  const outcome = await db.transaction().execute(async (trx): Promise<AppError | undefined> => {
    const change = await findChange(trx, userId, clock);
    if (!change) return noChange();
    if (!matches(change, code)) return await countFailure(trx, change);
    await withdrawEmailChange(trx, userId);
    const owner = await trx.selectFrom("users").select("id").where("email", "=", change.email).executeTakeFirst();
    if (owner && owner.id !== userId) return taken();
    const before = await trx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
    await trx
      .updateTable("users")
      .set({ email: change.email, email_source: "confirmed", updated_at: isoNow(clock) })
      .where("id", "=", userId)
      .execute();
    await recordActivity(trx, { userId, action: "email_changed" }, clock);
    await recordOwnAct(trx, userId, "email_changed");
    if (before.email_source !== "generated" && before.email.toLowerCase() !== change.email) {
      const topic = changedTopic(userId);
      const own = await officeSettings(trx, settings);
      const mail = changedMail({ name: before.name, address: before.email }, own);
      await enqueueMail(trx, { dedupKey: `${topic}:${change.code_salt}`, topic, mail }, { settings, clock });
    }
    return undefined;
  });
  notifyOutbox();
  if (outcome) throw outcome;
}

/** The account keeps the address that it has; a code that was mailed is good for nothing. */
export async function withdrawEmailChange(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("email_changes").where("user_id", "=", userId).execute();
  await dropQueued(trx, codeTopic(userId));
}

/** Deletes the mails with codes to a person who is deleted: the id may be somebody else's later. */
export async function deleteCodeMails(trx: Db, userId: number): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("topic", "in", [codeTopic(userId), changedTopic(userId), `entry-code:${userId}`])
    .execute();
}

/** Deletes changes whose code is too old. @returns how many */
export async function purgeEmailChanges(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("email_changes")
    .where("expires_at", "<=", now.toISOString())
    .where(isNotBlocked("email_changes.user_id"))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function findChange(db: Db, userId: number, clock: Clock): Promise<EmailChange | undefined> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", isoNow(clock))
    .executeTakeFirst();
}

/** Lower case. @throws AppError unprocessable invalid_email */
async function checkedAddress(trx: Db, typed: string, settings: MailSettings): Promise<string> {
  const email = typed.trim().toLowerCase();
  const isAddress = email.length <= 254 && z.email().safeParse(email).success && isDeliverable(email);
  if (isAddress && !(await isPlaceholderAddress(trx, email, settings.EMAIL_DOMAIN))) return email;
  throw new AppError("unprocessable", "Escribe un correo que leas, completo, como nombre@correo.cl.", {
    reason: "invalid_email",
  });
}

async function refuseTooManyCodes(trx: Db, userId: number, email: string, clock: Clock): Promise<void> {
  const since = new Date(clock.now().getTime() - DAY_MS).toISOString();
  const { count } = await trx
    .selectFrom("outbox")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("created_at", ">", since)
    .where((row) =>
      row.or([
        row("topic", "=", codeTopic(userId)),
        row.and([row("recipient", "=", email), row("topic", "like", `${CODE_TOPIC}%`)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (count < MAX_CODES) return;
  throw new AppError("too_many", "Se enviaron muchos códigos en un día. Espera hasta mañana o usa otro correo.", {
    reason: "too_many_codes",
  });
}

async function countFailure(trx: Db, change: EmailChange): Promise<AppError> {
  const left = MAX_FAILURES - change.failures - 1;
  if (left <= 0) {
    await withdrawEmailChange(trx, change.user_id);
    return noChange();
  }
  await trx
    .updateTable("email_changes")
    .set({ failures: change.failures + 1 })
    .where("id", "=", change.id)
    .execute();
  const text = `Ese no es el código. Te ${left === 1 ? "queda" : "quedan"} ${pluralize(left, "intento", "intentos")}.`;
  return new AppError("unprocessable", text, { reason: "wrong_code" });
}

function hashOf(salt: string, code: string): string {
  return createHash("sha256").update(`${salt}:${code}`).digest("hex");
}

function matches({ code_salt: salt, code_hash: hash }: EmailChange, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(salt, code.replace(/\D/g, ""))), Buffer.from(hash));
}

const CODE_TOPIC = "email-code:";
const codeTopic = (userId: number) => `${CODE_TOPIC}${userId}`;
const codeKey = (userId: number, salt: string) => `${codeTopic(userId)}:${salt}`;
const changedTopic = (userId: number) => `email-changed:${userId}`;

function noChange(): AppError {
  return new AppError("conflict", "Ese código ya no sirve. Pide uno nuevo.", { reason: "no_email_change" });
}

function taken(): AppError {
  return new AppError("conflict", "Ese correo ya es de otra cuenta. Usa otro o pide ayuda a la oficina.", {
    reason: "email_taken",
  });
}
