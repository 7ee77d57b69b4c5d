import { describe, expect, test } from "vitest";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import type { FinishAnswer } from "#app/features/interview/requests.server.ts";
import { findPracticeQuestion } from "#app/features/practice/practice-question.server.ts";
import { interviewsOf } from "#app/features/privacy/own-records.server.ts";
import { loadChat } from "#app/routes/interview-chat.$hunterId/load-chat.server.ts";
import { loader as chatLoader } from "#app/routes/interview-chat.$hunterId/route.tsx";
import { loadResult } from "#app/routes/interview-feedback/load-result.server.ts";
import { loadSelection } from "#app/routes/interviews/load-selection.server.ts";
import { loadOffer } from "#app/routes/job-match.$id/load-offer.server.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { body } from "../support/interview-client.ts";
import { database, stranger, student, user } from "../support/interview-student.ts";
import { addReadCv, finding, keepOffer, requirement } from "../support/job-offers.ts";

/** Prevents: an interview of another offer, or of one as it was before the student corrected it. */

const REQUIREMENTS = [
  requirement("r1", "Dominio de SAP"),
  requirement("r2", "Manejo de Oracle Hyperion"),
  requirement("r3", "Título de Ingeniería Comercial", { kind: "study" }),
];
const FINDINGS = { r1: finding("cumple", ["Usé SAP"]), r2: finding("falta"), r3: finding("cumple", ["Ingeniería"]) };

async function withOffer(owner = user.id): Promise<number> {
  const analysisId = await addReadCv(database, owner);
  return keepOffer(database, owner, { requirements: REQUIREMENTS, findings: FINDINGS, analysisId });
}
/** The student as the guards of a screen give her. */
const signedIn = (): SessionUser => ({ ...user, initialPassword: false });
async function recordsOf(): Promise<object[]> {
  const records: object[] = [];
  for await (const one of interviewsOf(database.db, user.id)) records.push(one);
  return records;
}
const offerOf = (id: number) =>
  database.db.selectFrom("interviews").select("job_offer_id").where("id", "=", id).executeTakeFirstOrThrow();

const LEARNT =
  "En mi práctica tuve que aprender Tableau casi sin ayuda: miré los tutoriales, copié un tablero del equipo y en " +
  "dos semanas hice el mío, que usaron para el cierre del mes.";

