import { writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { cvLines } from "#app/features/cv/facts/document-lines.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { sentencesOf } from "#app/features/cv/facts/lines.ts";
import { decode } from "#app/features/cv/facts/tagger/decode.ts";
import { BUCKETS, featuresOf } from "#app/features/cv/facts/tagger/features.ts";
import { LABELS } from "#app/features/cv/facts/tagger/labels.ts";
import { type CrfFit, fitCrf, type Sequence } from "./training/cv-lines/crf.ts";
import { sampleOf } from "./training/cv-lines/sample.ts";

/**
 * Trains the classifier of CV lines and writes app/features/cv/facts/tagger/weights.json. The CVs are generated while
 * it runs and not saved. usage: npm run train:cv-lines [-- CVS]. Deterministic; takes about two minutes of processor
 * time.
 */

const [CVS, HELD_OUT] = [Number(process.argv[2] ?? 1200), 300];
const PENALTY = 0.6;
const ROUNDS = 70;
const LONGEST = 400;
const TODAY = monthIndex(2026, 11);
const FILE = "app/features/cv/facts/tagger/weights.json";

function sequenceOf(seed: number): Sequence {
  const { document, labels } = sampleOf(seed);
  const units = cvLines(document, TODAY)
    .flatMap((line) => sentencesOf(line, TODAY))
    .slice(0, LONGEST);
  const rows = featuresOf(units, document.bodySize);
  return { rows, labels: Int32Array.from(units, ({ index }) => LABELS.indexOf(labels[index] ?? "other")) };
}

const sequences = Array.from({ length: CVS }, (_, seed) => sequenceOf(seed + 1));
console.log(`${CVS} CVs, ${sequences.reduce((sum, { rows }) => sum + rows.length, 0)} lines`);
const fit = fitCrf(sequences, { buckets: BUCKETS, labels: LABELS.length, penalty: PENALTY, rounds: ROUNDS });

/** Quantizes each weight to one signed byte. */
function packed({ emissions, transitions }: CrfFit) {
  const most = Math.max(
    ...[emissions, transitions].map((part) => part.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)),
  );
  const step = most / 127;
  const bytes = (part: Float64Array) => Int8Array.from(part, (weight) => Math.round(weight / step));
  return { labels: LABELS.length, step, emissions: bytes(emissions), transitions: bytes(transitions) };
}

const field = packed(fit);
const text = (bytes: Int8Array) => deflateRawSync(Buffer.from(bytes.buffer), { level: 9 }).toString("base64");
writeFileSync(
  FILE,
  `${JSON.stringify({ step: field.step, emissions: text(field.emissions), transitions: text(field.transitions) })}\n`,
);

const confusions = new Map<string, number>();
let [right, all] = [0, 0];
for (let seed = 1; seed <= HELD_OUT; seed += 1) {
  const { rows, labels } = sequenceOf(1_000_000 + seed);
  for (const [at, label] of decode(rows, field, () => true).entries()) {
    all += 1;
    if (label === labels[at]) right += 1;
    else {
      const pair = `${LABELS[labels[at] ?? 0]} taken for ${LABELS[label]}`;
      confusions.set(pair, (confusions.get(pair) ?? 0) + 1);
    }
  }
}
console.log(`other seeds: ${right} of ${all} lines right (${((100 * right) / all).toFixed(1)} %)`);
for (const [pair, count] of [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(`  ${count} ${pair}`);
