import type { TextStyle } from "#app/documents/pdf/typesetter.server.ts";
import { type EntryLines, entryLines } from "./entry-lines.ts";
import { type Block, type Entry, JOINT } from "./layout.ts";
import { printable } from "./pdf-letters.server.ts";
import { BESIDE_DATES, INDENT, type PdfStyles } from "./pdf-styles.ts";
import type { Look } from "./templates.ts";

/** The blocks of a page as paragraphs with their styles, before they are broken into lines. */

export type Run = {
  text: string;
  style: TextStyle;
  href?: string;
  /** Not broken where it fits on a line of its own. */
  whole?: boolean;
  /** A sign between two runs, which is left out where a line ends between them. */
  joint?: boolean;
};

export type Paragraph = {
  tag: "H1" | "H2" | "H3" | "P" | "LI";
  runs: Run[];
  /** At the right end of the first line. */
  right: Run | null;
  align: "left" | "center" | "right";
  leading: number;
  before: number;
  after: number;
  indent: number;
  /** Stays on the page of the paragraph below. */
  keepNext: boolean;
  /** Over a rule. */
  rule: boolean;
};

type Page = { look: Look; styles: PdfStyles; width: number; widthOf: (text: string, style: TextStyle) => number };

export function toParagraphs(blocks: readonly Block[], page: Page): Paragraph[] {
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1]?.kind;
    const together = next === "bullet" || next === "paragraph";
    return paragraphsOf(block, page, { together, first: blocks[at - 1]?.kind === "heading" });
  });
}

type Around = { together: boolean /** Directly below a heading. */; first: boolean };

function paragraphsOf(block: Block, page: Page, around: Around): Paragraph[] {
  const { look, styles } = page;
  const centred = look.name.centred ? ({ align: "center" } as const) : {};
  switch (block.kind) {
    case "name":
      return [paragraph("H1", text(block.text, styles.name), [0, styles.space(2)], { keepNext: true, ...centred })];
    case "headline":
      return [paragraph("P", text(block.text, styles.headline), [0, styles.space(4)], centred)];
    case "contact":
      return [paragraph("P", contactRuns(block.parts, styles.contact), [0, styles.space(1)], centred)];
    case "heading": {
      const words = look.heading.capitals ? block.text.toLocaleUpperCase("es") : block.text;
      const more = { keepNext: true, rule: look.heading.rule };
      return [paragraph("H2", text(words, styles.heading), [styles.space(15), styles.space(3)], more)];
    }
    case "paragraph":
      return [paragraph("P", text(block.text, styles.body), [styles.space(2), styles.space(2)])];
    case "items":
      return [paragraph("P", itemRuns(block, styles), [styles.space(2), styles.space(2)])];
    case "bullet":
      return [
        paragraph(
          "LI",
          block.lists ? listRuns(block.text, styles.body) : text(block.text, styles.body),
          [styles.space(1.5), 0],
          { indent: INDENT.text },
        ),
      ];
    case "entry":
      return entryParagraphs(block, page, around);
  }
}

function paragraph(
  tag: Paragraph["tag"],
  written: readonly Run[],
  [before, after]: readonly [number, number],
  more: Partial<Paragraph> = {},
): Paragraph {
  const runs = written.map((run) => ({ ...run, text: printable(run.text) })).filter((run) => run.text !== "");
  const leading = Math.max(...written.map(({ style }) => style.leading));
  const usual = { right: null, align: "left", indent: 0, keepNext: false, rule: false } as const;
  return { ...usual, tag, runs, leading, before, after, ...more };
}

function text(words: string, style: TextStyle): Run[] {
  return [{ text: words, style }];
}

/** Runs that are broken between each other rather than within. */
function joined(runs: readonly Run[], joint: string, style: TextStyle): Run[] {
  return runs.flatMap((run, at) => [...(at === 0 ? [] : [{ text: joint.trim(), style, joint: true }]), run]);
}

function contactRuns(parts: readonly { text: string; href: string | null }[], style: TextStyle): Run[] {
  const runs = parts.map(({ text: words, href }) => ({
    text: words,
    style,
    whole: true,
    ...(href !== null && { href: encodeURI(href) }),
  }));
  return joined(runs, "|", style);
}

/** An item of at most this many characters stays on one line. */
const SHORT_ITEM = 48;

function listRuns(words: string, style: TextStyle): Run[] {
  return words.split(/(?<=[,;.]) /).map((item) => ({ text: item, style, whole: item.length <= SHORT_ITEM }));
}

function itemRuns({ label, items, joint }: Extract<Block, { kind: "items" }>, styles: PdfStyles): Run[] {
  const behind = joint.trimEnd();
  const runs = items.map((item, at) => ({
    text: at < items.length - 1 ? item + behind : item,
    style: styles.body,
    whole: item.length <= SHORT_ITEM,
  }));
  return label === null ? runs : [{ text: `${label}:`, style: styles.label }, ...runs];
}

function entryParagraphs(entry: Entry, page: Page, { together, first }: Around): Paragraph[] {
  const { look, styles, width, widthOf } = page;
  const fits = (names: string, dates: string) => {
    const behindTitle = names.slice(entry.title.length);
    const own = widthOf(entry.title, styles.title) + widthOf(behindTitle, styles.beside);
    return own + BESIDE_DATES + widthOf(dates, styles.dates) <= width;
  };
  const { beside, dates, below } = placed(entryLines(entry, look, fits), fits, entry);
  const whole = (words: string, style: TextStyle): Run => ({ text: words, style, whole: true });
  const after = dates === null || dates.atRight ? [] : [whole(dates.text, styles.dates)];
  const names = [whole(entry.title, styles.title), ...beside.map((words) => whole(words, styles.beside)), ...after];
  const head = paragraph("H3", joined(names, JOINT, styles.beside), [styles.space(first ? 3 : 11), 0], {
    right: dates?.atRight ? whole(dates.text, styles.dates) : null,
    keepNext: together || below !== null,
  });
  if (below === null) return [head];
  const parts = below.parts.map((words) => whole(words, styles.below));
  const line = paragraph("P", joined(parts, JOINT, styles.below), [0, styles.space(1)], {
    keepNext: together,
    ...(below.atRight && { align: "right" }),
  });
  return [head, line];
}

/** Dates behind names that need more than a line would date the last name alone: they get a line of their own. */
function placed(lines: EntryLines, fits: (names: string, dates: string) => boolean, { title }: Entry): EntryLines {
  const { beside, dates } = lines;
  if (dates === null || dates.atRight || fits([title, ...beside].join(JOINT), dates.text)) return lines;
  return { beside, dates: null, below: { parts: [dates.text], atRight: false } };
}
