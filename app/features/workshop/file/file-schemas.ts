import { z } from "zod";
import { TEMPLATES } from "../write/templates.ts";

/** How a worked CV can be had as a file. */

/** `json` is JSON Resume. */
export const FILE_FORMATS = ["docx", "pdf", "json"] as const;

export const fileRequestSchema = z.object({
  versionId: z.number().int().positive().nullable().describe("an own version of this CV; null: the lines in use now"),
  as: z
    .enum(["same", ...TEMPLATES])
    .describe("`same`: the uploaded Word with only these lines changed; else written anew in that look"),
  format: z.enum(FILE_FORMATS).describe("`same` is a .docx only; `json` is JSON Resume, which has no look"),
  withoutPersonal: z.boolean().describe("leaves out RUT, birth, marital status, nationality, photo and address"),
});
export type FileRequest = z.infer<typeof fileRequestSchema>;
