import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { SAMPLE_DAYS } from "#app/features/users/sample-people.server.ts";
import type { Answers } from "./answers/answers.ts";
import { CAMILA_AFTER, CAMILA_FIRST, CAMILA_WITH_CRISTIAN } from "./answers/camila.ts";
import { dayAhead, later, momentBefore } from "./moments.ts";
import type { InterviewHeld, SamplePerson, Step } from "./plan.ts";

/**
 * The demo student: a first CV and a middling interview, a session with a coach, and then a better CV and a better
 * interview. The account is made with the first accounts (features/users), so that its password can be shown.
 */
export const CAMILA: SamplePerson = {
  number: 0,
  rut: "22222222-2",
  name: "Camila Rojas Fuentes",
  email: "",
  createdDaysAgo: SAMPLE_DAYS,
  isActive: true,
  steps: stepsOf,
};

/** Minute of the day at which she signs in. */
const EVENING = 19 * 60 + 12;
const NOON = 13 * 60 + 24;

function stepsOf(begunAt: Date): Step[] {
  const on = (daysAgo: number, minute: number) => momentBefore(begunAt, daysAgo, minute, (daysAgo * 7) % 60);
  const [draft, first, booked, withCristian, improved, after] = [
    on(23, EVENING),
    on(20, EVENING + 35),
    on(17, NOON),
    on(9, EVENING + 8),
    on(2, NOON + 4),
    on(1, EVENING - 30),
  ];
  const visits = [on(52, NOON), on(31, EVENING), draft, first, booked, withCristian, on(5, NOON), improved, after];
  return [
    ...visits.map((at): Step => ({ kind: "sign-in", at })),
    { kind: "cv", at: later(draft, 3), fileName: "CV Camila Rojas.txt", text: DEMO_DRAFT },
    interview(later(first, 5), "camila-1", "natalia", CAMILA_FIRST),
    { ...session(later(booked, 4)), to: begunAt, from: later(booked, 24 * 60), outcome: "completed", coach: 1 },
    interview(later(withCristian, 6), "camila-2", "cristian", CAMILA_WITH_CRISTIAN),
    { kind: "cv", at: later(improved, 2), fileName: "CV Camila Rojas, versión 2.txt", text: DEMO_IMPROVED },
    { ...interview(later(after, 7), "camila-3", "natalia", CAMILA_AFTER), fromCv: true },
    { ...session(later(after, 40)), ...coming(begunAt), outcome: "scheduled", coach: 2, isLate: true },
    rating(
      later(first, 33),
      "camila-1",
      4,
      "Me puse nerviosa al principio. Las sugerencias me ayudaron a dar ejemplos.",
    ),
    rating(
      later(after, 34),
      "camila-3",
      5,
      "Se notó la diferencia después de corregir mi CV: preguntó por lo que hice.",
    ),
  ];
}

function interview(at: Date, seed: string, hunterId: InterviewHeld["hunterId"], answers: Answers): InterviewHeld {
  return {
    kind: "interview",
    at,
    seed,
    hunterId,
    fromCv: false,
    leavesBefore: [...answers.keys()].length < 10 ? answers.size : null,
    answersTo: ({ id, category }) => {
      const text = answers.get(id) ?? answers.get(category);
      if (text === undefined) return [];
      return [{ text, seconds: 25 + Math.round(text.split(" ").length * 1.3) }];
    },
  };
}

const session = (at: Date) => ({
  kind: "booking" as const,
  at,
  isLate: false,
  phone: "+56 9 5555 0142",
  message: "Me gustaría revisar mi CV y ensayar cómo contar mis resultados.",
});

const coming = (begunAt: Date) => ({ from: dayAhead(begunAt, 5), to: dayAhead(begunAt, 33) });

function rating(at: Date, seed: string, stars: number, comments: string): Step {
  return { kind: "rating", at, seed, hunterId: "natalia", rating: stars, comments };
}
