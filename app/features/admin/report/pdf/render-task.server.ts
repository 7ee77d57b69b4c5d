import { z } from "zod";
import { reportHeadSchema } from "#app/documents/pdf/report-head.ts";
import { defineTask } from "#app/platform/work/task.ts";
import { termReportSchema } from "../../panel-api-schemas.server.ts";

/** The report of a period as a PDF, in base64. Its groups may be hundreds, and typesetting them takes seconds. */
export const renderTermReportTask = defineTask({
  name: "admin.report",
  input: z.object({
    report: termReportSchema,
    by: z.enum(["faculty", "career", "campus", "entryYear"]),
    people: z.string(),
    head: reportHeadSchema,
  }),
  progress: z.never(),
  output: z.object({ pdf: z.string() }),
  budget: { cpuMs: 12_000, wallMs: 90_000 },
});
