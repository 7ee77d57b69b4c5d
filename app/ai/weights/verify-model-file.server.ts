import { createHash } from "node:crypto";
import { type FileHandle, open, readFile } from "node:fs/promises";
import path from "node:path";
import { formatBytes } from "#app/platform/format.ts";
import { GgufError, type GgufHeader, NEEDS_MORE, parseGgufHeader } from "./gguf-header.ts";
import type { ModelEntry } from "./manifest.ts";

/**
 * Checks whether a file may be passed to a native library. llama.cpp and whisper.cpp load corrupted files and produce
 * nonsense, hang on an empty one and crash on a truncated one, so size and hash are checked first.
 */

type Refusal =
  | "missing"
  | "empty"
  | "not_gguf"
  | "not_chat"
  | "split"
  | "truncated"
  | "wrong_size"
  | "wrong_hash"
  | "unreadable";

export type Verified =
  | { ok: true; sha256: string; bytes: number; header: GgufHeader | null }
  | {
      ok: false;
      reason: Refusal;
      /** Spanish: the problem and how to fix it. */
      message: string;
    };

export type VerifyOptions = {
  signal?: AbortSignal | undefined;
  /** Called with the bytes hashed so far and the total. */
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/** Enough for vocabularies of half a million tokens; longer headers are not read. */
const MAX_HEADER = 64 * 2 ** 20;
/** Takes half a millisecond to hash, so that the event loop can run other work between chunks. */
const CHUNK = 512 * 1024;
const GGML_MAGIC = 0x67676d6c;

/** Thrown inside a check to report a refusal. */
class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Reads the whole file on every call, because a bad disk block does not change the file's date. A catalogued file must
 * have the catalogue's size and hash; any other must be complete according to its header and match `<file>.sha256` if
 * that exists.
 * @param file absolute path
 * @param entry the catalogue's entry; null if not catalogued
 * @throws the signal's reason when aborted; nothing else
 */
export async function verifyModel(
  file: string,
  entry: ModelEntry | null,
  { signal, onProgress }: VerifyOptions = {},
): Promise<Verified> {
  signal?.throwIfAborted();
  const remedy = entry
    ? `Descárgalo otra vez: npm run models -- get ${entry.id}`
    : "Vuelve a copiar el archivo a la carpeta de modelos.";
  const name = path.basename(file);
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, "r");
    return await check(handle, { file, name, entry, remedy, signal, onProgress });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Refused) return { ok: false, reason: error.reason, message: error.message };
    return { ok: false, ...unopened(error, name, entry, remedy) };
  } finally {
    await handle?.close();
  }
}

type Subject = { file: string; name: string; entry: ModelEntry | null; remedy: string } & VerifyOptions;

async function check(handle: FileHandle, subject: Subject): Promise<Verified> {
  const { file, name, entry, remedy } = subject;
  const before = await handle.stat();
  if (!before.isFile())
    throw new Refused("unreadable", `${name} no es un archivo. Deja en su lugar el archivo del modelo.`);
  if (before.size === 0) throw new Refused("empty", `${name} está vacío. ${remedy}`);
  const header = isGguf(name, entry) ? await readHeader(handle, subject) : await requireGgml(handle, subject);
  if (entry && before.size !== entry.bytes) {
    throw new Refused(
      "wrong_size",
      `${name} mide ${formatBytes(before.size)} y debe medir ${formatBytes(entry.bytes)} (${before.size} y ` +
        `${entry.bytes} bytes). ${remedy}`,
    );
  }
  if (header && before.size < header.neededBytes) {
    throw new Refused(
      "truncated",
      `${name} está incompleto: tiene ${formatBytes(before.size)} de ${formatBytes(header.neededBytes)}. ${remedy}`,
    );
  }
  const expected = entry?.sha256 ?? (await sidecarHash(file, name));
  const sha256 = await hash(handle, before.size, subject);
  const after = await handle.stat();
  if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
    throw new Refused("unreadable", `${name} cambió mientras se revisaba. Espera a que termine de copiarse y repite.`);
  }
  if (expected !== null && sha256 !== expected) {
    throw new Refused(
      "wrong_hash",
      `${name} está dañado o no es el archivo publicado: su SHA-256 no coincide. ${remedy}`,
    );
  }
  return { ok: true, sha256, bytes: before.size, header };
}

