/** Which lines of a CV are worth telling anew, and what each of them does not say. Pure. */

import { isFragment, tellsOutcome } from "#app/features/cv/review/quotable-achievements.ts";
import { displayable } from "#app/features/cv/review/quotable-jobs.ts";
import type { ReviewProfile } from "#app/features/cv/review/review-material.ts";
import type { Achievement } from "#app/features/cv/rubric/evidence/results.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { passageOf } from "./change-lines.ts";
import { MAX_LINE_CHARS } from "./line-limits.ts";
import type { LineCard } from "./tasks.ts";

const MOST_CARDS = 8;
/** From here on a line shows a result, and only an improvement that names it makes it a card. */
const RESULT = 0.8;

/** The tagger takes the line for something that was done. */
const AGREED = 0.5;

/** The texts that improvements quote. */
export function quotesIn(improvements: readonly string[]): string[] {
  return improvements.flatMap((text) => [...text.matchAll(/«([^»]{3,})»/gu)].map(([, words = ""]) => words));
}

/** Those that an improvement talks about first, then others that do not show what came of them, in reading order. */
export function findCards(profile: ReviewProfile, quotes: readonly string[]): LineCard[] {
  const { reading } = profile;
  const wanted = quotes.map((quote) => normalize(quote.replace(/…$/u, "")).trim()).filter((one) => one.length > 3);
  const cards = reading.achievements
    .filter((one) => one.text.length <= MAX_LINE_CHARS && !isFragment(one))
    .map((one) => ({ one, isNamed: wanted.some((quote) => normalize(one.text).includes(quote)) }))
    .filter(({ one, isNamed }) => isNamed || (!one.aside && one.strength < RESULT && one.agreed >= AGREED))
    .flatMap(({ one, isNamed }) => cardOf(profile, one, isNamed) ?? []);
  const order = (card: LineCard) => (card.isNamed ? 0 : 1);
  return cards.sort((a, b) => order(a) - order(b)).slice(0, MOST_CARDS);
}

function cardOf({ reading }: ReviewProfile, one: Achievement, isNamed: boolean): LineCard | null {
  const [line] = one.lines;
  if (line === undefined || passageOf(reading.document.lines, line, one.text) === null) return null;
  const job = one.job === null ? undefined : reading.facts.jobs[one.job];
  const missing: LineCard["missing"] = [];
  if (one.opener.kind === "noun" || one.opener.kind === "weak") missing.push("did");
  if (one.figures.length === 0) missing.push("howMuch");
  if (!tellsOutcome(one)) missing.push("result");
  const post = job === undefined ? null : displayable(reading.document, job);
  return { line, was: one.text, post: post?.title ?? post?.employer ?? null, missing, isNamed };
}
