import { randomUUID } from "node:crypto";
import { ClaimedWork, type Rounds, startRounds } from "#app/jobs/pump.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { whileClockIsBelieved } from "#app/platform/clock-watch.server.ts";
import { diskGuard } from "#app/platform/disk.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { log } from "#app/platform/log.server.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { sweepMailFiles } from "./eml-folder.server.ts";
import { outboxEvents } from "./outbox.server.ts";
import { claimMail, expireDue } from "./outbox-lease.server.ts";
import { serverWait } from "./retry.ts";
import { type SendContext, sendClaimed } from "./send.server.ts";
import type { MailSettings } from "./sender.server.ts";
import { CONNECTIONS, smtpTransport } from "./transport.server.ts";
import { fileWaiting } from "./write-eml-files.server.ts";

const MAX_BACKOFF_MS = 10 * MINUTE_MS;
const SWEEP_MS = HOUR_MS;

export type Mailer = {
  /** Stops claiming and waits up to `timeoutMs` for messages in progress; then aborts and requeues them. */
  stop(timeoutMs: number): Promise<void>;
};

/**
 * Sends the messages of the outbox until it is stopped: through SMTP_URL or, without it, as .eml files in
 * DATA_DIR/outbox, while the messages stay queued. Several processes may do this on one database.
 *
 * Each message is delivered at least once. It is delivered twice only when the mail server accepted it and its reply or
 * the mark in the database was lost (power cut, kill -9, broken connection). Both copies have the same Message-ID, so
 * mail servers and programs can recognise the duplicate. SMTP offers nothing better.
 */
export function startMailer(db: Db, settings: MailSettings, clock: Clock = systemClock): Mailer {
  return settings.SMTP_URL === undefined
    ? startOutboxRounds(db, settings, clock, (stopped) => fileWaiting(db, settings, clock, stopped))
    : startSending(db, settings, settings.SMTP_URL, clock);
}

function startSending(db: Db, settings: MailSettings, url: string, clock: Clock): Mailer {
  const transport = smtpTransport(url);
  const context: SendContext = { db, settings, clock, transport, owner: randomUUID() };
  // After a failure of the server no message is tried for a while, however many are queued.
  let failures = 0;
  let backOffUntil = 0;
  const isBackingOff = () => {
    const left = backOffUntil - clock.now().getTime();
    // A longer rest means that the clock has been set back since.
    return left > 0 && left <= MAX_BACKOFF_MS;
  };

  const send = async (row: OutboxRow, stop: AbortSignal): Promise<void> => {
    const result = await sendClaimed(context, row, stop);
    if (result === "server_failed" && !isBackingOff()) {
      failures += 1;
      backOffUntil = clock.now().getTime() + serverWait(failures, Math.random()) * 1000;
    } else if (result === "server_answered") {
      failures = 0;
    }
  };
  const work = new ClaimedWork<OutboxRow>({
    claim: () => claimMail(db, context.owner, clock.now()),
    run: send,
    places: () => {
      // While the disk is full, a sent mail could not be marked as sent and would be sent again.
      if (diskGuard()?.state.isFull || isBackingOff()) return 0;
      // After a failure a single message tests whether the server is back.
      return failures > 0 ? 1 : CONNECTIONS;
    },
    onEnd: () => rounds.wake(),
  });
  const rounds = startOutboxRounds(db, settings, clock, (stopped) => work.begin(stopped));

  return {
    async stop(timeoutMs) {
      await rounds.stop();
      await work.end(timeoutMs, new Error("the mailer stops"));
      transport.close();
    },
  };
}

/** Calls `work` when messages may be due; before it expires old messages, after it deletes .eml files not needed. */
function startOutboxRounds(
  db: Db,
  settings: MailSettings,
  clock: Clock,
  work: (stopped: () => boolean) => Promise<void>,
): Rounds {
  let nextSweep = 0;
  let changed = false;
  const onQueued = () => {
    // A new message may have replaced queued ones that have .eml files.
    changed = true;
  };
  outboxEvents.on("queued", onQueued);
  const rounds = startRounds({
    round: async (stopped) => {
      // If the clock has jumped, queued messages must not expire; claiming skips expired ones anyway.
      const expired = (await whileClockIsBelieved(db, clock, () => expireDue(db, clock.now()))) ?? 0;
      await work(stopped);
      if (changed || expired > 0 || clock.now().getTime() >= nextSweep) {
        changed = false;
        nextSweep = clock.now().getTime() + SWEEP_MS;
        await sweepMailFiles(db, settings.DATA_DIR);
      }
    },
    // A full disk or a locked database is temporary: the next round tries again.
    onError: (error) => log.error({ err: error }, "looking after the outbox failed"),
    events: outboxEvents,
  });
  return {
    wake: rounds.wake,
    async stop() {
      outboxEvents.off("queued", onQueued);
      await rounds.stop();
    },
  };
}
