import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { showableClause } from "../../review/quotable-achievements.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { hasTrace } from "../evidence/hints-of-presence.ts";
import { quote } from "../evidence/quote.ts";
import { type CountedSkill, countedSkills } from "../evidence/skills.ts";
import type { CriterionResult } from "../score-types.ts";
import { award, cited, clamp01, joined, saturate } from "./criterion-result.ts";

/** Number of specific skills above which more add nothing: a longer list is no better. */
const ENOUGH = 5;
/** Up to this many named skills, the share shown in use gives most of the points. */
const LIST_MAX = 6;
const SHOWN_BEND = 0.4;
const MIN_SKILLS = 3;
const GENERIC_WORTH = 0.3;
const PARTS = { specific: 0.5, shown: 0.35, precise: 0.15 } as const;

/** Specific professional skills that the experience shows in use. Soft skills in a list do not count. */
export function scoreSkills(reading: CvReading): CriterionResult {
  const skills = countedSkills(reading);
  const hard = skills.filter((skill) => skill.kind === "tool" || skill.kind === "technical");
  const languages = skills.filter((skill) => skill.kind === "language").length + reading.facts.languages.length;
  const specific =
    hard.reduce((sum, skill) => sum + (skill.generic ? GENERIC_WORTH : 1), 0) + Math.min(1, languages) * 0.5;
  const shown = hard.filter((skill) => skill.shown && !skill.generic);
  const looked = Math.min(LIST_MAX, Math.max(MIN_SKILLS, hard.filter((skill) => !skill.generic).length));
  const inUseShare = shown.length / looked;
  const soft = skills.filter((skill) => skill.kind === "soft").length;
  // A CV may list only languages: then there is no precision to judge.
  const precise = hard.length === 0 ? 0 : clamp01(1.25 - soft / (soft + hard.length));
  const share =
    PARTS.specific * clamp01(specific / ENOUGH) +
    PARTS.shown * saturate(inUseShare, SHOWN_BEND) +
    PARTS.precise * precise;
  const text = finding(reading, hard, inUseShare >= SHOWN_BEND && specific >= ENOUGH);
  const evidence = [...shown, ...hard].map((skill) => quote(reading.document, skill.shownLine ?? skill.line, 100));
  return award(reading, "skills", share, text, evidence.slice(0, 3));
}

/** Minimum tagger probability that a line is a skill list. */
const LISTED_THRESHOLD = 0.5;
const NO_CRAFT = /^(?:licencias?\b|carnet|correo|internet|word$|office$)/;

/** Only known skills are named: a label or a cut cell is none. */
function isKnown(reading: CvReading, { name, line, generic }: CountedSkill): boolean {
  const items = normalize(reading.document.lines[line]?.text ?? "").split(/\s*[,;|·•∙/:()]\s*|\s{2,}|\.(?:\s+|$)/u);
  if (reading.facts.jobs.some(({ headerLines }) => headerLines.includes(line))) return false;
  const kind = reading.sectionOf.get(line) ?? "other";
  const listed = reading.facts.lineChances?.[line]?.listed ?? 1;
  if (kind === "certifications" || (kind !== "skills" && listed < LISTED_THRESHOLD)) return false;
  return (
    !generic &&
    !NO_CRAFT.test(normalize(name)) &&
    skillLexicon.get(name) !== undefined &&
    items.includes(normalize(name))
  );
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

/** The first complete sentence that shows one of them in use; empty if only lists or cut lines do. */
function where(reading: CvReading, known: readonly CountedSkill[]): string {
  for (const { name, shownLine, line } of known.filter(({ kind }) => kind === "tool")) {
    const achievement = reading.achievements.find(
      (one) =>
        shownLine !== line &&
        one.lines.includes(shownLine ?? -1) &&
        normalize(one.text).includes(normalize(name)) &&
        one.opener.kind !== "none",
    );
    const clause = achievement === undefined ? null : showableClause(reading, achievement, 90);
    if (clause !== null && normalize(clause).includes(normalize(name)))
      return `${cited(name)} se ve en uso en ${cited(clause)}`;
  }
  return "";
}
