import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";

/**
 * A read document as the reader makes it of a plain text: one line each, empty lines become the gap of the next one.
 * Marks at the beginning of a line give it a layout: "# " a heading twice the body's size, "## " bold, "- " a list
 * item, "^ " a page header.
 */
export function documentFromText(text: string, changes: Partial<ReadDocument> = {}): ReadDocument {
  const styled = /^#{1,2} /m.test(text);
  const lines: DocumentLine[] = [];
  let gap = 0;
  let block = 0;
  for (const raw of text.split("\n")) {
    const trimmed = raw.trim();
    if (trimmed === "") {
      gap += 1;
      continue;
    }
    const mark = /^(#{1,2}|-|\^) /.exec(trimmed)?.[1];
    const body = mark === undefined ? trimmed : trimmed.slice(mark.length + 1).trim();
    const role =
      mark === "#"
        ? "heading"
        : mark === "-"
          ? "list"
          : mark === "^"
            ? "header"
            : /\S {2,}\S/.test(body)
              ? "table"
              : "text";
    if (gap > 0) block += 1;
    lines.push({
      text: role === "table" ? body.replace(/ {2,}/g, "  ") : body.replace(/\s+/g, " "),
      page: 1,
      x: 0,
      y: lines.length * 12,
      size: styled ? (mark === "#" ? 16 : 10) : 0,
      bold: mark === "#" || mark === "##",
      role,
      block,
      gapBefore: lines.length === 0 ? 0 : gap,
    });
    gap = 0;
  }
  return {
    format: "txt",
    method: "text",
    pages: 1,
    lines,
    text: lines.map((line) => line.text).join("\n"),
    bodySize: styled ? 10 : 0,
    hidden: [],
    links: [],
    truncated: false,
    ...changes,
  };
}
