import { describe, expect, it } from "vitest";
import { PUBLISHED_SCORING } from "#app/features/interview/published-scoring.ts";
import {
  appropriatePercent,
  appropriateText,
  averageTimeText,
  hasAnswers,
  INTERVIEW_BAND_WORDS,
  interviewBand,
} from "#app/features/interview/report/result-figures.ts";
import { scoreInterview } from "#app/features/interview/scoring.ts";
import { SIGNALS } from "#app/features/interview/signals/signal.ts";
import type { Answer } from "#app/features/interview/state.ts";

/** One text for each number of signals. */
const TEXTS: Readonly<Record<number, string>> = {
  0: "Trabajo bien.",
  1: "Armé una lista.",
  2: "Armé una lista porque ayuda.",
  3: "Bajó a 4 porque hablé.",
  4: "Armé 14 listas en dos meses porque ayuda.",
  5: "El 2021 ordené la bodega con 3 personas y las pérdidas bajaron a la mitad.",
  6: "En mi práctica armé 14 listas en dos meses porque ayuda y bajamos las pérdidas.",
};

function answer(over: Partial<Answer> & { signals?: number } = {}): Answer {
  const { signals = 4, ...rest } = over;
  return {
    id: "a",
    questionId: "q",
    text: TEXTS[signals] ?? "",
    responseTime: 40,
    isRelevant: true,
    relevanceScore: 1,
    source: "server",
    ...rest,
  };
}
const OFF = answer({ isRelevant: false, relevanceScore: 0.4 });
const points = (...answers: Answer[]) => scoreInterview(["q"], answers).questions[0];

describe("the points of a question, as they are published", () => {
  it.each([
    [1, 40, 45, 15],
    [0.8, 32, 36, 12],
    [0.55, 22, 24.8, 8.3],
    [0.333, 13.3, 15, 5],
    [0, 0, 0, 0],
  ])("a certainty of %s multiplies relevance, depth and autonomy", (certainty, relevance, depth, autonomy) => {
    expect(points(answer({ standing: "answers", certainty }))).toMatchObject({
      verdict: "appropriate",
      parts: { relevance, depth, autonomy },
      points: Math.round((relevance + depth + autonomy) * 10) / 10,
    });
  });

  it("takes the relevance for the certainty where the fallback rule decided", () => {
    expect(points(answer({ relevanceScore: 0.6, source: "fallback" }))).toMatchObject({
      parts: { relevance: 24, depth: 27, autonomy: 9 },
      points: 60,
    });
  });

  it("pays 15 for what is on the subject and says nothing yet, however much it seems to hold", () => {
    const vague = { relevanceScore: 0.5, certainty: 0.4 } as const;
    for (const signals of [0, 3, 6])
      expect(points(answer({ ...vague, standing: "vague", signals }))).toMatchObject({
        verdict: "appropriate",
        points: 15,
      });
    expect(points(answer({ relevanceScore: 0.5 }))?.points).toBe(15);
  });

  it("pays less than 10 for what may be about something else", () => {
    const doubtful = (relevanceScore: number) =>
      points(answer({ isRelevant: false, relevanceScore, standing: "doubtful", certainty: relevanceScore }));
    expect(doubtful(0.49)).toMatchObject({ verdict: "doubtful", points: 9.8 });
    expect(doubtful(0.1)?.points).toBe(2);
  });

  it.each([
    [0, 0],
    [1, 16],
    [2, 28],
    [3, 38],
    [4, 45],
    [5, 45],
    [6, 45],
  ])("%d signals are %d points of depth", (signals, depth) => {
    const score = points(answer({ signals }));
    expect(SIGNALS.filter((signal) => score?.reading?.[signal].counts)).toHaveLength(signals);
    expect(score).toMatchObject({ parts: { relevance: 40, depth, autonomy: 15 }, points: 55 + depth });
  });

  it.each([
    [0, 15],
    [1, 8],
    [2, 0],
    [3, 0],
  ])("%d suggestions leave %d points of autonomy", (suggestions, autonomy) => {
    const tries = Array.from({ length: suggestions }, () => OFF);
    expect(points(...tries, answer())).toMatchObject({
      suggestions,
      parts: { relevance: 40, depth: 45, autonomy },
      points: 85 + autonomy,
    });
  });

  it.each([
    ["nothing was answered", [], "unanswered"],
    ["an answer has no verdict", [answer({ isRelevant: null })], "unanswered"],
    ["the last answer was off the point", [OFF], "off_topic"],
    ["a good answer was followed by one off the point", [answer(), OFF], "off_topic"],
  ] as const)("%s: 0", (_situation, answers, verdict) => {
    expect(points(...answers)).toMatchObject({
      verdict,
      parts: { relevance: 0, depth: 0, autonomy: 0 },
      points: 0,
    });
  });

  it("an answer without a verdict costs no suggestion", () => {
    expect(points(answer({ isRelevant: null }), answer())).toMatchObject({ suggestions: 0, points: 100 });
    expect(points()).toMatchObject({ suggestions: 0, answer: null, reading: null });
    expect(points(OFF)?.answer).toBe(OFF);
  });
});

