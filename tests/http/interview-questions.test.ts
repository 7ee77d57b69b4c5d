import { describe, expect, test } from "vitest";
import type { CvDetails, CvResult } from "#app/features/cv/result.ts";
import type { QuestionSet } from "#app/features/interview/question-set.ts";
import { body, InterviewClient } from "../support/interview-client.ts";
import { database, stranger, student, told, user } from "../support/interview-student.ts";

const set = async (search = "") => body<QuestionSet>(await student.questions(search));

async function addAnalysis(years: number, questions: string[], status: "completed" | "failed" = "completed") {
  const results: CvResult = {
    candidate: { name: "Ana", profession: "", location: "", experience: "", education: "", skills: [] },
    summary: "",
    structure_evaluation: { puntuacion_total: 70 },
    competencies: [],
    recommendations: { strengths: [], improvement_areas: [] },
    experience_analysis: { years_total: years },
    interview_questions: questions.map((question) => ({ question, category: "Logros", difficulty: "basic" })),
  };
  const details: CvDetails = { criteria: [], notices: [], found: { pages: 1, jobs: 1, skills: 0 } };
  await database.db
    .insertInto("cv_analyses")
    .values({
      user_id: user.id,
      file_name: "cv.pdf",
      file_type: "application/pdf",
      file_size: 1,
      upload: null,
      processing_status: status,
      engine: "rules",
      results: status === "completed" ? JSON.stringify(results) : null,
      details: status === "completed" ? JSON.stringify(details) : null,
      created_at: new Date().toISOString(),
    })
    .execute();
}

describe("GET /api/interview/questions", () => {
  test("without a CV analysis says so and answers the generic ten", async () => {
    await addAnalysis(5, [], "failed");
    const answer = await set("?hunterId=mia");
    expect(answer).toMatchObject({ hasPersonalizedQuestions: false, experienceLevel: null });
    expect(answer.questions.map((question) => question.id)).toEqual(
      Array.from({ length: 10 }, (_, at) => `mia-${at + 1}`),
    );
  });

  test("asks from the newest completed analysis first and fills up to ten", async () => {
    await addAnalysis(12, ["¿Qué lograste en Maule?"]);
    await addAnalysis(5, ["¿Qué lograste en Ñuble?", "¿Cómo bajaste los costos en Biobío?"]);
    await addAnalysis(1, [], "failed");
    const answer = await set();
    expect(answer).toMatchObject({ hasPersonalizedQuestions: true, experienceLevel: "semi-senior" });
    expect(answer.questions.slice(0, 2)).toMatchObject([
      { id: "cv-1", question: "¿Qué lograste en Ñuble?", category: "Logros", focus_area: expect.stringMatching(/./) },
      { id: "cv-2" },
    ]);
    expect(answer.questions).toHaveLength(10);
    expect(answer.questions[2]?.id).toMatch(/^cristian-/);
    expect((await set("?hunterId=natalia")).questions[2]?.id).toMatch(/^natalia-/);
  });

  test("shows nobody another's CV", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const other = await stranger();
    expect(await body(await other.questions())).toMatchObject({ hasPersonalizedQuestions: false });
    expect((await new InterviewClient("").questions()).status).toBe(401);
  });

  test.each(["__proto__", "constructor", "pedro", ""])("refuses the hunter '%s'", async (hunterId) => {
    expect((await student.questions(`?hunterId=${hunterId}`)).status).toBe(400);
  });
});

describe("an interview from a CV", () => {
  test("keeps the questions it started with", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const { interviewId, questions, hasPersonalizedQuestions } = await student.started("cristian", {
      fromCvAnalysis: true,
    });
    expect(hasPersonalizedQuestions).toBe(true);
    expect(questions[0]?.id).toBe("cv-1");
    await addAnalysis(5, ["¿Qué aprendiste en Aysén?"]);
    const reply = await student.answered("cv-1", told(7), { hunterId: "cristian", interviewId });
    expect(reply).toMatchObject({ interviewId, isRelevant: true, questionIndex: 1 });
    const { state } = await body<{ state: { questions: { question: string }[] } }>(await student.resume("cristian"));
    expect(state.questions[0]?.question).toBe("¿Qué lograste en Ñuble?");
  });

  test("is followed without an interview id, also with questions asked for without a hunter", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const { questions } = await set();
    const [first, second] = questions;
    expect([first?.id, second?.id]).toEqual(["cv-1", expect.stringMatching(/^cristian-/)]);
    const one = await student.answered("cv-1", told(7), { hunterId: "mia" });
    const steps =
      "Partí de cajera, a los dos años quedé a cargo de la bodega y hoy soy jefa de local con doce personas: de cumplir turnos pasé a armarlos.";
    expect(second?.id).toBe("cristian-1");
    const two = await student.answered("cristian-1", steps, { hunterId: "mia" });
    expect(two).toMatchObject({ interviewId: one.interviewId, isRelevant: true, questionIndex: 2 });
  });
});
