import { describe, expect, it, test } from "vitest";
import { HUNTER_IDS, type HunterId } from "#app/features/interview/hunters.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { composeReport } from "#app/features/interview/report/compose-report.ts";
import { SAMPLES } from "#app/features/interview/sample-answers.ts";
import { playCandidate } from "../../../scripts/bench/play-candidate.ts";

/** Whole interviews of people who do not answer: however they go about it, the score stays low. */

const HIGHEST = 40;

/** A good answer to one question of each hunter. */
const STORY: Readonly<Record<HunterId, string>> = {
  natalia:
    "En mi práctica en un cesfam de Talca las horas de control se perdían porque nadie llamaba a los " +
    "pacientes. Armé una planilla con los teléfonos, llamé dos tardes por semana durante un mes y la " +
    "inasistencia bajó de treinta a doce por ciento.",
  cristian:
    "En la bodega de Quilicura faltaban repuestos cada semana. Crucé las guías con el inventario, encontré " +
    "que el turno de noche recibía sin contar, puse una pauta en la recepción y en dos meses las pérdidas " +
    "bajaron a la mitad.",
  mia:
    "Recibí una cadena de farmacias con pérdidas en once locales. Cerré tres, renegocié los arriendos, puse " +
    "metas por local con los jefes y en dieciocho meses volvimos a utilidades sin despedir a nadie más.",
};
const PREFIXES = [
  "Buena pregunta.",
  "Mira, te cuento algo:",
  "Para eso tengo un caso.",
  "Sí, me ha pasado.",
  "Le respondo con un ejemplo.",
  "Esto lo tengo claro.",
  "Una vez ocurrió esto.",
  "Depende, pero por ejemplo:",
  "Creo que lo mejor es contarlo.",
  "Al respecto puedo decir lo siguiente.",
];
const TEMPLATE = [
  "La situación era compleja y desafiante.",
  "Mi tarea consistía en cumplir el objetivo planteado.",
  "La acción que tomé fue actuar de manera proactiva y profesional.",
  "El resultado fue excelente y superó todas las expectativas.",
];
const WAFFLE = [
  "Siempre he creído que lo importante es dar lo mejor de uno, con actitud positiva, porque al final del día " +
    "las cosas resultan cuando hay compromiso, ganas y una mirada integral de los procesos y de las personas.",
  "Considero que la comunicación efectiva y la mejora continua son pilares fundamentales en cualquier " +
    "organización moderna, y por eso trato de aportar valor en todo momento con responsabilidad y excelencia.",
  "En mi opinión hay que ser flexible, resiliente y empático, adaptarse a los cambios y mirar cada desafío " +
    "como una oportunidad de crecimiento tanto personal como profesional para todos.",
  "Soy una persona que se orienta a los resultados, que trabaja bien en equipo y también de forma autónoma, " +
    "con capacidad de liderazgo y alto sentido de la responsabilidad frente a lo que viene.",
  "Pienso que lo esencial es mantener siempre los valores, escuchar activamente y buscar soluciones " +
    "innovadoras que generen impacto y sinergia en el entorno donde uno se desempeña.",
];
const SALAD = (
  "liderazgo equipo indicadores meta 30% proyecto logro resultado porque reduje aumenté coordiné clientes " +
  "presupuesto plazo error aprendizaje mejora proceso estrategia negociación crisis talento directorio"
).split(" ");

type Way = (at: number, question: string, hunterId: HunterId) => string;

const WAYS: Readonly<Record<string, Way>> = {
  "one story with another beginning": (at, _, hunter) => `${PREFIXES[at]} ${STORY[hunter]}`,
  "one story with the question's words at its end": (_, question, hunter) =>
    `${STORY[hunter]} Eso responde a: ${question.replace(/[¿?]/g, "")}`,
  "the same answer each time": (_, __, hunter) => STORY[hunter],
  "an empty template": (at) => [...TEMPLATE.slice(at % 4), ...TEMPLATE.slice(0, at % 4)].join(" "),
  "an empty template with the question's words": (_, question) =>
    `Sobre ${question.replace(/[¿?.]/g, "").slice(0, 60)}: ${TEMPLATE.join(" ")}`,
  "fine words without content": (at) => `${WAFFLE[at % 5]} ${WAFFLE[(at + 2) % 5]}`,
  "a salad of keywords": (at) => [...SALAD.slice(at * 2), ...SALAD.slice(0, at * 2)].join(" "),
  "the question turned into a statement": (_, question) => `Sí, ${question.replace(/[¿?]/g, "")} y así fue en mi caso.`,
  "the answers of the published sample": (at) => SAMPLES[at % SAMPLES.length]?.[0] ?? "",
};

describe.each(HUNTER_IDS)("an interview with %s", (hunterId) => {
  it.each(Object.keys(WAYS))("is worth little when it is %s", (name) => {
    const answers = genericQuestions(hunterId).map(({ id, question }, at) => ({
      questionId: id,
      question,
      text: WAYS[name]?.(at, question, hunterId) ?? "",
    }));
    const { state } = playCandidate({ id: name, hunterId, answers });
    const report = composeReport(state);
    expect(report.overallScore).toBeLessThanOrEqual(HIGHEST);
    expect(report.strengths.join(" ")).not.toContain("quedaron bien respondidas");
  });
});

test("a report says of a story told again which question had it first, and praises it once", () => {
  const again =
    "Me acuerdo de la bodega de Quilicura: el turno de noche recibía sin contar y faltaban repuestos cada " +
    "semana. Crucé el inventario con las guías, armé una pauta de recepción y las pérdidas bajaron a la " +
    "mitad en dos meses.";
  const [, , broken, , , , , root] = genericQuestions("cristian");
  const answers = [broken, root].flatMap((question, at) =>
    question ? [{ questionId: question.id, question: question.question, text: at === 0 ? STORY.cristian : again }] : [],
  );
  const report = composeReport(playCandidate({ id: "told again", hunterId: "cristian", answers }).state);
  const [first, second] = report.specificFeedback;
  expect(first?.points).toBeGreaterThan(60);
  expect(second).toMatchObject({ points: 0, comment: expect.stringMatching(/pregunta 1\b/) });
});
