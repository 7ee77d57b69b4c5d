import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { type AnswerReply, answerReplySchema } from "#app/features/interview/requests.server.ts";
import type { Db } from "#db/open.server.ts";
import { TOLD } from "../../../tests/support/interview-answers.ts";
import type { Random } from "../../../tests/support/mutate.ts";
import { type Actor, countProblem } from "./actor.ts";
import type { Caller } from "./caller.ts";

const ANSWERS = 10;
const startedSchema = z.object({ interviewId: z.number(), questions: z.array(z.object({ id: z.string() })).min(1) });

type Talk = { id: number; hunterId: string; questions: { id: string }[]; at: number; answers: number };
type Said = { text: string; reply: AnswerReply | null };

/**
 * Holds interviews from start to rating. Calls that were cut off are repeated with the same id, as the user interface
 * does.
 */
export class InterviewActor implements Actor {
  readonly kind = "interview";
  readonly caller: Caller;
  readonly #userId: number;
  readonly #random: Random;
  /** Answers by the id that the client generated. */
  readonly #said = new Map<string, Said>();
  /** Interviews that are finished and rated. */
  readonly #rated = new Set<number>();
  readonly #started = new Set<number>();
  #next: () => Promise<void>;
  #count = 0;

  constructor(caller: Caller, userId: number, random: Random) {
    this.caller = caller;
    this.#userId = userId;
    this.#random = random;
    this.#next = this.#start();
  }

  /** Repeats the same call until it is answered. */
  act(): Promise<void> {
    return this.#next();
  }

  #start(): () => Promise<void> {
    const hunterId = this.#random.pick(HUNTER_IDS);
    this.#count += 1;
    const seed = `seed-${this.#userId}-${this.#count}`;
    return async () => {
      const { body } = await this.caller.post("/api/interview/start", { hunterId, seed });
      const { interviewId: id, questions } = startedSchema.parse(body);
      this.#started.add(id);
      this.#next = this.#answer({ id, hunterId, questions, at: 0, answers: 0 });
    };
  }

  #answer(talk: Talk): () => Promise<void> {
    const messageId = `answer-${talk.id}-${talk.answers}`;
    const text = this.#random.below(8) === 0 ? "no sé" : this.#random.pick(TOLD);
    const said: Said = { text, reply: null };
    this.#said.set(messageId, said);
    const { id: interviewId, hunterId } = talk;
    const questionId = talk.questions[talk.at]?.id;
    const sent = { hunterId, interviewId, questionId, userResponse: text, messageId, currentSuggestions: 0 };
    return async () => {
      const { body } = await this.caller.post("/api/interview/analyze-response", sent);
      const reply = answerReplySchema.parse(body);
      said.reply = reply;
      talk.answers += 1;
      talk.at = reply.questionIndex;
      this.#next = reply.ended || talk.answers === ANSWERS ? this.#finish(talk) : this.#answer(talk);
    };
  }

  #finish(talk: Talk): () => Promise<void> {
    return async () => {
      await this.caller.post("/api/interview/finish", { interviewId: talk.id, reason: "abandoned" });
      this.#next = this.#rate(talk);
    };
  }

  #rate({ id, hunterId }: Talk): () => Promise<void> {
    const rating = 1 + this.#random.below(5);
    let tries = 0;
    return async () => {
      tries += 1;
      // A second rating is refused with 409, which shows that the first one was stored before the call was cut off.
      const refusals = tries > 1 ? [409] : [];
      await this.caller.post("/api/interview-feedback", { hunterId, rating, interviewId: id }, refusals);
      this.#rated.add(id);
      this.#next = this.#start();
    };
  }

  async settle(db: Db): Promise<string[]> {
    const interviews = await db
      .selectFrom("interviews as i")
      .leftJoin("interview_feedback as f", "f.interview_id", "i.id")
      .select((eb) => ["i.id", "i.seed", "i.status", eb.fn.count<number>("f.id").as("ratings")])
      .where("i.user_id", "=", this.#userId)
      .groupBy("i.id")
      .execute();
    const problems = await this.#answerProblems(db);
    const seeds = new Set(interviews.map(({ seed }) => seed));
    if (seeds.size !== interviews.length) problems.push("an interview was started twice");
    for (const id of this.#started)
      if (!interviews.some((row) => row.id === id)) problems.push(`interview ${id} is not in the database`);
    for (const { id, status, ratings } of interviews) {
      if (ratings > 1) problems.push(`interview ${id} has ${ratings} ratings`);
      if (this.#rated.has(id) && (ratings !== 1 || status === "open")) problems.push(`interview ${id} lost its end`);
    }
    return problems;
  }

  async #answerProblems(db: Db): Promise<string[]> {
    const rows = await db
      .selectFrom("interview_messages as m")
      .innerJoin("interviews as i", "i.id", "m.interview_id")
      .select(["m.answer_id", "m.content", "m.reply"])
      .where("i.user_id", "=", this.#userId)
      .where("m.answer_id", "is not", null)
      .execute();
    const found = new Map<string | null, typeof rows>();
    for (const row of rows) found.set(row.answer_id, [...(found.get(row.answer_id) ?? []), row]);
    const problems: string[] = [];
    for (const [id, { text, reply }] of this.#said) {
      const own = found.get(id) ?? [];
      problems.push(...countProblem(id, own.length, reply !== null));
      const [row] = own;
      if (!row) continue;
      if (row.content !== text) problems.push(`${id}: another text`);
      if (reply && !isDeepStrictEqual(answerReplySchema.parse(JSON.parse(row.reply ?? "null")), reply))
        problems.push(`${id}: another verdict than was answered`);
    }
    return problems;
  }
}