describe("an interview for an offer", () => {
  test.each(HUNTER_IDS)("with %s asks ten questions of it, and keeps which one it was", async (hunterId) => {
    const offerId = await withOffer();
    const begun = await student.started(hunterId, { offerId });
    expect(begun.hasPersonalizedQuestions).toBe(true);
    expect(begun.questions).toHaveLength(10);
    const asked = begun.questions.map(({ question }) => question);
    for (const { text } of REQUIREMENTS) expect(asked.filter((one) => one.includes(`«${text}»`))).toHaveLength(1);
    expect(await offerOf(begun.interviewId)).toEqual({ job_offer_id: offerId });
  });

  test("is judged like any other, and its result and practice lead on", async () => {
    const offerId = await withOffer();
    const { interviewId, questions } = await student.started("natalia", { offerId });
    const gap = questions.find(({ id }) => id === "offer-r2");
    const answer = async (questionId: string, text: string) =>
      student.answered(questionId, text, { interviewId, hunterId: "natalia" });
    expect(
      await answer("offer-r2", "Me gusta mucho el fútbol y los domingos voy al estadio con mi papá."),
    ).toMatchObject({
      isRelevant: false,
    });
    expect(await answer("offer-r2", LEARNT)).toMatchObject({ isRelevant: true, interviewId });
    await body<FinishAnswer>(await student.finish({ interviewId, reason: "abandoned" }));
    const result = await loadResult(signedIn(), String(interviewId));
    expect(result.offer).toEqual({ id: offerId, title: "Analista de Planificación" });
    const practised = await findPracticeQuestion(database.db, user.id, { questionId: "offer-r2", interviewId });
    expect(practised).toMatchObject({ question: { question: gap?.question, category: "Aprendizaje" } });
    const { offer } = await loadOffer(user, String(offerId));
    expect(offer).toMatchObject({
      resultOf: interviewId,
      practice: {
        Aprendizaje: {
          ...{ question: gap?.question, path: `/practice/offer-r2?interviewId=${interviewId}`, wasAsked: true },
        },
      },
    });
    const [record] = await recordsOf();
    expect(record).toMatchObject({ con_preguntas_de_tu_cv: false, para_la_oferta: offerId });
    await database.db.deleteFrom("job_offers").execute();
    expect((await loadResult(signedIn(), String(interviewId))).offer).toBeNull();
    expect(await offerOf(interviewId)).toEqual({ job_offer_id: null });
  });

  test("asks what the student corrected, and nothing that the law forbids", async () => {
    const offerId = await withOffer();
    const edited = [
      requirement("r1", "Excel avanzado", { source: "own" }),
      requirement("r4", "Edad hasta 35 años", { kind: "skill", source: "own" }),
      requirement("r5", "Inglés intermedio", { kind: "language", isAsked: true }),
    ];
    const age = requirement("r4", "Edad hasta 35 años");
    const reading = { requirements: REQUIREMENTS, discriminating: [{ start: age.start, end: age.end, ground: "age" }] };
    await database.db
      .updateTable("job_offers")
      .set({ requirements: JSON.stringify(edited), reading: JSON.stringify(reading) })
      .execute();
    const { questions } = await student.started("cristian", { offerId });
    const asked = questions.map(({ question }) => question).join("\n");
    expect(asked).toContain("«Excel avanzado»");
    expect(asked).not.toMatch(/Hyperion|SAP|Edad|35|Inglés/);
    expect(questions).toHaveLength(10);
  });

  test("has asked what is practised of a gap, while the offer's words are the same", async () => {
    const offerId = await withOffer();
    const { interviewId } = await student.started("natalia", { offerId });
    await student.answered("offer-r2", LEARNT, { interviewId, hunterId: "natalia" });
    const practice = async () => (await loadOffer(user, String(offerId))).offer?.practice.Aprendizaje;
    expect(await practice()).toMatchObject({ wasAsked: false });
    await body<FinishAnswer>(await student.finish({ interviewId, reason: "abandoned" }));
    expect(await practice()).toMatchObject({ wasAsked: true });
    const edited = [requirement("r2", "Oracle Hyperion", { source: "own" })];
    await database.db
      .updateTable("job_offers")
      .set({ requirements: JSON.stringify(edited) })
      .execute();
    expect(await practice()).toMatchObject({ wasAsked: false, path: expect.not.stringContaining("offer-") });
  });

  test("that was left open says for which one it is", async () => {
    const offerId = await withOffer();
    const open = async () => (await loadChat(signedIn(), "natalia", "http://localhost/interview-chat/natalia")).open;
    await student.started("natalia", {});
    expect((await open())?.offer).toBeNull();
    await student.started("natalia", { offerId });
    expect((await open())?.offer).toEqual({ id: offerId, title: "Analista de Planificación" });
  });

  test("is of an own offer alone", async () => {
    const other = await makeUser(database.db);
    const offerId = await withOffer(other.id);
    expect((await student.start("natalia", { offerId })).status).toBe(404);
    expect((await (await stranger()).start("natalia", { offerId: 999 })).status).toBe(404);
    expect(await database.db.selectFrom("interviews").selectAll().execute()).toEqual([]);
    expect((await loadSelection(signedIn(), `http://localhost/interviews?offer=${offerId}`)).offer).toBeNull();
    const chat = await loadChat(signedIn(), "natalia", `http://localhost/interview-chat/natalia?offer=${offerId}`);
    expect(chat.offer).toBeNull();
    expect(JSON.stringify(chat.hunter?.questions)).not.toMatch(/La oferta dice/);
  });

  test("shows before its start what it asks then, and keeps the offer on the way", async () => {
    const offerId = await withOffer();
    const title = "Analista de Planificación";
    expect((await loadSelection(signedIn(), `http://localhost/interviews?offer=${offerId}`)).offer).toEqual({
      ...{ id: offerId, title },
    });
    const shown = await loadChat(signedIn(), "natalia", `http://localhost/interview-chat/natalia?offer=${offerId}`);
    expect(shown).toMatchObject({ fromCv: false, offer: { id: offerId, title } });
    const begun = await student.started("natalia", {
      ...{ offerId, seed: shown.seed },
      questionIds: shown.hunter?.questions.map(({ id }) => id),
    });
    expect(begun.questions.map(({ question }) => question)).toEqual(
      shown.hunter?.questions.map(({ question }) => question),
    );
  });

  test("is not turned into one of the CV by its address; an offer that has gone is", async () => {
    const offerId = await withOffer();
    const enter = (search: string) =>
      callRoute(chatLoader, {
        url: `http://localhost/interview-chat/natalia${search}`,
        params: { hunterId: "natalia" },
        cookie: student.cookie,
      });
    expect((await enter(`?offer=${offerId}`)).status).toBe(200);
    const gone = await enter("?offer=999").catch((thrown: Response) => thrown);
    expect(gone.status).toBe(302);
    expect(gone.headers.get("Location")).toContain("fromCvAnalysis=true");
  });
});
