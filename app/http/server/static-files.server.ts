import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".txt", ".json", ".webmanifest"]);

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type StaticFile = {
  bytes: Buffer;
  type: string;
  etag: string;
  immutable: boolean;
  packed: Map<string, Promise<Buffer>>;
  compressible: boolean;
};

/**
 * Serves the built client from an index made once at start: what is not in the index does not exist, so no path can
 * lead out of the folder. Compressed bodies are made on first use and kept.
 */
export function staticFiles(folder: string): (request: Request) => Promise<Response | null> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const extension = path.extname(entry.name);
    if (!entry.isFile() || extension === ".map" || !(extension in TYPES)) continue;
    const full = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, full).split(path.sep).join("/")}`;
    const bytes = readFileSync(full);
    files.set(url, {
      bytes,
      type: TYPES[extension] ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
      immutable: url.startsWith("/assets/"),
      packed: new Map(),
      compressible: COMPRESSIBLE.has(extension) && bytes.length > 1024,
    });
  }

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const file = files.get(new URL(request.url).pathname);
    if (!file) return null;
    const headers = new Headers({
      "Content-Type": file.type,
      "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      ETag: file.etag,
      Vary: "Accept-Encoding",
    });
    if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
    const encoding = file.compressible ? pickEncoding(request.headers.get("accept-encoding") ?? "") : null;
    if (encoding) headers.set("Content-Encoding", encoding);
    const body = encoding ? await compressed(file, encoding) : file.bytes;
    headers.set("Content-Length", String(body.length));
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
  };
}

function pickEncoding(accepted: string): "br" | "gzip" | null {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

function compressed(file: StaticFile, encoding: "br" | "gzip"): Promise<Buffer> {
  let body = file.packed.get(encoding);
  if (!body) {
    body =
      encoding === "br"
        ? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipAsync(file.bytes, { level: 9 });
    file.packed.set(encoding, body);
  }
  return body;
}
