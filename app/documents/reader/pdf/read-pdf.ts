import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { stripAccents } from "#app/platform/strip-accents.ts";
import { LIMITS, SCAN_CHARS } from "../../limits.ts";
import { PDF_NOTE_KEY } from "../../note-place.ts";
import { Refusal } from "../../refusal.ts";
import type { Draft, DraftLine } from "../draft.ts";
import { pageLines } from "../layout/lines.ts";
import { markRunningHeads } from "../layout/page-headers-footers.ts";
import { settleRuledTables } from "../layout/ruled-tables.ts";
import type { OnStep } from "../steps.ts";
import type { Font, Glyph } from "./glyph.ts";
import { GlyphReader } from "./glyph-reader.ts";
import { toMatrix } from "./matrix.ts";
import { openPdf } from "./open.ts";
import { toWords } from "./words.ts";

type PageText = { lines: DraftLine[]; hidden: string[]; links: string[]; truncated: boolean };

/**
 * Text of a PDF in reading order; a scan (hardly any text) is drawn and recognised.
 * @param options.mayDraw whether this process may do so
 * @returns "scan" for a scan when it may not
 * @throws Refusal password_protected, corrupt, too_long, unreadable
 */
export async function readPdf(
  bytes: Uint8Array,
  { onStep, mayDraw }: { onStep: OnStep; mayDraw: boolean },
): Promise<Draft | "scan"> {
  const document = await openPdf(bytes, { images: false });
  const layers = await document.getOptionalContentConfig();
  const pages: PageText[] = [];
  let block = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const text = await readPage(document, number, { firstBlock: block, layers });
    block = (text.lines.at(-1)?.block ?? block - 1) + 1;
    pages.push(text);
  }
  const count = document.numPages;
  const note = await noteIn(bytes, document);
  await document.loadingTask.destroy();
  const lines = markRunningHeads(pages.map((page) => page.lines));
  const draft: Draft = {
    method: "text",
    pages: count,
    lines,
    hidden: pages.flatMap((page) => page.hidden),
    links: pages.flatMap((page) => page.links),
    truncated: pages.some((page) => page.truncated),
    note,
  };
  if (legible(lines) >= SCAN_CHARS) return draft;
  if (!mayDraw) return "scan";
  const { recogniseScan } = await import("./scanned-page.ts");
  const scan = await recogniseScan(bytes, onStep);
  return { ...scan, hidden: hiddenInScan(draft.hidden, scan.lines), links: draft.links };
}

/** Only a file that names it is asked: pdfjs reads all that a PDF tells of itself together. */
async function noteIn(bytes: Uint8Array, document: PDFDocumentProxy): Promise<string | undefined> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!source.includes(`/${PDF_NOTE_KEY}`)) return undefined;
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const { Custom: custom } = info as { Custom?: unknown };
  const note: unknown = custom instanceof Map ? custom.get(PDF_NOTE_KEY) : undefined;
  return typeof note === "string" ? note : undefined;
}

/** Characters that are letters or figures; a text layer of unmapped glyphs counts as none. */
function legible(lines: readonly DraftLine[]): number {
  const text = lines.map((line) => line.text).join("");
  const good = text.match(/[\p{Script=Latin}\p{N}]/gu)?.length ?? 0;
  const solid = text.match(/\S/g)?.length ?? 0;
  return good < 0.5 * solid ? 0 : good;
}

type PageOptions = { firstBlock: number; layers: { isVisible(content: unknown): boolean } };

async function readPage(
  document: PDFDocumentProxy,
  number: number,
  { firstBlock, layers }: PageOptions,
): Promise<PageText> {
  let page: PDFPageProxy;
  try {
    page = await document.getPage(number);
  } catch (error) {
    throw new Refusal("corrupt", error);
  }
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  // The fonts' descriptions come beside the operators, a few promises later.
  await yieldToEventLoop();
  const fonts = new Map<string, Font>();
  const font = (name: string) => {
    const known = fonts.get(name) ?? describeFont(page, name);
    fonts.set(name, known);
    return known;
  };
  const isOn = (content: unknown) => layers.isVisible(content);
  const reader = new GlyphReader(toMatrix(viewport.transform), viewport, { font, isOn });
  reader.read(operators);
  const annotations = (await page.getAnnotations({ intent: "any" })) as Annotation[];
  page.cleanup();
  const { lines, hidden } = toLines(reader, number, firstBlock);
  return {
    lines,
    hidden: [...hidden, ...reader.unseen, ...hiddenNotes(annotations)],
    links: pageLinks(annotations),
    truncated: reader.truncated,
  };
}

