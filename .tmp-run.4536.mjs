// ../../tmp/shape.ts
import path6 from "node:path";
import fs from "node:fs";

// app/documents/read.server.ts
import path3 from "node:path";

// app/documents/document-schema.ts
import { z } from "zod";

// app/documents/document.ts
var DOCUMENT_FORMATS = ["pdf", "docx", "doc", "txt", "jpg", "png"];

// app/documents/limits.ts
var MB = 1024 * 1024;
var LIMITS = {
  /** Bytes of the file as uploaded. */
  fileBytes: 15 * MB,
  pdfPages: 20,
  /** Pages of a scanned PDF that are recognised. */
  ocrPages: 5,
  /** No further page is begun after so many milliseconds of processor time: what has been read by then is the answer. */
  ocrEnoughMs: 11e3,
  /** A scan whose first so many pages hold no text holds none. */
  ocrEmptyPages: 2,
  /** Pixels of an image, taken from its header before it is decoded. */
  imagePixels: 4e7,
  zipEntries: 200,
  /** Bytes inflated from one archive, counted while inflating because declared sizes lie. */
  zipInflatedBytes: 50 * MB,
  /** Inflated bytes per compressed byte of one entry; only looked at above `zipRatioFloorBytes`. */
  zipRatio: 100,
  zipRatioFloorBytes: 1 * MB,
  /** Nesting of elements in one XML part. */
  xmlDepth: 200,
  /** Characters of text handed on; everything behind is cut. */
  textChars: 6e4,
  lines: 6e3,
  /** Characters of one line: no paragraph of a CV is longer, and rules run over lines. */
  lineChars: 5e3,
  /** Glyphs of one PDF page; more is not a page that a person reads. */
  pageGlyphs: 4e4,
  /** Cells that the shapes of one PDF page may cover, counted again for each: some 800 shapes as large as the page. */
  pageCells: 1e8,
  hiddenPieces: 200,
  links: 100,
  /** Bytes of a workbook as uploaded. */
  workbookBytes: 5 * MB,
  /** Sheets that are looked into for data. */
  sheets: 50,
  /** Rows with data: 20,000 and room for titles and a header above them. */
  sheetRows: 20050,
  /** Characters of one cell; everything behind is cut. */
  cellChars: 200
};
var CHILD_LIMITS = {
  /** RLIMIT_DATA in KiB. Node 24 reserves 0.6 GB at once and 1.7 GB with WebAssembly: only the last line of defence. */
  dataKib: 4e6,
  /** Resident memory, looked at while it works. */
  memoryBytes: 700 * MB,
  heapMb: 192,
  /** RLIMIT_CPU over the whole life of the child: the last line, should the server die. */
  cpuSeconds: 60,
  /** Bytes of the answer. */
  answerBytes: 8 * MB
};
var SECOND = 1e3;
var READING_BUDGETS = {
  read: { cpuMs: 10 * SECOND, wallMs: 120 * SECOND },
  draw: { cpuMs: 8 * SECOND, wallMs: 120 * SECOND },
  recognise: { cpuMs: 12 * SECOND, wallMs: 240 * SECOND },
  total: { cpuMs: 19 * SECOND, wallMs: 480 * SECOND }
};

// app/documents/document-schema.ts
var line = z.object({
  text: z.string().min(1).max(LIMITS.textChars),
  page: z.number().int().min(1),
  x: z.number(),
  y: z.number(),
  size: z.number().min(0),
  bold: z.boolean(),
  role: z.enum(["text", "heading", "list", "table", "header", "footer"]),
  block: z.number().int().min(0),
  gapBefore: z.number().min(0)
});
var readDocumentSchema = z.object({
  format: z.enum(DOCUMENT_FORMATS),
  method: z.enum(["text", "ocr"]),
  pages: z.number().int().min(1),
  lines: z.array(line).max(LIMITS.lines),
  text: z.string().max(LIMITS.textChars + LIMITS.lines),
  bodySize: z.number().min(0),
  hidden: z.array(z.string()).max(LIMITS.hiddenPieces),
  links: z.array(z.string()).max(LIMITS.links),
  truncated: z.boolean()
});

// app/documents/file-head.server.ts
import { open } from "node:fs/promises";

// app/platform/errors.ts
var STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  too_many: 429,
  unavailable: 503
};
var AppError = class extends Error {
  code;
  /** Seconds after which another try makes sense; sent as Retry-After. */
  retryAfter;
  /** Machine-readable cause, e.g. "password_protected". */
  reason;
  /** The body field `error` where the specification fixes it ("No autenticado"); the message otherwise. */
  title;
  /** The method that would be accepted; sent as Allow with a 405. */
  allow;
  constructor(code, message, options = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.reason = options.reason;
    this.title = options.title;
    this.allow = options.allow;
  }
  /** HTTP status of the code. */
  get status() {
    return STATUS[this.code];
  }
};

// app/documents/heic.ts
var HEIC_REFUSED = "La foto est\xE1 en HEIC, el formato en que guarda el iPhone, que aqu\xED no se puede leer. En el iPhone elige Ajustes > C\xE1mara > Formatos > \xABEl m\xE1s compatible\xBB y toma la foto otra vez. O haz una captura de pantalla de la foto, o exp\xF3rtala como JPG o PDF, y sube esa copia.";

// app/documents/refusal.ts
var REFUSALS = {
  empty: ["unprocessable", "El archivo est\xE1 vac\xEDo. Revisa que se haya guardado bien y s\xFAbelo de nuevo."],
  unsupported: ["unsupported", "Este tipo de archivo no se puede leer. Sube tu CV en PDF, DOC, DOCX, TXT, JPG o PNG."],
  disguised: [
    "unsupported",
    "El contenido del archivo no corresponde a su nombre. Abre tu CV, gu\xE1rdalo como PDF o DOCX y s\xFAbelo de nuevo."
  ],
  rich_text: [
    "unsupported",
    "El archivo est\xE1 guardado como texto enriquecido (RTF). \xC1brelo, gu\xE1rdalo como PDF o DOCX y s\xFAbelo de nuevo."
  ],
  web_page: [
    "unsupported",
    "El archivo es una p\xE1gina web guardada. \xC1brelo, gu\xE1rdalo como PDF o DOCX y s\xFAbelo de nuevo."
  ],
  other_office: [
    "unsupported",
    "El archivo no es un documento de Word. \xC1brelo en tu programa, gu\xE1rdalo como PDF o DOCX y s\xFAbelo de nuevo."
  ],
  other_image: [
    "unsupported",
    "La imagen est\xE1 en un formato que no se puede leer. Gu\xE1rdala como JPG o PNG y s\xFAbela de nuevo."
  ],
  heic: ["unsupported", HEIC_REFUSED],
  corrupt: [
    "unprocessable",
    "El archivo est\xE1 da\xF1ado o incompleto. \xC1brelo en tu equipo, gu\xE1rdalo otra vez y sube la copia nueva."
  ],
  password_protected: [
    "unprocessable",
    "El archivo est\xE1 protegido con contrase\xF1a. Guarda una copia sin contrase\xF1a y s\xFAbela."
  ],
  unreadable: [
    "unprocessable",
    "No se encontr\xF3 texto legible en el archivo. Sube una versi\xF3n con texto, o una imagen derecha, n\xEDtida y bien iluminada."
  ],
  too_long: ["too_large", "El documento es demasiado largo para un CV. Sube una versi\xF3n de hasta 20 p\xE1ginas."],
  image_too_large: [
    "too_large",
    "La imagen es demasiado grande. Red\xFAcela a menos de 40 megap\xEDxeles y s\xFAbela de nuevo."
  ],
  file_too_large: ["too_large", "El archivo supera los 15 MB. Reduce su tama\xF1o y s\xFAbelo de nuevo."],
  too_complex: [
    "unprocessable",
    "El archivo es demasiado complejo para leerlo. Gu\xE1rdalo de nuevo como PDF sencillo o como DOCX y s\xFAbelo."
  ],
  machine_busy: [
    "unavailable",
    "El servidor est\xE1 muy ocupado y no alcanz\xF3 a leer tu archivo, que est\xE1 bien. S\xFAbelo de nuevo en unos minutos."
  ]
};
var BUSY_RETRY_SECONDS = 180;
function isRefusalReason(value) {
  return Object.hasOwn(REFUSALS, value);
}
var Refusal = class extends Error {
  reason;
  constructor(reason, cause) {
    super(reason, { cause });
    this.name = "Refusal";
    this.reason = reason;
  }
};
function refusalError(reason, cause) {
  const [code, message] = REFUSALS[reason];
  const retry = reason === "machine_busy" ? { retryAfter: BUSY_RETRY_SECONDS } : {};
  return new AppError(code, message, { reason, cause, ...retry });
}

// app/documents/reader/text/decode.ts
var FORBIDDEN = new Set([...Array(32).keys()].filter((code) => ![9, 10, 11, 12, 13, 26, 27].includes(code)));
function looksLikeText(bytes) {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding === "utf-16le" || encoding === "utf-16be") {
    const text = new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length & ~1));
    return !text.slice(0, -1).includes("\uFFFD") && !hasForbidden(Buffer.from(text, "utf8"));
  }
  return !hasForbidden(bytes);
}
function markedEncoding(bytes) {
  if (bytes[0] === 255 && bytes[1] === 254) return "utf-16le";
  if (bytes[0] === 254 && bytes[1] === 255) return "utf-16be";
  if (bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191) return "utf-8";
  return void 0;
}
function unmarkedUtf16(bytes) {
  const sample = bytes.subarray(0, 2048);
  const pairs2 = sample.length >> 1;
  if (pairs2 < 4) return void 0;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < pairs2 * 2; index += 2) {
    if (sample[index] === 0) even += 1;
    if (sample[index + 1] === 0) odd += 1;
  }
  if (odd > pairs2 * 0.7 && even < pairs2 * 0.05) return "utf-16le";
  if (even > pairs2 * 0.7 && odd < pairs2 * 0.05) return "utf-16be";
  return void 0;
}
function hasForbidden(bytes) {
  for (const byte of bytes) if (FORBIDDEN.has(byte)) return true;
  return false;
}

// app/documents/sniff.ts
var SNIFF_BYTES = 64 * 1024;
var EXTENSIONS = {
  pdf: "pdf",
  doc: "word",
  docx: "word",
  txt: "text",
  jpg: "image",
  jpeg: "image",
  png: "image"
};
var HEIC_EXTENSION = /\.hei[cf]$/i;
var PREFIXES = [
  ["zip", [80, 75, 3, 4]],
  ["cfb", [208, 207, 17, 224, 161, 177, 26, 225]],
  ["jpg", [255, 216, 255]],
  ["png", [137, 80, 78, 71, 13, 10, 26, 10]],
  ["other-image", [71, 73, 70, 56]],
  ["other-image", [73, 73, 42, 0]],
  ["other-image", [77, 77, 0, 42]]
];
function sniff(head, fileName) {
  const expected = EXTENSIONS[/\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ""];
  if (!expected) throw new Refusal(HEIC_EXTENSION.test(fileName.trim()) ? "heic" : "unsupported");
  if (head.length === 0) throw new Refusal("empty");
  const content2 = contentOf(head);
  if (content2 === "heic") throw new Refusal("heic");
  switch (expected) {
    case "pdf":
      if (content2 === "pdf") return "pdf";
      break;
    case "word":
      if (content2 === "zip") return "docx";
      if (content2 === "cfb") return "doc";
      if (content2 === "html") throw new Refusal("web_page");
      break;
    case "image":
      if (content2 === "jpg" || content2 === "png") return content2;
      if (content2 === "other-image") throw new Refusal("other_image");
      break;
    case "text":
      if (content2 === "text" || content2 === "html") return "txt";
  }
  if (content2 === "rtf") throw new Refusal("rich_text");
  throw new Refusal("disguised");
}
function contentOf(head) {
  for (const [content2, prefix] of PREFIXES) {
    if (prefix.every((byte, index) => head[index] === byte)) return content2;
  }
  const ascii = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1024)).toString("latin1");
  if (/^(MZ|\x7fELF)/.test(ascii) && !looksLikeText(head)) return "binary";
  if (ascii.includes("%PDF-")) return "pdf";
  if (/^\s*\{\\rtf/.test(ascii)) return "rtf";
  if (/^....ftyp(?:hei|hev)/s.test(ascii)) return "heic";
  if (/^(RIFF....WEBP|BM....\0\0\0\0|....ftyp(mif|msf|avif))/s.test(ascii)) return "other-image";
  if (!looksLikeText(head)) return "binary";
  return /^[\s\uFEFFï»¿]*<(!doctype\s+html|html|head|body|\?xml[^>]*>\s*<html)/i.test(ascii) ? "html" : "text";
}

// app/documents/file-head.server.ts
async function fileHead(file, maxBytes) {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) throw new Refusal("file_too_large");
    const head = Buffer.alloc(Math.min(size, SNIFF_BYTES));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

// app/documents/reader-child.server.ts
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { z as z2 } from "zod";

// app/platform/process-budget.server.ts
import { readFileSync } from "node:fs";
var POLL_MS = 50;
var TICK_MS = 10;
function processCpuMs(pid) {
  let stat2;
  try {
    stat2 = readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    return void 0;
  }
  const fields = stat2.slice(stat2.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
function processMemoryBytes(pid) {
  let status;
  try {
    status = readFileSync(`/proc/${pid}/status`, "latin1");
  } catch {
    return void 0;
  }
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === void 0 ? void 0 : Number(kib) * 1024;
}
function watchBudget(child, first) {
  let budget = first;
  let startedAt = performance.now();
  let usedBefore = cpuOf(child);
  let overrun;
  const timer = setInterval(() => {
    if (cpuOf(child) - usedBefore > budget.cpuMs) overrun = "cpu";
    else if (memoryOf(child) > (budget.memoryBytes ?? Number.POSITIVE_INFINITY)) overrun = "memory";
    else if (performance.now() - startedAt > budget.wallMs) overrun = "wall";
    else return;
    clearInterval(timer);
    child.kill("SIGKILL");
  }, POLL_MS);
  return {
    restart(next) {
      budget = next;
      startedAt = performance.now();
      usedBefore = cpuOf(child);
    },
    stop: () => clearInterval(timer),
    overrun: () => overrun
  };
}
function memoryOf(child) {
  return child.pid === void 0 ? 0 : processMemoryBytes(child.pid) ?? 0;
}
function cpuOf(child) {
  return child.pid === void 0 ? 0 : processCpuMs(child.pid) ?? 0;
}

// app/documents/workbook.ts
var WORKBOOK_FORMATS = ["xlsx", "xls"];

// app/documents/job.ts
function isPicture(format) {
  return format === "jpg" || format === "png";
}

// app/platform/log.server.ts
import pino from "pino";

// app/platform/log-error.ts
var DEEPEST_CAUSE = 3;
var LONGEST_MESSAGE = 300;
var MOST_FRAMES = 12;
var PLAIN_SQLITE = /^SQLITE_(CONSTRAINT|FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB)/;
function errorForLog(error) {
  return described(error, 0);
}
function described(error, depth) {
  if (!(error instanceof Error)) return { type: error === null ? "null" : typeof error };
  const code = "code" in error && /^[A-Z][A-Z0-9_]{1,60}$/.test(String(error.code)) ? String(error.code) : void 0;
  const frames = framesOf(error);
  const message = isOurs(frames[0]) || code !== void 0 && PLAIN_SQLITE.test(code) ? masked(error.message) : null;
  return {
    type: /^\w{1,60}$/.test(error.name) ? error.name : "Error",
    ...code !== void 0 && { code },
    ...message !== null && { message },
    ...frames.length > 0 && { stack: frames.slice(0, MOST_FRAMES).join("\n") },
    ...error.cause !== void 0 && depth < DEEPEST_CAUSE && { cause: described(error.cause, depth + 1) }
  };
}
function framesOf({ stack = "", message }) {
  const at2 = message === "" ? 0 : stack.indexOf(message) + message.length;
  return stack.slice(Math.max(0, at2)).split("\n").map((line2) => line2.trim()).filter((line2) => /^at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line2));
}
function isOurs(frame) {
  return frame !== void 0 && /\/(app|db|build\/server|build\/scripts)\//.test(frame) && !/node_modules|node:/.test(frame);
}
function masked(message) {
  return message.replace(/["'`«“][^"'`»”]*["'`»”]/g, "\xAB\u2026\xBB").replace(/\S+@\S+/g, "\u2026@\u2026").replace(/\d[\d.]{5,}(-?[\dkK])?/g, "#").slice(0, LONGEST_MESSAGE);
}

// app/platform/log.server.ts
var destination = pino.destination({ fd: 1, sync: true });
destination.removeAllListeners("error");
destination.on("error", () => {
});
var log = pino(
  {
    base: null,
    level: "info",
    serializers: { err: errorForLog },
    redact: { paths: ["*.password", "*.rut", "*.cookie", "*.email", "req.headers"], remove: true },
    timestamp: pino.stdTimeFunctions.isoTime
  },
  destination
);

// app/documents/reader-process.server.ts
import { spawn } from "node:child_process";
import { tmpdir as tmpdir2 } from "node:os";
import path2 from "node:path";

// app/platform/paths.server.ts
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
var projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));
function bundledScript(name) {
  return path.join(projectRoot, "build", "scripts", name);
}
function findRoot(start) {
  let folder = start;
  while (!existsSync(path.join(folder, "package.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

// app/platform/sandboxed-child.server.ts
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
var UNSHARE = ["unshare", "--user", "--map-root-user", "--net", "--"];
var DROP_ALL = ["setpriv", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--"];
var NO_NEW_PRIVILEGES = ["setpriv", "--no-new-privs", "--"];
var PROBE_MS = 1e4;
var support;
function sandboxSupport() {
  support ??= look();
  return support;
}
function look() {
  const flags = process.allowedNodeEnvironmentFlags;
  const permissions2 = ["--permission", "--experimental-permission"].find((flag) => flags.has(flag)) ?? null;
  const namespaces = works([...UNSHARE, ...DROP_ALL]);
  return {
    permissions: permissions2,
    namespaces,
    noNewPrivileges: namespaces || works(NO_NEW_PRIVILEGES),
    offline: namespaces || permissions2 !== null && flags.has("--allow-net")
  };
}
function works([file = "", ...args]) {
  const { status } = spawnSync(file, [...args, "true"], {
    stdio: "ignore",
    timeout: PROBE_MS
  });
  return status === 0;
}
function sandboxEnvironment() {
  return { NODE_ENV: "production", TZ: "UTC", TMPDIR: tmpdir() };
}
function sandboxedNode(confinement, has = sandboxSupport()) {
  const { dataKib, cpuSeconds, heapMb } = confinement;
  const limits = [`ulimit -d ${dataKib}`, "ulimit -c 0", ...cpuSeconds ? [`ulimit -t ${cpuSeconds}`] : []];
  return {
    file: "/bin/sh",
    args: [
      "-c",
      `${limits.join("; ")}; exec "$@"`,
      "sh",
      ...privileges(has),
      process.execPath,
      `--max-old-space-size=${heapMb}`,
      "--disallow-code-generation-from-strings",
      ...permissions(confinement, has)
    ]
  };
}
function privileges(has) {
  if (has.namespaces) return [...UNSHARE, ...DROP_ALL];
  return has.noNewPrivileges ? NO_NEW_PRIVILEGES : [];
}
function permissions({ readable, addons, workers }, has) {
  if (has.permissions === null) return [];
  return [
    has.permissions,
    ...readable.map((place) => `--allow-fs-read=${place}`),
    ...addons ? ["--allow-addons"] : [],
    ...workers ? ["--allow-worker"] : []
  ];
}

// app/documents/reader-process.server.ts
var READABLE = [
  path2.join(projectRoot, "package.json"),
  path2.join(projectRoot, "build"),
  path2.join(projectRoot, "node_modules")
];
function confinementOf(kind) {
  const { heapMb, dataKib, cpuSeconds } = CHILD_LIMITS;
  const draws = kind === "drawing";
  return { readable: READABLE, addons: draws, workers: draws, heapMb, dataKib, cpuSeconds };
}
function startReader(kind, options = {}) {
  const { ahead = false, script = bundledScript("read-document.cjs") } = options;
  const { file, args } = options.command ?? sandboxedNode(confinementOf(kind));
  return spawn(file, [...args, script, ...ahead ? ["--ahead"] : []], {
    cwd: tmpdir2(),
    env: sandboxEnvironment(),
    // The first one closes with the server's end, however it ends: the child goes with it.
    stdio: ["pipe", "ignore", "ignore", "pipe"]
  });
}

// app/documents/reader-pool.server.ts
var store = globalThis;
function takeReader() {
  return store.__readerPool?.take();
}
function refillReaders() {
  store.__readerPool?.refill();
}

// app/documents/reader-child.server.ts
var ANSWER = 3;
var TRIES = 2;
var messageSchema = z2.union([
  z2.object({ ready: z2.literal(true) }),
  z2.object({ step: z2.enum(["read", "draw", "recognise"]) }),
  z2.object({ refusal: z2.string() }),
  z2.object({ scan: z2.literal(true) }),
  z2.object({ document: z2.unknown() })
]);
async function runReader(format, file, options) {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await readOnce(format, file, options);
    } catch (error) {
      const isBusy = error instanceof Refusal && error.reason === "machine_busy";
      if (!isBusy || left === 1) throw error;
    } finally {
      refillReaders();
    }
  }
}
async function readOnce(format, file, options) {
  const { total } = options.budgets ?? READING_BUDGETS;
  if (isPicture(format)) return documentOf(await runChild("drawing", { format, file, options, usedMs: 0 }));
  const first = await runChild("plain", { format, file, options, usedMs: 0 });
  if ("document" in first.outcome) return first.outcome.document;
  const usedMs = Math.min(first.cpuMs, total.cpuMs);
  return documentOf(await runChild("drawing", { format, file, options, usedMs }));
}
function documentOf({ outcome }) {
  if ("document" in outcome) return outcome.document;
  throw new Refusal("unreadable", new Error("A reader that may draw asked for one that may"));
}
async function runChild(kind, task) {
  const { inTurn = (_kind, work) => work() } = task.options;
  return await inTurn(kind, () => startChild(kind, task));
}
async function startChild(kind, task) {
  const { file, options } = task;
  options.signal?.throwIfAborted();
  const { size: bytes } = await stat(file);
  const ahead = kind === "plain" ? takeReader() : void 0;
  if (!ahead) return await give(startReader(kind), kind, bytes, task);
  return await give(ahead, kind, bytes, task).catch(async (error) => {
    if (error instanceof NotStarted) return await give(startReader(kind), kind, bytes, task);
    throw error;
  });
}
async function give(child, kind, bytes, task) {
  const { format, file, options, usedMs } = task;
  const watch = watchReading(child, options, usedMs);
  try {
    if (child.pid !== void 0) options.onProcess?.(child.pid);
    hand(child, jobFor(format, bytes, kind), file);
    const outcome = await collectAnswer(child, watch);
    if ("failure" in outcome) throw outcome.failure;
    return { outcome, cpuMs: watch.cpuMs() };
  } finally {
    watch.stop();
    child.stdin?.destroy();
    child.kill("SIGKILL");
    options.signal?.throwIfAborted();
  }
}
function jobFor(format, bytes, kind) {
  const workbook = WORKBOOK_FORMATS.find((known) => known === format);
  if (workbook) return { kind: "workbook", format: workbook, bytes };
  return { kind: "document", format, bytes, mayDraw: kind === "drawing" };
}
function hand(child, job, file) {
  const { stdin } = child;
  if (!stdin) return;
  stdin.on("error", () => void 0);
  stdin.write(`${JSON.stringify(job)}
`);
  if (job.bytes === 0) return;
  createReadStream(file, { end: job.bytes - 1 }).on("error", () => child.kill("SIGKILL")).pipe(stdin, { end: false });
}
function watchReading(child, { signal, onOcr, budgets = READING_BUDGETS }, usedMs) {
  const kill = () => void child.kill("SIGKILL");
  const used = () => child.pid === void 0 ? 0 : processCpuMs(child.pid) ?? 0;
  const before = used();
  const { memoryBytes } = CHILD_LIMITS;
  const total = watchBudget(child, { ...budgets.total, cpuMs: budgets.total.cpuMs - usedMs, memoryBytes });
  const step = watchBudget(child, budgets.read);
  let ocr = false;
  signal?.addEventListener("abort", kill, { once: true });
  return {
    onStep: (name) => {
      step.restart(budgets[name]);
      if (name !== "read" && !ocr) {
        ocr = true;
        onOcr?.();
      }
    },
    cpuMs: () => used() - before,
    overrun: () => total.overrun() ?? step.overrun(),
    stop: () => {
      total.stop();
      step.stop();
      signal?.removeEventListener("abort", kill);
    }
  };
}
function collectAnswer(child, watch) {
  return new Promise((resolve, reject) => {
    let outcome;
    let started = false;
    const take = (line2) => {
      const message = messageSchema.safeParse(parseJson(line2));
      if (!message.success || outcome || "ready" in message.data) return;
      started = true;
      if ("step" in message.data) watch.onStep(message.data.step);
      else {
        outcome = "refusal" in message.data ? { failure: refused(message.data.refusal) } : message.data;
        child.kill("SIGKILL");
      }
    };
    hearLines(child, take);
    child.once("error", reject);
    child.once("close", (code, killedBy) => {
      const ending = new Error(`The document reader ended with ${killedBy ?? `exit code ${code}`}`);
      const overrun = watch.overrun();
      if (outcome) resolve(outcome);
      else if (overrun === "wall") reject(new Refusal("machine_busy", ending));
      else if (started || overrun) reject(new Refusal("too_complex", ending));
      else reject(new NotStarted(ending.message));
    });
  });
}
var NotStarted = class extends Error {
  name = "NotStarted";
};
function refused(reason) {
  return new Refusal(isRefusalReason(reason) ? reason : "too_complex");
}
function hearLines(child, take) {
  let pending2 = "";
  let received = 0;
  const answers = child.stdio[ANSWER];
  answers.setEncoding("utf8");
  answers.on("data", (chunk) => {
    received += chunk.length;
    if (received > CHILD_LIMITS.answerBytes) {
      child.kill("SIGKILL");
      return;
    }
    const lines = (pending2 + chunk).split("\n");
    pending2 = lines.pop() ?? "";
    for (const line2 of lines) take(line2);
  });
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// app/documents/reading-slots.server.ts
import { availableParallelism } from "node:os";
var readingSlots = availableParallelism() > 2 ? 2 : 1;
var lanes = { plain: { taken: 0, waiting: [] }, drawing: { taken: 0, waiting: [] } };
var begun = 0;
async function withReadingSlot(lane, signal, work) {
  const queue = lanes[lane];
  await takeSlot(queue, signal);
  begun += 1;
  try {
    return await work();
  } finally {
    const next = queue.waiting.shift();
    if (next) next();
    else queue.taken -= 1;
  }
}
async function takeSlot(queue, signal) {
  signal?.throwIfAborted();
  if (queue.taken < readingSlots) {
    queue.taken += 1;
    return;
  }
  await new Promise((resolve, reject) => {
    const abort = () => {
      queue.waiting.splice(queue.waiting.indexOf(enter), 1);
      reject(signal?.reason);
    };
    const enter = () => {
      signal?.removeEventListener("abort", abort);
      resolve();
    };
    queue.waiting.push(enter);
    signal?.addEventListener("abort", abort, { once: true });
  });
}

// app/documents/read.server.ts
async function readDocument(file, options) {
  const { fileName, signal, onStage, ...run } = options;
  try {
    const format = sniff(await fileHead(file, LIMITS.fileBytes), fileName);
    let isFirst = true;
    const answer = await runReader(format, path3.resolve(file), {
      ...run,
      signal,
      inTurn: (kind, work) => withReadingSlot(kind, signal, () => {
        if (isFirst) onStage?.("reading");
        isFirst = false;
        return work();
      }),
      onOcr: () => onStage?.("ocr")
    });
    const parsed = readDocumentSchema.safeParse(answer);
    if (!parsed.success) throw new Refusal("too_complex", parsed.error);
    return parsed.data;
  } catch (error) {
    throw error instanceof Refusal ? refusalError(error.reason, error) : error;
  }
}

// app/features/cv/vocabulary/text.ts
var TYPOGRAPHIC = {
  "\xA0": " ",
  "\u202F": " ",
  "\u2018": "'",
  "\u2019": "'",
  "\xB4": "'",
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-"
};
var bareOf = new Map(Object.entries(TYPOGRAPHIC));
function bare(unit) {
  const known = bareOf.get(unit);
  if (known !== void 0) return known;
  const parts = unit.normalize("NFD");
  const base = parts.charAt(0);
  const plain = parts.length > 1 && /^\p{L}\p{M}+$/u.test(parts) ? base : unit;
  bareOf.set(unit, plain);
  return plain;
}
function fold(text) {
  const composed = text.normalize("NFC");
  const lower = composed.toLowerCase();
  const sameLength = lower.length === composed.length ? lower : lowerEachUnit(composed);
  return sameLength.replace(/[\u0080-\uffff]/g, bare);
}
function lowerEachUnit(text) {
  let result = "";
  for (let at2 = 0; at2 < text.length; at2 += 1) {
    const unit = text.charAt(at2);
    const lower = unit.toLowerCase();
    result += lower.length === 1 ? lower : unit;
  }
  return result;
}
var WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;
var GENDER_MARK = /(?: ?\((?:a|o|e|s|as|os|es|ra|ora|a\/o|o\/a|as\/os|os\/as)\)|\/(?:a|o|as|os|ra|ora|oras|triz)(?![\p{L}\p{N}])|@(s?)(?![\p{L}\p{N}.]))/uy;
var MARKED_WORD_MIN = 3;
function tokens(text) {
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  const found = [];
  WORD.lastIndex = 0;
  for (let word = WORD.exec(folded); word !== null; word = WORD.exec(folded)) {
    const dotted = word[0] === "net" && isLeadingDot(folded, word.index - 1);
    const start = dotted ? word.index - 1 : word.index;
    let end = word.index + word[0].length;
    let value = dotted ? ".net" : word[0];
    GENDER_MARK.lastIndex = end;
    const mark = value.length >= MARKED_WORD_MIN ? GENDER_MARK.exec(folded) : null;
    if (mark !== null) {
      end += mark[0].length;
      if (mark[1] !== void 0) value += `o${mark[1]}`;
      WORD.lastIndex = end;
    }
    found.push({ text: composed.slice(start, end), folded: value, start, end });
  }
  return found;
}
function isLeadingDot(folded, at2) {
  return folded.charAt(at2) === "." && (at2 === 0 || !/[\p{L}\p{N}.]/u.test(folded.charAt(at2 - 1)));
}

// app/features/cv/facts/contact/email.ts
var PLAIN = /[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?(?:\.[a-z0-9-]{1,60}){0,3}\.[a-z]{2,10}(?![a-z0-9])/gi;
var PROVIDERS = "gmail|hotmail|outlook|yahoo|live|icloud|protonmail|proton|msn|example|vtr|mail";
var MISREAD_AT = new RegExp(
  `([a-z0-9][a-z0-9._-]{1,60}?)\\s?(?:QG|Qg|@G|\xA9|\xAE|\u20AC|Q|G|O(?=${PROVIDERS})|\\(E\\))\\s?((?:${PROVIDERS})\\.[a-z]{2,3}(?:\\.[a-z]{2})?)(?![a-z0-9])`,
  "gi"
);
var MISREAD_LABELLED = /^([a-z0-9][a-z0-9._-]{1,60}?)(?:QG|©|®|€|(?<=[a-z0-9])Q)([a-z0-9-]{2,40}\.(?:com|cl|net|org|edu|es|ar|pe|co|mx)(?:\.[a-z]{2})?)$/i;
var EMAIL_LABEL = /^(?:e-?mail|correo|mail|correo electronico|email address)\b/;
function plainSigns(text) {
  return text.replace(/\s*[([{<]\s*(?:at|arroba|a)\s*[)\]}>]\s*/gi, "@").replace(/\s+arroba\s+/gi, "@").replace(/(\S)\s+at\s+((?:[a-z0-9-]+)(?:\.|\s+dot\s+)(?:[a-z]{2,}))/gi, "$1@$2").replace(/\s*[([{]\s*(?:dot|punto)\s*[)\]}]\s*/gi, ".").replace(/(@[a-z0-9-]+)\s+(?:dot|punto)\s+/gi, "$1.").replace(/([a-z0-9])\s?@\s?([a-z0-9])/gi, "$1@$2").replace(/(@[a-z0-9-]+)\s?[,.]\s?(com|cl|net|org|es|edu)(?![a-z])/gi, "$1.$2");
}
function findEmails(texts, ocr) {
  const found = [];
  texts.forEach((text, line2) => {
    if (!/[@©®€QGEO({[]|arroba|\sat\s/i.test(text)) return;
    const joined2 = plainSigns(headOf(texts[line2 - 1] ?? "", text) + text + tailOf(text, texts[line2 + 1] ?? ""));
    const plain = joined2.match(PLAIN) ?? [];
    for (const value of plain) found.push({ value: value.toLowerCase(), line: line2 });
    if (plain.length === 0) found.push(...misread(text, line2, ocr));
  });
  return found.filter((item, at2) => found.findIndex((other) => other.value === item.value) === at2);
}
var ENDING = /^(?:com|cl|net|org|edu|gob|gov|es|ar|pe|co|mx|uy|ec|bo|py|ve|br|io|info|dev)(?:\.[a-z]{2})?$/;
function tailOf(text, below) {
  const [next = ""] = below.trim().split(/\s/);
  const whole = /@[\w-]+(?:\.[\w-]+)*\.([a-z]{2,3})\.$/i.exec(text)?.[1]?.toLowerCase();
  if (whole !== void 0 && ENDING.test(whole) && /^\p{Lu}/u.test(next)) return "";
  if (/@[\w.-]*[@.-]$|@$/.test(text) || /@[\w-]+$/.test(text) && /^\.[a-z]/i.test(next)) return next;
  const domain = /@([\w-]+(?:\.[\w-]+)*)$/.exec(text)?.[1];
  if (domain === void 0 || next !== below.trim() || !/^[a-z][a-z.-]{0,20}$/.test(next)) return "";
  const ending = (whole2) => ENDING.test(whole2.slice(whole2.indexOf(".") + 1)) && whole2.includes(".");
  return !ending(domain.toLowerCase()) && ending(domain.toLowerCase() + next) ? next : "";
}
function headOf(above, text) {
  if (!/^[a-z\d][\w-]*@/.test(text)) return "";
  const cut = /^(?:(?:e-?mail|correo|mail)\s*:?\s*)?([a-z][a-z\d]*[._-](?:[a-z\d_-]+\.?)*)$/.exec(above.trim())?.[1];
  return cut ?? "";
}
function misread(text, line2, ocr) {
  const found = [];
  for (const match of text.matchAll(MISREAD_AT)) found.push({ value: `${match[1]}@${match[2]}`.toLowerCase(), line: line2 });
  if (found.length > 0 || !(ocr || EMAIL_LABEL.test(fold(text)))) return found;
  for (const word of text.split(/\s+/)) {
    const match = MISREAD_LABELLED.exec(word);
    if (match !== null) found.push({ value: `${match[1]}@${match[2]}`.toLowerCase(), line: line2 });
  }
  return found;
}

// app/features/cv/facts/contact/phone.ts
import { findPhoneNumbersInText } from "libphonenumber-js/max";
var NOT_PHONES = [
  /\b\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dk]\b/gi,
  /\b(?:rut|run|r\.u\.t\.?|dni|rfc|curp|cuit|cuil|cpf|cedula|c\.c\.?|pasaporte|passport)\b\s*(?:n[°º.]\s*)?:?\s*[\d.\s-]{6,14}[\dk]?/gi,
  /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram|facebook)\.\S+/gi,
  /\b(?:19|20)\d\d\s?(?:-|\/|a|al)\s?(?:19|20)\d\d\b/g,
  /\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d\b/g,
  /\b(?:19|20)\d\d[-/.]\d{1,2}(?:[-/.]\d{1,2})?\b/g,
  /(?:us|mm)?\$\s?[\d.,]+|[\d.,]+\s?(?:clp|usd|uf|%|millones|pesos)/gi
];
var PHONE_LABEL = /[☎☏✆📞📱]|(?:tel(?:e?f(?:ono)?|\.)?s?|fono|cel(?:ular)?|movil|whats\s?app|wsp|phone|mobile|contacto|llamar|numero|telefone)\b/u;
var SEPARATOR = /\s[-/|]\s|\s(?:y|o)\s|[;,|]/;
var LOCAL_DIGITS = /(?<![\d.,$-])\(?\+?\d[\d\s().-]{5,18}\d(?![\d,]|\.\d)/g;
var FORMS = [
  // (305) 555-0147, 787-555-0118, 918.555.0164: North America.
  {
    code: "1",
    form: /(?<![\d+.-])(?:\([2-9]\d{2}\)\s?[2-9]\d{2}[-.\s]|([2-9]\d{2})([-.])[2-9]\d{2}\2)\d{4}(?![\d-]|\.\d)/
  },
  // 07700 900417: mobiles of the United Kingdom.
  { code: "44", form: /(?<![\d+.-])07\d{3}[\s-]?\d{3}[\s-]?\d{3}(?![\d-]|\.\d)/ }
];
function byItsForm(text) {
  for (const { code, form: form2 } of FORMS) {
    const digits = form2.exec(text)?.[0].replace(/\D/g, "").replace(/^0/, "");
    if (digits !== void 0) return `+${code}${digits}`;
  }
  return null;
}
function findPhones(texts, country) {
  const found = [];
  texts.forEach((own, line2) => {
    const raw = own + cutNumber(own, texts[line2 + 1] ?? "");
    if ((raw.match(/\d/g)?.length ?? 0) < 7) return;
    const folded = fold(raw);
    const text = NOT_PHONES.reduce(
      (rest, pattern) => rest.replace(pattern, (cut) => "\xB6".repeat(Math.max(1, cut.length))),
      folded
    );
    const labelled3 = PHONE_LABEL.test(folded);
    const parts = (text.match(/\d/g)?.length ?? 0) >= 14 ? text.split(SEPARATOR) : [text];
    for (const part of parts) {
      const formed = byItsForm(part);
      if (formed !== null) {
        found.push({ value: formed, line: line2, mobile: true, labelled: labelled3 });
        continue;
      }
      const known = findPhoneNumbersInText(part, country).map(({ number }) => number);
      for (const number of known) found.push({ value: number.number, line: line2, mobile: isMobile(number), labelled: labelled3 });
      const value = known.length > 0 ? null : localNumber(part, country, labelled3);
      if (value !== null) found.push({ value, line: line2, mobile: true, labelled: labelled3 });
    }
  });
  return found;
}
function cutNumber(text, below) {
  const begun2 = /(?:\+?56\s?9?|\b9?)\s?\d{0,4}$/.exec(text)?.[0] ?? "";
  const labelled3 = PHONE_LABEL.test(fold(text).slice(-24));
  const rest = /^\d[\d\s-]{2,9}\d(?!\d)/.exec(below)?.[0];
  if (!labelled3 || !/\d$/.test(begun2) || rest === void 0) return "";
  const digits = (begun2 + rest).replace(/\D/g, "").length;
  return begun2.replace(/\D/g, "").length < 8 && digits >= 8 && digits <= 11 ? rest : "";
}
function isMobile(number) {
  if (number.country === "CL") return number.nationalNumber.startsWith("9");
  return number.getType()?.includes("MOBILE") ?? true;
}
function localNumber(text, country, labelled3) {
  for (const match of text.match(LOCAL_DIGITS) ?? []) {
    const digits = match.replace(/\D/g, "").replace(/^00/, "");
    if (/^(\d)\1+$/.test(digits)) continue;
    if (country === "CL") {
      if (/^56\d{9}$/.test(digits)) return `+${digits}`;
      if (/^0?9\d{8}$/.test(digits)) return `+56${digits.replace(/^0/, "")}`;
      if (/^[2-9]\d{7}$/.test(digits) && (labelled3 || onlyNumber(text, match))) return `+569${digits}`;
    }
    if (match.trim().startsWith("+") && digits.length >= 8 && digits.length <= 15) return `+${digits}`;
    if (labelled3 && digits.length >= 7 && digits.length <= 13) return match.trim();
  }
  return null;
}
function onlyNumber(text, match) {
  return text.replace(match, "").replace(/[^a-z0-9]/g, "").length <= 3;
}

// app/features/cv/facts/contact/contact.ts
var WEIGHT = {
  contact: 4,
  personal: 4,
  summary: 2,
  other: 1,
  references: -20,
  experience: -1,
  education: -1,
  projects: -1,
  publications: -1
};
var OFFICE_MAILBOX = /^(?:info|contacto|contact|ventas|rrhh|administracion|admision|secretaria|recepcion|soporte|noreply|no-reply|hola)@/;
var REFEREE = /\b(?:referencia|ref\.|jefe directo|jefatura|supervisor directo|contacto empresa|reference)\b/;
function chooseEmail(document, lines, sections, name) {
  const kinds = sectionOfLines(sections);
  const texts = lines.map((line2) => line2.text);
  const found = findEmails(texts, document.method === "ocr").map(({ value, line: line2 }) => ({
    value,
    score: lineWeight(lines, line2, kinds) + (OFFICE_MAILBOX.test(value) ? -3 : 0) + (resembles(value, name) ? 4 : 0)
  }));
  const best = top(found);
  if (best !== null) return best;
  const links = document.links.filter((link) => link.toLowerCase().startsWith("mailto:")).map((link) => decodeAddress(link.slice(7).split("?")[0] ?? ""));
  const linked = findEmails(links, false).map(({ value }) => ({ value, score: 1 + (resembles(value, name) ? 4 : 0) }));
  return top(linked.filter((item) => !found.some((other) => other.value === item.value)));
}
function choosePhone(document, lines, sections, country) {
  const kinds = sectionOfLines(sections);
  const found = findPhones(
    lines.map((line2) => line2.text === "" ? "" : line2.source.text),
    country
  ).map((phone) => ({
    value: phone.value,
    score: lineWeight(lines, phone.line, kinds) + (phone.mobile ? 1 : 0) + (phone.labelled ? 1 : 0)
  }));
  const links = document.links.filter((link) => /^(?:tel:|https:\/\/(?:wa\.me|api\.whatsapp))/i.test(link)).map((link) => `fono ${decodeAddress(link).replace(/\D+/g, " ").trim()}`);
  return top(found) ?? findPhones(links, country)[0]?.value ?? null;
}
function decodeAddress(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
function sectionOfLines(sections) {
  return new Map(sections.flatMap((section) => section.lines.map((index) => [index, section.kind])));
}
function lineWeight(lines, index, kinds) {
  const line2 = lines[index];
  if (line2 === void 0) return 0;
  const above = lines[index - 1]?.folded ?? "";
  if (REFEREE.test(line2.folded) || REFEREE.test(above) && above.length < 40) return -20;
  if (line2.source.role === "header" || line2.source.role === "footer") return 3;
  const kind = kinds.get(index);
  return (kind === void 0 ? 2 : WEIGHT[kind] ?? 0) + (index < 12 ? 1 : 0) + 2;
}
function top(items) {
  let best = null;
  for (const item of items) if (item.score > -5 && (best === null || item.score > best.score)) best = item;
  return best?.value ?? null;
}
function resembles(email, name) {
  if (name === null) return false;
  const local = fold(email.split("@")[0] ?? "").replace(/[^a-z]/g, "");
  return fold(name).split(/[^a-z]+/).some((word) => word.length >= 4 && local.includes(word.slice(0, 5)));
}

// app/features/cv/facts/contact/linkedin.ts
var HOST = "(?:[a-z]{2,3}\\.)?[li1]inked[il1]n\\s?\\.\\s?com";
var ADDRESS = new RegExp(`${HOST}\\s?/\\s?(?:mwlite/|m/)?(in|pub)\\s?/\\s?([\\p{L}\\p{N}._%~-]{2,100})`, "iu");
var LABELLED = /linked\s?in\s*[:|–—-]?\s*(?:https?:\/\/)?(?:\/?in\/|@|\/)([\p{L}\p{N}._%-]{3,100})/iu;
var LABELLED_SLUG = /linked\s?in\s*[:|]\s*([a-z0-9]+(?:[-_.][a-z0-9]+)+|[a-z]+\d+)(?![\w@.-])/i;
var BARE = /(?:^|[\s|·(])\/?in\/([a-z0-9][a-z0-9-]{3,99})\/?(?=$|[\s|·)])/i;
var UNFINISHED = new RegExp(`(?:${HOST}(?:/(?:in/?)?)?|${HOST}/in/[\\w.%-]*[-_])$`, "i");
function isCut(text, below, links) {
  const next = below.trim().split(/\s/)[0] ?? "";
  if (!/^[\w./%-]+$/.test(next) || next.includes("@")) return false;
  if (UNFINISHED.test(text.trim())) return true;
  const address = ADDRESS.exec(text);
  if (address === null || !text.trim().endsWith(address[2] ?? "") || next !== below.trim()) return false;
  const joined2 = `/${address[2]}${next.replace(/\/$/, "")}`.toLowerCase();
  return links.some((link) => link.toLowerCase().includes(joined2)) || /^[a-z\d]*[-\d][a-z\d-]*\/?$/.test(next);
}
function findLinkedin(texts, links) {
  for (const [line2, text] of texts.entries()) {
    if (!/l[il1]nked|(?:^|\W)in\//i.test(text)) continue;
    const next = texts[line2 + 1]?.split(/\s/)[0] ?? "";
    const whole = isCut(text, texts[line2 + 1] ?? "", links) ? text.trim() + next : text;
    const address = ADDRESS.exec(whole);
    if (address !== null) return clean(address[1], address[2]);
    const handle = LABELLED.exec(text) ?? LABELLED_SLUG.exec(text) ?? BARE.exec(text);
    if (handle !== null && !/^(?:linkedin|perfil|profile)/i.test(handle[1] ?? "")) return clean("in", handle[1]);
  }
  for (const link of links) {
    const address = ADDRESS.exec(link);
    if (address !== null) return clean(address[1], address[2]);
  }
  return null;
}
function clean(kind, handle) {
  return `linkedin.com/${(kind ?? "in").toLowerCase()}/${(handle ?? "").replace(/[.,;:_-]+$/, "")}`;
}

// app/features/cv/vocabulary/list.ts
function list(text) {
  return text.split(/[;\n]/).map((entry) => entry.trim()).filter((entry) => entry !== "");
}
function pairs(text) {
  return list(text).map((entry) => {
    const at2 = entry.indexOf("=");
    return at2 < 0 ? [entry, ""] : [entry.slice(0, at2).trim(), entry.slice(at2 + 1).trim()];
  });
}

// app/features/cv/vocabulary/degrees-careers.ts
var CAREERS = list(`
Medicina = M\xE9dico/a Cirujano/a; Medicina General = M\xE9dico/a Cirujano/a; Enfermer\xEDa = Enfermero/a; Obstetricia = Matr\xF3n/a; Obstetricia y Puericultura = Matr\xF3n/a; Obstetricia y Neonatolog\xEDa = Matr\xF3n/a
Kinesiolog\xEDa = Kinesi\xF3logo/a; Fisioterapia = Fisioterapeuta; Kinesiolog\xEDa y Fisiatr\xEDa = Kinesi\xF3logo/a; Fonoaudiolog\xEDa = Fonoaudi\xF3logo/a; Terapia Ocupacional = Terapeuta Ocupacional; Nutrici\xF3n y Diet\xE9tica = Nutricionista; Nutrici\xF3n = Nutricionista
Tecnolog\xEDa M\xE9dica = Tecn\xF3logo/a M\xE9dico/a; Odontolog\xEDa = Cirujano/a Dentista; Qu\xEDmica y Farmacia = Qu\xEDmico/a Farmac\xE9utico/a; Farmacia = Farmac\xE9utico/a; Farmacia y Bioqu\xEDmica = Qu\xEDmico/a Farmac\xE9utico/a; Bioqu\xEDmica = Bioqu\xEDmico/a; \xD3ptica y Optometr\xEDa = Opt\xF3metra; Optometr\xEDa = Opt\xF3metra
Psicolog\xEDa = Psic\xF3logo/a; Trabajo Social = Trabajador/a Social; Servicio Social = Trabajador/a Social; Sociolog\xEDa = Soci\xF3logo/a; Antropolog\xEDa = Antrop\xF3logo/a; Arqueolog\xEDa = Arque\xF3logo/a; Historia = Historiador/a; Geograf\xEDa = Ge\xF3grafo/a; Filosof\xEDa = Fil\xF3sofo/a
Ciencia Pol\xEDtica = Cientista Pol\xEDtico/a; Relaciones Internacionales = Internacionalista; Estudios Internacionales = Internacionalista; Administraci\xF3n P\xFAblica = Administrador/a P\xFAblico/a; Gesti\xF3n P\xFAblica = Administrador/a P\xFAblico/a
Gobierno y Gesti\xF3n P\xFAblica = Administrador/a P\xFAblico/a; Derecho = Abogado/a; Ciencias Jur\xEDdicas y Sociales = Abogado/a; Ciencias Jur\xEDdicas = Abogado/a; Leyes = Abogado/a; Abogac\xEDa = Abogado/a; Criminolog\xEDa = Crimin\xF3logo/a; Criminal\xEDstica = Criminalista
Veterinaria = M\xE9dico/a Veterinario/a; Medicina Veterinaria = M\xE9dico/a Veterinario/a; Medicina Veterinaria y Zootecnia = M\xE9dico/a Veterinario/a; Agronom\xEDa = Ingeniero/a Agr\xF3nomo/a; Zootecnia = Zootecnista; Enolog\xEDa = En\xF3logo/a; Biolog\xEDa = Bi\xF3logo/a; Biolog\xEDa Marina = Bi\xF3logo/a Marino/a
Biotecnolog\xEDa = Biotecn\xF3logo/a; Microbiolog\xEDa = Microbi\xF3logo/a; Qu\xEDmica = Qu\xEDmico/a; Qu\xEDmica Industrial = Qu\xEDmico/a Industrial; F\xEDsica = F\xEDsico/a; Astronom\xEDa = Astr\xF3nomo/a; Matem\xE1ticas = Matem\xE1tico/a; Estad\xEDstica = Estad\xEDstico/a; Geolog\xEDa = Ge\xF3logo/a; Geof\xEDsica = Geof\xEDsico/a
Oceanograf\xEDa = Ocean\xF3grafo/a; Meteorolog\xEDa = Meteor\xF3logo/a; Ciencias Ambientales = Licenciado/a en Ciencias Ambientales; Ciencias Biol\xF3gicas = Licenciado/a en Ciencias Biol\xF3gicas; Ciencia de Datos = Cient\xEDfico/a de Datos; Data Science = Cient\xEDfico/a de Datos; Arquitectura = Arquitecto/a
Arquitectura del Paisaje = Arquitecto/a Paisajista; Ecolog\xEDa y Paisajismo = Ec\xF3logo/a Paisajista; Paisajismo = Paisajista; Construcci\xF3n Civil = Constructor/a Civil; Urbanismo = Urbanista; Dise\xF1o = Dise\xF1ador/a; Dise\xF1o Gr\xE1fico = Dise\xF1ador/a Gr\xE1fico/a; Dise\xF1o Industrial = Dise\xF1ador/a Industrial
Dise\xF1o de Vestuario = Dise\xF1ador/a de Vestuario; Dise\xF1o de Moda = Dise\xF1ador/a de Moda; Dise\xF1o de Interiores = Dise\xF1ador/a de Interiores; Dise\xF1o de Ambientes = Dise\xF1ador/a de Ambientes; Dise\xF1o Digital = Dise\xF1ador/a Digital; Dise\xF1o Web = Dise\xF1ador/a Web; Dise\xF1o Multimedia = Dise\xF1ador/a Multimedia
Dise\xF1o Textil = Dise\xF1ador/a Textil; Dise\xF1o Audiovisual = Dise\xF1ador/a Audiovisual; Dise\xF1o Integral = Dise\xF1ador/a Integral; Dise\xF1o Teatral = Dise\xF1ador/a Teatral; Dise\xF1o de Videojuegos = Dise\xF1ador/a de Videojuegos; Animaci\xF3n Digital = Animador/a Digital; Animaci\xF3n Digital 3D = Animador/a Digital 3D
Ilustraci\xF3n = Ilustrador/a; Fotograf\xEDa = Fot\xF3grafo/a; Fotograf\xEDa Profesional = Fot\xF3grafo/a Profesional; Periodismo = Periodista; Comunicaci\xF3n Social = Comunicador/a Social; Ciencias de la Comunicaci\xF3n = Comunicador/a Social; Comunicaci\xF3n = Comunicador/a
Comunicaci\xF3n Audiovisual = Comunicador/a Audiovisual; Comunicaci\xF3n Corporativa = Comunicador/a Corporativo/a; Publicidad = Publicista; Publicidad y Marketing = Publicista; Relaciones P\xFAblicas = Relacionador/a P\xFAblico/a; Cine = Cineasta; Cine y Televisi\xF3n = Realizador/a de Cine y Televisi\xF3n
Cine y Comunicaci\xF3n Audiovisual = Realizador/a Audiovisual; Direcci\xF3n Audiovisual = Director/a Audiovisual; Realizaci\xF3n Audiovisual = Realizador/a Audiovisual; Traducci\xF3n = Traductor/a; Traducci\xF3n e Interpretaci\xF3n = Traductor/a e Int\xE9rprete; Traducci\xF3n Ingl\xE9s-Espa\xF1ol = Traductor/a Ingl\xE9s-Espa\xF1ol
Interpretaci\xF3n = Int\xE9rprete; Bibliotecolog\xEDa = Bibliotec\xF3logo/a; Bibliotecolog\xEDa y Documentaci\xF3n = Bibliotec\xF3logo/a; Archiv\xEDstica = Archivista; Teatro = Actor/Actriz; Actuaci\xF3n = Actor/Actriz; Actuaci\xF3n Teatral = Actor/Actriz; Artes Esc\xE9nicas = Artista Esc\xE9nico/a; Danza = Bailar\xEDn/a
M\xFAsica = M\xFAsico/a; Interpretaci\xF3n Musical = Int\xE9rprete Musical; Composici\xF3n Musical = Compositor/a; Producci\xF3n Musical = Productor/a Musical; Artes Visuales = Artista Visual; Artes Pl\xE1sticas = Artista Pl\xE1stico/a; Bellas Artes = Artista Pl\xE1stico/a; Artes = Licenciado/a en Artes; Historia del Arte = Historiador/a del Arte
Conservaci\xF3n y Restauraci\xF3n = Conservador/a y Restaurador/a; Gesti\xF3n Cultural = Gestor/a Cultural; Letras = Licenciado/a en Letras; Literatura = Licenciado/a en Literatura; Ling\xFC\xEDstica = Ling\xFCista; Teolog\xEDa = Te\xF3logo/a
Psicopedagog\xEDa = Psicopedagogo/a; Educaci\xF3n Parvularia = Educador/a de P\xE1rvulos; Educaci\xF3n de P\xE1rvulos = Educador/a de P\xE1rvulos; Educaci\xF3n Inicial = Educador/a Inicial; Educaci\xF3n Preescolar = Educador/a Preescolar; Educaci\xF3n Diferencial = Educador/a Diferencial; Educaci\xF3n Especial = Educador/a Diferencial
Educaci\xF3n B\xE1sica = Profesor/a de Educaci\xF3n B\xE1sica; Educaci\xF3n General B\xE1sica = Profesor/a de Educaci\xF3n B\xE1sica; Educaci\xF3n Primaria = Profesor/a de Educaci\xF3n Primaria; Educaci\xF3n Media = Profesor/a de Educaci\xF3n Media; Educaci\xF3n Secundaria = Profesor/a de Educaci\xF3n Secundaria
Educaci\xF3n F\xEDsica = Profesor/a de Educaci\xF3n F\xEDsica; Ciencias de la Educaci\xF3n = Licenciado/a en Ciencias de la Educaci\xF3n; Educaci\xF3n = Licenciado/a en Educaci\xF3n; Ciencias del Deporte = Licenciado/a en Ciencias del Deporte; Ciencias de la Actividad F\xEDsica = Licenciado/a en Ciencias de la Actividad F\xEDsica
Entrenador Deportivo = Entrenador/a Deportivo/a; Preparaci\xF3n F\xEDsica = Preparador/a F\xEDsico/a; Pedagog\xEDa B\xE1sica = Profesor/a de Educaci\xF3n B\xE1sica; Pedagog\xEDa General B\xE1sica = Profesor/a de Educaci\xF3n B\xE1sica; Pedagog\xEDa en Educaci\xF3n Diferencial = Educador/a Diferencial
Pedagog\xEDa en Educaci\xF3n B\xE1sica = Profesor/a de Educaci\xF3n B\xE1sica; Pedagog\xEDa en Educaci\xF3n Parvularia = Educador/a de P\xE1rvulos; Pedagog\xEDa en Educaci\xF3n F\xEDsica = Profesor/a de Educaci\xF3n F\xEDsica; Pedagog\xEDa en Ingl\xE9s; Pedagog\xEDa en Matem\xE1tica; Pedagog\xEDa en Matem\xE1tica y Computaci\xF3n; Pedagog\xEDa en Matem\xE1tica y F\xEDsica
Pedagog\xEDa en Castellano; Pedagog\xEDa en Lengua Castellana; Pedagog\xEDa en Lengua Castellana y Comunicaci\xF3n; Pedagog\xEDa en Lengua y Literatura; Pedagog\xEDa en Historia; Pedagog\xEDa en Historia y Geograf\xEDa; Pedagog\xEDa en Historia, Geograf\xEDa y Ciencias Sociales; Pedagog\xEDa en Ciencias Naturales; Pedagog\xEDa en Biolog\xEDa
Pedagog\xEDa en Biolog\xEDa y Ciencias; Pedagog\xEDa en Qu\xEDmica; Pedagog\xEDa en Qu\xEDmica y Ciencias; Pedagog\xEDa en F\xEDsica; Pedagog\xEDa en Filosof\xEDa; Pedagog\xEDa en Religi\xF3n; Pedagog\xEDa en M\xFAsica; Pedagog\xEDa en Artes Musicales; Pedagog\xEDa en Artes Visuales; Pedagog\xEDa en Artes Pl\xE1sticas; Pedagog\xEDa en Danza; Pedagog\xEDa en Educaci\xF3n T\xE9cnico Profesional
Contador Auditor = Contador/a Auditor/a; Contador P\xFAblico y Auditor = Contador/a P\xFAblico/a y Auditor/a; Contador P\xFAblico = Contador/a P\xFAblico/a; Contadur\xEDa P\xFAblica = Contador/a P\xFAblico/a; Contadur\xEDa = Contador/a; Contador General = Contador/a General; Contabilidad General = Contador/a General
Contabilidad = Contador/a; Contabilidad y Auditor\xEDa = Contador/a Auditor/a; Contabilidad y Finanzas = Contador/a; Auditor\xEDa = Contador/a Auditor/a; Auditor\xEDa e Ingenier\xEDa en Control de Gesti\xF3n = Contador/a Auditor/a; Econom\xEDa = Economista; Ciencias Econ\xF3micas = Economista; Actuar\xEDa = Actuario/a
Administraci\xF3n de Empresas = Administrador/a de Empresas; Administraci\xF3n = Administrador/a; Administraci\xF3n y Negocios = Administrador/a de Empresas; Administraci\xF3n de Negocios = Administrador/a de Empresas; Administraci\xF3n de Negocios Internacionales = Administrador/a de Negocios Internacionales
Negocios Internacionales = Licenciado/a en Negocios Internacionales; Comercio Exterior = Especialista en Comercio Exterior; Comercio Internacional = Licenciado/a en Comercio Internacional; Marketing = Especialista en Marketing; Mercadotecnia = Mercad\xF3logo/a; Mercadeo = Mercad\xF3logo/a
Recursos Humanos = Especialista en Recursos Humanos; Administraci\xF3n de Recursos Humanos = Administrador/a de Recursos Humanos; Gesti\xF3n de Personas = Especialista en Gesti\xF3n de Personas; Relaciones Industriales = Relacionador/a Industrial; Relaciones Laborales = Licenciado/a en Relaciones Laborales
Secretariado = Secretario/a; Secretariado Ejecutivo = Secretario/a Ejecutivo/a; Secretariado Biling\xFCe = Secretario/a Biling\xFCe; Secretariado Administrativo = Secretario/a Administrativo/a; Administraci\xF3n Hotelera = Administrador/a Hotelero/a; Administraci\xF3n Tur\xEDstica = Administrador/a Tur\xEDstico/a
Administraci\xF3n Tur\xEDstica y Hotelera = Administrador/a Tur\xEDstico/a y Hotelero/a; Hoteler\xEDa = Hotelero/a; Hoteler\xEDa y Turismo = Administrador/a Hotelero/a; Turismo = Licenciado/a en Turismo; Ecoturismo = Administrador/a en Ecoturismo; Gastronom\xEDa = Gastr\xF3nomo/a; Gastronom\xEDa Internacional = Gastr\xF3nomo/a
Gastronom\xEDa Internacional y Tradicional Chilena = Gastr\xF3nomo/a; Artes Culinarias = Chef; Cocina = Cocinero/a; Cocina Internacional = Cocinero/a Internacional; Pasteler\xEDa = Pastelero/a; Pasteler\xEDa y Panader\xEDa = Pastelero/a y Panadero/a; Administraci\xF3n Gastron\xF3mica = Administrador/a Gastron\xF3mico/a
Inform\xE1tica = Inform\xE1tico/a; Analista Programador = Analista Programador/a; Analista Programador Computacional = Analista Programador/a; An\xE1lisis de Sistemas = Analista de Sistemas; Analista de Sistemas = Analista de Sistemas; Programaci\xF3n = Programador/a; Ciencias de la Computaci\xF3n = Licenciado/a en Ciencias de la Computaci\xF3n
Ciberseguridad = Especialista en Ciberseguridad; Desarrollo de Software = Desarrollador/a de Software; Sistemas = Analista de Sistemas; Computaci\xF3n = Inform\xE1tico/a; Telecomunicaciones = Especialista en Telecomunicaciones; Prevenci\xF3n de Riesgos = Prevencionista de Riesgos
Topograf\xEDa = Top\xF3grafo/a; Geomensura = Geomensor/a; Cartograf\xEDa = Cart\xF3grafo/a; Dibujo T\xE9cnico = Dibujante T\xE9cnico/a; Dibujo Arquitect\xF3nico = Dibujante Arquitect\xF3nico/a; Dibujo y Modelamiento = Dibujante Proyectista; Electricidad = Electricista; Electricidad Industrial = Electricista Industrial
Electr\xF3nica = T\xE9cnico/a en Electr\xF3nica; Mec\xE1nica Automotriz = Mec\xE1nico/a Automotriz; Mec\xE1nica Industrial = Mec\xE1nico/a Industrial; Mec\xE1nica = Mec\xE1nico/a; Electromec\xE1nica = Electromec\xE1nico/a; Soldadura = Soldador/a; Construcciones Met\xE1licas = T\xE9cnico/a en Construcciones Met\xE1licas; Refrigeraci\xF3n y Climatizaci\xF3n = T\xE9cnico/a en Refrigeraci\xF3n y Climatizaci\xF3n
Automatizaci\xF3n y Control Industrial = T\xE9cnico/a en Automatizaci\xF3n; Log\xEDstica = Especialista en Log\xEDstica; Peluquer\xEDa = Peluquero/a; Est\xE9tica = Esteticista; Est\xE9tica Integral = Esteticista Integral; Cosmetolog\xEDa = Cosmet\xF3logo/a; Podolog\xEDa = Pod\xF3logo/a; Masoterapia = Masoterapeuta; Corretaje de Propiedades = Corredor/a de Propiedades
Investigaci\xF3n Policial = Investigador/a Policial; Ciencias Policiales = Oficial de Polic\xEDa; Ciencias Militares = Oficial de Ej\xE9rcito; Laboratorista Dental = Laboratorista Dental; Gerontolog\xEDa = Geront\xF3logo/a; Salud P\xFAblica = Salubrista; Imagenolog\xEDa = Tecn\xF3logo/a en Imagenolog\xEDa
Ingenier\xEDa; Ingenier\xEDa Civil; Ingenier\xEDa Civil Industrial; Ingenier\xEDa Civil en Inform\xE1tica; Ingenier\xEDa Civil en Computaci\xF3n; Ingenier\xEDa Civil Mec\xE1nica; Ingenier\xEDa Civil El\xE9ctrica; Ingenier\xEDa Civil Electr\xF3nica; Ingenier\xEDa Civil Qu\xEDmica; Ingenier\xEDa Civil en Minas; Ingenier\xEDa Civil Metal\xFArgica
Ingenier\xEDa Civil Ambiental; Ingenier\xEDa Civil en Obras Civiles; Ingenier\xEDa Civil Estructural; Ingenier\xEDa Civil Hidr\xE1ulica; Ingenier\xEDa Civil Matem\xE1tica; Ingenier\xEDa Civil Biom\xE9dica; Ingenier\xEDa Civil en Bioprocesos; Ingenier\xEDa Civil en Telecomunicaciones; Ingenier\xEDa Civil Oce\xE1nica; Ingenier\xEDa Civil Plan Com\xFAn; Ingenier\xEDa Civil Geol\xF3gica; Ingenier\xEDa Civil en Mecatr\xF3nica
Ingenier\xEDa Comercial; Ingenier\xEDa Industrial; Ingenier\xEDa en Inform\xE1tica; Ingenier\xEDa de Sistemas; Ingenier\xEDa en Computaci\xF3n; Ingenier\xEDa de Software; Ingenier\xEDa El\xE9ctrica; Ingenier\xEDa en Electricidad; Ingenier\xEDa Electr\xF3nica; Ingenier\xEDa Mec\xE1nica; Ingenier\xEDa Mec\xE1nica Automotriz
Ingenier\xEDa Mecatr\xF3nica; Ingenier\xEDa Qu\xEDmica; Ingenier\xEDa Ambiental; Ingenier\xEDa en Medio Ambiente; Ingenier\xEDa en Recursos Naturales; Ingenier\xEDa en Minas; Ingenier\xEDa en Metalurgia; Ingenier\xEDa Metal\xFArgica; Ingenier\xEDa en Geolog\xEDa; Ingenier\xEDa Agron\xF3mica; Ingenier\xEDa Agr\xEDcola; Ingenier\xEDa Agroindustrial; Ingenier\xEDa Forestal; Ingenier\xEDa en Alimentos
Ingenier\xEDa en Acuicultura; Ingenier\xEDa Pesquera; Ingenier\xEDa en Biotecnolog\xEDa; Ingenier\xEDa Biom\xE9dica; Ingenier\xEDa en Construcci\xF3n; Ingenier\xEDa en Prevenci\xF3n de Riesgos; Ingenier\xEDa en Seguridad Industrial; Ingenier\xEDa en Administraci\xF3n; Ingenier\xEDa en Administraci\xF3n de Empresas; Ingenier\xEDa en Administraci\xF3n Financiera; Ingenier\xEDa en Recursos Humanos
Ingenier\xEDa en Marketing; Ingenier\xEDa en Finanzas; Ingenier\xEDa en Gesti\xF3n; Ingenier\xEDa en Control de Gesti\xF3n; Ingenier\xEDa en Informaci\xF3n y Control de Gesti\xF3n; Ingenier\xEDa en Comercio Exterior; Ingenier\xEDa en Negocios Internacionales; Ingenier\xEDa en Log\xEDstica; Ingenier\xEDa en Transporte; Ingenier\xEDa en Gesti\xF3n Log\xEDstica; Ingenier\xEDa en Turismo; Ingenier\xEDa en Gesti\xF3n Tur\xEDstica
Ingenier\xEDa en Automatizaci\xF3n; Ingenier\xEDa en Automatizaci\xF3n y Control Industrial; Ingenier\xEDa en Instrumentaci\xF3n; Ingenier\xEDa en Mantenimiento Industrial; Ingenier\xEDa en Mec\xE1nica y Electromovilidad; Ingenier\xEDa en Maquinaria; Ingenier\xEDa en Refrigeraci\xF3n; Ingenier\xEDa en Sonido; Ingenier\xEDa en Telecomunicaciones; Ingenier\xEDa en Redes; Ingenier\xEDa en Conectividad y Redes
Ingenier\xEDa en Ciberseguridad; Ingenier\xEDa en Ciencia de Datos; Ingenier\xEDa en Geomensura; Ingenier\xEDa en Gesti\xF3n Geoespacial; Ingenier\xEDa Geogr\xE1fica; Ingenier\xEDa Naval; Ingenier\xEDa en Energ\xEDa; Ingenier\xEDa en Energ\xEDas Renovables; Ingenier\xEDa Matem\xE1tica; Ingenier\xEDa F\xEDsica; Ingenier\xEDa Estad\xEDstica; Ingenier\xEDa en Dise\xF1o; Ingenier\xEDa en Dise\xF1o de Productos; Ingenier\xEDa Textil
Ingenier\xEDa Aeron\xE1utica; Ingenier\xEDa de Petr\xF3leos; Ingenier\xEDa en Multimedia; Ingenier\xEDa en Desarrollo de Videojuegos; Ingenier\xEDa en Agronegocios; Ingenier\xEDa de Ejecuci\xF3n; Ingenier\xEDa de Ejecuci\xF3n en Administraci\xF3n; Ingenier\xEDa de Ejecuci\xF3n Industrial; Ingenier\xEDa de Ejecuci\xF3n en Mec\xE1nica; Ingenier\xEDa de Ejecuci\xF3n en Electricidad; Ingenier\xEDa de Ejecuci\xF3n en Computaci\xF3n e Inform\xE1tica
T\xE9cnico en Enfermer\xEDa; T\xE9cnico en Educaci\xF3n Parvularia; T\xE9cnico en P\xE1rvulos; T\xE9cnico en Educaci\xF3n Diferencial; T\xE9cnico en Educaci\xF3n Especial; T\xE9cnico en Trabajo Social; T\xE9cnico en Administraci\xF3n; T\xE9cnico en Administraci\xF3n de Empresas; T\xE9cnico en Administraci\xF3n P\xFAblica; T\xE9cnico en Contabilidad; T\xE9cnico en Contabilidad General; T\xE9cnico Contador; T\xE9cnico Jur\xEDdico
T\xE9cnico en Recursos Humanos; T\xE9cnico en Gesti\xF3n de Personas; T\xE9cnico en Log\xEDstica; T\xE9cnico en Comercio Exterior; T\xE9cnico en Marketing; T\xE9cnico en Publicidad; T\xE9cnico en Turismo; T\xE9cnico en Hoteler\xEDa; T\xE9cnico en Gastronom\xEDa; T\xE9cnico en Prevenci\xF3n de Riesgos; T\xE9cnico en Construcci\xF3n; T\xE9cnico en Topograf\xEDa; T\xE9cnico en Dibujo; T\xE9cnico en Electricidad; T\xE9cnico Electricista
T\xE9cnico en Electr\xF3nica; T\xE9cnico en Mec\xE1nica; T\xE9cnico en Mec\xE1nica Automotriz; T\xE9cnico en Mec\xE1nica Industrial; T\xE9cnico en Mantenimiento Industrial; T\xE9cnico en Miner\xEDa; T\xE9cnico en Minas; T\xE9cnico en Metalurgia; T\xE9cnico en Geolog\xEDa; T\xE9cnico en Automatizaci\xF3n; T\xE9cnico en Instrumentaci\xF3n; T\xE9cnico en Refrigeraci\xF3n; T\xE9cnico en Inform\xE1tica; T\xE9cnico en Programaci\xF3n
T\xE9cnico en Redes; T\xE9cnico en Telecomunicaciones; T\xE9cnico en Soporte; T\xE9cnico en An\xE1lisis Qu\xEDmico; T\xE9cnico en Qu\xEDmica; T\xE9cnico en Laboratorio Cl\xEDnico; T\xE9cnico en Imagenolog\xEDa; T\xE9cnico en Farmacia; T\xE9cnico en Odontolog\xEDa; T\xE9cnico Dental; T\xE9cnico en Radiolog\xEDa; T\xE9cnico en Podolog\xEDa; T\xE9cnico en Veterinaria; T\xE9cnico Agr\xEDcola; T\xE9cnico Agropecuario; T\xE9cnico Forestal
T\xE9cnico en Acuicultura; T\xE9cnico en Alimentos; T\xE9cnico en Deportes; T\xE9cnico en Actividad F\xEDsica; T\xE9cnico en Sonido; T\xE9cnico en Comunicaci\xF3n Audiovisual; T\xE9cnico en Dise\xF1o Gr\xE1fico; T\xE9cnico en Energ\xEDas Renovables; T\xE9cnico en Medio Ambiente; T\xE9cnico en Soldadura; T\xE9cnico en Maquinaria Pesada; T\xE9cnico en Criminal\xEDstica; T\xE9cnico en Calidad de Alimentos; T\xE9cnico en Bibliotecolog\xEDa
Computer Science = Computer Scientist; Software Engineering = Software Engineer; Computer Engineering = Computer Engineer; Information Technology = IT Specialist; Information Systems = Systems Analyst; Civil Engineering = Civil Engineer; Mechanical Engineering = Mechanical Engineer
Electrical Engineering = Electrical Engineer; Industrial Engineering = Industrial Engineer; Chemical Engineering = Chemical Engineer; Environmental Engineering = Environmental Engineer; Biomedical Engineering = Biomedical Engineer; Mining Engineering = Mining Engineer; Business Administration = Business Administrator; Economics = Economist
Accounting = Accountant; Finance = Financial Analyst; International Relations = International Relations Specialist; International Business = International Business Specialist; Political Science = Political Scientist; Nursing = Nurse; Psychology = Psychologist; Social Work = Social Worker; Law = Lawyer; Journalism = Journalist
Graphic Design = Graphic Designer; Industrial Design = Industrial Designer; Fashion Design = Fashion Designer; Architecture = Architect; Biology = Biologist; Chemistry = Chemist; Physics = Physicist; Biochemistry = Biochemist; Physical Therapy = Physical Therapist; Veterinary Medicine = Veterinarian; Education = Educator
Elementary Education = Elementary School Teacher; Early Childhood Education = Early Childhood Educator; Physical Education = Physical Education Teacher; Hospitality Management = Hospitality Manager; Human Resource Management = Human Resources Specialist; Administra\xE7\xE3o = Administrador/a; Engenharia Civil = Engenheiro/a Civil
`);

// app/features/cv/vocabulary/lexicon.ts
var CONNECTORS = /* @__PURE__ */ new Set(["de", "del", "en", "el", "la", "los", "las"]);
var MAX_CONNECTORS = 2;
var ABBREVIATION_MAX = 4;
function stem(word) {
  if (word === "e" || word === "and") return "y";
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let key = word;
  if (key.length > 4 && key.endsWith("s") && !key.endsWith("ss")) key = key.slice(0, -1);
  if (/[aeo]$/.test(key)) key = key.slice(0, -1);
  return key.endsWith("c") ? `${key.slice(0, -1)}z` : key;
}
function joins(gap, before) {
  if (gap === " " || gap === "") return true;
  if (gap === ". ") return before.length <= ABBREVIATION_MAX;
  return gap.length === 1 && "-./'+_".includes(gap);
}
function pieces(text) {
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  const result = [];
  let end = 0;
  let before = "";
  for (const token of tokens(composed)) {
    const gap = folded.slice(end, token.start);
    const ampersand = gap.length <= 3 && gap.trim() === "&";
    if (ampersand) {
      const at2 = composed.indexOf("&", end);
      result.push({ word: "y", stem: "y", start: at2, end: at2 + 1, opens: false, closes: false, joined: true });
    }
    const parts = /\d/.test(token.folded) ? token.folded.match(/\d+|\D+/g) ?? [] : [token.folded];
    for (const [index, word] of parts.entries()) {
      const first = index === 0;
      const last = index === parts.length - 1;
      const joined2 = !first || ampersand || joins(gap, before);
      result.push({ word, stem: stem(word), start: token.start, end: token.end, opens: first, closes: last, joined: joined2 });
    }
    end = token.end;
    before = token.folded;
  }
  return result;
}
function phraseWords(phrase, literal) {
  const composed = phrase.normalize("NFC");
  const all = pieces(composed);
  const inner = (index) => index > 0 && index < all.length - 1;
  return all.filter((piece, index) => literal || !(inner(index) && CONNECTORS.has(piece.word))).map((piece) => {
    const written = composed.slice(piece.start, piece.end);
    const asWritten = literal || written.length > 1 && /^\p{Lu}+$/u.test(written);
    return { key: asWritten ? piece.word : piece.stem, literal: asWritten };
  });
}
function emptyNode() {
  return { literal: null, stems: null, entry: null };
}
function insert(root, words, entry) {
  let node = root;
  for (const { key, literal } of words) {
    let edges = literal ? node.literal : node.stems;
    if (edges === null) {
      edges = /* @__PURE__ */ new Map();
      if (literal) node.literal = edges;
      else node.stems = edges;
    }
    let next = edges.get(key);
    if (next === void 0) {
      next = emptyNode();
      edges.set(key, next);
    }
    node = next;
  }
  if (node === root || node.entry !== null) return false;
  node.entry = entry;
  return true;
}
function furthest(node, all, at2, connectors) {
  const piece = all[at2];
  if (piece === void 0) return null;
  let best = null;
  for (const next of [node.literal?.get(piece.word), node.stems?.get(piece.stem)]) {
    if (next === void 0) continue;
    const own = next.entry !== null && piece.closes ? { entry: next.entry, last: at2 } : null;
    const reached = (all[at2 + 1]?.joined === true ? furthest(next, all, at2 + 1, 0) : null) ?? own;
    if (reached !== null && (best === null || reached.last > best.last)) best = reached;
  }
  const skippable = connectors < MAX_CONNECTORS && CONNECTORS.has(piece.word);
  if (skippable && all[at2 + 1]?.joined === true) {
    const reached = furthest(node, all, at2 + 1, connectors + 1);
    if (reached !== null && (best === null || reached.last > best.last)) best = reached;
  }
  return best;
}
function fromStart(root, all, at2) {
  return furthest(root, all, at2, MAX_CONNECTORS);
}
function buildLexicon(entries, options = {}) {
  const root = emptyNode();
  const rule = options.literal ?? false;
  let size = 0;
  for (const [phrase, value] of entries) {
    const literal = typeof rule === "boolean" ? rule : rule(value);
    if (insert(root, phraseWords(phrase, literal), { phrase, found: { value } })) size += 1;
  }
  for (const phrase of options.never ?? []) insert(root, phraseWords(phrase, false), { phrase, found: null });
  const get = (text) => {
    const all = pieces(text);
    const reached = fromStart(root, all, 0);
    return reached !== null && reached.last === all.length - 1 ? reached.entry.found?.value : void 0;
  };
  return { size, get, has: (text) => get(text) !== void 0, matches: (text) => allMatches(root, text) };
}
function allMatches(root, text) {
  const composed = text.normalize("NFC");
  const all = pieces(composed);
  const found = [];
  for (let at2 = 0; at2 < all.length; at2 += 1) {
    const piece = all[at2];
    if (piece?.opens !== true) continue;
    const reached = fromStart(root, all, at2);
    const end = reached === null ? void 0 : all[reached.last]?.end;
    if (reached === null || end === void 0) continue;
    const { phrase, found: entry } = reached.entry;
    if (entry !== null) {
      found.push({ start: piece.start, end, text: composed.slice(piece.start, end), value: entry.value, phrase });
    }
    at2 = reached.last;
  }
  return found;
}

// app/features/cv/vocabulary/profession.ts
var PAIR = /(\p{L}+)\/(\p{L}+)/gu;
function feminineOf(masculine, mark) {
  if (mark !== "a") return mark;
  if (masculine.endsWith("o")) return `${masculine.slice(0, -1)}a`;
  return `${masculine.replace(/ón$/u, "on").replace(/ín$/u, "in")}a`;
}
function professionFrom(notation) {
  return {
    neutral: notation,
    masculine: notation.replace(PAIR, "$1"),
    feminine: notation.replace(PAIR, (_, masculine, mark) => feminineOf(masculine, mark))
  };
}

// app/features/cv/vocabulary/degrees.ts
var DEGREE_OPENERS = {
  postgraduate: list(`
mag\xEDster; m\xE1ster; maestr\xEDa; master of; master in; master's degree; master degree; MSc; M.Sc.; MS in; M.S. in; master of science; MA in; M.A.; MBA; executive MBA; LLM; LL.M.; doctorado; doctorado en; doctor en; PhD; Ph.D.; doctorate; postdoctorado; posdoctorado; postgrado; posgrado; post grado; post\xEDtulo; post t\xEDtulo
especialidad m\xE9dica; especialidad en; especializaci\xF3n en; especialista en; subespecialidad; beca de especializaci\xF3n; residencia m\xE9dica; postgraduate; graduate certificate; mestrado; doutorado; especializa\xE7\xE3o; p\xF3s-gradua\xE7\xE3o; candidato a doctor; candidato a mag\xEDster; mag\xEDster en; maestr\xEDa en; m\xE1ster en`),
  undergraduate: list(`
ingenier\xEDa; ingenier\xEDa civil; ingenier\xEDa en; ingenier\xEDa de; ingenier\xEDa civil en; ingenier\xEDa de ejecuci\xF3n; ingenier\xEDa de ejecuci\xF3n en; ingeniero en; ingeniero civil; ingeniero de ejecuci\xF3n; licenciatura; licenciatura en; licenciado en; lic. en; pedagog\xEDa; pedagog\xEDa en; profesorado; profesorado en; profesorado de
t\xEDtulo profesional; t\xEDtulo profesional de; t\xEDtulo de; carrera de; carrera universitaria; carrera profesional; pregrado; pregrado en; bachillerato en ciencias; bachillerato en humanidades; bachillerato universitario; bachiller en; bachelor; bachelor of; bachelor in; bachelor's degree; bachelor degree; BSc; B.Sc.; BA in; B.A.; BS in; B.S. in; bachelor of science; bachelor of arts; BEng; B.Eng.; BBA; LLB
undergraduate degree; major in; degree in; minor en; minor in; grado en; grado universitario; contador auditor; contador p\xFAblico; construcci\xF3n civil; plan com\xFAn; bacharelado; bacharelado em; gradua\xE7\xE3o; gradua\xE7\xE3o em; licenciatura em; programa especial de titulaci\xF3n; PET; prosecuci\xF3n de estudios; estudiante de; egresado de; titulado de`),
  technical: list(`
t\xE9cnico en; t\xE9cnico de nivel superior; t\xE9cnico de nivel superior en; TNS; TNS en; t\xE9cnico superior; t\xE9cnico superior en; t\xE9cnico superior universitario; TSU; t\xE9cnico universitario; t\xE9cnico universitario en; t\xE9cnico profesional; t\xE9cnico profesional en; t\xE9cnico laboral en; t\xE9cnico; tecnicatura; tecnicatura en; tecnicatura superior en
tecnicatura universitaria en; tecn\xF3logo en; tecnolog\xEDa en; tecnol\xF3gico en; carrera t\xE9cnica; t\xEDtulo t\xE9cnico; t\xEDtulo t\xE9cnico de nivel superior; formaci\xF3n t\xE9cnica; ciclo formativo; grado superior; grado medio; profesional t\xE9cnico en; analista programador; contador general; auxiliar param\xE9dico; associate degree; associate of; higher national diploma
vocational training; t\xE9cnico de nivel medio; t\xE9cnico nivel medio en; t\xE9cnico profesional de nivel medio; curso t\xE9cnico em; tecn\xF3logo em`),
  school: list(`
ense\xF1anza media; ense\xF1anza media completa; ense\xF1anza media incompleta; ense\xF1anza media cient\xEDfico humanista; ense\xF1anza media humanista; ense\xF1anza media t\xE9cnico profesional; ense\xF1anza b\xE1sica; ense\xF1anza b\xE1sica completa; educaci\xF3n media; educaci\xF3n media completa; educaci\xF3n b\xE1sica completa; educaci\xF3n secundaria; educaci\xF3n primaria; secundaria; secundaria completa
primaria; primaria completa; estudios secundarios; estudios primarios; cient\xEDfico humanista; cient\xEDfico human\xEDstico; humanista cient\xEDfico; cuarto medio; 4to medio; 4\xB0 medio; IV medio; octavo b\xE1sico; 8\xB0 b\xE1sico; licencia de ense\xF1anza media; licencia media; bachillerato; bachiller; bachillerato completo; bachiller acad\xE9mico; preparatoria; perito mercantil
primer ciclo; prueba de selecci\xF3n universitaria; educaci\xF3n de adultos; nivelaci\xF3n de estudios; validaci\xF3n de estudios; high school; high school diploma; secondary school; secondary education; GED; international baccalaureate; bachillerato internacional; ensino m\xE9dio; ensino fundamental; educaci\xF3n general b\xE1sica; educaci\xF3n diversificada`),
  course: list(`
diplomado; diplomado en; diplomado internacional en; diploma; diploma en; diploma de; curso; curso de; curso en; curso online; curso b\xE1sico de; curso avanzado de; certificaci\xF3n; certificaci\xF3n en; certificaci\xF3n internacional; certificado en; certificado de; certificate; certificate in; certified; certification in; course; course in; taller; taller de; taller en
seminario; seminario de; seminario en; capacitaci\xF3n; capacitaci\xF3n en; bootcamp; bootcamp en; workshop; nanodegree; especializaci\xF3n coursera; jornada de; congreso; congreso de; programa de formaci\xF3n en; programa de especializaci\xF3n en; programa en; programa avanzado en; perfeccionamiento en; inducci\xF3n; charla de; webinar; masterclass; short course; training in; oposici\xF3n; preuniversitario; curso de extens\xE3o; certificado em`)
};
var degreeOpenerLexicon = buildLexicon(
  Object.entries(DEGREE_OPENERS).flatMap(
    ([level, openers]) => openers.map((opener2) => [opener2, level])
  ),
  { never: ["en curso"] }
);
function careerOf(entry) {
  const [name = "", profession] = entry.split(" = ");
  return { name, profession: profession ?? null };
}
var CAREER_LIST = CAREERS.map(careerOf);
var careerLexicon = buildLexicon(
  CAREER_LIST.flatMap(
    (career) => [career.name, career.name.replace(/^Ingeniería /, "Ing. ")].map((wording) => [wording, career])
  )
);
var ORDINARY_WORD = /^\S+$/;
var degreeLexicon = buildLexicon([
  ...Object.entries(DEGREE_OPENERS).filter(([level]) => level !== "course").flatMap(([level, openers]) => openers.map((opener2) => [opener2, level])),
  ...CAREER_LIST.filter((career) => !ORDINARY_WORD.test(career.name)).map(
    (career) => [career.name, /^técnico/iu.test(career.name) ? "technical" : "undergraduate"]
  )
]);
var RULES = [
  [
    /^t[ée]cnic[oa](?:\/a|\/o|\([ao]\))? (?:de )?(?:nivel superior|nivel medio|superior|universitari[oa]|profesional) /iu,
    "T\xE9cnico/a "
  ],
  [/^t[ée]cnic[oa] /iu, "T\xE9cnico/a "],
  [/^(?:TNS|TSU) /u, "T\xE9cnico/a "],
  [/^tecnicatura (?:superior |universitaria )?/iu, "T\xE9cnico/a "],
  [/^(?:tecnolog[íi]a|tecn[óo]log[oa]) en /iu, "Tecn\xF3logo/a en "],
  [/^(?:licenciatura|licenciad[oa]) (?:en|em) /iu, "Licenciado/a en "],
  [/^(?:pedagog[íi]a|profesorado) (?:en|de) /iu, "Profesor/a de "],
  [/^bachelor(?:'s degree)? (?:of|in) /iu, "Bachelor of "]
];
var ENGINEERING = /^ingenier[íi]a(?=\s|$)/iu;
var FEMININE_ADJECTIVE = /(?<=^(?:ingenier[íi]a )(?:civil )?)(\p{L}+)a(?=$|\s)/iu;
var professionLexicon = buildLexicon(
  CAREER_LIST.flatMap((career) => {
    const written = career.profession ?? byRule(career.name);
    return written === null ? [] : [[professionFrom(written).masculine, written]];
  })
);
function professionOf(career, completed = true) {
  const name = career.trim().replace(/[\s.,;:–-]+$/u, "");
  const known = careerLexicon.get(name);
  const written = known?.profession ?? byRule(known?.name ?? name);
  if (written !== null) return professionFrom(completed ? written : `Estudiante de ${name}`);
  const own = professionLexicon.get(name);
  return own !== void 0 && completed ? professionFrom(own) : null;
}
function byRule(name) {
  if (ENGINEERING.test(name)) {
    return name.replace(FEMININE_ADJECTIVE, "$1o/a").replace(ENGINEERING, "Ingeniero/a");
  }
  for (const [pattern, opening2] of RULES) {
    if (pattern.test(name)) return name.replace(pattern, opening2);
  }
  return null;
}
var INSTITUTION_CUES = list(`
universidad; universidade; university; univ; instituto profesional; instituto; institute; institute of technology; I.P.; centro de formaci\xF3n t\xE9cnica; CFT; C.F.T.; liceo; liceo polit\xE9cnico; liceo industrial; liceo comercial; liceo bicentenario; complejo educacional; colegio; escuela; escola; school; school of; high school; college
facultad; facultad de; faculty of; academia; academy; polit\xE9cnico; escuela polit\xE9cnica; escuela industrial; escuela agr\xEDcola; escuela normal; escuela naval; escuela militar; escuela de suboficiales; escuela de negocios; escuela de carabineros; academia polit\xE9cnica; conservatorio; unidad educativa; instituci\xF3n educativa; instituci\xF3n universitaria; corporaci\xF3n universitaria
fundaci\xF3n universitaria; tecnol\xF3gico de; instituto tecnol\xF3gico; instituto superior; instituto nacional; instituto comercial; pontificia universidad; preuniversitario; centro de capacitaci\xF3n; OTEC; universit\xE9; universit\xE0; universit\xE4t; universiteit; universitet; uniwersytet; universitas; facult\xE9; hochschule; gymnasium; lyc\xE9e; \xE9cole; istituto; institut; inistitisyon; iniv\xE8site; lise; \u0111\u1EA1i h\u1ECDc; daxue; xueyuan; daigaku; centro educativo; centro de educaci\xF3n; business school; bootcamp
DUOC; Duoc UC; INACAP; AIEP; Santo Tom\xE1s; IPLACEX; CIISA; IACC; IPP; DGM; Los Leones; Esucomex; La Araucana; ENAC; CEDUC; Manpower; Prodata; IPG; Instituto Virginio G\xF3mez; Arcos; Culinary; SENATI; SENCICO; TECSUP; SISE; IDAT; Cibertec; SENA; SENAI; SENAC; CONALEP; CETis; CBTis; IPN; UNAM; ITESM; Tec de Monterrey; UBA; UTN; UNLP; UADE; UPC; PUCP; UNMSM
USIL; ESPOL; ESPE; UTPL; UMSA; UMSS; UCV; USB; LUZ; UDELAR; UTU; INET; ORT; UNA; UCR; TEC; USAC; UTP; UC; PUC; UCH; USACH; UTFSM; USM; PUCV; UdeC; UACh; UFRO; UCN; UTA; UNAP; UANTOF; ULS; UDA; UPLA; UV; UTEM; UMCE; UTALCA; UCM; UBB; UCSC; UCT; ULagos; UMAG; UOH; UAys\xE9n; UDP; UAI; UAH; UNAB; UDLA; UDD; UANDES; USS; UBO; UGM; UFT; UMayor; UCEN; UST; UNIACC; UAut\xF3noma; UCINF; UNINI; UNIR; UOC; UNED
Coursera; edX; Udemy; Platzi; LinkedIn Learning; Crehana; Domestika; Google Act\xEDvate; Cisco Networking Academy; Capac\xEDtate para el empleo; SENCE; Fundaci\xF3n Telef\xF3nica; Desaf\xEDo Latam; Coderhouse; Laboratoria; Talento Digital; Udacity; DataCamp; Khan Academy; British Council; Instituto Chileno Norteamericano; Alianza Francesa; Goethe Institut; Instituto Cervantes; Wall Street English; Berlitz; Tronwell
`);
var institutionLexicon = buildLexicon(
  INSTITUTION_CUES.map((cue) => [cue, cue]),
  { literal: true }
);
var studyStatusLexicon = buildLexicon([
  ...list(`
titulado; titulada; egresado; graduado; licenciado; completo; completa; completado; finalizado; terminado; concluido; aprobado; obtenido; titulado en; fecha de titulaci\xF3n; titulaci\xF3n; tesis aprobada; graduated; completed; awarded; degree obtained; conclu\xEDdo; formado; cum laude; con distinci\xF3n; con distinci\xF3n m\xE1xima
  `).map((word) => [word, "completed"]),
  ...list(`
en curso; cursando; actualmente; a la fecha; presente; actualidad; en proceso; en desarrollo; en progreso; estudiante; estudiante de; estudiante regular; alumno regular; cursando actualmente; tesista; memorista; en proceso de titulaci\xF3n; en proceso de t\xEDtulo; pendiente de titulaci\xF3n; in progress; ongoing; expected; currently; student; candidate; present; em andamento; cursando \xFAltimo a\xF1o
  `).map((word) => [word, "ongoing"]),
  ...list(`
incompleto; incompleta; incompletos; inconcluso; congelado; congelada; no finalizado; no terminado; no concluido; suspendido; abandonado; retirado; trunco; truncos; sin terminar; sin titularse; no titulado; incomplete; unfinished; dropped out; on hold; trancado; interrumpido
  `).map((word) => [word, "incomplete"])
]);

// app/features/cv/vocabulary/employers.ts
var EMPLOYER_SUFFIXES = list(`
S.A.; SA; S.A.C.; SAC; S.A.A.; S.A.S.; SAS; S.A. de C.V.; SA de CV; S. de R.L.; S.R.L.; SRL; SpA; S.p.A.; Ltda; Limitada; C\xEDa; C\xEDa Ltda; y C\xEDa; EIRL; E.I.R.L.; S.L.; S.L.U.; S.C.; C.A.; Inc; Incorporated; LLC; L.L.C.; Ltd; Limited; Corp; Corporation; Company; Co; GmbH; AG; PLC; B.V.; N.V.; Pty; Lda; S/A; A.C.; A.G.; F.P.; Group; Holding; Holdings; Partners; Consulting; Solutions; Services; Chile; Per\xFA SAC; LATAM; & Asociados; y Asociados; & Co; e Hijos; Hermanos; Hnos; Asociados; Associates; Consultores; Abogados
`);
var EMPLOYER_CUES = list(`
hospital; hospital cl\xEDnico; hospital regional; hospital base; cl\xEDnica; cl\xEDnica dental; cl\xEDnica veterinaria; consultorio; CESFAM; CECOSF; COSAM; CCR; SAPU; SAR; SAMU; posta rural; posta; centro de salud; centro de salud familiar; centro m\xE9dico; centro de di\xE1lisis; centro odontol\xF3gico; laboratorio; laboratorios; farmacia; farmacias; botica; servicio de salud; mutual; mutual de seguridad; isapre; AFP; compin; red de salud; ELEAM; hogar de ancianos; residencia de adultos mayores
residencia; \xF3ptica; veterinaria; ilustre municipalidad; municipalidad; municipio; alcald\xEDa; ayuntamiento; I. Municipalidad; corporaci\xF3n municipal; gobernaci\xF3n; gobierno regional; GORE; delegaci\xF3n presidencial; intendencia; ministerio; subsecretar\xEDa; secretar\xEDa regional ministerial; seremi; superintendencia; servicio nacional; direcci\xF3n regional; direcci\xF3n general; corporaci\xF3n; contralor\xEDa; fiscal\xEDa; ministerio p\xFAblico; defensor\xEDa; poder judicial; corte de apelaciones; corte suprema; juzgado
tribunal; notar\xEDa; conservador de bienes ra\xEDces; registro civil; tesorer\xEDa general; servicio de impuestos internos; SII; aduana; aduanas; carabineros; PDI; gendarmer\xEDa; ej\xE9rcito; armada; fuerza a\xE9rea; bomberos; cuerpo de bomberos; JUNAEB; JUNJI; SENAME; SERNATUR; SERNAC; SENCE; CORFO; SERCOTEC; INDAP; CONAF; SAG; INIA; IND; MOP; MINSAL; MINEDUC; INE; FOSIS; SENDA; INJUV; ChileAtiende; IPS; embajada; consulado; c\xE1mara de diputados; senado; congreso nacional
colegio; escuela; liceo; jard\xEDn infantil; sala cuna; instituto; universidad; universit\xE9; universit\xE0; universit\xE4t; hochschule; lyc\xE9e; \xE9cole; \u0111\u1EA1i h\u1ECDc; daxue; facultad; academia; preuniversitario; kinder; centro educativo; centro de formaci\xF3n; fundaci\xF3n; corporaci\xF3n educacional; ONG; O.N.G.; asociaci\xF3n; asociaci\xF3n gremial; sindicato; cooperativa; junta de vecinos; centro cultural; museo; biblioteca; teatro; parroquia; iglesia; hogar de cristo; cruz roja; techo; federaci\xF3n; c\xE1mara de comercio; club; club deportivo; gimnasio; banco; caja de compensaci\xF3n; cooperativa de ahorro
financiera; corredora; corredora de bolsa; corredora de seguros; corredora de propiedades; aseguradora; seguros; compa\xF1\xEDa de seguros; factoring; leasing; bolsa de comercio; estudio; estudio jur\xEDdico; estudio contable; estudio de arquitectura; bufete; buffet de abogados; oficina de abogados; oficina contable; consultora; consultores; asesor\xEDas; agencia; agencia de publicidad; agencia de viajes; agencia digital; agencia de empleos; productora; editorial; imprenta; diario; peri\xF3dico; revista; radio; canal
televisi\xF3n; estudio fotogr\xE1fico; constructora; inmobiliaria; empresa constructora; arquitectos; ingenier\xEDa y construcci\xF3n; empresa; empresas; compa\xF1\xEDa; sociedad; grupo; holding; comercial; comercializadora; distribuidora; importadora; exportadora; importaciones; inversiones; servicios; transportes; transporte; log\xEDstica; naviera; agencia naviera; agencia de aduanas; puerto; terminal; terminal portuario; aeropuerto; aerol\xEDnea; l\xEDneas a\xE9reas; buses; courier; minera; compa\xF1\xEDa minera; sociedad minera; miner\xEDa; mina
faena; fundici\xF3n; refiner\xEDa; codelco; contratista; maestranza; metal\xFArgica; sider\xFArgica; planta; f\xE1brica; industrias; industria; manufacturas; textil; confecciones; agr\xEDcola; agroindustrial; agroindustria; vi\xF1a; bodega; vi\xF1edos; fundo; parcela; packing; frut\xEDcola; exportadora frut\xEDcola; forestal; aserradero; celulosa; pesquera; salmonera; salmones; acu\xEDcola; vivero; lecher\xEDa; frigor\xEDfico; ferreter\xEDa; supermercado; supermercados; hipermercado; minimarket; almac\xE9n; almacenes; botiller\xEDa; tienda; tiendas; multitienda
mall; centro comercial; librer\xEDa; zapater\xEDa; boutique; bazar; muebler\xEDa; joyer\xEDa; panader\xEDa; pasteler\xEDa; carnicer\xEDa; verduler\xEDa; amasander\xEDa; helader\xEDa; restaurant; restaurante; restobar; bar; pub; caf\xE9; cafeter\xEDa; casino; hotel; hostal; hoster\xEDa; resort; caba\xF1as; camping; lodge; fuente de soda; pizzer\xEDa; sushi; banqueter\xEDa; sal\xF3n de belleza; peluquer\xEDa; barber\xEDa; spa; lavander\xEDa; taller; taller mec\xE1nico; taller automotriz; automotora; automotriz; servicentro; estaci\xF3n de servicio; vulcanizaci\xF3n; seguridad privada; aseo industrial
condominio; comunidad; edificio; telecomunicaciones; call center; contact center; startup; software factory; tecnolog\xEDa; sanitaria; el\xE9ctrica; empresa el\xE9ctrica; energ\xEDa; gasco; hogar; casa particular; feria; kiosco; emprendimiento propio; negocio propio; negocio familiar; independiente; trabajo independiente; freelance; self-employed; hospital center; medical center; clinic; pharmacy; school; school district; university; college; bank; insurance; law firm; agency; studio; company; foundation; nonprofit; store; shop; restaurant group; city of; county
department of; ministry; institute; laboratory; construction; mining; airlines; logistics; consulting group; prefeitura; secretaria de educa\xE7\xE3o; empresa brasileira; loja; escrit\xF3rio
`);
var KNOWN_EMPLOYERS = list(` BHP; Antofagasta Minerals; Anglo American; Collahuasi; SQM; Enami; Arauco; CMPC; Copec; Enex; Enap; Enel; CGE; Colb\xFAn; AES Andes; Metrogas; Lipigas; Abastible; Aguas Andinas; Esval; Essbio; Entel; Movistar; WOM; VTR; GTD; Falabella; Ripley; La Polar; Hites; ABCDIN; Sodimac; Homecenter; Construmart; Jumbo; Santa Isabel; Walmart; Hiper Lider; Express de Lider; Empresas Polar; Unimarc; SMU; Tottus; Cencosud; Mayorista 10
Alvi; OK Market; Oxxo; Cruz Verde; Salcobrand; Ahumada; Dr. Simi; Starbucks; McDonald's; Burger King; KFC; Domino's; Papa John's; Doggis; Juan Maestro; Sodexo; Aramark; Compass Group; Central Restaurantes; BancoEstado; Banco de Chile; Santander; BCI; Scotiabank; Ita\xFA; BICE; Banco Security; Banco Falabella; Coopeuch; Caja Los Andes; Caja La Araucana; LATAM Airlines; Sky Airline; JetSmart; Turbus; Pullman Bus; Chilexpress; Starken; Correos de Chile
Blue Express; DHL; FedEx; UPS; Maersk; CSAV; Agunsa; SAAM; Mercado Libre; Rappi; PedidosYa; Uber; Cornershop; NotCo; Concha y Toro; CCU; Coca-Cola; Embonor; Nestl\xE9; Carozzi; Soprole; Colun; Watt's; Agrosuper; Arizt\xEDa; Unilever; Procter & Gamble; Deloitte; PwC; EY; KPMG; Accenture; Everis; NTT Data; IBM; Amazon; Sonda; Tata Consultancy Services; Globant; Falabella Retail; Zara; H&M; Adidas; Nike; Decathlon; Adecco; Manpower; Randstad; Securitas; Prosegur; G4S; Brinks
ACHS; Achs Salud; Cl\xEDnica Alemana; RedSalud; Integram\xE9dica; Megasalud; Banm\xE9dica; Fundaci\xF3n Integra; Telet\xF3n; Coaniquem; Un Techo para Chile; Am\xE9rica Solidaria; Mejor Ni\xF1ez; TVN; Canal 13; Chilevisi\xF3n; El Mercurio; La Tercera; Copesa; BioB\xEDo; Metro de Santiago; EFE; Transantiago; Metbus; Salfacorp; Sigdo Koppers; Echeverr\xEDa Izquierdo; Besalco; Socovesa; Komatsu; Finning; Siemens; ABB; Schneider Electric; Bosch; Sandvik; Orica; Enaex; Ferreyros; Alicorp; Backus; Interbank; BBVA; Bancolombia; Ecopetrol; Avianca
Bimbo; Pemex; Cemex; Femsa; Grupo Bimbo; Arcor; YPF; Techint; Petrobras; Pac\xEDfico Seguros; Rimac; Plaza Vea; Alkosto; Carrefour; Mercadona; Inditex; Supermaxi; Petroecuador; PDVSA; Polar
`);
var employerLexicon = buildLexicon(
  [
    ...EMPLOYER_SUFFIXES.map((cue) => [cue, { cue, strength: "suffix" }]),
    ...EMPLOYER_CUES.map((cue) => [cue, { cue, strength: "kind" }]),
    ...KNOWN_EMPLOYERS.map((cue) => [cue, { cue, strength: "known" }])
  ],
  { literal: true }
);

// app/features/cv/vocabulary/occupations-business.ts
var ADMINISTRATION = list(`
administrativo; asistente administrativo; asistente de administraci\xF3n; auxiliar administrativo; ayudante administrativo; encargado administrativo; jefe administrativo; administrador; administrador de empresas
administrador de contrato; administrador de edificios; administrador de condominio; administrador de local; administrador de tienda; secretario; secretario ejecutivo; secretario administrativo
secretario biling\xFCe; secretario contable; asistente ejecutivo; asistente de gerencia; asistente de direcci\xF3n; asistente personal; asistente virtual; recepcionista; recepcionista biling\xFCe; telefonista; digitador; data entry
estafeta; junior de oficina; mensajero; archivero; archivista; encargado de archivo; gestor documental; controlador documental; document controller; office manager; encargado de oficina; coordinador administrativo
jefe de administraci\xF3n y finanzas; gerente de administraci\xF3n y finanzas; subgerente de administraci\xF3n; gerente general; gerente de operaciones; subgerente de operaciones; jefe de operaciones; coordinador de operaciones
analista de operaciones; asistente de operaciones; director ejecutivo; director general; director de operaciones; jefe de proyectos; gerente de proyectos; coordinador de proyectos; gestor de proyectos
encargado de proyectos; analista de proyectos; jefe de departamento; jefe de sucursal; agente de sucursal; jefe de unidad; jefe de \xE1rea; jefe de secci\xF3n; supervisor de servicios; supervisor de contrato; auxiliar de oficina
analista de personas; analista de recursos humanos; analista de RRHH; asistente de recursos humanos; asistente de RRHH; asistente de personas; jefe de recursos humanos; jefe de RRHH; jefe de personas; gerente de personas
gerente de recursos humanos; encargado de recursos humanos; encargado de personal; encargado de personas; generalista de recursos humanos; analista de remuneraciones; encargado de remuneraciones; asistente de remuneraciones
jefe de remuneraciones; analista de compensaciones; analista de selecci\xF3n; analista de reclutamiento; reclutador; reclutador TI; consultor de selecci\xF3n; headhunter; business partner; HR business partner; analista de desarrollo organizacional
consultor organizacional; analista de capacitaci\xF3n; encargado de capacitaci\xF3n; coordinador de capacitaci\xF3n; analista de bienestar; encargado de bienestar; analista de relaciones laborales; analista de control de gesti\xF3n
jefe de control de gesti\xF3n; analista de procesos; analista de gesti\xF3n; analista de calidad; encargado de calidad; jefe de calidad; coordinador de calidad; consultor; consultor senior; consultor junior; asesor; ayudante de oficina
analista de negocios; analista funcional; analista de estudios; analista de planificaci\xF3n; analista de sostenibilidad; encargado de sustentabilidad; coordinador general; director de proyectos; fundador; cofundador; empresario; due\xF1o
propietario; trabajador independiente; freelancer; office assistant; administrative assistant; executive assistant; receptionist; secretary; project manager; project coordinator; operations manager; human resources manager; recruiter
talent acquisition specialist; business analyst; management consultant; chief executive officer; CEO; COO; general manager; founder; co-founder; scrum master; PMO; analista PMO; jefe PMO
emprendedor independiente; due\xF1o de casa; trabajador por cuenta propia; trabajador a honorarios
`);
var FINANCE = list(`
contador; contador auditor; contador general; contador p\xFAblico; asistente contable; asistente de contabilidad; auxiliar contable; ayudante contable; ayudante de contador; analista contable; encargado de contabilidad; jefe de contabilidad
jefe contable; auditor; auditor interno; auditor externo; auditor senior; auditor junior; asistente de auditor\xEDa; jefe de auditor\xEDa; analista tributario; consultor tributario; asesor tributario; analista financiero; asistente financiero
analista de finanzas; jefe de finanzas; gerente de finanzas; director financiero; director de finanzas; tesorero; analista de tesorer\xEDa; asistente de tesorer\xEDa; jefe de tesorer\xEDa; analista de cr\xE9dito; analista de cr\xE9dito y cobranza
ejecutivo de cobranza; gestor de cobranza; cobrador; analista de cobranza; encargado de cobranza; analista de facturaci\xF3n; encargado de facturaci\xF3n; facturador; analista de cuentas por pagar; analista de cuentas por cobrar
encargado de pagos; analista de presupuesto; analista de costos; analista de riesgo; analista de riesgo crediticio; gerente de riesgo; analista de inversiones; asesor de inversiones; asesor financiero; asesor previsional
actuario; economista; corredor de bolsa; trader; operador de mesa de dinero; portfolio manager; gestor de fondos; ejecutivo bancario; ejecutivo de cuentas; ejecutivo de inversiones; ejecutivo hipotecario; ejecutivo comercial bancario
cajero bancario; cajero de banco; tesorero bancario; agente bancario; ejecutivo plataforma; asesor de seguros; corredor de seguros; agente de seguros; liquidador de seguros; suscriptor de seguros; tasador; rendidor; controller; controller financiero
accountant; staff accountant; senior accountant; bookkeeper; financial analyst; finance manager; auditor in charge; tax consultant; tax analyst; payroll specialist; accounts payable clerk; CFO; credit analyst; risk analyst; investment analyst
bank teller; investment banking analyst; analista de M&A; analista de estudios econ\xF3micos; perito contador; analista de control interno; encargado de caja chica; analista de prevenci\xF3n de fraude; analista de lavado de activos
`);
var SALES = list(`
vendedor; vendedor de tienda; vendedor en terreno; vendedor a comisi\xF3n; vendedor part time; vendedor de mes\xF3n; vendedor t\xE9cnico; vendedor integral; vendedor viajero; vendedor online; vendedor ambulante; vendedor de retail; promotor de ventas
promotor; asistente de ventas; ejecutivo de ventas; ejecutivo comercial; ejecutivo de atenci\xF3n al cliente; ejecutivo de servicio al cliente; ejecutivo de postventa; ejecutivo call center; ejecutivo telef\xF3nico; ejecutivo de retenci\xF3n
ejecutivo inmobiliario; ejecutivo de ventas en terreno; ejecutivo de negocios; asesor comercial; asesor de ventas; asesor inmobiliario; corredor de propiedades; agente inmobiliario; agente de ventas; agente de call center; agente telef\xF3nico
teleoperador; telemarketer; televendedor; operador telef\xF3nico; operador de call center; representante de ventas; representante comercial; representante de atenci\xF3n al cliente; supervisor de ventas; supervisor comercial; supervisor call center
jefe de ventas; jefe comercial; jefe de tienda; jefe de local; jefe de sala; subjefe de tienda; subgerente de tienda; subgerente comercial; gerente de tienda; gerente de ventas; gerente comercial; director comercial; encargado de tienda
encargado de local; encargado de ventas; encargado de turno; cajero; cajero reponedor; cajero recaudador; cajero part time; cajero vendedor; reponedor; reponedor externo; reponedor de sala; mercaderista; merchandiser; visual merchandiser; vitrinista
empaquetador; empaque de supermercado; envolvedor; operador de supermercado; operador de tienda; operario de supermercado; atendedor de combustible; bombero de bencina; bencinero; pistero; atendedor de pronto; atenci\xF3n de p\xFAblico; atendedor
dependiente de comercio; almacenero; feriante; locatario; ferretero; botiquero; demostrador; degustador; anfitri\xF3n; impulsadora; key account manager; KAM; category manager; analista comercial; asistente comercial
coordinador comercial; analista de ventas; administrativo de ventas; preventista; desarrollador de negocios; gerente de desarrollo de negocios; product manager; jefe de producto; comprador retail; planner comercial; analista de pricing; asesor de belleza
consultora de belleza; sales associate; sales assistant; sales representative; sales executive; sales manager; account executive; account manager; store manager; cashier; customer service representative; call center agent; retail assistant
business development manager; shop assistant; customer success manager; SDR; inside sales; agente de servicio al cliente; encargado de postventa; encargado de fidelizaci\xF3n; jefe de servicio al cliente; jefe de caja; supervisor de cajas
`);
var MARKETING = list(`
analista de marketing; asistente de marketing; coordinador de marketing; encargado de marketing; ejecutivo de marketing; jefe de marketing; gerente de marketing; subgerente de marketing; director de marketing; especialista en marketing digital
analista de marketing digital; community manager; social media manager; encargado de redes sociales; gestor de redes sociales; creador de contenido; generador de contenidos; content creator; content manager; influencer; streamer
redactor creativo; redactor publicitario; copywriter; redactor; redactor de contenidos; planner; planner digital; planificador de medios; ejecutivo de medios; publicista; director creativo; director de cuentas; ejecutivo de cuentas publicitarias
trade marketing; analista de trade marketing; ejecutivo de trade marketing; brand manager; jefe de marca; analista SEO; especialista SEO; analista SEM; trafficker digital; media buyer; growth manager; growth hacker; encargado de ecommerce; analista de ecommerce
jefe de ecommerce; analista CRM; analista de investigaci\xF3n de mercado; investigador de mercado; coordinador de eventos; productor de eventos; organizador de eventos; ejecutivo de eventos; marketing manager; marketing assistant; marketing specialist
marketing coordinator; digital marketing specialist; social media specialist; brand ambassador; embajador de marca; event coordinator; event planner; content writer; product marketing manager; web analyst
`);
var COMMUNICATION = list(`
periodista; periodista deportivo; periodista digital; periodista de investigaci\xF3n; reportero; cronista; corresponsal; editor; editor de prensa; editor de contenidos; editor period\xEDstico; jefe de prensa; encargado de prensa; encargado de comunicaciones
encargado de comunicaciones internas; analista de comunicaciones; asistente de comunicaciones; jefe de comunicaciones; gerente de comunicaciones; director de comunicaciones; comunicador social; comunicador audiovisual; relacionador p\xFAblico
encargado de relaciones p\xFAblicas; asesor de comunicaciones; vocero; locutor; locutor radial; conductor de radio; conductor de televisi\xF3n; presentador; panelista; podcaster; corrector de textos; corrector de pruebas; traductor
traductor e int\xE9rprete; traductor t\xE9cnico; int\xE9rprete; int\xE9rprete simult\xE1neo; subtitulador; fotoperiodista; reportero gr\xE1fico; camar\xF3grafo; editor de video; editor audiovisual; realizador audiovisual; productor audiovisual; productor period\xEDstico
productor de televisi\xF3n; productor radial; asistente de producci\xF3n; director de fotograf\xEDa; sonidista; =t\xE9cnico en sonido; microfonista; iluminador; postproductor; colorista; montajista; switcher; director de televisi\xF3n; guionista; fot\xF3grafo
fot\xF3grafo de eventos; dronista; operador de c\xE1mara; operador de drone; piloto de drone; journalist; news editor; communications specialist; public relations specialist; translator; interpreter; video editor; photographer; proofreader; technical writer
`);
var LOGISTICS = list(`
bodeguero; ayudante de bodega; asistente de bodega; auxiliar de bodega; operario de bodega; operador de bodega; encargado de bodega; supervisor de bodega; jefe de bodega; administrativo de bodega; control de inventario; encargado de inventario
analista de inventario; inventarista; pickeador; picker; preparador de pedidos; operador de picking; operario de picking; operario log\xEDstico; operador log\xEDstico; auxiliar log\xEDstico; asistente log\xEDstico; analista de log\xEDstica
coordinador log\xEDstico; encargado de log\xEDstica; supervisor de log\xEDstica; jefe de log\xEDstica; gerente de log\xEDstica; jefe de centro de distribuci\xF3n; supervisor de centro de distribuci\xF3n
analista de abastecimiento; asistente de abastecimiento; jefe de abastecimiento; encargado de abastecimiento; planificador de abastecimiento; planificador de demanda; analista de planificaci\xF3n de demanda; analista de compras; asistente de compras
encargado de compras; encargado de adquisiciones; comprador; comprador t\xE9cnico; jefe de compras; jefe de adquisiciones; analista de adquisiciones; analista de comercio exterior; asistente de comercio exterior; encargado de comercio exterior; pedidor aduanero
coordinador de importaciones; encargado de importaciones; coordinador de exportaciones; ejecutivo de exportaciones; analista de supply chain; jefe de supply chain; despachador; encargado de despacho; coordinador de despacho; supervisor de despacho
coordinador de transporte; coordinador de rutas; jefe de flota; encargado de flota; jefe de transporte; analista de tr\xE1fico; operador de gr\xFAa horquilla; gruero; operador de gr\xFAa; operador de yale; operador de montacargas
operador de transpaleta; operador de reach; chofer; conductor; chofer repartidor; chofer de cami\xF3n; chofer de reparto; chofer profesional; chofer particular; chofer privado; chofer de bus; conductor profesional; conductor de bus; conductor de cami\xF3n
conductor de transporte p\xFAblico; conductor interurbano; conductor de tracto cami\xF3n; conductor de aplicaci\xF3n; conductor de uber; conductor escolar; taxista; colectivero; camionero; operador de cami\xF3n; tripulante de cabina; auxiliar de bus; auxiliar de vuelo
asistente de vuelo; azafata; piloto comercial; piloto de avi\xF3n; copiloto; controlador de tr\xE1nsito a\xE9reo; agente de tr\xE1fico aeroportuario; operador de rampa; agente de aeropuerto; peoneta; descargador; estibador; movilizador portuario
tarjador; trabajador portuario; operador portuario; planificador naviero; oficial de marina mercante; capit\xE1n de nave; patr\xF3n de nave menor; tripulante; marinero; maquinista; conductor de tren; conductor de metro; repartidor; repartidor en moto; rider
=cartero; =cartera de correos; courier; agente de carga; freight forwarder; forklift operator; warehouse worker; warehouse associate; warehouse manager; truck driver; delivery driver; driver; logistics coordinator; supply chain analyst; procurement specialist; buyer; flight attendant
`);

// app/features/cv/vocabulary/occupations-care.ts
var HEALTH = list(`
m\xE9dico; m\xE9dico cirujano; m\xE9dico general; m\xE9dico internista; m\xE9dico de urgencia; m\xE9dico familiar; m\xE9dico residente; becado de medicina; pediatra; cardi\xF3logo; ginec\xF3logo; ginecoobstetra
traumat\xF3logo; dermat\xF3logo; oftalm\xF3logo; otorrino; otorrinolaring\xF3logo; psiquiatra; neur\xF3logo; neurocirujano; anestesista; anestesi\xF3logo; radi\xF3logo; onc\xF3logo; ur\xF3logo; nefr\xF3logo
gastroenter\xF3logo; endocrin\xF3logo; broncopulmonar; reumat\xF3logo; hemat\xF3logo; infect\xF3logo; geriatra; fisiatra; intensivista; cirujano; cirujano dentista; odont\xF3logo; dentista; ortodoncista
endodoncista; periodoncista; odontopediatra; enfermero; terapeuta; nurse; enfermero cl\xEDnico; enfermero universitario; enfermero jefe; enfermero supervisor; enfermero coordinador; enfermero de urgencia; enfermero de pabell\xF3n
enfermero UCI; enfermero UPC; enfermero de atenci\xF3n primaria; enfermero domiciliario; enfermero docente; enfermero de enlace; enfermero de procura; enfermero de di\xE1lisis; enfermero de salud mental
enfermero ocupacional; enfermero de gesti\xF3n; matr\xF3n; matr\xF3n cl\xEDnico; partera; obstetra; obstetriz; kinesi\xF3logo; kinesi\xF3logo respiratorio; kinesi\xF3logo deportivo; kinesi\xF3logo cl\xEDnico; kinesi\xF3logo motor
fisioterapeuta; terapeuta f\xEDsico; terapeuta ocupacional; fonoaudi\xF3logo; nutricionista; nutricionista cl\xEDnico; nutri\xF3logo; dietista; =tecn\xF3logo m\xE9dico; =tecn\xF3loga m\xE9dica; tecn\xF3logo m\xE9dico en imagenolog\xEDa
tecn\xF3logo m\xE9dico en laboratorio cl\xEDnico; tecn\xF3logo m\xE9dico en oftalmolog\xEDa; tecn\xF3logo m\xE9dico en radiolog\xEDa; t\xE9cnico radi\xF3logo; bioqu\xEDmico cl\xEDnico; qu\xEDmico farmac\xE9utico; regente de farmacia; farmac\xE9utico; auxiliar de farmacia
=t\xE9cnico en farmacia; vendedor de farmacia; opt\xF3metra; \xF3ptico; \xF3ptico opt\xF3metra; pod\xF3logo; audioprotesista; protesista dental; laboratorista dental; laboratorista cl\xEDnico; t\xE9cnico de laboratorio cl\xEDnico; flebotomista
TENS; =t\xE9cnico en enfermer\xEDa; =t\xE9cnica en enfermer\xEDa; =t\xE9cnico de enfermer\xEDa; =t\xE9cnico param\xE9dico; =t\xE9cnica param\xE9dica; =param\xE9dico; =param\xE9dica; auxiliar param\xE9dico; auxiliar de enfermer\xEDa; auxiliar de servicio cl\xEDnico; auxiliar de cl\xEDnica
auxiliar dental; asistente dental; higienista dental; arsenalera; instrumentista quir\xFArgico; instrumentador quir\xFArgico; camillero; auxiliar de esterilizaci\xF3n; auxiliar de alimentaci\xF3n
cuidador de adultos mayores; cuidador de enfermos; cuidador de ancianos; geront\xF3logo; reanimador; rescatista; conductor de ambulancia; operador de ambulancia; admisionista; secretario cl\xEDnico
recepcionista cl\xEDnica; gestor de pacientes; gestor de casos; codificador cl\xEDnico; encargado SOME; jefe de SOME; epidemi\xF3logo; salubrista; monitor de salud; facilitador intercultural; promotor de salud; agente comunitario de salud
visitador m\xE9dico; representante m\xE9dico; psic\xF3logo; psic\xF3logo cl\xEDnico; psic\xF3logo laboral; psic\xF3logo organizacional; psic\xF3logo educacional; psic\xF3logo infantil; psic\xF3logo infanto juvenil; psic\xF3logo jur\xEDdico
psic\xF3logo forense; psic\xF3logo comunitario; psic\xF3logo deportivo; psic\xF3logo social; neuropsic\xF3logo; psicoterapeuta; terapeuta familiar; musicoterapeuta; arteterapeuta; acupunturista; masoterapeuta; quiropr\xE1ctico; natur\xF3pata
registered nurse; staff nurse; nurse practitioner; nursing assistant; physician; medical assistant; physical therapist; dental assistant; pharmacist; caregiver; clinical psychologist; paramedic; midwife; dietitian
research nurse; coordinador de estudios cl\xEDnicos; clinical research associate; clinical trial coordinator; monitor de estudios cl\xEDnicos; director m\xE9dico; subdirector m\xE9dico; jefe de pabell\xF3n; jefe de urgencia
=t\xE9cnico en odontolog\xEDa; =t\xE9cnica en odontolog\xEDa; =t\xE9cnico dental; t\xE9cnico odontol\xF3gico; =matrona de turno; jefe de farmacia; jefe de laboratorio cl\xEDnico; coordinador de enfermer\xEDa
`);
var VETERINARY = list(`
m\xE9dico veterinario; =t\xE9cnico veterinario; =t\xE9cnica veterinaria; asistente veterinario; auxiliar veterinario; ayudante de cl\xEDnica veterinaria; peluquero canino; groomer; adiestrador canino; paseador de perros
inseminador; =t\xE9cnico pecuario; zootecnista; m\xE9dico veterinario zootecnista; m\xE9dico veterinario oficial; cuidador de animales; et\xF3logo; veterinary technician; veterinarian; jefe de sanidad animal
veterinario
`);
var SOCIAL = list(`
trabajador social; asistente social; =t\xE9cnico en trabajo social; =t\xE9cnico social; dupla psicosocial; educador social; educador comunitario; orientador familiar; consejero familiar; mediador familiar; mediador comunitario
gestor social; gestor comunitario; gestor territorial; monitor comunitario; apoyo familiar; coordinador territorial; interventor social; delegado de libertad asistida; educador de trato directo; cuidador de trato directo
tutor de residencia; antrop\xF3logo; soci\xF3logo; arque\xF3logo; historiador; ge\xF3grafo; polit\xF3logo; cientista pol\xEDtico; dem\xF3grafo; encuestador; censista; supervisor de terreno encuestas; encargado de vinculaci\xF3n con el medio
encargado de relaciones comunitarias; relacionador comunitario; coordinador de voluntariado; =voluntario; =voluntaria; social worker; case manager; community organizer; captador de socios; captador de fondos; procurador de fondos
`);
var EDUCATION = list(`
profesor; maestro de escuela; catedr\xE1tico; profesor de educaci\xF3n b\xE1sica; profesor general b\xE1sica; profesor b\xE1sico; profesor jefe; profesor de aula; profesor de matem\xE1tica; profesor de lenguaje
profesor de lengua y literatura; profesor de castellano; profesor de historia; profesor de historia y geograf\xEDa; profesor de ingl\xE9s; profesor de ciencias; profesor de ciencias naturales; profesor de biolog\xEDa
profesor de qu\xEDmica; profesor de f\xEDsica; profesor de educaci\xF3n f\xEDsica; profesor de m\xFAsica; profesor de artes visuales; profesor de tecnolog\xEDa; profesor de religi\xF3n; profesor de filosof\xEDa; profesor de ense\xF1anza media
profesor de reemplazo; profesor particular; profesor asistente; profesor adjunto; profesor asociado; profesor titular; profesor universitario; profesor de c\xE1tedra; profesor hora; profesor de taller; profesor de danza
profesor de teatro; profesor de idiomas; profesor de espa\xF1ol; profesor de franc\xE9s; profesor de alem\xE1n; profesor de yoga; profesor diferencial; educador diferencial; profesor de educaci\xF3n diferencial; psicopedagogo
educador de p\xE1rvulos; parvularia; =t\xE9cnico en p\xE1rvulos; =t\xE9cnica en p\xE1rvulos; asistente de p\xE1rvulos; =t\xE9cnico en educaci\xF3n parvularia; =t\xE9cnica en educaci\xF3n parvularia; asistente de aula
asistente de la educaci\xF3n; asistente de sala; coeducador; inspector de patio; inspector general; inspector educacional; =paradocente; director de escuela; director de colegio; director de jard\xEDn infantil
jefe de UTP; jefe de unidad t\xE9cnico pedag\xF3gica; coordinador acad\xE9mico; coordinador pedag\xF3gico; coordinador PIE; coordinador de convivencia escolar; encargado de convivencia escolar; orientador; orientador vocacional
orientador educacional; evaluador docente; mentor docente; curriculista; dise\xF1ador instruccional; tutor acad\xE9mico; tutor virtual; ayudante de c\xE1tedra; ayudante acad\xE9mico; ayudante de laboratorio; ayudante docente
ayudante de investigaci\xF3n; ayudante de docencia; profesor ayudante; jefe de carrera; director de carrera; secretario acad\xE9mico; decano; vicerrector; rector; relator; capacitador; instructor; facilitador; tallerista
monitor de taller; monitor educativo; bibliotecario; bibliotec\xF3logo; encargado de biblioteca; encargado CRA; coordinador CRA; encargado de enlaces; mediador de lectura; int\xE9rprete de lengua de se\xF1as
facilitador intercultural educativo; educador tradicional; ni\xF1ero; babysitter; nana; au pair; maestra jardinera; maestro de grado; preceptor; teacher; english teacher; substitute teacher; teaching assistant
lecturer; tutor; professor; research assistant; instructional designer; school counselor; academic advisor; trainer
=docente; =docentes; docente de aula; docente de excelencia; docente universitario; acad\xE9mico universitario; acad\xE9mico investigador; acad\xE9mico part time; docente hora
`);
var LAW = list(`
abogado; abogado asociado; abogado senior; abogado junior; abogado corporativo; abogado laboral; abogado laboralista; abogado penalista; abogado de familia; abogado tributario; abogado tributarista; abogado civil
abogado litigante; abogado integrante; abogado interno; abogado ambiental; abogado inmobiliario; abogado asesor; procurador; procurador judicial; receptor judicial; juez; magistrado; fiscal adjunto; fiscal regional
defensor penal p\xFAblico; defensor p\xFAblico; notario suplente; conservador de bienes ra\xEDces; actuario judicial; secretario judicial; oficial de sala; administrador de tribunal; relator de corte; asistente jur\xEDdico
asistente legal; =t\xE9cnico jur\xEDdico; =t\xE9cnica jur\xEDdica; asesor jur\xEDdico; asesor legal; fiscal de empresa; gerente legal; oficial de cumplimiento; compliance officer; mediador; \xE1rbitro judicial; perito judicial
crimin\xF3logo; criminalista; perito criminal\xEDstico; curador ad litem; postulante CAJ; postulante de la corporaci\xF3n de asistencia judicial; practicante de derecho; pasante de derecho; escribano; lawyer; attorney; paralegal
legal assistant; legal counsel; general counsel; law clerk; abogado jefe; socio de estudio jur\xEDdico; director jur\xEDdico; analista legal; analista de cumplimiento; encargado de datos personales; s\xEDndico de quiebras; liquidador concursal
=notario; notario p\xFAblico
`);
var PUBLIC = list(`
alcalde; alcaldesa; concejal; gobernador; consejero regional; seremi; senador; diputado; ministro; subsecretario; intendente; embajador; c\xF3nsul; diplom\xE1tico; director de obras municipales; administrador municipal
secretario municipal; tesorero municipal; director de desarrollo comunitario; director de SECPLAN; encargado de DIDECO; encargado de OMIL; encargado OPD; funcionario p\xFAblico; administrador p\xFAblico; gestor p\xFAblico
analista de pol\xEDticas p\xFAblicas; asesor legislativo; asesor ministerial; jefe de gabinete; inspector municipal; inspector del trabajo; fiscalizador; fiscalizador laboral; agente de aduanas; =despachador de aduana; oficial de aduanas
inspector de rentas; analista de compras p\xFAblicas; encargado de licitaciones; encargado de proyectos sociales; coordinador de programas sociales; encargado comunal; encargado de transparencia; encargado de participaci\xF3n ciudadana
profesional de apoyo; asesor t\xE9cnico; oficial de partes; encargado de oficina de partes; oficial del registro civil; public servant; policy analyst; vocal de mesa; supervisor censal; extensionista; ejecutivo de atenci\xF3n de p\xFAblico municipal
`);

// app/features/cv/vocabulary/occupations-service.ts
var HOSPITALITY = list(`
garz\xF3n; sushero; maestro sushero; garz\xF3n part time; mesero; mozo; camarero; jefe de garzones; ayudante de garz\xF3n; copero; steward; barman; bartender; barista; sommelier; sumiller; ma\xEEtre; capit\xE1n de meseros; hostess; anfitri\xF3n de restaurante; cocinero; maestro de cocina
cocinero internacional; ayudante de cocina; auxiliar de cocina; chef; chef ejecutivo; sous chef; jefe de cocina; chef de partie; jefe de partida; pastelero; panadero; maestro panadero; maestro pastelero; maestro pizzero; pizzero; parrillero; sushiman; sandwichero; maestro sandwichero
manipulador de alimentos; repostero; chocolatero; carnicero; fiambrero; maestro carnicero; administrador de restaurante; administrador de casino; jefe de casino; gerente de restaurante; encargado de casino; supervisor de alimentos y bebidas
gerente de alimentos y bebidas; gastr\xF3nomo; administrador gastron\xF3mico; miembro de equipo; team member; trabajador de comida r\xE1pida; recepcionista de hotel; recepcionista nocturno; auditor nocturno; night auditor; =botones; bellboy; concierge; guest service agent; mucama; camarera de pisos
gobernanta; supervisor de pisos; jefe de recepci\xF3n; jefe de reservas; agente de reservas; agente de viajes; ejecutivo de turismo; asesor de viajes; consultor de viajes; gu\xEDa de turismo; gu\xEDa tur\xEDstico; gu\xEDa de monta\xF1a; gu\xEDa de excursiones; tour leader; coordinador tur\xEDstico
tour operador; administrador de hotel; gerente de hotel; administrador hotelero; administrador de caba\xF1as; croupier; crupier; attendant; tripulante de crucero; waiter; waitress; line cook; prep cook; kitchen assistant; kitchen helper; dishwasher; baker; pastry chef; head chef
restaurant manager; hotel receptionist; front desk agent; room attendant; tour guide; travel agent; banquetero; encargado de banqueter\xEDa; jefe de banquetes; food truck
crew member; maestro heladero; ayudante de panader\xEDa; operario de casino; operador de alimentaci\xF3n; copero de casino; manipulador PAE
`);
var BEAUTY = list(`
peluquero; estilista; barbero; colorista capilar; manicurista; manicure y pedicure; cosmet\xF3logo; esteticista; maquillador; maquillador profesional; depiladora; masajista; lashista; tatuador; asesor de imagen; cosmiatra; terapeuta spa; encargado de spa; hairdresser; makeup artist; nail technician
`);
var DESIGN = list(`
dise\xF1ador; dise\xF1ador gr\xE1fico; dise\xF1ador web; dise\xF1ador industrial; dise\xF1ador de productos; dise\xF1ador de vestuario; dise\xF1ador de moda; dise\xF1ador textil; dise\xF1ador editorial; dise\xF1ador publicitario; dise\xF1ador multimedia; dise\xF1ador digital; dise\xF1ador audiovisual; dise\xF1ador de servicios; dise\xF1ador teatral
dise\xF1ador escenogr\xE1fico; dise\xF1ador junior; dise\xF1ador senior; dise\xF1ador freelance; director de arte; ilustrador; ilustrador digital; animador; animador 2D; animador 3D; animador digital; modelador 3D; artista 3D; artista conceptual; motion designer; motion grapher; ser\xEDgrafo; diagramador; maquetador
=gr\xE1fica publicitaria; operador gr\xE1fico; visualizador arquitect\xF3nico; renderista; patronista; graphic designer; web designer; industrial designer; fashion designer; animator; art director; creative director; visual designer; 3D artist; motion graphics designer
`);
var ARTS = list(`
actor; actriz; actor de doblaje; bailar\xEDn; core\xF3grafo; dramaturgo; director de teatro; director de coro; director de orquesta; =m\xFAsico; cantante; guitarrista; pianista; violinista; baterista; DJ; productor musical; compositor; artista visual; artista pl\xE1stico; artista esc\xE9nico; escultor; pintor art\xEDstico
ceramista; muralista; curador; curador de arte; muse\xF3logo; conservador de museo; restaurador; restaurador de bienes culturales; gestor cultural; productor cultural; mediador cultural; mediador art\xEDstico; gu\xEDa de museo; escen\xF3grafo; vestuarista; utilero; tramoyista; =t\xE9cnico teatral; jefe t\xE9cnico
escritor; poeta; cuentacuentos; payaso; mago; clown; artista circense; cineasta; director de cine; productor de cine; continuista; documentalista; modelo publicitario; extra de televisi\xF3n; luthier; actor de teatro; profesor de canto; animador de eventos; animador sociocultural
`);
var SPORTS = list(`
entrenador; entrenador personal; entrenador deportivo; entrenador de f\xFAtbol; director t\xE9cnico; preparador f\xEDsico; personal trainer; instructor de gimnasio; instructor de pilates; instructor de yoga; instructor de zumba; instructor de nataci\xF3n; instructor de esqu\xED; instructor deportivo; monitor deportivo
monitor de nataci\xF3n; monitor de campamento; monitor scout; salvavidas; guardavidas; \xE1rbitro; \xE1rbitro de f\xFAtbol; futbolista; deportista; deportista de alto rendimiento; atleta; coordinador deportivo; encargado de deportes; gestor deportivo; administrador deportivo; t\xE9cnico deportivo; scouter; ojeador
jefe de gimnasio; recepcionista de gimnasio; lifeguard; coach; sports coach; fitness instructor; swimming instructor; personal trainer certificado; coach ontol\xF3gico; coach ejecutivo; life coach; jinete; preparador de caballos; monitor de actividades; animador infantil
`);
var SECURITY = list(`
guardia; guardia de seguridad; guardia OS-10; guardia privado; vigilante; vigilante privado; supervisor de seguridad; jefe de seguridad; encargado de seguridad; operador CCTV; operador de central de monitoreo; monitoreo de c\xE1maras; portero; rond\xEDn; escolta
guardaespaldas; prevenci\xF3n de p\xE9rdidas; supervisor de prevenci\xF3n de p\xE9rdidas; oficial de carabineros; suboficial; detective; inspector PDI; polic\xEDa municipal; gendarme; oficial de ej\xE9rcito; sargento; cabo segundo; soldado profesional; soldado conscripto; infante de marina
bombero voluntario; brigadista; brigadista de emergencias; inspector de seguridad ciudadana; patrullero; patrullero municipal; investigador privado; analista de seguridad; security guard; firefighter; police officer; transportador de valores; vigilante de valores; guardia de transporte de valores
=carabinero; =carabinera; =bombero; =bombera; oficial de polic\xEDa; oficial policial; marino mercante; oficial de la armada; personal de l\xEDnea; empleado civil
`);

// app/features/cv/vocabulary/occupations-technical.ts
var ENGINEERING2 = list(`
ingeniero; dibujante; perito; motorista; embalador; piloto; ingeniero civil; ingeniero civil industrial; ingeniero industrial; ingeniero comercial; ingeniero mec\xE1nico; ingeniero civil mec\xE1nico; ingeniero el\xE9ctrico; ingeniero civil el\xE9ctrico; ingeniero electr\xF3nico
ingeniero electricista; ingeniero qu\xEDmico; ingeniero civil qu\xEDmico; ingeniero ambiental; ingeniero en medio ambiente; ingeniero en alimentos; ingeniero en minas; ingeniero metal\xFArgico; ingeniero ge\xF3logo
ingeniero agr\xF3nomo; ingeniero forestal; ingeniero acu\xEDcola; ingeniero pesquero; ingeniero en prevenci\xF3n de riesgos; ingeniero en construcci\xF3n; ingeniero constructor; ingeniero estructural; ingeniero calculista; ingeniero hidr\xE1ulico
ingeniero geomensor; ingeniero top\xF3grafo; ingeniero biom\xE9dico; ingeniero civil biom\xE9dico; ingeniero en biotecnolog\xEDa; ingeniero en automatizaci\xF3n; ingeniero mecatr\xF3nico; ingeniero en mantenimiento; ingeniero de mantenci\xF3n; ingeniero de confiabilidad
ingeniero de procesos; ingeniero de proyectos; ingeniero de planta; ingeniero de producci\xF3n; ingeniero de calidad; ingeniero de costos; ingeniero de planificaci\xF3n; ingeniero de terreno; ingeniero de obra; ingeniero de estudios; ingeniero de dise\xF1o
ingeniero de operaciones; ingeniero de mejora continua; ingeniero junior; ingeniero senior; ingeniero de ventas; ingeniero en log\xEDstica; ingeniero en transporte; ingeniero naval; ingeniero aeron\xE1utico; ingeniero ac\xFAstico; ingeniero en sonido
ingeniero telecomunicaciones; ingeniero textil; ingeniero petrolero; ingeniero en energ\xEDa; ingeniero en finanzas; ingeniero en administraci\xF3n; ingeniero en marketing; ingeniero matem\xE1tico; ingeniero f\xEDsico; ingeniero de control
prevencionista de riesgos; prevencionista; experto en prevenci\xF3n de riesgos; experto en prevenci\xF3n; asesor en prevenci\xF3n de riesgos; encargado de prevenci\xF3n; jefe de prevenci\xF3n de riesgos; coordinador HSE; asesor HSE; supervisor SSO; supervisor HSEQ
encargado de medio ambiente; jefe de medio ambiente; especialista ambiental; consultor ambiental; inspector ambiental; analista ambiental; planificador de mantenimiento; programador de mantenimiento; jefe de mantenci\xF3n; jefe de mantenimiento
supervisor de mantenci\xF3n; supervisor de mantenimiento; encargado de mantenci\xF3n; jefe de planta; jefe de producci\xF3n; supervisor de producci\xF3n; supervisor de planta; encargado de producci\xF3n; jefe de turno; jefe de l\xEDnea
l\xEDder de l\xEDnea; supervisor de turno; inspector de calidad; controlador de calidad; analista de control de calidad; supervisor de calidad; auditor de calidad; jefe de aseguramiento de calidad; dibujante t\xE9cnico; dibujante proyectista; proyectista; proyectista mec\xE1nico
proyectista el\xE9ctrico; cadista; modelador BIM; coordinador BIM; especialista BIM; civil engineer; mechanical engineer; electrical engineer; industrial engineer; chemical engineer; process engineer; project engineer; quality engineer; maintenance engineer
manufacturing engineer; environmental engineer; field engineer; design engineer; engineering intern; safety officer; production supervisor; quality inspector; jefe de ingenier\xEDa; gerente de ingenier\xEDa; gerente de planta; operador de planta; operador de procesos
operador de sala de control; operador de caldera; =t\xE9cnico en automatizaci\xF3n; =t\xE9cnico en instrumentaci\xF3n; instrumentista; =t\xE9cnico industrial; =t\xE9cnico mec\xE1nico; =t\xE9cnico el\xE9ctrico; =t\xE9cnico electr\xF3nico; =t\xE9cnico en mantenimiento; =t\xE9cnico de mantenci\xF3n; =t\xE9cnico en refrigeraci\xF3n
`);
var IT = list(`
programador; programador junior; programador web; programador full stack; analista programador; ingeniero en inform\xE1tica; ingeniero civil inform\xE1tico; ingeniero civil en computaci\xF3n; ingeniero de software
ingeniero de sistemas; ingeniero de datos; ingeniero devops; ingeniero en ciberseguridad; ingeniero QA; ingeniero de machine learning; ingeniero de soporte; ingeniero de redes; ingeniero cloud; ingeniero en computaci\xF3n
desarrollador; desarrollador web; desarrollador de software; desarrollador full stack; desarrollador front end; desarrollador frontend; desarrollador back end; desarrollador backend; desarrollador m\xF3vil; desarrollador android; desarrollador iOS
desarrollador java; desarrollador python; desarrollador .NET; desarrollador PHP; desarrollador salesforce; desarrollador SAP; desarrollador de videojuegos; analista de sistemas; analista de datos; analista QA; analista de pruebas; tester; tester QA
analista de ciberseguridad; analista de seguridad inform\xE1tica; analista SOC; analista BI; analista de inteligencia de negocios; analista de soporte; analista de mesa de ayuda; analista TI; cient\xEDfico de datos; cientista de datos; arquitecto de software
arquitecto de soluciones; arquitecto cloud; arquitecto de datos; arquitecto TI; administrador de sistemas; administrador de redes; administrador de base de datos; administrador de servidores; DBA; sysadmin; jefe de inform\xE1tica; encargado de inform\xE1tica
encargado de computaci\xF3n; jefe de TI; gerente de TI; gerente de tecnolog\xEDa; director de tecnolog\xEDa; jefe de proyectos TI; jefe de desarrollo; l\xEDder t\xE9cnico; soporte t\xE9cnico; =t\xE9cnico en soporte; =t\xE9cnico de soporte; =t\xE9cnico inform\xE1tico; =t\xE9cnico en computaci\xF3n
=t\xE9cnico en redes; =t\xE9cnico en inform\xE1tica; mesa de ayuda; soporte TI; soporte computacional; consultor SAP; consultor TI; consultor funcional; implementador de software; dise\xF1ador UX; dise\xF1ador UX/UI; dise\xF1ador UI; investigador UX; UX researcher; UX designer
UI designer; product designer; product owner; technical product manager; agile coach; operador de computaci\xF3n; operador de sistemas; webmaster; hacker \xE9tico; pentester; software engineer; software developer; web developer; frontend developer; front end developer
backend developer; back end developer; full stack developer; full stack engineer; mobile developer; android developer; iOS developer; data analyst; data scientist; data engineer; machine learning engineer; AI engineer; devops engineer; site reliability engineer; SRE
cloud engineer; cloud architect; systems administrator; network engineer; security engineer; security analyst; cybersecurity analyst; QA engineer; QA analyst; QA tester; QA automation; test engineer; IT support; IT support specialist; IT manager
help desk; help desk technician; database administrator; solutions architect; technical lead; tech lead; engineering manager; CTO; game developer; game designer; BI analyst; business intelligence analyst; analytics engineer; prompt engineer; programmer
`);
var SCIENCE = list(`
bi\xF3logo; bi\xF3logo marino; bioqu\xEDmico; biotecn\xF3logo; qu\xEDmico industrial; qu\xEDmico analista; qu\xEDmico laboratorista; analista qu\xEDmico; analista de laboratorio; laboratorista; laboratorista qu\xEDmico; =t\xE9cnico de laboratorio; =t\xE9cnica de laboratorio
jefe de laboratorio; encargado de laboratorio; asistente de laboratorio; auxiliar de laboratorio; astr\xF3nomo; matem\xE1tico aplicado; estad\xEDstico aplicado; ge\xF3logo; geof\xEDsico; ocean\xF3grafo; meteor\xF3logo; microbi\xF3logo; ec\xF3logo; bot\xE1nico de terreno; zo\xF3logo; paleont\xF3logo
genetista; investigador; investigador asociado; investigador principal; investigador postdoctoral; postdoctorante; asistente de investigaci\xF3n; coordinador de investigaci\xF3n; tesista; doctorando; becario; becario doctoral; analista estad\xEDstico; bioinform\xE1tico
research scientist; research associate; postdoctoral researcher; laboratory technician; lab technician; lab assistant; biologist; chemist; geologist; muestrista; muestreador; catador; tecn\xF3logo en alimentos; analista SIG; analista GIS; especialista SIG
`);
var CONSTRUCTION = list(`
arquitecto; arquitecto proyectista; arquitecto coordinador; arquitecto junior; arquitecto paisajista; paisajista; urbanista; interiorista; constructor civil; residente de obra; =profesional de terreno; profesional de obra; jefe de obra; jefe de terreno
jefe de oficina t\xE9cnica; oficina t\xE9cnica; administrador de obra; director de obra; supervisor de obra; supervisor de terreno; capataz; capataz de obra; inspector t\xE9cnico de obra; ITO; inspector de obra; top\xF3grafo; alarife; ayudante de top\xF3grafo
nivelador; trazador; dibujante arquitect\xF3nico; dibujante de arquitectura; cubicador; presupuestista; jefe de presupuestos; calculista estructural; mec\xE1nico de suelos; laboratorista de hormigones; laboratorista vial; maestro de obra; maestro carpintero; maestro alba\xF1il
maestro pintor; maestro enfierrador; maestro ceramista; maestro yesero; maestro mayor; maestro de primera; maestro segunda; maestro general; maestro concretero; maestro tabiquero; jornal; jornalero; jornal de obra; jornalero de construcci\xF3n; ayudante de maestro; ayudante de carpintero; ayudante de alba\xF1il
ayudante de construcci\xF3n; obrero; obrero de construcci\xF3n; alba\xF1il; enfierrador; concretero; carpintero; carpintero de obra gruesa; carpintero de terminaciones; carpintero moldajista; pintor de brocha; pintor de obra; pintor industrial; yesero; estucador; ceramista de obra; techador
hojalatero; vidriero; tabiquero; g\xE1sfiter; plomero; fontanero; instalador sanitario; instalador de gas; instalador el\xE9ctrico; instalador de paneles solares; instalador de aire acondicionado; pa\xF1olero; operador de retroexcavadora; operador de excavadora
operador de maquinaria pesada; operador de motoniveladora; operador de rodillo; operador de bulldozer; operador de minicargador; operador de cargador frontal; operador de gr\xFAa torre; operador de gr\xFAa pluma; operador de manlift; rigger; andamiero; jardinero; vialero; banderero
construction worker; site manager; construction manager; architect; interior designer; landscaper; surveyor; estimator; decorador; decorador de interiores; dise\xF1ador de interiores; dise\xF1ador de ambientes
`);
var MINING = list(` operador mina; operador de equipos mineros; operador de cami\xF3n de extracci\xF3n; operador CAEX; operador de LHD; operador de scoop; operador de jumbo; operador de pala; operador de perforadora; operador de perforaci\xF3n; operador de chancado
operador de concentradora; operador de planta concentradora; operador de flotaci\xF3n; operador de espesadores; operador de lixiviaci\xF3n; operador de molienda; operador de fundici\xF3n; =mec\xE1nico mina; mantenedor mec\xE1nico; mantenedor el\xE9ctrico; mantenedor; mantenedor mina
jefe de turno mina; supervisor mina; supervisor de operaciones mina; planificador mina; ingeniero planificador mina; geot\xE9cnico; geomec\xE1nico; ge\xF3logo de exploraci\xF3n; ge\xF3logo de mina; sondajista; ayudante de sondaje; perforista; tronador; tronadurista; =polvorinero
metalurgista; ingeniero de procesos metal\xFArgicos; muestrero; laboratorista metal\xFArgico; operador de equipo pesado; operador multifuncional; operador de aguas; fundidor; pirquinero; mining engineer; aprendiz mina; aprendiz minero
`);
var AGRICULTURE = list(`
agr\xF3nomo; =t\xE9cnico agr\xEDcola; =t\xE9cnica agr\xEDcola; administrador agr\xEDcola; administrador de campo; administrador de fundo; jefe de campo; jefe de huerto; encargado de campo; encargado de riego; regador; temporero; cosechero; podador; packinero; seleccionador de fruta
embaladora de fruta; supervisor de packing; control de calidad de fruta; asesor agr\xEDcola; tractorista; operador agr\xEDcola; operador de tractor; obrero agr\xEDcola; trabajador agr\xEDcola; pe\xF3n agr\xEDcola; aplicador de plaguicidas; aplicador de agroqu\xEDmicos; viverista; apicultor
orde\xF1ador; capataz agr\xEDcola; en\xF3logo; ayudante de enolog\xEDa; viticultor; bodeguero de vinos; operario de bodega de vinos; guardabosques; guardaparque; brigadista forestal; motosierrista; operador forestal; jefe de faena forestal; operario acu\xEDcola; jefe de centro de cultivo
asistente de centro de cultivo; operario de planta de proceso; operario de salmonera; buzo; buzo mariscador; buzo comercial; pescador; pescador artesanal; patr\xF3n de lancha; piscicultor; alimentador de peces; =t\xE9cnico acu\xEDcola; =t\xE9cnico forestal; floricultor; huertero; productor agr\xEDcola
`);
var TRADES = list(`
electricista; maestro el\xE9ctrico; ayudante de electricista; ayudante el\xE9ctrico; electricista industrial; electromec\xE1nico; =mec\xE1nico; mec\xE1nico automotriz; mec\xE1nico industrial; mec\xE1nico de mantenci\xF3n; mec\xE1nico diesel; mec\xE1nico de maquinaria pesada; mec\xE1nico de motos
mec\xE1nico de bicicletas; ayudante de mec\xE1nico; maestro mec\xE1nico; desabollador; desabollador y pintor; pintor automotriz; scanerista; vulcanizador; lubricador; lavador de autos; soldador; soldador calificado; maestro soldador; ayudante de soldador; ca\xF1onero; caldereo
calderero; tornero; fresador; tornero fresador; matricero; operador CNC; cerrajero; tapicero; mueblista; ebanista; carpintero mueblista; costurera; modista; sastre; cortador textil; confeccionista; operario textil; operario de m\xE1quina; zapatero; joyero; orfebre; relojero; artesano
operario; operario de producci\xF3n; operario de planta; operario general; operario de f\xE1brica; operario industrial; operario de limpieza; operario de aseo; operador de m\xE1quina; operador de producci\xF3n; operador de l\xEDnea; operador industrial; maquinista industrial; envasador
prensista; encuadernador; operador de imprenta; mec\xE1nico de refrigeraci\xF3n; frigorista; =t\xE9cnico en climatizaci\xF3n; =t\xE9cnico electricista; =t\xE9cnico electromec\xE1nico; =t\xE9cnico automotriz; =t\xE9cnico en terreno; =t\xE9cnico instalador; =t\xE9cnico en telecomunicaciones; =t\xE9cnico en electr\xF3nica; instalador de redes
instalador de fibra \xF3ptica; instalador de alarmas; instalador de c\xE1maras; instalador de TV cable; liniero; maestro chasquilla; maestro multifuncional; ayudante general; ayudante de mantenci\xF3n; auxiliar de mantenci\xF3n; encargado de mantenci\xF3n de edificio; auxiliar de aseo; auxiliar de servicios
auxiliar de servicios generales; auxiliar de servicios menores; personal de aseo; encargado de aseo; supervisor de aseo; aseador; limpiador de vidrios; asesora del hogar; empleada dom\xE9stica; trabajadora de casa particular; ama de llaves; lavandero; planchadora
conserje; mayordomo; nochero; encargado de edificio; recolector de residuos; reciclador; reciclador de base; fumigador; piscinero; ascensorista; electrician; mechanic; welder; plumber; carpenter; machine operator; maintenance technician; cleaner; housekeeper; janitor; handyman; factory worker; assembly worker
`);

// app/features/cv/vocabulary/occupations.ts
var TITLES_BY_AREA = [
  ["health", HEALTH],
  ["veterinary", VETERINARY],
  ["social", SOCIAL],
  ["education", EDUCATION],
  ["law", LAW],
  ["public", PUBLIC],
  ["administration", ADMINISTRATION],
  ["finance", FINANCE],
  ["sales", SALES],
  ["marketing", MARKETING],
  ["communication", COMMUNICATION],
  ["logistics", LOGISTICS],
  ["engineering", ENGINEERING2],
  ["it", IT],
  ["science", SCIENCE],
  ["construction", CONSTRUCTION],
  ["mining", MINING],
  ["agriculture", AGRICULTURE],
  ["trades", TRADES],
  ["hospitality", HOSPITALITY],
  ["beauty", BEAUTY],
  ["design", DESIGN],
  ["arts", ARTS],
  ["sports", SPORTS],
  ["security", SECURITY]
];
var OCCUPATIONS = TITLES_BY_AREA.flatMap(
  ([area, titles]) => titles.map((entry) => {
    const literal = entry.startsWith("=");
    return { title: literal ? entry.slice(1) : entry, area, literal };
  })
);
var NOT_OCCUPATIONS = list(`
centro m\xE9dico; equipo m\xE9dico; certificado m\xE9dico; examen m\xE9dico; insumo m\xE9dico; atenci\xF3n m\xE9dica; licencia m\xE9dica; control m\xE9dico; hora m\xE9dica; consulta m\xE9dica; ficha m\xE9dica; servicio m\xE9dico; dispositivo m\xE9dico; informe m\xE9dico
tecnolog\xEDa m\xE9dica; terminolog\xEDa m\xE9dica; colegio m\xE9dico; residencia m\xE9dica; asistencia m\xE9dica; urgencia m\xE9dica; historia m\xE9dica; seguro m\xE9dico; personal m\xE9dico; especialidad m\xE9dica; orden m\xE9dica; receta m\xE9dica; emergencia m\xE9dica
cl\xEDnica veterinaria; medicina veterinaria; hospital veterinario; consulta veterinaria; farmacia veterinaria; escuela de medicina veterinaria; servicio veterinario; centro veterinario; ciencias veterinarias
educaci\xF3n parvularia; colegio de profesores; colegio de ingenieros; cuerpo docente; carrera docente; perfeccionamiento docente; evaluaci\xF3n docente; hospital docente; asistencia docente; equipo docente; formaci\xF3n docente; planta docente
carabineros de chile; cuerpo de bomberos; compa\xF1\xEDa de bomberos; hilo conductor; secretar\xEDa regional ministerial; secretar\xEDa ministerial; secretar\xEDa comunal; secretar\xEDa de educaci\xF3n; secretar\xEDa de salud; secretar\xEDa de estudios
actor social; actor clave; actores locales; editor de texto; juez de l\xEDnea; jefe de hogar; sql server; windows server
operador tur\xEDstico; trabajo voluntario; servicio voluntario; participaci\xF3n voluntaria; cajero autom\xE1tico; jefe directo; tutor legal; presencia docente; material docente; unidad docente; responsabilidad docente
`);
function wordingsOf(title) {
  const engineer = title.replace(/^ingeniero /, "ing. ");
  const initials = title.replace("RRHH", "RR.HH.");
  return [.../* @__PURE__ */ new Set([title, engineer, initials])];
}
var occupationLexicon = buildLexicon(
  OCCUPATIONS.flatMap((occupation) => wordingsOf(occupation.title).map((wording) => [wording, occupation])),
  { literal: (occupation) => occupation.literal, never: NOT_OCCUPATIONS }
);
var TITLE_HEADS = list(`
abogado; administrador; administrativo; agente; analista; animador; aprendiz; arquitecto; asesor; asistente; asociado; auditor; auxiliar; ayudante; becario; cajero; capataz; chofer; cirujano; comprador; conductor; consejero
consultor; contador; controlador; coordinador; corredor; cuidador; delegado; desarrollador; despachador; digitador; director; dise\xF1ador; docente; editor; educador; ejecutivo; electricista; encargado; enfermero; entrenador
especialista; evaluador; experto; facilitador; fiscalizador; fundador; funcionario; gerente; gestor; guardia; gu\xEDa; ingeniero; inspector; instalador; instructor; int\xE9rprete; investigador; jefe; jefatura; laboratorista; l\xEDder; maestro
mec\xE1nico; m\xE9dico; monitor; oficial; operador; operario; orientador; pasante; planificador; practicante; presidente; productor; profesional; profesor; programador; promotor; psic\xF3logo; recepcionista; redactor; relator; representante; reportero
residente; responsable; secretario; socio; soldador; subdirector; subgerente; subjefe; supervisor; t\xE9cnico; tecn\xF3logo; tesorero; trabajador; traductor; tutor; vendedor; vicepresidente; voluntario; alumno en pr\xE1ctica; estudiante en pr\xE1ctica
pr\xE1ctica profesional; pr\xE1ctica laboral; pr\xE1ctica intermedia; internado; pasant\xEDa; analyst; assistant; associate; coach; consultant; coordinator; developer; director of; engineer; executive; head of; intern; internship; lead; manager
officer; owner; researcher; specialist; supervisor of; technician; trainee; trainer; vice president; volunteer; worker
`);
var titleHeadLexicon = buildLexicon(TITLE_HEADS.map((word) => [word, word]));
var SENIORITY_WORDS = {
  trainee: list(
    `practicante; alumno en pr\xE1ctica; estudiante en pr\xE1ctica; en pr\xE1ctica; pr\xE1ctica profesional; pr\xE1ctica laboral; pasante; pasant\xEDa; becario; aprendiz; trainee; intern; internship; internado; interno de medicina; tesista; voluntario; apprentice`
  ),
  junior: list(
    `junior; jr; ayudante; asistente; auxiliar; assistant; reci\xE9n titulado; reci\xE9n egresado; entry level; asociado junior`
  ),
  mid: list(`semi senior; semisenior; ssr; semi sr; mid level; analista II; intermedio`),
  senior: list(`senior; sr; especialista; experto; principal; staff; consultor senior; specialist`),
  lead: list(
    `encargado; supervisor; coordinador; l\xEDder; lead; team lead; team leader; capataz; jefe de turno; subjefe; responsable de \xE1rea; maestro mayor; head nurse; coordinator`
  ),
  manager: list(
    `jefe; jefatura; subgerente; gerente; manager; head of; administrador; subdirector; superintendente; product owner; jefe de \xE1rea`
  ),
  executive: list(
    `director; gerente general; director ejecutivo; presidente; vicepresidente; socio; fundador; due\xF1o; chief executive officer; CEO; CFO; CTO; COO; VP; country manager; rector; decano; vicerrector; director of`
  )
};
var seniorityLexicon = buildLexicon(
  Object.entries(SENIORITY_WORDS).flatMap(
    ([level, words]) => words.map((word) => [word, level])
  )
);

// app/features/cv/vocabulary/names.ts
var GIVEN = list(`
Mar\xEDa; Jos\xE9; Juan; Luis; Carlos; Jorge; Pedro; Manuel; Francisco; Ana; Rosa; Carmen; Claudia; Patricia; Andrea; Carolina; Daniela; Camila; Javiera; Constanza; Valentina; Catalina; Francisca; Fernanda; Antonia; Sof\xEDa; Martina; Isidora; Emilia; Agustina; Josefa; Florencia; Trinidad; Amanda; Maite; Renata; Antonella; Monserrat; Montserrat; Isabella; Isabel; Isabela; Gabriela; Paula; Paulina; Pamela; Paola; Macarena; Magdalena; B\xE1rbara; Beatriz; Bel\xE9n
Bernardita; Blanca; Brenda; Carla; Karla; Carol; Karol; Cecilia; Celeste; Cindy; Clara; Consuelo; Cristina; Cynthia; Dafne; Damaris; D\xE9bora; Denisse; Diana; Dominga; Dominique; Doris; Edith; Elena; Eliana; Elisa; Elizabeth; Elsa; Ema; Emma; Erika; \xC9rica; Ester; Estefan\xEDa; Eugenia; Eva; Evelyn; Fabiola; F\xE1tima; Flor; Francesca; Geraldine; Gisela; Giselle; Gladys; Gloria; Graciela; Guadalupe; Helena; Hilda; Ignacia; Ingrid; In\xE9s; Irene; Iris
Ivonne; Yvonne; Jacqueline; Javiera; Jazm\xEDn; Yasm\xEDn; Jennifer; Jenny; Jessica; J\xE9sica; Jimena; Ximena; Joselyn; Josefina; Juana; Judith; Julia; Juliana; Julieta; Karen; Karina; Katherine; Catherine; Katia; Kiara; Laura; Leonor; Leslie; Leticia; Lidia; Liliana; Lina; Lissette; Loreto; Lorena; Lourdes; Luc\xEDa; Luciana; Lucila; Luisa; Luz; Mabel; Manuela; Marcela; Margarita; Mariana; Mariela; Marina; Marisol; Marlene; Marta; Martha; Matilde; Melany; Melisa; Melissa; Mercedes
Michelle; Milagros; Millaray; Mireya; Miriam; M\xF3nica; Nadia; Nancy; Natalia; Natacha; Nathalie; Nayareth; Nicole; Nidia; Nieves; Noelia; Noem\xED; Nora; Norma; Olga; Olivia; Paz; P\xEDa; Pilar; Priscila; Raquel; Ray\xE9n; Rebeca; Regina; Roc\xEDo; Romina; Rosario; Rosana; Roxana; Ruth; Sabrina; Salom\xE9; Samantha; Sandra; Sara; Scarlett; Selena; Silvana; Silvia; Sylvia; Sol; Soledad; Solange; Sonia; Stephanie; Susana; Tamara; Tania; Tatiana; Teresa; Teresita; Valeria; Vanesa; Vanessa; Vania; Ver\xF3nica; Victoria; Violeta
Virginia; Viviana; Wendy; Yamila; Yanet; Yaneth; Yanina; Yarela; Yenny; Yesenia; Yessica; Yolanda; Zulema; Zoila; A\xEDda; Adela; Adriana; Agust\xEDn; Ail\xE9n; Ainara; Alba; Alejandra; Alejandro; Alexandra; Alexander; Alexis; Alfonso; Alfredo; Alicia; Allison; Alma; Alonso; \xC1lvaro; Amalia; Amaro; Ambar; Amelia; Amparo; Anah\xED; Ana\xEDs; Andr\xE9s; \xC1ngel; \xC1ngela; Ang\xE9lica; Angelina; An\xEDbal; Antonio; Ant\xFA; Araceli; Ariel; Armando; Arturo; Astrid; Aurora; Axel; Baltazar; Basti\xE1n; Bautista; Benito; Benjam\xEDn; Bernardo
Boris; Borja; Braulio; Bruno; Byron; Caleb; Camilo; Caupolic\xE1n; C\xE9sar; Christian; Cristian; Cristi\xE1n; Christopher; Crist\xF3bal; Claudio; Clemente; Cristopher; Dami\xE1n; Daniel; Danilo; Dante; Dar\xEDo; David; Demian; Denis; Diego; Domingo; Edgar; Edgardo; Edison; Eduardo; Edwin; Efra\xEDn; El\xEDas; Eliseo; Emanuel; Emiliano; Emilio; Enrique; Enzo; Erick; Eric; Ernesto; Esteban; Eugenio; Exequiel; Ezequiel; Fabi\xE1n; Fabio; Facundo; Federico; Felipe; F\xE9lix; Ferm\xEDn; Fernando; Fidel; Flavio; Franco; Francis; Franklin; Freddy; Gabriel
Gaspar; Genaro; Gerardo; Germ\xE1n; Gerson; Gianfranco; Gilberto; Gino; Giovanni; Gonzalo; Gregorio; Guido; Guillermo; Gustavo; Harold; H\xE9ctor; Hern\xE1n; Hernando; Horacio; Hugo; Humberto; Ian; Ignacio; Inti; Isaac; Isa\xEDas; Ismael; Iv\xE1n; Jaime; Jair; Jairo; Javier; Jean; Jefferson; Jerem\xEDas; Jer\xF3nimo; Jes\xFAs; Joan; Joaqu\xEDn; Joel; John; Jonathan; Jhon; Jord\xE1n; Josu\xE9; Juli\xE1n; Julio; Justo; Kevin; Lautaro; Le\xF3n; Leandro; Leonardo; Leonel; Leopoldo; Lorenzo; Lucas; Luciano; Maicol; Marcelo; Marcial; Marco; Marcos; Mariano; Mario; Mart\xEDn
Mateo; Mat\xEDas; Mauricio; Mauro; Max; Maximiliano; M\xE1ximo; Michael; Miguel; Milton; Misael; Mois\xE9s; Nahuel; Nelson; N\xE9stor; Nicanor; Nicol\xE1s; No\xE9; Octavio; Omar; Orlando; \xD3scar; Osvaldo; Pablo; Pascual; Patricio; Paulo; Rafael; Ramiro; Ram\xF3n; Ra\xFAl; Ricardo; Richard; Roberto; Rodolfo; Rodrigo; Rogelio; Rolando; Rom\xE1n; Ronald; Rub\xE9n; Salvador; Samuel; Santiago; Sebasti\xE1n; Sergio; Silvio; Sim\xF3n; Stefano; Teodoro; Thiago; Thomas; Tom\xE1s; Ulises; Valent\xEDn; Vicente; V\xEDctor; Vladimir; Walter; Washington; Wilfredo; William; Wilson; Wladimir; Yerko; Yahir
Zacar\xEDas; Auk\xE1n; Aliwen; Antilef; Pehu\xE9n; Kallf\xFC; Say\xE9n; Ayel\xE9n; Ayun; Relmu; Suyai; Wang\xFClen; Tahiel; Jean-Pierre; Jean-Baptiste; Wisly; Wilner; Wisler; Fritz; Pierre; Jacques; Mackenson; Stanley; Woodley; Guerline; Marie; Rose; Nad\xE8ge; Mirlande; Islande; Fabiola; Roseline; Widline; Yusmary; Yuleisy; Yorgelis; Yuliana; Yulimar; Yeison; Jhonatan; Jhoan; Jes\xFAs Alberto; Keiber; Keyla; Maikel; Mayerling; Marbelys; Mileidy; Naibelys; Oriana; Osmel; Rosangel; Rosmery; Wilmer; Wuilmer; Darwin; Dayana; Deivis; Diosdado; Eudys; Franyer; G\xE9nesis; Greisy; Hender; Joselin; Leidy; Luisana; Lisbeth; Nohely
Emily; Emely; James; Robert; Sarah; Jennifer; George; Mary; Ashley; Peter; Paul; Mark; Henry; Charlotte; Grace; Hannah; Jacob; Matthew; Andrew; Jo\xE3o; Tha\xEDs; Rafaela; Let\xEDcia; Bruna; Larissa; Gustavo; Vin\xEDcius; Caio; Ot\xE1vio; Felisa; Eusebio; Sixto; Segundo; Abel; Abraham; Ad\xE1n; Adolfo; Adri\xE1n; Aldo; Alan; Alberto; Amador; Am\xE9rico; Am\xEDlcar; Anselmo; Apolinario; Arnaldo; Atilio; Augusto; Aurelio; Basilio; Belisario; Bladimir; Camille; Celso; Ciro; Cornelio; Delia; Delfina; Elo\xEDsa; Elvira; Esmeralda; Estrella; Gema; Hortensia; Ivette; Lilian; Magaly; Maribel; Marianela; Maricel; Minerva; N\xE9lida; Ofelia; Palmira; Rita; Rosaura; Sabina; \xDArsula; Waleska; Yael; Zaida
`);
var SURNAMES = list(`
Gonz\xE1lez; Mu\xF1oz; Rojas; D\xEDaz; P\xE9rez; Soto; Contreras; Silva; Mart\xEDnez; Sep\xFAlveda; Morales; Rodr\xEDguez; L\xF3pez; Fuentes; Hern\xE1ndez; Torres; Araya; Flores; Espinoza; Espinosa; Valenzuela; Castillo; Tapia; Reyes; Guti\xE9rrez; Castro; Pizarro; \xC1lvarez; V\xE1squez; V\xE1zquez; S\xE1nchez; Fern\xE1ndez; Ram\xEDrez; Carrasco; G\xF3mez; Cort\xE9s; Cortez; Herrera; N\xFA\xF1ez; Jara; Vergara; Rivera; Figueroa; Riquelme; Garc\xEDa; Miranda; Bravo; Vera; Molina; Vega; Campos; Sandoval; Orellana; C\xE1rdenas; Olivares; Alarc\xF3n; Gallardo; Ortiz; Garrido; Salazar; Guzm\xE1n; Henr\xEDquez; Saavedra
Navarro; Aguilera; Parra; Romero; Aravena; Vargas; C\xE1ceres; Y\xE1\xF1ez; Leiva; Leyva; Escobar; Ruiz; Vald\xE9s; Vald\xE9z; Vidal; Salinas; Z\xFA\xF1iga; Pe\xF1a; Godoy; Lagos; Maldonado; Bustos; Medina; Pino; Palma; Moreno; Sanhueza; Carvajal; Navarrete; S\xE1ez; S\xE1enz; Alvarado; Donoso; Poblete; Bustamante; Toro; Ortega; Venegas; Guerrero; Mendoza; Far\xEDas; San Mart\xEDn; Mora; Acevedo; Acu\xF1a; Aedo; Aguayo; \xC1guila; Aguilar; Aguirre; Ahumada; Alegr\xEDa; Alfaro; Aliaga; Allende; Almonacid; Altamirano; Alvear; Andrade; Antilef; Apablaza; Arancibia; Ar\xE1nguiz; Arce; Arellano; Arenas; Arias
Ariz; Armijo; Arriagada; Arroyo; Astorga; Astudillo; Avenda\xF1o; Avil\xE9s; Ayala; B\xE1ez; Baeza; Bahamondes; Balboa; Barahona; Barra; Barraza; Barrera; Barr\xEDa; Barrientos; Barrios; Barros; Basualto; Bast\xEDas; Becerra; Belmar; Beltr\xE1n; Benavente; Benavides; Ben\xEDtez; Berm\xFAdez; Bernal; Berr\xEDos; Blanco; Bobadilla; Bola\xF1os; B\xF3rquez; Briones; Brito; Bruna; Bugue\xF1o; Burgos; Bustamante; Caama\xF1o; Cabello; Cabezas; Cabrera; Caceres; Calder\xF3n; Calfucura; Calful\xE9n; Calf\xEDn; Calqu\xEDn; Candia; Canales; Canelo; Carmona; Caro; Carre\xF1o; Carrera; Carrillo; Carvallo; Casanova; Casta\xF1eda; Catal\xE1n; Catrileo; Catrilaf; Catrim\xE1n; Cayuqueo; Cea; Celis; Cerda; C\xE9spedes; Chac\xF3n; Chand\xEDa; Chamorro; Ch\xE1vez; Cheuquep\xE1n
Cid; Cifuentes; Cisternas; Clavijo; Cofr\xE9; Collao; Colil; Colip\xED; Collinao; Concha; Constanzo; C\xF3rdova; C\xF3rdoba; Cornejo; Coronado; Corral; Correa; Cruces; Cruz; Cubillos; Cuevas; Curil\xE9n; Curihuinca; Curinao; Curiqueo; De la Fuente; De la Cruz; De la Barra; Del Campo; Del R\xEDo; Del Valle; Delgado; Dom\xEDnguez; Duarte; Duque; Dur\xE1n; Echeverr\xEDa; Elgueta; Encina; Enr\xEDquez; Escalona; Escudero; Espejo; Esparza; Estay; Estrada; Fa\xFAndez; Fernandois; Ferrada; Fica; Fierro; Fl\xE1ndez; Fonseca; Franco; Fredes; Freire; Fritz; Fr\xEDas; Gaete; Gajardo; Galaz; Galdames; Galleguillos; G\xE1lvez; Gamboa; G\xE1rate; Garay; Garc\xE9s; Gatica; Gim\xE9nez; G\xF3mez; Gutierrez
Guajardo; Guerra; Guevara; Gu\xED\xF1ez; Guerreros; Hermosilla; Herreros; Hidalgo; Hormaz\xE1bal; Huaiquil; Huaiquimil; Huenchull\xE1n; Huenchumilla; Huentecura; Huenum\xE1n; Huerta; Huirc\xE1n; Huina; Ibacache; Ib\xE1\xF1ez; Ibarra; Illanes; Inostroza; Insunza; Iturra; Iturriaga; Jaque; Jaramillo; Jerez; Jim\xE9nez; Jofr\xE9; Jorquera; Lara; Labra; Labr\xEDn; Landeros; Larenas; Larra\xEDn; Latorre; Lastra; Lazo; Leal; Lefimil; Letelier; Lev\xEDo; Levicoy; Lincoqueo; Llancap\xE1n; Llanos; Lillo; Linares; Lizama; Lobos; Lonc\xF3n; Loyola; Lorca; Lozano; Lucero; Luna; Machuca; Macaya; Madariaga; Madrid; Maggi; Mallea; Mamani; Mancilla; Mansilla; Manr\xEDquez; Manqui\xE1n; Manquilef; Mardones; Mariman; Mar\xEDn; Marihu\xE1n; M\xE1rquez; Marchant; Mateluna; Maturana; Matus; Mayorga
Medel; Mej\xEDas; Mel\xE9ndez; Melo; Mel\xEDn; Mella; M\xE9ndez; Meneses; Mesa; Meza; Mill\xE1n; Millacura; Millap\xE1n; Millaqueo; Millar; Mi\xF1o; Mondaca; Monsalve; Montecinos; Montenegro; Montero; Montes; Montiel; Montoya; Moraga; Morgado; Moscoso; Moya; Moyano; Mundaca; Mu\xF1iz; Murillo; Nahuelp\xE1n; Nahuel; Nahuelhual; Naranjo; Navia; Negrete; Neira; Norambuena; Novoa; \xD1anco; \xD1ancupil; Obando; Obreque; Ocampo; Ochoa; Ojeda; Olea; Oliva; Olate; Olmos; Opazo; Ordenes; \xD3rdenes; Orrego; Osorio; Ossand\xF3n; Ot\xE1rola; Ovalle; Oyarce; Oyarzo; Oyarz\xFAn; Pacheco; Padilla; P\xE1ez; Painemal; Paill\xE1n; Paillacar; Palacios; Palominos; Panguinam\xFAn; Pardo; Paredes; Past\xE9n; Pavez; Paz; Pereira; Pezoa; Pich\xFAn; Pichihuinca
Pincheira; Pinochet; Pinto; Pi\xF1a; Pinilla; Plaza; Ponce; Porras; Portilla; Poveda; Pozo; Prado; Prieto; Provoste; Puebla; Puga; Pulgar; Queupil; Quezada; Quilodr\xE1n; Quinteros; Quintana; Qui\xF1ones; Quiroga; Quiroz; Quispe; Quilaqueo; Rain; Raiman; Ramos; Rapim\xE1n; Rebolledo; Recabarren; Retamal; Reinoso; Reveco; Riffo; R\xEDos; Riveros; Rivas; Robles; Roa; Rocha; Rodas; Rold\xE1n; Rom\xE1n; Rosales; Rosas; Rubilar; Rubio; Ruz; Salda\xF1a; Saldivia; Salgado; Salamanca; Salas; Salvo; Sagredo; San Juan; Santander; Santana; Santib\xE1\xF1ez; Santis; Santos; Sarmiento; Schmidt; Segovia; Segura; Serrano; Serey; Sierra; Solar; Sol\xEDs; Sobarzo; Sotelo; Sotomayor; Su\xE1rez; Suazo; Tello; Tejada; Toledo; Tobar; Tolosa; Torrealba; Toloza; Torrej\xF3n; Troncoso
Trujillo; Tranamil; Tralma; Tripailaf; Ubilla; Ugalde; Ugarte; Ulloa; Undurraga; Urbina; Uribe; Urra; Urrutia; Urz\xFAa; Valderrama; Valdebenito; Valdivia; Valencia; Valladares; Vallejos; Valle; Varas; Varela; Vejar; Vel\xE1squez; Velarde; Velasco; V\xE9liz; Venegas; Vera; Verdejo; Verdugo; Vicencio; Videla; Vielma; Vilches; Villagra; Villagr\xE1n; Villalobos; Villal\xF3n; Villanueva; Villarroel; Villaseca; Villegas; Viveros; Vivanco; Weber; Wagner; Y\xE9venes; Yampara; Zambrano; Zamora; Zamorano; Zapata; Z\xE1rate; Zavala; Zepeda; Zenteno; Zurita; Choque; Condori; Huanca; Apaza; Ticona; Huam\xE1n; Fl\xF3rez; Cusi; Mayta; Chambi; Chura; Ccori; Jean-Baptiste; Pierre-Louis; Charles; Louis; Joseph; Dorvil; Saint-Louis; Jean-Louis; Desir
Etienne; Augustin; Cadet; Exantus; Alexis; Estim\xE9; Baptiste; Arrieta; Bol\xEDvar; Bracho; Brice\xF1o; Carrero; Colmenares; Chirinos; Fuenmayor; Graterol; Gu\xE9dez; Hurtado; Linarez; Marcano; Mujica; Nava; Oropeza; Parada; Pi\xF1ango; Querales; Rangel; Rinc\xF3n; Rond\xF3n; Sulbar\xE1n; Urdaneta; Useche; Uzc\xE1tegui; Zerpa; Arango; Betancur; Cardona; Echeverri; Gaviria; Giraldo; Londo\xF1o; Mej\xEDa; Montoya; Ospina; Osorio; Posada; Quintero; Restrepo; Tamayo; Uribe; Zuluaga; Ayala; Chamorro; Cevallos; Guerrero; Intriago; J\xE1come; Moreira; Mosquera; Quishpe; Zambrano; Bianchi; Fernandes; Ferreira; Oliveira; Souza; Costa; Lima; Almeida; Pereyra; Acosta; Aguirre; Benav\xEDdez; Bustillo; Camacho
Ferreyra; Gauna; Ledesma; Luj\xE1n; Peralta; Sosa; Villalba; Smith; Johnson; Brown; Williams; Miller; M\xFCller; Fischer; Neumann; Hoffmann; Richter; Kunz; Rossi; Ferrari; Esposito; Z\xFA\xF1iga; Err\xE1zuriz; Edwards; Irarr\xE1zaval; Lira; Matte; Subercaseaux; Covarrubias; Eyzaguirre; Aldunate; Amen\xE1bar; Izquierdo; Ochagav\xEDa; Vial; Za\xF1artu; Zegers
`);
var keys = (names) => new Set(names.map((name) => nameKey(name)));
function nameKey(name) {
  return fold(name).replaceAll("-", " ");
}
var GIVEN_NAMES = keys(GIVEN);
var FAMILY_NAMES = keys(SURNAMES);

// app/features/cv/vocabulary/places-chile.ts
var REGIONS = pairs(`
Arica y Parinacota | XV Regi\xF3n = Arica, Camarones, Putre, General Lagos
Tarapac\xE1 | I Regi\xF3n = Iquique, Alto Hospicio, Pozo Almonte, Cami\xF1a, Colchane, Huara, Pica
Antofagasta | II Regi\xF3n = El Loa, Provincia de El Loa, Antofagasta, Mejillones, Sierra Gorda, Taltal, Calama, Ollag\xFCe, San Pedro de Atacama, Tocopilla, Mar\xEDa Elena
Atacama | III Regi\xF3n = Copiap\xF3, Caldera, Tierra Amarilla, Cha\xF1aral, Diego de Almagro, Vallenar, Alto del Carmen, Freirina, Huasco
Coquimbo | IV Regi\xF3n | Regi\xF3n de Coquimbo = Elqui, Valle del Elqui, Limar\xED, Choapa, La Serena, Coquimbo, Andacollo, La Higuera, Paiguano, Vicu\xF1a, Illapel, Canela, Los Vilos, Salamanca, Ovalle, Combarbal\xE1, Monte Patria, Punitaqui, R\xEDo Hurtado
Valpara\xEDso | V Regi\xF3n | Regi\xF3n de Valpara\xEDso = Marga Marga, Aconcagua, Valle de Aconcagua, Gran Valpara\xEDso, Re\xF1aca, Placilla de Pe\xF1uelas, Valpara\xEDso, Casablanca, Conc\xF3n, Juan Fern\xE1ndez, Puchuncav\xED, Quintero, Vi\xF1a del Mar, Isla de Pascua, Rapa Nui, Los Andes, Calle Larga, Rinconada, San Esteban, La Ligua, Cabildo, Papudo, Petorca, Zapallar, Quillota, La Calera, Hijuelas, La Cruz, Nogales, San Antonio, Algarrobo, Cartagena, El Quisco, El Tabo, Santo Domingo, San Felipe, Catemu, Llaillay, Llay Llay, Panquehue, Putaendo, Santa Mar\xEDa, Quilpu\xE9, Limache, Olmu\xE9, Villa Alemana
Metropolitana | Regi\xF3n Metropolitana | Metropolitana de Santiago | RM | R.M. | Gran Santiago = Santiago de Chile, Chacabuco, Provincia de Cordillera, Batuco, Santiago, Santiago Centro, Cerrillos, Cerro Navia, Conchal\xED, El Bosque, Estaci\xF3n Central, Huechuraba, Independencia, La Cisterna, La Florida, La Granja, La Pintana, La Reina, Las Condes, Lo Barnechea, Lo Espejo, Lo Prado, Macul, Maip\xFA, \xD1u\xF1oa, Pedro Aguirre Cerda, Pe\xF1alol\xE9n, Providencia, Pudahuel, Quilicura, Quinta Normal, Recoleta, Renca, San Joaqu\xEDn, San Miguel, San Ram\xF3n, Vitacura, Puente Alto, Pirque, San Jos\xE9 de Maipo, Colina, Chicureo, Lampa, Tiltil, San Bernardo, Buin, Calera de Tango, Paine, Melipilla, Alhu\xE9, Curacav\xED, Mar\xEDa Pinto, San Pedro, Talagante, El Monte, Isla de Maipo, Padre Hurtado, Pe\xF1aflor
O'Higgins | Libertador General Bernardo O'Higgins | VI Regi\xF3n = Cachapoal, Colchagua, Cardenal Caro, Rancagua, Codegua, Coinco, Coltauco, Do\xF1ihue, Graneros, Las Cabras, Machal\xED, Malloa, Mostazal, San Francisco de Mostazal, Olivar, Peumo, Pichidegua, Quinta de Tilcoco, Rengo, Requ\xEDnoa, San Vicente de Tagua Tagua, San Vicente, Pichilemu, La Estrella, Litueche, Marchihue, Navidad, Paredones, San Fernando, Ch\xE9pica, Chimbarongo, Lolol, Nancagua, Palmilla, Peralillo, Placilla, Pumanque, Santa Cruz
Maule | VII Regi\xF3n | Regi\xF3n del Maule = Talca, Constituci\xF3n, Curepto, Empedrado, Maule, Pelarco, Pencahue, R\xEDo Claro, San Clemente, San Rafael, Cauquenes, Chanco, Pelluhue, Curic\xF3, Huala\xF1\xE9, Licant\xE9n, Molina, Rauco, Romeral, Sagrada Familia, Teno, Vichuqu\xE9n, Linares, Colb\xFAn, Longav\xED, Parral, Retiro, San Javier, Villa Alegre, Yerbas Buenas
\xD1uble | XVI Regi\xF3n | Regi\xF3n de \xD1uble = Diguill\xEDn, Punilla, Itata, Chill\xE1n, Chill\xE1n Viejo, Bulnes, Cobquecura, Coelemu, Coihueco, El Carmen, Ninhue, \xD1iqu\xE9n, Pemuco, Pinto, Portezuelo, Quill\xF3n, Quirihue, R\xE1nquil, San Carlos, San Fabi\xE1n, San Ignacio, San Nicol\xE1s, Treguaco, Yungay
Biob\xEDo | B\xEDo B\xEDo | B\xEDo-B\xEDo | VIII Regi\xF3n | Regi\xF3n del Biob\xEDo = Gran Concepci\xF3n, Concepci\xF3n, Coronel, Chiguayante, Florida, Hualqui, Lota, Penco, San Pedro de la Paz, Santa Juana, Talcahuano, Tom\xE9, Hualp\xE9n, Lebu, Arauco, Ca\xF1ete, Contulmo, Curanilahue, Los \xC1lamos, Tir\xFAa, Los \xC1ngeles, Antuco, Cabrero, Laja, Mulch\xE9n, Nacimiento, Negrete, Quilaco, Quilleco, San Rosendo, Santa B\xE1rbara, Tucapel, Yumbel, Alto Biob\xEDo
La Araucan\xEDa | Araucan\xEDa | IX Regi\xF3n = Malleco, Caut\xEDn, Labranza, Temuco, Carahue, Cunco, Curarrehue, Freire, Galvarino, Gorbea, Lautaro, Loncoche, Melipeuco, Nueva Imperial, Padre Las Casas, Perquenco, Pitrufqu\xE9n, Puc\xF3n, Saavedra, Puerto Saavedra, Teodoro Schmidt, Tolt\xE9n, Vilc\xFAn, Villarrica, Cholchol, Angol, Collipulli, Curacaut\xEDn, Ercilla, Lonquimay, Los Sauces, Lumaco, Pur\xE9n, Renaico, Traigu\xE9n, Victoria
Los R\xEDos | XIV Regi\xF3n | Regi\xF3n de Los R\xEDos = Provincia del Ranco, Valdivia, Corral, Lanco, Los Lagos, M\xE1fil, Mariquina, San Jos\xE9 de la Mariquina, Paillaco, Panguipulli, La Uni\xF3n, Futrono, Lago Ranco, R\xEDo Bueno
Los Lagos | X Regi\xF3n | Regi\xF3n de Los Lagos = Chilo\xE9, Isla de Chilo\xE9, Alerce, Puerto Montt, Calbuco, Cocham\xF3, Fresia, Frutillar, Los Muermos, Llanquihue, Maull\xEDn, Puerto Varas, Castro, Ancud, Chonchi, Curaco de V\xE9lez, Dalcahue, Puqueld\xF3n, Queil\xE9n, Quell\xF3n, Quemchi, Quinchao, Achao, Osorno, Puerto Octay, Purranque, Puyehue, R\xEDo Negro, San Juan de la Costa, San Pablo, Chait\xE9n, Futaleuf\xFA, Hualaihu\xE9, Palena
Ays\xE9n | Ais\xE9n | Ays\xE9n del General Carlos Ib\xE1\xF1ez del Campo | XI Regi\xF3n = Coyhaique, Coihaique, Lago Verde, Ays\xE9n, Puerto Ays\xE9n, Cisnes, Guaitecas, Cochrane, O'Higgins, Tortel, Chile Chico, R\xEDo Ib\xE1\xF1ez
Magallanes | Magallanes y de la Ant\xE1rtica Chilena | XII Regi\xF3n = \xDAltima Esperanza, Isla Riesco, Punta Arenas, Laguna Blanca, R\xEDo Verde, San Gregorio, Cabo de Hornos, Puerto Williams, Ant\xE1rtica, Porvenir, Primavera, Timaukel, Natales, Puerto Natales, Torres del Paine
`);
var CHILEAN_REGIONS = REGIONS.map(([names, communes]) => {
  const [name = "", ...otherNames] = names.split("|").map((part) => part.trim());
  return { name, otherNames, communes: communes.split(",").map((part) => part.trim()) };
});

// app/features/cv/vocabulary/places.ts
var COUNTRIES = pairs(`
Argentina | Rep\xFAblica Argentina = Buenos Aires, CABA, Ciudad Aut\xF3noma de Buenos Aires, Capital Federal, C\xF3rdoba, Rosario, Mendoza, La Plata, San Miguel de Tucum\xE1n, Tucum\xE1n, Mar del Plata, Salta, Santa Fe, San Juan, Resistencia, Chaco, Neuqu\xE9n, Santiago del Estero, Corrientes, Posadas, Misiones, Bah\xEDa Blanca, Paran\xE1, Entre R\xEDos, Formosa, San Luis, La Rioja, Catamarca, Jujuy, San Salvador de Jujuy, R\xEDo Cuarto, Comodoro Rivadavia, Chubut, Bariloche, R\xEDo Negro, Santa Cruz, R\xEDo Gallegos, Ushuaia, Tierra del Fuego, La Pampa, Santa Rosa, Quilmes, Lan\xFAs, Avellaneda, Tigre, Mor\xF3n, Tandil
Per\xFA | Peru = Lima, Callao, Arequipa, Trujillo, La Libertad, Chiclayo, Lambayeque, Piura, Cusco, Cuzco, Huancayo, Jun\xEDn, Iquitos, Loreto, Tacna, Ica, Pucallpa, Ucayali, Juliaca, Puno, Cajamarca, Ayacucho, Chimbote, \xC1ncash, Huaraz, Hu\xE1nuco, Tarapoto, San Mart\xEDn, Sullana, Tumbes, Moquegua, Ilo, Apur\xEDmac, Abancay, Amazonas, Chachapoyas, Madre de Dios, Puerto Maldonado, Pasco, Huancavelica, Miraflores, San Isidro, Santiago de Surco, San Juan de Lurigancho, Los Olivos, San Borja, Villa El Salvador, Chorrillos, Barranco
Colombia = Bogot\xE1, Bogot\xE1 D.C., Medell\xEDn, Cali, Barranquilla, Cartagena de Indias, C\xFAcuta, Bucaramanga, Pereira, Santa Marta, Ibagu\xE9, Manizales, Villavicencio, Neiva, Pasto, Armenia, Monter\xEDa, Valledupar, Sincelejo, Popay\xE1n, Tunja, Soacha, Soledad, Bello, Itag\xFC\xED, Envigado, Palmira, Antioquia, Cundinamarca, Valle del Cauca, Atl\xE1ntico, Bol\xEDvar, Boyac\xE1, Caldas, Cauca, Cesar, Huila, La Guajira, Magdalena, Nari\xF1o, Norte de Santander, Quind\xEDo, Risaralda, Santander, Tolima, Casanare, Arauca, Choc\xF3
M\xE9xico | Mexico = Ciudad de M\xE9xico, CDMX, Guadalajara, Jalisco, Monterrey, Nuevo Le\xF3n, Puebla, Toluca, Estado de M\xE9xico, Edomex, Tijuana, Baja California, Le\xF3n, Guanajuato, Quer\xE9taro, Santiago de Quer\xE9taro, Ju\xE1rez, Ciudad Ju\xE1rez, Chihuahua, M\xE9rida, Yucat\xE1n, San Luis Potos\xED, Aguascalientes, Hermosillo, Sonora, Saltillo, Coahuila, Torre\xF3n, Durango, Culiac\xE1n, Sinaloa, Mazatl\xE1n, Mexicali, Acapulco, Guerrero, Morelia, Michoac\xE1n, Veracruz, Xalapa, Oaxaca, Canc\xFAn, Quintana Roo, Tuxtla Guti\xE9rrez, Chiapas, Villahermosa, Tabasco, Cuernavaca, Morelos, Pachuca, Hidalgo, Tampico, Tamaulipas, Reynosa, Zacatecas, Tlaxcala, Colima, Nayarit, Tepic, Campeche, La Paz Baja California Sur, Zapopan, Naucalpan
Bolivia | Estado Plurinacional de Bolivia = La Paz, El Alto, Santa Cruz de la Sierra, Cochabamba, Sucre, Oruro, Potos\xED, Tarija, Trinidad, Beni, Cobija, Pando, Chuquisaca, Montero, Quillacollo, Sacaba, Yacuiba, Riberalta, Uyuni, Villaz\xF3n
Ecuador = Quito, Guayaquil, Cuenca, Santo Domingo de los Ts\xE1chilas, Machala, Manta, Portoviejo, Manab\xED, Ambato, Tungurahua, Riobamba, Chimborazo, Loja, Esmeraldas, Quevedo, Ibarra, Imbabura, Latacunga, Cotopaxi, Babahoyo, Milagro, Dur\xE1n, Pichincha, Guayas, Azuay, El Oro, Santa Elena, Gal\xE1pagos, Tulc\xE1n, Otavalo, Samborond\xF3n
Uruguay | Rep\xFAblica Oriental del Uruguay = Montevideo, Salto, Paysand\xFA, Las Piedras, Rivera, Maldonado, Punta del Este, Tacuaremb\xF3, Melo, Mercedes, Artigas, Minas, San Jos\xE9 de Mayo, Durazno, Colonia del Sacramento, Fray Bentos, Rocha, Treinta y Tres, Canelones, Ciudad de la Costa, Piri\xE1polis, Soriano, Cerro Largo
Paraguay = Asunci\xF3n, Ciudad del Este, Encarnaci\xF3n, San Lorenzo, Luque, Capiat\xE1, Lambar\xE9, Fernando de la Mora, Limpio, \xD1emby, Mariano Roque Alonso, Caaguaz\xFA, Coronel Oviedo, Pedro Juan Caballero, Itaugu\xE1, Villarrica del Esp\xEDritu Santo, Caacup\xE9, Itap\xFAa, Alto Paran\xE1, Amambay, Guair\xE1, Cordillera
Venezuela | Rep\xFAblica Bolivariana de Venezuela = Caracas, Distrito Capital, Maracaibo, Zulia, Valencia, Carabobo, Barquisimeto, Lara, Maracay, Aragua, Ciudad Guayana, Puerto Ordaz, Ciudad Bol\xEDvar, Barcelona Anzo\xE1tegui, Anzo\xE1tegui, Puerto La Cruz, Matur\xEDn, Monagas, San Crist\xF3bal, T\xE1chira, M\xE9rida Venezuela, Barinas, Cuman\xE1, Estado Sucre, Coro, Falc\xF3n, Punto Fijo, Guarenas, Los Teques, Guatire, Porlamar, Nueva Esparta, Isla de Margarita, Acarigua, Portuguesa, Guanare, Valera, Estado Trujillo, San Felipe Yaracuy, Yaracuy, Cabimas, Vargas, La Guaira
Costa Rica = San Jos\xE9, Alajuela, Cartago, Heredia, Liberia, Guanacaste, Puntarenas, Lim\xF3n, San Carlos Costa Rica, Desamparados, Escaz\xFA, P\xE9rez Zeled\xF3n, Santa Ana, Curridabat, Turrialba, Nicoya, Moravia
Panam\xE1 | Panama = Ciudad de Panam\xE1, San Miguelito, Col\xF3n, David, Chiriqu\xED, La Chorrera, Santiago de Veraguas, Chitr\xE9, Penonom\xE9, Cocl\xE9, Herrera, Los Santos, Bocas del Toro, Arraij\xE1n, Las Tablas, Dari\xE9n, Aguadulce
Guatemala = Ciudad de Guatemala, Mixco, Villa Nueva, Quetzaltenango, Escuintla, Huehuetenango, Cob\xE1n, Antigua Guatemala, Chimaltenango, Mazatenango, Chiquimula, Pet\xE9n, Izabal, Puerto Barrios, Totonicap\xE1n, Solol\xE1, Jutiapa, Zacapa
Honduras = Tegucigalpa, San Pedro Sula, La Ceiba, Choloma, El Progreso, Comayagua, Choluteca, Puerto Cort\xE9s, Danl\xED, Juticalpa, Siguatepeque, Tocoa, Catacamas, Atl\xE1ntida, Francisco Moraz\xE1n, Olancho, Yoro
El Salvador = San Salvador, Santa Ana El Salvador, San Miguel El Salvador, Soyapango, Santa Tecla, Mejicanos, Apopa, Usulut\xE1n, Sonsonate, Ahuachap\xE1n, Cojutepeque, Zacatecoluca, Chalatenango, Ilopango, Antiguo Cuscatl\xE1n, La Libertad El Salvador, Moraz\xE1n
Nicaragua = Managua, Le\xF3n Nicaragua, Masaya, Matagalpa, Chinandega, Estel\xED, Granada Nicaragua, Tipitapa, Jinotega, Bluefields, Juigalpa, Rivas, Boaco, Ocotal, Somoto, Carazo, Jinotepe
Cuba = La Habana, Santiago de Cuba, Camag\xFCey, Holgu\xEDn, Santa Clara, Guant\xE1namo, Bayamo, Cienfuegos, Pinar del R\xEDo, Matanzas, Las Tunas, Ciego de \xC1vila, Sancti Sp\xEDritus, Villa Clara, Granma
Rep\xFAblica Dominicana = Santo Domingo Este, Santiago de los Caballeros, La Romana, San Pedro de Macor\xEDs, La Vega, San Francisco de Macor\xEDs, Hig\xFCey, Puerto Plata, Barahona, Moca, Bonao, Ban\xED, Azua, Punta Cana, Nagua
Hait\xED | Haiti = Puerto Pr\xEDncipe, Port-au-Prince, Cap-Ha\xEFtien, Cabo Haitiano, Gona\xEFves, Les Cayes, Jacmel, J\xE9r\xE9mie, P\xE9tion-Ville, Delmas, Saint-Marc, L\xE9og\xE2ne, Hinche, Port-de-Paix
Puerto Rico = San Juan de Puerto Rico, Bayam\xF3n, Ponce, Caguas, Mayag\xFCez, Arecibo, Guaynabo
Espa\xF1a | Spain = Madrid, Barcelona, Valencia Espa\xF1a, Sevilla, Zaragoza, M\xE1laga, Murcia, Palma de Mallorca, Las Palmas de Gran Canaria, Bilbao, Alicante, C\xF3rdoba Espa\xF1a, Valladolid, Vigo, Gij\xF3n, A Coru\xF1a, La Coru\xF1a, Vitoria, Granada, Elche, Oviedo, Terrassa, Sabadell, Santander Espa\xF1a, Pamplona, Almer\xEDa, San Sebasti\xE1n, Donostia, Burgos, Salamanca Espa\xF1a, Albacete, Logro\xF1o, Badajoz, Huelva, Tarragona, Lleida, Girona, C\xE1diz, Ja\xE9n, Toledo, C\xE1ceres, Santiago de Compostela, Tenerife, Andaluc\xEDa, Catalu\xF1a, Galicia, Pa\xEDs Vasco, Castilla y Le\xF3n, Castilla-La Mancha, Asturias, Cantabria, Navarra, Arag\xF3n, Extremadura, Islas Canarias, Islas Baleares
Brasil | Brazil = S\xE3o Paulo, Rio de Janeiro, R\xEDo de Janeiro, Bras\xEDlia, Salvador de Bah\xEDa, Fortaleza, Belo Horizonte, Minas Gerais, Manaos, Manaus, Curitiba, Paran\xE1 Brasil, Recife, Pernambuco, Porto Alegre, Rio Grande do Sul, Goi\xE2nia, Bel\xE9m, Florian\xF3polis, Santa Catarina, Campinas
Estados Unidos | EE.UU. | EEUU | United States | USA | U.S.A. = New York, Nueva York, Los Angeles, Miami, Florida USA, Chicago, Houston, Texas, San Francisco, California, Boston, Massachusetts, Washington DC, Seattle, Atlanta, Dallas, Austin, Denver, Orlando
Chile | Rep\xFAblica de Chile =
Canad\xE1 | Canada = Toronto, Montreal, Vancouver, Ottawa, Calgary
Reino Unido | United Kingdom | UK | Inglaterra = Londres, London, Manchester, Birmingham, Edimburgo, Edinburgh
Alemania | Germany = Berl\xEDn, M\xFAnich, Hamburgo, Frankfurt
Francia | France = Par\xEDs, Lyon, Marsella, Toulouse
Italia | Italy = Roma, Mil\xE1n, Tur\xEDn, Florencia, N\xE1poles
Portugal = Lisboa, Oporto, Coimbra
Australia = S\xEDdney, Sydney, Melbourne, Brisbane, Perth
Nueva Zelanda | New Zealand = Auckland, Wellington, Queenstown
China = Beijing, Pek\xEDn, Shangh\xE1i; Irlanda | Ireland = Dubl\xEDn, Dublin; Pa\xEDses Bajos | Holanda = \xC1msterdam; Suecia = Estocolmo; Suiza = Ginebra, Z\xFArich; B\xE9lgica = Bruselas; Jap\xF3n = Tokio; Israel = Tel Aviv
Nigeria = Abuya; Ghana = Acra; Senegal = Dakar; Marruecos = Casablanca; Argelia = Argel; Egipto = El Cairo; Sud\xE1frica = Johannesburgo; Kenia = Nairobi; Siria = Damasco; L\xEDbano = Beirut; Turqu\xEDa = Estambul; Rusia = Mosc\xFA; Ucrania = Kiev; Polonia = Varsovia; Croacia = Zagreb; Vietnam = Han\xF3i; Filipinas = Manila; Pakist\xE1n = Karachi; Palestina =
`);
var AMBIGUOUS = new Set(
  list(`
Victoria; Santiago; Castro; Pinto; Molina; Florida; Retiro; Navidad; Primavera; Independencia; Parral; Negrete; Navarro; Pica; Laja; Cabrero; Nacimiento; Empedrado; Constituci\xF3n; Porvenir; Romeral; Nogales; Rinconada; Cartagena; Corral; Canela; Salamanca; Caldera; Linares; Lautaro; Santa Mar\xEDa; Santa Cruz; San Mart\xEDn; Col\xF3n; David; Bol\xEDvar; Soledad; Salto; Minas; Le\xF3n; Lara; Vargas; Herrera; Rivera; Maldonado
Mercedes; Artigas; Dur\xE1n; Milagro; Loja; Santander; C\xF3rdoba; Granada; Toledo; Murcia; Lima; Armenia; Pereira; Bello; Palmira; Caldas; Cauca; Cesar; Magdalena; Nari\xF1o; Amazonas; Atl\xE1ntico; Hidalgo; Guerrero; Morelos; Durango; Sonora; Tigre; Rosario; Corrientes; Misiones; Mendoza; Salta; Formosa; Chaco; Trinidad; Sucre; Montero; Asunci\xF3n; Encarnaci\xF3n; Limpio; Cordillera; Coro; Valera; Barcelona; Valencia; Portuguesa
Santa Ana; Progreso; Libertad; La Libertad; El Progreso; La Uni\xF3n; La Cruz; La Estrella; El Bosque; El Monte; El Carmen; La Reina; San Jos\xE9; San Juan; San Miguel; San Carlos; San Antonio; San Fernando; San Pablo; San Felipe; Florencia; Virginia; Austin; Orlando; Dallas; Cuenca; Manta; Ambato; Barranco; Maule; Atacama; Coronel; Saavedra; Sierra Gorda; Ant\xE1rtica; Metropolitana; Liberia; Ponce; Moca; Azua; Colima; Cartago; Lim\xF3n; Rocha; Melo; RM; UK; Nagua; Perth; Par\xEDs; M\xE9rida; Arauco; Lota; Tom\xE9; Freire; Angol
`).map(fold)
);
function isAmbiguous(folded) {
  return AMBIGUOUS.has(folded) || GIVEN_NAMES.has(folded) || FAMILY_NAMES.has(folded);
}
function placeOf(name, kind, country, region, wording = name) {
  return { name, kind, country, region, ambiguous: isAmbiguous(fold(wording)) };
}
function chileanPlaces() {
  return CHILEAN_REGIONS.flatMap(({ name, otherNames, communes }) => [
    ...communes.map((commune) => [commune, placeOf(commune, "city", "Chile", name)]),
    ...[name, ...otherNames].map((wording) => [
      wording,
      placeOf(name, "region", "Chile", name, wording)
    ])
  ]);
}
function foreignPlaces() {
  return COUNTRIES.flatMap(([names, cities]) => {
    const [country = "", ...others] = names.split("|").map((part) => part.trim());
    return [
      ...[country, ...others].map((wording) => [
        wording,
        placeOf(country, "country", country, null, wording)
      ]),
      ...cities.split(",").map((city) => city.trim()).filter((city) => city !== "").map((city) => [city, placeOf(city, "city", country, null)])
    ];
  });
}
var PLACES = [...chileanPlaces(), ...foreignPlaces()];
var placeLexicon = buildLexicon(PLACES, { literal: true });

// app/features/cv/vocabulary/verb-forms.ts
var FAMILIES = [
  ["tener", "tengo", "tiene", "tuv", "tenido"],
  ["poner", "pongo", "pone", "pus", "puesto"],
  ["venir", "vengo", "viene", "vin", "venido"],
  ["traer", "traigo", "trae", "traj", "tra\xEDdo"],
  ["hacer", "hago", "hace", "hic", "hecho"],
  ["ducir", "duzco", "duce", "duj", "ducido"]
];
function family(infinitive) {
  const row = FAMILIES.find(([ending2]) => infinitive.endsWith(ending2));
  if (row === void 0) return null;
  const [ending, first, third, past, participle] = row;
  const start = infinitive.slice(0, infinitive.length - ending.length);
  const thirdPast = past === "hic" ? "hizo" : `${past}o`;
  const forms = [
    [`${past}e`, "past"],
    [thirdPast, "past"],
    [`${past}imos`, "past"],
    [first, "present"],
    [third, "present"],
    [`${ending.slice(0, -2)}\xEDa`, "imperfect"],
    [`${ending.slice(0, -2)}${ending === "traer" ? "y" : "i"}endo`, "gerund"],
    [participle, "participle"]
  ];
  return [[infinitive, "infinitive"], ...forms.map(([word, form2]) => [start + word, form2])];
}
function firstConjugation(infinitive, stems) {
  const stem2 = infinitive.slice(0, -2);
  const beforeE = stem2.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c");
  return [
    [infinitive, "infinitive"],
    [`${beforeE}\xE9`, "past"],
    [`${stem2}\xF3`, "past"],
    [`${stem2}amos`, "past"],
    [`${stems.present}o`, "present"],
    [`${stems.present}a`, "present"],
    [`${stem2}aba`, "imperfect"],
    [`${stem2}ando`, "gerund"],
    [`${stem2}ado`, "participle"]
  ];
}
function firstPerson(stem2, ending) {
  if (/[aeo]c$/.test(stem2)) return `${stem2.slice(0, -1)}zco`;
  if (/g$/.test(stem2)) return `${stem2.slice(0, -1)}jo`;
  if (/gu$/.test(stem2)) return `${stem2.slice(0, -1)}o`;
  if (/u$/.test(stem2) && ending === "ir") return `${stem2}yo`;
  return `${stem2}o`;
}
function secondConjugation(infinitive, stems, participle) {
  const stem2 = infinitive.slice(0, -2);
  const ending = infinitive.slice(-2);
  const vowel = /[aeou]$/.test(stem2) && !/gu$/.test(stem2);
  const y = vowel && /u$/.test(stem2) ? "y" : "";
  return [
    [infinitive, "infinitive"],
    [`${stem2}\xED`, "past"],
    [vowel ? `${stem2}y\xF3` : `${stems.past}i\xF3`, "past"],
    [`${stem2}imos`, "past"],
    [firstPerson(stems.present, ending), "present"],
    [`${stems.present}${y}e`, "present"],
    [`${stem2}\xEDa`, "imperfect"],
    [vowel ? `${stem2}yendo` : `${stems.past}iendo`, "gerund"],
    [participle ?? `${stem2}${vowel && y === "" ? "\xEDdo" : "ido"}`, "participle"]
  ];
}
function conjugate(notation) {
  const [infinitive = "", present = "", past = "", participle] = notation.split(":");
  const stem2 = infinitive.slice(0, -2);
  const stems = { present: present || stem2, past: past || stem2 };
  const ofFamily = family(infinitive);
  if (ofFamily !== null) return ofFamily;
  return infinitive.endsWith("ar") ? firstConjugation(infinitive, stems) : secondConjugation(infinitive, stems, participle);
}
var ONE_SHORT_SYLLABLE = /^[^aeiou]+[aeiou][^aeiouwxy]$/;
function conjugateEnglish(notation) {
  const [base = "", irregular, participle] = notation.split(":");
  const stem2 = base.replace(/e$/, "");
  const doubled = ONE_SHORT_SYLLABLE.test(base) ? base + base.slice(-1) : stem2;
  const consonantY = /[^aeiou]y$/.test(base);
  const past = irregular ?? (consonantY ? `${base.slice(0, -1)}ied` : `${doubled}ed`);
  const third = consonantY ? `${base.slice(0, -1)}ies` : /(?:s|sh|ch|x)$/.test(base) ? `${base}es` : `${base}s`;
  return [
    [base, "infinitive"],
    [past, "past"],
    [third, "present"],
    [`${/ee$/.test(base) ? base : doubled}ing`, "gerund"],
    [participle ?? past, "participle"]
  ];
}

// app/features/cv/vocabulary/verbs.ts
var STRONG_SPANISH = list(`
liderar; dirigir; encabezar; coordinar; supervisar; gestionar; administrar; gerenciar; conducir; comandar; orientar; guiar:gu\xED; motivar; delegar; crear; dise\xF1ar; desarrollar; implementar; implantar; instaurar; inaugurar; fundar; iniciar; emprender; lanzar; introducir; establecer; constituir; construir; instalar; montar; levantar; edificar; habilitar; programar; automatizar; digitalizar; informatizar; modernizar; innovar; inventar
patentar; prototipar; modelar; modelizar; simular; configurar; desplegar:despleg; migrar; integrar; escalar; parametrizar; reducir; disminuir; rebajar; acortar; ahorrar; minimizar; eliminar; evitar; prevenir; erradicar; mitigar; aumentar; incrementar; elevar; duplicar; triplicar; cuadruplicar; multiplicar; expandir; ampliar:ampl\xED; crecer; acelerar; maximizar; potenciar; mejorar; optimizar; perfeccionar; fortalecer; reforzar:refuerz; consolidar; agilizar
simplificar; estandarizar; normalizar; reestructurar; reorganizar; redise\xF1ar; renovar:renuev; transformar; revertir:reviert:revirt; recuperar; rescatar; restaurar; rehabilitar; reparar; solucionar; resolver:resuelv::resuelto; lograr; alcanzar; conseguir:consigu:consigu; obtener; superar; exceder; ganar; adjudicar; conquistar; posicionar; impulsar; promover:promuev; fomentar; incentivar; generar; producir; fabricar; cosechar
cultivar; plantar; negociar; renegociar; pactar; acordar:acuerd; convencer; persuadir; vender; captar; fidelizar; retener; prospectar; comercializar; cerrar:cierr; abrir::abr:abierto; recaudar; cobrar; facturar; invertir:inviert:invirt; financiar; rentabilizar; capacitar; formar; entrenar; ense\xF1ar; instruir; educar; mentorear; mentorizar; inducir; evaluar:eval\xFA; diagnosticar; auditar; certificar; acreditar; fiscalizar; inspeccionar; validar
calibrar; medir:mid:mid; calcular; cuantificar; proyectar; pronosticar; presupuestar; planificar; planear; organizar; estructurar; definir; formular; proponer; publicar; editar; traducir; escribir::escrib:escrito; ilustrar; componer; interpretar; exponer; presentar; dictar; difundir; divulgar; representar; defender:defiend; litigar; demandar; patrocinar; mediar; conciliar; asesorar; aconsejar; recomendar:recomiend
investigar; analizar; descubrir::descubr:descubierto; identificar; detectar; demostrar:demuestr; comprobar:comprueb; experimentar; sistematizar; documentar; mapear; caracterizar; ejecutar; concretar; materializar; finalizar; concluir; entregar; operar; intervenir; tratar; rehacer; contratar; reclutar; seleccionar; articular; vincular; convocar; movilizar; curar; filmar; depurar; refactorizar; blindar; proteger; asegurar; garantizar; salvar; contener
soldar:sueld; cablear; energizar; perforar; excavar; cubicar; trazar; tornear; ensamblar; embalar; cocinar; hornear; emplatar; coreografiar; actuar:act\xFA; exhibir; coser; confeccionar; tapizar; pintar; pavimentar; hormigonar; estucar; techar; regar:rieg; podar; injertar; vacunar; anestesiar; internacionalizar; externalizar; reposicionar; viralizar; monetizar
bajar; subir; recortar; liberar; economizar; armar; idear; concebir:concib:concib; catalogar; alegar; regularizar; inscribir::inscrib:inscrito; licitar; valorizar; poner; dictaminar; presidir; cofundar; codirigir; cocrear; incubar; exportar; importar; suturar; intubar; reanimar; estabilizar; esterilizar; dializar; pesquisar; estimular; alfabetizar; nivelar; tutorizar; reinsertar; empoderar; sensibilizar; catastrar; georreferenciar; muestrear; secuenciar; sintetizar; aislar:a\xEDsl; purificar
codificar; testear; probar:prueb; virtualizar; orquestar; segmentar; perfilar; visualizar; bosquejar; diagramar; maquetar; animar; renderizar; esculpir; grabar; musicalizar; estrenar; reportear; transmitir; fotografiar:fotograf\xED; sembrar:siembr; fertilizar; fumigar; orde\xF1ar; inseminar; desparasitar; faenar; filetear; esquilar; aserrar; lijar; barnizar; laminar; encofrar; enfierrar; alinear; fundir; forjar; fresar; mecanizar; rectificar; troquelar; inyectar; extruir; electrificar; conectar; empalmar; bobinar; lubricar; desmontar; desarmar; remodelar
demoler:demuel; compactar; asfaltar; impermeabilizar; climatizar; maniobrar; pilotear; navegar; estibar; rutear; nacionalizar; desaduanar; bordar; tejer; maquillar; depilar; competir:compit:compit; evacuar; sofocar; patrullar; custodiar; incautar; desarticular; resguardar; deshuesar; decorar; fermentar; destilar; maridar; tostar:tuest; refinanciar; reprogramar; repactar; liquidar; suscribir::suscrib:suscrito; indemnizar; descongestionar; descentralizar; transparentar; interconectar; subtitular; narrar; moderar; relatar; apalancar
sostener; revitalizar; reactivar; activar; dinamizar; regular; reciclar; reutilizar; compostar; reforestar; forestar; remediar; restituir; sustituir; distinguir; abordar; anticipar; autorizar; aprobar:aprueb; rechazar; refutar; impugnar; apelar; interponer; notarizar; escriturar; legalizar; triar; categorizar; priorizar; jerarquizar; balancear; centralizar; unificar; armonizar; homologar; homogeneizar; compatibilizar; adelantar; destrabar
manejar; controlar; inventariar; despachar; repartir; distribuir; transportar; abastecer; suministrar; proveer; comprar; cotizar; tramitar; procesar; disponer; servir:sirv:sirv; cuidar; derivar; entrevistar; visitar; encuestar; recolectar; recopilar; reunir:re\xFAn; transcribir::transcrib:transcrito; cambiar; ajustar; adaptar; adecuar; corregir:corrig:corrig; tabular; envasar; facilitar; intermediar; rendir:rind:rind; subrogar; promocionar; cortar
`);
var ROUTINE_SPANISH = list(`
apoyar; ayudar; asistir; auxiliar; colaborar; participar; contribuir; cooperar; acompa\xF1ar; asociar; realizar; efectuar:efect\xFA; hacer; desempe\xF1ar; ejercer; trabajar; laborar; aplicar; usar; cumplir; utilizar; emplear; operativizar; revisar; monitorear; observar; vigilar; chequear; seguir:sigu:sigu; registrar; ingresar; digitar; archivar; ordenar; clasificar; etiquetar; almacenar; guardar; actualizar
mantener; conservar; limpiar; asear; higienizar; sanitizar; recibir; recepcionar; trasladar; cargar; descargar; reponer; pagar; cuadrar; contestar; responder; informar; reportar; notificar; avisar; contactar; llamar; agendar; citar; completar; llenar; preparar; alistar
velar; tomar; buscar; consultar; estudiar; aprender; conocer; dominar; entender:entiend; leer; copiar; escanear; imprimir; enviar:env\xED; retirar; devolver:devuelv::devuelto; calificar; sumar; contar:cuent; pesar; empacar; sellar
enlazar; justificar; respaldar; cubrir::cubr:cubierto; reemplazar; suplir; rotar; cumplimentar; ofrecer; degustar; saludar; embolsar; lavar; planchar; barrer; pelar; picar; amasar; conversar; dialogar; escuchar; socializar; compartir; brindar; incluir; encargar
mostrar:muestr; explicar; repasar; moldear; doblar; trapear; desinfectar; enjuagar; secar; colgar:cuelg; apilar; pistolear; rotular; timbrar; foliar; anillar; fotocopiar; transferir:transfier:transfir; depositar; girar; reservar; confirmar; acomodar; acoger; albergar; alimentar; mudar; ba\xF1ar; pasear; acarrear; vaciar:vac\xED; rellenar; mezclar; batir; calentar:calient; enfriar; congelar; descongelar; porcionar; desmalezar; rastrillar; ralear; enfardar; arrear; atender:atiend; redactar; elaborar; verificar; comunicar
`);
var STRONG_ENGLISH = list(`
lead:led; manage; direct; head; oversee:oversaw:overseen; supervise; coordinate; build:built; create; design; develop; implement; launch; establish; found; start; initiate; introduce; spearhead; pioneer; drive:drove:driven; grow:grew:grown; increase; expand; boost; raise; double; triple; improve; enhance; optimize; optimise; streamline; accelerate; reduce; cut:cut; decrease; eliminate; save; prevent; resolve; solve; fix; repair; restore; turn; transform; redesign; rebuild:rebuilt
restructure; reorganize; modernize; automate; digitize; migrate; integrate; deploy; ship:shipped; deliver; execute; achieve; exceed; surpass; attain; win:won; earn; secure; negotiate; close; sell:sold; generate; produce; manufacture; market; promote; position; recruit; hire; train; teach:taught; coach; mentor; educate; evaluate; assess; audit; certify; validate; analyze; analyse; research; investigate; discover; identify; detect; diagnose; treat; forecast; plan:planned; budget; invest
allocate; organize; define; formulate; propose; author; write:wrote:written; publish; edit; translate; present; advise; consult; represent; defend; litigate; program:programmed; code; engineer; architect; test; configure; install; standardize; scale; refactor; model; calculate; measure; standardise; centralize; consolidate; orchestrate; champion; influence; persuade; inspire; unify; revamp; overhaul; devise; craft; compose; choreograph; curate; illustrate; cook; bake; weld; assemble; construct; fundraise
own; run:ran:run; bring:brought; begin:began:begun; hold:held; take:took:taken; give:gave:given; set:set; make:made; find:found; rise:rose:risen; shorten; lower; trim; slash; halve; recover; retain; release; move; shape; steer; chair; convene; mediate; settle; argue; plead:pleaded; prosecute; draft; patent; prototype; sketch; animate; film; shoot:shot; stage; sing:sang:sung; farm; plant; harvest; breed:bred; wire; machine; paint; plaster; plumb; survey; map; drill; blast; pilot; navigate; rescue
vaccinate; intubate; rehabilitate; counsel; tutor; grade; empower; engage; onboard; upsell; outperform; benchmark; refine; rewrite:rewrote:rewritten; rework; containerize; provision; instrument; query; visualize; segment; simplify; upgrade; replatform; extend; acquire; merge; divest; refinance; bill; reconcile; comply; enforce; accredit; reopen; open; relocate; transition; convert; cultivate
`);
var ROUTINE_ENGLISH = list(`
assist; help; support; aid; participate; collaborate; contribute; cooperate; work; perform; conduct; handle; use; utilize; apply; operate; maintain; keep:kept; monitor; review; check; inspect; follow; record; log:logged; enter; file; sort; store; stock; clean; receive; dispatch; distribute; transport; load; unload; purchase; order; pay:paid; answer; respond; reply; inform; report; notify; contact; call; schedule; process; complete; fill; prepare; serve; care; attend; interview; visit; collect; gather; search; study; learn; know:knew:known
read:read; copy; scan:scanned; print; send:sent; update; adjust; adapt; correct; count; pack; label; facilitate; liaise; cover; replace; provide; offer; ensure; include; involve; greet; welcome; wash; communicate; compile; document; track; verify; observe; shadow; rotate
`);
var STRONG_NOUNS = list(`
liderazgo; direcci\xF3n; coordinaci\xF3n; supervisi\xF3n; gesti\xF3n; administraci\xF3n; jefatura; creaci\xF3n; dise\xF1o; desarrollo; implementaci\xF3n; implantaci\xF3n; fundaci\xF3n; lanzamiento; introducci\xF3n; establecimiento; construcci\xF3n; instalaci\xF3n; montaje; levantamiento; programaci\xF3n; automatizaci\xF3n; digitalizaci\xF3n; modernizaci\xF3n; innovaci\xF3n; modelamiento; configuraci\xF3n; despliegue; migraci\xF3n; integraci\xF3n; reducci\xF3n; disminuci\xF3n; ahorro; eliminaci\xF3n; prevenci\xF3n; mitigaci\xF3n; aumento
incremento; duplicaci\xF3n; expansi\xF3n; ampliaci\xF3n; crecimiento; aceleraci\xF3n; mejora; mejoramiento; optimizaci\xF3n; perfeccionamiento; fortalecimiento; consolidaci\xF3n; simplificaci\xF3n; estandarizaci\xF3n; reestructuraci\xF3n; reorganizaci\xF3n; redise\xF1o; renovaci\xF3n; transformaci\xF3n; recuperaci\xF3n; restauraci\xF3n; rehabilitaci\xF3n; reparaci\xF3n; soluci\xF3n; resoluci\xF3n; logro; obtenci\xF3n; superaci\xF3n; adjudicaci\xF3n; posicionamiento; impulso; promoci\xF3n; fomento; generaci\xF3n; producci\xF3n; fabricaci\xF3n
negociaci\xF3n; venta; captaci\xF3n; fidelizaci\xF3n; prospecci\xF3n; comercializaci\xF3n; cierre; apertura; recaudaci\xF3n; inversi\xF3n; financiamiento; capacitaci\xF3n; formaci\xF3n; entrenamiento; evaluaci\xF3n; diagn\xF3stico; auditor\xEDa; certificaci\xF3n; acreditaci\xF3n; fiscalizaci\xF3n; inspecci\xF3n; validaci\xF3n; calibraci\xF3n; medici\xF3n; c\xE1lculo; proyecci\xF3n; planificaci\xF3n; organizaci\xF3n; estructuraci\xF3n; definici\xF3n; formulaci\xF3n; propuesta; publicaci\xF3n; edici\xF3n; traducci\xF3n; composici\xF3n; interpretaci\xF3n
difusi\xF3n; representaci\xF3n; defensa; litigaci\xF3n; mediaci\xF3n; asesor\xEDa; investigaci\xF3n; an\xE1lisis; descubrimiento; identificaci\xF3n; detecci\xF3n; sistematizaci\xF3n; ejecuci\xF3n; concreci\xF3n; finalizaci\xF3n; entrega; operaci\xF3n; intervenci\xF3n; tratamiento; contrataci\xF3n; reclutamiento; selecci\xF3n; articulaci\xF3n; vinculaci\xF3n
`);
var ROUTINE_NOUNS = list(`
apoyo; ayuda; asistencia; colaboraci\xF3n; participaci\xF3n; contribuci\xF3n; cooperaci\xF3n; acompa\xF1amiento; realizaci\xF3n; desempe\xF1o; aplicaci\xF3n; uso; utilizaci\xF3n; manejo; revisi\xF3n; control; monitoreo; observaci\xF3n; vigilancia; seguimiento; registro; ingreso; digitaci\xF3n; archivo; orden; clasificaci\xF3n; etiquetado; almacenamiento; inventario; actualizaci\xF3n; mantenci\xF3n; mantenimiento; conservaci\xF3n; limpieza; aseo; sanitizaci\xF3n; recepci\xF3n; despacho; reparto; distribuci\xF3n; traslado; transporte; carga; descarga
reposici\xF3n; abastecimiento; compra; cotizaci\xF3n; pago; cuadratura; atenci\xF3n; respuesta; reporte; notificaci\xF3n; contacto; agendamiento; coordinaciones; tramitaci\xF3n; procesamiento; llenado; preparaci\xF3n; elaboraci\xF3n; redacci\xF3n; confecci\xF3n; servicio; cuidado; derivaci\xF3n; entrevista; visita; toma; recolecci\xF3n; recopilaci\xF3n; b\xFAsqueda; estudio; transcripci\xF3n; escaneo; impresi\xF3n; env\xEDo; retiro; devoluci\xF3n; cambio; ajuste; adaptaci\xF3n; correcci\xF3n; tabulaci\xF3n; conteo; envasado; facilitaci\xF3n; rendici\xF3n; respaldo; cobertura; reemplazo
`);
var WEAK_OPENERS = list(`
responsable de; responsable por; responsable del \xE1rea de; responsable; encargado de; encargado; a cargo de; a mi cargo; estuve a cargo de; estaba a cargo de; qued\xE9 a cargo de; apoyo en; apoyo a; apoyo al; apoyar en; brindar apoyo; dar apoyo; ayuda en; ayudar en; ayudar a; ayudaba a; ayudaba en; ayudaba; ayud\xE9 a; colaborar en; colaboraba en; colaboraci\xF3n en; participar en; participaba en; particip\xE9 en; participaci\xF3n en; asistir en; asistencia en
hac\xEDa; hac\xEDa de todo; hacer de todo; hice de todo; hago de todo; hac\xEDamos; se hac\xEDa; estaba en; estuve en; estuve trabajando; trabajaba en; trabajaba como; trabaj\xE9 en; trabaj\xE9 como; trabaj\xE9 de; me desempe\xF1\xE9 como; me desempe\xF1\xE9 en; me tocaba; me toc\xF3; me encargaba de; me encargo de; me encargu\xE9 de; me dedicaba a; me dedico a; tuve que; ten\xEDa que; ten\xEDa a cargo; mi trabajo era; mi trabajo consist\xEDa en; mi funci\xF3n era; mis funciones eran
mis funciones; mis labores; mis tareas; mis responsabilidades; funciones; funciones principales; principales funciones; funciones realizadas; funciones del cargo; las funciones; labores; labores de; labores realizadas; tareas; tareas de; tareas realizadas; actividades; actividades realizadas; actividades de; responsabilidades; entre mis funciones; dentro de mis funciones; cumplir con; cumplir funciones de; cumplir labores de; realizar labores de; realizar tareas de; realizar funciones de
realic\xE9 labores de; realizaba; realic\xE9 mi pr\xE1ctica; ejercer como; desempe\xF1ar funciones; cargo; varios; de todo un poco; entre otros; etc\xE9tera; otras funciones; otras tareas; lo que me pidieran; conocimiento de; manejo de; experiencia en; aprend\xED a; aprend\xED; aprender a; conoc\xED; vi; responsible for; in charge of; duties; duties included; responsibilities; responsibilities included; tasks; tasks included; tasked with; worked on; worked as; worked with; helped; helped with; helped to; assisted with; assisted in
participated in; involved in; was responsible for; was in charge of; job duties; my job was; did; had to; exposure to; familiar with; respons\xE1vel por; encarregado de; auxiliar em; ajudar em; participa\xE7\xE3o em; atividades; fun\xE7\xF5es
`);
var AMBIGUOUS2 = new Set(
  list(`
cargo; trabajo; estudio; presento; presente; informe; reporte; registre; cobre; corte; cierre; cuenta; planta; forma; marcha; prueba; mezcla; cura; falla; nota; lista; gu\xEDa; copia; cargue; apoye; contacte; publico; p\xFAblico; m\xE9dico; pinto; pr\xE1ctica; act\xFAa; dicto; edito; crea; creo; labora; llamo; llama; llenado; visita; pica; cita; busca; toma; corta; lava; carga; contrata; mezclo; cocina; cocino; calculo; titulo; formado
sueldo; baja; bajo; siembra; reserva; resguardo; liquido; animo; moldeo; mudo; mudas; cuadro; recorte; ensamble; desarme; empalme; ensaye; arma; arme;
obra; oferta; marca; venda; vende; vino; vine; trajo; traje; sirve; para; como; sello; peso; pago; abono; gano; cultivo; injerto; riego; corto; saludo; cambio; ajuste; envase; avance; alcance; empleo; empaque; embalaje; despacho; despliegue; refuerzo; acuerdo; invento; modelo; modela; proyecto; presupuesto; escrito; hecho; puesto; salvo; exhibo; encabezado; certificado; titulado; licenciado; resultado; estado; dado; mercado; pedido; contenido; sentido; partido; recorrido
lead; head; model; plan; program; market; work; help; support; contact; report; record; test; study; order; stock; store; care; document; research; design; value; use; file; cover; offer; process; schedule; copy; search; print; label; log; pack; call; answer; interview; budget; train; coach; cook; author; author's; direct; perfect; present; fix; close; start; visit; update; review; check; audit; code; volunteer; lab; run; turn; shape; move; stage; chair; set; make; hold; find; film; farm; plant; harvest; wire; machine; drill; blast; pilot; map; survey; bill; release; patent; prototype; grade; query; benchmark; upgrade; tutor; file
`)
);
var weakOpenerLexicon = buildLexicon(WEAK_OPENERS.map((opener2) => [opener2, opener2]));
function add(index, word, verb) {
  if (index.has(word)) return;
  index.set(word, { ...verb, ambiguous: AMBIGUOUS2.has(word) || NOUNS.has(word) });
}
function addForms(index, group, spanish, english) {
  const lemma = (notation) => notation.split(":")[0] ?? "";
  for (const notation of spanish) {
    const base = { lemma: lemma(notation), group, language: "es" };
    for (const [word, form2] of conjugate(notation)) add(index, word, { ...base, form: form2 });
  }
  for (const notation of english) {
    const base = { lemma: lemma(notation), group, language: "en" };
    for (const [word, form2] of conjugateEnglish(notation)) add(index, word, { ...base, form: form2 });
  }
}
function verbIndex() {
  const written = /* @__PURE__ */ new Map();
  addForms(written, "strong", STRONG_SPANISH, STRONG_ENGLISH);
  addForms(written, "routine", ROUTINE_SPANISH, ROUTINE_ENGLISH);
  for (const [group, nouns] of [["strong", STRONG_NOUNS], ["routine", ROUTINE_NOUNS]]) {
    for (const noun of nouns) add(written, noun, { lemma: noun, group, form: "noun", language: "es" });
  }
  const unaccented = /* @__PURE__ */ new Map();
  for (const [word, verb] of written) {
    const bare2 = fold(word);
    if (bare2 !== word && !written.has(bare2)) add(unaccented, bare2, verb);
  }
  return { written, unaccented };
}
var NOUNS = /* @__PURE__ */ new Set([...STRONG_NOUNS, ...ROUTINE_NOUNS]);
var INDEX = verbIndex();
var VERB_COUNTS = {
  strong: (/* @__PURE__ */ new Set([...STRONG_SPANISH, ...STRONG_ENGLISH])).size,
  routine: (/* @__PURE__ */ new Set([...ROUTINE_SPANISH, ...ROUTINE_ENGLISH])).size
};
function verbOf(word) {
  const lower = word.normalize("NFC").toLowerCase();
  return INDEX.written.get(lower) ?? INDEX.unaccented.get(fold(lower)) ?? null;
}

// app/features/cv/facts/signals.ts
var LEGAL_FORM = /(?:^|[\s,.])(?:s\.?\s?a\.?(?:\s?c\.?)?(?:\.?\s?s\.?)?|s\.?p\.?a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|inc\.?|llc|corp\.?|gmbh|s\.?r\.?l\.?|s\.? de r\.?l\.?(?: de c\.?v\.?)?|s\.?a\.? de c\.?v\.?|cia\.?|y cia|& co|co\.|group|holding)(?=$|[\s,.;)|-])/;
var STUDIES_PERSON = /\b(?:estudiante|egresad[oa]|titulad[oa]|alumn[oa]|tesista|student|cursando)\b/;
var VERB_FORM = /^[a-z]{3,}(?:amos|imos|emos|ando|iendo|endo|indo)$/;
var FIRST_WORDS = 3;
function titleScore(text) {
  const [match] = occupationLexicon.matches(text);
  const before = match === void 0 ? "" : text.slice(0, match.start);
  if (match !== void 0 && before.trim().split(/\s+/).filter(Boolean).length <= 1 && !institutionOpens(text))
    return 3;
  if (headOpens(text)) return 2.5;
  if (match === void 0 && headCloses(text)) return 2;
  return match === void 0 || institutionOpens(text) ? 0 : 1.5;
}
function headCloses(text) {
  const words = text.trim().split(/\s+/);
  if (/^(?:asociad[oa]s|consultores|abogados|arquitectos|ingenieros)$/i.test(words.at(-1) ?? "")) return false;
  return words.length >= 2 && words.length <= 5 && titleHeadLexicon.has(words.at(-1) ?? "");
}
function headOpens(text) {
  const [head] = titleHeadLexicon.matches(text.split(/\s+/, FIRST_WORDS + 1).join(" "));
  return head !== void 0 && head.start <= 2 || /^(?:ayudantia|practica|pasantia|internado|residencia|reemplazo|suplencia)s?\b/.test(fold(text));
}
function institutionOpens(text) {
  const [cue] = institutionLexicon.matches(text);
  return cue !== void 0 && cue.start === 0 && cue.text.length > 3;
}
function employerScore(text) {
  if (text.length < 3) return 0;
  if (LEGAL_FORM.test(fold(text))) return 3;
  if (headCloses(text)) return 0;
  let best = 0;
  for (const { start, value } of employerLexicon.matches(text)) {
    if (value.strength === "suffix") best = Math.max(best, start > 3 && value.cue !== "Chile" ? 2.5 : 0);
    else if (start <= 4) best = Math.max(best, 3);
    else best = Math.max(best, value.strength === "known" ? 2 : 1.5);
  }
  return best;
}
function startsWithVerb(text) {
  const first = /\p{L}+/u.exec(text)?.[0] ?? "";
  return verbOf(first) !== null || VERB_FORM.test(fold(first));
}
var DIVISION = /^(?:(?:la )?(?:region|provincia|comuna|ciudad|departamento|estado|municipio|distrito)\s+(?:de la|de los|de|del)\s+|region\s+(?=metropolitana))/i;
var REMOTE = /^(?:presencial|remoto|remote|hibrido|hybrid|teletrabajo|on-?site|region metropolitana(?: de santiago)?|[xvi]{1,4} region)$/;
function isPlace(text) {
  const bare2 = text.replace(/^[\s,(]+|[\s,.)]+$/g, "");
  if (bare2 === "" || bare2.length > 70) return false;
  const parts = bare2.split(/\s*[,/|()]\s*|\s+[-–—]\s+/).filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => isOnePlace(part) || part.split(/\s+y\s+/i).every(isOnePlace));
}
function isOnePlace(part) {
  const folded = fold(part);
  if (REMOTE.test(folded) || placeLexicon.has(part)) return true;
  const inner = DIVISION.exec(folded);
  return inner !== null && placeLexicon.has(part.slice(inner[0].length));
}
function placesIn(text) {
  return placeLexicon.matches(text);
}
function degreeScore(text) {
  const [opener2] = degreeOpenerLexicon.matches(text);
  if (opener2 !== void 0 && opener2.start <= 3) return 3;
  const [career] = careerLexicon.matches(text);
  if (career !== void 0 && career.start <= 3) return career.text.length >= text.trim().length - 3 ? 3 : 2;
  return opener2 !== void 0 || career !== void 0 || STUDIES_PERSON.test(fold(text)) ? 1.5 : 0;
}
var SHORT_INSTITUTION = /\b(?:DUOC|Duoc|AIEP|ENAC|USACH|UTEM|UFRO|PUCV|UNAM|UTPL|SENA|SENATI|(?:CFT|C\.F\.T\.|I\.P\.|IP|OTEC)\s+\p{Lu})|^U(?!(?:CI|TI|PS|SA|SB|RL)(?:\P{L}|$))\p{Lu}{2,5}(?=$|[.,;|])/u;
function institutionScore(text) {
  const matches = institutionLexicon.matches(text);
  if (matches.some((cue) => cue.text.length > 4) || SHORT_INSTITUTION.test(text)) return 3;
  return matches.length > 0 ? 1 : 0;
}

// app/features/cv/vocabulary/headings.ts
var HEADINGS = {
  contact: list(`
contacto; datos de contacto; informaci\xF3n de contacto; mis datos de contacto; cont\xE1ctame; cont\xE1ctame en; c\xF3mo contactarme; d\xF3nde encontrarme; para contactarme; medios de contacto; formas de contacto; ub\xEDcame; se\xF1as; mis se\xF1as; hablemos; conversemos; escr\xEDbeme; para conversar
conectemos; mis redes; redes sociales; enlaces; links; antecedentes de contacto; contacto y ubicaci\xF3n; v\xEDas de contacto; s\xEDgueme; ponte en contacto; tel\xE9fono y correo; correo y tel\xE9fono; contact me; contact details; contact information; contact info; get in touch; reach me; let's talk; find me; contato; dados de contato; informa\xE7\xF5es de contato; fale comigo`),
  summary: list(`
perfil; perfil profesional; mi perfil; perfil laboral; perfil personal; perfil ejecutivo; perfil del candidato; perfil acad\xE9mico; perfil docente; resumen; resumen profesional; resumen ejecutivo; resumen laboral; resumen de perfil; resumen curricular; acerca; extracto; extracto profesional; s\xEDntesis; s\xEDntesis profesional
s\xEDntesis curricular; rese\xF1a; rese\xF1a profesional; presentaci\xF3n; presentaci\xF3n personal; breve presentaci\xF3n; acerca de m\xED; sobre m\xED; acerca m\xEDo; qui\xE9n soy; soy; un poco de m\xED; un poco sobre m\xED; con\xF3ceme; hola; objetivo; objetivo profesional; objetivo laboral; mis objetivos
objetivo de carrera; propuesta de valor; mi propuesta de valor; qu\xE9 ofrezco; lo que ofrezco; qu\xE9 puedo aportar; qu\xE9 aporto; mi aporte; en pocas palabras; en breve; en una frase; mi historia; mi motivaci\xF3n; qu\xE9 busco; lo que busco; biograf\xEDa; bio; descripci\xF3n personal; descripci\xF3n profesional; declaraci\xF3n personal
por qu\xE9 yo; por qu\xE9 contratarme; mi sello; profile; professional profile; summary; professional summary; executive summary; career summary; about; about me; who I am; objective; career objective; personal statement; overview; career profile; introduction; hello; resumo; resumo profissional; sobre mim; quem sou; perfil profissional; objetivo profissional`),
  experience: list(`
experiencia; experiencia laboral; experiencia profesional; experiencia de trabajo; experiencia cl\xEDnica; experiencia docente; experiencia pedag\xF3gica; experiencia previa; experiencia relevante; experiencia destacada; experiencia reciente; mi experiencia; mis experiencias; experiencia y logros
experiencia y pr\xE1ctica profesional; antecedentes laborales; antecedentes profesionales; antecedentes de trabajo; historial laboral; historial profesional; historia laboral; historia profesional; trayectoria; trayectoria laboral; trayectoria profesional; mi trayectoria; recorrido; recorrido profesional; recorrido laboral; mi recorrido
mi camino; mi camino profesional; mi carrera; carrera profesional; carrera; vida laboral; mi vida laboral; desempe\xF1o laboral; desempe\xF1o profesional; ejercicio profesional; actividad laboral; actividad profesional; empleo actual; empleos anteriores; empleos previos; trabajos; mis trabajos; trabajo actual; antes; anteriormente
trabajos anteriores; trabajos realizados; trabajos desempe\xF1ados; mis pegas; pegas; pegas anteriores; en qu\xE9 he trabajado; d\xF3nde he trabajado; donde trabaj\xE9; lugares donde he trabajado; lugares de trabajo; lugares en que ha trabajado; se ha desempe\xF1ado en; se desempe\xF1\xF3 en; me he desempe\xF1ado en; ha trabajado en; empleos; lo que he hecho; qu\xE9 he hecho; lo que hago; he trabajado en; cargos; cargos desempe\xF1ados; cargos ocupados; puestos desempe\xF1ados; puestos de trabajo; situaci\xF3n laboral
pr\xE1cticas; pr\xE1cticas profesionales; pr\xE1ctica laboral; pr\xE1cticas y pasant\xEDas; pr\xE1cticas cl\xEDnicas; pr\xE1cticas pedag\xF3gicas; pasant\xEDas; internados; internados cl\xEDnicos; rotaciones; rotaciones cl\xEDnicas; ayudant\xEDas; ayudant\xEDas y docencia; docencia; docencia universitaria; asesor\xEDas; consultor\xEDas; experiencia internacional; experiencia en terreno
experiencia en el \xE1rea; experiencia en investigaci\xF3n; otras experiencias; otros trabajos; otras experiencias laborales; experience; work experience; professional experience; employment; employment history; work history; career history; career; relevant experience; work; my journey; professional background; background; internships; clinical experience; teaching experience
research experience; leadership experience; experi\xEAncia profissional; experi\xEAncias profissionais; hist\xF3rico profissional; trajet\xF3ria profissional; est\xE1gios`),
  education: list(`
educaci\xF3n; formaci\xF3n; formaci\xF3n acad\xE9mica; formaci\xF3n profesional; formaci\xF3n educacional; formaci\xF3n universitaria; mi formaci\xF3n; educaci\xF3n formal; educaci\xF3n superior; educaci\xF3n universitaria; antecedentes acad\xE9micos; antecedentes educacionales; antecedentes educativos; antecedentes de estudios; antecedentes de formaci\xF3n; historial acad\xE9mico
historial educativo; trayectoria acad\xE9mica; trayectoria educativa; recorrido acad\xE9mico; estudios; mis estudios; estudios realizados; estudios cursados; estudios superiores; estudios universitarios; estudios acad\xE9micos; estudios formales; nivel de estudios; nivel educacional; escolaridad; t\xEDtulos; t\xEDtulos y grados; t\xEDtulos profesionales; grados acad\xE9micos
grados y t\xEDtulos; estudios de posgrado; estudios de postgrado; posgrados; postgrados; post\xEDtulos; estudios secundarios; ense\xF1anza media; ense\xF1anza b\xE1sica; ense\xF1anza superior; d\xF3nde estudi\xE9; qu\xE9 estudi\xE9; lo que estudi\xE9; lo que he estudiado; d\xF3nde me form\xE9; mi paso por las aulas; informaci\xF3n acad\xE9mica; datos acad\xE9micos; antecedentes escolares
instrucci\xF3n; instrucci\xF3n formal; preparaci\xF3n acad\xE9mica; perfil de egreso; education; academic background; educational background; academic history; education history; studies; qualifications; academic qualifications; degrees; schooling; learning; where I studied; academic record; educa\xE7\xE3o; forma\xE7\xE3o; forma\xE7\xE3o acad\xEAmica; hist\xF3rico acad\xEAmico`),
  skills: list(`
habilidades; mis habilidades; habilidades t\xE9cnicas; habilidades blandas; habilidades duras; habilidades profesionales; habilidades personales; habilidades y competencias; habilidades y conocimientos; habilidades inform\xE1ticas; habilidades computacionales; habilidades digitales; habilidades clave; habilidades cl\xEDnicas; habilidades interpersonales
competencias; mis competencias; competencias t\xE9cnicas; competencias profesionales; competencias laborales; competencias personales; competencias clave; competencias digitales; competencias transversales; competencias blandas; competencias cl\xEDnicas; competencias inform\xE1ticas; destrezas; aptitudes; aptitudes y habilidades; capacidades; cualidades; fortalezas
mis fortalezas; conocimientos; mis conocimientos; conocimientos t\xE9cnicos; conocimientos computacionales; conocimientos inform\xE1ticos; conocimientos espec\xEDficos; conocimientos adicionales; conocimientos de software; conocimientos clave; \xE1reas de conocimiento; \xE1reas de experiencia; \xE1reas de expertise; \xE1reas de especializaci\xF3n; \xE1reas de dominio; especialidades; expertise
herramientas; mis herramientas; caja de herramientas; mi caja de herramientas; herramientas digitales; herramientas inform\xE1ticas; herramientas tecnol\xF3gicas; herramientas computacionales; herramientas que manejo; herramientas y tecnolog\xEDas; programas; programas que manejo; manejo de programas; manejo de software; manejo computacional; manejo de herramientas
software; dominio de software; tecnolog\xEDas; tecnolog\xEDas que uso; stack; stack tecnol\xF3gico; mi stack; lenguajes de programaci\xF3n; lenguajes y tecnolog\xEDas; computaci\xF3n; inform\xE1tica; ofim\xE1tica; s\xE9 hacer; lo que s\xE9 hacer; qu\xE9 s\xE9 hacer; lo que s\xE9; en qu\xE9 soy bueno; en lo que soy bueno; lo que manejo; mis superpoderes; superpoderes; talentos; saber hacer
equipos y maquinaria; maquinaria que opero; skills; top skills; my skills; key skills; core skills; technical skills; soft skills; hard skills; computer skills; professional skills; core competencies; strengths; areas of expertise; technical proficiencies; technologies; tech stack; tools; toolbox; toolkit; my toolkit; tools and technologies; programming languages; capabilities; what I do
habilidades t\xE9cnicas e pessoais; conhecimentos; ferramentas`),
  languages: list(`
idiomas; mis idiomas; lenguas; lenguajes e idiomas; manejo de idiomas; dominio de idiomas; nivel de idiomas; conocimiento de idiomas; idiomas extranjeros; competencias idiom\xE1ticas; competencias ling\xFC\xEDsticas; habilidades ling\xFC\xEDsticas; lenguas que hablo; idiomas que hablo; hablo; lenguas extranjeras; nivel de ingl\xE9s; ingl\xE9s
dominio de lenguas; idiomas y niveles; languages; language skills; language proficiency; languages I speak; I speak; speak; foreign languages; l\xEDnguas; l\xEDnguas estrangeiras; idiomas estrangeiros`),
  certifications: list(`
certificaciones; certificados; mis certificaciones; certificaciones y cursos; cursos; mis cursos; cursos realizados; cursos de capacitaci\xF3n; cursos complementarios; cursos y certificaciones; cursos y seminarios; cursos y talleres; cursos y capacitaciones; cursos de perfeccionamiento; capacitaci\xF3n; capacitaciones y cursos; perfeccionamiento
perfeccionamiento docente; perfeccionamiento profesional; formaci\xF3n complementaria; formaci\xF3n continua; formaci\xF3n adicional; educaci\xF3n continua; educaci\xF3n complementaria; estudios complementarios; otros estudios; otros cursos; actualizaci\xF3n; especializaciones; diplomados; diplomas; diplomados y cursos; seminarios; seminarios y congresos; congresos
congresos y seminarios; jornadas; talleres; licencias; licencias y certificaciones; licencias de conducir; licencias y permisos; acreditaciones; habilitaciones; registros y certificaciones; lo que sigo aprendiendo; sigo aprendiendo; aprendizaje continuo; certifications; certificates; licenses; licenses and certifications; courses; training
professional development; continuing education; workshops; professional certifications; additional training; certifica\xE7\xF5es; cursos complementares; licen\xE7as e certificados`),
  projects: list(`
proyectos; mis proyectos; proyectos destacados; proyectos realizados; proyectos personales; proyectos acad\xE9micos; proyectos relevantes; proyectos profesionales; proyectos de t\xEDtulo; proyectos de investigaci\xF3n; proyectos propios; proyectos universitarios; proyectos adjudicados; portafolio; mi portafolio; portafolio de proyectos; portfolio; mis obras; obras
obras realizadas; trabajos destacados; memoria de t\xEDtulo; tesis; tesis de grado; seminario de t\xEDtulo; trabajo de t\xEDtulo; emprendimientos; mis emprendimientos; lo que he creado; cosas que he construido; lo que he construido; exposiciones; exposiciones y obras; projects; personal projects; selected projects; academic projects; side projects; key projects; case studies; selected work; projetos; projetos acad\xEAmicos`),
  publications: list(`
publicaciones; mis publicaciones; publicaciones cient\xEDficas; publicaciones acad\xE9micas; publicaciones y ponencias; art\xEDculos; art\xEDculos publicados; art\xEDculos cient\xEDficos; investigaci\xF3n; investigaciones publicadas; producci\xF3n acad\xE9mica; producci\xF3n cient\xEDfica; libros; libros publicados; cap\xEDtulos de libro; ponencias; presentaciones en congresos
ponencias y congresos; conferencias; charlas; charlas dictadas; publicaciones y presentaciones; l\xEDneas de investigaci\xF3n; publications; selected publications; papers; research; articles; conferences; talks; presentations; conference presentations; patents; publica\xE7\xF5es; produ\xE7\xE3o acad\xEAmica; artigos`),
  awards: list(`
logros; mis logros; logros destacados; logros profesionales; logros acad\xE9micos; principales logros; logros relevantes; logros e hitos; hitos; hitos profesionales; lo que he logrado; de lo que estoy orgulloso; mis orgullos; resultados destacados; premios; premios y reconocimientos; premios y distinciones; reconocimientos; distinciones; becas; becas y premios; becas y distinciones
honores; m\xE9ritos; menciones; menciones honrosas; galardones; reconocimientos y logros; medallas; fondos adjudicados; awards; awards and honors; honors and awards; achievements; key achievements; accomplishments; recognition; scholarships; grants; distinctions; conquistas; pr\xEAmios e reconhecimentos; realiza\xE7\xF5es`),
  volunteering: list(`
voluntariado; mi voluntariado; experiencia de voluntariado; experiencia voluntaria; trabajo voluntario; actividades de voluntariado; labor social; labor voluntaria; acci\xF3n social; servicio comunitario; servicio social; ayuda social; trabajo comunitario; actividades comunitarias; compromiso social; participaci\xF3n social
participaci\xF3n ciudadana; participaci\xF3n comunitaria; actividades; actividades extracurriculares; actividades extraprogram\xE1ticas; actividades complementarias; actividades estudiantiles; participaci\xF3n estudiantil; representaci\xF3n estudiantil; liderazgo estudiantil; liderazgo y voluntariado; liderazgo y actividades; actividades y liderazgo; actividades universitarias; actividades de extensi\xF3n; participaci\xF3n universitaria; dirigencia estudiantil; vida universitaria; centro de alumnos; membres\xEDas; afiliaciones; asociaciones; organizaciones
d\xF3nde ayudo; lo que doy; give back; giving back; volunteering; volunteer experience; volunteer work; volunteer; community service; community involvement; extracurricular activities; leadership and activities; activities; memberships; affiliations; voluntariado social; trabalho volunt\xE1rio; atividades volunt\xE1rias`),
  references: list(`
referencias; mis referencias; referencias laborales; referencias personales; referencias profesionales; referencias comerciales; referencias acad\xE9micas; referencias de trabajo; contactos de referencia; personas de referencia; recomendaciones; recomendaciones laborales; cartas de recomendaci\xF3n; qui\xE9nes me recomiendan; qui\xE9n habla por m\xED; preg\xFAntales a ellos
ellos me conocen; lo que dicen de m\xED; referencias disponibles; referencias a solicitud; referencias y recomendaciones; antecedentes de referencia; testimonios; references; professional references; references available upon request; referees; recommendations; testimonials; refer\xEAncias profissionais; recomenda\xE7\xF5es`),
  interests: list(`
intereses; mis intereses; intereses personales; intereses y hobbies; intereses y pasatiempos; intereses profesionales; \xE1reas de inter\xE9s; hobbies; hobby; pasatiempos; mis pasatiempos; aficiones; gustos; gustos personales; lo que me gusta; qu\xE9 me gusta; me gusta; cosas que me gustan; pasiones; mis pasiones; me apasiona; tiempo libre; en mi tiempo libre; mi tiempo libre
fuera del trabajo; m\xE1s all\xE1 del trabajo; fuera de la oficina; cuando no trabajo; deportes; deportes y hobbies; ocio; otros intereses; interests; personal interests; hobbies and interests; activities and interests; passions; my passions; free time; outside work; beyond work; interesses; interesses pessoais; passatempos`),
  personal: list(`
datos personales; mis datos; mis datos personales; antecedentes personales; informaci\xF3n personal; informaci\xF3n general; datos generales; antecedentes generales; antecedentes; datos; ficha personal; identificaci\xF3n; identificaci\xF3n personal; individualizaci\xF3n; identificaci\xF3n del postulante; datos del postulante; antecedentes del postulante; datos b\xE1sicos
datos biogr\xE1ficos; datos de identificaci\xF3n; informaci\xF3n b\xE1sica; antecedentes individuales; antecedentes de identificaci\xF3n; ficha del postulante; datos del candidato; personal details; personal information; personal data; personal info; general information; personal; dados pessoais; informa\xE7\xF5es pessoais; dados gerais; identifica\xE7\xE3o`),
  other: list(`
otros; otros antecedentes; otros datos; otros datos de inter\xE9s; otra informaci\xF3n; otras actividades; informaci\xF3n adicional; informaci\xF3n complementaria; informaci\xF3n relevante; antecedentes adicionales; antecedentes complementarios; datos adicionales; datos complementarios; datos de inter\xE9s; adicional; anexos; observaciones; notas
disponibilidad; disponibilidad horaria; disponibilidad inmediata; pretensiones de renta; expectativas de renta; renta esperada; pretensiones; movilidad; varios; \xEDndice; miscel\xE1nea; additional information; other; other information; miscellaneous; additional; availability; salary expectations; informa\xE7\xF5es adicionais; outras informa\xE7\xF5es; outros`)
};
var ENTRIES = Object.entries(HEADINGS).flatMap(
  ([kind, wordings]) => wordings.map((wording) => [wording, kind])
);
var headingLexicon = buildLexicon(ENTRIES);
var SQUEEZED = new Map(ENTRIES.map(([wording, kind]) => [squeeze(wording), kind]));
function squeeze(text) {
  return fold(text).replace(/[^a-z0-9]/g, "");
}
function bareHeading(line2) {
  return line2.replace(/^[^\p{L}\p{N}]+/u, "").replace(/^(?:\d{1,2}|[IVX]{1,4})[.)\-:]\s*/u, "").replace(/[^\p{L}\p{N})]+$/u, "").replace(/(?<=\p{L})\s*\([^()]*\)$/u, "").trim();
}
var HEADING_MAX = 60;
var QUALIFIED = /^(?:mis?|principales|algun[oa]s)\s+|\s+(?:principales|destacad[oa]s?|relevantes?|recientes?|adicionales|vigentes|realizad[oa]s|cursad[oa]s|anteriores|generales|obtenid[oa]s)$/giu;
function headingKind(line2) {
  const text = bareHeading(line2);
  if (text === "" || text.length > HEADING_MAX * 2) return null;
  const whole = headingLexicon.get(text) ?? SQUEEZED.get(squeeze(text));
  if (whole !== void 0) return whole;
  const bare2 = text.replace(QUALIFIED, "").trim();
  const kind = bare2 === text || bare2 === "" ? void 0 : headingLexicon.get(bare2);
  if (kind !== void 0) return kind;
  const parts = text.split(/\s+(?:y|e|and|&)\s+|\s*[/|,+·]\s*|\s+[-–]\s+/iu);
  const kinds = parts.map((part) => headingLexicon.get(part));
  const [first] = kinds;
  return parts.length > 1 && first !== void 0 && !kinds.includes(void 0) ? first : null;
}

// app/features/cv/vocabulary/skills-business.ts
var ADMINISTRATION_TOOLS = list(`
Buk; Talana; Softland; Defontana; Nubox; Transtecnia; Manager+; Flexline; Random ERP; Payroll; Rex+; PreviRed; Kame ERP; Meta4; Workday; ADP; Ctrl-it | Control it; GeoVictoria; Rankmi; Hirint; AIRA; Trabajando.com; Laborum; BambooHR; !Factorial; !Genera; Kronos; Tango Gesti\xF3n; Bejerman; CONTPAQi; Aspel; Siigo; World Office; Contasol; StarSoft; Concar
ChileCompra | Mercado P\xFAblico | mercadopublico.cl; Portal MiDT | Mi DT; Portal SII; Wherex; CGU Plus; SIGFE; SIAPER; SISPUBLI; CAS Chile; DocDigital; SMC; iConstruye; ERP; !Genus; WinPer; Libro de remuneraciones electr\xF3nico | LRE
`);
var ADMINISTRATION_TECHNICAL = list(`
Administraci\xF3n de empresas | Business administration; Gesti\xF3n administrativa; Gesti\xF3n documental | Manejo documental | Control documental; Archivo y digitalizaci\xF3n | Archivo de documentos; Digitalizaci\xF3n de documentos; Gesti\xF3n de agenda | Manejo de agenda | Coordinaci\xF3n de agenda; Redacci\xF3n de documentos; Redacci\xF3n ejecutiva | Redacci\xF3n comercial; Ortograf\xEDa y redacci\xF3n; Atenci\xF3n telef\xF3nica
Central telef\xF3nica; Atenci\xF3n de p\xFAblico | Atenci\xF3n al p\xFAblico; Gesti\xF3n de proyectos | Administraci\xF3n de proyectos | Direcci\xF3n de proyectos | Project management; Formulaci\xF3n de proyectos | Formulaci\xF3n y evaluaci\xF3n de proyectos; Evaluaci\xF3n de proyectos; PMBOK; PMP; PRINCE2; CAPM; Planificaci\xF3n estrat\xE9gica | Strategic planning; Control de gesti\xF3n | Management control; Balanced Scorecard | Cuadro de mando integral; KPI | Indicadores de gesti\xF3n
OKR; Gesti\xF3n por procesos | BPM; Levantamiento de procesos; Mejora de procesos | Optimizaci\xF3n de procesos | Process improvement; Mejora continua | Continuous improvement; Gesti\xF3n del cambio | Change management; Gesti\xF3n de calidad | Sistema de gesti\xF3n de calidad | Quality management; ISO 9001; ISO 14001; ISO 45001; OHSAS 18001; Lean | Lean Management; Six Sigma | Seis Sigma | Lean Six Sigma; Auditor\xEDa interna ISO | Auditor interno ISO
Gesti\xF3n de contratos | Administraci\xF3n de contratos; Gesti\xF3n de proveedores | Evaluaci\xF3n de proveedores; Licitaciones | Licitaciones p\xFAblicas; Compras p\xFAblicas | Ley de compras p\xFAblicas | Ley 19.886; \xD3rdenes de compra | Purchase orders; Facturaci\xF3n electr\xF3nica; Boletas de honorarios; Rendici\xF3n de cuentas | Rendici\xF3n de gastos | Rendiciones; Caja chica; Control de asistencia; Gesti\xF3n de recursos humanos | Administraci\xF3n de personal | Gesti\xF3n de personas | !Human resources
Reclutamiento y selecci\xF3n | Selecci\xF3n de personal | Reclutamiento | !Recruitment; Entrevista por competencias; Remuneraciones | C\xE1lculo de remuneraciones | Liquidaci\xF3n de sueldos; Contratos y finiquitos | Contratos de trabajo | Finiquitos; Legislaci\xF3n laboral | Normativa laboral | Derecho laboral; Relaciones laborales; Negociaci\xF3n colectiva; Compensaciones y beneficios | Compensaciones
Desarrollo organizacional; Clima laboral | Clima organizacional; Evaluaci\xF3n de desempe\xF1o | Performance management; Capacitaci\xF3n de personal | Capacitaci\xF3n y desarrollo; Detecci\xF3n de necesidades de capacitaci\xF3n | DNC; Descripci\xF3n de cargos | Perfiles de cargo; Inducci\xF3n de personal | Onboarding; Ley Karin; Ley 21.643; Inclusi\xF3n laboral | Ley 21.015; CEAL-SM | Protocolo CEAL-SM | ISTAS 21; Bienestar laboral; Employer branding; Assessment center
Protocolo y ceremonial | Protocolo; Organizaci\xF3n de eventos | Producci\xF3n de eventos | Event planning; An\xE1lisis de negocios | Business analysis; Estad\xEDstica | Statistics; Elaboraci\xF3n de informes | Confecci\xF3n de informes | Redacci\xF3n de informes | Report writing; Actas e informes; Sostenibilidad | Sustentabilidad | Sustainability; ESG; Responsabilidad social empresarial | RSE; Econom\xEDa circular; Evaluaci\xF3n social de proyectos; Investigaci\xF3n de operaciones
`);
var FINANCE_TECHNICAL = list(`
Contabilidad | Accounting; Contabilidad general; Contabilidad tributaria; Contabilidad de costos; Contabilidad gubernamental; IFRS | NIIF; US GAAP; NICSP; Estados financieros | Financial statements; Balance general | Balances; An\xE1lisis de cuentas; Conciliaci\xF3n bancaria | Bank reconciliation; Cuentas por pagar | Accounts payable; Cuentas por cobrar | Accounts receivable; Tesorer\xEDa | Treasury
Flujo de caja | Cash flow; Presupuestos | Control presupuestario | Budgeting; Forecast | Forecasting; An\xE1lisis financiero | Financial analysis; Modelamiento financiero | Modelos financieros | Financial modeling; Valorizaci\xF3n de empresas | Valoraci\xF3n de empresas | Valuation; Evaluaci\xF3n econ\xF3mica; Tributaci\xF3n | !Impuestos | Taxation; Declaraci\xF3n de renta | Operaci\xF3n renta | Tax returns; Formulario 29 | F29; Formulario 22 | F22
Declaraciones juradas; IVA; Precios de transferencia; Planificaci\xF3n tributaria; Auditor\xEDa | Auditing; Auditor\xEDa interna | Internal audit; Auditor\xEDa externa | External audit; Control interno; NAGA; COSO; SOX | Sarbanes-Oxley; Gesti\xF3n de riesgos | Risk management; Riesgo crediticio | Riesgo de cr\xE9dito | Credit risk; Riesgo operacional; Evaluaci\xF3n crediticia | An\xE1lisis crediticio; Basilea III; Prevenci\xF3n de lavado de activos | UAF | AML; KYC
!Inversiones; Mercado de capitales | Mercados financieros; Renta fija; Renta variable; Derivados financieros; Fondos mutuos; Factoring; Leasing; Cobranza | Gesti\xF3n de cobranza; Cobranza judicial; Productos bancarios | Productos financieros; Seguros generales; Seguros de vida; Comercio exterior; Activo fijo; Matem\xE1ticas financieras; Finanzas corporativas | Corporate finance; Econometr\xEDa | Econometrics; Microeconom\xEDa; Macroeconom\xEDa
An\xE1lisis de estados financieros; Centralizaci\xF3n contable; Libros contables | Libro de compra y venta; Facturaci\xF3n; Arqueo de caja | Cuadratura de caja | Cuadre de caja; Manejo de efectivo | Manejo de dinero | Cash handling; CFA; CPA; FP&A; Due diligence; M&A | Fusiones y adquisiciones; Educaci\xF3n financiera; !Emprendimiento; Tasaci\xF3n de propiedades; An\xE1lisis de costos | Control de costos | Costeo; An\xE1lisis de sensibilidad
`);
var FINANCE_TOOLS = list(`
Bloomberg | Bloomberg Terminal; Refinitiv | Eikon; Risk Simulator; Crystal Ball; EViews; QuickBooks; Xero; Xubio; Hyperion; Anaplan; TeamMate; ACL Analytics; IDEA auditor\xEDa; MetaTrader; TradingView; Dicom; Sinacofi
`);
var SALES_TECHNICAL = list(`
!Ventas | !Sales; Ventas en terreno; Venta consultiva | Consultative selling; Ventas B2B | B2B; Ventas B2C | B2C; Venta telef\xF3nica | Telemarketing; Venta cruzada | Cross selling; T\xE9cnicas de venta; Cierre de ventas; Prospecci\xF3n de clientes | Prospecci\xF3n | Captaci\xF3n de clientes; Cartera de clientes | Gesti\xF3n de cartera | Administraci\xF3n de cartera; Fidelizaci\xF3n de clientes | Fidelizaci\xF3n | Retenci\xF3n de clientes; Postventa
Servicio al cliente | Atenci\xF3n al cliente | Atenci\xF3n de clientes | Atenci\xF3n a clientes | Customer service | Customer support; Experiencia del cliente | Customer experience; Resoluci\xF3n de reclamos | Manejo de reclamos | Gesti\xF3n de reclamos; Manejo de objeciones; Negociaci\xF3n comercial; Gesti\xF3n comercial; Cotizaciones | Elaboraci\xF3n de cotizaciones; Metas de venta | Cumplimiento de metas; Manejo de caja | Operaci\xF3n de caja | Caja registradora; Recaudaci\xF3n
Reposici\xF3n de productos | !Reposici\xF3n; Merchandising; Visual merchandising; Vitrinismo; Exhibici\xF3n de productos; Planograma; Control de mermas | Merma; Inventarios | Toma de inventario | Control de inventario | Inventory management; Apertura y cierre de caja; Apertura y cierre de tienda; Ventas online; E-commerce | Comercio electr\xF3nico | Ecommerce; Marketplace; Pricing | Fijaci\xF3n de precios; Trade marketing; Category management; Key account management
Corretaje de propiedades; Desarrollo de negocios | Business development; Argumentos de venta; Call center | Contact center; Comercio minorista | !Retail; Promoci\xF3n de productos; Degustaciones; SPIN Selling; Punto de venta | !POS; !Transbank; CRM
`);
var SALES_TOOLS = list(`
HubSpot; Zoho | Zoho CRM; Pipedrive; Siebel; Genesys; Avaya; Five9; Aircall; Geocom; !Nielsen; !Kantar; IBM SPSS Modeler; !Mercado Libre; Toku; Getnet; SumUp; !Rappi; !PedidosYa; !Uber Eats; Fudo; Toteat; Loggro; Gestioo; LinkedIn Sales Navigator | Sales Navigator; LinkedIn Recruiter
`);
var MARKETING_TECHNICAL = list(`
!Marketing; Marketing digital | Digital marketing; Marketing de contenidos | Content marketing; Inbound marketing; Email marketing; Marketing relacional; Marketing estrat\xE9gico; Plan de marketing; !Branding | Gesti\xF3n de marca | Construcci\xF3n de marca; SEO | Posicionamiento web; !SEM; Publicidad digital | Digital advertising; Campa\xF1as digitales | Campa\xF1as publicitarias | !Campa\xF1as; !Redes sociales | !Social media
Gesti\xF3n de redes sociales | Manejo de comunidades | Social media management | Administraci\xF3n de redes sociales; Creaci\xF3n de contenido | Generaci\xF3n de contenido | Content creation; Estrategia de contenidos | Content strategy; Copywriting; Redacci\xF3n publicitaria; Redacci\xF3n creativa; Storytelling; Investigaci\xF3n de mercado | Estudios de mercado | Market research; Comportamiento del consumidor
Segmentaci\xF3n de clientes; Embudo de conversi\xF3n | Funnel; CRO; Test A/B | A/B testing; Anal\xEDtica web | Web analytics; Growth hacking | !Growth; Influencer marketing; Planificaci\xF3n de medios; Activaciones de marca | BTL; Focus group | Grupos focales; !Encuestas; !Publicidad | !Advertising; Lanzamiento de productos | Product launch; Gesti\xF3n de productos | Product management; M\xE9tricas digitales; Community management
Calendario editorial | Parrilla de contenidos | Grilla de contenidos; Pauta digital; Relaciones p\xFAblicas | Public relations; Comunicaci\xF3n estrat\xE9gica; Comunicaci\xF3n corporativa | Corporate communications; Comunicaci\xF3n interna | Internal communications; Comunicaci\xF3n digital; Comunicaci\xF3n organizacional; Comunicaci\xF3n pol\xEDtica; Manejo de crisis | Gesti\xF3n de crisis | Crisis management; Gesti\xF3n de prensa | Media relations
Comunicados de prensa | Press releases; Entrevistas period\xEDsticas; Reporteo; Redacci\xF3n period\xEDstica; Periodismo de datos | Data journalism; Periodismo de investigaci\xF3n; Edici\xF3n de textos | Copyediting; Correcci\xF3n de estilo | Correcci\xF3n de textos; Locuci\xF3n; Producci\xF3n radial; Producci\xF3n audiovisual | Video production; Producci\xF3n de televisi\xF3n; Edici\xF3n de video | Edici\xF3n audiovisual | Video editing; Edici\xF3n de audio; Grabaci\xF3n de audio; Podcast | Podcasting; Guion | Guion audiovisual | Escritura de guiones; Streaming
Fotograf\xEDa | Photography; Fotograf\xEDa de producto; Retoque fotogr\xE1fico; Traducci\xF3n | Translation; Interpretaci\xF3n simult\xE1nea; Interpretaci\xF3n consecutiva; Subtitulado; Localizaci\xF3n de software; Investigaci\xF3n period\xEDstica; Media training; Monitoreo de medios; Verificaci\xF3n de datos | Fact-checking
`);
var MARKETING_TOOLS = list(`
Google Analytics | GA4 | Google Analytics 4; Google Ads | Google AdWords; Meta Ads | Facebook Ads | Meta Business Suite | Facebook Business Manager | Meta Business; Google Tag Manager; Google Search Console; Google Trends; TikTok Ads; LinkedIn Ads; SEMrush; Ahrefs; Screaming Frog; Mailchimp; Hootsuite; Metricool; !Buffer; Sprout Social; Brandwatch; RD Station; ActiveCampaign; !Doppler; Braze; Marketo; Hotjar; Mixpanel
Amplitude; CapCut; !Instagram; !Facebook; !TikTok; !YouTube; !LinkedIn; !Twitter; !Pinterest; OBS Studio; Avid Media Composer | Avid; Pro Tools; Adobe Audition | !Audition; Audacity; DaVinci Resolve; Final Cut Pro | Final Cut; Adobe Premiere | Premiere Pro | !Premiere; After Effects | Adobe After Effects; Ableton Live | Ableton; Logic Pro; FL Studio; Cubase; Trados | SDL Trados; memoQ; Wordfast; OmegaT; Dinesat; vMix; !Descript
`);
var LOGISTICS_TECHNICAL = list(`
Log\xEDstica; Gesti\xF3n de bodega | Administraci\xF3n de bodega | Control de bodega | Warehouse management; Control de stock | Manejo de stock | Control de existencias; FIFO; FEFO; Picking; !Packing | !Embalaje; Preparaci\xF3n de pedidos; Despacho de mercader\xEDa | !Despacho; Recepci\xF3n de mercader\xEDa | Recepci\xF3n de productos; Carga y descarga; Distribuci\xF3n de \xFAltima milla | \xDAltima milla | Last mile
Planificaci\xF3n de rutas | Ruteo; Cadena de suministro | Supply chain | Supply chain management; Abastecimiento | Procurement; !Compras | Purchasing; Planificaci\xF3n de demanda | Demand planning; MRP; S&OP; Cross docking; Incoterms; Importaciones; Exportaciones; Tr\xE1mites aduaneros | Gesti\xF3n aduanera | Customs; Transporte de carga; Transporte internacional; Cadena de fr\xEDo; Sustancias peligrosas | Cargas peligrosas | Transporte de cargas peligrosas
Gu\xEDas de despacho; Inventario c\xEDclico | Conteo c\xEDclico; Radiofrecuencia | Pistola de radiofrecuencia; C\xF3digo de barras; Operaci\xF3n de gr\xFAa horquilla | Gr\xFAa horquilla | Forklift; Apilador el\xE9ctrico | Transpaleta; Conducci\xF3n de veh\xEDculos | !Conducci\xF3n; Conducci\xF3n a la defensiva | Manejo defensivo | Manejo a la defensiva | Conducci\xF3n defensiva; Gesti\xF3n de flota; GPS; Log\xEDstica inversa; Operaciones portuarias; Estiba y desestiba | Trinca y destrinca
Mec\xE1nica b\xE1sica automotriz; Conducci\xF3n de rampla | Rampla | Semirremolque | Con rampla; Cami\xF3n aljibe; Amarre de carga | Estiba de carga; Revisi\xF3n preventiva de veh\xEDculos; Licencia clase A | !Clase A; Licencia clase B | Clase B; Licencia A1 | Clase A1; Licencia A2 | Clase A2; Licencia A3 | Clase A3; Licencia A4 | Clase A4; Licencia A5 | Clase A5; Licencia clase C | Clase C; Licencia clase D | Clase D; Licencia clase E; Licencia clase F; Licencia de conducir | Licencia de conductor | Brevete | Driver's license
`);
var LOGISTICS_TOOLS = list(`
WMS; TMS; Manhattan WMS; SimpliRoute; Beetrack | DispatchTrack; Driv.in | Drivin; Waze; Google Maps; ISIDORA Aduana; SICEX; VUCE; QAD; Blue Yonder | JDA; !Infor; Epicor; !Navis; Samsara; Amadeus; !Sabre; Galileo GDS; Worldspan
`);

// app/features/cv/vocabulary/skills-care.ts
var HEALTH_TECHNICAL = list(`
Reanimaci\xF3n cardiopulmonar | RCP | CPR; BLS | Soporte vital b\xE1sico; ACLS | Soporte vital avanzado; PALS; PHTLS; ATLS; NRP | Reanimaci\xF3n neonatal; Primeros auxilios | First aid; DEA | Desfibrilador externo autom\xE1tico; Toma de signos vitales | Control de signos vitales | Signos vitales | !CSV | Vital signs; Administraci\xF3n de medicamentos | Medication administration; Venopunci\xF3n | Punci\xF3n venosa | Instalaci\xF3n de v\xEDa venosa | V\xEDa venosa perif\xE9rica
Toma de muestras | Toma de ex\xE1menes | Flebotom\xEDa | Phlebotomy; Curaci\xF3n de heridas | Curaciones | Curaci\xF3n avanzada de heridas | Wound care; Curaci\xF3n simple; Cateterismo urinario | Cateterismo vesical | Sondeo vesical; Sonda nasog\xE1strica | Sonda nasoenteral | Sondas enterales; Cat\xE9ter venoso central | CVC; Aspiraci\xF3n de secreciones; Oxigenoterapia; Ventilaci\xF3n mec\xE1nica | VMI | Mechanical ventilation; Ventilaci\xF3n no invasiva | VMNI; Hemodi\xE1lisis | Di\xE1lisis; Quimioterapia
Inmunizaci\xF3n | Vacunaci\xF3n | Vacunatorio | Vaccination; PNI; Esterilizaci\xF3n; Arsenaler\xEDa quir\xFArgica | Arsenaler\xEDa; Instrumentaci\xF3n quir\xFArgica; T\xE9cnica as\xE9ptica | Asepsia y antisepsia; Infecciones asociadas a la atenci\xF3n de salud | IAAS | Control de infecciones | Infection control; Precauciones est\xE1ndar; Seguridad del paciente | Patient safety; Calidad en salud | Acreditaci\xF3n en salud; Triage | Categorizaci\xF3n de pacientes; Paciente cr\xEDtico | Cuidados intensivos | Intensive care
Urgencia adulto | Urgencias m\xE9dicas | Servicio de urgencia | !Urgencia; UCI | Unidad de cuidados intensivos; Unidad de paciente cr\xEDtico | UPC; UTI; Neonatolog\xEDa; Pediatr\xEDa; Geriatr\xEDa; Ginecolog\xEDa; Control prenatal; Atenci\xF3n de parto; Lactancia materna; Planificaci\xF3n familiar; Salud sexual y reproductiva; Papanicolau | !PAP; Control de ni\xF1o sano | Control sano; Programa cardiovascular | PSCV; Salud familiar | MAIS; Atenci\xF3n primaria de salud | APS | Primary care
Atenci\xF3n domiciliaria | Cuidados domiciliarios; Cuidados paliativos | Palliative care; Cuidado de adultos mayores | Adulto mayor | Elderly care; Aseo y confort | Ba\xF1o en cama; Movilizaci\xF3n de pacientes | Traslado de pacientes; Contenci\xF3n de pacientes; Educaci\xF3n en salud | Educaci\xF3n al paciente | Patient education; Promoci\xF3n de la salud; Visita domiciliaria integral | VDI | Visitas domiciliarias; EMPAM; EMPA; Examen f\xEDsico; Anamnesis; Proceso de enfermer\xEDa
Diagn\xF3stico cl\xEDnico; Electrocardiograma | ECG | EKG; Ecograf\xEDa; Radiolog\xEDa; Tomograf\xEDa computada | Tomograf\xEDa axial | TAC; Resonancia magn\xE9tica; Mamograf\xEDa; Imagenolog\xEDa; Densitometr\xEDa; Protecci\xF3n radiol\xF3gica; Laboratorio cl\xEDnico; Hematolog\xEDa; Bioqu\xEDmica cl\xEDnica; Microbiolog\xEDa cl\xEDnica; Inmunolog\xEDa; Banco de sangre; Uroan\xE1lisis; PCR; ELISA; Citometr\xEDa de flujo; Histolog\xEDa; Anatom\xEDa patol\xF3gica | Patolog\xEDa; Biolog\xEDa molecular | Molecular biology; Kinesiterapia respiratoria | KTR
Kinesiterapia motora | Rehabilitaci\xF3n motora; Kinesiterapia; Rehabilitaci\xF3n | !Rehabilitation; Neurorrehabilitaci\xF3n; Rehabilitaci\xF3n deportiva; Terapia manual; Electroterapia; Ultrasonido terap\xE9utico; Masoterapia | Masaje terap\xE9utico; Vendaje neuromuscular | Kinesiotape; Punci\xF3n seca; Hidroterapia; Evaluaci\xF3n postural; Ejercicio terap\xE9utico; Bobath; Integraci\xF3n sensorial; Ayudas t\xE9cnicas | \xD3rtesis; Actividades de la vida diaria | AVD; Estimulaci\xF3n cognitiva; Degluci\xF3n | Disfagia
Terapia de lenguaje; Motricidad orofacial; Audiometr\xEDa; Impedanciometr\xEDa; Audiolog\xEDa; TEPROSIF; TECAL; STSG; Evaluaci\xF3n nutricional | Evaluaci\xF3n del estado nutricional; Antropometr\xEDa; Planes de alimentaci\xF3n | Pautas de alimentaci\xF3n; Nutrici\xF3n cl\xEDnica; Nutrici\xF3n deportiva; Soporte nutricional | Nutrici\xF3n enteral y parenteral; Dietoterapia; Planificaci\xF3n de minutas | Elaboraci\xF3n de minutas; Servicios de alimentaci\xF3n; Endodoncia; Ortodoncia; Periodoncia; Operatoria dental
Exodoncia; Pr\xF3tesis dental; Profilaxis dental | Destartraje; Radiograf\xEDa dental; Asistencia dental; !Cirug\xEDa; Cirug\xEDa menor; Anestesia; Medicina interna; Medicina familiar; Medicina general; Telemedicina | Telesalud; Farmacolog\xEDa; Farmacovigilancia; Atenci\xF3n farmac\xE9utica | Farmacia cl\xEDnica; Dispensaci\xF3n de medicamentos; Preparados magistrales | Recetario magistral; Arsenal farmacol\xF3gico; Farmacia asistencial; Salud p\xFAblica | Public health; Epidemiolog\xEDa | Epidemiology; Vigilancia epidemiol\xF3gica
Salud ocupacional | Occupational health; Salud mental | Mental health; GES | !AUGE | Garant\xEDas expl\xEDcitas en salud; REM | Registro estad\xEDstico mensual; !FONASA; Codificaci\xF3n CIE-10 | CIE-10; GRD | Grupos relacionados por el diagn\xF3stico; Buenas pr\xE1cticas cl\xEDnicas | Good clinical practice | GCP; Ensayos cl\xEDnicos | Clinical trials; Gesti\xF3n cl\xEDnica; Gesti\xF3n de camas; Lista de espera | Gesti\xF3n de listas de espera; Cirug\xEDa mayor ambulatoria; Enfermer\xEDa quir\xFArgica; Pabell\xF3n quir\xFArgico | Pabell\xF3n
Bio\xE9tica; Cuidado humanizado; Manejo de residuos hospitalarios | REAS; Acupuntura; Reiki; Flores de Bach; Optometr\xEDa; Contactolog\xEDa; Podolog\xEDa cl\xEDnica
`);
var HEALTH_TOOLS = list(`
Rayen | Rayen Salud; TrakCare | Trak Care; SIDRA; !Avis; Florence Cl\xEDnico | !Florence; SIGGES; SIGTE; SINETSUR; Medilink; Reservo; Dentalink; Dentidesk; AgendaPro; Epic EHR; Cerner; Ficha cl\xEDnica electr\xF3nica | Electronic health records | EHR | EMR; RIS/PACS | PACS; HL7; RNI | Registro Nacional de Inmunizaciones; EPIVIGILA; Epi Info; UpToDate; PubMed; REDCap; Osirix; Modulab; Kern-IT; Nutrimind; Ages Medical Record; !SAMU; Saltala
`);
var VETERINARY_TECHNICAL = list(`
Cl\xEDnica de animales menores | Cl\xEDnica menor | Peque\xF1os animales; Animales mayores | Cl\xEDnica mayor; Animales ex\xF3ticos; Fauna silvestre; Cirug\xEDa veterinaria; Anestesia veterinaria; Hospitalizaci\xF3n veterinaria; Ecograf\xEDa veterinaria; Esterilizaci\xF3n canina y felina | Esterilizaci\xF3n de mascotas; Inseminaci\xF3n artificial; Palpaci\xF3n rectal; Sanidad animal; Producci\xF3n animal; Bienestar animal | Animal welfare; Nutrici\xF3n animal; Inocuidad alimentaria | Food safety
Salmonicultura; Manejo reproductivo; Peluquer\xEDa canina; Adiestramiento canino; Zoonosis; Tenencia responsable de mascotas | Tenencia responsable; Medicina felina; Medicina equina; Acreditaci\xF3n SAG; Lecher\xEDa | Producci\xF3n lechera; Avicultura; Porcinos | Producci\xF3n porcina; Ovinos | Producci\xF3n ovina; Bovinos | Producci\xF3n bovina
`);
var SOCIAL_TECHNICAL = list(`
Intervenci\xF3n social; Intervenci\xF3n psicosocial | Atenci\xF3n psicosocial; Intervenci\xF3n comunitaria | Trabajo comunitario; Intervenci\xF3n familiar; Intervenci\xF3n en crisis | Crisis intervention | Primera ayuda psicol\xF3gica | Primeros auxilios psicol\xF3gicos | PAP psicol\xF3gico; Diagn\xF3stico social; Diagn\xF3stico comunitario | Diagn\xF3stico participativo; Informe social; Informes psicosociales; Registro Social de Hogares | RSH; Ficha de protecci\xF3n social
Entrevista social | Entrevistas domiciliarias; Gesti\xF3n de redes | Trabajo en red | Gesti\xF3n de redes comunitarias; Derivaci\xF3n de casos; Gesti\xF3n de casos | Case management; Peritaje social | Peritajes; Mediaci\xF3n familiar; Protecci\xF3n de derechos de infancia | Protecci\xF3n de la infancia | Infancia y adolescencia; Enfoque de derechos; Enfoque de g\xE9nero | Perspectiva de g\xE9nero; Interculturalidad | Enfoque intercultural; Violencia intrafamiliar | VIF; !Migraci\xF3n; Programas sociales
Subsidios y beneficios sociales | Beneficios sociales; Participaci\xF3n ciudadana; Desarrollo comunitario; Desarrollo local | Desarrollo territorial; Econom\xEDa social; Investigaci\xF3n cualitativa | Metodolog\xEDa cualitativa | Qualitative research; Investigaci\xF3n cuantitativa | Metodolog\xEDa cuantitativa | Quantitative research; Entrevistas en profundidad; Etnograf\xEDa; Trabajo de campo | Fieldwork; Sistematizaci\xF3n de experiencias; Marco l\xF3gico | Logical framework; Formulaci\xF3n de proyectos sociales
Evaluaci\xF3n psicol\xF3gica | Psychological assessment; Psicodiagn\xF3stico; Psicoterapia | !Psychotherapy; Terapia cognitivo conductual | TCC | CBT; Terapia sist\xE9mica | Enfoque sist\xE9mico; Terapia familiar; Terapia de pareja; Terapia breve; Psicoan\xE1lisis; EMDR; Mindfulness; Entrevista cl\xEDnica; Entrevista motivacional; Psicoeducaci\xF3n; Test psicol\xF3gicos | Test proyectivos; Rorschach; Test de L\xFCscher | L\xFCscher; Test de Zulliger | Zulliger; WISC-V | WISC; WAIS; DISC | Test DISC; !PAI
MMPI; Test de Wartegg | Wartegg; Evaluaci\xF3n psicolaboral; Informes psicolaborales; Psicolog\xEDa cl\xEDnica | Clinical psychology; Psicolog\xEDa laboral; Psicolog\xEDa educacional; Psicolog\xEDa infanto juvenil; Psicolog\xEDa jur\xEDdica; Neuropsicolog\xEDa | Evaluaci\xF3n neuropsicol\xF3gica; Prevenci\xF3n del suicidio; Consumo problem\xE1tico de sustancias | Tratamiento de adicciones | Adicciones; Apego; Habilidades parentales; ADOS-2 | ADOS; NCFAS; Reparaci\xF3n del maltrato
Reinserci\xF3n social; !Voluntariado; Captaci\xF3n de fondos | Fundraising; Gesti\xF3n cultural; Patrimonio cultural; Mediaci\xF3n cultural; Antropolog\xEDa social; Sociolog\xEDa; An\xE1lisis de discurso; Encuestas sociales | Aplicaci\xF3n de encuestas
`);
var EDUCATION_TECHNICAL = list(`
Planificaci\xF3n de clases | Planificaci\xF3n curricular | !Planificaciones | Lesson planning; Evaluaci\xF3n de aprendizajes | Evaluaci\xF3n formativa; Bases curriculares; Dise\xF1o curricular | Curriculum design; Dise\xF1o instruccional | Instructional design; Adecuaciones curriculares; PACI | Plan de adecuaci\xF3n curricular individual; Dise\xF1o Universal para el Aprendizaje | Dise\xF1o Universal de Aprendizaje | DUA; !PIE | Programa de Integraci\xF3n Escolar; Decreto 83; Decreto 67; Decreto 170
Necesidades educativas especiales | NEE | Special education; Co-docencia | Codocencia; Did\xE1ctica; Metodolog\xEDas activas | Aprendizaje activo | Active learning; Aprendizaje basado en proyectos | ABP | Project-based learning; Aprendizaje cooperativo | Aprendizaje colaborativo; Aula invertida | Flipped classroom; Gamificaci\xF3n | Gamification; Aprendizaje servicio | !A+S; Manejo de grupo | Manejo de curso | Manejo de aula | Classroom management; Jefatura de curso
Convivencia escolar; Reglamento interno escolar; Inclusi\xF3n educativa | Educaci\xF3n inclusiva | !Inclusi\xF3n; Lectoescritura | Ense\xF1anza de la lectoescritura; M\xE9todo Matte; M\xE9todo Montessori | Montessori; Pedagog\xEDa Waldorf | Waldorf; Reggio Emilia; High Scope; M\xE9todo Singapur; Neuroeducaci\xF3n | Neurociencia educativa; Estimulaci\xF3n temprana | Early stimulation; Psicomotricidad; Desarrollo infantil | Child development; Atenci\xF3n a la diversidad; Trastorno del espectro autista | !TEA
TDAH | D\xE9ficit atencional; Lengua de se\xF1as chilena | LSCh | Lengua de se\xF1as; Braille; Sistema PECS | PECS; SAAC | Comunicaci\xF3n aumentativa; Evaluaci\xF3n psicopedag\xF3gica; Apoyo psicopedag\xF3gico; EVAL\xDAA; SIMCE; !PAES | !PSU; Evaluaci\xF3n docente; Portafolio docente; Taller de padres | Escuela para padres; Entrevistas con apoderados | Atenci\xF3n de apoderados; Orientaci\xF3n vocacional; Educaci\xF3n ambiental; Educaci\xF3n emocional; Educaci\xF3n c\xEDvica; Educaci\xF3n de adultos
Tutor\xEDas acad\xE9micas | Tutor\xEDa | Tutoring; Docencia | Docencia universitaria | !Teaching; Clases particulares | Reforzamiento escolar; E-learning | Aprendizaje virtual; B-learning; Educaci\xF3n a distancia; Elaboraci\xF3n de material did\xE1ctico | Material did\xE1ctico | Material educativo; Elaboraci\xF3n de r\xFAbricas | R\xFAbricas; Instrumentos de evaluaci\xF3n; Gesti\xF3n escolar; Liderazgo pedag\xF3gico; Acompa\xF1amiento docente | Observaci\xF3n de aula; PME | Plan de Mejoramiento Educativo; !SEP | Ley SEP; TESOL; TEFL; CELTA; CLIL
Fomento lector | Animaci\xF3n lectora; Cuentacuentos; Catalogaci\xF3n; Referencia bibliogr\xE1fica; Educaci\xF3n f\xEDsica; Actividades recreativas; Muda y alimentaci\xF3n; H\xE1bitos de higiene; Huerto escolar
`);
var EDUCATION_TOOLS = list(`
Moodle; Google Classroom; Canvas LMS | !Canvas; Blackboard; Schoology; Edmodo; Kahoot; Quizizz; Padlet; Nearpod; Wordwall; Educaplay; GeoGebra; !Scratch; Napsis; Syscol; WebClass | Web Class; SIGE; Lirmi; Eduf\xE1cil; !KMS; Schooltrack; Mateonet; Puntaje Nacional; Duolingo; Turnitin; Articulate Storyline | Articulate; Captivate; H5P; Koha; Aleph; Dewey; Mentimeter; LEGO Education; SIGA GESPARVU; Khan Academy
`);
var LAW_TECHNICAL = list(`
Derecho civil | Civil law; Derecho penal | Criminal law; Derecho de familia; Derecho laboral individual; Derecho tributario | Tax law; Derecho comercial; Derecho societario | Derecho corporativo | Corporate law; Derecho administrativo | Administrative law; Derecho constitucional; Derecho ambiental | Environmental law; Derecho inmobiliario; Derecho minero; Derecho de aguas; Derecho migratorio; Derecho internacional; Derecho econ\xF3mico; Derecho procesal
Derecho del consumidor; Propiedad intelectual | Intellectual property; Marcas y patentes | Registro de marcas; Protecci\xF3n de datos personales | Protecci\xF3n de datos | GDPR | Data protection; Ley 21.719; Libre competencia | Antitrust; Compliance | Cumplimiento normativo; Ley 20.393; Litigaci\xF3n | Litigaci\xF3n oral | Litigation; Redacci\xF3n de contratos | Contract drafting; Redacci\xF3n de demandas | Redacci\xF3n de escritos | Escritos judiciales; Estudio de t\xEDtulos
Constituci\xF3n de sociedades; Tramitaci\xF3n judicial; Tramitaci\xF3n de causas | Seguimiento de causas; Alegatos; Arbitraje | Arbitration; !Mediaci\xF3n | Mediation; Recurso de protecci\xF3n; Juicio ejecutivo; Posesi\xF3n efectiva; Ley 20.720 | Derecho concursal; C\xF3digo del Trabajo; Sumarios administrativos | Investigaciones sumarias; Estatuto Administrativo; Ley 18.883; Ley 18.834; Ley de Transparencia | Ley 20.285; Ley del Lobby; Jurisprudencia
Investigaci\xF3n jur\xEDdica | Legal research; Asesor\xEDa legal | Asesor\xEDa jur\xEDdica | Legal advice; Informes en derecho; Derechos humanos | Human rights; Tramitaci\xF3n notarial; Contrataci\xF3n p\xFAblica; Investigaci\xF3n criminal; Criminal\xEDstica; Peritaje caligr\xE1fico; Cadena de custodia; Sitio del suceso; Bal\xEDstica; Dactiloscop\xEDa; Pol\xEDticas p\xFAblicas | Public policy; Gesti\xF3n p\xFAblica | Gesti\xF3n municipal; Presupuesto p\xFAblico; Glosas presupuestarias; Control de legalidad; Sistema Nacional de Inversiones | SNI
Ordenanzas municipales; PLADECO; FNDR; Fondos concursables | Postulaci\xF3n a fondos; Ceremonial p\xFAblico; Atenci\xF3n ciudadana | OIRS
`);
var LAW_TOOLS = list(`
Poder Judicial virtual | Oficina Judicial Virtual | OJV; PJUD; Lex Doctor; Lemontech | CaseTracking; vLex; Microjuris; Thomson Reuters Westlaw | Westlaw; LegalPublishing; LexisNexis; SIAGJ; Diario Oficial; Contralor\xEDa SIAPER
`);

// app/features/cv/vocabulary/skills-office-it.ts
var OFFICE_TOOLS = list(`
Excel | Microsoft Excel | MS Excel; Word | Microsoft Word | MS Word; PowerPoint | Power Point | Microsoft PowerPoint | MS PowerPoint | Ppt; Microsoft Office | Office 365 | Microsoft 365 | MS Office | Paquete Office | Suite Office | !Office; Outlook | Microsoft Outlook | MS Outlook; Microsoft Access | MS Access; !Access
OneNote; OneDrive; SharePoint | Microsoft SharePoint; Microsoft Teams | MS Teams; !Teams; Microsoft Project | MS Project; !Project; Visio | Microsoft Visio; Publisher | Microsoft Publisher; Power BI | PowerBI | Microsoft Power BI; Power Query; Power Pivot; Power Automate; Power Apps | PowerApps; Copilot | Microsoft Copilot
Tablas din\xE1micas | Tabla din\xE1mica | Pivot tables; Macros de Excel | Macros en Excel | Macros Excel | Macros; VBA | Visual Basic for Applications; BuscarV | VLOOKUP; LibreOffice; OpenOffice; Google Workspace | G Suite | GSuite | Google Suite; Google Sheets | Google Spreadsheets | Hojas de c\xE1lculo de Google; Google Docs; Google Drive
Google Forms | Formularios de Google; Google Calendar; Google Meet; !Gmail; !Drive; !Docs; !Sheets; Zoom; !Meet; Slack; Trello; Asana; !Monday | monday.com; ClickUp; Notion; Airtable; Basecamp; !Miro; !Mural; Lucidchart; Bizagi; draw.io; Prezi; Genially; Canva; Evernote; Doodle; Calendly; DocuSign; Adobe Acrobat | Acrobat; Dropbox
SurveyMonkey; Typeform; WhatsApp Business; !WhatsApp; !Skype; Webex | Cisco Webex; ChatGPT; !Gemini; !Claude; Inteligencia artificial generativa | IA generativa | Generative AI; Zapier; n8n; !Internet; !Correo electr\xF3nico; Windows | Microsoft Windows; macOS | Mac OS; ChromeOS; Digitaci\xF3n; Mecanograf\xEDa
`);
var OFFICE_TECHNICAL = list(`
Ofim\xE1tica | Herramientas ofim\xE1ticas; Herramientas Office | Manejo de Office | Manejo de Microsoft Office; Computaci\xF3n a nivel usuario | Computaci\xF3n nivel usuario | Manejo computacional; Hojas de c\xE1lculo | Planillas de c\xE1lculo | Planillas Excel; Bases de datos | Databases; Procesador de textos; Alfabetizaci\xF3n digital
Manejo de redes sociales; Transformaci\xF3n digital | Digital transformation
`);
var IT_TOOLS = list(`
JavaScript; TypeScript; Python; Java; PHP; C++; C#; !C; !R; !Go; Golang; Kotlin; !Swift; SwiftUI; Objective-C; !Ruby; Ruby on Rails; !Rails; !Rust; Scala; Perl; Lua; !Dart; Flutter; Elixir; Haskell; COBOL; Fortran; !Julia; MATLAB; Simulink; Visual Basic; VB.NET; Delphi; ABAP; !Apex; Groovy; Assembler; Solidity; Bash; PowerShell; Shell scripting; RStudio
R Studio; Lenguaje R; Lenguaje C; HTML; HTML5; CSS; CSS3; Sass; Bootstrap; Tailwind | Tailwind CSS; jQuery; React.js | ReactJS; !React; React Native; Next.js | NextJS; Angular; AngularJS; Vue.js | VueJS; !Vue; Nuxt; Svelte; Redux; Node.js | NodeJS; !Node; Express.js; !Express; NestJS; Django; Flask; FastAPI; Spring Boot; !Spring; Hibernate; Laravel; Symfony; CodeIgniter; .NET; .NET Core
ASP.NET; Entity Framework; Blazor; Ionic; Xamarin; !Electron; GraphQL; REST API | API REST | APIs REST | RESTful; SOAP; JSON; XML; YAML; SQL; MySQL; PostgreSQL | Postgres; SQL Server | Microsoft SQL Server | MSSQL; Oracle Database | Oracle DB; !Oracle; PL/SQL; T-SQL; SQLite; MariaDB; MongoDB; Redis; Cassandra; DynamoDB; Firebase; Supabase; Neo4j; Elasticsearch; NoSQL
Snowflake; BigQuery; Redshift; Databricks; Apache Spark | PySpark; !Spark; Hadoop; Kafka | Apache Kafka; Airflow | Apache Airflow; dbt; Talend; Informatica PowerCenter; SSIS; SSRS; SSAS; Pentaho; Alteryx; KNIME; RapidMiner; Tableau; QlikView; Qlik Sense | Qlik; Looker Studio | Google Data Studio | Data Studio; Looker; MicroStrategy; Grafana; Kibana; Metabase; Pandas; NumPy; SciPy
scikit-learn | sklearn; TensorFlow; Keras; PyTorch; OpenCV; LangChain; Hugging Face; Matplotlib; Jupyter | Jupyter Notebook; Anaconda; AWS | Amazon Web Services; Azure | Microsoft Azure; Google Cloud | GCP | Google Cloud Platform; Heroku; Vercel; Netlify; DigitalOcean; Docker; Kubernetes; Terraform; Ansible; Jenkins; GitHub Actions; GitLab CI; Azure DevOps; Git; GitHub; GitLab; Bitbucket
Subversion | SVN; Jira; Confluence; ServiceNow; Zendesk; Freshdesk; GLPI; OTRS; Mantis; Linux; Ubuntu; Debian; Red Hat; CentOS; Unix; Windows Server; Active Directory; VMware; Hyper-V; VirtualBox; Citrix; Proxmox; Nginx; !Apache; Apache Tomcat; IIS; cPanel; WordPress; WooCommerce; Joomla; Drupal; Magento; PrestaShop; Shopify; Wix; Squarespace; Webflow; VTEX; Jumpseller
Bsale; Postman; Swagger; Selenium; Cypress; Playwright; JUnit; Jest; Appium; JMeter; SonarQube; TestRail; !Cucumber; Visual Studio Code | VS Code; Visual Studio; Eclipse IDE; IntelliJ | IntelliJ IDEA; PyCharm; Android Studio; Xcode; NetBeans; Arduino; Raspberry Pi; ESP32; !Unity; Unreal Engine; Godot; Cisco; Cisco Packet Tracer | Packet Tracer; MikroTik; Fortinet | FortiGate; Palo Alto; Ubiquiti
pfSense; Wireshark; Nmap; Metasploit; Kali Linux; Burp Suite; Splunk; Nessus; Zabbix; Nagios; Salesforce; SAP; SAP S/4HANA | S/4HANA; SAP HANA; SAP FI; SAP CO; SAP FICO; SAP MM; SAP SD; SAP PM; SAP PP; SAP WM; SAP HCM; SAP SuccessFactors; SAP Business One; SAP Ariba | Ariba; SAP Fiori; SAP BW; SAP R/3; Oracle ERP; Oracle NetSuite | NetSuite; Oracle Primavera; JD Edwards; PeopleSoft
Microsoft Dynamics | Dynamics 365 | !Dynamics; Dynamics AX; Odoo; UiPath; Automation Anywhere; Blue Prism; Appian; GeneXus; Asterisk; UML; Enterprise Architect; Balsamiq
`);
var IT_TECHNICAL = list(`
Programaci\xF3n; Programaci\xF3n orientada a objetos | !POO | OOP; Desarrollo web | Web development; Desarrollo de software | Software development; Desarrollo m\xF3vil | Desarrollo de aplicaciones m\xF3viles | Mobile development; Desarrollo backend | Back-end; Desarrollo frontend | Front-end; Full stack; Estructuras de datos | Data structures; Algoritmos; Patrones de dise\xF1o | Design patterns
Arquitectura de software; Microservicios | Microservices; APIs; Integraci\xF3n continua | CI/CD | Continuous integration; DevOps; DevSecOps; Computaci\xF3n en la nube | Cloud computing; Control de versiones; Testing | Pruebas de software | Software testing; QA | Aseguramiento de calidad de software; Pruebas automatizadas | Automatizaci\xF3n de pruebas | Test automation; Pruebas unitarias | Unit testing; TDD; BDD
An\xE1lisis de datos | Data analysis | Data analytics | Anal\xEDtica de datos; Ciencia de datos | Data science; Miner\xEDa de datos | Data mining; Ingenier\xEDa de datos | Data engineering; Big Data; Visualizaci\xF3n de datos | Data visualization; Machine learning | Aprendizaje autom\xE1tico; Deep learning | Aprendizaje profundo; Inteligencia artificial | Artificial intelligence; Procesamiento de lenguaje natural | NLP
Visi\xF3n por computador | Computer vision; Modelamiento de datos | Modelado de datos | Data modeling; ETL; Business intelligence | Inteligencia de negocios; Dashboards | Paneles de control; Data warehouse; Gobierno de datos; Ciberseguridad | Cybersecurity; Seguridad inform\xE1tica; Seguridad de la informaci\xF3n; Hacking \xE9tico | Ethical hacking; Pentesting | Pruebas de penetraci\xF3n; OWASP; Gesti\xF3n de vulnerabilidades
An\xE1lisis forense digital; Administraci\xF3n de servidores; Administraci\xF3n de redes; Administraci\xF3n de sistemas; Administraci\xF3n de bases de datos; Redes de computadores | Redes inform\xE1ticas; TCP/IP; VPN; VLAN; VoIP; Cableado estructurado; Fibra \xF3ptica; Soporte t\xE9cnico | Technical support; Soporte a usuarios | User support; Mesa de ayuda | Help desk | Service desk
Mantenci\xF3n de computadores | Mantenimiento de computadores | Armado de computadores; Reparaci\xF3n de computadores; Virtualizaci\xF3n; ITIL; COBIT; ISO 27001; ISO 20000; Scrum; Kanban; Metodolog\xEDas \xE1giles | !Agile; !SAFe; Extreme programming; Levantamiento de requerimientos | Levantamiento de requisitos | Requirements gathering; An\xE1lisis de requerimientos; Documentaci\xF3n t\xE9cnica; Blockchain
Internet de las cosas | IoT; RPA; Rob\xF3tica; Realidad virtual | Virtual reality; Realidad aumentada; Desarrollo de videojuegos | Game development; Responsive design | Dise\xF1o responsivo; Accesibilidad web; Web scraping; Migraci\xF3n de datos; Administraci\xF3n de plataformas; CCNA; CCNP; CompTIA Security+; CISSP; AWS Certified; Scrum Master; Product Owner; Expresiones regulares
`);

// app/features/cv/vocabulary/skills-service.ts
var HOSPITALITY_TECHNICAL = list(`
Manipulaci\xF3n de alimentos | Higiene y manipulaci\xF3n de alimentos | Food handling; Cocina fr\xEDa; Cocina caliente; Cocina internacional; Cocina chilena | Cocina tradicional chilena; Cocina peruana; Cocina italiana; Cocina vegana | Cocina vegetariana; Sushi | Elaboraci\xF3n de sushi; Parrilla; Pasteler\xEDa | Reposter\xEDa | Pastry; Panader\xEDa | Baking; Chocolater\xEDa; Helader\xEDa; Cocteler\xEDa | Preparaci\xF3n de c\xF3cteles | Mixology; Barismo | Arte latte | Latte art; Cata de vinos | Sommelier; Maridaje; Servicio de mesa | Servicio a la mesa | Table service
Montaje de mesas | Montaje de salones; Protocolo de servicio; Banqueter\xEDa | Catering | Banquetes; Mise en place; Emplatado; Carnicer\xEDa | Despostado | Corte de carnes; Costeo de recetas | Escandallo | Fichas t\xE9cnicas de cocina; Planificaci\xF3n de men\xFA | Dise\xF1o de men\xFA; Alimentaci\xF3n colectiva | Casino de alimentaci\xF3n; Toma de pedidos | !Comandas; Cierre de local; Hoteler\xEDa | Hospitality; Housekeeping | Limpieza de habitaciones; Recepci\xF3n de hu\xE9spedes | Check-in y check-out | Front desk; Reservas hoteleras | Gesti\xF3n de reservas; Revenue management
!Turismo; Guiado tur\xEDstico | Guiado de grupos; Turismo aventura; Ecoturismo; Venta de paquetes tur\xEDsticos | Paquetes tur\xEDsticos; Emisi\xF3n de pasajes | Boletos a\xE9reos; !Trekking; !Senderismo; !Monta\xF1ismo; !Escalada; !Kayak; !Rafting; WFR | Wilderness First Responder; WFA; No deje rastro | Leave no trace; Astroturismo; Enoturismo; Atenci\xF3n de hu\xE9spedes | Guest services; Atenci\xF3n de pasajeros; Seguridad a bordo
`);
var HOSPITALITY_TOOLS = list(`
Opera PMS | Oracle Opera | Opera Hotel; !Opera; Micros | Oracle Micros; Fidelio; Cloudbeds; SiteMinder; Booking.com | !Booking; !Airbnb; !Expedia; !TripAdvisor; OpenTable; CoverManager; Newhotel; Hoteltrack; Maitre D POS; Aloha POS; Toast POS; Square POS
`);
var DESIGN_TOOLS = list(`
Photoshop | Adobe Photoshop; Illustrator | Adobe Illustrator; InDesign | Adobe InDesign; Lightroom | Adobe Lightroom; Adobe XD; Adobe Creative Suite | Adobe Creative Cloud | Suite Adobe | Paquete Adobe | Adobe Suite; Adobe Animate; Dreamweaver; Figma; FigJam; !Sketch; InVision; Zeplin; Framer; Principle app; CorelDRAW | Corel Draw | !Corel; GIMP; Inkscape; Affinity Designer | Affinity; Procreate; Blender; !Maya; Autodesk Maya; Cinema 4D; ZBrush; Houdini; Substance Painter
Toon Boom | Toon Boom Harmony; Krita; Clip Studio Paint; !Moho; KeyShot; CLO 3D; Optitex; Gerber Accumark; Audaces; !Nuke; Capture One; Premiere Rush; Freepik; Midjourney; DALL-E; Stable Diffusion; Spline 3D; Marvelous Designer
`);
var DESIGN_TECHNICAL = list(`
Dise\xF1o gr\xE1fico | Graphic design; Dise\xF1o editorial | Diagramaci\xF3n | Editorial design; Identidad corporativa | Identidad visual | Identidad de marca | Brand identity; Dise\xF1o de logotipos | Logotipos; Dise\xF1o web | Web design; Dise\xF1o UX | Experiencia de usuario | UX | User experience; Dise\xF1o UI | Interfaces de usuario | UI | UX/UI | User interface; Investigaci\xF3n de usuarios | User research; Prototipado | Prototyping; Wireframes | Wireframing; Pruebas de usabilidad | Usabilidad | Usability testing; Arquitectura de informaci\xF3n
Design thinking; Design systems | Sistemas de dise\xF1o; Dise\xF1o de servicios | Service design; Dise\xF1o industrial | Dise\xF1o de productos | Product design; Dise\xF1o de packaging | Packaging; Tipograf\xEDa | Typography; Teor\xEDa del color; Ilustraci\xF3n | Ilustraci\xF3n digital | Illustration; Infograf\xEDa; Fotomontaje; Preprensa; Se\xF1al\xE9tica; Animaci\xF3n 2D | 2D animation; Animaci\xF3n 3D | 3D animation; Motion graphics; Modelado org\xE1nico; Rigging; Texturizado | Texturing; Concept art; Storyboard; Composici\xF3n digital | VFX | Efectos visuales
Dise\xF1o de vestuario | Dise\xF1o de moda | Fashion design; Dise\xF1o textil; Ilustraci\xF3n de moda; Direcci\xF3n de arte | Art direction; Dise\xF1o de stands | !Stands; Dise\xF1o publicitario; Escenograf\xEDa; !Iluminaci\xF3n | !Lighting; Composici\xF3n fotogr\xE1fica; Fotograf\xEDa de eventos; Fotograf\xEDa documental; Direcci\xF3n audiovisual; Direcci\xF3n de fotograf\xEDa | Cinematograf\xEDa; !C\xE1mara | Operaci\xF3n de c\xE1mara | Manejo de c\xE1mara; Sonido directo; Postproducci\xF3n | Post-production; Color grading | Correcci\xF3n de color; Producci\xF3n ejecutiva
Guion t\xE9cnico; Montaje cinematogr\xE1fico | !Montaje; Mezcla de sonido | Mezcla y masterizaci\xF3n; Sonorizaci\xF3n de eventos; Refuerzo sonoro; Producci\xF3n musical | Music production; Composici\xF3n musical; Arreglos musicales; Lectura musical | Solfeo; Direcci\xF3n coral; !Canto; !Guitarra; !Piano; !Viol\xEDn; !Bater\xEDa; !Percusi\xF3n; Actuaci\xF3n | !Acting; Expresi\xF3n corporal; Improvisaci\xF3n teatral; Direcci\xF3n teatral; Dramaturgia; Danza contempor\xE1nea; Ballet; Folclor | Danza folcl\xF3rica; Coreograf\xEDa; Circo | Artes circenses
Pintura al \xF3leo | !\xD3leo; !Acuarela; Escultura; Grabado | Xilograf\xEDa; Cer\xE1mica gres; Muralismo; Curator\xEDa | Curadur\xEDa; Montaje de exposiciones | Museograf\xEDa; Conservaci\xF3n preventiva; Restauraci\xF3n de obras; Producci\xF3n cultural; Fondart; Derechos de autor; Escritura creativa | Creative writing; Edici\xF3n literaria; Cr\xEDtica de arte; Historia del arte
`);
var SPORTS_TECHNICAL = list(`
Preparaci\xF3n f\xEDsica; Entrenamiento funcional | Functional training; Entrenamiento personalizado | Personal training; Planificaci\xF3n deportiva; Planificaci\xF3n del entrenamiento | Periodizaci\xF3n; Evaluaci\xF3n f\xEDsica | Evaluaci\xF3n de la condici\xF3n f\xEDsica; !Musculaci\xF3n; !CrossFit; !Pilates; !Yoga; !Zumba; !Spinning; !Nataci\xF3n; !F\xFAtbol; !B\xE1squetbol; !V\xF3leibol; !Atletismo; !Gimnasia; !Artes marciales; Iniciaci\xF3n deportiva; Deporte adaptado; Arbitraje deportivo; Gesti\xF3n deportiva; !Recreaci\xF3n; Salvamento acu\xE1tico
Biomec\xE1nica; Fisiolog\xEDa del ejercicio; An\xE1lisis de rendimiento deportivo; Actividad f\xEDsica y salud; !Campamentos
`);
var SOFT = list(`
Liderazgo | Leadership | Capacidad de liderazgo | Liderazgo de equipos; Trabajo en equipo | Teamwork | Trabajo colaborativo | !Colaboraci\xF3n | !Collaboration; Trabajo interdisciplinario | Trabajo multidisciplinario | Equipos multidisciplinarios; Comunicaci\xF3n efectiva | Comunicaci\xF3n asertiva | Comunicaci\xF3n oral y escrita | Habilidades comunicativas | Habilidades comunicacionales | Buena comunicaci\xF3n | Communication skills | Effective communication; Comunicaci\xF3n oral; Comunicaci\xF3n escrita
Asertividad; Empat\xEDa | Empathy; Escucha activa | Active listening; Resoluci\xF3n de problemas | Soluci\xF3n de problemas | Problem solving; Resoluci\xF3n de conflictos | Manejo de conflictos | Conflict resolution; Toma de decisiones | Decision making; Pensamiento cr\xEDtico | Critical thinking; Pensamiento anal\xEDtico | Capacidad anal\xEDtica | Capacidad de an\xE1lisis | Analytical thinking | Analytical skills; Pensamiento estrat\xE9gico | Strategic thinking; Pensamiento sist\xE9mico; Creatividad | Creativity
!Innovaci\xF3n | !Innovation; Proactividad | Proactivo; !Iniciativa | !Initiative; !Autonom\xEDa | Trabajo aut\xF3nomo | Self-motivated; Adaptabilidad | Adaptaci\xF3n al cambio | Capacidad de adaptaci\xF3n | Adaptability; !Flexibilidad | !Flexibility; Resiliencia | Resilience; Tolerancia a la frustraci\xF3n; Trabajo bajo presi\xF3n | Working under pressure; Manejo del estr\xE9s | Stress management; Gesti\xF3n del tiempo | Manejo del tiempo | Administraci\xF3n del tiempo | Time management; !Organizaci\xF3n
Planificaci\xF3n y organizaci\xF3n | Capacidad de organizaci\xF3n | Organizational skills; !Responsabilidad | !Responsable | !Responsibility; !Compromiso | !Comprometido | !Commitment; !Puntualidad | !Puntual | Punctuality; !Orden; !Ordenado; !Disciplina; Perseverancia | Perseverante; Honestidad | !Honesto | !Honradez | Honesty; \xC9tica profesional | \xC9tica laboral | Work ethic; Integridad | Integrity; Confiabilidad personal | !Confiable; !Discreci\xF3n | !Confidencialidad; Atenci\xF3n al detalle | !Detallista | Orientaci\xF3n al detalle | Attention to detail; Meticulosidad | Meticuloso
Orientaci\xF3n al cliente | Orientaci\xF3n al servicio | Vocaci\xF3n de servicio | Customer focus; Orientaci\xF3n a resultados | Orientaci\xF3n al logro | Results-oriented; Negociaci\xF3n | Capacidad de negociaci\xF3n | Negotiation; Persuasi\xF3n; Oratoria | Hablar en p\xFAblico | Public speaking; Presentaciones efectivas | Presentation skills; Relaciones interpersonales | Habilidades interpersonales | Interpersonal skills; Inteligencia emocional | Emotional intelligence; Autogesti\xF3n; Autocontrol; !Paciencia
!Motivaci\xF3n | !Motivado | Automotivaci\xF3n; Aprendizaje r\xE1pido | R\xE1pido aprendizaje | Aprendizaje continuo | Capacidad de aprendizaje | Fast learner | Quick learner; !Curiosidad; Versatilidad | Polivalencia; Multitarea | Multitasking; !Delegaci\xF3n; Gesti\xF3n de equipos | Manejo de equipos | Direcci\xF3n de equipos | Manejo de personal | Team management; Supervisi\xF3n de personal; !Mentor\xEDa | !Mentoring; !Coaching; Facilitaci\xF3n de grupos; Redes de contacto profesionales | Networking profesional; Sociabilidad; Buen trato | Buen trato con el p\xFAblico | Trato cordial
!Amabilidad; !Cortes\xEDa; !Tolerancia; !Respeto; !Solidaridad; Compa\xF1erismo; !Humildad; !Optimismo | Actitud positiva; !Lealtad; !Dinamismo | !Din\xE1mico; Visi\xF3n de negocio; Visi\xF3n estrat\xE9gica; Manejo de la incertidumbre; Trabajo por objetivos; Priorizaci\xF3n | Priorizaci\xF3n de tareas; Seguimiento de instrucciones; Sentido de urgencia; Tolerancia a la presi\xF3n; Rigurosidad | !Riguroso; Capacidad de s\xEDntesis; !Influencia
`);

// app/features/cv/vocabulary/skills-technical.ts
var ENGINEERING_TOOLS = list(`
AutoCAD | Auto CAD; AutoCAD Civil 3D | Civil 3D; AutoCAD Electrical; AutoCAD Plant 3D; Autodesk Inventor | !Inventor; Fusion 360; SolidWorks; CATIA; Siemens NX; PTC Creo | Creo Parametric; Solid Edge; ANSYS; Abaqus; COMSOL | COMSOL Multiphysics; Aspen Plus; Aspen HYSYS | HYSYS; ChemCAD; Arena Simulation | !Arena; FlexSim; ProModel; Simio; Minitab; LabVIEW; Proteus; Multisim; Altium Designer | Altium; KiCad; EAGLE PCB; PSIM
DIgSILENT | PowerFactory; ETAP; PSCAD; Dialux; PVsyst; Homer Energy; EPLAN; CADe SIMU; FluidSIM; Factory I/O; PLC; PLC Siemens; PLC Allen Bradley | Allen Bradley; PLC Schneider; TIA Portal; STEP 7; RSLogix | RSLogix 5000; Studio 5000; CODESYS; SCADA; HMI; Wonderware; Ignition SCADA; DeltaV; Experion; PI System | OSIsoft PI; Mastercam; SolidCAM; !Maximo | IBM Maximo; Infor EAM; Fracttal; Wolfram Mathematica; !Maple; GAMS; CPLEX; Gurobi; Statgraphics; Vensim; Powersim
Primavera P6 | !Primavera; Synchro; Autodesk Construction Cloud; BIM 360; ETABS; SAP2000; SAFE estructural; Tekla | Tekla Structures; STAAD Pro; RAM Elements; Robot Structural; Revit | Autodesk Revit; Navisworks; ArchiCAD; SketchUp; Rhino | Rhinoceros | Rhino 3D; Grasshopper; Lumion; V-Ray; Enscape; Twinmotion; 3ds Max | 3D Max; Vectorworks; !Presto; Notrasnoches; Unysoft; ProyectOK; !Opus; S10 Costos; HEC-RAS; HEC-HMS; EPANET; WaterCAD; SewerCAD; SWMM; PLAXIS; GeoStudio; Slide Rocscience | Rocscience
ArcGIS | ArcGIS Pro; ArcMap; QGIS; Google Earth | Google Earth Pro; Google Earth Engine; ERDAS; ENVI; Global Mapper; Agisoft Metashape | Agisoft; Pix4D; Leica Geo Office; Trimble; Estaci\xF3n total; GPS diferencial | GNSS; Nivel topogr\xE1fico | Nivel de ingeniero; Vulcan | Maptek Vulcan; Datamine; Leapfrog | Leapfrog Geo; MineSight | HxGN MinePlan; Deswik; Surpac; Whittle; Ventsim; AcQuire; DISPATCH minero | Jigsaw; MODSIM; JKSimMet; Metsim; USIM PAC
SPSS | IBM SPSS; Stata; SAS | SAS Studio; ATLAS.ti; NVivo; MAXQDA; Jamovi; JASP; GraphPad Prism; PAST estad\xEDstica; InfoStat; LIMS; Empower HPLC; ChemDraw; ImageJ; BLAST; Bioconductor; Geneious; PyMOL; Mendeley; Zotero; EndNote; !LaTeX | Overleaf; Scopus; Web of Science | WoS; SciELO; Origin Pro; Surfer; Redatam; LimeSurvey; Qualtrics; KoBoToolbox; Survey123; VOSviewer
`);
var ENGINEERING_TECHNICAL = list(`
Mantenimiento preventivo | Mantenci\xF3n preventiva | Preventive maintenance; Mantenimiento correctivo | Mantenci\xF3n correctiva; Mantenimiento predictivo | Mantenci\xF3n predictiva; Mantenimiento industrial | Mantenci\xF3n industrial; Planificaci\xF3n de mantenimiento; RCM | Confiabilidad; TPM; An\xE1lisis de vibraciones; Termograf\xEDa; Ensayos no destructivos | !END | NDT; Lubricaci\xF3n industrial | Lubricaci\xF3n; An\xE1lisis de falla | An\xE1lisis causa ra\xEDz | Root cause analysis; AMFE | FMEA
Hidr\xE1ulica; Neum\xE1tica; Oleohidr\xE1ulica; Automatizaci\xF3n industrial | !Automatizaci\xF3n | Industrial automation; Control de procesos | Process control; Instrumentaci\xF3n industrial | Instrumentaci\xF3n; Electr\xF3nica industrial; Electr\xF3nica de potencia; Sistemas el\xE9ctricos de potencia; Motores el\xE9ctricos; Variadores de frecuencia; Subestaciones el\xE9ctricas; Media tensi\xF3n; Alta tensi\xF3n; Baja tensi\xF3n; Electromovilidad; Energ\xEDa solar fotovoltaica | Energ\xEDa solar | Fotovoltaica; Energ\xEDa e\xF3lica
Energ\xEDas renovables | Renewable energy; Eficiencia energ\xE9tica | Energy efficiency; ISO 50001; Lectura de planos | Interpretaci\xF3n de planos | Blueprint reading; Dibujo t\xE9cnico | Technical drawing; Dise\xF1o mec\xE1nico | Mechanical design; Modelado 3D | Modelamiento 3D | 3D modeling; Impresi\xF3n 3D | 3D printing; CAD; CAM; CNC | Programaci\xF3n CNC; Elementos finitos | FEM | !FEA; Din\xE1mica de fluidos computacional | CFD; Termodin\xE1mica; Transferencia de calor; Dise\xF1o de plantas; Balance de masa | Balance de materia y energ\xEDa
Ingenier\xEDa de detalle; Ingenier\xEDa b\xE1sica; P&ID; Piping | Dise\xF1o de piping; Gesti\xF3n de la producci\xF3n | Planificaci\xF3n de producci\xF3n | Production planning; Programaci\xF3n de la producci\xF3n; Manufactura esbelta | Lean Manufacturing; 5S; Kaizen; Poka-yoke; SMED; VSM | Value stream mapping; Just in time; Control de calidad | Quality control; Aseguramiento de calidad | Quality assurance; Control estad\xEDstico de procesos | SPC; Metrolog\xEDa; Calibraci\xF3n de equipos; Estudio de tiempos | Tiempos y movimientos
Balance de l\xEDnea; Buenas pr\xE1cticas de manufactura | GMP | Buenas pr\xE1cticas de fabricaci\xF3n; HACCP; BRC; FSSC 22000; ISO 22000; IFS Food; ISO 17025; ISO 13485; ISO 31000; Inocuidad de alimentos | Inocuidad; Etiquetado de alimentos; An\xE1lisis sensorial; Desarrollo de productos | Product development; Prevenci\xF3n de riesgos | Prevenci\xF3n de riesgos laborales | Occupational safety; Seguridad industrial; Seguridad y salud en el trabajo | SST | SSO; Ley 16.744 | Ley de accidentes del trabajo; Decreto 594 | DS 594
DS 44 | Decreto 44; DS 132; Matriz de riesgos | IPER | Matriz IPER; Investigaci\xF3n de accidentes; Comit\xE9 Paritario | CPHS; Charlas de seguridad | Charlas de 5 minutos; Permisos de trabajo; Bloqueo y etiquetado | !LOTO; Trabajo en altura | Altura f\xEDsica; Espacios confinados; Uso de extintores | Manejo de extintores; Plan de emergencia; Brigada de emergencia; Higiene industrial; Ergonom\xEDa; TMERT; PREXOR; PLANESI
HAZOP; Gesti\xF3n ambiental | Environmental management; Evaluaci\xF3n de impacto ambiental | SEIA | EIA; Resoluci\xF3n de calificaci\xF3n ambiental | RCA; Huella de carbono; Gesti\xF3n de residuos | Manejo de residuos; Ley REP; RETC; SINADER; Monitoreo ambiental; Calidad del aire; Tratamiento de aguas; Tratamiento de riles | Riles; Recursos h\xEDdricos; Remediaci\xF3n de suelos; Cambio clim\xE1tico; Calderas | Operaci\xF3n de calderas; Autoclaves; Refrigeraci\xF3n industrial | Refrigeraci\xF3n
Climatizaci\xF3n | HVAC; Rob\xF3tica industrial; Telecomunicaciones; Radioenlaces; Redes m\xF3viles; Sistemas embebidos | Embedded systems; Dise\xF1o de circuitos | Circuit design; Circuitos impresos | PCB; Procesamiento de se\xF1ales; Teor\xEDa de control; Optimizaci\xF3n matem\xE1tica | !Optimizaci\xF3n; Simulaci\xF3n de procesos | Process simulation; Modelamiento matem\xE1tico; Bioprocesos; Biotecnolog\xEDa; Electroqu\xEDmica; Corrosi\xF3n; Ciencia de materiales; Resistencia de materiales
`);
var CONSTRUCTION_TECHNICAL = list(`
Dise\xF1o arquitect\xF3nico | Architectural design; Planimetr\xEDa; Modelado BIM | BIM | Metodolog\xEDa BIM; Renderizado | Renders | Rendering; Maqueter\xEDa | Maquetas; Urbanismo | Planificaci\xF3n urbana | Urban planning; Paisajismo | Dise\xF1o de paisajes; Interiorismo | Dise\xF1o de interiores | Interior design; OGUC | Ordenanza General de Urbanismo y Construcciones; LGUC; Permisos de edificaci\xF3n; Regularizaci\xF3n de propiedades; Eficiencia energ\xE9tica en edificaci\xF3n | Passivhaus; LEED; Certificaci\xF3n CES
Cubicaci\xF3n | Takeoff; Presupuesto de obra | Cost estimating; An\xE1lisis de precios unitarios | APU; Programaci\xF3n de obra | Carta Gantt | Gantt; Last Planner | Last Planner System; Control de avance | Estados de pago; Supervisi\xF3n de obra | Inspecci\xF3n de obras | Construction supervision; Oficina t\xE9cnica; Libro de obra; Obra gruesa; Terminaciones; Hormig\xF3n armado | Hormigones; Enfierradura; Moldajes
Alba\xF1iler\xEDa; Carpinter\xEDa | Carpentry; Carpinter\xEDa met\xE1lica | Estructuras met\xE1licas; Tabiquer\xEDa | Volcanita | Drywall; Metalcon; !Estuco; !Yeso; Cer\xE1mica y porcelanato | Instalaci\xF3n de cer\xE1micas | Porcelanato; Pisos flotantes | Instalaci\xF3n de pisos; Pintura de interiores | Pintura de exteriores; Techumbres; Impermeabilizaci\xF3n; Demolici\xF3n; Excavaci\xF3n | Movimiento de tierras; Mec\xE1nica de suelos | Ensayos de suelo; Pavimentaci\xF3n | Pavimentos; Asfalto; Obras viales
Obras civiles; Obras sanitarias; !Alcantarillado; C\xE1lculo estructural | Dise\xF1o estructural | Structural design; NCh 433; NCh 430; NCh 170; Manual de Carreteras; Topograf\xEDa | Levantamiento topogr\xE1fico | Surveying; Replanteo; Andamios | Armado de andamios; Rigger; Operaci\xF3n de retroexcavadora | Retroexcavadora; Operaci\xF3n de excavadora | Excavadora; Cargador frontal; Motoniveladora; Minicargador; Rodillo compactador; Gr\xFAa torre; Cami\xF3n pluma; Cami\xF3n tolva; Plataforma elevadora | Manlift | Alza hombre; Jardiner\xEDa | Gardening
Gasfiter\xEDa | Plumbing | Plomer\xEDa; Instalaciones sanitarias; Instalaciones de gas; Instalaciones el\xE9ctricas | Instalaciones el\xE9ctricas domiciliarias | Electrical installations; Instalaci\xF3n el\xE9ctrica trif\xE1sica; Tableros el\xE9ctricos | Armado de tableros; Canalizaci\xF3n el\xE9ctrica | Canalizaciones; Licencia SEC | SEC | Instalador SEC | SEC clase D; NCh Elec 4; Certificaci\xF3n TE1 | TE1; Paneles solares | Instalaci\xF3n de paneles solares; Corrientes d\xE9biles; Reparaciones domiciliarias | Mantenci\xF3n de edificios
`);
var TRADES_TECHNICAL = list(`
Soldadura | !Welding; Soldadura al arco | Arco manual | SMAW; Soldadura TIG | TIG | GTAW; Soldadura MIG | MIG | MIG/MAG | GMAW; Oxicorte; Soldadura por electrofusi\xF3n | Termofusi\xF3n | HDPE; Calderer\xEDa; Torner\xEDa; Fresado | Fresadora; Rectificado; Cerrajer\xEDa; Forja; Mec\xE1nica automotriz | Auto repair; Mec\xE1nica di\xE9sel; Mec\xE1nica industrial; Mec\xE1nica de banco; Motores de combusti\xF3n; Frenos ABS | Sistema de frenos; Inyecci\xF3n electr\xF3nica; Cajas de cambio | Transmisiones autom\xE1ticas; Scanner automotriz | Diagn\xF3stico automotriz
Alineaci\xF3n y balanceo; Desabolladura y pintura | Desabolladura; Electricidad automotriz; Electricidad domiciliaria; Electricidad industrial; Electromec\xE1nica; Aire acondicionado | Instalaci\xF3n de aire acondicionado; Muebler\xEDa | Fabricaci\xF3n de muebles | Ebanister\xEDa; Tapicer\xEDa; Barnizado; Costura | Confecci\xF3n | Sewing; Patronaje | Corte y confecci\xF3n | Molder\xEDa; M\xE1quina recta | M\xE1quina overlock | Overlock; Bordado; !Tejido | !Telar; Sastrer\xEDa; Serigraf\xEDa; Sublimaci\xF3n; Estampado; Imprenta offset | Impresi\xF3n offset; Encuadernaci\xF3n
Joyer\xEDa; Orfebrer\xEDa; Cer\xE1mica artesanal; Vidrier\xEDa; Zapater\xEDa; Aseo industrial | Limpieza industrial; Aseo y limpieza | Limpieza y aseo | Limpieza de oficinas | !Cleaning; Sanitizaci\xF3n | Desinfecci\xF3n; Lavander\xEDa; Planchado; Control de plagas | Desratizaci\xF3n; Operaci\xF3n de maquinaria | Operaci\xF3n de m\xE1quinas | Machine operation; Uso de herramientas el\xE9ctricas | Herramientas el\xE9ctricas | Power tools; Herramientas manuales; Control de acceso | Access control; Rondas perimetrales | Rondas de seguridad; Curso OS-10 | OS-10
CCTV | Monitoreo de c\xE1maras | Circuito cerrado de televisi\xF3n; Seguridad privada; Prevenci\xF3n de p\xE9rdidas | Loss prevention; Primera respuesta; Combate de incendios | Control de incendios; Rescate vehicular; B\xFAsqueda y rescate; Defensa personal; Manejo de armas | Porte de armas; !Vigilancia; !Alarmas; Peluquer\xEDa | Corte de cabello | Hairdressing; Colorimetr\xEDa capilar | Colorimetr\xEDa; Balayage; !Alisado; Barber\xEDa; Manicure; Pedicure; U\xF1as acr\xEDlicas | U\xF1as esculpidas; Depilaci\xF3n; Maquillaje | Maquillaje social | Makeup
Cosmetolog\xEDa; Limpieza facial; Extensi\xF3n de pesta\xF1as | Lifting de pesta\xF1as; Masajes; Drenaje linf\xE1tico; Micropigmentaci\xF3n
`);
var MINING_TECHNICAL = list(`
Miner\xEDa subterr\xE1nea | Underground mining; Miner\xEDa a cielo abierto | Rajo abierto | Open pit mining; Planificaci\xF3n minera | Mine planning; Perforaci\xF3n y tronadura | Tronadura; Geomec\xE1nica; Geotecnia; Estimaci\xF3n de recursos | Estimaci\xF3n de reservas | Resource estimation; Mapeo geol\xF3gico | Geological mapping; Logueo de sondajes | Logueo; Sondajes; Exploraci\xF3n minera | Mineral exploration; Fortificaci\xF3n de t\xFAneles | Fortificaci\xF3n; Ventilaci\xF3n de minas; Chancado; Molienda; Flotaci\xF3n; Espesamiento
Lixiviaci\xF3n | Heap leaching; Extracci\xF3n por solventes | SX-EW | Electroobtenci\xF3n; Electrorrefinaci\xF3n; Fundici\xF3n de cobre; Pirometalurgia; Hidrometalurgia; Procesamiento de minerales | Mineral processing; Relaves | Tranque de relaves | Tailings; Correas transportadoras | Cintas transportadoras; Cami\xF3n de extracci\xF3n | CAEX; Scooptram | LHD; !Jumbo; Pala hidr\xE1ulica; Equipos mineros; An\xE1lisis de minerales | Muestreo de minerales; Petrograf\xEDa; Geoqu\xEDmica; Geof\xEDsica; Hidrogeolog\xEDa; Cierre de faenas mineras | Plan de cierre
!SERNAGEOMIN; Explosivos | Manipulaci\xF3n de explosivos; Licencia interna de conducir | Licencia interna; Altura geogr\xE1fica; Mantenci\xF3n de equipos mineros | Equipos mina; Est\xE1ndares de control de fatalidades | Riesgos cr\xEDticos | ECF; Aguas de proceso; Topograf\xEDa minera
`);
var AGRICULTURE_TECHNICAL = list(`
Riego tecnificado | Sistemas de riego | Riego por goteo; Manejo de huertos | Manejo agron\xF3mico; Poda | Poda de frutales; Injertos; !Cosecha; Fertirriego | Fertilizaci\xF3n; Control fitosanitario | Manejo fitosanitario | Manejo integrado de plagas | MIP; Aplicaci\xF3n de plaguicidas | Aplicador de plaguicidas SAG; Cultivos hort\xEDcolas | Horticultura; Fruticultura; Viticultura; Enolog\xEDa; Vinificaci\xF3n; Viveros | Producci\xF3n de plantas; Invernaderos; Agroecolog\xEDa; Agricultura org\xE1nica; GlobalG.A.P. | Global GAP
Buenas pr\xE1cticas agr\xEDcolas | BPA; Postcosecha; Control de calidad de fruta | Calidad de fruta; Packing de fruta; !Frigor\xEDfico; Selecci\xF3n de fruta; Operaci\xF3n de tractor | Tractor agr\xEDcola; Maquinaria agr\xEDcola; Ganader\xEDa | Ganader\xEDa bovina; Orde\xF1a de vacas | Orde\xF1a mec\xE1nica; Apicultura; Manejo forestal | Silvicultura; Cosecha forestal; Motosierra | Manejo de motosierra; Inventario forestal; Prevenci\xF3n de incendios forestales; Acuicultura; Cultivo de salmones; Mitilicultura; !Buceo | Buceo comercial; Pesca artesanal; Mortalidad y ensilaje
Alimentaci\xF3n de peces; An\xE1lisis de suelos; Agricultura de precisi\xF3n; Extensi\xF3n rural; Turismo rural; Certificaci\xF3n org\xE1nica; Manejo de praderas
`);
var SCIENCE_TECHNICAL = list(`
T\xE9cnicas de laboratorio | Laboratory techniques; An\xE1lisis qu\xEDmico; An\xE1lisis instrumental; Cromatograf\xEDa | HPLC | Cromatograf\xEDa l\xEDquida; Cromatograf\xEDa de gases; Espectrofotometr\xEDa | Espectroscop\xEDa; Absorci\xF3n at\xF3mica; Titulaci\xF3n qu\xEDmica | Volumetr\xEDa; Electroforesis; Western blot; qPCR | PCR en tiempo real; Cultivo celular | Cell culture; Extracci\xF3n de ADN | Extracci\xF3n de ARN; Secuenciaci\xF3n | NGS; Clonaci\xF3n; CRISPR; Microscop\xEDa | Microscopy; Bioinform\xE1tica; Gen\xE9tica; Microbiolog\xEDa
Preparaci\xF3n de reactivos | Preparaci\xF3n de soluciones; Preparaci\xF3n de muestras; Bioseguridad | Biosafety; Buenas pr\xE1cticas de laboratorio | BPL | GLP; Bioterio; Validaci\xF3n de m\xE9todos; Control microbiol\xF3gico; Muestreo de agua | Muestreo ambiental; Taxonom\xEDa; Ecolog\xEDa; Conservaci\xF3n de la biodiversidad | Biodiversidad; Teledetecci\xF3n | Percepci\xF3n remota | Remote sensing; Sistemas de informaci\xF3n geogr\xE1fica | SIG | GIS; Cartograf\xEDa; Fotogrametr\xEDa; Drones | Vuelo de drones; Geolog\xEDa de campo
Dise\xF1o experimental | Dise\xF1o de experimentos | DOE; An\xE1lisis estad\xEDstico | Statistical analysis; Regresi\xF3n lineal | Modelos de regresi\xF3n; Series de tiempo | Time series; Inferencia estad\xEDstica; M\xE9todos num\xE9ricos; Bioestad\xEDstica | Biostatistics; Investigaci\xF3n cient\xEDfica | Metodolog\xEDa de la investigaci\xF3n | Scientific research; Redacci\xF3n cient\xEDfica | Escritura acad\xE9mica | Scientific writing | Academic writing; Revisi\xF3n sistem\xE1tica | Systematic review; Divulgaci\xF3n cient\xEDfica
Observaci\xF3n astron\xF3mica; F\xEDsica computacional; Modelaci\xF3n num\xE9rica; Levantamiento de informaci\xF3n en terreno | Levantamiento de datos; Publicaci\xF3n cient\xEDfica; B\xFAsqueda bibliogr\xE1fica | Literature review
`);

// app/features/cv/vocabulary/skills.ts
var LISTS = [
  ["general", "tool", OFFICE_TOOLS],
  ["general", "technical", OFFICE_TECHNICAL],
  ["it", "tool", IT_TOOLS],
  ["it", "technical", IT_TECHNICAL],
  ["administration", "tool", ADMINISTRATION_TOOLS],
  ["administration", "technical", ADMINISTRATION_TECHNICAL],
  ["finance", "tool", FINANCE_TOOLS],
  ["finance", "technical", FINANCE_TECHNICAL],
  ["sales", "tool", SALES_TOOLS],
  ["sales", "technical", SALES_TECHNICAL],
  ["marketing", "tool", MARKETING_TOOLS],
  ["marketing", "technical", MARKETING_TECHNICAL],
  ["logistics", "tool", LOGISTICS_TOOLS],
  ["logistics", "technical", LOGISTICS_TECHNICAL],
  ["health", "tool", HEALTH_TOOLS],
  ["health", "technical", HEALTH_TECHNICAL],
  ["veterinary", "technical", VETERINARY_TECHNICAL],
  ["social", "technical", SOCIAL_TECHNICAL],
  ["education", "tool", EDUCATION_TOOLS],
  ["education", "technical", EDUCATION_TECHNICAL],
  ["law", "tool", LAW_TOOLS],
  ["law", "technical", LAW_TECHNICAL],
  ["engineering", "tool", ENGINEERING_TOOLS],
  ["engineering", "technical", ENGINEERING_TECHNICAL],
  ["construction", "technical", CONSTRUCTION_TECHNICAL],
  ["trades", "technical", TRADES_TECHNICAL],
  ["mining", "technical", MINING_TECHNICAL],
  ["agriculture", "technical", AGRICULTURE_TECHNICAL],
  ["science", "technical", SCIENCE_TECHNICAL],
  ["hospitality", "tool", HOSPITALITY_TOOLS],
  ["hospitality", "technical", HOSPITALITY_TECHNICAL],
  ["design", "tool", DESIGN_TOOLS],
  ["design", "technical", DESIGN_TECHNICAL],
  ["sports", "technical", SPORTS_TECHNICAL],
  ["general", "soft", SOFT]
];
function skillOf(entry, kind, area) {
  const wordings = entry.split("|").map((part) => {
    const text = part.trim();
    return text.startsWith("!") ? { text: text.slice(1), exact: true } : { text, exact: false };
  });
  return { name: wordings[0]?.text ?? "", kind, area, exact: wordings[0]?.exact ?? false, wordings };
}
var SKILLS = LISTS.flatMap(
  ([area, kind, entries]) => entries.map((entry) => skillOf(entry, kind, area))
);
function lexiconOf(takes) {
  return buildLexicon(
    SKILLS.flatMap((skill) => skill.wordings.filter(takes).map((wording) => [wording.text, skill])),
    { literal: (skill) => skill.kind === "tool" }
  );
}
var skillLexicon = lexiconOf(() => true);
var skillInTextLexicon = lexiconOf((wording) => !wording.exact);

// app/features/cv/facts/proper-case.ts
var PARTICLES = new Set(
  "de del la las los y e da das do dos di van von der den ter el al bin ibn".split(" ")
);
function properCase(text) {
  const words = text.replace(/\s+/g, " ").trim().split(" ");
  return words.map((word, at2) => needsCase(word) ? caseWord(word, at2 === 0) : word).join(" ");
}
function needsCase(word) {
  const letters = word.replace(/[^\p{L}]/gu, "");
  if (letters.length <= 1) return false;
  return letters === letters.toUpperCase() || letters === letters.toLowerCase();
}
function caseWord(word, first) {
  const lower = word.toLowerCase();
  if (!first && PARTICLES.has(fold(lower))) return lower;
  return lower.replace(/(?<=^|[-'’.])\p{L}/gu, (letter) => letter.toUpperCase()).replace(/^Mc(\p{L})/u, (_, letter) => `Mc${letter.toUpperCase()}`);
}

// app/features/cv/facts/name-shape.ts
var NAME_WORD = /^[ʻʼ'’]?\p{L}(?:[\p{L}\p{M}ʻʼ'’.-]*[\p{L}\p{M}])?\.?$/u;
var CAPITAL = /^[ʻʼ'’]?(?:\p{Ll}{1,3}[ʻʼ'’-])?\p{Lu}/u;
var SMALL_WORD = /(?:^|\s)(?:en|con|para|por|sin|sobre|e|o|and|of|the|in|with|for|el|un|una|mi|su|al|a|em|com|que|quien|quienes|donde|cuando|what|who|where)(?=\s|$)/;
var ARTICLE = /(?<=\p{L}\s+)(?:[Ee][Ll]|[Aa][Ll])\s+(?=\p{L})/gu;
var isPhrase = (text) => SMALL_WORD.test(fold(text.replace(ARTICLE, "")));
var DATUM = /^(?:nacionalidad|nationality|estado civil|domicilio|direccion|residencia|comuna|ciudad|region|fecha|edad|nacimiento|telefono|celular|fono|correo|profesion|oficio|cargo|rut|run|cedula|licencia|disponibilidad|calle|avenida|pasaje|contacto|contactar)\b/;
var isCapital = (word) => CAPITAL.test(word);
function nameWords(text) {
  return text.split(/\s+/).filter((word, at2) => word !== "" && (at2 === 0 && isCapital(word) || !PARTICLES.has(fold(word))));
}
function isSomethingElse(text) {
  const title = titleScore(text);
  return DATUM.test(fold(text)) || headingKind(text) !== null || title >= 2 || title > 0 && SMALL_WORD.test(fold(text)) || degreeScore(text) >= 1.5 || employerScore(text) >= 2.5 || institutionScore(text) >= 2 || skillLexicon.has(text) || text.split(/\s+y\s+/).some((part) => isPlace(part));
}
function looksLikeName(text) {
  const named2 = nameWords(text);
  return named2.length >= 2 && named2.length <= 5 && named2.every((word) => NAME_WORD.test(word) && isCapital(word)) && !isPhrase(text) && !isSomethingElse(text);
}
function looksLikeSmallName(text) {
  const named2 = nameWords(text);
  return named2.length >= 2 && named2.length <= 5 && named2.every((word) => word.length >= 2 && NAME_WORD.test(word) && titleScore(word) === 0) && !startsWithVerb(text) && !isPhrase(text) && !isSomethingElse(text);
}

// app/features/cv/facts/contact/unknown-place.ts
var CONTACT_DATA = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram)\S*|\+?\(?\d[\d\s().-]{6,}\d/gi;
var PLACE_NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+)*\p{Lu}[\p{L}\p{M}.'’-]*){0,3}$/u;
var LABEL = /^(?:e-?mail|correo|fono|tel|telefono|celular|movil|cel|whatsapp|contacto|mobile|phone|linkedin|portafolio|web|rut|run|foto|cv|edad|disponib|licencia|nacionalidad|chilen|soltero|soltera|casad|separad|divorciad|viud)/;
var LABEL_INSIDE = /(?:^|\s)(?:e-?mail|correo|fono|tel[ée]fono|celular|m[óo]vil|cel|tel|whatsapp|mobile|phone)\b\.?\s*:?/giu;
var SEPARATOR2 = /\s*[|•·;/✉✆☎⌂⚑⌨☏📍,]\s*|\s{2,}|\s+[–—-]+\s+|\.-+\s*|\.\s+(?=\p{Lu})/u;
var HOME_SIGN = /^\s*[⌂⌖🏠🏡📍🗺]/u;
var STREET = /^(?:calle|pasaje|psje|pje|avda?|avenida|av|villa|poblacion|pobl|block|depto|camino|condominio|sector|barrio|urb|urbanizacion|col|colonia|parcela|fundo|rua|street)\b|\d/;
var QUARTER = /^(?:sector|villa|poblacion|pobl|barrio|valle|cerro|condominio|localidad|camino|comuna|parcela|campamento|region|provincia)\b/;
var NEAR = 2;
var HEAD = 10;
var LONGEST_LINE = 160;
var FEW_WORDS = 4;
var MOST_PARTS = 5;
var reaches = (line2) => line2 !== void 0 && new RegExp(CONTACT_DATA.source, "i").test(line2.text);
var marksHome = (line2) => HOME_SIGN.test(line2.source.text);
function looksLikePlace(part, name) {
  const own = new Set(fold(name ?? "").split(" "));
  return part.length >= FEW_WORDS && PLACE_NAME.test(part) && !LABEL.test(fold(part)) && !fold(part).split(" ").some((word) => own.has(word)) && (isPlace(part) || !isSomethingElse(part));
}
function partsOf(text) {
  return text.replace(/\([^)]*\)/g, " | ").replace(CONTACT_DATA, " | ").replace(LABEL_INSIDE, " | ").split(SEPARATOR2).map((part) => part.replace(/^[\s.:-]+|[\s.:-]+$/g, "")).filter((part) => part !== "");
}
function behindStreet(line2, name) {
  const parts = line2.text.split(/\s*,\s*|\s+[–—-]\s+|\s*[|•·]\s*/);
  const at2 = parts.findIndex((part) => STREET.test(fold(part)) && /\d/.test(part));
  const places = [];
  for (const part of at2 < 0 || reaches(line2) ? [] : parts.slice(at2 + 1)) {
    if (!looksLikePlace(part, name)) break;
    places.push(part);
  }
  return places.length === 0 ? null : places.join(", ");
}
function listOfPlaces(text, name) {
  const [sentence2 = ""] = text.replace(/\([^)]*\)/g, "").split(/\.\s+(?=\p{Lu})/u);
  const parts = sentence2.split(/\s*,\s*|\s+y\s+/).map((part) => part.trim());
  const [first = "", ...rest] = parts;
  if (rest.length === 0 || parts.length > MOST_PARTS || !looksLikePlace(first, name)) return null;
  const near = rest.every((part) => QUARTER.test(fold(part)) || looksLikePlace(part, name));
  return near && rest.some((part) => QUARTER.test(fold(part)) || isPlace(part)) ? sentence2.trim() : null;
}
function unknownPlace(lines, name) {
  const short = lines.filter((line2) => line2.text.length <= LONGEST_LINE && line2.dates.length === 0);
  const plain = short.filter((line2) => !line2.prose && line2.label === null);
  const found = (rows, read) => {
    for (const row of rows) {
      const place = read(row);
      if (place) return place;
    }
    return null;
  };
  const inParts = (line2) => partsOf(line2.text).find((part) => looksLikePlace(part, name));
  const head = lines.slice(0, HEAD);
  const beside = plain.filter((line2) => {
    const at2 = head.indexOf(line2);
    return at2 >= 0 && !reaches(line2) && head.slice(Math.max(0, at2 - NEAR), at2 + NEAR + 1).some(reaches);
  });
  const named2 = head.findIndex((line2) => name !== null && line2.folded.includes(fold(name)));
  const below = (head[named2]?.index ?? -1) + 1;
  return found(short.filter(marksHome), inParts) ?? found(plain, (line2) => behindStreet(line2, name)) ?? found(short.slice(0, HEAD), (line2) => listOfPlaces(line2.text, name) ?? afterHeadline(line2, name)) ?? found(
    short.filter((line2) => reaches(line2) && !line2.prose),
    inParts
  ) ?? found(
    beside.filter((line2) => line2.words <= FEW_WORDS && line2.index > below),
    inParts
  ) ?? found(beside, (line2) => line2.title >= 2 ? inParts(line2) : null) ?? // Last, as a headline in words that no list has would look the same.
  found(
    beside.filter((line2) => line2.words <= 2 && line2.index === below),
    inParts
  );
}
function afterHeadline(line2, name) {
  const [title = "", ...sentences2] = line2.text.split(/\.\s+(?=\p{Lu})/u);
  if (titleScore(title) < 2.5) return null;
  return sentences2.map((sentence2) => listOfPlaces(sentence2, name)).find((place) => place !== null) ?? null;
}

// app/features/cv/facts/contact/location.ts
var LABEL2 = /^(?:direccion(?: actual| particular)?|domicilio(?: actual| particular)?|ciudad(?: actual| de residencia)?|comuna(?: de residencia)?|residencia(?: actual)?|ubicacion|region|localidad|provincia|lugar de residencia|location|address|city|residence|based in|endereco|cidade|vivo en|resido en|ciudad y pais|pais de residencia|comuna y region|comuna\s*\/\s*region|home|zona|vive en|reside en|domiciliad[oa] en|lugar|poblacion|municipio|estado|departamento|donde vivo)$/;
var LIVES_IN = /\b(?:vivo|vive(?: y trabaja)?|resido|reside|radicad[oa]|domiciliad[oa]|residente|residiendo|viviendo|vivo actualmente|based|living|located|moro|resident)\s+(?:actualmente\s+)?(?:en|in|em)\s+(?:la comuna de\s+|la ciudad de\s+|la region de\s+)?|\bsoy de (?:la comuna de |la ciudad de )?/;
var STREET2 = /\b(?:calle|pasaje|psje|pje|avda?|avenida|av|villa|poblacion|pobl|block|depto|dpto|departamento|camino|condominio|sector|barrio|urbanizacion|colonia|parcela|fundo|los|las|el|rua|street|st|ave|road|n[°º]|#)\b|\d{2,5}/;
var HEAD_KINDS = /* @__PURE__ */ new Set(["contact", "personal"]);
var CONTACT_DATA2 = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram)\.\S+|\+?\(?\d[\d\s().-]{6,}\d/gi;
var ASIDE = /\((?:sector|camino|cerca)\s[^)]*\)|\((?:utc|gmt|cst|est)[^)]*\)|\bc\.?p\.?\s?\d{4,6}\b|\(\s*(?:remoto|remote|híbrido|presencial)\s*\)/gi;
var NOT_HOME = /\b(?:nacimiento|nacionalidad|nacid[oa]|birth|universidad|liceo|colegio|instituto|empresa)\b/;
function findLocation(lines, sections, name) {
  const kindOf2 = new Map(sections.flatMap((section) => section.lines.map((index) => [index, section.kind])));
  const usable2 = lines.filter((line2) => {
    const kind = kindOf2.get(line2.index) ?? "contact";
    if (kind === "education" || kind === "experience") return line2.words <= 14 && /\S@\S+\.\S/.test(line2.text);
    return kind !== "references";
  });
  const told = usable2.flatMap((line2) => labelled(wrapped(line2, lines, HOUSE_NUMBER)) ?? []);
  const named2 = told.find((text) => placesIn(text).length > 0) ?? told[0];
  if (named2 !== void 0) return named2;
  const reached = new Set(sections.filter((section) => holdsContact(section, lines)));
  const beside = new Set([...reached].flatMap((section) => section.lines));
  const head = usable2.filter(
    (line2) => HEAD_KINDS.has(kindOf2.get(line2.index) ?? "other") || beside.has(line2.index) || /\S@\S+\.\S/.test(line2.text) || line2.source.role === "header" || line2.source.role === "footer"
  );
  for (const line2 of head) {
    const found = inContactLine(behindName(line2, name));
    if (found !== null) return found;
  }
  for (const line2 of usable2) {
    const found = stated(line2) ?? stated(wrapped(line2, lines, SENTENCE_GOES_ON));
    if (found !== null) return found;
  }
  return unknownPlace(head, name);
}
function behindName(line2, name) {
  const own = new Set(fold(name ?? "").split(" "));
  const words = line2.text.split(/(?<=\s)/);
  const foreign = words.findIndex((word) => !own.has(fold(word).replace(/[\s,]+$/, "")));
  if (name === null || foreign < 2) return line2;
  return { ...line2, text: words.slice(foreign).join("") };
}
var HOUSE_NUMBER = /^\d{1,5},/;
var SENTENCE_GOES_ON = /^\p{Ll}/u;
function wrapped(line2, lines, goesOn) {
  const next = lines[line2.index + 1];
  if (next === void 0 || next.source.gapBefore >= 0.5 || !goesOn.test(next.text)) return line2;
  return { ...line2, text: `${line2.text} ${next.text}`, folded: `${line2.folded} ${next.folded}` };
}
function holdsContact(section, lines) {
  const own = section.lines.flatMap((index) => lines[index] ?? []);
  return own.length <= 12 && own.some((line2) => /\S@\S+\.\S/.test(line2.text)) && own.every((line2) => !line2.prose);
}
function labelledCells(line2) {
  const cells = line2.text.split(/\s{2,}/);
  return cells.flatMap((cell, at2) => {
    const value = cells[at2 + 1];
    return value !== void 0 && LABEL2.test(foldName(cell)) && placesIn(value).length > 0 ? [`${cell}: ${value}`] : [];
  });
}
function labelled(line2) {
  const cell = line2.text.includes(":") ? [] : labelledCells(line2);
  for (const part of cell.length > 0 ? cell : line2.text.split(/\s*[|•·]\s*|\s{2,}|\.\s+(?=\p{Lu})/u)) {
    const label = /^([\p{L}\s/]{3,24}?)\s*:\s*(.+)$/u.exec(part);
    if (label === null) continue;
    const [, name = "", value = ""] = label;
    if (!LABEL2.test(foldName(name))) continue;
    const clean2 = value.replace(CONTACT_DATA2, " ").replace(/\s+/g, " ").replace(/[\s,.;-]+$/, "").trim();
    if (clean2.length >= 3) return placePart(clean2) ?? clean2.slice(0, 80);
  }
  return null;
}
function foldName(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
function placePart(text) {
  const parts = text.split(/\s*[,|•·;]\s*|\s+[-–—/]\s+/).filter((part) => part !== "");
  const places = parts.filter((part) => isPlace(part));
  if (places.length > 0) return places.join(", ");
  const matches = placesIn(text);
  const last = matches.at(-1);
  return last === void 0 ? null : last.text;
}
function inContactLine(line2) {
  if (NOT_HOME.test(line2.folded) || line2.text.length > 160) return null;
  if (line2.prose) return placeSentence(line2.text);
  const text = line2.text.replace(ASIDE, " ").replace(CONTACT_DATA2, " | ").replace(/\b(?:e-?mail|correo|fono|tel[ée]fono|celular|m[óo]vil|linkedin)\s*:?/gi, " ");
  const parts = text.split(/\s*[|•·;]\s*|\s{2,}|\s+[-–—/]+\s+|\.\s+(?=\p{Lu})/u).map((part) => part.replace(/^[\s,./–—-]+|[\s,./–—-]+$/g, "")).filter((part) => part !== "");
  const place = parts.find((part) => isPlace(part));
  if (place !== void 0) {
    const at2 = parts.indexOf(place);
    const next = parts[at2 + 1];
    return next !== void 0 && isPlace(next) ? `${place}, ${next}` : place;
  }
  const quarter = parts.map(beforeQuarter).find((found) => found !== null);
  if (quarter) return quarter;
  const near = parts.find((part) => isNearPlace(part))?.split(/\s*,\s*/);
  if (near !== void 0) return near.slice(near.findIndex((name) => isPlace(name) || isShortName(name))).join(", ");
  const beside = text !== line2.text;
  for (const part of parts) {
    const places = trailingPlaces(part);
    if (places !== null && (beside || STREET2.test(foldName(part)))) return places;
  }
  return null;
}
function placeSentence(text) {
  const sentences2 = text.replace(ASIDE, "").split(/\.\s+(?=\p{Lu})/u);
  const place = sentences2.findIndex((sentence2) => isPlace(sentence2.trim()));
  const apart = /\S@\S+\.\S/.test(text) ? place === 0 : sentences2.every((sentence2) => sentence2.split(/\s+/).length <= 6);
  return sentences2.length > 1 && apart ? sentences2[place]?.trim() ?? null : null;
}
var QUARTER2 = /^(?:sector|villa|poblacion|pobl|barrio|valle|cerro|condominio|localidad|camino|comuna|parcela|campamento)\b/;
function beforeQuarter(part) {
  const [place = "", quarter = "", ...rest] = part.split(/\s*,\s*/);
  return rest.length === 0 && isPlace(place) && QUARTER2.test(foldName(quarter)) ? place : null;
}
var PLACE_NAME2 = /^\p{Lu}[\p{L}.'-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+)*\p{Lu}[\p{L}.'-]*){0,5}$/u;
function isShortName(name) {
  return name.split(/\s+/).length <= 2 && !STREET2.test(foldName(name)) && !QUARTER2.test(foldName(name));
}
function isNearPlace(part) {
  const names = part.split(/\s*,\s*/).filter((name) => name !== "");
  return names.length >= 2 && names.length <= 4 && names.some((name) => isPlace(name)) && names.every(
    (name) => isPlace(name) || PLACE_NAME2.test(name) && titleScore(name) === 0 && employerScore(name) < 1.5
  );
}
function trailingPlaces(text) {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== "");
  let from = parts.length;
  while (from > 0 && isPlace(parts[from - 1] ?? "")) from -= 1;
  if (from < parts.length) return parts.slice(from).join(", ");
  const last = placesIn(text).at(-1);
  const ends = last !== void 0 && text.slice(last.end).trim() === "" && STREET2.test(foldName(text));
  return ends ? last.text : null;
}
function stated(line2) {
  const match = LIVES_IN.exec(line2.folded);
  if (match === null) return null;
  const rest = line2.text.slice(match.index + match[0].length, match.index + match[0].length + 60);
  const [place] = placesIn(rest);
  if (place !== void 0 && place.start <= 12) {
    const clause = rest.slice(place.start).split(/[.;()]|\s(?:pero|y|con|but|and)\s/)[0] ?? "";
    return placePart(clause) ?? place.text;
  }
  const capital = /^(\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+){0,3})/u.exec(rest);
  return capital?.[1] ?? null;
}
var COUNTRIES2 = {
  Argentina: "AR",
  Per\u00FA: "PE",
  Colombia: "CO",
  M\u00E9xico: "MX",
  Bolivia: "BO",
  Ecuador: "EC",
  Uruguay: "UY",
  Paraguay: "PY",
  Venezuela: "VE",
  "Costa Rica": "CR",
  Panam\u00E1: "PA",
  Guatemala: "GT",
  Honduras: "HN",
  "El Salvador": "SV",
  Nicaragua: "NI",
  Cuba: "CU",
  "Rep\xFAblica Dominicana": "DO",
  Hait\u00ED: "HT",
  Espa\u00F1a: "ES",
  Brasil: "BR",
  "Estados Unidos": "US",
  Canad\u00E1: "CA",
  "Reino Unido": "GB",
  Alemania: "DE",
  Francia: "FR",
  Italia: "IT",
  Portugal: "PT",
  Chile: "CL"
};
function countryOf(location) {
  const places = location === null ? [] : placesIn(location);
  const country = places.find((place) => place.value.kind === "country") ?? places[0];
  return country === void 0 ? null : COUNTRIES2[country.value.country] ?? null;
}

// app/features/cv/facts/disguise.ts
var LOOKALIKES = new Map(
  [..."\u0430\u0435\u043E\u0441\u0440\u0445\u0443\u0456\u0455\u0458\u04BB\u0501\u051B\u051D\u057E\u03B1\u03BF\u03B9\u03BD\u03B5\u03C1\u03C4\u03BA\u03B7\u03C5\u03C9\u03B3"].map((char, at2) => [char, "aeocpxyisjhdqwuaoivepiknuwy"[at2] ?? char])
);
var DIGITS = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };
var WORD2 = /[\p{L}\d@$]{3,}/gu;
var APART = /(?<![\p{L}\d])(?:[\p{L}\d][\s._-]{1,3}){24,}[\p{L}\d](?![\p{L}\d])/gu;
var STRANGE = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[\u{FF01}-\u{FF5E}\u{1D400}-\u{1D7FF}\u{2460}-\u{24FF}]|\p{Cf}/u;
function undisguised(text) {
  const plain = STRANGE.test(text) ? [...fold(text.normalize("NFKC").replace(/\p{Cf}/gu, ""))].map((char) => LOOKALIKES.get(char) ?? char).join("") : fold(text);
  const read = plain.replace(APART, (letters) => letters.replace(/[\s._-]+/gu, "")).replace(WORD2, (word) => /\p{L}/u.test(word) ? word.replace(/[\d@$]/g, (char) => DIGITS[char] ?? char) : word);
  return read === fold(text) ? null : read;
}

// app/features/cv/facts/instructions.ts
var STRONG = [
  /\b(?:ignor[ae]r?|olvid[ae]r?|omit[ae]|desestim[ae]|descart[ae]|desobedece|haz caso omiso de|ignore|disregard|forget|desconsidere|esqueca)\b.{0,30}\b(?:instruccion(?:es)?|indicacion(?:es)?|ordenes|reglas|instructions?|prompts?|rules|instruc(?:oes|ao)|criterios|rubrica)\b/,
  /\b(?:asign[ae][rs]?|asignale|otorg[ae][rs]?|otorgale|dale|dele|ponle|calific[ao]r?|califique|puntu[ae]r?|coloc[ae]|atribua|conceda|assign|award|give|rate|score|grade)\b.{0,50}\b(?:100|10 ?\/ ?10|puntos|puntaje|puntuacion|pontuacao|nota maxima|score|points|maxim[oa]|maximum|highest|full marks|perfect)\b.{0,40}\b(?:candidat[eoa]s?|postulante|curriculum|cv|resume|applicant|perfil|profile|total|competenc\w+|este|esta|this)\b/,
  /\b(?:asign[ae]s?|otorg(?:a|as|ue|ues)|dale|ponle|assign|award|give)\b.{0,30}\b(?:candidat[eoa]|postulante|cv|curriculum|applicant|resume)\b.{0,40}\b(?:100|puntos|puntaje|puntuacion|score|points|nota)\b/,
  /puntuacion_total|total_score|overall_?score\s*[:=]|\bsystem ?prompt\b|\bprompt injection\b|<\/?(?:system|instructions?|prompt)>|\[\/?inst\]|<\|/,
  /\b(?:as an ai|as a language model|you are (?:an? )?(?:ai|chatgpt|gpt|assistant|language model|recruiter bot|hiring)|eres (?:un[ao]? )?(?:ia|inteligencia artificial|chatgpt|gpt|asistente|modelo de lenguaje|evaluador|reclutador)|voce e (?:uma )?(?:ia|assistente))\b/,
  /\b(?:nota|mensaje|instruccion(?:es)?|aviso|indicacion(?:es)?|orden|note|message|instructions?|attention|atencion)\b.{0,12}\b(?:para|al|a|to|for|do|ao)\b.{0,14}\b(?:sistema|ia|inteligencia artificial|modelo|algoritmo|bot|robot|evaluador(?:a|es)?(?: automatic\w+)?|ats|chatgpt|gpt|llm|ai|model|system|evaluator|screening|parser|software de (?:seleccion|evaluacion))\b/,
  /\b(?:si eres|if you are|caso seja)\b.{0,20}\b(?:ia|ai|un modelo|modelo|bot|algoritmo|chatgpt|language model|llm|sistema)\b/,
  /\b(?:no (?:menciones|mencione|muestres|incluyas|senales|reportes)|do not (?:mention|report|include|show)|don't mention|nao mencione)\b.{0,30}\b(?:areas?|debilidad\w*|mejora|errores|aspectos|puntos|weakness\w*|improvement|flaws|negativ\w*|pontos|fraquezas|this|esto|esta)\b/,
  /\b(?:responde|respondan?|contesta|devuelve|respond|reply|answer|output|return|responda)\b.{0,20}\b(?:con|solo|unicamente|siempre|with|only|exactly|com|apenas)\b.{0,40}\b(?:puntuacion|puntaje|score|100|json|si|yes|apto|aprobado|excelente|excellent|approved|contratar|hire|recomendado)\b/
];
var MACHINE = [
  /\bcv\s?>{2,}|<{2,}\s?cv\b|<!--|^\W*(?:system|assistant)\s*[\])*]*\s*:/,
  /\b(?:nuevas|new) (?:instrucciones|instructions|ordenes|orders)\s*[:.]/,
  /\b(?:level|score|puntaje|verdict|veredicto|grades?|total)["']?\s*[:=]\s*["']?(?:5|10|100|sube|max\w*|perfect\w*)\b/
];
var ELSEWHERE = [
  /\b(?:ignore[rz]?|oublie[rz]?|ne tenez pas compte)\b.{0,30}\b(?:instructions?|consignes|regles)\b/,
  /\b(?:attribue[rz]?|donne[rz]?|accorde[rz]?)\b.{0,40}\b(?:note|score|points)\b.{0,30}\b(?:candidat\w*|maximal\w*)\b/,
  /\b(?:ignorier|vergiss|missacht)\w*\b.{0,40}\b(?:anweisung|regel|anleitung|vorgabe)\w*\b/,
  /\b(?:gib|gebt|geben|vergib|bewerte)\b.{0,50}\b(?:punktzahl|hochstnote|bestnote|hochste note|volle punkte)\b/,
  /\b(?:ignora|ignorare|ignorate|dimentica)\b.{0,40}\b(?:istruzioni|regole|indicazioni|instruccions)\b/,
  /\b(?:assegna|assegnare|attribuisci|dona)\b.{0,40}\b(?:punteggio|punti|puntuacio)\b.{0,40}\bcandidat\w*/
];
var RUN_TOGETHER = /(?:ignor|olvid|omit|disregard|forget)\w{0,30}(?:instruc|reglas|rules)|(?:asign|otorg|assign|give)\w{0,20}(?:punt|point|score)/;
var WEAK = [
  /\b(?:candidat[oae]|postulante|applicant)\b.{0,12}\b(?:perfect[oa]|ideal|excepcional|perfeito|perfect|exceptional|best|mejor)\b|\b(?:perfect|ideal|best|mejor) (?:candidat[oae]|postulante|applicant)\b/,
  /\b(?:puntuacion|puntaje|score|pontuacao|calificacion)\b.{0,20}\b(?:maxim[oa]|perfect[oa]?|100|mas alt[oa]|highest|maximum|full)\b/,
  /\b(?:todas las competencias|all competencies|all criteria|todos los criterios|cada competencia|todos los items)\b/,
  /\b(?:evaluador|evaluator|evaluation|algoritmo|algorithm|modelo de ia|ai model|reclutador automatico|sistema de evaluacion|inteligencia artificial|language model|modelo de lenguaje)\b/,
  /\b(?:debes?|tienes que|deberas|must|should|always|siempre|obligatoriamente)\b.{0,20}\b(?:evaluar|calificar|puntuar|recomendar|asignar|contratar|seleccionar|aprobar|considerar|rate|score|hire|recommend|select|approve|rank)\w*\b/,
  /\b(?:recomienda|contrata|selecciona|aprueba|recommend|hire|approve|select|rank)\b.{0,20}\b(?:a este|este|esta|this|inmediatamente|immediately|sin dudar|strongly)\b/,
  /\b(?:instrucciones|instructions|instrucoes) (?:anteriores|previas|previous|prior|above|ocultas|hidden)\b|\bprevious instructions\b/
];
var MAX_FOLLOWING = 8;
function weakCues(text) {
  return WEAK.filter((pattern) => pattern.test(text)).length;
}
function instructs(text) {
  if (orders(text)) return true;
  const read = undisguised(text);
  return read !== null && (orders(read) || (read.match(/[a-z]{30,}/g) ?? []).some((word) => RUN_TOGETHER.test(word)));
}
function orders(text) {
  return [...STRONG, ...MACHINE, ...ELSEWHERE].some((pattern) => pattern.test(text)) || weakCues(text) >= 2;
}
function findInstructions(lines) {
  const found = /* @__PURE__ */ new Set();
  for (const [at2, line2] of lines.entries()) {
    const next = lines[at2 + 1];
    if (line2.text.length < 8) continue;
    if (instructs(line2.folded)) takeParagraph(lines, at2, found);
    else if (next !== void 0 && sameParagraph(line2, next) && !instructs(next.folded) && instructs(`${line2.folded} ${next.folded}`)) {
      found.add(line2.index);
      takeParagraph(lines, at2 + 1, found);
    }
  }
  return [...found].sort((a, b) => a - b);
}
function takeParagraph(lines, at2, found) {
  const line2 = lines[at2];
  if (line2 === void 0) return;
  found.add(line2.index);
  for (let next = at2 + 1; next <= at2 + MAX_FOLLOWING; next += 1) {
    const [before, here] = [lines[next - 1], lines[next]];
    if (before === void 0 || here === void 0 || !sameParagraph(before, here)) break;
    const unfinished = !/[.!?:]["”»)]?$/.test(before.text);
    const heads = before.words <= 8 && next === at2 + 1 && here.prose;
    if (!unfinished && !heads && weakCues(here.folded) === 0) break;
    found.add(here.index);
  }
  const above = lines[at2 - 1];
  if (above === void 0 || found.has(above.index)) return;
  const title = above.words <= 7 && above.dates.length === 0 && headingKind(above.text) === null && !above.prose;
  const addresses = /\b(?:nota|instruccion\w*|mensaje|sistema|ia|evaluador\w*|importante|aviso|note|instructions?|system|ai|message|important|atencion|attention)\b/;
  if (title && addresses.test(above.folded) || startsInside(line2) && sameParagraph(above, line2))
    found.add(above.index);
}
function startsInside(line2) {
  return /^\p{Ll}/u.test(line2.text) && line2.words >= 3;
}
function sameParagraph(above, line2) {
  if (line2.source.block !== above.source.block && line2.source.gapBefore > 0) return false;
  if (line2.source.gapBefore >= 0.8 || !/^\p{Ll}/u.test(line2.text) && line2.dates.some((date) => date.shape === "range"))
    return false;
  return headingKind(line2.text) === null && !/@|linkedin\.com/.test(line2.folded) && (above.bullet || !line2.bullet);
}

// app/features/cv/facts/dates/durations.ts
var WORDS = {
  un: 1,
  una: 1,
  one: 1,
  um: 1,
  dos: 2,
  two: 2,
  dois: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  quatro: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  sete: 7,
  ocho: 8,
  eight: 8,
  oito: 8,
  nueve: 9,
  nine: 9,
  nove: 9,
  diez: 10,
  ten: 10,
  dez: 10,
  doce: 12,
  twelve: 12,
  quince: 15,
  veinte: 20,
  twenty: 20,
  medio: 0.5,
  media: 0.5
};
var NUMBER = `(\\d{1,2}(?:[.,]\\d)?|${Object.keys(WORDS).join("|")})`;
var YEARS = new RegExp(
  `(?<![a-z\\d])(?:casi |mas de |over |almost )?${NUMBER}\\s*(?:\\+\\s*)?(?:anos?|years?|yrs?)(?![a-z])(\\s+y\\s+medio)?`
);
var MONTHS = new RegExp(`(?<![a-z\\d])${NUMBER}\\s*(?:meses|mes|months?|mos?)(?![a-z])`);
function findDuration(text) {
  const folded = fold(text);
  const years = YEARS.exec(folded);
  const months2 = MONTHS.exec(folded);
  if (years === null && months2 === null) return null;
  if (years !== null && /^\s*(?:de edad|old)/.test(folded.slice(years.index + years[0].length))) return null;
  if (/\bedad\b|\btengo \d+ anos/.test(folded)) return null;
  const total = (years === null ? 0 : amount(years[1]) * 12 + (years[2] === void 0 ? 0 : 6)) + (months2 === null ? 0 : amount(months2[1]));
  return total > 0 && total <= 600 ? Math.round(total) : null;
}
function amount(text) {
  if (text === void 0) return 0;
  return WORDS[text] ?? Number(text.replace(",", "."));
}

// app/features/cv/facts/facts.ts
function unionMonths(intervals, today) {
  const ends = intervals.map((interval) => ({ start: interval.start, end: Math.min(interval.end ?? today, today) })).filter((interval) => interval.end >= interval.start).sort((a, b) => a.start - b.start);
  let months2 = 0;
  let counted2 = Number.NEGATIVE_INFINITY;
  for (const { start, end } of ends) {
    if (end <= counted2) continue;
    months2 += end - Math.max(start - 1, counted2);
    counted2 = end;
  }
  return months2;
}
var LONGEST_JOB = 60 * 12;
function canBeJob({ start, end }, today) {
  return start <= today && (end ?? today) - start <= LONGEST_JOB;
}
function monthIndex(year, month) {
  return year * 12 + (month - 1);
}

// app/features/cv/vocabulary/months.ts
var NAMES = [
  "enero; ene; en; january; jan; janeiro",
  "febrero; feb; febr; february; fevereiro; fev",
  "marzo; mar; mzo; march; mar\xE7o",
  "abril; abr; april; apr",
  "mayo; may; maio; mai",
  "junio; jun; june; junho",
  "julio; jul; july; julho",
  "agosto; ago; ag; agto; agost; august; aug",
  "septiembre; setiembre; sep; sept; set; september; setembro",
  "octubre; oct; october; outubro; out",
  "noviembre; nov; november; novembro",
  "diciembre; dic; dcbre; december; dec; dezembro; dez"
];
var MONTHS2 = new Map(
  NAMES.flatMap((names, index) => names.split("; ").map((name) => [fold(name), index + 1]))
);
var SEASONS = /* @__PURE__ */ new Map([
  ["verano", [1, 2]],
  ["otono", [4, 6]],
  ["invierno", [7, 8]],
  ["primavera", [10, 12]],
  ["primer semestre", [1, 7]],
  ["segundo semestre", [8, 12]],
  ["1er semestre", [1, 7]],
  ["2do semestre", [8, 12]]
]);
var ONGOING = new Set(
  list(`
actualidad; la actualidad; presente; el presente; a la fecha; la fecha; hasta la fecha; hasta hoy; hoy; actual; actualmente; al presente; al dia de hoy; a la actualidad; vigente; en curso; ahora; presente fecha; la presente; a la presente; fecha actual; dia de hoy
hoy en dia; hasta ahora; hasta el presente; hasta la actualidad; indefinido; contrato vigente; present; the present; now; current; currently; today; ongoing; to date; till date; until now; atual; atualmente; o momento; ate o momento; presente momento; ate hoje
`)
);

// app/features/cv/facts/dates/months.ts
var AMBIGUOUS3 = /* @__PURE__ */ new Set(["en"]);
var MONTH_NAMES = [...MONTHS2.keys()].filter((name) => !AMBIGUOUS3.has(name)).sort((a, b) => b.length - a.length).join("|");

// app/features/cv/facts/dates/points.ts
var YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
var Y4 = `${YEAR}(?![\\d%]|[.,]\\d)`;
var GLUE = "\\.?[\\s,'/-]{0,3}(?:(?:de|del|of|do|ano)\\s+){0,2}";
var ORDINAL = "(?:ro|er|do|st|nd|rd|th|o|[\xBA\xB0\xAA])?";
var NOW_WORDS = [
  ...[...ONGOING].sort((a, b) => b.length - a.length),
  "(?:(?:el|este|la|o) )?(?:momento|presente)(?: actual)?",
  "em curso|act(?=\\.?\\s*(?:\\)|$))|date|nowadays|sigo(?: trabajando)?(?: aqui| ahi)?|continuo|en adelante|vigencia"
].join("|");
var POINT = new RegExp(
  [
    `(?<iso>(?<isoY>${YEAR})[-/.](?<isoM>0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\\d|3[01]))?(?![\\d/]|[.-]\\d))`,
    `(?<dmy>(?<dmyD>0?[1-9]|[12]\\d|3[01])[-/.](?<dmyM>0?[1-9]|[12]\\d|3[01])[-/.](?<dmyY>${Y4}|\\d{2}(?![\\d/.-])))`,
    `(?<my>(?<myM>0?[1-9]|1[0-2])\\s?[-/.]\\s?(?<myY>${Y4}))`,
    `(?<text>(?:\\d{1,2}${ORDINAL}(?:\\s|[./-]\\s?)?(?:de\\s+)?)?(?<textM>${MONTH_NAMES})(?![a-z])(?:\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,\\s?)?${GLUE}(?<textY>${Y4}))`,
    `(?<short>(?<shortM>${MONTH_NAMES})(?:\\.?\\s?[-'/.]\\s?|\\s)(?<shortY>\\d{2})(?![\\d%]|,?\\s(?:de\\s)?\\d{4}|[.,:/]\\d))`,
    `(?<half>(?<halfN>[12]|i{1,2}(?=[\\s.])|primer|primero|segundo|first|second)${ORDINAL}\\.?\\s*(?:semestre|semester|sem)\\.?(?:\\s*(?:de|del|of)\\b|\\s?[,/-])?\\s*(?:ano\\s+)?(?<halfY>${Y4}))`,
    `(?<half2>(?:semestre|semester|sem\\.?)\\s*(?<half2N>[12]|i{1,2}(?![a-z]))\\s*(?:de|del|of|[,/-])?\\s*(?<half2Y>${Y4}))`,
    `(?<quarter>(?:q(?<q1>[1-4])|(?<q2>[1-4])${ORDINAL}\\s*(?:trimestre|quarter)|(?<q3>primer|segundo|tercer|cuarto)\\s+trimestre)\\s*(?:de|del|of|[,/-])?\\s*(?<quarterY>${Y4}))`,
    `(?<season>(?<seasonN>verano|otono|invierno|primavera|verao|inverno|summer|autumn|fall|winter|spring)\\s*(?:de|del|do|of)?\\s*(?:20\\d\\d\\s?[-/]\\s?)?(?<seasonY>${Y4}))`,
    `(?<vague>(?<vagueN>inicios?|principios?|comienzos?|mediados|fines|finales|early|mid|late)[\\s-]*(?:de|del|of)?\\s*(?:ano\\s+)?(?<vagueY>${Y4}))`,
    "(?<tight>(?<tightM>0[1-9]|1[0-2])[/.](?<tightY>\\d{2})(?![\\d/]|\\.\\d))",
    `(?<rev>(?<revY>${Y4})[\\s,/-]{1,2}(?<revM>${MONTH_NAMES})(?![a-z])(?!${GLUE}(?:\\d{4}|\\d{2}(?!\\d))))`,
    `(?<year>${Y4})`,
    "(?<short2>'(?<short2Y>\\d{2})(?![\\d%]))",
    `(?<month>(?:\\d{1,2}${ORDINAL}\\s(?:de\\s)?)?(?<monthM>${MONTH_NAMES})(?![a-z]))`,
    `(?<now>(?:${NOW_WORDS})(?![a-z]))`
  ].join("|"),
  "g"
);
var NOT_A_DATE_BEFORE = /(?:[a-z$#€]|\d[.,:]|[$#]\s|\d\s?[-/]|(?:office|windows|excel|word|server|autocad|revit|studio|iso|nch|ley|norma|decreto|project)[\s-]+)$/;
var COUNTED_AFTER = /^\s+(?:horas?|hrs|personas|unidades|alumnos|clientes|casos|m2|mts|metros|km|kg|toneladas|usuarios|empleados|trabajadores|pesos|people|users|hours|employees)(?![a-z])/;
var COUNTED_WORD = /^\s?(?!(?:al?|hasta|to|till|until|ate|y|e)\b)[a-z]/;
var LINK_BEFORE = /(?:-|\b(?:al?|hasta|to))\s*$/;
var TIGHT_AFTER = /^\s*(?:-|a|al|hasta|to)\s*(?:\d\d[/.]\d\d(?!\d)|(?:la )?(?:actual|presen|fecha|hoy|current|now))/;
var TIGHT_BEFORE = /\d\d[/.]\d\d\s*(?:-|a|al|hasta|to)\s*$/;
function findDatePoints(text, today) {
  const folded = fold(text);
  const points = [];
  POINT.lastIndex = 0;
  for (let match = POINT.exec(folded); match !== null; match = POINT.exec(folded)) {
    const groups = match.groups ?? {};
    const before = folded.slice(Math.max(0, match.index - 14), match.index);
    const after = folded.slice(POINT.lastIndex, POINT.lastIndex + 20);
    if (!startsHere(before, after, match[0], groups) || COUNTED_AFTER.test(after)) {
      POINT.lastIndex = match.index + Math.max(1, /^(?:[a-z]+|\d+)?/.exec(match[0])?.[0].length ?? 1);
      continue;
    }
    const point = readPoint(groups, today);
    if (point === null) POINT.lastIndex = match.index + Math.max(1, /^\d*/.exec(match[0])?.[0].length ?? 1);
    else points.push({ ...point, from: match.index, to: match.index + match[0].length });
  }
  return points;
}
function startsHere(before, after, found, groups) {
  if (groups.tight !== void 0 && !TIGHT_AFTER.test(after) && !TIGHT_BEFORE.test(before)) return false;
  if (groups.short2 !== void 0) return !/[a-z\d]$/.test(before);
  const afterYear = /(?:19|20)\d\d\s?[-/]$|\/\d\d\s?[-/]$/.test(before);
  if (groups.short !== void 0 && COUNTED_WORD.test(after) && !LINK_BEFORE.test(before)) return false;
  if (/^mar(?![a-z.])/.test(found) && (/\bdel\s$/.test(before) || /^mar\s+de/.test(found))) return false;
  if (/^\d/.test(found)) return afterYear || !NOT_A_DATE_BEFORE.test(before);
  return !/[a-z]$/.test(before);
}
function dated(first, last, precision, today) {
  if (first > today + 120) return null;
  return { kind: "date", first, last, precision, month: 0 };
}
function readPoint(groups, today) {
  if (groups.now !== void 0) return { kind: "now", first: today, last: today, precision: "month", month: 0 };
  if (groups.month !== void 0) {
    return { kind: "month", first: 0, last: 0, precision: "month", month: MONTHS2.get(groups.monthM ?? "") ?? 1 };
  }
  if (groups.year !== void 0 || groups.short2 !== void 0) {
    const year = fullYear(groups.year ?? groups.short2Y, today);
    return year === null ? null : dated(monthIndex(year, 1), monthIndex(year, 12), "year", today);
  }
  return readMonth(groups, today) ?? readPartOfYear(groups, today);
}
function readMonth(groups, today) {
  const year = fullYear(
    groups.isoY ?? groups.dmyY ?? groups.myY ?? groups.textY ?? groups.shortY ?? groups.tightY ?? groups.revY,
    today
  );
  if (year === null) return null;
  if (groups.iso !== void 0 && /^\d{4}-[12]$/.test(groups.iso)) return term(year, Number(groups.isoM), today);
  const name = groups.textM ?? groups.shortM ?? groups.revM;
  const number = name === void 0 ? numericMonth(groups) : MONTHS2.get(name) ?? null;
  if (number === null) return null;
  return dated(monthIndex(year, number), monthIndex(year, number), "month", today);
}
function numericMonth(groups) {
  if (groups.dmy === void 0) return Number(groups.isoM ?? groups.myM ?? groups.tightM);
  const [day, month] = [Number(groups.dmyD), Number(groups.dmyM)];
  if (month <= 12) return month;
  return day <= 12 ? day : null;
}
function term(year, half, today) {
  return months(year, SEASONS.get(half === 1 ? "primer semestre" : "segundo semestre"), today);
}
function months(year, span, today) {
  return span === void 0 ? null : dated(monthIndex(year, span[0]), monthIndex(year, span[1]), "month", today);
}
var FOREIGN_SEASONS = /* @__PURE__ */ new Map([
  ["verao", [1, 2]],
  ["inverno", [7, 8]],
  ["summer", [6, 8]],
  ["autumn", [9, 11]],
  ["fall", [9, 11]],
  ["winter", [1, 2]],
  ["spring", [3, 5]]
]);
var QUARTERS = { primer: 1, segundo: 2, tercer: 3, cuarto: 4 };
function readPartOfYear(groups, today) {
  const text = groups.halfY ?? groups.half2Y ?? groups.quarterY ?? groups.seasonY ?? groups.vagueY;
  const year = fullYear(text, today);
  if (year === null) return null;
  const half = groups.halfN ?? groups.half2N;
  if (half !== void 0) return term(year, /^(?:2|ii|segundo|second)$/.test(half) ? 2 : 1, today);
  if (groups.quarter !== void 0) {
    const quarter = Number(groups.q1 ?? groups.q2 ?? QUARTERS[groups.q3 ?? ""] ?? 1);
    return dated(monthIndex(year, quarter * 3 - 2), monthIndex(year, quarter * 3), "month", today);
  }
  const season = groups.seasonN ?? "";
  if (season !== "") return months(year, SEASONS.get(season) ?? FOREIGN_SEASONS.get(season), today);
  const vague = groups.vagueN ?? "";
  const month = /^(?:ini|pri|com|early)/.test(vague) ? 1 : /^mi?e?d/.test(vague) ? 6 : 12;
  return dated(monthIndex(year, month), monthIndex(year, month), "month", today);
}
function fullYear(digits, today) {
  if (digits === void 0) return null;
  const value = Number(digits);
  if (digits.length === 4) return value;
  const current = Math.floor(today / 12);
  if (value <= current % 100 + 6) return 2e3 + value;
  return value >= 60 ? 1900 + value : null;
}

// app/features/cv/facts/dates/ranges.ts
var DASHES = "-|\\u2015|~|\\u2192|\\u279c|\\u2794|\\u00bb|>|\\.{2,3}|\\u2026|_";
var LINK = new RegExp(
  `^[\\s.,)]*(?:${DASHES}|/|\\ba\\b|\\bal\\b|\\bh?asta\\b|\\bto\\b|\\buntil\\b|\\btill?\\b|\\bthrough\\b|\\bthru\\b|\\bate\\b|\\by\\b|\\be\\b|\\band\\b|&|\\b(?:fecha (?:de )?)?(?:termino|egreso|salida|retiro|fin|end)\\b)[\\s>:-]*(?:(?:hasta|a|al|el|la|los|fines|finales|mes|de|del|el mes|ano|the|end|of|inclusive)\\s+){0,4}[\\s('-]*$`
);
var LINK_TO_NOW = /^[\s,;:.()>~/|_\u2192\u279c\u2794\u00bb\u2026-]*(?:(?:y|and|sigo|continuo|que)\s+)?(?:h?asta|al?|ate|to|until|till?|in|em)?(?:\s+(?:la|el|o|the|dia|de))*[\s(>-]*$/;
var JOINS_WITH_AND = /\b(?:y|e|and)\b|&/;
var BETWEEN_BEFORE = /\b(?:entre|between)\s+(?:el\s+|los anos\s+|[\d]+\s+de\s+)?$/;
var SINCE_BEFORE = /\b(?:desde|since|a partir|a contar|partir|from|ingreso|inicio|fecha de ingreso|fecha de inicio)(?:\s*:|\s+(?:de|del|el|los|la|mes|ano|mediados|fines|inicios|principios)\b)*[\s(]*$/;
var LEADING_WORDS = /\b(?:a contar|a partir|desde|since|from|entre|between|durante|periodo|fecha|de|del|el|ano)(?:\s*:|\s+(?:de|del|el|la|los|mes|ano|anos)\b)*\s*$/;
var YEAR_TAIL = /^\s?[-/]\s?'?(\d{2})(?![\d/%]|[-.,:]\d)/;
var OPEN_END = /^\s?(?:[-=]{0,2}>{1,2}|-{1,2}|\u2192|\u279c|\u2794|\u00bb|\.{2,3}|\u2026|hasta)\s*\)?(?:\s*$|\s{2})/;
function findDates(text, today) {
  const folded = fold(text);
  const points = shareYears(splitShortRanges(findDatePoints(text, today), folded, today), folded);
  const found = [];
  for (let at2 = 0; at2 < points.length; at2 += 1) {
    const first = points[at2];
    if (first === void 0 || first.kind === "month") continue;
    const next = points[at2 + 1];
    if (next !== void 0 && isRange(first, next, folded)) {
      const last = lastOfChain(points, at2 + 1, folded);
      found.push(withWords(rangeOf(first, points[last] ?? next), folded));
      at2 = last;
    } else if (first.kind === "date") found.push(withWords(singleOf(first, folded, today), folded));
  }
  return found.length > 0 ? found : elapsed(folded, today);
}
var ELAPSED = /\b(?:desde )?hace (?:ya |unos |casi |mas de |aproximadamente )?(\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (anos?|mes(?:es)?)\b/;
function elapsed(folded, today) {
  const match = ELAPSED.exec(folded);
  const months2 = match === null ? null : findDuration(match[0]);
  if (match === null || months2 === null) return [];
  const interval = { start: today - months2, end: null };
  const [from, to] = [match.index, match.index + match[0].length];
  return [{ from, to, shape: "range", interval, precision: "year", yearEnd: false }];
}
function between(first, next, folded) {
  return folded.slice(first.to, next.from);
}
function isRange(first, next, folded) {
  const gap = between(first, next, folded);
  if (gap.length > 32 || next.kind === "month") return false;
  if (first.kind === "now") return next.kind === "date" && /^\s*(?:-|a|hasta)\s*$/.test(gap);
  if (next.kind === "now") return LINK_TO_NOW.test(gap);
  if (!LINK.test(gap)) return false;
  if (!JOINS_WITH_AND.test(gap))
    return first.precision === "year" || !/^\s?\/\s?$/.test(gap) || next.precision === "month";
  const entre = BETWEEN_BEFORE.test(folded.slice(Math.max(0, first.from - 24), first.from));
  return entre || first.precision === next.precision && next.first - first.last <= 1 && next.first > first.first;
}
function lastOfChain(points, at2, folded) {
  let last = at2;
  for (; ; ) {
    const [here, next] = [points[last], points[last + 1]];
    if (here === void 0 || next === void 0 || here.kind === "now" || next.kind === "month") return last;
    const growing = next.kind === "now" || here.precision === "year" && next.precision === "year" && next.first >= here.last;
    if (!growing || !/^\s?[-/]\s?$/.test(between(here, next, folded))) return last;
    last += 1;
  }
}
function splitShortRanges(points, folded, today) {
  const monthly = points.filter((point) => point.kind === "date" && point.precision === "month").length;
  return points.flatMap((point, index) => {
    const text = folded.slice(point.from, point.to);
    const iso = /^(\d{4})[-/](\d{2})$/.exec(text);
    const tail = point.kind === "date" && point.precision === "year" ? YEAR_TAIL.exec(folded.slice(point.to, point.to + 8)) : null;
    const start = Math.floor(point.first / 12);
    if (tail !== null && (points[index + 1]?.from ?? Number.POSITIVE_INFINITY) < point.to + tail[0].length)
      return [point];
    const end = fullYear(iso?.[2] ?? tail?.[1], today);
    if (end === null || end <= start || iso === null && tail === null) return [point];
    if (iso !== null && (monthly > 1 || end - start > 6 || points.some((other) => other.kind === "now")))
      return [point];
    const yearPoint = (year, from, to2) => ({
      from,
      to: to2,
      kind: "date",
      first: monthIndex(year, 1),
      last: monthIndex(year, 12),
      precision: "year",
      month: 0
    });
    const to = iso === null ? point.to + (tail?.[0].length ?? 0) : point.to;
    return [yearPoint(start, point.from, iso === null ? point.to : point.from + 4), yearPoint(end, to - 2, to)];
  });
}
function shareYears(points, folded) {
  const result = [];
  for (let at2 = 0; at2 < points.length; at2 += 1) {
    const point = points[at2];
    if (point === void 0) continue;
    const [next, third] = [points[at2 + 1], points[at2 + 2]];
    if (point.kind === "date" && point.precision === "year" && next?.kind === "month" && third?.kind === "month") {
      if (/^[\s,:;(/-]*(?:de\s+)?$/.test(between(point, next, folded)) && LINK.test(between(next, third, folded))) {
        const year = Math.floor(point.first / 12);
        result.push(
          { ...inYear(next, year), from: point.from },
          inYear(third, third.month < next.month ? year + 1 : year)
        );
        at2 += 2;
        continue;
      }
    }
    if (point.kind === "month" && next?.kind === "date" && next.precision === "month" && LINK.test(between(point, next, folded))) {
      const [year, month] = [Math.floor(next.first / 12), next.first % 12 + 1];
      result.push(inYear(point, point.month > month ? year - 1 : year));
      continue;
    }
    const before = result.at(-1);
    if (point.kind === "month" && before?.kind === "date" && before.precision === "month" && LINK.test(between(before, point, folded))) {
      const [year, month] = [Math.floor(before.first / 12), before.first % 12 + 1];
      result.push(inYear(point, point.month < month ? year + 1 : year));
      continue;
    }
    result.push(point);
  }
  return result;
}
function inYear(point, year) {
  const at2 = monthIndex(year, point.month);
  return { ...point, kind: "date", first: at2, last: at2 };
}
function rangeOf(a, b) {
  const [from, to] = [a.from, b.to];
  if (a.kind === "now")
    return {
      from,
      to,
      shape: "range",
      interval: { start: b.first, end: null },
      precision: b.precision,
      yearEnd: false
    };
  if (b.kind === "now")
    return {
      from,
      to,
      shape: "range",
      interval: { start: a.first, end: null },
      precision: a.precision,
      yearEnd: false
    };
  const [early, late] = b.last < a.first ? [b, a] : [a, b];
  const precision = a.precision === "year" || b.precision === "year" ? "year" : "month";
  return {
    from,
    to,
    shape: "range",
    interval: { start: early.first, end: late.last },
    precision,
    yearEnd: late.precision === "year"
  };
}
function singleOf(point, folded, today) {
  const { from, to, precision } = point;
  const before = folded.slice(Math.max(0, from - 40), from);
  const open2 = SINCE_BEFORE.test(before) || /^[\s([]*$/.test(before) && OPEN_END.test(folded.slice(to, to + 20));
  if (open2 && point.first <= today) {
    return { from, to, shape: "range", interval: { start: point.first, end: null }, precision, yearEnd: false };
  }
  return {
    from,
    to,
    shape: "single",
    interval: { start: point.first, end: point.last },
    precision,
    yearEnd: precision === "year"
  };
}
function withWords(expression, folded) {
  const lead = LEADING_WORDS.exec(folded.slice(Math.max(0, expression.from - 40), expression.from));
  const tail = /^(?:\s*\((?=\s*$))?[\s)]*(?:\(?\s*(?:\d+(?:[.,]\d)?|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s+(?:anos?|meses|mes|years?|months?|yrs?|mos?)\b[^()]{0,24}\))?/.exec(
    folded.slice(expression.to, expression.to + 60)
  );
  return {
    ...expression,
    from: expression.from - (lead?.[0].length ?? 0),
    to: expression.to + (tail?.[0].length ?? 0)
  };
}

// app/features/cv/facts/dates/without.ts
function withoutDates(text, dates) {
  let rest = "";
  let at2 = 0;
  for (const date of dates) {
    const closed = text.slice(date.from, date.to).includes(")");
    const before = text.slice(at2, date.from);
    rest += `${closed ? before.replace(/[([]\s*$/, "") : before}  `;
    at2 = date.to;
  }
  rest += text.slice(at2);
  return rest.replace(/\(\s*\)|\[\s*\]/g, " ").replace(/^[\s,;:.|·•()/–—-]+|[\s,;:|·•(/–—-]+$/g, "").trim();
}

// app/features/cv/facts/studies/place-of-study.ts
var NOTE = /^(?:menci|sede|campus|titul|egres|gradu|distinc|con |promedio|beca|minor|modalidad|jornada|vespertin|diurn|especiali|online|presencial|remoto|semestre|cohorte|generaci|promocion|aprobad|magna|summa|cum |tesis|nota|en curso|cursando)|\d/;
var LONGEST = 7;
var MOST_PARTS2 = 4;
function mayBePlaceOfStudy(part) {
  const words = part.trim().split(/\s+/);
  return isCapital(part.trim()) && words.length <= LONGEST && degreeScore(part) < 1.5 && titleScore(part) < 2 && !isPlace(part) && !skillLexicon.has(part) && !startsWithVerb(part) && !NOTE.test(fold(part));
}
var SEPARATOR3 = /\s+[|•·–—―/]\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{2,}|\s[–—]|[–—]\s|;\s+|\.\s+(?=\p{Lu})|,\s+|\s+\(|\t/u;
var DEGREE = /^(?:tecnic[oa] (?:en|de nivel|profesional|universitari[oa]|superior)|ingenieria|licenciatura|pedagogia|magister|master|diplomado|bachiller(?:ato)?|doctorado|secretariado)\b/;
var LONGEST_LINE2 = 160;
function scoreBesideDegree(text) {
  if (text.length > LONGEST_LINE2) return 0;
  const [degree = "", ...rest] = text.split(SEPARATOR3).filter((part) => /\p{L}/u.test(part));
  const isDegree = degreeScore(degree) >= 2 && (titleScore(degree) < 2.5 || DEGREE.test(fold(degree)));
  const isGraded = degreeScore(degree) >= 1.5 && /\bpromedio\b/i.test(text);
  if (!(isDegree || isGraded) || rest.length === 0 || rest.length > MOST_PARTS2) return 0;
  if (rest.some((part) => institutionScore(part) >= 3)) return 3;
  const [beside = ""] = rest;
  return mayBePlaceOfStudy(beside) && employerScore(beside) < 2.5 ? 3 : 0;
}
function besideDegree(parts, degree) {
  if (degree === null || degreeScore(degree) < 1.5) return null;
  return parts.find((part) => part !== degree && mayBePlaceOfStudy(part)) ?? null;
}

// app/features/cv/facts/lines.ts
var BULLET = /^(?:[\p{So}•●▪■◦‣➢➤✓✔►▶*·○❖\uf0b7\uf0a7\uf0d8]|[-–—](?=\s)|o(?=\s\p{Lu}))\s*/u;
var LABEL3 = /^([\p{L}][\p{L}\s./()-]{1,34}?)\s?:(?!\/\/)\s*(.*)$/u;
var FIELD = /^(?:nombres?|apellidos?|domicilio|direccion|fono|telefono|tel|celular|movil|correo|e-?mail|mail|ciudad|comuna|region|profesion|oficio|cargo|puesto|titulo|fecha de nacimiento|nacimiento|cedula|rut|run|dni|estado civil|nacionalidad|empresa|empleador|institucion|periodo|funciones|linkedin|edad|pais|name|address|phone|email)\b[^\d@]*$/;
var FUNCTION_WORD = /^(?:el|la|los|las|que|se|con|por|para|un|una|su|sus|como|mi|me|lo|al|the|with|for|and|to|of|que|com|para|uma|seu|sua|y|e)$/;
var SIGNAL_LENGTH = 220;
var BOUNDED_WORDS = 16;
var MAX_CELL_WORDS = 9;
var LONG_LINE = 200;
var PROSE_WORDS = 12;
function cvLines(document, today) {
  const lines = document.lines.map((source, index) => cvLine(source, index, today));
  for (let at2 = 0; at2 + 1 < lines.length; at2 += 1) {
    joinWrappedDates(lines, at2, today);
    joinStackedDates(lines, at2);
  }
  return lines;
}
var START_LABEL = /^(?:fecha (?:de )?(?:ingreso|inicio)|ingreso|inicio|desde|start(?: date)?)$/;
var END_LABEL = /^(?:fecha (?:de )?(?:retiro|termino|salida|egreso|fin)|retiro|termino|salida|egreso|fin|hasta|end(?: date)?)$/;
function joinStackedDates(lines, at2) {
  const [line2, next] = [lines[at2], lines[at2 + 1]];
  const [start, end] = [line2?.dates[0], next?.dates[0]];
  if (line2 === void 0 || next === void 0 || start === void 0 || end === void 0) return;
  const labelled3 = START_LABEL.test(line2.label?.name ?? "") && END_LABEL.test(next.label?.name ?? "");
  const bare2 = line2.rest === "" && next.rest === "" && start.shape === "single" && end.shape === "single";
  if (!(labelled3 || bare2) || line2.dates.length > 1 || next.dates.length > 1) return;
  if (end.interval.end === null ? end.interval.start < start.interval.start : end.interval.end < start.interval.start)
    return;
  const interval = { start: start.interval.start, end: end.shape === "single" ? end.interval.end : null };
  const precision = start.precision === "year" || end.precision === "year" ? "year" : "month";
  const range = { ...start, shape: "range", interval, precision, yearEnd: end.yearEnd };
  lines[at2] = { ...line2, dates: [range], rest: labelled3 ? "" : line2.rest };
  lines[at2 + 1] = { ...next, dates: [], rest: "" };
}
var BROKEN_DATE = /(?:[-–—→]|[-–—]\s?\p{L}{3,10}\.?|\b(?:al?|hasta|desde|to|until|until|since|from|de|del|el|la|entre|ate|até)|\b\d{4})\s*$/iu;
var JOINED_LENGTH = 48;
function joinWrappedDates(lines, at2, today) {
  const [line2, next] = [lines[at2], lines[at2 + 1]];
  if (line2 === void 0 || next === void 0 || next.source.gapBefore >= 1 || !BROKEN_DATE.test(line2.text)) return;
  const joined2 = `${line2.text} ${next.text.slice(0, JOINED_LENGTH)}`;
  const crossing = findDates(joined2, today).find(
    (date) => date.from < line2.text.length && date.to > line2.text.length + 1
  );
  if (crossing === void 0 || crossing.shape !== "range") return;
  const taken = crossing.to - line2.text.length - 1;
  const before = line2.dates.filter((date) => date.to <= crossing.from);
  const dates = [...before, crossing];
  const left = next.text.slice(taken).replace(/^[\s,.;)]+/, "");
  lines[at2] = {
    ...line2,
    dates,
    rest: withoutDates(joined2.slice(0, crossing.to), dates),
    prose: false,
    text: joined2.slice(0, crossing.to).trimEnd()
  };
  const rest = cvLine({ ...next.source, text: left === "" ? next.source.text : left }, next.index, today);
  lines[at2 + 1] = left === "" ? { ...rest, dates: [], rest: "", prose: false } : { ...rest, text: left };
}
function withoutRuns(text) {
  if (text.length < LONG_LINE) return text;
  return text.replace(/[\s\p{P}\p{S}]{9,}/gu, (run) => run.slice(0, 8)).replace(/\d{41,}/g, (run) => run.slice(0, 40)).replace(/\S{301,}/g, (run) => run.slice(0, 300));
}
function cvLine(read, index, today) {
  const source = { ...read, text: withoutRuns(read.text) };
  const mark = BULLET.exec(source.text);
  const text = mark === null ? source.text : source.text.slice(mark[0].length).trim() || source.text;
  const folded = fold(text);
  const dates = /\d/.test(text) || source.text.length < 60 ? findDates(text, today) : [];
  const rowDate = source.role === "table" && text === source.text ? ownCell(text, dates) : void 0;
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const rest = withoutDates(text, dates);
  const short = rest.length <= SIGNAL_LENGTH || source.role === "table";
  const cells = source.role === "table" ? rest.split(/\s{2,}/).filter((cell) => cell.length <= SIGNAL_LENGTH) : [rest];
  const best = (score2) => Math.max(0, ...cells.map(score2));
  const study = short ? scoreBesideDegree(rest) : 0;
  return {
    index,
    source,
    text,
    folded,
    dates,
    rowDate,
    rest,
    label: labelOf(text),
    words,
    bullet: mark !== null || source.role === "list",
    title: short ? best(titleScore) : 0,
    // A place of study without a word that says so counts as much as one with it.
    employer: short ? Math.max(best(employerScore), study / 2) : 0,
    degree: short ? best(degreeScore) : 0,
    institution: short ? institutionScore(rest) || study : 0,
    verb: startsWithVerb(rest),
    prose: !isRow(source) && rowDate === void 0 && isProse(text, words, rest, dates) && !(words <= 16 && /@|\bwww\.|https?:/.test(text))
  };
}
function isRow(source) {
  return source.role === "table" && source.text.split(/\s{2,}/).every((cell) => cell.split(" ").length <= MAX_CELL_WORDS);
}
function ownCell(text, dates) {
  return dates.find(
    ({ shape: shape2, from, to }) => shape2 === "range" && /(?:^|\s{2})\s*$/.test(text.slice(0, from)) && (/\s{2}$/.test(text.slice(from, to)) || /^\s*(?:$|\s{2})/.test(text.slice(to)))
  );
}
function isEnumeration(text, words) {
  const items = text.split(/[,;|/·•]\s/).length;
  return items >= 4 && words / items <= 3.2 && !/[.!?]\s+\p{Lu}/u.test(text);
}
function labelOf(text) {
  const label = LABEL3.exec(text);
  if (label !== null) return { name: fold(label[1] ?? "").trim(), value: (label[2] ?? "").trim() };
  const cell = /^(.{3,40}?) {2,}(\S.*)$/.exec(text);
  if (cell === null || headingKind(cell[1] ?? "") === null && !FIELD.test(fold(cell[1] ?? ""))) return null;
  return { name: fold(cell[1] ?? ""), value: cell[2] ?? "" };
}
function sentencesOf(line2, today) {
  if (!line2.prose || line2.dates.length === 0 || line2.text.length < 40) return [line2];
  const parts = line2.text.split(
    /(?<=\p{L}{3}[.;]|\d[.;])\s+(?=[\p{Lu}\d])|(?<=[\p{L}\d)][.;])\s+(?=(?:he|soy|fui|estuve|estoy|tengo|trabaj\p{L}+|estudi\p{L}+|s[eé]|mi|vivo|ahora|busco|actualmente)\s)|(?:,\s*|\s+)(?=(?:y\s+)?(?:antes|despu[eé]s|luego|previamente|posteriormente)\s)/u
  ).map((text) => cvLine({ ...line2.source, text }, line2.index, today));
  const dated2 = parts.filter((part) => part.dates.length > 0).length;
  if (dated2 < 2 && !(dated2 === 1 && parts.length >= 3)) return [line2];
  const sentences2 = [];
  for (const part of parts) {
    const last = sentences2.at(-1);
    const dateOnly = part.dates[0] !== void 0 && part.dates[0].from <= 2 && last?.dates.length === 0;
    if (last !== void 0 && dateOnly)
      sentences2[sentences2.length - 1] = cvLine(
        { ...line2.source, text: `${last.text} ${part.text}` },
        line2.index,
        today
      );
    else sentences2.push(part);
  }
  return sentences2;
}
function closes(range, text) {
  const after = text.slice(range.to).trim();
  return after.length <= 2 || /^(?:\([^()]{2,40}\)|[,·|–-]\s*[^.;,]{2,40})\.?$/.test(after);
}
function isFunctionWord(word, at2) {
  return FUNCTION_WORD.test(fold(word)) && (at2 === 0 || !/^\p{Lu}\p{Ll}/u.test(word));
}
function isProse(text, words, rest, dates) {
  if (words < 5) return false;
  const small = text.split(/[^\p{L}\p{M}]+/u).filter((word, at2) => isFunctionWord(word, at2)).length;
  const range = dates.find((date) => date.shape === "range");
  const bounded = range !== void 0 && (range.from <= 2 || closes(range, text));
  if (bounded) return rest.split(/\s+/).length > BOUNDED_WORDS || /[.;]\s+\p{L}{5}/u.test(rest);
  const stops = /[.!?]["»”)]?$/.test(text) && !/\b(?:s\.?a|ltda|spa|cia|inc|eirl|s\.?p\.?a|corp|ltd|c\.?v|sr|jr)\.$/i.test(text);
  if (stops && (words >= 7 || small >= 1)) return true;
  if (isEnumeration(text, words)) return false;
  if (words < PROSE_WORDS && /\d\s*(?:años?|anos?|mes(?:es)?)$/i.test(text)) return false;
  if (/^\p{Ll}/u.test(text) && words >= 7 && (words >= PROSE_WORDS || titleScore(text) < 2.5)) return true;
  if (words >= PROSE_WORDS) return small / words >= 0.12 && !/\s[|·]\s/.test(text);
  return /[.;]\s+\p{L}/u.test(text.replace(/\b\p{L}{1,4}\.\s|\.{4,}/gu, "")) && words >= 8;
}

// app/features/cv/facts/jobs/date-column.ts
var LEAST = 2;
var GAPS = [0.25, 0.15];
var ONLY_MONTHS = new RegExp(`^[\\s()\u2013\u2014-]*(?:(?:${MONTH_NAMES}|a|al|y)[\\s().,\u2013\u2014-]*)+$`);
function withDateColumn(run) {
  const spans = [];
  const rest = [];
  for (const line2 of run) {
    const bare2 = line2.rest.replace(/[^\p{L}]/gu, "").length <= 2;
    if (rest.length > 0) rest.push(line2);
    else if (bare2 && line2.dates.length > 0) spans.push(line2);
    else if (spans.length === 0 || !(bare2 || ONLY_MONTHS.test(line2.folded))) rest.push(line2);
  }
  if (spans.length < LEAST || rest.some((line2) => line2.dates.some((date) => date.shape === "range"))) return [...run];
  const openers = GAPS.map((gap) => rest.filter((line2, at2) => opens(line2, rest[at2 - 1], gap))).find(
    (found) => found.length === spans.length && found[0] === rest[0]
  );
  if (openers === void 0) return [...run];
  const dated2 = new Map(openers.map((line2, at2) => [line2, spans[at2]]));
  return rest.map((line2) => {
    const span = dated2.get(line2);
    const [date] = span?.dates ?? [];
    if (span === void 0 || date === void 0) return line2;
    const written = span.text.slice(date.from, date.to).trim();
    return { ...line2, text: `${written}  ${line2.text}`, dates: [{ ...date, from: 0, to: written.length }] };
  });
}
function opens(line2, above, gap) {
  const apart = above === void 0 || line2.source.gapBefore >= gap || line2.source.block !== above.source.block;
  if (!apart || line2.bullet) return false;
  const parts = line2.rest.split(/[.,]\s+/).slice(0, 2);
  return parts.some((part) => titleScore(part) >= 1.5 || employerScore(part) >= 1.5);
}

// app/features/cv/facts/jobs/entries.ts
var MAX_LEAD = 3;
var MAX_HEADER_WORDS = 16;
var DETAIL_LABEL = /^(?:(?:principales |main |key )?(?:funciones|labores|tareas|responsabilidades|logros|actividades|achievements|responsibilities|duties|tasks|descripcion|description|herramientas|tecnologias|technologies|tools|stack|referencia|jefe directo|motivo(?: de)? (?:retiro|salida|termino)|jefatura|contacto|atividades))/;
var COLUMN_TITLES = /^(?:(?:periodo|fechas?|anos?|empresa|institucion|empleador|cargo|funcion(?:es)?|puesto|desde|hasta|lugar|actividad|y)(?:\s+|$)){2,}$/;
var HEADER_LABEL = /^(?:cargo|puesto|empresa|empleador|institucion|rol|company|employer|position)\b/;
var WORK_VERB = /\b(?:trabaj[eoa]|trabaje|trabajando|trabajado|me desempe\w+|desempenandome|estuve|estoy|fui|soy|ejerci|ejerzo|labore|preste|worked|work|working|was|am|trabalh\w+)\b/;
var TELLS_JOB = /^(?:actualmente |hoy |yo )?(?:trabaj[eo]|he trabajado|me desempen[eo])\b(?! (?:de|en) (?:titulo|grado|tesis|equipo|investigacion))/;
function isHeaderLike(line2) {
  if (line2.words === 0 || line2.words > MAX_HEADER_WORDS || /\S@\S|https?:|\d{1,2}\.?\d{3}\.?\d{3}-[\dk]/i.test(line2.text))
    return false;
  if (COLUMN_TITLES.test(line2.folded) || line2.words === 1 && DETAIL_LABEL.test(line2.folded)) return false;
  if (line2.label !== null && DETAIL_LABEL.test(line2.label.name)) return false;
  if (HEADER_LABEL.test(line2.label?.name ?? "")) return true;
  if (line2.prose) return line2.dates.length > 0 && line2.title + line2.employer >= 2;
  if (/[;.]$/.test(line2.text) && line2.words > 4 && line2.employer === 0) return false;
  return !(line2.verb && line2.title === 0 && line2.employer === 0);
}
function findAnchors(run, strict) {
  const anchors = [];
  for (const line2 of run) {
    const ranges = line2.rowDate === void 0 ? line2.dates.filter((date2) => date2.shape === "range") : [line2.rowDate];
    const date = ranges[0] ?? line2.dates[0];
    if (date === void 0) continue;
    if (!isAnchor(line2, date, run, strict) && !(strict && besideAnchor(line2, date, anchors.at(-1)))) continue;
    anchors.push({ line: line2, date });
    for (const other of ranges.slice(1)) anchors.push({ line: line2, date: other });
  }
  if (!anchors.some(({ line: line2 }) => !line2.prose)) return anchors;
  return anchors.filter(
    ({ line: line2, date }) => !line2.prose || date.from <= 2 || WORK_VERB.test(line2.folded) || line2.title >= 2.5 && isSetApart(line2, date)
  );
}
function besideAnchor(line2, date, last) {
  if (last === void 0 || line2.prose || date.shape !== "range" || line2.degree >= 2 || line2.institution >= 2)
    return false;
  return last.line.index === line2.index - 1 && nameWords2(line2) > 0 && line2.source.gapBefore < 1;
}
function isSetApart(line2, date) {
  return /[.,;:|()–—-]\s*$/.test(line2.text.slice(0, date.from));
}
function isAnchor(line2, date, run, strict) {
  if (line2.label !== null && DETAIL_LABEL.test(line2.label.name)) return false;
  const named2 = line2.title >= 1 || line2.employer >= 1;
  const alone = line2.rest.replace(/[^\p{L}]/gu, "").length <= 2 || /^(?:periodo|fecha|fechas|duracion|anos?|desde|ingreso|tiempo)$/.test(line2.label?.name ?? "");
  const short = !strict && !line2.bullet && !line2.prose && date.shape === "range" && line2.words <= 9;
  if (line2.verb && !WORK_VERB.test(line2.folded) && !named2 && !short) return false;
  if (line2.prose || line2.bullet && line2.words > MAX_HEADER_WORDS) {
    if (date.shape === "single") return false;
    if (WORK_VERB.test(line2.folded)) return true;
    const before = line2.text.slice(0, date.from).split(/\s+/).filter(Boolean).length;
    return !line2.verb && before <= 8 && (named2 || before === 0 || !(strict || line2.bullet || /%|\$/.test(line2.text)));
  }
  if (date.shape === "single") {
    if (strict) return false;
    return alone && neighbours(line2, run).some((other) => other.title + other.employer >= 1) || named2 && !line2.bullet || named2 && line2.words <= 9;
  }
  if (!strict) return !line2.bullet || named2 || line2.words <= 9;
  return named2 || TELLS_JOB.test(line2.folded) || alone && neighbours(line2, run).some((other) => other.title >= 1);
}
function neighbours(line2, run) {
  const at2 = run.indexOf(line2);
  return run.slice(Math.max(0, at2 - 2), at2 + 3).filter((other) => other !== line2 && isHeaderLike(other));
}
function findEntries(run, strict) {
  const anchors = findAnchors(run, strict);
  const position = new Map(run.map((line2, at3) => [line2, at3]));
  const at2 = anchors.map((anchor) => position.get(anchor.line) ?? 0);
  const first = at2[0];
  if (first === void 0) return [];
  const usualLead = leadBefore(run, first, -1);
  const starts = [];
  for (const [index, here] of at2.entries()) {
    const before = at2[index - 1];
    if (before === void 0) starts.push(here - usualLead);
    else if (before === here) starts.push(starts[index - 1] ?? here);
    else starts.push(here - bestLead(run, before, here, starts[index - 1] ?? 0, usualLead));
  }
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? 0;
    const here = at2[index] ?? 0;
    const next = at2.findIndex((other, place) => place > index && other !== here);
    const end = Math.max(next < 0 ? run.length : starts[next] ?? run.length, here + 1);
    const again = here > 0 && at2[index - 1] === here - 1 && nameWords2(run[here - 1]) + nameWords2(anchor.line) === 0;
    const shared = run.slice(starts[index - 1] ?? start, here).some((line2) => nameWords2(line2) > 0);
    const from = again && start === here && shared ? starts[index - 1] ?? start : start;
    const follow = headerAfter(run, here, end, run.slice(from, here + 1));
    return {
      date: anchor.date,
      anchor: anchor.line,
      header: run.slice(from, here + 1 + follow),
      details: run.slice(here + 1 + follow, end)
    };
  });
}
function leadBefore(run, at2, floor) {
  const dated2 = run[at2];
  const whole = dated2 !== void 0 && dated2.employer >= 2.5 && dated2.source.gapBefore >= 0.8;
  if (whole || TELLS_JOB.test(dated2?.folded ?? "")) return 0;
  let lead = 0;
  while (lead < MAX_LEAD && at2 - lead - 1 > floor) {
    const line2 = run[at2 - lead - 1];
    if (line2 === void 0 || !isHeaderLike(line2) || line2.bullet && run[at2]?.bullet !== true) break;
    lead += 1;
  }
  return lead;
}
function bestLead(run, before, at2, startBefore, usual) {
  const most = leadBefore(run, at2, before);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let lead = 0; lead <= most; lead += 1) {
    const score2 = leadScore(run, { before, at: at2, lead, startBefore, usual });
    if (score2 > bestScore) {
      bestScore = score2;
      best = lead;
    }
  }
  return best;
}
function leadScore(run, { before, at: at2, lead, startBefore, usual }) {
  const boundary = run[at2 - lead];
  const above = run[at2 - lead - 1];
  if (boundary === void 0 || above === void 0) return -10;
  let score2 = lead === usual ? 2 : -0.3 * Math.abs(lead - usual);
  const gap = boundary.source.gapBefore - Math.max(0, run[at2 - lead + 1]?.source.gapBefore ?? 0);
  if (boundary.source.gapBefore >= 0.5 && gap > 0.3) score2 += 2;
  if (boundary.source.bold && !above.source.bold) score2 += 1;
  if (boundary.source.size > above.source.size + 0.4) score2 += 1;
  if (boundary.source.block !== above.source.block) score2 += 0.5;
  if (above.bullet || above.prose) score2 += 1;
  const leading = run.slice(at2 - lead, at2);
  if (leading.some((line2) => line2.title >= 1)) score2 += 1;
  if (leading.some((line2) => line2.employer >= 1)) score2 += 0.7;
  if (leading.slice(1).some((line2) => line2.source.gapBefore >= 0.8 && line2.source.gapBefore > boundary.source.gapBefore))
    score2 -= 2;
  const own = nameWords2(run[at2]);
  if (lead === 0 && own === 0 && usual > 0) score2 -= 2;
  const restBefore = run.slice(startBefore, at2 - lead).filter((line2) => isHeaderLike(line2));
  if (restBefore.every((line2) => nameWords2(line2) === 0) && nameWords2(run[before]) === 0) score2 -= 4;
  return score2;
}
function nameWords2(line2) {
  return line2 === void 0 ? 0 : line2.rest.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
}
function headerAfter(run, at2, end, above) {
  let titles = above.some((line2) => line2.title >= 1);
  let employers = above.some((line2) => line2.employer >= 1);
  let named2 = above.reduce((sum, line2) => sum + (nameWords2(line2) > 0 ? 1 : 0), 0);
  let follow = 0;
  while (follow < MAX_LEAD && at2 + follow + 1 < end) {
    const line2 = run[at2 + follow + 1];
    if (line2 === void 0 || line2.bullet || !(isHeaderLike(line2) || named2 === 0 && isNamingSentence(line2))) break;
    if (named2 > 0 && line2.degree >= 2 && line2.title < 2.5 && line2.employer < 2.5) break;
    const [title, employer] = [line2.title >= 1, line2.employer >= 1];
    const labelled3 = /^(?:cargo|puesto|empresa|empleador|institucion|lugar|rol|funcion|company|employer|position|title|ciudad)$/.test(
      line2.label?.name ?? ""
    );
    const useful = labelled3 || title && !titles || employer && !employers || named2 === 0 || line2.source.bold && named2 < 2;
    const second = named2 === 1 && !(titles && employers) && line2.words <= 6 && /^\p{Lu}/u.test(line2.text) && isNameLike(line2);
    if (!useful && !second) break;
    titles ||= title;
    employers ||= employer;
    named2 += 1;
    follow += 1;
  }
  return follow;
}
function isNamingSentence(line2) {
  return line2.words <= 14 && !line2.verb && line2.dates.length === 0 && line2.title + line2.employer >= 2.5;
}
function isNameLike(line2) {
  const words = line2.rest.split(/\s+/).filter((word) => /\p{L}{4}/u.test(word));
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length >= 0.7;
}

// app/features/cv/facts/jobs/header.ts
var TITLE_LABEL = /^(?:cargo|puesto|rol|funcion|posicion|ocupacion|cargo desempenado|nombre del cargo|position|title|job title|role|cargo ocupado|labor)$/;
var EMPLOYER_LABEL = /^(?:empresa|empleador|institucion|organizacion|compania|lugar|lugar de trabajo|establecimiento|entidad|company|employer|organization|cliente|nombre de la empresa|local|servicio|centro)$/;
var IGNORED_LABEL = /^(?:periodo|fechas?(?: de [a-z]+)?|inicio|termino|ingreso|duracion|desde|hasta|ubicacion|ciudad|comuna|pais|jornada|sueldo|renta|telefono|fono|tiempo|location|date|dates|period)$/;
var STRONG2 = /\s*\.{4,}\s*|\s*\.\s?-\s+|\s+[|•·–—―]\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{2,}|\s[–—]|[–—]\s|;\s+|\s+\/\s+|\s+@\s+|\t/;
var DURATION = /\s*\(?(?:\b\d{1,2}|\b(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|diez))\s+(?:años?|mes(?:es)?|years?|months?)(?:\s+(?:y\s+)?\d{1,2}\s+mes(?:es)?)?\)?/giu;
var WEAK2 = /,\s+|\s+\(|\)\s*|\.\s+(?=\p{Lu})/u;
var AT = /\s+(?:en la empresa|en el|en la|en los|en|at|para la empresa|para|na|no|em)\s+(?=\p{Lu})/u;
var SHORT_CLAUSE = 90;
var WORK_LABEL = /^(?:(?:[úu]ltimo\s+)?(?:trabajo|empleo)(?:\s+(?:actual|anterior|previo|\d))?)\s*:\s*/i;
var WORKED = "(?:me\\s+)?(?:trabaj(?!ador)\\w+|desempe\\w+|estuve|estoy|fui|soy|ejerci|ejerzo|labore|worked|working|work)\\s*(?:como|de|en|as|at|for|para)?(?:\\s+(?:la|el|un|una|a|an|the))?\\s+";
var WORK_LEAD = new RegExp(
  `^(?:(?:actualmente|luego|despues|posteriormente|antes|tambien|hice|y|yo)[\\s,]*)*[\\s,]*${WORKED}`
);
var WORK_INSIDE = new RegExp(`(?:^|[\\s,])${WORKED.replace("|soy", "")}`, "g");
var WORK_ONCE = new RegExp(WORK_INSIDE.source);
var CONTACT_DATA3 = /\S@\S|https?:|www\.|\+\d{2}|\b\d{4}[\s-]?\d{4}\b/;
function readHeader(lines, today) {
  const whole = lines.flatMap((line2) => segmentsOf(line2)).filter((segment2) => segment2.label !== null || !isNoise(segment2.text, today));
  const employed = whole.some((segment2) => segment2.title < 2.5 && segment2.employer >= 2);
  const segments = employed ? whole : whole.flatMap((segment2) => splitGlued(segment2, whole.length === 1));
  const useful = segments.filter((segment2) => segment2.label !== null || !isNoise(segment2.text, today));
  const title = pick(useful, "title");
  const employer = pick(
    useful.filter((segment2) => segment2 !== title),
    "employer",
    title
  );
  return { title: tidy(title?.text), employer: tidy(employer?.text) };
}
function segmentsOf(line2) {
  const name = line2.label?.name ?? "";
  if (IGNORED_LABEL.test(name) || CONTACT_DATA3.test(line2.rest)) return [];
  const label = TITLE_LABEL.test(name) ? "title" : EMPLOYER_LABEL.test(name) ? "employer" : null;
  const bare2 = namingPart(line2).replace(DURATION, "  ");
  if (label !== null) return [segment(bare2.slice(bare2.indexOf(":") + 1).split(STRONG2)[0] ?? "", label)];
  const cells = line2.source.role === "table" ? bare2.split(/\s{2,}/) : [bare2];
  return cells.map((cell) => line2.prose && cell.length > SHORT_CLAUSE || cells.length > 1 ? firstClause(cell) : cell).flatMap((cell) => cell.split(STRONG2)).flatMap((part) => splitWeak(part)).map((part) => segment(part, null)).filter((part) => /\p{L}{2}/u.test(part.text));
}
function namingPart(line2) {
  const [date] = line2.dates;
  if (WORK_LABEL.test(line2.rest)) return line2.rest.replace(WORK_LABEL, "");
  const before = date === void 0 ? "" : line2.text.slice(0, date.from);
  const after = date === void 0 ? "" : line2.text.slice(date.to);
  const named2 = titleScore(before) + employerScore(before) >= 1.5 && (/^\s*[.;]/.test(after) || after.split(/\s+/).length > 6);
  const text = named2 ? before : line2.rest;
  const told = line2.prose ? [...fold(text).matchAll(WORK_INSIDE)].filter((match) => match.index < before.length) : [];
  const lead = told.at(-1) ?? (line2.prose ? WORK_ONCE : WORK_LEAD).exec(fold(text));
  return lead === null ? text : text.slice((lead.index ?? 0) + lead[0].length);
}
function firstClause(text) {
  return (text.split(/(?<=[\p{L}\d]{3}|\))[.;:]\s|\s{2,}/u)[0] ?? text).split(/\s+/).slice(0, 14).join(" ");
}
function segment(text, label) {
  const trimmed = text.replace(/^[\s,.:;|()–—-]+|[\s,:;|(–—-]+$/g, "").replace(/(?<=\p{L}{3})\.$/u, "");
  return { text: trimmed, title: titleScore(trimmed), employer: employerScore(trimmed), label };
}
function splitWeak(text) {
  const at2 = AT.exec(text);
  if (at2 !== null) {
    const [left, right] = [text.slice(0, at2.index), text.slice(at2.index + at2[0].length)];
    if (titleScore(left) >= 1.5 && (employerScore(right) >= 1 || !/^\p{Lu}\p{Ll}+ (?:y|de)\b/u.test(right) || left.split(" ").length >= 2)) {
      return [left, ...splitWeak(right)];
    }
  }
  const parts = text.split(WEAK2).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2) return [text];
  const kinds = parts.map((part) => ({ title: titleScore(part), employer: employerScore(part), place: isPlace(part) }));
  const separable = kinds.some((kind) => kind.place) || kinds.some((kind) => kind.title >= 1.5) && kinds.some((kind) => kind.title < 1.5) || (kinds[0]?.title ?? 0) >= 2.5 && kinds.slice(1).some((kind) => kind.employer >= 2.5);
  return separable ? parts : [text];
}
function splitGlued(part, alone) {
  if (part.label !== null || part.title < 2.5) return [part];
  const [occupation] = occupationLexicon.matches(part.text);
  const titleEnd = occupation !== void 0 && occupation.start <= 3 ? occupation.end : 3;
  const cue = employerLexicon.matches(part.text).find((match) => match.start > titleEnd && match.value.strength !== "suffix" && /^\p{Lu}/u.test(match.text));
  const glue = /(?:\b(?:de|del|la|las|los|el|en|y|e|para|mención|area|área)|[&,/])\s+$/iu;
  if (cue !== void 0 && !glue.test(part.text.slice(0, cue.start)) && (cue.value.strength === "kind" || cue.start - titleEnd <= 2)) {
    return [segment(part.text.slice(0, cue.start), null), segment(part.text.slice(cue.start), null)];
  }
  const rest = part.text.slice(titleEnd);
  const named2 = /^\s+\p{Lu}[\p{L}.]+(?:\s+(?:(?:de|del|la|las|los|y|e|&)\s+)*\p{Lu}[\p{L}.]*)+$/u.test(rest);
  if (titleEnd <= 3 || !alone || !named2 || /^\s+(?:I{1,3}|IV|V|Senior|Junior|Semi|Sr|Jr|Full|Part|Zona|Área|Nivel)\b/u.test(rest))
    return [part];
  return [segment(part.text.slice(0, titleEnd), null), segment(rest, null)];
}
function isNoise(text, today) {
  if (isPlace(text)) return true;
  if (withoutDates(text, findDates(text, today)).replace(/[^\p{L}]/gu, "").length < 2) return true;
  return /^(?:\d+ (?:anos?|mes(?:es)?|years?|months?)|jornada (?:completa|parcial)|part[ -]?time|full[ -]?time|tiempo completo|medio tiempo|contrato \w+|plazo fijo|indefinido|a honorarios|honorarios|boletas?|freelance|remoto|presencial|actual|remote|hybrid)$/.test(
    fold(text).trim()
  );
}
function pick(segments, role, title) {
  const labelled3 = segments.find((segment2) => segment2.label === role);
  if (labelled3 !== void 0) return labelled3;
  const free = segments.filter((segment2) => segment2.label === null);
  const value = (segment2) => role === "title" ? segment2.title - segment2.employer * 0.6 : segment2.employer - segment2.title * 0.3;
  let best;
  for (const segment2 of free)
    if (value(segment2) >= 0.8 && (best === void 0 || value(segment2) > value(best) + 0.6)) best = segment2;
  if (best !== void 0) return best;
  if (role === "employer")
    return title === void 0 ? free[0] : free.find((segment2) => /^[\p{Lu}\d"“«]/u.test(segment2.text)) ?? (title.title >= 2.5 ? free[0] : void 0);
  return free.find((segment2) => segment2.employer < 1.5);
}
function tidy(text) {
  const clean2 = (text ?? "").replace(/\s+/g, " ").replace(/^\d{1,2}\s?[.)]\s+/, "").replace(/^[\s,.:;|–—-]+|[\s,:;|–—-]+$/g, "").trim();
  return clean2.length >= 2 ? clean2.slice(0, 120) : null;
}

// app/features/cv/facts/jobs/kind.ts
var INTERNSHIP = /\b(?:(?:alumn[oa]|estudiante)s? en practica|en practica|practica (?:profesional|laboral|intermedia|inicial|progresiva|clinica|docente|pedagogica|industrial|de|en|i{1,3}\b|[12]\b)|practicas? profesional(?:es)?|practicas? pre ?profesional(?:es)?|practicante|pasant(?:e|ia)s?|intern|internship|internado|intern[oa] (?:de )?(?:medicina|enfermeria|obstetricia|kinesiologia|odontologia|nutricion)|becari[oa]s?|estagi(?:o|aria|ario)|aprendizaje dual)\b|^practica\b/;
var TEACHING_HELP = /\b(?:ayudantias?|ayudante (?:de |del |en )?(?:catedra|curso|asignatura|ramo|docente|academic[oa]|alumno|investigacion|universitari[oa]|[a-z ]{4,40} (?:i{1,3}|iv|v))|teaching assistant|tutor(?:a)? par|alumn[oa] ayudante)\b/;
var UNIVERSITY = /\b(?:universidad|universidade|university|facultad|departamento de|escuela de)\b/;
var VOLUNTEER = /\b(?:voluntari[oa]s?|voluntariados?|volunteer(?:ing)?|ad[ -]?honorem)\b/;
var ELECTED = /\b(?:centro de (?:estudiantes|alumn[oa]s|padres)|federacion de estudiantes|consejo (?:de estudiantes|estudiantil|de facultad)|(?:delegad|consejer|representante|vocer|dirigente|senador)[oa]? (?:estudiantil|de (?:curso|carrera|generacion|(?:los )?(?:estudiantes|alumnos)))|cargo electo|junta de vecinos|student (?:union|council|government|association)|class representative|sin sueldo|no remunerad[oa]|unpaid)\b/;
var INTERNSHIP_HEADING = /\b(?:practicas?|pasantias?|internados?|rotaciones|ayudantias?|internships?|estagios?)\b/;
var WORK_HEADING = /\b(?:experiencias?|trabajos?|laboral(?:es)?|trayectoria|docencia|experience|employment|empleos?)\b/;
function headingJobKind(heading) {
  const folded = fold(heading);
  if (VOLUNTEER.test(folded)) return "volunteering";
  const only = INTERNSHIP_HEADING.test(folded) && !WORK_HEADING.test(folded.replace(/practicas? (?:profesional(?:es)?|laboral(?:es)?)/g, ""));
  return only ? "internship" : null;
}
function jobKind(title, header, announced) {
  const named2 = fold(title ?? header);
  const all = fold(header);
  if (VOLUNTEER.test(named2) || VOLUNTEER.test(all) && announced !== "internship") return "volunteering";
  if (ELECTED.test(all)) return "volunteering";
  if (INTERNSHIP.test(named2) || TEACHING_HELP.test(all)) return "internship";
  if (/\bpractica (?:profesional|laboral)\b|\(practica\)|\binternship\b|\bpasantia\b/.test(all)) return "internship";
  if (/^ayudante\b(?! de (?:cocina|bodega|obra|mecanic|electric|maestro|bar|garzon|pastel|panad|sala))/.test(named2) && UNIVERSITY.test(all))
    return "internship";
  return announced ?? "employment";
}

// app/features/cv/facts/jobs/jobs.ts
var STRICT_KINDS = /* @__PURE__ */ new Set(["contact", "summary", "other", "personal"]);
var NO_WORK = /^(?:serv(?:icio)?\.? militar|pausa|receso|no trabaj[eo]|periodo (?:sin|de pausa|sabatico)|(?:ano )?sabatico|cuidado (?:de|a) (?:mis?|hij|familiar)|maternidad|paternidad|post ?natal|licencia (?:maternal|medica)|crianza|cesante|cesantia|sin trabajo|desemplead[oa]|duena de casa|dedicad[oa] a(?:l hogar| mi| la (?:crianza|familia))|viaje|career break|maternity|parental leave|sabbatical|gap year|unemployed)\b/;
function isGap(title) {
  return NO_WORK.test(fold(title));
}
var DEGREE2 = /^(?:tecnic[oa] (?:en|de nivel|profesional|universitari[oa]|superior)|ingenieria|licenciatura|pedagogia|magister|master|diplomado|diploma|curso|ensenanza|bachillerato|egresad[oa]|titulad[oa])\b/;
function findJobs(lines, sections, today) {
  const runs = jobRuns(lines, sections, today);
  const listed2 = runs.filter((run) => !run.told).flatMap((run) => jobsOfRun(run, today));
  const told = listed2.some((job) => job.interval !== null) ? [] : runs.filter((run) => run.told);
  const jobs = [...told.flatMap((run) => jobsOfRun(run, today)), ...listed2];
  return shortenYearEnds(jobs);
}
function jobRuns(lines, sections, today) {
  const runs = [];
  let open2 = null;
  for (const section of sections) {
    const content2 = section.lines.flatMap((index) => lines[index] ?? []).flatMap((line2) => sentencesOf(line2, today));
    if (section.heading === null && open2 !== null && open2.kind === section.kind) {
      open2.run.lines.push(...content2);
      continue;
    }
    const working = section.kind === "experience" || section.kind === "volunteering";
    if (!working && !STRICT_KINDS.has(section.kind)) continue;
    const heading = section.heading === null ? "" : lines[section.heading]?.text ?? "";
    const volunteering = section.kind === "volunteering";
    const told = section.kind === "summary" && content2.every((line2) => line2.prose || line2.dates.length === 0);
    const run = {
      lines: content2,
      strict: !working,
      announced: volunteering ? "volunteering" : headingJobKind(heading),
      volunteering,
      told
    };
    runs.push(run);
    open2 = { kind: section.kind, run };
  }
  return runs;
}
function jobsOfRun(told, today) {
  const run = { ...told, lines: withDateColumn(told.lines) };
  const entries = findEntries(run.lines, run.strict).filter((entry) => !isStudy(entry, run.strict));
  const found = entries.length === 0 && !run.strict ? undatedEntries(run.lines) : entries;
  return inheritEmployers(found.flatMap((entry) => jobOf(entry, run, today) ?? []));
}
function isStudy(entry, strict) {
  const most = (value) => Math.max(...entry.header.map(value));
  const once = entry.date === null || entry.date.shape === "single";
  if (once && most((line2) => line2.institution) >= 2 && entry.header.some((line2) => DEGREE2.test(fold(line2.rest))))
    return true;
  if (most((line2) => line2.title) >= 2.5) return false;
  const degree = most((line2) => line2.degree);
  if (degree >= (strict ? 1.5 : 2) && most((line2) => line2.institution) >= 2) return true;
  return degree >= 2 && strict && most((line2) => line2.employer) < 2;
}
function jobOf(entry, run, today) {
  const named2 = readHeader(entry.header, today);
  const employer = named2.employer;
  const title = named2.title ?? titleInDetails(entry.details);
  const header = entry.header.map((line2) => line2.text).join(" ");
  if (title === null && employer === null || isGap(title ?? employer ?? "")) return null;
  const interval = entry.date === null ? null : usable(entry.date, header, today);
  return {
    title,
    employer,
    kind: jobKind(title, header, run.announced),
    interval,
    dateText: entry.date === null || entry.anchor === null ? "" : dateText(entry.anchor, entry.date),
    datePrecision: interval === null || entry.date === null ? "none" : entry.date.precision,
    headerLines: [...new Set(entry.header.map((line2) => line2.index))],
    detailLines: [...new Set(entry.details.map((line2) => line2.index))],
    months: interval === null ? findDuration(header) ?? findDuration(entry.details[0]?.text ?? "") : null,
    yearEnd: interval !== null && entry.date?.yearEnd === true
  };
}
function titleInDetails(details) {
  const [first] = details;
  if (first === void 0 || first.title < 2.5) return null;
  const clause = first.rest.split(/[.;:(]\s|,\s|\s\(/)[0] ?? "";
  return clause.length >= 4 && clause.split(/\s+/).length <= 10 ? clause : null;
}
function dateText(line2, date) {
  const written = line2.text.slice(date.from, date.to).trim();
  return written.replace(/^(?:per[ií]odo|fechas?)\s*:\s*/iu, "").replace(/\s*\(?\d+ (?:años?|mes|years?|months?).*$/iu, "").replace(/^[([]|[)\]]$/g, "");
}
function usable(date, header, today) {
  const { start, end } = date.interval;
  if (!canBeJob(date.interval, today)) return null;
  if (date.shape === "single" && date.precision === "year") {
    const months2 = findDuration(header);
    if (months2 !== null && months2 <= 12) return { start, end: start + months2 - 1 };
  }
  return { start, end };
}
function undatedEntries(run) {
  const entries = [];
  for (const line2 of run) {
    const labelled3 = /^(?:cargo|puesto|empresa|empleador|position|company)$/.test(line2.label?.name ?? "");
    const last = entries.at(-1);
    const names = isHeaderLike(line2) && (labelled3 || line2.title >= 2.5 || line2.employer >= 2 && !line2.prose);
    const open2 = last !== void 0 && last.details.length === 0 && last.header.length < 3 && completes(last.header, line2);
    if (names && open2) last.header.push(line2);
    else if (names) entries.push({ date: null, anchor: null, header: [line2], details: [] });
    else last?.details.push(line2);
  }
  return entries;
}
function completes(header, line2) {
  const has = (test) => header.some(test);
  return !(line2.title >= 2.5 && has((other) => other.title >= 2.5)) && !(line2.employer >= 2 && has((other) => other.employer >= 2));
}
function inheritEmployers(jobs) {
  const result = [];
  for (const job of jobs) {
    const before = result.at(-1);
    const own = job.employer !== null || job.title === null || job.interval === null || job.headerLines.length > 1;
    if (before === void 0 || own) {
      result.push(job);
      continue;
    }
    if (before.title === null && within(job.interval, before.interval)) result.pop();
    result.push({ ...job, employer: before.employer });
  }
  return result;
}
function within(inner, outer) {
  if (inner === null || outer === null) return false;
  const [innerEnd, outerEnd] = [inner.end ?? Number.POSITIVE_INFINITY, outer.end ?? Number.POSITIVE_INFINITY];
  return inner.start >= outer.start && innerEnd <= outerEnd;
}
function shortenYearEnds(jobs) {
  return jobs.map((job) => {
    const { interval } = job;
    if (!job.yearEnd || interval === null || interval.end === null || job.kind !== "employment") return job;
    const year = Math.floor(interval.end / 12);
    const starts = jobs.filter((other) => other !== job && other.kind === "employment" && other.interval !== null).map((other) => other.interval?.start ?? 0).filter((start) => Math.floor(start / 12) === year && start > interval.start);
    if (starts.length === 0) return job;
    return { ...job, interval: { start: interval.start, end: Math.min(...starts) - 1 } };
  });
}

// app/features/cv/facts/language.ts
var WORDS2 = {
  es: new Set(
    "de la el en y los las del para una con por como al su mi ingles actualidad experiencia educacion universidad habilidades".split(
      " "
    )
  ),
  en: new Set(
    "the of and with in to for at on from my an is as by experience education skills university present work".split(
      " "
    )
  ),
  pt: new Set(
    "da do em e os as das dos para uma com por como ao seu minha experiencia formacao ingles atual habilidades universidade nao".split(
      " "
    )
  )
};
var ONLY_PORTUGUESE = /ção|ções|ões|ência|\b(?:em|uma|com|não|até|ao|dos|das)\b/g;
var ONLY_SPANISH = /ción|ciones|encia|\b(?:con|una|los|las|el|del|y|en)\b/g;
function textLanguage(text) {
  const words = fold(text).split(/[^a-z]+/);
  const count = (language) => words.filter((word) => WORDS2[language].has(word)).length;
  const [spanish, english, portuguese] = [count("es"), count("en"), count("pt")];
  if (english > spanish && english > portuguese) return "en";
  const lower = text.toLowerCase();
  return (lower.match(ONLY_PORTUGUESE)?.length ?? 0) > (lower.match(ONLY_SPANISH)?.length ?? 0) ? "pt" : "es";
}
var READ_HERE = new Set(
  "el los las del con por una que y the of and with for from to in do da em uma com dos das ao de la en as an at".split(
    " "
  )
);
var NOT_READ = [
  ["en franc\xE9s", "et des du les une dans aux pour avec sur chez au est par"],
  ["en alem\xE1n", "und der die das f\xFCr mit von bei den dem zur zum im eine als"],
  ["en italiano", "di il dei nel per gli delle alla presso sono della"],
  ["en neerland\xE9s", "het een van voor bij naar met op ik"]
].map(([name, words]) => [name, new Set(words.split(" "))]);
var LEAST_SMALL_WORDS = 8;
var MUCH_MORE = 1.3;
var LEAST_LETTERS = 40;
var LEAST_WORDS = 60;
var LEAST_SHARE = 0.04;
function unreadLanguage(text, isSure) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= LEAST_LETTERS && latin * 2 < letters) return "en un alfabeto distinto del latino";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known) => words.filter((word) => known.has(word)).length;
  const read = count(READ_HERE);
  for (const [name, own] of NOT_READ) {
    const times = count(own);
    if (times >= LEAST_SMALL_WORDS && times > read * MUCH_MORE) return name;
  }
  return isSure && words.length >= LEAST_WORDS && read < words.length * LEAST_SHARE ? "en otro idioma" : null;
}

// app/features/cv/vocabulary/spoken-languages.ts
var LANGUAGE_LINES = list(`
Espa\xF1ol | Castellano | Spanish | Espanhol | Lengua espa\xF1ola; Ingl\xE9s | English | Idioma ingl\xE9s; Portugu\xE9s | Portuguese | Portugu\xE9s brasile\xF1o; Franc\xE9s | French | Fran\xE7ais; Alem\xE1n | German | Deutsch | Alem\xE3o; Italiano | Italian; Chino mandar\xEDn | Mandar\xEDn | Chino | Chinese; Japon\xE9s | Japanese; Coreano | Korean
Ruso | Russian; \xC1rabe | Arabic; Hebreo | Hebrew; Hindi; Turco | Turkish; Griego | Greek; Polaco | Polish; Ucraniano | Ukrainian; Sueco | Swedish; Noruego | Norwegian; Dan\xE9s | Danish; Fin\xE9s | Finland\xE9s | Finnish; Neerland\xE9s | Holand\xE9s | Dutch; Checo | Czech; Rumano | Romanian; H\xFAngaro | Hungarian; Croata | Croatian; Serbio | Serbian; Catal\xE1n; Gallego | Galician; Euskera | Vasco | Basque
Lat\xEDn | Latin language; Creole | Creole haitiano | Criollo haitiano | Krey\xF2l | Haitian Creole; Mapudungun | Mapuzugun | Mapuche zugun; Quechua; Aymara | Aimara; Rapa Nui | Rapanui; Guaran\xED; N\xE1huatl; Maya yucateco; Lengua de se\xF1as | Lengua de se\xF1as chilena | LSCh | Lenguaje de se\xF1as | Sign language; Vietnamita | Vietnamese; Tailand\xE9s | Thai; Persa | Farsi; Urdu; Tagalo | Tagalog; Esperanto
`);
var LANGUAGES = LANGUAGE_LINES.map((line2) => {
  const wordings = line2.split("|").map((wording) => wording.trim());
  return { name: wordings[0] ?? "", wordings };
});
var languageLexicon = buildLexicon(
  LANGUAGES.flatMap((language) => language.wordings.map((wording) => [wording, language])),
  { literal: true }
);
var LANGUAGE_LEVELS = {
  native: list(
    `nativo; lengua materna; idioma materno; materno; lengua nativa; biling\xFCe; native speaker; mother tongue; bilingual; nativo hablante; hablante nativo; C2; fluente nativo; l\xEDngua materna; first language`
  ),
  advanced: list(
    `avanzado; nivel avanzado; fluido; fluidez; fluente; alto; nivel alto; experto; superior; profesional; competencia profesional; competencia profesional completa; competencia b\xE1sica profesional; dominio; dominio completo; muy bueno; excelente; C1; advanced; proficient; professional working proficiency; full professional proficiency; upper intermediate; business level; avan\xE7ado; intermedio avanzado; intermedio alto; hablado y escrito; B2`
  ),
  intermediate: list(
    `intermedio; nivel intermedio; medio; nivel medio; regular; conversacional; bueno; buen nivel; aceptable; B1; intermediate; conversational; limited working proficiency; good; pre intermedio; preintermedio; pre intermediate; intermedi\xE1rio; medio alto; funcional`
  ),
  basic: list(
    `b\xE1sico; nivel b\xE1sico; elemental; inicial; principiante; bajo; nociones; conocimientos b\xE1sicos; nivel usuario; nivel lectura; lectura; t\xE9cnico; instrumental; ingl\xE9s t\xE9cnico; A1; A2; elementary; beginner; elementary proficiency; notions; iniciante; limitado`
  ),
  certificate: list(
    `TOEFL; TOEFL iBT; TOEIC; IELTS; Cambridge; First Certificate; FCE; CAE; CPE; PET Cambridge; KET; Aptis; Duolingo English Test; EF SET; EFSET; DELF; DALF; TestDaF; Goethe; Goethe Zertifikat; CELI; CILS; CELPE-Bras; HSK; JLPT; Noken; DELE; SIELE; Linguaskill; iTEP; Versant; Pearson PTE; Oxford Placement Test; MCER; CEFR`
  )
};
var languageLevelLexicon = buildLexicon(
  Object.entries(LANGUAGE_LEVELS).flatMap(
    ([band, words]) => words.map((word) => [word, band])
  )
);

// app/features/cv/facts/languages.ts
var ASIDE2 = /* @__PURE__ */ new Set([
  "skills",
  "other",
  "personal",
  "summary",
  "contact",
  "certifications",
  "education"
]);
function findLanguages(lines, sections) {
  const found = /* @__PURE__ */ new Map();
  for (const section of sections) {
    const own = section.kind === "languages";
    if (!own && !ASIDE2.has(section.kind)) continue;
    section.lines.forEach((index, at2) => {
      const line2 = lines[index];
      if (line2 === void 0 || !own && line2.text.length > 400) return;
      const next = lines[section.lines[at2 + 1] ?? -1];
      for (const item of languagesOf(line2, own ? next ?? line2 : void 0)) {
        const known = found.get(item.name);
        const alone = own || section.kind === "skills" && languageLexicon.has(line2.text);
        if ((item.level !== null || alone) && (known === void 0 || known.level === null && item.level !== null))
          found.set(item.name, item);
      }
    });
  }
  return [...found.values()];
}
function languagesOf(line2, next) {
  const mentions = languageLexicon.matches(line2.text).map(({ start, end, value }) => ({ start, end, language: value }));
  return mentions.map((mention, at2) => {
    const before = line2.text.slice(mentions[at2 - 1]?.end ?? 0, mention.start);
    const after = line2.text.slice(mention.end, mentions[at2 + 1]?.start ?? line2.text.length);
    const below = mentions.length === 1 && next !== void 0 && next !== line2 && languageLexicon.matches(next.text).length === 0 ? next.text : "";
    const level = levelIn(after) ?? levelBefore(before) ?? (below.length <= 40 ? levelIn(below) : null) ?? (next === void 0 ? null : bracketed(after));
    return { name: mention.language.name, level, line: line2.index };
  });
}
function levelIn(text) {
  const near = /^[^.;|•]{0,60}/.exec(text)?.[0] ?? "";
  const matches = languageLevelLexicon.matches(near);
  const [first] = matches;
  if (first === void 0 || first.start > 30) return null;
  const last = matches.filter((match) => match.start - first.end <= 12).at(-1) ?? first;
  const level = near.slice(first.start, last.end).trim();
  return level.includes("(") && near.charAt(last.end) === ")" ? `${level})` : level;
}
function bracketed(after) {
  return /^\s*(?:\(([^()]{2,40})\)|[:–—-]\s*([^,;.|]{2,30})$)/.exec(after)?.slice(1).find((part) => part !== void 0)?.trim() ?? null;
}
function levelBefore(text) {
  const near = text.slice(-24);
  const last = languageLevelLexicon.matches(near).at(-1);
  return last !== void 0 && /^\s*(?:en|in|de|of|:)?\s*$/.test(near.slice(last.end)) ? last.text : null;
}

// app/features/cv/facts/name.ts
var DOCUMENT_WORDS = /^(?:curr[ií]cul(?:um|o)(?:\s+vit[ae]e?)?|curriculum|vitae|c\.?\s?v\.?|hoja de vida|resume|r[ée]sum[ée]|curriculum de|ficha(?: personal)?|datos(?: personales)?|antecedentes(?: personales)?|perfil)(?=$|[\s:–—|-])\s*(?:vit[ae]e?)?\s*(?:del?\b|of\b)?(?:\s+la(?=\s+(?:sra|srta|dra)\b))?\s*[:|–—-]*\s*/iu;
var HONORIFIC = /^(?:sra?\.|srta\.|don|do[ñn]a|dra?\.|ing\.|lic\.|prof\.|arq\.|abg\.|ps\.|mr\.|mrs\.|ms\.|q\.f\.|c\.p\.)\s+/iu;
var SUFFIX = /,?\s+(?:mba|ph\.?d\.?|msc|m\.sc\.|m\.a\.|pmp|cpa|bsc|rn)\.?$/iu;
var NAME_LABEL = /^(?:nombres?|nombre completo|nombres? y apellidos?|nombre y apellidos?|apellidos y nombres|name|full name|nome|nome completo|postulante|candidat[oa]|yo soy|me llamo)$/;
var NAMED = /^(?:nombres?(?: completo)?|nombres? y apellidos?|postulante)\s+(?=\p{L})/iu;
var SURNAME_LABEL = /^(?:apellidos?|apellido paterno|surname|last name|sobrenome)$/;
var STATED = /\b(?:mi nombre es|me llamo|my name is|i am called|meu nome e|yo soy|soy|i'm|i am)\s+/;
var PHOTO = /(?:^|\s)(?:foto(?:graf[ií]a)?|photo|imagen)(?:\s+(?:carnet|de perfil|aqu[ií]))?(?=\s|$)/giu;
var CONTACT_DATA4 = /\S@\S+\.\S|\+\s?\d{2}|\d[\d\s.-]{6,}\d|linkedin|https?:|www\./;
var SEARCHED_LINES = 40;
var LONGEST2 = 10;
var MOST_NAMES = 6;
var HALF_A_NAME = 4;
function findName(lines, email, excluded) {
  const open2 = lines.filter((line2) => !excluded.has(line2.index));
  const labelled3 = fromLabels(open2);
  if (labelled3 !== null) return properCase(labelled3);
  const largest = Math.max(
    0,
    ...open2.filter((line2) => line2.source.page === 1 && line2.words <= 8).map((line2) => line2.source.size)
  );
  const candidates = [];
  const isContact = (line2) => line2 !== void 0 && CONTACT_DATA4.test(line2.folded);
  open2.slice(0, SEARCHED_LINES).forEach((line2, at2) => {
    const beside = [-1, 0, 1, 2, 3].some((away) => isContact(open2[at2 + away]));
    const headed = isHeadline(open2[at2 + 1]);
    candidates.push(...ofLine(line2, at2, open2.slice(at2 + 1, at2 + 3), { largest, email, beside, headed }));
  });
  for (const line2 of open2.filter(
    (other) => other.source.page === 1 && other.index >= SEARCHED_LINES && largest > 0 && other.source.size >= largest
  )) {
    candidates.push(...ofLine(line2, 5, [], { largest, email, beside: false, headed: false }));
  }
  for (const line2 of open2) candidates.push(...stated2(line2));
  let best = null;
  for (const candidate of candidates)
    if (candidate.score >= 3 && (best === null || candidate.score + candidate.like > best.score + best.like))
      best = candidate;
  return best === null ? null : properCase(fullest(best, candidates).text);
}
function fullest(best, candidates) {
  const words = (text) => fold(text).split(/\s+/);
  const longer = candidates.filter(
    (other) => other.score >= 3 && words(best.text).every((word) => words(other.text).includes(word))
  );
  return longer.reduce((most, other) => words(other.text).length > words(most.text).length ? other : most, best);
}
function fromLabels(lines) {
  for (const line2 of lines.slice(0, SEARCHED_LINES)) {
    const name = line2.label?.name ?? "";
    if (!NAME_LABEL.test(name)) continue;
    const value = cutName(line2.label?.value || (lines.find((other) => other.index === line2.index + 1)?.text ?? ""));
    if (value === null) continue;
    const surname = lines.find(
      (other) => SURNAME_LABEL.test(other.label?.name ?? "") && Math.abs(other.index - line2.index) <= 3
    );
    const rest = surname === void 0 ? null : cutName(surname.label?.value ?? "", 1);
    return rest !== null && !fold(value).includes(fold(rest)) ? `${value} ${rest}` : value;
  }
  return null;
}
function cutName(text, least = 1) {
  const bare2 = text.replace(PHOTO, "").trimStart().replace(DOCUMENT_WORDS, "").replace(NAMED, "").replace(HONORIFIC, "");
  const part = (bare2.split(
    /\s+[|–—•·/-]\s+|\.\s?[-–](?:\s|$)|\s*[|•·]\s*|\s{2,}|\s*\(|,\s+|\s+(?=[+(]?\d)|\s+(?:rut|run|c\.i\.)\b/i
  )[0] ?? "").replace(SUFFIX, "").trim();
  const words = withoutTitle(part.split(/\s+/).filter(Boolean));
  if (words.length < least || words.length > LONGEST2 || nameWords(part).length > MOST_NAMES || !words.every((word) => NAME_WORD.test(word)))
    return null;
  return words.join(" ");
}
function withoutTitle(words) {
  const last = words.at(-1) ?? "";
  return words.length > 2 && titleScore(last) >= 2.5 && words.slice(0, -1).every(isCapital) ? words.slice(0, -1) : words;
}
function isHeadline(line2) {
  return line2 !== void 0 && line2.title >= 2.5 && !line2.prose && line2.dates.length === 0;
}
function ofLine(line2, at2, [next, after], around2) {
  const [opening2 = ""] = line2.text.split(/,\s/, 1);
  if (at2 === 0 && line2.prose && opening2.length <= 50 && looksLikeName(opening2)) {
    const named2 = cutName(opening2, 2);
    if (named2 !== null) return [candidateOf(named2, line2, at2, around2)];
  }
  if (line2.dates.some((date) => date.shape === "range") || marksHome(line2) || line2.text.length > 140 || /@|https?:/.test(line2.text.slice(0, 20)))
    return [];
  const surnameFirst = /^([\p{L}\p{M}\s'’-]+),\s*([\p{L}\p{M}\s'’-]+)$/u.exec(line2.text);
  const swapped = surnameFirst !== null && looksLikeName(`${surnameFirst[2]} ${surnameFirst[1]}`) && ![surnameFirst[1], surnameFirst[2]].some((part = "") => isSomethingElse(part));
  const own = swapped ? cutName(`${surnameFirst[2]} ${surnameFirst[1]}`) : cutName(namedValue(line2)) ?? cutName(line2.text);
  if (own === null || own.length < 3) return [];
  const found = [candidateOf(own, line2, at2, around2)];
  for (const part of at2 <= 3 ? line2.text.split(/\s*[|•·]\s*|:\s|\s+[–—-]\s+|\s{2,}/).slice(1) : []) {
    const named2 = cutName(part, 2);
    if (named2 !== null && looksLikeName(named2)) found.push(candidateOf(named2, line2, at2, around2, -1));
  }
  const below = next !== void 0 && goesOnWith(line2, next) ? cutName(next.text) : null;
  if (below !== null && nameWords(own).length <= HALF_A_NAME && nameWords(below).length <= HALF_A_NAME && (line2.source.size === around2.largest || at2 === 0)) {
    const both = `${own} ${below}`;
    const separate = line2.source.size <= 0 && (nameWords(own).length > 2 || at2 > 0 && after !== void 0 && after.words <= 2);
    if (!separate && own.length === line2.text.length && !isSomethingElse(own) && !nameWords(below).some((word) => fold(own).includes(fold(word))) && looksLikeName(both) && titleScore(own) < 1.5 && !isPlace(below) && !CONTACT_DATA4.test(next?.folded ?? "") && headingKind(below) === null && titleScore(below) === 0 && degreeScore(below) === 0)
      found.push(candidateOf(both, line2, at2, { ...around2, headed: isHeadline(after) }, 0.5));
  }
  return found;
}
function goesOnWith(line2, next) {
  const words = next.text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const names = words.every((word) => isCapital(word) || PARTICLES.has(fold(word)));
  return next.source.size === line2.source.size && next.source.page === line2.source.page && next.source.gapBefore < 1 && names;
}
function namedValue(line2) {
  const value = line2.label?.value ?? "";
  return value.split(/\s+/).length >= 2 ? value : line2.text;
}
function candidateOf(text, line2, at2, around2, more = 0) {
  const like = around2.email === null ? 0 : Math.min(3, likeness(nameWords(text), around2.email) * 1.5);
  return { text, score: scoreOf(text, line2, at2, around2) + more, like };
}
function scoreOf(text, line2, at2, { largest, beside, headed }) {
  const named2 = nameWords(text);
  let score2 = at2 === 0 ? 2 : at2 <= 2 ? 1.5 : at2 <= 6 ? 0.5 : -0.5;
  if (largest > 0 && line2.source.size >= largest) score2 += 3;
  if (beside) score2 += 1;
  if (headed) score2 += at2 > 2 ? 2 : 1;
  if (named2.length >= 2 && named2.length <= 5) score2 += 1.5;
  if (named2.length === 1) score2 -= 2;
  if (looksLikeName(text)) score2 += 1;
  else if (!named2.every(isCapital)) score2 -= at2 <= 3 && looksLikeSmallName(text) ? 0 : 4;
  if (headingKind(text) !== null || /curr[ií]cul|vitae/i.test(text)) score2 -= 10;
  if (isSomethingElse(text)) score2 -= 5;
  if (/[.:;]$/.test(line2.text)) score2 -= /\b\p{L}\.$/u.test(line2.text) ? 0 : 2;
  return score2;
}
function likeness(words, email) {
  const local = fold(email.split("@")[0] ?? "").replace(/[^a-z]/g, "");
  return words.filter(
    (word) => word.length >= 3 && local.includes(
      fold(word).replace(/[^a-z]/g, "").slice(0, 6)
    )
  ).length;
}
function opensSurname([first = "", second = "", third = ""]) {
  return first === "de" && /^(?:la|las|los)$/.test(second) && isCapital(third) && !isPlace(`${second} ${third}`);
}
function stated2(line2) {
  const match = STATED.exec(line2.folded);
  if (match === null) return [];
  const certain = /nombre|llamo|name|called|nome/.test(match[0]);
  const opens2 = line2.index === 0 && match.index <= 3;
  const taken = [];
  const words = line2.text.slice(match.index + match[0].length).split(/\s+/);
  for (const [at2, word] of words.slice(0, LONGEST2).entries()) {
    const bare2 = word.replace(/[,.;:!]+$/, "");
    const plain = titleScore(bare2) === 0 && degreeScore(bare2) === 0 && verbOf(bare2) === null;
    const name = plain && (isCapital(bare2) || certain || opens2);
    if (!NAME_WORD.test(bare2) || !(name || PARTICLES.has(fold(bare2)) && taken.length > 0) || /^(?:soy|y|e|tengo|de|vivo|con|en|mi|un|una)$/i.test(bare2) && !opensSurname(words.slice(at2)))
      break;
    taken.push(bare2);
    if (bare2 !== word) break;
  }
  if (taken.length === 0 || taken.length === 1 && !certain) return [];
  return [{ text: taken.join(" "), score: (certain ? 6 : 3) + Math.min(2, taken.length), like: 0 }];
}

// app/features/cv/facts/name-parts.ts
var PARTICLE = "(?:de|del|la|las|los|el|al|y|e|van|von|da|do|dos|das)";
var ENDS = "(?![\\p{L}\\p{M}\\d])";
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function partsOfName(name) {
  const words = fold(name ?? "").split(/\s+/).filter((word, at2) => word.length > 1 && (at2 === 0 || !new RegExp(`^${PARTICLE}$`).test(word)));
  if (words.length === 0) return null;
  const one = `(?:${PARTICLE}\\s+){0,2}(?:${words.map(escaped).join("|")})${ENDS}`;
  const label = "(?:nombres?|apellidos?|name|surname|postulante|candidat[oa])[\\p{L} ]{0,20}:\\s*";
  return new RegExp(
    [
      `(?<![\\p{L}\\p{M}\\d])${one}(?:,?\\s+${one})+`,
      `(?<=^${label})${one}$`,
      `(?<=^)${one}(?=,\\s\\p{L}\\.)`,
      `(?<=\\b(?:soy|llamo|atte[.,]*|is|i'm)\\s)${one}`
    ].join("|"),
    "gmu"
  );
}
function withoutOwnName(lines, name) {
  const parts = partsOfName(name);
  if (parts === null) return [...lines];
  const words = fold(name ?? "").split(/\s+/).filter((word) => word.length > 2);
  const whole = lines.map(({ folded }) => words.some((word) => folded.includes(word)) ? folded : "\xB7").join("\n");
  const bare2 = whole.replace(parts, (found) => found.replace(/[^\n]/g, " ")).split("\n");
  return lines.map((line2, at2) => {
    const folded = bare2[at2] === "\xB7" ? line2.folded : bare2[at2] ?? line2.folded;
    if (folded === line2.folded || folded.length !== line2.text.length) return line2;
    const text = [...line2.text].length === line2.text.length ? blanked(line2.text, line2.folded, folded) : line2.text;
    return { ...line2, text, folded: fold(text) };
  });
}
function blanked(text, folded, bare2) {
  let result = "";
  for (let at2 = 0; at2 < text.length; at2 += 1) if (bare2[at2] === folded[at2]) result += text[at2];
  return result.trim();
}

// app/features/cv/facts/written-gender.ts
var PERSON = /\b(?:egresad|titulad|licenciad|graduad|casad|solter|nacid|radicad|domiciliad|encargad|ingenier|enfermer|secretari|administrativ|ejecutiv|tecnolog|psicolog|kinesiolog|abogad|arquitect)([ao])\b|\b(?:trabajad|coordinad|supervis|educad|profes|vendedor|operad|consult|contad|desarrollad|direct|diseñad|investigad|instruct|monitor)(ora?)\b|\bjef([ea])\b/;
function writtenGender(lines) {
  const found = /* @__PURE__ */ new Set();
  for (const line2 of lines) {
    if (line2.prose || line2.words > 10) continue;
    const match = PERSON.exec(line2.folded);
    const ending = match?.slice(1).find((part) => part !== void 0);
    if (ending !== void 0) found.add(ending.endsWith("a") ? "f" : "m");
  }
  return found.size === 1 ? [...found][0] ?? null : null;
}

// app/features/cv/facts/profession.ts
var LABEL4 = /^(?:profesion(?: u oficio)?|ocupacion|oficio|titulo(?: profesional)?|cargo(?: actual| al que postula)?|especialidad|profession|occupation|title|profissao|actividad)$/;
var SELF = /(?:^|[\s,.])(?:(?:soy|yo soy|i am|i'm|sou)\s+(?:un|una|an?|uma?)?|(?:trabajo|me desempeno|i work|trabalho)\s+(?:como|de|as)\s+(?:un|una|an?)?)\s*/g;
var CONTACT = /@|https?:|www\.|linkedin|github|\d{4,}|\+\d|^(?:rut|fono|tel|cel|direccion|correo|email)\b/;
var MAX_WORDS = 14;
var HEAD_LINES = 8;
function findProfession({ lines, sections, jobs, studies: studies2, name }) {
  const own = sections.filter((section) => section.kind === "contact" && section.heading === null);
  const head = own.flatMap((section) => section.lines).flatMap((index) => lines[index] ?? []);
  return headline(head, name) ?? aboveName(head, name) ?? labelled2(lines, sections) ?? stated3(lines, sections) ?? fromStudies(studies2, lines) ?? fromJobs(jobs) ?? unknownHeadline(head, name);
}
function headlineLines(head, name) {
  const at2 = name === null ? 0 : Math.max(
    0,
    head.slice(0, HEAD_LINES).findLastIndex((line2) => holdsName(line2, name))
  );
  return head.slice(at2, at2 + HEAD_LINES).map((line2, near) => ({ line: line2, text: withoutContact(withoutName(line2.text, name)), near })).filter(
    ({ line: line2, text }) => text.length >= 3 && line2.words <= MAX_WORDS + 6 && !CONTACT.test(fold(text)) && !isPlace(text) && headingKind(text) === null && !/curr[ií]cul/i.test(text)
  );
}
function withoutContact(text) {
  if (!CONTACT.test(fold(text))) return text;
  const parts = text.split(/\s*[|·•]\s*|\s{2,}/);
  const own = parts.find((part) => part.length >= 3 && !CONTACT.test(fold(part)) && !isPlace(part));
  return own ?? text.split(/,\s+|\.\s+|\s+[/–—-]\s+/).find((part) => titleScore(part) >= 2.5) ?? text;
}
function holdsName(line2, name) {
  const folded = fold(name);
  return line2.folded.includes(folded) || folded.startsWith(line2.folded) && line2.folded.length > 2;
}
function withoutName(text, name) {
  if (name === null) return text;
  const at2 = fold(text).indexOf(fold(name));
  if (at2 >= 0)
    return text.slice(at2 + name.length).replace(/^[\s,|–—•·:-]+/, "").trim();
  return fold(name).includes(fold(text)) ? "" : text;
}
function headline(head, name) {
  for (const { line: line2, text } of headlineLines(head, name)) {
    if (line2.prose && firstSentence(text) === text) continue;
    if (line2.title < 2.5 && (line2.verb || /[.!?]$/.test(text))) continue;
    if (line2.label !== null || line2.dates.some((date) => date.shape === "range")) continue;
    const value = tidy2(firstSentence(text));
    if (employerScore(value) >= 3 && titleScore(value) < 2.5) continue;
    if (titleScore(value) >= 1.5 || degreeScore(value) >= 1.5) return value;
  }
  return null;
}
function firstSentence(text) {
  const sentences2 = text.split(/\.\s+(?=\p{Lu})/u);
  return sentences2.length > 1 && sentences2.every((sentence2) => sentence2.split(/\s+/).length <= 6) ? sentences2[0] ?? text : text;
}
function aboveName(head, name) {
  const at2 = name === null ? -1 : head.findIndex((line2) => holdsName(line2, name));
  const found = head.slice(0, Math.max(0, at2)).find((line2) => line2.title >= 2.5 && line2.words <= 6 && !line2.prose && line2.label === null);
  return found === void 0 || headingKind(found.text) !== null ? null : tidy2(found.text);
}
function unknownHeadline(head, name) {
  const found = headlineLines(head, name).find(
    ({ line: line2, near }) => near <= 2 && !line2.prose && line2.label === null && line2.dates.length === 0
  );
  return found === void 0 || found.text.split(/\s+/).length > MAX_WORDS ? null : tidy2(found.text);
}
function labelled2(lines, sections) {
  const own = sections.filter((section) => section.kind === "contact" || section.kind === "personal" || section.kind === "summary").flatMap((section) => section.lines);
  for (const index of own) {
    const label = lines[index]?.label;
    if (label !== void 0 && label !== null && LABEL4.test(label.name) && label.value.length >= 3)
      return tidy2(label.value);
  }
  return null;
}
function stated3(lines, sections) {
  const own = sections.filter(
    (section) => section.kind === "contact" || section.kind === "summary" || section.kind === "personal" || section.kind === "other"
  );
  for (const section of own) {
    for (const [at2, index] of section.lines.slice(0, 12).entries()) {
      const line2 = lines[index];
      if (line2 === void 0) continue;
      const starts = [...line2.folded.matchAll(SELF)].map((self) => self.index + self[0].length);
      const opening2 = section.kind === "summary" && at2 === 0 ? [0] : [];
      for (const start of [...opening2, ...starts]) {
        const [match] = occupationLexicon.matches(line2.text.slice(start));
        if (match !== void 0 && match.start <= 2) return capitalised(match.text);
      }
    }
  }
  return null;
}
function fromStudies(studies2, lines) {
  const own = studies2.filter((study2) => study2.level === "undergraduate" || study2.level === "technical");
  const rank = (study2) => study2.status === "incomplete" ? 0 : study2.level === "undergraduate" ? 2 : 1;
  const told = own.sort((a, b) => rank(b) - rank(a)).map((study2) => ({ study: study2, profession: professionOf(study2.degree, isHeld(study2)) }));
  const best = told.find(({ profession: profession2 }) => profession2 !== null) ?? told[0];
  if (best === void 0) return null;
  const { study, profession } = best;
  const credible = degreeScore(study.degree) >= 1.5 || (study.institution ?? study.degree) !== study.degree;
  if (profession === null) return credible ? study.degree : null;
  const gender = writtenGender(lines);
  return gender === "f" ? profession.feminine : gender === "m" ? profession.masculine : profession.neutral;
}
var isHeld = ({ status }) => status === "completed" || status === "unknown";
function fromJobs(jobs) {
  const end = (job) => job.interval === null ? -1 : job.interval.end ?? Number.POSITIVE_INFINITY;
  const titled = jobs.filter((job) => job.title !== null && job.kind !== "volunteering");
  const [latest] = [...titled].sort((a, b) => end(b) - end(a));
  const title = latest?.title;
  return title === void 0 || title === null ? null : capitalised(title);
}
function tidy2(text) {
  const self = /^(?:yo )?(?:soy|sou|i am|i'm)\s+(?:una?|an?|uma?)?\s*/.exec(fold(text));
  return (self === null ? text : text.slice(self[0].length)).replace(/\s+/g, " ").replace(/^[\s,.:;|–—-]+|[\s,:;|–—-]+$/g, "").replace(/(?<=\p{L}{4})\.$/u, "").slice(0, 120).trim();
}
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// app/features/cv/vocabulary/heading-words.ts
var WORDS3 = [
  [
    "experience",
    /\b(?:experiencias?|trayectoria|desempeno|laboral(?:es)?|trabaj(?:os?|e|ad[oa]s?)|empleos?|empleadores|ocupacion(?:es)?|oficios?|cargos|puestos|faenas|temporadas|contratos|ejercicio|recorrido|carrera|hitos|pegas?|practicas|pasantias|internados|ayudantias|reemplazos|experience|employment|career|jobs|work(?:ed)?|experiencia|trajetoria|empregos)\b/
  ],
  [
    "education",
    /\b(?:estudi(?:os?|e|ad[oa])|formacion|escolaridad|educacion(?:al(?:es)?)?|titulos|grados|academic[oa]s?|escuelas?|aulas?|colegios|universidad|education|studies|degrees|academic|formacao|educacao)\b/
  ],
  [
    "certifications",
    /\b(?:cursos?|capacitacion(?:es)?|certificacion(?:es)?|certificados|diplomados?|diplomas?|perfeccionamientos?|talleres|seminarios|licencias|acreditaciones|courses|certifications?|training|licenses)\b/
  ],
  [
    "skills",
    /\b(?:habilidades|herramientas?|softwares?|tecnic[oa]s?|programas|conocimientos?|competencias|aptitudes|destrezas|dominios?|manejo|stack|tecnologias?|capacidades|fortalezas|saber(?:es)?|talentos|paqueteria|ofimatica|computacion|informatic[oa]s?|especialidades|defiendo|skills|tools|tech|technologies|software|strengths|expertise)\b/
  ],
  ["languages", /\b(?:idiomas?|lenguas|languages?)\b/],
  ["references", /\b(?:referencias?|referentes|recomiend[ae]n|recomendaciones|references|referees)\b/],
  [
    "publications",
    /\b(?:publicaciones|publicado|articulos|papers|ponencias|columnas|congresos|conferencias|publications|talks|bibliografia)\b/
  ],
  ["volunteering", /\b(?:voluntari(?:ado|ados|as?|os?)|volunteer(?:ing)?|comunidad|comunitari[oa]s?|solidari[oa]s?)\b/],
  ["awards", /\b(?:premios|logros|reconocimientos|becas|distinciones|honores|awards|achievements|honors)\b/],
  ["projects", /\b(?:proyectos?|portafolio|exposiciones|projects?|portfolio|projetos)\b/],
  ["interests", /\b(?:intereses|hobb(?:y|ies)|aficiones|pasatiempos|tiempo libre|interests)\b/],
  ["contact", /\b(?:contact[oa]?|contactarme|contactame|ubicarme|encontrarme)\b/],
  ["personal", /\b(?:datos|antecedentes personales|identificacion|personales)\b/],
  ["summary", /\b(?:perfil|resumen|objetivos?|sobre mi|acerca|quien soy|profile|summary|about)\b/]
];
var ENTRY = /^(?:practicas? (?:profesional(?:es)?|laboral|inicial|en|de)|internado|pasantia|ayudantia|curso|diplomado|diploma|taller|seminario|proyecto|tecnic[oa]|universidad|escuela|colegio)\b/;
function headingHint(text) {
  const folded = fold(text);
  if (ENTRY.test(folded.replace(/^[^a-z]+/, ""))) return null;
  let best = null;
  for (const [kind, pattern] of WORDS3) {
    const at2 = folded.search(pattern);
    if (at2 >= 0 && (best === null || at2 < best.at)) best = { kind, at: at2 };
  }
  return best;
}
var JOB_COLUMN = /^(?:empresas?|empleador(?:es)?|cargos?|puestos?|funcion(?:es)?|donde|que hice|establecimientos?|labor(?:es)?|lugar(?: de trabajo)?|actividad|jefatura|company|employer|position|role|faena|cliente|organizacion)\b/;
var STUDY_COLUMN = /^(?:titulos?|carrera|grado|cursos?|universidad|casa de estudios|degree|school|estudios?|programa)\b/;
var SKILL_COLUMN = /^(?:especialidad|habilidad(?:es)?|herramientas?|software|programas?|competencias?|conocimientos?|tecnologias?|area|skill|tool)\b/;
var LANGUAGE_COLUMN = /^(?:idiomas?|lenguas?|languages?)\b/;
var NEUTRAL_COLUMN = /^(?:periodo|fechas?|anos?|desde|hasta|desde ?[/-] ?hasta|inicio|termino|cuando|duracion|horas?|ciudad|comuna|pais|institucion(?:es)?|nivel(?: de dominio)?|dominio|grado de dominio|n°?|jornada|dates?|years?|from|to|level|place|detalle|descripcion|motivo(?: de)? (?:retiro|salida)|contacto|telefono|oral|escrito|lectura|referencia|lugar)$/;
function columnTitles(row) {
  const cells = fold(row).split(/\s{2,}/).filter((cell) => cell !== "");
  if (cells.length < 2 || cells.length > 7) return null;
  const count = (pattern) => cells.filter((cell) => pattern.test(cell) && cell.split(" ").length <= 4).length;
  const [jobs, studies2, skills2, languages2] = [JOB_COLUMN, STUDY_COLUMN, SKILL_COLUMN, LANGUAGE_COLUMN].map(count);
  const told = (jobs ?? 0) + (studies2 ?? 0) + (skills2 ?? 0) + (languages2 ?? 0);
  if (told === 0 || told + count(NEUTRAL_COLUMN) < cells.length) return null;
  if ((languages2 ?? 0) > 0) return "languages";
  if ((studies2 ?? 0) > 0 && (studies2 ?? 0) >= (jobs ?? 0)) return "education";
  if ((jobs ?? 0) > 0) return "experience";
  return "skills";
}

// app/features/cv/facts/looks.ts
var UNDERLINE = /^[-=_~*·.]{4,}$/;
var MARK = /^(?:>{1,3}|={2,}|\*{2,}|#{1,3}|-{2,}|\[)\s*\p{L}/u;
var BIG = 1.12;
function isStrong(style) {
  return /[hsum]/.test(style);
}
function isCapitals(text) {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}
function looksOf(lines, bodySize) {
  const largest = Math.max(0, ...lines.map((line2) => line2.source.size));
  const top2 = lines.filter((line2) => line2.source.size >= largest - 0.2).length <= 3;
  const styles = new Map(
    lines.map((line2) => [line2.index, styleOf(line2, lines[line2.index + 1], bodySize)])
  );
  return {
    of: (line2) => styles.get(line2.index) ?? "",
    isTop: (line2) => top2 && largest > bodySize && line2.source.size >= largest - 0.2,
    isBig: (line2) => bodySize > 0 && line2.source.size >= bodySize * BIG
  };
}
function styleOf(line2, next, bodySize) {
  const { size, bold, role, text } = line2.source;
  const scale = bodySize > 0 && size > 0 ? Math.round(size / bodySize * 10) : 10;
  const marks = [
    role === "heading" ? "h" : "",
    scale > 10 ? `s${scale}` : "",
    bold ? "b" : "",
    isCapitals(line2.text) ? "c" : "",
    next !== void 0 && UNDERLINE.test(next.source.text) ? "u" : "",
    MARK.test(text) ? "m" : ""
  ];
  return marks.join("");
}

// app/features/cv/facts/misspelt.ts
var SHORTEST = 7;
var LONGEST3 = 32;
var SQUEEZED2 = Object.entries(HEADINGS).flatMap(
  ([kind, wordings]) => wordings.map((wording) => [fold(wording).replace(/[^a-z]/g, ""), kind]).filter(([key]) => key.length >= SHORTEST)
);
var LONG = 12;
var CANDIDATES = SQUEEZED2.map(([wording, kind]) => ({
  wording,
  kind,
  halves: partsOf2(wording, 2),
  thirds: partsOf2(wording, 3)
}));
function partsOf2(word, count) {
  const border = (at2) => Math.round(word.length * at2 / count);
  return Array.from({ length: count }, (_, at2) => word.slice(border(at2), border(at2 + 1)));
}
function misspeltHeading(text) {
  const key = fold(text).replace(/[06]/g, "o").replace(/[1|!]/g, "i").replace(/[^a-z]/g, "");
  if (key.length < SHORTEST || key.length > LONGEST3) return null;
  const allowed = key.length >= LONG ? 2 : 1;
  for (const { wording, kind, halves, thirds } of CANDIDATES) {
    if (Math.abs(wording.length - key.length) > allowed) continue;
    if (!(allowed === 1 ? halves : thirds).some((part) => key.includes(part))) continue;
    if (distance(wording, key, allowed) <= allowed) return kind;
  }
  return null;
}
function distance(a, b, limit) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

// app/features/cv/facts/headings.ts
var MAX_WORDS2 = 8;
var MAX_LENGTH = 64;
var CLEAR_GAP = 0.8;
var JOB_LABEL = /^(?:principales |main |key |mis )?(?:funciones|logros|tareas|responsabilidades|actividades|labores|hitos|resultados|achievements|responsibilities|duties|tasks|proyectos|projects|tecnologias|technologies|herramientas|tools|stack|cargo|puesto|funcion|objetivo|objetivos)(?: (?:principales|realizadas|destacad[oa]s|relevantes|del cargo|y logros|y responsabilidades))?$/;
var AMBIGUOUS4 = /^(?:practica (?:profesional|laboral)|docencia(?: universitaria)?|ensenanza (?:media|basica|superior)|tesis(?: de grado)?|voluntari[oa]?|ingles|informatica|computacion|asesorias|consultorias|emprendimiento|work|soy|hola|hablo|obras?|deportes|investigacion|idioma|datos|contacto|carrera|licencias|diplomado|diplomas|disponibilidad(?: inmediata)?)$/;
var NO_INLINE = /^(?:practica|carrera|docencia|tesis|voluntari|diploma|obra|asesoria|consultoria|emprendimiento|cargos?$|puestos?$|licencia)/;
var INLINE_KINDS = /* @__PURE__ */ new Set([
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "interests",
  "references",
  "volunteering",
  "projects",
  "awards"
]);
function orAbilities(kind, text) {
  const able = /\b(?:que se|se hacer|saber|saberes|puedo hacer)\b/.test(fold(text));
  return able && (kind === "interests" || kind === "other") ? "skills" : kind;
}
function couldHead(line2) {
  const aside = /\s*\([^()]*\)(?=\s*:?$)/.exec(line2.text)?.[0] ?? "";
  const words = line2.words - aside.split(/\s+/).filter((word) => word !== "").length;
  if (words <= 0 || words > MAX_WORDS2 || line2.text.length - aside.length > MAX_LENGTH) return false;
  if (line2.rest === "") return false;
  if (line2.dates.some((date) => date.shape === "range" || date.interval.end === null)) return false;
  if (/[.,;]$/.test(line2.text) || /@|www\.|https?:|\d{4,}| {2}/.test(line2.text)) return false;
  return line2.label === null || line2.label.value === "";
}
function startsKnown(text) {
  const [first] = headingLexicon.matches(text);
  if (first === void 0 || AMBIGUOUS4.test(fold(first.text))) return null;
  return /^(?:\W|mis?\b|la\b|el\b|my\b|\d)*$/i.test(text.slice(0, first.start)) ? first.value : null;
}
function findHeadings(lines, bodySize, ignored) {
  const looks = looksOf(lines, bodySize);
  const open2 = lines.filter((line2) => !ignored.has(line2.index));
  const known = knownHeadings(open2, looks);
  const styles = headingStyles(open2, known, looks);
  const taken = new Set(known.map((heading) => heading.line));
  const amongJobs = (line2) => known.findLast((heading) => heading.line < line2.index && !heading.inline)?.kind === "experience";
  const others = open2.filter(
    (line2) => !taken.has(line2.index) && isLookalike(line2, lines, looks, styles) && // Titles of jobs in the very looks of the headings.
    !(amongJobs(line2) && startsKnown(line2.text) === null && hasSpanBelow(line2, lines))
  );
  const found = others.map((line2) => {
    const told = startsKnown(line2.text) ?? misspeltHeading(line2.text);
    const kind = told ?? headingHint(line2.text)?.kind ?? null;
    return {
      line: line2.index,
      kind: orAbilities(kind ?? "other", line2.text),
      inline: false,
      known: kind !== null,
      hinted: told === null
    };
  });
  return [...known, ...found].sort((a, b) => a.line - b.line);
}
function knownHeadings(lines, looks) {
  const found = [];
  let section = null;
  for (const line2 of lines) {
    const heading = knownHeading(line2, looks.of(line2), section);
    if (heading === null) continue;
    const above = found.at(-1);
    const columns = line2.source.role === "table" && columnTitles(line2.text) !== null;
    if (columns && above !== void 0 && !above.inline && above.line === line2.index - 1) heading.kind = above.kind;
    found.push(heading);
    if (!heading.inline) section = heading.kind;
  }
  const position = /* @__PURE__ */ new Map();
  for (const [at2, line2] of lines.entries()) if (!position.has(line2.index)) position.set(line2.index, at2);
  const isPlain = (heading) => {
    const at2 = position.get(heading.line);
    const line2 = at2 === void 0 ? void 0 : lines[at2];
    if (at2 === void 0 || line2 === void 0) return false;
    if (heading.inline || looks.of(line2) !== "" || line2.source.gapBefore >= 0.5) return false;
    if (line2.source.role === "table" && columnTitles(line2.text) !== null) return false;
    return !bearsOut(heading.kind, lines[at2 + 1]);
  };
  const plain = new Set(found.filter(isPlain));
  const marked = found.filter((heading) => !heading.inline && !plain.has(heading)).length;
  return marked >= 2 ? found.filter((heading) => !plain.has(heading)) : found;
}
function bearsOut(kind, next) {
  if (next === void 0) return false;
  if (kind === "languages") return languageLexicon.matches(next.text).length > 0;
  if (kind === "education") return next.degree >= 2 || next.institution >= 2;
  if (kind === "experience") return next.title >= 2.5 || next.employer >= 2.5 || next.dates.length > 0;
  return kind === "skills" && skillLexicon.matches(next.text).length > 0;
}
function knownHeading(line2, style, section) {
  const table = line2.source.role === "table" && line2.dates.length === 0 ? columnTitles(line2.text) : null;
  if (table !== null) return { line: line2.index, kind: table, inline: false, known: true };
  const label = line2.label;
  const name = label === null ? fold(line2.text).replace(/[^a-z ]/g, "").trim() : label.name;
  const inJob = section === "experience" || section === "volunteering" || section === "projects";
  const labelled3 = label !== null || line2.bullet || style === "";
  if (inJob && JOB_LABEL.test(name) && labelled3) return null;
  if (label !== null && label.value !== "") {
    const kind2 = headingKind(label.name);
    if (kind2 === null || !INLINE_KINDS.has(kind2) || NO_INLINE.test(name)) return null;
    if (inJob && kind2 !== "languages" && kind2 !== "education" && !/ {2}/.test(line2.text)) return null;
    return { line: line2.index, kind: kind2, inline: true, known: true };
  }
  if (!couldHead(line2)) return null;
  const kind = headingKind(line2.text) ?? (style !== "" || line2.source.gapBefore > 0.6 ? misspeltHeading(line2.text) : null);
  if (kind === null) return null;
  const apart = line2.source.gapBefore >= CLEAR_GAP && section !== "experience";
  if (AMBIGUOUS4.test(name) && !isStrong(style) && label === null && !apart && !/c/.test(style)) return null;
  if (style === "" && (line2.bullet || section === "skills" && skillLexicon.has(line2.text))) return null;
  return { line: line2.index, kind: orAbilities(kind, line2.text), inline: false, known: true };
}
function headingStyles(lines, known, looks) {
  const styles = /* @__PURE__ */ new Set();
  const count = /* @__PURE__ */ new Map();
  for (const heading of known) {
    const line2 = lines.find((other) => other.index === heading.line);
    if (line2 === void 0 || heading.inline) continue;
    const style = looks.of(line2);
    count.set(style, (count.get(style) ?? 0) + 1);
  }
  for (const [style, times] of count) if (style !== "" && (isStrong(style) || times >= 2)) styles.add(style);
  const candidates = lines.filter((line2) => line2.index > 1 && couldHead(line2) && isStrong(looks.of(line2)));
  for (const style of new Set(candidates.map((line2) => looks.of(line2)))) {
    const own = candidates.filter((line2) => looks.of(line2) === style);
    const named2 = own.filter(
      (line2) => line2.title >= 2.5 || line2.employer >= 2.5 || line2.degree >= 3 || hasSpanBelow(line2, lines)
    ).length;
    if (own.length >= 3 && named2 <= own.length / 3) styles.add(style);
  }
  return styles;
}
function hasSpanBelow(line2, lines) {
  const below = lines.slice(lines.indexOf(line2) + 1).slice(0, 2);
  const at2 = below.findIndex((other) => other.words <= 8 && other.dates.some((date) => date.shape === "range"));
  const dated2 = below[at2];
  if (dated2 === void 0 || dated2.employer >= 1.5) return false;
  return below.slice(0, at2 + 1).every((other) => other.title < 2.5 && other.degree < 2 && other.institution < 2);
}
function isTelling(line2) {
  if (!couldHead(line2) || line2.dates.length > 0 || line2.words > 5) return false;
  return headingHint(line2.text)?.at === 0 && !isTitleOfPerson(line2);
}
function isPlainHeading(line2, next) {
  if (next === void 0 || line2.index < 2 || line2.words > 4 || line2.bullet || !couldHead(line2)) return false;
  if (line2.source.gapBefore < 1 || next.source.gapBefore >= 0.5 || line2.dates.length > 0) return false;
  const hint = headingHint(line2.text);
  if (hint === null || line2.title >= 2.5 || line2.employer >= 2.5) return false;
  return hint.at === 0 ? line2.degree < 2.5 : line2.title < 1.5 && line2.employer < 1.5 && line2.degree < 1.5;
}
function isTitleOfPerson(line2) {
  const first = line2.text.split(/\s+/, 1)[0] ?? "";
  return titleScore(first) >= 2.5 || line2.employer >= 2.5;
}
function isLookalike(line2, lines, looks, styles) {
  const style = looks.of(line2);
  const next = lines[line2.index + 1];
  if (style === "" && isPlainHeading(line2, next)) return true;
  if (isStrong(style) && next !== void 0 && line2.index >= 2 && isTelling(line2)) return true;
  if (!styles.has(style) || !couldHead(line2) || line2.dates.length > 0 || next === void 0 || line2.index < 2)
    return false;
  if (startsKnown(line2.text) !== null) return true;
  if (/c/.test(style) && isTelling(line2)) return true;
  if (looks.isTop(line2) || line2.title >= 2.5 || /[|,&]\s*$/.test(lines[line2.index - 1]?.text ?? "")) return false;
  const datedBelow = lines.slice(line2.index + 1, line2.index + 3).some((other) => other.dates.length > 0 && other.words <= 8);
  if (!/s|u|m/.test(style) && (line2.employer >= 2 || line2.degree >= 3) && datedBelow) return false;
  if (isStrong(style)) return !(line2.employer >= 2.5 && datedBelow && !looks.isBig(line2));
  return line2.source.gapBefore >= CLEAR_GAP && next.source.gapBefore < line2.source.gapBefore && line2.employer < 2 && line2.degree < 2;
}

// app/features/cv/facts/sections.ts
var LOOSE_KINDS = /* @__PURE__ */ new Set([
  "publications",
  "awards",
  "other",
  "interests",
  "summary",
  "personal",
  "contact"
]);
function findSections(lines, bodySize, ignored) {
  const headings = findHeadings(lines, bodySize, ignored);
  const byLine = new Map(headings.map((heading) => [heading.line, heading]));
  const sections = [{ kind: "contact", heading: null, lines: [] }];
  let outer = sections[0];
  let current = outer;
  const largest = nameSize(lines);
  for (const line2 of lines) {
    if (ignored.has(line2.index)) continue;
    const heading = byLine.get(line2.index);
    if (heading !== void 0) {
      const kind = heading.inline ? heading.kind : kindOfSection(heading, contentAfter(line2.index, lines, byLine));
      current = { kind, heading: line2.index, lines: heading.inline ? [line2.index] : [] };
      sections.push(current);
      if (!heading.inline || kind === "experience" || kind === "education") outer = current;
      continue;
    }
    if (leavesReferences(line2, current) || begins(line2, current, largest, bodySize)) {
      current = { kind: "contact", heading: null, lines: [] };
      outer = current;
      sections.push(current);
    }
    const continuesInline = current !== outer && /^[\p{Ll}(]/u.test(line2.text) && line2.source.gapBefore < 0.8;
    if (current !== outer && !continuesInline && outer !== void 0) {
      current = { kind: outer.kind, heading: null, lines: [] };
      outer = current;
      sections.push(current);
    }
    current?.lines.push(line2.index);
  }
  return sections.filter((section) => section.heading !== null || section.lines.length > 0);
}
function nameSize(lines) {
  const largest = Math.max(0, ...lines.map((line2) => line2.source.size));
  return lines.filter((line2) => line2.source.size >= largest - 0.2).length <= 2 ? largest : Number.POSITIVE_INFINITY;
}
function begins(line2, current, largest, bodySize) {
  if (current === void 0 || current.heading === null || bodySize <= 0) return false;
  return line2.source.size >= largest - 0.2 && largest >= bodySize * 1.4 && line2.words >= 2 && line2.words <= 6;
}
var FAR_BELOW = 2;
function leavesReferences(line2, current) {
  if (current?.kind !== "references" || current.lines.length === 0) return false;
  return line2.source.role === "footer" || line2.source.gapBefore >= FAR_BELOW && CONTACT2.test(line2.text);
}
function kindOfSection(heading, content2) {
  const { kind, known } = heading;
  if (!known) return kindByContent(content2, kind);
  const jobs = heading.hinted === true && content2.filter((line2) => line2.institution < 2 || line2.title < 2.5);
  if (jobs && kind !== "experience" && kind !== "volunteering" && holdsDatedJobs(jobs))
    return kindByContent(jobs, kind);
  if (heading.hinted === true && !bearsOutHint(kind, content2)) return kindByContent(content2, kind);
  if (LOOSE_KINDS.has(kind) && holdsDatedJobs(content2)) return kindByContent(content2, kind);
  if (kind === "certifications" && holdsDatedJobs(content2)) return "experience";
  if (kind === "experience" && isList(content2) && content2.every((line2) => line2.dates.length === 0) && !content2.some((line2) => line2.employer >= 2.5))
    return "skills";
  if ((kind === "summary" || kind === "other") && isList(content2)) return kindByContent(content2, kind);
  return kind;
}
function bearsOutHint(kind, content2) {
  if (kind === "experience")
    return content2.some(
      (line2) => line2.dates.length > 0 || !line2.prose && (line2.title >= 2.5 || line2.employer >= 2.5)
    );
  return kind !== "education" || content2.some((line2) => line2.degree >= 1.5 || line2.institution >= 1);
}
function isList(lines) {
  if (lines.length === 0 || lines.length > 8) return false;
  const text = lines.map((line2) => line2.bullet ? `, ${line2.text}` : line2.text).join(" ");
  const items = text.split(/[,;•|·]\s+|\.\s+(?=\p{Lu})|\s{2,}/u).filter((item) => /\p{L}/u.test(item));
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return items.length >= 4 && words / items.length <= 3.4;
}
function contentAfter(at2, lines, headings) {
  const content2 = [];
  for (const line2 of lines.slice(at2 + 1, at2 + 16)) {
    if (headings.has(line2.index)) break;
    content2.push(line2);
  }
  return content2;
}
var REFEREE2 = /\b(?:jef[ea]|gerente|supervisora?|director|directora|encargad[oa]|profesora?|sra?|srta|ing|manager|kl?ga|dra?)\b/;
var MAX_REFEREE_WORDS = 20;
var CONTACT2 = /\+?\d[\d\s()-]{6,}\d|\S@\S/;
function kindByContent(lines, fallback) {
  if (lines.length === 0) return fallback;
  const count = (test) => lines.filter(test).length;
  const ranges = count((line2) => line2.dates.some((date) => date.shape === "range"));
  const degrees = count(isStudyLine);
  const titles = count((line2) => !line2.prose && line2.title >= 2.5 && line2.degree < 3);
  if (holdsDatedJobs(lines) && titles >= degrees) return "experience";
  if (degrees > 0 && degrees >= lines.length / 4) return "education";
  if (ranges > 0 && titles > 0) return "experience";
  if (count((line2) => line2.words <= MAX_REFEREE_WORDS && CONTACT2.test(line2.text) && REFEREE2.test(line2.folded)) >= lines.length / 2)
    return "references";
  const languages2 = count((line2) => line2.words <= 8 && languageLexicon.matches(line2.text).length > 0);
  if (languages2 > lines.length / 2) return "languages";
  if (ranges === 0 && degrees === 0 && isList(lines) && lines.some((line2) => skillLexicon.matches(line2.text).length > 0))
    return "skills";
  const skills2 = count((line2) => !line2.prose && skillLexicon.matches(line2.text).length > 0);
  const short = count((line2) => !line2.prose && line2.words <= 6);
  if (ranges === 0 && (skills2 >= lines.length / 2 || skills2 >= 1 && skills2 >= lines.length / 4 && short >= lines.length * 0.6))
    return "skills";
  if (count((line2) => line2.prose) >= lines.length / 2 && ranges === 0 && lines.length <= 6) return "summary";
  return fallback;
}
function isStudyLine(line2) {
  if (line2.prose) return false;
  if (line2.institution >= 2 && line2.title < 2.5) return true;
  return line2.degree >= 3 && line2.words >= 2 ? true : line2.degree >= 2 && line2.dates.length > 0;
}
function opensWithJob(line2) {
  const parts = line2.rest.split(/[.,;:]\s+/).slice(0, 3);
  return parts.some((part) => titleScore(part) >= 2.5 || employerScore(part) >= 2.5);
}
function holdsDatedJobs(lines) {
  return lines.some((line2, at2) => {
    const range = line2.dates.find((date) => date.shape === "range");
    if (range === void 0) return false;
    if (line2.prose) return range.from <= 2 && opensWithJob(line2);
    const near = line2.rest === "" || line2.title < 2.5 ? lines.slice(Math.max(0, at2 - 2), at2 + 3) : [line2];
    return near.some(
      (other) => other.title >= 2.5 && other.degree < 3 || !other.prose && other.employer >= 2.5 && other.institution < 2
    );
  });
}

// app/features/cv/facts/skills/items.ts
var RATING = /[★☆●○◐◑■□▪▫◆◇⬤◯✦✧⭐▮▯█▓▒░]+|\(?\d{1,3}\s?%\)?|\(?\b\d{1,2}\s?\/\s?(?:5|10|100)\b\)?|[-–—_=.]{4,}/gu;
var LEVEL_TAIL = /[\s,:–—-]*\(?\s*(?:a?\s*nivel\s+(?:de\s+)?)?(?:usuario\s+)?(?:(?:muy\s+)?(?:avanzad[oa]s?|intermedi[oa]s?|b[áa]sic[oa]s?|medi[oa]|alt[oa]|experto|usuario|fluido|advanced|intermediate|basic|beginner|expert|proficient|avan[çc]ado|b[áa]sico|intermedi[áa]rio)(?:\s*[-/]\s*(?:avanzado|intermedio|medio|alto))?)\s*\)?$/iu;
var LEVEL_LEAD = /^(?:nivel\s+(?:avanzado|intermedio|b[áa]sico|medio|usuario)\s+(?:de|en)\s+)/i;
var LEAD = /^(?:(?:buen|alto|excelente|s[óo]lidos?|amplios?|gran|buena|conocimientos? b[áa]sicos?)?\s*(?:manejo|dominio|uso|utilizaci[óo]n|conocimientos?|experiencia|nociones|experto|experta|command|knowledge|use|experience|proficient|conhecimento|dom[íi]nio)(?:\s+(?:b[áa]sicos?|avanzados?|intermedios?|t[ée]cnicos?))?\s+(?:de|del|en|with|of|in|em)\s+(?:la\s+|el\s+|los\s+|las\s+)?(?:herramientas?\s+|programas?\s+|software\s+|plataformas?\s+)?(?:como\s+|de\s+)?|s[ée] (?:usar|manejar|utilizar|hacer)\s+)/i;
var AND = /\s+(?:y|e|and|&)\s+/i;
function skillItems(lines) {
  return joinWrapped(lines).flatMap(
    ({ text, line: line2 }) => splitList(withoutLabel(text)).flatMap((part) => splitPair(cleanItem(part))).filter((part) => part !== "").map((part) => ({ text: part, line: line2 }))
  );
}
function joinWrapped(lines) {
  const result = [];
  let previous;
  for (const line2 of lines) {
    const last = result.at(-1);
    const open2 = previous !== void 0 && /[,;]/.test(last?.text ?? "") && !/[.;:]$/.test(previous.text);
    const goesOn = /^[\p{Ll}(]/u.test(line2.text) && !line2.bullet || /(?:,|\b(?:y|e|de|del|en|and|of|con|para))$/i.test(previous?.text ?? "");
    const cut = /\b(?:de|del|en|con|para|of)$/i.test(last?.text ?? "") && !line2.bullet;
    if (last !== void 0 && (cut || open2 && goesOn) && line2.source.gapBefore < 0.8 && line2.label === null)
      last.text = `${last.text} ${line2.text}`;
    else result.push({ text: line2.text, line: line2.index });
    previous = line2;
  }
  return result;
}
function withoutLabel(text) {
  const row = /^([^:,;]{2,40}?) {2,}(\S.*)$/.exec(text);
  const label = /^([^:,;]{2,40}):\s+(.+)$/.exec(text) ?? (row !== null && headingKind(row[1] ?? "") !== null ? row : null);
  if (label === null) return text;
  const [, name = "", value = ""] = label;
  const answer = /^(?:s[ií]|no|ok|x)$/i.test(value.trim());
  const told = startsWithVerb(value) && !value.slice(0, 24).includes(",");
  const rating = value.replace(RATING, "").trim() === "" || languageLevelLexicon.has(value) || answer || told;
  if (rating) return name;
  return skillLexicon.has(name) && headingKind(name) === null && value.split(/\s+/).length > 6 ? name : value;
}
function splitList(text) {
  const parts = [];
  let depth = 0;
  let from = 0;
  const cut = (to, next) => {
    parts.push(text.slice(from, to));
    from = next;
  };
  for (let at2 = 0; at2 < text.length; at2 += 1) {
    const char = text.charAt(at2);
    if (char === "(") depth += 1;
    else if (char === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,;|·•●▪✓\t]/.test(char)) cut(at2, at2 + 1);
    else if (depth === 0 && /^\s[/–—-]\s/.test(text.slice(at2, at2 + 3))) cut(at2, at2 + 3);
    else if (depth === 0 && text.startsWith("  ", at2)) cut(at2, at2 + 2);
    else if (depth === 0 && char === "." && /^\.\s+\p{Lu}/u.test(text.slice(at2, at2 + 4)) && at2 - from > 3)
      cut(at2, at2 + 1);
  }
  cut(text.length, text.length);
  return parts.flatMap((part) => openBracket(part));
}
function openBracket(part) {
  const bracket = /^(.*?)\(([^()]*[,/;][^()]*)\)\s*(.*)$/.exec(part);
  if (bracket === null) return [part];
  const [, before = "", inside = "", after = ""] = bracket;
  return [`${before} ${after}`.trim(), ...inside.split(/[,/;]|\s+(?:y|e|and)\s+/)].filter((item) => item.trim() !== "");
}
function splitPair(text) {
  if (!AND.test(text) || skillLexicon.has(text)) return [text];
  const parts = text.split(AND).map((part) => cleanItem(part));
  return parts.length <= 3 && parts.every((part) => skillLexicon.has(part)) ? parts : [text];
}
function cleanItem(part) {
  let text = part.replace(RATING, " ").replace(/\s+/g, " ").replace(/^[\s.:*+–—-]+|[\s.:–—-]+$/g, "").trim();
  text = text.replace(/^(?:y|e|and|o)\s+/i, "").replace(LEVEL_LEAD, "").replace(/\s+etc\.?$/i, "");
  const bare2 = text.replace(LEVEL_TAIL, "").trim();
  const bracketed2 = /\([^)]*$/.test(bare2) ? bare2.replace(/\s*\([^)]*$/, "") : bare2;
  if (bracketed2 !== text && bracketed2.length >= 1 && (skillLexicon.has(bracketed2.replace(LEAD, "")) || /nivel|[(:–—-]\s*\S+\)?$/i.test(text.slice(bracketed2.length))))
    text = bracketed2;
  const named2 = text.replace(LEAD, "");
  if (named2 !== text && skillLexicon.has(named2)) text = named2;
  return fold(text) === "" || languageLevelLexicon.has(text) ? "" : text.replace(/^\(([^()]*)\)$/, "$1");
}

// app/features/cv/facts/skills/said.ts
var KNOWS = /(?:^|[\s,.;(])s[eé]\s+(?=\p{L}+(?:ar|er|ir|arme|erme)\b)(?:(?:hacer|usar|manejar|utilizar|operar|trabajar con)\s+)?([^.;:()]{3,160})/iu;
var COMMANDS = /(?:^|[\s,.;(])(?:(?:buen|alto|amplio|s[óo]lido)\s+)?(?:manejo|dominio|conocimientos?|nociones|algo|un poco)\s+(?:(?:avanzados?|b[áa]sicos?|intermedios?|t[ée]cnicos?|generales|nivel \p{L}+)\s+)?(?:de|del|en)\s+(?:(?:herramientas?|programas?|software|plataformas?|sistemas)\s+(?:como|de)?\s*)?([^.;:()]{3,160})/giu;
var EXPERIENCED = /(?:^|[\s,.;(])(?:con\s+)?(?:amplia\s+|vasta\s+)?experiencia\s+(?:previa\s+|comprobada\s+)?en\s+([^.;:()]{3,160})/giu;
var SPLIT = /\s*[,/]\s*|\s+(?:y|e)\s+(?=\p{L})/u;
var ARTICLE2 = /^(?:el|la|los|las|un|una|unos|unas)\s+/i;
var OWNED = /^(?:tengo|con)\s+(?:un |una )?(?:muy\s+)?(?:buen[ao]?\s+)?/i;
var MAX_WORDS3 = 4;
var NO_ABILITY = /^(?:lo|todo|de|en|con|que|para|por|se|mi|mis|su|sus|me|es|al|esto|eso|otr[oa]s|mas|muy|como|etc|he|hace|desde|ahi|aqui|alla|cualquier|ese|esa|empresas?|rubro|el rubro)\b|\b(?:que|para|porque|cuando|donde|anos?|meses|he|soy|estoy|quiero|busco|fui|era)\b|\d{3}/;
function saidAbilities(text, history) {
  const lists = [KNOWS.exec(text)?.[1], ...[...text.matchAll(COMMANDS)].map((match) => withCue(match))];
  if (!history) lists.push(...[...text.matchAll(EXPERIENCED)].map((match) => match[1]));
  return lists.flatMap((list2) => itemsOf(list2 ?? ""));
}
function withCue(match) {
  const whole = match[0].replace(/^[\s,.;(]+/, "");
  const [first = ""] = whole.split(SPLIT);
  return skillLexicon.has(first) ? whole : match[1];
}
function itemsOf(list2) {
  const items = [];
  for (const part of list2.split(SPLIT)) {
    const item = cleanItem(part.replace(OWNED, "").replace(ARTICLE2, "").trim());
    const words = item.split(/\s+/).length;
    const named2 = skillLexicon.has(item);
    if (item.length < 3 || !named2 && (words > MAX_WORDS3 || NO_ABILITY.test(fold(item)))) break;
    items.push(item);
  }
  return items;
}

// app/features/cv/facts/skills/skills.ts
var MAX_ITEM_WORDS = 7;
var MAX_ITEM_LENGTH = 70;
var NO_SKILL = /^(?:disponibilidad|disponible|licencia|lic\. |vehiculo|movilizacion|salud|estado civil|solter|casad|hij[oa]s|\d+ hij|edad|nacionalidad|rut|sueldo|renta|pretension|no fum|buena salud|referencias|nivel|nivel \w+|avanzado|intermedio|basico|usuario|etc|otros|otras|varios|mis? |entre otr|residencia|reside|resido|vivo|domicili|pasaporte|visa|buena presencia|att?e\b)|@|https?:|www\.|linkedin|^\d[\d\s.%/]*$/;
var LICENCE = /^licencias?(?: de conducir| clase| profesional)*\s+(?:(?:a-?\d|[a-f])\b[\s,y]*)+/;
var MOST_SKILLS = 30;
var TEXT_KINDS = /* @__PURE__ */ new Set([
  "experience",
  "summary",
  "projects",
  "certifications",
  "awards",
  "volunteering",
  "other",
  "publications",
  "contact"
]);
var SHOWING_KINDS = /* @__PURE__ */ new Set(["experience", "projects", "awards", "volunteering"]);
var SOFT_HEADING = /\b(?:blandas?|interpersonales|sociales|soft|transversales|cualidades|fortalezas|valores)\b/;
var TOOL_LABEL = /^(?:herramientas|tecnologias|software|softwares|programas|stack|technologies|tools|tech stack|lenguajes|tecnicas|computacion|informatica|skills|habilidades|conocimientos|competencias)\b/;
function findSkills(lines, sections, jobLines) {
  const skills2 = /* @__PURE__ */ new Map();
  const add2 = (skill) => {
    const key = fold(skill.canonical);
    if (!skills2.has(key)) skills2.set(key, skill);
  };
  for (const section of sections) {
    const heading = section.heading === null ? "" : lines[section.heading]?.folded ?? "";
    const own = section.lines.flatMap((index) => lines[index] ?? []);
    if (section.kind === "education" || section.kind === "references" || section.kind === "contact") {
      for (const line2 of own) if (isSkillRow(line2)) for (const skill of listedSkills([line2], false)) add2(skill);
    }
    if (section.kind === "languages") {
      for (const line2 of own)
        if (isMixedList(line2)) {
          for (const skill of listedSkills([line2], false)) if (skill.kind !== "language") add2(skill);
        }
    }
    if (section.kind === "skills") for (const skill of listedSkills(own, SOFT_HEADING.test(heading))) add2(skill);
    else
      for (const line2 of own)
        if (line2.label !== null && TOOL_LABEL.test(line2.label.name))
          for (const skill of listedSkills([line2], false)) add2(skill);
  }
  for (const section of sections) {
    if (!TEXT_KINDS.has(section.kind)) continue;
    for (const index of section.lines) {
      const line2 = lines[index];
      if (line2 === void 0 || skills2.size >= MOST_SKILLS) continue;
      for (const skill of [...saidSkills(line2, section), ...skillsInText(line2, section, jobLines)]) add2(skill);
    }
  }
  const shown = shownIn(lines, sections, jobLines);
  return [...skills2.values()].map((skill) => ({
    ...skill,
    shown: shown.known.has(fold(skill.canonical)) || shown.text.includes(` ${fold(skill.name)} `)
  }));
}
function listedSkills(lines, soft) {
  return skillItems(lines).flatMap(({ text, line: line2 }) => {
    if (text.length < 1 || isPlace(text)) return [];
    if (languageItem(text)) return [{ name: text, canonical: text, kind: "language", line: line2, shown: false }];
    const long = text.split(/\s+/).length > MAX_ITEM_WORDS || text.length > MAX_ITEM_LENGTH;
    return long ? skillLexiconMatches(text, line2) : namedSkill(text, line2, soft) ?? [];
  });
}
function isSkillRow(line2) {
  const items = line2.prose || line2.dates.length > 0 ? [] : line2.text.split(/\s*[,;|·•]\s*/).filter((item) => item !== "");
  return items.length >= 3 && items.filter((item) => skillLexicon.has(item)).length >= items.length / 2;
}
function isMixedList(line2) {
  const items = skillItems([line2]).filter(({ text }) => languageLexicon.matches(text).length === 0);
  return items.length >= 3 && items.some(({ text }) => skillLexicon.has(text));
}
function namedSkill(text, line2, soft) {
  const folded = fold(text);
  if (NO_SKILL.test(folded) && !LICENCE.test(folded)) return null;
  const entry = skillLexicon.get(text) ?? onlyMatch(text);
  const telling = /[.!?]\s|\b(?:19|20)\d\d\b|\s(?:pero|porque|aunque)\s/.test(text) || /^(?:soy|me|tengo|puedo|busco|quiero|creo|i am|i have)\b/.test(folded);
  if (entry === void 0 && (!/\p{L}{2}/u.test(text) || telling)) return null;
  return {
    name: text,
    canonical: entry?.name ?? text,
    kind: entry?.kind ?? (soft ? "soft" : "technical"),
    line: line2,
    shown: false
  };
}
function languageItem(text) {
  const [language] = languageLexicon.matches(text);
  return language !== void 0 && language.start <= 7 && text.split(/\s+/).length <= 5 && skillLexicon.get(text) === void 0;
}
function onlyMatch(text) {
  const matches = skillLexicon.matches(text);
  const [match] = matches;
  if (match === void 0 || matches.length > 1) return void 0;
  return match.text.length >= text.length * 0.6 ? match.value : void 0;
}
function skillLexiconMatches(text, line2) {
  return skillInTextLexicon.matches(text).filter((match) => !isFalseFriend(match.phrase, match.text)).map((match) => ({ name: match.text, canonical: match.value.name, kind: match.value.kind, line: line2, shown: false }));
}
function isFalseFriend(phrase, text) {
  if (/[+#]$/.test(phrase) && !/[+#]$/.test(text)) return true;
  if (/^[\p{Lu}\d&/-]{2,6}$/u.test(phrase)) return text !== text.toUpperCase();
  const singular = (word) => fold(word).replace(/(?:es|s)$/, "").replace(/e$/, "");
  return !/\s/.test(phrase) && !/\s/.test(text) && singular(phrase) !== singular(text);
}
function saidSkills(line2, section) {
  const history = section.kind === "experience" || section.kind === "volunteering" || section.kind === "projects";
  return saidAbilities(line2.text, history).flatMap((text) => namedSkill(text, line2.index, false) ?? []);
}
function skillsInText(line2, section, jobLines) {
  if (section.kind === "contact" && !line2.prose && !/[,;]|licencia/i.test(line2.text)) return [];
  const loose = section.kind === "other" || section.kind === "summary" && line2.bullet;
  const listed2 = loose && !line2.prose && !jobLines.has(line2.index);
  if (section.kind === "other" && listed2 && line2.text.includes(",")) {
    const items = listedSkills([line2], false);
    if (items.some((skill) => LICENCE.test(fold(skill.name)) || skillLexicon.has(skill.name))) return items;
  }
  const text = line2.text.replace(/\S+@\S+|\S+\.(?:com|cl|net|org|io)\S*/gi, " ");
  return skillLexiconMatches(text, line2.index).filter((skill) => skill.kind !== "soft" || listed2);
}
function shownIn(lines, sections, jobLines) {
  const indexes = new Set(jobLines);
  for (const section of sections)
    if (SHOWING_KINDS.has(section.kind)) for (const index of section.lines) indexes.add(index);
  const own = [...indexes].sort((a, b) => a - b).flatMap((index) => lines[index] ?? []);
  const known = new Set(own.flatMap((line2) => skillLexicon.matches(line2.text).map((match) => fold(match.value.name))));
  return { known, text: ` ${own.map((line2) => line2.folded.replace(/[^a-z0-9+#.]+/g, " ")).join(" ")} ` };
}

// app/features/cv/facts/studies/groups.ts
var MAX_GROUP = 5;
function groupStudies(run) {
  const groups = [];
  for (const line2 of run) {
    const group = groups.at(-1);
    if (line2.bullet && line2.title >= 2.5 && line2.degree < 2 && group !== void 0) continue;
    if (line2.prose && line2.degree < 2 && line2.institution < 2 && line2.dates.length === 0) continue;
    if (group === void 0 || beginsStudy(group, line2)) groups.push([line2]);
    else if (group.length < MAX_GROUP) group.push(line2);
  }
  return groups;
}
function beginsStudy(group, line2) {
  if (/^(?:ano|fecha|periodo|inicio|termino|egreso|titulacion)\b/.test(line2.label?.name ?? "") && !hasDegree(line2))
    return group.some((other) => other.label?.name === line2.label?.name);
  const [degree, institution, dated2] = [hasDegree(line2), line2.institution >= 2, line2.dates.length > 0];
  const degrees = group.some(hasDegree);
  const institutions = group.some((other) => other.institution >= 2);
  const dates = group.some((other) => other.dates.length > 0);
  const whole = group.length === 1 && (degrees || institutions) && dates;
  if (degree && degrees) return true;
  if (dated2 && dates) return true;
  if (institution && institutions) return true;
  if (degree || institution || dated2 && line2.rest === "")
    return line2.source.gapBefore >= 1.2 && (dates && (degrees || institutions) || degrees && institutions);
  if (dated2) return !(degrees && !institutions && !dates && isNameAlone(line2));
  if (line2.bullet && group[0]?.bullet === true) return true;
  return line2.source.gapBefore >= 0.8 && (degrees || institutions) || whole && line2.source.bold && group[0]?.source.bold === true;
}
function isNameAlone(line2) {
  return line2.source.gapBefore < 0.8 && !line2.bullet && line2.title < 2 && mayBePlaceOfStudy(line2.rest);
}
function hasDegree(line2) {
  return line2.degree >= 2 || line2.degree >= 1.5 && line2.institution < 2;
}

// app/features/cv/facts/studies/status.ts
var SCHOOL = /\b(?:[1-4]|i{1,3}|iv|primero|segundo|tercero|cuarto)\s?[°ºo]?\s+medio\b|\b(?:octavo|septimo|[5-8]\s?[°º]?)\s+basico\b|^ensenanza (?:media|basica)|^educacion (?:media|basica|secundaria|primaria)|^secundari[ao]|^bachillerato$|^high school/;
function yearsOf(group) {
  const dates = group.flatMap((line2) => line2.dates);
  const range = dates.find((date) => date.shape === "range");
  const year = (month) => Math.floor(month / 12);
  if (range !== void 0) {
    const { start, end } = range.interval;
    return { start: year(start), end: end === null ? null : year(end), open: end === null };
  }
  const single = dates[0]?.interval.end;
  return { start: null, end: single === void 0 || single === null ? null : year(single), open: false };
}
function statusOf(text, years, level, today) {
  const written = studyStatusLexicon.matches(text).map((match) => match.value);
  if (written.includes("incomplete")) return "incomplete";
  const past = years.end !== null && years.end < Math.floor(today / 12);
  if (years.open || written.includes("ongoing") && !past) return "ongoing";
  if (written.includes("completed")) return "completed";
  if (years.end !== null && years.end > Math.floor(today / 12)) return "ongoing";
  if (years.end !== null || level === "course") return "completed";
  return "unknown";
}
function levelOf(degree, institution, course) {
  if (SCHOOL.test(fold(degree))) return "school";
  const openers = degreeOpenerLexicon.matches(degree).filter((match) => match.start <= 12);
  const written = openers[0]?.value;
  const place = fold(institution ?? "");
  if (written === "technical" && /^contador|^analista/.test(fold(degree)) && /universidad/.test(place))
    return "undergraduate";
  if (written !== void 0) return written;
  if (course) return "course";
  if (/liceo|lycee|colegio|escuela basica|high school|preparatoria/.test(place)) return "school";
  if (/\bcft\b|centro de formacion tecnica|instituto profesional/.test(place)) return "technical";
  if (careerLexicon.matches(degree).length > 0 || /universidad|university|universidade/.test(place))
    return "undergraduate";
  return /seminario|taller|horas/.test(fold(degree)) ? "course" : "undergraduate";
}

// app/features/cv/facts/studies/studies.ts
var SEPARATOR4 = /\s+[|•·–—―/]\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{2,}|\s[–—]|[–—]\s|;\s+|\.\s+(?=\p{Lu})|,\s+|\s+\((?=[^)]{12,}\))|\t/u;
var AT2 = /\s+(?:en la|en el|at the|at|en|de la|por la|por|na|no|in)\s+(?=(?:universidad|univ\.|instituto|liceo|colegio|escuela|centro|cft|duoc|inacap|aiep|pontificia|university|universidade|facultad|academia|universite|lycee|hochschule|đai hoc|[a-z]+ university|u[bcdfghjklmnpqrstvwxyz][a-z]{1,4}$|un instituto|una universidad|un liceo|un colegio|un cft)(?![a-z]))/i;
var STUDY_LEAD = /^(?:(?:actualmente|yo)?\s*(?:estudi[eo]|estudie|estudiando|curse|cursando|termine|complete|saque|obtuve|i studied|studied)\s+(?:la carrera de\s+|en\s+(?=el|la|un))?)/;
var LABEL5 = /^(?:titulo|titulo profesional|carrera|grado|grado academico|degree|institucion|institution|universidad|casa de estudios|establecimiento|ensenanza (?:media|basica|superior)|educacion (?:media|basica|superior)|media|basica|superior|universitaria|estudios?(?: \w+)?|educacion|cursos?|academico|postgrado|posgrado|pregrado|formacion|nivel|especialidad|tecnica?|secundaria|primaria)$/;
var SCHOOL_SAID = /(?:ense[ñn]anza|educaci[oó]n) (?:media|b[aá]sica)(?: (?:completa|incompleta|rendida))?|(?:primero?|segundo|tercero?|cuarto|[1-4][°ºo]?) (?:a[ñn]o )?medio(?: (?:completo|rendido|rendida))?|(?:quinto|sexto|s[ée]ptimo|octavo|[5-8][°ºo]?) (?:a[ñn]o )?b[aá]sico|(?:primaria|secundaria|bachillerato|preparatoria) (?:complet|incomplet|terminad)[oa]/i;
var NOTE2 = /^(?:promedio|nota|distincion|tesis|memoria|gpa|mencion honrosa|beca|ranking|menciones|actividades|asignaturas|ramos|proyecto)/;
function findStudies(lines, sections, taken, today) {
  const of = (kinds) => sections.filter((section) => kinds.includes(section.kind)).map((section) => linesOf(section, lines).filter((line2) => !taken.has(line2.index) || line2.prose));
  const formal = of(["education"]).flatMap((run) => groupStudies(run)).flatMap((group) => studyOf(group, false, today) ?? []);
  const courses = of(["certifications"]).flatMap((run) => groupStudies(run)).flatMap((group) => studyOf(group, true, today) ?? []);
  const strays = formal.length > 0 ? [] : of(["contact", "summary", "experience", "other", "personal"]).flatMap((run) => strayStudies(run, today));
  return [...formal, ...strays, ...courses];
}
function linesOf(section, lines) {
  const heading = section.heading === null ? void 0 : lines[section.heading];
  const own = section.lines.flatMap((index) => lines[index] ?? []);
  const inline = section.heading !== null && section.lines.includes(section.heading);
  return heading !== void 0 && !inline && /^(?:ensenanza|educacion) (?:media|basica|superior)/.test(heading.folded) ? [heading, ...own] : own;
}
function strayStudies(run, today) {
  const found = [];
  for (const line2 of run) {
    const person = /\b(?:egresad[oa] de|titulad[oa] (?:de|en)|licenciad[oa] en|estudiante de|estudi[eé] |curs[eé] |student of)/.test(
      line2.text.toLowerCase()
    );
    const school = SCHOOL_SAID.exec(line2.text);
    if (school !== null && line2.institution < 2 && (line2.words > 14 || line2.prose)) {
      const status = /incomplet/i.test(school[0]) ? "incomplete" : /complet|rendid/i.test(school[0]) ? "completed" : "unknown";
      found.push({
        degree: school[0],
        institution: null,
        startYear: null,
        endYear: null,
        status,
        level: "school",
        lines: [line2.index]
      });
      continue;
    }
    if (line2.text.length > 200 || !(line2.institution >= 2 && (line2.degree >= 2 || line2.degree >= 1.5 && line2.dates.length > 0) || person && line2.degree >= 1.5 || school !== null))
      continue;
    const study = studyOf([line2], false, today);
    if (study !== null) found.push(study);
  }
  return found;
}
function studyOf(group, course, today) {
  const parts = withoutHeading(group.flatMap((line2) => partsOf3(line2)));
  const cued = bestOf(
    parts,
    (part) => degreeScore(part) >= 3 && institutionScore(part) < 3 ? 0 : institutionScore(part),
    1
  );
  const rest = parts.filter((part) => part !== cued);
  const degree = bestOf(rest, degreeValue, 0.5) ?? rest.find((part) => isNameOfStudy(part)) ?? (cued === null ? unnamed(group) : schoolOf(cued));
  const institution = cued ?? (course ? null : besideDegree(rest, degree));
  const text = group.map((line2) => line2.text).join(" ");
  if (degree === null && institution === null) return null;
  const name = tidyDegree(degree ?? institution ?? "");
  if (!/\p{L}{2}/u.test(name) || degree === null && /^(?:coursera|udemy|edx|platzi)$/i.test(name)) return null;
  const years = yearsOf(group);
  const own = text.split(/(?<=\p{L}{3}|\d|\))[.;]\s+/u).find((part) => part.includes(name)) ?? text;
  const hours = /\b\d{1,4}\s?(?:h|hrs?|horas|hours)\b/i.test(own);
  const level = levelOf(name, institution, course || hours);
  return {
    degree: name,
    institution: institution === null ? null : tidyInstitution(institution),
    startYear: years.start,
    endYear: years.end,
    status: statusOf(text, years, level, today),
    level,
    lines: group.map((line2) => line2.index)
  };
}
function withoutHeading(parts) {
  const [first = "", ...rest] = parts;
  const heads = rest.length > 0 && headingKind(first) === "education" && degreeScore(first) < 1.5;
  return heads ? rest : [...parts];
}
function partsOf3(line2) {
  const lead = STUDY_LEAD.exec(fold(line2.rest));
  let text = lead === null ? line2.rest : line2.rest.slice(lead[0].length);
  const label = line2.label;
  if (label !== null && LABEL5.test(label.name) && label.value !== "") {
    const value = text.slice(text.indexOf(":") + 1).trim();
    if (/ensenanza|educacion|media|basica|superior|universitaria|secundaria|primaria|tecnica/.test(label.name) && degreeScore(value) < 2)
      text = `${text.slice(0, text.indexOf(":"))}  ${value}`;
    else text = value;
  }
  return text.split(SEPARATOR4).flatMap((part) => splitAt(part)).map((part) => part.replace(/^[\s,.:;|(–—-]+|[\s,:;|(–—-]+$/g, "")).filter((part) => /\p{L}{2}/u.test(part) && !isPlace(part) && !NOTE2.test(fold(part)));
}
function splitAt(part) {
  const at2 = AT2.exec(fold(part));
  if (at2 !== null && at2.index > 2)
    return [
      part.slice(0, at2.index),
      part.slice(at2.index).replace(/^\s+(?:en la|en el|at the|at|en|de la|por la|por|na|no|in)\s+/i, "")
    ];
  const glued = /\s(?=(?:Pontificia )?(?:[Uu]niversidad|[Ii]nstituto|[Ll]iceo|[Cc]olegio|Centro de Formaci|Escuela (?:de|T|I|N|M)|DUOC|Duoc|INACAP|Inacap|AIEP|(?:\p{Lu}\p{Ll}+ )?University|CFT|Universit[éàeä]|Hochschule|Lycée|École|Đại học)(?!\p{L})|U\p{Lu}{2,6}$)/u.exec(
    part
  );
  if (glued !== null && glued.index > 3 && degreeScore(part.slice(0, glued.index)) >= 1.5 && !/\b(?:de|del|la|el|en|y)$/i.test(part.slice(0, glued.index))) {
    return [part.slice(0, glued.index), part.slice(glued.index + 1)];
  }
  return [part];
}
function bestOf(parts, value, least) {
  let best = null;
  let bestValue = least - 0.01;
  for (const part of parts) {
    if (value(part) > bestValue) {
      best = part;
      bestValue = value(part);
    }
  }
  return best;
}
function degreeValue(part) {
  if (studyStatusLexicon.has(part)) return 0;
  return Math.max(degreeScore(part), titleScore(part) >= 2.5 ? 1.5 : 0);
}
function isNameOfStudy(part) {
  return !studyStatusLexicon.has(part) && isCapital(part) && part.split(/\s+/).length <= 12;
}
function unnamed(group) {
  const [line2] = group;
  return line2 !== void 0 && !line2.prose && line2.words <= 12 && !/@|\+\d|https?:/.test(line2.text) ? line2.rest : null;
}
function schoolOf(institution) {
  return /^(?:liceo|colegio|escuela basica|complejo educacional|high school|preparatoria|colegio)/.test(
    fold(institution)
  ) ? "Ense\xF1anza media" : null;
}
function tidyDegree(text) {
  return text.replace(/\s+/g, " ").replace(/\s*\($/, "").slice(0, 140).trim();
}
function tidyInstitution(text) {
  return text.replace(/\s+/g, " ").replace(/\s*\((?:en curso|cursando|titulad[oa]|egresad[oa]|complet[oa]|incomplet[oa]|en proceso)[^)]*\)?$/i, "").replace(/[\s.]+$/, "").replace(/\)$/, (close) => text.includes("(") ? close : "").slice(0, 120).trim();
}

// app/features/cv/facts/stuffing.ts
var MOST_ITEMS = 60;
var MOST_LABELLED_ITEMS = 100;
var MOST_REPEATS = 6;
var REPEATED_SHARE = 0.2;
var SMALL_WORD2 = /^(?:de|del|la|el|los|las|en|y|e|o|a|con|por|para|un|una|the|of|and|in|to|for|do|da|que|se|su)$/;
function findStuffing(lines) {
  const found = /* @__PURE__ */ new Set();
  let wall = [];
  const close = () => {
    const items = wall.reduce((sum, line2) => sum + itemsOf2(line2), 0);
    const labelled3 = wall.filter((line2) => line2.label !== null).length >= wall.length / 2;
    if (items > (labelled3 ? MOST_LABELLED_ITEMS : MOST_ITEMS)) for (const line2 of wall) found.add(line2.index);
    else if (repeats(wall)) for (const line2 of wall) found.add(line2.index);
    wall = [];
  };
  for (const line2 of lines) {
    if (isList2(line2)) wall.push(line2);
    else close();
    if (!isList2(line2) && repeats([line2])) found.add(line2.index);
  }
  close();
  return [...found].sort((a, b) => a - b);
}
function itemsOf2(line2) {
  const items = line2.text.split(/\s*[,;|·•/]\s*/).filter(Boolean).length;
  return items <= 2 && line2.words >= 15 ? line2.words : items;
}
function isList2(line2) {
  const items = line2.text.split(/\s*[,;|·•]\s*/).filter(Boolean).length;
  if (items >= 5 && line2.words / items <= 3.5) return true;
  if (items >= 3 && line2.words / items <= 2.5) return true;
  const small = line2.folded.split(/[^a-z]+/).filter((word) => SMALL_WORD2.test(word)).length;
  return line2.words >= 15 && small / line2.words < 0.05;
}
function repeats(lines) {
  const words = lines.flatMap((line2) => line2.folded.split(/[^a-z0-9+#]+/)).filter((word) => word.length > 2 && !SMALL_WORD2.test(word));
  const counts = /* @__PURE__ */ new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most >= MOST_REPEATS && most / words.length >= REPEATED_SHARE;
}

// app/features/cv/facts/years.ts
function yearsOfWork(jobs, today) {
  const employed = monthsOf(jobs, "employment", today);
  const months2 = employed > 0 ? employed : monthsOf(jobs, "internship", today);
  return Math.round(months2 / 12 * 10) / 10;
}
function monthsOf(jobs, kind, today) {
  const own = jobs.filter((job) => job.kind === kind);
  const intervals = own.flatMap((job) => job.interval ?? []);
  const undated = own.reduce((sum, job) => sum + (job.interval === null ? job.months ?? 0 : 0), 0);
  return unionMonths(intervals, today) + undated;
}

// app/features/cv/facts/extract.ts
function extractFacts(document, today) {
  const lines = cvLines(document, today);
  const instructionLines = findInstructions(lines);
  const stuffingLines = findStuffing(lines);
  const ignored = /* @__PURE__ */ new Set([...instructionLines, ...stuffingLines]);
  const sections = findSections(lines, document.bodySize, ignored);
  const jobs = findJobs(lines, sections, today);
  const jobLines = new Set(jobs.flatMap((job) => [...job.headerLines, ...job.detailLines]));
  const named2 = new Set(jobs.flatMap((job) => job.headerLines));
  const studies2 = findStudies(lines, sections, named2, today);
  const person = findPerson(document, lines, sections, ignored);
  const home = fold(person.location ?? "").split(/,\s*/);
  return {
    language: textLanguage(document.text),
    name: person.name,
    profession: findProfession({ lines, sections, jobs, studies: studies2, name: person.name }),
    location: person.location,
    email: person.email,
    phone: person.phone,
    linkedin: person.linkedin,
    sections,
    jobs: jobs.map(withoutArithmetic),
    studies: studies2,
    skills: findSkills(withoutOwnName(lines, person.name), sections, jobLines).filter(
      (skill) => !home.includes(fold(skill.name))
    ),
    languages: findLanguages(lines, sections),
    yearsTotal: yearsOfWork(jobs, today),
    instructionLines,
    stuffingLines
  };
}
function findPerson(document, lines, sections, ignored) {
  const open2 = lines.map((line2) => ignored.has(line2.index) ? { ...line2, text: "", folded: "", words: 0 } : line2);
  const referees = new Set(
    sections.filter((section) => section.kind === "references").flatMap((section) => section.lines)
  );
  const excluded = /* @__PURE__ */ new Set([...ignored, ...referees]);
  const firstEmail = chooseEmail(document, open2, sections, null);
  const name = findName(open2, firstEmail, excluded);
  const location = findLocation(
    open2.filter((line2) => !ignored.has(line2.index)),
    sections,
    name
  );
  const email = chooseEmail(document, open2, sections, name);
  const country = countryOf(location) ?? "CL";
  const phone = choosePhone(document, open2, sections, country) ?? choosePhone(document, open2, sections, "CL");
  const own = open2.filter((line2) => !referees.has(line2.index)).map((line2) => line2.text);
  return { name, location, email, phone, linkedin: findLinkedin(own, document.links) };
}
function withoutArithmetic({ yearEnd: _yearEnd, ...job }) {
  return job;
}

// app/features/cv/vocabulary/other-documents-cues.ts
var OTHER_DOCUMENT_CUES = [
  [
    "una factura",
    4,
    `
factura electr\xF3nica; factura N\xB0; factura n\xFAmero; n\xFAmero de factura; RUT emisor; RUT receptor; giro; se\xF1or(es); condici\xF3n de pago; forma de pago; fecha de vencimiento; monto neto
neto; IVA 19%; total a pagar; subtotal; precio unitario; valor unitario; timbre electr\xF3nico; acuse de recibo; facturar a; invoice; invoice number; bill to; amount due; due date`
  ],
  [
    "una boleta",
    3,
    `
boleta N\xB0; boleta de honorarios electr\xF3nica; boleta de ventas y servicios; total honorarios; impuesto retenido; retenci\xF3n; vuelto; cajero N\xB0; caja N\xB0; subtotal
timbre electr\xF3nico SII; verifique documento; gracias por su compra; comprobante de venta; c\xF3digo de autorizaci\xF3n; por atenci\xF3n profesional`
  ],
  [
    "una cotizaci\xF3n",
    3,
    `
cotizaci\xF3n N\xB0; presupuesto N\xB0; validez de la oferta; validez de la cotizaci\xF3n; oferta v\xE1lida; precio unitario; valor unitario; subtotal; valor neto; m\xE1s IVA; plazo de entrega
condiciones de pago; forma de pago; atenci\xF3n a; de nuestra consideraci\xF3n; estimado cliente; valores expresados en; unit price; valid until; presupuesto por; enviamos presupuesto; neto; \xEDtem; valor total; cotizamos`
  ],
  [
    "una liquidaci\xF3n de sueldo",
    4,
    `
liquidaci\xF3n de sueldo; liquidaci\xF3n de remuneraciones; sueldo base; gratificaci\xF3n legal; gratificaci\xF3n; total haberes; haberes; total imponible; imponible; descuentos legales
total descuentos; cotizaci\xF3n AFP; cotizaci\xF3n previsional; seguro de cesant\xEDa; impuesto \xFAnico; d\xEDas trabajados; alcance l\xEDquido; l\xEDquido a pagar; sueldo l\xEDquido
asignaci\xF3n de colaci\xF3n; certifico que he recibido; recib\xED conforme; payslip; gross pay; net pay; recibo de haberes`
  ],
  [
    "un estado de cuenta",
    3,
    `
estado de cuenta; cartola; cartola de cuenta corriente; cuenta vista; saldo inicial; saldo final; saldo anterior; saldo disponible; cupo disponible; cupo total; pago m\xEDnimo
monto facturado; fecha de facturaci\xF3n; per\xEDodo facturado; pr\xF3ximo vencimiento; tasa de inter\xE9s; CAE; N\xB0 de cuenta; account statement; opening balance; closing balance
available balance; avances en efectivo`
  ],
  [
    "un contrato",
    3,
    `
en adelante el trabajador; en adelante el empleador; comparecen; comparece; entre las partes; las partes acuerdan; se ha convenido; han convenido; cl\xE1usula primera; el arrendador
el arrendatario; la parte arrendadora; el vendedor declara; obligaciones del trabajador; t\xE9rmino del contrato; vigencia del contrato; se firma en dos ejemplares; en dos ejemplares
el arrendatario pagar\xE1; la propiedad arrendada; mes de garant\xEDa; garant\xEDa de arriendo; contrato de arrendamiento; contrato de trabajo; contrato de prestaci\xF3n de servicios; contrato a plazo fijo; arrendador; arrendatario; c\xE9dula de identidad n\xFAmero; de una parte; por una parte; por la otra parte; suscriben el presente; cl\xE1usula segunda
del mismo tenor; fijan domicilio; para todos los efectos legales; jurisdicci\xF3n de sus tribunales; renta mensual; this agreement; the parties agree; hereinafter; in witness whereof`
  ],
  [
    "una carta de presentaci\xF3n",
    3,
    `
estimados se\xF1ores; estimados; estimado equipo; a quien corresponda; de mi consideraci\xF3n; de mi mayor consideraci\xF3n; junto con saludar; por medio de la presente
mediante la presente; me dirijo a usted; les escribo; manifestar mi inter\xE9s; expresar mi inter\xE9s; mi inter\xE9s en el cargo; postular al cargo; postulo al cargo; adjunto mi curr\xEDculum
adjunto mi CV; quedo a su disposici\xF3n; quedo atento; quedo a la espera; a la espera de su respuesta; agradezco de antemano; agradeciendo su atenci\xF3n; sin otro particular
se despide atentamente; saluda atentamente; le saluda; atentamente; cordialmente; dear hiring manager; dear sir or madam; to whom it may concern; I am writing to
I am writing to apply; please find attached; I look forward to; yours sincerely; yours faithfully; sincerely; me permito dirigirme; me permito escribirles; les escribo porque; les escribo para; le escribo para; le escribo porque; gracias por leerme; gracias por su tiempo; gracias por considerar
me gustar\xEDa postular; quisiera postular; estoy interesada en; carta de motivaci\xF3n; carta de presentaci\xF3n; carta de intenci\xF3n; motivation letter; cover letter; dear team; un cordial saludo; saludos cordiales; un abrazo; si quieren conversar; me despido; muy se\xF1ores m\xEDos; estimada directora; entrevista personal; agradezco su consideraci\xF3n; prezados senhores; venho por meio desta; thank you for your time; thank you for considering`
  ],
  [
    "un certificado",
    2,
    `
certifica que; certificado de alumno regular; certificado de nacimiento; certificado de cotizaciones; el presente certificado; se extiende el presente certificado
se extiende el presente; se otorga el presente; otorga el presente; a petici\xF3n del interesado; para los fines que estime convenientes; para los fines que estime
para ser presentado; quien suscribe; el que suscribe; hace constar; hago constar; c\xF3digo de verificaci\xF3n; ha aprobado satisfactoriamente; ha participado en; en reconocimiento a
verifique la autenticidad; firma electr\xF3nica avanzada; this is to certify; has successfully completed; certificate of completion; se deja constancia`
  ],
  [
    "un acta",
    3,
    `
acta de reuni\xF3n; acta N\xB0; acta de asamblea; acta de sesi\xF3n; acta de entrega; inasistentes; puntos de la tabla; orden del d\xEDa; se da inicio a la reuni\xF3n; siendo las
se abre la sesi\xF3n; se levanta la sesi\xF3n; se acuerda; toma la palabra; se aprueba por unanimidad; se da lectura al acta anterior; pr\xF3xima reuni\xF3n; compromisos y responsables
minutes of the meeting; qu\xF3rum; asistentes; hora de inicio; hora de t\xE9rmino; se cierra la sesi\xF3n; se informa que; tabla:; acuerdos`
  ],
  [
    "un informe",
    4,
    `
tabla de contenidos; \xEDndice de contenidos; \xEDndice de figuras; introducci\xF3n; marco te\xF3rico; objetivo general; objetivos espec\xEDficos; materiales y m\xE9todos; resultados y discusi\xF3n
discusi\xF3n; resultados obtenidos; conclusiones; bibliograf\xEDa; referencias bibliogr\xE1ficas; figura 1; tabla 1; gr\xE1fico 1; cap\xEDtulo 1; planteamiento del problema; hip\xF3tesis
estado del arte; profesor gu\xEDa; limitaciones del estudio; este ensayo; el presente ensayo; el presente trabajo; el presente informe; este informe; este estudio; informe de laboratorio; resumen ejecutivo del proyecto; metodolog\xEDa empleada; recomendaciones finales; anexo 1; anexo A; bibliograf\xEDa consultada; asignatura`
  ],
  [
    "un art\xEDculo",
    4,
    `
abstract; keywords; palabras clave; introduction; related work; materials and methods; discussion; conclusion; acknowledgements; correspondencia a; figure 1; table 1
conflicto de intereses`
  ],
  [
    "una noticia",
    2,
    `
por redacci\xF3n; publicado el; actualizado el; lee tambi\xE9n; te puede interesar; suscr\xEDbete; comparte esta noticia; comparte este art\xEDculo; noticias relacionadas; m\xE1s le\xEDdas; en declaraciones a; seg\xFAn inform\xF3; precis\xF3 que; afirm\xF3 que; agreg\xF3 que; fuentes policiales; dijo el; dijo la; se\xF1al\xF3 que; destac\xF3 que; explic\xF3 que; coment\xF3 que; indic\xF3 que; seg\xFAn explic\xF3; obtuvo el primer lugar; la jornada; autoridades locales; read more; share this article; related stories; breaking news`
  ],
  [
    "apuntes o una tarea",
    3,
    `
gu\xEDa de ejercicios; ejercicio 1; ejercicios propuestos; pregunta 1; responde las siguientes preguntas; marque la alternativa correcta; selecci\xF3n m\xFAltiple; verdadero o falso
pr\xF3xima clase; para la pr\xF3xima clase; resumen de la clase; clase 2; clase 3; clase 4; clase 5; pr\xF3xima semana; leer cap\xEDtulo; materia de la prueba; entra en la prueba; recordar que; preguntar al profesor; ver p\xE1gina; cap\xEDtulo 2; la profe dijo; el profe dijo; lecture notes; homework; pr\xF3xima prueba; unidad 2
puntaje total; puntaje obtenido; unidad 1; clase 1; apuntes; apunte de clases; teorema; resuelva; objetivo de la clase; control N\xB0; certamen; ayudant\xEDa N\xB0`
  ],
  [
    "un aviso de empleo",
    3,
    `
buscamos; se busca; se necesita; importante empresa; nos encontramos en b\xFAsqueda; estamos en b\xFAsqueda; estamos buscando; requisitos del cargo; requisitos excluyentes; excluyente
ofrecemos; se ofrece; renta l\xEDquida; renta acorde al mercado; tipo de contrato; vacantes; postula aqu\xED; interesados enviar; enviar CV; enviar curr\xEDculum; enviar antecedentes
fecha de cierre; \xFAnete a nuestro equipo; ser\xE1s responsable de; tu misi\xF3n ser\xE1; qu\xE9 te ofrecemos; descripci\xF3n del cargo; funciones del cargo; env\xEDa tu cv; env\xEDa tu curr\xEDculum; deseable; sueldo base m\xE1s; contrato indefinido despu\xE9s de; indicando el cargo; postulaciones; busca incorporar; busca para su; busca cajeros; busca vendedores; para su local; we are looking for; we are hiring
job description; what we offer; apply now; equal opportunity employer; oferta laboral; oferta de empleo`
  ],
  [
    "una receta de cocina",
    5,
    `
ingredientes; porciones; tiempo de preparaci\xF3n; tiempo de cocci\xF3n; cucharada; cucharadita; taza; gramos de; una pizca de; pizca de sal; sal a gusto; sal y pimienta; batir
precalentar el horno; hornear; sofre\xEDr; a fuego lento; a fuego medio; dejar reposar; servir caliente; huevos; harina; az\xFAcar; aceite; mantequilla; dientes de ajo; cebolla
picada en cubitos; tablespoon; teaspoon; preheat the oven`
  ],
  [
    "un men\xFA",
    6,
    `
men\xFA; men\xFA del d\xEDa; entradas; para comenzar; ensaladas; sopas; platos de fondo; platos principales; acompa\xF1amientos; agregados; postres; bebidas; bebestibles; jugos naturales
vinos; cervezas; tragos; c\xF3cteles; s\xE1ndwiches; pizzas; para compartir; para los ni\xF1os; men\xFA infantil; precios en pesos; opci\xF3n vegetariana; sin gluten; main courses; pisco sour
lomo a lo pobre; reineta`
  ],
  [
    "una letra de canci\xF3n",
    4,
    `
coro; estribillo; verso 1; verso 2; pre coro; outro; chorus; acordes; capo; letra y m\xFAsica; oh oh; yeah yeah; la la la; na na na; mi amor; coraz\xF3n; bis; solo de guitarra; Am; Em
Dm; lyrics`
  ],
  [
    "un manual",
    3,
    `
manual de usuario; manual de instrucciones; gu\xEDa de instalaci\xF3n; gu\xEDa r\xE1pida; instrucciones de uso; instrucciones de seguridad; advertencia; precauci\xF3n; antes de usar
contenido de la caja; especificaciones t\xE9cnicas; paso 1; paso 2; haga clic en; presione el bot\xF3n; encienda el equipo; no sumerja; garant\xEDa del producto; mantenimiento y limpieza
manual de instalaci\xF3n; manual de uso; manual de operaci\xF3n; conserve este manual; primer uso; desenchufe; no cubra; no use; uso dom\xE9stico; servicio t\xE9cnico autorizado; problemas frecuentes; soluci\xF3n de problemas; soluci\xF3n de fallas; safety instructions; troubleshooting
user manual; user guide; getting started; lea estas instrucciones; desconecte; la garant\xEDa cubre; pulse el; inserte; enchufe; lea atentamente; mantenga fuera del alcance de los ni\xF1os`
  ],
  [
    "una receta m\xE9dica",
    3,
    `
receta m\xE9dica; Rp; cada 8 horas; cada 12 horas; cada 24 horas; comprimido; jarabe; v\xEDa oral; por 7 d\xEDas; en ayunas; m\xE9dico tratante; orden de examen; resultado de examen
valores de referencia; fecha de toma de muestra`
  ],
  [
    "un correo electr\xF3nico",
    3,
    `
asunto; enviado el; reenviado; mensaje original; sent:; original message; junto con saludar; quedo atento; saludos cordiales; enviado desde mi iphone; enviado desde mi
best regards`
  ],
  [
    "un plan de estudios",
    3,
    `
programa de asignatura; syllabus; cr\xE9ditos SCT; prerrequisitos; unidades tem\xE1ticas; evaluaci\xF3n y ponderaci\xF3n; ponderaci\xF3n; bibliograf\xEDa obligatoria; horas cronol\xF3gicas
horas pedag\xF3gicas; perfil de ingreso; campo ocupacional; requisitos de admisi\xF3n; arancel anual; puntaje m\xEDnimo; car\xE1cter obligatorio`
  ],
  [
    "un texto legal",
    3,
    `
art\xEDculo 1; art\xEDculo 2; inciso primero; prom\xFAlgase; publ\xEDquese; t\xF3mese raz\xF3n; an\xF3tese; resoluci\xF3n exenta; en conformidad con lo dispuesto; en lo principal; otros\xED; S.J.L.
ruego a US; repertorio N\xB0; ante m\xED`
  ],
  [
    "un cuento o un poema",
    2,
    `
hab\xEDa una vez; \xE9rase una vez; cap\xEDtulo 1; moraleja; color\xEDn colorado; dijo \xE9l; dijo ella; once upon a time; chapter one; the end; he said; she said`
  ],
  [
    "una lista de compras o precios",
    5,
    `
lista de precios; lista de compras; por unidad; el kilo; c/u; docena; leche; pan; arroz; detergente; papel higi\xE9nico; c\xF3digo producto; en stock; despacho gratis; agregar al carro`
  ]
];

// app/features/cv/vocabulary/other-documents.ts
var OTHER_DOCUMENTS = OTHER_DOCUMENT_CUES.map(([name, minimum, cues]) => ({
  name,
  minimum,
  cues: list(cues)
}));
var otherLexicons = OTHER_DOCUMENTS.map((document) => ({
  document,
  lexicon: buildLexicon(document.cues.map((cue) => [cue, cue]))
}));
function otherDocumentEvidence(text) {
  return otherLexicons.map(({ document, lexicon }) => ({
    name: document.name,
    minimum: document.minimum,
    found: [...new Set(lexicon.matches(text).map((match) => match.value))]
  })).filter((evidence) => evidence.found.length >= evidence.minimum).sort((a, b) => b.found.length / b.minimum - a.found.length / a.minimum);
}
var CV_CUES = list(`
curr\xEDculum vitae; curr\xEDculum; CV; hoja de vida; resume; experiencia laboral; experiencia profesional; antecedentes laborales; antecedentes acad\xE9micos; antecedentes personales; formaci\xF3n acad\xE9mica; perfil profesional; objetivo profesional; sobre m\xED; acerca de m\xED; historial laboral; trayectoria profesional; trayectoria laboral; pr\xE1cticas profesionales; estudios realizados; ense\xF1anza media
t\xEDtulo profesional; titulado de; titulada; egresado de; licenciatura en; ingenier\xEDa en; t\xE9cnico en; t\xE9cnico de nivel superior; mag\xEDster en; diplomado en; universidad; instituto profesional; centro de formaci\xF3n t\xE9cnica; liceo; habilidades blandas; competencias; habilidades; conocimientos computacionales; manejo de office; nivel usuario; idiomas; ingl\xE9s intermedio; ingl\xE9s avanzado; ingl\xE9s b\xE1sico; espa\xF1ol nativo; referencias laborales; referencias; pretensiones de renta
disponibilidad inmediata; licencia de conducir; cargo; funciones; funciones principales; logros; principales logros; me desempe\xF1\xE9 como; trabaj\xE9 en; trabaj\xE9 como; encargado de; responsable de; a la fecha; hasta la actualidad; actualidad; voluntariado; cursos y capacitaciones; linkedin.com; estado civil; fecha de nacimiento; nacionalidad; work experience; professional experience; employment history; education; skills; professional summary; references available upon request
bachelor of; internship; experi\xEAncia profissional; forma\xE7\xE3o acad\xEAmica; soy profesional; con experiencia en; a\xF1os de experiencia; years of experience; pr\xE1ctica laboral; pasant\xEDa; ayudant\xEDa; liderazgo
`);
var cvCueLexicon = buildLexicon(CV_CUES.map((cue) => [cue, cue]));

// app/features/cv/facts/is-cv.ts
var CAREER_SECTIONS = /* @__PURE__ */ new Set([
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "volunteering",
  "references",
  "personal"
]);
var COVER_LETTER = "una carta de presentaci\xF3n";
var FILLER = /lorem ipsum|dolor sit amet/;
var FIRST_PERSON = /\b(?:mi nombre es|me llamo|soy (?:un |una )?[a-z]+(?:[oae]|ista|or)\b|he trabajado|e trabajado|trabaje (?:en|como|de)|(?<!\b(?:el|un|su|del|al|de|este|ese|y) )trabajo (?:en(?! equipo| grupo| terreno| red\b)|como|de)|estudie|egrese|me desempen[a-z]+|tengo \d+ anos|anos de experiencia|busco (?:trabajo|pega|empleo|practica)|my name is|i have worked|years of experience|sou formad[oa])\b/g;
var CV_TITLE = /\bcurricul(?:um|o)\b|\bhoja de vida\b|\bc\.?v\.?\b|\bresume\b/;
var LEAST_WORDS2 = 4;
var LONG_TEXT_WORDS = 60;
function judgeIsCv(document, facts) {
  const folded = fold(document.text);
  const words = folded.split(/[^a-z0-9]+/).filter(Boolean).length;
  const cues = new Set(cvCueLexicon.matches(document.text).map((match) => match.value)).size;
  const person = personalEvidence(facts, folded);
  if (FILLER.test(folded) && facts.jobs.length === 0 && person < 3)
    return { isCv: false, looksLike: "un texto de relleno" };
  const careerLists = facts.sections.filter(isCareerSection).length;
  if (isLetter(document) && careerLists === 0 && datedJobs(facts) === 0)
    return { isCv: false, looksLike: COVER_LETTER };
  const [other] = otherDocumentEvidence(document.text);
  if (other !== void 0) {
    const strength = other.found.length / other.minimum;
    if (other.name === COVER_LETTER) {
      return careerLists === 0 && datedJobs(facts) === 0 ? { isCv: false, looksLike: other.name } : { isCv: true };
    }
    if (person + Math.min(cues, 8) * 0.25 < 2.5 + Math.min(strength, 3)) return { isCv: false, looksLike: other.name };
  }
  const silent = cues === 0 && facts.jobs.length === 0 && facts.studies.length === 0 && facts.skills.length < 3;
  const empty = person === 0 && cues < 2 && facts.skills.length < 3 || silent && person <= 2;
  if (words >= LONG_TEXT_WORDS && tellsOfNobody(facts, folded)) return { isCv: false, looksLike: null };
  if (empty && (words < LEAST_WORDS2 || words >= LONG_TEXT_WORDS)) return { isCv: false, looksLike: null };
  return { isCv: true };
}
var SALUTATION = /^(?:(?:muy )?estimad[oa]s?\b|querid[oa]s?\b|apreciad[oa]s?\b|senor(?:es|a|as)?\b.{0,40}:$|a quien corresponda|de mi (?:mayor )?consideracion|dear\b|to whom it may|prezad[oa]s?\b|respetad[oa]s?\b)/;
var FAREWELL = /(?:atentamente|cordialmente|saludos?|se despide|le saluda|les saluda|un abrazo|abrazos|gracias por|agradezco|agradeciendo|me despido|quedo atent[oa]|quedo a (?:la|su)|sincerely|regards|yours|best wishes|atenciosamente)\b/;
function isLetter({ lines }) {
  const texts = lines.map((line2) => fold(line2.text));
  const greeting = texts.slice(0, 14).findIndex((text) => SALUTATION.test(text) && text.length <= 70);
  if (greeting < 0) return false;
  const leave = texts.slice(Math.max(greeting + 2, texts.length - 12)).some((text) => FAREWELL.test(text));
  const sentences2 = lines.filter((line2) => line2.text.split(" ").length >= 7).length;
  return leave && sentences2 >= 2 && sentences2 >= lines.length * 0.35;
}
var OFFICE = /^(?:info|contacto|contact|seleccion|reclutamiento|rrhh|personas|empleos?|trabajos?|postula\w*|vacantes?|cv|curriculum|jobs|careers|talento)\b.*@/;
function isReachable({ email, phone, linkedin }) {
  return email !== null && !OFFICE.test(email) || phone !== null || linkedin !== null;
}
function tellsOfNobody(facts, folded) {
  const reachable = facts.email !== null || facts.phone !== null || facts.linkedin !== null;
  const career = facts.jobs.length > 0 || facts.studies.some((study) => study.level !== "course");
  if (reachable || career || folded.search(FIRST_PERSON) >= 0 || CV_TITLE.test(folded.slice(0, 200))) return false;
  return facts.name === null || facts.sections.filter(isCareerSection).length === 0;
}
function isCareerSection({ kind, heading, lines }) {
  return heading !== null && !lines.includes(heading) && CAREER_SECTIONS.has(kind);
}
function datedJobs(facts) {
  return facts.jobs.filter((job) => job.interval !== null).length;
}
function personalEvidence(facts, folded) {
  const headings = new Set(facts.sections.filter(isCareerSection).map((section) => section.kind));
  const dated2 = datedJobs(facts);
  let evidence = Math.min(4, dated2 * 2) + Math.min(1.5, (facts.jobs.length - dated2) * 0.5);
  evidence += Math.min(3, headings.size);
  evidence += Math.min(2, facts.studies.filter((study) => study.level !== "course").length);
  evidence += Math.min(3, (folded.match(FIRST_PERSON)?.length ?? 0) * 1.5);
  if (CV_TITLE.test(folded.slice(0, 200))) evidence += 2;
  const named2 = facts.name !== null && looksLikeName(facts.name);
  if (named2 && (isReachable(facts) || folded.startsWith(fold(facts.name ?? "")))) {
    evidence += facts.email !== null || facts.phone !== null ? 2 : 1;
    if (headings.has("experience") || headings.has("education")) evidence += 1.5;
  }
  if (facts.linkedin !== null) evidence += 1;
  return evidence;
}

// app/features/cv/rubric/criteria.ts
var RUBRIC_VERSION = "1.5";
var CRITERIA = [
  { id: "achievements", name: "Logros con cifras", max: 28 },
  { id: "verbs", name: "Verbos de acci\xF3n", max: 12 },
  { id: "chronology", name: "Trayectoria fechada", max: 10 },
  { id: "contact", name: "Datos de contacto", max: 7 },
  { id: "structure", name: "Estructura", max: 7 },
  { id: "skills", name: "Habilidades en uso", max: 8 },
  { id: "clarity", name: "Claridad y extensi\xF3n", max: 10 },
  { id: "spelling", name: "Ortograf\xEDa", max: 8 },
  { id: "education", name: "Formaci\xF3n", max: 5 },
  { id: "consistency", name: "Coherencia", max: 5 }
];
function criterion(id) {
  const found = CRITERIA.find((one) => one.id === id);
  if (found === void 0) throw new RangeError(`No criterion ${id}`);
  return found;
}

// app/features/cv/rubric/evidence/quote.ts
var QUOTE_MAX = 140;
var CLAUSE_FROM = 0.5;
var LEAD_IN = /^[\s•·▪◦●■*–—-]*(?:(?:principales )?(?:funciones|responsabilidades|tareas|logros?)\s*:\s*)?(?=[\p{L}\p{N}¿¡«"(%+$])/iu;
var HANGING = /(?:[\s,;:(«"“…–—-]+|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|a|al|en|con|por|para|que|se|su|sus|sin|lo|mi|the|and|of|to|for|with|in|on|at|a|an|by|do|da|dos|das|em|com))+$/iu;
function plainSpaces(text) {
  return text.replace(/\s+/g, " ").trim();
}
function cutQuote(text, max = QUOTE_MAX) {
  const whole = plainSpaces(text).replace(LEAD_IN, "");
  if (whole.length <= max) return whole.replace(/\s*…$/u, "");
  const head = whole.slice(0, max + 1);
  const clause = head.search(/[,;:.](?=\s[^,;:.]*$)/u);
  if (clause > max * CLAUSE_FROM) return whole.slice(0, clause).replace(HANGING, "");
  const border = head.lastIndexOf(" ");
  const cut = border > max / 2 ? head.slice(0, border) : whole.slice(0, max);
  return cut.replace(HANGING, "");
}
function quote(document, lines, max = QUOTE_MAX) {
  const indexes = typeof lines === "number" ? [lines] : lines;
  const first = indexes[0];
  if (first === void 0) return "";
  const run = [];
  for (let at2 = first; indexes.includes(at2); at2 += 1) {
    const line2 = document.lines[at2];
    if (line2 === void 0) break;
    run.push(line2.text);
  }
  return cutQuote(run.join(" "), max);
}
var plainTexts = /* @__PURE__ */ new WeakMap();
function isQuoteOf(document, text) {
  const whole = plainTexts.get(document) ?? plainSpaces(document.text);
  plainTexts.set(document, whole);
  return text !== "" && whole.includes(plainSpaces(text));
}

// app/features/cv/rubric/criteria/award.ts
var QUOTES_MAX = 4;
function award(reading, id, share, finding4, evidence = []) {
  if (!Number.isFinite(share)) throw new Error(`criterion ${id} has no number`);
  const { name, max } = criterion(id);
  const points = Math.round(Math.min(1, Math.max(0, share)) * max * 10) / 10;
  const quotes = [...new Set(evidence)].filter((text) => isQuoteOf(reading.document, text));
  return { id, name, points, max, finding: finding4, evidence: quotes.slice(0, QUOTES_MAX) };
}
function deedQuote(reading, deed, max) {
  const own = cutQuote(deed.text, max);
  return isQuoteOf(reading.document, own) ? own : quote(reading.document, deed.lines, max);
}
var NUMBER_WORDS = [
  "Cero",
  "Un",
  "Dos",
  "Tres",
  "Cuatro",
  "Cinco",
  "Seis",
  "Siete",
  "Ocho",
  "Nueve",
  "Diez",
  "Once",
  "Doce"
];
function counted(count, one, many) {
  return count === 1 ? one : `${NUMBER_WORDS[count] ?? "M\xE1s de doce"} ${many}`;
}
function joined(items) {
  const last = items.at(-1);
  if (last === void 0) return "";
  if (items.length === 1) return last;
  return `${items.slice(0, -1).join(", ")} ${/^h?i(?!e)/iu.test(last) ? "e" : "y"} ${last}`;
}
function saturate(value, bend) {
  return (1 - Math.exp(-clamp01(value) / bend)) / (1 - Math.exp(-1 / bend));
}
function clamp01(value) {
  return Math.min(1, Math.max(0, value));
}

// app/features/cv/rubric/criteria/achievements.ts
var BEND = 0.6;
var FEWEST = 4;
var SILENT = 0.5;
var SHOWN = 0.5;
function scoreAchievements(reading) {
  const { deeds } = reading;
  const silent = reading.facts.jobs.filter(
    (one, job) => one.kind === "employment" && !deeds.some((deed) => deed.job === job)
  ).length;
  const density = (of) => of.reduce((sum, deed) => sum + deed.strength, 0) / Math.max(FEWEST, of.length + silent * SILENT);
  const share = saturate(Math.max(density(deeds), density(deeds.filter((deed) => !deed.aside))), BEND);
  const results2 = deeds.filter((deed) => deed.strength >= SHOWN && deed.figures.length > 0);
  const evidence = [...results2].sort((a, b) => b.strength - a.strength).map((deed) => deedQuote(reading, deed));
  return award(reading, "achievements", share, finding(deeds.length, results2.length, share), evidence);
}
function finding(lines, results2, share) {
  if (lines === 0) {
    return "No encontramos frases que cuenten qu\xE9 hiciste: describe cada cargo o proyecto en dos o tres l\xEDneas con su resultado.";
  }
  if (results2 === 0) {
    return lines === 1 ? "La \xFAnica frase sobre lo que hiciste no trae cifras: di cu\xE1nto, en cu\xE1nto tiempo o para cu\xE1ntas personas." : `Ninguna de las ${lines} frases sobre lo que hiciste trae un resultado con cifras: di cu\xE1nto, en cu\xE1nto tiempo o para cu\xE1ntas personas.`;
  }
  const said = lines === 1 ? "La \xFAnica frase sobre lo que hiciste trae un resultado con cifras" : `De ${lines} frases sobre lo que hiciste, ${results2 === 1 ? "una muestra un resultado" : `${results2} muestran un resultado`} con cifras`;
  if (lines === 1) return `${said}: agrega otras como esa.`;
  return share >= 0.9 ? `${said}: mant\xE9n esa costumbre en cada cargo.` : results2 >= lines ? `${said}: di adem\xE1s de cu\xE1nto partiste y a cu\xE1nto llegaste.` : `${said}: agrega el dato que falta en las dem\xE1s.`;
}

// app/features/cv/rubric/evidence/vague.ts
var INDEFINITE = "(?:divers[oa]s|vari[oa]s|otr[oa]s|distint[oa]s|diferentes|cualquier|generales|propi[oa]s|afines|relacionad[oa]s|inherentes|encomendad[oa]s|asignad[oa]s|pendientes)";
var ANYTHING = "(?:tareas?|labores?|funciones|actividades|cosas|trabajos|deberes|duties|temas?|materias?|asuntos|areas?|ambitos?|instancias|gestiones|responsabilidades|necesidades|proyectos|tasks|things)";
var VAGUE = new RegExp(
  [
    `\\b${INDEFINITE} ${ANYTHING}\\b`,
    `\\b${ANYTHING} (?:\\w+ )?${INDEFINITE}\\b`,
    String.raw`\b(?:propi[oa]s?|afines|inherentes|relacionad[oa]s) (?:al?|del?|con el) (?:cargo|puesto|area|departamento|gerencia|jefatura)\b`,
    String.raw`\b(?:lo|los|las) que (?:me |se |le )?(?:ped|pid|mand|neces|solicit|ofre|requier|encomend|asign)\w*`,
    String.raw`\bque (?:me|se|le) (?:requier|solicit|encomend|asign|neces|pid)\w*`,
    String.raw`\b(?:todo|todos) (?:lo|los) (?:que|relacionad)\w*|\bcosas que\b|\bentre otr[oa]s\b|\by otr[oa]s\s*(?:\.|$)|\b(?:various|other|general|day to day) (?:tasks|duties|things|activities)\b|\band others\b|\bthe same things\b`,
    String.raw`\b(?:participacion|participe|participar|asistencia) en (?:reuniones|comites|actividades|instancias|diversas)\b(?!\s+(?:de|con|sobre)\b)`,
    String.raw`\bapoyo (?:transversal|general|constante|permanente)\b|\bbusqueda (?:permanente|constante) de oportunidades\b|\bpoliticas y procedimientos internos\b`
  ].join("|")
);
function isVague(deed) {
  return deed.figures.length === 0 && VAGUE.test(fold(deed.text));
}

// app/features/cv/rubric/criteria/chronology.ts
var DATE_WORTH = { month: 1, year: 0.6, none: 0 };
var YEAR_WORTH = { employment: DATE_WORTH.year, internship: 0.85, volunteering: 1 };
var PARTS = { dates: 0.4, title: 0.2, employer: 0.2, told: 0.2 };
var SAYS = /* @__PURE__ */ new Set(["strong", "result", "routine", "noun", "infinitive"]);
var TALK = 0.3;
var VAGUE2 = /\b(?:vari[oa]s|otr[oa]s|cosas|etc|diferentes|distint[oa]s|un tio|familiar|part[- ]?time varios)\b/;
var PROJECTS_DATED = 0.9;
var PROJECTS = 0.65;
var LOOSE_EXPERIENCE = 0.5;
var STUDIES_ONLY = 0.25;
function named(text) {
  return text === null ? 0 : VAGUE2.test(fold(text)) ? 0.5 : 1;
}
function entryWorth(job, today, told) {
  const sound = job.interval !== null && job.interval.start <= today && (job.interval.end === null || job.interval.end >= job.interval.start);
  const dates = !sound ? 0 : job.datePrecision === "year" ? YEAR_WORTH[job.kind] : DATE_WORTH[job.datePrecision];
  return dates * PARTS.dates + named(job.title) * PARTS.title + named(job.employer) * PARTS.employer + told * PARTS.told;
}
function scoreChronology(reading) {
  const { facts, document, today } = reading;
  const jobs = facts.jobs.filter((job) => !job.headerLines.every((line2) => reading.excluded.has(line2)));
  if (jobs.length === 0) return withoutJobs(reading);
  const told = jobs.map((job) => toldOf(reading, job));
  const worths = jobs.map((job, at2) => entryWorth(job, today, told[at2] ?? 0));
  const mean = worths.reduce((sum, worth2) => sum + worth2, 0) / jobs.length;
  const undated = jobs.filter((job) => job.interval === null).length;
  const yearOnly = jobs.filter((job) => job.datePrecision === "year" && job.kind === "employment").length;
  const anonymous = jobs.filter((job) => job.title === null || job.employer === null).length;
  const text = undated > 0 ? `${counted(undated, "Un cargo no tiene fechas", "cargos no tienen fechas")}: escribe mes y a\xF1o de inicio y de t\xE9rmino.` : anonymous > 0 ? `${counted(anonymous, "A un cargo le falta", "cargos no tienen")} el t\xEDtulo o el nombre del lugar de trabajo: escribe ambos.` : yearOnly > 0 ? `${counted(yearOnly, "Un cargo dice", "cargos dicen")} solo el a\xF1o: agrega el mes de inicio y de t\xE9rmino.` : told.some((one) => one === 0) ? "Hay cargos con fecha, pero sin una l\xEDnea que diga qu\xE9 hiciste: agr\xE9gala." : mean < 0.95 ? "Tus cargos tienen fechas, pero algunos nombres son vagos: escribe el cargo exacto y el lugar." : "Cada cargo dice qu\xE9 hiciste, d\xF3nde y entre qu\xE9 meses.";
  return award(
    reading,
    "chronology",
    mean,
    text,
    jobs.map((job) => quote(document, job.headerLines.slice(0, 1)))
  );
}
function toldOf(reading, job) {
  const index = reading.facts.jobs.indexOf(job);
  const own = reading.deeds.filter((deed) => deed.job === index);
  const says = (deed) => SAYS.has(deed.opener.kind) && !isVague(deed) || deed.figures.length > 0;
  if (own.length > 0) return own.some(says) ? 1 : TALK;
  return reading.deeds.some((deed) => deed.job === null) ? 0.5 : 0;
}
function withoutJobs(reading) {
  const { facts, document } = reading;
  const projects = facts.sections.filter(
    (section) => ["projects", "volunteering", "experience"].includes(section.kind)
  );
  const lines = projects.flatMap((section) => section.lines).filter((line2) => !reading.excluded.has(line2));
  const dated2 = lines.filter((line2) => /\b(?:19|20)\d{2}\b/.test(document.lines[line2]?.text ?? ""));
  if (reading.deeds.length > 0 && lines.length > 0) {
    const text = dated2.length > 0 ? "No hay empleos, pero tus proyectos tienen fecha: indica en cada uno tu rol y para qui\xE9n fue." : "No hay empleos y tus proyectos no tienen fecha: agrega mes y a\xF1o, tu rol y para qui\xE9n fue cada uno.";
    return award(
      reading,
      "chronology",
      projectShare(reading, dated2.length > 0),
      text,
      dated2.map((line2) => quote(document, line2))
    );
  }
  const study = facts.studies.some((one) => one.endYear !== null || one.startYear !== null);
  return award(
    reading,
    "chronology",
    study ? STUDIES_ONLY : 0,
    "No encontramos empleos, pr\xE1cticas ni proyectos con fecha: agrega los que tengas, aunque sean breves, con mes y a\xF1o."
  );
}
function projectShare(reading, dated2) {
  const projects = reading.facts.sections.some(
    (section) => section.kind === "projects" || section.kind === "volunteering"
  );
  if (!projects) return LOOSE_EXPERIENCE;
  return dated2 ? PROJECTS_DATED : PROJECTS;
}

// app/features/cv/rubric/evidence/units.ts
var OPEN_END2 = /(?:[,–(/-]|\b(?:de|del|la|el|los|las|un|una|y|e|o|u|en|con|por|para|a|al|que|se|su|sus|sin|sobre|entre|como|the|and|of|to|for|in|with|on|at|by|from|da|do|dos|das|em|com|no|na|ao))$/iu;
var CLOSED_END = /[.!?:;»"”]$/u;
var LOWER_START = /^[\p{Ll}(]/u;
var FULL_LINE = 0.6;
var CLOSE_GAP = 0.75;
function wraps(before, line2, widest) {
  if (line2.role === "heading" || before.role === "heading" || before.role === "table" || line2.role === "table")
    return false;
  if (CLOSED_END.test(before.text) || line2.gapBefore >= CLOSE_GAP) return false;
  if (before.bold !== line2.bold && before.text.length < widest * FULL_LINE) return false;
  const full = before.text.length >= widest * FULL_LINE;
  if (OPEN_END2.test(before.text) && (full || line2.role !== "list")) return true;
  if (line2.role === "list" && before.role !== "list") return false;
  return full && (LOWER_START.test(line2.text) || line2.role !== "list" && before.text.length >= widest * 0.9 && widest > 60 && /^[\d%$]/u.test(line2.text));
}
function paragraphs(lines, indexes) {
  const widest = /* @__PURE__ */ new Map();
  for (const index of indexes) {
    const line2 = lines[index];
    if (line2 !== void 0) widest.set(line2.block, Math.max(widest.get(line2.block) ?? 0, line2.text.length));
  }
  const units = [];
  for (const index of indexes) {
    const line2 = lines[index];
    if (line2 === void 0) continue;
    const last = units.at(-1);
    const beforeIndex = last?.lines.at(-1);
    const before = beforeIndex === void 0 ? void 0 : lines[beforeIndex];
    const width = before === void 0 ? 0 : widest.get(before.block) ?? 0;
    if (last !== void 0 && before !== void 0 && beforeIndex === index - 1 && wraps(before, line2, width)) {
      last.text = `${last.text} ${line2.text}`;
      last.lines.push(index);
    } else {
      units.push({ text: line2.text, lines: [index] });
    }
  }
  return units.map((unit) => ({ ...unit, text: unit.text.replace(/\s+/g, " ").trim() }));
}
var SENTENCE_END = /(?<=[\p{L}\p{N})%»"”][.!?])\s+(?=[\p{Lu}¿¡«"“\d])/u;
var ABBREVIATION = /\b(?:S\.A|Ltda|Cía|Cia|Sr|Sra|Dr|Dra|Ing|Lic|Prof|aprox|Av|Avda|Nº|No|núm|art|etc|Inc|Co|Ltd|EE|vs|p|pág|St|tel|Gral|Depto|[A-Z])\.$/u;
var SHORT_SENTENCE_WORDS = 3;
function sentences(unit) {
  const parts = [];
  for (const part of unit.text.split(SENTENCE_END)) {
    const last = parts.at(-1);
    const glue = last !== void 0 && (ABBREVIATION.test(last) || wordCount(part) < SHORT_SENTENCE_WORDS);
    if (glue) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts.map((text) => ({ text, lines: unit.lines }));
}
function wordCount(text) {
  return text.match(/\p{L}[\p{L}\p{M}\p{N}'’.-]*/gu)?.length ?? 0;
}

// app/features/cv/vocabulary/cliches.ts
var CLICHES = list(`
proactivo; proactividad; altamente motivado; muy motivado; alta motivaci\xF3n; trabajo bajo presi\xF3n; trabajar bajo presi\xF3n; capacidad de trabajo bajo presi\xF3n; capaz de trabajar bajo presi\xF3n; tolerancia a la presi\xF3n; orientado a resultados; orientado al logro; orientado a los detalles; orientado al cumplimiento de metas; enfocado en resultados
me adapto a todo; me adapto a cualquier situaci\xF3n; me adapto f\xE1cilmente; f\xE1cil adaptaci\xF3n; r\xE1pida adaptaci\xF3n; gran capacidad de adaptaci\xF3n; capacidad de adaptaci\xF3n; adaptable al cambio; ganas de aprender; muchas ganas de aprender; ganas de trabajar; muchas ganas de trabajar; ganas de superarme; ganas de crecer; con ganas de crecer profesionalmente; deseos de superaci\xF3n; deseos de superarme; af\xE1n de superaci\xF3n; ansias de aprender; dispuesto a aprender; disposici\xF3n para aprender
abierto a nuevos desaf\xEDos; en b\xFAsqueda de nuevos desaf\xEDos; en busca de nuevos desaf\xEDos; busco nuevos desaf\xEDos; nuevos retos; buena presencia; buena presentaci\xF3n personal; buen trato; buen trato con las personas; buena voluntad; buena disposici\xF3n; excelente disposici\xF3n; buena actitud; actitud positiva; excelente actitud; aprendo r\xE1pido; r\xE1pido aprendizaje; aprendizaje r\xE1pido; facilidad de aprendizaje; facilidad para aprender; facilidad de palabra; buenas relaciones interpersonales; excelentes relaciones interpersonales
buena comunicaci\xF3n; excelente comunicaci\xF3n; responsable y puntual; responsable y comprometido; persona responsable; soy una persona responsable; soy responsable; muy responsable; honesto y responsable; puntual y responsable; comprometido con mi trabajo; comprometido con la empresa; muy comprometido; ponerse la camiseta; ponerme la camiseta; con la camiseta puesta; dar lo mejor de m\xED; doy lo mejor de m\xED; dar el cien por ciento; dar el 100%; dar el m\xE1ximo; din\xE1mico y proactivo; persona din\xE1mica
esp\xEDritu de equipo; esp\xEDritu de superaci\xF3n; esp\xEDritu emprendedor; persona trabajadora; soy trabajador; muy trabajador; esforzado; apasionado por; apasionado de; apasionado; pasi\xF3n por lo que hago; pensar fuera de la caja; fuera de la caja; visi\xF3n 360; sinergia; alto nivel de excelencia; multifac\xE9tico; polifuncional; multitarea; l\xEDder nato; l\xEDder innato; perfeccionista
aportar al crecimiento de la empresa; contribuir al crecimiento de la empresa; crecer junto a la empresa; crecer dentro de la empresa; ser un aporte; ser un aporte para la empresa; desarrollarme profesionalmente; desarrollarme personal y profesionalmente; poner en pr\xE1ctica mis conocimientos; aplicar mis conocimientos; aplicar los conocimientos adquiridos; adquirir experiencia; ganar experiencia; formar parte de una gran empresa; una empresa l\xEDder; oportunidad de crecer; estabilidad laboral; lo que se necesite
manejo de office nivel usuario; entre otras cosas; etc etc; hard worker; hard-working; hardworking; team player; self-motivated; self-starter; highly motivated; results-oriented; results-driven; detail-oriented; go-getter; fast learner; quick learner; dynamic professional; think outside the box; thinking outside the box; out of the box; people person; strong work ethic; excellent communication skills; great communication skills; good communication skills
works well under pressure; able to work under pressure; proven track record; track record of success; passionate about; passionate; seeking a challenging position; challenging position; go the extra mile; synergy; value add; best of breed; motivated individual; eager to learn; willing to learn; born leader; perfectionist; references available upon request; team-oriented; multitasker; jack of all trades; guru; ninja; rockstar
din\xE1mico; joven din\xE1mico; puntualidad; puntual; emp\xE1tico; resiliente; vers\xE1til; honesto; honradez; entusiasta; persona proactiva; persona comprometida; profesional comprometido; persona alegre; persona organizada; joven responsable; profesional responsable; ganas de surgir; tolerancia a la frustraci\xF3n; buen humor; facilidad para trabajar; facilidad de trabajo; f\xE1cil aprendizaje; capacidad de aprendizaje; don de gente; altamente calificado; altamente capacitado; orientado a metas; orientado a objetivos
enfocado en metas; enfocado en objetivos; enfocado a resultados; mejora continua personal; crecer profesionalmente; crecer personalmente; desarrollarme personalmente; nuevos desaf\xEDos; proativo; dinamismo; facilidade de aprendizado; trabalho em equipe; comprometida con los objetivos; visi\xF3n de negocio; visi\xF3n integral; visi\xF3n estrat\xE9gica; capacidad de gesti\xF3n; s\xF3lida trayectoria; amplia trayectoria; vasta experiencia; amplia experiencia; reconocida trayectoria; profesional integral; profesional con amplia; pensamiento disruptivo; mentalidad ganadora; liderazgo innato; alto compromiso; fuerte compromiso; gran compromiso; alto sentido de responsabilidad; sentido de la responsabilidad
`);
var CHATTER = list(`
yo soy; yo creo; yo siempre; yo tengo; yo he; yo trabaj\xE9; yo no; yo me; yo quiero; yo s\xE9; yo estuve; yo estoy; yo hice; yo puedo; yo era; creo que; creo q; me considero; me gusta; me gustan; me gustar\xEDa; me gustaba; mi nombre es; me llamo; hola; buenas tardes; buenos d\xEDas; la verdad; de todo un poco; lo que sea; lo q sea; lo que necesiten; cualquier cosa me llaman; otras cosas; muchas cosas; cosas nuevas; y otras; etc; entre otros; cuando faltaba; cuando pod\xEDa; cuando era; a veces; aveces; me ped\xEDa; me ped\xEDan; me mandaba; me mandaban
me toc\xF3; me di cuenta; me tuve que ir; me fui; me echaron; mi jefe; mi ex jefe; mi t\xEDo; mi pap\xE1; mi mam\xE1; mis pap\xE1s; mi familia; mi vida; mi hijo; mi pololo; mi se\xF1ora; mi esposo; mi primo; mi hermano; mi persona; mis padres; mis hijos; mis amigos; mis compa\xF1eros; dios; bendiga; de antemano; una oportunidad; la oportunidad; esta oportunidad; otra oportunidad; no los voy a defraudar; no les voy a defraudar; espero que; espero su; espero ser; espero contar; espero poder; por favor; muchas gracias; gracias por; llamar despu\xE9s; llamar solo; busco pega; la pega
una pega; alguna pega; de pega; ojal\xE1; necesito trabajo; necesito trabajar; busco trabajo; buscando trabajo; buscando pega; no tengo vicios; no tengo problemas; no tengo hijos; no tengo su tel\xE9fono; sin vicios; no fumo; disponible para lo que; hac\xEDa de todo; hice de todo; hago de todo; i am a; i like; i love; my hobbies; dear sir; please hire; i really; i think; i want; eu sou; gosto de
`);
var NO_CLICHES = list(
  `tabla din\xE1mica; tablas din\xE1micas; p\xE1gina din\xE1mica; dynamic pricing; programaci\xF3n din\xE1mica; equilibrio din\xE1mico; p\xE1ginas web din\xE1micas; contenido din\xE1mico; modelo din\xE1mico`
);
var clicheLexicon = buildLexicon(
  CLICHES.map((phrase) => [phrase, phrase]),
  { never: NO_CLICHES }
);
var chatterLexicon = buildLexicon(CHATTER.map((phrase) => [phrase, phrase]));
var WILLING = /1[0-9]0\s?%.{0,30}(?:actitud|compromiso|esfuerzo|entrega|attitude|commit|effort)|(?:doy|dar|give|entrego)\b.{0,20}1[0-9]0\s?%|\balways give\b/;
function isEmptyTalk(text) {
  return WILLING.test(fold(text)) || clicheLexicon.matches(text).length > 0 || chatterLexicon.matches(text).length > 0;
}
var PERSONAL_DATA_LABELS = {
  marital_status: list(
    `estado civil; soltero; casado; divorciado; viudo; separado legalmente; conviviente civil; acuerdo de uni\xF3n civil; marital status; single; married; civil status`
  ),
  national_id: list(
    `RUT; R.U.T.; RUN; R.U.N.; c\xE9dula de identidad; c\xE9dula de ciudadan\xEDa; carnet de identidad; C.I.; DNI; D.N.I.; CURP; RFC; CUIT; CUIL; CPF; pasaporte; n\xFAmero de pasaporte; rol \xFAnico tributario; national id; passport number; social security number; SSN; documento de identidad`
  ),
  birth: list(
    `fecha de nacimiento; fecha nac; f. nacimiento; nacimiento; lugar de nacimiento; edad; a\xF1os de edad; nacido el; nac\xED el; date of birth; birth date; DOB; place of birth; age; data de nascimento`
  ),
  children: list(
    `hijos; n\xFAmero de hijos; sin hijos; un hijo; dos hijos; tres hijos; con hijos; cargas familiares; cargas; n\xFAmero de cargas; madre de; padre de; children; number of children`
  ),
  religion: list(`religi\xF3n; cat\xF3lico; evang\xE9lico; cristiano; religion; testigo de jehov\xE1; adventista`),
  photo: list(`foto; fotograf\xEDa adjunta; foto tama\xF1o carnet; foto carnet; fotograf\xEDa reciente; photo attached`),
  nationality: list(
    `nacionalidad; nationality; nacionalidade; situaci\xF3n migratoria; residencia definitiva; visa definitiva; visa temporaria; permanencia definitiva`
  ),
  health: list(
    `estado de salud; salud compatible; salud compatible con el cargo; sistema de salud; previsi\xF3n de salud; grupo sangu\xEDneo; tipo de sangre; salud; blood type; enfermedades; no fumador; no fumo; sin vicios; buena salud; non smoker`
  ),
  disability: list(`discapacidad; disability; credencial de discapacidad`),
  politics: list(`afiliaci\xF3n pol\xEDtica; partido pol\xEDtico; militante; political affiliation`),
  family: list(
    `nombre del padre; nombre de la madre; nombre del c\xF3nyuge; c\xF3nyuge; profesi\xF3n del padre; father's name; mother's name`
  ),
  military: list(
    `situaci\xF3n militar; servicio militar; servicio militar al d\xEDa; cant\xF3n de reclutamiento; libreta militar; military status`
  ),
  physique: list(
    `estatura; peso; talla; talla de zapatos; talla de calzado; talla de pantal\xF3n; talla de polera; n\xFAmero de calzado; contextura; color de ojos; height; weight`
  ),
  pension: list(
    `AFP; previsi\xF3n; sistema previsional; fondo previsional; afiliado a; isapre; fonasa; antecedentes previsionales; cuenta rut; cuenta bancaria; pretensiones de sueldo; pretensiones de renta; pretensi\xF3n de renta; pretenci\xF3n de renta; renta esperada; renta l\xEDquida; renta pretendida`
  ),
  address: list(
    `domicilio; domicilio particular; direcci\xF3n; direcci\xF3n particular; direcci\xF3n completa; home address; street address; domicilio actual`
  )
};
var PERSONAL_LABELS = buildLexicon(
  Object.entries(PERSONAL_DATA_LABELS).flatMap(
    ([kind, labels]) => labels.map((label) => [label, kind])
  )
);
var UNMISTAKABLE = new Set(
  list(`estado civil; soltero; casado; divorciado; separado legalmente; conviviente civil; marital status; c\xE9dula de identidad;
  carnet de identidad; rol \xFAnico tributario; sin hijos; n\xFAmero de hijos; cargas familiares; testigo de jehov\xE1; salud compatible;
  salud compatible con el cargo; estado de salud; buena salud; situaci\xF3n militar; servicio militar; servicio militar al d\xEDa;
  pretensiones de sueldo; pretensiones de renta; pretensi\xF3n de renta; pretenci\xF3n de renta; renta esperada; renta l\xEDquida; no fumador;
  no fumo; sin vicios; un hijo; dos hijos; tres hijos`)
);
var OF_EITHER_GENDER = new Set(list(`soltero; casado; divorciado; viudo; hijos; cat\xF3lico; evang\xE9lico; cristiano`));
function isSameWord(text, phrase) {
  if (OF_EITHER_GENDER.has(phrase) || phrase.includes(" ")) return true;
  const gender = (word) => /([ao])s?$/.exec(fold(word))?.[1];
  return gender(text) === gender(phrase);
}
var LABEL_BEFORE = /(?:^|[.;|•·(,–-]\s*)$/u;
var LABEL_AFTER = /^\.?\s*(?:n[°º.]*\s*)?(?::|\d)/iu;
function personalDataIn(line2) {
  const composed = line2.normalize("NFC");
  return PERSONAL_LABELS.matches(composed).filter(
    ({ start, end, text, phrase }) => UNMISTAKABLE.has(phrase) || isSameWord(text, phrase) && LABEL_BEFORE.test(composed.slice(0, start)) && LABEL_AFTER.test(composed.slice(end))
  ).map(({ start, text, value }) => ({ kind: value, text, start }));
}

// app/features/cv/rubric/evidence/wording.ts
function emptyWordings(reading) {
  return reading.kept.flatMap((line2) => {
    const text = reading.document.lines[line2]?.text ?? "";
    return [
      ...clicheLexicon.matches(text).map((match) => ({ text: match.text, line: line2, kind: "cliche" })),
      ...chatterLexicon.matches(text).map((match) => ({ text: match.text, line: line2, kind: "chatter" }))
    ];
  });
}
var WEIGHS_NOTHING = /* @__PURE__ */ new Set([
  "birth",
  "photo",
  "nationality",
  "disability",
  "address"
]);
function isLicence(found, line2) {
  return /^(?:carn[eé]|credencial|licencia)/iu.test(found) && !/identidad|c[eé]dula/iu.test(line2);
}
function privateData(reading) {
  return reading.kept.flatMap((line2) => {
    const text = reading.document.lines[line2]?.text ?? "";
    const found = personalDataIn(text).filter((one) => !WEIGHS_NOTHING.has(one.kind) && !isLicence(one.text, text));
    const kinds = [...new Set(found.map((one) => one.kind))];
    return kinds.map((kind) => ({ text: found.find((one) => one.kind === kind)?.text ?? "", line: line2 }));
  });
}

// app/features/cv/rubric/criteria/clarity.ts
var ENOUGH_WORDS = 50;
var MANY_WORDS = 1100;
var TOO_MANY_WORDS = 2e3;
var GLANCE = 38;
var WALL = 90;
var EMPTY_LIMIT = 5;
var CHATTER_WEIGHT = 1.5;
var PARTS2 = { length: 0.35, brief: 0.35, base: 0.3 };
var TALK_FLOOR = 0.25;
var ONLY_LABELS = 0.5;
var ENOUGH_TOLD = 3;
var VAGUE_FLOOR = 0.35;
var PRAISED = 0.85;
function scoreClarity(reading) {
  const { words, prose } = reading;
  const empty = emptyWordings(reading);
  const weight = empty.reduce((sum, one) => sum + (one.kind === "chatter" ? CHATTER_WEIGHT : 1), 0);
  const plain = clamp01(1 - weight / Math.max(words, 100) * 100 / EMPTY_LIMIT);
  const length = words < ENOUGH_WORDS ? words / ENOUGH_WORDS : clamp01((TOO_MANY_WORDS - words) / (TOO_MANY_WORDS - MANY_WORDS));
  const walls = prose.map((unit) => clamp01((wordCount(unit.text) - GLANCE) / (WALL - GLANCE)) * wordCount(unit.text));
  const proseWords = prose.reduce((sum, unit) => sum + wordCount(unit.text), 0);
  const brief = proseWords === 0 ? 1 : 1 - walls.reduce((sum, wall) => sum + wall, 0) / proseWords;
  const substance = clamp01(words / ENOUGH_WORDS);
  const told = ONLY_LABELS + (1 - ONLY_LABELS) * clamp01(reading.deeds.length / ENOUGH_TOLD);
  const shape2 = PARTS2.length * length + (PARTS2.brief * brief + PARTS2.base) * substance;
  const vague = reading.deeds.filter(isVague);
  const precise = 1 - (1 - VAGUE_FLOOR) * (vague.length / Math.max(1, reading.deeds.length));
  const share = shape2 * (TALK_FLOOR + (1 - TALK_FLOOR) * plain) * told * precise;
  const example = empty[0];
  const text = words < ENOUGH_WORDS || told <= ONLY_LABELS ? `El texto dice poco (${words} palabras): cuenta qu\xE9 hiciste en cada cargo, estudio o proyecto.` : words > MANY_WORDS ? `El texto es muy largo (${words} palabras): deja lo que sirve para el cargo que buscas.` : brief < 0.7 ? "Hay p\xE1rrafos largos: sep\xE1ralos en l\xEDneas de una idea cada una." : example !== void 0 && plain < 0.9 ? empty.length === 1 ? `Hay una frase que no aporta informaci\xF3n, \xAB${example.text}\xBB: c\xE1mbiala por un hecho.` : `${counted(empty.length, "", "frases no aportan informaci\xF3n")}, como \xAB${example.text}\xBB: c\xE1mbialas por hechos.` : share >= PRAISED ? "El texto es breve, directo y f\xE1cil de leer." : vague.length > 0 ? "El texto es breve, pero algunas tareas podr\xEDan ser de cualquiera: di cu\xE1les, para qui\xE9n y con qu\xE9 resultado." : reading.deeds.length < ENOUGH_TOLD ? "El texto se lee bien, pero cuenta poco de lo que hiciste: agrega dos o tres l\xEDneas por cargo o proyecto." : "El texto se lee bien; puede ganar con l\xEDneas m\xE1s cortas y sin palabras de relleno.";
  return award(
    reading,
    "clarity",
    share,
    text,
    empty.map((one) => quote(reading.document, one.line, 100))
  );
}

// app/features/cv/rubric/criteria/consistency.ts
var PARTS3 = { order: 0.3, dates: 0.3, private: 0.4 };
var PRIVATE_COST = 0.4;
var ENOUGH_WORDS2 = 50;
function shape(dateText2) {
  const start = dateText2.split(/\s+(?:-|–|—|a|al|hasta|to|até)\s+|\s?[–—]\s?/u)[0] ?? "";
  return start.replace(/^(?:desde|from|since|de|del)\s+(?:el\s+)?|\s+del?\s+/giu, " ").replace(/\p{L}+\.?/gu, "a").replace(/\d+/g, (digits) => digits.length === 4 ? "9" : "1").replace(/\s+/g, " ").trim();
}
function orderShare(jobs) {
  const starts = jobs.flatMap((job) => job.interval === null ? [] : [job.interval.end ?? Number.POSITIVE_INFINITY]);
  if (starts.length < 2) return 1;
  const falls = starts.slice(1).filter((start, at2) => start <= (starts[at2] ?? start)).length;
  const share = falls / (starts.length - 1);
  return share === 1 ? 1 : share === 0 ? 0.5 : share * 0.8;
}
function scoreConsistency(reading) {
  const { facts, document, today } = reading;
  const jobs = facts.jobs.filter((job) => job.headerLines.some((line2) => !reading.excluded.has(line2)));
  const shapes = jobs.filter((job) => job.datePrecision === "month").map((job) => shape(job.dateText));
  const main = Math.max(0, ...shapes.map((one) => shapes.filter((other) => other === one).length));
  const alike = shapes.length < 2 ? 1 : main / shapes.length;
  const broken = jobs.filter(
    (job) => job.interval !== null && (job.interval.start > today || job.interval.end !== null && job.interval.end < job.interval.start)
  );
  const employment = jobs.filter((job) => job.kind === "employment");
  const order = orderShare(employment.length > 1 ? employment : []);
  const personal = privateData(reading);
  const clean2 = clamp01(1 - personal.length * PRIVATE_COST);
  const dated2 = jobs.length === 0 && reading.deeds.length === 0 ? 0.3 : 1;
  const share = (PARTS3.order * order * dated2 + PARTS3.dates * (broken.length > 0 ? 0 : alike) * dated2 + PARTS3.private * clean2) * clamp01(reading.words / ENOUGH_WORDS2);
  const first = broken[0];
  const text = first !== void 0 ? "Hay fechas que no calzan, con un t\xE9rmino anterior al inicio o un inicio futuro: corr\xEDgelas." : personal[0] !== void 0 ? `Hay datos personales que no hacen falta, como \xAB${personal[0].text}\xBB: s\xE1calos para protegerte.` : alike < 1 ? "Las fechas est\xE1n escritas de maneras distintas: usa una sola, por ejemplo \xABmar 2021 - dic 2023\xBB." : order < 1 ? "Los cargos no van del m\xE1s reciente al m\xE1s antiguo: ord\xE9nalos as\xED." : dated2 < 1 ? "Hay poco contenido para comparar: agrega experiencia, pr\xE1cticas o proyectos con fecha." : "Las fechas y el orden son parejos y no hay datos personales de m\xE1s.";
  const lines = first !== void 0 ? first.headerLines.slice(0, 1) : [];
  return award(
    reading,
    "consistency",
    share,
    text,
    lines.map((line2) => quote(document, line2, 100))
  );
}

// app/features/cv/rubric/criteria/contact.ts
var OWN_SITE = /\b(?:github|gitlab|behance|dribbble|orcid|researchgate|vimeo|kaggle|medium|portafolio|portfolio)\b/;
var PARTS4 = { name: 0.15, email: 0.35, phone: 0.25, location: 0.125, profile: 0.125 };
function scoreContact(reading) {
  const { facts, document } = reading;
  const links = [...document.links, ...reading.kept.map((line2) => document.lines[line2]?.text ?? "")];
  const profile = facts.linkedin !== null || links.some((link) => OWN_SITE.test(fold(link)) && /[./]/.test(link));
  const parts = [
    { label: "tu nombre", has: facts.name !== null, worth: PARTS4.name },
    { label: "un correo", has: facts.email !== null, worth: PARTS4.email },
    { label: "un tel\xE9fono", has: facts.phone !== null, worth: PARTS4.phone },
    { label: "tu ciudad o comuna", has: facts.location !== null, worth: PARTS4.location },
    { label: "un enlace a LinkedIn o a tu portafolio", has: profile, worth: PARTS4.profile }
  ];
  const missing = parts.filter((part) => !part.has).map((part) => part.label);
  const share = parts.reduce((sum, part) => sum + (part.has ? part.worth : 0), 0);
  const text = missing.length === 0 ? "Tus datos de contacto est\xE1n completos." : `En tus datos de contacto ${missing.length === 1 ? "falta" : "faltan"} ${joined(missing)}: ${missing.length === 1 ? "agr\xE9galo" : "agr\xE9galos"} al inicio.`;
  const evidence = reading.kept.filter((line2) => facts.email !== null && (document.lines[line2]?.text ?? "").includes(facts.email)).map((line2) => quote(document, line2));
  return award(reading, "contact", share, text, evidence.slice(0, 1));
}

// app/features/cv/rubric/criteria/education.ts
var PARTS5 = { degree: 0.4, institution: 0.35, dates: 0.25 };
var COURSE_ONLY = 0.5;
function worth(study) {
  const dated2 = study.startYear !== null || study.endYear !== null || study.status === "ongoing";
  const full = (study.degree.trim() === "" ? 0 : PARTS5.degree) + (study.institution === null ? 0 : PARTS5.institution) + (dated2 ? PARTS5.dates : 0);
  return study.level === "course" ? full * COURSE_ONLY : full;
}
function scoreEducation(reading) {
  const studies2 = reading.facts.studies.filter(
    (study) => study.lines.length === 0 || study.lines.some((line2) => !reading.excluded.has(line2))
  );
  const best = [...studies2].sort((a, b) => worth(b) - worth(a))[0];
  if (best === void 0)
    return award(reading, "education", 0, "No encontramos tus estudios: agrega t\xEDtulo o carrera, instituci\xF3n y a\xF1os.");
  const missing = [
    ...best.degree.trim() === "" ? ["el t\xEDtulo o la carrera"] : [],
    ...best.institution === null ? ["la instituci\xF3n"] : [],
    ...best.startYear === null && best.endYear === null && best.status !== "ongoing" ? ["los a\xF1os"] : []
  ];
  const text = missing.length > 0 ? `En tus estudios ${missing.length > 1 || missing[0] === "los a\xF1os" ? "faltan" : "falta"} ${joined(missing)}: compl\xE9talos en una l\xEDnea.` : best.level === "course" ? "Tu formaci\xF3n trae solo cursos: agrega tus estudios principales, con instituci\xF3n y a\xF1os." : "Tus estudios dicen qu\xE9, d\xF3nde y cu\xE1ndo.";
  return award(
    reading,
    "education",
    worth(best),
    text,
    studies2.map((study) => quote(reading.document, study.lines.slice(0, 1)))
  );
}

// app/features/cv/rubric/evidence/skills.ts
var GENERIC = /^(?:office|microsoft office|ms office|paquete office|word|internet|computacion\b.*|ofimatica|redes sociales|correo|windows|power ?point|excel basico|office basico|outlook|whatsapp|facebook|instagram|digitacion|manejo de caja|aseo|gestion|estrategia|networking|vision\b.*|administracion|organizacion|computer\b.*|.*nivel usuario)$/;
function holds(text, name) {
  const at2 = text.indexOf(name);
  if (at2 < 0) return false;
  const edge = (char) => char === "" || !/[\p{L}\p{N}]/u.test(char);
  return edge(text.charAt(at2 - 1)) && edge(text.charAt(at2 + name.length));
}
function countedSkills(reading) {
  const { facts, document, kept, excluded, sectionOf } = reading;
  const folded = new Map(kept.map((line2) => [line2, fold(document.lines[line2]?.text ?? "")]));
  const useLines = /* @__PURE__ */ new Set([
    // Talk of a position ("hacía", "responsable de") names a skill without showing it.
    ...reading.deeds.filter((deed) => deed.opener.kind !== "weak" || deed.figures.length > 0).flatMap((deed) => deed.lines),
    ...kept.filter(
      (line2) => ["projects", "volunteering", "publications", "awards"].includes(sectionOf.get(line2) ?? "")
    )
  ]);
  const seen = /* @__PURE__ */ new Set();
  const found = [];
  for (const skill of facts.skills) {
    const key = fold(skill.canonical);
    if (seen.has(key)) continue;
    const names = [key, fold(skill.name)].filter((name) => name.length > 0);
    const at2 = (line3) => names.some((name) => holds(folded.get(line3) ?? "", name));
    const line2 = excluded.has(skill.line) ? kept.find(at2) : skill.line;
    if (line2 === void 0) continue;
    seen.add(key);
    const seenAt = [...useLines].find((use) => !excluded.has(use) && at2(use));
    const shownLine = seenAt ?? null;
    const kind = isEmptyTalk(key) ? "soft" : skill.kind;
    found.push({
      ...skill,
      kind,
      line: line2,
      shown: shownLine !== null,
      shownLine,
      generic: GENERIC.test(fold(skill.name)) || GENERIC.test(key)
    });
  }
  return found;
}

// app/features/cv/rubric/criteria/skills.ts
var ENOUGH = 5;
var LIST_MAX = 6;
var SHOWN_BEND = 0.4;
var FEWEST2 = 3;
var GENERIC_WORTH = 0.3;
var PARTS6 = { specific: 0.5, shown: 0.35, precise: 0.15 };
function scoreSkills(reading) {
  const skills2 = countedSkills(reading);
  const hard = skills2.filter((skill) => skill.kind === "tool" || skill.kind === "technical");
  const languages2 = skills2.filter((skill) => skill.kind === "language").length + reading.facts.languages.length;
  const specific = hard.reduce((sum, skill) => sum + (skill.generic ? GENERIC_WORTH : 1), 0) + Math.min(1, languages2) * 0.5;
  const shown = hard.filter((skill) => skill.shown && !skill.generic);
  const looked = Math.min(LIST_MAX, Math.max(FEWEST2, hard.filter((skill) => !skill.generic).length));
  const inUseShare = shown.length / looked;
  const soft = skills2.filter((skill) => skill.kind === "soft").length;
  const precise = hard.length === 0 ? 0 : clamp01(1.25 - soft / (soft + hard.length));
  const share = PARTS6.specific * clamp01(specific / ENOUGH) + PARTS6.shown * saturate(inUseShare, SHOWN_BEND) + PARTS6.precise * precise;
  const named2 = joined(
    hard.filter((skill) => !skill.generic).slice(0, 3).map((skill) => skill.name)
  );
  const inUse = shown.length === 1 ? "uno se ve" : `${shown.length} se ven`;
  const text = hard.length === 0 ? "No encontramos herramientas ni conocimientos concretos de tu oficio: nombra los que usas, con su nivel." : shown.length === 0 ? `${counted(hard.length, "Hay un conocimiento o herramienta", "conocimientos y herramientas est\xE1n")} solo en lista: cuenta en un cargo o proyecto para qu\xE9 los usaste.` : inUseShare < SHOWN_BEND || specific < ENOUGH ? `Nombras ${named2 === "" ? "algunas herramientas" : named2}, y ${inUse} en uso: lleva m\xE1s de ellos a tus cargos.` : `Nombras herramientas y conocimientos concretos y ${inUse} en uso.`;
  const evidence = [...shown, ...hard].map((skill) => quote(reading.document, skill.shownLine ?? skill.line, 100));
  return award(reading, "skills", share, text, evidence.slice(0, 3));
}

// app/features/cv/rubric/evidence/writing.ts
var SIGNS = /[!¡?¿]{2,}|,,|(?<!\.)\.\.(?!\.)|\s,\s|\s\.(?:\s|$)|\p{L},\p{L}/u;
var CHAT = /(?:^|\s)(?:q|xq|pq|tb|tmb|k|xfa|porfa|u|ur|pls|im|dont|ive|didnt)(?=\s|[.,](?!\p{L})|$)/u;
var COMMON_SLIPS = /\b(?:e (?:trabajado|estado|hecho|sido|tenido|realizado)|a (?:trabajado|echo|sido)|haber si|aver|asta (?:hoy|la fecha|el|ahora)|osea|haiga|atravez)\b/;
var ENGLISH_SLIPS = /\b(?:recieve\w*|managment|responsab(?:le|ility|ilities)|experiance|expirience|acheive\w*|enviroment\w*|seperate\w*|definately|succes(?:ful\w*)?|comunicat\w*|comunity|profesional\w*|knowlege|knowladge|maintenence|ocurr?ed|oportunit\w*|diferent|colaborat\w*|recomend\w*|adress|atention|begining|writting|excelent|enginer\w*|languaje\w*|bussines|busines|inteligent|necesary|posible|proyect\w*|assistent|customers service|stablish\w*|efficency|tecnolog\w*|tecnical|analize[ds]?|i am work|did a internship)\b/g;
var LIMIT = 0.3;
function writingFlaws(reading) {
  const { document, kept } = reading;
  const wrapped2 = new Set(reading.prose.flatMap((unit) => unit.lines.slice(1)));
  const inList = new Set(
    reading.kept.filter(
      (line2) => ["skills", "languages", "contact", "interests"].includes(reading.sectionOf.get(line2) ?? "")
    )
  );
  const lines = [];
  let judged = 0;
  for (const index of kept) {
    const text = document.lines[index]?.text ?? "";
    if (!/\p{L}{3}/u.test(text) || /@|www\.|https?:|\.(?:com|cl)\b/u.test(text)) continue;
    judged += 1;
    const folded = fold(text);
    const dated2 = /^\p{Ll}+\.?\s*(?:de(?:l)?\s*)?['’]?\d{2,4}/u.test(text);
    const low = /^\p{Ll}(?!\p{Ll}{0,2}['’-]\p{Lu})/u.test(text) && !dated2 && !wrapped2.has(index) && !inList.has(index) && !continues(document.lines[index - 1]?.text ?? "");
    if (low || SIGNS.test(text) || CHAT.test(folded) || COMMON_SLIPS.test(folded)) lines.push(index);
  }
  const share = judged === 0 ? 0 : lines.length / judged;
  return { care: Math.max(0, 1 - share / LIMIT), lines };
}
function continues(before) {
  return before.length > 45 || /[,;:–-]$/.test(before);
}
function englishSlips(reading) {
  if (reading.facts.language !== "en") return [];
  const found = /* @__PURE__ */ new Map();
  for (const line2 of reading.kept) {
    if (reading.sectionOf.get(line2) === "contact") continue;
    for (const [word] of fold(reading.document.lines[line2]?.text ?? "").matchAll(ENGLISH_SLIPS)) {
      if (!found.has(word)) found.set(word, line2);
    }
  }
  return [...found].map(([word, line2]) => ({ word, line: line2 }));
}

// app/features/cv/rubric/spelling/foreign.ts
var WORDS4 = /\p{L}+/gu;
var BORDER = /[«»"“”„()[\]|;•·:]|[.!?]\s|\s{2,}/u;
var SPANISH = new Set(
  "de la el en y los las del para con por una un que se su al como mi lo sus desde hasta sobre no m\xE1s".split(" ")
);
var OTHERS = [
  "the of and with from for by at on an our is are was were this that their into to in as",
  "des et du une dans aux avec est ses pendant chez",
  "und der die das f\xFCr mit von bei den dem ein eine zur zum im auf",
  "em uma com n\xE3o ao do das pelo pela",
  "di il della gli nel dei delle alla"
].map((words) => new Set(words.split(" ")));
function passagesOf(text) {
  const found = [];
  let start = 0;
  for (const match of text.matchAll(new RegExp(BORDER, "gu"))) {
    if (match.index > start) found.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}
function hasSpanish(passage) {
  return (passage.toLowerCase().match(WORDS4) ?? []).some((word) => SPANISH.has(word));
}
function isForeign(passage) {
  const words = passage.toLowerCase().match(WORDS4) ?? [];
  const spanish = words.filter((word) => SPANISH.has(word)).length;
  return OTHERS.some((language) => words.filter((word) => language.has(word)).length > spanish);
}

// app/features/cv/rubric/spelling/judged-words.ts
var ADDRESS2 = /(?<!\S)\S*@\S*|(?:https?:\/\/|www\.)\S+|(?<!\S)\S+\.(?:com|cl|net|org|io|dev|edu|gov|es|ar|pe|mx|co)(?:\/\S*)?(?=$|[\s,;)])/giu;
var PLACEHOLDER = /\[[^[\]]{0,80}\]|<[^<>]{0,80}>|\{[^{}]{0,80}\}/gu;
var STREET3 = /^\s*(?:direcci[oó]n|domicilio)\b|\b(?:av(?:da|enida)?|calle|pasaje|psje|pje|camino|block|villa|poblaci[oó]n|parcela)\b.{1,60}\d/iu;
var ADDRESS_WORDS = 14;
var SENTENCE_WORDS = 6;
var WORD3 = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+#.-]*/gu;
var CAPITALS = /^[^\p{Ll}]+$/u;
var ABBREVIATION2 = /^\.(?:,|;|\)|\s*[\p{Ll}\p{N}])/u;
var LONGEST_ABBREVIATION = 7;
var OPEN_GENDER = /[^aeiou\s]xs?$/u;
var LONGEST4 = 40;
var PLAIN_ERRORS = /* @__PURE__ */ new Set([
  "aveces",
  "osea",
  "haiga",
  "haci",
  "enserio",
  "porsupuesto",
  "apesar",
  "atravez",
  "deacuerdo",
  "alomejor",
  "talv\xE9s",
  "aprendi"
]);
var MONTHS3 = /* @__PURE__ */ new Set([
  "ene",
  "feb",
  "mar",
  "abr",
  "may",
  "jun",
  "jul",
  "ago",
  "sep",
  "sept",
  "set",
  "oct",
  "nov",
  "dic"
]);
var CHAT_WORDS = /* @__PURE__ */ new Set(["q", "xq", "pq", "tb", "tmb", "k", "xfa", "porfa", "toy", "pa", "wn", "finde"]);
var WORKED2 = /^trabaje\s+(?:en|como|de|por|para|con)\s/iu;
var BEFORE_WORKED = /(?:^|[.;•·–—-])\P{L}*(?:yo\s+)?$/iu;
function namesOf(reading) {
  const { facts, document } = reading;
  const texts = [
    facts.name,
    facts.location,
    ...facts.jobs.map((job) => job.employer),
    ...facts.studies.map((study) => study.institution),
    ...document.lines.flatMap((line2) => line2.text.match(ADDRESS2) ?? [])
  ];
  const tools = facts.skills.filter((skill) => skill.kind === "tool").flatMap((skill) => [skill.canonical, skill.name]);
  return new Set([...texts, ...tools].flatMap((text) => fold(text ?? "").match(/[\p{L}\p{N}]+/gu) ?? []));
}
function tradeWords(reading) {
  const technical3 = reading.facts.skills.filter(({ kind }) => kind === "technical").map(({ canonical }) => canonical);
  const written = technical3.filter((canonical) => skillLexicon.has(canonical));
  return new Set(written.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
}
function isAddress(text) {
  return STREET3.test(text) && (text.match(/\S+/gu)?.length ?? 0) <= ADDRESS_WORDS;
}
function isSentence(text) {
  return (text.match(/(?<!\S)\p{Ll}+(?=[\s,;.]|$)/gu)?.length ?? 0) >= SENTENCE_WORDS;
}
function judgedText(reading, index) {
  const kind = reading.sectionOf.get(index);
  const written = reading.document.lines[index]?.text ?? "";
  if (kind === "references" || kind === "contact" && !isSentence(written) || isAddress(written)) return null;
  const blank = (found) => " ".repeat(found.length);
  return written.replace(ADDRESS2, blank).replace(PLACEHOLDER, blank);
}
function* occurrences(reading) {
  const names = namesOf(reading);
  const trade = tradeWords(reading);
  const headings = new Set(reading.facts.sections.map((section) => section.heading));
  let broken = false;
  for (const line2 of reading.kept) {
    const text = judgedText(reading, line2);
    const rest = broken;
    broken = text !== null && /\p{L}[-\u00ad]$/u.test(text);
    if (text === null) continue;
    const shouted = CAPITALS.test(text) && !headings.has(line2);
    for (const { start, end } of passagesOf(text)) {
      const passage = text.slice(start, end);
      if (isForeign(passage)) continue;
      const place = { line: line2, passage: start, spanish: hasSpanish(passage), shouted };
      for (const match of passage.matchAll(WORD3)) {
        const at2 = start + match.index;
        const after = text.slice(at2 + match[0].length);
        if (rest && at2 === 0 || broken && after === "") continue;
        for (const one of wordsIn(match[0], text, at2, { names, trade, shouted })) yield { ...one, ...place };
      }
    }
  }
}
function* wordsIn(found, text, at2, { names, trade, shouted }) {
  const capitals = CAPITALS.test(text);
  const written = found.replace(/[.'’+#-]+$/u, "");
  if (/[\p{N}+#.'’]|\p{Ll}\p{Lu}/u.test(written)) return;
  if (!capitals && CAPITALS.test(written) && written.length > 1) return;
  const shortened = written.length <= LONGEST_ABBREVIATION && ABBREVIATION2.test(text.slice(at2 + written.length));
  const { strict, skip } = positionOf(written, text.slice(0, at2));
  for (const part of written.split("-")) {
    const word = part.toLowerCase();
    const folded = fold(word);
    const plain = plainErrorOf(part, part === written, text.slice(0, at2), text.slice(at2));
    if (plain !== null) {
      yield { part, strict, plain };
      continue;
    }
    if (part.length > LONGEST4 || shortened || skip && !shouted || OPEN_GENDER.test(folded)) continue;
    if (names.has(folded) || trade.has(word) || MONTHS3.has(folded)) continue;
    if (strict && (GIVEN_NAMES.has(folded) || FAMILY_NAMES.has(folded))) continue;
    yield { part, strict, plain: null };
  }
}
function positionOf(word, before) {
  const capital = /^\p{Lu}/u.test(word);
  if (!capital) return { strict: false, skip: false };
  const starts = /^[^\p{L}\p{N}]*$/u.test(before) || /[.:;!?•·–—-]\s*$/u.test(before);
  return { strict: true, skip: !starts };
}
function plainErrorOf(part, alone, before, from) {
  const word = part.toLowerCase();
  if (WORKED2.test(from) && BEFORE_WORKED.test(before)) return "accent";
  if (PLAIN_ERRORS.has(word)) return word === "aprendi" ? "accent" : "letter";
  const chat = alone && part === word && CHAT_WORDS.has(word) && /^[,;]?(?:\s+[^\s=:<>≤≥\d]|\s*$)/u.test(from.slice(part.length));
  return chat ? "letter" : null;
}

// app/features/cv/rubric/spelling/misspelling.ts
var ACCENTS = {
  a: ["\xE1"],
  e: ["\xE9"],
  i: ["\xED"],
  o: ["\xF3"],
  u: ["\xFA", "\xFC"],
  n: ["\xF1"],
  \u00E1: ["a"],
  \u00E9: ["e"],
  \u00ED: ["i"],
  \u00F3: ["o"],
  \u00FA: ["u"],
  \u00FC: ["u"],
  \u00F1: ["n"]
};
var SOUNDS = [
  ["b", "v"],
  ["s", "z"],
  ["ll", "y"],
  ["x", "s"],
  ["x", "cc"],
  ["cc", "c"],
  ["sc", "s"],
  ["y", "i"],
  ["k", "c"],
  ["k", "qu"],
  ["rr", "r"],
  ["gu", "g"],
  ["hu", "gu"],
  ["hie", "ye"],
  ["ns", "s"],
  ["bs", "s"],
  ["ps", "s"],
  ["pt", "t"],
  ["ct", "t"],
  ["ee", "e"],
  ["nn", "n"],
  ["ss", "s"],
  ["ii", "i"],
  ["np", "mp"],
  ["nb", "mb"],
  ["mv", "nv"],
  ["mf", "nf"],
  // Only before these vowels do the two sound alike.
  ...[..."ei\xE9\xED"].flatMap(
    (vowel) => ["s c", "z c", "g j", "x xc", "sc c"].map((pair) => {
      const [left, right] = pair.split(" ");
      return [`${left}${vowel}`, `${right}${vowel}`];
    })
  )
];
var LETTERS = "abcdefghijlmnopqrstuvyz\xE1\xE9\xED\xF3\xFA\xF1";
var KEYBOARD = ["qwertyuiop", "asdfghjkl\xF1", "zxcvbnm"];
var FOREIGN_SHAPE = /w|q(?!u)|sh|ck|th|ph|oo|^s[bcdfglmnpqt]|[bcfghjkmpqtvx]$|[^aeiouyáéíóúü][^aeiouyáéíóúü]$|[^a-záéíóúüñ]/u;
var LONG_ENOUGH = 8;
var SHORTEST_TYPO = 6;
var SHORTEST_SLIP = 4;
var LONGEST_TYPO = 24;
var ACCENTED = /[áéíóú]/u;
function replaceAt(word, at2, length, by) {
  return word.slice(0, at2) + by + word.slice(at2 + length);
}
function* accentVariants(word) {
  for (let at2 = 0; at2 < word.length; at2 += 1) {
    for (const other of ACCENTS[word.charAt(at2)] ?? []) yield replaceAt(word, at2, 1, other);
  }
  const marked = word.search(/[áéíóú]/u);
  if (marked < 0) return;
  const bare2 = replaceAt(word, marked, 1, ACCENTS[word.charAt(marked)]?.[0] ?? word.charAt(marked));
  for (let at2 = 0; at2 < bare2.length; at2 += 1) {
    const other = ACCENTS[bare2.charAt(at2)]?.[0];
    if (other !== void 0 && at2 !== marked && "aeiou".includes(bare2.charAt(at2))) yield replaceAt(bare2, at2, 1, other);
  }
}
function* soundVariants(word) {
  if (!word.startsWith("h")) yield `h${word}`;
  for (const [left, right] of SOUNDS) {
    for (const [from, to] of [
      [left, right],
      [right, left]
    ]) {
      for (let at2 = word.indexOf(from); at2 >= 0; at2 = word.indexOf(from, at2 + 1))
        yield replaceAt(word, at2, from.length, to);
    }
  }
  for (let at2 = word.indexOf("h"); at2 >= 0; at2 = word.indexOf("h", at2 + 1)) {
    if (word.charAt(at2 - 1) !== "c") yield replaceAt(word, at2, 1, "");
  }
  for (let at2 = 1; at2 < word.length - 1; at2 += 1) {
    if ("aeiou".includes(word.charAt(at2)) && "aeiou".includes(word.charAt(at2 - 1))) yield replaceAt(word, at2, 0, "h");
  }
}
function besideOnKeyboard(letter) {
  for (const [row, keys2] of KEYBOARD.entries()) {
    const at2 = keys2.indexOf(letter);
    if (at2 < 0) continue;
    const others = [KEYBOARD[row - 1], KEYBOARD[row + 1]].map((other) => other?.slice(Math.max(0, at2 - 1), at2 + 2));
    return [keys2[at2 - 1], keys2[at2 + 1], ...others].join("");
  }
  return "";
}
function* typoVariants(word) {
  for (let at2 = 1; at2 < word.length; at2 += 1) {
    const letter = word.charAt(at2);
    const near = besideOnKeyboard(letter);
    if (word.charAt(at2 - 1) === letter) yield replaceAt(word, at2, 1, "");
    if (word.slice(at2, at2 + 2) === word.slice(at2 + 2, at2 + 4)) yield replaceAt(word, at2, 2, "");
    if (at2 + 1 < word.length) yield replaceAt(word, at2, 2, word.charAt(at2 + 1) + letter);
    for (const other of LETTERS) yield replaceAt(word, at2, 0, other);
    for (const other of near) yield replaceAt(word, at2, 1, other);
  }
}
function lastSwapped(word) {
  return word.slice(0, -2) + word.slice(-1) + word.slice(-2, -1);
}
function tildes(word) {
  return word.split("\xF1").length;
}
function some(variants, test) {
  for (const variant of variants) if (test(variant)) return true;
  return false;
}
function isUnknown(word, checker) {
  return word.length >= SHORTEST_SLIP && !checker.isKnown(word);
}
function slipOf(word, checker, strict) {
  if (!isUnknown(word, checker)) return null;
  const common = (candidate) => candidate.length >= 3 && checker.isCommon(candidate);
  if (FOREIGN_SHAPE.test(word))
    return !strict && word.length >= SHORTEST_TYPO && common(lastSwapped(word)) ? "typo" : null;
  const known = strict ? common : (candidate) => candidate.length >= 3 && checker.isKnown(candidate);
  for (const variant of accentVariants(word)) {
    const leftOut = ACCENTED.test(variant) && !ACCENTED.test(word) && tildes(variant) === tildes(word);
    if (leftOut ? known(variant) : common(variant)) return "accent";
  }
  const sounded = [...soundVariants(word)];
  if (sounded.some((variant) => common(variant) || some(accentVariants(variant), common))) return "letter";
  if (strict) return null;
  if (word.length >= LONG_ENOUGH && !word.includes("k") && sounded.some(known)) return "letter";
  if (word.length >= SHORTEST_TYPO && word.length <= LONGEST_TYPO) {
    if (sounded.some((variant) => some(soundVariants(variant), common))) return "letter";
    if (some(typoVariants(word), common)) return "typo";
  }
  return null;
}

// app/features/cv/rubric/spelling/check-words.ts
var MOST_EXAMINED = 120;
var A_TERM = 3;
var UNEXPLAINED = 2;
function checkSpelling(reading, checker) {
  const words = [...occurrences(reading)];
  const times = /* @__PURE__ */ new Map();
  for (const { part, plain } of words) {
    const word = part.toLowerCase();
    if (plain === null && isUnknown(word, checker)) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const sample = sampleOf([...times.keys()]);
  const slipIn = slipFinder(checker);
  const isExplained = (word) => !sample.has(word) || slipIn(word, false) !== null;
  const strange = strangePassages(words, checker, isExplained);
  const isBesideTerm = (at2) => [words[at2 - 1], words[at2 + 1]].some((other) => {
    const near = other !== void 0 && other.plain === null && passageOf(other) === passageOf(words[at2] ?? other);
    return near && times.has(other.part.toLowerCase()) && !isExplained(other.part.toLowerCase());
  });
  const seen = /* @__PURE__ */ new Set();
  const found = [];
  for (const [at2, one] of words.entries()) {
    const { part, line: line2, shouted, strict, plain } = one;
    const word = part.toLowerCase();
    if (seen.has(word) || plain === null && (!sample.has(word) || strange.has(passageOf(one)))) continue;
    const slip = plain ?? slipIn(word, strict || shouted || isBesideTerm(at2));
    if (slip === null || plain === null && shouted && slip === "accent") continue;
    if (slip === "typo" && (times.get(word) ?? 0) >= A_TERM) continue;
    seen.add(word);
    found.push({ word: part, line: line2, slip, standsFor: plain === null ? times.size / sample.size : 1 });
  }
  return { found, unknown: times.size, examined: sample.size };
}
function passageOf({ line: line2, passage }) {
  return `${line2} ${passage}`;
}
function strangePassages(words, checker, isExplained) {
  const counts = /* @__PURE__ */ new Map();
  for (const one of words) {
    const word = one.part.toLowerCase();
    if (one.spanish || word.length < SHORTEST_SLIP) continue;
    const count = counts.get(passageOf(one)) ?? { all: 0, unknown: 0, unexplained: 0 };
    counts.set(passageOf(one), count);
    count.all += 1;
    if (!isUnknown(word, checker)) continue;
    count.unknown += 1;
    if (!isExplained(word)) count.unexplained += 1;
  }
  const strange = [...counts].filter(([, one]) => one.unexplained >= UNEXPLAINED && one.unknown * 2 >= one.all);
  return new Set(strange.map(([passage]) => passage));
}
function slipFinder(checker) {
  const known = /* @__PURE__ */ new Map();
  return (word, strict) => {
    const key = `${word} ${strict}`;
    const before = known.get(key);
    if (before !== void 0) return before;
    const slip = slipOf(word, checker, strict);
    known.set(key, slip);
    return slip;
  };
}
function sampleOf(words) {
  if (words.length <= MOST_EXAMINED) return new Set(words);
  const step = words.length / MOST_EXAMINED;
  return new Set(Array.from({ length: MOST_EXAMINED }, (_, at2) => words[Math.floor(at2 * step)] ?? ""));
}

// app/features/cv/rubric/criteria/spelling.ts
var WEIGHT2 = { accent: 0.35, letter: 1, typo: 0.5 };
var LIMIT2 = 3;
var SHORTEST2 = 100;
var ENOUGH_WORDS3 = 50;
var PARTS7 = { words: 0.75, care: 0.25 };
var OCR_WEIGHT = { accent: 0, letter: 0.6, typo: 0.1 };
var OCR_FLOOR = 0.7;
function scoreSpelling(reading, checker) {
  const ocr = reading.document.method === "ocr";
  const spanish = reading.facts.language === "es";
  const check = spanish ? checkSpelling(reading, checker) : checkEnglish(reading);
  const slips = check.found;
  const flaws = writingFlaws(reading);
  const weight = slips.reduce((sum, slip) => sum + (ocr ? OCR_WEIGHT : WEIGHT2)[slip.slip] * slip.standsFor, 0);
  const right = clamp01(1 - weight / Math.max(reading.words, SHORTEST2) * 100 / LIMIT2);
  const care = ocr ? 1 : flaws.care;
  const share = Math.max(ocr ? OCR_FLOOR : 0, PARTS7.words * right + PARTS7.care * care) * clamp01(reading.words / ENOUGH_WORDS3);
  const lines = [...slips.map((slip) => slip.line), ...ocr ? [] : flaws.lines];
  return award(
    reading,
    "spelling",
    share,
    finding2(check, flaws.care, spanish, ocr),
    lines.map((line2) => quote(reading.document, line2, 100))
  );
}
function checkEnglish(reading) {
  const found = englishSlips(reading).map((one) => ({ ...one, slip: "letter", standsFor: 1 }));
  return { found, unknown: found.length, examined: found.length };
}
function finding2({ found: slips, unknown, examined }, care, spanish, ocr) {
  const worst = [...slips].sort((a, b) => WEIGHT2[b.slip] - WEIGHT2[a.slip]).slice(0, 3);
  const words = joined(worst.map((slip) => `\xAB${slip.word}\xBB`));
  if (ocr)
    return worst.length === 0 ? "Le\xEDmos tu CV desde una imagen y no vimos faltas." : "Le\xEDmos tu CV desde una imagen, as\xED que las faltas pesan menos: revisa el texto original.";
  if (examined < unknown)
    return `El diccionario no conoce ${unknown} palabras distintas de tu texto. Revisamos una muestra de ${examined} y ${worst.length > 0 ? `${counted(slips.length, "una parece mal escrita", "parecen mal escritas")}, como ${words}` : "ninguna parece mal escrita"}: pasa el corrector antes de enviarlo.`;
  if (worst.length > 0)
    return `${counted(slips.length, "Encontramos una palabra por revisar", "palabras por revisar")}, como ${words}: corr\xEDgelas y pasa el corrector antes de enviarlo.`;
  if (care < 0.8) return "Revisa may\xFAsculas, abreviaturas de chat y signos repetidos: restan seriedad al texto.";
  return spanish ? "No encontramos faltas de ortograf\xEDa." : "La escritura es cuidada; el diccionario se aplica solo a textos en espa\xF1ol.";
}

// app/features/cv/rubric/criteria/structure.ts
var WITHOUT_HEADING = 0.6;
function scoreStructure(reading) {
  const { facts } = reading;
  const live = facts.sections.filter((section) => section.heading === null || !reading.excluded.has(section.heading));
  const headed = (...kinds) => live.some(
    (section) => section.heading !== null && kinds.includes(section.kind) && section.lines.some((line2) => !reading.excluded.has(line2))
  );
  const part = (heading, present) => heading ? 1 : present ? WITHOUT_HEADING : 0;
  const worked = facts.jobs.length > 0 || reading.deeds.length >= 2;
  const skilled = facts.skills.some((skill) => !reading.excluded.has(skill.line)) || facts.languages.length > 0;
  const parts = [
    { label: "un titular con tu profesi\xF3n", got: facts.profession === null ? 0 : 1, worth: 0.15 },
    { label: "un perfil de dos o tres l\xEDneas", got: part(headed("summary"), reading.summary.length > 0), worth: 0.1 },
    {
      label: "la experiencia (o tus proyectos y pr\xE1cticas)",
      got: part(headed("experience", "projects", "volunteering"), worked),
      worth: 0.35
    },
    { label: "la formaci\xF3n", got: part(headed("education"), facts.studies.length > 0), worth: 0.2 },
    { label: "las habilidades", got: part(headed("skills", "languages", "certifications"), skilled), worth: 0.2 }
  ];
  const share = parts.reduce((sum, { got, worth: worth2 }) => sum + got * worth2, 0);
  const missing = parts.filter((one) => one.got === 0).map((one) => one.label);
  const unnamed2 = parts.filter((one) => one.got === WITHOUT_HEADING).map((one) => one.label);
  const text = missing.length > 0 ? `En tu CV no encontramos ${joined(missing)}: agrega ${missing.length === 1 ? "esa parte con su t\xEDtulo" : "cada parte con su t\xEDtulo"}.` : unnamed2.length > 0 ? `Est\xE1n todas las partes, pero falta un t\xEDtulo claro para ${joined(unnamed2)}.` : "Tu CV tiene todas las partes que se buscan, cada una con su t\xEDtulo.";
  const headings = live.flatMap(
    (section) => section.heading === null ? [] : [quote(reading.document, section.heading)]
  );
  return award(reading, "structure", share, text, headings);
}

// app/features/cv/rubric/criteria/verbs.ts
var WORTH = {
  strong: 1,
  result: 0.95,
  routine: 0.4,
  noun: 0.3,
  infinitive: 0.35,
  weak: 0.05,
  none: 0.1
};
var WITH_FIGURE = 0.5;
var VAGUE_WORTH = 0.1;
var BEND2 = 1.2;
var FEWEST3 = 3;
var VARIETY = 0.08;
var VARIED = 0.7;
var HALF = 0.4;
function worthOf(deed) {
  if (isVague(deed)) return Math.min(VAGUE_WORTH, WORTH[deed.opener.kind]);
  return Math.max(WORTH[deed.opener.kind], deed.figures.length > 0 ? WITH_FIGURE : 0);
}
function variety(deeds) {
  const verbs2 = deeds.filter((deed) => deed.opener.kind === "strong" || deed.opener.kind === "routine").map((deed) => verbOf(deed.opener.word)?.lemma ?? fold(deed.opener.word));
  return verbs2.length < FEWEST3 ? 1 : clamp01(new Set(verbs2).size / verbs2.length / VARIED);
}
function scoreVerbs(reading) {
  const spoken = (deed) => deed.opener.kind === "strong" || deed.opener.kind === "result";
  const core = reading.deeds.filter((deed) => !deed.aside || spoken(deed));
  const deeds = core.length === 0 ? reading.deeds : core;
  const mean = deeds.map(worthOf).reduce((sum, value) => sum + value, 0) / Math.max(FEWEST3, deeds.length);
  const strong = deeds.filter(spoken);
  const other = deeds.find((deed) => WORTH[deed.opener.kind] < WITH_FIGURE);
  const text = finding3(deeds.length, strong.length, mean);
  const quotes = [...strong, ...other === void 0 ? [] : [other]].map((deed) => deedQuote(reading, deed));
  const share = saturate(mean, BEND2) * (1 - VARIETY + VARIETY * variety(deeds));
  return award(reading, "verbs", share, text, strong.length > 3 ? quotes.slice(0, 3) : quotes);
}
function finding3(lines, strong, worth2) {
  if (lines === 0)
    return "No hay frases de acci\xF3n que evaluar: abre cada l\xEDnea con un verbo como \xABDise\xF1\xE9\xBB, \xABAtend\xED\xBB o \xABCoordin\xE9\xBB.";
  if (strong === lines) return "Tus frases abren con una acci\xF3n o un resultado.";
  if (strong === 0 && worth2 >= HALF)
    return "Tus frases dicen cu\xE1nto hiciste, pero ninguna abre con una acci\xF3n: cambia los nombres de tareas por verbos en primera persona.";
  const how = strong === 0 ? "Ninguna de tus frases abre" : `De ${lines} frases, ${strong === 1 ? "una abre" : `${strong} abren`}`;
  return `${how} con una acci\xF3n o un resultado: cambia las que nombran tareas por verbos en primera persona.`;
}

// app/features/cv/rubric/evidence/figures.ts
var NOT_A_MEASURE = [
  /[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|cl|net|org|io|dev|ar|pe|co|es|br|mx)(?:\/\S*)?/g,
  /\b\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dk]\b/g,
  /\(?\+\d{1,3}\)?[\s.\d()-]{7,}/g,
  /\b(?:9\s?)?\d{4}\s\d{4}\b|\b9\d{8}\b|\b\d{8,}\b/g,
  /\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}\b/g,
  /\b\d{1,2}\s?[/.-]\s?(?:19|20)\d{2}\b|\b(?:19|20)\d{2}\s?[/.-]\s?\d{1,2}\b/g,
  /\b(?:ene|enero|feb|febrero|mar|marzo|abr|abril|may|mayo|jun|junio|jul|julio|ago|agosto|sep|sept|septiembre|oct|octubre|nov|noviembre|dic|diciembre|january|february|march|april|june|july|august|september|october|november|december|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)\.?\s*(?:de\s*|del\s*|')?\s*\d{2,4}\b/g,
  /\b\d{1,2}\s+de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g,
  // Norms, laws, products, forms and places whose name carries a number.
  /\b(?:iso|iec|ohsas|nch|ieee|ansi|astm|api|haccp|brc|ley|decreto|resolucion|d\.?\s?s\.?|dfl|d\.?\s?l\.?|ifrs|niif|nic|articulo|art\.?|office|windows|microsoft|oracle|f|formulario|form|autocad|sap|s\/|n[°ºo]|nro|numero|ruta|linea|piso|depto|departamento|casa|block|oficina|pasaje|km|version|ver\.|v|modulo|nivel|fase|etapa|turno|turnos|jornada|liceo|escuela|colegio|instituto|clase|licencia|grado|region|seccion|zona|sector|covid|industria|area|web|4g|web|ssr|nrf|decreto supremo|decreto ley|supremo|test|nb)\.?\s*(?:n[°ºo]\.?\s*)?[-–]?\s*\d+(?:[.:/-]\d+)*\b/g,
  // A version, unless what it counts follows: "Python 3", but "con Python 6 reportes".
  /\b(?:java|python|angular|php|html|css|react|vue|node)\s*\d+(?:[.:/-]\d+)*\b(?!\s+\p{L}{3,}s\b)/gu,
  /\b\d+\s?[°º](?!\s?c\b)(?:\s*(?:a|y|-|al|e)\s*(?:\d+|i{1,3}v?|iv)\s?[°º]?)?(?:\s*(?:basico|medio|semestre|ano|grado|lugar))?/g,
  /\b\d{1,2}(?:ro|do|to|er|mo|vo|no|th|st|nd|rd)\b/g,
  /\b(?:[1-8])\s+(?:basico|medio)\b/g,
  /\b(?:\d+\s?x\s?\d+|24\/7|24x7|\d+\/\d+\s+turnos?)\b/g,
  /\b\d{1,2}[:.]\d{2}\s*(?:hrs?|horas|h|am|pm)\b|\b\d{1,2}\s*(?:am|pm)\b/g,
  /\b\d+(?:[.,]\d+)?\s*(?:\+\s*)?(?:anos?|years?|meses)\s*(?:de\s+|of\s+)?(?:edad|experiencia|experience|trayectoria|carrera|antiguedad|old|servicio|garantia|idade)\b/g,
  /\b(?:mas de|over|sobre|con|with|mais de)\s+\d+\s*(?:anos|years)\b/g,
  /\b\d+\s*(?:anos|years)\b(?!\s*(?:de\s+)?(?:datos|historia|registros))/g,
  /\b\d+\s*(?:horas|hrs|hours)\s*(?:semanales|cronologicas|pedagogicas|lectivas|academicas|a la semana|per week|por semana)?(?=[^.]{0,25}\b(?:curso|taller|diplomado|capacitacion recibida|seminario|course|workshop)\b)/g,
  /\b(?:curso|taller|diplomado|seminario|course|workshop|certificacion)\b[^.;]{0,60}?\b\d+\s*(?:horas|hrs|hours|h)\b/g,
  /\b\d+\s*(?:horas|hrs)\s*(?:semanales|cronologicas|pedagogicas|lectivas|academicas|a la semana)\b(?<!\b(?:ahorr|reduj|liber|recuper|libr)\w* (?:\w+ ){0,4}\d+ \w+ [\w ]+)/g,
  /\b(?:19|20)\d{2}s?\b(?!\s*(?:%|personas|clientes|unidades|usuarios|alumnos|estudiantes|pacientes|toneladas|casos|piezas|kg|m2|metros|horas))/g,
  /\bsix sigma\b|\b[1-9]\s?s\b|\b\d+\s+hij[oa]s\b/g,
  /\b(?!m2\b|m3\b|co2\b)[a-z]+\d+[a-z0-9]*\b|\b\d+[a-z]{1,2}\d*\b(?<!\d(?:k|m|kg|t|ha|mw|kw|mm|cm|km|m2|ml|gb|tb|ms|h|s|kv|mb|ro))/g
];
var NUMBER2 = String.raw`\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?`;
var CHANGE = new RegExp(
  [
    String.raw`[+-]?\s?${NUMBER2}\s?(?:%|por ciento|percent|puntos porcentuales|pp\b)`,
    String.raw`\b(?:de|desde|from)\s+(?:US\$|UF|MM\$|\$|R\$)?\s?${NUMBER2}\s?[\p{L}%/²³$]{0,14}(?:\s[\p{L}/]{1,14}){0,2}\s+(?:a|hasta|to|para)\s+(?:solo\s+|only\s+|menos de\s+|mas de\s+)?(?:US\$|UF|MM\$|\$|R\$)?\s?${NUMBER2}`,
    String.raw`(?<![\w\d])[+-]\s?${NUMBER2}`
  ].join("|"),
  "giu"
);
var AMOUNT = new RegExp(String.raw`(?:US\$|MM\$|M\$|CLP|USD|UF|R\$|\$|€)?\s?${NUMBER2}`, "gi");
var CHANGE_IN_WORDS = /\b(?:(?:se )?(?:duplic|tripliqu|triplic|dupliqu)\w+|doubled|tripled|halved|dobrei|tripliquei|(?:al|el) (?:doble|triple)|(?:a|en) la mitad|en un (?:tercio|cuarto)|by (?:a|one) (?:third|quarter|half)|by half)\b/g;
var WORDS_OF_NUMBER = /\b(?:cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiun\w*|veinti\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscient[oa]s|trescient[oa]s|quinient[oa]s|mitad|tercio|zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|dois|duas|quatro|sete|oito|nove|dez|doze|vinte|trinta|cem)\b(?!\s+(?:veces por semana|anos|years|meses de experiencia|idiomas|lados|veces|days|dias|turnos|jornadas|hij[oa]s)\b)/g;
function withoutNames(folded) {
  let rest = folded;
  for (const shape2 of NOT_A_MEASURE) rest = rest.replace(shape2, (found) => "_".repeat(found.length));
  return rest;
}
function figures(text) {
  const rest = withoutNames(fold(text));
  const found = [];
  const free = (start, end) => found.every((other) => end <= other.start || start >= other.start + other.text.length);
  for (const [kind, shape2] of [
    ["change", CHANGE],
    ["change", CHANGE_IN_WORDS],
    ["amount", AMOUNT],
    ["word", WORDS_OF_NUMBER]
  ]) {
    for (const match of rest.matchAll(shape2)) {
      const lead = match[0].length - match[0].trimStart().length;
      const start = match.index + lead;
      const end = match.index + match[0].trimEnd().length;
      if (!free(start, end) || kind === "amount" && !countsSomething(rest, start, end)) continue;
      const measured = kindOf(kind, rest, match[0]);
      found.push({ text: text.normalize("NFC").slice(start, end), start, kind: measured });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
function countsSomething(rest, start, end) {
  if (/[$€]|uf|usd|clp/.test(rest.slice(start, end))) return true;
  if (/(?:uf|us\$|mm\$|m\$|\$|usd|clp|ufs)\s?$/.test(rest.slice(Math.max(0, start - 5), start))) return true;
  if (/(?:equipos? de|team of|equipe de|a cargo de|grupos? de)\s$/.test(rest.slice(Math.max(0, start - 14), start)))
    return true;
  if (/^\s*(?:a|al|y|e|o|u|en|con|por|para|que|to|and|or|in|with|for)\b/.test(rest.slice(end))) return false;
  if (isDuration(rest, end)) return false;
  return /^\+?[\s-]{0,2}(?:[\p{L}(²³/"'«]|mm|kw)/u.test(rest.slice(end)) && !/^\s*[yaeo]?\s*_/.test(rest.slice(end));
}
var SPARED = /\b(?:ahorr\w*|reduj\w*|reduc\w*|baj\w+|menos|liber\w*|recuper\w*|acort\w*|saved|saving|cut|reduced|sin (?:accidentes|fallas|detenciones|incidentes)|hombre|record)\b/;
function isDuration(rest, end) {
  return /^\s*(?:horas?|hrs?|h|hours?|dias?|days?|semanas?|weeks?|mes|meses|months?|minutos?|semestres?)\b/.test(
    rest.slice(end)
  ) && !SPARED.test(rest);
}
var RISE = /\b(?:sub\w+|aument\w*|pas(?:e|o|amos|ando|ar|aron)|crec\w*|elev\w*|increment\w*|mejor\w*|ampli\w*|dupli\w*|tripli\w*|lleve|llevo|increas\w*|grew|grow\w*|rais\w*|rose|improv\w*|scal\w*|escal\w*|expand\w*|alza|aumentei|cresc\w*|multiplic\w*)\b/;
function isChange(rest, found) {
  if (!/^\s*(?:de|desde|from)\b/i.test(found)) return true;
  const [first, second] = (found.match(/\d[\d.,]*/g) ?? []).map(
    (digits) => Number(digits.replace(/[.,](?=\d{3}\b)/g, "").replace(",", "."))
  );
  if (first === void 0 || second === void 0) return true;
  return second < first || found.includes("%") || RISE.test(rest) || /[a-z]\s+(?:a|to)\s/i.test(found);
}
var SMALL_MAX = 4;
var SMALL_WORDS = /^(?:dos|tres|cuatro|two|three|four|dois|duas|quatro|half|mitad|tercio)$/;
function kindOf(kind, rest, found) {
  if (kind === "change") return isChange(rest, found) ? "change" : "amount";
  if (kind === "word") return SMALL_WORDS.test(found) ? "word" : "amount";
  return /^[1-9]$/.test(found.trim()) && Number(found) <= SMALL_MAX ? "word" : "amount";
}

// app/features/cv/rubric/evidence/verbs.ts
var WEAK_WORDS = new Set(
  list(`hice; hacia; haciamos; estuve; estaba; fui; era; tuve; tenia; trabaje; trabajo; trabajaba; aprendi; aprendia; empece;
  entre; conoci; pude; quise; di; vi; sali; llegue; saque; quede; ahi; ademas; tambien; despues; luego; en; yo; me; mi; mis;
  soy; siempre; ganas; deberes; ilustre; apoyo; ayuda; ayudante; worked; was; had; did; in; i; my; responsavel; encarregado; trabalhei;
  fiz; ajudei; varias; varios; cosas; hago; trabajar; todo; todas; lo; los; las; la; el; de; con; para; por; un; una; se; bajo; sobre`)
);
var RESULT_NOUNS = new Set(
  list(`reduccion; aumento; ahorro; disminucion; incremento; mejora; crecimiento; logro; logros; record; premio; baja; alza;
  recuperacion; recaudacion; certificacion; acreditacion; adjudicacion; aprobacion; cumplimiento; duplicacion; reduction;
  increase; growth; savings; award; reducao; crescimento; economia; equipo; cartera; presupuesto; cobertura; entrega; team;
  ventas; plazo; tasa; rendimiento; tiempo; margen; costo; costos; satisfaccion; primer; primera; segundo; mejor`)
);
var ACTION_NOUN = /(?:cion|sion|ciones|siones|miento|mientos|aje|ncia|ura|cao|coes|mento|ing)$/;
var TASK_NOUNS = new Set(
  list(`analisis; ventas; soporte; trabajo; visitas; compras; cobro; cobranza; arqueo; inventarios; clases; charlas; taller; talleres;
  turno; turnos; entrevistas; informes; reportes; ayudantia; asesorias; auditorias; consultoria; docencia; armado; dibujo; poda; riego;
  cosecha; siembra; prestamo; pauta; notas; agenda; pedidos; responsabilidad; tramites; support; management; analysis; maintenance;
  design; development; research; gestao; analise; apoio; atendimento; elaboracao`)
);
var PORTUGUESE_PAST = /(?:ei|zi|uzi|ui)$/;
var PORTUGUESE_ROUTINE = /^(?:apoi|particip|colabor|auxili|acompanh|realiz|atend|registr)/;
var NO_VERB = new Set(
  list(`aqui; alli; comite; cafe; bebe; jose; peru; rene; asi; quiza; chile; jardin; primer; tercer; taller; hogar; lugar; mujer; auxiliar;
  familiar; particular; similar; escolar; popular; militar; celular; titular; regular; preescolar; ejemplar; lider; caracter;
  alquiler; master; poder; bachiller; interior; exterior; superior; limited; united; advanced; related; based; shared; detailed`)
);
var LEAD_IN2 = /^(?:[^\p{L}\p{N}]+|(?:principales\s+)?(?:logros?|resultados?|funciones|impacto|achievements?|responsabilidades)\s*:\s*)+/iu;
var AFTER_NOUN = /^(?:de|del|en|para|con|por|y|e|o|al|of|for|in|at|and|do|da|dos|das)$/;
var ADJECTIVE = /(?:ic[oa]s?|al|ales|iv[oa]s?|ari[oa]s?|os[oa]s?|ente|entes|ad[oa]s?|id[oa]s?|ble|bles|ura)$/;
function isNounHere(verb, raw, next) {
  const third = verb.language === "es" && verb.form === "present" && /[ae]$/.test(raw);
  const bare2 = verb.language === "es" && verb.form === "past" && /e$/.test(raw) && !/(?:uj|us|uv|ic|in|aj)e$/.test(raw);
  if (!verb.ambiguous && !third && !bare2) return false;
  if (next === "" || AFTER_NOUN.test(next)) return true;
  return verb.language === "es" && ADJECTIVE.test(next);
}
function kindOfVerb(verb, raw, next) {
  if (verb.form === "noun" || isNounHere(verb, raw.toLowerCase(), next)) return "noun";
  if (verb.form === "imperfect") return "weak";
  if (verb.form === "participle") return null;
  const said = verb.form === "past" || verb.form === "present" || verb.language === "en" && verb.form === "infinitive";
  return said ? verb.group : "infinitive";
}
function kindByEnding(raw, word) {
  const lower = raw.toLowerCase();
  if (word.length < 4 || NO_VERB.has(word)) return null;
  if (/(?:[éíó]|amos|imos|aron|ieron)$/u.test(lower) && !/(?:ció|sió)n?$/u.test(lower)) return "strong";
  if (word.length < 5) return null;
  if (/(?:aba|aban|abamos|ábamos|íamos)$/u.test(lower)) return "weak";
  if (/\p{L}{3}(?:ar|er|ir)$/u.test(lower)) return "infinitive";
  if (/(?:ando|iendo|yendo)$/u.test(word) && word.length >= 6) return "infinitive";
  if (/[a-z]{2,}ed$/.test(word)) return "strong";
  if (PORTUGUESE_PAST.test(word)) return PORTUGUESE_ROUTINE.test(word) ? "routine" : "strong";
  return null;
}
function verbKind(raw, next) {
  const verb = verbOf(raw);
  return verb === null ? kindByEnding(raw, fold(raw)) : kindOfVerb(verb, raw, next);
}
function perfectKind(participle) {
  const verb = verbOf(participle);
  if (verb !== null && (verb.form === "participle" || verb.form === "past")) return verb.group;
  return /(?:ado|ido|to|cho|so|ed)$/.test(fold(participle)) ? "strong" : "weak";
}
function opener(sentence2, figureStart) {
  const lead = LEAD_IN2.exec(sentence2)?.[0].length ?? 0;
  const body = sentence2.slice(lead);
  const [raw = "", second = "", third = ""] = body.match(/[\p{L}\p{N}+%$]+/gu) ?? [];
  const word = fold(raw);
  const is = (kind) => ({ kind, word: raw });
  if (raw === "") return is("none");
  if (figureStart !== null && figureStart - lead <= 3) return is("result");
  if (/^(?:me|se|nos)$/.test(word) && second !== "")
    return is(word !== "me" && verbKind(second, fold(third)) === "strong" ? "strong" : "weak");
  if (/^(?:he|hemos|have|tenho)$/.test(word) && second !== "") return is(perfectKind(second));
  const listed2 = /^[\p{L}]+\s*[,;:.]/u.test(body);
  const verb = verbKind(raw, listed2 ? "" : fold(second));
  const spoken = verb === "strong" || verb === "routine";
  if (WEAK_WORDS.has(word) || !spoken && weakOpenerLexicon.matches(body)[0]?.start === 0) return is("weak");
  if (verb !== null && !(verb === "noun" && RESULT_NOUNS.has(word))) return is(verb);
  if (figureStart !== null && RESULT_NOUNS.has(word)) return is("result");
  if (TASK_NOUNS.has(word) || ACTION_NOUN.test(word) || RESULT_NOUNS.has(word)) return is("noun");
  return is("none");
}

// app/features/cv/rubric/evidence/results.ts
var CHANGE_WORD = /\b(?:reduj\w+|reduc\w+|aument\w+|increment\w+|disminu\w+|baj(?:e|ando|amos)|baja(?:ron|da)|sub(?:i|io|iendo|imos)|ca(?:yo|yeron)|elev(?:e|o|ando|amos)|ahorr\w+|mejor(?:e|o|ando|amos)|mejora(?! continua)|optimi[zc]\w+|duplic\w+|dupliqu\w+|triplic\w+|recort\w+|recuper\w+|super(?:e|o|ando|amos)|logr\w+|alcanz\w+|alcanc\w+|crec\w+|acort\w+|evit\w+|eliminat?\w*|elimin\w+|gan(?:e|o|amos)|obtuv\w+|recaud\w+|adjudi[cq]\w+|fideli\w+|consegu\w+|liber(?:e|o|ando|amos|aron)|(?<!(?:en|al|lo|por|a|mas o) )menos(?! de\b)|mas que|sobre la meta|increas\w+|reduced|cut|grew|saved|raised|boosted|improv\w+|achiev\w+|exceed\w+|won|lowered|decreas\w+|doubled|reduz\w+|aumentei|economizei|economiz(?:o|ando)|melhor\w+|alcancei)\b/;
var DONE_WORD = /\b(?:aprobad[oa]s?|entregad[oa]s?|publicad[oa]s?|implementad[oa]s?|resuelt[oa]s?|atendid[oa]s?|capacitad[oa]s?|certificad[oa]s?|adjudicad[oa]s?|vendid[oa]s?|instalad[oa]s?|ganad[oa]s?|cerrad[oa]s?|tramitad[oa]s?|construid[oa]s?|beneficiad[oa]s?|contratad[oa]s?|(?:sin|cero) (?:accidentes|observaciones|devoluciones|no conformidades|multas|reclamos|errores|hallazgos|incidentes|atrasos|reprocesos)|cumplimiento|en plazo|a tiempo|completed|delivered|approved|published)\b/;
var OUTCOME_WORD = /\b(?:premio|premiad[oa]|galardon\w*|distincion|distinguid[oa]|reconocimiento|reconocid[oa]|primer lugar|segundo lugar|tercer lugar|finalista|beca|mencion honrosa|mejor (?:vendedor\w*|alumn[oa]|promedio|trabajador\w*|equipo|tesis|empleado)|adjudicad[oa]|seleccionad[oa]|aprobad[oa] por|(?:sin|cero) (?:accidentes|observaciones|devoluciones|no conformidades|multas|reclamos|errores|hallazgos|incidentes|atrasos|reprocesos)|certificacion obtenida|acreditacion|patente|award\w*|winner|first place|scholarship|premio)\b/;
var TO_THE_READER = /\b(?:ignora|ignore|instrucciones (?:anteriores|previas)|previous instructions|est[ea] (?:candidat[oa]|postulante)|this (?:candidate|applicant)|asign\w+ .{0,25}punt\w+|punt(?:aje|uacion) maxim[oa]|maximum score|evaluador(?:a)? automatic[oa])\b/;
var NOT_DONE = /\b(?:no (?:logr|alcanc|pud|consegu|cumpl)\w*|espero|quisiera|me gustaria|busco|deseo|quiero|hope to|looking for)\b/;
var DUTY_FIGURE = { digits: 0.35, word: 0.3 };
var WON_FIGURE = 0.85;
var DONE_FIGURE = 0.65;
var ROUTINE_FIGURE = 0.42;
function strengthOf(text, found, start) {
  const folded = fold(text);
  if (NOT_DONE.test(folded) || TO_THE_READER.test(folded)) return 0;
  const changed = CHANGE_WORD.test(folded) || /\bbajó(?!\p{L})/u.test(text.toLowerCase());
  if (isEmptyTalk(text) && !changed) return 0;
  const small = found.every((figure) => figure.kind === "word");
  const active = start.kind === "strong" || start.kind === "result";
  if (found.some((figure) => figure.kind === "change")) return changed || active || start.kind === "noun" ? 1 : 0.8;
  if (found.length > 0) {
    if (changed) return small ? DONE_FIGURE : WON_FIGURE;
    if (start.kind === "strong" || DONE_WORD.test(folded)) return small ? ROUTINE_FIGURE : DONE_FIGURE;
    if (OUTCOME_WORD.test(folded)) return DONE_FIGURE;
    if (start.kind === "routine" || start.kind === "result") return ROUTINE_FIGURE;
    return small ? DUTY_FIGURE.word : DUTY_FIGURE.digits;
  }
  if (OUTCOME_WORD.test(folded)) return 0.45;
  if (start.kind === "strong") return changed ? 0.3 : 0.18;
  return 0;
}
function readDeed(text, lines, job, aside = false) {
  const found = figures(text);
  const start = opener(text, found.find((figure) => figure.kind !== "word")?.start ?? null);
  return { text, lines, job, figures: found, opener: start, strength: strengthOf(text, found, start), aside };
}

// app/features/cv/rubric/evidence/deeds.ts
var DEED_SECTIONS = /* @__PURE__ */ new Set(["experience", "projects", "volunteering"]);
var MIXED_SECTIONS = /* @__PURE__ */ new Set(["other", "summary", "education", "publications", "awards"]);
var PLAIN_DEED = 0.45;
var FEWEST_WORDS = 2;
var LONG_HEADER = 10;
var HEADER_REST = 5;
var HEADER_CONTENT = 3;
var FREE_PROSE = 6;
var OWNER_WORDS = 8;
function namesOwner(text, owner) {
  const words = fold(text).match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const [first = "", second = ""] = words;
  return words.length <= OWNER_WORDS && first !== "" && owner.has(first) && (second === "" || owner.has(second));
}
function placer(input) {
  const { document, facts, sectionOf } = input;
  const detailOf = /* @__PURE__ */ new Map();
  const headerOf = /* @__PURE__ */ new Map();
  facts.jobs.forEach((job, index) => {
    const home = sectionOf.get(job.headerLines[0] ?? -1);
    for (const line2 of job.detailLines) if (sectionOf.get(line2) === home) detailOf.set(line2, index);
    for (const line2 of job.headerLines) headerOf.set(line2, index);
  });
  const studies2 = new Set(facts.studies.flatMap((study) => study.lines));
  const headings = new Set(facts.sections.map((section) => section.heading));
  const owner = new Set(fold(facts.name ?? "").split(" "));
  return (line2) => {
    const entry = document.lines[line2];
    if (entry === void 0 || headings.has(line2) || namesOwner(entry.text, owner)) return null;
    const header = headerOf.get(line2);
    if (header !== void 0) return { job: header, plainOnly: false };
    if (studies2.has(line2)) return { job: null, plainOnly: true };
    const job = detailOf.get(line2);
    if (job !== void 0) return { job, plainOnly: false };
    const kind = sectionOf.get(line2);
    if (entry.role === "heading") return null;
    const bullets = kind === "summary" && entry.role === "list";
    if (bullets || kind !== void 0 && DEED_SECTIONS.has(kind)) return { job: null, plainOnly: false };
    if (kind !== void 0 && MIXED_SECTIONS.has(kind)) return { job: null, plainOnly: true };
    const loose = (kind === void 0 || kind === "contact") && wordCount(entry.text) >= FREE_PROSE && !/@/.test(entry.text);
    return loose ? { job: null, plainOnly: true } : null;
  };
}
function sources(input) {
  const place = placer(input);
  const found = [];
  for (const line2 of input.kept) {
    const at2 = place(line2);
    if (at2 === null) continue;
    const last = found.at(-1);
    if (last !== void 0 && last.job === at2.job && last.plainOnly === at2.plainOnly && last.lines.at(-1) === line2 - 1)
      last.lines.push(line2);
    else found.push({ ...at2, lines: [line2] });
  }
  return found;
}
function withoutHeader(text, job) {
  let rest = text;
  const { employer, title } = job.written ?? job;
  for (const part of [job.dateText, employer, title]) if (part) rest = rest.replace(part, " ");
  return rest.replace(/^[\s,.|:;·–—-]+/u, "").replace(/\s+/g, " ").trim();
}
function contentWords(folded) {
  const words = folded.match(/[a-z]{4,}/g) ?? [];
  return words.filter(
    (word) => !/^(?:desde|hasta|entre|semestre|trimestre|actual\w*|presente|fecha|jornada|media|completa)$/.test(word)
  ).length;
}
var DATE_RANGE = /(?:19|20)\d{2}\s*(?:[-–—/→>]|a|al|hasta|to)\s*(?:(?:19|20)\d{2}|presente|actual\p{L}*|hoy|la fecha|present|now|\p{L}{3,}\.?\s+(?:de\s+)?(?:19|20)\d{2})/iu;
var RULE_OF_SIGNS = /^[>=*_#~-]{2,}/u;
var LABEL_WORDS = 7;
var PLACE_WORDS = 9;
var ENDS_IN_PLACE = /^\p{Lu}[\p{L} .'’-]*,\s*(?:[\p{L} .'’-]+,\s*)?(?:Regi[oó]n [\p{L} .'’]+|R\.?M\.?|Chile|Per[uú]|Argentina|Colombia|Venezuela|Bolivia|Ecuador|M[eé]xico|Brasil|España)\.?$/u;
var CITATION = /^[\p{L}\p{M}'’ -]{2,40},\s\p{Lu}\.[^()]{0,120}\((?:19|20)\d{2}(?:\/\d{2,4})?\)/u;
function isTitleAndYear(deed) {
  return deed.opener.kind === "none" && deed.figures.length === 0 && /\b(?:19|20)\d{2}\b/.test(deed.text);
}
function isLabel(deed) {
  const { text } = deed;
  const words = wordCount(text);
  if (RULE_OF_SIGNS.test(text) || words <= PLACE_WORDS && deed.figures.length === 0 && ENDS_IN_PLACE.test(text) || words <= LABEL_WORDS && text === text.toLocaleUpperCase("es") && deed.figures.length === 0)
    return true;
  if (deed.opener.kind === "strong" || deed.strength > 0) return false;
  if (words <= 2 * LABEL_WORDS && (DATE_RANGE.test(text) || isTitleAndYear(deed))) return true;
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  const capital = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return deed.opener.kind === "none" && words <= LABEL_WORDS && !/\.$/.test(text) && capital >= long.length * 0.6;
}
function findDeeds(input) {
  const { document, facts } = input;
  const headers = new Map(facts.jobs.flatMap((job) => job.headerLines.map((line2) => [line2, job])));
  const deeds = [];
  const told = /* @__PURE__ */ new Set();
  for (const source of sources(input)) {
    const long = (line2) => wordCount(document.lines[line2]?.text ?? "") >= LONG_HEADER;
    const joinable = source.lines.filter((line2) => !headers.has(line2) || long(line2));
    const alone = source.lines.filter((line2) => headers.has(line2) && !long(line2));
    const units = [
      ...paragraphs(document.lines, joinable),
      ...alone.flatMap((line2) => paragraphs(document.lines, [line2]))
    ];
    for (const unit of units.filter(({ text }) => !CITATION.test(text)).flatMap(sentences)) {
      const job = unit.lines.map((line2) => headers.get(line2)).find((one) => one !== void 0);
      const text = job === void 0 ? unit.text : withoutHeader(unit.text, job);
      if (wordCount(text) < (job === void 0 || text === unit.text ? FEWEST_WORDS : HEADER_REST) || job !== void 0 && alone.includes(unit.lines[0] ?? -1) && wordCount(text) < HEADER_REST)
        continue;
      const key = fold(text);
      if (told.has(key) || text !== unit.text && contentWords(key) < HEADER_CONTENT) continue;
      const deed = readDeed(text, unit.lines, source.job, source.plainOnly);
      if (isLabel(deed) || source.plainOnly && deed.strength < PLAIN_DEED) continue;
      told.add(key);
      deeds.push(deed);
    }
  }
  return deeds;
}

// app/features/cv/rubric/evidence/own-words.ts
var ADDRESS3 = /\S+@\S+|(?:https?:\/\/|www\.|linkedin\.)\S+/g;
var USUAL_NAME = 3;
var PART_ENDS = /\n|\s*[|•·;]\s*|\s{2,}|\.\s/g;
var SENTENCE_WORDS2 = 12;
function partAround(text, at2, length) {
  const ends = [...text.matchAll(PART_ENDS)];
  const before = ends.findLast((end) => end.index + end[0].length <= at2);
  const from = before === void 0 ? 0 : before.index + before[0].length;
  const to = ends.find((end) => end.index >= at2 + length)?.index ?? text.length;
  return wordCount(text.slice(from, to)) > SENTENCE_WORDS2 ? [at2, at2 + length] : [from, to];
}
var MOST_NAMED = 8;
function withoutPlacesOfStudy(line2, drop) {
  const beside = scoreBesideDegree(line2) > 0;
  return line2.split(/(,\s+|\s*[|·•]\s*|\s{2,}|\s[–—-]\s)/).map((part, at2) => {
    const named2 = wordCount(part) <= MOST_NAMED && institutionScore(part) >= 3;
    return at2 % 2 === 0 && part !== "" && (named2 || beside && at2 === 2) ? drop() : part;
  }).join("");
}
function ownWords(document, facts, kept) {
  let names = 0;
  const drop = () => {
    names += 1;
    return " ";
  };
  let rest = kept.map((index) => withoutPlacesOfStudy(document.lines[index]?.text ?? "", drop)).map((line2) => fold(line2).replace(ADDRESS3, "correo propio")).join("\n");
  const person = partsOfName(facts.name);
  if (person !== null) rest = rest.replace(person, drop);
  const home = facts.location === null ? -1 : rest.indexOf(fold(facts.location));
  if (home >= 0) {
    const [from, to] = partAround(rest, home, facts.location?.length ?? 0);
    rest = `${rest.slice(0, from)} ${drop()} ${rest.slice(to)}`;
  }
  const phrases = facts.studies.flatMap(({ institution }) => institution ? [fold(institution)] : []);
  for (const phrase of [...new Set(phrases)].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(phrase, drop);
  return wordCount(rest) + names * USUAL_NAME;
}

// app/features/cv/rubric/evidence/reading.ts
var LIST_SECTIONS = /* @__PURE__ */ new Set([
  "contact",
  "skills",
  "languages",
  "references",
  "interests",
  "personal",
  "certifications"
]);
function excludedLines(document, facts) {
  const excluded = /* @__PURE__ */ new Set([...facts.instructionLines, ...facts.stuffingLines]);
  if (excluded.size === 0) return excluded;
  for (const section of facts.sections) {
    const body = section.lines.filter((line2) => line2 !== section.heading);
    if (section.heading !== null && body.length > 0 && body.every((line2) => excluded.has(line2)))
      excluded.add(section.heading);
  }
  const introduces = (index) => {
    const line2 = document.lines[index];
    return line2 !== void 0 && (line2.role === "heading" || line2.bold || /:$/.test(line2.text)) && wordCount(line2.text) <= 6;
  };
  const headings = new Set(facts.sections.map((section) => section.heading));
  for (const index of [...excluded].sort((a, b) => a - b)) {
    const next = index + 1;
    const endsPart = document.lines[next] === void 0 || excluded.has(next) || headings.has(next) || introduces(next);
    if (!excluded.has(index - 1) && introduces(index - 1) && !isKnownPart(facts, index - 1) && endsPart)
      excluded.add(index - 1);
  }
  return excluded;
}
function isKnownPart(facts, index) {
  return facts.jobs.some((job) => job.headerLines.includes(index)) || facts.studies.some((study) => study.lines.includes(index)) || facts.sections.some((section) => section.heading === index && section.kind !== "other");
}
function sectionMap(facts) {
  const map = /* @__PURE__ */ new Map();
  for (const section of facts.sections) for (const line2 of section.lines) map.set(line2, section.kind);
  return map;
}
function readCv(document, facts, today) {
  const excluded = excludedLines(document, facts);
  const kept = document.lines.map((_, index) => index).filter((index) => !excluded.has(index));
  const sectionOf = sectionMap(facts);
  const base = { document, facts, kept, sectionOf, excluded };
  const summaryLines = kept.filter((line2) => sectionOf.get(line2) === "summary" && !isHeading(facts, line2));
  const headerLines = new Set(facts.jobs.flatMap((job) => job.headerLines));
  const proseLines = kept.filter((line2) => {
    const kind = sectionOf.get(line2);
    return !isHeading(facts, line2) && !headerLines.has(line2) && (kind === void 0 || kind === "personal" || kind === "interests" || !LIST_SECTIONS.has(kind));
  });
  return {
    ...base,
    today,
    words: ownWords(document, facts, kept),
    deeds: findDeeds(base),
    summary: paragraphs(document.lines, summaryLines),
    prose: paragraphs(document.lines, proseLines).filter((unit) => wordCount(unit.text) >= 4)
  };
}
function isHeading(facts, line2) {
  return facts.sections.some((section) => section.heading === line2);
}

// app/features/cv/rubric/score.ts
function scoreCv(document, facts, spell2, today) {
  const reading = readCv(document, facts, today);
  const criteria = [
    scoreAchievements(reading),
    scoreVerbs(reading),
    scoreChronology(reading),
    scoreContact(reading),
    scoreStructure(reading),
    scoreSkills(reading),
    scoreClarity(reading),
    scoreSpelling(reading, spell2),
    scoreEducation(reading),
    scoreConsistency(reading)
  ];
  const total = Math.round(criteria.reduce((sum, one) => sum + one.points, 0));
  return { version: RUBRIC_VERSION, total: Math.min(100, Math.max(0, total)), criteria };
}

// app/features/cv/analyze-document.ts
function findFacts(document, today) {
  const facts = extractFacts(document, today);
  const named2 = facts.sections.some((section) => section.heading !== null && section.kind !== "other");
  const language = unreadLanguage(document.text, document.method === "text" && !named2);
  if (language !== null)
    throw new AppError(
      "unprocessable",
      `Este archivo parece escrito ${language}. La plataforma lee CV en espa\xF1ol, ingl\xE9s y portugu\xE9s: sube una versi\xF3n de tu CV en uno de ellos.`,
      { reason: "unread_language" }
    );
  const verdict = judgeIsCv(document, facts);
  if (verdict.isCv) return facts;
  const seems = verdict.looksLike ? `Este archivo parece ${verdict.looksLike}, no un CV.` : "Este archivo no parece un CV.";
  throw new AppError("unprocessable", `${seems} Sube tu curr\xEDculum, con tu experiencia y tus estudios.`, {
    reason: "not_a_cv"
  });
}
function score(document, facts, spell2, today) {
  return scoreCv(document, facts, spell2, today);
}

// app/features/cv/review/voice.ts
function sentence(text) {
  const plain = text.replace(/\s+/g, " ").replace(/\s+([,.;:?])/g, "$1").replace(/\.{2,}/g, ".").trim();
  const start = plain.charAt(0).toLocaleUpperCase("es") + plain.slice(1);
  return /[.?]$/.test(start) ? start : `${start.replace(/[,;:]+$/, "")}.`;
}
var ABBREVIATION_END = /(?:\b(?:S\.\s?A|S\.p\.A|E\.I\.R\.L|Ltda|Cía|Inc|Co|etc)|\b\p{Lu})\.$/u;
function quoted(fragment) {
  const open2 = fragment.lastIndexOf("(");
  const whole = open2 > fragment.lastIndexOf(")") ? fragment.slice(0, open2) : fragment;
  const plain = whole.replace(/\s+/g, " ").replace(/[,;:\s]+$/, "");
  const inner = (ABBREVIATION_END.test(plain) ? plain : plain.replace(/[.,;:\s]+$/, "")).replace(/[«"]([^»"]*)[»"]/g, "\u201C$1\u201D").replace(/[«»"]/g, "");
  return `\xAB${inner}\xBB`;
}
var SMALL_WORDS2 = /* @__PURE__ */ new Set(["de", "del", "en", "y", "e", "la", "el", "los", "las", "a", "con", "para"]);
var ROMAN = /^(?:I{1,3}|IV|V|VI{1,3}|IX|X)$/;
var NAME_LIKE = /[a-záéíóúñ][A-ZÁÉÍÓÚÑ]|\d|^[A-ZÁÉÍÓÚÑ]{2,}/;
var NAMES_FOLLOW = /^(?:estudio|obra|proyecto|hostel|hostal|hotel|hospital|cl[ií]nica|restaurante?|colegio|liceo|escuela|jard[ií]n|constructora|fundaci[oó]n)$/iu;
var DECORATION = /\p{Extended_Pictographic}|\u200d|\ufe0f|[\u2600-\u27bf]/gu;
var LOOSE_END = /(?:\s+(?:de|del|en|con|y|a|al|para|por|la|el))+$/iu;
function bareTitle(text) {
  const whole = text.replace(DECORATION, " ").replace(/\([^)]*\)/g, " ").replace(/[()]/g, " ").replace(/^\s*(?:(?:a|y|e)\s+)?como\s+/u, "").replace(/(?<=\p{L}{3})\/(?:as?|os?)(?!\p{L})/gu, "").replace(/\s+/g, " ").replace(/[\s.,;:|·–—-]+$/u, "").trim();
  return (whole.split(/\s*[|·•∙;]\s*|\s+[/–—→-]\s+|\s+\/|\/\s+/u)[0] ?? whole).replace(LOOSE_END, "");
}
function insideSentence(text, max = 60) {
  const head = bareTitle(text).replace(
    /^(?:t[ií]tulo|titulad[oa]|profesi[oó]n|licenciatura)\s*(?:de|en|:)\s+(?=\p{Lu})/iu,
    ""
  );
  const first = head.length <= max ? head : head.split(/\s*[,/(]\s*/u)[0] ?? head;
  const short = first.length <= max ? first : first.slice(0, max).replace(/\s\S*$/u, "").replace(LOOSE_END, "");
  const shouted = short.length > 5 && short === short.toLocaleUpperCase("es");
  const words = short.split(" ");
  const named2 = words.length > 1 && NAMES_FOLLOW.test(words[0] ?? "");
  return words.map((word, at2) => {
    if (ROMAN.test(word) || shouted && /\d/.test(word) || named2 && !shouted && at2 > 0) return word;
    if (shouted && (word.length > 3 || SMALL_WORDS2.has(word.toLocaleLowerCase("es"))))
      return word.toLocaleLowerCase("es");
    return shouted || NAME_LIKE.test(word) ? word : word.toLocaleLowerCase("es");
  }).join(" ");
}
function calm(name) {
  if (name.length <= 10 || !name.includes(" ") || name !== name.toLocaleUpperCase("es")) return name;
  const word = (written, first) => {
    const low = written.toLocaleLowerCase("es");
    if (!first && SMALL_WORDS2.has(low)) return low;
    const letters = low.normalize("NFD").replace(/[^a-z]/g, "");
    const acronym = letters.length <= 2 || letters.length === 3 && !/^[^aeiou][aeiou]/.test(letters);
    return acronym || /[.\d&]/.test(written) ? written : low.charAt(0).toLocaleUpperCase("es") + low.slice(1);
  };
  return name.split(" ").map((written, at2) => word(written, at2 === 0)).join(" ");
}
function properName(text, max = 70) {
  const plain = text.replace(/\s+/g, " ").replace(/^[\s,.;:|·–—-]+|[\s,;:|·–—-]+$/gu, "").replace(/^(?:en|de|para|at)\s+/iu, "").replace(/^([^(]*)\)/u, "$1").replace(LOOSE_END, "").trim();
  return calm(
    plain.length <= max ? plain : plain.slice(0, max).replace(/\s\S*$/u, "").replace(LOOSE_END, "")
  );
}
function yearsText(years) {
  const rounded = Number(years.toFixed(1));
  if (rounded === 1) return "1 a\xF1o";
  if (rounded > 1) return `${String(rounded).replace(".", ",")} a\xF1os`;
  const months2 = Math.max(1, Math.round(years * 12));
  return months2 === 1 ? "1 mes" : `${months2} meses`;
}
function sameText(a, b) {
  return fold(a).replace(/[^\p{L}\p{N}]+/gu, " ").trim() === fold(b).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
var FIELD2 = /^(?:\S*(?:[íi]a|ci[oó]n|[cn]ura|ing|stica|encia|ncias|ity|ship|ology|nomía|derecho|comercio|turismo|dise[nñ]o|periodismo|salud|ventas)|trabajo social|recursos humanos|arte|artes|teatro)$/iu;
var AGENTS_LIKE_FIELDS = /^(?:guardia|polic[ií]a|gu[ií]a|conserje|garz[oó]n|\p{L}+aria)$/iu;
function isField(text) {
  const head = text.split(" ")[0] ?? "";
  return (FIELD2.test(text) || FIELD2.test(head)) && !AGENTS_LIKE_FIELDS.test(head);
}
function roleText(profession) {
  const text = insideSentence(profession);
  return isField(text) ? `en el \xE1rea de ${text}` : `como ${text}`;
}

// app/features/cv/review/quotable.ts
var LONGEST5 = { name: 50, title: 65, trade: 60, line: 140 };
var CONTACT3 = /@|\b(?:www\.|https?:)|\.(?:com|cl|net|org)\b|\d{8,}|\b\d{4} \d{4}\b/iu;
var HANGING_END = /(?:[,;:–—(«“/-]|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|ni|a|al|en|con|por|para|que|se|su|sus|sin|mi|desde|hasta|entre|sobre|según|como|cuyo|cuya|the|and|of|to|for|with|in|on|at|an|by|from|da|do|dos|das|em|com))$/iu;
var HANGING_START = /^(?:[^\p{L}\p{N}¿¡«“"(+$]|(?:y|e|o|u|de|del|que|al|la cual|el cual|cuyo|cuya|and|or|of)\s)/u;
var DATE = /\b\d{1,2}\s?[/.-]\s?(?:19|20)?\d{2}\b(?!\s?%)|\b(?:19|20)\d{2}\s?[-–—]\s?(?:(?:19|20)\d{2}|hoy|actual\p{L}*|presente)|^(?:19|20)\d{2}\b|(?<!\s(?:en|de|del|desde|hasta|a|al|y|año|in|of|since))\s(?:19|20)\d{2}\s?[-–—]?$/iu;
var SHOUTED_WORD = 6;
function isWhole(text) {
  const plain = plainSpaces(text);
  return /\p{L}/u.test(plain) && !CONTACT3.test(plain) && !HANGING_END.test(plain) && !HANGING_START.test(plain) && isPaired(plain, "(", ")") && isPaired(plain, "[", "]") && isPaired(plain, "\u201C", "\u201D") && (plain.match(/"/gu) ?? []).length % 2 === 0 && !isShouted(plain);
}
function isPaired(text, open2, close) {
  let depth = 0;
  for (const char of text) {
    if (char === open2) depth += 1;
    if (char === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
function isShouted(text) {
  if (skillLexicon.get(text)?.name === text) return false;
  const letters = text.replace(/[^\p{L}]/gu, "");
  const longest = Math.max(0, ...(text.match(/\p{L}+/gu) ?? []).map((word) => word.length));
  return letters === letters.toLocaleUpperCase("es") && longest >= SHOUTED_WORD;
}
var CREDENTIAL = /^(?:(?:con|tengo|mi)\s+)?(?:licencias?(?!\s+m[eé]dicas?)|carn[eé]ts?|carnés?|certificad[oa]s?|certificaci[oó]n|certificaciones|cursos?|curs[eé]|diplomas?|diplomados?|diplomatura|seminarios?|acreditaci[oó]n|credencial|postítulo|bootcamp|permiso de conducir|OS.?10|licen[cs]e|course|certificate|certification)(?!\p{L})/iu;
var COURSE_HOURS = /(?:^|[\s,(])\d{1,4}\s?(?:horas|hrs?\.?|h)(?:\s(?:pedag[oó]gicas|cronol[oó]gicas))?\s*[,.)]*\s*(?:(?:19|20)\d{2}\.?)?$/iu;
function isCredential(text) {
  const plain = plainSpaces(text);
  return CREDENTIAL.test(plain) || COURSE_HOURS.test(plain);
}
var AFTER_NAME = /\s*(?:[([].*|,\s+\p{Ll}.*|(?<=\p{L}{3})(?<!\b(?:[Hh]nos?|HNOS?|C[ií]a|CÍA|S[rt]a|Dra|Gral|Prof))\.\s+[\p{Lu}\d].*|\s[-–—|]\s.*)$/u;
var NO_EMPLOYER = /\bvari[oa]s\b|^(?:particular(?:es)?|independiente|freelance|desde|hace|integrante|miembro|voluntari[oa]|UCI|UTI|urgencias?|servicio de|unidad|departamento|área|turno|capitán|teniente|sargento|suboficial|comandante)(?!\p{L})/iu;
function quotableEmployer(text) {
  if (text === null || NO_EMPLOYER.test(text)) return null;
  const head = text.replace(AFTER_NAME, "");
  const parts = head.length <= LONGEST5.name ? [head] : head.split(/,\s/u);
  const [first = ""] = parts;
  const name = properName(first);
  if (parts.length > 1 && !opensAsEmployer(name)) return null;
  const fits = name.length > 1 && name.length <= LONGEST5.name && isWhole(name) && !HANGING_END.test(first);
  return fits && !DATE.test(name) && isNamed(name) ? name : null;
}
function opensAsEmployer(name) {
  return employerLexicon.matches(name).some(({ start }) => start === 0);
}
function isNamed(name) {
  const words = name.split(" ");
  const cues = employerLexicon.matches(name);
  const isKnown = cues.some(({ value }) => value.strength !== "kind");
  if (!/^[\p{Lu}\d]/u.test(name)) return false;
  if (words.length === 1) return isKnown || /\p{Ll}/u.test(name) && cues.length === 0;
  const isNames = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length >= 2;
  return isNames && (opensAsEmployer(name) || !opensAsTrade(name));
}
var ENGLISH_TRADE = /\b(?:engineer|developer|analyst|manager|planner|advisor|agronomist|designer|researcher|consultant|controller|specialist|assistant|lead|officer|nurse|teacher|scientist|architect|coordinator|technician|accountant|receptionist|intern|tutor|coach|guide|pair)\b/iu;
var GRADUATE = /^(?:estudiante|egresad[oa]|titulad[oa]|licenciad[oa]|lic\.|bachiller|dra?\.|ing\.|mag[ií]ster|pr[aá]ctica)(?!\p{L})\s*\S/iu;
function opensAsTrade(text) {
  const opens2 = (match) => match.start === 0;
  return occupationLexicon.matches(text).some(opens2) || titleHeadLexicon.matches(text).some(opens2) || ENGLISH_TRADE.test(text) || GRADUATE.test(text);
}
var PLACE_NAME3 = /(?<=\s)(?:jard[ií]n|colegio|liceo|escuela|hospital|cl[ií]nica|hotel|club)\s\p{Lu}\p{Ll}/u;
function withoutPlace(text) {
  const places = employerLexicon.matches(text).filter(({ value }) => value.strength === "kind");
  const place = places.find(({ start, end }) => start > 0 && /^\s\p{Lu}\p{Ll}/u.test(text.slice(end)));
  const at2 = place?.start ?? text.search(PLACE_NAME3);
  return at2 <= 0 ? text : text.slice(0, at2).replace(/(?:[\s,]+(?:de|del|en|la|el))*[\s,]*$/iu, "");
}
function quotableTitle(text) {
  if (text === null) return null;
  const title = withoutPlace(bareTitle(text));
  const fits = title.length <= LONGEST5.title && !HANGING_END.test(title) && !CONTACT3.test(title) && !DATE.test(title);
  return fits && opensAsTrade(title) && !isCredential(title) ? title : null;
}
function quotableTrade(text) {
  if (text === null) return null;
  const bare2 = withoutPlace(bareTitle(text));
  const trade = isShouted(bare2) ? insideSentence(bare2, LONGEST5.trade) : bare2;
  const fits = trade.length > 2 && trade.length <= LONGEST5.trade && isWhole(trade) && !DATE.test(trade);
  if (!fits || isCredential(trade) || isEmptyTalk(trade) || headingKind(trade) !== null) return null;
  return opensAsTrade(trade) || opensAsStudy(trade) || isField(trade) ? trade : null;
}
function opensAsStudy(text) {
  const opens2 = (match) => match.start === 0;
  return careerLexicon.matches(text).some(opens2) || degreeLexicon.matches(text).some(opens2);
}
function quotableStudy(degree) {
  if (HANGING_END.test(plainSpaces(degree))) return null;
  const study = bareTitle(degree).replace(/^(?:egresad[oa]|estudiante|titulad[oa]|t[ií]tulo)\s+(?:de|en)\s+/iu, "");
  const name = isShouted(study) ? insideSentence(study, LONGEST5.title) : study;
  const fits = name.length > 2 && name.length <= LONGEST5.title && isWhole(name) && !DATE.test(name);
  const isStudy2 = opensAsStudy(name) || isField(name) || GRADUATE.test(name) || opensAsTrade(name);
  return fits && isStudy2 && !placeLexicon.has(name) && headingKind(name) === null ? name : null;
}
var NO_SKILL2 = /^(?:adultos? mayor(?:es)?|niñ[oa]s|pacientes?|clientes|público|pabell[oó]n|bodegas?|laboratorio|salas?|cocina|terreno|protocolos?|redes|informes|documentos|equipos?|herramientas(?: propias)?|(?:veh[ií]culo|movilizaci[oó]n|auto|camioneta|cami[oó]n|moto)(?: propi[oa])?|disponibilidad.*|(?:a )?conversa(?:r|ble)|clase [a-f]\d?|patient|punctual|friendly)$/iu;
function quotableSkill(text) {
  const plain = plainSpaces(text).replace(/^[\s,.;:|·–—-]+|[\s,.;:|·–—-]+$/gu, "");
  const name = isShouted(plain) ? calmSkill(plain) : plain;
  const fits = name.length > 0 && name.length <= LONGEST5.name && isWhole(name) && !DATE.test(name);
  return fits && !NO_SKILL2.test(name) && headingKind(name) === null ? name : null;
}
function calmSkill(shouted) {
  const known = skillLexicon.get(shouted)?.name;
  if (known !== void 0 && sameText(known, shouted)) return known;
  return known !== void 0 || shouted.includes(" ") ? insideSentence(shouted, LONGEST5.name) : shouted;
}
var LABEL6 = /^(?:\p{Lu}\p{Ll}{3,}(?:\s\p{Ll}+){0,2}:\s+(?=\p{Lu}))?/u;
var CLAUSE_END = /[,;:.](?=\s)/gu;
var CLAUSE = { characters: 25, words: 4 };
var SALARY = /\b(?:pretensi[oó]n|pretensiones|renta|sueldo|disponibilidad)\b/iu;
function quotableLine(text) {
  const whole = cutQuote(text, text.length).replace(LABEL6, "").replace(/\s*[…;,:.]+$/u, "");
  if (isCredential(whole) || SALARY.test(whole) || personalDataIn(whole).length > 0 || headingKind(whole) !== null)
    return null;
  if (DATE.test(whole) || !isWhole(whole) || /^\d+\s*(?:horas|hrs|semestres)\s*[,;.]/iu.test(whole)) return null;
  if (whole.length <= LONGEST5.line) return whole;
  const ends = [...whole.matchAll(CLAUSE_END)].map(({ index }) => index).filter((index) => index <= LONGEST5.line);
  for (const end of ends.reverse()) {
    const clause = whole.slice(0, end);
    if (clause.length < CLAUSE.characters || clause.split(" ").length < CLAUSE.words) return null;
    if (isWhole(clause)) return clause;
  }
  return null;
}

// app/features/cv/review/posts.ts
var PLACE_IN_TITLE = /,\s+\p{Lu}\p{Ll}+$/u;
var HALF_TITLE = /\s(?:de|del|en|con|y|a|al|para|por|la|el|of|and|at)$/iu;
function sayable(job) {
  const swallowed = job.title !== null && PLACE_IN_TITLE.test(job.title);
  const isHalf = HALF_TITLE.test(job.title ?? "");
  const title = isHalf ? null : quotableTitle(swallowed ? (job.title ?? "").replace(PLACE_IN_TITLE, "") : job.title);
  const employer = swallowed ? null : quotableEmployer(job.employer);
  const isPlace2 = !isHalf && title === null && employer === null && job.title !== null;
  return { ...job, title, employer: isPlace2 ? quotableEmployer(job.title) : employer };
}
function latestJob(jobs) {
  return [...jobs].sort(byRecency)[0] ?? null;
}
function byRecency(a, b) {
  const rank = (job) => [
    job.kind === "employment" ? 1 : 0,
    job.interval === null ? -1 : job.interval.end ?? Number.MAX_SAFE_INTEGER,
    job.interval?.start ?? -1
  ];
  const [left, right] = [rank(a), rank(b)];
  const at2 = left.findIndex((value, index) => value !== right[index]);
  return at2 < 0 ? 0 : (right[at2] ?? 0) - (left[at2] ?? 0);
}
var NOUNS2 = {
  employment: "cargo",
  internship: "pr\xE1ctica",
  volunteering: "voluntariado"
};
function jobPhrase(job, longest = 65) {
  if (job === null) return null;
  const title = job.title === null ? "" : insideSentence(job.title, longest);
  const employer = job.employer === null ? "" : properName(job.employer, 50);
  const noun = NOUNS2[job.kind];
  const own = title !== "" && !/^(?:practica|práctica|voluntari|pasant|internship|estudiante en)/iu.test(title);
  const role = job.kind === "volunteering" && own ? "rol" : noun;
  if (own && employer !== "") return `tu ${role} de ${title} en ${employer}`;
  if (employer !== "") return `tu ${noun === "cargo" ? "trabajo" : noun} en ${employer}`;
  return own ? `tu ${role} de ${title}` : null;
}
function postNaming(jobs) {
  const told = /* @__PURE__ */ new Set();
  const latest = latestJob(jobs);
  const ongoing = jobs.filter((job) => job.interval?.end === null && job.kind === "employment");
  const again = (job) => {
    if (job.headerLines === latest?.headerLines && job.kind === "employment" && job.interval !== null) {
      if (job.interval.end !== null) return ongoing.length === 0 ? "tu \xFAltimo cargo" : jobPhrase(job);
      if (ongoing.length === 1) return "tu cargo actual";
    }
    return jobPhrase(job.employer === null ? job : { ...job, title: null });
  };
  return {
    phrase: (job) => {
      if (job === null) return null;
      if (told.has(job.headerLines)) return again(job);
      const whole = jobPhrase(job);
      if (whole !== null) told.add(job.headerLines);
      return whole;
    },
    named: (job) => {
      told.add(job.headerLines);
    }
  };
}

// app/features/cv/review/sure-skills.ts
var NO_CRAFT = /* @__PURE__ */ new Set([
  "interests",
  "personal",
  "references",
  "contact",
  "education",
  "languages",
  "publications",
  "awards"
]);
var HOBBY = /\b(?:hobby|hobbies|aficion\w*|pasatiempos?|intereses|me gusta|tiempo libre|toco (?:la |el )?\w+|club de|soci[oa] del?|i love|fuera del (?:trabajo|hospital))\b/;
var LICENCE2 = /\b(?:licencia|clase [a-f]\d?|carnet|os.?10|disponibilidad|vehiculo|movilizacion)\b/;
var VIRTUE = /^(?:.* vibes|patient|hard worker|communication|leadership|creativity|teamwork|empathy|responsab\w*|empatic\w*|proactiv\w*|puntual\w*|creatividad|liderazgo|comunicacion|adaptab\w*|trabajo en equipo)$/;
var SEPARATOR5 = /\s*[,;|·•∙/]\s*|\s{2,}|\.\s+|:\s+/u;
var LEVEL = /^(?:\s*[([–-].*|\s+(?:nivel|basic|intermedi|medi|avanzad|alto|bajo|usuario|advanced|native).*)?$/;
var FRAME = /^(?:gestion|manejo|control|analisis|tecnicas?|planificacion|conocimientos?|atencion|trabajo|sistema|programas?|management|analysis)$/;
var STEM = 5;
function isLeisure(reading, line2) {
  const kind = reading.sectionOf.get(line2);
  return kind === "interests" || HOBBY.test(fold(reading.document.lines[line2]?.text ?? ""));
}
function isOwnItem(raw, skill) {
  const names = [fold(skill.name), fold(skill.canonical)];
  return raw.split(SEPARATOR5).some((item) => {
    const text = fold(item);
    return names.some((name) => text.startsWith(name) && LEVEL.test(text.slice(name.length)));
  });
}
function isSplit({ document, facts }, { line: line2, name }) {
  const [before = "", raw = "", next = ""] = [line2 - 1, line2, line2 + 1].map((at2) => document.lines[at2]?.text ?? "");
  const isFirst = facts.sections.some((section) => section.heading === line2 - 1);
  const opens2 = !isFirst && fold(raw).startsWith(fold(name)) && /^\p{Ll}/u.test(raw) && /\p{L}$/u.test(before);
  const closes2 = fold(raw).endsWith(fold(name)) && /^\p{Ll}/u.test(next) && raw.length > 40;
  return opens2 || closes2;
}
function isProduct(raw, skill) {
  return skill.kind === "tool" && /\p{Lu}|\d/u.test(skill.name) && plainSpaces(raw).includes(skill.name);
}
function isSureSkill(reading, skill) {
  const raw = reading.document.lines[skill.line]?.text ?? "";
  const name = fold(skill.name);
  if (skill.kind === "soft" || skill.kind === "language" || skill.generic === true) return false;
  if (VIRTUE.test(name) || isEmptyTalk(name)) return false;
  if (LICENCE2.test(name) || isCredential(skill.name) || quotableSkill(skill.name) === null) return false;
  if (/referenci.*$/iu.exec(raw)?.[0].includes(skill.name)) return false;
  const kind = reading.sectionOf.get(skill.line) ?? "other";
  if (/[«»“”"¿?]/u.test(skill.name) || /«[^»]*$|^[^«]*»/u.test(raw)) return false;
  if (NO_CRAFT.has(kind) || isLeisure(reading, skill.line)) return false;
  const isHeading2 = reading.facts.sections.some((section) => section.heading === skill.line);
  if (isHeading2 && wordCount(raw) <= wordCount(skill.name) + 1) return false;
  return isOwnItem(raw, skill) && !isSplit(reading, skill) || isProduct(raw, skill);
}
function isTold(skill, deeds) {
  if (skill.shown) return true;
  const words = fold(skill.name).match(/\p{L}{4,}/gu) ?? [];
  const own = words.filter((word) => !FRAME.test(word));
  const stems = (own.length > 0 ? own : words).map((word) => word.slice(0, STEM));
  return deeds.some((deed) => {
    const text = fold(deed.text);
    return stems.some((stem2) => text.includes(stem2));
  });
}
function deedUsing(skill, deeds) {
  const names = [fold(skill.name), fold(skill.canonical)];
  return deeds.find((deed) => {
    if (deed.aside || deed.opener.kind === "none" || deed.opener.kind === "weak") return false;
    const text = fold(deed.text);
    return names.some((name) => new RegExp(`(?<![\\p{L}\\d])${escaped2(name)}(?![\\p{L}\\d])`, "u").test(text));
  });
}
function escaped2(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

// app/features/cv/review/whole-quotes.ts
var OPEN_END3 = /(?:[,(/–-]|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|en|con|por|para|a|al|que|se|su|sus|sin|sobre|entre|como|the|and|of|to|for|with|at|by|from|da|do|dos|das|em|com))$/iu;
var CLOSED_END2 = /[.!?:;»"”)]$/u;
var LABEL7 = /^\p{Lu}[\p{L} ]{2,30}:\s+(?=\p{Lu})/u;
var CLAUSE_END2 = /[,;:.](?=\s)|(?=\s(?:y|e|and|but|pero)\s)/gu;
var CLAUSE2 = { characters: 25, words: 4 };
var HALF_PAIR = /(?:\b(?:entre|tanto|ambos|between|both)\s[^,;:.]{0,40}|\bde \p{L}+|\d)$/iu;
function startsInTheMiddle(document, deed) {
  if (/^[%°),.;:/]/u.test(deed.text)) return true;
  if (!/^\p{Ll}/u.test(deed.text)) return false;
  const first = deed.lines[0] ?? 0;
  const [before, line2] = [document.lines[first - 1], document.lines[first]];
  if (line2 === void 0 || !writesSmall(document)) return true;
  return before !== void 0 && line2.role !== "list" && runsOn(before, line2);
}
var SMALL = 0.3;
function writesSmall(document) {
  const small = document.lines.filter((line2) => /^\p{Ll}/u.test(line2.text) && line2.text.length > 15).length;
  return small >= document.lines.filter((line2) => line2.text.length > 15).length * SMALL;
}
function runsOn(before, line2) {
  if (before.role === "heading" || line2.role === "heading" || line2.gapBefore >= 1) return false;
  return OPEN_END3.test(before.text) || !CLOSED_END2.test(before.text);
}
function endsInTheMiddle(document, deed) {
  if (OPEN_END3.test(deed.text)) return true;
  if (CLOSED_END2.test(deed.text)) return false;
  const last = deed.lines.at(-1) ?? 0;
  const [line2, next] = [document.lines[last], document.lines[last + 1]];
  if (line2 === void 0 || next === void 0 || next.role === "list" || next.role === "heading") return false;
  const tail = plainSpaces(line2.text).endsWith(deed.text.slice(-15));
  return tail && next.gapBefore < 1 && /^\p{Ll}/u.test(next.text) && line2.text.length > 40;
}
function crossesCells(document, deed, text) {
  const raw = deed.lines.map((line2) => document.lines[line2]?.text ?? "").join(" ");
  return !raw.includes(text) && plainSpaces(raw).includes(text);
}
function isWholeDeed(document, deed) {
  const text = plainSpaces(deed.text);
  return !startsInTheMiddle(document, deed) && !endsInTheMiddle(document, deed) && !crossesCells(document, deed, text);
}
function wholeClause(text, max = QUOTE_MAX) {
  const whole = plainSpaces(text).replace(/^[\s•·▪◦●■*–—>-]+(?=[\p{L}\p{N}¿¡«"(+$])/u, "").replace(LABEL7, "").replace(/[\s…;,:.]+$/u, "");
  if (whole.length <= max) return isWhole(whole) ? whole : null;
  const ends = [...whole.matchAll(CLAUSE_END2)].map(({ index }) => index).filter((index) => index <= max);
  for (const end of ends.reverse()) {
    const clause = whole.slice(0, end).trim();
    if (clause.length < CLAUSE2.characters || clause.split(" ").length < CLAUSE2.words) return null;
    const joins2 = /^\s/u.test(whole.slice(end));
    if (isWhole(clause) && !(joins2 && HALF_PAIR.test(clause))) return clause;
  }
  return null;
}

// app/features/cv/review/workable-deeds.ts
var PRIZE = /^\W*(?:premio|beca|distincion|reconocimiento|mencion honrosa|promedio|nota|(?:mejor|primer|segundo|tercer) (?:egresad|alumn|promedio|trabajador|vendedor|lugar|puesto)|award|scholarship)/;
var REMARK = /^\W*(?:sin experiencia|no aplica|disponibilidad|referencias?|licencia (?:de conducir|clase)|motivo|jefe directo|contacto)/;
var NO_DEED = /^\W*(?:me manejo en|domino|se (?:hacer|usar|manejar|cocinar)|conozco|cuento con|busco|quiero|hola|a contar de|desde (?:marzo|abril|mayo|\d)|the same)\b/;
var KNOWS2 = /^\W*(?:manejo|dominio|conocimientos?|herramientas|software|idiomas|skills|tools)\s*:/;
var PLACE = /^(?:[\p{Lu}][\p{L}'’.]*(?: (?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)(?:\s*[,|/–-]\s*(?:Regi[oó]n |R\.?M\.?|[\p{Lu}][\p{L}'’.]*)(?:\s?(?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)+\.?$/u;
var TITLE_AND_YEAR = /,\s*(?:19|20)\d{2}\s*(?:\([^)]*\))?\.?$/u;
function isFragment(deed) {
  const folded = fold(deed.text);
  if (TITLE_AND_YEAR.test(deed.text) && deed.opener.kind !== "strong" && deed.figures.length === 0) return true;
  if (PRIZE.test(folded) || REMARK.test(folded)) return true;
  if (deed.opener.kind !== "none" || deed.figures.length > 0) return false;
  const long = deed.text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return wordCount(deed.text) < 3 || /^\p{Ll}/u.test(deed.text) || PLACE.test(deed.text) || capitals > long.length / 2;
}
function isHeadingOfPost(deed) {
  if (deed.opener.kind === "strong" || deed.opener.kind === "routine") return false;
  const [head = "", rest] = deed.text.split(/[,.:(]/u);
  if (rest === void 0) return deed.figures.length === 0 && wordCount(head) <= 4 && quotableTitle(head) !== null;
  return wordCount(head) <= 5 && quotableTitle(head) !== null;
}
var NO_WORK2 = /* @__PURE__ */ new Set(["publications", "awards", "education", "references", "interests", "skills"]);
function isSoundDeed(reading, deed) {
  const folded = fold(deed.text);
  return isWholeDeed(reading.document, deed) && wholeClause(deed.text) !== null && !NO_DEED.test(folded) && !KNOWS2.test(fold(reading.document.lines[deed.lines[0] ?? -1]?.text ?? "")) && !REMARK.test(folded) && !isCredential(deed.text) && !/^[«“"]/u.test(deed.text) && !deed.lines.some((line2) => NO_WORK2.has(reading.sectionOf.get(line2) ?? "other")) && !isHeadingOfPost(deed) && personalDataIn(deed.text).length === 0 && !deed.lines.some((line2) => isLeisure(reading, line2));
}
var FIRST_PERSON2 = /^(?:hago|doy|llevo|soy|tengo|voy|hice|di|fui|puse|traje|led|built|made|wrote|ran|cut|won|grew|set)$/;
function opensWithVerb(deed) {
  const [word = "", second = ""] = deed.text.match(/\p{L}+/gu) ?? [];
  if (FIRST_PERSON2.test(fold(word))) return true;
  if (/^(?:he|hemos|have|tenho|me|se|nos)$/iu.test(word)) return second !== "";
  const verb = verbOf(word);
  if (verb !== null) return (verb.form === "past" || verb.form === "present") && !verb.ambiguous;
  return deed.opener.kind === "strong" && /(?:[éí]|amos|imos|ed)$/iu.test(word);
}
function saysWho(deed) {
  if (opensWithVerb(deed) || /^\p{L}{3,}o\s(?!(?:de|del|y|e|en|con|para)\b)/iu.test(deed.text)) return true;
  return (deed.text.match(/\p{L}+/gu) ?? []).some((word) => /[éí]$/u.test(word) && verbOf(word)?.form === "past");
}
var OUTCOME_CLAUSE = /[;:,] (?:\p{L}+ ){1,3}(?:ya|se) \p{L}+/u;
var OUTCOME = /\b(?:(?:sin|cero) (?:sancion|multas?|reclamos?|accidentes?|observaciones|incidentes?|huelgas?|atrasos?|perdidas?|evacuaciones)|(?:fue|fueron) \p{L}+(?:ad|id)[oa]s?|que (?:hoy |ya )?(?:lo |la |los |las |se )?(?:\p{L}{3,}(?:io|aron|ieron)\b|usan?\b|siguen?\b)|logre|logramos|obtuve|obtuvo|consegui|gane|adjudicad[oa]s?|aprobad[oa]s?|acogid[oa]s?|premiad[oa]s?|publicad[oa]s?|still in use|saving|saved|released|freed|without downtime|awarded|approved|published)\b/u;
var TOLD_RESULT = 0.25;
function tellsOutcome(deed) {
  const lower = deed.text.toLowerCase();
  return deed.figures.length === 0 && deed.strength >= TOLD_RESULT || deed.strength >= 0.8 || deed.figures.some((figure) => figure.kind === "change") || OUTCOME.test(fold(deed.text)) || OUTCOME_CLAUSE.test(deed.text) || /\bque (?:lo|la|los|las|se)? ?\p{L}+ó\b/u.test(lower) || /:$/u.test(deed.text);
}

// app/features/cv/review/profile.ts
var CONTACT4 = /@|www\.|https?:|\b\d{8,}\b|\b\d{4}\s?\d{4}\b/;
var LEVEL_RANK = { course: 0, school: 1, technical: 2, undergraduate: 3, postgraduate: 3 };
var SEMI_FROM = 4;
var SENIOR_ABOVE = 10;
function levelOf2(years) {
  if (years < SEMI_FROM) return "junior";
  return years <= SENIOR_ABOVE ? "semi" : "senior";
}
function reviewProfile(document, facts, score2, today) {
  const reading = readCv(document, facts, today);
  const said = { ...facts, profession: sureProfession(document, facts), jobs: facts.jobs.map(sayable) };
  const jobs = said.jobs.filter((job) => job.headerLines.some((line2) => !reading.excluded.has(line2)));
  const quotable = reading.deeds.filter(
    (deed) => deedQuote(reading, deed) !== "" && !CONTACT4.test(deed.text) && !isEmptyTalk(deed.text)
  );
  const strongest2 = [...quotable].sort((a, b) => b.strength - a.strength || b.figures.length - a.figures.length);
  const order = new Map([...said.jobs].sort(byRecency).map((job, at2) => [job.headerLines, at2]));
  const rank = (deed) => order.get(said.jobs[deed.job ?? -1]?.headerLines ?? []) ?? said.jobs.length;
  const skills2 = countedSkills(reading);
  return {
    reading,
    facts: said,
    score: score2,
    deeds: strongest2,
    sound: strongest2.filter((deed) => isSoundDeed(reading, deed)).sort((a, b) => b.strength - a.strength || rank(a) - rank(b) || b.figures.length - a.figures.length),
    skills: skills2,
    sureSkills: skills2.filter((skill) => isSureSkill(reading, skill)),
    jobs,
    latest: latestJob(jobs),
    study: sureStudy(facts.studies),
    level: levelOf2(facts.yearsTotal)
  };
}
var NOT_OF_OWNER = /* @__PURE__ */ new Set([
  "education",
  "certifications",
  "skills",
  "languages",
  "interests",
  "references"
]);
function sureProfession(document, { profession, sections, studies: studies2 }) {
  const trade = quotableTrade(profession);
  if (trade === null) return null;
  const elsewhere = /* @__PURE__ */ new Set([
    ...sections.filter(({ kind }) => NOT_OF_OWNER.has(kind)).flatMap(({ lines }) => lines),
    ...studies2.flatMap(({ lines }) => lines)
  ]);
  const own = document.lines.flatMap(({ text }, at2) => elsewhere.has(at2) ? [] : [text]).join("\n");
  return fold(own).includes(fold(insideSentence(trade))) ? trade : null;
}
function sureStudy(studies2) {
  const named2 = studies2.flatMap((study) => {
    const degree = quotableStudy(study.degree);
    return degree === null ? [] : [{ ...study, degree }];
  });
  return [...named2].sort((a, b) => LEVEL_RANK[b.level] - LEVEL_RANK[a.level])[0] ?? null;
}
function jobOf2(profile, deed) {
  return deed.job === null ? null : profile.facts.jobs[deed.job] ?? null;
}
var START = 24;
function timesQuoted(text, deed) {
  const start = quoted(wholeClause(deed.text) ?? deed.text).slice(1, START);
  return text.split(start).length - 1;
}
function isQuotedIn(text, deed) {
  return timesQuoted(text, deed) > 0;
}
function freshFirst(deeds, said) {
  const times = new Map(deeds.map((deed) => [deed, timesQuoted(said, deed)]));
  return [...deeds].sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
}
var RICH = 0.7;
function withinReach(score2, id) {
  const found = score2.criteria.find((one) => one.id === id);
  const lost = found === void 0 ? 0 : found.max - found.points;
  return id === "achievements" && shareOf(score2, id) >= RICH ? lost / 2 : lost;
}
function shareOf(score2, id) {
  const found = score2.criteria.find((one) => one.id === id);
  return found === void 0 || found.max === 0 ? 0 : found.points / found.max;
}

// app/features/cv/build-result.ts
function studyText(study) {
  const years = study.startYear !== null && study.endYear !== null && study.startYear !== study.endYear ? `${study.startYear}-${study.endYear}` : (study.endYear ?? study.startYear)?.toString();
  const state = study.status === "ongoing" ? study.endYear === null && study.startYear !== null ? `desde ${study.startYear}` : "en curso" : study.status === "incomplete" ? "incompleta" : years;
  const note = study.status === "incomplete" && years !== void 0 ? `${years}, incompleta` : state;
  return `${properName(study.degree, 160)}${study.institution === null ? "" : `, ${properName(study.institution, 120)}`}${note === void 0 ? "" : ` (${note})`}`;
}
function experienceText(facts) {
  const latest = latestJob(facts.jobs.map(sayable));
  const title = latest?.title ? properName(latest.title) : "";
  const employer = latest?.employer ? properName(latest.employer) : "";
  const years = facts.yearsTotal > 0 ? `${yearsText(facts.yearsTotal)} de experiencia.` : "";
  const last = title !== "" && employer !== "" ? `\xDAltimo cargo: ${title} en ${employer}.` : title !== "" ? `\xDAltimo cargo: ${title}.` : employer !== "" ? `\xDAltimo trabajo en ${employer}.` : "";
  return [years, last].filter((part) => part !== "").join(" ").replace(/\.{2,}/g, ".");
}
function notices(document, facts) {
  const found = [];
  if (document.hidden.length > 0)
    found.push({
      kind: "hidden_text",
      message: "Tu archivo tiene texto que no se ve en la p\xE1gina. No lo consideramos: b\xF3rralo o d\xE9jalo visible."
    });
  if (facts.instructionLines.length > 0)
    found.push({
      kind: "instructions",
      message: "Tu CV tiene frases dirigidas al sistema que lo eval\xFAa. No cambian el puntaje: s\xE1calas, porque tambi\xE9n las leer\xE1 una persona."
    });
  if (facts.stuffingLines.length > 0)
    found.push({
      kind: "keyword_stuffing",
      message: "Hay listas muy largas o repetidas de palabras clave. No suman puntos: deja las que de verdad usas."
    });
  if (document.truncated)
    found.push({
      kind: "truncated",
      message: "Tu archivo es muy largo y le\xEDmos solo la primera parte. Deja tu CV en dos o tres p\xE1ginas y s\xFAbelo otra vez."
    });
  if (document.method === "ocr")
    found.push({
      kind: "ocr",
      message: "Le\xEDmos tu CV desde una imagen y puede haber letras mal reconocidas. Sube un PDF con texto o un DOCX para un resultado m\xE1s preciso."
    });
  return found;
}
var NO_KEYWORD = /^(?:word|internet|correo|windows|office|whatsapp)$/;
function sureFacts(document, facts, shown, score2) {
  const told = score2.criteria.find((one) => one.id === "spelling")?.finding ?? "";
  const slips = [...told.matchAll(/«([^»]+)»/gu)].map(([, word = ""]) => fold(word));
  const said = sureProfession(document, facts);
  const isMisspelt = said !== null && fold(said).split(" ").some((word) => slips.includes(word));
  const profession = isMisspelt ? null : said;
  const sectionOf = new Map(facts.sections.flatMap(({ kind, lines }) => lines.map((line2) => [line2, kind])));
  const sure = facts.skills.filter((skill) => isSureSkill({ document, facts, sectionOf }, skill));
  const names = new Set(sure.map((skill) => skill.name.slice(0, LONGEST_FIELD)));
  return {
    profession: profession === null || isField(profession) ? "" : profession.slice(0, LONGEST_FIELD),
    skills: shown.filter((name) => names.has(name) && !NO_KEYWORD.test(fold(name)))
  };
}
function stands(document, facts) {
  const out = /* @__PURE__ */ new Set([...facts.stuffingLines, ...facts.instructionLines]);
  const counting = document.lines.flatMap((line2, index) => out.has(index) ? [] : [fold(line2.text)]);
  return (skill) => {
    if (!out.has(skill.line)) return true;
    const name = fold(skill.name);
    return counting.some((text) => text.includes(name));
  };
}
var MOST_SKILLS2 = 200;
var LONGEST_TEXT = 2e3;
var LONGEST_FIELD = 200;
function joinedWithin(texts, most) {
  let whole = "";
  for (const text of texts) {
    const next = whole === "" ? text : `${whole}; ${text}`;
    if (next.length > most) break;
    whole = next;
  }
  return whole;
}
function buildResult(document, facts, score2, review) {
  const skills2 = [
    ...new Set(facts.skills.filter(stands(document, facts)).map((skill) => skill.name.slice(0, LONGEST_FIELD)))
  ].slice(0, MOST_SKILLS2);
  const results2 = {
    candidate: {
      name: (facts.name ?? "").slice(0, LONGEST_FIELD),
      profession: (facts.profession ?? "").slice(0, LONGEST_FIELD),
      location: (facts.location ?? "").slice(0, LONGEST_FIELD),
      experience: experienceText(facts),
      education: joinedWithin(facts.studies.map(studyText), LONGEST_TEXT),
      skills: skills2,
      ...facts.email === null ? {} : { email: facts.email },
      ...facts.phone === null ? {} : { phone: facts.phone },
      ...facts.linkedin === null ? {} : { linkedin: facts.linkedin }
    },
    summary: review.summary,
    structure_evaluation: { puntuacion_total: score2.total },
    competencies: review.competencies,
    recommendations: review.recommendations,
    experience_analysis: { years_total: Number(facts.yearsTotal.toFixed(1)) },
    interview_questions: review.interview_questions
  };
  const criteria = score2.criteria.map((one) => ({ ...one, evidence: one.evidence.map((text) => cutQuote(text)) }));
  return {
    results: results2,
    details: {
      criteria,
      notices: notices(document, facts),
      found: { pages: document.pages, jobs: facts.jobs.length, skills: skills2.length },
      sure: sureFacts(document, facts, skills2, score2)
    }
  };
}

// app/features/cv/facts/personal-remarks.ts
var REMARKS = [
  /^(?:nacionalidad(?:es)?|nationality|nacionalidade)\s*[:.-]?\s*(?:[a-z]+(?:[\s,/(-]+[a-z]+){0,3}\)?)?\.?$/,
  /^(?:fecha de nac(?:imiento)?|f\.? ?(?:de )?nac|nacimiento|date of birth|birth ?date|data de nascimento)\b[\s.:-]*[a-z]{0,10},?\s*(?:\d[\da-z\s./-]{0,28})?(?:\(\d{2} anos\))?\.?$/,
  /^(?:edad|age|idade)\s*[:.-]?\s*(?:\d{1,2}(?:\s*(?:anos|years)(?: old| de edad)?)?)?\.?$/,
  /^(?:tengo )?\d{2}\s*(?:anos de edad|years old|anos de idade)\.?$/,
  /^(?:sexo|genero|gender|sex)\s*:\s*[a-z]+(?: [a-z]+)?\.?$/,
  /^(?:persona )?(?:en situacion de|con) discapacidad\b[^.;]{0,60}\.?$/,
  /^(?:discapacidad|disability)\s*:[^;]{0,90}$/,
  /^[[(]?(?:foto(?:grafia)?|photo(?:graph)?)(?: (?:carnet|tamano carnet|de perfil|aqui|reciente))?[\])]?$/
];
var LABEL_OF_DATE = /^(?:fecha de nac(?:imiento)?|nacimiento|date of birth|data de nascimento|edad|age|idade)\s*[:.]?$/;
var BARE_DATE = /^\d{1,2}(?:\s*anos)?$|^\d{1,2}[\s./-]+(?:de )?[a-z\d]+[\s./-]+(?:de )?\d{2,4}$/;
var CELLS = /(\s*[|·•]\s*|\s{2,})/;
var isRemark = (folded) => REMARKS.some((shape2) => shape2.test(folded));
function without(text) {
  const cells = text.split(CELLS);
  const kept = [];
  for (let at2 = 0; at2 < cells.length; at2 += 2) {
    const cell = cells[at2] ?? "";
    const next = cells[at2 + 2];
    const folded = fold(cell).trim();
    const row = next !== void 0 && /^\s+$/.test(cells[at2 + 1] ?? "") && isRemark(folded);
    if (row && isRemark(`${folded} ${fold(next).trim()}`)) at2 += 2;
    else if (folded === "" || !isRemark(folded)) kept.push({ cell, join: cells[at2 - 1] ?? "" });
  }
  if (kept.every(({ cell }) => cell.trim() === "")) return null;
  if (kept.length * 2 > cells.length) return text;
  return kept.map(({ cell, join }, at2) => at2 === 0 ? cell : `${join}${cell}`).join("");
}
function withoutPersonalRemarks(document) {
  return withPlaces(document).document;
}
function withPlaces(written) {
  const lines = [];
  const places = [];
  let gap = 0;
  let changed = false;
  let label = false;
  for (const [at2, line2] of written.lines.entries()) {
    const folded = fold(line2.text).trim();
    const text = label && BARE_DATE.test(folded) ? null : without(line2.text);
    label = LABEL_OF_DATE.test(folded);
    if (text !== line2.text) changed = true;
    gap = Math.max(gap, line2.gapBefore);
    if (text === null) continue;
    lines.push(text === line2.text && gap === line2.gapBefore ? line2 : { ...line2, text, gapBefore: gap });
    places.push(at2);
    gap = 0;
  }
  if (!changed) return { document: written, places };
  return { document: { ...written, lines, text: lines.map((line2) => line2.text).join("\n") }, places };
}

// app/features/cv/review/competency-catalog.ts
var CATALOG = [
  {
    name: "Liderazgo",
    weight: 1,
    deed: /\b(?:lider(?!es\b)\w*|dirig\w*|dirij\w*|supervis(?:e|o|aba|ando|ar)|encabec\w*|(?:equipos?|cuadrillas?) de \d+|equipo de \p{L}+ personas|a cargo de \d+|coordin\w+ (?:a |de )?(?:\d+ (?!horas)|un equipo|equipos?)|led|managed? (?:a )?team|mentor\w*|headed|delegu\w*)\b/u,
    listed: /\b(?:liderazgo|manejo de (?:equipos?|personal|grupos?)|leadership|lideranca|direccion de equipos|team management)\b/
  },
  {
    name: "Trabajo en equipo",
    weight: 0.7,
    deed: /\b(?:en equipo|junto (?:a|con)|en conjunto|colabor(?!ador)\w*|multidisciplin\w*|interdisciplin\w*|coordin\w+ con|con (?:las )?areas|(?:con|al|del|un|mi|nuestro) (?:gran )?equipo(?! (?:de )?(?:comput\w*|medico|electr\w*|industr\w*))|teamwork|cross-functional|collaborat\w*|with (?:the )?\w+ team|equipe)\b/,
    listed: /\b(?:trabajo en equipo|teamwork|team player|trabalho em equipe|colaboracion)\b/
  },
  {
    name: "An\xE1lisis de datos",
    weight: 1,
    deed: /\b(?:datos(?! (?:personales|de contacto))|data|sql|power bi|tableau|dashboards?|indicador\w*|kpis?|estadistic\w*|analisis de (?:datos|cuentas|resultados|ventas|demanda|indicadores|mercado|brechas|costos)|modelos? predictiv\w*|python|metricas?|pronostic\w*)\b/,
    listed: /\b(?:sql|power bi|tableau|excel|python|spss|stata|estadistic\w*|analisis de datos|data analysis|analitic\w*|r studio|qlik)\b/
  },
  {
    name: "Gesti\xF3n de proyectos",
    weight: 0.9,
    deed: /\b(?:proyectos?|implement(?!os?\b)\w*|puesta en marcha|carta gantt|licitacion\w*|lance|lanzamiento|(?:direccion|administracion|inspeccion|jefatura) de obras?|projects?|launched|rollout|projetos?)\b/,
    listed: /\b(?:gestion de proyectos|pmp|scrum|ms project|project management|metodologias agiles|kanban|agile)\b/
  },
  {
    name: "Atenci\xF3n a personas",
    weight: 0.9,
    deed: /\b(?:pacientes|(?<!(?:cuenta corriente|cartera|base) de |empresas |para \d{1,4} )clientes(?! (?:miner|corporativ|industrial))|usuari[oa]s|(?<!(?:sector|contador|contadora|espacio|transporte|servicio|ministerio) )publico|familias|beneficiari[oa]s|apoderad[oa]s|vecin[oa]s|residentes|huespedes|comensales|pasajeros|ati?end\w+ (?:a|al)|customers?|patients?|clients|socios|personas mayores|adultos mayores)\b/,
    listed: /\b(?:atencion (?:al?|de) (?:publico|clientes?|usuarios|pacientes)|servicio al cliente|customer service|atendimento)\b/
  },
  {
    name: "Planificaci\xF3n",
    weight: 0.8,
    deed: /\b(?:planific\w*|programe|programacion de (?:turnos|visitas|produccion|obras?|actividades|rutas|horas|citas|despachos)|organi(?:ce|zo|zamos|zando|zar|zed|zing|zacion de)|calendariz\w*|cronogramas?|agend(?:e|o|ar|amiento)|elabor\w+ (?:de |el |del )?presupuestos?|schedul\w*|planned|budgeting)\b/,
    listed: /\b(?:planificacion|organizacion|planning|programacion de (?:obra|produccion)|control de gestion)\b/
  },
  {
    name: "Resoluci\xF3n de problemas",
    weight: 0.9,
    deed: /\b(?<!sin )(?:resolv\w*|resuel\w*|solucion\w*|redisen\w*|diagnostic(?:o|ar|ando|ue|os) (?:de |y )?(?:fallas?|averias?|problemas?)|(?<!sin )fallas|incidencias|repar(?:e|o|ar|ando|acion|aciones)|corrig\w*|corregi\w*|automati[zc]\w*|optimi[zc]\w*|cuellos? de botella|troubleshoot\w*|fixed|root cause|debug\w*)\b/,
    listed: /\b(?:resolucion de problemas|problem solving|pensamiento critico|solucion de problemas)\b/
  },
  {
    name: "Docencia y formaci\xF3n",
    weight: 0.9,
    deed: /\b(?:ensen\w*|capacit(?:e|o|ar|ando|acion|aciones) (?!recibid)|forme a|formacion de (?:\p{L}+ )?(?:alumn|estudiant|equipos?|monitor|personas)\w*|clases (?:de|a|en|para)|talleres (?:a|para|con|de)|docencia|alumn[oa]s|(?<!entre \d{1,5} )estudiantes(?! beneficiad)|tutor(?:e|o|ia|ias)|ayudantias?|ayudante de (?:catedra|curso|laboratorio|docencia)|planificacion curricular|trained|taught|induccion (?:de|a|al)|aprendizajes)\b/u,
    listed: /\b(?:docencia|planificacion curricular|evaluacion formativa|didactica|pedagog\w*|teaching|capacitacion)\b/
  },
  {
    name: "Seguridad y calidad",
    weight: 0.9,
    deed: /\b(?:seguridad(?! (?:social|publica))|calidad(?! de vida)|inocuidad|normas|normativ\w*|iso \d+|auditorias? (?:interna|externa|de calidad|iso)\w*|acreditacion|prevencion|riesgos? (?:laboral\w*|electric\w*|critic\w*|psicosocial\w*|en (?:faena|terreno|obra))|haccp|protocolos?|compliance|accident\w*|infecc\w*|eventos adversos|no conformidades|safety(?! stock)|quality|inspecc\w*|valid\w+ (?:de )?(?:\d+ )?(?:metodos?|procesos?|equipos?))\b/,
    listed: /\b(?:iso \d+|haccp|gmp|bpm|seguridad|calidad|prevencion de riesgos|normativa|globalg\S*|compliance|auditoria)\b/
  },
  {
    name: "Ventas y negociaci\xF3n",
    weight: 0.9,
    deed: /\b(?:(?<!compras y |compra y |libros? de |registro de )ventas?|vend(?:i|e|o|ia|iendo|er|imos)|negoci(?:e|o|ar|ando|acion|aciones|amos)|cartera de (?:\d+ )?clientes|metas? (?:comercial\w*|mensual\w*|de ventas?)|comerciali[cz]\w*|(?:gestion|equipo|area|visitas?) comercial\w*|sales|sold|negotiat\w*|revenue|prospect(?:e|o|ar|ando|ing)|fideli[cz]\w*|leads)\b/,
    listed: /\b(?:ventas|negociacion|crm|sales|negotiation|vendas|fidelizacion)\b/
  },
  {
    name: "Gesti\xF3n de recursos",
    weight: 0.8,
    deed: /\b(?:presupuest\w*|costos?|gastos?|ahorr\w*|(?<!modulos de )factur\w*|contab\w*|pagos?|tesorer\w*|inventarios?|stock|financier\w*|tribut\w*|conciliac\w*|remuneracion\w*|recaud\w*|fondos?|mm\$|uf|budget\w*|costs?|savings|caja|compras)\b/,
    listed: /\b(?:contabilidad|presupuestos?|ifrs|finanzas|costos|remuneraciones|tesoreria|inventarios?|budgeting|accounting|finance)\b/
  },
  {
    name: "Creatividad y dise\xF1o",
    weight: 0.7,
    deed: /\b(?:disen(?:e|o|amos|ando|ar|os) (?:(?:grafic|de (?:piezas|marca|logo|interfaces|espacios|material|planos|afiches|vestuario|imagen))\w*|(?:la|el|las|los|una?|\d+) (?:\p{L}+ )?(?:identidad|marcas?|logos?|piezas|afiches|interfaz|interfaces|portadas?|vestuario|planos?|prototip\w*|campanas?))|ilustr(?:e(?! municipalidad)|o|acion|aciones|ar|ando|ador\w*)|identidad (?:visual|grafica|corporativa|de marca)|prototip\w*|planos|maquetas?|edicion de videos?|(?:edite|grabe|produje) (?:\d+ )?videos?|fotografi\w*|designed|branding|piezas (?:grafic|digital|audiovisual)\w*)\b/u,
    listed: /\b(?:illustrator|photoshop|figma|indesign|autocad|revit|sketchup|canva|diseno|creatividad|after effects|ux|ui)\b/
  },
  {
    name: "Operaci\xF3n y log\xEDstica",
    weight: 0.7,
    deed: /\b(?:bodegas?|despach\w*(?! de correspondencia)|logistic\w*|produccion (?:de|diaria|mensual)|maquin(?:a|as|aria)|mantencion\w*|mantenimiento|instalacion de|instal(?:e|o)|rutas de|abastec\w*|cosech\w*|riego|faenas?|warehouse|shipping|maintenance|grua)\b/,
    listed: /\b(?:logistica|bodega|grua horquilla|mantencion|produccion|abastecimiento|riego|lean|operaciones|electric\w*|soldadura|inventario)\b/
  },
  {
    name: "Investigaci\xF3n",
    weight: 0.8,
    deed: /\b(?:investig(?:o|ue|ando|ar|ador\w*|acion(?! de (?:accidentes|incidentes))|aciones)|tesis|publicac\w* (?:cientific|indexad|academ)\w*|articulos? (?:cientific|indexad)\w*|papers|muestreos?|ensayos (?:de laboratorio|clinicos)|research\w*|seminario de titulo|fondecyt|poster cientifico)\b/,
    listed: /\b(?:investigacion|metodologia|research|laboratorio|hplc|pcr)\b/
  },
  {
    name: "Comunicaci\xF3n",
    weight: 0.8,
    deed: /\b(?:presente (?:a|al|ante|el|la|los|las|un|una|resultados|informes)|presentaciones|presented|expus\w*|redact\w*|(?:elabor|prepar)\w+ (?:de )?informes|difusion|charlas|relatori\w*|vocer\w*|comunic(?:o|ue|ar|ando|acional\w*|aciones|ados?)|entrevist(?:e|o|ar|as|ando)|notas (?:de prensa|periodistic\w*)|contenidos|wrote|stakeholders|reuniones con|seguidores)\b/,
    listed: /\b(?:comunicacion\b.*|redaccion|oratoria|communication|comunicacao)\b/
  },
  {
    name: "Adaptaci\xF3n",
    weight: 0.4,
    deed: /\b(?:pandemia|reorgani[cz]\w*|gestion del cambio|me adapt\w*|adaptacion (?:al?|del?) (?:cambio|nuev)\w*|teletrabajo|trabajo remoto|clases remotas)\b/,
    listed: /\b(?:adapta\w*|flexib\w*|polifuncional|versatil|trabajo bajo presion)\b/
  }
];
var RESULTS = "Orientaci\xF3n a resultados";
var TECHNICAL = "Conocimiento t\xE9cnico";
var TOOLS = "Manejo de herramientas";
var CRAFT = "Conocimientos del oficio";
var LEARNING = "Aprendizaje continuo";
var LANGUAGES2 = "Idiomas";
var TRAJECTORY = "Experiencia en el oficio";
var TRAINING = "Formaci\xF3n";

// app/features/cv/review/competencies.ts
var MOST = 6;
var FEWEST4 = 3;
var MOST_LISTED = 2;
var BEST = 9.6;
var LISTED = 3.6;
var QUOTE_MAX2 = 140;
function deedScore(deed, supporting) {
  const kind = deed.opener.kind;
  const told = kind === "strong" || kind === "result" ? 5.6 : kind === "weak" || kind === "none" ? 4.2 : 5;
  const base = deed.strength > 0.2 ? 4.9 + deed.strength * 3.7 : told;
  return Math.min(BEST, base + Math.min(3, supporting) * 0.25);
}
function wholeEvidence({ reading }, text) {
  const clause = wholeClause(text, QUOTE_MAX2) ?? "";
  const closed = `${clause}.`;
  if (isQuoteOf(reading.document, closed) && text.endsWith(closed)) return closed;
  return isQuoteOf(reading.document, clause) ? clause : "";
}
function lineEvidence(profile, line2, named2) {
  const text = profile.reading.document.lines[line2]?.text ?? "";
  if (emptyWordings(profile.reading).some((one) => one.line === line2 && one.kind === "chatter")) return "";
  const goesOn = /^\p{Ll}/u.test(profile.reading.document.lines[line2 + 1]?.text ?? "") && text.length > 40;
  const whole = goesOn && text.includes(",") ? text.slice(0, text.lastIndexOf(",")) : text;
  const cells = whole.split(/\s{2,}/u);
  const cell = named2 === void 0 ? whole : cells.find((one) => fold(one).includes(fold(named2))) ?? whole;
  const evidence = cutQuote(cell.replace(HANGING2, ""), QUOTE_MAX2).replace(HANGING2, "");
  return isQuoteOf(profile.reading.document, evidence) ? evidence : "";
}
var HANGING2 = /(?:[\s,;:]+|\s(?:de|del|la|el|los|las|y|e|o|en|con|por|para|a|al|and|of|to|for|with|in))+$/iu;
var NO_OWN_DEED = /^(?:bajo (?:la )?(?:supervision|direccion)|apoy\w+ (?:a la |al |a )(?:jefatura|direccion|jef[ea]))\b/;
function fromDeeds(profile, name, weight, shows) {
  const deeds = profile.sound.filter((deed) => shows(deed) && !isFragment(deed) && !NO_OWN_DEED.test(fold(deed.text)));
  if (deeds.length === 0) return null;
  const supporting = deeds.filter((deed) => deed.strength >= 0.4).length - 1;
  const options = deeds.flatMap((deed) => {
    const evidence = wholeEvidence(profile, deed.text);
    const isShown = deed.figures.length === 0 || deed.figures.some((figure) => evidence.includes(figure.text));
    return isShown && shows({ ...deed, text: evidence }) ? [{ score: deedScore(deed, Math.max(0, supporting)), evidence }] : [];
  });
  return { name, weight, options };
}
function quotableLines(profile) {
  const { reading, facts } = profile;
  const headings = new Set(facts.sections.map((section) => section.heading));
  const contact2 = [facts.email, facts.phone, facts.linkedin, facts.name].flatMap(
    (value) => value === null ? [] : [fold(value)]
  );
  const plain = reading.kept.filter((line2) => {
    const entry = reading.document.lines[line2];
    if (entry === void 0 || entry.role === "heading" || headings.has(line2) || reading.sectionOf.get(line2) === "contact")
      return false;
    const text = fold(entry.text);
    return wordCount(text) > 0 && !/@|www\.|https?:|linkedin|\d{4}\s?\d{4}|\b\d{8,}\b/.test(text) && !contact2.some((value) => text.includes(value));
  });
  return plain;
}
var OWN_PLACE = /* @__PURE__ */ new Set(["experience", "education", "contact", "references", "interests"]);
function listedCandidates(profile, lines) {
  const { reading } = profile;
  const text = (line2) => fold(reading.document.lines[line2]?.text ?? "");
  const headers = /* @__PURE__ */ new Set([
    ...profile.facts.jobs.flatMap((job) => job.headerLines),
    ...profile.facts.studies.flatMap((study) => study.lines)
  ]);
  return CATALOG.flatMap(({ name, listed: listed2, weight }) => {
    const at2 = listed2 === null ? void 0 : lines.find(
      (line2) => listed2.test(text(line2)) && !OWN_PLACE.has(reading.sectionOf.get(line2) ?? "other") && !headers.has(line2)
    );
    return at2 === void 0 ? [] : [{ name, weight, options: [{ score: LISTED, evidence: lineEvidence(profile, at2) }] }];
  });
}
function languageScore(level) {
  const said = fold(level ?? "");
  if (/\bc[12]\b|avanzad|fluent|fluid|profesional|advanced|bilingu|proficien/.test(said)) return 7.2;
  if (/\bb2\b|intermedio alto|medio alto|upper/.test(said)) return 6.2;
  if (/\bb1\b|intermedi|medio|intermediate|conversac/.test(said)) return 5.2;
  return /basic|a[12]\b|inicial|elemental/.test(said) ? 3.8 : 3.2;
}
function itemEvidence(profile, { name, line: line2 }) {
  const parts = (profile.reading.document.lines[line2]?.text ?? "").split(/(?<=[.;])\s+|\s{2,}|\s*[|·•]\s*/u);
  const own = parts.find((part) => fold(part).includes(fold(name)));
  const evidence = cutQuote(own ?? "", QUOTE_MAX2);
  return isQuoteOf(profile.reading.document, evidence) ? evidence : "";
}
function languages(profile) {
  const foreign = profile.facts.languages.filter(
    (one) => !profile.reading.excluded.has(one.line) && !/nativ|materna|native|mother/.test(fold(one.level ?? "")) && !/espanol|castellano|spanish/.test(fold(one.name))
  );
  const best = [...foreign].sort((a, b) => languageScore(b.level) - languageScore(a.level))[0];
  if (best === void 0) return [];
  const english = /ingles|english/.test(fold(best.name));
  return [
    {
      name: english ? "Ingl\xE9s" : LANGUAGES2,
      weight: 0.6,
      options: [{ score: languageScore(best.level), evidence: itemEvidence(profile, best) }]
    }
  ];
}
function technical(profile) {
  const hard = profile.sureSkills;
  const used = fromDeeds(
    profile,
    TECHNICAL,
    0.9,
    (deed) => hard.some((skill) => deedUsing(skill, [deed]) !== void 0)
  );
  const first = hard.find((skill) => skill.kind === "tool") ?? hard[0];
  const listed2 = first === void 0 ? [] : [
    {
      // Only what one works with is a tool: a technique or a subject is knowledge.
      name: first.kind === "tool" ? TOOLS : CRAFT,
      weight: 0.6,
      options: [
        {
          score: Math.min(4.8, LISTED + hard.length * 0.2),
          evidence: lineEvidence(profile, first.line, first.name)
        }
      ]
    }
  ];
  return used === null ? listed2 : [used, ...listed2];
}
function learning(profile, lines) {
  const { reading, facts } = profile;
  const further = facts.studies.filter(
    (study) => (study.level === "course" || study.level === "postgraduate") && study.lines.some((line2) => lines.includes(line2))
  );
  const certified = lines.filter((line2) => reading.sectionOf.get(line2) === "certifications");
  const options = [
    ...further.map((study) => ({
      score: study.endYear !== null ? 6.2 : 5,
      evidence: lineEvidence(
        profile,
        study.lines.find((line2) => fold(reading.document.lines[line2]?.text ?? "").includes(fold(study.degree))) ?? -1
      )
    })),
    ...certified.map((line2) => ({ score: 5.2, evidence: lineEvidence(profile, line2) }))
  ];
  return options.length === 0 ? [] : [{ name: LEARNING, weight: 0.5, options: options.sort((a, b) => b.score - a.score) }];
}
function fallbacks(profile, lines) {
  const { facts } = profile;
  const view = (name, score2, chosen) => chosen.length === 0 ? [] : [
    {
      name,
      weight: 0,
      options: chosen.map((line2) => ({ score: score2, evidence: lineEvidence(profile, line2) }))
    }
  ];
  const jobLines = facts.jobs.flatMap((job) => job.headerLines.slice(0, 1)).filter((line2) => lines.includes(line2));
  const studyLines = facts.studies.flatMap((study) => study.lines.slice(0, 1)).filter((line2) => lines.includes(line2));
  const skillLines = [...new Set(profile.sureSkills.map((skill) => skill.line))].filter((line2) => lines.includes(line2));
  return [...view(TRAJECTORY, 4, jobLines), ...view(TRAINING, 3.4, studyLines), ...view(CRAFT, 2.8, skillLines)];
}
function pick2(into, candidate) {
  if (into.some((one) => one.view.name === candidate.name)) return false;
  const option = candidate.options.find(
    (option2) => option2.evidence !== "" && !into.some((one) => one.key === option2.evidence)
  );
  if (option === void 0) return false;
  const score2 = Math.round(Math.min(10, Math.max(0, option.score)) * 10) / 10;
  into.push({ view: { name: candidate.name, score: score2, evidence: option.evidence }, key: option.evidence });
  return true;
}
function ranked(candidates) {
  const value = (one) => (one.options[0]?.score ?? 0) + one.weight;
  return [...candidates].sort((a, b) => value(b) - value(a));
}
function competencies(profile) {
  const lines = quotableLines(profile);
  const results2 = fromDeeds(profile, RESULTS, 0.8, (deed) => deed.strength >= 0.6);
  const shown = [
    ...CATALOG.flatMap(
      ({ name, weight, deed: cue }) => fromDeeds(profile, name, weight, (deed) => cue.test(fold(deed.text))) ?? []
    ),
    ...results2 === null ? [] : [results2]
  ];
  const known = technical(profile);
  shown.push(...known.filter((one) => one.name === TECHNICAL));
  const listed2 = [
    ...languages(profile),
    ...learning(profile, lines),
    ...known.filter((one) => one.name !== TECHNICAL),
    ...listedCandidates(profile, lines)
  ];
  const picked = [];
  for (const candidate of ranked(shown)) if (picked.length < MOST - 1) pick2(picked, candidate);
  let fromLists = 0;
  for (const candidate of ranked(listed2)) {
    if (picked.length >= MOST || fromLists >= MOST_LISTED && picked.length >= FEWEST4) break;
    if (pick2(picked, candidate)) fromLists += 1;
  }
  for (const candidate of ranked(shown)) if (picked.length < MOST) pick2(picked, candidate);
  for (const candidate of fallbacks(profile, lines)) if (picked.length < FEWEST4) pick2(picked, candidate);
  return picked.map((one) => one.view).filter((view) => isQuoteOf(profile.reading.document, view.evidence) && view.evidence === cutQuote(view.evidence));
}

// app/features/cv/review/examples.ts
var SPANISH2 = [
  [/\bkinesiolog\w*/, "Atend\xED a [X] pacientes por semana y [X]% volvi\xF3 a su actividad en [X] semanas"],
  [
    /\b(?:pedagog\w*|educador\w*|parvul\w*|alumn\w*|estudiant\w*|curso|clases|docen\w*|profesor\w*|colegio|liceo|aula|teach\w*)\b/,
    "Ense\xF1\xE9 a [X] estudiantes y su promedio subi\xF3 de [X] a [X]"
  ],
  [
    /\b(?:preparador\w*|entrenador\w*|deport\w*|gimnasio|personal trainer)\b/,
    "Entren\xE9 a [X] personas y su marca mejor\xF3 [X]% en [X] meses"
  ],
  [/\b(?:bibliotec\w*|archiv\w*)\b/, "Catalogu\xE9 [X] obras al a\xF1o y los pr\xE9stamos subieron de [X] a [X] al mes"],
  [
    /\b(?:bar|barra|bartender|barman|barista|cocteler\w*|sommelier)\b/,
    "Prepar\xE9 [X] tragos por noche y baj\xE9 el costo de la carta de [X]% a [X]%"
  ],
  [
    /\b(?:guia de|trekking|montana|excursion\w*)\b/,
    "Gui\xE9 [X] salidas por temporada con grupos de [X] personas, sin accidentes"
  ],
  [
    /\b(?:sonid\w*|audio|iluminacion|microfon\w*)\b/,
    "Oper\xE9 [X] funciones al a\xF1o y baj\xE9 las fallas de [X] a [X] por temporada"
  ],
  [
    /\b(?:actri\w*|actor\w*|teatr\w*|artista\w*|grabador\w*|grabado|music\w*|gestor\w* cultural\w*)\b/,
    "Mont\xE9 [X] obras con [X] asistentes por funci\xF3n"
  ],
  [/\b(?:geolog\w*|sondaj\w*|topograf\w*|geograf\w*)\b/, "Levant\xE9 [X] hect\xE1reas en [X] meses, con un error de [X]%"],
  [
    /\b(?:prevencion de riesgos|prevencionista\w*)\b/,
    "Baj\xE9 los accidentes de [X] a [X] en [X] meses, en una obra de [X] personas"
  ],
  [/\b(?:psicolog\w*|terapeut\w*|fonoaudiolog\w*)\b/, "Atend\xED a [X] personas por semana y [X]% termin\xF3 su tratamiento"],
  [/\b(?:traduc\w*|interpret\w*)\b/, "Traduje [X] palabras al mes y baj\xE9 las correcciones de [X] a [X] por encargo"],
  [/\b(?:periodis\w*|reporter\w*|redactor\w*)\b/, "Publiqu\xE9 [X] notas al mes y las lecturas subieron de [X] a [X]"],
  [
    /\b(?:asesor\w* del hogar|asesor\w* de hogar|aseo|limpieza|mucama\w*|auxiliar de aseo)\b/,
    "Dej\xE9 listas [X] habitaciones por turno, sin reclamos en [X] meses"
  ],
  [
    /\b(?:qa|tester|calidad de software|pruebas de regresion)\b/,
    "Automatic\xE9 [X] pruebas y los errores en producci\xF3n bajaron de [X] a [X] por mes"
  ],
  [
    /\b(?:gerent\w*|director\w* de|directorio|socio)\b/,
    "Dirig\xED [X] personas y sub\xED el margen de [X]% a [X]% en [X] a\xF1os"
  ],
  [
    /\b(?:guardia\w*|vigilan\w*|conserje\w*|rondas)\b/,
    "Cubr\xED [X] turnos sin incidentes y respond\xED [X] emergencias en menos de [X] minutos"
  ],
  [
    /\b(?:chofer\w*|conductor\w*|camion\w*|repartidor\w*)\b/,
    "Recorr\xED [X] km al mes sin accidentes y entregu\xE9 a tiempo el [X]% de los pedidos"
  ],
  [/\b(?:veterinari\w*|mascotas)\b/, "Atend\xED a [X] animales al mes y baj\xE9 las reconsultas de [X]% a [X]%"],
  [/\b(?:soldad\w*|soldadura\w*|calderer\w*|metalic\w*)\b/, "Sold\xE9 [X] uniones y baj\xE9 los rechazos de [X]% a [X]%"],
  [
    /\b(?:pasteler\w*|panader\w*|reposter\w*|cocin\w*)\b/,
    "Prepar\xE9 [X] porciones por turno y baj\xE9 la merma de [X]% a [X]%"
  ],
  [/\b(?:operador\w*|maquinaria|retroexcavador\w*)\b/, "Oper\xE9 [X] horas sin accidentes y mov\xED [X] m3 por turno"],
  [
    /\b(?:secretari\w*|administrativ\w*|recepcionista\w*|oficina|expedientes?)\b/,
    "Tramit\xE9 [X] expedientes al mes y baj\xE9 el plazo de respuesta de [X] a [X] d\xEDas"
  ],
  [
    /\b(?:barber\w*|peluquer\w*|estetic\w*|cosmetolog\w*)\b/,
    "Atend\xED a [X] clientes por semana y [X]% volvi\xF3 dentro de un mes"
  ],
  [
    /\b(?:cuidador\w*|personas mayores|adultos? mayor\w*)\b/,
    "Acompa\xF1\xE9 a [X] personas mayores y baj\xE9 las ca\xEDdas de [X] a [X] al a\xF1o"
  ],
  [
    /\b(?:software|sistemas? (?:informatic\w*|de informacion)|informatic\w*|aplicaciones|web|codigo|program\w*|api|base\w* de datos|sql|dashboards?|etl|queries|reportes?|reports?|datos|data)\b/,
    "Automatic\xE9 [X] reportes y ahorr\xE9 [X] horas al mes a un equipo de [X] personas"
  ],
  [
    /\b(?:contab\w*|concilia\w*|impuest\w*|tribut\w*|remuneracion\w*|balance\w*|accounting)\b/,
    "Cerr\xE9 la contabilidad de [X] empresas en [X] d\xEDas, [X] menos que antes"
  ],
  [
    /\b(?:pacient\w*|nutricion\w*|kinesio\w*|odontolog\w*|matron\w*|tens|clinic\w*|enfermer\w*|hospital|salud|curacion\w*|patients?)\b/,
    "Atend\xED a [X] pacientes por turno y baj\xE9 los eventos adversos de [X] a [X]"
  ],
  [
    /\b(?:bodega\w*|supply|planner|abastecimiento|inventari\w*|despach\w*|logist\w*|reponedor\w*|stock)\b/,
    "Orden\xE9 un inventario de [X] productos y baj\xE9 las diferencias de [X]% a [X]%"
  ],
  [
    /\b(?:vent\w*|vend\w*|client\w*|cartera|ejecutiv[oa] comercial|caja|cajer\w*|tienda\w*|sales)\b/,
    "Atend\xED una cartera de [X] clientes y super\xE9 la meta en [X]%"
  ],
  [
    /\b(?:electric\w*|tablero\w*|mantencion\w*|mantenimiento|mecanic\w*|maquin\w*|instalacion\w*|motor\w*)\b/,
    "Resolv\xED [X] fallas al mes y reduje las detenciones de [X] a [X] horas al mes"
  ],
  [
    /\b(?:obra\w*|plano\w*|arquitect\w*|edifica\w*|construc\w*|vivienda\w*|permiso\w*)\b/,
    "Desarroll\xE9 los planos de [X] viviendas ([X] m2) y obtuve [X] permisos en [X] meses"
  ],
  [
    /\b(?:abogad\w*|procurador\w*|egresad[oa] de derecho|causa\w*|juicio\w*|demanda\w*|contrat\w* legal\w*|tribunal\w*|juzgado\w*|derecho|escrito\w*|juridic\w*)\b/,
    "Tramit\xE9 [X] causas y obtuve un resultado favorable en [X] de ellas"
  ],
  [
    /\b(?:seleccion|reclutamiento|entrevista\w*|candidat\w*|induccion|clima)\b/,
    "Cubr\xED [X] vacantes en un promedio de [X] d\xEDas, con [X]% de permanencia al a\xF1o"
  ],
  [
    /\b(?:redes sociales|instagram|contenido\w*|campana\w*|publicacion\w*|marca\w*|video\w*|community)\b/,
    "Publiqu\xE9 [X] piezas al mes y aument\xE9 las interacciones de [X] a [X]"
  ],
  [
    /\b(?:campo|hectarea\w*|cosecha\w*|riego|cultivo\w*|predio\w*|temporer\w*)\b/,
    "Manej\xE9 [X] hect\xE1reas y sub\xED el rendimiento de [X] a [X] toneladas por hect\xE1rea"
  ],
  [
    /\b(?:famili\w*|comunidad\w*|taller\w*|intervencion\w*|usuari\w*|social\w*|vecin\w*)\b/,
    "Acompa\xF1\xE9 a [X] familias y [X] de ellas completaron el programa"
  ],
  [
    /\b(?:restaur\w*|garz\w*|turis\w*|hotel\w*|evento\w*|pasajero\w*)\b/,
    "Atend\xED [X] mesas por turno y baj\xE9 los reclamos de [X] a [X] al mes"
  ],
  [
    /\b(?:laboratorio|muestra\w*|ensayo\w*|analisis quimic\w*|investiga\w*|tesis)\b/,
    "Analic\xE9 [X] muestras al mes y reduje las repeticiones de [X]% a [X]%"
  ],
  [
    /\b(?:proyecto\w*|coordin\w*|planific\w*|equipo\w*)\b/,
    "Coordin\xE9 [X] proyectos con [X] personas y los entregu\xE9 en [X] meses"
  ]
];
var ENGLISH = [
  [
    /\b(?:data|software|developer|web|backend|frontend|mobile|devops|pipeline\w*|app|apps)\b/,
    "Automated [X] reports and saved [X] hours a month for a team of [X]"
  ],
  [
    /\b(?:reception\w*|hostel|hotel|hospitality|guest\w*|check in|tour\w*)\b/,
    "Checked in [X] guests a day and raised the review score from [X] to [X]"
  ],
  [
    /\b(?:teach\w*|tutor\w*|english|lessons?|classes|students?)\b/,
    "Taught [X] students a week and [X]% passed their exam"
  ],
  [
    /\b(?:nurse\w*|patients?|clinic\w*|hospital|health)\b/,
    "Cared for [X] patients a shift and cut falls from [X] to [X]"
  ],
  [
    /\b(?:agronom\w*|crop\w*|orchard\w*|farm\w*|irrigation|harvest)\b/,
    "Managed [X] hectares and raised the yield from [X] to [X] tonnes"
  ],
  [
    /\b(?:supply|planner|planning|warehouse|inventory|logistics|stock)\b/,
    "Planned [X] products and cut stockouts from [X]% to [X]%"
  ],
  [
    /\b(?:sales|account|customers?|retail|store|call cent\w*)\b/,
    "Served [X] customers a month and beat the target by [X]%"
  ],
  [
    /\b(?:market\w*|content|campaigns?|social media|brand\w*)\b/,
    "Ran [X] campaigns and raised conversion from [X]% to [X]%"
  ],
  [
    /\b(?:design\w*|ux|ui|research\w*)\b/,
    "Tested [X] designs with [X] people and cut the task time from [X] to [X] minutes"
  ],
  [
    /\b(?:financ\w*|accountant|audit\w*|analyst)\b/,
    "Closed the books of [X] companies in [X] days, [X] fewer than before"
  ],
  [
    /\b(?:mechanic\w*|electric\w*|maintenance|technician)\b/,
    "Fixed [X] faults a month and cut downtime from [X] to [X] hours"
  ]
];
function exampleFor(texts, language) {
  const rows = language === "es" ? SPANISH2 : language === "en" ? ENGLISH : [];
  for (const text of texts) {
    const folded = fold(text).replace(/\b(?:estudiante|alumn[oa]) (?:de|en)\b/g, " ");
    const found = rows.find(([cue]) => cue.test(folded));
    if (found !== void 0) return { text: found[1], language };
  }
  return null;
}

// app/features/cv/review/rewording.ts
var IRREGULAR = new Map(
  pairs(`apoyo = Apoy\xE9; manejo = Manej\xE9; control = Control\xE9; registro = Registr\xE9; diseno = Dise\xF1\xE9; desarrollo = Desarroll\xE9; gestion = Gestion\xE9;
  analisis = Analic\xE9; venta = Vend\xED; ventas = Vend\xED; soporte = Di soporte; atencion = Atend\xED; revision = Revis\xE9; supervision = Supervis\xE9;
  recepcion = Recib\xED; despacho = Despach\xE9; cobranza = Cobr\xE9; compra = Compr\xE9; compras = Compr\xE9; visitas = Visit\xE9; visita = Visit\xE9; cuidado = Cuid\xE9;
  mantencion = Mantuve; mantenimiento = Mantuve; confeccion = Confeccion\xE9; produccion = Produje; resolucion = Resolv\xED;
  seleccion = Seleccion\xE9; inspeccion = Inspeccion\xE9; emision = Emit\xED; redaccion = Redact\xE9; construccion = Constru\xED; instruccion = Instru\xED; traduccion = Traduje;
  clases = Ense\xF1\xE9; entrevistas = Entrevist\xE9; informes = Redact\xE9; reportes = Prepar\xE9; limpieza = Limpi\xE9; aseo = Limpi\xE9; asesoria = Asesor\xE9; auditoria = Audit\xE9;
  docencia = Ense\xF1\xE9; monitoreo = Monitore\xE9; calculo = Calcul\xE9; dibujo = Dibuj\xE9; ejecucion = Ejecut\xE9; distribucion = Distribu\xED; contratacion = Contrat\xE9;
  hacer = Hice; realizar = Realic\xE9; mantener = Mantuve; producir = Produje; conducir = Conduje; traducir = Traduje; dar = Di; ser = Fui; tener = Tuve;
  responsable = Organic\xE9; encargado = Organic\xE9; encargada = Organic\xE9; levantamiento = Levant\xE9; cumplimiento = Cumpl\xED; abastecimiento = Abastec\xED;
  entrenamiento = Entren\xE9; procesamiento = Proces\xE9; almacenamiento = Almacen\xE9; reclutamiento = Reclut\xE9; mejoramiento = Mejor\xE9; inventario = Inventari\xE9; inventarios = Inventari\xE9;
  apoyar = Apoy\xE9; atender = Atend\xED; administracion = Administr\xE9; reposicion = Repuse; facturacion = Factur\xE9; poda = Pod\xE9; reparacion = Repar\xE9`)
);
function arPast(stem2) {
  if (stem2.endsWith("c")) return `${stem2.slice(0, -1)}qu\xE9`;
  if (stem2.endsWith("g")) return `${stem2}u\xE9`;
  if (stem2.endsWith("z")) return `${stem2.slice(0, -1)}c\xE9`;
  return `${stem2}\xE9`;
}
var NO_DEED2 = /^(?:rot|dot|situ|est|titul|rel|popul|pobl|habit|ubic|dur|vac|voc|motiv|nivel|cotiz|particip|oper|aline|circul|form|inform|gradu|alter|val|oblig|asoci|fund|corpor|destin)aci[oó]n$/u;
function pastOf(word) {
  const known = IRREGULAR.get(fold(word));
  if (known !== void 0) return known;
  const lower = word.toLocaleLowerCase("es");
  if (NO_DEED2.test(lower)) return null;
  const stem2 = /^(.{2,})aci[oó]n$/u.exec(lower)?.[1] ?? /^(.{2,})ar$/u.exec(lower)?.[1];
  const past = stem2 !== void 0 ? arPast(stem2) : /^(.{3,})ir$/u.exec(lower)?.[1]?.concat("\xED") ?? null;
  return past === null ? null : past.charAt(0).toLocaleUpperCase("es") + past.slice(1);
}

// app/features/cv/review/improvements-content.ts
var LONGEST6 = 120;
var DULL = /* @__PURE__ */ new Set(["noun", "infinitive", "weak", "none"]);
var RESULT = 0.8;
var MOST_SKILLS3 = 3;
function lineOf(deed) {
  const clause = wholeClause(deed.text, LONGEST6);
  return clause === null ? null : quoted(clause);
}
function at({ profile, naming }, deed) {
  const phrase = naming.phrase(jobOf2(profile, deed));
  return phrase === null ? "" : `, en ${phrase},`;
}
function workable({ profile, used }) {
  const order = new Map([...profile.jobs].sort(byRecency).map((job, index) => [job.headerLines, index]));
  const rank = (deed) => order.get(jobOf2(profile, deed)?.headerLines ?? []) ?? order.size;
  return profile.reading.deeds.filter((deed) => profile.sound.includes(deed) && !deed.aside && !isFragment(deed) && !used.includes(deed)).sort((a, b) => rank(a) - rank(b));
}
function tradeOf({ facts, latest, study }, deed) {
  const title = deed?.job == null ? latest?.title : facts.jobs[deed.job]?.title;
  return [title, facts.profession, study?.degree].flatMap((part) => part == null ? [] : [part]);
}
var asExample = (example) => example === null ? "" : `, por ejemplo ${quoted(example.text)}`;
var withExample = (example) => example === null ? {} : { example };
var achievements = (writing) => {
  const { profile } = writing;
  const deeds = workable(writing);
  const tasks = deeds.filter((deed) => deed.figures.length === 0 && !tellsOutcome(deed) && wordCount(deed.text) >= 2);
  const clear = tasks.filter((deed) => deed.opener.kind !== "none" && deed.opener.kind !== "weak");
  const bare2 = [...clear, ...tasks].slice(0, 4).map((deed) => {
    const line2 = lineOf(deed);
    const example = exampleFor(tradeOf(profile, deed), profile.facts.language);
    const text = `Agrega a ${line2}${at(writing, deed)} qu\xE9 result\xF3 o cu\xE1nto fue${asExample(example)}`;
    return line2 === null ? null : { text, deed, point: "asks for the outcome", ...withExample(example) };
  });
  const sized = deeds.filter((deed) => deed.figures.length > 0 && deed.strength < RESULT && !tellsOutcome(deed));
  const counts = sized.slice(0, 3).map((deed) => {
    const line2 = lineOf(deed);
    const text = `${line2}${at(writing, deed)} ya dice cu\xE1nto: agrega qu\xE9 cambi\xF3 con ese trabajo`;
    return line2 === null ? null : { text, deed, point: "asks for the outcome" };
  });
  return [...bare2, ...counts, ...profile.sound.length === 0 ? [tellDeeds(writing)] : []];
};
function tellDeeds({ profile, naming }) {
  const example = exampleFor(tradeOf(profile), profile.facts.language);
  const named2 = [...profile.jobs].sort(byRecency).find((job) => job.title !== null || job.employer !== null);
  const phrase = naming.phrase(named2 ?? null);
  const what = phrase === null ? "Cuenta en dos o tres l\xEDneas, con una cifra, un trabajo, una pr\xE1ctica o un proyecto tuyo" : `Cuenta en dos o tres l\xEDneas, con una cifra, qu\xE9 hiciste en ${phrase}`;
  return { text: `${what}${asExample(example)}`, ...withExample(example) };
}
var verbs = (writing) => {
  const dull = workable(writing).filter((deed) => DULL.has(deed.opener.kind) && !saysWho(deed));
  const convertible = dull.filter((deed) => pastOf(deed.opener.word) !== null);
  return [...convertible, ...dull.filter((deed) => deed.strength < RESULT)].slice(0, 6).map((deed) => {
    const line2 = lineOf(deed);
    if (line2 === null) return null;
    const past = pastOf(deed.opener.word);
    const how = past === null || writing.profile.facts.language !== "es" ? `${line2}${at(writing, deed)} no dice qu\xE9 hiciste t\xFA: \xE1brela con un verbo` : `Abre ${line2}${at(writing, deed)} con un verbo tuyo: ${quoted(past)} en vez de ${quoted(deed.opener.word)}`;
    return { text: how, deed, point: "asks for a verb" };
  });
};
var skills = (writing) => {
  const { profile, naming } = writing;
  const idle = profile.sureSkills.filter((skill) => !isTold(skill, profile.reading.deeds)).slice(0, MOST_SKILLS3);
  if (idle.length === 0) return [];
  const names = joined(idle.map((skill) => quoted(properName(skill.name, 40))));
  const phrase = naming.phrase(profile.latest);
  const where = phrase === null ? "en un proyecto o trabajo" : `en ${phrase}`;
  const text = idle.length === 1 ? `Nombras ${names} solo en una lista: cuenta ${where} para qu\xE9 te sirvi\xF3` : `Nombras ${names} solo en una lista: cuenta ${where} para qu\xE9 te sirvi\xF3 uno de esos conocimientos`;
  return [{ text, skills: idle, point: "asks for the skills in use" }];
};
var opening = (writing) => {
  const { profile, said } = writing;
  const results2 = profile.sound.filter((deed) => deed.strength >= RESULT && deed.figures.length > 0 && !deed.aside);
  const summary2 = fold(profile.reading.summary.map((unit) => unit.text).join(" "));
  const head = profile.reading.summary.length > 0 ? "Lleva a la primera l\xEDnea de tu perfil" : "Abre tu CV con un perfil de dos l\xEDneas que parta de";
  const fresh = [...results2].sort((a, b) => Number(isQuotedIn(said, a)) - Number(isQuotedIn(said, b)));
  return fresh.slice(0, 3).map((deed) => {
    const line2 = lineOf(deed);
    if (line2 === null || summary2.includes(fold(line2.slice(1, 25)))) return null;
    return { text: `${head} ${line2}: es lo primero que se lee`, deed };
  });
};
var content = {
  advice: { achievements, verbs, skills },
  refinements: [opening]
};

// app/features/cv/review/improvements-form.ts
var MONTH = /\b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)[a-z]*\b|\b\d{1,2}[/.-](?:19|20)?\d{2}\b|semestre|verano|invierno|temporada|quarter|summer/;
var WALL_WORDS = 60;
var textOf = ({ reading }, line2) => plainSpaces(reading.document.lines[line2]?.text ?? "");
function around(profile, job) {
  const last = Math.max(...job.headerLines, -1);
  const lines = [Math.min(...job.headerLines) - 1, ...job.headerLines, last + 1];
  return lines.map((line2) => textOf(profile, line2)).join("\n");
}
function endsThere({ reading, facts }, job) {
  const next = Math.max(...job.headerLines) + 1;
  const line2 = reading.document.lines[next];
  const others = /* @__PURE__ */ new Set([
    ...facts.jobs.flatMap((one) => one.headerLines),
    ...facts.studies.flatMap((study) => study.lines),
    ...facts.sections.map((section) => section.heading ?? -1)
  ]);
  return line2 === void 0 || line2.role === "heading" || others.has(next);
}
function headerTells(profile, job) {
  const whole = job.headerLines.map((line2) => textOf(profile, line2)).join(" ");
  const named2 = [job.title, job.employer, job.dateText].map((part) => wordCount(part ?? ""));
  return wordCount(whole) > named2.reduce((sum, words) => sum + words, 0) + 3;
}
var chronology = ({ profile, naming }) => {
  const undated = profile.jobs.find((job) => job.interval === null && !/\d{4}/.test(around(profile, job)));
  const yearly = profile.jobs.find(
    (job) => job.kind !== "volunteering" && job.datePrecision === "year" && job.dateText !== "" && !MONTH.test(fold(around(profile, job)))
  );
  const untitled = profile.jobs.find(
    (job) => job.title === null && job.employer !== null && occupationLexicon.matches(around(profile, job)).length === 0
  );
  const silent = profile.jobs.find(
    (job) => job.kind === "employment" && job.detailLines.length === 0 && profile.sound.length > 0 && endsThere(profile, job) && !headerTells(profile, job) && !profile.reading.deeds.some((deed) => profile.facts.jobs[deed.job ?? -1]?.headerLines === job.headerLines)
  );
  const say = (job, words) => {
    if (job === void 0 || job.title === null && job.employer === null) return null;
    const phrase = naming.phrase(job);
    return phrase === null ? null : { text: words(phrase), jobs: [job] };
  };
  return [
    say(undated, (phrase) => `Pon mes y a\xF1o de inicio y de t\xE9rmino a ${phrase}`),
    say(yearly, (phrase) => `Agrega los meses a ${phrase}: hoy dice ${quoted(yearly?.dateText ?? "")}`),
    say(silent, (phrase) => `Cuenta en una o dos l\xEDneas qu\xE9 hiciste en ${phrase}`),
    say(untitled, (phrase) => `Nombra tu cargo exacto en ${phrase.replace(/^tu trabajo en /u, "")}`),
    profile.jobs.length === 0 && profile.reading.deeds.length === 0 ? { text: "Agrega tus pr\xE1cticas, ayudant\xEDas o trabajos, aunque sean breves, con lugar y fechas" } : null
  ];
};
var education = ({ profile }) => {
  const { study, reading } = profile;
  if (study === null)
    return reading.facts.studies.length > 0 || reading.kept.some((line2) => reading.sectionOf.get(line2) === "education") ? [] : [{ text: "No encontramos tus estudios: ponlos en una l\xEDnea, con instituci\xF3n y a\xF1os" }];
  const first = Math.min(...study.lines) - 1;
  const near = [first, ...study.lines, Math.max(...study.lines) + 1].map((line2) => textOf(profile, line2));
  const missing = [
    ...study.institution === null && !near.some((line2) => quotableEmployer(line2) !== null) ? ["la instituci\xF3n"] : [],
    ...study.startYear === null && study.endYear === null && !near.some((line2) => /(?:19|20)\d{2}/.test(line2)) ? ["los a\xF1os"] : []
  ];
  return missing.length === 0 ? [] : [{ text: `Completa ${quoted(study.degree)} con ${joined(missing)}`, study }];
};
function headOf2(profile) {
  const [job] = profile.jobs;
  const name = job?.title ?? job?.employer;
  return name == null ? void 0 : job?.headerLines.find((line2) => fold(textOf(profile, line2)).includes(fold(name)));
}
var structure = ({ profile }) => {
  const { reading, facts } = profile;
  const titled = (...kinds) => facts.sections.some((one) => kinds.includes(one.kind) && one.heading !== null);
  const before = (line2) => {
    const text = line2 === void 0 ? null : wholeClause(textOf(profile, line2), 60);
    return text === null || /@|\d{7}/.test(text) ? null : quoted(text);
  };
  const parts = [
    ["\xABExperiencia\xBB", titled("experience", "projects", "volunteering") ? null : before(headOf2(profile))],
    ["\xABFormaci\xF3n\xBB", titled("education") || !profile.study ? null : quoted(profile.study.degree)],
    ["\xABHabilidades\xBB", titled("skills") ? null : before(profile.sureSkills[0]?.line)]
  ];
  const shown = parts.flatMap(([title, line2]) => line2 === null ? [] : [`${title} sobre ${line2}`]);
  const brief = reading.summary.length === 0 && !reading.prose.some((unit) => wordCount(unit.text) >= 12);
  return [
    shown.length === 0 ? null : { text: `Pon t\xEDtulos a las partes de tu CV: ${joined(shown)}` },
    brief && profile.facts.profession !== null ? { text: `Escribe bajo tu nombre dos l\xEDneas sobre lo que ofreces ${roleText(profile.facts.profession)}` } : null
  ];
};
function sentenceWith({ reading }, line2, words) {
  const unit = reading.prose.find((one) => one.lines.includes(line2)) ?? {
    text: plainSpaces(reading.document.lines[line2]?.text ?? ""),
    lines: [line2]
  };
  const own = sentences(unit).find((one) => one.text.includes(words));
  const clause = own === void 0 ? null : wholeClause(own.text, 110);
  return clause?.includes(words) ? clause : null;
}
var clarity = ({ profile }) => {
  const { reading } = profile;
  const empty = emptyWordings(reading).find((one) => !/\b(?:hij|madre|padre)/.test(fold(one.text)));
  const wall = [...reading.prose].sort((a, b) => wordCount(b.text) - wordCount(a.text))[0];
  const start = wall === void 0 ? null : wholeClause(wall.text, 70);
  const line2 = empty === void 0 ? null : sentenceWith(profile, empty.line, empty.text);
  const few = reading.words < 50 || reading.deeds.length < 3;
  return [
    wall !== void 0 && start !== null && wordCount(wall.text) > WALL_WORDS ? {
      text: `Divide en l\xEDneas cortas el p\xE1rrafo de ${wordCount(wall.text)} palabras que empieza con ${quoted(start)}`
    } : null,
    empty === void 0 ? null : {
      text: `${empty.kind === "chatter" ? "Saca" : "Cambia"} ${quoted(empty.text)}${line2 === null || line2 === empty.text ? "" : `, en ${quoted(line2)}`}${empty.kind === "chatter" ? ": deja solo hechos" : `${line2 === null || line2 === empty.text ? "" : ","} por un hecho que lo demuestre`}`,
      point: "asks to drop"
    },
    few ? {
      text: `Tu CV tiene ${reading.words} palabras: agrega por cada trabajo o estudio dos l\xEDneas sobre lo que hiciste`
    } : null
  ];
};
var spelling = ({ profile }) => {
  const found = profile.score.criteria.find((one) => one.id === "spelling");
  const words = [...found?.finding.matchAll(/«([^»]+)»/g) ?? []].map((match) => quoted(match[1] ?? ""));
  const line2 = wholeClause(found?.evidence[0] ?? "", 100);
  return [
    words.length > 0 ? { text: `Revisa c\xF3mo escribes ${joined(words)}` } : null,
    line2 === null ? null : { text: `Revisa may\xFAsculas y signos en ${quoted(line2)}` }
  ];
};
var shapeOf = (date) => fold(date).replace(/\p{L}+/gu, "a").replace(/\d{4}/g, "Y").replace(/\d+/g, "9");
var consistency = ({ profile }) => {
  const personal = [...new Set(privateData(profile.reading).map((one) => quoted(one.text)))];
  const jobs = profile.jobs.filter((job) => job.kind === "employment" && (job.title ?? job.employer) !== null);
  const inText = [...jobs].sort((a, b) => (a.headerLines[0] ?? 0) - (b.headerLines[0] ?? 0));
  const wrong = inText.findIndex((job, index) => {
    const earlier = inText[index - 1];
    return earlier?.interval != null && job.interval !== null && job.interval.start > earlier.interval.start;
  });
  const [newer, older] = [inText[wrong], inText[wrong - 1]];
  const name = (job) => quoted(properName(job.title ?? job.employer ?? "", 60));
  const dates = jobs.filter((job) => job.interval?.end != null && job.dateText.length > 6);
  const other = dates.find((job) => shapeOf(job.dateText) !== shapeOf(dates[0]?.dateText ?? ""));
  return [
    personal.length === 0 ? null : {
      text: `Saca ${joined(personal)}: ${personal.length === 1 ? "es un dato personal" : "son datos personales"} que nadie necesita para evaluarte`
    },
    newer === void 0 || older === void 0 ? null : {
      text: `Pon ${name(newer)} antes que ${name(older)}: lo m\xE1s reciente va primero`,
      jobs: [newer, older],
      point: "asks for order"
    },
    other === void 0 ? null : {
      text: `Escribe las fechas de un solo modo: hoy tienes ${quoted(dates[0]?.dateText ?? "")} y ${quoted(other.dateText)}`
    }
  ];
};
var contact = ({ profile }) => {
  const { facts, reading } = profile;
  const text = reading.document.text;
  const missing = [
    ...facts.email === null && !/@\S+\.\S/.test(text) ? ["un correo"] : [],
    ...facts.phone === null && !/\d(?:[\s().-]?\d){7,}/.test(text) ? ["un tel\xE9fono"] : [],
    ...facts.location === null ? ["tu comuna o ciudad"] : []
  ];
  return missing.length === 0 ? [] : [{ text: `No encontramos ${missing.join(" ni ")} en tu CV: su lugar es bajo tu nombre` }];
};
var form = { chronology, contact, structure, clarity, spelling, education, consistency };

// app/features/cv/review/statement-checks.ts
var QUOTE = /«([^»]*)»/gu;
var SENTENCE_WORDS3 = 5;
var quotesAreWhole = ({ text, deed }, { reading }) => {
  if (deed !== void 0 && !isSoundDeed(reading, deed)) return false;
  return [...text.matchAll(QUOTE)].every(([, words = ""]) => {
    const isSentence2 = isQuoteOf(reading.document, words) && words.split(" ").length >= SENTENCE_WORDS3;
    return !/^[%°),.;:]/u.test(words) && (!isSentence2 || isWhole(words));
  });
};
var isNotFulfilled = ({ point, deed, skills: skills2 }, { sound }) => {
  if (point === "asks for a verb") return deed !== void 0 && !saysWho(deed);
  if (point === "asks for the outcome") return deed !== void 0 && !tellsOutcome(deed);
  if (point === "asks for the skills in use") return (skills2 ?? []).every((skill) => !isTold(skill, sound));
  return true;
};
var resultIsQuoted = ({ point, deed, text }) => {
  if (point !== "shows a result" && point !== "shows a size") return true;
  const quoted2 = [...text.matchAll(QUOTE)].map(([, words = ""]) => words).join(" ");
  return deed?.figures.some((figure) => quoted2.includes(figure.text)) ?? false;
};
var verbIsVerb = ({ point, deed }) => point !== "opens with a verb" || deed !== void 0 && opensWithVerb(deed);
var othersExist = ({ text, deed }, { sound }) => !/\b(?:otr[oa]s (?:logros|líneas|frases)|(?:el|al) resto|las demás)(?!\p{L})(?! personas)/u.test(text) || sound.some((one) => one !== deed && one.figures.length === 0);
var postsArePosts = ({ jobs }) => (jobs ?? []).every((job) => job.title !== null || job.employer !== null);
var studyIsStudy = ({ study }) => study === void 0 || quotableStudy(study.degree) !== null;
var skillsAreSkills = ({ skills: skills2, deed }, { reading }) => (skills2 ?? []).every((skill) => isSureSkill(reading, skill)) && !(deed?.lines.some((line2) => isLeisure(reading, line2)) ?? false);
var skillIsUsed = ({ point, skills: skills2, deed }) => point !== "shows the skills in use" || deed !== void 0 && (skills2 ?? []).every((skill) => deedUsing(skill, [deed]) !== void 0);
var orderIsWrong = ({ point, jobs }) => {
  if (point !== "asks for order") return true;
  const [first, second] = jobs ?? [];
  const dated2 = [first, second].every((job) => job?.interval != null && job.datePrecision === "month");
  return dated2 && (first?.interval?.start ?? 0) > (second?.interval?.start ?? 0);
};
var pathEndsNow = ({ point, jobs }, { latest }) => {
  if (point !== "names the path") return true;
  const last = jobs?.at(-1);
  return last !== void 0 && last.headerLines === latest?.headerLines && last.title !== null;
};
var EXPLAINED = /\b(?:pausa|crianza|maternidad|postnatal|pre y postnatal|licencia maternal|cuidado de (?:mi|un|una|hij)|emigre|migracion|me traslad|traslado|servicio militar|ano sabatico|pandemia|cerro (?:por|el|la)|me fui|quiebra|cierre de la empresa|cesantia|career break|parental leave|gap year)/;
var pauseIsOpen = ({ point, jobs }, { reading }) => {
  if (point !== "asks about a pause") return true;
  const text = fold(reading.kept.map((line2) => reading.document.lines[line2]?.text ?? "").join("\n"));
  return !EXPLAINED.test(text) && (jobs ?? []).every((job) => job.datePrecision === "month");
};
var explanationStays = ({ point, text }) => point !== "asks to drop" || !EXPLAINED.test(fold(text));
var numbersAgree = ({ text }) => !/(?<![\d,.])(?:1|[Uu]n[oa]?) (?:años|meses|personas|frases|cargos|líneas)\b|(?<![\d,.])1 (?!mes\b)\p{Ll}+s\b|\btus (?:1|un) |\btu \d+ años/u.test(
  text
);
var exampleFits = ({ example }, { facts }) => example === void 0 || example.language === facts.language;
var STATEMENT_CHECKS = {
  quotesAreWhole,
  isNotFulfilled,
  resultIsQuoted,
  verbIsVerb,
  othersExist,
  postsArePosts,
  studyIsStudy,
  skillsAreSkills,
  skillIsUsed,
  orderIsWrong,
  pathEndsNow,
  pauseIsOpen,
  explanationStays,
  numbersAgree,
  exampleFits
};
function failedChecks(statement, profile) {
  return Object.entries(STATEMENT_CHECKS).flatMap(([name, holds2]) => holds2(statement, profile) ? [] : [name]);
}
function firstThatHolds(wordings, profile) {
  return wordings.find((one) => one !== null && failedChecks(one, profile).length === 0) ?? null;
}

// app/features/cv/review/improvements.ts
var MOST2 = 5;
var FEWEST5 = 3;
var WORTH_SAYING = 0.8;
function improvements(profile, naming, said) {
  const lost = [...profile.score.criteria].map((one) => ({ id: one.id, points: withinReach(profile.score, one.id) })).filter((one) => one.points >= WORTH_SAYING).sort((a, b) => b.points - a.points);
  const writing = { profile, naming, used: [], said };
  const found = [];
  const add2 = (wordings) => {
    const one = firstThatHolds(wordings, profile);
    if (one === null) return;
    found.push(one);
    if (one.deed !== void 0) writing.used.push(one.deed);
  };
  for (const { id } of lost) if (found.length < MOST2) add2(adviceOn(id, writing));
  for (const extra of content.refinements) if (found.length < FEWEST5) add2(extra(writing));
  return [...new Set(found.map((one) => sentence(one.text)))];
}
function adviceOn(id, writing) {
  const advice = id in content.advice ? content.advice[id] : form[id];
  return advice(writing);
}

// app/features/cv/review/questions.ts
var COUNT = 4;
var MEASURED = 0.6;
var PAUSE = 9;
var DIFFICULTY = {
  junior: ["basic", "basic", "intermediate", "intermediate"],
  semi: ["intermediate", "basic", "intermediate", "advanced"],
  senior: ["advanced", "intermediate", "advanced", "intermediate"]
};
function askable(profile) {
  return profile.sound.filter((deed) => {
    const line2 = isFragment(deed) ? null : quotableLine(deed.text);
    const isAct = deed.strength > 0 || deed.opener.kind !== "weak" && deed.opener.kind !== "none";
    return isAct && line2 !== null && isQuoteOf(profile.reading.document, line2);
  });
}
function lineOf2(deed) {
  return quoted(quotableLine(deed.text) ?? "");
}
function isWorn(said, deed) {
  return said.split(lineOf2(deed).slice(1, 25)).length > 2;
}
function lapse(months2) {
  return months2 < 24 ? `${months2} meses` : `cerca de ${Math.round(months2 / 12)} a\xF1os`;
}
function achievement(profile, said) {
  const deeds = askable(profile);
  const results2 = deeds.filter((one) => one.figures.length > 0 && one.strength >= MEASURED);
  const deed = freshFirst([...results2.slice(1), ...results2.slice(0, 1)], said)[0] ?? deeds[0];
  if (deed === void 0) return null;
  const words = lineOf2(deed);
  const isResult = tellsOutcome(deed);
  return {
    category: "Logros",
    deed,
    text: isResult ? `En tu CV dices ${words}: \xBFqu\xE9 hiciste t\xFA para lograrlo y c\xF3mo lo mediste?` : `En tu CV dices ${words}: \xBFqu\xE9 cambi\xF3 gracias a ese trabajo y c\xF3mo lo podr\xEDas medir?`
  };
}
function technical2(profile, said, first) {
  const fresh = freshFirst(askable(profile), said);
  const deeds = fresh.filter((deed) => deed !== first?.deed && !isWorn(said, deed));
  const used = profile.sureSkills.flatMap((skill) => {
    const name = quotableSkill(skill.name);
    const deed = deedUsing(skill, deeds);
    if (name === null || deed === void 0) return [];
    const text = skill.kind === "tool" ? `\xBFC\xF3mo usas ${quoted(name)} (${lineOf2(deed)}) en tu trabajo y qu\xE9 har\xEDas distinto si partieras de nuevo?` : `Tu CV muestra trabajo en ${quoted(name)} (${lineOf2(deed)}): \xBFcu\xE1l fue el caso m\xE1s dif\xEDcil y c\xF3mo lo resolviste?`;
    return [{ category: "T\xE9cnica", text, deed, skills: [skill], point: "shows the skills in use" }];
  });
  return firstThatHolds(used, profile) ?? listed(profile);
}
function listed(profile) {
  const sure = profile.sureSkills.slice(0, 3).flatMap((skill) => quotableSkill(skill.name) ?? []);
  if (sure.length === 1)
    return {
      category: "T\xE9cnica",
      text: `Nombras ${quoted(sure[0] ?? "")} entre tus conocimientos: \xBFen qu\xE9 tarea concreta aplicaste ese conocimiento y qu\xE9 nivel tienes?`
    };
  if (sure.length > 1)
    return {
      category: "T\xE9cnica",
      text: `Nombras ${joined(sure.map(quoted))} entre tus conocimientos: \xBFen qu\xE9 tarea concreta aplicaste alguno de ellos y qu\xE9 nivel tienes?`
    };
  const named2 = profile.skills.flatMap((skill) => {
    const name = quotableSkill(skill.name);
    const isLicence2 = /licencia|licen[cs]e|clase [a-f]/iu.test(skill.name);
    return name !== null && !isLicence2 && (skill.kind === "soft" || isCredential(name)) ? [name] : [];
  });
  const credential = named2.find(isCredential);
  if (credential !== void 0)
    return {
      category: "T\xE9cnica",
      text: `Tu CV nombra ${quoted(credential)}: \xBFqu\xE9 problema real resolviste con eso y c\xF3mo lo hiciste?`
    };
  const [first] = named2;
  return first === void 0 ? null : { category: "T\xE9cnica", text: `Nombras ${quoted(first)} en tu CV: \xBFen qu\xE9 situaci\xF3n concreta lo demostraste?` };
}
function pause(profile) {
  const dated2 = profile.facts.jobs.flatMap((job) => job.interval === null ? [] : [{ job, ...job.interval }]).sort((a, b) => a.start - b.start);
  let end = Number.NEGATIVE_INFINITY;
  let last;
  for (const { job, start, end: over } of dated2) {
    const gap = start - end;
    const studied = profile.facts.studies.some(
      (study) => study.endYear !== null && study.endYear * 12 >= end && (study.startYear ?? study.endYear) * 12 <= start
    );
    if (Number.isFinite(end) && gap > PAUSE && job.employer !== null && job.kind === "employment" && !studied)
      return {
        category: "Trayectoria",
        jobs: [...last ?? [], job],
        point: "asks about a pause",
        text: `Antes de entrar a ${job.employer} hay una pausa de ${lapse(gap - 1)} en tu CV: \xBFqu\xE9 hiciste en ese tiempo y qu\xE9 te dej\xF3?`
      };
    if ((over ?? Number.POSITIVE_INFINITY) >= end) last = [job];
    end = Math.max(end, over ?? Number.POSITIVE_INFINITY);
  }
  return null;
}
function trajectory(profile) {
  const dated2 = profile.jobs.filter((job) => job.interval !== null && job.kind === "employment").sort((a, b) => (a.interval?.start ?? 0) - (b.interval?.start ?? 0));
  const [before, last] = [dated2.at(-2), dated2.at(-1)];
  const hasMoved = before?.interval?.end != null && last?.interval != null && before.interval.end <= last.interval.start + 1;
  const [from, to] = [before?.employer ?? null, last?.employer ?? null];
  const phrase = jobPhrase(profile.latest, LONGEST5.title);
  return [
    pause(profile),
    hasMoved && before !== void 0 && last !== void 0 && from !== null && to !== null && !sameText(from, to) ? {
      category: "Trayectoria",
      jobs: [before, last],
      text: `Pasaste de ${from} a ${to}: \xBFqu\xE9 te llev\xF3 a ese cambio y qu\xE9 responsabilidades nuevas tomaste?`
    } : null,
    phrase === null || profile.latest === null ? null : {
      category: "Trayectoria",
      jobs: [profile.latest],
      text: `\xBFQu\xE9 aprendiste en ${phrase} que te sirva para el cargo que buscas ahora?`
    }
  ];
}
var TEAM = /\b(?:en equipo|junto (?:a|con)|coordin\p{L}+ (?:con|a|un|de \d|equipo)|equipos? de|áreas|multidisciplin|turno de \d|team|cross-functional)/iu;
var LEADS = /\b(?:lider|dirij|dirig|supervis|led\b|managed|jefatura)[^.;]*\b(?:equipos?|team|cuadrillas?|crews?|people|personas|jefaturas|profesionales|trabajador\p{L}*|colaborador\p{L}*|operari[oa]s|técnic[oa]s|analistas|asesor[ae]s|ayudantes|guardias|vendedor\p{L}*|enfermer[oa]s|internos|geólogos|mecánicos|reports|staff)(?!\p{L})/iu;
function team(profile, said) {
  const deed = freshFirst(askable(profile), said).find(
    (one) => (TEAM.test(one.text) || LEADS.test(one.text)) && !isQuotedIn(said, one)
  );
  if (deed === void 0) return null;
  const words = lineOf2(deed);
  return LEADS.test(deed.text) ? { category: "Liderazgo", deed, text: `Dices ${words}: \xBFc\xF3mo manejaste un desacuerdo dentro de ese equipo?` } : {
    category: "Trabajo en equipo",
    deed,
    text: `Dices ${words}: \xBFc\xF3mo te coordinaste con las dem\xE1s personas y qu\xE9 har\xEDas mejor?`
  };
}
function another(profile, said, asked) {
  const deeds = askable(profile);
  const order = freshFirst(
    deeds.filter((one) => !one.aside && !asked.includes(lineOf2(one)) && !isWorn(said, one)),
    said
  );
  const fresh = order.filter((one) => !isQuotedIn(said, one));
  const [first] = deeds;
  const deed = fresh.find((one) => first === void 0 || jobOf2(profile, one) !== jobOf2(profile, first)) ?? order[0];
  if (deed === void 0) return null;
  return {
    category: "Resoluci\xF3n de problemas",
    deed,
    text: `Sobre ${lineOf2(deed)}, \xBFqu\xE9 problema apareci\xF3 en el camino y c\xF3mo lo resolviste?`
  };
}
function motivation({ facts, study }) {
  if (study !== null && study.level !== "school" && study.level !== "course")
    return {
      category: "Motivaci\xF3n",
      study,
      text: `Seg\xFAn tu CV, tu formaci\xF3n es ${quoted(study.degree)}: \xBFqu\xE9 te motiv\xF3 a elegirla y qu\xE9 buscas en tu pr\xF3ximo trabajo?`
    };
  if (facts.profession !== null)
    return {
      category: "Motivaci\xF3n",
      text: `Te presentas ${roleText(facts.profession)}: \xBFqu\xE9 te motiva de ese trabajo y hacia d\xF3nde quieres crecer?`
    };
  return null;
}
function general({ facts }) {
  const role = facts.profession === null ? "" : `, ${roleText(facts.profession)},`;
  const trade = facts.profession === null ? "" : ` ${roleText(facts.profession).replace(/^como /u, "de ")}`;
  return [
    {
      category: "Trabajo en equipo",
      text: `\xBFCu\xE1ndo has tenido que${role} ponerte de acuerdo con otras personas y cu\xE1l fue tu parte?`
    },
    {
      category: "Trayectoria",
      text: `Tu CV cuenta poco de tu experiencia${role.replace(/^,|,$/gu, "")}: \xBFqu\xE9 trabajo, pr\xE1ctica o proyecto te ense\xF1\xF3 m\xE1s y por qu\xE9?`
    },
    {
      category: "T\xE9cnica",
      text: `\xBFQu\xE9 sabes hacer bien que no aparece en tu CV${trade} y c\xF3mo lo demostrar\xEDas?`
    },
    {
      category: "Logros",
      text: `\xBFDe qu\xE9 resultado de tus estudios o trabajos${role} sientes m\xE1s orgullo y qu\xE9 hiciste para lograrlo?`
    },
    {
      category: "Motivaci\xF3n",
      text: "Tu CV no dice qu\xE9 cargo buscas: \xBFqu\xE9 trabajo te gustar\xEDa y qu\xE9 puedes aportar en \xE9l?"
    }
  ];
}
function interviewQuestions(profile, said) {
  const first = achievement(profile, said);
  const skill = technical2(profile, said, first);
  const begun2 = `${first?.text ?? ""}
${skill?.text ?? ""}`;
  const together = team(profile, `${said}
${begun2}`);
  const asked = `${begun2}
${together?.text ?? ""}`;
  const drafts = [
    first,
    skill,
    firstThatHolds(trajectory(profile), profile),
    together,
    profile.level === "junior" ? motivation(profile) : another(profile, `${said}
${asked}`, asked),
    motivation(profile),
    ...general(profile)
  ];
  const chosen = [];
  for (const draft of drafts) {
    if (draft === null || chosen.length >= COUNT || chosen.some((one) => one.category === draft.category)) continue;
    const isAsked = chosen.some((one) => one.deed !== void 0 && one.deed === draft.deed);
    if (!isAsked && failedChecks(draft, profile).length === 0) chosen.push(draft);
  }
  const levels = DIFFICULTY[profile.level];
  return chosen.map(({ text, category }, at2) => ({
    question: text.replace(/\s+/g, " ").replace(/\.{2,}/g, "."),
    category,
    difficulty: levels[at2] ?? "intermediate"
  }));
}

// app/features/cv/review/strengths.ts
var MOST3 = 4;
var FEWEST6 = 2;
var MEASURED2 = 0.6;
var RESULT2 = 0.8;
var LONGEST7 = 180;
var TRIED = 5;
function lineOf3(deed, max = LONGEST7) {
  const clause = wholeClause(deed.text, max);
  return clause === null ? null : quoted(clause);
}
function isSaid(said, deed) {
  return isQuotedIn(said.map((one) => one.text).join("\n"), deed);
}
var results = (profile, naming, said) => {
  const praised = new Set(said.map((one) => one.deed?.job));
  const measured = profile.sound.filter(
    (deed) => deed.strength >= MEASURED2 && deed.figures.length > 0 && !isSaid(said, deed)
  );
  const fresh = said.length === 0 ? measured : measured.filter((deed) => !praised.has(deed.job));
  return [...fresh, ...measured].slice(0, TRIED).map((deed) => {
    const line2 = lineOf3(deed);
    if (line2 === null) return null;
    const isResult = deed.strength >= RESULT2;
    const place = naming.phrase(jobOf2(profile, deed));
    const also = said.length > 0 ? "tambi\xE9n " : "";
    const what = isResult ? "muestras un resultado" : "dices cu\xE1nto haces";
    const text = place === null ? `${also}${what}: ${line2}` : `${also === "" ? "En" : "Tambi\xE9n en"} ${place} ${what}: ${line2}`;
    return { text, deed, point: isResult ? "shows a result" : "shows a size" };
  });
};
var skillInUse = (profile, _naming, said) => profile.sureSkills.slice(0, 20).map((skill) => {
  const deeds = profile.sound.filter((deed2) => !isSaid(said, deed2) && !deed2.lines.includes(skill.line));
  const deed = deedUsing(skill, deeds);
  const line2 = deed === void 0 ? null : lineOf3(deed, 130);
  if (deed === void 0 || line2 === null) return null;
  const text = `Lo que dices saber de ${properName(skill.name, 40)} se ve en tu trabajo: ${line2}`;
  return { text, deed, skills: [skill], point: "shows the skills in use" };
});
var path4 = (profile) => {
  const dated2 = profile.jobs.filter((job) => job.interval !== null && job.kind === "employment");
  const ordered = [...dated2].sort((a, b) => (a.interval?.start ?? 0) - (b.interval?.start ?? 0));
  const first = ordered.find((job) => job.title !== null);
  const { latest } = profile;
  if (first?.title == null || latest?.title == null || first === latest) return [];
  const [from, to] = [insideSentence(first.title, 65), insideSentence(latest.title, 65)];
  const isClear = shareOf(profile.score, "chronology") >= 0.8 && from !== to;
  const years = [first, latest].map((job) => Math.floor((job.interval?.start ?? 0) / 12));
  return isClear && (years[0] ?? 0) < (years[1] ?? 0) ? [
    {
      text: `Tu trayectoria se sigue con facilidad, de ${from} en ${years[0]} a ${to} desde ${years[1]}`,
      jobs: [first, latest],
      point: "names the path"
    }
  ] : [];
};
var clearDeed = (profile, _naming, said) => profile.sound.filter((deed) => deed.strength >= 0.15 && !isSaid(said, deed) && !isFragment(deed)).slice(0, TRIED).flatMap((deed) => {
  const line2 = lineOf3(deed);
  if (line2 === null) return [];
  return [
    ...deed.figures.length > 0 ? [
      deed.strength >= RESULT2 ? { text: `Sumas otro resultado: ${line2}`, deed, point: "shows a result" } : { text: `Das la dimensi\xF3n de tu trabajo: ${line2}`, deed, point: "shows a size" }
    ] : [],
    { text: `Dices con un verbo claro lo que hiciste: ${line2}`, deed, point: "opens with a verb" }
  ];
});
var studies = ({ study }) => {
  const isOver = study?.status === "completed" && study.level !== "school";
  const year = study?.endYear ?? null;
  return study === null || !isOver || year === null ? [] : [{ text: `Tu formaci\xF3n est\xE1 completa: ${quoted(study.degree)}, ${year}`, study }];
};
var SAYS2 = /* @__PURE__ */ new Set(["experience", "projects", "volunteering", "education", "certifications", "other"]);
var little = (profile, _naming, said) => {
  const named2 = profile.sureSkills.slice(0, 3);
  const { study, reading } = profile;
  const deed = profile.sound.find((one) => !isSaid(said, one) && lineOf3(one) !== null);
  const empty = new Set(emptyWordings(reading).map((one) => one.line));
  const own = quotableLines(profile).filter((one) => {
    const says = SAYS2.has(reading.sectionOf.get(one) ?? "other") && !empty.has(one);
    return says && !/\d{4}/.test(quote(reading.document, one));
  });
  const line2 = own.map((one) => wholeClause(quote(reading.document, one, 200), 100)).find((one) => one !== null);
  return [
    named2.length < 3 ? null : {
      text: `Nombras conocimientos concretos de tu oficio: ${joined(named2.map((one) => properName(one.name, 40)))}`,
      skills: named2
    },
    study === null || said.some((one) => one.study !== void 0) ? null : { text: `Dices qu\xE9 estudiaste: ${quoted(study.degree)}`, study },
    deed === void 0 ? null : { text: `Cuentas qu\xE9 haces: ${lineOf3(deed) ?? ""}`, deed },
    line2 == null ? null : { text: `Tu CV ya dice algo de ti, ${quoted(line2)}, y desde ah\xED puedes crecer` },
    said.length > 0 ? null : { text: "Subiste tu CV para revisarlo, y ese es el primer paso" }
  ];
};
function strengths(profile, naming) {
  const said = [];
  const add2 = (praise) => {
    const wordings = praise(profile, naming, said).filter(
      (one2) => one2 === null || !said.some((other) => other.text === one2.text)
    );
    const one = firstThatHolds(wordings, profile);
    if (one !== null && said.length < MOST3) said.push(one);
  };
  for (const praise of [results, results, skillInUse, path4, clearDeed, studies]) add2(praise);
  if (said.length < FEWEST6) add2(little);
  if (said.length < 1) add2(little);
  return said.map((one) => sentence(one.text));
}

// app/features/cv/review/summary.ts
var MEASURED3 = 0.6;
var RESULT3 = 0.8;
var LONGEST8 = 150;
function who({ facts, latest, study, reading }, naming) {
  const { profession } = facts;
  const isDegree = /^(?:bachiller|licenciad|mag[ií]ster|egresad|estudiante)/iu.test(profession ?? "");
  const role = profession === null || isDegree ? "" : ` ${roleText(profession)}`;
  const years = facts.yearsTotal > 0 ? yearsText(facts.yearsTotal) : null;
  const last = lastPost(latest, profession);
  if (last !== null && latest !== null) naming.named(latest);
  const tail = last === null ? "" : `; ${last}`;
  if (years !== null) return `Tienes ${years} de experiencia${role}${tail}`;
  const studied = study === null || profession !== null && sameText(study.degree, profession) ? null : `tu formaci\xF3n es ${quoted(study.degree)}`;
  const rest = last ?? studied;
  if (profession !== null) return `Te presentas ${roleText(profession)}${rest === null ? "" : `; ${rest}`}`;
  const lacks = reading.facts.jobs.some((job) => job.interval !== null) ? "" : `; no encontramos ${reading.facts.profession === null ? "una profesi\xF3n clara ni " : ""}empleos con fecha`;
  if (rest !== null) return `Seg\xFAn tu CV, ${rest}${lacks}`;
  return facts.jobs.length + facts.studies.length === 0 ? "Tu CV da muy poca informaci\xF3n: no encontramos profesi\xF3n, empleos con fecha ni estudios" : "No pudimos leer con seguridad tus cargos ni tus estudios: mira lo que le\xEDmos";
}
function lastPost(latest, profession) {
  if (latest === null) return null;
  if (latest.kind !== "employment") {
    const phrase = jobPhrase(latest);
    return phrase === null ? null : `tu experiencia m\xE1s reciente es ${phrase}`;
  }
  const isNow = latest.interval !== null && latest.interval.end === null;
  const place = latest.employer === null ? "" : properName(latest.employer, 60);
  const same = latest.title !== null && profession !== null && sameText(latest.title, profession);
  if (latest.title !== null && !(same && place === "")) {
    const title = insideSentence(latest.title, 65);
    const where = place === "" ? "" : ` en ${place}`;
    return latest.interval === null ? `un cargo tuyo es ${title}${where}` : `tu ${isNow ? "cargo actual" : "\xFAltimo cargo"} es ${title}${where}`;
  }
  return place === "" ? null : `tu experiencia m\xE1s reciente es en ${place}`;
}
function strongest({ sound }) {
  const measured = sound.filter((deed) => deed.strength >= MEASURED3 && deed.figures.length > 0);
  return measured.slice(0, 5).map((deed) => {
    const clause = wholeClause(deed.text, LONGEST8);
    if (clause === null) return null;
    return deed.strength >= RESULT3 ? {
      text: `Lo que m\xE1s pesa a tu favor es un resultado concreto: ${quoted(clause)}`,
      deed,
      point: "shows a result"
    } : {
      text: `A tu favor est\xE1 que dices de qu\xE9 tama\xF1o es tu trabajo: ${quoted(clause)}`,
      deed,
      point: "shows a size"
    };
  });
}
function summary(profile, naming) {
  const strong = firstThatHolds(strongest(profile), profile);
  return [who(profile, naming), strong?.text ?? ""].filter((part) => part !== "").map(sentence).join(" ");
}

// app/features/cv/review/compose-review.ts
function composeReview(document, facts, score2, today) {
  const profile = reviewProfile(document, facts, score2, today);
  const naming = postNaming(profile.jobs);
  const shown = competencies(profile);
  const opening2 = summary(profile, naming);
  const praise = strengths(profile, naming);
  const advice = improvements(profile, naming, [opening2, ...praise].join("\n"));
  return {
    summary: [opening2, nextStep(advice)].join(" ").trim(),
    competencies: shown.length > 0 ? shown : [writtenWord(document, profile)],
    recommendations: { strengths: praise, improvement_areas: advice },
    // The questions go into what is not quoted yet.
    interview_questions: interviewQuestions(profile, [...praise, ...advice].join("\n"))
  };
}
function nextStep([first = ""]) {
  const step = first.replace(/,? por ejemplo «[^»]*»/u, "");
  const isStep = /^(?:Agrega|Abre|Cuenta|Pon|Cambia|Escribe|Lleva|Completa|Divide|Saca|Revisa)\b/u.test(step);
  return isStep ? `Para avanzar, ${step.charAt(0).toLowerCase()}${step.slice(1)}` : "";
}
function writtenWord(document, { reading }) {
  const name = reading.facts.name ?? "\n";
  const [first = 0] = reading.kept;
  const isOwn = (text) => !text.includes(name) && !/@|\d{7}/.test(text);
  const line2 = reading.kept.find((index) => isOwn(document.lines[index]?.text ?? name)) ?? first;
  return { name: "Comunicaci\xF3n escrita", score: 1.5, evidence: quote(document, line2) };
}

// app/features/cv/rubric/spelling/common-stems.ts
var COMMON_STEMS = `
abaj abandon abastecimient abastez abej abiert abog abogad abon abord abort abr abraz abrig abril absorci absteng absurd abuel aburr abus abusiv acab academ academiz acas acat acces accesibilidad acci accident accidentabilidad accion accionist acech aceit aceitun acel aceler acent acept aceptabl acer acercamient acert
acerz achiz acid acl aclar acog acomod acompan acompanamient acondicion aconsej acord acorde acort acos acosador acost acostumbr acot acredit acreditaci acreditacion act actitud activ actividad actor actriz actu actuaci actual actualidad actualiz actualizaci actualment actuar acuarel acud acuerd acuest acuicol
acuicultur acumul acun acus adapt adaptaci adecu adecuad adelant adem adentr adhesiv adiccion adicional adivin adjetiv adjudicaci adjudiz adjunt administr administraci administrador administrativ admir admisi admit adob adolescent adond adopt ador adorn adquir adquisici adquisicion aduan aduaner adult adulter advers
advert advertenz advirt aere aeroline aeronautiz aeropuert afect afich aficion afili afin afirm afloj afor afu agach agarr agenci agend agendamient agent agenz agil agiliz agost agot agr agradabl agradecimient agradez agradezz agred agreg agresiv agresor agricol agricultor agricultur agroecolog agroindustr
agroindustrial agronom agropecuar aguant aguinald aguit aguj agust ahij ahog ahond ahor ahorr ahum aim air aisl aislador ajedrez ajen ajust alam alarg alarif alarm alb albahaz albanil alberg alcald alcantarill alcanz alcohol aleg alegat alegr alejamient alem aleman alerg alert alerz alfabetiz alfabetizaci alfombr alg
algarrob algoritm algui algun ali alianz aliment alimentaci alimentador aline alineaci aliv aljib all allegamient alm almacen almagr almaz almoh almorz almuerz alons alrededor alt altament altavoz alter alternativ altur alumin alumn alz alzaprim alzheim amabilidad amabl amanez amarg amarill amarr amas amazon amb ambient
ambiental ambit ambulanz ambulator amenaz amig amistad amonest amonestaci amonestacion amor amos ampar ampl ampli ampliaci amplifiz ampoll ampollet analisis analist analitiz analiz anatom anch ancian and andab andam andami anduv anecdot anestes anestesi anestesiolog anestesist anex anfitri anfitrion angel angeliz angul
angust anill anim animaci animador animal aniversar anoch anon anonim anos anot anotaci ansiedad ant antartiz antebraz antecedent antecesor anteman anten antepas anteproyect anterior antibiotiz anticip anticipaci antig antiguedad antropolog anual anul anunci anunz apag aparat aparez aparezz apart apasion apeg apel
apelaci apell apen apendicitis apertur apicultor apil aplast aplaud aplaus aplicaci aplicacion aplicador apliz apod apoder aport apost apoy apoyat aprend aprendiz aprendizaj apret apriet aprob aprobaci aprobad apropi aprovech aprueb aptitud apuest apunt apur aquel aquell arab aran arancel arandan araucan arbitr arbitraj
arbol archiv archivador archivist ard are aren argentin argument ari arid ariz arm armador armen armoniz arn arnes aron arque arqueolog arquer arquitect arquitectoniz arquitectur arr arraig arranz arrastr arre arregl arrend arrendador arrendatar arrepent arrepient arrib arriend arriesg arrincon arroz arruin arsenal art
arterial artesan artesanal articul artificial artig artist artistiz arz asad asalt asamble asbest ascend ascendent ascens ascensor ase asegur asegurador aseguramient asent aserr aserrader asertiv asertividad asesin asesor asesori asfalt asient asign asignaci asignatur asist asistent asistenz asm asoci asociaci asp
aspect ast astronom astronomiz asum asunci asunt asust asz atad ataj atasz ataud ataz atenci atend atendedor atent atentament aterr atiend atlantiz atletism atomiz atr atra atrap atras atraves atrev atribu atribuy atrincher aud audaz audi audienci audienz audifon audiovisual audit auditor aul aument aunz auror ausent
ausentism auspiz austeridad austral aut autism autist autoabastecimient autoaprendizaj autoayud autoclav autoconocimient autocritiz autodidact autoescal autogesti autolesion automatiz automatizaci automotor automotriz autonom autopist autor autoridad autoriz autorizaci auxili auxiliar avanz avat avellan aven averguenz
averig avez avi avis avisador ayer ayud ayudam ayudant ayudem ayun azafat azar azul azuz bachill bachillerat backend bacteri bah bail bailar bailarin baj bajit bal balance balanz bald bale ballen ballet balon balz ban bancar bancari band bandej banquet banz barand barat barb barcaz barist barniz barr barranz barraz
barri barriz bartend barz bas basiz basquetbol bast bastant basur basurer bat batall baterist batimetr bautiz baz beb becar bel bell bellez benchmarking bencin bendig benefici beneficiari benefiz benjam berenjen berm bernard bes bez bibl bibliograf bibliografiz bibliotecar bibliotez bicentenar biciclet bid bidon bien
bienal bienest bienven biling billet bing biodiversidad bioestadistiz biograf biolog biologiz biomas biomb biomediz bioquimiz bioseguridad biotecnolog bisabuel bitacor bits biz bland blanz blind bloque bloz bobin bocin bodeg bodeguer boler bolet boliv bolivian bols bolsill bomb bomber bon bonit bonus boom bord borr
borrach borrador bostez bosz bot botell botiz boton boutiz boved bovin boxe boz brasil brasilen brav braz brech brev brig brill brillant brind brisz broch brom brome bronz brot bruj brun brusz brut bucal buce buen buenis buenisim bufet bull bult burl burr bus busqued bust busz butaz buz byt cab caball caballer caban
cabell cabez cabezaz cabild cabin cabl cable cabr cabrer cach cachet cachete cachorr cad caden cadet caen caer caf cafet cag cai caid caig caj cajer cajon cal calcetin calcul calculist cald calder calefacci calendar calendariz calendarizaci calent calentit calet calibr calibraci calibrador calicat calidad calidez
calient calificaci califiz californ caligrafiz call calla calladit callejer calm calor calz cam camar camarer camarograf camaron camb cambi cambiari cami camill camiller camin camion camioner camionet camis camiset camp campament campan campe campeon campeonat camping campus can canadiens canal canalet canalizaci canari
canast cancel canch canci cancion cand candidat canel canin canonical cans cansanz cant cantant cantidad canz caos cap capacidad capacit capacitaci capacitacion capacitador capataz capaz capil capill capit capital capitan capitul caprich capt captaci captador captur car carabin carabiner caract caracteriz caraz carb
carbon carcel cardenal cardiolog carenz carg cargador carin carinos carm carn carnet carnicer carniz carolin carp carpet carpint carpinter carr carrasz carrer carret carreter carrit cart cartel carter cartograf cartulin cas caser caset casill casiller casin cason castellan castig castill castr casualidad casz cat catal
catalin catalog catalogaci catastr catedr categor categori categoriz categorizaci catering catet cateterism catoliz catorz caudal caudalimetr caus causal caut cav cay cayend cayer caz cazuel ceboll cecin ced cedul cej cel celd celebr celest celos celul celular celulos cement cementer cen ceniz cens centimetr centoll
centr central centraliz centralizaci cer ceramist ceramiz cercan cerd cerebr ceremon ceremonial cerez cerr cerrill certam certamen certez certificaci certificacion certifiz cervez cerz ces cesant chal chalez chamorr chancador chanch chantaj chantaje chanz chap chaquet chat chatarr chate chats chaz chef cheque chez chich
chicl chilen chin chinchorr chips chiquill chiquit chisp chist chistos chiv chiz chocl chocolat chof chofer chorr choz chut ciberataz ciberseguridad cicatriz cicl cicliz cieg ciel cien cienci cient cientifiz cienz cierr ciert cifr cigarr cin cincuent cineast cint cintur cinz circens circuit circul circulaci circunstanci
ciruel cirug cirugi cirujan cirz cistern cisz cit ciudad ciudadan civil civiz clar claridad clas clasifiz clasiz clausul clausur clav clement client clientel clim climatiz climatizaci cliniz clip clips cliz clon clor club coaching coautor cobertur cobr cobrador cobranz cocci cochin cocin cociner coctel cod codig
codocent cofundador cognitiv coincid coincidenz coinvestigador coj coje col colabor colaboraci colaborador colaborativ colaci colacion colaps colch coleccion colectiv coleg colegi colg colim colin colmen colombian colon color colorist column com comadr comand combat combin combusti combustibl comedor coment comentar
comentari comenz comercial comerciant comerz comet comienz comill comis comisi comision comit comod comp compact compadr compan companer companerism compani compar comparez compart compatibiliz compatibl compatriot compens compensaci compensacion compet competenci competenz competidor compil compit complej complejidad
complement complementar complementari complet completament compliz compon comportamient composici compositor compost compostaj compr comprador comprend compresi compresor comprim comprob comprobant compromet compromis compuert comput computaci computacional computador comun comunal comunicaci comunicacion comunicacional
comunicador comunidad comunit comunitar comunitari comuniz con conced concej concejal concentr concentrador concepci concesi concesion conch concienz conciert concil concili conciliaci conciliacion conclu conclusi conclusion concret concurs cond conden condici condicion condomin condon conducci conduct conductor conduj
conduz conect conej conexi conexion conf confecci confeccion conferenci confes confi confiabilidad confiabl confianz confidencial confidencialidad confies configur configuraci confin confirm confirmaci conflict conflictiv conform conformidad confort confund congel congesti congr congres conjunt conmig conocimient conoz
conozz conquist cons consecuenci consecutiv conseg consej consejer consens consensu consentimient conserj conserv conservaci conservador consid consider consideraci consig consignaci consist consol consolid const constant constanz constat constitu constituci constitucional constru construcci construccion constructiv
constructor construy consuegr consuel consul consult consultiv consultor consultori consum consumidor cont contabilidad contabl contact contador contadur contag contagi contamin contari conte contempl conten contenci contenedor content contest contestaci context contig contingenz continu continuidad contr contradez
contradij contradiz contralor contrar contrast contrat contrataci contratari contratist contribu contribuci control controlador convalid conven conveni convenient convenz convers conversabl conversaci conversacion conversi convert convicci conviccion convien conviv convivenz convivient convoz conyug cooperaci cooperativ
coorden coordin coordinaci coordinador cop coper copet copi copilot cor coral coraz corbat cord corder cordial cordill cordob core corean coron coronel corporaci corporativ corr corral corre correaz correcci correccion correct correctiv corrector corredor correg correspond correspondenz corresponsal corretaj correte
corrient corrig corrij cort cortador cortafueg cortes cortin corun cos cosech cosecher cosmetiz cost costan coste costill costumbr costumbrist costur cot cotiz cotizaci cotizacion coz cre creaci creador creativ creatividad crecimient credencial credit creditiz creibl crem crest crey creyer crez cri crianz criminal
crioll crisis crist cristal cristian criter criteri critiz cromatograf croniz cronometr cross crossdocking crucer crud cruel cruz cuadern cuadr cuadratur cuadrill cual cualidad cualitativ cualqui cualz cuand cuant cuantitativ cuarent cuart cuartel cuatr cuatrocient cub cubicaci cubiert cubiz cubr cuch cuchar cucharadit
cuchill cuelg cuell cuent cuentacuent cuentam cuentem cuenz cuerd cuerp cuest cuesti cuev cuez cuid cuidador culp culpabl cultiv cultur cultural cumpl cumplean cumplidor cumplimient cun cunet cuot cup cur curaci curacion curador curios curiosament curiosidad curricul curricular curriculum curs curv custod cuy dab dad
dal dall dam dan dand danz dar dari dashboard dat datawarehous deb debaj debat deber debil debilidad decan decanat decent decid decidier decim decimal decisi decision decisiv decl declam declar declaraci declaracion declin decomis decor decorador decret ded dedicaci dediz deducibl def defect defend defens defensiv
defensor deficient deficit defiend defin definici definitiv defraud degluci degustacion dej dejam dejem del delant delantal delanter deleg delegaci delfin delg delit deliz dem demand demasi demenz demol demolici demor demostr demuestramel denm dental dentist dentr denunci denunciant denunz departament depend dependient
depil depilaci deport deportist deportiv deposit depresi dept depur derech derechament deriv derivaci dermatolog derram derrot derrumb desabollador desactiv desacuerd desaf desafi desafiant desahog desaloj desangr desaparez desaparezz desarm desarroll desarrollador desastr desayun descans descarg descart descompong
desconcentr desconect desconfi descongel desconoz descont descontent describ describam describem describiri descripci descrit descu descuadr descubiert descubr descubrimient descuent desd dese desech desembarz desempen desemple desenchuf desenlaz desenred deserci desg desgarr deshech deshues desiert design desinfecci
desinfl deslind desmay desord desorden desp despach despachador despacit despaz desped despej despert despertador despid despiert despleg desplieg desplom despu despunt desquit destaz destin destituyer destrab destrez destructiv destruy desv desvi desvincul desvinculaci detall detecci detect detectiv detector deten
detenci detencion deteng detergent detest detien detr detuv deud deudor deveng devoluci devolucion devolv devuelt devuelv dez diabet diagnostiz diagram diagramaci dialisis dializ dialog diar diari dias dibuj dibujant dich diciembr dict dictam didactiz diecinuev diecioch dieciseis diecisiet dieg dient dier diesel diet
diez diferenci diferencial diferent diferenz dificil dificultad difund difusi dig digam digit digitador digital digitaliz digitalizaci dign dignidad dij dijer dil dilem dim dimension dinamism dinamiz diner dinosauri dios diplom diplomaz diput dir direcci direccion direct directament directiv director directori diri
dirig dirigent dirigenz dirij discapacidad disciplin discreci discrep discrimin disculp disculpem discurs discusi discusion discut disen disenador disertaci disfraz disfrut dispar dispon disponibilidad disponibl disposici dispuest dist distant distanz distinci distincion disting distint distra distraig distribu
distribuci distribuidor disz diuresis divers diversidad divid dividend divisi divorci divorz divulg diz dobl doblaj docen docent docenz doctor doctoral document documentaci documental dol dolar dolor doloros domestiz domicil domicili domiciliari domin doming domini don donaci donacion donant dond dor dorm dormitor
doscient dosificador dosis dotaci doz drag dram dramaturg drenaj drog dron duch dud dudos duel duen duerm dulz dupl dupliz dur durant durazn durm ebanist ech echam eclips ecoeficienz ecograf ecolog econom econometr econometriz economist economiz ecoturism ecuador edad edici edificaci edificator edifici edifiz ediliz
edit editor editorial educaci educacional educador educativ eduz efect efectiv efectivament efectu eficienz egres egresant ejecuci ejecut ejecutiv ejempl ejemplar ejercici ejercit ejerciz ejerz elabor elaboraci elecci eleccion electricidad electricist electriz electrocardiogram electrod electromecaniz electromovilidad
electroniz elefant eleg elegant eleganz element elenz elev elevador elig elij elimin eliminaci ell elog embaj embajador embal embalador embalaj embaraz embarg embarr embarz embols embotell emergenci emergenz emisi emisor emit emoci emocion emocional empalm empan empat empatiz empaz empedr empen empeor empez empiez
emplat emple empleabilidad empleador empoder empoderamient emprend emprendedor emprendimient empres empresar empresarial empuj enamor encabez encant encantador encar encarg encarnaci encend encerr enchuf enciend encierr encim encomiend encontr encuentr encuest encuestador encuestaj endeud enemig ener energ energetiz
energi energiz enfardador enferm enfermedad enfermer enfierrador enfierradur enfoz enfr enfrent enfri engan enganch engord enjuag enlaz enmarz enoj enorm enoturism enred enriquecedor enroll ensal ensambl ensay enseg ensen ensenanz ent entend enter enterr entiend entonz entorn entr entreg entremed entren entrenador
entrenamient entreten entretiemp entrev entrevist entrevistador entusiasm entusiast env envas envasador envejez envi envid enviud enzim eoliz epidemiolog epidemiologiz episod epoz equilibr equip equipaj equivocaci equivoz eram eran eras eres ergonom ergonomiz eriz err erradiz errat error erupci esas escal escalabilidad
escalabl escalon escandal escane escap escarch escas escase escen escenar escenari esceniz escenograf esclav escob escog escol escolar escolaridad escolt escombr escond escrib escribem escrit escritor escritur escuch escuel esculp escultur escup esencial esfuerz esguinz esmerald esos esp espald espanol espant espaz
especi especial especialidad especialist especializ especializaci especifiz espectacul espectr espej esper esperanz espi espin espiritu espos espum esquil esquin est estab estabilidad estabiliz establ establecimient establez estaci estacion estacionamient estad estadistiz estaf estafador estall estament estamp estand
estandar estandariz estandarizaci estant estanz estar estari estatal estatut estaz esteb ester esteril esteriliz esterilizaci esteticist estetiz estib estibador estil estilist estim estimaci estimul estimulaci estomag estorb estornud estoy estr estrateg estrategiz estrech estrell estren estres estrict estructur
estructural estud estudi estudiant estudiantil estuf estuv estuz esz etap etern eternament etiquet etiz eur europe evacu evacuaci evalu evaluaci evaluacion evaluador evaluativ evangeliz event eventual evidenz evit evoluci evolucion exact exactament exactitud exager exam examen excav excavaci excavador exced excedent
excelent excelenz excepci excepcion exces exclusiv exclusividad excluyent excursion excus exent exhib exig exigent exigenz exij exist existenci exit exp expansi expectativ expedient experienci experienz experiment expert explicaci explicacion explicam explicari expliquem expliz exploraci explosiv explot expon expong
export exportaci exportacion exportador exposici exposicion expres expresament expresi expus extend extensi exterior extern externaliz externalizaci extiend extintor extorsi extr extracci extract extracurricul extran extranj extranjer extravi extrem fabricaci fabricant fabriz fach facial facil facilidad facilit
facilitador facilment factor factur facturaci facultad faen faj fald fall fallecimient fallez fals falsifiz falt faltant fam famil famili familiar famos fanatiz fantasm far farmaceutiz farmaci farmacolog farmacovigilanz farmaz fas fascin fatal favor favorabl favorez favorit feas febrer fech federaci federal felicidad
felicit felicitacion felin feliz femenin feos fer feri feriant ferret ferreter ferrocarril ferroviar fertiliz fertilizant fertirrieg fertirrigaci festiv festival fibr fich fictici fideliz fidelizaci fiebr fierr fiest figur fij fijaci fijat fijes fil filet filial film filosof filtr filtraci fin final finaliz financi
financiamient financier finanz fing finiquit finit fiord firm firmant firmez fiscal fiscaliz fiscalizaci fiscalizador fisiolog fisioterapeut fisiz fisur fitosanidad fitosanitar flamenz flaz flet flexibilidad flexibl floj flor flot flotaci flu fluent fluj fluy folcloriz foli follet foment fond fondecyt fonoaudiolog for
forens forestaci forestal forj form formaci formal formalment format formate formativ formul formulaci formular formulari fortalez fortificaci fortun forz fos fot fotocopi fotocopiador fotograf fotografi fotografiz fotogrametr fotovoltaiz foz fracas fraccion fractur frambues francament frances francisz franquez franquiz
franz fras frasz fraud fraz frecuent frecuenz fren frent fres fresador fresz fri frigorifiz frit fritur front frontal frontend frustraci frut frutal fruticol fruticultur fueg fuent fuer fuerz fug fuim fuist fum fumador fumig fumigaci fumigador funci funcion funcional funcionar funcionari fund fundaci fundacion fundador
fundament fundamental fundici funebr funer funeral furg furios fusi fusion futbol futbolist futur gabinet gaj gal galapag gall gallard galleg gallet gallin galliner galp galvan gan ganad ganador gananz garabat garaj garant garanti garantiz gargant garit garr garz gas gast gastronom gastronomiz gat gem gemel gen gener
generaci generacion generador general generalist generativ generos generosidad genetiz gent gentilez geofisiz geograf geografiz geolog geologiz geomecaniz georreferenci georreferenciaci geotecn geotecniz gerenci gerent gerenz geriatriz gest gesti gestion gestionador gestor gigant gimnas gimnasi ginebr ginecolog gir
glaci glicem glicosil global glor glos glosar glut gobernaci gobernador gobernant gobiern gol goleador golf golp golpe gom gord gorr got gote grab grabaci grabacion grabador graci grad gradu grafiz grafomotricidad gram gramatiz gran grand granel graner granit gras grat gratificaci gratis gratuidad gratuit grav graz grem
gremi gremial grieg griet gring grip gris grit gru grues grup grupal guant guaran guard guardi guat guerr guerrer gui guionist guitarr gust hab haber habi habil habilidad habilit habit habitaci habitacion habitual habl hablam hablant habr habri haci haciend hag hagam haitian hall hallazg hambr har hari harin hart hast
hay haz hazm hech hectare hediond hel helad helicopter hem hemodinam her herbiz hered hereder herenci herenz herman hermanit heroiz herr herramient herv hervidor hibr hidalg hidrauliz hidriz hidrogeolog hiel hierb hierv hig higien higieniz hij hil hinch hipertext hipotecar hipotesis hipotetiz hipotez hisop histor
histori historiador historial historiz hit hiz hobby hog hogar hoj hol holand holding hom hombr homenaj homolog honest honestament honestidad hong honor honorar honorari honr honradez hor horar horari horizont hormig hormigon horn horne horquill horribl hortens hortofruticol hospital hospitalari hospitaliz hospitalizaci
hospiz host hostal hostig hostigamient hotel hoteler hoy hub huel huelg huell huerfan huert hues huesped huev huez hum human humanidad humanist humed humedad humedal humild humildad humill humillant humor hund hurt hus ibam iban ide ideal idealment identidad identificaci identifiz identiz idiom igles ignor ignorant
igual igualit ilegal iluminaci iluminador ilustr ilustraci ilustrador imag imagen imagenolog imagin imaginaci imaginat imagines iman imit impact impecabl imperial impersonal impid implement implementaci impon imponibl impopul impopular import importacion importador important importanz imposibl imposicion imprent impres
impresi impresion impresor imprim improvis impuest impuls impus imput inadvert inalambriz inasistenz inaugur incend incendi incentiv incertidumbr incident inclu inclus inclusi inclusiv incluy incomod incomplet inconclus inconvenient incorpor increibl increment incub incubaci ind indeb indefin indemniz indemnizaci
independenz independient index indi indicaci indicador indign indirect individual indiz inducci industr industri industrial induz infantil infanz infart infeccion infl inflaci influ influenz influy inform informaci informant informativ informatiz infraestructur ingen ingeni ingenier ingl ingles ingres ingresant
inhabilit inici iniciaci inicial iniciativ iniz injert injust injustament inmediat inmobili inmobiliar innat innov innovaci inocuidad inquiet inquilin ins inscrib inscrit insinu insist insoportabl insp inspecci inspeccion inspector inst instal instalaci instalacion instalador instanci instaur instituci institucional
institut instru instrucci instruccion instructor instrument instrumentaci instrumental instrumentist insulin insult insum intact integr integraci integral integrant integridad inteligent inteligenz intenci intendent intens intensiv intent inter intercamb intercomunal intercultural interculturalidad interdisciplinar
interes interesant interfaz interior intermed intermedi intermediar intern internacional internacionalist internet internist interpersonal interpret interpretaci interrog interrump interrupci interruptor intersectorial interurban interven intervenci intim intimidad intoxiz intraemprendimient intrahospitalar
intraoperator introducci introduz intrusi intub intuici inund inutil invasiv invent inventar inventari inventor invernader invers inversi inversion inversionist invert investig investigaci investigacion investigador inviern invisibl invit invitaci involucr inyecci inyect irem iri irregul irrit isl italian item iterabl
izquierd jaib jam jap japon jar jarab jard jardin jardiner jaul jav jazm jef jefatur jerarz jering jinet jir jorg jorn jornal jornaler josefin jov joven joy juan jubil jubilaci judicial jueg juev juez jug jugador juguet juici juiz jul jun junior junt jur jurel juridiz jurisprudenz just justament justifiz justiz juvenil
juzg kil kilometr kinesiolog kiosz labor laboral laborator laboratori labranz lactanz lacte lad ladr ladron lag lagart lagrim lagun laj lament lamin lamp lanch lancher lanz lanzamient lapiz larg larguisim las lastim lastr lat lateral lav lavador lavaman lavand leal lealtad lean learning leas leasing lecci leccion lech
lecher lectoescritur lector lectur leen leer leg legal legalment legislaci legislativ lei leid leim lej lejan lem len leng lenguaj lent lentej lentejuel leon les lesion letr letrer lev levadur levant levantamient ley leyend lib liber liberaci libertad libertador libr libret lice licenci licenciad licenciatur licenz
licit licitaci licitacion licor lid lider liderazg lig lij lim limit limitacion limp limpi limpiez linar lind line lineal linguistiz lintern liquid liquidaci liquidacion liquidador lis list lit literal literalment literatur litig litigaci litigant litr livian lixiviaci liz llam llan llant llav lleg llen llev llevam llor
llov lluev lluv load lob local locatar locatari locomoci locur locutor log logistiz logiz logotip logr logue lom lor los lot loz ltd lubricaci luch lueg lug lugar luis luj lumbag lun lup lut luz mach machin machuz macr mad mader madr madrin madrug madur maestr maestranz mag magdalen magist magistr magistral mal malet
maleter mall maltrat mam man manan manch mand mandant mandar manej maner mang manifiest maniobr manipulaci manipulador manit manos manose mant manten mantenci mantenedor manteng mantenimient mantequill mantez mantien mantuv manual manufactur manzan map mape mapuch mapudungun maquet maquetaci maquill maquillaj maquin
maquinist mar marat maravill maravillos march marcial mare marej marg margarit marian marin mariner maripos mariscador marisz marital mariz marketing mart martill martin marz mas masaj masajist mascarill mascot masiv mast mat matader matanz mate matematiz materi material matern maternidad matinal matr matricial matricul
matrimon matrimoni matriz matron maul maxim may mayones mayor mayordom maz mean mecaniz mech mechon med medall medi mediaci mediador median medianoch mediant medibl medicament medici medicin medicion medidor mediod mediz mejillon mejor mejoramient mell melliz mem membret memor memori memorist men menci mencion menor
mensaj mensual ment mental mentir mentiros mentor mentore menu mercad mercant merced merchandising mercur merez merezz merit merluz merm mermel merz mes meser met metaanalisis metal metaliz metalurg metalurgiz meteorolog metod metodolog metodologi metr metriz metropolitan mexican mez mezcl mias micr microbiolog
microcurricul microempres microempresar microfon microond microscop microserviz mid mied miel miembr mient mientr miercol migr migraci migracion migrant migrator mil milagr milimetr milit militar mill millon min miner mineral minim minister ministerial ministr minor mint minut mios mir mis misi mision mism miss mitad
mitilicultur mixt mixtur mochil mod modalidad model modelador moder moderador modern moderniz modernizaci modest modifiz modism modul moj mol mold moldaj molde molecul molest moliend molin mom moment mon moned monitor monitore monj mont montacarg montaj montan monter monterrey monton mor moral mord moret moreton moros
morosidad mortalidad mostazal mostr mostrador mostrari mosz mot motiv motivab motivaci motivacion motonivelador motor motorist motosierr mov moved movil movilidad moviliz movilizaci movimient moy moz much muchach muchisim mud mudanz muebl mueblist muel muell muer muerd muert muestr muestram muestre muev mugr muj mujer
mult multidisciplinar multigr multimed multipl multiplataform multipliz multitare multitest mund mundial munez municip municipal municipalidad municipi mur mural murall murz muscul muse museograf musical musiz musl mutu mutual nacimient nacional nacionalidad nad nadi nag nan nanotecnolog naranj nariz narrativ nataci
natal nativ natural naturalez naturalidad naturalment nav naval navarr naveg navegador navidad navier naz neblin necesar necesidad necesit necesitari neg negativ negoci negociaci negociacion negociador negoz negr negret nen neonatal neonatolog nerv nervi nervios net neumatiz neumon neurodivergent neurodiversidad
neurolog neutral nicarag nid nieg niet niev nin ninez ningun nivel nivelaci nobl noch nocturn nod nogal nom nombr nombramient nomin non norm normal normaliz normalment normativ nort norteamerican norueg nosotr nostalg not notabl notar notarial notici notificaci notifiz notiz nov novat novecient novedad novel noven
novent noviembr novill nub nubl nucle nud nuer nuestr nuev numer numeriz nunz nutrici nutricional nutricionist nuz obedez obisp objecion objet objetiv oblig obligaci obligacion obligator obligatori obr obrer observ observaci observacion obstetriz obten obtien obtuv obv obviament ocasi ocasion och ochent ochocient ocios
octav octubr ocult ocup ocupaci ocupacional ocurr odi odontolog ofend oferent ofert ofici oficial oficin ofimatiz ofiz ofrez ofrezz oftalmolog oid oig ojal ojer ojos ole oleohidrauliz olfat oli oliv olivar oll olor olv olvid omit onboarding ond onz opci opcion oper operaci operacion operacional operador operar operari
operativ opin opini opinion opon oportun oportunidad oposici opt optimism optimist optimiz optimizaci optiz opus oral ord orden ordenador ordenanz orej orfebr organigram organism organiz organizaci organizacion organizacional organizador orgull orgullos orient orientaci orientador oriental orig original orill orin orl
orquest ortograf oscur oton otorg otr ovej ovin oxicort oxigen oyend oyent pabell pabellon pacient pacienz pacifiz packing pact padr padrastr padrin pag pagin pais paisaj paisajism paisajist paj pajar pajarit pal palabr paleter paliativ palm palmill palz pamel pamp pan panad panader panal panam pand pandem panel
panificaci paniz panol pantal pantall pantallaz panuel pap papay papel papele paquet par parader paraguay paralel paraliz paramediz parametr parametriz parametrizaci parcel parch pared paredon parej parez parezz parient paris paritar parlant parr parraf parral parrill parroz part particip participaci participativ
particul particular partier partiri partitur parvul parvular parz pas pasaj pasajer pasant pasanti pasaport pasatiemp pascu pase pasi pasill pasion past pastel pasteler pastill pastor pat pate patent patin patolog patr patri patrimon patrimonial patriz patron patrull patruller paul paus paut paviment pavimentaci pavor
payas paz peaj pebr pech ped pedagog pedagogiz pedaz pediatr pedidor pediri pedr peg pein pel pelambr pele pelicul peligr peligros pelot peluquer pelus peluz pen penal penalist pendient pendul penitenciar pens pensamient pensi pension penz peon peonet peor pequen per percepci perd perdon perejil perfeccionamient perfect
perfectament perfil perfor perforaci perforador perforist perill perinatal period periodism periodist periodistiz perioperator perit peritaj perjudiz permanenz permis permit pern perr perrit pers perseg perseverant perseveranz persig person personaj personal personaliz personalment perspectiv persuad persuasi pertenez
pertinent pertinenz peruan pes pesadill pesaj pescador pesim pesquer pesquis pestan pestill pesz petici petrole pez pian pianist picking pid piedad piedr piel piens pierd piern pies piez pifi pijam pil pilar pilat pill pilot pimient pin pinch pint pintor pintur pinz piol pionet pip pirop pis piscicultur piscin pist
pistol pisz pit piz pizarr pizz plag plaguiz plan planch plane planet planificaci planificacion planificador planifiz planill planimetr plant plante planteamient plantill plastifiz plastiz plat plataform platan play plaz plen plieg plom plum plus poblaci pobr pod podador podcast poder podolog podr podri poem poet pol
polaz policial policliniz polifuncional politecniz politiz polivalent poliz poll polol polv pom pon ponderaci pondr pondri ponenci ponent ponenz pong ponl pont pontifiz popul popular poquit porcentaj porcin porcion porf porfi porn port portafol portal portatil portaz porter portu portuar portuari portug portugues porven
porz pos posesi posgr posibl posici posicion posicionamient positiv posnatal post posterg posterior postgr postitul postnatal postoper postoperator postproducci postr postul postulaci postulacion postulant postur postvent posvent pot potenz potos potrer poz practicament practicant practiz prad prebasiz precar precauci
preci precierr precios precis precisi pred predi predial predictiv predominant preescol pref prefer preferenci preferenz prefi prefier prefir pregunt preguntal preguntel prehospitalar prelectur prem premi prenatal prend prens preocup preoperator prep prepar preparaci preparador preprens pres presencial present
presentabl presentaci presentacion presentat presenz presi presid president presion prest prestam prestamist prestig presum presupuest presupuestaci presupuestar pretend pretensi pretension preuniversitar prev preven prevenci prevencionist prevent preventist preventiv previ previsi previsional prez prim primav primer
princip principal principi prioridad prioriz priorizaci pris prism priv proactiv proactividad prob probablement probet problem proced procedimient proces procesador procesal procesamient procur procurador producci product productividad productor produj produz prof profesi profesional profesionalment profesor profund
profundament profundidad program programaci programador progres prohib prolij promed promedi promes promet promoci promocion promotor promov pronostiz pront pronunci pronunz prop propi propiedad propietar propin propon propondr propong proposit propuest propus prorrog prospecci prospect protagonist protecci protector
proteg protesis protocol prototip prove proveedor providenz provinz provision provoz prox proxim proyecci proyeccion proyect proyectist proyector prudenz prueb psicoeducaci psicoeducativ psicolaboral psicolog psicologiz psicomotricidad psicopedagog psicopedagogiz psicosocial psiquiatr psiquiatriz publicaci publicacion
publicidad publicist publicit publicitar publicitari publiz pud pudier pudor pudr puebl pued puent puente puert pues puest pul pulg pulp puls pum pun punci puncion punt punter puntit puntual puntualidad pur pus pym quebr quechu qued quej quem quemadur quer queri querr querri ques qui quiebr quien quier quiet quimioterap
quimiz quincen quincenal quinient quint quintan quinter quinz quiosz quirurgiz quis quit quiz rab rad radi radial radiofrecuenz radiograf radiolog raiz raj rale ram ramal ramp rang rap rapanu rapidez rapidisim rar rasgun rasp rastr rat raton ray raz razon razonabl reabr reacci reaccion reactiv reajust real realidad
realist realiz realizaci realizador realment reanimaci rearm rebaj rebeld rebobin reca recalent recamb recarg recaud recaudaci recepci recepcion recepcionist receptor recet rechaz reci recib recibidor recicl reciclaj recient recl reclam reclutador reclutamient recog recoj recolecci recolector recolet recom recomend
recomendaci recomendacion recomiend reconciliaci reconocimient reconoz reconozz reconstru record recordabl recorr recort recre rect rectal rectifiz rector recuerd recup recuper recuperaci recurr recurs red redacci redact redactor redimension redisen redond redonde reducci reduj reduz reembols reemplaz reemplazant reenvi
reescrib reestructur reestructuraci ref refer referenci referent referenz refi refier refieras refin refinanciamient reflej reform reformul reforz reforzamient refrigeraci refrigerador refuerz refug refut reg regador regal regalon reganadient regi regimient region regional registr registrador regl reglament regres
regresi regul regulador regulariz rehabilit rehabilitaci rehaz rehiz rei reim rein reincorpor reinet reingeni reingres reinici reintegr reir rej relaci relacion relaj relat relativ relator relav rele relev relevant religi rellen reloj relojer rem remat remed remedi remodel remodelaci remolcador remot remuneraci
remuneracion rencor rend rendici rendicion rendimient reng renov renovabl renovaci rent rentabilidad rentabl renuev renunci renunz reorden reorganiz reorganizaci repar reparaci repart repartidor repas repent repertor repet repit replante repon reponedor repong report reportabilidad reportaj reporter repos reposici
repositor repost represent representaci representant reprob reproces reproch reproductiv reprueb republiz repuest repunt repus requer requerimient requi requisit rescat rescatist resen reserv resfr resguard resident residenz residu resilient resilienz resin resist resistenz resoluci resolv resonador resonanz resp
respald respect respet respir respiraci respirator respond respons responsabilidad responsabl respuest rest restaur restauraci restaurador restaurant restitu resuelt resuelv result resum ret reten retenci reteng retir retom retorn retoz retrabaj retract retras retrat retroactiv retroaliment retroalimentaci
retroexcavador retuv reubiz reun reuni reunion reutiliz rev revanch revel revent revert revis revisi revisor revist reviv revuelt rey rez rian rias ridicul ridiculiz rieg rien rier riesg rif rig rigor ril rincon rind rinz rios rip ris ritm riv rival riz rob robl robot robotiz roch rod rodaj rodamient rode rodill rodrig
rog roj rol rom roman romer romeral romin romp rond ronz rop ros rosal rosar rot rotaci rotacion rotativ rotul roz rub rubr rubriz rued rueg rugby ruid rul rumb rumor rural rus rut rutin sab saban sabor sabr sabri sacerdot sacrifiz sagr sal salar sald saldr salg salitr salm salmon salmoner salmonicultur salom sals salt
salud salv salvador salvav san sanci sancion sandwich sangr sanguine sanidad sanit sanitar sanitari sant santiag santiaguin sap saque sargent sastr satelit satisfacci satisfech saz seam sean seas secador secci secret secretar secretari sector secuenci secuenz secuestr secund secundar secundari sed seg segment segmentaci
seguidor seguimient seguiri segun segund segur segurament seguridad seis seiscient selecci seleccion sell semafor seman semanal sembr semestr semill seminar seminari sen senador senal sencill senior senor senorit sensibilidad sensibl sensor sensorial sent sentenz sentimental sep separ separaci septiembr septim sepult
ser seren serenidad seri seriedad serv servici servidor servillet serviz sesent sesi sesion setecient setent setiembr sets sex sext sexual sez show shows sid siderurgiz siembr siempr siend sient sientes sierr siest siet sig sigl sigm sign significativ signifiz siguient silb silbat silenci silencios silenz silicon sill
silvicultur sim simil simpatiz simpl simplement simplifiz simul simulaci simulacr simulador simultane sin sincer sincerament sindical sindicat sindiz sindrom sinerg singl siniestr siniestralidad sint sintesis sintetiz sinz siren sirv sism sistem sistematiz sistematizaci sistemiz sit situaci situacion siz soberb sobr
sobrant sobrecarg sobrenombr sobrepes sobresalient sobrestock sobreviv sobrin soci sociabl social sociedad socioeducativ socioemocional sociolog sod softw sol solament solar sold soldador soldadur soledad solemn solicit solicitud solid solidaridad solitar solt solter soluci solucion solucionar solvent som sombr sombrer
son sond sondaj sondist sonor sonr sonri sonris sop sopl soport sord sorprend sorpres sorte sospech sospechos sosten sostenedor sosteng sostenibilidad sostien sostuv sot soz sport sports stand stands storyboard suav sub subadministrador subaltern subcontrat subcontrataci subcontratist subdirector subem subestaci
subestacion subgerent subgerenz subjef submarin suboficial subordin subsecret subsecretar subsid subsidi subterrane subtitul subtotal subvenci subvencion suced sucesi sucesor sucursal sud suegr suel sueld suelt suen suer suet suficient sufr sufrimient suger sugerenci sugerenz sugier sugir suicid suit suiz sujet sum
sumar sumari sumill suministr sup super superaci superintendent superintendenz superior supermerz supervis supervisi supervisor suplent supliz supon supong suprem suprim supuest surg suscrib suscriptor suspend suspir sust sustanci sustentabilidad sutur suy suz tabiquer tabl tabler tabul tach tact tal taladr talent tall
tallarin taller tallerist talud taman tambi tambor tamizaj tampoz tand tang tant tante tap tapiz tard tare tarif tarjet tarr tartamud tartamude tartamudez tas tasaci tasador tat tatuaj tax taxis taxist taz teatr teatral tech tecl tecle tecnicament tecnifiz tecniz tecnolog tecnologi tecnologiz tej tel telecomunicacion
telefon telefonist telefoniz telemedicin telemetr teleoperador telesalud telescop teleseri teletrabaj televisi televisor tell tells tem tembl temor temperatur templ tempor temporal temporer tempran ten tend tendenci tendr tendri tenenz teng teni tenis tens tensi tentaci teolog teor teorem teori teoriz terap terapeut
terapeutiz tercer terci teres term termin terminacion terminal termiz termodinamiz termoelectriz termograf termometr termostat tern terner ternur terraz terremot terren terribl territorial terror terz tesin tesis tesist tesor tesorer test testament testifiz testig testimoni tet text textil textual tias tib tiembl tiemp
tien tiend tierr tigr tij tild tim timbr tin tint tintur tios tip tipe tipiz tipograf tir tirit tiroid tirone titul titulaci toall tobill tod todav tol told toler toleranz tolv tolver tom tomari tomat tomes tomograf ton tonel tont top topograf topografiz tor torment torn torne torner tornill torniquet torr tort tortug
tortur torz tos tost total tour toxicolog toxiz toz tra trab trabaj trabajador tractor tradici tradicional traducci traductor traduj traduz traduzz trafiz trag traig traj trajer tram tramit tramitaci tramitador tramp trampos tranquil tranquilidad transcrib transcripci transcrit transdisciplinar transfer transferenz
transform transformaci transformador transici transit transmisi transmit transparent transparenz transpir transport transportador transportist transversaliz tranz trape tras traser trasl traslad traspas trastorn trat tratamient tratant tratari trav trayector traz trazabilidad treint tremend tren tres trescient trez
trial tribunal tribut tributaci tributar trig trillador trimestr trimestral trinidad trinz tripl tripliz tripulant trist triunf triz tron tronador tronadur tronz tropiez trot troz tru truch truz tsunam tub tuerz tumb tun tunel turism turist turistiz turn turz tute tutel tutor tutori tutorial tuv tuvier tuy ubicaci
ubicacion ubiz ult ultim ultimament ultrason unanimidad unas uni unicament unid unidad uniform unir unitar unitari universal universidad universit universitar universitari uniz unos urban urbanism urbanist urg urgenci urgent urgenz usab usabilidad usad usam usan usand usar usas usast usted usu usual usuar usuari util
utilidad utilizaci uvas vacacion vacant vaci vacun vacunaci vacunator vag val valdr valentin valenz valg valid validaci validez valient valios vall valor valoraci valoriz valvul vam vanidad vapor var varg vari variabl variedad varietal vas vascul vasz vay vaz veam vean vecin vecinal ved veg vegan vegetarian vehicul vei
veint veinticinz veinticuatr veintinuev veintioch veintiseis veintitr veintiun vel velador veler velocidad velor vem ven vencimient vend vendaj vendedor vendim vendr venezolan veng venos vent ventaj ventan ventanill ventil ventilaci ventilador venz ver veran verane verbal verd verdad verdader verdej verdug verdur vered
veredict verguenz verificabl verificaci verifiz vers versi version vesical vesicul vespertin vest vestidor vestuar vet veterin veterinar vez viaj viajer vial vias viatiz vibr vibraci vibracion vibracional vicepresident vicerrector vici victim victor vicun vid vide videoconferenz videojueg videollam vidr vidri viej vien
viend vient vier viern vietnamit vig vigent vigil vigilant vigilanz vil vill vim vin vinagr vincul vinculaci vinil viol violaci violent violenz violet violinist virg virgin virtual virtud virus vis visi visibiliz visibl visit visitador visp vist visual visualiz vital vitivinicol vitrin viud viv viver viviend viz vocaci
vocacional vocal vocer vol volant volum volunt voluntad voluntar voluntari volv volz vomit vot votaci voz vuel vuelt vuelv web whisky wif yeg yend yerb yern yes yeser yogur york zaf zamarre zanj zapat zapatill zarp zomb zon zonal zootecn zorr zumb
`.trim().split(/\s+/);

// app/features/cv/rubric/spelling/common-words.ts
var ENDING2 = /(?:[ai]bamos|iamos|(?:a|ie)ramos|[aei]remos|ieron|aron|ando|[iy]endo|[ai]d[oa]s?|[aei]mos|aban?|ian?|(?:a|ie)ran?|[aei]rian?|[aei]ran?|[aei]re|[ai]ste|[aei]r|io|[aeio]n|[aeo]s|[aeio])$/;
var SHORTEST_STEM = 3;
function stemOf(word) {
  const folded = fold(word);
  const cut = folded.slice(0, SHORTEST_STEM) + folded.slice(SHORTEST_STEM).replace(ENDING2, "");
  return cut.replace(/qu$/, "c").replace(/gu$/, "g").replace(/c$/, "z");
}
var STEMS = new Set(COMMON_STEMS);
function hasCommonStem(word) {
  return STEMS.has(stemOf(word));
}

// app/features/cv/rubric/spelling/professional-words.ts
var PROFESSIONAL_WORDS = list(`
sondaje; s\xE9nior; j\xFAnior; aplicador; logueo; geomec\xE1nico; chancado; relave; est\xE9ril; dosificador; calibrador; raleo; enfardadora; cosechero; catastro; geotecnia; hidrogeolog\xEDa; sondista; perforista; aforo;
mantenci\xF3n; planimetr\xEDa; telemetr\xEDa; fitosanidad; fitosanitario; inocuidad; trazabilidad; usabilidad; empleabilidad; accesibilidad;
kinesi\xF3logo; kinesiolog\xEDa; fonoaudi\xF3logo; fonoaudiolog\xEDa; obstetricia; matr\xF3n; matrona; t\xE9cnico; param\xE9dico; prehospitalario;
intrahospitalario; ambulatorio; postoperatorio; preoperatorio; perioperatorio; intraoperatorio; posnatal; postnatal; prenatal; perinatal;
hemodinamia; imagenolog\xEDa; vacunatorio; policl\xEDnico; toxicolog\xEDa; farmacovigilancia; bioseguridad; bioestad\xEDstica; biom\xE9dico;
biotecnolog\xEDa; bioqu\xEDmico; nanotecnolog\xEDa; agroindustria; agroindustrial; agroecolog\xEDa; vitivin\xEDcola; hortofrut\xEDcola; frut\xEDcola;
acu\xEDcola; acuicultura; salmonicultura; salmonero; piscicultura; mitilicultura; forestaci\xF3n; silvicultura; temporero;
packing; predio; predial; fertirriego; fertirrigaci\xF3n; telefonista; cajero; reponedor; bodeguero; jefatura; subgerente; subgerencia;
subjefe; subdirector; subadministrador; cofundador; coinvestigador; coautor; codocente; copiloto; coordinador; multidisciplinario;
interdisciplinario; transdisciplinario; intercultural; interculturalidad; socioeducativo; socioemocional; psicosocial; psicolaboral;
psicoeducativo; psicoeducaci\xF3n; psicopedagogo; psicopedagog\xEDa; psicopedag\xF3gico; psicomotricidad; neurodivergente; neurodiversidad;
educador; parvulario; p\xE1rvulo; preescolar; preb\xE1sica; curricular; microcurricular; extracurricular; preuniversitario; ayudant\xEDa;
memorista; tesista; titulado; egresado; mag\xEDster; diplomado; licenciatura; posgrado; postgrado; post\xEDtulo; postulante; postulaci\xF3n;
licitaci\xF3n; adquisici\xF3n; abastecimiento; autoabastecimiento; remuneraci\xF3n; finiquito; previsional; cotizaci\xF3n; tributario; tributaci\xF3n;
precierre; conciliaci\xF3n; reconciliaci\xF3n; facturaci\xF3n; boleta; cuadratura; arqueo; devengado; presupuestario; presupuestaci\xF3n; refinanciamiento;
microempresa; microempresario; pyme; emprendedor; emprendimiento; intraemprendimiento; benchmarking; gestionar; gestionador; referente;
jurisprudencia; litigaci\xF3n; litigante; juzgado; procurador; contestaci\xF3n; tramitador; notarial; fiscal\xEDa; penitenciario; policial;
multitester; canalizaci\xF3n; electromec\xE1nico; electromovilidad; electricista; soldador; oxicorte; mecanizado; fresado; torner\xEDa; rebobinado;
termograf\xEDa; vibracional; hidr\xE1ulico; neum\xE1tico; oleohidr\xE1ulico; instrumentista; calibraci\xF3n; lubricaci\xF3n; retroexcavadora; motoniveladora;
tolva; tolvero; camionero; autopista; geomec\xE1nica; geotecnia; geot\xE9cnico; geof\xEDsica; geolog\xEDa; georreferenciaci\xF3n; georreferenciar; relave; lixiviaci\xF3n;
flotaci\xF3n; chancador; chancado; molienda; perforista; tronadura; hormig\xF3n; enfierradura; enfierrador; alzaprima; moldaje; estucado;
cubicaci\xF3n; cubicar; top\xF3grafo; topograf\xEDa; fotogrametr\xEDa; batimetr\xEDa; sustentabilidad; sostenibilidad; ecoeficiencia; reciclaje; compostaje;
autoescalado; microservicio; contenedor; escalable; escalabilidad; backend; frontend; ciberseguridad; ciberataque; ofim\xE1tica; digitalizaci\xF3n;
digitador; tipeo; tipear; chatear; formatear; hipertexto; multiplataforma; videollamada; videoconferencia; teletrabajo; telemedicina;
telesalud; teleoperador; postventa; posventa; preventa; preventista; cobranza; fidelizaci\xF3n; fidelizar; segmentaci\xF3n; merchandising;
preprensa; diagramaci\xF3n; diagramar; maquetaci\xF3n; ilustrador; tipograf\xEDa; storyboard; podcast; redise\xF1o; redise\xF1ar; redise\xF1ado; prototipado; prototipar; prototipo;
reproceso; retrabajo; reprocesar; sobrestock; inventario; inventariar; picking; crossdocking; estandarizar; estandarizaci\xF3n; parametrizar;
parametrizaci\xF3n; priorizar; priorizaci\xF3n; optimizar; optimizaci\xF3n; reestructurar; reingenier\xEDa; externalizar; externalizaci\xF3n; implementar; implementaci\xF3n;
monitorear; monitoreo; liderar; liderazgo; empoderar; empoderamiento; consensuar; transparentar; visibilizar; dimensionar; redimensionar; mentor\xEDa; mentorear;
coaching; capacitador; relator; relator\xEDa; facilitador; tallerista; monitor; gestor; agendar; agendamiento; calendarizar; calendarizaci\xF3n;
recepcionar; recepci\xF3n; despachar; despachador; conductor; pioneta; peoneta; guardia; conserje; auxiliar; j\xFAnior; garz\xF3n; barista; sumiller; bartender;
gastronom\xEDa; gastron\xF3mico; reposter\xEDa; panificaci\xF3n; hoteler\xEDa; hotelero; ecoturismo; enoturismo; tur\xEDstico; guiado; patrimonial; museograf\xEDa;
mapudungun; mapuche; aimara; rapanui; chileno; santiaguino; autoayuda; autogesti\xF3n; autoaprendizaje; autodidacta; proactivo; proactividad; resiliente; resiliencia; polifuncional;
polivalente; asertivo; asertividad; emp\xE1tico; sociable; quiebre; comuna; comunal; vecinal; intercomunal; intersectorial; territorial; consultivo; edilicio; edificatorio;
cuadrilla; contratista; subcontratista; subcontrato; subcontrataci\xF3n; estamento; planilla; dotaci\xF3n; rotaci\xF3n; ausentismo; reclutador; reclutamiento;
inducci\xF3n; desvinculaci\xF3n; onboarding; accidentabilidad; siniestralidad; ergonom\xEDa; ergon\xF3mico; prevencionista; matriz; epidemiolog\xEDa; epidemiol\xF3gico; encuestador; encuestaje;
transversalizar; metaan\xE1lisis; cualitativo; cuantitativo; econometr\xEDa; econom\xE9trico; machine; learning; dashboard; reporter\xEDa; reportabilidad; anal\xEDtica; datawarehouse; indicador;
indexado; indizado; arbitrado; ponencia; ponente; fondecyt; convivencia; apoderado; multigrado; evaluativo; retroalimentaci\xF3n; retroalimentar; alfabetizaci\xF3n; prelectura; lectoescritura; grafomotricidad; varietal; tamizaje; glicosilado; glicemia; parr\xF3n; ingresante; egresante; postrado; postoperado; geri\xE1trico; enoturismo
`);
var LOAN_WORDS = list(`
unisex; pallet; pallets; palet; checklist; backlog; onboarding; coaching;
marketing; email; e-mail; mail; mailing; software; hardware; web; online; offline; full; stack; time; part; freelance; freelancer; trainee; junior; senior;
semi; manager; management; team; leader; lead; tech; product; project; owner; scrum; master; agile; kanban; sprint; backlog; backend; frontend; devops; cloud; data;
analytics; analyst; business; intelligence; big; machine; learning; deep; dashboard; dashboards; kpi; kpis; okr; reporting; report; reports; retail; stock; stocks;
stakeholder; stakeholders; feedback; networking; coaching; coach; mentoring; onboarding; offboarding; outsourcing; insourcing; branding; brief; copy; copywriting; copywriter; content;
community; social; media; ads; adwords; lead; leads; funnel; inbound; outbound; engagement; influencer; influencers; streaming; storytelling; hashtag; post; posts; reel; reels; stories; story; call; center;
contact; help; desk; ticket; tickets; back; office; front; house; show; room; catering; check; checklist; list; layout; lay; out; picking; packing; cross; docking; supply; chain; lean; six; sigma; kaizen; poka;
yoke; black; green; belt; benchmark; benchmarking; blended; e-learning; elearning; learning; streaming; startup; startups; fintech; edtech; healthtech; proptech; crowdfunding; pitch; workshop; workshops;
webinar; webinars; bootcamp; bootcamps; hackathon; hackaton; hackathons; meetup; framework; frameworks; testing; tester; test; tests; testeo; debugging; deploy; deployment; script; scripts; scripting; bug; bugs; commit;
commits; pull; request; requests; pipeline; pipelines; api; apis; rest; token; tokens; endpoint; endpoints; plugin; plugins; widget; widgets; wireframe; wireframes; mockup; mockups; landing; page; responsive; user; experience; interface;
research; researcher; ux; ui; lighting; rendering; render; renders; shader; sketch; motion; graphics; gamer; gaming; esports; e-commerce; ecommerce; marketplace; delivery; drive; ranking; rating; rapport; rally; crossfit; running; trekking; surf;
snowboard; ballet; jazz; rock; blues; hobby; hobbies; blog; blogger; vlog; podcast; podcasts; newsletter; newsletters; clipping; publisher; press; fundraising; grooming; holding; joint; venture; due; diligence; compliance; forecast; forecasting; budget; cash;
flow; pricing; factoring; leasing; trading; trader; broker; brokers; underwriting; swap; spread; bonds; equity; private; banking; bank; rebate; pos; trade; sell; in; shopper; visual; key; account; accounts; customer; success; service; services; sales; executive;
assistant; intern; internship; head; hunter; hunting; headhunter; headhunting; staff; staffing; payroll; recruiting; sourcing; assessment; centre; ventilator; triage; shock; bypass; stent; score; screening; scanner; bundle; ranking; feedlot; mulching; blending; sampling; scada; plc; rack; racks; router; routers; switch;
switches; firewall; backup; backups; server; servers; hosting; host; streaming; wifi; bluetooth; chat; bot; chatbot; chatbots; prompt; link; links; login; tablet; notebook; smartphone; tips; mix; kit; kits; set; spa; resort; lobby; booking; overbooking; tour; tours; city; sommelier; chef; sous; maitre; bistr\xF3; buffet; coffee;
break; cocktail; mocktail; bar; pub; boutique; vintage; outfit; styling; casting; backstage; set; spot; jingle; master; class; club; smart; power; pivot; internacional; excel; word; outlook; teams; zoom; meet; google; gmail; whatsapp; instagram; facebook; linkedin; tiktok; youtube; canva; capcut; photoshop; illustrator; indesign; premiere; figma; autocad;
revit; sketchup; lumion; python; java; javascript; typescript; node; react; angular; vue; docker; kubernetes; git; github; gitlab; linux; ubuntu; windows; oracle; postgres; mysql; mongo; redis; kafka; spark; hadoop; tableau; qlik; looker; jira; trello; notion; slack; asana; miro; moodle; classroom; kahoot; genially; padlet; wordpress; shopify; prestashop; woocommerce; hubspot; salesforce;
softland; defontana; transtecnia; nubox; buk; talana; bsale; toteat; mercado; stata; spss; matlab; arcgis; qgis; atlas; nvivo; mendeley; zotero; arduino; solidworks; inventor; minitab; primavera; opus; presto; vulcan; datamine; minesight; deswik; leapfrog; whittle; aspen; hysys; labview; rayos; pmp; cisco; cpa; sence; tens; pie; dua; sep; fonasa; isapre; cesfam; cecosf; samu; simce; paes; psu; sernac; conaf; sag; indap; corfo; sercotec; mop; serviu; mineduc; minsal; onemi; senapred; sename; junji
`);
var PREFIXES2 = list(`
anti; auto; bi; bio; ciber; co; contra; des; electro; eco; ex; extra; foto; geo; hidro; hiper; infra; inter; intra; macro; mega; micro; mini; mono; multi;
nano; neo; neuro; neumo; oleo; omni; poli; pos; post; pre; pro; psico; radio; re; retro; semi; sobre; socio; sub; super; supra; tele; termo; trans; tri; ultra; vice; video; agro; fito; fisio; cardio; gastro; hemo; oftalmo; oto; dermo; micro; nefro; onco; pluri
`);

// app/features/cv/rubric/spelling/word-list.server.ts
import { readFile } from "node:fs/promises";
import { endianness } from "node:os";
import path5 from "node:path";

// app/features/cv/rubric/spelling/word-table.ts
var EMPTY = 0;
function isInTable(slots, word) {
  return slots[find(slots, word).at] !== EMPTY;
}
function find(slots, word) {
  let place = 2166136261;
  let print = 2538058380;
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    place = Math.imul(place ^ unit, 16777619);
    print = Math.imul(print ^ unit, 2246822507);
    print ^= print >>> 15;
  }
  place = Math.imul(place ^ place >>> 16, 2146121005);
  place ^= place >>> 15;
  print = Math.imul(print ^ print >>> 13, 3266489909) >>> 0 | 1;
  const last = slots.length - 1;
  let at2 = place >>> 0 & last;
  while (slots[at2] !== EMPTY && slots[at2] !== print >>> 0) at2 = at2 + 1 & last;
  return { at: at2, print: print >>> 0 };
}

// app/features/cv/rubric/spelling/word-list.server.ts
var WORD_LIST = path5.join(projectRoot, "build", "dictionary", "es.bin");
var STAMP_BYTES = 32;
async function loadWordList() {
  const file = await readFile(WORD_LIST);
  if (endianness() !== "LE") file.subarray(STAMP_BYTES).swap32();
  const bytes = file.buffer.slice(file.byteOffset + STAMP_BYTES, file.byteOffset + file.byteLength);
  const slots = new Uint32Array(bytes);
  return (written) => {
    const word = written.trim();
    if (word === "") return false;
    if (isInTable(slots, word)) return true;
    if (word.toUpperCase() === word && isInTable(slots, word.charAt(0) + word.slice(1).toLowerCase())) return true;
    const lower = word.toLowerCase();
    return lower !== word && isInTable(slots, lower);
  };
}

// app/features/cv/rubric/spelling.server.ts
var LEARNED_ENDING = /(?:ólog[oa]s?|ologías?|oscopi[oa]s?|oscopias?|ometrías?|ografías?|ógraf[oa]s?|terapias?|terapeutas?|patías?|itis|osis|izad[oa]s?|izar|izando|ización|izaciones|ectomías?|plastias?|gramas?|ímetr[oa]s?|cultores|cultor[a]?|icultura)$/u;
var LEARNED_STEM = 3;
var LETTERS2 = /^\p{L}+$/u;
var ENCLITIC = /^(\p{L}{4,}(?:[aeiáéí]r|ndo))(?:me|te|se|nos|l[eoa]s?|(?:me|te|se|nos)l[eoa]s?)$/u;
var JOINED_PRONOUN = /(?:[mts]e|nos|l[eoa]s?)$/u;
var OF_A_VERB = /^(\p{L}{2,}[aei])(?:dor(?:[ae]?s|a)?|ntes?|bles?)$/u;
var PREFIX_REST = 4;
var STRESS = /* @__PURE__ */ new Map([
  ["a", "\xE1"],
  ["e", "\xE9"],
  ["i", "\xED"],
  ["o", "\xF3"],
  ["u", "\xFA"]
]);
var pending;
function loadSpellChecker() {
  pending ??= build();
  return pending;
}
async function build() {
  const isListed = await loadWordList();
  const extra = new Set([...PROFESSIONAL_WORDS, ...LOAN_WORDS].map((word) => word.toLowerCase()));
  const answers = /* @__PURE__ */ new Map();
  const listed2 = (word) => extra.has(word) || isListed(word);
  const isKnown = (written) => {
    const word = written.normalize("NFC").toLowerCase();
    const before = answers.get(word);
    if (before !== void 0) return before;
    const answer = word.length < 2 || listed2(word) || word !== written && isListed(written) || isDerived(word, listed2);
    if (answers.size > 5e4) answers.clear();
    answers.set(word, answer);
    return answer;
  };
  const isCommon = (word) => hasCommonStem(word) && (listed2(word) || singulars(word).some((base) => listed2(base)));
  return { isKnown, isCommon };
}
function withoutAccents(word) {
  return word.normalize("NFD").replace(/\u0301/g, "").normalize("NFC");
}
function isDerived(word, listed2) {
  if (LEARNED_ENDING.test(word.slice(LEARNED_STEM)) && LETTERS2.test(word)) return true;
  for (const base of singulars(word)) if (listed2(base)) return true;
  const done = OF_A_VERB.exec(word)?.[1];
  if (done !== void 0 && listed2(`${done}r`)) return true;
  const adverb = word.endsWith("mente") && word.length >= 8 ? word.slice(0, -5) : void 0;
  if (adverb !== void 0 && (listed2(adverb) || listed2(adverb.replace(/a$/u, "o")))) return true;
  const verb = JOINED_PRONOUN.test(word) ? ENCLITIC.exec(word)?.[1] : void 0;
  if (verb !== void 0 && (listed2(verb) || listed2(withoutAccents(verb)))) return true;
  return PREFIXES2.some((prefix) => {
    if (!word.startsWith(prefix) || word.length - prefix.length < PREFIX_REST) return false;
    const rest = word.slice(prefix.length).replace(/^rr/u, "r");
    return [rest, ...singulars(rest)].some(listed2);
  });
}
function singulars(word) {
  const last = word.charAt(word.length - 1);
  if (last !== "s" && last !== "a") return [];
  const found = [];
  if (/[aeiouáéíó]s$/u.test(word)) found.push(word.slice(0, -1));
  if (/ces$/u.test(word)) found.push(`${word.slice(0, -3)}z`);
  if (/[dlnrjy]es$/u.test(word)) found.push(word.slice(0, -2));
  const stressed = /^(.+)([aeiou])([ns])es$/u.exec(word);
  if (stressed !== null) found.push(`${stressed[1]}${STRESS.get(stressed[2] ?? "")}${stressed[3]}`);
  for (const base of [word, ...found]) {
    if (/a$/u.test(base)) found.push(`${base.slice(0, -1)}o`);
    if (/[dtnszl]ora$/u.test(base)) found.push(base.slice(0, -1));
  }
  return found;
}

// ../../tmp/shape.ts
var spell = await loadSpellChecker();
var T = 2026 * 12 + 10;
var n = 0;
var bad = [];
for (const folder of process.argv.slice(2)) {
  const D = JSON.parse(fs.readFileSync(path6.join(folder, "truth.json"), "utf8")).documents;
  for (const t of D) {
    if (t.expect !== "analyze") continue;
    if (/\.(jpg|png)$/.test(t.file)) continue;
    try {
      const d = withoutPersonalRemarks(await readDocument(path6.join(folder, t.file), { fileName: t.file }));
      const f = findFacts(d, T);
      const s = score(d, f, spell, T);
      const r = composeReview(d, f, s, T);
      const b = buildResult(d, f, s, r).results;
      n++;
      const c = [b.recommendations.strengths.length, b.recommendations.improvement_areas.length, b.competencies.length, b.interview_questions.length, b.summary.length];
      if (c.some((x) => x === 0)) bad.push(t.id + " " + c.join(","));
    } catch (e) {
      bad.push(t.id + " " + e.message.slice(0, 80));
    }
  }
}
console.log(n, bad);
process.exit(0);
