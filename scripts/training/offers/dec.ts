import { readFileSync } from "node:fs";
import type { TaggerModel } from "#app/features/offers/reading/sequence-tagger.ts";
import { labelScores } from "#app/features/offers/reading/sequence-tagger.ts";
import { spansOf, type Span } from "./offers-data.ts";
import { labelled, offersOf } from "./rows.ts";

export function load(file: string): TaggerModel {
  const m = JSON.parse(readFileSync(file, "utf8"));
  return { labels: m.labels, weights: new Map(m.weights.map(([k, v]: [string, number[]]) => [k, Float64Array.from(v)])), follows: Float64Array.from(m.follows.map((n: number) => n < -1e8 ? -Infinity : n)), starts: Float64Array.from(m.starts.map((n: number) => n < -1e8 ? -Infinity : n)) };
}
/** segment probabilities: list of {i,j(excl),kind,p} */
export type Seg = { i: number; j: number; p: number; kinds: Map<string, number> };
export function segments(m: TaggerModel, features: string[][], minP = 0.004, cap = 30): { segs: Seg[]; disc: Seg[]; inside: Float64Array } {
  const S = m.labels.length, n = features.length;
  const sc = labelScores(m, features);
  const E = new Float64Array(n * S), F = new Float64Array(n * S), B = new Float64Array(n * S), scale = new Float64Array(n);
  const T = m.follows.map(Math.exp), st = m.starts.map(Math.exp);
  for (let t = 0; t < n; t++) { let top = -1e9; for (let l = 0; l < S; l++) top = Math.max(top, sc[t * S + l]!); for (let l = 0; l < S; l++) E[t * S + l] = Math.exp(sc[t * S + l]! - top); }
  for (let t = 0; t < n; t++) { let sum = 0; for (let l = 0; l < S; l++) { let into = 0; if (t === 0) into = st[l]!; else for (let b = 0; b < S; b++) into += F[(t - 1) * S + b]! * T[b * S + l]!; sum += F[t * S + l] = into * E[t * S + l]!; } scale[t] = sum; for (let l = 0; l < S; l++) F[t * S + l]! /= sum; }
  for (let l = 0; l < S; l++) B[(n - 1) * S + l] = 1;
  for (let t = n - 2; t >= 0; t--) for (let l = 0; l < S; l++) { let s = 0; for (let a = 0; a < S; a++) s += T[l * S + a]! * E[(t + 1) * S + a]! * B[(t + 1) * S + a]!; B[t * S + l] = s / scale[t + 1]!; }
  const inside = new Float64Array(n);
  for (let t = 0; t < n; t++) for (let l = 1; l < S; l++) if (!m.labels[l]!.endsWith("disc")) inside[t]! += F[t * S + l]! * B[t * S + l]!;
  const by = new Map<number, Seg>(), disc: Seg[] = [];
  m.labels.forEach((name, b) => {
    if (!name.startsWith("B-")) return;
    const kind = name.slice(2), il = m.labels.indexOf(`I-${kind}`);
    for (let i = 0; i < n; i++) {
      let open = F[i * S + b]!; // P(prefix, B at i) scaled
      if (open * B[i * S + b]! < minP) continue;
      let label = b;
      for (let j = i + 1; j <= Math.min(n, i + cap); j++) {
        // close before j: next label != I-kind
        let close: number;
        if (j === n) close = open;
        else { let s = 0; for (let a = 0; a < S; a++) if (a !== il) s += T[label * S + a]! * E[j * S + a]! * B[j * S + a]!; close = (open * s) / scale[j]!; }
        if (close >= minP) {
          if (kind === "disc") disc.push({ i, j, p: close, kinds: new Map([[kind, close]]) });
          else { const key = i * 1000 + j; let seg = by.get(key); if (!seg) by.set(key, (seg = { i, j, p: 0, kinds: new Map() })); seg.p += close; seg.kinds.set(kind, close); }
        }
        if (j < n) { open = (open * T[label * S + il]! * E[j * S + il]!) / scale[j]!; label = il; if (open * B[j * S + il]! < minP) break; }
      }
    }
  });
  return { segs: [...by.values()], disc, inside };
}
export const fairMatch = (a: { start: number; end: number }, b: { start: number; end: number }) => { const c = Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)); const [x, y] = [a.end - a.start, b.end - b.start]; return c / Math.min(x, y) >= 0.5 && c / Math.max(x, y) >= 0.3; };
export const quality = (a: { start: number; end: number }, b: { start: number; end: number }) => { const c = Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)); return c / Math.max(a.end - a.start, b.end - b.start); };
export const iou = (a: { start: number; end: number }, b: { start: number; end: number }) => { const c = Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)); return c / (a.end - a.start + b.end - b.start - c); };

