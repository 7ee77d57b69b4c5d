import { inflateRawSync } from "node:zlib";
import type { MonthIndex } from "../facts.ts";
import { type CvLine, sentencesOf } from "../lines.ts";
import { decode, type Field } from "./decode.ts";
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

export type Tagged = { line: CvLine; label: Label };

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
  const path = decode(featuresOf(seen, bodySize), field, allowed);
  return units.map((line, at) => ({ line, label: LABELS[path[at] ?? 0] ?? "other" }));
}
