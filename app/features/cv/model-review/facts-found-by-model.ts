/** Facts that the rules missed and the model found, accepted only if the CV contains them verbatim. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize, tokens } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { CvFacts, Skill } from "../facts/facts.ts";
import { wordCount } from "../rubric/evidence/sentences.ts";
import { type CvSource, standsIn } from "./cv-source-index.ts";
import type { ModelReview } from "./schema.ts";

const MAX_SKILLS = 6;
const SKILL_WORDS = 4;
const PROFESSION_WORDS = 6;
const SEPARATOR = /\s*[,;|·•:()]\s*|\s+[-–—]\s+|\s{2,}/u;
/** Sections whose lines list skills; elsewhere a tool is recognised by its capitals. */
const LISTS = new Set(["skills", "certifications", "languages"]);

/** The facts with at most six additional skills, and a profession where the rules found none. */
export function withFound(source: CvSource, said: Pick<ModelReview, "profession" | "skills">): CvFacts {
  const { facts } = source;
  if (source.steered) return facts;
  const skills: Skill[] = [];
  for (const one of said.skills) {
    const skill = skills.length < MAX_SKILLS ? skillIn(source, one) : null;
    if (skill !== null && ![...facts.skills, ...skills].some((other) => names(other, skill.name))) skills.push(skill);
  }
  return {
    ...facts,
    profession: facts.profession ?? professionIn(source, said.profession),
    skills: [...facts.skills, ...skills],
  };
}

/** Whether one name contains the other: "Excel" adds nothing to "Excel avanzado". */
function names(skill: Skill, name: string): boolean {
  const wanted = normalize(name);
  return [normalize(skill.name), normalize(skill.canonical)].some(
    (own) => standsIn(own, wanted) >= 0 || standsIn(wanted, own) >= 0,
  );
}

function skillIn(source: CvSource, said: string): Skill | null {
  const wanted = normalize(said.trim());
  if (wanted.length < 2 || wordCount(wanted) > SKILL_WORDS || wordCount(wanted) === 0 || isEmptyTalk(wanted))
    return null;
  if (isNamed(source, wanted)) return null;
  for (const line of source.readable) {
    const text = source.document.lines[line]?.text ?? "";
    const at = standsIn(normalize(text), wanted);
    if (at < 0) continue;
    const own = text.slice(at, at + wanted.length);
    const listed =
      LISTS.has(source.profile.reading.sectionOf.get(line) ?? "") && text.split(SEPARATOR).some((part) => part === own);
    if (listed || (at > 0 && isToolName(own)))
      return { name: own, canonical: own, kind: "technical", line, shown: !listed };
  }
  return null;
}

/** "SAP", "Power BI", "AutoCAD", "C++", "HTML5": shapes that no ordinary word has. */
function isToolName(text: string): boolean {
  return tokens(text).every((token) => /^\p{Lu}{2,}\d*$|\p{Ll}\p{Lu}|[+#]|^\p{L}+\d+$/u.test(token.text));
}

/** Names of employers, schools, places and the person are not skills. */
function isNamed({ facts }: CvSource, wanted: string): boolean {
  const known = [
    facts.name,
    facts.location,
    facts.profession,
    ...facts.jobs.flatMap((job) => [job.employer, job.title]),
    ...facts.studies.flatMap((study) => [study.institution, study.degree]),
  ];
  return known.some(
    (name) => name !== null && (standsIn(normalize(name), wanted) >= 0 || standsIn(wanted, normalize(name)) >= 0),
  );
}

function professionIn(source: CvSource, said: string): string | null {
  const wanted = normalize(said.trim());
  const plain = /^[\p{L}\s/().]+$/u.test(wanted) && wordCount(wanted) <= PROFESSION_WORDS && wanted.length >= 5;
  if (!plain || isEmptyTalk(wanted)) return null;
  const { facts } = source;
  const others = [facts.name, facts.location, ...facts.jobs.map((job) => job.employer)];
  if (others.some((name) => name !== null && standsIn(normalize(name), wanted) >= 0)) return null;
  const headings = new Set(facts.sections.map((section) => section.heading));
  for (const line of source.readable) {
    if (headings.has(line)) continue;
    const part = (source.document.lines[line]?.text ?? "").split(SEPARATOR).find((one) => normalize(one) === wanted);
    if (part !== undefined) return part;
  }
  return null;
}
