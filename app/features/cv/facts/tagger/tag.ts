import { unpackWeights } from "#app/platform/packed-weights.ts";
import type { LineChances, MonthIndex } from "../facts.ts";
import { type CvLine, sentencesOf } from "../lines.ts";
import { decode, type Field, marginals } from "./decode.ts";
import { featuresOf } from "./features.ts";
import { LABELS, type Label } from "./labels.ts";
import { impersonal, type Owner } from "./mask-identity.ts";
import packed from "./weights.json";

/** Labels each line of a CV. Trained by scripts/train-cv-lines.ts on invented CVs. */

let field: Field | undefined;

/** A continuing line may only follow its opener or another continuing line: "job+" follows "job" or "job+". */
const OPENER_OF_CONTINUATION: Readonly<Partial<Record<Label, string>>> = {
  "job+": "job",
  "study+": "study",
  "course+": "course",
};

function allowed(before: number | null, label: number): boolean {
  const opener = OPENER_OF_CONTINUATION[LABELS[label] ?? "other"];
  return opener === undefined || (before !== null && (LABELS[before] ?? "").startsWith(opener.slice(0, 3)));
}

const NOBODY: Owner = { name: null, location: null };

export type Tagged = { line: CvLine; label: Label };

type TaggerInput = { units: readonly CvLine[]; rows: Int32Array[]; field: Field };

function prepareInput(lines: readonly CvLine[], bodySize: number, today: MonthIndex, owner: Owner): TaggerInput {
  const units = lines.flatMap((line) => sentencesOf(line, today));
  field ??= {
    labels: LABELS.length,
    step: packed.step,
    emissions: unpackWeights(packed.emissions),
    transitions: unpackWeights(packed.transitions),
  };
  return { units, rows: featuresOf(impersonal(units, owner, today), bodySize), field };
}

/** The label of each line, or of each sentence of prose that contains dates. Linear in the length of the text. */
export function tagLines(
  lines: readonly CvLine[],
  bodySize: number,
  today: MonthIndex,
  owner: Owner = NOBODY,
): Tagged[] {
  if (lines.length === 0) return [];
  const input = prepareInput(lines, bodySize, today, owner);
  const path = decode(input.rows, input.field, allowed);
  return input.units.map((line, at) => ({ line, label: LABELS[path[at] ?? 0] ?? "other" }));
}

const SUMS: Readonly<Record<keyof LineChances, readonly Label[]>> = {
  told: ["achievement", "summary", "project", "award"],
  post: ["job", "job+"],
  study: ["study", "study+", "course", "course+"],
  heading: ["heading"],
  listed: ["skill", "group", "language"],
};

/**
 * Label probabilities by line index of the document; the mean for a line of several sentences. Null for lines not
 * given.
 */
export function lineChances(
  lines: readonly CvLine[],
  bodySize: number,
  today: MonthIndex,
  owner: Owner,
): (LineChances | null)[] {
  const found = new Array<LineChances | null>((lines.at(-1)?.index ?? -1) + 1).fill(null);
  if (lines.length === 0) return found;
  const { units, rows, field: model } = prepareInput(lines, bodySize, today, owner);
  const chances = marginals(rows, model, allowed);
  const counts = new Map<number, number>();
  for (const [at, { index }] of units.entries()) {
    const sum = (kind: keyof LineChances) =>
      SUMS[kind].reduce((total, label) => total + (chances[at * LABELS.length + LABELS.indexOf(label)] ?? 0), 0);
    const count = counts.get(index) ?? 0;
    const before = found[index];
    const mean = (kind: keyof LineChances) => ((before?.[kind] ?? 0) * count + sum(kind)) / (count + 1);
    found[index] = {
      told: mean("told"),
      post: mean("post"),
      study: mean("study"),
      heading: mean("heading"),
      listed: mean("listed"),
    };
    counts.set(index, count + 1);
  }
  return found;
}
