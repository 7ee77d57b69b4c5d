/**
 * Texts of strengths, improvements and next steps. {n} is a question's number, {donde} names one or several questions.
 */

import type { Thing } from "../signals/signal.ts";
import type { Wordings } from "./comment-texts.ts";

export const STRENGTHS: readonly (readonly [Thing, Wordings])[] = [
  [
    "figure",
    ["Das cifras, como en la pregunta {n}: {cita}.", "Pones números a lo que cuentas, en la pregunta {n}: {cita}."],
  ],
  [
    "role",
    [
      "Hablas en primera persona, como en la pregunta {n}: {cita}.",
      "Lo cuentas desde ti, como en la pregunta {n}: {cita}.",
    ],
  ],
  [
    "example",
    [
      "Respondes con situaciones que viviste, como en la pregunta {n}, donde dices {cita}.",
      "Usas ejemplos tuyos, como en la pregunta {n}, donde dices {cita}.",
    ],
  ],
  ["reason", ["Das razones, como en la pregunta {n}: {cita}.", "Explicas por qué, en la pregunta {n}: {cita}."]],
];

export const GAPS: Readonly<Record<Thing, Wordings>> = {
  example: [
    "Cuenta una situación concreta {donde}: dónde fue y qué pasaba.",
    "Lleva la respuesta a un caso tuyo {donde}.",
    "Trae un hecho con lugar y fecha {donde}.",
  ],
  role: [
    "Di qué hiciste tú {donde}: usa la primera persona.",
    "Cuenta tu parte {donde}: qué dijiste, hiciste o decidiste.",
  ],
  result: ["Cierra con lo que cambió {donde}.", "Cuenta cómo terminó {donde}: ahí está lo que se recuerda."],
  figure: [
    "Agrega una cifra {donde}. Sirve un rango si no tienes el dato exacto.",
    "Pon una medida {donde}: personas, porcentajes, dinero o unidades.",
  ],
  time: ["Ubica los hechos {donde}: cuándo fue y cuánto duró.", "Di el plazo {donde}: da idea del esfuerzo."],
  reason: ["Explica por qué {donde}.", "Agrega tus razones {donde}: muestran tu criterio."],
  learning: ["Di qué aprendiste {donde}.", "Cuenta qué harías distinto {donde}."],
};

/** When nothing is certainly missing. */
export const IMPROVE: Wordings = [
  "Elige tu mejor respuesta y cuéntala con la mitad de las palabras: una idea, un dato y un cierre.",
  "Piensa qué te repreguntarían en cada respuesta y ensaya esa segunda parte.",
  "Ordena tus historias de la más fuerte a la más débil y decide cuál contarías si te dejan una sola.",
  "Practica tus respuestas en otro orden: en una entrevista rara vez preguntan como uno ensayó.",
];

type StepText = readonly [title: string, detail: string];
type Steps = readonly [StepText, StepText, ...StepText[]];

/** How to practise an element that answers certainly lack; {donde} names the questions. */
export const PRACTICE: Readonly<Record<Thing, Steps>> = {
  example: [
    ["Anota una situación tuya", "Busca un caso con lugar y fecha que sirva {donde}."],
    ["Busca un caso para contar", "Escribe en tres líneas qué pasaba, qué hiciste y en qué quedó, {donde}."],
  ],
  role: [
    ["Practica en primera persona", "Escribe una frase que empiece con lo que hiciste tú {donde}."],
    ["Separa tu parte", "Anota qué dijiste, hiciste o decidiste tú {donde}."],
  ],
  result: [
    ["Escribe el final de la historia", "Una línea con lo que había antes y lo que hubo después, {donde}."],
    ["Prepara el cierre de tu respuesta", "Agrega cómo terminó {donde}, aunque no haya salido bien."],
  ],
  figure: [
    ["Busca un número", "Cuántas personas, cuánto dinero o qué porcentaje: escríbelo para usarlo {donde}."],
    ["Ponle medida a lo que hiciste", "Anota una cifra aproximada para usarla {donde}."],
  ],
  time: [
    ["Ponle fecha a tus ejemplos", "Anota cuándo empezó y cuánto duró lo que cuentas {donde}."],
    ["Ubica tus historias en el tiempo", "Agrega el año o el plazo {donde}."],
  ],
  reason: [
    ["Prepara tus razones", "Completa la frase «lo veo así porque…» {donde}."],
    ["Ten listo el porqué", "Escribe dos razones tuyas para usarlas {donde}."],
  ],
  learning: [
    ["Anota qué sacaste de eso", "Una frase con lo que harías distinto {donde}."],
    ["Agrega el aprendizaje", "Di qué cambió en tu manera de hacer las cosas {donde}."],
  ],
};

/** For the best story of the interview. */
export const KEEP: Steps = [
  ["Guarda la historia de la pregunta {n}", "Puede servirte en otras preguntas: ensaya contarla en un minuto."],
  [
    "Prepara otra versión de la pregunta {n}",
    "Cuéntala como si te preguntaran por un logro, y después como un problema.",
  ],
  ["Ten a mano lo que contaste en la pregunta {n}", "Piensa en qué otra pregunta calzaría."],
];

/** General steps that are always true; a report shows only some. {n} is a question of this interview. */
export const GENERAL: Steps = [
  ["Ensaya tu cierre", "Ten lista una pregunta para quien te entrevista."],
  ["Graba la pregunta {n}", "Respóndela en voz alta, escúchala una vez y anota un solo cambio."],
  ["Haz la prueba del minuto", "Responde la pregunta {n} con un reloj al lado y para al minuto."],
  ["Practica con alguien", "Pídele que te haga la pregunta {n} y que después te repita lo que entendió."],
  ["Prepara tu primera frase", "Escribe cómo empezarías la pregunta {n} y memoriza solo ese comienzo."],
  ["Piensa en la repregunta", "Anota qué te preguntarían después de tu respuesta a la pregunta {n}."],
  ["Lee un aviso de trabajo real", "Marca qué piden y decide con cuál de tus respuestas lo mostrarías."],
];
export const COACH: Steps = [
  [
    "Conversa el resultado con un coach",
    "Reserva una sesión gratis de 30 minutos en Agenda Coach y lleva la pregunta {n}.",
  ],
  ["Lleva este informe a un coach", "En Agenda Coach hay sesiones gratis de 30 minutos: parte por la pregunta {n}."],
  ["Pide otra mirada", "Reserva 30 minutos gratis en Agenda Coach y practica ahí la pregunta {n}."],
];
export const AGAIN: Steps = [
  ["Vuelve a practicar en unos días", "Repite la entrevista y compara tu puntaje en Mis Actividades."],
  ["Da otra entrevista la próxima semana", "Mira en Mis Actividades si cambia tu respuesta a la pregunta {n}."],
  ["Repite la entrevista", "Deja pasar unos días y fíjate en la pregunta {n}: en Mis Actividades quedan las dos."],
];
