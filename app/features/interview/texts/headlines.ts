/** The hunter's one line about the whole interview, by band of the score. */

import type { ScoreBand } from "#app/features/cv/score-bands.ts";
import type { HunterId } from "../hunters.ts";

type Lines = readonly [string, string, ...string[]];

/** The band is all they rest on: what was said in single answers is for the comments to tell. */
export const HEADLINES: Readonly<Record<HunterId, Readonly<Record<ScoreBand, Lines>>>> = {
  natalia: {
    ok: [
      "Muy bien: se sigue lo que respondes. Mira pregunta por pregunta y afina lo que marca el detalle.",
      "Muy buen trabajo. Mira los comentarios, quédate con tus mejores respuestas y ensáyalas una vez más.",
    ],
    warn: [
      "Vas por buen camino. Mira pregunta por pregunta: ahí está lo que más te puede hacer subir.",
      "Hay una buena base. Elige dos respuestas de este informe y ensáyalas de nuevo.",
    ],
    bad: [
      "Elige tres ejemplos tuyos y ensáyalos en voz alta: con eso cambia mucho tu próxima entrevista.",
      "Parte de a poco: una situación, lo que hiciste y cómo terminó. Con eso ya cambia tu entrevista.",
    ],
  },
  cristian: {
    ok: [
      "Así se responde. Revisa los comentarios y deja cada respuesta en un minuto.",
      "Buen nivel. Mantenlo y afina lo que marca el detalle.",
    ],
    warn: [
      "Hay base. Mira pregunta por pregunta qué te acerca al siguiente nivel.",
      "Vas por buen camino. Ensaya otra vez la respuesta con menos puntos y vuelve.",
    ],
    bad: [
      "Todavía no me alcanza para decidir. Prepara tres casos con situación, acción y resultado.",
      "Trae tres casos concretos la próxima vez y la conversación cambia.",
    ],
  },
  mia: {
    ok: [
      "Una conversación sólida. Conserve esa forma de responder y revise el detalle.",
      "Sus respuestas se siguen bien. Revise pregunta por pregunta y afine lo que señala el detalle.",
    ],
    warn: [
      "La conversación tiene base. Revise en el detalle qué daría más peso a cada respuesta.",
      "Va por buen camino. Elija dos respuestas del detalle y prepárelas otra vez.",
    ],
    bad: [
      "Prepare tres decisiones propias, con su contexto y desenlace, y conversemos de nuevo.",
      "Un directorio evalúa decisiones concretas: traiga tres a la próxima conversación.",
    ],
  },
};

/** For an interview that ended before its first answer: there is nothing to say about answers. */
export const UNHEARD_HEADLINES: Readonly<Record<HunterId, Lines>> = {
  natalia: [
    "Aún no te escucho. Vuelve cuando tengas media hora tranquila y partimos por lo que te es más cercano.",
    "Esta vez no alcanzaste a responder. La primera pregunta es sobre ti: ensáyala y empezamos de nuevo.",
  ],
  cristian: [
    "No hubo respuestas. Reserva 30 minutos, trae tres casos y empezamos.",
    "Sin respuestas no hay qué evaluar. Prepara tu primer ejemplo y vuelve.",
  ],
  mia: [
    "No alcanzamos a conversar. Reserve media hora y comencemos por una decisión suya.",
    "Quedó pendiente escucharle. Prepare su primera respuesta y retomemos la conversación.",
  ],
};
