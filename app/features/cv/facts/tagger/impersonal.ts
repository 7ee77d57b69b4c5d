import { fold } from "../../vocabulary/text.ts";
import type { MonthIndex } from "../facts.ts";
import { type CvLine, cvLine } from "../lines.ts";
import { partsOfName } from "../name-parts.ts";
import { besideDegree } from "../studies/place-of-study.ts";

/**
 * The lines as if they were anybody's: one name, one address, one town and one place of study of each kind stand for all,
 * so that what a line is taken for hangs on none of them.
 */

const NAME = "Ana Rojas Soto";
const TOWN = "Santiago";
const SCHOOL = "Universidad de Chile";
const ADDRESS = "correo@ejemplo.cl";
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+/g;
const LONGEST = 220;
/** What a name goes on with: capitals, numbers of schools and the small words between them. */
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

/** `schools`: places of study that were found, whatever they are called; with them, words that tell a sex are one, too. */
export type Owner = { name: string | null; location: string | null; schools?: readonly string[] };

/** Words of a trade or a state that tell the sex of who they are said of, with the letters that tell it. */
const OF_A_WOMAN =
  /\b(egresad|titulad|licenciad|graduad|casad|solter|nacid|radicad|domiciliad|encargad|ingenier|enfermer|secretari|administrativ|ejecutiv|tecnolog|psicolog|kinesiolog|fonoaudiolog|geolog|antropolog|bibliotecolog|biolog|topograf|geograf|abogad|arquitect|cociner|pasteler|maestr|funcionari|voluntari|mecanic|tecnic)(a)(?=s?\b)|\b((?:\p{L}+(?:ad|id|rvis|fes|tut|monit|consult|cont|instruct|direct|invest|vended)or))(a)(?=s?\b)|\b(jef|subgerent)(a)(?=s?\b)/gu;

/** The same words for everybody: "Investigadora" and "jefa" as "Investigador" and "jefe". */
function inOneForm(text: string): string {
  const folded = fold(text);
  if (folded.length !== text.length) return text;
  let result = "";
  let done = 0;
  for (const match of folded.matchAll(OF_A_WOMAN)) {
    const at = match.index + match[0].length - 1;
    const own = text.charAt(at);
    const by = match[3] !== undefined ? "" : match[5] !== undefined ? "e" : "o";
    result += text.slice(done, at) + (own === own.toUpperCase() ? by.toUpperCase() : by);
    done = at + 1;
  }
  return result + text.slice(done);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** In the case of what stood there. */
function asWritten(own: string, by: string): string {
  return own === own.toUpperCase() ? by.toUpperCase() : own === own.toLowerCase() ? by.toLowerCase() : by;
}

/** The text with every match in its folded form replaced; as it is where folding changes its length. */
function inFolded(text: string, pattern: RegExp, by: string): string {
  const folded = fold(text);
  if (folded.length !== text.length) return text;
  let result = "";
  let done = 0;
  for (const { 0: found, index } of folded.matchAll(pattern)) {
    result += text.slice(done, index) + asWritten(text.slice(index, index + found.length), by);
    done = index + found.length;
  }
  return result + text.slice(done);
}

const PARTS = /(\s+[|•·–—―/]\s+|\s+-{1,2}\s+|\s{2,}|,\s+|\s+\(|\.\s+(?=\p{Lu}))/u;

/** A name beside a degree that no word calls a university. */
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

/** The same lines for everybody who wrote them. Linear in the length of the text. */
export function impersonal(lines: readonly CvLine[], owner: Owner, today: MonthIndex): CvLine[] {
  const name = partsOfName(owner.name);
  const home = fold(owner.location ?? "")
    .split(/,\s*/)
    .filter((part) => part.length > 2)
    .map(escaped);
  const town = home.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d])(?:${home.join("|")})(?![\\p{L}\\d])`, "gu");
  const isImpartial = owner.schools !== undefined;
  const schools = (owner.schools ?? []).filter((school) => school.length > 2).map((school) => fold(school));
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
      if (line.folded.includes(school)) text = inFolded(text, new RegExp(escaped(school), "gu"), SCHOOL);
    if (name !== null && line.folded.search(name) >= 0) text = inFolded(text, name, NAME);
    if (town !== null && line.folded.search(town) >= 0) text = inFolded(text, town, TOWN);
    if (!line.prose) text = withoutSchool(text);
    if (text === own) return line;
    const anew = cvLine({ ...line.source, text }, line.index, today);
    return { ...anew, source: line.source, bullet: line.bullet, prose: line.prose, verb: line.verb };
  });
}
