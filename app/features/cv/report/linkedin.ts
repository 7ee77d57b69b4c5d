import { skillsToAdd } from "../corrections/doubt.ts";
import type { CvDetails, CvResult } from "../result.ts";
import { yearsText } from "../review/voice.ts";

/** What a candidate may put on LinkedIn. Only values of the profile are used: nothing is made up. */
export type LinkedinSuggestions = {
  /** null when the profile has neither a profession nor skills. */
  headline: string | null;
  /** At most 5, in the order of the profile. */
  keywords: string[];
  recommendations: string[];
};

const MAX_KEYWORDS = 5;
const HEADLINE_SKILLS = 3;
/** LinkedIn cuts a headline there. */
const HEADLINE_LIMIT = 220;

/** The profile with the skills that the student has and the CV does not say yet: LinkedIn is no copy of the CV. */
export function linkedinProfile(
  candidate: CvResult["candidate"],
  { understood }: Pick<CvDetails, "understood">,
): CvResult["candidate"] {
  return { ...candidate, skills: [...candidate.skills, ...skillsToAdd(understood)] };
}

/** @param yearsTotal years of work, one decimal */
export function linkedinSuggestions(
  candidate: Pick<CvResult["candidate"], "profession" | "skills" | "linkedin">,
  yearsTotal: number,
): LinkedinSuggestions {
  const profession = candidate.profession.trim();
  const keywords = unique(candidate.skills).slice(0, MAX_KEYWORDS);
  return {
    headline: headline(profession, keywords),
    keywords,
    recommendations: [
      aboutLine(profession, yearsTotal),
      stageLine(yearsTotal),
      ...(keywords.length > 0
        ? ["Pon estas palabras clave en tu sección de aptitudes, en el mismo orden, y respáldalas en tus cargos."]
        : []),
      ...(candidate.linkedin?.trim() ? [] : ["Tu CV no indica tu LinkedIn: agrega la dirección junto a tu correo."]),
    ],
  };
}

function headline(profession: string, keywords: string[]): string | null {
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

function aboutLine(profession: string, years: number): string {
  const title = profession
    ? `Titula tu perfil «${profession}» y resume`
    : "Agrega tu profesión al título de tu perfil y resume";
  return years > 0
    ? `${title} tus ${yearsText(years)} de experiencia en tres líneas, con un logro medible en la primera.`
    : `${title} lo que sabes hacer en tres líneas, con un proyecto o una práctica en la primera.`;
}

/** The levels of the product: under 4 years, 4 to 10, over 10. */
function stageLine(years: number): string {
  if (years < 4) return "Muestra en «Destacado» un trabajo tuyo: un proyecto, tu memoria o una presentación.";
  if (years <= 10)
    return "Pide una recomendación a quien haya dirigido tu trabajo y escribe una a alguien de tu equipo.";
  return "Cuenta en tus cargos los equipos y presupuestos que has tenido a tu cargo, con cifras.";
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
