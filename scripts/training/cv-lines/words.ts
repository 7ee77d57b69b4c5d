import data from "./words.json";

/**
 * Words missing from the application's lists, so that the classifier learns to work without them: invented or rare
 * trades, employers, schools and towns, in Spanish and English. None of them comes from a test set.
 */

export const RARE_TITLES = {
  es: data.rareTitles.es,
  en: data.rareTitles.en,
} as const;

export const SENIORITY = {
  es: data.seniority.es,
  en: data.seniority.en,
} as const;

export const FIELDS = {
  es: data.fields.es,
  en: data.fields.en,
} as const;

/** Joined at random into invented names. */
export const SYLLABLES = data.syllables;

export const NAME_WORDS = {
  es: data.nameWords.es,
  en: data.nameWords.en,
} as const;

/** Patterns of employer names; "N" is the name, and "N" alone does not show that it is an employer. */
export const EMPLOYER_FORMS = {
  es: data.employerForms.es,
  en: data.employerForms.en,
} as const;

export const TOWNS = {
  es: data.towns.es,
  en: data.towns.en,
} as const;

export const COUNTRIES = {
  es: data.countries.es,
  en: data.countries.en,
} as const;

export const RARE_DEGREES = {
  es: data.rareDegrees.es,
  en: data.rareDegrees.en,
} as const;

export const SCHOOL_FORMS = {
  es: data.schoolForms.es,
  en: data.schoolForms.en,
} as const;

export const COURSES = {
  es: data.courses.es,
  en: data.courses.en,
} as const;