/** Text in the main direction of writing first; turned text (a label up the margin) behind it. */
function toLines(reader: GlyphReader, page: number, firstBlock: number): { lines: DraftLine[]; hidden: string[] } {
  const { rules } = reader.lines;
  const glyphs = reader.glyphs();
  const visible = glyphs.filter((glyph) => !glyph.hidden);
  const turns = ([0, 1, 2, 3] as const)
    .map((turn) => visible.filter((glyph) => glyph.turn === turn))
    .sort((a, b) => b.length - a.length);
  const lines: DraftLine[] = [];
  for (const group of turns) {
    const words = toWords(group);
    const settled = group[0]?.turn === 0 ? settleRuledTables(words, rules) : words;
    lines.push(...pageLines(settled, page, (lines.at(-1)?.block ?? firstBlock - 1) + 1));
  }
  const unseen = pageLines(toWords(glyphs.filter((glyph) => glyph.hidden).map(enlarge)), page, 0);
  // What is covered and written once more (a shadow, a correction) is no secret.
  const shown = new Set(lines.map((line) => line.text));
  const hidden = unseen.map((line) => line.text).filter((text) => /[\p{L}\p{N}]/u.test(text) && !shown.has(text));
  return { lines, hidden };
}

/** Tiny print is laid out with the same rules; a size of zero would make every distance infinite. */
function enlarge(glyph: Glyph): Glyph {
  return { ...glyph, size: Math.max(glyph.size, 0.5) };
}

type Annotation = {
  url?: unknown;
  subtype?: string;
  annotationFlags?: number;
  contentsObj?: { str?: string };
};

/** Flags of annotations that are not shown: invisible of an unknown kind, hidden, without a view. */
const NOT_SHOWN = 1 | 2 | 32;

function isShown({ annotationFlags = 0 }: Annotation): boolean {
  return (annotationFlags & NOT_SHOWN) === 0;
}

function pageLinks(annotations: readonly Annotation[]): string[] {
  return annotations
    .filter(isShown)
    .map(({ url }) => url)
    .filter((url): url is string => typeof url === "string" && /^(https?|mailto|tel):/i.test(url))
    .slice(0, LIMITS.links);
}

/**
 * Text that would stand on the page, were it not switched off; a comment's window is closed and no text of the page.
 */
function hiddenNotes(annotations: readonly Annotation[]): string[] {
  return annotations
    .filter((annotation) => annotation.subtype === "FreeText" && !isShown(annotation))
    .map(({ contentsObj }) => contentsObj?.str ?? "")
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, LIMITS.hiddenPieces);
}

const BOLD_NAME = /bold|black|heavy|semibold|demi(?!sans)|extrab|[-_]bd\b|\b(cm|sf|ec|tc)bx|-medi\b/i;

function describeFont(page: PDFPageProxy, name: string): Font {
  const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as Partial<PdfFont>) : {};
  const scale = Number(font.fontMatrix?.[0]);
  return {
    bold: Boolean(font.bold || font.black) || BOLD_NAME.test(font.name ?? ""),
    widthScale: Number.isFinite(scale) && scale !== 0 ? Math.abs(scale) : 0.001,
    vertical: Boolean(font.vertical),
  };
}

type PdfFont = { name: string; bold: boolean; black: boolean; vertical: boolean; fontMatrix: ArrayLike<number> };

/** Of the words of a layer over a scan, the part that has to be recognised in its picture, too. */
const ENOUGH = 0.5;
const WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * What of a scan's unseen text is to be told to its owner. Scanners lay the words that they recognise over the picture,
 * unseen: that is no hidden text, but what the picture shows.
 * @param hidden the unseen pieces
 * @param recognised the lines that were read from the pictures
 */
function hiddenInScan(hidden: readonly string[], recognised: readonly { text: string }[]): string[] {
  const shown = new Set(recognised.flatMap(({ text }) => wordsOf(text)));
  const words = hidden.flatMap(wordsOf);
  const found = words.filter((word) => shown.has(word)).length;
  return words.length > 0 && found >= ENOUGH * words.length ? [] : [...hidden];
}

function wordsOf(text: string): string[] {
  const plain = stripAccents(text).toLowerCase();
  return plain.match(WORD) ?? [];
}
