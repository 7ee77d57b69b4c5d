import path from "node:path";
import type { ModelEntry } from "#app/ai/weights/manifest.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatBytes } from "#app/platform/format.ts";
import type { Network } from "./campus-network.ts";
import { PartFile } from "./part-file.ts";
import { type Answer, get } from "./web.ts";

/** Downloads a file of the catalogue. Any source is accepted: only bytes with the published hash are put in place. */

export type DownloadOptions = {
  folder: string;
  /** Alternative to the catalogue's address, e.g. a mirror on campus. */
  url?: string | undefined;
  network: Network;
  signal?: AbortSignal | undefined;
  onProgress?: ((stage: "checking" | "downloading", done: number, total: number) => void) | undefined;
};

/**
 * Resumes an earlier download, and reconnects as long as each connection brings new bytes.
 * @returns the file's path
 * @throws AppError saying what to do; the signal's reason when aborted. What was received is kept unless it is wrong.
 */
export async function downloadModel(entry: ModelEntry, options: DownloadOptions): Promise<string> {
  const { folder, onProgress, signal } = options;
  const file = path.join(folder, entry.file);
  const part = await PartFile.open(file, entry.bytes, (done) => onProgress?.("checking", done, entry.bytes));
  try {
    while (part.size < entry.bytes) {
      const before = part.size;
      await receive(part, entry, options);
      signal?.throwIfAborted();
      if (part.size <= before) throw cut(part.size, entry);
    }
    if (await part.finish(entry.sha256)) return file;
  } finally {
    await part.close();
  }
  throw new AppError(
    "unprocessable",
    `Lo descargado no es el archivo publicado: su SHA-256 no coincide. Se borró. Repite; si vuelve a pasar, ` +
      `revisa qué hay en medio (proxy, espejo).`,
    { reason: "wrong_hash" },
  );
}

/** Opens one connection and appends its bytes until it ends or breaks. */
async function receive(part: PartFile, entry: ModelEntry, options: DownloadOptions): Promise<void> {
  const { network, signal, onProgress } = options;
  const headers: Record<string, string> = { "user-agent": "career-services-models", "accept-encoding": "identity" };
  if (part.size > 0) {
    headers.range = `bytes=${part.size}-`;
    if (part.tag) headers["if-range"] = part.tag;
  }
  const answer = await get(options.url ?? entry.url, { network, headers, signal });
  try {
    const goesOn = await agree(answer, part, entry);
    if (!goesOn) return;
    await part.setTag(strongTag(answer.headers.etag));
    for await (const chunk of bytesOf(answer, signal)) {
      if (part.size + chunk.length > entry.bytes) throw otherContent(entry, "más largo");
      await part.append(chunk);
      onProgress?.("downloading", part.size, entry.bytes);
    }
  } finally {
    answer.body.destroy();
  }
}

/**
 * Checks whether the response body continues the partial file, and restarts the file if the body begins at byte 0.
 * @returns false when another try will be right
 * @throws AppError for every unusable response
 */
async function agree(answer: Answer, part: PartFile, entry: ModelEntry): Promise<boolean> {
  requirePublished(answer, entry);
  if (answer.status === 206) {
    const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(answer.headers["content-range"] ?? "");
    const [, start, total] = range ?? [];
    if (Number(start) === part.size && (total === "*" || Number(total) === entry.bytes)) return true;
    throw otherContent(entry, "otra parte");
  }
  if (answer.status === 200) {
    const length = answer.headers["content-length"];
    // A captive portal's login page also has status 200.
    if (length !== undefined && Number(length) !== entry.bytes) throw otherContent(entry, formatBytes(Number(length)));
    await part.restart();
    return true;
  }
  if (answer.status === 416 && part.size > 0) {
    await part.restart();
    throw otherContent(entry, "otro tamaño");
  }
  throw refused(answer.status, entry);
}

/** Servers such as Hugging Face send the file's SHA-256 in a header before the body. */
function requirePublished({ headers, redirects }: Answer, entry: ModelEntry): void {
  for (const said of [...redirects, headers]) {
    const hash = /^"?([0-9a-f]{64})"?$/.exec(String(said["x-linked-etag"] ?? ""))?.[1];
    if (hash !== undefined && hash !== entry.sha256) throw otherContent(entry, "otro SHA-256");
  }
}

/** Yields the body's chunks until it ends or the connection breaks. */
async function* bytesOf({ body }: Answer, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  while (true) {
    const next = await chunks.next().catch(() => null);
    signal?.throwIfAborted();
    if (next === null || next.done) return;
    yield next.value;
  }
}

const strongTag = (tag: string | undefined) => (tag?.startsWith('"') ? tag : null);

function cut(size: number, entry: ModelEntry): AppError {
  return new AppError(
    "unavailable",
    `Se cortó la conexión con ${formatBytes(size)} de ${formatBytes(entry.bytes)}. Repite la misma orden: ` +
      "sigue desde ahí.",
    { reason: "cut" },
  );
}

function otherContent(entry: ModelEntry, what: string): AppError {
  return new AppError(
    "unavailable",
    `El servidor no entregó ${entry.file} sino otro contenido (${what}). Revisa si un proxy o una página de ` +
      "acceso responde en su lugar, y repite.",
    { reason: "other_content" },
  );
}

function refused(status: number, entry: ModelEntry): AppError {
  const reason = `http_${status}`;
  if (status === 401 || status === 403) {
    return new AppError(
      "unavailable",
      `El servidor pide una cuenta o no permite la descarga (${status}). Descarga ${entry.file} con un ` +
        `navegador desde ${entry.url}, cópialo a la carpeta de modelos y ejecuta: npm run models -- verify ` +
        `${entry.file}`,
      { reason },
    );
  }
  if (status === 404 || status === 410) {
    return new AppError(
      "not_found",
      `El archivo ya no está en esa dirección (${status}). Elige otro modelo del catálogo, o indica un ` +
        "espejo con --url.",
      { reason },
    );
  }
  return new AppError("unavailable", `El servidor respondió ${status}. Repite más tarde: lo descargado se conserva.`, {
    reason,
  });
}
