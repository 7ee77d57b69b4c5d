import { z } from "zod";
import { defineTask } from "#app/platform/work/task.ts";

/** The contract of reading somebody's calendar, shared by the server and the computing child. */

/** Characters of a calendar: what is fetched at most (fetch-calendar.server.ts). */
const MAX_CHARS = 2 * 1024 * 1024;
/** Spans in the weeks that are asked for: more than one each quarter of an hour there cannot be. */
const MAX_SPANS = 6_000;
const instant = z.iso.datetime();

export const findBusyTask = defineTask({
  name: "coaching.find-busy",
  input: z.object({ text: z.string().max(MAX_CHARS), from: instant, to: instant, ownUids: z.array(z.string()) }),
  progress: z.never(),
  /** null: it is no calendar. */
  output: z.object({ busy: z.array(z.object({ startsAt: instant, endsAt: instant })).max(MAX_SPANS) }).nullable(),
  budget: { cpuMs: 10_000, wallMs: 60_000 },
});
