import { expect, test } from "vitest";
import type { QuestionFeedback } from "#app/features/interview/result.ts";
import type { Thing } from "#app/features/interview/signals/signal.ts";
import { strongestMoment } from "#app/features/practice/strongest-moment.ts";

const STORY =
  "Trabajaba los veranos en una bodega de Talca. Se perdían cajas y nadie sabía por qué. Ordené los pasillos por " +
  "tamaño y anoté cada salida en una planilla. En dos meses pasamos de 40 cajas perdidas a 6. Me gusta el orden.";
const EVERYTHING: Thing[] = ["example", "role", "result", "figure"];

function answered(answer: string, more: Partial<QuestionFeedback> = {}): QuestionFeedback {
  return {
    number: 1,
    questionId: "a",
    question: "¿Qué mejoraste?",
    category: "Logros",
    answer,
    verdict: "appropriate",
    comment: "",
    suggestions: 0,
    responseTime: 30,
    points: 80,
    told: EVERYTHING,
    ...more,
  };
}
const momentOf = (...specificFeedback: QuestionFeedback[]) => strongestMoment({ specificFeedback });

test("whole sentences are quoted, from the deed to the ending, and what they have is named", () => {
  const moment = momentOf(answered("Soy ordenada y responsable.", { told: [] }), answered(STORY, { number: 2 }));
  expect(moment?.number).toBe(2);
  expect(STORY).toContain(moment?.quote);
  expect(moment?.quote).toMatch(/^[A-Z].*pasamos de 40 cajas perdidas a 6\.$/u);
  expect(moment?.parts).toEqual(expect.arrayContaining(["action", "result", "figure"]));
});

test("an answer without an ending, a sad one, and one of which nothing is said are no moment", () => {
  expect(momentOf(answered("Ordené los pasillos por tamaño y anoté cada salida en una planilla."))).toBeNull();
  expect(momentOf(answered(`${STORY} Ese año falleció mi papá.`))).toBeNull();
  expect(momentOf(answered(STORY, { told: undefined }))).toBeNull();
  expect(momentOf()).toBeNull();
});

test("a text of the greatest length is not read", () => {
  expect(momentOf(answered(STORY.repeat(20)))).toBeNull();
});
