import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HUNTER_IDS, hunterOf } from "#app/features/interview/hunters.ts";
import { PUBLISHED_SCORING } from "#app/features/interview/published-scoring.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { composeReport } from "#app/features/interview/report/compose-report.ts";
import { reportFileName, reportText } from "#app/features/interview/report/report-text-file.ts";
import { appropriatePercent, interviewBand } from "#app/features/interview/report/result-figures.ts";
import { interviewReportSchema } from "#app/features/interview/result.ts";
import { sampleReport } from "#app/features/interview/sample-interview.ts";
import { scoreInterview } from "#app/features/interview/scoring.ts";
import type { Answer } from "#app/features/interview/state.ts";
import { answer, RICH, recordOf, records } from "./report-records.ts";

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
    expect(reportText(report, { hunter: hunterOf("cristian"), studentName: "Ana", date: "" })).toContain("(EJEMPLO)");
    expect(reportFileName(report, "2026-11-20T16:31:00Z")).toBe("entrevista-cristian-ejemplo.txt");
  });
});

describe("text file", () => {
  const heading = {
    hunter: hunterOf("mia"),
    studentName: "Valentina Soto",
    date: "20-11-2026, 16:31",
    engine: "Motor de reglas",
  };

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

  it("tells points as whole numbers that stay on their side of a band", () => {
    const report = sampleReport();
    const questions = report.specificFeedback.map((one, index) => ({
      ...one,
      points: [99.6, 79.6, 59.9, 9.8][index % 4] ?? 0,
    }));
    const text = reportText({ ...report, specificFeedback: questions }, heading);
    const told = [...text.replace(/\s+/g, " ").matchAll(/(\S+) de 100/g)].map(([, points]) => points);
    expect(told.slice(0, 5)).toEqual([String(report.overallScore), "100", "79", "59", "10"]);
    expect(text).not.toMatch(/\d,\d+ de 100/);
  });
});
