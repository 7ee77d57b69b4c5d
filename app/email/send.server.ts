import { keepLease } from "#app/jobs/lease.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import { untilThereIsRoom } from "#app/platform/disk.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { log } from "#app/platform/log.server.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { removeMailFile } from "./eml-folder.server.ts";
import { type Failure, failureOf, UNREADABLE } from "./failure.ts";
import { MAIL_LEASE, markFailed, markSent, postpone } from "./outbox-lease.server.ts";
import { MAX_ATTEMPTS, messageWait } from "./retry.ts";
import type { MailSettings } from "./sender.server.ts";
import { letterContext, messageOf, type SmtpTransport } from "./transport.server.ts";

/** Limit for one message: a server that replies very slowly never triggers a socket timeout. */
const SEND_DEADLINE_MS = 2 * MINUTE_MS;

export type SendContext = {
  db: Db;
  settings: MailSettings;
  clock: Clock;
  transport: SmtpTransport;
  owner: string;
};

/** What an attempt shows about the mail server; "nothing" when it was aborted. */
export type SendResult = "server_answered" | "server_failed" | "nothing";

/**
 * Sends a claimed message and records the outcome. Never throws.
 * @param stop aborts when the mailer stops for good
 */
export async function sendClaimed(context: SendContext, row: OutboxRow, stop: AbortSignal): Promise<SendResult> {
  const { db, owner, clock } = context;
  const lease = keepLease(db, MAIL_LEASE, { id: row.id, owner }, clock);
  try {
    const failure = await trySending(context, row, AbortSignal.any([stop, lease.lost]));
    if (!failure) return await recordSent(context, row, stop);
    if (stop.aborted || lease.lost.aborted) {
      await postpone(db, row.id, owner, { cause: null, counted: false, nextAttempt: clock.now() });
      return "nothing";
    }
    return await recordFailure(context, row, failure);
  } catch (error) {
    // The database failed: the lease will expire, and the message will be claimed again.
    log.error({ err: error, mail: row.id }, "recording a mail failed");
    return "nothing";
  } finally {
    lease.stop();
  }
}

/** @returns undefined when the server has accepted the message. */
async function trySending({ db, transport, settings }: SendContext, row: OutboxRow, signal: AbortSignal) {
  // Earlier attempts may have crashed the process, so there is no further one.
  if (row.attempts > MAX_ATTEMPTS) return { kind: "refused", cause: "Se agotaron los intentos" } satisfies Failure;
  const letter = await letterContext(db, settings);
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(SEND_DEADLINE_MS)]);
  try {
    await transport.sendMail({ ...messageOf(row, letter), signal: deadline });
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    // A fault of this program. The mail server's text is never logged, because it contains addresses.
    if (failure.cause === UNREADABLE) log.error({ mail: row.id, name: nameOf(error) }, "a mail could not be composed");
    if (failure.kind !== "unclear" || signal.aborted) return failure;
    // If a new connection and sign-in succeed, this message broke the connection.
    const well = await transport.verify().catch(() => false);
    return { ...failure, kind: well ? "later" : "server" } satisfies Failure;
  }
}

async function recordSent(
  { db, owner, clock, settings }: SendContext,
  row: OutboxRow,
  stop: AbortSignal,
): Promise<SendResult> {
  const own = await untilThereIsRoom(() => markSent(db, row.id, owner, clock.now()), stop);
  if (!own) log.warn({ mail: row.id }, "a mail was sent by another mailer too");
  else if (row.filed_at !== null) await removeMailFile(settings.DATA_DIR, row.id);
  return "server_answered";
}

async function recordFailure(context: SendContext, row: OutboxRow, { kind, cause }: Failure): Promise<SendResult> {
  const { db, owner, clock } = context;
  const now = clock.now();
  if (kind === "server") {
    log.warn({ mail: row.id, cause }, "the mail server fails");
    // Requeued behind the others, so that one message cannot block them.
    await postpone(db, row.id, owner, { cause, counted: false, nextAttempt: now });
    return "server_failed";
  }
  if (kind === "refused" || row.attempts >= MAX_ATTEMPTS) {
    log.warn({ mail: row.id, cause, attempts: row.attempts }, "a mail cannot be delivered");
    await markFailed(db, row.id, owner, cause, now);
  } else {
    log.warn({ mail: row.id, cause, attempts: row.attempts }, "a mail will be tried again");
    const wait = messageWait(row.attempts, Math.random()) * 1000;
    await postpone(db, row.id, owner, { cause, counted: true, nextAttempt: new Date(now.getTime() + wait) });
  }
  return "server_answered";
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
