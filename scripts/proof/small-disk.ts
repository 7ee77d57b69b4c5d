import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";

/** A small in-memory file system mounted over a folder, and a file in it that simulates another program filling it. */
export class SmallDisk {
  readonly #folder: string;
  readonly #filler: string;

  /** @throws Error in Spanish if this account is not allowed to mount */
  constructor(folder: string, megabytes: number) {
    this.#folder = folder;
    this.#filler = path.join(folder, "otro-programa.log");
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder], { stdio: "pipe" });
    } catch {
      throw new Error("Esta prueba monta un disco pequeño en memoria: ejecútala como root, en Linux.");
    }
  }

  /** Free space in bytes. */
  get free(): number {
    const { bavail, bsize } = statfsSync(this.#folder);
    return bavail * bsize;
  }

  /** Fills the disk until at most this many bytes are free. */
  leave(bytes: number): void {
    const piece = Buffer.alloc(64 * 1024, 1);
    while (this.free > bytes) {
      try {
        appendFileSync(this.#filler, piece.subarray(0, Math.min(piece.length, this.free - bytes)));
      } catch {
        return;
      }
    }
  }

  /** Frees the space that leave() took. */
  clear(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync("umount", ["-l", this.#folder]);
  }
}
