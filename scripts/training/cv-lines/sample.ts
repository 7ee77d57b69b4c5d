import { personOf } from "./contents.ts";
import { contactOps, headOps } from "./head.ts";
import type { Op } from "./ops.ts";
import { drawn, type Labelled, plain, type Sheet } from "./page.ts";
import { Random } from "./random.ts";
import { Setting } from "./setting.ts";
import { templateOf } from "./template.ts";
import { toldOps } from "./told.ts";

const SIDE_KINDS = new Set(["skills", "languages", "interests", "personal", "references", "certifications", "other"]);

/**
 * Generates the CV of a fictional person in one template, as the document reader returns it, with the label of each
 * line. The same seed gives the same CV.
 */
export function sampleOf(seed: number): Labelled {
  const random = new Random(seed);
  const person = personOf(random);
  const template = templateOf(random, person);
  const setting = new Setting(random, person, template);
  if (random.chance(0.07)) {
    const told = toldOps(random, person, template.dates);
    return plain(random.chance(0.3) ? inOne(told) : told, "txt", random);
  }
  const format = random.pick(["pdf", "pdf", "pdf", "pdf", "ocr", "docx", "txt"] as const);
  const sided = (format === "pdf" || format === "ocr") && random.chance(0.35);
  const head = headOps(random, person, sided);
  const sections = ordered(setting.sections(), random);
  const ops: Op[] = [];
  if (sided) {
    const contact = contactOps(person, random);
    const title = setting.heading("contact");
    ops.push(...[...(random.chance(0.7) ? title : []), ...contact].map((op) => ({ ...op, side: true })));
  }
  for (const { kind, ops: own } of sections) {
    const side = sided && (SIDE_KINDS.has(kind) || (kind === "education" && random.chance(0.25)));
    const mixed = kind === "certifications" && random.chance(0.2);
    if (mixed) {
      const at = ops.findLastIndex(({ label }) => label.startsWith("study"));
      if (at >= 0) {
        ops.splice(at + 1, 0, ...own.map((op) => ({ ...op, side: ops[at]?.side === true })));
        continue;
      }
    }
    const bare = kind === "summary" && random.chance(0.3);
    ops.push(...[...(bare ? [] : setting.heading(kind)), ...own].map((op) => ({ ...op, side })));
  }
  if (random.chance(0.03)) for (const op of ops) for (const cell of op.cells) cell.text = cell.text.toUpperCase();
  if (random.chance(0.08)) {
    const foot = random.pick(["Página 1 de 2", "Page 1 / 2", "November 23, 2026", "Santiago, marzo de 2026", "1 | 2"]);
    ops.push({ ...footer, cells: [{ text: foot, at: "main" }] });
  }
  if (format === "docx" || format === "txt") return plain([...head, ...ops], format, random);
  const sheet: Sheet = {
    body: random.pick([9, 10, 10, 11, 12]),
    leading: random.pick([1.15, 1.2, 1.25, 1.4, 1.5]),
    rail: random.pick([55, 70, 85, 100, 130]),
    sideWidth: random.pick([130, 150, 170, 190]),
    sideFirst: random.chance(0.7),
    ocr: format === "ocr",
  };
  const seen = sheet.ocr ? [...head, ...ops].map((op) => noisy(op, random)) : [...head, ...ops];
  return drawn(seen.slice(0, head.length), seen.slice(head.length), sheet);
}

const footer: Op = { cells: [], label: "other", scale: 0.9, bold: false, gap: 2, bullet: "", indent: 0, side: false };

/** Removes the gaps between blocks and ends each text with a full stop, as in a single paragraph. */
function inOne(ops: readonly Op[]): Op[] {
  return ops.map((op) => ({
    ...op,
    gap: 0,
    cells: op.cells.map((cell) => ({ ...cell, text: cell.text.replace(/[^.]$/, "$&.") })),
  }));
}

function ordered<T extends { kind: string }>(sections: T[], random: Random): T[] {
  if (random.chance(0.4)) return sections;
  const [summary, rest] = [
    sections.filter(({ kind }) => kind === "summary"),
    sections.filter(({ kind }) => kind !== "summary"),
  ];
  const swapped = random.chance(0.5)
    ? random.some(rest, rest.length)
    : [...rest].sort((a, b) => rank(a.kind) - rank(b.kind));
  return [...summary, ...swapped];
}

const rank = (kind: string): number =>
  ["education", "experience", "skills"].indexOf(kind) + (kind === "skills" ? 0 : 1);

/** Simulates text recognition (OCR): some wrong letters and bullets, less bold text. */
function noisy(op: Op, random: Random): Op {
  const misread = (text: string): string =>
    [...text]
      .map((char) => (random.chance(0.008) && /\p{L}/u.test(char) ? random.pick([..."eoacirnl"]) : char))
      .join("");
  return {
    ...op,
    bold: random.chance(0.3) && op.bold,
    bullet: op.bullet === "" ? "" : random.pick(["•", "-", "e", "*"]),
    cells: op.cells.map((cell) => ({ ...cell, text: misread(cell.text) })),
  };
}
