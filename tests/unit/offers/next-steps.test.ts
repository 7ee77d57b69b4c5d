import { describe, expect, test } from "vitest";
import { nextSteps } from "#app/features/offers/next-steps.ts";
import type { RequirementView } from "#app/features/offers/offer-view.ts";

/** Prevents: advice without its ground, or that is not true of this offer and this CV. */

let count = 0;
function row(given: Partial<RequirementView>): RequirementView {
  count += 1;
  return {
    ...{ id: `r${count}`, kind: "tool", level: "must", text: "SAP", title: "SAP", quote: "", isOwn: false },
    ...{ isAsked: false, verdict: "cumple", said: null, quotes: [], because: null, canAnswer: false, isLow: false },
    ...given,
  };
}
const steps = (...rows: Partial<RequirementView>[]) => nextSteps(rows.map(row));

describe("the offer's word", () => {
  test("is named beside the own line where the two have no word in common", () => {
    const own = "Facilité talleres de teamwork para 40 personas";
    expect(steps({ kind: "skill", text: "trabajo\nen equipo", quotes: [own] })).toMatchObject([
      { kind: "word", asked: "trabajo en equipo", own, isSame: true },
    ]);
    expect(
      steps({ kind: "years", text: "2 años en atención de público", quotes: ["Recepcionista, Hotel Sur"] }),
    ).toEqual([]);
    const because = "El trabajo de recepcionista incluye atención de público.";
    expect(
      steps({ kind: "years", text: "atención de público", quotes: ["Recepcionista, Hotel Sur"], because }),
    ).toMatchObject([{ kind: "word", own: "Recepcionista, Hotel Sur" }]);
  });

  test.each([
    ["the same word in another ending", { text: "Planificación financiera", quotes: ["Planifiqué compras"] }],
    ["a second line that has it", { text: "Power BI", quotes: ["Tableros", "Informes en Power BI"] }],
    ["the short name of a tool", { text: "R", quotes: ["R y Python"] }],
    ["what is another thing", { verdict: "parecido", text: "SAP", quotes: ["Softland"], because: "Los dos son ERP." }],
    ["what the student says", { text: "SAP", said: "yes", quotes: [] }],
    [
      "a language",
      { kind: "language", text: "Español", quotes: ["Ordené bodegas"], because: "Tu CV está escrito en español." },
    ],
    ["a whole sentence", { text: `${"capacidad de análisis ".repeat(4)}`, quotes: ["Revisé datos"] }],
  ] as const)("is not asked for %s", (_, given) => {
    const found = steps({ ...given, quotes: [...given.quotes] });
    expect(found.filter(({ kind }) => kind === "word")).toEqual([]);
  });

  test("is only a question where the line is only near", () => {
    const because = "Tu CV habla de algo cercano, con otras palabras.";
    const near = {
      kind: "skill",
      verdict: "parecido",
      text: "control de stock",
      quotes: ["Conté el stock"],
      because,
    } as const;
    expect(steps({ ...near, quotes: [...near.quotes] })).toMatchObject([{ kind: "word", isSame: false }]);
  });
});

describe("what to move up", () => {
  const low = { text: "Excel", quotes: ["Excel avanzado"], isLow: true };

  test("is a must that stands low, with both texts", () => {
    expect(steps(low)).toMatchObject([{ kind: "up", asked: "Excel", own: "Excel avanzado" }]);
  });

  test.each([
    ["a wish", { level: "nice" }],
    ["what stands higher", { isLow: false }],
    ["a job, whose place is its date's", { kind: "years" }],
    ["the language of the CV", { kind: "language", because: "Tu CV está escrito en español." }],
    ["what is not met", { verdict: "falta", quotes: [] }],
  ] as const)("is not %s", (_, given) => {
    const { quotes = low.quotes, ...rest } = given as Partial<RequirementView>;
    expect(steps({ ...low, ...rest, quotes }).filter(({ kind }) => kind === "up")).toEqual([]);
  });
});

describe("gaps", () => {
  test("are one step a theme, each with what the comparison says of it", () => {
    const ground = "Tu CV no lo nombra.";
    const missing = { verdict: "falta", because: ground } as const;
    expect(
      steps(
        { ...missing, text: "Hyperion" },
        { ...missing, text: "Power BI" },
        { ...missing, text: "Tableau" },
        { ...missing, kind: "years", text: "3 años en ventas" },
      ),
    ).toMatchObject([
      {
        kind: "gap",
        theme: "Aprendizaje",
        gaps: [
          { asked: "Hyperion", ground },
          { asked: "Power BI", ground },
        ],
      },
      { kind: "gap", theme: "Trayectoria", gaps: [{ asked: "3 años en ventas", ground }] },
    ]);
  });

  test("name what is near beside what is asked, because the reason speaks of both", () => {
    const because = "Los dos son lenguajes usados para analizar datos.";
    expect(steps({ text: "Python", verdict: "parecido", quotes: ["Automaticé\nen SQL"], because })).toMatchObject([
      { kind: "gap", gaps: [{ asked: "Python", own: "Automaticé en SQL", ground: because }] },
    ]);
  });

  test("are what the student says is missing, as hers", () => {
    expect(steps({ kind: "skill", text: "ventas", verdict: "falta", said: "no" })).toMatchObject([
      { kind: "gap", gaps: [{ asked: "ventas", own: null, ground: "Tú dices que no." }] },
    ]);
  });

  test("are not what nobody practises, what is unknown, or what is named without a story", () => {
    const listed = "Tu CV lo nombra en una lista con las palabras del aviso; cuenta dónde lo usaste.";
    expect(
      steps(
        { kind: "licence", text: "clase B", verdict: "falta", because: "Tu CV no la nombra." },
        { kind: "place", text: "Valdivia", verdict: "falta", because: "Tu CV nombra otro lugar." },
        { text: "SAP", verdict: "no_se_sabe", because: "Tu CV no lo dice y no cuenta en contra." },
        { text: "SAP", verdict: "parecido", because: listed, quotes: ["SAP, Excel"] },
      ),
    ).toEqual([]);
  });
});
