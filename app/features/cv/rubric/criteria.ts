/**
 * The criteria of the published rubric: names, weights and what each looks at, independent of any CV. The requirements
 * are worded in published-rubric.ts. Import-safe for the browser.
 */

export const RUBRIC_VERSION = "2.1";

/** Score caps for a CV without contact data: with a name, and without one. */
export const UNREACHABLE = { named: 75, nameless: 60 } as const;

/**
 * Percentages from which a figure is questioned: of a decrease, an increase, and an increase where small bases
 * multiply.
 */
export const UNBELIEVED = { fall: 100, rise: 1000, online: 20_000 } as const;

/** In display order; the weights sum to 100. */
export const CRITERIA = [
  {
    id: "achievements",
    name: "Logros con cifras",
    max: 28,
    looksAt: "Cuántas de las frases sobre lo que hiciste en tu trabajo muestran un resultado con su cifra y su unidad.",
  },
  {
    id: "verbs",
    name: "Verbos de acción",
    max: 12,
    looksAt: "Con qué empieza cada frase sobre lo que hiciste.",
  },
  {
    id: "chronology",
    name: "Trayectoria fechada",
    max: 10,
    looksAt: "Si cada cargo dice qué era, dónde, entre qué meses y qué hiciste.",
  },
  {
    id: "contact",
    name: "Datos de contacto",
    max: 7,
    looksAt: "Si alguien puede escribirte, llamarte y encontrarte.",
  },
  {
    id: "structure",
    name: "Estructura",
    max: 7,
    looksAt: "Si están las partes que se buscan en un CV, cada una con su título.",
  },
  {
    id: "skills",
    name: "Habilidades en uso",
    max: 8,
    looksAt: "Si nombras herramientas y conocimientos de tu oficio y si se ven en uso.",
  },
  {
    id: "clarity",
    name: "Claridad y extensión",
    max: 10,
    looksAt: "Si el texto es breve, directo y de tono profesional, y si cada frase dice algo preciso.",
  },
  {
    id: "spelling",
    name: "Ortografía",
    max: 8,
    looksAt: "Las faltas de ortografía, el cuidado de la escritura y si es pareja.",
  },
  {
    id: "education",
    name: "Formación",
    max: 5,
    looksAt: "Si cada uno de tus estudios dice qué, dónde y cuándo.",
  },
  {
    id: "consistency",
    name: "Coherencia",
    max: 5,
    looksAt: "Si las fechas, el orden y las frases son parejos, si sobran datos personales y si quedó algo sin llenar.",
  },
] as const satisfies readonly { id: string; name: string; max: number; looksAt: string }[];

export type CriterionId = (typeof CRITERIA)[number]["id"];
export type Criterion = { id: CriterionId; name: string; max: number; looksAt: string };

/** @throws RangeError when the id is not one of the rubric's. */
export function criterion(id: CriterionId): Criterion {
  const found = CRITERIA.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`No criterion ${id}`);
  return found;
}

/**
 * Shown for a criterion when nothing certain can be said about this CV; empty for a criterion that no longer exists.
 */
export function describeCriterion(id: string): string {
  const text = CRITERIA.find((one) => one.id === id)?.looksAt ?? "";
  return text === "" ? "" : `Qué se mira: ${text.charAt(0).toLocaleLowerCase("es")}${text.slice(1)}`;
}
