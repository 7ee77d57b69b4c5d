import { z } from "zod";
import { TEMPLATES } from "../write/templates.ts";

/** How a worked CV can be had as a file. */

export const FILE_FORMATS = ["docx", "pdf"] as const;

export const fileRequestSchema = z.object({
  versionId: z.number().int().positive().nullable().describe("an own version of this CV; null: the lines in use now"),
  as: z
    .enum(["same", ...TEMPLATES])
    .describe("`same`: the uploaded Word with only these lines changed; else written anew in that look"),
  format: z.enum(FILE_FORMATS).describe("`same` is a .docx only"),
  withoutPersonal: z.boolean().describe("leaves out RUT, birth, marital status, nationality, photo and address"),
});
export type FileRequest = z.infer<typeof fileRequestSchema>;
