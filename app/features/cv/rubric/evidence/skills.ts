/** The skills that count: those outside keyword-stuffed lines, and whether the CV shows them in use. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { Skill } from "../../facts/facts.ts";
import type { CvReading } from "./cv-context.ts";

export type CountedSkill = Skill & {
  /** Line of the job, project or summary that also mentions it; null when it is only listed. */
  shownLine: number | null;
  generic: boolean;
};

const GENERIC = regex()`
    ^(?:office|microsoft office|ms office|paquete office|word|internet|computacion\b.*|ofimatica|redes sociales|
    correo|windows|power ?point|excel basico|office basico|outlook|whatsapp|facebook|instagram|digitacion|
    manejo de caja|aseo|gestion|estrategia|networking|vision\b.*|administracion|organizacion|computer\b.*|
    .*nivel usuario)$
  `;

function holds(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const edge = (char: string) => char === "" || !/[\p{L}\p{N}]/u.test(char);
  return edge(text.charAt(at - 1)) && edge(text.charAt(at + name.length));
}

/** One entry per canonical name, in reading order. */
export function countedSkills(reading: CvReading): CountedSkill[] {
  const { facts, document, kept, excluded, sectionOf } = reading;
  const normalized = new Map(kept.map((line) => [line, normalize(document.lines[line]?.text ?? "")]));
  const useLines = new Set([
    // Talk about the position ("hacía", "responsable de") names a skill without showing it.
    ...reading.achievements
      .filter((achievement) => achievement.opener.kind !== "weak" || achievement.figures.length > 0)
      .flatMap((achievement) => achievement.lines),
    ...kept.filter((line) =>
      ["projects", "volunteering", "publications", "awards"].includes(sectionOf.get(line) ?? ""),
    ),
  ]);
  // A skill that occurs only in unpaid sentences (a pasted sample, a joke) does not count.
  const paid = new Set(reading.achievements.flatMap((achievement) => achievement.lines));
  const unpaid = new Set(reading.unpaid.flatMap((achievement) => achievement.lines).filter((line) => !paid.has(line)));
  const counts = (line: number) => !excluded.has(line) && !unpaid.has(line);
  const seen = new Set<string>();
  const found: CountedSkill[] = [];
  for (const skill of facts.skills) {
    const key = normalize(skill.canonical);
    if (seen.has(key)) continue;
    const names = [key, normalize(skill.name)].filter((name) => name.length > 0);
    const at = (line: number) => names.some((name) => holds(normalized.get(line) ?? "", name));
    const line = counts(skill.line) ? skill.line : kept.find((other) => counts(other) && at(other));
    if (line === undefined) continue;
    seen.add(key);
    const seenAt = [...useLines].find((use) => counts(use) && at(use));
    const shownLine = seenAt ?? null;
    // "empática" in a list of knowledge is still a soft skill.
    const kind = isEmptyTalk(key) ? "soft" : skill.kind;
    found.push({
      ...skill,
      kind,
      line,
      shown: shownLine !== null,
      shownLine,
      generic: GENERIC.test(normalize(skill.name)) || GENERIC.test(key),
    });
  }
  return found;
}
