import { randomUUID } from "node:crypto";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { whileClockIsBelieved } from "#app/platform/clock-watch.server.ts";
import { diskGuard } from "#app/platform/disk.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { sweepMailFiles } from "./files.server.ts";
import { fileWaiting } from "./filing.server.ts";
import { claimMail, expireDue } from "./lease.server.ts";
import { outboxEvents } from "./outbox.server.ts";
import { serverWait } from "./retry.ts";
import { type SendContext, sendClaimed } from "./send.server.ts";
import type { MailSettings } from "./sender.server.ts";
import { CONNECTIONS, smtpTransport } from "./transport.server.ts";

/** Wakes without an event: for messages put back, for those of other processes, and for what has expired. */
const POLL_MS = 2000;
const LONGEST_REST_MS = 10 * 60 * 1000;
const SWEEP_MS = 60 * 60 * 1000;

export type Mailer = {
  /** Stops claiming and waits for messages under way at most `timeoutMs`; then they are broken off and queued again. */
  stop(timeoutMs: number): Promise<void>;
};

/**
 * Sends what the outbox holds, until stopped: by SMTP_URL, or without it as .eml files in DATA_DIR/outbox while the messages
 * go on waiting for a mail server. Several processes may do this on one database.
 *
 * Each message is delivered at least once and marked once. It is delivered twice only where the mail server took it and
 * its answer or the mark was lost (power cut, kill -9, broken connection): the second one has the same Message-ID, by
 * which mail servers and programs tell the two as one. SMTP offers no better.
 */
export function startMailer(db: Db, settings: MailSettings, clock: Clock = systemClock): Mailer {
  return settings.SMTP_URL === undefined
    ? startLoop(db, settings, clock, (stopped) => fileWaiting(db, settings, clock, stopped))
    : startSending(db, settings, settings.SMTP_URL, clock);
}

function startSending(db: Db, settings: MailSettings, url: string, clock: Clock): Mailer {
  const transport = smtpTransport(url);
  const running = new Set<Promise<void>>();
  const abort = new AbortController();
  const context: SendContext = { db, settings, clock, transport, owner: randomUUID(), stop: abort.signal };
  // A server that fails is left alone for a while, whatever the number of messages that wait.
  let failures = 0;
  let restUntil = 0;
  const isResting = () => {
    const left = restUntil - clock.now().getTime();
    // More is left only when the clock has gone back since.
    return left > 0 && left <= LONGEST_REST_MS;
  };

  const send = async (row: OutboxRow): Promise<void> => {
    const result = await sendClaimed(context, row);
    if (result === "server_failed" && !isResting()) {
      failures += 1;
      restUntil = clock.now().getTime() + serverWait(failures, Math.random()) * 1000;
    } else if (result === "server_answered") {
      failures = 0;
    }
  };
  const loop = startLoop(db, settings, clock, async (stopped) => {
    // After a failure one message goes first, to see whether the server is back.
    const places = () => (failures > 0 ? 1 : CONNECTIONS);
    // What is sent has to be written down, or it would be sent again.
    const mayRecord = () => !diskGuard()?.state.isFull;
    while (!stopped() && mayRecord() && !isResting() && running.size < places()) {
      const row = await claimMail(db, context.owner, clock.now());
      if (!row) break;
      const run: Promise<void> = send(row).finally(() => {
        running.delete(run);
        loop.wake();
      });
      running.add(run);
    }
  });

  return {
    async stop(timeoutMs) {
      await loop.stop();
      const drained = Promise.all(running);
      let deadline: NodeJS.Timeout | undefined;
      await Promise.race([drained, new Promise((resolve) => (deadline = setTimeout(resolve, timeoutMs)))]);
      clearTimeout(deadline);
      abort.abort(new Error("the mailer stops"));
      await drained;
      transport.close();
    },
  };
}

type Loop = { wake(): void; stop(): Promise<void> };

/** Calls `work` when there may be something to do, one call at a time; ends what has expired before it. */
function startLoop(
  db: Db,
  settings: MailSettings,
  clock: Clock,
  work: (stopped: () => boolean) => Promise<void>,
): Loop {
  let stopped = false;
  let again = false;
  let current: Promise<void> | undefined;
  let nextSweep = 0;
  let changed = false;

  const round = async () => {
    // A clock that has jumped must not end what waits: claiming passes over it all the same.
    const expired = (await whileClockIsBelieved(db, clock, () => expireDue(db, clock.now()))) ?? 0;
    await work(() => stopped);
    if (changed || expired > 0 || clock.now().getTime() >= nextSweep) {
      changed = false;
      nextSweep = clock.now().getTime() + SWEEP_MS;
      await sweepMailFiles(db, settings.DATA_DIR);
    }
  };
  const turn = async () => {
    while (again && !stopped) {
      again = false;
      // A full disk or a locked database pass: the next round tries again.
      await round().catch((error: unknown) => log.error({ err: error }, "looking after the outbox failed"));
    }
    current = undefined;
  };
  const wake = () => {
    again = true;
    current ??= turn();
  };
  const onQueued = () => {
    // What was queued may have taken the place of messages that have files.
    changed = true;
    wake();
  };
  outboxEvents.on("queued", onQueued);
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      outboxEvents.off("queued", onQueued);
      await current;
    },
  };
}
