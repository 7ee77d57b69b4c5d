import { regex } from "#app/platform/regex.ts";
import type { ReadText } from "./read-text.ts";
import type { WorkField } from "./topics.ts";

/** What a question asks for, and the usual fields of its answers. A question may be of several types. */

type QuestionType = { asks: RegExp; fields: readonly WorkField[] };

const TYPES: Record<string, QuestionType> = {
  strength: {
    asks: /fortalez|virtud|cualidad|destac|strength|valor|diri(?:a|an) de (?:ti|usted)/,
    fields: ["traits", "people", "results", "action"],
  },
  weakness: { asks: /debilidad|mejorar|defecto|weakness|aspecto/, fields: ["traits", "learning", "conflict"] },
  reason: {
    asks: /por que|motiv|interes|elegi|razon|why/,
    fields: ["reasons", "learning", "future", "study", "business"],
  },
  money: { asks: /sueldo|renta|salari|remuner|ganar|pretensi|salary|beneficio/, fields: ["money"] },
  plan: { asks: /\banos\b|futuro|te ves|proyecta|meta|plan|vision/, fields: ["future", "people", "study", "business"] },
  conflict: {
    asks: /conflict|desacuerd|dificil|discus|resisten|crisis|huelga|diferencia|conflict/,
    fields: ["conflict", "people", "action"],
  },
  failure: {
    asks: /error|fracas|equivoc|fall|mistake|fail|frustra|no salio/,
    fields: ["conflict", "learning", "action"],
  },
  tools: {
    asks: /herramient|program|software|tecnolog|sistema|tool|despliegue|codigo|inteligencia/,
    fields: ["tools", "process"],
  },
  result: {
    asks: /logro|resultado|impacto|cifras|orgull|achiev|efecto|exito/,
    fields: ["results", "money", "action", "sales"],
  },
  people: {
    asks: /equipo|lider|person|compan|jefe|colega|talento|directorio|comite|grupo|team|sucesion/,
    fields: ["people", "traits", "learning", "action"],
  },
  process: {
    asks: /organiz|prioriz|control|planific|asegur|proceso|metod|criterio|plazo|urgen/,
    fields: ["process", "tools", "results"],
  },
  client: {
    asks: /client|usuari|pacient|proveedor|publico|customer|supplier|alumn/,
    fields: ["clients", "people", "money", "sales", "action"],
  },
  learning: {
    asks: /aprend|learn|competenc|critica|ensen|practica|capacit/,
    fields: ["learning", "study", "tools", "traits"],
  },
  strategy: {
    asks: /estrateg|mercado|inversion|deuda|negocio|apuesta|transform|innov|cultura|sector|industria/,
    fields: ["business", "money", "results", "action", "people"],
  },
  story: {
    asks: /cuentame|cuenteme|hablame|hableme|relat|describ|ejemplo|una vez|experiencia|tell me|resume|present/,
    fields: ["action", "people", "business", "study"],
  },
};

const CLOSED = regex()`
    ^ (?:has|ha|tienes|tiene|puedes|puede|podrias|podria|usas|usa|estas|esta|te (?:ha|has|toco|gusta)|le (?:ha|
    toco|gusta)|eres|es|haz|sabes|sabe|conoces|conoce)\x20
  `;

export type QuestionReading = {
  types: ReadonlySet<string>;
  fields: ReadonlySet<WorkField>;
  /** Asks what one would do ("¿qué harías…?"): conditional verbs and sequences of steps are answers. */
  hypothetical: boolean;
  /** Asks about life outside work: sport, music and family are valid answers. */
  leisure: boolean;
  /** Asks what the person is like. */
  self: boolean;
  /** Can be answered with yes or no. */
  closed: boolean;
  /** Asks for an opinion, knowledge or a definition: the answer need not be in the first person. */
  opinion: boolean;
  /** Asks for wishes or motives: private life may be the reason. */
  wants: boolean;
  /** Asks how much, how often or whether ever: "none" and "never" are answers. */
  extent: boolean;
};

const ABOUT_ONESELF = regex()`
      fortalez|virtud|cualidad|debilidad|defecto|te diferencia|describ\w* a (?:ti|si) mism|quien eres|present|
      strength|weakness|diri(?:a|an) de|por que (?:deberiamos|eres la persona)
    `;

const HYPOTHETICAL = regex()`
        \b(?:que haria|harias|haria|imagin|como (?:actuarias?|reaccionarias?|explicarias?|manejarias?)|
        que pasa si|si (?:ves|tuviera|un client))
      `;

const EXTENT = regex()`
        \x20(?:cuant[oa]s?|que nivel|que sabes|que programas|que herramientas|a quien|donde has|alguna vez|
        cuando (?:usaste|le ha|ha|has)|que experiencia)
      `;

const WISHES = regex()`
        \x20(?:que (?:te|la|lo|le) haria|que busca|que te motiva|que lo motiva|que la motiva|que esperas|
        que espera|por que (?:quier|postul|irte|irse|dej|te interes|elegiste|cambi|seguiri|acept)|irte|
        que no estarias)
      `;

const OPINION = regex()`
        \x20(?:que opina|que opinas|que piensa|que piensas|que es para|que diferencia|que sabes de|como cree|
        crees que|cree usted|que significa|como disenari|cuando conviene|que entiendes|lo mas importante)
      `;

const LEISURE = regex()`
        tiempo libre|pasatiempo|hobb|fuera del? (?:trabajo|la oficina|clases)|intereses|stres|free time|relaja|
        desconect|cuando no (?:estas|esta)\x20
      `;

/** Determines the question's type from its own words. @param hint normalized category and focus; may be empty */
export function readQuestion(question: ReadText, hint: string): QuestionReading {
  const asked = `${question.padded} ${hint}`;
  const types = new Set<string>();
  const fields = new Set<WorkField>();
  for (const [name, type] of Object.entries(TYPES)) {
    if (!type.asks.test(asked)) continue;
    types.add(name);
    for (const field of type.fields) fields.add(field);
  }
  return {
    types,
    fields,
    hypothetical: HYPOTHETICAL.test(asked),
    leisure: LEISURE.test(asked),
    self: ABOUT_ONESELF.test(asked),
    closed: CLOSED.test(question.padded),
    opinion: OPINION.test(question.padded),
    wants: WISHES.test(question.padded),
    extent: CLOSED.test(question.padded) || EXTENT.test(question.padded),
  };
}
