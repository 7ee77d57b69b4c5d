import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  type FileUpload,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { AppError } from "#app/platform/errors.ts";

export type StoredUpload = {
  /** Random name inside `folder`; the person's file name is only a text to show. */
  storedName: string;
  fileName: string;
  size: number;
};

/** Uploads held in memory at the same time; each costs about three times its size while it is parsed. */
const MAX_PARALLEL = 4;
const receiving = new Set<number>();
let parallel = 0;

/**
 * Receives one file of a multipart request and writes it to `folder`.
 * @throws AppError when there is no file, it is too large (also chunked, without a declared length), the body is no
 *   valid multipart, or too many uploads run at once.
 */
export async function receiveUpload(
  request: Request,
  options: { field: string; folder: string; maxBytes: number; tooLarge: string; missing: string; userId: number },
): Promise<StoredUpload> {
  if (receiving.has(options.userId)) {
    throw new AppError("too_many", "Ya estás subiendo un archivo. Espera a que termine.", { retryAfter: 5 });
  }
  if (parallel >= MAX_PARALLEL) {
    throw new AppError("unavailable", "Hay muchas personas subiendo archivos. Intenta en unos segundos.", {
      retryAfter: 5,
    });
  }
  receiving.add(options.userId);
  parallel += 1;
  try {
    return await store(request, options);
  } finally {
    receiving.delete(options.userId);
    parallel -= 1;
  }
}

async function store(
  request: Request,
  { field, folder, maxBytes, tooLarge, missing }: Parameters<typeof receiveUpload>[1],
): Promise<StoredUpload> {
  // The parser reads any other type whole into memory, without a limit.
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError("unsupported", missing, { reason: "missing" });
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let stored: StoredUpload | undefined;
  const onFile = async (file: FileUpload) => {
    if (file.fieldName !== field || stored) return;
    const storedName = randomUUID();
    stored = { storedName, fileName: displayName(file.name), size: file.size };
    // The parser holds the part in memory anyway: one write, no stream.
    await writeFile(path.join(folder, storedName), await file.bytes(), { mode: 0o600 });
  };
  try {
    await parseFormData(request, { maxFileSize: maxBytes, maxFiles: 1 }, onFile);
  } catch (error) {
    if (stored) await rm(path.join(folder, stored.storedName), { force: true });
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      throw new AppError("too_large", tooLarge, { reason: "too_large" });
    }
    if (isFileSystemError(error)) throw error;
    throw new AppError("bad_request", "El archivo no llegó completo. Revisa tu conexión y súbelo otra vez.", {
      reason: "incomplete",
      cause: error,
    });
  }
  if (!stored) throw new AppError("bad_request", missing, { reason: "missing" });
  return stored;
}

function isFileSystemError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && /^(open|write|mkdir)$/.test(String(error.syscall));
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
