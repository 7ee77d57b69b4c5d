/**
 * Where the person lives: beside the contact data, after a label, or in "vivo en…". Places of jobs and schools do not
 * count.
 */

import { regex } from "#app/platform/regex.ts";
import { stripAccents } from "#app/platform/strip-accents.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { Section, SectionKind } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { employerScore, isPlace, placesIn, titleScore } from "../text-type-scores.ts";
import { BEFORE_PLACE, unknownPlace } from "./unknown-place.ts";

const LABEL = regex()`
    ^(?:direccion(?: actual| particular)?|domicilio(?: actual| particular)?|ciudad(?: actual| de residencia)?|
    comuna(?: de residencia)?|residencia(?: actual)?|ubicacion|region|localidad|provincia|lugar de residencia|
    location|address|city|residence|based in|endereco|cidade|vivo en|resido en|ciudad y pais|pais de residencia|
    comuna y region|comuna\s*/\s*region|home|zona|vive en|reside en|domiciliad[oa] en|lugar|poblacion|municipio|
    estado|departamento|donde vivo|commune|suburb|town|county|home address|current address|permanent address)$
  `;
const LIVES_IN = regex()`
    \b(?:vivo|vive(?: y trabaja)?|resido|reside|live|radicad[oa]|domiciliad[oa]|residente|residiendo|viviendo|
    vivo actualmente|based|living|located|moro|resident)\s+(?:actualmente\s+)?(?:en|in|em)\s+(?:la comuna de\s+|
    la ciudad de\s+|la region de\s+)?|\bdesde mi casa en (?:la comuna de )?|\bsoy de (?:la comuna de |
    la ciudad de )?
  `;
const STREET = regex()`
    \b(?:calle|pasaje|psje|pje|avda?|avenida|av|villa|poblacion|pobl|block|depto|dpto|departamento|camino|
    condominio|sector|barrio|urbanizacion|colonia|parcela|fundo|los|las|el|rua|street|st|ave|road|n[°º]|#)\b|
    \d{2,5}
  `;
