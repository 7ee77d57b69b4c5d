import { describe, expect, test } from "vitest";
import type { Answers } from "#app/features/demo/answers/answers.ts";
import { CAMILA_AFTER, CAMILA_FIRST, CAMILA_WITH_CRISTIAN } from "#app/features/demo/answers/camila.ts";
import * as cristian from "#app/features/demo/answers/cristian.ts";
import * as mia from "#app/features/demo/answers/mia.ts";
import * as graduates from "#app/features/demo/answers/natalia-graduates.ts";
import * as students from "#app/features/demo/answers/natalia-students.ts";
import { OFF_TOPIC, VAGUE } from "#app/features/demo/answers/unhelpful.ts";
import { answersFor } from "#app/features/demo/interview-script.ts";
import { Random } from "#app/features/demo/random.ts";
import { worded } from "#app/features/demo/wording.ts";
import { disclosureIn } from "#app/features/interview/distress/disclosure.ts";
import { HUNTER_IDS, type HunterId } from "#app/features/interview/hunters.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";

const VOICES: [HunterId, string, Answers][] = [
  ...Object.entries({ ...students, ...graduates }).map(([name, answers]): [HunterId, string, Answers] => [
    "natalia",
    name,
    answers,
  ]),
  ...Object.entries(cristian).map(([name, answers]): [HunterId, string, Answers] => ["cristian", name, answers]),
  ...Object.entries(mia).map(([name, answers]): [HunterId, string, Answers] => ["mia", name, answers]),
];
const TEXTS = [
  ...VOICES.flatMap(([, , answers]) => [...answers.values()]),
  ...[CAMILA_FIRST, CAMILA_WITH_CRISTIAN, CAMILA_AFTER].flatMap((answers) => [...answers.values()]),
  ...VAGUE,
  ...OFF_TOPIC,
];

test("every hunter has voices", () => {
  expect(new Set(VOICES.map(([hunter]) => hunter))).toEqual(new Set(HUNTER_IDS));
});

describe.each(VOICES)("%s: the voice %s", (hunter, _name, answers) => {
  test("answers each of the hunter's questions, in its own words for women and men", () => {
    for (const { id } of genericQuestions(hunter)) {
      const text = answers.get(id) ?? "";
      for (const gender of ["f", "m"] as const) {
        const said = worded(text, gender, new Random(id));
        expect(said.length, id).toBeGreaterThan(100);
        expect(said, id).not.toMatch(/[{}|]/);
      }
    }
  });

  test("says the same for the same interview, and something at every try", () => {
    for (const preparation of ["weak", "mixed", "good", "strong", "joking"] as const) {
      const script = answersFor({ answers, gender: "f", preparation, seed: "x", pace: 1 });
      genericQuestions(hunter).forEach((question, index) => {
        const tries = script(question, index);
        expect(tries.length).toBeGreaterThan(0);
        expect(script(question, index)).toEqual(tries);
        for (const { text, seconds } of tries) expect([text !== "", seconds > 5]).toEqual([true, true]);
      });
    }
  });
});

test("no answer is taken for somebody in need: it would be set aside, and the interview would stand", () => {
  const said = TEXTS.flatMap((text) => [worded(text, "f", new Random(text)), worded(text, "m", new Random(text))]);
  expect(said.filter((text) => disclosureIn(text, {}) !== null)).toEqual([]);
});
