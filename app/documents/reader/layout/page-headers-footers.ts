import type { DraftLine } from "../draft.ts";

const PAGE_NUMBER = /^(?:p[áa]g(?:ina|\.)?\s*)?\d{1,2}(?:\s*(?:de|of|\/|-)\s*\d{1,2})?$/i;
/** Maximum vertical shift, in points, of the same running header between pages. */
const WANDER = 12;

/**
 * Lines repeated at the same height on several pages are running headers or footers; they are kept once, with that
 * role. Bare page numbers become footers. Returns the lines of all pages in one list.
 */
export function markRunningHeads(pages: readonly DraftLine[][]): DraftLine[] {
  const edgesOf = pages.map(edges);
  const kept = new Set<string>();
  return pages.flatMap((lines, index) => {
    const edge = new Set(edgesOf[index]);
    return lines.flatMap((line): DraftLine[] => {
      if (!edge.has(line) || pages.length < 2) return [line];
      const above = line.y < middle(lines);
      const repeated = edgesOf.some((others, page) => page !== index && others.some((other) => isSame(line, other)));
      if (!repeated) return PAGE_NUMBER.test(line.text.trim()) && !above ? [{ ...line, role: "footer" }] : [line];
      if (kept.has(keyOf(line))) return [];
      kept.add(keyOf(line));
      return [{ ...line, role: above ? "header" : "footer" }];
    });
  });
}

/** The uppermost and lowest three lines of a page. */
function edges(lines: readonly DraftLine[]): DraftLine[] {
  const byHeight = [...lines].sort((a, b) => a.y - b.y);
  return byHeight.length <= 6 ? byHeight : [...byHeight.slice(0, 3), ...byHeight.slice(-3)];
}

function isSame(line: DraftLine, other: DraftLine): boolean {
  return Math.abs(line.y - other.y) <= WANDER && keyOf(line) === keyOf(other);
}

function keyOf(line: DraftLine): string {
  return line.text.replace(/\d+/g, "#").replace(/\s+/g, " ").trim().toLowerCase();
}

function middle(lines: readonly DraftLine[]): number {
  const heights = lines.map((line) => line.y);
  return (Math.min(...heights) + Math.max(...heights)) / 2;
}
