import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { LIMITS, READING_BUDGETS } from "#app/documents/limits.ts";
import { replaceDocxLines } from "#app/documents/replace-docx-lines.server.ts";
import { replaceCvLines } from "#app/features/cv/read-cv.server.ts";
import { changedEntries } from "../../support/documents/entries.ts";
import { readBytes, texts } from "../../support/documents/read-bytes.ts";
import { DOCUMENT_FRAME, docx, paragraph, type ZipPart, zip } from "../../support/documents/zip.ts";

const BODY = ["Ana Soto Contreras", "Vendedora en Tienda El Roble", "Liceo Polivalente de Talca"].map((text) =>
  paragraph(text),
);
const LINE = { before: "Vendedora en Tienda El Roble", after: "Vendí 40 seguros al mes en El Roble" };
const DOCUMENT = "word/document.xml";

const changedText = async (before: Buffer, after: Buffer, name = DOCUMENT) =>
  (await changedEntries(before, after)).get(name)?.toString();
const packed = (document: Buffer | string, extra: readonly ZipPart[] = []) =>
  zip([{ name: DOCUMENT, data: document }, ...extra]);
const ofBody = (inner: string) => DOCUMENT_FRAME.join(inner);

describe("a file whose lines change", () => {
  test("is read with the new line in the place of the old, and is the same in all else", async () => {
    const bytes = docx({
      body: BODY.join(""),
      styles: "<w:docDefaults/>",
      extra: [{ name: "word/media/foto.png", data: Buffer.alloc(3_000, "png") }],
    });
    const result = await replaceDocxLines(bytes, [LINE, { before: "No está", after: "Nada" }]);
    expect(result).toMatchObject({ changed: [LINE.before], notFound: ["No está"], signatureBroken: false });
    expect(await changedText(bytes, result.bytes)).toBe(ofBody(BODY.join("").replace(LINE.before, LINE.after)));
    expect(texts(await readBytes("cv.docx", result.bytes))).toEqual(
      texts(await readBytes("cv.docx", bytes)).map((text) => (text === LINE.before ? LINE.after : text)),
    );
  });

  test("a real one, and the second change on top of the first", async () => {
    const bytes = await readFile("tests/fixtures/cvs/dev/e03_educadora_parvulos.docx");
    const before = texts(await readBytes("cv.docx", bytes));
    const [first = "", second = ""] = before.filter((text) => text.length > 80);
    const once = await replaceDocxLines(bytes, [{ before: first, after: `${first} y más` }]);
    const twice = await replaceDocxLines(once.bytes, [{ before: second, after: "Otra cosa, del todo distinta" }]);
    expect(texts(await readBytes("cv.docx", twice.bytes))).toEqual(
      before.map((text) =>
        text === first ? `${first} y más` : text === second ? "Otra cosa, del todo distinta" : text,
      ),
    );
    expect([...(await changedEntries(bytes, twice.bytes)).keys()]).toEqual([DOCUMENT]);
  });

  test("gives the very bytes back when nothing changes", async () => {
    const bytes = docx({ body: BODY.join("") });
    expect((await replaceDocxLines(bytes, [{ before: "No está", after: "Nada" }])).bytes).toBe(bytes);
    expect((await replaceDocxLines(bytes, [])).bytes).toBe(bytes);
  });

  test("heads and feet that say the same change together", async () => {
    const bytes = docx({
      body: BODY.join(""),
      header: paragraph("Ana Soto · Talca") + paragraph("Ana Soto Contreras"),
      footer: paragraph("Ana Soto · Talca"),
    });
    const { bytes: after, changed } = await replaceDocxLines(bytes, [
      { before: "Ana Soto · Talca", after: "Ana Soto · Curicó" },
    ]);
    expect(changed).toHaveLength(1);
    const parts = await changedEntries(bytes, after);
    expect([...parts.keys()]).toEqual(["word/header1.xml", "word/footer1.xml"]);
    const read = texts(await readBytes("cv.docx", after));
    expect(read).toEqual([
      "Ana Soto · Curicó",
      "Ana Soto Contreras",
      ...texts(await readBytes("cv.docx", bytes)).slice(2),
    ]);
  });

  test("a signature in the file is told, and stays where it is", async () => {
    const signed = docx({ body: BODY.join(""), extra: [{ name: "_xmlsignatures/sig1.xml", data: "<Signature/>" }] });
    const result = await replaceDocxLines(signed, [LINE]);
    expect(result.signatureBroken).toBe(true);
    expect([...(await changedEntries(signed, result.bytes)).keys()]).toEqual([DOCUMENT]);
    expect((await replaceDocxLines(signed, [])).signatureBroken).toBe(false);
  });
});

