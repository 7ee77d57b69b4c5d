import { z } from "zod";
import { REQUIREMENT_KINDS } from "./match/requirement.ts";
import { MAX_NAME_CHARS, MAX_NOTE_CHARS, MAX_OFFER_CHARS, MAX_STRETCH_CHARS, OFFER_STATES } from "./offer-rules.ts";
import { MAX_REQUIREMENTS } from "./stored-offer.ts";

/** Bodies and answers of /api/job-offers. */

export const newOfferSchema = z.object({
  // A pasted page may have more; it is refused with a sentence of its own.
  text: z.string().max(MAX_OFFER_CHARS * 3),
  isOffer: z.boolean().optional().describe("the student says that it is one"),
});
export const newOfferReplySchema = z.object({ id: z.number().int() });

const givenRequirementSchema = z.object({
  id: z.string().max(8).optional().describe("absent for a new one"),
  text: z.string().trim().min(1).max(MAX_STRETCH_CHARS).describe("words that stand in the offer"),
  kind: z.enum(REQUIREMENT_KINDS),
  level: z.enum(["must", "nice"]),
  isAsked: z.boolean().optional().describe("too unsure to count until the student says that the offer asks for it"),
});
export type GivenRequirement = z.infer<typeof givenRequirementSchema>;

export const offerChangeSchema = z.object({
  requirements: z.array(givenRequirementSchema).max(MAX_REQUIREMENTS).optional().describe("all of them, each time"),
  answers: z
    .array(z.object({ id: z.string().regex(/^r\d{1,4}$/), answer: z.enum(["yes", "no"]).nullable() }))
    .max(MAX_REQUIREMENTS)
    .optional()
    .describe("by the requirement's id; null takes one back"),
  compareAgain: z.boolean().optional().describe("with the newest CV"),
  post: z.string().trim().max(MAX_NAME_CHARS).optional(),
  firm: z.string().trim().max(MAX_NAME_CHARS).optional(),
  state: z.enum(OFFER_STATES).optional(),
  stateOn: z.iso.date().nullable().optional().describe("a day of America/Santiago"),
  note: z.string().trim().max(MAX_NOTE_CHARS).optional(),
  updatedAt: z.string().max(40).optional().describe("of the state that was seen; another one is a conflict"),
});
export type OfferChange = z.infer<typeof offerChangeSchema>;

export const doneSchema = z.object({ ok: z.literal(true) });
export const readFileSchema = z.object({
  text: z.string().describe("what was read, for the student to look at; nothing of it is kept"),
  isCut: z.boolean().describe("it was longer than an offer may be"),
});
