import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { findBusy } from "./find-busy.ts";
import { findBusyTask } from "./tasks.ts";

/** The computing child's side: a calendar is somebody else's text, and may repeat without end. */

export const busyTasks: readonly ServedTask[] = [
  serve(findBusyTask, ({ text, from, to, ownUids }) => {
    try {
      return { busy: findBusy(text, { from, to, ownUids: new Set(ownUids) }) };
    } catch {
      // Whatever the parser says of it repeats it.
      return null;
    }
  }),
];
