import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import type { MonthIndex } from "#app/features/cv/facts/facts.ts";
import type { CvDocument } from "../cv-document.ts";
import { docxStyles } from "./docx-styles.ts";
import { entryLines } from "./entry-lines.ts";
import { type Block, type Entry, JOINT, layOut } from "./layout.ts";
import { repacked } from "./repack-docx.server.ts";
import { CLOSE, fitsOnOneLine, type Look, lookOf, PAPER, type Template, type WriteOptions } from "./templates.ts";
import { LOCALES } from "./words.ts";

/** A CV as a Word document: text in one column, real headings and lists, and nothing that a program could not read. */

const BULLETS = "cv-bullets";
const TWIPS = 20;
const RIGHT = (PAPER.width - 2 * PAPER.side) * TWIPS;

/**
 * The bytes of the .docx; the same for the same document.
 * @param today and what it throws: see layOut()
 */
export async function writeDocx(
  cv: CvDocument,
  template: Template,
  today: MonthIndex,
  { note = null, ...options }: WriteOptions = {},
): Promise<Buffer> {
  const look = lookOf(template, options);
  const author = cv.name ?? "";
  const blocks = layOut(cv, today);
  const page = {
    size: { width: PAPER.width * TWIPS, height: PAPER.height * TWIPS },
    margin: {
      top: PAPER.top * TWIPS,
      bottom: PAPER.bottom * TWIPS,
      left: PAPER.side * TWIPS,
      right: PAPER.side * TWIPS,
      header: 0,
      footer: 0,
    },
  };
  const document = new Document({
    title: author === "" ? "CV" : `CV ${author}`,
    creator: author,
    lastModifiedBy: author,
    description: "",
    styles: docxStyles(look, LOCALES[cv.language]),
    numbering: { config: [{ reference: BULLETS, levels: [bulletLevel(look)] }] },
    sections: [
      {
        properties: { page },
        children: blocks.flatMap((block, at) => paragraphs(block, blocks[at - 1], blocks[at + 1], look)),
      },
    ],
  });
  return repacked(await Packer.toBuffer(document), note);
}

function bulletLevel(look: Look) {
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: "•",
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 14 * TWIPS, hanging: 11 * TWIPS } }, run: { color: look.color.soft } },
  };
}

/** `next` is what stands below: an entry's head stays on the page of its first line. */
function paragraphs(block: Block, before: Block | undefined, next: Block | undefined, look: Look): Paragraph[] {
  const together = next?.kind === "bullet" || next?.kind === "paragraph";
  switch (block.kind) {
    case "name":
      return [paragraph("CvName", [run(block.text)])];
    case "headline":
      return [paragraph("CvHeadline", [run(block.text)])];
    case "contact":
      return [paragraph("CvContact", contactRuns(block.parts))];
    case "heading":
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(block.text)] })];
    case "paragraph":
      return [paragraph("CvText", [run(block.text)])];
    case "items": {
      const label = block.label === null ? [] : [run(`${block.label}: `, { bold: true })];
      return [paragraph("CvText", [...label, run(block.items.join(block.joint))])];
    }
    case "bullet":
      return [paragraph("CvBullet", [run(block.text)], { numbering: { reference: BULLETS, level: 0 } })];
    case "entry":
      return entryParagraphs(block, look, { together, first: before?.kind === "heading" });
  }
}

function paragraph(style: string, children: IParagraphOptions["children"], more: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ style, children: children ?? [], ...more });
}

/** Without what XML cannot hold. */
function run(text: string, options: { bold?: boolean; style?: string } = {}): TextRun {
  return new TextRun({ text: text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " "), ...options });
}

function contactRuns(parts: readonly { text: string; href: string | null }[]): IParagraphOptions["children"] {
  return parts.flatMap(({ text, href }, at) => [
    ...(at === 0 ? [] : [run(" | ")]),
    href === null ? run(text) : new ExternalHyperlink({ link: encodeURI(href), children: [run(text)] }),
  ]);
}

type Around = { together: boolean /** Directly below a heading. */; first: boolean };

function entryParagraphs(entry: Entry, look: Look, { together, first }: Around): Paragraph[] {
  const { beside, dates, below } = entryLines(entry, look, fitsOnOneLine);
  const head = (children: (TextRun | Tab)[], keepNext: boolean) =>
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext,
      ...(first && { spacing: { before: Math.round(3 * TWIPS * (look.close ? CLOSE.space : 1)) } }),
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT }],
      children: children as TextRun[],
    });
  const dated = (text: string) => run(JOINT + text, { style: "CvDates" });
  const names = [
    run(entry.title, { bold: true }),
    ...(beside.length === 0 ? [] : [run(JOINT + beside.join(JOINT), { style: "CvBeside" })]),
    ...(dates === null ? [] : [dates.atRight ? tabbed(dates.text) : dated(dates.text)]),
  ];
  if (below === null) return [head(names, together)];
  const line = paragraph("CvEntryDates", [run(below.parts.join(JOINT))], {
    keepNext: together,
    ...(below.atRight && { alignment: AlignmentType.RIGHT }),
  });
  return [head(names, true), line];
}

function tabbed(dates: string): TextRun {
  return new TextRun({ style: "CvDates", children: [new Tab(), dates] });
}
