import { describe, expect, test } from "vitest";
import type { CvDetails, CvResult } from "#app/features/cv/result.ts";
import type { QuestionSet } from "#app/features/interview/api-schemas.server.ts";
import { loader as chatLoader } from "#app/routes/interview-chat.$hunterId/route.tsx";
import { loader as selectionLoader } from "#app/routes/interviews/route.tsx";
import { callRoute } from "../support/http.ts";
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

  test("asks the opener, then from the newest completed analysis, and fills up to ten", async () => {
    await addAnalysis(12, ["¿Qué lograste en Maule?"]);
    await addAnalysis(5, ["¿Qué lograste en Ñuble?", "¿Cómo bajaste los costos en Biobío?"]);
    await addAnalysis(1, [], "failed");
    const answer = await set();
    expect(answer).toMatchObject({ hasPersonalizedQuestions: true, experienceLevel: "semi-senior" });
    expect(answer.questions.slice(0, 3)).toMatchObject([
      { id: "cristian-1" },
      { id: "cv-1", question: "¿Qué lograste en Ñuble?", category: "Logros", focus_area: expect.stringMatching(/./) },
      { id: "cv-2" },
    ]);
    expect(answer.questions).toHaveLength(10);
    expect(answer.questions[3]?.id).toMatch(/^cristian-/);
    const { questions } = await set("?hunterId=natalia");
    expect([questions[0]?.id, questions[3]?.id]).toEqual(["natalia-1", expect.stringMatching(/^natalia-/)]);
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

describe("every entrance to the interviews", () => {
  type Entrance = { to: string; fromCv: boolean };
  /** Where the browser ends up, and whether that page asks from the CV. */
  async function entered(path: string): Promise<Entrance> {
    const hunterId = /chat\/(\w+)/.exec(path)?.[1];
    const call = { url: `http://localhost${path}`, cookie: student.cookie, ...(hunterId && { params: { hunterId } }) };
    try {
      const page = await callRoute(hunterId ? chatLoader : selectionLoader, call);
      return { to: path, fromCv: (await page.json()).fromCv };
    } catch (answer) {
      if (!(answer instanceof Response && answer.status === 302)) throw answer;
      return entered(answer.headers.get("Location") ?? "");
    }
  }

  test.each([
    ["/interviews", "/interviews"],
    ["/interview-chat/natalia", "/interview-chat/natalia?fromCvAnalysis=true"],
    ["/interview-chat/mia?a=1&fromCvAnalysis=false", "/interview-chat/mia?a=1&fromCvAnalysis=true"],
    [
      "/interviews?fromCvAnalysis=true&_data=routes%2Finterviews",
      "/interviews?fromCvAnalysis=true&_data=routes%2Finterviews",
    ],
  ])("%s asks from an analysed CV", async (path, to) => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    await addAnalysis(5, [], "failed");
    expect(await entered(path)).toEqual({ to, fromCv: true });
  });

  test.each(["/interviews", "/interview-chat/natalia", "/interview-chat/pedro"])(
    "%s stays as it is without one",
    async (path) => {
      await addAnalysis(5, [], "failed");
      expect(await entered(path)).toEqual({ to: path, fromCv: false });
    },
  );

  test("of nobody is a hunter whom nobody knows, with a CV or without", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    expect(await entered("/interview-chat/pedro")).toEqual({ to: "/interview-chat/pedro", fromCv: false });
  });
});