describe("the score of an interview", () => {
  const of = (ids: string[], ...answers: Answer[]) => scoreInterview(ids, answers);

  it("pays a story once, in whatever words it is told again", () => {
    const story =
      "En la bodega de Quilicura faltaban cajas de repuestos cada semana y nadie revisaba las guías. Crucé " +
      "guías con inventario, encontré que el turno de noche recibía sin contar, puse una pauta en la " +
      "recepción y bajamos las pérdidas a la mitad en dos meses.";
    const again =
      "Me acuerdo de la bodega: el turno de noche recibía cajas de repuestos sin contar, faltaban cada " +
      "semana en Quilicura. Crucé las guías con el inventario, armé una pauta en la recepción y las pérdidas " +
      "bajaron a la mitad.";
    const other =
      "En el liceo de Curicó los apoderados llegaban enojados a las reuniones porque nadie les avisaba las " +
      "notas. Propuse mandar un resumen los viernes, lo escribía con dos profesoras, y al tercer mes la " +
      "asistencia pasó de doce a treinta personas.";
    const [first, second, third] = of(
      ["a", "b", "c"],
      answer({ questionId: "a", text: story }),
      answer({ questionId: "b", text: again }),
      answer({ questionId: "c", text: other }),
    ).questions;
    expect(first?.points).toBeGreaterThan(80);
    expect(second).toMatchObject({ points: 0, toldIn: 1 });
    expect(third?.points).toBeGreaterThan(80);
    expect(third?.toldIn).toBeUndefined();
  });

  it("is the mean of all its questions, those without an answer too", () => {
    const first = answer({ questionId: "a" });
    expect(of(["a", "b"], first).overallScore).toBe(50);
    expect(of(["a", "b", "c"], first).overallScore).toBe(33);
    expect(of(["a", "b", "c"], first, answer({ questionId: "b" })).overallScore).toBe(67);
    expect(of(["a"], first).overallScore).toBe(100);
    expect(of([]).overallScore).toBe(0);
  });

  it("keeps the questions in their order, each with its own answers", () => {
    const { questions } = of(["a", "b"], answer({ questionId: "b" }), answer({ questionId: "a", signals: 0 }));
    expect(questions.map((one) => [one.questionId, one.points])).toEqual([
      ["a", 55],
      ["b", 100],
    ]);
  });

  it("counts answers by their verdict and takes the mean time of all of them", () => {
    const waiting = answer({ isRelevant: null, responseTime: 10 });
    expect(of(["q"], OFF, OFF, answer({ responseTime: 21 }), waiting)).toMatchObject({
      appropriateResponses: 1,
      inappropriateResponses: 2,
      averageSeconds: 28,
    });
    expect(of(["q"]).averageSeconds).toBe(0);
  });
});

