import { z } from "zod";
import { DOCUMENT_FORMATS, type ReadDocument } from "./document.ts";
import { LIMITS } from "./limits.ts";

const line = z.object({
  text: z.string().min(1).max(LIMITS.textChars),
  page: z.number().int().min(1),
  x: z.number(),
  y: z.number(),
  size: z.number().min(0),
  bold: z.boolean(),
  role: z.enum(["text", "heading", "list", "table", "header", "footer"]),
  block: z.number().int().min(0),
  gapBefore: z.number().min(0),
});

/** Schema of the document that a reader process returns, with the limits of reading. */
export const readDocumentSchema: z.ZodType<ReadDocument> = z.object({
  format: z.enum(DOCUMENT_FORMATS),
  method: z.enum(["text", "ocr"]),
  pages: z.number().int().min(1),
  lines: z.array(line).max(LIMITS.lines),
  text: z.string().max(LIMITS.textChars + LIMITS.lines),
  bodySize: z.number().min(0),
  hidden: z.array(z.string()).max(LIMITS.hiddenPieces),
  links: z.array(z.string()).max(LIMITS.links),
  truncated: z.boolean(),
  note: z.string().max(LIMITS.noteChars).optional(),
});
