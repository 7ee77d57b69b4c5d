import { deflateRepeated } from "./deflate-bomb.ts";
import { DOCUMENT_FRAME, docx, paragraph, type ZipPart, zip } from "./zip.ts";

const MB = 1024 * 1024;

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

const STYLE_RELATION =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" ' +
  'Target="styles.xml"/></Relationships>';

/** Word files (and what pretends to be one) that try to take memory, time or the process. */
export function hostileOffice(): Record<string, Buffer> {
  const many: ZipPart[] = Array.from({ length: 5_000 }, (_, index) => ({ name: `word/${index}.xml`, data: "<a/>" }));
  const around = [`${DOCUMENT_FRAME[0]}<w:p><w:r><w:t>`, `</w:t></w:r></w:p>${DOCUMENT_FRAME[1]}`] as const;
  const inflatedFrame = around.join("").length;
  return {
    "many-paragraphs.docx": docx({ body: paragraph("a").repeat(400_000) }),
    "inflates-to-300-mb.docx": zip([
      {
        name: "word/document.xml",
        packed: deflateRepeated("a", 300 * MB, ...around),
        declaredSize: 300 * MB + inflatedFrame,
      },
    ]),
    "inflated-styles.docx": zip([
      { name: "word/document.xml", data: DOCUMENT_FRAME.join(paragraph("Hola")) },
      { name: "word/_rels/document.xml.rels", data: STYLE_RELATION },
      { name: "word/styles.xml", packed: deflateRepeated(" ", 120 * MB), declaredSize: 120 * MB },
    ]),
    "lying-sizes.docx": zip([
      {
        name: "word/document.xml",
        data: `<w:document xmlns:w="${WORD}">${" ".repeat(200_000_000)}`,
        declaredSize: 900,
      },
    ]),
    "deep.docx": docx({ body: `${"<w:sdt>".repeat(100_000)}${"</w:sdt>".repeat(100_000)}` }),
    "deep-tables.docx": docx({ body: "<w:tbl><w:tr><w:tc>".repeat(60_000) }),
    "entities.docx": zip([{ name: "word/document.xml", data: entityBomb() }]),
    "many-entries.docx": zip(many),
    "only-a-zip.docx": zip([{ name: "leeme.txt", data: "hola" }]),
    "broken-zip.docx": docx({ body: paragraph("a") }).subarray(0, 300),
    "web-page.doc": Buffer.from("<!DOCTYPE html><html><body><h1>Curriculum</h1></body></html>"),
    "rich-text.doc": Buffer.from("{\\rtf1\\ansi Curriculum}"),
    "garbage.doc": Buffer.concat([compoundHeader(), noise(60_000)]),
    "loop.doc": compoundLoop(),
    "program.docx": program(),
  };
}

function entityBomb(): string {
  const levels = Array.from({ length: 12 }, (_, level) =>
    level === 0 ? '<!ENTITY e0 "ja">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
  );
  return (
    `<?xml version="1.0"?><!DOCTYPE x [${levels.join("")}]><w:document xmlns:w="${WORD}` +
    `"><w:body><w:p><w:r><w:t>&e11;</w:t></w:r></w:p></w:body></w:document>`
  );
}

function compoundHeader(): Buffer {
  return Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
}

/** A compound file whose sector table points at itself, with the right stream name in its directory. */
function compoundLoop(): Buffer {
  const file = Buffer.alloc(512 * 64);
  compoundHeader().copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(4096, 56);
  // Sector 0 holds the table: every sector is followed by itself.
  for (let sector = 0; sector < 128; sector += 1) file.writeUInt32LE(sector, 512 + sector * 4);
  Buffer.from("WordDocument", "utf16le").copy(file, 1024);
  return file;
}

export function program(): Buffer {
  return Buffer.concat([Buffer.from("MZ\u0090\u0000\u0003", "latin1"), noise(4_000), Buffer.from("%PDF-1.4")]);
}

/** The same bytes every time. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 123_456_789;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}
