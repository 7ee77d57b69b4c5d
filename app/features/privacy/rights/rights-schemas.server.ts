import { z } from "zod";
import { CHANNELS, DESK_KINDS, PURPOSES, SUBJECTS } from "./rights.ts";

/** JSON responses of the rights desk. The browser imports only their types. */

const instant = z.iso.datetime();
const kind = z.enum(DESK_KINDS as [(typeof DESK_KINDS)[number], ...(typeof DESK_KINDS)[number][]]);
const state = z.enum(["open", "waiting", "accepted", "refused", "withdrawn"]);

const deskRow = {
  id: z.string().describe("of a review request it begins with r"),
  number: z.string().describe("D-2026-001; of a review request R-2026-012"),
  kind,
  subject: z.enum(SUBJECTS),
  state,
  person: z.string().describe("name; once erased, the code that stands for the person"),
  userId: z.number().int().nullable().describe("null once the person is erased"),
  receivedAt: instant,
  dueAt: instant.describe("while the clock stands still, as if it went on now"),
  closedAt: instant.nullable(),
  urgency: z.enum(["late", "bad", "warn", "calm"]).describe("bad: 2 days or less; warn: RIGHTS_WARN_DAYS or less"),
  elapsed: z.number().min(0).max(1).describe("share of the period that has passed"),
};
const deskRowSchema = z.object(deskRow).meta({ id: "RightsRow" });
/** A request in the office's list. */
export type DeskRow = z.infer<typeof deskRowSchema>;

export const deskSchema = z
  .object({
    requests: z.array(deskRowSchema).describe("open: nearest deadline first; closed: newest first; at most 300"),
    open: z.number().int(),
    closed: z.number().int(),
    days: z.number().int().describe("RIGHTS_DAYS"),
    blockDays: z.number().int().describe("RIGHTS_BLOCK_BUSINESS_DAYS"),
  })
  .meta({ id: "RightsDesk" });
export type Desk = z.infer<typeof deskSchema>;

export const deskDetailSchema = z
  .object({
    ...deskRow,
    channel: z.enum(CHANNELS),
    isPaused: z.boolean(),
    isOwn: z.boolean().describe("of whoever asks; somebody else decides it"),
    canExtend: z.boolean(),
    assignedTo: z.string().nullable(),
    rut: z.string().nullable().describe("null once erased or while blocked"),
    blockedAt: instant.nullable(),
    corrections: z.array(z.string()).describe("of a rectification: what was corrected since it came, in Spanish"),
    objections: z.array(z.enum(PURPOSES)),
    bookings: z
      .array(z.object({ id: z.number().int(), startsAt: instant, coach: z.string() }))
      .describe("of a block: sessions to come, for the office to cancel or move"),
    events: z.array(
      z.object({
        kind: z.string(),
        by: z.enum(["person", "office", "system"]),
        who: z.string().nullable().describe("of the office"),
        at: instant,
        text: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "RightsDetail" });
/** A request in full, for the office. */
export type DeskDetail = z.infer<typeof deskDetailSchema>;
