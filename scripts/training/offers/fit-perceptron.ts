import { bestLabels, type TaggerModel } from "#app/features/offers/reading/sequence-tagger.ts";
import type { Sequence } from "./fit-crf.ts";

/** Averaged structured perceptron (Collins 2002). */
export function fitPerceptron(sequences: readonly Sequence[], labels: readonly string[], epochs: number, minCount = 2): TaggerModel {
  const size = labels.length;
  const counts = new Map<string, number>();
  for (const { features } of sequences) for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weights = new Map<string, Float64Array>();
  const sums = new Map<string, Float64Array>();
  for (const [name, count] of counts) if (count >= minCount) { weights.set(name, new Float64Array(size)); sums.set(name, new Float64Array(size)); }
  const ok = (before: number, after: number) => !labels[after]!.startsWith("I-") || labels[before]!.slice(2) === labels[after]!.slice(2);
  const follows = Float64Array.from({ length: size * size }, (_, at) => (ok(Math.floor(at / size), at % size) ? 0 : Number.NEGATIVE_INFINITY));
  const starts = Float64Array.from({ length: size }, (_, at) => (labels[at]!.startsWith("I-") ? Number.NEGATIVE_INFINITY : 0));
  const followSums = new Float64Array(size * size), startSums = new Float64Array(size);
  const model = { labels, weights, follows, starts };
  let time = 1;
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const order = sequences.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) { const other = Math.floor(random() * (at + 1)); [order[at], order[other]] = [order[other]!, order[at]!]; }
    for (const at of order) {
      const { features, labels: gold } = sequences[at]!;
      const guess = bestLabels(model, features);
      const change = (label: number, names: readonly string[], by: number) => {
        for (const name of names) { const row = weights.get(name); if (row) { row[label]! += by; sums.get(name)![label]! += by * time; } }
      };
      for (let token = 0; token < gold.length; token++) {
        const [want, got] = [gold[token]!, guess[token]!];
        if (want !== got) { change(want, features[token]!, 1); change(got, features[token]!, -1); }
        if (token === 0) { if (want !== got) { starts[want]! += 1; startSums[want]! += time; starts[got]! -= 1; startSums[got]! -= time; } }
        else {
          const [w, g] = [gold[token - 1]! * size + want, guess[token - 1]! * size + got];
          if (w !== g) { follows[w]! += 1; followSums[w]! += time; follows[g]! -= 1; followSums[g]! -= time; }
        }
      }
      time++;
    }
  }
  for (const [name, row] of weights) { const sum = sums.get(name)!; for (let at = 0; at < size; at++) row[at]! -= sum[at]! / time; }
  for (let at = 0; at < follows.length; at++) if (follows[at] !== Number.NEGATIVE_INFINITY) follows[at]! -= followSums[at]! / time;
  for (let at = 0; at < size; at++) if (starts[at] !== Number.NEGATIVE_INFINITY) starts[at]! -= startSums[at]! / time;
  return model;
}
