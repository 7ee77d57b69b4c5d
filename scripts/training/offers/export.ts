import { writeFileSync } from "node:fs";
import { spansOf } from "./offers-data.ts";
import { labelled, offersOf } from "./rows.ts";
const out: unknown[] = [];
for (const hand of process.argv[2]!.split(",")) for (const offer of offersOf([hand])) {
  const text = offer.text.normalize("NFC");
  out.push({ hand, id: offer.id, isOffer: offer.isOffer, gold: spansOf(offer), lines: labelled(offer, "kinds").map(({ line, features, labels }) => ({
    t: line.tokens.map((x) => x.text), s: line.tokens.map((x) => [x.start, x.end]), y: labels, h: line.isHeading ? 1 : 0, l: line.isListed ? 1 : 0, b: Math.min(line.below, 8), p: Math.round(line.position * 100) / 100,
    hw: line.heading,
    m: features.map((f) => f.filter((n) => n.startsWith("m=") || n.startsWith("sec=") || n.startsWith("in=") || n.startsWith("scue=") || n.startsWith("cue=") || n.startsWith("near-") ).map((n) => n)) })) });
  void text;
}
writeFileSync("/tmp/nn/data.json", JSON.stringify(out));
