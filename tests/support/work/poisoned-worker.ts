import { judgeCvTask } from "#app/features/cv/compute/tasks.ts";
import { serve, serveTasks } from "#app/platform/work/serve-tasks.ts";

/** The program of a computing child in which every CV is one that never gets done. */
await serveTasks(
  [
    serve(judgeCvTask, () => {
      for (;;) Math.sqrt(Math.random());
    }),
  ],
  () => Promise.resolve(),
);
