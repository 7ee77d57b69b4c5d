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
  /** Stops claiming and waits for messages under way at most `timeoutMs`; then they are broken off and queued again. */
  stop(timeoutMs: number): Promise<void>;
};

/**
 * Sends what the outbox holds, until stopped: by SMTP_URL, or without it as .eml files in DATA_DIR/outbox while the
 * messages go on waiting for a mail server. Several processes may do this on one database.
 *
 * Each message is delivered at least once and marked once. It is delivered twice only where the mail server took it
 * and its answer or the mark was lost (power cut, kill -9, broken connection): the second one has the same
 * Message-ID, by which mail servers and programs tell the two as one. SMTP offers no better.
 */
export function startMailer(db: Db, settings: MailSettings, clock: Clock = systemClock): Mailer {
  return settings.SMTP_URL === undefined
    ? startOutboxRounds(db, settings, clock, (stopped) => fileWaiting(db, settings, clock, stopped))
    : startSending(db, settings, settings.SMTP_URL, clock);
}

function startSending(db: Db, settings: MailSettings, url: string, clock: Clock): Mailer {
  const transport = smtpTransport(url);
  const context: SendContext = { db, settings, clock, transport, owner: randomUUID() };
  // A server that fails is left alone for a while, whatever the number of messages that wait.
  let failures = 0;
  let backOffUntil = 0;
  const isBackingOff = () => {
    const left = backOffUntil - clock.now().getTime();
    // More is left only when the clock has gone back since.
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
      // While the disk is full a sent mail could not be marked as sent, and would be sent again.
      if (diskGuard()?.state.isFull || isBackingOff()) return 0;
      // After a failure one message goes first, to see whether the server is back.
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

/** Calls `work` when there may be something to do; ends what has expired before it, removes needless files after it. */
function startOutboxRounds(
  db: Db,
  settings: MailSettings,
  clock: Clock,
  work: (stopped: () => boolean) => Promise<void>,
): Rounds {
  let nextSweep = 0;
  let changed = false;
  const onQueued = () => {
    // What was queued may have taken the place of messages that have files.
    changed = true;
  };
  outboxEvents.on("queued", onQueued);
  const rounds = startRounds({
    round: async (stopped) => {
      // A clock that has jumped must not end what waits: claiming passes over it all the same.
      const expired = (await whileClockIsBelieved(db, clock, () => expireDue(db, clock.now()))) ?? 0;
      await work(stopped);
      if (changed || expired > 0 || clock.now().getTime() >= nextSweep) {
        changed = false;
        nextSweep = clock.now().getTime() + SWEEP_MS;
        await sweepMailFiles(db, settings.DATA_DIR);
      }
    },
    // A full disk or a locked database pass: the next round tries again.
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
