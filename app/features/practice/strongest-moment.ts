import { isSad } from "../interview/follow-up/sad.ts";
import type { InterviewReport, QuestionFeedback } from "../interview/result.ts";
import { readAnswer } from "./answer-clauses.ts";
import { oneLine } from "./map-answer.ts";
import { showsIn } from "./part-evidence.ts";
import type { Part } from "./parts.ts";

export type StrongestMoment = {
  /** Of the question, from 1. */
  number: number;
  /** Whole sentences of the answer, one after the other. */
  quote: string;
  /** What these sentences have, in the order in which it is told. */
  parts: StoryPart[];
};

const STORY = ["situation", "action", "result", "figure"] as const satisfies Part[];
type StoryPart = (typeof STORY)[number];
const MAX_SENTENCES = 3;
/** Length of a quotation in characters. */
const LENGTH = { from: 40, to: 320 } as const;
/** Answers that are read, and their length in characters, so that the cost has a bound. */
const TRIED = 3;
const LONGEST_ANSWER = 2_000;

/**
 * The sentences of an interview that tell most: how something ended, and what led there. Null where no answer surely
 * has both, and of sad stories.
 */
export function strongestMoment({
  specificFeedback,
}: Pick<InterviewReport, "specificFeedback">): StrongestMoment | null {
  const ranked = specificFeedback
    .filter(({ told, answer }) => told !== undefined && answer.length <= LONGEST_ANSWER && !isSad(answer))
    .sort((a, b) => weight(b) - weight(a) || b.points - a.points || a.number - b.number);
  for (const { number, answer } of ranked.slice(0, TRIED)) {
    const found = tellingSentences(answer);
    if (found) return { number, ...found };
  }
  return null;
}

const weight = ({ told = [] }: QuestionFeedback) =>
  told.filter((thing) => thing !== "reason" && thing !== "learning").length;

/** @param answer at most 5,000 characters */
function tellingSentences(answer: string): Pick<StrongestMoment, "quote" | "parts"> | null {
  const { text, clauses } = readAnswer(answer);
  const shown = clauses.flatMap(({ piece }, at) =>
    STORY.filter((part) => showsIn(clauses, at, part)).map((part) => ({ part, ...piece })),
  );
  const sentences = [...new Intl.Segmenter("es", { granularity: "sentence" }).segment(text)];
  const spans = sentences.flatMap(({ index }, from) =>
    Array.from({ length: MAX_SENTENCES }, (_, more) => ({ start: index, last: sentences[from + more] })).flatMap(
      ({ start, last }) => (last ? [{ start, end: last.index + last.segment.length }] : []),
    ),
  );
  const best = spans
    .map(({ start, end }) => {
      const inside = shown.filter((one) => one.start >= start && one.end <= end);
      const parts = STORY.filter((part) => inside.some((one) => one.part === part));
      return { quote: oneLine(text.slice(start, end)), parts };
    })
    .filter(({ quote }) => quote.length >= LENGTH.from && quote.length <= LENGTH.to)
    .filter(({ parts }) => parts.includes("result") && (parts.includes("action") || parts.includes("situation")))
    .sort((a, b) => b.parts.length - a.parts.length || a.quote.length - b.quote.length)[0];
  return best ?? null;
}