describe("an interview from a CV", () => {
  const OPENING =
    "Partí de cajera, a los dos años quedé a cargo de la bodega y hoy soy jefa de local con doce personas: " +
    "de cumplir turnos pasé a armarlos.";
  const saved = async () =>
    (await body<{ state: { questions: { id: string; question: string }[] } }>(await student.resume("cristian"))).state
      .questions;
  const isPersonalised = async (id: number) =>
    (
      await database.db
        .selectFrom("interviews")
        .select("is_personalised")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).is_personalised;

  test("keeps the questions it started with", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const { interviewId, questions, hasPersonalizedQuestions } = await student.started("cristian", {
      fromCvAnalysis: true,
    });
    expect(hasPersonalizedQuestions).toBe(true);
    expect(questions.slice(0, 2).map((one) => one.id)).toEqual(["cristian-1", "cv-1"]);
    await addAnalysis(5, ["¿Qué aprendiste en Aysén?"]);
    await student.answered("cristian-1", OPENING, { interviewId });
    const reply = await student.answered("cv-1", told(7), { hunterId: "cristian", interviewId });
    expect(reply).toMatchObject({ interviewId, isRelevant: true, questionIndex: 2 });
    expect((await saved())[1]?.question).toBe("¿Qué lograste en Ñuble?");
  });

  test("goes on where its questions were saved before the opener came first", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const { interviewId, state } = await student.started("cristian", { fromCvAnalysis: true });
    const { questions } = state;
    const older = [...questions.slice(1, 2), ...questions.slice(0, 1), ...questions.slice(2)];
    await database.db
      .updateTable("interviews")
      .set({ questions: JSON.stringify(older) })
      .execute();
    const reply = await student.answered("cv-1", told(7), { hunterId: "cristian", interviewId });
    expect(reply).toMatchObject({ interviewId, isRelevant: true, questionIndex: 1 });
    expect((await saved()).map((one) => one.id)).toEqual(older.map((one) => one.id));
  });

  test("is followed without an interview id, also with questions asked for without a hunter", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const [first, second] = (await set()).questions;
    expect([first?.id, second?.id]).toEqual(["cristian-1", "cv-1"]);
    const one = await student.answered("cristian-1", OPENING, { hunterId: "mia" });
    const two = await student.answered("cv-1", told(7), { hunterId: "mia" });
    expect(two).toMatchObject({ interviewId: one.interviewId, isRelevant: true, questionIndex: 2 });
    expect(await isPersonalised(two.interviewId)).toBe(1);
  });

  test("is told from a generic one by what follows the opener, where the client says nothing of it", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const { interviewId } = await student.answered("cristian-1", OPENING);
    expect([(await saved())[1]?.id, await isPersonalised(interviewId)]).toEqual(["cristian-2", 0]);
    const next = await student.answered("cv-1", told(7), { hunterId: "cristian" });
    expect(next).toMatchObject({ interviewId, isRelevant: true, questionIndex: 2 });
    expect([(await saved())[1]?.id, await isPersonalised(interviewId)]).toEqual(["cv-1", 1]);
  });

  test("is opened with its own questions by an answer to the opener that comes before the start", async () => {
    await addAnalysis(5, ["¿Qué lograste en Ñuble?"]);
    const early = { seed: "draw-1", fromCvAnalysis: true };
    const { interviewId } = await student.answered("cristian-1", OPENING, early);
    expect((await student.started("cristian", early)).interviewId).toBe(interviewId);
    const next = await student.answered("cv-1", told(7), { hunterId: "cristian", interviewId });
    expect(next).toMatchObject({ interviewId, isRelevant: true, questionIndex: 2 });
  });
});

describe("the interviews after the first one", () => {
  /** Starts an interview; it ends after the last of `asked` questions was put. */
  async function held(asked: number, status: "completed" | "abandoned", more: object = {}) {
    const begun = await student.started("natalia", more);
    await database.db
      .updateTable("interviews")
      .set({ status, question_index: asked - 1, ended_at: new Date().toISOString() })
      .where("id", "=", begun.interviewId)
      .execute();
    return begun.questions;
  }
  const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

  test("repeat nothing, and an unfinished one is begun again with what it would have asked", async () => {
    const left = await held(3, "abandoned");
    const first = await held(10, "completed");
    expect(first).toEqual(left);
    const second = await held(10, "completed");
    const third = await held(4, "abandoned");
    const fourth = await held(10, "completed");
    const asked = [...ids(first), ...ids(second), ...ids(third).slice(0, 4), ...ids(fourth)];
    expect(new Set(asked).size).toBe(34);
  });

  test("ask what the screen showed before the start, and the same when the start is repeated", async () => {
    await held(10, "completed");
    const shown = await body<QuestionSet>(await student.questions("?hunterId=natalia&seed=abc"));
    const begun = await student.started("natalia", { seed: "abc" });
    expect(ids(begun.questions)).toEqual(ids(shown.questions));
    expect(ids((await student.started("natalia", { seed: "abc" })).questions)).toEqual(ids(shown.questions));
  });

  test("have three questions of an analysed CV, those asked least", async () => {
    await addAnalysis(
      2,
      ["Uno", "Dos", "Tres", "Cuatro", "Cinco", "Seis"].map((name) => `¿Qué lograste en ${name}?`),
    );
    const own = (questions: readonly { id: string }[]) => ids(questions).filter((id) => id.startsWith("cv-"));
    const fromCv = { fromCvAnalysis: true };
    expect(own(await held(4, "completed", fromCv))).toHaveLength(6);
    // Three were put before the first interview ended.
    expect(own(await held(10, "completed", fromCv))).toEqual(["cv-4", "cv-5", "cv-6"]);
    expect(own(await held(10, "completed", fromCv))).toHaveLength(3);
  });

  test("of another person are not touched by it", async () => {
    await held(10, "completed");
    const other = await stranger();
    expect(ids((await other.started("natalia")).questions)[9]).toBe("natalia-10");
  });
});
