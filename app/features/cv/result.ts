import { z } from "zod";
import { madeBySchema } from "#app/ai/made-by.ts";
import { correctionsSchema } from "./corrections/corrections.ts";
import { understoodSchema } from "./corrections/extraction-view-schema.ts";
import { MAX_UNUSED } from "./upload-rules.ts";

/** The CV analysis as the specification names it (section 3): what POST /api/cv/analyze answers under `results`. */
export const cvResultSchema = z.object({
  candidate: z.object({
    name: z.string().describe("empty when the CV does not give it"),
    profession: z.string(),
    location: z.string(),
    experience: z.string(),
    education: z.string(),
    skills: z.array(z.string()),
    email: z.string().optional(),
    phone: z.string().optional(),
    linkedin: z.string().optional(),
  }),
  summary: z.string(),
  structure_evaluation: z.object({ puntuacion_total: z.number().min(0).max(100) }),
  competencies: z.array(
    z.object({
      name: z.string(),
      score: z.number().min(0).max(10).describe("0 to 10, one decimal"),
      evidence: z.string().describe("a verbatim quote of the CV"),
    }),
  ),
  recommendations: z.object({ strengths: z.array(z.string()), improvement_areas: z.array(z.string()) }),
  experience_analysis: z.object({ years_total: z.number().min(0) }),
  interview_questions: z.array(
    z.object({
      question: z.string(),
      category: z.string(),
      difficulty: z.enum(["basic", "intermediate", "advanced"]),
    }),
  ),
});
export type CvResult = z.infer<typeof cvResultSchema>;

/** Notices about the file itself, one Spanish sentence each. */
const cvNoticeSchema = z.object({
  kind: z.enum(["hidden_text", "instructions", "keyword_stuffing", "truncated", "ocr"]),
  message: z.string(),
});
export type CvNotice = z.infer<typeof cvNoticeSchema>;

/** Where the document that was read comes from, when the upload was none. */
const importedSchema = z.object({
  format: z.literal("json_resume"),
  unused: z
    .array(z.string().max(130))
    .max(MAX_UNUSED)
    .describe("fields of the file that are not in the CV as it was read, as paths"),
});
export type Imported = z.infer<typeof importedSchema>;

/** Details behind the result: stored and shown beside `results`, never part of it. */
export const cvDetailsSchema = z.object({
  criteria: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      points: z.number(),
      max: z.number(),
      finding: z.string(),
      evidence: z.array(z.string()),
      adjusted: z.number().optional().describe("points that a language model added to or took from this criterion"),
    }),
  ),
  notices: z.array(cvNoticeSchema),
  found: z.object({ pages: z.number(), jobs: z.number(), skills: z.number() }),
  sure: z
    .object({ profession: z.string(), skills: z.array(z.string()) })
    .optional()
    .describe("the profession and skills that stand in the text as such: only these are copied into suggestions"),
  madeBy: madeBySchema
    .optional()
    .describe("absent in results from before there was a choice of models: the rules made them"),
  understood: understoodSchema
    .optional()
    .describe("the extracted facts with their confidence and the student's corrections. Absent in older results"),
  imported: importedSchema.optional().describe("absent where the upload was itself a document"),
});
export type CvDetails = z.infer<typeof cvDetailsSchema>;

export const ENGINES = ["rules", "llama", "remote"] as const;
export type Engine = (typeof ENGINES)[number];

/** The body of POST /api/cv/analyze. */
export const cvAnalysisAnswerSchema = z.object({
  id: z.number().int(),
  engine: z.enum(ENGINES),
  rubricVersion: z.string(),
  results: cvResultSchema,
  details: cvDetailsSchema,
});
export type CvAnalysisAnswer = z.infer<typeof cvAnalysisAnswerSchema>;

export const cvAnalysisViewSchema = cvAnalysisAnswerSchema.extend({
  fileName: z.string(),
  fileSize: z.number().int().describe("bytes"),
  createdAt: z.iso.datetime(),
  textRead: z.string().describe("what the reader saw: shown under 'Lo que leímos'"),
  corrections: correctionsSchema
    .nullable()
    .describe("what the student, or a note in the file, has said of what was read; null for nothing"),
  correctedAt: z.iso.datetime().nullable().describe("null as long as nothing was corrected"),
  canCorrect: z.boolean().describe("what a correction is judged on is kept"),
});
/** A finished analysis as its screen, its report and the list of activities show it. */
export type CvAnalysisView = z.infer<typeof cvAnalysisViewSchema>;
