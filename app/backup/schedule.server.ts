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

/** Decides when the daily backup is due. Pure functions of times. */

/** When the newest backup is older than this, one was missed. */
const MISSED_MS = 25 * HOUR_MS;
/** Time after the start of the server before a missed backup is made. */
const SETTLE_MS = 5 * MINUTE_MS;
const RETRY_MS = HOUR_MS;

type Moment = {
  now: Date;
  startedAt: Date;
  /** Time of the newest backup, scheduled or manual. */
  last: Date | null;
  /** Last attempt of this process. */
  triedAt: Date | null;
};

/** @param at wall time of Chile, "03:30", or "off" */
export function isDue({ now, startedAt, last, triedAt }: Moment, at: string): boolean {
  if (at === "off") return false;
  if (triedAt && now.getTime() - triedAt.getTime() < RETRY_MS && now >= triedAt) return false;
  const slot = latestSlot(now, at);
  // If the start is in the future, the clock has been changed since, so the start time is useless.
  if (slot >= startedAt || startedAt > now) return last === null || last < slot;
  // The backup was due while the server was down.
  const missed = last === null || now.getTime() - last.getTime() > MISSED_MS;
  return missed && now.getTime() - startedAt.getTime() >= SETTLE_MS;
}

/** The latest time, not after now, at which the clock in Chile showed `at`. */
function latestSlot(now: Date, at: string): Date {
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  const day = DateTime.fromJSDate(now, { zone: TIME_ZONE });
  const today = day.set({ hour, minute, second: 0, millisecond: 0 });
  const slot =
    today.toMillis() <= now.getTime() ? today : day.minus({ days: 1 }).set({ hour, minute, second: 0, millisecond: 0 });
  return slot.toJSDate();
}

/** Exit code of the backup program when another backup is in progress; not an error. */
export const EXIT_BUSY = 3;
const MAX_OUTPUT = 4_000;

type ScheduleSettings = Pick<Settings, "DATA_DIR" | "BACKUP_DIR" | "BACKUP_KEEP_DAYS" | "BACKUP_AT">;

/** The daily backup: runs `npm run backup` in a separate process, so that no request waits for it. */
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

  /** Call it every minute, never concurrently. Resolves when a due backup has finished or failed. */
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

  /** Starts no further backup and aborts the current one; the next backup removes its remains. */
  stop(): void {
    this.#stopped = true;
    this.#child?.kill("SIGKILL");
  }

  /** @returns the exit code (null: killed) and the program's output: a line of JSON, or the error */
  #run(): Promise<{ code: number | null; output: string }> {
    const { DATA_DIR, BACKUP_DIR, BACKUP_KEEP_DAYS } = this.#settings;
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [this.#program, "--json"], {
        // Only the variables that it needs; it must not get the server's other secrets.
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

/** Requests have priority over the backup. Not every system allows changing it. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    log.debug("the backup runs with normal priority");
  }
}
