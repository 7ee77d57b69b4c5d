import { readFileSync } from "node:fs";
import { z } from "zod";

/** Labelled job offers (tests/fixtures/offers/README.md). */

export const KINDS = ["years", "study", "skill", "tool", "language", "licence", "place", "hours", "other"] as const;

const requirementSchema = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
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
export type LabelledOffer = z.infer<typeof offerSchema>;

export const readOffers = (file: string): LabelledOffer[] => z.array(offerSchema).parse(JSON.parse(readFileSync(file, "utf8")));

export type Span = { start: number; end: number; kind: string; level?: "must" | "nice"; optional: boolean };

/** Where the labels stand in the text: the first place that no other label takes. */
export function spansOf(offer: LabelledOffer): Span[] {
  const text = offer.text.normalize("NFC");
  const taken: Span[] = [];
  const put = (words: string, kind: string, rest: Pick<Span, "level" | "optional">) => {
    const needle = words.normalize("NFC");
    for (let start = text.indexOf(needle); start >= 0; start = text.indexOf(needle, start + 1)) {
      const end = start + needle.length;
      const before = text[start - 1] ?? " ";
      const after = text[end] ?? " ";
      const whole = !(/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(needle[0] ?? "")) && !(/[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]/u.test(needle.at(-1) ?? ""));
      if (!whole || taken.some((span) => span.start < end && start < span.end)) continue;
      taken.push({ start, end, kind, ...rest });
      return;
    }
  };
  const longest = offer.requirements.toSorted((one, other) => other.text.length - one.text.length);
  for (const { text: words, kind, level, optional } of longest) put(words, kind, { level, optional: optional === true });
  for (const words of offer.discriminating) put(words, "disc", { optional: false });
  return taken.toSorted((one, other) => one.start - other.start);
}
