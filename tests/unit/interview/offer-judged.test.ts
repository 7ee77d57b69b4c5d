import { describe, expect, it } from "vitest";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { ALL_OFFER_TEXTS, type OfferQuestionText } from "#app/features/interview/question-bank/offer-question-texts.ts";

/** Prevents: a question about an offer to which a good answer is refused, or anything else is taken. */

/** By the beginning of the question: what somebody would say, written for this test. */
const ANSWERS: readonly (readonly [string, string])[] = [
  [
    "¿Qué te interesa de este cargo",
    "Me interesa porque junta números y terreno: en mi práctica lo que más me gustó fue ver que un presupuesto " +
      "mío cambiaba lo que compraba la bodega, y aquí podría hacer eso todos los meses.",
  ],
  [
    "De lo que pide esta oferta",
    "Lo que mejor hago es cuadrar inventarios. En la ferretería de mis tíos encontré que faltaban cuarenta " +
      "cajas por un error de digitación, armé una pauta de conteo y al mes siguiente cuadró.",
  ],
  [
    "Si te eligen",
    "El primer mes conocería a las personas con quienes trabajaría, revisaría cómo se arma hoy el informe y " +
      "propondría una mejora chica, porque antes de cambiar algo quiero entender por qué se hace así.",
  ],
  [
    "¿En qué trabajo concreto lo usaste",
    "Lo usé en mi práctica en la planta de Curicó para cruzar los pedidos con las guías; antes se demoraban " +
      "tres días y con mi planilla el informe salía la misma tarde.",
  ],
  [
    "¿Cuál fue el problema más difícil",
    "Los datos venían con los códigos repetidos y nada calzaba. Hice una tabla de equivalencias, limpié dos " +
      "mil filas y el reporte dejó de tener diferencias.",
  ],
  [
    "¿Qué de lo que ya usaste",
    "Usé Softland todo un año en la contabilidad de una constructora: ingresaba facturas, hacía el cierre y " +
      "sacaba los balances. La lógica de los módulos es muy parecida.",
  ],
  [
    "Cuéntame de otra herramienta",
    "Aprendí Tableau por mi cuenta en dos semanas: seguí un curso gratis, copié el tablero de una compañera y " +
      "después armé uno con las ventas de mi práctica.",
  ],
  [
    "¿Cómo resolviste antes",
    "En la municipalidad me pidieron un mapa y yo no conocía QGIS. Busqué tutoriales, le pregunté a un " +
      "geógrafo del piso de arriba y en cuatro días entregué el plano de los paraderos.",
  ],
  [
    "¿En qué situación concreta lo mostraste",
    "En la feria de fin de año se cayó el sistema de cobros y había una fila enorme. Organicé a tres " +
      "compañeros, cobramos a mano con boletas y en media hora no quedaba nadie esperando.",
  ],
  [
    "¿Qué resultado tuyo",
    "Bajé las mermas de la cafetería de doce a cinco por ciento en un semestre: empecé a anotar qué se botaba " +
      "cada noche y ajustamos las compras con eso.",
  ],
  [
    "¿Qué de lo que ya hiciste se le acerca",
    "Lo más cercano fue atender el mesón de la biblioteca: recibía reclamos, ordenaba los pedidos y logré que " +
      "la espera bajara a la mitad. Me fue bien y me renovaron.",
  ],
  [
    "Cuéntame de una vez en que tuviste",
    "En el voluntariado del verano tuve que coordinar las compras de sesenta personas aunque nunca lo había " +
      "hecho. Hice una lista por día, pedí tres cotizaciones y nos sobró plata.",
  ],
  [
    "¿Qué tuviste que aprender antes",
    "Tuve que aprender a leer planos cuando entré a la constructora. Le pedí a un maestro que me explicara uno " +
      "cada tarde y al mes ya revisaba las cubicaciones sola.",
  ],
  [
    "¿Para qué usaste ese idioma",
    "La última vez fue en una reunión con un proveedor de Alemania: expliqué en inglés los plazos de entrega. " +
      "Me costó entenderlo por teléfono, así que después confirmé todo por escrito.",
  ],
  [
    "¿Qué sabes de ese idioma",
    "Leo manuales y correos en inglés sin problema, pero hablo poco. Lo aprendí en la universidad, con dos " +
      "cursos, y ahora practico por videollamada una vez a la semana.",
  ],
  [
    "¿Cuál de tus trabajos",
    "El de analista en la distribuidora: estuve dos años a cargo del presupuesto de tres locales y logré que " +
      "el desvío bajara de nueve a tres por ciento.",
  ],
  [
    "¿Qué de lo que ya hiciste te prepara",
    "Me prepara mi trabajo en la bodega, porque ahí planifiqué turnos y compras durante un año. El cargo pide " +
      "lo mismo con más locales, y ya sé dónde se atrasan las cosas.",
  ],
  [
    "¿Qué de lo que estudiaste",
    "Lo que más me ha servido es estadística. En mi práctica la usé para calcular cuánto comprar según las " +
      "ventas de cada mes y quedó menos mercadería sin vender.",
  ],
  [
    "¿Cómo te organizarías para trabajar ahí",
    "Me cambiaría a Punta Arenas; tengo una prima allá donde llegar el primer mes. Antes tendría que entregar " +
      "el departamento que arriendo, y para eso necesito treinta días.",
  ],
  [
    "¿Cómo te organizarías con esa jornada",
    "Ya trabajé con turnos de noche en el hospital, así que ordenaría mis horas de sueño por semana. Lo que " +
      "más me costaría son los domingos, que ahora paso con mis abuelos.",
  ],
];
const OFF = [
  "Me gusta mucho el fútbol y los domingos voy al estadio con mi papá y mis primos a ver a Colo-Colo.",
  "No sé, la verdad no tengo nada que decir sobre eso.",
  "El clima en el sur está bien helado este año y ha llovido casi todos los días.",
];

const questionOf = ({ tú }: OfferQuestionText) => `La oferta dice «manejo de planillas». ${tú}`;
const isTaken = (question: string, category: string, answer: string) =>
  HUNTER_IDS.every((hunterId) => judgeAnswer({ question, category, hunterId, answer }).isRelevant);

describe("an answer to a question about an offer", () => {
  it("is accepted where it answers, in every question", () => {
    const refused = ALL_OFFER_TEXTS.filter((text) => {
      const answer = ANSWERS.find(([beginning]) => text.tú.startsWith(beginning))?.[1];
      if (answer === undefined) expect.fail(`no answer to ${text.tú}`);
      return !isTaken(questionOf(text), text.category, answer);
    });
    expect(refused.map(({ tú }) => tú)).toEqual([]);
  });

  it("is refused where it talks of something else", () => {
    const taken = ALL_OFFER_TEXTS.flatMap((text) =>
      OFF.filter((answer) => isTaken(questionOf(text), text.category, answer)).map((off) => [text.tú, off]),
    );
    expect(taken).toEqual([]);
  });
});
