/** Words of Chilean CVs that a dictionary of Spain lacks, and loanwords that do not count as errors. */

import data from "./professional-words.json";

/**
 * Spanish words of work and study, as written (accents included), singular; the checker derives plural and feminine.
 */
export const PROFESSIONAL_WORDS: readonly string[] = data.professionalWords;

/** Loanwords and tool terms: accepted in any CV, whatever its language. */
export const LOAN_WORDS: readonly string[] = data.loanWords;

/** Productive prefixes: "reprocesar", "autogestión", "multicanal". */
export const PREFIXES: readonly string[] = data.prefixes;
