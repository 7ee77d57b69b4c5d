import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { verbOf } from "#app/features/cv/vocabulary/verbs.ts";
import { showableClause } from "../../review/quotable-achievements.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { opensWithVerb } from "../evidence/first-person-action.ts";
import { QUOTE_MAX } from "../evidence/quote.ts";
import type { Achievement } from "../evidence/results.ts";
import { isVague } from "../evidence/vague.ts";
import type { OpenerKind } from "../evidence/verbs.ts";
import type { CriterionResult } from "../score-types.ts";
import { achievementQuote, award, cited, clamp01, saturate } from "./criterion-result.ts";

const WORTH: Readonly<Record<OpenerKind, number>> = {
  strong: 1,
  result: 0.95,
  routine: 0.4,
  noun: 0.3,
  infinitive: 0.35,
  weak: 0.05,
  none: 0.1,
};
/** Minimum value of a line with a figure, whatever its opening. */
const WITH_FIGURE = 0.5;
const VAGUE_WORTH = 0.1;
/** How fast the criterion rises with the mean value of the openings. */
const BEND = 1.2;
const MIN_LINES = 3;
/** Share of the points for varied openings, and share of distinct words that earns all of it. */
const VARIETY = 0.08;
const VARIED = 0.7;

function worthOf(achievement: Achievement): number {
  if (isVague(achievement)) return Math.min(VAGUE_WORTH, WORTH[achievement.opener.kind]);
  return Math.max(WORTH[achievement.opener.kind], achievement.figures.length > 0 ? WITH_FIGURE : 0);
}

/** 1 when the lines open with different verbs, less when one verb repeats. */
function variety(achievements: readonly Achievement[]): number {
  const verbs = achievements
    .filter((achievement) => achievement.opener.kind === "strong" || achievement.opener.kind === "routine")
    .map((achievement) => verbOf(achievement.opener.word)?.lemma ?? normalize(achievement.opener.word));
  return verbs.length < MIN_LINES ? 1 : clamp01(new Set(verbs).size / verbs.length / VARIED);
}

/** How achievement lines open: with the person's action, or with a description of the position. */
export function scoreVerbs(reading: CvReading): CriterionResult {
  // A prize or a summary line need not open with a verb, but counts if it does.
  const spoken = (achievement: Achievement) =>
    achievement.opener.kind === "strong" || achievement.opener.kind === "result";
  const core = reading.achievements.filter((achievement) => !achievement.aside || spoken(achievement));
  const achievements = core.length === 0 ? reading.achievements : core;
  // Unpaid lines count as lines without an opening, whatever their verb.
  const lines = achievements.length + reading.unpaid.length;
  const mean = achievements.map(worthOf).reduce((sum, value) => sum + value, 0) / Math.max(MIN_LINES, lines);
  const strong = achievements.filter(spoken);
  const quotes = strong
    .filter((achievement) => showableClause(reading, achievement, QUOTE_MAX) !== null)
    .map((achievement) => achievementQuote(reading, achievement));
  const share = saturate(mean, BEND) * (1 - VARIETY + VARIETY * variety(achievements));
  const text = finding(reading, { all: achievements, lines, strong });
  return award(reading, "verbs", share, text, strong.length > 3 ? quotes.slice(0, 3) : quotes);
}

type Found = { all: readonly Achievement[]; lines: number; strong: readonly Achievement[] };

function finding(reading: CvReading, { all, lines, strong }: Found): string {
  if (lines === 0)
    return "Aquí suman las líneas que abren con lo que hiciste, con un verbo como «Diseñé», «Atendí» o «Coordiné».";
  // The vocabulary knows fewer strong verbs in English.
  const isPraised = (achievement: Achievement) =>
    achievement.opener.kind === "strong" || reading.facts.language === "en";
  const first = all
    .filter((achievement) => isPraised(achievement) && opensWithVerb(achievement))
    .flatMap((achievement) => showableClause(reading, achievement, 90) ?? [])[0];
  if (first === undefined) return "";
  if (strong.length === lines)
    return lines === 1
      ? `Tu frase abre con una acción o un resultado: ${cited(first)}.`
      : `Tus frases abren con una acción o un resultado, como ${cited(first)}.`;
  return `Abres con una acción o un resultado en ${cited(first)}.`;
}
