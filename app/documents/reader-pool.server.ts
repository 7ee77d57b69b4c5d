import type { ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { log } from "#app/platform/log.server.ts";
import { startReader } from "./start-reader.server.ts";

/**
 * Readers started ahead, with their libraries loaded, so that nobody waits for that. Each reads one file and ends,
 * and the next one is started when it has: what a file does to its reader, no other file ever meets.
 */
export class ReaderPool {
  readonly #size: number;
  readonly #waiting: ChildProcess[] = [];
  readonly #ready = new WeakSet<ChildProcess>();
  #closed = false;

  /** @param size readers that wait; each takes some 100 MB of memory */
  constructor(size: number) {
    this.#size = size;
    this.refill();
  }

  /**
   * A reader that nobody else has, or undefined where none waits. It may still be loading: it takes its job all the
   * same.
   */
  take(): ChildProcess | undefined {
    const child = this.#waiting.shift();
    if (child) hold(child, true);
    return child;
  }

  /** Starts what is missing. */
  refill(): void {
    while (!this.#closed && this.#waiting.length < this.#size) this.#start();
  }

  /** Process ids of those that wait. */
  get pids(): number[] {
    return this.#waiting.flatMap(({ pid }) => pid ?? []);
  }

  /** How many of them have loaded their libraries. */
  get ready(): number {
    return this.#waiting.filter((child) => this.#ready.has(child)).length;
  }

  /** No new ones; those that wait can still be taken. */
  stopRefilling(): void {
    this.#closed = true;
  }

  close(): void {
    this.stopRefilling();
    for (const child of this.#waiting.splice(0)) child.kill("SIGKILL");
  }

  #start(): void {
    const child = startReader("plain", { ahead: true });
    // All that one without a file says is that it is ready. Whoever takes it listens from the same moment on.
    (child.stdio[3] as Readable).once("data", () => this.#ready.add(child));
    const leave = () => {
      const at = this.#waiting.indexOf(child);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      const loaded = this.#ready.has(child);
      log.warn({ pid: child.pid, loaded }, "a document reader ended before it had a file");
      // One that does not even load would be followed by the next one without end: the next reading tries again.
      if (loaded) this.refill();
    };
    child.once("error", leave);
    child.once("exit", leave);
    // Whoever gives it a job listens too; until then nobody would.
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

// On globalThis: development reloads this module, and readers of the module before would be forgotten.
const store = globalThis as typeof globalThis & { __readerPool?: ReaderPool };

/** @param pool null ends the one that there is */
export function setReaderPool(pool: ReaderPool | null): void {
  store.__readerPool?.close();
  if (pool) store.__readerPool = pool;
  else delete store.__readerPool;
}

/** A plain reader that was started ahead, for one file; undefined where none waits. */
export function takeReader(): ChildProcess | undefined {
  return store.__readerPool?.take();
}

/** After a reading. */
export function refillReaders(): void {
  store.__readerPool?.refill();
}
