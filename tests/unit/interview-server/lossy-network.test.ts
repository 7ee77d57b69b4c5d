import { afterAll, beforeAll, expect, test } from "vitest";
import { analyzeResponse } from "#app/features/interview/answer/receive-answer.server.ts";
import { fallbackVerdict } from "#app/features/interview/fallback-verdict.ts";
import { finishInterview } from "#app/features/interview/finish.server.ts";
import { findOpenInterview, findResult } from "#app/features/interview/queries.server.ts";
import { type Student, startInterview } from "#app/features/interview/start.server.ts";
import type { InterviewState } from "#app/features/interview/state.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { reduce } from "../../support/hunter-machine.ts";
import { TOLD } from "../../support/interview-answers.ts";

let database: TestDatabase;
beforeAll(() => {
  database = makeTestDatabase();
});
afterAll(() => database.dispose());

/** Numbers from 0 to 1, the same for the same seed. */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// Judge and fallback rule agree on the first two kinds and disagree on the last two.
const LONG_BESIDE = "La geografía de Chile es larga y angosta, con desierto al norte y hielo al sur del continente.";
const SHORT_ANSWER = "Mi abuela, porque la cuidé.";

type Pending = { questionId: string; userResponse: string; messageId: string; remaining: number };

/** A screen that keeps its own machine, on a network that loses requests and replies. */
class Screen {
  state: InterviewState;
  pending: Pending[] = [];
  sent = 0;
  readonly #draw: () => number;
  readonly #student: Student;
  readonly #interviewId: number;

  constructor(student: Student, started: { interviewId: number; state: InterviewState }, draw: () => number) {
    this.#student = student;
    this.#interviewId = started.interviewId;
    this.#draw = draw;
    this.state = started.state;
  }

  #text(): string {
    const kind = this.#draw();
    if (kind < 0.5) return `${TOLD[this.state.currentQuestionIndex]} ${this.sent}`;
    if (kind < 0.7) return "no sé";
    return kind < 0.85 ? LONG_BESIDE : SHORT_ANSWER;
  }

  async answer(): Promise<void> {
    const { state, pending } = this;
    this.sent += 1;
    const question = state.questions[state.currentQuestionIndex];
    const userResponse = this.#text();
    const one = {
      questionId: question?.id ?? "",
      userResponse,
      messageId: `m${this.sent}`,
      remaining: state.timeRemaining - 20,
    };
    const { questionId, messageId: id, remaining } = one;
    const at = Date.now();
    const waiting = reduce(state, { type: "answer", at, id, text: userResponse, clock: remaining }).state;
    const fate = this.#draw();
    const body = { hunterId: state.hunterId, interviewId: this.#interviewId, ...one, pending };
    const call = () => analyzeResponse(database.db, this.#student, body);
    const reply = fate < 0.25 ? null : await call();
    if (fate > 0.9) expect(await call()).toEqual(reply);
    if (reply && fate >= 0.5) {
      this.pending = [];
      this.state = reduce(waiting, { type: "verdict", at, answerId: id, source: "server", ...reply }).state;
    } else {
      this.pending = [...pending, one];
      const own = fallbackVerdict(question?.question ?? "", userResponse);
      this.state = reduce(waiting, { type: "verdict", at, answerId: id, ...own }).state;
    }
    expect(questionId).not.toBe("");
  }

  /** A reload finds what the screen had, unless answers wait to be sent. */
  async reload(): Promise<void> {
    if (this.pending.length > 0) return;
    const open = await findOpenInterview(database.db, this.#student.id, this.state.hunterId);
    expect(standing(open?.state)).toEqual(standing(this.state));
    if (open) this.state = reduce(open.state, { type: "resume", at: Date.now() }).state;
  }

  finish() {
    const reason = this.state.ending ?? ("abandoned" as const);
    const body = { interviewId: this.#interviewId, reason, remaining: this.state.timeRemaining, pending: this.pending };
    return finishInterview(database.db, this.#student, body);
  }
}

const standing = (state: InterviewState | undefined) =>
  state && {
    index: state.currentQuestionIndex,
    suggestions: state.suggestionsGiven,
    answered: state.questionsAnswered,
    remaining: state.timeRemaining,
    ending: state.ending,
    roles: state.messages.map((message) => [message.role, message.questionId, message.isOffTopic]),
    answers: state.answers.map((answer) => [answer.id, answer.questionId, answer.text, answer.isRelevant]),
  };

test("whatever gets lost on the way, the server keeps the interview that the student saw", async () => {
  const endings = new Map<string, number>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const draw = drawer(seed);
    const student = await makeUser(database.db);
    const screen = new Screen(student, await startInterview(database.db, student, { hunterId: "natalia" }), draw);
    while (screen.state.phase === "question") {
      await screen.answer();
      if (screen.state.phase === "question" && draw() < 0.3) await screen.reload();
    }
    const { resultId } = await screen.finish();
    const result = await findResult(database.db, student.id, resultId ?? 0);
    const seen = screen.state.answers;
    expect(result?.status, `seed ${seed}`).toBe(screen.state.ending);
    expect(result?.report.appropriateResponses, `seed ${seed}`).toBe(seen.filter((one) => one.isRelevant).length);
    const rows = await database.db
      .selectFrom("interview_messages")
      .select(["answer_id", "content", "is_off_topic"])
      .where("interview_id", "=", resultId)
      .where("answer_id", "is not", null)
      .orderBy("position")
      .execute();
    expect(rows, `seed ${seed}`).toEqual(
      seen.map((one) => ({ answer_id: one.id, content: one.text, is_off_topic: one.isRelevant ? 0 : 1 })),
    );
    const ending = screen.state.ending ?? "none";
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  // The walk is worth its name only when it meets both ends.
  expect(Math.min(endings.get("completed") ?? 0, endings.get("suggestions") ?? 0)).toBeGreaterThan(5);
}, 120_000);
