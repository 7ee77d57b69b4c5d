import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";
import type { MonthIndex } from "../facts.ts";
import { type CvLine, cvLine } from "../lines.ts";
import { partsOfName } from "../mask-own-name.ts";
import { besideDegree } from "../studies/place-of-study.ts";

/**
 * Replaces names, addresses, towns and schools by fixed ones of the same kind, so that the label of a line cannot
 * depend on whose CV it is.
 */

const NAME = "Ana Rojas Soto";
const TOWN = "Santiago";
const SCHOOL = "Universidad de Chile";
const ADDRESS = "correo@ejemplo.cl";
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+/g;
const LONGEST = 220;
/** What may continue a name: capitalised words, school numbers and the particles between them. */
const ON = '(?:[ \\t]+(?:(?:de|del|la|las|los|el|of|the|y|and|&|for)[ \\t]+)*[\\p{Lu}"“«][^\\s,;|·•()/–—]*)*';
const before = "(?:\\p{Lu}[\\p{L}’'-]+[ \\t]+){0,3}";
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`(?<!\\p{L})(?:(?:[Pp]ontificia[ \\t]+)?[Uu]niversi(?:dad|té)|UNIVERSI(?:DAD|TÉ))${ON}`, "gu"),
    "Universidad de Chile",
  ],
  [new RegExp(`${before}University${ON}`, "gu"), "Universidad de Chile"],
  [
    new RegExp(`(?<!\\p{L})(?:[Cc]entro de [Ff]ormaci[óo]n [Tt][ée]cnica|C\\.?F\\.?T\\.?)(?!\\p{L})${ON}`, "gu"),
    "CFT Los Aromos",
  ],
  [
    new RegExp(`(?<!\\p{L})(?:[Ii]nstituto [Pp]rofesional|I\\.?P\\.?)(?!\\p{L})${ON}`, "gu"),
    "Instituto Profesional Los Aromos",
  ],
  [new RegExp(`(?<!\\p{L})(?:[Ll]iceo|[Cc]olegio|LICEO|COLEGIO)(?!\\p{L})${ON}`, "gu"), "Liceo Los Aromos"],
];

/** `schools`: places of study already found; when given, gendered words are neutralised too. */
export type Owner = { name: string | null; location: string | null; schools?: readonly string[] };

/** Gendered words for trades and states, with the letters that mark the gender. */
const OF_A_WOMAN = regex("gu")`
    \b(egresad|titulad|licenciad|graduad|casad|solter|nacid|radicad|domiciliad|encargad|ingenier|enfermer|
    secretari|administrativ|ejecutiv|tecnolog|psicolog|kinesiolog|fonoaudiolog|geolog|antropolog|bibliotecolog|
    biolog|topograf|geograf|abogad|arquitect|cociner|pasteler|maestr|funcionari|voluntari|mecanic|
    tecnic)(a)(?=s?\b)|\b((?:\p{L}+(?:ad|id|rvis|fes|tut|monit|consult|cont|instruct|direct|invest|
    vended)or))(a)(?=s?\b)|\b(jef|subgerent)(a)(?=s?\b)
  `;

/** Gendered words in one form: "Investigadora" and "jefa" become "Investigador" and "jefe". */
function inOneForm(text: string): string {
  const normalized = normalize(text);
  if (normalized.length !== text.length) return text;
  let result = "";
  let done = 0;
  for (const match of normalized.matchAll(OF_A_WOMAN)) {
    const at = match.index + match[0].length - 1;
    const own = text.charAt(at);
    const by = match[3] !== undefined ? "" : match[5] !== undefined ? "e" : "o";
    result += text.slice(done, at) + (own === own.toUpperCase() ? by.toUpperCase() : by);
    done = at + 1;
  }
  return result + text.slice(done);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Copies the capitalisation of the replaced word. */
function asWritten(own: string, by: string): string {
  return own === own.toUpperCase() ? by.toUpperCase() : own === own.toLowerCase() ? by.toLowerCase() : by;
}

/** Replaces each match in the normalized text; unchanged where normalizing changes the length. */
function inNormalized(text: string, pattern: RegExp, by: string): string {
  const normalized = normalize(text);
  if (normalized.length !== text.length) return text;
  let result = "";
  let done = 0;
  for (const { 0: found, index } of normalized.matchAll(pattern)) {
    result += text.slice(done, index) + asWritten(text.slice(index, index + found.length), by);
    done = index + found.length;
  }
  return result + text.slice(done);
}

const PARTS = /(\s+[|•·–—―/]\s+|\s+-{1,2}\s+|\s{2,}|,\s+|\s+\(|\.\s+(?=\p{Lu}))/u;

/** Masks an unknown school's name beside a degree. */
function withoutSchool(text: string): string {
  const known = KINDS.reduce((rest, [pattern, by]) => rest.replace(pattern, (own) => asWritten(own, by)), text);
  if (known !== text) return known;
  const parts = text.split(PARTS);
  const school = besideDegree(
    parts.filter((_, at) => at % 2 === 0),
    parts[0] ?? null,
  );
  return school === null ? text : parts.map((part) => (part === school ? "Universidad de Chile" : part)).join("");
}

/** The lines with their author's identity masked. Linear in the length of the text. */
export function impersonal(lines: readonly CvLine[], owner: Owner, today: MonthIndex): CvLine[] {
  const name = partsOfName(owner.name);
  const home = normalize(owner.location ?? "")
    .split(/,\s*/)
    .filter((part) => part.length > 2)
    .map(escaped);
  const town = home.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d])(?:${home.join("|")})(?![\\p{L}\\d])`, "gu");
  const isImpartial = owner.schools !== undefined;
  const schools = (owner.schools ?? []).filter((school) => school.length > 2).map((school) => normalize(school));
  return lines.map((line) => {
    if (line.source.text.length > LONGEST) {
      const one = isImpartial ? inOneForm(line.text.normalize("NFC")) : line.text;
      if (one === line.text) return line;
      const anew = cvLine({ ...line.source, text: one }, line.index, today);
      return { ...anew, source: line.source, bullet: line.bullet, prose: line.prose, verb: line.verb };
    }
    const own = line.text.normalize("NFC");
    let text = own.replace(ADDRESSES, ADDRESS);
    if (isImpartial) text = inOneForm(text);
    for (const school of schools)
      if (line.normalized.includes(school)) text = inNormalized(text, new RegExp(escaped(school), "gu"), SCHOOL);
    if (name !== null && line.normalized.search(name) >= 0) text = inNormalized(text, name, NAME);
    if (town !== null && line.normalized.search(town) >= 0) text = inNormalized(text, town, TOWN);
    if (!line.prose) text = withoutSchool(text);
    if (text === own) return line;
    const anew = cvLine({ ...line.source, text }, line.index, today);
    return { ...anew, source: line.source, bullet: line.bullet, prose: line.prose, verb: line.verb };
  });
}
