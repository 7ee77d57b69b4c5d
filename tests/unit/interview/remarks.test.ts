import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import {
  composeReport,
  findingsOf,
  type InterviewRecord,
  remarksOf,
} from "#app/features/interview/report/compose-report.ts";
import { saysWhatWasAsked } from "#app/features/interview/scoring.ts";
import { answer, RICH, recordOf, records } from "./report-records.ts";

it("says of answers that are only on the subject neither that they answered nor anything good of them", () => {
  const questions = [...genericQuestions("natalia")];
  const empty = "Siempre doy lo mejor de mí porque la comunicación es clave y logramos todo en equipo.";
  const answers = questions.map(({ id }) => answer(id, { text: empty, relevanceScore: 0.5 }));
  const report = composeReport({ hunterId: "natalia", seed: "s", questions, answers, ending: "completed" });
  expect(report.strengths.join(" ")).not.toMatch(/Te mantuviste|respondida|«/u);
  for (const { comment } of report.specificFeedback) {
    expect(comment).toMatch(/en el tema|un comienzo/);
    expect(comment).not.toMatch(/respondida|Hablas en primera persona|Lo cuentas desde ti|Das una razón/);
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

  it(
    "is the concern alone where an answer gives cause for one: no " + "praise, no advice, not counted among the good",
    () => {
      const findings = findingsOf(record({}));
      const concern = "Lo que cuentas aquí te dejaría fuera de la mayoría de los procesos.";
      const heard = findings.heard.map((one, at) => (at === 2 ? { ...one, concern } : one));
      const { comments, strengths, improvements, nextSteps } = remarksOf({ ...findings, heard });
      expect(comments[2]).toEqual([{ kind: "concern", text: concern }]);
      expect(strengths[0]?.text).toBe(
        "Te mantuviste en el tema: respondiste lo que se buscaba en al menos 9 de 10 preguntas.",
      );
      for (const { text } of [...strengths, ...improvements]) expect(text).not.toMatch(/preguntas? 3\b/);
      for (const { title, detail } of nextSteps) expect(`${title} ${detail}`).not.toMatch(/preguntas? 3\b/);
    },
  );

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
