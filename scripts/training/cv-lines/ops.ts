import type { Label } from "#app/features/cv/facts/tagger/labels.ts";

/** Blocks of text with their labels, and the lines of an entry by its program. */

export type Cell = { text: string; at: "main" | "rail" | "right" | "table" };
export type Op = {
  cells: Cell[];
  label: Label;
  /** Size over the body's. */
  scale: number;
  bold: boolean;
  /** Dates and towns at the sides as bold as the rest. */
  wholeBold?: boolean;
  /** Blank lines above. */
  gap: number;
  bullet: string;
  indent: number;
  side: boolean;
};

/** A block of one cell. */
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
 * The lines of an entry by its program. @param fields what stands for the letters; empty ones take their separators
 * along
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
