import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import { showableClause } from "../../review/workable-deeds.ts";
import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import { type CountedSkill, countedSkills } from "../evidence/skills.ts";
import { hasTrace } from "../evidence/traces.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, cited, clamp01, joined, saturate } from "./award.ts";

/** Specific skills from which more add nothing: a long list is not a better one. */
const ENOUGH = 5;
/** Of those named, up to this many, how large a share is to be seen in use for most of the points. */
const LIST_MAX = 6;
const SHOWN_BEND = 0.4;
const FEWEST = 3;
const GENERIC_WORTH = 0.3;
const PARTS = { specific: 0.5, shown: 0.35, precise: 0.15 } as const;

/** Skills of the trade, by name, that the experience shows in use. Soft skills in a list count for nothing. */
export function scoreSkills(reading: CvReading): CriterionResult {
  const skills = countedSkills(reading);
  const hard = skills.filter((skill) => skill.kind === "tool" || skill.kind === "technical");
  const languages = skills.filter((skill) => skill.kind === "language").length + reading.facts.languages.length;
  const specific =
    hard.reduce((sum, skill) => sum + (skill.generic ? GENERIC_WORTH : 1), 0) + Math.min(1, languages) * 0.5;
  const shown = hard.filter((skill) => skill.shown && !skill.generic);
  const looked = Math.min(LIST_MAX, Math.max(FEWEST, hard.filter((skill) => !skill.generic).length));
  const inUseShare = shown.length / looked;
  const soft = skills.filter((skill) => skill.kind === "soft").length;
  // A CV may name nothing but languages: then there is nothing to be precise about.
  const precise = hard.length === 0 ? 0 : clamp01(1.25 - soft / (soft + hard.length));
  const share =
    PARTS.specific * clamp01(specific / ENOUGH) +
    PARTS.shown * saturate(inUseShare, SHOWN_BEND) +
    PARTS.precise * precise;
  const text = finding(reading, hard, inUseShare >= SHOWN_BEND && specific >= ENOUGH);
  const evidence = [...shown, ...hard].map((skill) => quote(reading.document, skill.shownLine ?? skill.line, 100));
  return award(reading, "skills", share, text, evidence.slice(0, 3));
}

/** From here the trained tagger takes a line for one of a list of skills. */
const LISTED_FROM = 0.5;
const NO_CRAFT = /^(?:licencias?\b|carnet|correo|internet|word$|office$)/;

/** Only what a list of trades knows is called a skill: a label or a torn cell is none. */
function isKnown(reading: CvReading, { name, line, generic }: CountedSkill): boolean {
  const items = fold(reading.document.lines[line]?.text ?? "").split(/\s*[,;|·•∙/:()]\s*|\s{2,}|\.(?:\s+|$)/u);
  if (reading.facts.jobs.some(({ headerLines }) => headerLines.includes(line))) return false;
  const kind = reading.sectionOf.get(line) ?? "other";
  const listed = reading.facts.lineChances?.[line]?.listed ?? 1;
  if (kind === "certifications" || (kind !== "skills" && listed < LISTED_FROM)) return false;
  return !generic && !NO_CRAFT.test(fold(name)) && skillLexicon.get(name) !== undefined && items.includes(fold(name));
}

function finding(reading: CvReading, hard: readonly CountedSkill[], enough: boolean): string {
  if (hard.length === 0)
    return hasTrace(reading, "skills")
      ? ""
      : "No leímos herramientas ni conocimientos concretos de tu oficio: nombra los que usas, con su nivel.";
  const known = hard.filter((skill) => isKnown(reading, skill));
  const named = joined(known.slice(0, 3).map((skill) => cited(skill.name)));
  if (named === "") return "";
  const use = where(reading, known);
  if (use === "") return `Nombras ${named}, y eso dice qué sabes hacer.`;
  return enough ? `Nombras ${named}; ${use}.` : `Nombras ${named}; ${use}: haz lo mismo con otros.`;
}

/** The first whole sentence that shows one of them at work; empty where only a list or a torn line does. */
function where(reading: CvReading, known: readonly CountedSkill[]): string {
  for (const { name, shownLine, line } of known.filter(({ kind }) => kind === "tool")) {
    const deed = reading.deeds.find(
      (one) =>
        shownLine !== line &&
        one.lines.includes(shownLine ?? -1) &&
        fold(one.text).includes(fold(name)) &&
        one.opener.kind !== "none",
    );
    const clause = deed === undefined ? null : showableClause(reading, deed, 90);
    if (clause !== null && fold(clause).includes(fold(name))) return `${cited(name)} se ve en uso en ${cited(clause)}`;
  }
  return "";
}
