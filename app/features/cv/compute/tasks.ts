import { z } from "zod";
import { readDocumentSchema } from "#app/documents/document-schema.ts";
import { LIMITS } from "#app/documents/limits.ts";
import { reportHeadSchema } from "#app/documents/pdf/report-head.ts";
import type { Budget } from "#app/platform/child-process-limits.server.ts";
import { defineTask } from "#app/platform/work/task.ts";
import { correctionsSchema } from "../corrections/corrections.ts";
import type { ReviewCall } from "../model-review/apply-review.ts";
import { datedReviewSchema, modelReviewSchema } from "../model-review/schema.ts";
import {
  type CvAnalysisView,
  type CvDetails,
  type CvResult,
  cvDetailsSchema,
  cvResultSchema,
  ENGINES,
} from "../result.ts";
import { MAX_JSON_BYTES, MAX_UNUSED } from "../upload-rules.ts";

/** Contracts of the CV tasks, shared by the server and the worker process. */

/**
 * Several times what any text within the reader's limits takes. The wall-clock limit matters only on an overloaded
 * server.
 */
const BUDGET: Budget = { cpuMs: 12_000, wallMs: 90_000 };

/** A result and what is recorded with it; the caller knows who worded it. */
export type JudgedCv = {
  results: CvResult;
  details: CvDetails;
  yearsTotal: number;
  rubricVersion: string;
};

const judgedSchema: z.ZodType<JudgedCv> = z.object({
  results: cvResultSchema,
  details: cvDetailsSchema,
  yearsTotal: z.number(),
  rubricVersion: z.string(),
});

const callSchema: z.ZodType<ReviewCall> = z.object({
  prompt: z.object({
    system: z.string(),
    parts: z.array(z.union([z.object({ text: z.string() }), z.object({ label: z.string(), data: z.string() })])),
  }),
  isDated: z.boolean(),
});

/** Progress: what was found, then the number of criteria scored. */
const progressSchema = z.union([
  z.object({ jobs: z.number(), skills: z.number() }),
  z.object({ criteria: z.number() }),
]);

const today = z.number().int();

/**
 * The complete rule-based analysis, and the prompt where a model will be asked. Where the file's note holds, the result
 * is the one with its corrections, and as after any correction no model is asked. Refuses with AppError
 * "unread_language" or "not_a_cv".
 */
export const judgeCvTask = defineTask({
  name: "cv.judge",
  input: z.object({
    document: readDocumentSchema,
    note: z.string().max(LIMITS.noteChars).nullable(),
    today,
    asksModel: z.boolean(),
  }),
  progress: progressSchema,
  output: z.object({
    judged: judgedSchema,
    call: callSchema.nullable(),
    corrections: correctionsSchema.nullable(),
  }),
  budget: BUDGET,
});

/**
 * The result with the valid parts of a model's output; null when there are none. Parses the document again, which is
 * deterministic.
 */
export const applyReviewTask = defineTask({
  name: "cv.apply-review",
  input: z.object({ document: readDocumentSchema, today, said: z.union([datedReviewSchema, modelReviewSchema]) }),
  progress: z.never(),
  output: judgedSchema.nullable(),
  budget: BUDGET,
});

/** Maximum length of a stored document in base64: the reader's limits, hardly compressed. */
const KEPT_CHARS = 8_000_000;

/** The rules' result of a stored document with the student's corrections. Refuses like judgeCvTask. */
export const correctCvTask = defineTask({
  name: "cv.correct",
  input: z.object({ kept: z.string().max(KEPT_CHARS), corrections: correctionsSchema, today }),
  progress: z.never(),
  output: judgedSchema,
  budget: BUDGET,
});

/** Characters of base64 for the largest JSON Resume. */
const JSON_CHARS = Math.ceil(MAX_JSON_BYTES / 3) * 4;

/**
 * A CV in JSON Resume as a Word document, which is then read like any other. The workshop, which writes CVs, serves it.
 * Refuses with AppError "not_json", "bad_json_resume", "json_too_large" or "cv_too_long".
 */
export const writeJsonResumeTask = defineTask({
  name: "cv.write-json-resume",
  input: z.object({ file: z.string().max(JSON_CHARS).describe("base64"), today }),
  progress: z.never(),
  output: z.object({ docx: z.string().describe("base64"), unused: z.array(z.string()).max(MAX_UNUSED) }),
  budget: BUDGET,
});

/** Input of a report: the analysis without the text that was read. */
export type ReportedAnalysis = Omit<CvAnalysisView, "textRead" | "corrections" | "correctedAt" | "canCorrect">;

/** The report as a PDF, in base64. Typesetting takes more computing than judging a CV. */
export const renderReportTask = defineTask({
  name: "cv.report",
  input: z.object({
    view: z.object({
      id: z.number(),
      engine: z.enum(ENGINES),
      rubricVersion: z.string(),
      results: cvResultSchema,
      details: cvDetailsSchema,
      fileName: z.string(),
      fileSize: z.number(),
      createdAt: z.string(),
    }) satisfies z.ZodType<ReportedAnalysis>,
    candidate: cvResultSchema.shape.candidate,
    head: reportHeadSchema,
  }),
  progress: z.never(),
  output: z.object({ pdf: z.string() }),
  budget: BUDGET,
});
