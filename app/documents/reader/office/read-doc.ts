import WordExtractor from "word-extractor";
import type { LineRole } from "../../document.ts";
import { Refusal } from "../../refusal.ts";
import type { Draft, DraftLine } from "../draft.ts";
import { textLines } from "../text/read-txt.ts";

/**
 * Text of an old Word document (compound file).
 * @throws Refusal password_protected, other_office, corrupt
 */
export async function readDoc(bytes: Buffer): Promise<Draft> {
  if (isEncrypted(bytes)) throw new Refusal("password_protected");
  if (!bytes.includes(streamName("WordDocument"))) throw new Refusal("other_office");
  const document = await new WordExtractor().extract(bytes).catch((error: unknown) => {
    throw new Refusal("corrupt", error);
  });
  const lines: DraftLine[] = [];
  const add = (text: string, role?: LineRole) => {
    const part = textLines(text, (lines.at(-1)?.block ?? -1) + 1);
    lines.push(...(role ? part.map((line) => ({ ...line, role })) : part));
  };
  add(document.getHeaders({ includeFooters: false }), "header");
  // Contact data stands in a text box of the page's head more often than anywhere else.
  add(document.getTextboxes({ includeHeadersAndFooters: true, includeBody: true }));
  add(document.getBody());
  add(document.getFooters(), "footer");
  return { method: "text", pages: 1, lines, hidden: [], links: [], truncated: false };
}

function streamName(name: string): Buffer {
  return Buffer.from(name, "utf16le");
}

/** A DOCX with a password is a compound file too, and says so in its directory; an old DOC says it in its header. */
function isEncrypted(bytes: Buffer): boolean {
  if (bytes.includes(streamName("EncryptedPackage"))) return true;
  // The header (FIB) starts with its magic number on a sector border; bit 8 of the flags at offset 10 is fEncrypted.
  for (let offset = 512; offset + 12 <= bytes.length; offset += 512) {
    if (bytes.readUInt16LE(offset) !== 0xa5ec) continue;
    return (bytes.readUInt16LE(offset + 10) & 0x0100) !== 0;
  }
  return false;
}
