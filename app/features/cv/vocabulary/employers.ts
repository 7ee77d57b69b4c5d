import data from "./employers.json";
import { buildLexicon } from "./lexicon.ts";

/** Legal forms and endings that close the name of an organisation. */
const EMPLOYER_SUFFIXES: readonly string[] = data.employerSuffixes;

/** Words that name a kind of organisation and usually open its name ("Clínica …", "Constructora …"). */
export const EMPLOYER_CUES: readonly string[] = data.employerCues;

/**
 * Well-known employers, recognised by name alone. Only a supplement to the cue words: most employers are not in this
 * list.
 */
export const KNOWN_EMPLOYERS: readonly string[] = data.knownEmployers;

export type EmployerCue = { cue: string; strength: "suffix" | "kind" | "known" };

/**
 * Finds employer words in a text. Kinds of organisations are ordinary words, so they count in the heading of a job, not
 * in prose.
 */
export const employerLexicon = buildLexicon<EmployerCue>(
  [
    ...EMPLOYER_SUFFIXES.map((cue) => [cue, { cue, strength: "suffix" }] as const),
    ...EMPLOYER_CUES.map((cue) => [cue, { cue, strength: "kind" }] as const),
    ...KNOWN_EMPLOYERS.map((cue) => [cue, { cue, strength: "known" }] as const),
  ],
  { literal: true },
);
