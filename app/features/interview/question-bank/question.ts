/** Definition of a question, and what an answer to it should contain. */

export type Question = {
  /** Stable and unique in an interview: the hunter's id and a number, or "cv-2". */
  id: string;
  question: string;
  category: string;
  /** What the hunter wants to find out: a phrase that fits after "Quiero entender…". */
  focus: string;
};

/** What may be missing in an answer; suggestions and comments are written per aspect. */
export const ASPECTS = ["example", "role", "result", "reason", "plan", "learning", "people"] as const;
export type Aspect = (typeof ASPECTS)[number];

type CategoryRow = { aspects: readonly [Aspect, ...Aspect[]]; focus: string };

/** Every category of the bank and of the questions made from a CV, with its aspects, most important first. */
// The wording of each focus addresses nobody, because it is said with "tú" by some hunters and with "usted" by one.
const CATEGORIES = new Map<string, CategoryRow>([
  ["Presentación", { aspects: ["example", "role", "reason"], focus: "la persona detrás del currículum" }],
  ["Motivación", { aspects: ["reason", "example", "plan"], focus: "las razones detrás de una elección" }],
  ["Autoconocimiento", { aspects: ["example", "result", "learning"], focus: "una cualidad vista en acción" }],
  ["Trabajo en equipo", { aspects: ["people", "role", "result"], focus: "el aporte propio dentro de un equipo" }],
  ["Aprendizaje", { aspects: ["example", "learning", "result"], focus: "el camino para aprender algo nuevo" }],
  ["Responsabilidad", { aspects: ["role", "example", "learning"], focus: "la manera de responder por lo hecho" }],
  ["Organización", { aspects: ["example", "role", "result"], focus: "el orden del tiempo y de las tareas" }],
  ["Trato con personas", { aspects: ["people", "example", "result"], focus: "el trato con quienes se atiende" }],
  ["Iniciativa", { aspects: ["role", "result", "example"], focus: "lo que se hace por cuenta propia" }],
  ["Expectativas", { aspects: ["plan", "reason", "example"], focus: "lo que se ofrece y lo que se espera" }],
  ["Trayectoria", { aspects: ["reason", "role", "result"], focus: "el hilo que une un paso con el siguiente" }],
  ["Logros", { aspects: ["result", "role", "example"], focus: "un resultado y la parte propia en él" }],
  ["Técnica", { aspects: ["example", "role", "result"], focus: "el uso de un conocimiento en un caso real" }],
  ["Liderazgo", { aspects: ["people", "role", "result"], focus: "la manera de dirigir a otras personas" }],
  [
    "Resolución de problemas",
    { aspects: ["example", "role", "result"], focus: "el camino desde el problema hasta la solución" },
  ],
  ["Prioridades", { aspects: ["example", "reason", "result"], focus: "el criterio para elegir qué va primero" }],
  ["Conflictos", { aspects: ["people", "role", "result"], focus: "la manera de enfrentar un desacuerdo" }],
  ["Errores", { aspects: ["role", "learning", "result"], focus: "la reacción cuando algo sale mal" }],
  ["Mejora de procesos", { aspects: ["result", "role", "example"], focus: "lo que mejoró y cómo se supo" }],
  ["Influencia", { aspects: ["people", "reason", "result"], focus: "la manera de convencer sin tener el mando" }],
  [
    "Decisiones",
    { aspects: ["reason", "example", "result"], focus: "el criterio al decidir con información incompleta" },
  ],
  ["Proyección", { aspects: ["plan", "reason", "role"], focus: "la meta que sigue y sus razones" }],
  ["Estrategia", { aspects: ["reason", "result", "example"], focus: "el fundamento de una apuesta y su desenlace" }],
  ["Transformación", { aspects: ["result", "people", "role"], focus: "la conducción de un cambio de fondo" }],
  ["Directorio", { aspects: ["people", "reason", "result"], focus: "la relación con quienes gobiernan la empresa" }],
  ["Talento", { aspects: ["people", "role", "result"], focus: "la preparación de quienes siguen" }],
  ["Crisis", { aspects: ["example", "role", "learning"], focus: "la conducción bajo presión" }],
  ["Negociación", { aspects: ["people", "reason", "result"], focus: "la construcción de un acuerdo difícil" }],
  [
    "Cultura",
    { aspects: ["example", "people", "result"], focus: "el cambio en la forma de trabajar de muchas personas" },
  ],
  ["Ética", { aspects: ["reason", "example", "learning"], focus: "el criterio cuando hay valores en juego" }],
  ["Resultados de negocio", { aspects: ["result", "role", "reason"], focus: "el antes y el después de un trabajo" }],
]);

/** What a question can measure, in the order of the list. */
export const CATEGORY_NAMES: readonly string[] = [...CATEGORIES.keys()];

const ANY: CategoryRow = { aspects: ["example", "role", "result"], focus: "un caso concreto y la parte propia en él" };

/** What an answer in this category should contain, most important first; a general list for an unknown category. */
export function aspectsOf(category: string): readonly [Aspect, ...Aspect[]] {
  return (CATEGORIES.get(category) ?? ANY).aspects;
}

/** The focus of a question that came without one, e.g. one made from a CV. */
export function focusOf(category: string): string {
  return (CATEGORIES.get(category) ?? ANY).focus;
}

/** Whether the category is one of the product's own. */
export function isKnownCategory(category: string): boolean {
  return CATEGORIES.has(category);
}
