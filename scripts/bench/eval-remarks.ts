import { readFileSync } from "node:fs";
import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import { composeReport, findingsOf, type InterviewRecord, remarksOf } from "#app/features/interview/report.ts";
import type { Answer } from "#app/features/interview/state.ts";
import { rulesVerdict } from "#app/features/interview/verdict.server.ts";

/**
 * Every remark of the reports on candidates' interviews, for people to say which are true.
 * usage: npm run eval:remarks -- FILE.json
 * FILE: {candidates: [{id, hunterId, answers: [{questionId, question, text}]}]}, as tests/fixtures/interviews/candidates.json.
 * Prints one JSON object a line ({candidate, place, kind, thing, number, question, answer, remark}; number, question and
 * answer only where the remark is on one answer) and, as the last line, how many there are of each kind.
 */

const fileSchema = z.object({
  candidates: z.array(
    z.object({
      id: z.string(),
      hunterId: z.enum(HUNTER_IDS),
      answers: z.array(z.object({ questionId: z.string(), question: z.string(), text: z.string() })),
    }),
  ),
});
type Candidate = z.infer<typeof fileSchema>["candidates"][number];

/** Nobody measured how long they took: a usual time. */
const SECONDS = 45;

/** The interview of a candidate who answers each question once, judged by the rules. */
function recordOf({ id, hunterId, answers }: Candidate): InterviewRecord {
  const bank = genericQuestions(hunterId);
  const questions = answers.map(({ questionId, question }): Question => {
    return bank.find((one) => one.id === questionId) ?? { id: questionId, question, category: "", focus: "" };
  });
  const given: Answer[] = [];
  for (const [at, { text }] of answers.entries()) {
    const question = questions[at];
    if (question === undefined) continue;
    const { isRelevant, relevanceScore } = rulesVerdict(hunterId, question, text, given);
    given.push({
      id: `${id}-${at}`,
      questionId: question.id,
      text,
      responseTime: SECONDS,
      isRelevant,
      relevanceScore,
      source: "server",
    });
  }
  return { hunterId, seed: id, questions, answers: given, ending: "completed" };
}

type Line = { candidate: string; place: string; kind: string; remark: string } & Record<string, unknown>;

function linesOf(candidate: Candidate): Line[] {
  const record = recordOf(candidate);
  const remarks = remarksOf(findingsOf(record));
  const line = (place: string, kind: string, remark: string, more: object = {}): Line => {
    return { candidate: candidate.id, place, kind, remark, ...more };
  };
  return [
    line("headline", "headline", composeReport(record).headline),
    ...remarks.strengths.map(({ text, kind, thing }) => line("strength", kind, text, { thing })),
    ...remarks.improvements.map(({ text, kind, thing }) => line("improvement", kind, text, { thing })),
    ...remarks.comments.flatMap((comment, at) => {
      const { questionId: _, ...said } = candidate.answers[at] ?? { questionId: "", question: "", text: "" };
      const where = { number: at + 1, question: said.question, answer: said.text };
      return comment.map(({ text, kind, thing }) => line("comment", kind, text, { thing, ...where }));
    }),
    ...remarks.nextSteps.map(({ title, detail }) => line("step", "step", `${title}. ${detail}`)),
  ];
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("usage: npm run eval:remarks -- FILE.json\n");
  process.exit(2);
}
const lines = fileSchema.parse(JSON.parse(readFileSync(file, "utf8"))).candidates.flatMap(linesOf);
const counts = new Map<string, number>();
for (const line of lines) {
  console.log(JSON.stringify(line));
  const key = line.place === line.kind ? line.place : `${line.place} ${line.kind}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
console.log(JSON.stringify({ remarks: lines.length, ...Object.fromEntries([...counts].sort()) }));
