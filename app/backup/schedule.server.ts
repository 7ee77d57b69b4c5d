import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { DateTime } from "luxon";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { TIME_ZONE } from "#app/platform/format.ts";
import { log } from "#app/platform/log.server.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { newestInstant } from "./backups.server.ts";
import { keepFailure } from "./failure.server.ts";

/** When the daily backup is due. Pure: instants in, yes or no out. */

/** Older than this, a backup was missed. */
const MISSED_MS = 25 * HOUR_MS;
/** A server that has just started has other things to do. */
const SETTLE_MS = 5 * MINUTE_MS;
const RETRY_MS = HOUR_MS;

type Moment = {
  now: Date;
  startedAt: Date;
  /** The newest backup, whoever made it. */
  last: Date | null;
  /** The last try of this process. */
  triedAt: Date | null;
};

/** @param at wall time of Chile, "03:30", or "off" */
export function isDue({ now, startedAt, last, triedAt }: Moment, at: string): boolean {
  if (at === "off") return false;
  if (triedAt && now.getTime() - triedAt.getTime() < RETRY_MS && now >= triedAt) return false;
  const slot = latestSlot(now, at);
  // A start in the future was under another clock: it says nothing about when this process began.
  if (slot >= startedAt || startedAt > now) return last === null || last < slot;
  // It fell into a time in which the server was down.
  const missed = last === null || now.getTime() - last.getTime() > MISSED_MS;
  return missed && now.getTime() - startedAt.getTime() >= SETTLE_MS;
}

/** The last instant, not after now, at which the clock showed that time. */
function latestSlot(now: Date, at: string): Date {
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  const day = DateTime.fromJSDate(now, { zone: TIME_ZONE });
  const today = day.set({ hour, minute, second: 0, millisecond: 0 });
  const slot =
    today.toMillis() <= now.getTime() ? today : day.minus({ days: 1 }).set({ hour, minute, second: 0, millisecond: 0 });
  return slot.toJSDate();
}

/** Exit code of the backup program when another backup is under way: nothing to worry about. */
export const EXIT_BUSY = 3;
const MAX_OUTPUT = 4_000;

type ScheduleSettings = Pick<Settings, "DATA_DIR" | "BACKUP_DIR" | "BACKUP_KEEP_DAYS" | "BACKUP_AT">;

/** The daily backup: `npm run backup` in a process of its own, so that no request waits for it. */
export class BackupSchedule {
  readonly #settings: ScheduleSettings;
  readonly #clock: Clock;
  readonly #program: string;
  readonly #startedAt: Date;
  #triedAt: Date | null = null;
  #child: ChildProcess | undefined;
  #stopped = false;

  constructor(settings: ScheduleSettings, clock: Clock = systemClock, program: string = bundledScript("backup.js")) {
    this.#settings = settings;
    this.#clock = clock;
    this.#program = program;
    this.#startedAt = clock.now();
  }

  /** Call every minute, never twice at once. Resolves when the backup that was due has ended, one way or the other. */
  async tick(): Promise<void> {
    const newest = await newestInstant(this.#settings.BACKUP_DIR, this.#clock.now());
    const moment = {
      now: this.#clock.now(),
      startedAt: this.#startedAt,
      last: newest === null ? null : new Date(newest),
      triedAt: this.#triedAt,
    };
    if (this.#stopped || !isDue(moment, this.#settings.BACKUP_AT)) return;
    this.#triedAt = moment.now;
    const { code, output } = await this.#run();
    if (this.#stopped || code === EXIT_BUSY) return;
    if (code === 0) log.info({ backup: output }, "backup made");
    else await keepFailure(this.#settings.DATA_DIR, output, this.#clock);
  }

  /** No further one begins; one under way is broken off, and leaves nothing that the next one does not remove. */
  stop(): void {
    this.#stopped = true;
    this.#child?.kill("SIGKILL");
  }

  /** @returns exit code (null: killed) and what the program said: a line of JSON, or what went wrong */
  #run(): Promise<{ code: number | null; output: string }> {
    const { DATA_DIR, BACKUP_DIR, BACKUP_KEEP_DAYS } = this.#settings;
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [this.#program, "--json"], {
        // Only what it needs: the server's other secrets are none of its business.
        env: { NODE_ENV: "production", DATA_DIR, BACKUP_DIR, BACKUP_KEEP_DAYS: String(BACKUP_KEEP_DAYS) },
        stdio: ["ignore", "pipe", "pipe"],
      });
      this.#child = child;
      lowerPriority(child);
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk: Buffer) => {
          output = (output + chunk).slice(-MAX_OUTPUT);
        });
      }
      child.once("error", (error) => resolve({ code: 1, output: `No se pudo iniciar el respaldo: ${error.message}` }));
      child.once("close", (code, signal) => {
        this.#child = undefined;
        const ending = signal ? `El respaldo se interrumpió (${signal}). ¿Falta memoria?` : "";
        resolve({
          code,
          output: [output.trim(), ending].filter(Boolean).join(" ") || `El respaldo terminó con código ${code}.`,
        });
      });
    });
  }
}

/** Screens come first. Not every system allows it. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    log.debug("the backup runs with normal priority");
  }
}
