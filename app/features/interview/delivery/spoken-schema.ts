import { z } from "zod";
import type { Spoken } from "./spoken.ts";

const MAX_WORDS = 10_000;
const MAX_SECONDS = 20_000;

export const spokenSchema = z
  .object({
    words: z.number().int().min(1).max(MAX_WORDS),
    seconds: z.number().min(0.1).max(MAX_SECONDS).describe("from the first to the last sound of each recording"),
    pauses: z.number().int().min(0).max(MAX_WORDS).describe("silences of 1.5 s or more"),
    longestPause: z.number().min(0).max(MAX_SECONDS).describe("seconds; 0 without a pause"),
  })
  .meta({
    description:
      "How the answer was dictated, measured on the screen; shown to the person and never scored. Only where all of " +
      "it was dictated and hardly corrected, and no part of the recording is missing. What cannot be true is dropped",
  }) satisfies z.ZodType<Spoken>;
