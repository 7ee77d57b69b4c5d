import { readFileSync, writeFileSync } from "node:fs";
import { isOfferFeatures } from "#app/features/offers/reading/is-offer-features.ts";
import { type Example, fitFeatures } from "./fit-features.ts";
import { type LabelledOffer, readOffers, withoutHands } from "./labelled-offers.ts";

/**
 * Trains what tells an offer from other texts: is-offer-weights.json of app/features/offers/reading.
 * Usage: npm run train:is-offer, from the project folder; `-- --without g,u` leaves hands out. Deterministic.
 */

const PENALTY = 2e-4;
const TARGET = "app/features/offers/reading/is-offer-weights.json";
/** Recipes, invoices, code, poems and the like, parted by lines of "====". */
const OTHER_TEXTS = "scripts/training/offers/other-texts.txt";
/** Offers as short as they stand on a wall or in a chat; parted likewise. */
const SHORT_OFFERS = "scripts/training/offers/short-offers.txt";
/** Few of the labelled texts are no offers, and half an offer, as somebody may paste it, is one too. */
const WEIGHT = { offer: 1, part: 0.5, short: 4, nearOffer: 8, other: 6, unknown: 60 } as const;

const example = (text: string, target: 0 | 1, weight: number): Example => ({
  features: isOfferFeatures(text).features,
  target,
  weight,
});

function halfOf(text: string): string {
  const end = text.indexOf("\n", text.length / 2);
  return end < 0 ? text.slice(0, text.length / 2) : text.slice(0, end);
}

/** The line with the post's name and the first lines that require something. */
function shortened({ text, post, requirements }: LabelledOffer, most: number): string {
  const says = (line: string) => requirements.some((one) => line.includes(one.text));
  const lines = text.split("\n");
  const named = lines.filter((line) => post !== "" && line.includes(post)).slice(0, 1);
  return [...named, ...lines.filter(says).slice(0, most)].join("\n");
}

const labelled = readOffers(withoutHands(process.argv)).flatMap((offer): Example[] => {
  const { isOffer, text } = offer;
  return isOffer
    ? [
        example(text, 1, WEIGHT.offer),
        example(halfOf(text), 1, WEIGHT.part),
        example(shortened(offer, 1), 1, WEIGHT.part),
        example(shortened(offer, 4), 1, WEIGHT.part),
      ]
    : [example(text, 0, WEIGHT.nearOffer), example(halfOf(text), 0, WEIGHT.other)];
});
const textsOf = (file: string) => readFileSync(file, "utf8").split("\n====\n");
const others = textsOf(OTHER_TEXTS).map((text) => example(text, 0, WEIGHT.other));
const short = textsOf(SHORT_OFFERS).map((text) => example(text, 1, WEIGHT.short));
// A text of which nothing is known is no offer.
const unknown = example("", 0, WEIGHT.unknown);
const model = fitFeatures([...labelled, ...others, ...short, unknown], PENALTY);
writeFileSync(TARGET, `${JSON.stringify(model)}\n`);
console.log(`${labelled.length + others.length + short.length} texts, ${Object.keys(model.weights).length} weights`);
