import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  type FileUpload,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { abortable } from "#app/platform/abortable.ts";
import { diskGuard } from "#app/platform/disk.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { UploadMemoryLimit } from "./upload-memory-limit.server.ts";

export type StoredUpload = {
  /** Random name inside `folder`; the person's file name is only a text to show. */
  storedName: string;
  fileName: string;
  size: number;
  /** Content of the form's text field that was asked for; null when it did not come. */
  text: string | null;
};

const receiving = new Set<number>();
const room = new UploadMemoryLimit();

/** For the metrics: uploads under way (the waiting ones included), and those that wait for memory. */
export function uploadState(): { underWay: number; waiting: number; takenBytes: number } {
  return { underWay: receiving.size, ...room.state };
}

/**
 * Receives one file of a multipart request and writes it to `folder`.
 * @param options.textField a text field of the form that is wanted too
 * @throws AppError when there is no file, it is too large (also chunked, without a declared length), the body is no
 *   valid multipart, this user is uploading already, the memory for uploads is taken, or the disk has no room for it
 *   (before the body is read).
 */
export function receiveUpload(
  request: Request,
  options: UploadOptions & { textField?: string; folder: string },
): Promise<StoredUpload> {
  return receiveInTurn(request, options, () => store(request, options));
}

type UploadOptions = {
  field: string;
  maxBytes: number;
  tooLarge: string;
  missing: string;
  userId: number;
  /** Aborts when nobody waits for the file any more: its sender has left, or the session has ended. */
  signal: AbortSignal;
};

/**
 * Receives one small file of a multipart request, which is never written to the disk as it came.
 * @throws AppError as receiveUpload does
 */
export function receiveInMemory(request: Request, options: UploadOptions): Promise<{ bytes: Uint8Array }> {
  return receiveInTurn(request, options, () => receiveFile(request, options));
}

/**
 * Receives a body that is the file itself into memory.
 * @throws AppError when it is empty or too large (also chunked, without a declared length), this sender is sending
 *   already, or there is no room
 */
export function receiveBody(
  request: Request,
  options: Pick<UploadOptions, "maxBytes" | "tooLarge" | "missing" | "userId" | "signal">,
): Promise<Uint8Array> {
  return receiveInTurn(request, options, () => readBody(request, options));
}

async function readBody(
  request: Request,
  { maxBytes, tooLarge, missing, signal }: Omit<UploadOptions, "field" | "userId">,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = reader && (await abortable(reader.read(), signal));
    if (!chunk?.value) break;
    size += chunk.value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new AppError("too_large", tooLarge, { reason: "too_large" });
    }
    chunks.push(chunk.value);
  }
  if (size === 0) throw new AppError("bad_request", missing, { reason: "missing" });
  return Buffer.concat(chunks, size);
}

/** Runs `receive` when there is room for the file. */
async function receiveInTurn<T>(
  request: Request,
  options: Pick<UploadOptions, "maxBytes" | "userId" | "signal">,
  receive: () => Promise<T>,
): Promise<T> {
  if (receiving.has(options.userId)) {
    throw new AppError("too_many", "Ya estás subiendo un archivo. Espera a que termine.", { retryAfter: 5 });
  }
  receiving.add(options.userId);
  try {
    const bytes = bytesOf(request, options.maxBytes);
    await diskGuard()?.refuseUpload(bytes);
    const leave = await room.take(bytes, options.signal);
    try {
      return await receive();
    } finally {
      leave();
    }
  } finally {
    receiving.delete(options.userId);
  }
}

/** A body without a declared length may be as large as is allowed. */
function bytesOf(request: Request, maxBytes: number): number {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  return declared > 0 ? Math.min(declared, maxBytes) : maxBytes;
}

async function store(
  request: Request,
  { folder, ...options }: Parameters<typeof receiveUpload>[1],
): Promise<StoredUpload> {
  const { name, bytes, text } = await receiveFile(request, options);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const storedName = randomUUID();
  const file = path.join(folder, storedName);
  try {
    await writeFile(file, bytes, { mode: 0o600 });
    options.signal.throwIfAborted();
  } catch (error) {
    // A full disk leaves a piece behind that nobody knows of.
    await rm(file, { force: true });
    throw error;
  }
  return { storedName, fileName: displayName(name), size: bytes.length, text };
}

/**
 * Receives one file of a multipart request into memory. Its callers limit how many do that at once.
 * @param options.field name of the form's field; null takes the first file, whatever its field is called
 * @throws AppError when there is no file, it is too large or incomplete, or the body is no valid multipart
 */
export async function receiveFile(
  request: Request,
  {
    field,
    textField,
    maxBytes,
    tooLarge,
    missing,
    signal,
  }: {
    field: string | null;
    textField?: string;
    maxBytes: number;
    tooLarge: string;
    missing: string;
    signal: AbortSignal;
  },
): Promise<{ name: string; bytes: Uint8Array; text: string | null }> {
  // The parser reads any other type whole into memory, without a limit.
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError("unsupported", missing, { reason: "missing" });
  }
  let received: { name: string; bytes: Uint8Array } | undefined;
  let text: string | null = null;
  const onFile = async (file: FileUpload) => {
    if (received || (field !== null && file.fieldName !== field)) return;
    received = { name: file.name, bytes: await file.bytes() };
  };
  try {
    signal.throwIfAborted();
    // What is left of an aborted body is the server's to end: it closes the connection after the answer.
    const form = await abortable(parseFormData(request, { maxFileSize: maxBytes, maxFiles: 1 }, onFile), signal);
    const wanted = textField === undefined ? null : form.get(textField);
    if (typeof wanted === "string") text = wanted;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      throw new AppError("too_large", tooLarge, { reason: "too_large" });
    }
    throw new AppError("bad_request", "El archivo no llegó completo. Revisa tu conexión y súbelo otra vez.", {
      reason: "incomplete",
      cause: error,
    });
  }
  if (!received) throw new AppError("bad_request", missing, { reason: "missing" });
  return { ...received, text };
}

/** A file name as text to show: NFC, no control or direction characters, no path, at most 255 characters. */
export function displayName(raw: string): string {
  const base = raw.split(/[\\/]/).pop() ?? "";
  const clean = base
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  if (clean.length <= 255) return clean || "archivo";
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? "";
  return clean.slice(0, 255 - extension.length) + extension;
}
