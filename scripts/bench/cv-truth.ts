import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The truth about a folder of fictional CVs: truth.json beside the files. */

const interval = z.tuple([z.string(), z.string().nullable()]);

const documentSchema = z.object({
  id: z.string(),
  file: z.string(),
  format: z.string(),
  lang: z.string().nullish(),
  is_cv: z.boolean(),
  expect: z.enum(["analyze", "refuse"]),
  injection: z.string().nullish(),
  twin_of: z.string().nullish(),
  tier: z.enum(["A", "B", "C"]).nullish(),
  name: z.string().nullish(),
  profession_any: z.array(z.string()).nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  linkedin: z.string().nullish(),
  location_any: z.array(z.string()).nullish(),
  work_intervals: z.array(interval).nullish(),
  internship_intervals: z.array(interval).nullish(),
  skills: z.array(z.string()).nullish(),
  education: z.array(z.object({ degree: z.string(), institution: z.string().nullish() })).nullish(),
  text: z.string().nullish(),
  /** Paid work, as written; dates as "2019-04", "2019" or null. Newer sets only. */
  jobs: z
    .array(
      z.object({
        title: z.string().nullish(),
        employer: z.string().nullish(),
        start: z.string().nullish(),
        end: z.string().nullish(),
      }),
    )
    .nullish(),
});
export type TruthDocument = z.infer<typeof documentSchema>;

/** Reads FOLDER/truth.json. @throws when a file it names is not described as expected. */
export function readTruth(folder: string): TruthDocument[] {
  const raw: unknown = JSON.parse(readFileSync(path.join(folder, "truth.json"), "utf8"));
  return z.object({ documents: z.array(documentSchema) }).parse(raw).documents;
}