const HEAD_KINDS: ReadonlySet<SectionKind> = new Set(["contact", "personal"]);
const CONTACT_DATA =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram)\.\S+|\+?\(?\d[\d\s().-]{6,}\d/gi;
/** "(UTC-4)", "C.P. 00000": not part of a place name. */
const ASIDE = regex("gi")`
    \((?:sector|camino|cerca)\s[^)]*\)|\((?:utc|gmt|cst|est)[^)]*\)|\bc\.?p\.?\s?\d{4,6}\b|\(\s*(?:remoto|remote|
    híbrido|presencial)\s*\)
  `;
const NOT_HOME = /\b(?:nacimiento|nacionalidad|nacid[oa]|birth|universidad|liceo|colegio|instituto|empresa)\b/;

/** As written ("Ñuñoa, Santiago, Chile"), without the street; null when the CV does not say. */
export function findLocation(
  lines: readonly CvLine[],
  sections: readonly Section[],
  name: string | null,
): string | null {
  const kindOf = new Map(sections.flatMap((section) => section.lines.map((index) => [index, section.kind] as const)));
  const usable = lines.filter((line) => {
    const kind = kindOf.get(line.index) ?? "contact";
    // Contact data at the end of the last section belong to the person, unless the section lists referees.
    if (kind === "education" || kind === "experience") return line.words <= 14 && /\S@\S+\.\S/.test(line.text);
    return kind !== "references";
  });
  const told = usable.flatMap((line) => labelled(wrapped(line, lines, HOUSE_NUMBER)) ?? []);
  // A line that names a town takes precedence over a bare street ("Los Aromos 234").
  const named = told.find((text) => placesIn(text).length > 0) ?? told[0];
  if (named !== undefined) return named;
  const reached = new Set(sections.filter((section) => holdsContact(section, lines)));
  const beside = new Set([...reached].flatMap((section) => section.lines));
  const near = linesNear(lines, sections, name);
  const head = usable.filter(
    (line) =>
      HEAD_KINDS.has(kindOf.get(line.index) ?? "other") ||
      beside.has(line.index) ||
      near.has(line.index) ||
      /\S@\S+\.\S/.test(line.text) ||
      line.source.role === "header" ||
      line.source.role === "footer",
  );
  for (const line of head) {
    const found = townCutByLine(line, lines) ?? inContactLine(behindName(line, name));
    if (found !== null) return found;
  }
  for (const line of usable) {
    const found = stated(line) ?? stated(wrapped(line, lines, SENTENCE_GOES_ON));
    if (found !== null) return found;
  }
  return unknownPlace(head, name);
}

const BELOW_NAME = 3;
/** Maximum number of lines above the name ("CURRICULUM VITAE", a date). */
const ABOVE_NAME = 3;

/** Lines right below a name at the top, or next to the e-mail address in its block, whatever their section. */
function linesNear(lines: readonly CvLine[], sections: readonly Section[], name: string | null): ReadonlySet<number> {
  const headings = new Set(sections.map(({ heading }) => heading));
  const named = lines.findIndex((line) => name !== null && line.normalized.includes(normalize(name)));
  const under = named < 0 || named > ABOVE_NAME ? [] : lines.slice(named + 1, named + 1 + BELOW_NAME);
  const beside = lines.filter((line, at) =>
    [lines[at - 1], lines[at + 1]].some(
      (other) => other !== undefined && other.source.block === line.source.block && /\S@\S+\.\S/.test(other.text),
    ),
  );
  const near = [...under, ...beside].filter((line) => line.words <= 14 && !headings.has(line.index));
  return new Set(near.map((line) => line.index));
}

/** The text after the name, or after two or more of its parts: "Eugenio Salamanca Witt Viña del Mar, Chile". */
function behindName(line: CvLine, name: string | null): CvLine {
  const own = new Set(normalize(name ?? "").split(" "));
  const words = line.text.split(/(?<=\s)/);
  const foreign = words.findIndex((word) => !own.has(normalize(word).replace(/[\s,]+$/, "")));
  // The line holds only the name, in any order: "Urdaneta, María de los Ángeles".
  if (name !== null && foreign < 0) return { ...line, text: "" };
  if (name === null || foreign < 2) return line;
  return { ...line, text: words.slice(foreign).join("") };
}

/**
 * "Dirección: Calle Los Molles" / "12, Iquique, Chile". Any other line below a label may be the next field of the form.
 */
const HOUSE_NUMBER = /^\d{1,5},/;
/** "Vive y" / "trabaja en Valdivia" */
const SENTENCE_GOES_ON = /^\p{Ll}/u;

/** A town's name that a narrow column cut behind a street: "pasaje 4 N° 118, Punta" / "Arenas". */
function townCutByLine(line: CvLine, lines: readonly CvLine[]): string | null {
  const next = lines[line.index + 1];
  const begun = /,\s*(\p{Lu}[^,]*)$/u.exec(line.text)?.[1];
  if (begun === undefined || next === undefined || next.source.gapBefore >= 0.5 || next.words > 3) return null;
  if (!/\d/.test(line.text) || !STREET.test(normalizeName(line.text)) || isPlace(begun)) return null;
  const whole = `${begun} ${next.text}`.replace(/[.\s]+$/, "");
  return isPlace(whole) || isPlace(whole.split(/\s*,\s*/)[0] ?? "") ? whole : null;
}

/** The line joined with the next one when `goesOn` matches that one. */
function wrapped(line: CvLine, lines: readonly CvLine[], goesOn: RegExp): CvLine {
  const next = lines[line.index + 1];
  if (next === undefined || next.source.gapBefore >= 0.5 || !goesOn.test(next.text)) return line;
  return { ...line, text: `${line.text} ${next.text}`, normalized: `${line.normalized} ${next.normalized}` };
}

/** Contact data under an unknown heading ("Señas", "Ficha"): the place beside them is the person's. */
function holdsContact(section: Section, lines: readonly CvLine[]): boolean {
  const own = section.lines.flatMap((index) => lines[index] ?? []);
  return own.length <= 12 && own.some((line) => /\S@\S+\.\S/.test(line.text)) && own.every((line) => !line.prose);
}

/** Cells of a form row: a label and the value in the next cell. */
function labelledCells(line: CvLine): string[] {
  const cells = line.text.split(/\s{2,}/);
  return cells.flatMap((cell, at) => {
    const value = cells[at + 1];
    return value !== undefined && LABEL.test(normalizeName(cell)) && placesIn(value).length > 0
      ? [`${cell}: ${value}`]
      : [];
  });
}

function labelled(line: CvLine): string | null {
  const cell = line.text.includes(":") ? [] : labelledCells(line);
  for (const part of cell.length > 0 ? cell : line.text.split(/\s*[|•·]\s*|\s{2,}|(?<=[\p{L}\d]{5})\.\s+(?=\p{Lu})/u)) {
    const label = /^([\p{L}\s/]{3,24}?)\s*:\s*(.+)$/u.exec(part);
    if (label === null) continue;
    const [, name = "", value = ""] = label;
    if (!LABEL.test(normalizeName(name))) continue;
    const clean = value
      .replace(CONTACT_DATA, " ")
      .replace(/\s+/g, " ")
      .replace(/[\s,.;-]+$/, "")
      .trim();
    if (clean.length >= 3) return placePart(clean) ?? clean.slice(0, 80);
  }
  return null;
}

function normalizeName(text: string): string {
  return stripAccents(text).toLowerCase().trim();
}

/** The run of places in an address: "Pasaje Los Boldos 12, Talca, Chile" -> "Talca, Chile". */
function placePart(text: string): string | null {
  const parts = text.split(/\s*[,|•·;]\s*|\s+[-–—/]\s+/).filter((part) => part !== "");
  const places = parts.filter((part) => isPlace(part));
  if (places.length > 0) return places.join(", ");
  const matches = placesIn(text);
  const last = matches.at(-1);
  return last === undefined ? null : last.text;
}

function inContactLine(told: CvLine): string | null {
  // "Nacionalidad chilena, casado. Calle Los Avellanos 355, Valdivia": drops only the sentence without an address.
  const sentences = told.text.split(/\.\s+(?=\p{Lu})/u).filter((sentence) => !NOT_HOME.test(normalizeName(sentence)));
  const text = sentences.join(". ");
  const line = text === told.text ? told : { ...told, text, prose: false };
  if (text === "" || text.length > 160) return null;
  return placeIn(line);
}

function placeIn(line: CvLine): string | null {
  if (line.prose) return placeSentence(line.text);
  const text = line.text
    .replace(ASIDE, " ")
    .replace(CONTACT_DATA, " | ")
    .replace(/\b(?:e-?mail|correo|fono|tel[ée]fono|celular|m[óo]vil|linkedin)\s*:?/gi, " ");
  const parts = text
    .split(/\s*[|•·;]\s*|\s{2,}|\s+[-–—/]+\s+|\.\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^[\s,./–—-]+|[\s,./–—-]+$/g, "").replace(BEFORE_PLACE, ""))
    .filter((part) => part !== "");
  const place = parts.find((part) => isPlace(part));
  if (place !== undefined) {
    const at = parts.indexOf(place);
    const next = parts[at + 1];
    return next !== undefined && isPlace(next) ? `${place}, ${next}` : place;
  }
  const quarter = parts.map(beforeQuarter).find((found) => found !== null);
  if (quarter) return quarter;
  const near = parts.find((part) => isNearPlace(part))?.split(/\s*,\s*/);
  // "Ibadan, Nigeria" is kept whole; a district or a street before the known name is left out.
  if (near !== undefined) return near.slice(near.findIndex((name) => isPlace(name) || isShortName(name))).join(", ");
  const beside = text !== line.text;
  for (const part of parts) {
    const places = trailingPlaces(part);
    if (places !== null && (beside || STREET.test(normalizeName(part)))) return places;
  }
  return null;
}

