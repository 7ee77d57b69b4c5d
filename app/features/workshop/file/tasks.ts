import { z } from "zod";
import { LIMITS } from "#app/documents/limits.ts";
import { defineTask } from "#app/platform/work/task.ts";
import { actsSchema } from "../acts/act-schemas.ts";
import { cvSchema, lineChangeSchema } from "../lines/tasks.ts";
import { TEMPLATES } from "../write/templates.ts";
import { FILE_FORMATS } from "./file-schemas.ts";

/** Contracts of the files of a worked CV: what the server asks of the computing child. */

/** Typesetting takes more than judging. */
const BUDGET = { cpuMs: 20_000, wallMs: 90_000 };

/** A CV written anew, in base64. */
export const writeCvTask = defineTask({
  name: "workshop.write",
  input: cvSchema.extend({
    changes: z.array(lineChangeSchema),
    template: z.enum(TEMPLATES),
    format: z.enum(FILE_FORMATS),
    withoutPersonal: z.boolean(),
    acts: actsSchema.pick({ order: true, headings: true, compact: true }),
  }),
  progress: z.never(),
  output: z.object({ file: z.string() }),
  budget: BUDGET,
});

/** What has to change in the uploaded Word, by whole lines as they were read. */
export const wordChangesTask = defineTask({
  name: "workshop.word-changes",
  input: z.object({ kept: cvSchema.shape.kept, changes: z.array(lineChangeSchema) }),
  progress: z.never(),
  output: z.object({
    changes: z
      .array(z.object({ before: z.string(), after: z.string(), occurrence: z.number().int() }))
      .max(LIMITS.lineChanges),
    /** Sentences that stand on no single line of the file. */
    unplaced: z.array(z.string()),
  }),
  budget: BUDGET,
});
