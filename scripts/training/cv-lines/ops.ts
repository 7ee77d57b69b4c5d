import type { Label } from "#app/features/cv/facts/tagger/labels.ts";

/** Labelled text blocks, and the conversion of an entry's layout pattern into blocks. */

export type Cell = { text: string; at: "main" | "rail" | "right" | "table" };
export type Op = {
  cells: Cell[];
  label: Label;
  /** Font size relative to the body text. */
  scale: number;
  bold: boolean;
  /** Cells other than the main one (dates, towns) are bold too if `bold` is set. */
  wholeBold?: boolean;
  /** Number of blank lines above. */
  gap: number;
  bullet: string;
  indent: number;
  side: boolean;
};

/** Makes a block of one cell. */
export const op = (text: string, label: Label, part: Partial<Op> = {}): Op => ({
  cells: [{ text, at: "main" }],
  label,
  scale: 1,
  bold: false,
  gap: 0,
  bullet: "",
  indent: 0,
  side: false,
  ...part,
});

/**
 * Fills in an entry's layout pattern (see programs.ts). @param fields replacements for the letters; separators before
 * empty ones are removed
 */
export function entryOps(
  program: string,
  fields: Record<string, string>,
  first: Label,
  next: Label,
  gap: number,
): Op[] {
  const ops: Op[] = [];
  for (const row of program.split("/").map((part) => part.trimEnd())) {
    const bold = row.startsWith("*") || row.includes("##*");
    const large = row.startsWith("^");
    const filled = row
      .replace(/^[*^]+|(?<=##)\*/g, "")
      .replace(/\{(\w)\}/g, (_, letter: string) => fields[letter] || "~~")
      .replace(/[\s,·|–—-]*~~|\(~~\)/g, "")
      .replace(/^[\s,·|–—:-]+/, "");
    if (!/[\p{L}\p{N}]/u.test(filled)) continue;
    const table = filled.includes("||");
    const [left = "", right] = filled.split(">>");
    const rail = left.includes("##") ? left.split("##") : [undefined, left];
    const cells: Cell[] = table
      ? filled.split("||").map((text): Cell => ({ text: text.trim(), at: "table" }))
      : [
          ...(rail[0] ? [{ text: rail[0], at: "rail" as const }] : []),
          ...(rail[1] ? [{ text: rail[1].trim(), at: "main" as const }] : []),
          ...(right ? [{ text: right, at: "right" as const }] : []),
        ];
    const wholeBold = row.startsWith("**");
    const style = { bold, wholeBold, scale: large ? 1.15 : 1, gap: ops.length === 0 ? gap : 0 };
    ops.push({ ...op("", ops.length === 0 ? first : next, style), cells });
  }
  return ops;
}
