import type { RequirementKind } from "#app/features/offers/match/requirement.ts";
import type { LabelledOffer } from "../labelled-offers.ts";

/** A labelled stretch of an offer; offsets in the NFC form of its text, end exclusive. */
export type Stretch = {
  start: number;
  end: number;
  kind: RequirementKind | "discriminating";
  level: "must" | "nice" | null;
  optional: boolean;
};

const LETTER = /[\p{L}\p{N}]/u;

/** Where the labels stand, longest first: each at the first place in whole words that no other one takes. */
export function stretchesOf(offer: Pick<LabelledOffer, "text" | "requirements" | "discriminating">): Stretch[] {
  const text = offer.text.normalize("NFC");
  const taken: Stretch[] = [];
  const put = (words: string, rest: Omit<Stretch, "start" | "end">) => {
    const wanted = words.normalize("NFC");
    for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
      const end = start + wanted.length;
      if (!isWhole(text, start, end) || taken.some((one) => one.start < end && start < one.end)) continue;
      taken.push({ start, end, ...rest });
      return;
    }
  };
  const longest = offer.requirements.toSorted((one, other) => other.text.length - one.text.length);
  for (const { text: words, kind, level, optional } of longest)
    put(words, { kind, level, optional: optional === true });
  for (const words of offer.discriminating) put(words, { kind: "discriminating", level: null, optional: false });
  return taken.toSorted((one, other) => one.start - other.start);
}

function isWhole(text: string, start: number, end: number): boolean {
  const cuts = (outer: string, inner: string) => LETTER.test(outer) && LETTER.test(inner);
  return !cuts(text[start - 1] ?? " ", text[start] ?? " ") && !cuts(text[end] ?? " ", text[end - 1] ?? " ");
}
