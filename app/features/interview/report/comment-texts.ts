/**
 * Texts of the comments on single answers. {cita} is a quotation, {foco} what was asked for, {falta} and {otra} what
 * to add.
 */

import type { Thing } from "../signals/signal.ts";

export type Wordings = readonly [string, string, ...string[]];

/** What to add for a missing element; follows "agrega". */
export const TO_ADD: Readonly<Record<Thing, string>> = {
  example: "una situación concreta, con su lugar y su momento",
  role: "qué hiciste tú, en primera persona",
  result: "cómo terminó y qué cambió",
  figure: "una cifra, aunque sea aproximada",
  time: "cuándo fue o cuánto duró",
  reason: "tus razones",
  learning: "qué aprendiste o qué harías distinto",
};

/** Elements that may be praised, in order of priority, with wordings with and without a quotation. */
export const SHOWN: readonly (readonly [Thing, { quoted: Wordings | null; plain: Wordings }])[] = [
  [
    "figure",
    {
      quoted: ["Das una cifra y se recuerda: {cita}.", "El dato ayuda a creerte: {cita}.", "Pones números: {cita}."],
      plain: ["Das cifras, y eso se recuerda.", "Hay números en lo que cuentas, y ayudan a creerte."],
    },
  ],
  ["result", { quoted: null, plain: ["Cuentas cómo terminó.", "Llegas hasta el resultado de lo que cuentas."] }],
  [
    "role",
    {
      quoted: ["Hablas en primera persona: {cita}.", "Lo cuentas desde ti: {cita}."],
      plain: ["Se distingue tu parte en lo que cuentas.", "Queda claro qué hiciste tú."],
    },
  ],
  [
    "example",
    {
      // The best clause is often a conclusion: the wording must not present it as the situation itself.
      quoted: [
        "Cuentas un caso concreto, y ahí dices {cita}.",
        "Respondes con una situación que viviste; de ella queda {cita}.",
        "Llevas la pregunta a un caso tuyo, donde dices {cita}.",
      ],
      plain: ["Respondes con una situación que viviste.", "Cuentas un caso concreto."],
    },
  ],
  [
    "reason",
    {
      quoted: ["Das una razón: {cita}.", "Dices por qué: {cita}."],
      plain: ["Explicas tus razones.", "Dices por qué, no solo qué."],
    },
  ],
  [
    "time",
    {
      quoted: ["Ubicas los hechos en el tiempo: {cita}.", "Das una idea del tiempo: {cita}."],
      plain: ["Ubicas los hechos en el tiempo.", "Das una idea de cuándo fue o de cuánto duró."],
    },
  ],
];

/** When nothing can be said with certainty: states only the judge's decision. */
export const PLAIN: Wordings = [
  "Esta pregunta quedó como respondida.",
  "El análisis la contó como respondida.",
  "Cuenta como respondida.",
];

export const ADD: Wordings = [
  "Para darle más fuerza, agrega {falta}.",
  "La próxima vez agrega {falta}.",
  "En tu próximo ensayo agrega {falta}.",
  "Un paso más: agrega {falta}.",
];
export const ADD_TWO: Wordings = [
  "Para darle cuerpo, agrega {falta}, y también {otra}.",
  "La próxima vez agrega {falta}, y además {otra}.",
];

/** Advice that assumes nothing about the answer, so that it is true for any. */
export const TRY: Wordings = [
  "Ensáyala una vez en voz alta y escucha dónde te detienes.",
  "Prueba partir por la parte que más quieres que recuerden.",
  "Piensa qué te podrían preguntar después y ten lista una frase.",
  "Cuéntasela a alguien que no conozca el tema y pregúntale qué entendió.",
  "Grábala, escúchala una vez y decide qué frase dejarías al final.",
  "Dila de nuevo sin mirar lo que enviaste: lo que recuerdes es lo principal.",
  "Escribe en una línea lo principal de esta respuesta y ensaya desde ahí.",
  "Prueba dos maneras de empezarla y quédate con la que te salga más natural.",
  "Ensáyala frente a otra persona y deja que te interrumpa con una pregunta.",
  "Marca la palabra más importante de tu respuesta y dila con calma.",
];

/** In addition to TRY, for an answer that takes more than a minute. */
export const TRY_SHORTER = "Prueba contarla en menos de un minuto y fíjate en qué conservas.";

