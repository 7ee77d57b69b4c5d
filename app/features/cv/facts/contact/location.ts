/** Where the person lives: beside the contact data, after a label, or as "vivo en…". Places of jobs and schools do not count. */

import type { CountryCode } from "libphonenumber-js/max";
import { fold } from "../../vocabulary/text.ts";
import type { Section, SectionKind } from "../facts.ts";
import type { CvLine } from "../lines.ts";
import { employerScore, isPlace, placesIn, titleScore } from "../signals.ts";
import { BEFORE_PLACE, unknownPlace } from "./unknown-place.ts";

const LABEL =
  /^(?:direccion(?: actual| particular)?|domicilio(?: actual| particular)?|ciudad(?: actual| de residencia)?|comuna(?: de residencia)?|residencia(?: actual)?|ubicacion|region|localidad|provincia|lugar de residencia|location|address|city|residence|based in|endereco|cidade|vivo en|resido en|ciudad y pais|pais de residencia|comuna y region|comuna\s*\/\s*region|home|zona|vive en|reside en|domiciliad[oa] en|lugar|poblacion|municipio|estado|departamento|donde vivo|commune|suburb|town|county|home address|current address|permanent address)$/;
const LIVES_IN =
  /\b(?:vivo|vive(?: y trabaja)?|resido|reside|live|radicad[oa]|domiciliad[oa]|residente|residiendo|viviendo|vivo actualmente|based|living|located|moro|resident)\s+(?:actualmente\s+)?(?:en|in|em)\s+(?:la comuna de\s+|la ciudad de\s+|la region de\s+)?|\bdesde mi casa en (?:la comuna de )?|\bsoy de (?:la comuna de |la ciudad de )?/;
const STREET =
  /\b(?:calle|pasaje|psje|pje|avda?|avenida|av|villa|poblacion|pobl|block|depto|dpto|departamento|camino|condominio|sector|barrio|urbanizacion|colonia|parcela|fundo|los|las|el|rua|street|st|ave|road|n[°º]|#)\b|\d{2,5}/;
const HEAD_KINDS: ReadonlySet<SectionKind> = new Set(["contact", "personal"]);
const CONTACT_DATA =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram)\.\S+|\+?\(?\d[\d\s().-]{6,}\d/gi;
/** "(UTC-4)", "C.P. 00000": no part of a place. */
const ASIDE =
  /\((?:sector|camino|cerca)\s[^)]*\)|\((?:utc|gmt|cst|est)[^)]*\)|\bc\.?p\.?\s?\d{4,6}\b|\(\s*(?:remoto|remote|híbrido|presencial)\s*\)/gi;
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
    // Contact data at the foot of the last section are the person's; those of referees are not.
    if (kind === "education" || kind === "experience") return line.words <= 14 && /\S@\S+\.\S/.test(line.text);
    return kind !== "references";
  });
  const told = usable.flatMap((line) => labelled(wrapped(line, lines, HOUSE_NUMBER)) ?? []);
  // A street alone ("Los Aromos 234") gives way to the line that names the town.
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
/** "CURRICULUM VITAE", a date: lines over a name at the top. */
const ABOVE_NAME = 3;

/** Right under a name at the top, or next to the e-mail address in its block, whatever section they seem to be of. */
function linesNear(lines: readonly CvLine[], sections: readonly Section[], name: string | null): ReadonlySet<number> {
  const headings = new Set(sections.map(({ heading }) => heading));
  const named = lines.findIndex((line) => name !== null && line.folded.includes(fold(name)));
  const under = named < 0 || named > ABOVE_NAME ? [] : lines.slice(named + 1, named + 1 + BELOW_NAME);
  const beside = lines.filter((line, at) =>
    [lines[at - 1], lines[at + 1]].some(
      (other) => other !== undefined && other.source.block === line.source.block && /\S@\S+\.\S/.test(other.text),
    ),
  );
  const near = [...under, ...beside].filter((line) => line.words <= 14 && !headings.has(line.index));
  return new Set(near.map((line) => line.index));
}

/** What follows the name, or two and more of its parts, on a line: "Eugenio Salamanca Witt Viña del Mar, Chile". */
function behindName(line: CvLine, name: string | null): CvLine {
  const own = new Set(fold(name ?? "").split(" "));
  const words = line.text.split(/(?<=\s)/);
  const foreign = words.findIndex((word) => !own.has(fold(word).replace(/[\s,]+$/, "")));
  // Nothing but the name, in whatever order: "Urdaneta, María de los Ángeles".
  if (name !== null && foreign < 0) return { ...line, text: "" };
  if (name === null || foreign < 2) return line;
  return { ...line, text: words.slice(foreign).join("") };
}

/** "Dirección: Calle Los Molles" / "12, Iquique, Chile". Any other line below a label may be the next answer of the form. */
const HOUSE_NUMBER = /^\d{1,5},/;
/** "Vive y" / "trabaja en Valdivia" */
const SENTENCE_GOES_ON = /^\p{Ll}/u;

/** "pasaje 4 N° 118, Punta" / "Arenas": a narrow column cut the name of the town behind a street. */
function townCutByLine(line: CvLine, lines: readonly CvLine[]): string | null {
  const next = lines[line.index + 1];
  const begun = /,\s*(\p{Lu}[^,]*)$/u.exec(line.text)?.[1];
  if (begun === undefined || next === undefined || next.source.gapBefore >= 0.5 || next.words > 3) return null;
  if (!/\d/.test(line.text) || !STREET.test(foldName(line.text)) || isPlace(begun)) return null;
  const whole = `${begun} ${next.text}`.replace(/[.\s]+$/, "");
  return isPlace(whole) || isPlace(whole.split(/\s*,\s*/)[0] ?? "") ? whole : null;
}

