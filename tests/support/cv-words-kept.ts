import type { ReadDocument } from "#app/documents/document.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import type { BuiltCv } from "#app/features/workshop/from-cv/cv-document-of.ts";
import type { Place } from "#app/features/workshop/from-cv/material.ts";
import { regex } from "#app/platform/regex.ts";

/** Which lines of a CV are not, or not wholly, in the document that was made of it. */

/** "PresenteMedellín", "2023Remote": two words that a column's edge glued. */
const apart = (text: string): string => text.replace(/(?<=\d|\p{Ll})(?=\p{Lu}\p{Ll})/gu, " ");
const wordsOf = (text: string): string[] => normalize(apart(text)).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Words of dates and of the labels of fields, which the document says in its own way. */
const SAID_OTHERWISE = regex()`
  ^(?:\d{1,4}|ene\w*|feb\w*|mar\w*|abr\w*|apr\w*|may\w*|jun\w*|jul\w*|ago\w*|aug\w*|sep\w*|set\w*|oct\w*|
  out\w*|nov\w*|dic\w*|dec\w*|dez\w*|jan\w*|desde|hasta|actual\w*|presente?|fecha|hoy|now|since|current|
  ongoing|curso|cursando|until|till|atual\w*|momento|entre|verano|invierno|otono|primavera|summer|winter|
  autumn|spring|fall|mes|anos?|ano|date|inicio|termino|ingreso|egreso|retiro|periodo|del?|los|the|from|and|
  vigente|today|titulad\w|completed?|complet\w|egresad\w|graduad\w|expected|progress|fin\w*|mediados|
  contar|partir|correo|electronico|mail|email|telefono|fono|celular|movil|contacto|linkedin|ciudad|comuna|
  region|ubicacion|direccion|domicilio|residencia|nombres?|completo|apellidos?|profesion|name|phone|mobile|
  address|location|city|web|sitio|website|github|portafolio|portfolio|datos|personales|perfil|whatsapp|
  cargo|puesto|rol|funcion|empresa|empleador|institucion|organizacion|lugar|fechas|dates?|company|employer|
  position|title|role|period|hace|https?|www|com|curriculum|vitae|hoja|vida|pagina|page|idiomas?|
  languages?|asta|ahora|adelante|continuo|semestre|1er|fev\w*|git|hub|linked|speak|terminado|obtenid\w|cel|
  tel|wsp|objetivo|about|aaaa|titulacion|habilidades|skills|aptitudes|competencias|conocimientos|destrezas|
  capacidades)$
`;

export type Lost = { line: number; text: string; words: string[] };

/** Each line has one place, and its words are there or among what was left out. */
export function linesNotKept(document: ReadDocument, { cv, places, leftOut }: BuiltCv): Lost[] {
  const out = leftOut.map(({ text }) => text).join(" ");
  const phone = (cv.contact.phone ?? "").replace(/\D/g, "");
  const texts = new Map<string, Set<string>>();
  const bagOf = (place: Place): Set<string> => {
    const key = JSON.stringify(place);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const part =
      place.in === "jobs" || place.in === "studies" || place.in === "courses" || place.in === "sections"
        ? cv[place.in][place.at]
        : place.in === "contact"
          ? [cv.name, cv.headline, cv.contact, cv.licences, cv.profile]
          : place.in === "heading" || place.in === "left_out"
            ? document.text
            : cv[place.in];
    const bag = new Set(wordsOf(`${JSON.stringify(part ?? "").replaceAll("\\n", " ")} ${out}`));
    texts.set(key, bag);
    return bag;
  };
  return document.lines.flatMap(({ text }, line) => {
    const place = places.get(line);
    if (place === undefined) return [{ line, text, words: ["(no place)"] }];
    const bag = bagOf(place);
    const isPhone = (word: string) => /^\d+$/.test(word) && phone.includes(word.replace(/^0/, ""));
    const words = wordsOf(text).filter((word) => !bag.has(word) && !SAID_OTHERWISE.test(word) && !isPhone(word));
    return words.length === 0 ? [] : [{ line, text, words }];
  });
}
