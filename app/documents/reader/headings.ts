import type { DraftLine } from "./draft.ts";

const MAX_LENGTH = 80;

/**
 * Marks headings by layout: lines clearly larger than the body, and short bold lines without figures where the body is
 * not bold. Says nothing about what they mean.
 */
export function markHeadings(lines: readonly DraftLine[], body: number): DraftLine[] {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  const boldCharacters = lines.reduce((sum, line) => sum + (line.bold ? line.text.length : 0), 0);
  const boldMeans = boldCharacters < 0.5 * characters;
  return lines.map((line) => {
    if (line.role === "heading") return { ...line, size: Math.max(line.size, body * 1.1) };
    if (line.role !== "text" || line.text.length > MAX_LENGTH) return line;
    const large = body > 0 && line.size >= 1.17 * body;
    return large || (boldMeans && line.bold && isTitleLike(line.text)) ? { ...line, role: "heading" } : line;
  });
}

function isTitleLike(text: string): boolean {
  return text.split(" ").length <= 6 && !/\d|[.,;]$/.test(text) && /\p{L}{3}/u.test(text);
}
