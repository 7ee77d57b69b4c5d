/** What an answer to "with what or whom?" names. */

import { occupationLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { regex } from "#app/platform/regex.ts";

export type Means = "things" | "persons";

const BETWEEN = /\s*(?:,|;|\/|\+|\s(?:y|e|and|&)\s)\s*/iu;
/** Neither tools nor company: a language, a place, a number of somebody, how one was. */
const NEITHER = regex("iu")`
  (?<!\p{L})(?:ingl[eé]s|portugu[eé]s|franc[eé]s|alem[aá]n|italiano|espa[nñ]ol|creole|english|
  portuguese|french|german|spanish|cl[ií]nicas?|hospital(?:es)?|colegios?|escuelas?|liceos?|jard[ií]n|
  universidad(?:es)?|oficinas?|empresas?|tiendas?|sucursal(?:es)?|salas?|plantas?|talleres|laboratorios?|
  terreno|campo|consultorios?|cesfam|turnos?|night|shifts?|sol[oa]s?|alone|jefaturas?|i|we|yo)(?!\p{L})
`;
const wordsOf = (text: string): string[] => text.toLocaleLowerCase("es").match(/[\p{L}\d]+/gu) ?? [];

/** One kind for all that is named, else null: of "Python and a classmate" nobody knows what both are to be called. */
export function meansOf(text: string, isPerson: (word: string) => boolean): Means | null {
  if (NEITHER.test(text)) return null;
  const kinds = text
    .split(BETWEEN)
    .filter((item) => item !== "")
    .map(
      (item): Means =>
        wordsOf(item).some(isPerson) || occupationLexicon.matches(item).length > 0 ? "persons" : "things",
    );
  const [first = null] = kinds;
  return kinds.every((kind) => kind === first) ? first : null;
}
