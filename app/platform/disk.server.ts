import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { ballastBytes, makeBallast, removeBallast } from "./ballast.server.ts";
import { AppError } from "./errors.ts";
import { formatBytes } from "./format.ts";
import { log } from "./log.server.ts";
import { type StorageFailure, storageError, storageFailure } from "./storage-failure.ts";

/**
 * Watches over the room on the disk of DATA_DIR. When it is full the ballast goes, changes by people are refused, and
 * what frees room goes on; when there is room again everything is as before (docs/decisions/0016-watching-and-disk.md).
 */

const MIB = 1024 * 1024;
/** Below this much nothing can be written that is worth beginning. */
const LEAST_ROOM_BYTES = 8 * MIB;
/** An upload is a file, then a row, and in between a piece of the write-ahead log. */
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
  /** Bytes free on the disk; tests give another answer. */
  free?: () => Promise<number>;
};

export type DiskState = {
  /** The disk was full, and there is not enough room yet: changes by people are refused. */
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
  /** An error passes several places that tell of it. */
  readonly #seen = new WeakSet<Error>();
  #isFull = false;
  #held: number;
  #looking: Promise<void> | null = null;
  #toldOfNoRoom = false;

  /** Looks at the disk from then on, until stop(). */
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
      recovery: ballast + LEAST_ROOM_BYTES,
      failures: { ...this.#failures },
    };
  }

  /** Takes note of an error, whatever it is. On the first one about room the ballast goes. */
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

  /** @throws AppError 503 when a file of this size would take what is kept free */
  async refuseUpload(bytes: number): Promise<void> {
    this.refuseChanges();
    if ((await this.#free()) >= roomForUpload(bytes, this.#options.reserve)) return;
    const message = `Al servidor le queda poco espacio en disco y no recibe archivos de ${formatBytes(bytes)}. Tu archivo sigue en tu equipo: intenta más tarde y avisa al administrador.`;
    throw new AppError("unavailable", message, {
      title: "Sin espacio en disco",
      reason: "disk_low",
      retryAfter: UPLOAD_RETRY_SECONDS,
    });
  }

  /** At a start: makes room if there is none. Opening the database needs some. */
  async makeRoom(): Promise<void> {
    if ((await this.#free()) < LEAST_ROOM_BYTES) this.#fill();
  }

  /** Looks whether there is room again, and makes the ballast where it is missing. Never throws. */
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
    // Where a quota is used up the free blocks say nothing: only writing does.
    const isMade = await this.#make(ballast || LEAST_ROOM_BYTES);
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
      // What was half made is gone where the disk became full in between.
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

// On globalThis: development reloads modules, and there is one disk all the same.
const store = globalThis as typeof globalThis & { __disk?: DiskGuard };

/** Null before the start, and in tests that have none. */
export function diskGuard(): DiskGuard | null {
  return store.__disk ?? null;
}

export function setDiskGuard(guard: DiskGuard | null): void {
  if (guard) store.__disk = guard;
  else delete store.__disk;
}

/** Between two tries of what has to be written in the end. */
const TRY_AGAIN_MS = 2000;

/**
 * Work that must not be lost because the disk is full just now: tried again until there is room.
 * @throws what the work throws for another reason; its last error once the signal fires
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
