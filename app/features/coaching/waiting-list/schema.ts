import { z } from "zod";

/** Shapes of the waiting list's calls, shared by server and browser. */

export const waitingEntrySchema = z
  .object({
    id: z.number().int(),
    coachId: z.number().int(),
    coachName: z.string(),
    date: z.iso.date().nullable().describe("day in Chile; null: any day"),
    position: z.number().int().nullable().describe("1: next; null while a slot is offered"),
    offer: z
      .object({ startsAt: z.iso.datetime(), until: z.iso.datetime().describe("the slot is held until then") })
      .nullable(),
  })
  .meta({ id: "WaitingEntry" });
/** Somebody's place on the waiting list, as its owner sees it. */
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** Body of POST /api/coaching/waiting-list. */
export const joinSchema = z.object({
  coachId: z.number().int().positive(),
  date: z.iso.date().nullable().default(null),
});
