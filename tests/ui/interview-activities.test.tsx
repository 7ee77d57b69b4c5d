import { expect, it } from "vitest";
import {
  type InterviewRow,
  interviewEntries,
  interviewScores,
  interviewSentence,
  interviewStep,
} from "#app/routes/my-activities/interview-timeline.ts";
import { mergeEntries } from "#app/routes/my-activities/timeline.ts";

const row = (id: number, changes: Partial<InterviewRow> = {}): InterviewRow => ({
  id,
  hunterId: "mia",
  hunterName: "Mia",
  status: "completed",
  score: 60,
  questionsAnswered: 10,
  totalQuestions: 10,
  at: `2026-0${id}-10T15:00:00.000Z`,
  ...changes,
});
const rows = [row(4, { status: "open", score: null, questionsAnswered: 3 }), row(3, { score: 69 }), row(2), row(1)];

it("lists interviews with their change and the way to go on", () => {
  const entries = interviewEntries(rows);
  expect(entries.map((entry) => entry.link?.to)).toEqual([
    "/interview-chat/mia",
    "/interview-feedback?id=3",
    "/interview-feedback?id=2",
    "/interview-feedback?id=1",
  ]);
  expect(entries.map((entry) => entry.change)).toEqual([
    null,
    "+9 puntos respecto del anterior",
    "Mismo puntaje que el anterior",
    null,
  ]);
  expect(mergeEntries(entries.slice(2), entries.slice(0, 2)).map((entry) => entry.key)).toEqual(
    entries.map((entry) => entry.key),
  );
});

it("says how the scores went, oldest first, without the open one", () => {
  const scores = interviewScores(rows);
  expect(scores.map((point) => point.value)).toEqual([60, 60, 69]);
  expect(interviewSentence(scores)).toBe("Subiste 9 puntos en tus últimas 3 entrevistas.");
  const point = (value: number) => ({ key: `${value}`, at: "2026-01-10T15:00:00.000Z", value });
  expect(interviewSentence([point(25), point(0), point(25)])).toBe(
    "Vuelves a 25 puntos, con altos y bajos en tus últimas 3 entrevistas.",
  );
  expect(interviewSentence(scores.slice(0, 2))).toBe("Te mantienes en 60 puntos en tus últimas 2 entrevistas.");
});

it("asks to finish what is open, then to practise again, and for nothing without an interview", () => {
  expect(interviewStep(rows)?.to).toBe("/interview-chat/mia");
  expect(interviewStep(rows.slice(1))?.to).toBe("/interview-feedback?id=3");
  expect(interviewStep([row(5, { score: 80 })])?.to).toBe("/interviews?fromCvAnalysis=true");
  expect(interviewStep([])).toBeNull();
});
