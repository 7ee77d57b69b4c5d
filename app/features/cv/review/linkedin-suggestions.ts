import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { skillsToAdd } from "../corrections/extraction-counts.ts";
import type { CvDetails, CvResult } from "../result.ts";
import { RESULTS } from "./competency-catalog.ts";

/** Suggestions for the candidate's LinkedIn profile. Only confident values are used: nothing is invented. */
export type LinkedinSuggestions = {
  /** null without a profession: skills alone make no headline. */
  headline: string | null;
  /** At most 5, in the order of the profile. */
  keywords: string[];
  recommendations: string[];
};

type Candidate = CvResult["candidate"];
/** Source of the values: a result as extracted. */
export type LinkedinSource = {
  results: Pick<CvResult, "candidate" | "competencies">;
  details: Pick<CvDetails, "sure" | "understood">;
};

const MAX_KEYWORDS = 5;
const HEADLINE_SKILLS = 3;
/** LinkedIn's limit for headlines. */
const HEADLINE_LIMIT = 220;

/** The profile plus the skills that the student added and the CV lacks: LinkedIn need not copy the CV. */
export function linkedinProfile(
  candidate: CvResult["candidate"],
  { understood }: Pick<CvDetails, "understood">,
): CvResult["candidate"] {
  return { ...candidate, skills: [...candidate.skills, ...skillsToAdd(understood)] };
}

/**
 * @param yearsTotal years of work, one decimal
 * @param source without it every value is the person's own; with it, extracted and uncorrected values must be confident
 */
export function linkedinSuggestions(
  candidate: Pick<Candidate, "profession" | "skills" | "linkedin" | "email"> & { location?: string },
  yearsTotal: number,
  source?: LinkedinSource,
): LinkedinSuggestions {
  const profession = title(sureProfession(candidate, source));
  const keywords = sureSkills(candidate.skills, source).slice(0, MAX_KEYWORDS);
  const result = source?.results.competencies.find(({ name }) => name === RESULTS);
  const proof = result?.evidence.replace(/[.;:,]+$/u, "");
  return {
    headline: headline(profession, keywords),
    keywords,
    recommendations:
      proof === undefined && keywords.length < 2 ? [] : [aboutLine(profession, yearsTotal > 0, { proof, keywords })],
  };
}

/** As corrected, or as extracted if confident; without the town beside it. */
function sureProfession(
  { profession, location = "" }: { profession: string; location?: string },
  source?: LinkedinSource,
) {
  const isSaid = source?.details.understood?.fields.profession.said !== undefined;
  const isRead = source !== undefined && !isSaid && profession === source.results.candidate.profession;
  const said = isRead ? (source.details.sure?.profession ?? profession) : profession;
  const places = normalize(location).split(/,\s*/u);
  const parts = said.trim().split(/\s+\|\s+/u);
  return parts.filter((part) => !places.includes(normalize(part))).join(" | ");
}

function sureSkills(skills: readonly string[], source?: LinkedinSource): string[] {
  const sure = source?.details.sure?.skills;
  const read = source?.results.candidate.skills ?? [];
  return unique(skills).filter((skill) => sure === undefined || !read.includes(skill) || sure.includes(skill));
}

/** "encargado de local" -> "Encargado de local"; all caps become lower case. */
function title(profession: string): string {
  const shouted = profession.length > 5 && profession === profession.toLocaleUpperCase("es");
  const said = shouted ? profession.toLocaleLowerCase("es") : profession;
  return said.charAt(0).toLocaleUpperCase("es") + said.slice(1);
}

/** A skill alone is no headline. */
function headline(profession: string, keywords: string[]): string | null {
  if (profession === "") return null;
  for (let count = Math.min(HEADLINE_SKILLS, keywords.length); count >= 0; count -= 1) {
    const skills = keywords
      .slice(0, count)
      .filter((skill) => !same(skill, profession))
      .join(" · ");
    const text = [profession, skills].filter(Boolean).join(" | ");
    if (text.length <= HEADLINE_LIMIT) return text || null;
  }
  return profession.slice(0, HEADLINE_LIMIT);
}

function aboutLine(
  profession: string,
  worked: boolean,
  { proof, keywords }: { proof: string | undefined; keywords: readonly string[] },
): string {
  const what = worked ? "resume tu experiencia en tres líneas" : "resume lo que sabes hacer en tres líneas";
  const start =
    proof !== undefined
      ? `, con «${proof}» en la primera`
      : keywords.length > 1
        ? ` y nombra en ellas ${keywords.slice(0, HEADLINE_SKILLS).join(", ")}`
        : worked
          ? ", con un logro medible en la primera"
          : ", con un trabajo, un proyecto o una práctica en la primera";
  // The title is already shown above.
  return profession
    ? `En tu presentación, ${what}${start}.`
    : `En el título de tu perfil va tu profesión o lo que estudias; en tu presentación, ${what}${start}.`;
}

function unique(skills: readonly string[]): string[] {
  const kept: string[] = [];
  for (const skill of skills.map((one) => one.trim()).filter(Boolean)) {
    if (!kept.some((other) => same(other, skill))) kept.push(skill);
  }
  return kept;
}

function same(a: string, b: string): boolean {
  return a.localeCompare(b, "es", { sensitivity: "base" }) === 0;
}
