import { z } from "zod";
import { correctionsSchema } from "#app/features/cv/corrections/corrections.ts";
import type { Budget } from "#app/platform/child-process-limits.server.ts";
import { defineTask } from "#app/platform/work/task.ts";
import { MAX_OFFER_CHARS } from "../offer-rules.ts";
import { matchedSchema, readingSchema, requirementsSchema } from "../stored-offer.ts";

/** Contracts of the offer tasks, shared by the server and the worker process. */

/** Several times what the longest offer and the longest CV take. */
const BUDGET: Budget = { cpuMs: 15_000, wallMs: 90_000 };

/** Maximum length of a stored document in base64: the reader's limits, hardly compressed. */
const KEPT_CHARS = 8_000_000;

/** What an offer asks for, and whether it is one. */
export const readOfferTask = defineTask({
  name: "offer.read",
  input: z.object({ text: z.string().max(MAX_OFFER_CHARS) }),
  progress: z.never(),
  output: z.object({ isOffer: z.boolean(), post: z.string(), reading: readingSchema }),
  budget: BUDGET,
});

/** What a stored CV, with its corrections, shows of each requirement: one finding for each, in their order. */
export const matchOfferTask = defineTask({
  name: "offer.match",
  input: z.object({
    text: z.string().max(MAX_OFFER_CHARS),
    post: z.string(),
    requirements: requirementsSchema,
    kept: z.string().max(KEPT_CHARS),
    corrections: correctionsSchema.nullable(),
    /** Month index. */
    today: z.number().int(),
    /** Whether a language model will look at what the rules leave open. */
    asksModel: z.boolean(),
  }),
  progress: z.never(),
  output: z.object({
    findings: matchedSchema,
    /** Empty unless `asksModel`: lines with something in common with a requirement (match/near-lines.ts). */
    proposals: z.array(z.object({ of: z.number().int(), line: z.string(), why: z.string(), isLow: z.boolean() })),
  }),
  budget: BUDGET,
});
