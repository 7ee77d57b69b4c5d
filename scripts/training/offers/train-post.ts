import { writeFileSync } from "node:fs";
import { postCandidates } from "#app/features/offers/reading/post-features.ts";
import { type Example, fitFeatures } from "./fit-features.ts";
import { readOffers, withoutHands } from "./labelled-offers.ts";

/**
 * Trains where the post's name stands in an offer: post-weights.json of app/features/offers/reading.
 * Usage: npm run train:offer-post, from the project folder; `-- --without g,u` leaves hands out. Deterministic.
 */

const PENALTY = 5e-5;
const TARGET = "app/features/offers/reading/post-weights.json";
/** Of the places that do not touch the name, one in so many is an example. */
const EVERY = 3;
const WEIGHT = { right: 5, wrong: 1 } as const;

const examples = readOffers(withoutHands(process.argv)).flatMap(({ text, post }): Example[] => {
  const start = post === "" ? -1 : text.normalize("NFC").indexOf(post.normalize("NFC"));
  const end = start + post.normalize("NFC").length;
  return postCandidates(text).flatMap((place, at): Example[] => {
    if (place.start === start && place.end === end)
      return [{ features: place.features, target: 1, weight: WEIGHT.right }];
    const touches = place.start < end && start < place.end;
    return touches || at % EVERY === 0 ? [{ features: place.features, target: 0, weight: WEIGHT.wrong }] : [];
  });
});
const model = fitFeatures(examples, PENALTY);
writeFileSync(TARGET, `${JSON.stringify(model)}\n`);
console.log(`${examples.length} places, ${Object.keys(model.weights).length} weights`);
