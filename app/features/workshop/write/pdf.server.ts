import type { TextStyle } from "#app/documents/pdf/typesetter.server.ts";
import type { MonthIndex } from "#app/features/cv/facts/facts.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CvDocument } from "../cv-document.ts";
import { type Block, layOut } from "./layout.ts";
import { printable } from "./pdf-letters.server.ts";
import { breakLines, type Line } from "./pdf-lines.ts";
import { type Part, toPages } from "./pdf-pages.ts";
import { type Paragraph, toParagraphs } from "./pdf-paragraphs.server.ts";
import { Sheets } from "./pdf-sheets.server.ts";
import { INDENT, type PdfStyles, pdfStyles } from "./pdf-styles.ts";
import { type Look, type LookOptions, lookOf, PAPER, type Template, type WriteOptions } from "./templates.ts";
import { LOCALES } from "./words.ts";

/** A CV as PDF: real text in one column, tagged, the same looks as the Word document. */

const WIDTH = PAPER.width - 2 * PAPER.side;
const HEIGHT = PAPER.height - PAPER.top - PAPER.bottom;
/** Of a last page: with less on it the CV is set a little closer, if that saves the page. */
const FEW_LINES = 0.2 * HEIGHT;
/** Space between a heading and its rule, with the rule's own width. */
const RULE = { space: 2, height: 2.75 } as const;

type Setting = {
  styles: PdfStyles;
  paragraphs: Paragraph[];
  lines: Line[][];
  parts: Part[];
  pages: number;
  last: number;
};

/**
 * The bytes of the PDF; the same for the same document.
 * @param today and what it throws: see layOut()
 * @throws AppError `cv_letters` for letters that the typeface lacks: the Word document can be written with them
 */
export async function cvPdf(
  cv: CvDocument,
  template: Template,
  today: MonthIndex,
  { note = null, ...options }: WriteOptions = {},
): Promise<Buffer> {
  const look = lookOf(template, options);
  const sheets = sheetsFor(cv, note);
  draw(fitted(layOut(cv, today), look, sheets), look, sheets);
  return sheets.finish();
}

/** How many pages cvPdf() makes of it; throws what that throws. */
export function pdfPages(cv: CvDocument, template: Template, today: MonthIndex, options: LookOptions = {}): number {
  return fitted(layOut(cv, today), lookOf(template, options), sheetsFor(cv, null)).pages;
}

function sheetsFor(cv: CvDocument, note: string | null): Sheets {
  const author = printable(cv.name ?? "");
  const title = author === "" ? "CV" : `CV ${author}`;
  return new Sheets({ title, author, locale: LOCALES[cv.language], note });
}

/** The usual setting, or the closer one where that saves a page of few lines. */
function fitted(blocks: readonly Block[], look: Look, sheets: Sheets): Setting {
  const widthOf = measure(sheets);
  const set = (tight: boolean): Setting => {
    const styles = pdfStyles(look, tight);
    const paragraphs = toParagraphs(blocks, { look, styles, width: WIDTH, widthOf });
    const lines = paragraphs.map((paragraph) => breakLines(paragraph, WIDTH, widthOf));
    const sized = paragraphs.map((paragraph, at) => ({
      ...paragraph,
      lines: lines[at]?.length ?? 0,
      after: paragraph.after + (paragraph.rule ? RULE.height : 0),
    }));
    const parts = toPages(sized, HEIGHT);
    const end = parts.at(-1);
    const last = end === undefined ? 0 : end.y + (end.to - end.from) * (paragraphs[end.paragraph]?.leading ?? 0);
    return { styles, paragraphs, lines, parts, pages: (end?.page ?? 0) + 1, last };
  };
  const usual = set(false);
  refuseLetters(usual.paragraphs, sheets);
  const close = usual.pages > 1 && usual.last < FEW_LINES ? set(true) : usual;
  return close.pages < usual.pages ? close : usual;
}