function isGguf(name: string, entry: ModelEntry | null): boolean {
  return entry ? entry.role === "llm" : !name.toLowerCase().endsWith(".bin");
}

async function readHeader(handle: FileHandle, { name, remedy }: Subject): Promise<GgufHeader> {
  const header = await readGgufHeader(handle).catch((error: unknown) => {
    if (!(error instanceof GgufError)) throw error;
    if (error.reason === "not_gguf") throw new Refused("not_gguf", `${name} no es un modelo GGUF. ${remedy}`);
    throw new Refused("unreadable", `${name} tiene un encabezado que no se puede leer. ${remedy}`);
  });
  if (header === null) throw new Refused("truncated", `${name} está incompleto: termina en el encabezado. ${remedy}`);
  if (header.parts > 1) {
    throw new Refused("split", `${name} es una parte de un modelo dividido. Copia el modelo en un solo archivo.`);
  }
  if (!header.generates) {
    throw new Refused(
      "not_chat",
      `${name} no es un modelo que escriba texto. Usa un modelo de conversación (instruct).`,
    );
  }
  return header;
}

/**
 * @returns null when the file ends inside its header
 * @throws GgufError
 */
export async function readGgufHeader(handle: FileHandle): Promise<GgufHeader | null> {
  for (let length = 2 ** 20; length <= MAX_HEADER; length *= 4) {
    const bytes = await readStart(handle, length);
    const header = parseGgufHeader(bytes);
    if (header !== NEEDS_MORE) return header;
    if (bytes.length < length) return null;
  }
  throw new GgufError("unreadable", "the header is too long");
}

async function readStart(handle: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** Speech models use ggml's older format: only the magic bytes are checked here, and the hash covers the rest. */
async function requireGgml(handle: FileHandle, { name, remedy }: Subject): Promise<null> {
  const start = await readStart(handle, 4);
  if (start.length === 4 && start.readUInt32LE() === GGML_MAGIC) return null;
  throw new Refused("not_gguf", `${name} no es un modelo de voz ggml. ${remedy}`);
}

async function hash(handle: FileHandle, size: number, { signal, onProgress }: VerifyOptions): Promise<string> {
  const sum = createHash("sha256");
  const chunk = Buffer.allocUnsafe(CHUNK);
  let done = 0;
  while (true) {
    signal?.throwIfAborted();
    const { bytesRead } = await handle.read(chunk, 0, CHUNK, done);
    if (bytesRead === 0) break;
    sum.update(chunk.subarray(0, bytesRead));
    done += bytesRead;
    onProgress?.(done, size);
  }
  return sum.digest("hex");
}

/**
 * Reads the hash file in the format of `sha256sum`.
 * @returns null when there is none
 */
async function sidecarHash(file: string, name: string): Promise<string | null> {
  let text: string;
  try {
    text = await readFile(`${file}.sha256`, "utf8");
  } catch (error) {
    if (code(error) === "ENOENT") return null;
    throw error;
  }
  const hex = /^\\?([0-9a-fA-F]{64})(?:\s|$)/.exec(text)?.[1];
  if (!hex) {
    throw new Refused(
      "wrong_hash",
      `${name}.sha256 no contiene un SHA-256. Corrígelo, o bórralo para usar ${name} sin él.`,
    );
  }
  return hex.toLowerCase();
}

function unopened(error: unknown, name: string, entry: ModelEntry | null, remedy: string) {
  const cause = code(error) ?? "error";
  if (cause === "ENOENT") {
    const get = entry ? `Descárgalo: npm run models -- get ${entry.id}` : "Cópialo a la carpeta de modelos.";
    return { reason: "missing" as const, message: `No está el archivo ${name}. ${get}` };
  }
  if (cause === "EACCES" || cause === "EPERM") {
    return {
      reason: "unreadable" as const,
      message: `No hay permiso para leer ${name}. Dale permiso de lectura a la cuenta del servidor.`,
    };
  }
  return { reason: "unreadable" as const, message: `No se pudo leer ${name} (${cause}). Revisa el disco. ${remedy}` };
}

function code(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
