/** The hunter's one line about the whole interview, by band of the score. */

import type { ScoreBand } from "#app/features/cv/score-bands.ts";
import type { HunterId } from "../hunters.ts";

type Lines = readonly [string, string, ...string[]];

export const HEADLINES: Readonly<Record<HunterId, Readonly<Record<ScoreBand, Lines>>>> = {
  natalia: {
    ok: [
      "Cuentas lo que has hecho con ejemplos tuyos, y así es fácil imaginarte trabajando.",
      "Respondes lo que te preguntan y se nota tu parte. Lleva esos mismos ejemplos a tu próxima entrevista.",
    ],
    warn: [
      "Tienes buenas historias. Cuéntalas hasta el final, con lo que cambió gracias a ti.",
      "Tus respuestas van en buena dirección: dale a cada una un ejemplo y un cierre.",
    ],
    bad: [
      "Hay más en tu experiencia de lo que alcanzaste a contar. Elige tres ejemplos y ensáyalos en voz alta.",
      "Parte de a poco: una situación, lo que hiciste y cómo terminó. Con eso ya cambia tu entrevista.",
    ],
  },
  cristian: {
    ok: [
      "Hechos, tu parte y resultado. Así se responde.",
      "Contestas con ejemplos reales y se entiende qué cambió. Mantén ese orden.",
    ],
    warn: [
      "Contestas con ejemplos reales. Pon el resultado al principio y se recordará.",
      "Hay material. Falta cerrar cada respuesta con un efecto que se pueda medir.",
    ],
    bad: [
      "Me quedé sin hechos para decidir. Prepara tres casos con situación, acción y resultado.",
      "Muchas respuestas quedaron en general. Trae casos concretos y la conversación cambia.",
    ],
  },
  mia: {
    ok: [
      "Expone con criterio y muestra el efecto de sus decisiones. Es una base sólida para un directorio.",
      "Sus respuestas relacionan decisión, personas y resultado. Conserve esa síntesis.",
    ],
    warn: [
      "Su experiencia se aprecia. Haga más explícito el fundamento de sus decisiones y su efecto en el negocio.",
      "La conversación tiene sustancia; le falta magnitud. Precise cuánto cambió y por cuánto tiempo.",
    ],
    bad: [
      "Su trayectoria no alcanzó a verse en las respuestas. Prepare tres decisiones propias, con su contexto y desenlace.",
      "Faltaron casos propios. Un directorio evalúa decisiones concretas antes que principios generales.",
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
