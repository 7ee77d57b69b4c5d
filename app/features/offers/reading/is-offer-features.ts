import cueLists from "./is-offer-cues.json";
import { type CuedText, cuedText } from "./level-cues.ts";
import { type OfferLine, offerLines } from "./offer-tokens.ts";
import { phraseFinder, wordsOf } from "./phrase-pattern.ts";

/** What tells a job offer from other texts: its words and pairs of words, its headings, and words that weigh. */

/** A long page says what it is in its beginning; what comes later would only count twice. */
const READ_WORDS = 450;
const STEM = 8;
const COUNTS = [0, 1, 3, 6, 12, 25] as const;

/** Words by which kinds of texts are known, each kind with its finder. */
const KINDS = Object.entries(cueLists).map(([kind, phrases]) => ({ kind, find: phraseFinder(phrases) }));

const stemsOf = ({ tokens }: OfferLine) =>
  tokens.flatMap(({ word }) => (/[\p{L}\p{N}]/u.test(word) ? [word.slice(0, STEM)] : []));
const stepOf = (count: number, steps: readonly number[]) => steps.findLastIndex((step) => count >= step);

/** @returns the features, and how many words the text has */
export function isOfferFeatures(text: string): { features: string[]; words: number } {
  const lines = offerLines(text);
  const cued = cuedText(text);
  const stems = lines.map(stemsOf);
  const all = stems.flat();
  const read = all.slice(0, READ_WORDS);
  const pairs = read.slice(1).map((word, at) => `${read[at] ?? ""} ${word}`);
  const headings = lines.flatMap((line, at) => (line.isHeading ? (stems[at] ?? []) : []));
  const listed = lines.filter(({ isListed }) => isListed).length;
  return {
    features: [
      ...read.map((word) => `w:${word}`),
      ...pairs.map((pair) => `p:${pair}`),
      ...headings.map((word) => `h:${word}`),
      ...(stems[0] ?? []).map((word) => `first:${word}`),
      ...cueCounts(cued),
      ...kindFeatures(cued.plain),
      `listed:${stepOf(listed, COUNTS)}`,
    ],
    words: all.length,
  };
}

function cueCounts({ cues }: CuedText): string[] {
  const count = (kind: string) => stepOf(cues.filter((cue) => cue.kind === kind).length, COUNTS);
  return [`must:${count("must")}`, `nice:${count("nice")}`, `tasks:${count("tasks")}`];
}

/** How many different words of each kind occur, and which kind has most of them. */
function kindFeatures(plain: string): string[] {
  const words = wordsOf(plain);
  const counts = KINDS.map(({ kind, find }) => {
    const found = new Set(find(plain, words).map(({ start, end }) => plain.slice(start, end)));
    return { kind, count: found.size };
  });
  const most = [...counts].sort((one, other) => other.count - one.count).map(({ kind }) => kind);
  return [
    ...counts.flatMap(({ kind, count }) => {
      const step = stepOf(count, COUNTS);
      return Array.from({ length: step }, (_, at) => `${kind}>=${COUNTS[at + 1] ?? 0}`);
    }),
    `most:${most[0] ?? ""}`,
    `two:${most.slice(0, 2).join("+")}`,
  ];
}
