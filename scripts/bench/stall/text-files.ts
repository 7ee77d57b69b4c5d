import { Document, Packer, Paragraph, TextRun } from "docx";
import { LIMITS } from "#app/documents/limits.ts";
import { drawPdf } from "../../../tests/support/documents/print-pdf.ts";
import { Random } from "../../../tests/support/mutate.ts";
import type { Family } from "./file.ts";
import { CV_PARTS } from "./honest-cv.ts";
import type { LineMaker } from "./text-families.ts";

/** Texts as files: the same content as TXT, DOCX and PDF, alone or inside a CV, at and around the limits. */

export const TEXT_FORMATS = ["txt", "docx", "pdf"] as const;
/** Alone most of them are not a CV and cost little; inside a CV all rules process them. */
const PLACES = ["behind", "jobs", "skills", "alone"] as const;
/** Number of characters: above the limit (the rest is cut off), at it, and well below. */
const SIZES = [68_000, LIMITS.textChars, 20_000, 200_000] as const;
const PDF_LINES = 100;
const PDF_LINE_CHARS = 150;
/** PDFs contain their creation time unless it is set. */
export const FIXED_DATE = new Date("2026-01-01T00:00:00Z");

type Place = (typeof PLACES)[number];

function linesOf(make: LineMaker, chars: number, random: Random): string[] {
  const lines: string[] = [];
  for (let length = 0; length < chars && lines.length < LIMITS.lines; ) {
    const line = make(random);
    lines.push(line);
    length += line.length + 1;
  }
  return lines;
}

/** @returns the lines of a document of about `chars` characters, with the content at the given position */
export function textWith(make: LineMaker, chars: number, place: Place, random: Random): string[] {
  const content = linesOf(make, chars, random);
  const { head, education, skills } = CV_PARTS;
  switch (place) {
    case "alone":
      return content;
    case "jobs":
      return [...head, ...content, ...education, ...skills];
    case "skills":
      return [...head, ...education, ...skills, ...content];
    default:
      return [...head, ...education, ...skills, "", "Otros antecedentes", ...content];
  }
}

function asDocx(lines: readonly string[]): Promise<Buffer> {
  const children = lines.map((line) => new Paragraph({ children: [new TextRun(line)] }));
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/**
 * Wrapped by count, so that it costs the same however strange the words are; beyond 20 pages it would only be refused.
 */
function asPdf(lines: readonly string[]): Promise<Buffer> {
  const rows = lines.flatMap((line) => line.match(new RegExp(`.{1,${PDF_LINE_CHARS}}`, "gu")) ?? [""]);
  return drawPdf(
    (pen) => {
      pen.font("Helvetica").fontSize(6);
      for (const [index, row] of rows.slice(0, PDF_LINES * LIMITS.pdfPages).entries()) {
        if (index > 0 && index % PDF_LINES === 0) pen.addPage();
        pen.text(row, 36, 36 + (index % PDF_LINES) * 7.6, { lineBreak: false });
      }
    },
    { margin: 0, info: { CreationDate: FIXED_DATE } },
  );
}

/** The bytes of a file with these lines of text. */
export const MAKERS: Record<(typeof TEXT_FORMATS)[number], (lines: readonly string[]) => Promise<Buffer> | Buffer> = {
  txt: (lines) => Buffer.from(lines.join("\n")),
  docx: asDocx,
  pdf: asPdf,
};

/** A family of texts with one kind of content; number 0 is a TXT of 68 KB inside a CV. */
export function textFamily(family: string, make: LineMaker): Family {
  return (number, random) => {
    const format = TEXT_FORMATS[number % TEXT_FORMATS.length] ?? "txt";
    const round = Math.floor(number / TEXT_FORMATS.length);
    const place = PLACES[round % PLACES.length] ?? "behind";
    const chars = SIZES[round % SIZES.length] ?? LIMITS.textChars;
    const seed = random.below(2 ** 31);
    return {
      name: `${family}-${place}-${Math.round(chars / 1000)}k-${number}.${format}`,
      bytes: () => MAKERS[format](textWith(make, chars, place, new Random(seed))),
    };
  };
}
