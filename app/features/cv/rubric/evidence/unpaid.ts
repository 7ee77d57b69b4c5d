/** Sentences about deeds that are not paid, and why: what stands there is no work, is not believed, or is not one's own. */

import type { CvFacts } from "../../facts/facts.ts";
import { isNotWork } from "./not-work.ts";
import { meaningOf, pastedSamples } from "./own-samples.ts";
import { placeholderIn } from "./placeholders.ts";
import { implausibleFigure } from "./plausible.ts";
import type { Deed } from "./results.ts";

/**
 * notWork: private life, lateness, quarrels · implausible: a figure that cannot be right · sample: the product's own example
 * placeholder: a template's blank in a long text
 */
export type UnpaidReason = "notWork" | "implausible" | "sample" | "placeholder";
export type UnpaidDeed = Deed & {
  why: UnpaidReason;
  /** The words of the sentence that are the reason; the sentence itself where it is all of it. */
  part: string;
};

export type Sorted = { deeds: Deed[]; unpaid: UnpaidDeed[] };

/** Title, employer and profession: what decides whether the words are those of the trade. */
function postOf(deed: Deed, facts: CvFacts): string {
  const job = deed.job === null ? undefined : facts.jobs[deed.job];
  return [job?.title, job?.employer, facts.profession].filter(Boolean).join(" · ");
}

function tradesOf(facts: CvFacts): string[] {
  return [
    facts.profession,
    ...facts.jobs.map((job) => job.title),
    ...facts.studies.filter((study) => study.level !== "school").map((study) => study.degree),
  ].flatMap((text) => (text ? [text] : []));
}

function reasonFor(deed: Deed, facts: CvFacts, blanks: ReadonlySet<number>): Pick<UnpaidDeed, "why" | "part"> | null {
  const blank = deed.lines.some((line) => blanks.has(line)) ? placeholderIn(deed.text) : null;
  if (blank !== null) return { why: "placeholder", part: blank };
  const post = postOf(deed, facts);
  if (isNotWork(deed.text, post)) return { why: "notWork", part: deed.text };
  const figure = implausibleFigure(deed.text, post);
  return figure === null ? null : { why: "implausible", part: figure };
}

/** The measuring figures, as digits: "de 40 a 15" is another deed than "de 40 a 12". */
function figuresOf(deed: Deed): string {
  return deed.figures
    .map((figure) => figure.text.replace(/\D/g, "") || figure.text)
    .sort()
    .join(" ");
}

/** Strength of "Capacité a 60 personas": how many, and not in what. */
const THIN = 0.25;
const ALIKE = 0.8;
const FEWEST_WORDS = 3;

/** The same deed in other words: the same figures, and nearly the same words in whatever order. */
function repeats(deed: Deed, told: readonly { words: Set<string>; figures: string }[], words: Set<string>): boolean {
  const own = figuresOf(deed);
  if (own === "" || words.size < FEWEST_WORDS) return false;
  return told.some((other) => {
    if (other.figures !== own) return false;
    let common = 0;
    for (const word of words) if (other.words.has(word)) common += 1;
    return common >= ALIKE * Math.min(words.size, other.words.size) && common >= FEWEST_WORDS;
  });
}

/**
 * Parts the deeds that are paid from those that are not; what is told twice stays once.
 * @param blanks lines in which a template left something to be filled in
 */
export function sortDeeds(found: readonly Deed[], facts: CvFacts, blanks: ReadonlySet<number>): Sorted {
  const meanings = found.map((deed) => meaningOf(deed.text));
  const pasted = pastedSamples(found, meanings, tradesOf(facts), facts.name);
  const told: { words: Set<string>; figures: string }[] = [];
  const deeds: Deed[] = [];
  const unpaid: UnpaidDeed[] = [];
  found.forEach((deed, at) => {
    const reason =
      pasted[at] === "own" ? ({ why: "sample", part: deed.text } as const) : reasonFor(deed, facts, blanks);
    if (reason !== null) {
      unpaid.push({ ...deed, strength: 0, ...reason });
      return;
    }
    const words = meanings[at] ?? new Set();
    if (repeats(deed, told, words)) return;
    told.push({ words, figures: figuresOf(deed) });
    deeds.push(pasted[at] === "thin" ? { ...deed, strength: Math.min(deed.strength, THIN) } : deed);
  });
  return { deeds, unpaid };
}
