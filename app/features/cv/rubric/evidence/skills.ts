/** The skills that count: those that stand outside stuffed lines, and whether the CV shows them in use. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { Skill } from "../../facts/facts.ts";
import type { CvReading } from "./reading.ts";

export type CountedSkill = Skill & {
  /** Line of the job, project or summary where it stands too; null when it is only listed. */
  shownLine: number | null;
  generic: boolean;
};

const GENERIC =
  /^(?:office|microsoft office|ms office|paquete office|word|internet|computacion\b.*|ofimatica|redes sociales|correo|windows|power ?point|excel basico|office basico|outlook|whatsapp|facebook|instagram|digitacion|manejo de caja|aseo|gestion|estrategia|networking|vision\b.*|administracion|organizacion|computer\b.*|.*nivel usuario)$/;

function holds(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const edge = (char: string) => char === "" || !/[\p{L}\p{N}]/u.test(char);
  return edge(text.charAt(at - 1)) && edge(text.charAt(at + name.length));
}

/** One entry per canonical name, in reading order. */
export function countedSkills(reading: CvReading): CountedSkill[] {
  const { facts, document, kept, excluded, sectionOf } = reading;
  const folded = new Map(kept.map((line) => [line, fold(document.lines[line]?.text ?? "")]));
  const useLines = new Set([
    // Talk of a position ("hacía", "responsable de") names a skill without showing it.
    ...reading.deeds
      .filter((deed) => deed.opener.kind !== "weak" || deed.figures.length > 0)
      .flatMap((deed) => deed.lines),
    ...kept.filter((line) =>
      ["projects", "volunteering", "publications", "awards"].includes(sectionOf.get(line) ?? ""),
    ),
  ]);
  // What only stands in a sentence that is not paid (a pasted sample, a joke) is no skill of anybody's.
  const paid = new Set(reading.deeds.flatMap((deed) => deed.lines));
  const unpaid = new Set(reading.unpaid.flatMap((deed) => deed.lines).filter((line) => !paid.has(line)));
  const counts = (line: number) => !excluded.has(line) && !unpaid.has(line);
  const seen = new Set<string>();
  const found: CountedSkill[] = [];
  for (const skill of facts.skills) {
    const key = fold(skill.canonical);
    if (seen.has(key)) continue;
    const names = [key, fold(skill.name)].filter((name) => name.length > 0);
    const at = (line: number) => names.some((name) => holds(folded.get(line) ?? "", name));
    const line = counts(skill.line) ? skill.line : kept.find((other) => counts(other) && at(other));
    if (line === undefined) continue;
    seen.add(key);
    const seenAt = [...useLines].find((use) => counts(use) && at(use));
    const shownLine = seenAt ?? null;
    // "empática" in a list of knowledge is a quality all the same.
    const kind = isEmptyTalk(key) ? "soft" : skill.kind;
    found.push({
      ...skill,
      kind,
      line,
      shown: shownLine !== null,
      shownLine,
      generic: GENERIC.test(fold(skill.name)) || GENERIC.test(key),
    });
  }
  return found;
}
