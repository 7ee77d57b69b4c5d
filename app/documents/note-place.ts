/**
 * Where a file holds a note for whoever reads it: plain ASCII without the signs that XML or PDF would have to escape
 * (noteText). It is no text of the document.
 */

/** Key of the information dictionary of a PDF. */
export const PDF_NOTE_KEY = "ReadingNote";

/** Part of a .docx, related to its main part as custom XML; other programs keep it or drop it as a whole. */
export const DOCX_NOTE_PART = "customXml/item1.xml";

const OPEN = '<note xmlns="urn:reading-note:1">';
const CLOSE = "</note>";

/** The part of a .docx that holds the note. */
export function docxNoteXml(note: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${OPEN}${note}${CLOSE}`;
}

/** The note that the part holds; undefined for a part of another kind. */
export function noteOfDocxXml(xml: string): string | undefined {
  const start = xml.indexOf(OPEN);
  const end = xml.indexOf(CLOSE, start);
  return start < 0 || end < 0 ? undefined : xml.slice(start + OPEN.length, end);
}

/** A value as JSON that can stand in a file without being escaped. */
export function noteText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]|[<>&]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