describe("encodings", () => {
  const source = ofBody(BODY.join("")).replace("?>", ' encoding="X"?>');
  const expected = source.replace(LINE.before, "Ñandú & señas").replace("&", "&amp;");
  const change = { before: LINE.before, after: "Ñandú & señas" };

  test.each<[string, string, (text: string) => Buffer]>([
    ["UTF-8", "UTF-8", (text) => Buffer.from(text)],
    ["UTF-8 with its mark", "utf-8", (text) => Buffer.from(`\ufeff${text}`)],
    ["UTF-16, little end first", "UTF-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16, big end first", "UTF-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ])("%s is written back as it was", async (_name, declared, encode) => {
    const bytes = packed(encode(source.replace('"X"', `"${declared}"`)));
    const result = await replaceDocxLines(bytes, [change]);
    const written = (await changedEntries(bytes, result.bytes)).get(DOCUMENT);
    expect(written).toEqual(encode(expected.replace('"X"', `"${declared}"`)));
  });

  test("where another encoding is declared, what is new is written by its numbers", async () => {
    const bytes = packed(source.replace('"X"', '"windows-1252"'));
    const result = await replaceDocxLines(bytes, [change]);
    expect(await changedText(bytes, result.bytes)).toContain("&#209;and&#250; &amp; se&#241;as");
    expect(texts(await readBytes("cv.docx", result.bytes))).toContain("Ñandú & señas");
  });

  test("bytes that are no UTF-8 cannot be written back, so nothing changes", async () => {
    const bytes = packed(Buffer.from(source.replace("Talca", "Ñuble"), "latin1"));
    const result = await replaceDocxLines(bytes, [change]);
    expect(result).toMatchObject({ bytes, changed: [], notFound: [change.before] });
  });
});

describe("archives of all kinds", () => {
  async function written(add: (file: ZipFile, name: string, data: Buffer) => void, comment = ""): Promise<Buffer> {
    const file = new ZipFile();
    for (const [name, data] of [
      ["[Content_Types].xml", "<Types/>"],
      [DOCUMENT, ofBody(BODY.join(""))],
      ["word/media/image1.png", "png".repeat(500)],
    ] as const) {
      add(file, name, Buffer.from(data));
    }
    file.end({ comment, forceZip64Format: false });
    return buffer(file.outputStream);
  }

  test.each<[string, () => Promise<Buffer>]>([
    ["stored, not packed", () => written((file, name, data) => file.addBuffer(data, name, { compress: false }))],
    ["sizes behind the data", () => written((file, name, data) => file.addReadStream(Readable.from([data]), name))],
    [
      "the records for large files",
      () => written((file, name, data) => file.addReadStream(Readable.from([data]), name, { forceZip64Format: true })),
    ],
    ["a comment at its end", () => written((file, name, data) => file.addBuffer(data, name), "Hecho a mano")],
  ])("%s", async (_name, make) => {
    const bytes = await make();
    const result = await replaceDocxLines(bytes, [LINE]);
    expect(await changedText(bytes, result.bytes)).toBe(ofBody(BODY.join("")).replace(LINE.before, LINE.after));
    expect(texts(await readBytes("cv.docx", result.bytes))).toContain(LINE.after);
  });

  const document = ofBody(BODY.join(""));
  /** The same with bytes of its records changed. */
  const patched = (bytes: Buffer, patch: (copy: Buffer) => void) => {
    const copy = Buffer.from(bytes);
    patch(copy);
    return copy;
  };

  test.each<[string, string, () => Buffer]>([
    ["nothing", "empty", () => Buffer.alloc(0)],
    ["text", "disguised", () => Buffer.from("Ana Soto")],
    ["an older Word file", "unsupported", () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
    ["an archive that is no document", "other_office", () => zip([{ name: "leeme.txt", data: "hola" }])],
    ["a cut one", "corrupt", () => packed(document).subarray(0, 200)],
    ["two entries of one name", "corrupt", () => packed(document, [{ name: DOCUMENT, data: document }])],
    ["a way out of the folder", "corrupt", () => packed(document, [{ name: "../../etc/passwd", data: "x" }])],
    ["an absolute path", "corrupt", () => packed(document, [{ name: "/etc/passwd", data: "x" }])],
    [
      "encrypted entries",
      "password_protected",
      () => patched(packed(document), (copy) => copy.writeUInt16LE(0x0801, copy.indexOf("PK\u0001\u0002") + 8)),
    ],
    [
      "two names for one entry",
      "corrupt",
      () => patched(packed(document), (copy) => void copy.write("word/documenT.xml", 30, "latin1")),
    ],
    [
      "entries that share bytes",
      "corrupt",
      () =>
        patched(packed(document, [{ name: "word/media/image1.png", data: "png" }]), (copy) => {
          copy.writeUInt32LE(copy.length, copy.indexOf("PK\u0001\u0002") + 20);
        }),
    ],
    ["more than 15 MB", "file_too_large", () => Buffer.alloc(LIMITS.fileBytes + 1)],
  ])("refuses %s", async (_name, reason, make) => {
    await expect(replaceCvLines(make(), [LINE])).rejects.toMatchObject({ name: "AppError", reason });
  });

  test("refuses more changes than anybody makes", async () => {
    const many = Array.from({ length: LIMITS.lineChanges + 1 }, () => LINE);
    await expect(replaceDocxLines(packed(document), many)).rejects.toMatchObject({ reason: "too_complex" });
    const long = [{ before: "a".repeat(LIMITS.lineChangesBytes), after: "" }];
    await expect(replaceDocxLines(packed(document), long)).rejects.toMatchObject({ reason: "too_complex" });
  });
});

describe("the process that does it", () => {
  const bytes = docx({ body: BODY.join("") });

  test("is another one, and has ended", async () => {
    const pids: number[] = [];
    await replaceDocxLines(bytes, [LINE], { onProcess: (pid) => pids.push(pid) });
    expect(pids).toHaveLength(1);
    expect(pids).not.toContain(process.pid);
    expect(pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  });

  test("is killed where it has used up its time, and where nobody waits any more", async () => {
    const { read, total } = READING_BUDGETS;
    const budgets = { ...READING_BUDGETS, read: { ...read, cpuMs: 10 }, total: { ...total, cpuMs: 10 } };
    const large = docx({ body: BODY.join("").repeat(900) });
    await expect(replaceDocxLines(large, [LINE], { budgets })).rejects.toMatchObject({ reason: "too_complex" });
    const controller = new AbortController();
    const reason = new Error("la persona se fue");
    const given = replaceDocxLines(bytes, [LINE], {
      signal: controller.signal,
      onProcess: () => controller.abort(reason),
    });
    await expect(given).rejects.toBe(reason);
  });

  test("that the machine gives no time is told as such", async () => {
    const { read, total } = READING_BUDGETS;
    const budgets = { ...READING_BUDGETS, read: { ...read, wallMs: 300 }, total: { ...total, wallMs: 300 } };
    const onProcess = (pid: number) => void process.kill(pid, "SIGSTOP");
    await expect(replaceCvLines(bytes, [LINE], { budgets, onProcess })).rejects.toMatchObject({
      reason: "machine_busy",
      status: 503,
    });
  });
});
