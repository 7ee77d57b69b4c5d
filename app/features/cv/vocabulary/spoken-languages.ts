import { buildLexicon } from "./lexicon.ts";
import data from "./spoken-languages.json";

/** Languages that people speak: "Spanish name | other names". */
const LANGUAGE_LINES = data.languageLines;

export type SpokenLanguage = { /** Spanish name. */ name: string; wordings: readonly string[] };

export const LANGUAGES: readonly SpokenLanguage[] = LANGUAGE_LINES.map((line) => {
  const wordings = line.split("|").map((wording) => wording.trim());
  return { name: wordings[0] ?? "", wordings };
});

/** Finds names of languages. Nationalities look alike ("empresa alemana" does not match, "italiano" does). */
export const languageLexicon = buildLexicon(
  LANGUAGES.flatMap((language) => language.wordings.map((wording) => [wording, language] as const)),
  { literal: true },
);

export type LanguageBand = "native" | "advanced" | "intermediate" | "basic" | "certificate";

/** Words for the level of a language; a certificate only says that there is proof, not the level. */
export const LANGUAGE_LEVELS: Readonly<Record<LanguageBand, readonly string[]>> = data.languageLevels;

/** Finds level words; meant for a line that names a language or for the skills section ("Excel avanzado"). */
export const languageLevelLexicon = buildLexicon<LanguageBand>(
  (Object.entries(LANGUAGE_LEVELS) as [LanguageBand, readonly string[]][]).flatMap(([band, words]) =>
    words.map((word) => [word, band] as const),
  ),
);
