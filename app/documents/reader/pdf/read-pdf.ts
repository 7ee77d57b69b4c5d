import { setImmediate as breathe } from "node:timers/promises";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { LIMITS, SCAN_CHARS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import type { Draft, DraftLine } from "../draft.ts";
import { pageLines } from "../layout/lines.ts";
import { settleRuledTables } from "../layout/ruled-tables.ts";
import { markRunningHeads } from "../layout/running-heads.ts";
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
  const pages: PageText[] = [];
  let block = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const text = await readPage(document, number, block);
    block = (text.lines.at(-1)?.block ?? block - 1) + 1;
    pages.push(text);
  }
  const count = document.numPages;
  await document.loadingTask.destroy();
  const lines = markRunningHeads(pages.map((page) => page.lines));
  const draft: Draft = {
    method: "text",
    pages: count,
    lines,
    hidden: pages.flatMap((page) => page.hidden),
    links: pages.flatMap((page) => page.links),
    truncated: pages.some((page) => page.truncated),
  };
  if (legible(lines) >= SCAN_CHARS) return draft;
  if (!mayDraw) return "scan";
  const { recogniseScan } = await import("./scan.ts");
  return { ...(await recogniseScan(bytes, onStep)), hidden: draft.hidden, links: draft.links };
}

/** Characters that are letters or figures; a text layer of unmapped glyphs counts as none. */
function legible(lines: readonly DraftLine[]): number {
  const text = lines.map((line) => line.text).join("");
  const good = text.match(/[\p{Script=Latin}\p{N}]/gu)?.length ?? 0;
  const solid = text.match(/\S/g)?.length ?? 0;
  return good < 0.5 * solid ? 0 : good;
}

async function readPage(document: PDFDocumentProxy, number: number, firstBlock: number): Promise<PageText> {
  let page: PDFPageProxy;
  try {
    page = await document.getPage(number);
  } catch (error) {
    throw new Refusal("corrupt", error);
  }
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  // The fonts' descriptions come beside the operators, a few promises later.
  await breathe();
  const fonts = new Map<string, Font>();
  const reader = new GlyphReader(toMatrix(viewport.transform), viewport, (name) => {
    const font = fonts.get(name) ?? describeFont(page, name);
    fonts.set(name, font);
    return font;
  });
  reader.read(operators);
  const links = await pageLinks(page);
  page.cleanup();
  return { ...toLines(reader, number, firstBlock), links, truncated: reader.truncated };
}

/** Text in the main direction of writing first; turned text (a label up the margin) behind it. */
function toLines(
  { glyphs, lines: { rules } }: GlyphReader,
  page: number,
  firstBlock: number,
): { lines: DraftLine[]; hidden: string[] } {
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
  return { lines, hidden: unseen.map((line) => line.text).filter((text) => /[\p{L}\p{N}]/u.test(text)) };
}

/** Tiny print is laid out with the same rules; a size of zero would make every distance infinite. */
function enlarge(glyph: Glyph): Glyph {
  return { ...glyph, size: Math.max(glyph.size, 0.5) };
}

async function pageLinks(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { url?: unknown }[];
  return annotations
    .map(({ url }) => url)
    .filter((url): url is string => typeof url === "string" && /^(https?|mailto|tel):/i.test(url))
    .slice(0, LIMITS.links);
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
