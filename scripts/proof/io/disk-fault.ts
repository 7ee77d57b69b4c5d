import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "#app/platform/paths.server.ts";

/** Makes a chosen disk call fail in processes that are started with `env`. Needs Linux and a C compiler. */

export type CallKind = "write" | "sync" | "open";
export type DiskError = "EIO" | "ENOSPC";

const KINDS: Record<CallKind, number> = { write: 1, sync: 2, open: 4 };
/** The fields of `struct control` in disk-fault.c, 4 bytes each. */
const FIELDS = ["kinds", "nth", "error", "counted", "fired"] as const;

/** Reason why faults cannot be injected on this machine, or null if they can. */
export function noFaults(): string | null {
  if (process.platform !== "linux") return "disks are made to fail on Linux only. Nothing was measured.";
  if (spawnSync("cc", ["--version"]).error) return "there is no C compiler: apt-get install gcc. Nothing was measured.";
  return null;
}

export class DiskFault {
  readonly #scratch = mkdtempSync(path.join(tmpdir(), "careers-disk-fault-"));
  readonly #library = path.join(this.#scratch, "disk-fault.so");
  readonly #control = path.join(this.#scratch, "control");
  readonly #file: number;

  /** @throws Error when compiling fails */
  constructor() {
    const source = path.join(projectRoot, "scripts", "proof", "io", "disk-fault.c");
    const { status, stderr } = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", this.#library, source, "-ldl"], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`cc: ${stderr}`);
    this.#file = openSync(this.#control, "w+");
    this.#write({ kinds: 0, nth: 0, error: 0, counted: 0, fired: 0 });
  }

  /** Environment for the affected processes. @param folder calls on files in it, including subfolders, can fail */
  env(folder: string): Record<string, string> {
    return { LD_PRELOAD: this.#library, DISK_FAULT_CONTROL: this.#control, DISK_FAULT_FOLDER: folder };
  }

  /** Makes the nth call of that kind from now on fail, once. */
  arm(kind: CallKind, error: DiskError, nth: number): void {
    this.#write({ kinds: 0, nth, error: constants.errno[error], counted: 0, fired: 0 });
    this.#write({ kinds: KINDS[kind] });
  }

  /** @returns the number of calls since arm(), and whether the failure occurred */
  disarm(): { counted: number; hasFired: boolean } {
    this.#write({ kinds: 0 });
    const bytes = Buffer.alloc(FIELDS.length * 4);
    readSync(this.#file, bytes, 0, bytes.length, 0);
    const field = (name: (typeof FIELDS)[number]) => bytes.readInt32LE(FIELDS.indexOf(name) * 4);
    return { counted: field("counted"), hasFired: field("fired") > 0 };
  }

  #write(values: Partial<Record<(typeof FIELDS)[number], number>>): void {
    for (const [index, name] of FIELDS.entries()) {
      const value = values[name];
      if (value === undefined) continue;
      const bytes = Buffer.alloc(4);
      bytes.writeInt32LE(value);
      writeSync(this.#file, bytes, 0, 4, index * 4);
    }
  }

  dispose(): void {
    closeSync(this.#file);
    rmSync(this.#scratch, { recursive: true, force: true });
  }
}
