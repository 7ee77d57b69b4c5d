import { writeJsonResumeTask } from "#app/features/cv/compute/tasks.ts";
import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { importJsonResume } from "./import.ts";

/** The computing child's side of CVs in JSON Resume. */

export const jsonResumeTasks: readonly ServedTask[] = [
  serve(writeJsonResumeTask, async ({ file, today }) => {
    const { cv, ignored } = importJsonResume(Buffer.from(file, "base64"));
    // Imported lazily: scores do not need the Word library.
    const { writeDocx } = await import("../write/docx.server.ts");
    // The look whose reading is the more faithful.
    const docx = await writeDocx(cv, "clara", today);
    return { docx: docx.toString("base64"), unused: ignored };
  }),
];