/** "Puerto Varas, Región de Los Lagos. Mi teléfono es…": a sentence of its own beside contact data or a headline. */
function placeSentence(text: string): string | null {
  const sentences = text.replace(ASIDE, "").split(/\.\s+(?=\p{Lu})/u);
  const place = sentences.findIndex((sentence) => isPlace(sentence.trim()));
  const apart = /\S@\S+\.\S/.test(text)
    ? place === 0
    : sentences.every((sentence) => sentence.split(/\s+/).length <= 6);
  return sentences.length > 1 && apart ? (sentences[place]?.trim() ?? null) : null;
}

const QUARTER =
  /^(?:sector|villa|poblacion|pobl|barrio|valle|cerro|condominio|localidad|camino|comuna|parcela|campamento)\b/;

/** "Rancagua, villa El Manzanal" -> "Rancagua": a known place before its district. */
function beforeQuarter(part: string): string | null {
  const [place = "", quarter = "", ...rest] = part.split(/\s*,\s*/);
  return rest.length === 0 && isPlace(place) && QUARTER.test(normalizeName(quarter)) ? place : null;
}

const PLACE_NAME = /^\p{Lu}[\p{L}.'-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+)*\p{Lu}[\p{L}.'-]*){0,5}$/u;

function isShortName(name: string): boolean {
  return name.split(/\s+/).length <= 2 && !STREET.test(normalizeName(name)) && !QUARTER.test(normalizeName(name));
}

/** "Barrio Los Arcos, Querétaro, Qro.": only names of places, at least one of them known. */
function isNearPlace(part: string): boolean {
  const names = part.split(/\s*,\s*/).filter((name) => name !== "");
  return (
    names.length >= 2 &&
    names.length <= 4 &&
    names.some((name) => isPlace(name)) &&
    names.every(
      (name) => isPlace(name) || (PLACE_NAME.test(name) && titleScore(name) === 0 && employerScore(name) < 1.5),
    )
  );
}

/** "Barrio Echesortu, Rosario, Argentina" -> "Rosario, Argentina"; null when the text does not end in places. */
function trailingPlaces(text: string): string | null {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== "");
  let from = parts.length;
  while (from > 0 && isPlace(parts[from - 1] ?? "")) from -= 1;
  if (from < parts.length) return parts.slice(from).join(", ");
  const last = placesIn(text).at(-1);
  const ends = last !== undefined && text.slice(last.end).trim() === "" && STREET.test(normalizeName(text));
  return ends ? last.text : null;
}

function stated(line: CvLine): string | null {
  const match = LIVES_IN.exec(line.normalized);
  if (match === null) return null;
  const rest = line.text.slice(match.index + match[0].length, match.index + match[0].length + 60);
  const [place] = placesIn(rest);
  if (place !== undefined && place.start <= 12) {
    const clause = rest.slice(place.start).split(/[.;()]|\s(?:pero|y|con|but|and)\s/)[0] ?? "";
    return placePart(clause) ?? place.text;
  }
  const capital = /^(\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+){0,3})/u.exec(rest);
  return capital?.[1] ?? null;
}
