/** The formula of the interview score, worded for the public page that also shows the CV rubric. */

import { listAnd } from "#app/platform/format.ts";
import { HUNTERS } from "./hunters.ts";
import { SCORING, SCORING_VERSION } from "./scoring.ts";
import { SIGNALS, type Signal } from "./signals/signal.ts";

export type PublishedPart = { id: string; name: string; max: number; looksAt: string; fullPoints: string };

export type PublishedScoring = {
  version: string;
  /** ISO date of this version. */
  date: string;
  principles: readonly string[];
  /** The whole formula in one sentence. */
  formula: string;
  parts: readonly PublishedPart[];
  /** What counts as depth. */
  signals: readonly { id: Signal; name: string; looksAt: string }[];
  /** Points by number of signals and by number of suggestions, as used by the program. */
  tables: { depth: readonly number[]; autonomy: readonly number[] };
  doesNotCount: string;
};

const SIGNAL_WORDS: Readonly<Record<Signal, { name: string; looksAt: string }>> = {
  example: { name: "Ejemplo", looksAt: "Cuentas una situación que ocurrió, no una idea general." },
  role: { name: "Tu parte", looksAt: "Dices qué hiciste tú, en primera persona." },
  result: { name: "Resultado", looksAt: "Dices cómo terminó o qué cambió." },
  figure: { name: "Cifra", looksAt: "Das una cantidad: personas, porcentaje, dinero, unidades." },
  time: { name: "Tiempo", looksAt: "Dices cuándo fue o cuánto duró." },
  reason: { name: "Razón", looksAt: "Explicas por qué." },
};

/** "con Ana, con Luis y con Eva" */
const withEach = listAnd(HUNTERS.map(({ name }) => `con ${name}`));

const DEPTH_POINTS = Math.max(...SCORING.depth);
const AUTONOMY_POINTS = Math.max(...SCORING.autonomy);

export const PUBLISHED_SCORING: PublishedScoring = {
  version: SCORING_VERSION,
  date: "2026-11-23",
  principles: [
    "Cada pregunta vale de 0 a 100 puntos y el puntaje general es el promedio de todas las " +
      "preguntas de la entrevista, también de las que no alcanzaste a responder.",
    "Una pregunta sin respuesta, o cuya última respuesta quedó fuera de tema, vale 0.",
    `Una respuesta que va en el tema pero aún no dice nada concreto vale ${SCORING.vague}. Una que quizá ` +
      `responde otra cosa vale ${SCORING.doubtful} × pertinencia, menos de ${SCORING.doubtful / 2}. Ninguna de ` +
      "las dos gasta una sugerencia.",
    "Si te preguntan algo más sobre tu respuesta, lo que agregas se suma a ella; que te lo pregunten no quita puntos.",
    "La misma historia contada en dos preguntas suma solo la primera vez.",
    `La fórmula es la misma ${withEach}, tengas los años de experiencia que tengas.`,
    "Sin modelo de lenguaje, las mismas respuestas reciben siempre el mismo puntaje. Con " +
      "uno, su opinión es un décimo de la pertinencia, o lo que la universidad haya medido con " +
      "sus propias respuestas; si no responde a tiempo, deciden las reglas.",
    "El puntaje orienta tu próxima práctica. Si no te parece justo, puedes pedir que lo revise una persona.",
  ],
  formula:
    `Puntos de una pregunta = pertinencia × (${SCORING.relevance} + profundidad (hasta ${DEPTH_POINTS}) + ` +
    `autonomía (hasta ${AUTONOMY_POINTS})).`,
  parts: [
    {
      id: "relevance",
      name: "Pertinencia",
      max: SCORING.relevance,
      looksAt: "Cuán seguro es que tu respuesta contesta lo que se preguntó, de 0 a 1. Multiplica todo lo demás.",
      fullPoints: "Responde primero lo que te preguntan y después agrega el contexto.",
    },
    {
      id: "depth",
      name: "Profundidad",
      max: DEPTH_POINTS,
      looksAt: "Cuántas señales distintas hay en la respuesta: ejemplo, tu parte, resultado, cifra, tiempo y razón.",
      fullPoints: `Con cuatro señales distintas obtienes los ${DEPTH_POINTS} puntos; no hace falta que estén las seis.`,
    },
    {
      id: "autonomy",
      name: "Autonomía",
      max: AUTONOMY_POINTS,
      looksAt: "Cuántas sugerencias necesitaste antes de responder al punto.",
      fullPoints:
        `Sin sugerencias obtienes ${SCORING.autonomy[0]} puntos; con una, ${SCORING.autonomy[1]}; con dos, ` +
        `${SCORING.autonomy[2]}.`,
    },
  ],
  signals: SIGNALS.map((id) => ({ id, ...SIGNAL_WORDS[id] })),
  tables: { depth: SCORING.depth, autonomy: SCORING.autonomy },
  doesNotCount:
    "El largo de la respuesta, la ortografía, el acento, el idioma, la velocidad y si " +
    "escribiste o dictaste. El tiempo promedio se muestra, pero no suma ni resta.",
};
