import { createHash, type Hash } from "node:crypto";
import { type FileHandle, mkdir, open, readFile, rename, rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "#app/platform/errors.ts";
import { formatBytes } from "#app/platform/format.ts";
import { errorCode } from "./web.ts";

/** A download in progress: `<file>.part` grows next to the final file, and its SHA-256 is updated as it grows. */

/** Bytes of disk space to leave free: a full disk stops the whole platform. */
const RESERVE = 256 * 2 ** 20;
const CHUNK = 2 ** 20;

export class PartFile {
  readonly #file: string;
  readonly #part: string;
  readonly #tagFile: string;
  readonly #handle: FileHandle;
  #hash: Hash;
  #size: number;
  /** ETag of the version being downloaded; null if the server sent none or nothing has been received. */
  tag: string | null;

  private constructor(file: string, handle: FileHandle, size: number, hash: Hash, tag: string | null) {
    this.#file = file;
    this.#part = `${file}.part`;
    this.#tagFile = `${file}.part.etag`;
    this.#handle = handle;
    this.#size = size;
    this.#hash = hash;
    this.tag = tag;
  }

  /**
   * Opens the part of an earlier run, or creates an empty one.
   * @param bytes size of the whole file
   * @throws AppError when the folder is not writable or the disk has too little space
   */
  static async open(file: string, bytes: number, onHashed: (done: number) => void): Promise<PartFile> {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      const handle = await open(`${file}.part`, "a+");
      try {
        const { size } = await handle.stat();
        await requireRoom(path.dirname(file), bytes - Math.min(size, bytes));
        const hash = createHash("sha256");
        await hashAll(handle, hash, onHashed);
        const tag = await readFile(`${file}.part.etag`, "utf8").catch(() => null);
        const part = new PartFile(file, handle, size, hash, size > 0 ? tag : null);
        if (size > bytes) await part.restart();
        return part;
      } catch (error) {
        await handle.close();
        throw error;
      }
    } catch (error) {
      throw writeError(error, file);
    }
  }

  get size(): number {
    return this.#size;
  }

  async append(bytes: Uint8Array): Promise<void> {
    try {
      // The file was opened in append mode: writes always go to the end.
      await this.#handle.writeFile(bytes);
    } catch (error) {
      throw writeError(error, this.#file);
    }
    this.#hash.update(bytes);
    this.#size += bytes.length;
  }

  async restart(): Promise<void> {
    await this.#handle.truncate(0);
    this.#hash = createHash("sha256");
    this.#size = 0;
    this.tag = null;
  }

  /** Stores the ETag for the next run. */
  async setTag(tag: string | null): Promise<void> {
    this.tag = tag;
    if (tag === null) await rm(this.#tagFile, { force: true });
    else await writeFile(this.#tagFile, tag);
  }

  /**
   * Moves the file into place atomically if its hash is right, otherwise deletes it.
   * @returns whether the hash was right
   */
  async finish(sha256: string): Promise<boolean> {
    const good = this.#hash.copy().digest("hex") === sha256;
    if (good) {
      await this.#handle.sync();
      await rename(this.#part, this.#file);
    } else {
      await rm(this.#part, { force: true });
    }
    await rm(this.#tagFile, { force: true });
    return good;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

async function hashAll(handle: FileHandle, hash: Hash, onHashed: (done: number) => void): Promise<void> {
  const chunk = Buffer.allocUnsafe(CHUNK);
  let done = 0;
  while (true) {
    const { bytesRead } = await handle.read(chunk, 0, CHUNK, done);
    if (bytesRead === 0) return;
    hash.update(chunk.subarray(0, bytesRead));
    done += bytesRead;
    onHashed(done);
  }
}

async function requireRoom(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed + RESERVE) return;
  throw new AppError(
    "unavailable",
    `Falta espacio en ${folder}: hay ${formatBytes(free)} libres y se necesitan ` +
      `${formatBytes(needed + RESERVE)}. Libera espacio, o indica otra carpeta en MODELS_DIR.`,
    { reason: "no_space" },
  );
}

function writeError(error: unknown, file: string): unknown {
  const code = errorCode(error);
  const folder = path.dirname(file);
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new AppError(
      "unavailable",
      `Se llenó el disco de ${folder}. Libera espacio y repite: lo descargado se conserva.`,
      {
        reason: "no_space",
        cause: error,
      },
    );
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new AppError(
      "unavailable",
      `No hay permiso para escribir en ${folder}. Usa una cuenta que pueda, o cambia MODELS_DIR.`,
      {
        reason: "no_permission",
        cause: error,
      },
    );
  }
  return error;
}
