import { describe, expect, test } from "vitest";
import { findResult, listInterviews } from "#app/features/interview/queries.server.ts";
import { body } from "../support/interview-client.ts";
import { database, savedAnswers, student, told, user } from "../support/interview-student.ts";

const BEFORE_AND_AFTER =
  "Recibí una clínica endeudada y sin dirección médica; cuando la dejé tenía utilidades, tres especialidades " +
  "nuevas y un equipo que se mandaba solo.";
const AGAINST_ALL =
  "El directorio completo quería entrar a Perú y yo me opuse. Me apoyé en la caja de tres años y en dos " +
  "competidores que se habían retirado; no entramos, y al año siguiente el que lo hizo cerró.";

describe("answers that did not reach the server", () => {
  const pending = [
    { questionId: "natalia-1", userResponse: told(0), messageId: "a", remaining: 1700 },
    { questionId: "natalia-2", userResponse: "no sé", messageId: "b", remaining: 1650 },
    { questionId: "natalia-2", userResponse: told(1), messageId: "c", remaining: 1600 },
  ];

  test("come with the next call, in order, as the screen decided them, and once", async () => {
    const { interviewId } = await student.started();
    const send = () =>
      student.answered("natalia-3", told(2), { interviewId, messageId: "d", remaining: 1500, pending });
    const reply = await send();
    expect(reply).toMatchObject({ isRelevant: true, questionIndex: 3, remaining: 1500 });
    expect(await send()).toEqual(reply);
    const rows = await savedAnswers(interviewId);
    expect(rows.map((row) => [row.answer_id, row.is_off_topic, row.response_time])).toEqual([
      ["a", 0, 100],
      ["b", 1, 50],
      ["c", 0, 50],
      ["d", 0, 100],
    ]);
  });

  test("count as the screen says it decided, where a judge could have decided so", async () => {
    const { interviewId } = await student.started("mia");
    const seen = [
      // The server had said so to an interview that is another one now.
      { questionId: "mia-1", userResponse: BEFORE_AND_AFTER, messageId: "a", isRelevant: true },
      { questionId: "mia-2", userResponse: "asdf qwer zxcv", messageId: "b", isRelevant: true },
    ];
    const reply = await student.answered("mia-2", AGAINST_ALL, { interviewId, messageId: "c", pending: seen });
    expect(reply).toMatchObject({ isRelevant: true, questionIndex: 2 });
    expect((await savedAnswers(interviewId)).map((row) => [row.question_id, row.is_off_topic])).toEqual([
      ["mia-1", 0],
      ["mia-2", 1],
      ["mia-2", 0],
    ]);
  });

  test("are left as the server judged them where the student saw that verdict", async () => {
    const { interviewId } = await student.started("mia");
    const one = { questionId: "mia-1", userResponse: BEFORE_AND_AFTER, messageId: "a" };
    expect(await student.answered("mia-1", one.userResponse, { interviewId, ...one })).toMatchObject({
      isRelevant: true,
    });
    const pending = [{ ...one, isRelevant: true }];
    await student.answered("mia-2", AGAINST_ALL, { interviewId, messageId: "b", pending });
    expect((await savedAnswers(interviewId)).map((row) => row.source)).toEqual(["server", "server"]);
  });

  test("come with the end as well", async () => {
    const { interviewId } = await student.started();
    const sent = await student.finish({ interviewId, reason: "time", remaining: 0, pending });
    expect(await body(sent)).toEqual({ resultId: interviewId });
    const result = await findResult(database.db, user.id, interviewId);
    expect(result).toMatchObject({ status: "time", report: { ending: "time", appropriateResponses: 2 } });
  });

  test("that the server had judged otherwise follow what the student saw, even past an end", async () => {
    const { interviewId } = await student.started();
    const long = "La geografía de Chile es larga y angosta, con desierto al norte y hielo al sur del continente.";
    const lost = [1, 2, 3].map((n) => ({ questionId: "natalia-1", userResponse: `${long} ${n}`, messageId: `x${n}` }));
    for (const one of lost) await student.answered("natalia-1", one.userResponse, { interviewId, ...one });
    expect(await listInterviews(database.db, user.id)).toMatchObject([{ status: "suggestions" }]);
    // The third reply was lost; the screen's own rule took the text for an answer and asked the second question.
    const reply = await student.answered("natalia-2", told(1), {
      interviewId,
      messageId: "y",
      pending: lost.slice(2),
    });
    expect(reply).toMatchObject({ isRelevant: true, questionIndex: 2, ended: false, suggestionsGiven: 0 });
    expect(await listInterviews(database.db, user.id)).toMatchObject([{ status: "open", score: null, answered: 2 }]);
    const open = await body<{ messages: { role: string; content: string }[] }>(await student.resume("natalia"));
    expect(open.messages.filter((message) => message.role === "user")).toHaveLength(5);
  });
});

test("an interview that another one has replaced is not taken up again", async () => {
  const { interviewId } = await student.started();
  const long = "La geografía de Chile es larga y angosta, con desierto al norte y hielo al sur del continente.";
  const sent = [1, 2, 3].map((n) => ({ questionId: "natalia-1", userResponse: `${long} ${n}`, messageId: `x${n}` }));
  for (const one of sent) await student.answered("natalia-1", one.userResponse, { interviewId, ...one });
  const second = await student.started();
  const reply = await student.answered("natalia-2", told(1), { interviewId, messageId: "y", pending: sent.slice(2) });
  expect(reply).toMatchObject({ interviewId, ended: true, ending: "suggestions" });
  const list = await listInterviews(database.db, user.id);
  expect(list.map((one) => [one.id, one.status])).toEqual([
    [second.interviewId, "open"],
    [interviewId, "suggestions"],
  ]);
});
