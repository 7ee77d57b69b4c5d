import type { DocumentFormat } from "./document.ts";
import { looksLikeText } from "./reader/text/decode.ts";
import { Refusal } from "./refusal.ts";
import type { WorkbookFormat } from "./workbook-rows.ts";

/** File type by the first bytes. "zip" and "cfb" are containers: only the reader knows whether they hold a document. */
type Content = "pdf" | "zip" | "cfb" | "rtf" | "html" | "jpg" | "png" | "heic" | "other-image" | "text" | "binary";

/** Number of bytes at the beginning of a file that are needed to detect its type. */
export const SNIFF_BYTES = 64 * 1024;

const EXTENSIONS: Record<string, "pdf" | "word" | "text" | "image"> = {
  pdf: "pdf",
  doc: "word",
  docx: "word",
  txt: "text",
  jpg: "image",
  jpeg: "image",
  png: "image",
};

/** The photo format of iPhones. */
const HEIC_EXTENSION = /\.hei[cf]$/i;

const PREFIXES: readonly (readonly [Content, readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["cfb", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ["jpg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["other-image", [0x47, 0x49, 0x46, 0x38]],
  ["other-image", [0x49, 0x49, 0x2a, 0x00]],
  ["other-image", [0x4d, 0x4d, 0x00, 0x2a]],
];

/**
 * Detects the type of a file from its first SNIFF_BYTES and the extension of its name, which must be compatible: a .doc
 * that is really a DOCX or a .jpg that is a PNG is accepted, an executable named .pdf is not.
 * @throws Refusal empty, unsupported, disguised, rich_text, web_page, heic, other_image
 */
export function sniff(head: Uint8Array, fileName: string): DocumentFormat {
  const expected = EXTENSIONS[/\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? ""];
  if (!expected) throw new Refusal(HEIC_EXTENSION.test(fileName.trim()) ? "heic" : "unsupported");
  if (head.length === 0) throw new Refusal("empty");
  const content = contentOf(head);
  if (content === "heic") throw new Refusal("heic");
  switch (expected) {
    case "pdf":
      if (content === "pdf") return "pdf";
      break;
    case "word":
      if (content === "zip") return "docx";
      if (content === "cfb") return "doc";
      if (content === "html") throw new Refusal("web_page");
      break;
    case "image":
      if (content === "jpg" || content === "png") return content;
      if (content === "other-image") throw new Refusal("other_image");
      break;
    case "text":
      if (content === "text" || content === "html") return "txt";
  }
  if (content === "rtf") throw new Refusal("rich_text");
  throw new Refusal("disguised");
}

/**
 * Detects the format of a workbook from its first SNIFF_BYTES. The name is ignored, because both formats occur under
 * both extensions.
 * @throws Refusal empty, web_page, unsupported (plain text), disguised
 */
export function sniffWorkbook(head: Uint8Array): WorkbookFormat {
  if (head.length === 0) throw new Refusal("empty");
  switch (contentOf(head)) {
    case "zip":
      return "xlsx";
    case "cfb":
      return "xls";
    case "html":
      throw new Refusal("web_page");
    case "text":
      // Programs that "export to Excel" often write an HTML table or their own XML.
      throw new Refusal(
        /^[\s\uFEFF]*</.test(new TextDecoder().decode(head.subarray(0, 100))) ? "web_page" : "unsupported",
      );
    default:
      throw new Refusal("disguised");
  }
}

function contentOf(head: Uint8Array): Content {
  for (const [content, prefix] of PREFIXES) {
    if (prefix.every((byte, index) => head[index] === byte)) return content;
  }
  const ascii = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1024)).toString("latin1");
  // An executable is refused even if it contains a PDF header further inside.
  if (/^(MZ|\x7fELF)/.test(ascii) && !looksLikeText(head)) return "binary";
  // PDF readers accept a few bytes before the header, such as those added by mail gateways.
  if (ascii.includes("%PDF-")) return "pdf";
  if (/^\s*\{\\rtf/.test(ascii)) return "rtf";
  if (/^....ftyp(?:hei|hev)/s.test(ascii)) return "heic";
  if (/^(RIFF....WEBP|BM....\0\0\0\0|....ftyp(mif|msf|avif))/s.test(ascii)) return "other-image";
  if (!looksLikeText(head)) return "binary";
  return /^[\s\uFEFFï»¿]*<(!doctype\s+html|html|head|body|\?xml[^>]*>\s*<html)/i.test(ascii) ? "html" : "text";
}