/** The line with the next one, where that goes on with it. */
function wrapped(line: CvLine, lines: readonly CvLine[], goesOn: RegExp): CvLine {
  const next = lines[line.index + 1];
  if (next === undefined || next.source.gapBefore >= 0.5 || !goesOn.test(next.text)) return line;
  return { ...line, text: `${line.text} ${next.text}`, folded: `${line.folded} ${next.folded}` };
}

/** Contact data under a heading of any wording ("Señas", "Ficha"): the place beside them is the person's. */
function holdsContact(section: Section, lines: readonly CvLine[]): boolean {
  const own = section.lines.flatMap((index) => lines[index] ?? []);
  return own.length <= 12 && own.some((line) => /\S@\S+\.\S/.test(line.text)) && own.every((line) => !line.prose);
}

/** Cells of a form row: a label and what stands in the cell after it. */
function labelledCells(line: CvLine): string[] {
  const cells = line.text.split(/\s{2,}/);
  return cells.flatMap((cell, at) => {
    const value = cells[at + 1];
    return value !== undefined && LABEL.test(foldName(cell)) && placesIn(value).length > 0 ? [`${cell}: ${value}`] : [];
  });
}

function labelled(line: CvLine): string | null {
  const cell = line.text.includes(":") ? [] : labelledCells(line);
  for (const part of cell.length > 0 ? cell : line.text.split(/\s*[|•·]\s*|\s{2,}|(?<=[\p{L}\d]{5})\.\s+(?=\p{Lu})/u)) {
    const label = /^([\p{L}\s/]{3,24}?)\s*:\s*(.+)$/u.exec(part);
    if (label === null) continue;
    const [, name = "", value = ""] = label;
    if (!LABEL.test(foldName(name))) continue;
    const clean = value
      .replace(CONTACT_DATA, " ")
      .replace(/\s+/g, " ")
      .replace(/[\s,.;-]+$/, "")
      .trim();
    if (clean.length >= 3) return placePart(clean) ?? clean.slice(0, 80);
  }
  return null;
}

function foldName(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
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
  // "Nacionalidad chilena, casado. Calle Los Avellanos 355, Valdivia": only that sentence says nothing of home.
  const sentences = told.text.split(/\.\s+(?=\p{Lu})/u).filter((sentence) => !NOT_HOME.test(foldName(sentence)));
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
  // "Ibadan, Nigeria" whole; a quarter or a street before the known name is left out.
  if (near !== undefined) return near.slice(near.findIndex((name) => isPlace(name) || isShortName(name))).join(", ");
  const beside = text !== line.text;
  for (const part of parts) {
    const places = trailingPlaces(part);
    if (places !== null && (beside || STREET.test(foldName(part)))) return places;
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

/** "Rancagua, villa El Manzanal" -> "Rancagua": a known place and a quarter of it. */
function beforeQuarter(part: string): string | null {
  const [place = "", quarter = "", ...rest] = part.split(/\s*,\s*/);
  return rest.length === 0 && isPlace(place) && QUARTER.test(foldName(quarter)) ? place : null;
}

const PLACE_NAME = /^\p{Lu}[\p{L}.'-]*(?:\s+(?:(?:de|del|la|las|los|el|y)\s+)*\p{Lu}[\p{L}.'-]*){0,5}$/u;

function isShortName(name: string): boolean {
  return name.split(/\s+/).length <= 2 && !STREET.test(foldName(name)) && !QUARTER.test(foldName(name));
}

/** "Barrio Los Arcos, Querétaro, Qro.": names of places of which one is known, nothing else. */
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
  const ends = last !== undefined && text.slice(last.end).trim() === "" && STREET.test(foldName(text));
  return ends ? last.text : null;
}

function stated(line: CvLine): string | null {
  const match = LIVES_IN.exec(line.folded);
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

const COUNTRIES: Readonly<Record<string, CountryCode>> = {
  Argentina: "AR",
  Perú: "PE",
  Colombia: "CO",
  México: "MX",
  Bolivia: "BO",
  Ecuador: "EC",
  Uruguay: "UY",
  Paraguay: "PY",
  Venezuela: "VE",
  "Costa Rica": "CR",
  Panamá: "PA",
  Guatemala: "GT",
  Honduras: "HN",
  "El Salvador": "SV",
  Nicaragua: "NI",
  Cuba: "CU",
  "República Dominicana": "DO",
  Haití: "HT",
  España: "ES",
  Brasil: "BR",
  "Estados Unidos": "US",
  Canadá: "CA",
  "Reino Unido": "GB",
  Alemania: "DE",
  Francia: "FR",
  Italia: "IT",
  Portugal: "PT",
  Chile: "CL",
};

/** Country in which numbers without a prefix are to be read; null when the place does not tell. */
export function countryOf(location: string | null): CountryCode | null {
  const places = location === null ? [] : placesIn(location);
  const country = places.find((place) => place.value.kind === "country") ?? places[0];
  return country === undefined ? null : (COUNTRIES[country.value.country] ?? null);
}
