import { readFileSync } from "node:fs";
import { z } from "zod";
import { type ReadOffer, type ReadRequirement, readOffer } from "#app/features/offers/reading/read-offer.ts";
import { type LabelledOffer, offerSchema } from "../training/offers/labelled-offers.ts";
import { type Stretch, stretchesOf } from "../training/offers/network/stretches.ts";

/**
 * What is read of labelled job offers (tests/fixtures/offers/README.md).
 * usage: npm run eval:offers -- OFFERS.json [--each]
 * Prints a line for each kind of requirement and, as the last line, {precision, recall, f1, mustNice, isOffer,
 * discriminating, …}. A requirement is found where what was read and the label share half of the shorter one and a
 * third of the longer one, one to one; labels with `optional` neither count nor are counted against. `strict`: F1
 * where they share half of what both cover. `kind` and `mustNice` are shares of those found; `isOffer` of all texts;
 * `discriminating` is F1 by any overlap. Exits 1 under f1 .90 or mustNice .92. --each: every miss.
 */

const LEAST = { f1: 0.9, mustNice: 0.92 };

const file = process.argv.slice(2).find((one) => !one.startsWith("--"));
if (!file) {
  process.stderr.write("usage: npm run eval:offers -- OFFERS.json [--each]\n");
  process.exit(2);
}

type Span = { start: number; end: number };
type Count = { right: number; wrong: number; missed: number };
const none = (): Count => ({ right: 0, wrong: 0, missed: 0 });
const share = (one: number, all: number) => (all === 0 ? 1 : Math.round((one / all) * 1000) / 1000);
const f1Of = ({ right, wrong, missed }: Count) => share(2 * right, 2 * right + wrong + missed);

const inCommon = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
const lengthOf = ({ start, end }: Span) => end - start;

function isSame(one: Span, other: Span): boolean {
  const common = inCommon(one, other);
  const [shorter, longer] = [lengthOf(one), lengthOf(other)].toSorted((a, b) => a - b) as [number, number];
  return common * 2 >= shorter && common * 3 >= longer;
}

function isSameStrictly(one: Span, other: Span): boolean {
  const common = inCommon(one, other);
  return common * 2 >= lengthOf(one) + lengthOf(other) - common;
}

/** The best partner of each label that no other has, in the order of the text. */
function paired(labels: readonly Stretch[], found: readonly ReadRequirement[], same: typeof isSame) {
  const left = new Set(found);
  const pairs = labels.map((label) => {
    const [best] = [...left]
      .filter((one) => same(one, label))
      .toSorted((one, other) => inCommon(other, label) / lengthOf(other) - inCommon(one, label) / lengthOf(one));
    if (best) left.delete(best);
    return { label, best };
  });
  return { pairs, left: [...left] };
}

function counted(labels: readonly Stretch[], found: readonly ReadRequirement[], same: typeof isSame): Count {
  const { pairs, left } = paired(labels, found, same);
  const asked = pairs.filter(({ label }) => !label.optional);
  const right = asked.filter(({ best }) => best).length;
  return { right, wrong: left.length, missed: asked.length - right };
}

const add = (one: Count, other: Count): Count => ({
  right: one.right + other.right,
  wrong: one.wrong + other.wrong,
  missed: one.missed + other.missed,
});

const byKind = new Map<string, Count>();
let [fair, strict, forbidden] = [none(), none(), none()];
let [kinds, levels, offers] = [0, 0, 0];

function judge(offer: LabelledOffer, read: ReadOffer): void {
  const stretches = stretchesOf(offer);
  const labels = stretches.filter(({ kind }) => kind !== "discriminating");
  fair = add(fair, counted(labels, read.requirements, isSame));
  strict = add(strict, counted(labels, read.requirements, isSameStrictly));
  const { pairs, left } = paired(labels, read.requirements, isSame);
  for (const { label, best } of pairs) {
    if (label.optional) continue;
    kinds += Number(best?.kind === label.kind);
    levels += Number(best?.level === label.level);
    byKind.set(
      label.kind,
      add(byKind.get(label.kind) ?? none(), { right: Number(best !== undefined), wrong: 0, missed: Number(!best) }),
    );
  }
  const quotes = stretches.filter(({ kind }) => kind === "discriminating");
  const met = quotes.filter((quote) => read.discriminating.some((one) => inCommon(one, quote) > 0)).length;
  const wrong = read.discriminating.filter((one) => quotes.every((quote) => inCommon(one, quote) === 0)).length;
  forbidden = add(forbidden, { right: met, wrong, missed: quotes.length - met });
  if (!process.argv.includes("--each")) return;
  for (const { label, best } of pairs)
    if (!best && !label.optional)
      console.log(offer.id, "missed", label.kind, JSON.stringify(offer.text.slice(label.start, label.end)));
  for (const one of left)
    console.log(offer.id, "wrong", one.kind, one.probability.toFixed(2), JSON.stringify(one.text));
}

const all = z.array(offerSchema).parse(JSON.parse(readFileSync(file, "utf8")));
for (const offer of all) {
  const read = readOffer(offer.text);
  offers += Number(read.isOffer === offer.isOffer);
  if (offer.isOffer) judge(offer, read);
}
for (const [kind, { right, missed }] of [...byKind].toSorted())
  console.log(
    `${kind.padEnd(10)} ${String(right + missed).padStart(4)}  found ${share(right, right + missed).toFixed(3)}`,
  );
const summary = {
  precision: share(fair.right, fair.right + fair.wrong),
  recall: share(fair.right, fair.right + fair.missed),
  f1: f1Of(fair),
  mustNice: share(levels, fair.right),
  isOffer: share(offers, all.length),
  discriminating: f1Of(forbidden),
  kind: share(kinds, fair.right),
  strict: f1Of(strict),
  discriminatingPrecision: share(forbidden.right, forbidden.right + forbidden.wrong),
};
console.log(JSON.stringify(summary));
process.exit(summary.f1 < LEAST.f1 || summary.mustNice < LEAST.mustNice ? 1 : 0);
