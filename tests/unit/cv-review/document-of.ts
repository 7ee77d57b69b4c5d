import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";

/** A document of these lines; what a line does not say is that of plain text without geometry. */
export function documentOf(
  lines: readonly (string | Partial<DocumentLine>)[],
  format: ReadDocument["format"] = "txt",
): ReadDocument {
  const whole = lines.map((line): DocumentLine => {
    const given = typeof line === "string" ? { text: line } : line;
    return { text: "", page: 1, x: 0, y: 0, size: 10, bold: false, role: "text", block: 0, gapBefore: 0, ...given };
  });
  const text = whole.map((line) => line.text).join("\n");
  return {
    format,
    method: "text",
    pages: 1,
    lines: whole,
    text,
    bodySize: 10,
    hidden: [],
    links: [],
    truncated: false,
  };
}