export const VAGUE = {
  add: [
    "Con {cita} vas en el tema. La pregunta buscaba {foco}: agrega {falta}.",
    "Hasta ahora vas en el tema: {cita}. Para mostrar {foco}, agrega {falta}.",
    "Es un comienzo: {cita}. Se buscaba {foco}; agrega {falta}.",
  ],
  addUnquoted: [
    "Vas en el tema. La pregunta buscaba {foco}: agrega {falta}.",
    "Es un comienzo. Se buscaba {foco}; agrega {falta}.",
  ],
  plain: [
    "Con {cita} vas en el tema. La pregunta buscaba {foco}: prueba decir más de eso.",
    "Es un comienzo: {cita}. Se buscaba {foco}; ensáyala otra vez con eso en mente.",
  ],
  plainUnquoted: [
    "Vas en el tema. La pregunta buscaba {foco}: prueba decir más de eso.",
    "Es un comienzo. Se buscaba {foco}; ensáyala otra vez con eso en mente.",
  ],
} as const satisfies Record<string, Wordings>;

/** For an answer that may describe misconduct: neither claims nor praises anything. */
export const READ_AGAIN: Wordings = [
  "Léela otra vez como la leería quien contrata: qué dice de cómo " +
    "actúas con los demás, con la verdad y con las reglas.",
  "Antes de contarla en una entrevista, piensa qué dice de tu manera de actuar con las personas y con las reglas.",
  "Pregúntale a alguien de confianza qué entiende de tu manera de " +
    "actuar en esta respuesta, y decide si la contarías así.",
];

/** The same for clearer signs: how an employer may read it, and what to do in either case. */
export const MAY_BE_READ_AS: Wordings = [
  "Puede leerse como faltar a la verdad, a una regla o al respeto, y eso descarta a cualquiera. Si " +
    "fue así, no la presentes como un logro; si no, cuéntala de modo que no quede duda.",
  "Quien contrata puede ver aquí una falta a la verdad, a las reglas o al respeto. Si la hubo, di qué " +
    "harías hoy en su lugar; si no la hubo, aclara qué hiciste tú y con permiso de quién.",
];

/** {otra}: number of the earlier question with the same story. */
export const TOLD_BEFORE = [
  "Comparte muchas palabras con lo que contaste en la pregunta {otra}, y la tomamos por la misma " +
    "historia: suma una sola vez. Si es otra, cuéntala con lo que tiene de propio.",
  "La tomamos por la historia de la pregunta {otra}, que suma solo la primera vez. Prepara también un caso distinto.",
] as const;

/** What the question asked for, when the verdict is doubtful: says nothing about the answer, which may be right. */
export const DOUBT: Wordings = [
  "Esta pregunta buscaba {foco}.",
  "Lo que se buscaba aquí es {foco}.",
  "El tema de esta pregunta es {foco}.",
];

/** Says that the analysis did not recognise an answer to the question, which may be an error of the analysis. */
export const OFF_TOPIC = {
  quoted: [
    "La pregunta buscaba {foco}. En tu respuesta, que empieza con {cita}, el análisis no lo reconoció: parte por eso.",
    "Empezaste con {cita}, y se buscaba {foco}. El análisis no lo encontró en tu respuesta: prepárala otra vez.",
    "El análisis no reconoció {foco}, que era lo que se preguntaba, en la respuesta que empieza con {cita}.",
  ],
  unquoted: [
    "La pregunta buscaba {foco}, y el análisis no lo reconoció en lo que dijiste. Ensáyala y parte por eso.",
    "El análisis no encontró en tu respuesta {foco}, que era lo que se preguntaba. Vuelve a intentarlo.",
  ],
  wordless: [
    "Lo que enviaste no tenía palabras, y la pregunta buscaba {foco}. Prepárala: incluye {falta}.",
    "Aquí no hubo una respuesta que leer. La pregunta buscaba {foco}: incluye {falta}.",
  ],
} as const satisfies Record<string, Wordings>;

export const UNANSWERED: Wordings = [
  "Quedó sin respuesta. Lo que se busca es {foco}; cuando la ensayes, incluye {falta}.",
  "Esta vez no hubo respuesta. Se buscaba {foco}: prepárala e incluye {falta}.",
  "Sin respuesta por ahora. El tema es {foco}: ensáyala e incluye {falta}.",
];

/** After one suggestion, and after more. */
export const HELPED = [
  "Con una sugerencia volviste al tema.",
  "Te sirvieron las sugerencias para volver al tema.",
] as const;
