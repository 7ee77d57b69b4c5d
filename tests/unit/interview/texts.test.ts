import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yearsText } from "#app/features/interview/hunters/hunter.ts";
import { findHunter, HUNTER_IDS, HUNTERS, hunterForYears, hunterOf } from "#app/features/interview/hunters.ts";
import { findGenericQuestion, genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { ASPECTS, aspectsOf, focusOf, isKnownCategory } from "#app/features/interview/question-bank/question.ts";
import { cannedSuggestion, firstNameOf, type Moment, say } from "#app/features/interview/texts/hunter-lines.ts";
import { pickVariant } from "#app/features/interview/texts/pick-variant.ts";
import { toUsted } from "#app/features/interview/texts/tu-to-usted.ts";

const MOMENTS: readonly Moment[] = [
  "greetings",
  "firstLeads",
  "transitions",
  "recoveries",
  "lastLeads",
  "closings",
  "suggestionEnds",
  "timeUps",
  "declines",
];
/** Words that address somebody as tú or as usted; both would be a slip in one hunter. */
const TU =
  /(?<!\p{L})(?:tú|tu|tus|ti|te|contigo|cuéntame|dime|eres|tienes|hiciste|quieres|puedes|elige|prueba)(?!\p{L})/iu;
const USTED = /(?<!\p{L})(?:usted|cuénteme|dígame|describa|exponga|precise|permítame)(?!\p{L})/iu;

function everything(hunterId: (typeof HUNTER_IDS)[number]): string[] {
  const { lines, headlines, headlinesWithoutAnswers } = hunterOf(hunterId);
  return [
    ...MOMENTS.flatMap((moment) => [...lines[moment]]),
    ...ASPECTS.flatMap((aspect) => [...lines.suggestions[aspect]]),
    ...genericQuestions(hunterId).flatMap((one) => [one.question, one.focus]),
    ...Object.values(headlines).flat(),
    ...headlinesWithoutAnswers,
  ];
}

describe("hunters", () => {
  it("are the three of the specification, in order", () => {
    expect(HUNTERS.map((hunter, at) => [hunter.id, at + 1, yearsText(hunter), hunter.rating])).toEqual([
      ["natalia", 1, "0-3", 3],
      ["cristian", 2, "4-10", 4],
      ["mia", 3, "10+", 5],
    ]);
    for (const hunter of HUNTERS) expect(hunter.portrait).toBe(`/art/${hunter.id}.svg`);
  });

  it.each(["__proto__", "constructor", "toString", "", "Natalia", "natalia ", "hasOwnProperty"])(
    "finds nobody for %j",
    (id) => expect(findHunter(id)).toBeUndefined(),
  );

  it.each([
    [0, "natalia"],
    [3.9, "natalia"],
    [4, "cristian"],
    [10, "cristian"],
    [10.1, "mia"],
  ])("suits %d years with %s", (years, id) => expect(hunterForYears(years).id).toBe(id));
});

describe.each(HUNTER_IDS)("the bank of %s", (hunterId) => {
  const questions = genericQuestions(hunterId);
  const { lines } = hunterOf(hunterId);

  it("has ten questions on ten subjects, each found by its id", () => {
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map((one) => one.category)).size).toBe(10);
    expect(new Set(questions.map((one) => one.question)).size).toBe(10);
    for (const one of questions) {
      expect(findGenericQuestion(one.id)).toBe(one);
      expect(isKnownCategory(one.category), one.category).toBe(true);
      expect(one.question).toMatch(/[?.]$/);
      expect(one.focus).toMatch(/^[\p{Ll}].*[^.]$/u);
    }
  });

  it("has a voice of its own, with one way of addressing the student and without exclamations", () => {
    const texts = everything(hunterId);
    const wrong = hunterOf(hunterId).address === "usted" ? TU : USTED;
    expect(texts.filter((text) => wrong.test(text.replace(/«[^»]*»/gu, "")))).toEqual([]);
    expect(texts.filter((text) => /[¡!]|\s{2}|\.\.|undefined/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("greets with the minutes and asks for readiness; ends say how many of how many", () => {
    for (const text of lines.greetings) {
      expect(text).toContain("{minutos} minutos");
      expect(text).toContain("{nombre}");
      expect(text).toMatch(/\?$/);
    }
    for (const text of lines.timeUps) expect(text).toMatch(/\{hechas\} de \{total\} preguntas/);
    for (const text of lines.suggestionEnds) expect(text).toMatch(/sugerencias/);
    const leads = [...lines.firstLeads, ...lines.transitions, ...lines.recoveries, ...lines.lastLeads];
    for (const text of leads) expect(text, "a question follows").toMatch(/\.$/);
  });

  it("never says the same twice in a row, and a whole interview has nine different transitions", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...MOMENTS), (seed, moment) => {
        let last: string | null = null;
        for (let turn = 0; turn < 12; turn += 1) {
          const spoken = say(lines, moment, seed, last);
          expect(spoken.wording).not.toBe(last);
          last = spoken.wording;
        }
      }),
    );
    const walk = ["first"];
    for (let turn = 0; turn < 9; turn += 1) walk.push(say(lines, "transitions", "s", walk.at(-1) ?? null).wording);
    expect(new Set(walk).size).toBe(10);
  });

  it("has at least eight suggestions, none with an open mark, another one at each attempt", () => {
    const all = ASPECTS.flatMap((aspect) => [...lines.suggestions[aspect]]);
    expect(new Set(all).size).toBeGreaterThanOrEqual(8);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...questions), (seed, question) => {
        const first = cannedSuggestion(lines, question, 0, seed, null);
        const second = cannedSuggestion(lines, question, 1, seed, first.wording);
        expect(second.text).not.toBe(first.text);
        expect(first.text + second.text).not.toMatch(/[{}]/);
        const [main] = aspectsOf(question.category);
        expect(lines.suggestions[main]).toContain(first.wording);
      }),
    );
  });

  it("names what a judge found missing", () => {
    const question = questions[0];
    if (question === undefined) throw new Error("no question");
    const spoken = cannedSuggestion(lines, question, 0, "s", null, "result");
    expect(lines.suggestions.result).toContain(spoken.wording);
  });
});

