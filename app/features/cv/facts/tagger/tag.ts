import { inflateRawSync } from "node:zlib";
import type { LineChances, MonthIndex } from "../facts.ts";
import { type CvLine, sentencesOf } from "../lines.ts";
import { decode, type Field, marginals } from "./decode.ts";
import { featuresOf } from "./features.ts";
import { impersonal, type Owner } from "./impersonal.ts";
import { LABELS, type Label } from "./labels.ts";
import packed from "./weights.json";

/** Tells what each line of a CV is. Trained by scripts/train-cv-lines.ts on invented CVs. */

function unpack(base64: string): Int8Array {
  const bytes = inflateRawSync(Buffer.from(base64, "base64"));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

let field: Field | undefined;

/** An entry must have begun before it goes on. */
const ENTRIES: Readonly<Partial<Record<Label, string>>> = { "job+": "job", "study+": "study", "course+": "course" };

function allowed(before: number | null, label: number): boolean {
  const opener = ENTRIES[LABELS[label] ?? "other"];
  return opener === undefined || (before !== null && (LABELS[before] ?? "").startsWith(opener.slice(0, 3)));
}

const NOBODY: Owner = { name: null, location: null };

/** `chances`: how likely each label is, in the order of LABELS. */
export type Tagged = { line: CvLine; label: Label; chances: Float64Array };

/** Each line, or each sentence of running text that holds dates, with what it is. Linear in the length of the text. */
export function tagLines(
  lines: readonly CvLine[],
  bodySize: number,
  today: MonthIndex,
  owner: Owner = NOBODY,
): Tagged[] {
  const units = lines.flatMap((line) => sentencesOf(line, today));
  if (units.length === 0) return [];
  const seen = impersonal(units, owner, today);
  field ??= {
    labels: LABELS.length,
    step: packed.step,
    emissions: unpack(packed.emissions),
    transitions: unpack(packed.transitions),
  };
  const rows = featuresOf(seen, bodySize);
  const path = decode(rows, field, allowed);
  const chances = marginals(rows, field, allowed);
  return units.map((line, at) => ({
    line,
    label: LABELS[path[at] ?? 0] ?? "other",
    chances: chances.subarray(at * LABELS.length, (at + 1) * LABELS.length),
  }));
}

const SUMS: Readonly<Record<keyof LineChances, readonly Label[]>> = {
  told: ["deed", "summary", "project", "award"],
  post: ["job", "job+"],
  study: ["study", "study+", "course", "course+"],
  heading: ["heading"],
  listed: ["skill", "group", "language"],
};

/** By line of the document; of a line of several sentences the means. */
export function lineChances(tagged: readonly Tagged[], lines: number): (LineChances | null)[] {
  const found = new Array<LineChances | null>(lines).fill(null);
  const counts = new Map<number, number>();
  for (const { line, chances } of tagged) {
    const sum = (kind: keyof LineChances) =>
      SUMS[kind].reduce((total, label) => total + (chances[LABELS.indexOf(label)] ?? 0), 0);
    const count = counts.get(line.index) ?? 0;
    const before = found[line.index];
    const mean = (kind: keyof LineChances) => ((before?.[kind] ?? 0) * count + sum(kind)) / (count + 1);
    found[line.index] = {
      told: mean("told"),
      post: mean("post"),
      study: mean("study"),
      heading: mean("heading"),
      listed: mean("listed"),
    };
    counts.set(line.index, count + 1);
  }
  return found;
}
