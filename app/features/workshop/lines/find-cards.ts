/** Which lines of a CV are worth telling anew, and what each of them does not say. Pure. */

import { isFragment, tellsOutcome } from "#app/features/cv/review/quotable-achievements.ts";
import { displayable } from "#app/features/cv/review/quotable-jobs.ts";
import type { ReviewProfile } from "#app/features/cv/review/review-material.ts";
import type { Achievement } from "#app/features/cv/rubric/evidence/results.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { passageOf } from "./change-lines.ts";
import { MAX_LINE_CHARS } from "./line-limits.ts";
import type { LineCard } from "./tasks.ts";

const MOST_CARDS = 8;
/** From here on a line shows a result, and only an improvement that names it makes it a card. */
const RESULT = 0.8;

/** The tagger takes the line for something that was done. */
const AGREED = 0.5;

/** A piece of a sentence, whose beginning or end the reading has lost. */
const PIECE = regex("u")`
    ^(?:en|de|del|y|e|o|con|para|por|al|que|in|of|and|with|for|to)\s
    |\s(?:y|e|o|de|del|con|para|en|la|el|los|las|and|of|with|for|in|the),?$
  `;

/**
 * Those that an improvement talks about first, then others that do not show what came of them, in reading order.
 * @param improvements of the result, as its owner reads them
 */
export function findCards(profile: ReviewProfile, improvements: readonly string[]): LineCard[] {
  const { reading } = profile;
  const quoted = quotesIn(improvements);
  const cards = reading.achievements
    .filter((one) => one.text.length <= MAX_LINE_CHARS && !isFragment(one))
    .flatMap((one) => {
      const text = normalize(one.text);
      const advice = quoted.find(({ quote }) => text.includes(quote))?.improvement ?? null;
      if (advice === null && (one.aside || one.strength >= RESULT || one.agreed < AGREED || PIECE.test(one.text)))
        return [];
      const card = cardOf(profile, one, advice);
      return card === null || (advice === null && card.missing.length === 0) ? [] : [card];
    });
  const order = (card: LineCard) => (card.advice === null ? 1 : 0);
  return cards.sort((a, b) => order(a) - order(b)).slice(0, MOST_CARDS);
}

/** What improvements quote. One that is about an interview asks nothing of the line that it quotes. */
function quotesIn(improvements: readonly string[]): { quote: string; improvement: string }[] {
  return improvements
    .filter((improvement) => !/entrevista/iu.test(improvement))
    .flatMap((improvement) =>
      [...improvement.matchAll(/«([^»]{3,})»/gu)].map(([, words = ""]) => ({
        quote: normalize(words.replace(/…$/u, "")).trim(),
        improvement,
      })),
    )
    .filter(({ quote }) => quote.length > 3);
}

function cardOf({ reading }: ReviewProfile, one: Achievement, advice: string | null): LineCard | null {
  const [line] = one.lines;
  if (line === undefined || passageOf(reading.document.lines, line, one.text) === null) return null;
  const job = one.job === null ? undefined : reading.facts.jobs[one.job];
  const missing: LineCard["missing"] = [];
  if (one.opener.kind === "noun" || one.opener.kind === "weak") missing.push("did");
  if (one.figures.length === 0) missing.push("howMuch");
  if (!tellsOutcome(one)) missing.push("result");
  const post = job === undefined ? null : displayable(reading.document, job);
  return { line, was: one.text, post: post?.title ?? post?.employer ?? null, missing, advice };
}
