/** Sentences in the place of achievements that earn no points, with the reason: no work, implausible, or copied. */

import type { CvFacts } from "../../facts/facts.ts";
import { isNotWork } from "./not-work.ts";
import { meaningOf, pastedSamples } from "./pasted-examples.ts";
import { placeholderIn } from "./placeholders.ts";
import { implausibleFigure } from "./plausible-names.ts";
import type { Achievement } from "./results.ts";

/**
 * notWork: private life, lateness, quarrels · implausible: an impossible figure · sample: the product's own example ·
 * placeholder: an unfilled placeholder in a long text
 */
export type UnpaidReason = "notWork" | "implausible" | "sample" | "placeholder";
export type UnpaidAchievement = Achievement & {
  why: UnpaidReason;
  /** The words that are the reason; the whole sentence if all of it is. */
  part: string;
};

export type Sorted = { achievements: Achievement[]; unpaid: UnpaidAchievement[] };

/** Title, employer and profession, which decide whether the words belong to the occupation. */
function postOf(achievement: Achievement, facts: CvFacts): string {
  const job = achievement.job === null ? undefined : facts.jobs[achievement.job];
  return [job?.title, job?.employer, facts.profession].filter(Boolean).join(" · ");
}

function tradesOf(facts: CvFacts): string[] {
  return [
    facts.profession,
    ...facts.jobs.map((job) => job.title),
    ...facts.studies.filter((study) => study.level !== "school").map((study) => study.degree),
  ].flatMap((text) => (text ? [text] : []));
}

function reasonFor(
  achievement: Achievement,
  facts: CvFacts,
  blanks: ReadonlySet<number>,
): Pick<UnpaidAchievement, "why" | "part"> | null {
  const blank = achievement.lines.some((line) => blanks.has(line)) ? placeholderIn(achievement.text) : null;
  if (blank !== null) return { why: "placeholder", part: blank };
  const post = postOf(achievement, facts);
  if (isNotWork(achievement.text, post)) return { why: "notWork", part: achievement.text };
  const figure = implausibleFigure(achievement.text, post);
  return figure === null ? null : { why: "implausible", part: figure };
}

/** The measuring figures as digits: "de 40 a 15" and "de 40 a 12" are different achievements. */
function figuresOf(achievement: Achievement): string {
  return achievement.figures
    .map((figure) => figure.text.replace(/\D/g, "") || figure.text)
    .sort()
    .join(" ");
}

/** Strength of "Capacité a 60 personas": a count without its object. */
const THIN = 0.25;
const ALIKE = 0.8;
const MIN_WORDS = 3;

/** A paraphrase of the same achievement: the same figures and nearly the same words in any order. */
function repeats(
  achievement: Achievement,
  told: readonly { words: Set<string>; figures: string }[],
  words: Set<string>,
): boolean {
  const own = figuresOf(achievement);
  if (own === "" || words.size < MIN_WORDS) return false;
  return told.some((other) => {
    if (other.figures !== own) return false;
    let common = 0;
    for (const word of words) if (other.words.has(word)) common += 1;
    return common >= ALIKE * Math.min(words.size, other.words.size) && common >= MIN_WORDS;
  });
}

/**
 * Separates achievements that earn points from those that do not; duplicates count once.
 * @param blanks lines with an unfilled placeholder
 */
export function sortAchievements(found: readonly Achievement[], facts: CvFacts, blanks: ReadonlySet<number>): Sorted {
  const meanings = found.map((achievement) => meaningOf(achievement.text));
  const pasted = pastedSamples(found, meanings, tradesOf(facts), facts.name);
  const told: { words: Set<string>; figures: string }[] = [];
  const achievements: Achievement[] = [];
  const unpaid: UnpaidAchievement[] = [];
  found.forEach((achievement, at) => {
    const reason =
      pasted[at] === "own"
        ? ({ why: "sample", part: achievement.text } as const)
        : reasonFor(achievement, facts, blanks);
    if (reason !== null) {
      unpaid.push({ ...achievement, strength: 0, ...reason });
      return;
    }
    const words = meanings[at] ?? new Set();
    if (repeats(achievement, told, words)) return;
    told.push({ words, figures: figuresOf(achievement) });
    achievements.push(
      pasted[at] === "thin" ? { ...achievement, strength: Math.min(achievement.strength, THIN) } : achievement,
    );
  });
  return { achievements, unpaid };
}
