import { expect, test } from "vitest";
import type { OpenInterview } from "#app/features/interview/api-schemas.server.ts";
import { findResult } from "#app/features/interview/queries.server.ts";
import { interviewsOf } from "#app/features/privacy/own-records.server.ts";
import { makeUser } from "../support/database.ts";
import { body } from "../support/interview-client.ts";
import { database, savedAnswers, signedIn, student, told, user } from "../support/interview-student.ts";

/** How answers were dictated: kept with the answer, handed out to the person, and never scored. */

const words = (text: string) => text.split(" ").length;
/** As a screen measures it at 120 words a minute, with one pause. */
const spokenOf = (text: string) => ({ words: words(text), seconds: words(text) / 2, pauses: 1, longestPause: 2.1 });

async function own(): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const record of interviewsOf(database.db, user.id)) records.push(record);
  return records;
}

test("is kept with the answer, and comes back with the interview and in the person's download", async () => {
  const { interviewId } = await student.started();
  const spoken = spokenOf(told(0));
  await student.answered("natalia-1", told(0), { interviewId, messageId: "a", responseSeconds: 60, spoken });
  await student.answered("natalia-2", told(1), { interviewId, messageId: "b" });
  expect((await savedAnswers(interviewId)).map((row) => row.spoken)).toEqual([JSON.stringify(spoken), null]);
  const open = await body<OpenInterview>(await student.resume("natalia"));
  expect(open.state.answers.map((answer) => answer.spoken)).toEqual([spoken, undefined]);
  expect(await own()).toMatchObject([
    { mensajes: expect.arrayContaining([expect.objectContaining({ texto: told(0), como_se_dicto: spoken })]) },
  ]);
});

test("comes with answers that did not reach the server before", async () => {
  const { interviewId } = await student.started();
  const spoken = spokenOf(told(0));
  const late = { questionId: "natalia-1", userResponse: told(0), messageId: "a", remaining: 1700, spoken };
  await student.answered("natalia-2", told(1), { interviewId, messageId: "b", pending: [late] });
  expect((await savedAnswers(interviewId)).map((row) => row.spoken)).toEqual([JSON.stringify(spoken), null]);
});

test.each([
  ["more words than the text has", { words: 40 }],
  ["fewer words than the text has", { words: 5 }],
  ["longer than the answer took", { seconds: 90 }],
  ["faster than anybody speaks", { seconds: 1, pauses: 0, longestPause: 0 }],
  ["pauses longer than all of it", { longestPause: 80 }],
  ["pauses that are none", { longestPause: 0.5 }],
  ["a pause without a pause", { pauses: 0 }],
])("that cannot be true is dropped, and the answer is not: %s", async (_, lie) => {
  const { interviewId } = await student.started();
  const more = { interviewId, messageId: "a", responseSeconds: 60, spoken: { ...spokenOf(told(0)), ...lie } };
  expect(await student.answered("natalia-1", told(0), more)).toMatchObject({ isRelevant: true, questionIndex: 1 });
  expect((await savedAnswers(interviewId)).map((row) => [row.content, row.spoken])).toEqual([[told(0), null]]);
});

test("that has another form is refused", async () => {
  const { interviewId } = await student.started();
  for (const spoken of [{ words: 20 }, { ...spokenOf(told(0)), seconds: -1 }, "sí"]) {
    const answer = { hunterId: "natalia", questionId: "natalia-1", userResponse: told(0), interviewId, spoken };
    expect((await student.answer(answer)).status).toBe(400);
  }
});

test("changes neither score, comments nor any other part of the result", async () => {
  const other = await makeUser(database.db, { name: "VALENTINA SOTO" });
  const reports = [];
  for (const [person, client, isSpoken] of [
    [user, student, true],
    [other, await signedIn(other), false],
  ] as const) {
    const { interviewId, questions } = await client.started("natalia", { seed: "igual" });
    for (const [at, { id }] of questions.entries()) {
      const more = { interviewId, messageId: `m${at}`, responseSeconds: 60 };
      await client.answered(id, told(at), { ...more, ...(isSpoken && { spoken: spokenOf(told(at)) }) });
    }
    expect((await savedAnswers(interviewId)).every((row) => (row.spoken !== null) === isSpoken)).toBe(true);
    reports.push((await findResult(database.db, person.id, interviewId))?.report);
  }
  expect(reports[0]?.overallScore).toBeGreaterThan(50);
  expect(reports[0]).toEqual(reports[1]);
});
