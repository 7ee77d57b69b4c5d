import fc from "fast-check";
import { expect, it } from "vitest";
import type { InterviewEffect, InterviewEvent } from "#app/features/interview/events.ts";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { createInterview } from "#app/features/interview/interview-machine.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { type InterviewState, interviewStateSchema } from "#app/features/interview/state.ts";
import { reduce } from "../../support/hunter-machine.ts";
import { START } from "./machine-driver.ts";

const answerIds = fc.constantFrom("a", "b", "c", "d", "e", "f", "g");
const clock = fc.option(fc.double({ min: -10, max: 2000 }), { nil: undefined });

/** An event without its moment; `pending` stands for the id that is being waited for. */
const event = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom({ type: "start" }, { type: "decline" }, { type: "expire" }) },
  { weight: 2, arbitrary: fc.constantFrom({ type: "resume" }, { type: "feedback_opened" }, { type: "feedback_sent" }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("tick"), clock }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("answer"),
      id: fc.oneof(answerIds, fc.uuid()),
      text: fc.oneof(fc.constant("  "), fc.string()),
      clock,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("verdict"),
      answerId: fc.oneof({ weight: 4, arbitrary: fc.constant("pending") }, { weight: 1, arbitrary: answerIds }),
      isRelevant: fc.boolean(),
      relevanceScore: fc.double(),
      needsSuggestion: fc.boolean(),
      suggestion: fc.option(fc.constantFrom("", "Di más.", "Cuenta un caso.")),
      source: fc.constantFrom("server", "fallback"),
    }),
  },
);
const steps = fc.array(fc.tuple(fc.integer({ min: -5000, max: 90_000 }), event), { minLength: 5, maxLength: 80 });
const setup = fc.record({
  hunterId: fc.constantFrom(...HUNTER_IDS),
  studentName: fc.constantFrom("", "Valentina"),
  seed: fc.string(),
  extraTimeFactor: fc.constantFrom(1, 1.5, 2),
  questions: fc.integer({ min: 1, max: 10 }),
  // Most sequences begin, so that the random part meets a running interview.
  begun: fc.boolean(),
});

function checkStep(before: InterviewState, after: InterviewState, moved: InterviewEvent): void {
  expect(interviewStateSchema.safeParse(after).success).toBe(true);
  expect(after.currentQuestionIndex).toBeLessThan(after.totalQuestions);
  expect(after.questionsAnswered).toBeLessThanOrEqual(after.totalQuestions);
  expect(after.suggestionsGiven).toBeLessThanOrEqual(after.phase === "ended" || after.ending ? 3 : 2);
  expect(after.timeRemaining).toBeLessThanOrEqual(before.timeRemaining);
  expect(after.timerActive).toBe(after.phase === "question");
  // Waiting for a verdict is the hunter's time.
  if (before.phase === "waiting" && moved.type !== "expire") expect(after.timeRemaining).toBe(before.timeRemaining);
  if (before.ending !== null) expect(after.messages).toBe(before.messages);
  expect(after.messages.slice(0, before.messages.length).map((one) => one.content)).toEqual(
    before.messages.map((one) => one.content),
  );
  expect(new Set(after.messages.map((one) => one.id)).size).toBe(after.messages.length);
  const waiting = after.answers.filter((answer) => answer.isRelevant === null).length;
  expect(waiting).toBe(after.phase === "waiting" ? 1 : 0);
}

it("keeps its promises whatever happens in whatever order", () => {
  fc.assert(
    fc.property(setup, steps, ({ questions, begun, ...options }, sequence) => {
      let at = START;
      let state = reduce(createInterview(options), {
        type: "questions_loaded",
        at,
        questions: genericQuestions(options.hunterId).slice(0, questions),
      }).state;
      if (begun) state = reduce(state, { type: "start", at }).state;
      const ends: InterviewEffect[] = [];
      for (const [pause, drawn] of sequence) {
        at += pause;
        const id =
          "answerId" in drawn && drawn.answerId === "pending" ? { answerId: state.pendingAnswerId ?? "-" } : {};
        const moved = { ...drawn, ...id, at } as InterviewEvent;
        const next = reduce(state, moved);
        checkStep(state, next.state, moved);
        ends.push(...next.effects.filter((effect) => effect.type === "ended"));
        state = next.state;
      }
      expect(ends).toHaveLength(state.ending === null ? 0 : 1);
      const spoken = state.messages.filter((one) => one.role === "suggestion").map((one) => one.content);
      expect(spoken.every((text, index) => text !== spoken[index - 1])).toBe(true);
    }),
    { numRuns: 400 },
  );
});
