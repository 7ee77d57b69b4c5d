import type { TaggerModel } from "#app/features/offers/reading/sequence-tagger.ts";
import type { Sequence } from "./fit-crf.ts";

/** CRF by AdaGrad on single lines, averaged over the last epochs. */
export function fitOnline(sequences: readonly Sequence[], labels: readonly string[], { epochs, rate, decay, minCount }: { epochs: number; rate: number; decay: number; minCount: number }): TaggerModel {
  const size = labels.length;
  const counts = new Map<string, number>();
  for (const { features } of sequences) for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const index = new Map<string, number>();
  for (const [name, count] of counts) if (count >= minCount) index.set(name, index.size);
  const F = index.size * size;
  const total = F + size * size + size;
  const x = new Float32Array(total), g2 = new Float32Array(total).fill(1e-6), avg = new Float64Array(total);
  const rows = sequences.filter(({ labels: l }) => l.length > 0).map(({ features, labels: gold }) => ({ gold, tokens: features.map((names) => Int32Array.from(names.flatMap((name) => index.get(name) ?? []))) }));
  const ok = (before: number, after: number) => !labels[after]!.startsWith("I-") || labels[before]!.slice(2) === labels[after]!.slice(2);
  const allowed = Array.from({ length: size * size }, (_, at) => ok(Math.floor(at / size), at % size));
  const startOk = labels.map((label) => !label.startsWith("I-"));
  const step = (at: number, grad: number) => {
    const g = grad + decay * x[at]!;
    g2[at]! += g * g;
    x[at]! -= (rate * g) / Math.sqrt(g2[at]!);
  };
  let seed = 7;
  const random = () => { seed ^= seed << 13; seed ^= seed >>> 17; seed ^= seed << 5; return (seed >>> 0) / 4294967296; };
  const order = rows.map((_, at) => at);
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) { const other = Math.floor(random() * (at + 1)); [order[at], order[other]] = [order[other]!, order[at]!]; }
    for (const which of order) {
      const { gold, tokens } = rows[which]!;
      const n = tokens.length;
      const score = new Float64Array(n * size);
      for (let t = 0; t < n; t++) for (const id of tokens[t]!) { const b = id * size; for (let l = 0; l < size; l++) score[t * size + l]! += x[b + l]!; }
      const T = new Float64Array(size * size);
      for (let at = 0; at < T.length; at++) T[at] = allowed[at] ? Math.exp(x[F + at]!) : 0;
      // scaled forward-backward in probability space
      const alpha = new Float64Array(n * size), beta = new Float64Array(n * size), E = new Float64Array(n * size);
      for (let t = 0; t < n; t++) { let m = -1e9; for (let l = 0; l < size; l++) m = Math.max(m, score[t * size + l]!); for (let l = 0; l < size; l++) E[t * size + l] = Math.exp(score[t * size + l]! - m); }
      const norm = (a: Float64Array, t: number) => { let s = 0; for (let l = 0; l < size; l++) s += a[t * size + l]!; for (let l = 0; l < size; l++) a[t * size + l]! /= s; };
      for (let l = 0; l < size; l++) alpha[l] = startOk[l] ? Math.exp(x[F + size * size + l]!) * E[l]! : 0;
      norm(alpha, 0);
      for (let t = 1; t < n; t++) { for (let l = 0; l < size; l++) { let s = 0; for (let b = 0; b < size; b++) s += alpha[(t - 1) * size + b]! * T[b * size + l]!; alpha[t * size + l] = s * E[t * size + l]!; } norm(alpha, t); }
      for (let l = 0; l < size; l++) beta[(n - 1) * size + l] = 1;
      for (let t = n - 2; t >= 0; t--) { for (let l = 0; l < size; l++) { let s = 0; for (let a = 0; a < size; a++) s += T[l * size + a]! * E[(t + 1) * size + a]! * beta[(t + 1) * size + a]!; beta[t * size + l] = s; } norm(beta, t); }
      for (let t = 0; t < n; t++) {
        let z = 0;
        for (let l = 0; l < size; l++) z += alpha[t * size + l]! * beta[t * size + l]!;
        for (let l = 0; l < size; l++) {
          const err = (alpha[t * size + l]! * beta[t * size + l]!) / z - (l === gold[t] ? 1 : 0);
          if (Math.abs(err) < 1e-4) continue;
          for (const id of tokens[t]!) step(id * size + l, err);
          if (t === 0 && startOk[l]) step(F + size * size + l, err);
        }
        if (t > 0) {
          let zz = 0;
          const p = new Float64Array(size * size);
          for (let b = 0; b < size; b++) for (let l = 0; l < size; l++) { const v = alpha[(t - 1) * size + b]! * T[b * size + l]! * E[t * size + l]! * beta[t * size + l]!; p[b * size + l] = v; zz += v; }
          for (let at = 0; at < p.length; at++) if (allowed[at]) { const err = p[at]! / zz - (at === gold[t - 1]! * size + gold[t]! ? 1 : 0); if (Math.abs(err) > 1e-4) step(F + at, err); }
        }
      }
    }
    if (epoch >= epochs / 2) { averaged++; for (let at = 0; at < total; at++) avg[at]! += x[at]!; }
  }
  const w = avg.map((v) => v / averaged);
  const kept = new Map<string, Float64Array>();
  for (const [name, at] of index) kept.set(name, w.slice(at * size, (at + 1) * size));
  return { labels, weights: kept, follows: Float64Array.from({ length: size * size }, (_, at) => (allowed[at] ? w[F + at]! : Number.NEGATIVE_INFINITY)), starts: Float64Array.from({ length: size }, (_, l) => (startOk[l] ? w[F + size * size + l]! : Number.NEGATIVE_INFINITY)) };
}
