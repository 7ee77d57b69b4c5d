import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { PUBLISHED_SCORING } from "#app/features/interview/published-scoring.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { composeReport, findingsOf, type InterviewRecord, remarksOf } from "#app/features/interview/report.ts";
import { reportFileName, reportText } from "#app/features/interview/report-text.ts";
import { interviewReportSchema } from "#app/features/interview/result.ts";
import { appropriatePercent, interviewBand } from "#app/features/interview/result-figures.ts";
import { sampleReport } from "#app/features/interview/sample.ts";
import { saysWhatWasAsked, scoreInterview } from "#app/features/interview/scoring.ts";
import { type Answer, ENDINGS } from "#app/features/interview/state.ts";

const RICH =
  "En mi práctica las fichas se perdían cada semana. Propuse una planilla y en dos meses bajamos de 14 pérdidas a 3, porque todos sabían dónde anotar.";

function answer(questionId: string, over: Partial<Answer> = {}): Answer {
  return {
    id: `${questionId}-${Math.abs(over.responseTime ?? 0)}-${over.text ?? ""}`,
    questionId,
    text: RICH,
    responseTime: 40,
    isRelevant: true,
    relevanceScore: 0.8,
    source: "server",
    ...over,
  };
}

describe("score", () => {
  const ids = ["q1", "q2", "q3", "q4"];
  const verdicts = fc.record({
    isRelevant: fc.boolean(),
    relevanceScore: fc.double({ min: 0, max: 1, noNaN: true }),
    text: fc.constantFrom(RICH, "Trabajo bien.", "Armé una lista.", "Bajó a 4 porque hablé."),
    responseTime: fc.integer({ min: 0, max: 900 }),
  });
  const interviews = fc
    .array(fc.tuple(fc.constantFrom(...ids), verdicts))
    .map((all) => all.map(([id, over]) => answer(id, over)));

  it("is a whole number from 0 to 100: 0 for nothing, 100 for everything", () => {
    expect(scoreInterview(ids, []).overallScore).toBe(0);
    expect(scoreInterview([], []).overallScore).toBe(0);
    const best = ids.map((id) => answer(id, { relevanceScore: 1 }));
    expect(scoreInterview(ids, best).overallScore).toBe(100);
    fc.assert(
      fc.property(interviews, (answers) => {
        const score = scoreInterview(ids, answers);
        expect(Number.isInteger(score.overallScore) && score.overallScore >= 0 && score.overallScore <= 100).toBe(true);
        expect(score.appropriateResponses + score.inappropriateResponses).toBe(answers.length);
      }),
    );
  });

  it("never falls when an answer gets better, and speed changes nothing", () => {
    fc.assert(
      fc.property(interviews, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (answers, pick, more) => {
        const chosen = answers[pick % Math.max(1, answers.length)];
        if (chosen === undefined) return;
        const change = (over: Partial<Answer>) =>
          scoreInterview(
            ids,
            answers.map((one) => (one === chosen ? { ...one, ...over } : one)),
          ).overallScore;
        const before = scoreInterview(ids, answers).overallScore;
        expect(change({ relevanceScore: Math.min(1, (chosen.relevanceScore ?? 0) + more) })).toBeGreaterThanOrEqual(
          before,
        );
        expect(change({ isRelevant: true })).toBeGreaterThanOrEqual(before);
        expect(change({ text: `${chosen.text} ${RICH}` })).toBeGreaterThanOrEqual(before);
        expect(change({ responseTime: 1 })).toBe(before);
        // The same without the attempts that needed a suggestion.
        const straight = answers.filter(
          (one, at) => !answers.slice(at + 1).some((later) => later.questionId === one.questionId),
        );
        expect(scoreInterview(ids, straight).overallScore).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it("takes off for each suggestion and gives nothing for a question that stayed off the point", () => {
    const off = answer("q1", { isRelevant: false, relevanceScore: 0.4 });
    const points = (...all: Answer[]) => scoreInterview(["q1"], all).questions[0]?.points ?? -1;
    expect(points(answer("q1"))).toBeGreaterThan(points(off, answer("q1")));
    expect(points(off, answer("q1"))).toBeGreaterThan(points(off, off, answer("q1")));
    expect(points(off)).toBe(0);
    expect(points(off, off, off)).toBe(0);
  });

  it("counts an answer without a verdict as not answered", () => {
    const score = scoreInterview(["q1"], [answer("q1", { isRelevant: null, relevanceScore: null })]);
    expect(score.questions[0]?.verdict).toBe("unanswered");
    expect(score.averageSeconds).toBe(40);
  });

  it("is published with the numbers that are used", () => {
    expect(JSON.parse(JSON.stringify(PUBLISHED_SCORING))).toEqual(PUBLISHED_SCORING);
    expect(PUBLISHED_SCORING.parts.reduce((sum, part) => sum + part.max, 0)).toBe(100);
    const rows = [1, 2, 3].map((count) => {
      const text = ["Armé una lista.", "Armé una lista porque ayuda.", "Bajó a 4 porque hablé."][count - 1] ?? "";
      return scoreInterview(["q"], [answer("q", { text, standing: "answers", certainty: 1 })]).questions[0]?.parts
        .depth;
    });
    expect(rows).toEqual(PUBLISHED_SCORING.tables.depth.slice(1, 4));
  });
});

const records = fc.record({
  hunterId: fc.constantFrom(...HUNTER_IDS),
  seed: fc.string(),
  ending: fc.constantFrom(...ENDINGS, null),
  replies: fc.array(
    fc.record({
      at: fc.nat({ max: 9 }),
      text: fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom(RICH, "$& no sé {falta}", "...", "Lideré a 8 personas."),
      ),
      isRelevant: fc.option(fc.boolean()),
      relevanceScore: fc.double({ min: 0, max: 1, noNaN: true }),
      responseTime: fc.nat({ max: 400 }),
    }),
  ),
});

function recordOf({
  hunterId,
  seed,
  ending,
  replies,
}: typeof records extends fc.Arbitrary<infer T> ? T : never): InterviewRecord {
  const questions = [...genericQuestions(hunterId)];
  return {
    hunterId,
    seed,
    ending,
    questions,
    answers: replies.map(({ at, ...over }, index) => answer(questions[at]?.id ?? "", { ...over, id: String(index) })),
  };
}

describe("report", () => {
  it("is whole, in words without holes, and the same every time, whatever happened", () => {
    fc.assert(
      fc.property(records, (drawn) => {
        const record = recordOf(drawn);
        const report = composeReport(record);
        expect(interviewReportSchema.parse(report)).toEqual(report);
        expect(composeReport(record)).toEqual(report);
        expect(report.nextSteps.length).toBeGreaterThanOrEqual(4);
        expect(report.specificFeedback).toHaveLength(10);
        // What the product wrote, without what the student said.
        const own = [...report.strengths, ...report.improvements, ...report.specificFeedback.map((one) => one.comment)]
          .map((text) => text.replace(/«[^»]*»/gu, "«»"))
          .concat(report.nextSteps.map((step) => `${step.title} ${step.detail}`));
        for (const text of own) expect(text).not.toMatch(/undefined|null|NaN|[{}¡!]| {2}|\.\./);
      }),
    );
  });

  it("refers to what was said, question by question", () => {
    const questions = [...genericQuestions("natalia")].slice(0, 3);
    const report = composeReport({
      hunterId: "natalia",
      seed: "s",
      ending: "time",
      questions,
      answers: [answer("natalia-1"), answer("natalia-2", { text: "Me gustan los gatos", isRelevant: false })],
    });
    const [first, second, third] = report.specificFeedback;
    expect(first).toMatchObject({ verdict: "appropriate", answer: RICH, responseTime: 40 });
    expect(RICH).toContain(/«([^»]+)»/u.exec(first?.comment ?? "")?.[1] ?? "none");
    expect(second).toMatchObject({ verdict: "off_topic", points: 0 });
    expect(second?.comment).toContain("«Me gustan los gatos»");
    expect(third).toMatchObject({ verdict: "unanswered", answer: "", responseTime: null });
    expect(report.improvements.join(" ")).toContain("en la pregunta 2");
    expect(report.improvements.join(" ")).toContain("1 pregunta sin responder");
    expect(report.nextSteps[0]?.title).toBe("Practica la pregunta 2 otra vez");
  });

  it("does not give neighbouring answers the same comment", () => {
    const questions = [...genericQuestions("cristian")];
    const answers = questions.map((question) => answer(question.id));
    const report = composeReport({ hunterId: "cristian", seed: "z", ending: "completed", questions, answers });
    const comments = report.specificFeedback.map((one) => one.comment);
    expect(comments.some((text, at) => text === comments[at + 1])).toBe(false);
    expect(new Set(comments).size).toBeGreaterThanOrEqual(8);
  });

  it("scores the same answers the same with every hunter", () => {
    const scores = HUNTER_IDS.map((hunterId) => {
      const questions = [...genericQuestions(hunterId)];
      const answers = questions.map((question) => answer(question.id));
      return composeReport({ hunterId, seed: "s", ending: "completed", questions, answers }).overallScore;
    });
    expect(new Set(scores).size).toBe(1);
  });

  it.each([
    [80, "ok"],
    [79, "warn"],
    [60, "warn"],
    [59, "bad"],
  ])("%d is %s", (score, band) => expect(interviewBand(score)).toBe(band));
});

describe("sample", () => {
  it("has the values of the specification and says that it is an example", () => {
    const report = sampleReport();
    expect(report).toMatchObject({
      hunterId: "cristian",
      isExample: true,
      overallScore: 75,
      responseTime: 45,
      appropriateResponses: 7,
      inappropriateResponses: 1,
      totalQuestions: 8,
    });
    expect(appropriatePercent(report)).toBe(88);
    expect(reportText(report, { studentName: "Ana", date: "" })).toContain("(EJEMPLO)");
    expect(reportFileName(report, "2026-11-20T16:31:00Z")).toBe("entrevista-cristian-ejemplo.txt");
  });
});

describe("text file", () => {
  const heading = { studentName: "Valentina Soto", date: "20-11-2026, 16:31", engine: "Motor de reglas" };

  it("opens on Windows: byte order mark, CRLF only, lines that fit", () => {
    fc.assert(
      fc.property(records, (drawn) => {
        const text = reportText(composeReport(recordOf(drawn)), heading);
        expect(text.startsWith("\uFEFF")).toBe(true);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(text.endsWith("\r\n")).toBe(true);
      }),
    );
  });

  it("holds the heading, every question, the answers and the steps", () => {
    const questions = [...genericQuestions("mia")];
    const answers = questions.map((question) => answer(question.id, { text: "Línea uno\nlínea dos porque sí" }));
    const report = composeReport({ hunterId: "mia", seed: "s", ending: "completed", questions, answers });
    const text = reportText(report, heading);
    const flat = text.replace(/\s+/g, " ");
    for (const part of ["Nombre: Valentina Soto", "Fecha: 20-11-2026, 16:31", "Evaluado por: Motor de reglas"])
      expect(text).toContain(part);
    for (const one of report.specificFeedback) {
      expect(flat).toContain(one.question);
      expect(flat).toContain(one.comment);
    }
    for (const step of report.nextSteps) expect(flat).toContain(step.title);
    expect(text).toContain("     Línea uno\r\n     línea dos");
    expect(Math.max(...text.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(79);
    expect(reportFileName(report, "2026-11-20T16:31:00Z")).toBe("entrevista-mia-2026-11-20.txt");
  });
});

it("says of answers that are only on the subject neither that they answered nor anything good of them", () => {
  const questions = [...genericQuestions("natalia")];
  const empty = "Siempre doy lo mejor de mí porque la comunicación es clave y logramos todo en equipo.";
  const answers = questions.map(({ id }) => answer(id, { text: empty, relevanceScore: 0.5 }));
  const report = composeReport({ hunterId: "natalia", seed: "s", questions, answers, ending: "completed" });
  expect(report.strengths.join(" ")).not.toMatch(/Te mantuviste|respondida|«/u);
  for (const { comment } of report.specificFeedback) {
    expect(comment).toMatch(/en el tema|un comienzo/);
    expect(comment).not.toMatch(/respondida|Se ve tu parte|Das razones|Das una razón/);
  }
});

describe("what is said of an answer", () => {
  const PLACES: Readonly<Record<string, RegExp>> = {
    example: /situación concreta|caso tuyo|lugar y fecha|Anota una situación|Busca un caso/,
    role: /primera persona|tu parte|qué hiciste tú/,
    result: /cómo terminó|lo que cambió|lo que hubo después/,
    figure: /una cifra|una medida|un número|Ponle medida/,
    time: /cuándo fue|el plazo|Ponle fecha|en el tiempo/,
    reason: /tus razones|Explica por qué|el porqué/,
  };
  const record = (over: Partial<InterviewRecord>): InterviewRecord => {
    const questions = [...genericQuestions("cristian")];
    const answers = questions.map(({ id }) => answer(id));
    return { hunterId: "cristian", seed: "s", ending: "completed", questions, answers, ...over };
  };
  const saidOf = (text: string, seed: string) => {
    const questions = [...genericQuestions("cristian")];
    const answers = questions.map(({ id }) => answer(id, { text }));
    return remarksOf(findingsOf(record({ seed, questions, answers })));
  };

  it("is never that something lacks which the reader does not know to be absent", () => {
    fc.assert(
      fc.property(records, (drawn) => {
        const findings = findingsOf(recordOf(drawn));
        remarksOf(findings).comments.forEach((comment, at) => {
          for (const { kind, thing, text } of comment) {
            const state = thing && findings.heard[at]?.reading?.[thing].state;
            if (kind === "lack") expect([state, text]).toEqual(["absent", text]);
            if (kind === "praise") expect([state, text]).toEqual(["present", text]);
            if (kind === "try") for (const lack of Object.values(PLACES)) expect(text).not.toMatch(lack);
          }
        });
      }),
    );
  });

  it("praises with words of that answer only, and shows no answer that was not to the point", () => {
    fc.assert(
      fc.property(records, (drawn) => {
        const findings = findingsOf(recordOf(drawn));
        const { comments, strengths } = remarksOf(findings);
        const flat = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ");
        const good = findings.score.questions.filter(saysWhatWasAsked).map((one) => flat(one.answer?.text ?? ""));
        const quotes = (text: string) => [...text.matchAll(/«([^»]+)»/gu)].map((match) => match[1] ?? "");
        for (const { text } of strengths)
          for (const quote of quotes(text)) expect(good.some((said) => said.includes(quote))).toBe(true);
        comments.forEach((comment, at) => {
          const said = flat(findings.score.questions[at]?.answer?.text ?? "");
          for (const { kind, text } of comment)
            if (kind === "praise") for (const quote of quotes(text)) expect(said).toContain(quote);
        });
      }),
    );
  });

  it("is a suggestion that supposes nothing where nothing is known to be absent", () => {
    for (const seed of ["a", "b", "c"])
      for (const comment of saidOf(`${RICH} Desde entonces reviso la planilla cada lunes.`, seed).comments) {
        expect(comment.some(({ kind }) => kind === "try")).toBe(true);
        expect(comment.some(({ kind }) => kind === "lack")).toBe(false);
      }
  });

  it("tells whoever named no result and no figure so, by the question that asked for them", () => {
    const { comments, improvements, nextSteps } = saidOf("Trabajo con harto compromiso y buena disposición.", "a");
    expect(comments[1]?.map(({ thing }) => thing)).toContain("result");
    expect(improvements.map(({ text }) => text).join(" ")).toMatch(/en las preguntas 1, 2 y 3/);
    expect(nextSteps.some(({ detail }) => /en las preguntas 1, 2 y 3/.test(detail))).toBe(true);
  });

  it("is the concern alone where an answer gives cause for one: no praise, no advice, not counted among the good", () => {
    const findings = findingsOf(record({}));
    const concern = "Lo que cuentas aquí te dejaría fuera de la mayoría de los procesos.";
    const heard = findings.heard.map((one, at) => (at === 2 ? { ...one, concern } : one));
    const { comments, strengths, improvements, nextSteps } = remarksOf({ ...findings, heard });
    expect(comments[2]).toEqual([{ kind: "concern", text: concern }]);
    expect(strengths[0]?.text).toBe("Te mantuviste en el tema: 9 de 10 preguntas quedaron como respondidas.");
    for (const { text } of [...strengths, ...improvements]) expect(text).not.toMatch(/preguntas? 3\b/);
    for (const { title, detail } of nextSteps) expect(`${title} ${detail}`).not.toMatch(/preguntas? 3\b/);
  });

  it("is not that somebody came back to the subject unless an answer to the point followed a suggestion", () => {
    const questions = [...genericQuestions("cristian")].slice(0, 3);
    const [first = "", second = "", third = ""] = questions.map(({ id }) => id);
    const off = { text: "Me gustan los gatos", isRelevant: false, relevanceScore: 0.1 };
    const answers = [
      answer(first, off),
      answer(first),
      answer(second, { ...off, text: "Me gustan los perros" }),
      answer(second, { relevanceScore: 0.5, text: "Con mucho compromiso siempre." }),
      answer(third),
    ];
    const report = composeReport(record({ questions, answers }));
    expect(report.specificFeedback.map(({ comment }) => /volv(?:iste|er) al tema/.test(comment))).toEqual([
      true,
      false,
      false,
    ]);
    expect(report.strengths.join(" ")).toContain("volviste al tema en la pregunta 1.");
    expect(report.improvements.join(" ")).toContain("recibiste una sugerencia en la pregunta 1.");
  });

  it("has no next step that stands in every report, and five of them that differ", () => {
    const steps = Array.from({ length: 40 }, (_, at) => {
      const text = at % 2 === 0 ? RICH : "Trabajo con harto compromiso.";
      const questions = [...genericQuestions("cristian")];
      const answers = questions.slice(0, 1 + (at % 10)).map(({ id }) => answer(id, { text }));
      return composeReport(record({ seed: `s${at}`, questions, answers })).nextSteps;
    });
    for (const list of steps) expect(new Set(list.map(({ title }) => title)).size).toBe(5);
    const reports = new Map<string, number>();
    for (const { title, detail } of steps.flat())
      reports.set(`${title} ${detail}`, (reports.get(`${title} ${detail}`) ?? 0) + 1);
    expect(Math.max(...reports.values())).toBeLessThan(25);
  });
});
