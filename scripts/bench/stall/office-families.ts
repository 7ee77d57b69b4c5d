import { LIMITS } from "#app/documents/limits.ts";
import { deflateRepeated } from "../../../tests/support/documents/deflate-bomb.ts";
import { DOCUMENT_FRAME, docx, paragraph, type ZipPart, zip } from "../../../tests/support/documents/zip.ts";
import type { Random } from "../../../tests/support/mutate.ts";
import type { Family } from "./file.ts";
import { CV_PARTS, SPANISH_WORDS } from "./honest-cv.ts";

/** Word files with unusual structure and ordinary words: alternately below and above the limits. */

const SHARES = [0.98, 1.1, 0.5, 0.2, 2] as const;
const shareOf = (number: number): number => SHARES[number % SHARES.length] ?? 1;
const { head, education, skills } = CV_PARTS;
const CV = [...head, ...education, ...skills].map((line) => paragraph(line)).join("");

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, index) => make(index)).join("");
const word = (random: Random): string => random.pick(SPANISH_WORDS);
const run = (text: string, format = ""): string =>
  `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const cell = (inner: string): string => `<w:tc>${inner}</w:tc>`;
const table = (rows: string): string => `<w:tbl>${rows}</w:tbl>`;

/** Nested tables: three elements per level. */
function deepTables(levels: number): string {
  const open = "<w:tbl><w:tr><w:tc>";
  const close = "<w:p/></w:tc></w:tr></w:tbl>";
  return `${open.repeat(levels)}${paragraph("Fondo de las tablas")}${close.repeat(levels)}`;
}

const wideTable = (random: Random, cells: number): string =>
  table(times(cells / 50, () => `<w:tr>${times(50, () => cell(paragraph(word(random))))}</w:tr>`));

/** Each letter is a text run of its own, in one paragraph and in many. */
const manyRuns = (random: Random, runs: number): string =>
  times(runs / 400, () => `<w:p>${times(400, () => run(random.pick([..."aeiolnrs "]), "<w:b/>"))}</w:p>`);

const textBoxes = (random: Random, count: number): string =>
  times(
    count,
    () =>
      `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx><w:txbxContent>` +
      `${paragraph(word(random))}</w:txbxContent></wps:txbx></mc:Choice></mc:AlternateContent></w:r></w:p>`,
  );

function manyLinks(random: Random, count: number): Buffer {
  const links = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`rL${index}`, `https://example.cl/${word(random)}/${index}`]),
  );
  const body = Object.keys(links).map(
    (id) => `<w:p><w:hyperlink r:id="${id}">${run(word(random))}</w:hyperlink></w:p>`,
  );
  return docx({ body: CV + body.join(""), links });
}

function manyStyles(random: Random, count: number): Buffer {
  const style = (index: number) =>
    `<w:style w:type="paragraph" w:styleId="s${index}"><w:basedOn w:val="s${Math.max(0, index - 1)}"/` +
    `><w:rPr><w:sz w:val="${10 + (index % 60)}"/></w:rPr></w:style>`;
  const body = times(3_000, (index) =>
    paragraph(word(random), { paragraph: `<w:pStyle w:val="s${(index * 7) % count}"/>` }),
  );
  return docx({ body: CV + body, styles: times(count, style) });
}

/** One part that decompresses to `bytes` of blanks between the words. */
function inflating(bytes: number): Buffer {
  const around = [`${DOCUMENT_FRAME[0]}${CV}<w:p><w:r><w:t>`, `</w:t></w:r></w:p>${DOCUMENT_FRAME[1]}`] as const;
  const packed = deflateRepeated("a ", bytes, ...around);
  return zip([{ name: "word/document.xml", packed, declaredSize: bytes }]);
}

function manyEntries(count: number): Buffer {
  const extra: ZipPart[] = Array.from({ length: Math.max(1, count - 3) }, (_, index) => ({
    name: `word/media/${index}.xml`,
    data: "<a/>",
  }));
  return docx({ body: CV, extra });
}

const family =
  (name: string, make: (random: Random, share: number) => Buffer): Family =>
  (number, random) => ({
    name: `${name}-${shareOf(number)}-${number}.docx`,
    bytes: () => make(random, shareOf(number)),
  });

const body = (name: string, make: (random: Random, share: number) => string): Family =>
  family(name, (random, share) => docx({ body: CV + make(random, share) }));

export const OFFICE_FAMILIES: Readonly<Record<string, Family>> = {
  // The limit includes the enclosing elements and a paragraph's own elements.
  "docx-deep-tables": body("deep-tables", (_random, share) =>
    deepTables(Math.floor(((LIMITS.xmlDepth - 6) * share) / 3)),
  ),
  "docx-table": body("wide-table", (random, share) => wideTable(random, 12_000 * share)),
  "docx-runs": body("runs", (random, share) => manyRuns(random, LIMITS.textChars * share)),
  "docx-boxes": body("text-boxes", (random, share) => textBoxes(random, LIMITS.lines * share)),
  "docx-links": family("links", (random, share) => manyLinks(random, Math.round(5_000 * share))),
  "docx-styles": family("styles", (random, share) => manyStyles(random, Math.round(5_000 * share))),
  "docx-inflated": family("inflates", (_random, share) => inflating(Math.round(LIMITS.zipInflatedBytes * share))),
  "docx-entries": family("entries", (_random, share) => manyEntries(Math.round(LIMITS.zipEntries * share))),
};
