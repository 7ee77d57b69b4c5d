import { AppError } from "#app/platform/errors.ts";

/**
 * Memory for uploads. A file is held whole while it is parsed, and costs about three times its size: many small ones
 * fit at once, a few large ones do too, and whoever finds no room waits with his body unread.
 */

const ROOM_BYTES = 192 * 1024 * 1024;
const COST = 3;
const MAX_WAIT_MS = 45_000;
const MAX_WAITING = 250;

export class UploadMemoryLimit {
  readonly #total: number;
  readonly #maxWaitMs: number;
  #free: number;
  /** In the order of their coming: a large one is not overtaken for ever by small ones. */
  readonly #waiting: { bytes: number; enter: () => void }[] = [];

  constructor(total = ROOM_BYTES, maxWaitMs = MAX_WAIT_MS) {
    this.#total = total;
    this.#free = total;
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * Waits for room.
   * @param fileBytes at most so many will come
   * @param signal gives the waiting up
   * @returns gives the room back; call it once
   * @throws AppError 503 when too many wait, or when it takes too long; the signal's reason
   */
  async take(fileBytes: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const bytes = Math.min(fileBytes * COST, this.#total);
    if (this.#waiting.length > 0 || bytes > this.#free) await this.#wait(bytes, signal);
    else this.#free -= bytes;
    return () => {
      this.#free += bytes;
      this.#letIn();
    };
  }

  /** Uploads that wait with their body unread, and bytes of memory that are taken. */
  get state(): { waiting: number; takenBytes: number } {
    return { waiting: this.#waiting.length, takenBytes: this.#total - this.#free };
  }

  #wait(bytes: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) throw overloaded();
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        settle();
        this.#waiting.splice(this.#waiting.indexOf(place), 1);
        reject(reason);
        this.#letIn();
      };
      const timer = setTimeout(() => giveUp(overloaded()), this.#maxWaitMs);
      const abort = () => giveUp(signal?.reason);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      signal?.addEventListener("abort", abort);
      const place = {
        bytes,
        enter: () => {
          settle();
          resolve();
        },
      };
      this.#waiting.push(place);
    });
  }

  #letIn(): void {
    for (let next = this.#waiting[0]; next && next.bytes <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.bytes;
      next.enter();
    }
  }
}

function overloaded(): AppError {
  return new AppError("unavailable", "Hay muchas personas subiendo archivos. Intenta en unos segundos.", {
    retryAfter: 5,
  });
}
