import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { analyzeResponse } from "#app/features/interview/answer/receive-answer.server.ts";
import { finishInterview } from "#app/features/interview/finish.server.ts";
import { findHunter, hunterForYears, profileOf } from "#app/features/interview/hunters.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { findResult } from "#app/features/interview/queries.server.ts";
import { reportText } from "#app/features/interview/report/report-text-file.ts";
import { analyzeResponseSchema, startSchema } from "#app/features/interview/requests.server.ts";
import { startInterview } from "#app/features/interview/start.server.ts";
import { ResultCard } from "#app/routes/interview-feedback/result-card.tsx";
import { HunterCard } from "#app/routes/interviews/hunter-card.tsx";
import { makeTestDatabase, makeUser } from "./database.ts";
import { TOLD } from "./interview-answers.ts";

/**
 * One whole interview with the hunter whose id is the first argument, through the calls' schemas and the use cases, on
 * a database of its own. Prints what the student gets to see, as JSON.
 */

const [, , id = ""] = process.argv;
const hunter = findHunter(id);
if (hunter === undefined) throw new Error(`no hunter ${id}`);
const database = makeTestDatabase();
try {
  const student = await makeUser(database.db, { name: "Ana Soto" });
  const started = await startInterview(database.db, student, startSchema.parse({ hunterId: id, seed: "s" }));
  const { interviewId, questions } = started;
  // The first answer is off the subject: the hunter suggests.
  const missed = await answer(questions[0]?.id ?? "", "no sé", "missed");
  for (const [at, question] of questions.entries()) await answer(question.id, TOLD[at] ?? "", `answer-${at}`);
  const finished = await finishInterview(database.db, student, { interviewId, reason: "completed" });
  const result = await findResult(database.db, student.id, finished.resultId ?? 0);
  if (result === null) throw new Error("no result");
  const { report } = result;
  const profile = profileOf(hunter);
  const called = `Oye ${hunter.name}, ayúdame con esta pregunta por favor`;
  const question = questions[0]?.question ?? "";
  process.stdout.write(
    JSON.stringify({
      greeting: started.state.messages[0]?.content,
      questionIds: questions.map((one) => one.id),
      suggestion: missed.suggestion,
      status: result.status,
      hunterId: report.hunterId,
      headline: report.headline,
      judged: report.specificFeedback.length,
      file: reportText(report, { hunter, studentName: student.name, date: "" }),
      resultScreen: renderToStaticMarkup(<ResultCard report={report} hunter={profile} />),
      selection: renderToStaticMarkup(
        <MemoryRouter>
          <HunterCard hunter={profile} selected recommended primary open={undefined} onSelect={() => {}} to="/" />
        </MemoryRouter>,
      ),
      suits: [3, 15, 25].map((years) => hunterForYears(years).id),
      refused: startSchema.safeParse({ hunterId: "nobody" }).success,
      called: judgeAnswer({ question, hunterId: hunter.id, answer: called }).kind,
    }),
  );

  async function answer(questionId: string, userResponse: string, messageId: string) {
    const body = analyzeResponseSchema.parse({ hunterId: id, interviewId, questionId, userResponse, messageId });
    return analyzeResponse(database.db, student, body);
  }
} finally {
  await database.dispose();
}
