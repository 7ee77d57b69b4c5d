import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readText, wordsOf } from "#app/features/interview/judge/read-text.ts";
import { isQuestionCopy, isRetold, repeatsEarlier } from "#app/features/interview/judge/repeats-question.ts";

const copies = (answer: string, question: string) => isQuestionCopy(readText(answer), readText(question));
const QUESTION = "¿Qué aprendiste del proyecto más difícil que te tocó dirigir?";

describe("the question given back", () => {
  it.each([
    "¿Qué aprendiste del proyecto más difícil que te tocó dirigir?",
    "QUE APRENDISTE DEL PROYECTO MAS DIFICIL QUE TE TOCO DIRIGIR",
    "Qué aprendí del proyecto más difícil que me tocó dirigir, buena pregunta.",
    "mmm ¿qué aprendí del proyecto más difícil que me tocó dirigir?",
    "proyecto más difícil que te tocó dirigir",
  ])("%j is a copy", (answer) => {
    expect(copies(answer, QUESTION)).toBe(true);
  });

  it.each([
    "¿Qué aprendí? Que un proyecto difícil se dirige escuchando a la cuadrilla y avisando temprano.",
    "El proyecto más difícil fue un puente en Aysén.",
    "A escuchar.",
    "Aprendí a dirigir con menos orgullo y más planillas.",
  ])("%j adds something of its own", (answer) => {
    expect(copies(answer, QUESTION)).toBe(false);
  });

  it("lets a choice be answered with the question's words", () => {
    expect(copies("Prefiero trabajar en equipo", "¿Prefieres trabajar solo o en equipo?")).toBe(false);
    expect(copies("¿Prefieres trabajar solo o en equipo?", "¿Prefieres trabajar solo o en equipo?")).toBe(true);
  });
});

describe("an answer of before", () => {
  const earlier = [wordsOf("Lideré a cinco personas en la bodega y bajamos las mermas a la mitad.")];
  it("is recognised, whatever its accents and capitals", () => {
    expect(
      repeatsEarlier(readText("LIDERE a cinco personas en la bodega, y bajamos las mermas a la mitad"), earlier),
    ).toBe(true);
  });
  it("is not seen in another story, nor in a short common answer", () => {
    expect(
      repeatsEarlier(readText("Lideré a nueve personas en la tienda y subimos las ventas un tercio."), earlier),
    ).toBe(false);
    expect(repeatsEarlier(readText("Sí, siempre."), [wordsOf("Sí, siempre.")])).toBe(false);
  });
});

describe("a story told again under another question", () => {
  const story =
    "En la bodega de Lampa se perdían pallets todas las semanas. Armé un cuaderno de entradas, hablé con los " +
    "tres turnos y en dos meses las pérdidas bajaron de nueve a una.";
  const question = "¿Qué resultado has conseguido y cómo se midió?";
  const retold = (answer: string) => isRetold(readText(answer), readText(question), [wordsOf(story)]);

  it.each([
    `Sobre el resultado que he conseguido y cómo se midió, le cuento: ${story}`,
    "Bueno, como decía: en la bodega de Lampa se perdían pallets cada semana, armé un cuaderno de entradas, " +
      "hablé con los turnos y las pérdidas bajaron de nueve a una.",
  ])("is the same answer behind another beginning: %j", (answer) => expect(retold(answer)).toBe(true));

  it.each([
    "En la misma bodega, al año siguiente, convencí a la gerencia de arrendar una segunda grúa: la espera de " +
      "los camiones pasó de cuarenta minutos a doce.",
    "El cuaderno de Lampa.",
  ])("is not seen in another chapter of it, nor in few words: %j", (answer) => expect(retold(answer)).toBe(false));
});

it("no honest candidate tells one answer twice", () => {
  const { candidates } = JSON.parse(readFileSync("tests/fixtures/interviews/candidates.json", "utf8"));
  type Told = { question: string; text: string };
  for (const { mark, answers } of candidates as { mark: number; answers: Told[] }[]) {
    if (mark < 5) continue;
    answers.forEach(({ question, text }, at) => {
      const before = answers.slice(0, at).map((one) => wordsOf(one.text));
      expect(isRetold(readText(text), readText(question), before), text).toBe(false);
    });
  }
});
