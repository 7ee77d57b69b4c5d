import { LIMITS } from "#app/documents/limits.ts";
import { flate, HELVETICA, onePage, type PdfObject, rawPdf } from "../../../tests/support/documents/raw-pdf.ts";
import type { Random } from "../../../tests/support/mutate.ts";
import type { Family } from "./file.ts";
import { CV_PARTS, SPANISH_WORDS } from "./honest-cv.ts";

/** PDFs with unusual drawing and ordinary words: the size of each family varies around the limits with its number. */

const COMPRESSED = "/Filter /FlateDecode";
const SHARES = [0.98, 0.5, 1.1, 0.2, 2] as const;
const shareOf = (number: number): number => SHARES[number % SHARES.length] ?? 1;

const literal = (text: string): string => text.replace(/[\\()]/g, "\\$&").replace(/[^\x20-\x7e]/g, "?");
const { head, education, skills } = CV_PARTS;
/** Drawn first, so that the content after it belongs to a CV. */
const CV = [...head, ...education, ...skills]
  .map((line, index) => `BT /F1 9 Tf 40 ${810 - index * 12} Td (${literal(line)}) Tj ET`)
  .join("\n");

const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.round(count) }, (_, index) => make(index)).join("\n");
const at = (random: Random): string => `${random.below(560)} ${random.below(640)}`;
const word = (random: Random): string => literal(random.pick(SPANISH_WORDS));

const page = (content: string, more: Parameters<typeof onePage>[1] = {}): Buffer =>
  onePage(flate(`${CV}\n${content}`), { filter: COMPRESSED, ...more });

/** Single letters all over the page: only their positions give the reading order. */
const scattered = (random: Random, count: number): string =>
  times(
    count,
    () => `BT /F1 ${4 + random.below(9)} Tf ${at(random)} Td (${literal(random.pick([..."aeiolnrs"]))}) Tj ET`,
  );

const scatteredWords = (random: Random, count: number): string =>
  times(count / 6, () => `BT /F1 8 Tf ${at(random)} Td (${word(random)}) Tj ET`);

const rotated = (random: Random, count: number): string =>
  times(count / 6, () => {
    const angle = random.below(628) / 100;
    const [cos, sin] = [Math.cos(angle).toFixed(3), Math.sin(angle).toFixed(3)];
    return `BT /F1 8 Tf ${cos} ${sin} -${sin} ${cos} ${at(random)} Tm (${word(random)}) Tj ET`;
  });

/** All at one position, as in drop shadows and simulated bold. */
const stacked = (random: Random, count: number): string =>
  times(count / 6, () => `BT /F1 8 Tf ${300 + random.below(3)} ${300 + random.below(3)} Td (${word(random)}) Tj ET`);

/** A grid of lines with a word in each cell. */
const ruled = (random: Random, count: number): string =>
  times(count / 12, (index) => {
    const [x, y] = [(index % 60) * 9, (Math.floor(index / 60) * 5) % 640];
    return `${x} ${y} 9 5 re S BT /F1 3 Tf ${x + 1} ${y + 1} Td (${word(random).slice(0, 3)}) Tj ET`;
  });

const strokes = (random: Random, count: number): string => times(count * 4, () => `${at(random)} m ${at(random)} l S`);

function manyFonts(random: Random, count: number): Buffer {
  const fonts = Math.round(count / 20);
  const names = Array.from({ length: fonts }, (_, index) => `/G${index} ${index + 4} 0 R`).join(" ");
  const others: PdfObject[] = Array.from({ length: fonts }, (_, index) => ({
    dictionary: `/Type /Font /Subtype /Type1 /BaseFont /${["Helvetica", "Times-Roman", "Courier"][index % 3]}`,
  }));
  const content = times(fonts, (index) => `BT /G${index} 8 Tf ${at(random)} Td (${word(random)}) Tj ET`);
  const resources = `/Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> ${names}>>`;
  return page(content, { resources, others });
}

/** `levels` nested form objects, each with a word of its own. */
function nestedForms(random: Random, levels: number): Buffer {
  const others: PdfObject[] = Array.from({ length: levels }, (_, level) => {
    const next = level + 1 < levels ? `/XObject <</X ${level + 5} 0 R>>` : "";
    return {
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources <<${HELVETICA} ${next}>>`,
      stream: `BT /F1 8 Tf ${at(random)} Td (${word(random)}) Tj ET ${next ? "/X Do" : ""}`,
    };
  });
  return page("/X Do", { resources: `${HELVETICA} /XObject <</X 4 0 R>>`, others });
}

function manyLinks(random: Random, count: number): Buffer {
  const numbers = Array.from({ length: Math.round(count / 4) }, (_, index) => index + 4);
  const others = numbers.map((number) => ({
    dictionary:
      `/Type /Annot /Subtype /Link /Rect [${at(random)} ${400 + random.below(100)} ${700 + random.below(99)}] /` +
      `A <</S /URI /URI (https://www.linkedin.com/in/${word(random)}${number})>>`,
  }));
  return page("", { others, page: `/Annots [${numbers.map((number) => `${number} 0 R`).join(" ")}]` });
}

/** This many full pages, each with a number of letters given as a share of the limit. */
function pagesOf(pages: number, content: (index: number) => string): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${3 + index * 2} 0 R`).join(" ");
  const objects: PdfObject[] = Array.from({ length: pages }, (_, index) => [
    {
      dictionary:
        `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + index * 2} 0 R /Resources <<` +
        `${HELVETICA}>>`,
    },
    { dictionary: COMPRESSED, stream: flate(index === 0 ? `${CV}\n${content(index)}` : content(index)) },
  ]).flat();
  return rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: `/Type /Pages /Count ${pages} /Kids [${kids}]` },
    ...objects,
  ]);
}

const drawn = (name: string, make: (random: Random, glyphs: number) => string): Family =>
  family(name, (random, share) => page(make(random, LIMITS.pageGlyphs * share)));

function family(name: string, make: (random: Random, share: number) => Buffer): Family {
  return (number, random) => ({
    name: `${name}-${shareOf(number)}-${number}.pdf`,
    bytes: () => make(random, shareOf(number)),
  });
}

export const PDF_FAMILIES: Readonly<Record<string, Family>> = {
  "pdf-scattered": drawn("scattered-letters", scattered),
  "pdf-words": drawn("scattered-words", scatteredWords),
  "pdf-rotated": drawn("rotated-words", rotated),
  "pdf-stacked": drawn("stacked-words", stacked),
  "pdf-ruled": drawn("ruled-table", ruled),
  "pdf-strokes": drawn("strokes", strokes),
  "pdf-pages": family("full-pages", (random, share) =>
    pagesOf(Math.max(1, Math.round(LIMITS.pdfPages * share)), () => scatteredWords(random, LIMITS.pageGlyphs * 0.98)),
  ),
  "pdf-fonts": family("fonts", (random, share) => manyFonts(random, LIMITS.pageGlyphs * share)),
  "pdf-forms": family("nested-forms", (random, share) => nestedForms(random, Math.round(400 * share))),
  "pdf-links": family("links", (random, share) => manyLinks(random, LIMITS.pageGlyphs * share)),
};
