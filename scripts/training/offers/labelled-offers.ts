import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { REQUIREMENT_KINDS } from "#app/features/offers/match/requirement.ts";

/** Job offers labelled by people: tests/fixtures/offers/README.md says what each field means. */

const requirementSchema = z.object({
  id: z.string(),
  kind: z.enum(REQUIREMENT_KINDS),
  text: z.string().min(1),
  level: z.enum(["must", "nice"]),
  value: z.coerce.string(),
  optional: z.boolean().optional(),
});

export const offerSchema = z.object({
  id: z.string(),
  lang: z.enum(["es", "en"]),
  isOffer: z.boolean(),
  post: z.string(),
  text: z.string().min(1),
  requirements: z.array(requirementSchema),
  discriminating: z.array(z.string()).default([]),
});
export type LabelledOffer = z.infer<typeof offerSchema>;

/** A file for each author ("hand"), an offer a line. */
const FOLDER = "scripts/training/offers";

/** `--without a,b` of the command line: hands that are left out, to measure on them. */
export function withoutHands(args: readonly string[]): Set<string> {
  const at = args.indexOf("--without");
  return new Set(at < 0 ? [] : (args[at + 1] ?? "").split(","));
}

/** Of a file with an offer a line, or with an array of them. */
export function offersOf(file: string): LabelledOffer[] {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".jsonl")) return z.array(offerSchema).parse(JSON.parse(text));
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => offerSchema.parse(JSON.parse(line)));
}

/** All offers of the hands that are not left out, in the order of the files' names. */
export function readOffers(without: ReadonlySet<string>): LabelledOffer[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".jsonl") && !without.has(path.basename(file, ".jsonl")))
    .toSorted()
    .flatMap((file) => offersOf(path.join(FOLDER, file)));
}

export type Placed = { start: number; end: number; level: "must" | "nice" };

/** Where the requirements stand in the NFC form of the text: each at the first place that no other label takes. */
export function placesOf(offer: LabelledOffer): Placed[] {
  const text = offer.text.normalize("NFC");
  const taken: Placed[] = [];
  for (const { text: words, level } of offer.requirements) {
    const needle = words.normalize("NFC");
    for (let start = text.indexOf(needle); start >= 0; start = text.indexOf(needle, start + 1)) {
      const end = start + needle.length;
      if (taken.some((one) => one.start < end && start < one.end)) continue;
      taken.push({ start, end, level });
      break;
    }
  }
  return taken;
}