/** Widths in points of words with single spaces; each word is measured once. */
function measure(sheets: Sheets): (text: string, style: TextStyle) => number {
  const known = new Map<string, number>();
  return (text, style) => {
    let sum = 0;
    for (const part of text.split(/(?<= )/)) {
      const key = `${style.face}/${style.size}/${style.tracking ?? 0}/${part}`;
      const width = known.get(key) ?? sheets.type.width(part, style);
      known.set(key, width);
      sum += width;
    }
    return sum;
  };
}

/** Signs may be left out; a name without its letters is another name. */
function refuseLetters(paragraphs: readonly Paragraph[], sheets: Sheets): void {
  const texts = paragraphs.flatMap(({ runs, right }) => [...runs, ...(right ? [right] : [])]).map(({ text }) => text);
  const letters = new Set(texts.join("").match(/[\p{L}\p{N}]/gu) ?? []);
  const missing = sheets.type.missing([...letters].join(""), "regular");
  if (missing.length > 0)
    throw new AppError(
      "unprocessable",
      `Tu CV tiene letras que nuestro PDF no puede mostrar (${missing.slice(0, 5).join(" ")}). Bájalo en Word.`,
      { reason: "cv_letters" },
    );
}

type Element = ReturnType<Sheets["element"]>;

function draw({ styles, paragraphs, lines, parts }: Setting, look: Look, sheets: Sheets): void {
  let page = 0;
  let list: Element | null = null;
  let element: Element | null = null;
  for (const part of parts) {
    const paragraph = paragraphs[part.paragraph];
    const own = lines[part.paragraph] ?? [];
    if (paragraph === undefined) continue;
    if (part.page > page) sheets.newPage();
    page = part.page;
    if (paragraph.tag !== "LI") {
      list?.end();
      list = null;
    } else list ??= sheets.element("L");
    if (part.from === 0) element = opened(paragraph, part, styles, list, sheets);
    if (element === null) continue;
    for (let at = part.from; at < part.to; at += 1)
      drawLine(own[at] ?? [], paragraph, { first: at === 0, y: topOf(part, paragraph, at), element, sheets });
    if (part.to === own.length) element.end();
    if (paragraph.rule) sheets.rule(topOf(part, paragraph, part.to) + RULE.space, `#${look.color.soft}`);
  }
  list?.end();
}

function topOf(part: Part, { leading }: Paragraph, line: number): number {
  return PAPER.top + part.y + (line - part.from) * leading;
}

/** The element that the lines belong to; a list's item begins with its bullet. */
function opened(paragraph: Paragraph, part: Part, styles: PdfStyles, list: Element | null, sheets: Sheets): Element {
  if (list === null) return sheets.element(paragraph.tag);
  const item = sheets.element("LI", list);
  const label = sheets.element("Lbl", item);
  const { size } = styles.bullet;
  const place = { x: PAPER.side + INDENT.bullet, y: topOf(part, paragraph, 0), leading: paragraph.leading, size };
  sheets.line([{ text: "•", style: styles.bullet }], { ...place, element: label });
  label.end();
  return sheets.element("LBody", item);
}

type Place = { first: boolean; y: number; element: Element; sheets: Sheets };

function drawLine(line: Line, paragraph: Paragraph, { first, y, element, sheets }: Place): void {
  const { align, leading, indent, right } = paragraph;
  const free = WIDTH - indent - sheets.widthOf(line);
  const shift = align === "right" ? free : align === "center" ? free / 2 : 0;
  const place = { y, leading, size: Math.max(...line.map(({ style }) => style.size)), element };
  sheets.line(line, { ...place, x: PAPER.side + indent + shift });
  if (!first || right === null) return;
  const dates = [{ text: right.text, style: right.style }];
  sheets.line(dates, { ...place, x: PAPER.width - PAPER.side - sheets.widthOf(dates) });
}
