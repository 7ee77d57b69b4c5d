/** What a head hunter is: everything that tells one from another. One file for each; ../hunters.ts lists them. */

import type { ScoreBand } from "#app/features/cv/score-bands.ts";
import type { Intent } from "../question-bank/intents.ts";
import type { Aspect, Question } from "../question-bank/question.ts";

/** Ways of saying one thing: one is drawn for each interview. Their marks are those of `fill`. */
type Wordings = readonly [string, string, ...string[]];

/** Levels of experience that questions are written for. */
export const EXPERIENCE_LEVELS = ["junior", "semi-senior", "senior"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** What screens show of a hunter. */
export type HunterProfile = {
  /** Lower-case letters: in addresses, saved interviews and the ids of questions. Never changed or reused. */
  id: string;
  name: string;
  title: string;
  description: string;
  specialties: readonly string[];
  /** What this hunter looks at in an answer. */
  approach: string;
  /** For whom, in the welcome guide: fits after the name and a colon. */
  inBrief: string;
  /** Path of the picture, 240x280, in public/. */
  portrait: string;
  /** Years of experience that this hunter interviews for, both included; `to` null: all above. */
  years: { from: number; to: number | null };
  /** What a person with these years is called. */
  level: ExperienceLevel;
  /** Level of demand, 1 to 5 stars. */
  rating: number;
  /** Names of colour tokens; the screen turns them into classes. */
  cardColor: "patina-50" | "cobre-50" | "patina-100";
  badgeColor: "patina" | "cobre" | "solid";
};

/** A question of the bank with what it asks for: an answer to any of it will do. */
export type BankQuestion = Question & { asks: readonly [Intent, ...Intent[]] };

export type Hunter = HunterProfile & {
  /** Other ways in which people write the name, e.g. with an accent. */
  otherSpellings: readonly string[];
  /** How this hunter talks, as the language model is told. */
  style: string;
  /** How the hunter addresses the student; every text below does so, too. */
  address: "tú" | "usted";
  /** Ten, in the order in which they are asked; ids are the hunter's id and a number, and stay with their question. */
  questions: readonly BankQuestion[];
  lines: HunterLines;
  /** One line about the whole interview. They rest on its score: what answers held is for the comments to tell. */
  headlines: Readonly<Record<ScoreBand, Wordings>>;
  /** The same for an interview that ended before its first answer. */
  headlinesWithoutAnswers: Wordings;
};

/** What a hunter says in the conversation. */
export type HunterLines = {
  /** States the minutes and asks for readiness: {nombre} {minutos} {total}. */
  greetings: Wordings;
  /** Each of the following stands before a question, as a sentence of its own: {nombre}. */
  firstLeads: Wordings;
  transitions: Wordings;
  /** After an answer that needed a suggestion. */
  recoveries: Wordings;
  lastLeads: Wordings;
  /** After the last question: {nombre}. */
  closings: Wordings;
  /** The end by the limit of suggestions. */
  suggestionEnds: Wordings;
  /** {hechas} of {total}. */
  timeUps: Wordings;
  /** The student prefers not to start. */
  declines: Wordings;
  /** By what the answer lacks; {foco} is the question's focus. */
  suggestions: Readonly<Record<Aspect, Wordings>>;
};

const LEVEL_NAMES: Readonly<Record<ExperienceLevel, string>> = {
  junior: "Junior",
  "semi-senior": "Semi-Senior",
  senior: "Senior",
};

/** "Semi-Senior" */
export function levelName({ level }: Pick<HunterProfile, "level">): string {
  return LEVEL_NAMES[level];
}

/** "4-10", "10+" */
export function yearsText({ years: { from, to } }: Pick<HunterProfile, "years">): string {
  return to === null ? `${from}+` : `${from}-${to}`;
}
