import { describe, expect, test } from "vitest";
import { type Practice, stepInPeace, urgentStep } from "#app/routes/dashboard/next-step.ts";
import type { Progress } from "#app/routes/dashboard/progress.ts";

/** Prevents: a next step that is not the one that matters, or that says what is not so. */

const NOTHING: Progress = { lastCv: null, lastInterview: null, session: null, offer: null };
const QUIET: Practice = { exercise: null, isDoneToday: false, nextDay: null };
const EXERCISE: Practice = {
  exercise: {
    question: "¿Qué problema resolviste?",
    path: "/practice/natalia-9",
    when: "hoy",
    part: "result",
    isMissing: true,
    quote: "Hice unas fichas",
    hunter: { name: "Natalia", portrait: "/art/natalia.svg" },
  },
  isDoneToday: false,
  nextDay: "hoy",
};
const AGAIN = "Cuéntala de nuevo y agrégalo.";
const cv = (status: "processing" | "completed" | "failed") => ({ id: 1, status, score: null, createdAt: "" });
const interview = (status: "open" | "finished") => ({
  id: 1,
  hunterId: "natalia" as const,
  hunterName: "Natalia",
  hunterPortrait: "/art/natalia.svg",
  status,
  answered: 3,
  total: 10,
  score: null,
  at: "",
});
const session = { isToCome: true, coachName: "Rosa Díaz", todayAt: "15:30", startsAt: "" };
const step = (progress: Partial<Progress>, practice: Practice = QUIET) => {
  const whole = { ...NOTHING, ...progress };
  return urgentStep(whole) ?? stepInPeace(whole, practice);
};

describe("the next step", () => {
  test("is what has an hour today, and only today", () => {
    const open = { lastInterview: interview("open") };
    expect(step({ ...open, session }, EXERCISE).title).toBe("A las 15:30 tienes una sesión con Rosa Díaz");
    expect(step({ ...open, session: { ...session, todayAt: null } }).title).toBe("Sigue tu entrevista con Natalia");
    expect(step({ ...open, session: { ...session, isToCome: false } }).title).toBe("Sigue tu entrevista con Natalia");
  });

  test("is an offer whose day is near, before an open interview, with what the student noted", () => {
    const offer = { id: 7, title: "Tres Puentes, Analista", when: "Entrevista mañana", isInterview: true };
    const open = { lastInterview: interview("open"), offer };
    expect(step(open, EXERCISE)).toMatchObject({
      eyebrow: "Entrevista mañana",
      title: "Tres Puentes, Analista",
      action: { to: "/job-match/7" },
      other: { to: "/interviews?offer=7" },
    });
    expect(step({ ...open, session }).eyebrow).toBe("Hoy");
    const noted = { ...offer, when: "Anotaste esta fecha: hoy", isInterview: false };
    expect(step({ offer: noted })).toMatchObject({
      text: "Repasa qué piden y qué muestra tu CV de eso.",
      other: { to: "/job-match/offers" },
    });
  });

  test("is an open interview before an exercise, and says how far it is", () => {
    const open = step({ lastInterview: interview("open") }, EXERCISE);
    expect(open).toMatchObject({ action: { to: "/interview-chat/natalia" }, picture: "/art/natalia.svg" });
    expect(open.text).toBe("Llevas 3 de 10 preguntas. Sigue donde quedó.");
    expect(step({ lastInterview: { ...interview("open"), answered: 0 } }).text).toBe("Empieza donde quedó.");
  });

  test("is the exercise before the CV, with the person's own words", () => {
    expect(step({ lastInterview: interview("finished") }, EXERCISE)).toMatchObject({
      title: "Cerrar con un resultado",
      question: "¿Qué problema resolviste?",
      text: `Dijiste «Hice unas fichas». En la respuesta que diste hoy no encontramos cómo terminó. ${AGAIN}`,
      action: { to: "/practice/natalia-9" },
      other: { to: "/practice" },
    });
  });

  test.each([
    [null, "Analiza tu CV", "/analyze-cv"],
    ["failed", "Tu último archivo no se pudo analizar", "/analyze-cv"],
    ["processing", "Tu CV se está analizando", "/analyze-cv"],
    ["completed", "Tu primera entrevista de práctica", "/interviews?fromCvAnalysis=true"],
  ] as const)("for a CV that is %s is '%s'", (status, title, to) => {
    expect(step({ lastCv: status && cv(status) })).toMatchObject({ title, action: { to } });
  });

  test("after everything is another interview, and says when the next exercise comes", () => {
    const done = { lastCv: cv("completed"), lastInterview: interview("finished") };
    expect(step(done, { ...EXERCISE, exercise: null, isDoneToday: true, nextDay: "mañana" })).toMatchObject({
      eyebrow: "El ejercicio de hoy está hecho",
      text: "El próximo viene mañana. Si quieres seguir hoy, elige con quién practicar.",
      action: { to: "/interviews" },
    });
    expect(step(done, { ...QUIET, nextDay: "el sábado 5 de diciembre" }).text).toBe(
      "Hoy no hay un ejercicio pendiente. El próximo viene el sábado 5 de diciembre.",
    );
    expect(step(done).text).toBe("Hoy no hay un ejercicio pendiente.");
  });
});
