import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type ReadPiece, readable, readPieces } from "#app/features/interview/signals/features.ts";
import { THINGS, type Thing } from "#app/features/interview/signals/signal.ts";
import { readAuthored } from "./answers-data.ts";

/**
 * Training data of the signal classifiers. `signals/s*.jsonl`: answers by the authors of `answers/`; for each signal
 * the clause that shows it best, "weak" where reasonable people would disagree, or null if the answer lacks it.
 * `signals/phrases.txt`: announcements, templates and empty phrases, one per line. The authors' other vague answers are
 * assumed to contain no signal either: of the 54 that were checked, none did.
 */

type Label = string | null;
export type Sample = {
  id: string;
  author: string;
  text: string;
  labels: Readonly<Record<Thing, Label>>;
  pieces: ReadPiece[];
};

const FOLDER = path.join(process.cwd(), "scripts/training");
const labelSchema = z.string().min(1).nullable();
const lineSchema = z.object({
  id: z.string(),
  text: z.string(),
  labels: z.object({
    example: labelSchema,
    role: labelSchema,
    result: labelSchema,
    figure: labelSchema,
    time: labelSchema,
    reason: labelSchema,
    learning: labelSchema,
  }),
});

const NOTHING = Object.fromEntries(THINGS.map((thing) => [thing, null])) as Record<Thing, Label>;

function sampleOf(id: string, author: string, answer: string, labels: Readonly<Record<Thing, Label>>): Sample {
  const text = readable(answer);
  return { id, author, text, labels, pieces: readPieces(text) };
}

/** Reads labelled answers from a file with one JSON object per line. */
export function readLabelled(file: string): Sample[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const { id, text, labels } = lineSchema.parse(JSON.parse(line));
      return sampleOf(id, id.split("-")[0] ?? "", text, labels);
    });
}

export const labelled: Sample[] = ["s1", "s2", "s3"].flatMap((name) =>
  readLabelled(path.join(FOLDER, "signals", `${name}.jsonl`)),
);

/**
 * Shortens an answer to one clause, labelled for one signal only: the clause that shows it, or the first one if the
 * answer lacks the signal. Few of the authors answer in one clause, but many people do.
 */
export function shortened(sample: Sample, thing: Thing): Sample[] {
  const label = sample.labels[thing];
  const [first] = sample.pieces;
  if (label === "weak" || !first) return [];
  const text = label ?? first.text;
  return [sampleOf(`${sample.id}-short`, sample.author, text, { ...NOTHING, [thing]: label })];
}

const seen = new Set(labelled.map(({ text }) => text));
const vague = readAuthored(path.join(FOLDER, "answers"))
  .filter(({ label, text }) => label === "vague" && !seen.has(readable(text)))
  .map(({ author, text }, at) => sampleOf(`vague-${at}`, author, text, NOTHING));
const phrases = readFileSync(path.join(FOLDER, "signals", "phrases.txt"), "utf8")
  .trim()
  .split("\n")
  .map((text, at) => sampleOf(`phrase-${at}`, `phrases-${at % 7}`, text, NOTHING));

/** Texts without any signal; used for training, but not counted in any table. */
export const empty: Sample[] = [...vague, ...phrases];
