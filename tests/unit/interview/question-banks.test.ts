import { describe, expect, test } from "vitest";
import { HUNTER_IDS, HUNTERS, type HunterId, hunterOf } from "#app/features/interview/hunters.ts";
import { genericQuestions, laterQuestions } from "#app/features/interview/question-bank/bank.ts";
import { areaOf, CAREER_AREAS } from "#app/features/interview/question-bank/career-areas.ts";
import type { QuestionHistory } from "#app/features/interview/question-bank/draw-questions.ts";
import { askableQuestions, mergeQuestions } from "#app/features/interview/question-bank/managed-questions.ts";
import { allQuestions } from "#app/features/interview/question-bank/more-questions.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import { sameness, textRefusal } from "#app/features/interview/question-bank/question-rules.ts";

const PROGRAM = mergeQuestions([], []);

/** Holds interviews of one student with one hunter, each from its first to its last question. */
function held(hunterId: HunterId, career: string | null, count: number, managed = PROGRAM): (readonly Question[])[] {
  const times = new Map<string, number>();
  return Array.from({ length: count }, (_, number) => {
    const histories = new Map<string, QuestionHistory>([[hunterId, { hasEnded: number > 0, times: new Map(times) }]]);
    const seed = `${hunterId} ${career} ${number}`;
    const asked = askableQuestions(managed, { career, seed, histories }).of(hunterId);
    for (const { id } of asked) times.set(id, (times.get(id) ?? 0) + 1);
    return asked;
  });
}

describe("the banks", () => {
  test.each(HUNTERS)("$name has forty questions and more, in eight themes and more, evenly", (hunter) => {
    const all = [...genericQuestions(hunter.id), ...laterQuestions(hunter.id).filter(({ area }) => area === null)];
    expect(all.length).toBeGreaterThanOrEqual(40);
    const sizes = [...Map.groupBy(all, ({ category }) => category).values()].map((theme) => theme.length);
    expect(sizes.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test.each(HUNTERS)("$name has six questions and more for each area of careers", ({ id }) => {
    for (const area of CAREER_AREAS) {
      expect(laterQuestions(id).filter((one) => one.area === area).length, area).toBeGreaterThanOrEqual(6);
    }
  });

  test.each(HUNTERS)("no question of $name says what another says, and each passes the office's rules", (hunter) => {
    const all = allQuestions(hunter);
    expect(new Set(all.map(({ question }) => sameness(question))).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { question, focus } of all) {
      expect([question, textRefusal(question)]).toEqual([question, null]);
      expect(focus).not.toBe("");
    }
  });

  test("nobody is asked for a salary, an age, a family, a belief, an origin or a health", () => {
    const forbidden =
      /\brentas?\b|sueldo|salari|remunera|\bedad\b|hij[oa]s|embaraz|casad|pareja|\bfamilia|religi|polític|sindicat/iu;
    const questions = HUNTERS.flatMap(allQuestions).map(({ question }) => question);
    expect(questions.filter((question) => forbidden.test(question))).toEqual([]);
  });

  test("each hunter keeps to one way of addressing", () => {
    for (const hunter of HUNTERS) {
      const other =
        hunter.address === "usted" ? /\b(?:tú|te|tu|tus|contigo|ti|cuéntame)\b/iu : /\b(?:usted|cuénteme)\b/iu;
      expect(
        allQuestions(hunter)
          .filter(({ question }) => other.test(question))
          .map(({ id }) => id),
      ).toEqual([]);
    }
  });
});

describe("careers", () => {
  test.each([
    ["Enfermería", "salud"],
    ["Tecnología Médica", "salud"],
    ["Ingeniería Civil Industrial", "ingeniería"],
    ["Técnico en Electricidad Industrial", "ingeniería"],
    ["Ingeniería en Informática", "informática"],
    ["Analista Programador", "informática"],
    ["Ingeniería Comercial", "administración y negocios"],
    ["Contador Auditor", "administración y negocios"],
    ["Derecho", "derecho"],
    ["Pedagogía en Biología", "educación"],
    ["Psicopedagogía", "educación"],
    ["Psicología", "psicología y trabajo social"],
    ["Trabajo Social", "psicología y trabajo social"],
    ["Diseño Gráfico", "comunicación y diseño"],
    ["Periodismo", "comunicación y diseño"],
    ["Arquitectura", "arquitectura y construcción"],
    ["Ingeniería en Construcción", "arquitectura y construcción"],
    ["Química Industrial", "ciencias y laboratorio"],
    ["Agronomía", "agronomía y medio ambiente"],
    ["Medicina Veterinaria", "salud"],
    ["Gastronomía Internacional", "turismo y gastronomía"],
    ["Filosofía", null],
    ["", null],
    [null, null],
  ])("%s is of %s", (career, area) => expect(areaOf(career)).toBe(area));
});

describe("a thousand interviews", () => {
  const careers = [null, "Enfermería", "Derecho", "Ingeniería en Informática", "Filosofía"];
  const students = HUNTER_IDS.flatMap((hunterId) => careers.map((career) => ({ hunterId, career })));

  test.each(students)(
    "$hunterId and $career: nothing twice before all was asked, each theme in turn",
    ({ hunterId, career }) => {
      const area = areaOf(career);
      const all = [
        ...genericQuestions(hunterId),
        ...laterQuestions(hunterId).filter((one) => one.area === null || one.area === area),
      ].map(({ id }) => id);
      const times = new Map(all.map((id) => [id, 0]));
      for (const [number, asked] of held(hunterId, career, 67).entries()) {
        const ids = asked.map(({ id }) => id);
        expect(new Set(ids).size).toBe(10);
        if (number === 0) expect(asked).toEqual(genericQuestions(hunterId));
        for (const id of ids) times.set(id, (times.get(id) ?? Number.NaN) + 1);
        const counts = [...times.values()];
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        const ofArea = ids.filter((id) => /-c\d/.test(id));
        if (number === 1) expect(ofArea).toHaveLength(area === null ? 0 : 2);
        if (number === 1) expect(new Set(asked.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8);
      }
    },
  );

  test("what the office switched off is never asked, what it added is, and its careers keep theirs", () => {
    const AT = "2026-11-26T12:00:00.000Z";
    const row = (id: string, is_active: number) => ({ id, hunter_id: "natalia", is_active, created_at: AT });
    const text = (question_id: string, question: string, career: string | null) => ({
      question_id,
      version: 1,
      question,
      category: "Técnica",
      career,
      created_at: AT,
    });
    const managed = mergeQuestions(
      [row("natalia-12", 0), row("natalia-c1", 0), row("natalia-o1", 1), row("natalia-o2", 1)],
      [text("natalia-o1", "¿Qué aprendiste de alguien?", null), text("natalia-o2", "¿Qué es un fallo?", "Derecho")],
    );
    const ids = held("natalia", "Enfermería", 12, managed).flatMap((asked) => asked.map(({ id }) => id));
    expect(ids).not.toContain("natalia-12");
    expect(ids).not.toContain("natalia-c1");
    expect(ids).toContain("natalia-o1");
    expect(ids).not.toContain("natalia-o2");
  });

  test("a first interview that was left begins again with the ten", () => {
    const histories = new Map([["mia", { hasEnded: false, times: new Map([["mia-1", 3]]) }]]);
    const { of } = askableQuestions(PROGRAM, { career: "Derecho", seed: "x", histories });
    expect(of("mia")).toEqual(genericQuestions("mia"));
    expect(hunterOf("mia").moreQuestions.length).toBeGreaterThan(0);
  });
});