const Q = Number(process.env.Q ?? 0.3);
export type Found = { start: number; end: number; kind: string; p: number };
/** choose spans maximizing sum(P(match) - theta), no overlap */
export function decode(segs: Seg[], tokens: { start: number; end: number }[], theta: number): Found[] {
  const c = segs.map((s) => ({ ...s, start: tokens[s.i]!.start, end: tokens[s.j - 1]!.end, pm: 0, gain: 0 }));
  for (const one of c) {
    const at = new Float64Array(one.j - one.i), gain = new Float64Array(one.j - one.i);
    for (const other of c) {
      if (other.j <= one.i || other.i >= one.j || !fairMatch(one, other)) continue;
      for (let t = Math.max(one.i, other.i); t < Math.min(one.j, other.j); t++) { at[t - one.i]! += other.p; gain[t - one.i]! += other.p * (1 - Q + Q * quality(one, other)); }
    }
    one.pm = Math.max(...at); one.gain = Math.max(...gain);
  }
  const n = tokens.length;
  const best = new Float64Array(n + 1); const pick: (null | (typeof c)[number])[] = Array(n + 1).fill(null);
  const endAt = new Map<number, typeof c>();
  for (const one of c) { if (!endAt.has(one.j)) endAt.set(one.j, []); endAt.get(one.j)!.push(one); }
  for (let j = 1; j <= n; j++) { best[j] = best[j - 1]!; for (const one of endAt.get(j) ?? []) { const v = best[one.i]! + one.gain - theta; if (v > best[j]!) { best[j] = v; pick[j] = one; } } }
  const out: Found[] = [];
  for (let j = n; j > 0;) { const one = pick[j]; if (one && best[j]! > best[j - 1]!) { const kind = [...one.kinds].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "x"; out.unshift({ start: one.start, end: one.end, kind, p: one.pm }); j = one.i; } else j--; }
  return out;
}
export type Score = { tp: number; fp: number; fn: number; kind: number; exact: number; stp: number };
export function score(found: Found[], gold: Span[], s: Score, log?: (k: string, t: Span | Found) => void) {
  const used = new Set<Found>();
  for (const want of gold.filter((g) => g.kind !== "disc")) {
    const best = found.filter((f) => !used.has(f) && fairMatch(f, want)).sort((a, b) => quality(b, want) - quality(a, want))[0];
    if (best) { used.add(best); if (!want.optional) { s.tp++; if (best.kind === want.kind) s.kind++; if (iou(best, want) >= 0.5) s.stp++; if (best.start === want.start && best.end === want.end) s.exact++; } }
    else if (!want.optional) { s.fn++; log?.("MISS", want); }
  }
  for (const f of found) if (!used.has(f)) { s.fp++; log?.("WRONG", f); }
}
export const line = (s: Score) => { const p = s.tp / (s.tp + s.fp), r = s.tp / (s.tp + s.fn); return `F1 ${((2 * p * r) / (p + r)).toFixed(4)} P ${p.toFixed(3)} R ${r.toFixed(3)} kind ${(s.kind / s.tp).toFixed(3)} iou.5 ${(s.stp / s.tp).toFixed(3)} exact ${(s.exact / s.tp).toFixed(3)}`; };

if (process.argv[2]) {
  const models = process.argv[2].split(",").map((f) => load(`build/${f}.json`));
  const offers = offersOf((process.argv[3] ?? "b,g,u,x,y").split(",")).filter((o) => o.isOffer);
  const t = Date.now();
  const rows = offers.map((o) => ({ o, gold: spansOf(o), lines: labelled(o, "two").map(({ line: l, features }) => {
    const by = new Map<number, Seg>();
    for (const m of models) for (const s of segments(m, features).segs) { const k = s.i * 1000 + s.j; let seg = by.get(k); if (!seg) by.set(k, (seg = { i: s.i, j: s.j, p: 0, kinds: new Map() })); seg.p += s.p / models.length; for (const [kind, p] of s.kinds) if (kind !== "x") seg.kinds.set(kind, (seg.kinds.get(kind) ?? 0) + p); }
    return { tokens: l.tokens, segs: [...by.values()] };
  }) }));
  console.log("ms/offer", (Date.now() - t) / offers.length);
  for (const theta of [0.3, 0.4, 0.45, 0.5, 0.55, 0.6]) {
    const s: Score = { tp: 0, fp: 0, fn: 0, kind: 0, exact: 0, stp: 0 };
    const show = process.argv[4] && theta === 0.4;
    for (const { o, gold, lines } of rows) { const text = o.text.normalize("NFC"); score(lines.flatMap(({ tokens, segs }) => decode(segs, tokens, theta)), gold, s, show ? (k, f) => console.log(k, f.kind, text.slice(Math.max(0, f.start - 30), f.start).replace(/\n/g, "/") + "[" + text.slice(f.start, f.end) + "]" + text.slice(f.end, f.end + 15).replace(/\n/g, "/")) : undefined); }
    console.log(theta, line(s));
  }
}
