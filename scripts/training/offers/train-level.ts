import { writeFileSync } from "node:fs";
import { levelFeatures } from "#app/features/offers/reading/level-features.ts";
import { type Example, fitFeatures } from "./fit-features.ts";
import { placesOf, readOffers, withoutHands } from "./labelled-offers.ts";

/**
 * Trains what tells a requirement from a wish: level-weights.json of app/features/offers/reading.
 * Usage: npm run train:offer-level, from the project folder; `-- --without g,u` leaves hands out. Deterministic.
 */

const PENALTY = 2e-4;
const TARGET = "app/features/offers/reading/level-weights.json";

const examples = readOffers(withoutHands(process.argv)).flatMap((offer): Example[] => {
  const featuresOf = levelFeatures(offer.text);
  return placesOf(offer).map((place) => ({ features: featuresOf(place), target: place.level === "nice" ? 1 : 0 }));
});
const model = fitFeatures(examples, PENALTY);
writeFileSync(TARGET, `${JSON.stringify(model)}\n`);
console.log(`${examples.length} requirements, ${Object.keys(model.weights).length} weights`);
