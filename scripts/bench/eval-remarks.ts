import { readFileSync } from "node:fs";
import { z } from "zod";
import { composeReport, findingsOf, remarksOf } from "#app/features/interview/report/compose-report.ts";
import { type Candidate, candidateSchema, playCandidate } from "./play-candidate.ts";

/**
 * Every remark of the reports on candidates' interviews, for people to say which are true.
 * usage: npm run eval:remarks -- FILE.json
 * FILE: {candidates: [{id, hunterId, answers: [{questionId, question, text}]}]}, as
 * tests/fixtures/interviews/candidates.json. Prints one JSON object a line ({candidate, place, kind, thing, number,
 * question, answer, remark}; number, question and answer only where the remark is on one answer) and, as the last line,
 * how many there are of each kind.
 */

const fileSchema = z.object({ candidates: z.array(candidateSchema) });

type Line = { candidate: string; place: string; kind: string; remark: string } & Record<string, unknown>;

function linesOf(candidate: Candidate): Line[] {
  const record = playCandidate(candidate).state;
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
