import { offerLines } from "#app/features/offers/reading/offer-tokens.ts";
import { tokenFeatures } from "#app/features/offers/reading/token-features.ts";
import { KINDS, type LabelledOffer, readOffers, spansOf } from "./offers-data.ts";
export const labelsOf = (scheme: string) => scheme === "kinds" ? ["O", ...[...KINDS, "disc"].flatMap((k) => [`B-${k}`, `I-${k}`])] : ["O", "B-x", "I-x", "B-disc", "I-disc"];
export const offersOf = (hands: string[]) => hands.flatMap((hand) => readOffers(`data/${hand}.json`));
export function labelled(offer: LabelledOffer, scheme: string) {
  const LABELS = labelsOf(scheme);
  const text = offer.text.normalize("NFC");
  const spans = spansOf(offer);
  return offerLines(text).map((line) => {
    const labels = line.tokens.map((token) => {
      const span = spans.find(({ start, end }) => token.start >= start && token.end <= end) ?? spans.find(({ start, end }) => token.start < end && start < token.end);
      if (!span) return 0;
      const first = line.tokens.find((one) => one.start < span.end && span.start < one.end);
      const kind = scheme === "kinds" || span.kind === "disc" ? span.kind : "x";
      return LABELS.indexOf(`${first === token ? "B" : "I"}-${kind}`);
    });
    return { line, features: tokenFeatures(line, text), labels };
  });
}
