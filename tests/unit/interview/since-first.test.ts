import { expect, test } from "vitest";
import { sinceFirst } from "#app/features/interview/report/since-first.ts";
import type { QuestionFeedback } from "#app/features/interview/result.ts";
import type { Thing } from "#app/features/interview/signals/signal.ts";

/** An interview of as many answers, of which the first ones have these elements. */
function interview(answers: number, told: Partial<Record<Thing, number>>, known = true) {
  const specificFeedback = Array.from({ length: answers }, (_, at) => ({
    verdict: "appropriate",
    told: known ? (Object.keys(told) as Thing[]).filter((thing) => at < (told[thing] ?? 0)) : undefined,
  })) as QuestionFeedback[];
  return { specificFeedback };
}

test("the two elements that rose most are shown, with their counts", () => {
  const first = interview(10, { result: 2, role: 5, example: 8, figure: 1 });
  const now = interview(8, { result: 6, role: 7, example: 2, figure: 1 });
  expect(sinceFirst(first, now)).toEqual([
    { thing: "result", before: { told: 2, of: 10 }, now: { told: 6, of: 8 } },
    { thing: "role", before: { told: 5, of: 10 }, now: { told: 7, of: 8 } },
  ]);
});

test("unanswered questions do not count; with few answers or results of older versions nothing is compared", () => {
  const first = interview(10, { result: 2 });
  const short = interview(4, { result: 4 });
  expect(sinceFirst(first, short)).toEqual([]);
  expect(sinceFirst(interview(10, {}, false), first)).toEqual([]);
  const open = { verdict: "unanswered" } as QuestionFeedback;
  const now = { specificFeedback: [...interview(5, { result: 5 }).specificFeedback, open, open] };
  expect(sinceFirst(first, now)[0]).toEqual({
    thing: "result",
    before: { told: 2, of: 10 },
    now: { told: 5, of: 5 },
  });
});
