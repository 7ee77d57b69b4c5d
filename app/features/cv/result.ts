import { z } from "zod";
import { madeBySchema } from "#app/ai/made-by.ts";
import type { Corrections } from "./corrections/corrections.ts";
import { understoodSchema } from "./corrections/understood.ts";

/** The CV analysis as the specification names it (section 3): what POST /api/cv/analyze answers under `results`. */
export const cvResultSchema = z.object({
  candidate: z.object({
    /** Empty text = the CV does not give it. */
    name: z.string(),
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
      /** 0 to 10, one decimal. */
      score: z.number().min(0).max(10),
      /** A verbatim quote of the CV. */
      evidence: z.string(),
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

/** Things the student should know about the file itself; each is one Spanish sentence. */
export const cvNoticeSchema = z.object({
  kind: z.enum(["hidden_text", "instructions", "keyword_stuffing", "truncated", "ocr"]),
  message: z.string(),
});
export type CvNotice = z.infer<typeof cvNoticeSchema>;

/** What the result rests on: kept and shown beside `results`, never inside it. */
export const cvDetailsSchema = z.object({
  criteria: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      points: z.number(),
      max: z.number(),
      finding: z.string(),
      evidence: z.array(z.string()),
      /** Points of these that a language model's reading added or took away. */
      adjusted: z.number().optional(),
    }),
  ),
  notices: z.array(cvNoticeSchema),
  found: z.object({ pages: z.number(), jobs: z.number(), skills: z.number() }),
  /** Of the profession and the skills, what stands in the text as such: only this is copied into a suggestion. */
  sure: z.object({ profession: z.string(), skills: z.array(z.string()) }).optional(),
  /** Absent in results from before there was a model to choose: the rules made them. */
  madeBy: madeBySchema.optional(),
  /** What was understood, with how sure it is and what the student corrected. Absent in results from before it was kept. */
  understood: understoodSchema.optional(),
});
export type CvDetails = z.infer<typeof cvDetailsSchema>;

export const ENGINES = ["rules", "llama", "remote"] as const;
export type Engine = (typeof ENGINES)[number];

/** The body of POST /api/cv/analyze. */
export type CvAnalysisAnswer = {
  id: number;
  engine: Engine;
  rubricVersion: string;
  results: CvResult;
  details: CvDetails;
};

/** A finished analysis as its screen, its report and the list of activities show it. */
export type CvAnalysisView = CvAnalysisAnswer & {
  fileName: string;
  fileSize: number;
  /** ISO-8601 UTC. */
  createdAt: string;
  /** What the reader saw: shown under 'Lo que leímos'. */
  textRead: string;
  /** What the student has said of what was read; null for nothing. */
  corrections: Corrections | null;
  /** ISO-8601 UTC; null as long as nothing was corrected. */
  correctedAt: string | null;
  /** Whether what a correction is judged on is kept. */
  canCorrect: boolean;
};
