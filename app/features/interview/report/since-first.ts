import type { InterviewReport } from "../result.ts";
import type { Thing } from "../signals/signal.ts";

/** What of the answers is counted: how often something was told, of so many answers. */
export type Told = { thing: CountedThing; before: Count; now: Count };
type Count = { of: number; told: number };

/** What a student can work on, most useful first. */
const COUNTED = ["result", "role", "figure", "example"] as const satisfies Thing[];
export type CountedThing = (typeof COUNTED)[number];

/** With fewer answers a share says nothing. */
const LEAST_ANSWERS = 5;
const SHOWN = 2;

type Answers = Pick<InterviewReport, "specificFeedback">;

/**
 * What the answers of an interview hold more often, or less, than those of the first one: the two elements that changed
 * most. Empty where one of both has too few answers, or was judged by a version of the program that did not count.
 */
export function sinceFirst(first: Answers, now: Answers): Told[] {
  const [before, after] = [answeredOf(first), answeredOf(now)];
  if (before.length < LEAST_ANSWERS || after.length < LEAST_ANSWERS) return [];
  if (![before, after].every((answers) => answers.some(({ told }) => told !== undefined))) return [];
  return COUNTED.map((thing) => ({ thing, before: countOf(thing, before), now: countOf(thing, after) }))
    .sort((a, b) => change(b) - change(a))
    .slice(0, SHOWN);
}

const answeredOf = ({ specificFeedback }: Answers) =>
  specificFeedback.filter(({ verdict }) => verdict !== "unanswered");

function countOf(thing: CountedThing, answers: ReturnType<typeof answeredOf>): Count {
  return { of: answers.length, told: answers.filter(({ told }) => told?.includes(thing)).length };
}

const change = ({ before, now }: Told) => now.told / now.of - before.told / before.of;
