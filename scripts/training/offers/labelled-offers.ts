import { z } from "zod";
import { REQUIREMENT_KINDS } from "#app/features/offers/match/requirement.ts";

/** Job offers labelled by people: tests/fixtures/offers/README.md says what each field means. */

const requirementSchema = z.object({
  id: z.string(),
  kind: z.enum(REQUIREMENT_KINDS),
  text: z.string().min(1),
  level: z.enum(["must", "nice"]),
  value: z.string(),
  optional: z.boolean().optional(),
});

export const offerSchema = z.object({
  id: z.string(),
  lang: z.enum(["es", "en"]),
  isOffer: z.boolean(),
  post: z.string(),
  text: z.string().min(1),
  requirements: z.array(requirementSchema),
  discriminating: z.array(z.string()),
});
