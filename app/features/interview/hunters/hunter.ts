/**
 * Definition of a head hunter: everything that differs between hunters. One file per hunter; ../hunters.ts lists them.
 */

import type { ScoreBand } from "#app/features/cv/score-bands.ts";
import type { FollowUpVoice } from "../follow-up/follow-up.ts";
import type { Intent } from "../question-bank/intents.ts";
import type { Aspect, Question } from "../question-bank/question.ts";

/** Alternative wordings of one line: one is chosen by the seed. Their placeholders are those of `fill`. */
type Wordings = readonly [string, string, ...string[]];

/** Experience levels that questions are written for. */
export const EXPERIENCE_LEVELS = ["junior", "semi-senior", "senior"] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** The part of a hunter that screens show. */
export type HunterProfile = {
  /** Lower-case letters: used in URLs, saved interviews and question ids. Never change or reuse it. */
  id: string;
  name: string;
  title: string;
  description: string;
  specialties: readonly string[];
  /** What this hunter pays attention to in an answer. */
  approach: string;
  /** Target group in the welcome guide; shown after the name and a colon. */
  inBrief: string;
  /** Path of the picture in public/, 240x280 pixels. */
  portrait: string;
  /** Range of years of experience, both inclusive; `to` null: no upper limit. */
  years: { from: number; to: number | null };
  /** Name of the level of candidates with these years. */
  level: ExperienceLevel;
  /** Level of difficulty, 1 to 5 stars. */
  rating: number;
  /** Names of colour tokens, which the screen converts to classes. */
  cardColor: "patina-50" | "cobre-50" | "patina-100";
  badgeColor: "patina" | "cobre" | "solid";
};

/** A question of the bank with its intents: an answer to any of them is accepted. */
export type BankQuestion = Question & { asks: readonly [Intent, ...Intent[]] };

/** The same before its hunter is known: the id is the hunter's and this number, from 11 on. */
export type NumberedQuestion = Omit<BankQuestion, "id"> & { number: number };

export type Hunter = HunterProfile & {
  /** Other spellings of the name, e.g. with an accent. */
  otherSpellings: readonly string[];
  /** The hunter's style of speaking, for the language model's prompt. */
  style: string;
  /** How the hunter addresses the student; every text below uses the same form. */
  address: "tú" | "usted";
  /**
   * Ten questions in the order of asking; an id is the hunter's id and a number, and never moves to another question.
   */
  questions: readonly BankQuestion[];
  /** Asked from a student's second interview on, in the themes of the ten; a number never moves to another question. */
  moreQuestions: readonly NumberedQuestion[];
  /** What the hunter asks back after an answer, and says to it. */
  asksBack: FollowUpVoice;
  lines: HunterLines;
  /** One line about the whole interview. It depends only on the score; the comments cover the answers' content. */
  headlines: Readonly<Record<ScoreBand, Wordings>>;
  /** The same for an interview that ended before its first answer. */
  headlinesWithoutAnswers: Wordings;
};

/** What a hunter says in the conversation. */
export type HunterLines = {
  /** Mentions the minutes and asks whether the student is ready: {nombre} {minutos} {total}. */
  greetings: Wordings;
  /** Each of the following is a sentence before a question: {nombre}. */
  firstLeads: Wordings;
  /** At least nine, so that an interview of ten questions repeats none. */
  transitions: Wordings;
  /** After an answer that needed a suggestion. */
  recoveries: Wordings;
  lastLeads: Wordings;
  /** After the last question: {nombre}. */
  closings: Wordings;
  /** When the interview ends because of too many suggestions. */
  suggestionEnds: Wordings;
  /** {hechas} of {total}. */
  timeUps: Wordings;
  /** When the student prefers not to start. */
  declines: Wordings;
  /** By the aspect that the answer lacks; {foco} is the question's focus. */
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
