import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { ballastBytes, makeBallast, removeBallast } from "./disk-reserve.server.ts";
import { AppError } from "./errors.ts";
import { formatBytes } from "./format.ts";
import { log } from "./log.server.ts";
import { type StorageFailure, storageError, storageFailure } from "./storage-failure.ts";

/**
 * Watches the free space on the disk of DATA_DIR. When it is full, the ballast is deleted and people's changes are
 * refused, while everything that frees space still works. When there is space again, all works as before
 * (docs/decisions/0016-watching-and-disk.md).
 */

const MIB = 1024 * 1024;
/** With less free space no write is started. */
const MIN_FREE_BYTES = 8 * MIB;
/** An upload needs space for its file, its row and a part of the write-ahead log. */
const UPLOAD_FACTOR = 3;
const UPLOAD_RETRY_SECONDS = 60;
const LOOK_MS = 2000;

export type DiskOptions = {
  /** DATA_DIR. */
  folder: string;
  /** 0: none. */
  ballast: number;
  /** Bytes that uploads leave free. */
  reserve: number;
  lookMs?: number;
  /** Bytes free on the disk; replaceable for tests. */
  free?: () => Promise<number>;
};

export type DiskState = {
  /** The disk was full and there is not enough space yet: people's changes are refused. */
  isFull: boolean;
  /** Bytes; `held` is 0 while it is released. */
  ballast: { wanted: number; held: number };
  /** Bytes that must be free before the ballast is made, and changes are accepted again. */
  recovery: number;
  /** Since the start, by kind. */
  failures: Record<StorageFailure, number>;
};

/** Free bytes with which an upload of this size is accepted. @param reserve bytes that uploads leave free */
export function roomForUpload(bytes: number, reserve: number): number {
  return bytes * UPLOAD_FACTOR + reserve;
}

export class DiskGuard {
  readonly #options: DiskOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #failures: DiskState["failures"] = { full: 0, broken: 0 };
  /** Errors already counted, because several places report the same error. */
  readonly #seen = new WeakSet<Error>();
  #isFull = false;
  #held: number;
  #looking: Promise<void> | null = null;
  #toldOfNoRoom = false;

  /** Checks the disk regularly until stop(). */
  constructor(options: DiskOptions) {
    this.#options = options;
    this.#held = ballastBytes(options.folder);
    this.#timer = setInterval(() => void this.look(), options.lookMs ?? LOOK_MS);
    this.#timer.unref();
  }

  get state(): DiskState {
    const { ballast } = this.#options;
    return {
      isFull: this.#isFull,
      ballast: { wanted: ballast, held: this.#held },
      recovery: ballast + MIN_FREE_BYTES,
      failures: { ...this.#failures },
    };
  }

  /** Records any error. On the first one about disk space the ballast is deleted. */
  failed(error: unknown): void {
    const failure = storageFailure(error);
    if (!failure || this.#seen.has(error as Error)) return;
    this.#seen.add(error as Error);
    this.#failures[failure] += 1;
    if (failure === "full") this.#fill();
  }

  /** @throws AppError 503 while the disk is full: for changes that can wait */
  refuseChanges(): void {
    if (this.#isFull) throw storageError("full");
  }

  /** @throws AppError 503 if a file of this size would use up the reserved space */
  async refuseUpload(bytes: number): Promise<void> {
    this.refuseChanges();
    if ((await this.#free()) >= roomForUpload(bytes, this.#options.reserve)) return;
    const message =
      `Al servidor le queda poco espacio en disco y no recibe archivos de ${formatBytes(bytes)}. Tu archivo ` +
      "sigue en tu equipo: intenta más tarde y avisa al administrador.";
    throw new AppError("unavailable", message, {
      title: "Sin espacio en disco",
      reason: "disk_low",
      retryAfter: UPLOAD_RETRY_SECONDS,
    });
  }

  /** At a start: frees space if there is none, because opening the database needs some. */
  async makeRoom(): Promise<void> {
    if ((await this.#free()) < MIN_FREE_BYTES) this.#fill();
  }

  /** Checks whether there is space again and creates a missing ballast. Never throws. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => log.error({ err: error }, "looking at the disk failed"))
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  #fill(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    const released = this.#held;
    this.#held = 0;
    try {
      removeBallast(this.#options.folder);
    } catch (error) {
      log.error({ err: error }, "the ballast could not be removed");
    }
    log.error({ event: "disk_full", released }, "the disk is full: changes are refused until there is room");
  }

  async #look(): Promise<void> {
    const { folder, ballast } = this.#options;
    const wasFull = this.#isFull;
    if (!wasFull && this.#held === ballast) return;
    const free = await this.#free();
    if (free < this.state.recovery) {
      if (!wasFull && !this.#toldOfNoRoom) log.warn({ event: "no_ballast", free }, "there is no room for the ballast");
      this.#toldOfNoRoom = true;
      return;
    }
    // With a used-up quota the number of free blocks means nothing; only a write tells.
    const isMade = await this.#make(ballast || MIN_FREE_BYTES);
    const filledMeanwhile = this.#isFull && !wasFull;
    if (ballast === 0 || !isMade || filledMeanwhile) removeBallast(folder);
    if (!isMade || filledMeanwhile) return;
    this.#held = ballast;
    this.#toldOfNoRoom = false;
    if (!wasFull) return;
    this.#isFull = false;
    log.info({ event: "disk_has_room", free }, "there is room on the disk again: changes are accepted");
  }

  async #make(bytes: number): Promise<boolean> {
    try {
      await makeBallast(this.#options.folder, bytes);
      return true;
    } catch (error) {
      // An incomplete file is already deleted if the disk became full meanwhile.
      if (storageFailure(error) || this.#isFull) return false;
      throw error;
    }
  }

  async #free(): Promise<number> {
    if (this.#options.free) return this.#options.free();
    const { bavail, bsize } = await statfs(this.#options.folder);
    return bavail * bsize;
  }
}

// On globalThis, because development reloads modules but there is only one disk.
const store = globalThis as typeof globalThis & { __disk?: DiskGuard };

/** Null before the start, and in tests that have none. */
export function diskGuard(): DiskGuard | null {
  return store.__disk ?? null;
}

export function setDiskGuard(guard: DiskGuard | null): void {
  if (guard) store.__disk = guard;
  else delete store.__disk;
}

/** Delay between retries of a write that must succeed in the end. */
const TRY_AGAIN_MS = 2000;

/**
 * Runs work that must not be lost because the disk is full at the moment: retried until there is space.
 * @throws any other error of the work; its last error once the signal aborts
 */
export async function untilThereIsRoom<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (storageFailure(error) !== "full" || signal.aborted) throw error;
      await pause(TRY_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
