import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { log } from "#app/platform/log.server.ts";
import { startReader } from "./start-reader.server.ts";

/**
 * Reader processes started in advance with their libraries loaded, so that uploads need not wait for that. Each one
 * reads a single file and exits, so that a file can never affect the reading of another one.
 */
export class ReaderPool {
  readonly #size: number;
  readonly #waiting: ChildProcess[] = [];
  readonly #ready = new WeakSet<ChildProcess>();
  #closed = false;

  /** @param size number of idle readers; each takes about 100 MB of memory */
  constructor(size: number) {
    this.#size = size;
    this.refill();
  }

  /**
   * Takes an idle reader out of the pool, or returns undefined when there is none. It may still be loading; it accepts
   * its job anyway.
   */
  take(): ChildProcess | undefined {
    const child = this.#waiting.shift();
    if (child) hold(child, true);
    return child;
  }

  /** Starts the missing readers. */
  refill(): void {
    while (!this.#closed && this.#waiting.length < this.#size) this.#start();
  }

  /** Process ids of the idle readers. */
  get pids(): number[] {
    return this.#waiting.flatMap(({ pid }) => pid ?? []);
  }

  /** Number of idle readers that have loaded their libraries. */
  get ready(): number {
    return this.#waiting.filter((child) => this.#ready.has(child)).length;
  }

  /** Starts no further readers; idle ones can still be taken. */
  stopRefilling(): void {
    this.#closed = true;
  }

  close(): void {
    this.stopRefilling();
    for (const child of this.#waiting.splice(0)) child.kill("SIGKILL");
  }

  #start(): void {
    const child = startReader("plain", { ahead: true });
    // Before it gets a file, a reader only reports that it is ready. The taker listens from then on.
    (child.stdio[3] as Readable).once("data", () => this.#ready.add(child));
    const leave = () => {
      const at = this.#waiting.indexOf(child);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      const loaded = this.#ready.has(child);
      log.warn({ pid: child.pid, loaded }, "a document reader ended before it had a file");
      // If a reader fails to load, replacing it at once could loop forever; the next reading refills the pool.
      if (loaded) this.refill();
    };
    child.once("error", leave);
    child.once("exit", leave);
    // Until a job is given, nobody else listens for errors.
    child.stdin?.on("error", () => undefined);
    hold(child, false);
    this.#waiting.push(child);
  }
}

/** Whether the child keeps this process running. */
function hold(child: ChildProcess, holds: boolean): void {
  const handles = [child, child.stdin as Writable | null, child.stdio[3]] as ({
    ref?(): void;
    unref?(): void;
  } | null)[];
  for (const handle of handles) {
    if (holds) handle?.ref?.();
    else handle?.unref?.();
  }
}

// On globalThis, because development reloads this module, and the readers of the old module would be lost.
const store = globalThis as typeof globalThis & { __readerPool?: ReaderPool };

/** @param pool null ends the current pool */
export function setReaderPool(pool: ReaderPool | null): void {
  store.__readerPool?.close();
  if (pool) store.__readerPool = pool;
  else delete store.__readerPool;
}

/** An idle reader for one file; undefined when there is none. */
export function takeReader(): ChildProcess | undefined {
  return store.__readerPool?.take();
}

/** Call it after each reading. */
export function refillReaders(): void {
  store.__readerPool?.refill();
}
