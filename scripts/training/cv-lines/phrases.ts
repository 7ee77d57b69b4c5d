import data from "./phrases.json";

/**
 * Sentence fragments: duties and achievements, profiles, notes, interests and others, in Spanish and English; "#"
 * stands for a number.
 */

export const VERBS = {
  es: {
    past: data.verbs.past,
    noun: data.verbs.noun,
    base: data.verbs.base,
    present: data.verbs.present,
  },
  en: {
    past: data.verbs.past2,
    noun: data.verbs.noun2,
    base: data.verbs.base2,
    present: data.verbs.present2,
  },
} as const;

export const OBJECTS = {
  es: data.objects.es,
  en: data.objects.en,
} as const;

export const TAILS = {
  es: data.tails.es,
  en: data.tails.en,
} as const;

export const PROFILES = {
  es: data.profiles.es,
  en: data.profiles.en,
} as const;

export const INTERESTS = {
  es: data.interests.es,
  en: data.interests.en,
} as const;

export const NOTES = {
  es: data.notes.es,
  en: data.notes.en,
} as const;

export const PROJECTS = {
  es: data.projects.es,
  en: data.projects.en,
} as const;

export const AWARDS = {
  es: data.awards.es,
  en: data.awards.en,
} as const;

export const OTHERS = {
  es: data.others.es,
  en: data.others.en,
} as const;

/** Labels under a job that introduce the duties or achievements. */
export const DETAIL_LABELS = {
  es: data.detailLabels.es,
  en: data.detailLabels.en,
} as const;

/** Headings unknown to the application, recognisable only by position and formatting. */
export const OWN_HEADINGS: Readonly<Record<string, { es: string[]; en: string[] }>> = {
  experience: {
    es: data.ownHeadings.es,
    en: data.ownHeadings.en,
  },
  education: {
    es: data.ownHeadings.es2,
    en: data.ownHeadings.en2,
  },
  skills: {
    es: data.ownHeadings.es3,
    en: data.ownHeadings.en3,
  },
  summary: { es: data.ownHeadings.es4, en: data.ownHeadings.en4 },
};
