import data from "./words.json";

/**
 * What the lists of the application do not know, so that the reader learns to do without them: trades, employers,
 * schools and towns that are invented or rare. Spanish and English. None of it is taken from a test set.
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

/** Cut and joined to names that nobody has heard of. */
export const SYLLABLES = data.syllables;

export const NAME_WORDS = {
  es: data.nameWords.es,
  en: data.nameWords.en,
} as const;

/** After or before the name of an employer. "" = nothing tells what it is. */
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
