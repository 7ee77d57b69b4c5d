import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { renderTermReportTask } from "./render-task.server.ts";

/** The worker process's side of the report. */

export const reportTasks: readonly ServedTask[] = [
  serve(renderTermReportTask, async (input) => {
    // Imported lazily: analyses of CVs do not need the font library.
    const { renderTermReport } = await import("./render-term-report.server.ts");
    return { pdf: (await renderTermReport(input)).toString("base64") };
  }),
];
