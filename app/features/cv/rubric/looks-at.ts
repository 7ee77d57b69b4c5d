/** What each criterion looks at, one sentence: said of the rubric, not of any CV. Import-safe for the browser. */

import type { CriterionId } from "./rubric.ts";

export const LOOKS_AT: Readonly<Record<CriterionId, string>> = {
  achievements:
    "Cuántas de las frases sobre lo que hiciste en tu trabajo muestran un resultado con su cifra y su unidad.",
  verbs: "Con qué empieza cada frase sobre lo que hiciste.",
  chronology: "Si cada cargo dice qué era, dónde, entre qué meses y qué hiciste.",
  contact: "Si alguien puede escribirte, llamarte y encontrarte.",
  structure: "Si están las partes que se buscan en un CV, cada una con su título.",
  skills: "Si nombras herramientas y conocimientos de tu oficio y si se ven en uso.",
  clarity: "Si el texto es breve, directo y de tono profesional, y si cada frase dice algo preciso.",
  spelling: "Las faltas de ortografía, el cuidado de la escritura y si es pareja.",
  education: "Si cada uno de tus estudios dice qué, dónde y cuándo.",
  consistency:
    "Si las fechas, el orden y las frases son parejos, si sobran datos personales y si quedó algo sin llenar.",
};

/** What stands where nothing sure can be said of this CV under a criterion; empty for one that the rubric has no more. */
export function looksAt(id: string): string {
  const text = id in LOOKS_AT ? LOOKS_AT[id as CriterionId] : "";
  return text === "" ? "" : `Qué se mira: ${text.charAt(0).toLocaleLowerCase("es")}${text.slice(1)}`;
}
