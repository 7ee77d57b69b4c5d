import { z } from "zod";
import { type ChatModel, ModelFailure } from "#app/ai/chat-model.ts";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { isForModel } from "#app/features/interview/language-model/orders.ts";
import { verdictPrompt } from "#app/features/interview/language-model/prompt.ts";

/** Labelled answers with the scores of rules and model, through the functions that the API calls. */

/** A measurement waits longer for a model than a student does. */
const TIMEOUT_MS = 60_000;

const pairsSchema = z.object({
  questions: z.array(
    z.object({
      hunterId: z.enum(HUNTER_IDS),
      question: z.string().min(1),
      category: z.string().optional(),
      focus: z.string().optional(),
      answers: z.array(
        z.object({ text: z.string(), label: z.enum(["relevant", "off_topic"]), kind: z.string().default("any") }),
      ),
    }),
  ),
});
type Asked = Omit<z.infer<typeof pairsSchema>["questions"][number], "answers">;
type Labelled = z.infer<typeof pairsSchema>["questions"][number]["answers"][number];
/** `others`: the other questions of the same hunter in the file, as in one interview. */
export type Pair = { asked: Asked; others: readonly string[]; answer: Labelled };

export type Judged = { isRelevant: boolean; relevanceScore: number; kind: string; ms: number };

/** Results of the calls to a model. */
export type Asks = {
  /** Number of answers that it was asked about, and how many of them its own decision judged right. */
  asked: number;
  aloneRight: number;
  /** Number of answers judged by the rules because the model failed. */
  failed: number;
};

/** @throws ZodError */
export function pairsOf(source: unknown): Pair[] {
  const { questions } = pairsSchema.parse(source);
  return questions.flatMap(({ answers, ...asked }) => {
    const others = questions
      .filter(({ hunterId, question }) => hunterId === asked.hunterId && question !== asked.question)
      .map(({ question }) => question);
    return answers.map((answer) => ({ asked, others, answer }));
  });
}

/** The rules' score, and whether a model would be asked too. */
export function byRules({ asked, others, answer }: Pair) {
  const start = performance.now();
  const rules = judgeAnswer({ ...asked, answer: answer.text, otherQuestions: others });
  const judged: Judged = { ...rules, ms: performance.now() - start };
  return { rules, judged, goesToModel: isForModel(asked.question, answer.text, rules.byForm) };
}

/** The model's probability of "yes"; null when it failed. Updates both counts. */
export async function decide(model: ChatModel, { asked, answer }: Pair, asks: Asks): Promise<number | null> {
  const question = { id: "", category: "", focus: "", ...asked };
  asks.asked += 1;
  try {
    const yes = await model.decide({
      task: "interview.verdict",
      priority: "interview",
      owner: null,
      prompt: verdictPrompt(question, answer.text),
      deadlineMs: TIMEOUT_MS,
    });
    if (yes >= 0.5 === (answer.label === "relevant")) asks.aloneRight += 1;
    return yes;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    asks.failed += 1;
    return null;
  }
}
