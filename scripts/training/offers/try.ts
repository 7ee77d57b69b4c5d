import { offerLines } from "#app/features/offers/reading/offer-tokens.ts";
import { bestLabels } from "#app/features/offers/reading/sequence-tagger.ts";
import { tokenFeatures } from "#app/features/offers/reading/token-features.ts";
import { fitCrf } from "./fit-crf.ts";
import { fitOnline } from "./fit-crf-online.ts";
import { fitPerceptron } from "./fit-perceptron.ts";
import { KINDS, type LabelledOffer, readOffers, spansOf, type Span } from "./offers-data.ts";

const dir = "data/";
const [train, test, penalty, rounds] = [process.argv[2]!.split(","), process.argv[3]!.split(","), Number(process.argv[4] ?? 1), Number(process.argv[5] ?? 60)];
const LABELS = ["O", ...[...KINDS, "disc"].flatMap((kind) => [`B-${kind}`, `I-${kind}`])];
const label = new Map(LABELS.map((name, at) => [name, at]));

function sequences(offer: LabelledOffer) {
  const text = offer.text.normalize("NFC");
  const spans = spansOf(offer);
  return offerLines(text).map((line) => {
    const labels = line.tokens.map((token) => {
      const span = spans.find(({ start, end }) => token.start >= start && token.end <= end) ?? spans.find(({ start, end }) => token.start < end && start < token.end);
      if (!span) return 0;
      const first = line.tokens.find((one) => one.start < span.end && span.start < one.end);
      return label.get(`${first === token ? "B" : "I"}-${span.kind}`)!;
    });
    return { line, features: tokenFeatures(line, text), labels };
  });
}
const offersOf = (hands: string[]) => hands.flatMap((hand) => readOffers(`${dir}${hand}.json`));
const t = Date.now();
const rows = offersOf(train).flatMap(sequences);
console.log(rows.length, "lines", rows.reduce((sum, { labels }) => sum + labels.length, 0), "tokens", Date.now() - t, "ms");
const model = process.env.ON ? fitOnline(rows, LABELS, { epochs: rounds, rate: Number(process.env.RATE ?? 0.1), decay: penalty, minCount: Number(process.env.MC ?? 1) }) : process.env.CRF ? fitCrf(rows, LABELS, penalty, rounds) : fitPerceptron(rows, LABELS, rounds);
console.log(model.weights.size, "features", Date.now() - t, "ms");

const cut = (a: Span, b: Span) => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
const overlap = (a: Span, b: Span) => { const c = cut(a, b); const s = c / Math.min(a.end - a.start, b.end - b.start); const l = c / Math.max(a.end - a.start, b.end - b.start); return process.env.FAIR ? (s >= 0.5 && l >= 0.3 ? 0.5 + l / 2 : 0) : c / (Math.max(a.end, b.end) - Math.min(a.start, b.start)); };
const testRows = offersOf(test).filter(({ isOffer }) => isOffer).map((offer) => ({ offer, rows: sequences(offer), gold: spansOf(offer) }));
function measure(bias: number, show: boolean) {
  const row = new Float64Array(LABELS.length); row[0] = -bias; (model.weights as Map<string, Float64Array>).set("bias", row);
let tp = 0, fp = 0, fn = 0, kindOk = 0, exact = 0, dtp = 0, dfp = 0, dfn = 0;
const missed: string[] = [], wrong: string[] = [];
const perKind: Record<string, number[]> = {};
for (const { offer, rows, gold } of testRows) {
  const text = offer.text.normalize("NFC");
  const found: Span[] = [];
  for (const { line, features } of rows) {
    let open: Span | null = null;
    bestLabels(model, features.map((names) => [...names, "bias"])).forEach((at, index) => {
      const name = LABELS[at]!;
      const token = line.tokens[index]!;
      if (name.startsWith("B-")) found.push((open = { start: token.start, end: token.end, kind: name.slice(2), optional: false }));
      else if (name.startsWith("I-") && open) open.end = token.end;
      else open = null;
    });
  }
  const used = new Set<Span>();
  for (const want of gold) {
    const best = found.filter((one) => !used.has(one) && (one.kind === "disc") === (want.kind === "disc")).toSorted((a, b) => overlap(b, want) - overlap(a, want))[0];
    const ok = best && overlap(best, want) >= 0.5;
    if (ok) used.add(best);
    if (want.kind === "disc") { if (ok) dtp++; else { dfn++; missed.push(`DISC ${text.slice(want.start, want.end)}`); } continue; }
    perKind[want.kind] ??= [0, 0];
    if (ok) {
      if (!want.optional) { tp++; perKind[want.kind]![0]!++; if (best.kind === want.kind) kindOk++; if (best.start === want.start && best.end === want.end) exact++; }
    } else if (!want.optional) { fn++; perKind[want.kind]![1]!++; missed.push(`${want.kind} ${text.slice(want.start, want.end)}`); }
  }
  for (const one of found) if (!used.has(one)) { if (one.kind === "disc") { dfp++; wrong.push(`DISC ${text.slice(one.start, one.end)}`); } else { fp++; wrong.push(`${one.kind} ${text.slice(one.start, one.end)}`); } }
}
const p = tp / (tp + fp), r = tp / (tp + fn);
console.log(bias, "F1", ((2 * p * r) / (p + r)).toFixed(4), "P", p.toFixed(3), "R", r.toFixed(3), "kind", (kindOk / tp).toFixed(3), "exact", (exact / tp).toFixed(3), "disc", dtp, dfp, dfn);
if (show) {
console.log(JSON.stringify(perKind)); console.log("MISSED\n" + missed.join("\n")); console.log("WRONG\n" + wrong.join("\n")); }

}
for (const bias of (process.env.BIAS ?? "0,0.5,1,1.5,2,2.5,3").split(",").map(Number)) measure(bias, Boolean(process.argv[6]));