describe("the published formula", () => {
  it("names the numbers of the tables above", () => {
    expect(PUBLISHED_SCORING.formula).toBe(
      "Puntos de una pregunta = pertinencia × (40 + profundidad (hasta 45) + autonomía (hasta 15)).",
    );
    expect(PUBLISHED_SCORING.tables).toEqual({ depth: [0, 16, 28, 38, 45], autonomy: [15, 8, 0] });
    expect(PUBLISHED_SCORING.parts.map(({ id, name, max }) => [id, name, max])).toEqual([
      ["relevance", "Pertinencia", 40],
      ["depth", "Profundidad", 45],
      ["autonomy", "Autonomía", 15],
    ]);
    const [, depth, autonomy] = PUBLISHED_SCORING.parts;
    expect(depth?.fullPoints).toMatch(/^Con cuatro señales distintas obtienes los 45 puntos/);
    expect(autonomy?.fullPoints).toBe("Sin sugerencias obtienes 15 puntos; con una, 8; con dos, 0.");
  });

  it("says that an unanswered question is worth 0 and that length and speed change nothing", () => {
    const { principles, doesNotCount } = PUBLISHED_SCORING;
    expect(principles.some((text) => /promedio de todas las preguntas.*no alcanzaste a responder/.test(text))).toBe(
      true,
    );
    expect(principles.some((text) => /sin respuesta.*fuera de tema.*vale 0/.test(text))).toBe(true);
    expect(doesNotCount).toMatch(/El largo de la respuesta.*la velocidad/);
    const long = answer({ text: `${TEXTS[4]} ${"Eso es. ".repeat(50)}`, responseTime: 900 });
    expect(points(long)?.points).toBe(points(answer())?.points);
  });

  it("explains each part and each signal in whole sentences, and each signal once", () => {
    const { parts, principles, signals, doesNotCount } = PUBLISHED_SCORING;
    const texts = [...principles, doesNotCount, ...signals.map((one) => one.looksAt)];
    for (const text of [...texts, ...parts.flatMap((one) => [one.looksAt, one.fullPoints])])
      expect(text).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(principles.some((text) => /en el tema.*vale 15.*20 × pertinencia, menos de 10/.test(text))).toBe(true);
    expect(principles).toHaveLength(8);
    expect(signals.map((one) => one.id)).toEqual(SIGNALS);
    expect(signals.map((one) => one.name)).toEqual(["Ejemplo", "Tu parte", "Resultado", "Cifra", "Tiempo", "Razón"]);
    expect(PUBLISHED_SCORING.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

describe("how the figures of a result are read", () => {
  it.each([
    [0, 0, false, 0, "Sin respuestas", "Sin respuestas"],
    [1, 0, true, 100, "1 de 1 (100%)", "45 s por respuesta"],
    [0, 2, true, 0, "0 de 2 (0%)", "45 s por respuesta"],
    [1, 1, true, 50, "1 de 2 (50%)", "45 s por respuesta"],
    [2, 1, true, 67, "2 de 3 (67%)", "45 s por respuesta"],
    [3, 0, true, 100, "3 de 3 (100%)", "45 s por respuesta"],
  ])("%d to the point, %d not", (appropriateResponses, inappropriateResponses, any, percent, share, time) => {
    const report = { appropriateResponses, inappropriateResponses, responseTime: 45 };
    expect(hasAnswers(report)).toBe(any);
    expect(appropriatePercent(report)).toBe(percent);
    expect([appropriateText(report), averageTimeText(report)]).toEqual([share, time]);
  });

  it.each([
    [100, "Sólido"],
    [80, "Sólido"],
    [79, "Buen camino"],
    [60, "Buen camino"],
    [59, "Por reforzar"],
    [0, "Por reforzar"],
  ])("%d is «%s»", (score, word) => expect(INTERVIEW_BAND_WORDS[interviewBand(score)]).toBe(word));
});
