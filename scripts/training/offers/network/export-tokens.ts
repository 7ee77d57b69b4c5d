import { writeFileSync } from "node:fs";
import { REQUIREMENT_KINDS } from "#app/features/offers/match/requirement.ts";
import { offerLines } from "#app/features/offers/reading/offer-tokens.ts";
import { shapeOf } from "#app/features/offers/reading/requirement-network.ts";
import { tokenMarks } from "#app/features/offers/reading/token-marks.ts";
import { type LabelledOffer, offersOf, readOffers, withoutHands } from "../labelled-offers.ts";
import { stretchesOf } from "./stretches.ts";

/**
 * Writes the labelled offers as train.py reads them: tokens with their marks and labels.
 * usage: npm run export:offer-tokens -- OUT.json [--without a,b] [FILE.json …]
 * Of FILEs where some are given, otherwise of all hands beside this folder.
 */

const [out, ...rest] = process.argv.slice(2);
if (!out || out.startsWith("--")) {
  process.stderr.write("usage: npm run export:offer-tokens -- OUT.json [--without a,b] [FILE.json …]\n");
  process.exit(2);
}
const OUTSIDE = { label: 0, kind: -1 };

function exported(offer: LabelledOffer) {
  const text = offer.text.normalize("NFC");
  const places = stretchesOf(offer);
  const lines = offerLines(text).map((line) => {
    const marks = tokenMarks(line, text);
    const tokens = line.tokens.map((token, at) => {
      const place = places.find(({ start, end }) => token.start < end && start < token.end);
      const isFirst = place && line.tokens.find(({ start, end }) => start < place.end && place.start < end) === token;
      const [begins, goesOn] = place?.kind === "discriminating" ? [3, 4] : [1, 2];
      const label = place ? (isFirst ? begins : goesOn) : OUTSIDE.label;
      const kind = place ? REQUIREMENT_KINDS.findIndex((one) => one === place.kind) : OUTSIDE.kind;
      return {
        word: token.word,
        shape: shapeOf(token.text),
        marks: marks[at],
        start: token.start,
        end: token.end,
        label,
        kind,
      };
    });
    return { isHeading: line.isHeading, isListed: line.isListed, below: line.below, position: line.position, tokens };
  });
  return { id: offer.id, isOffer: offer.isOffer, places, lines };
}

const files = rest.filter((one) => /\.jsonl?$/.test(one));
const offers = files.length > 0 ? files.flatMap(offersOf) : readOffers(withoutHands(process.argv));
writeFileSync(out, JSON.stringify(offers.map(exported)));
