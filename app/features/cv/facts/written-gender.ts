/** The grammatical gender in which a CV speaks of its owner: by its own words, never by the name. */

import type { CvLine } from "./lines.ts";

const PERSON =
  /\b(?:egresad|titulad|licenciad|graduad|casad|solter|nacid|radicad|domiciliad|encargad|ingenier|enfermer|secretari|administrativ|ejecutiv|tecnolog|psicolog|kinesiolog|abogad|arquitect)([ao])\b|\b(?:trabajad|coordinad|supervis|educad|profes|vendedor|operad|consult|contad|desarrollad|direct|diseñad|investigad|instruct|monitor)(ora?)\b|\bjef([ea])\b/;

/** Titles and headlines only: elsewhere the words may be somebody else's. Null where they say nothing or both. */
export function writtenGender(lines: readonly CvLine[]): "f" | "m" | null {
  const found = new Set<"f" | "m">();
  for (const line of lines) {
    if (line.prose || line.words > 10) continue;
    const match = PERSON.exec(line.folded);
    const ending = match?.slice(1).find((part) => part !== undefined);
    if (ending !== undefined) found.add(ending.endsWith("a") ? "f" : "m");
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