it("has no id, question or category without a focus across the banks", () => {
  const all = HUNTER_IDS.flatMap((id) => [...genericQuestions(id)]);
  expect(new Set(all.map((one) => one.id)).size).toBe(10 * HUNTERS.length);
  expect(new Set(all.map((one) => one.question)).size).toBe(10 * HUNTERS.length);
  expect(focusOf("Otra cosa")).not.toBe("");
});

describe("choosing a wording", () => {
  it("walks through the whole list before anything returns", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 12 }), fc.string(), (list, seed) => {
        const walk = [pickVariant(list, seed, null)];
        while (walk.length < list.length) walk.push(pickVariant(list, seed, walk.at(-1) ?? null));
        expect(new Set(walk).size).toBe(list.length);
      }),
    );
  });

  it("says the only wording again when there is no other, and refuses an empty list", () => {
    expect(pickVariant(["a"], "s", "a")).toBe("a");
    expect(() => pickVariant([], "s", null)).toThrow(RangeError);
  });
});

describe("first name", () => {
  it.each([
    ["VALENTINA SOTO", "Valentina"],
    ["Soto Pérez, José Luis", "José"],
    ["  ana-maría  ríos ", "Ana-María"],
    ["ñuble", "Ñuble"],
    ["", ""],
    ["12345", ""],
    ["<b>x", ""],
  ])("of %j is %j", (full, first) => expect(firstNameOf(full)).toBe(first));

  it("stands in the greeting with its comma, and its lack leaves no gap", () => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const values = { minutes: 30, total: 10 };
      expect(say(hunterOf("mia").lines, "greetings", seed, null, { ...values, name: "Ana" }).text).toMatch(/, Ana[.,]/);
      expect(say(hunterOf("mia").lines, "greetings", seed, null, values).text).not.toMatch(/,\s*[.,]|\{/);
    }
  });
});

describe("the questions of the bank", () => {
  it("suppose no post that somebody may never have had", () => {
    const supposed = HUNTER_IDS.flatMap((hunter) => [...genericQuestions(hunter)]).filter(({ question }) =>
      /(?<!\p{L})[st]us? (?:últim[oa]s? )?(?:cargo|puesto|gerencia|jefatura|directorio|empresa|equipo)/iu.test(
        question,
      ),
    );
    expect(supposed.map(({ id }) => id)).toEqual([]);
  });
});

describe("from tú to usted", () => {
  it.each([
    [
      "En tu CV dices «Lideré tu equipo». ¿Qué hiciste tú y cómo lo mediste?",
      "En su CV dice «Lideré tu equipo». ¿Qué hizo usted y cómo lo midió?",
    ],
    [
      "Te presentas como matrona. ¿Hacia dónde quieres crecer?",
      "Se presenta como matrona. ¿Hacia dónde quiere crecer?",
    ],
    ["¿Qué te motivó a elegirla y qué buscas?", "¿Qué le motivó a elegirla y qué busca?"],
    ["¿Cómo te coordinaste y qué harías mejor?", "¿Cómo se coordinó y qué haría mejor?"],
    ["Cuéntame cuándo tuviste que ponerte de acuerdo.", "Cuénteme cuándo tuvo que ponerse de acuerdo."],
    ["¿Cuál fue tu parte y qué contraste existe?", "¿Cuál fue su parte y qué contraste existe?"],
    ["¿Qué leíste y qué descartaste?", "¿Qué leyó y qué descartó?"],
    ["¿Qué aprendiste en Estudio Duarte y Ugarte?", "¿Qué aprendió en Estudio Duarte y Ugarte?"],
    ["¿Qué harías con las auditorías de categorías?", "¿Qué haría con las auditorías de categorías?"],
    ["Pasaste de Notre Dame a Las Trajiste. ¿Hiciste bien?", "Pasó de Notre Dame a Las Trajiste. ¿Hizo bien?"],
  ])("%s", (informal, formal) => expect(toUsted(informal)).toBe(formal));
});
