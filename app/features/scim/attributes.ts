import { refused } from "./refused.ts";
import { CAREERS_SCHEMA, USER_SCHEMA } from "./user-resource.ts";

/** What a program says about a person, read from the attributes that the platform keeps; all others are ignored. */

/** What is absent was not said; null: it is to be empty. */
export type Said = {
  userName?: string;
  active?: boolean;
  formatted?: string;
  givenName?: string;
  middleName?: string;
  familyName?: string;
  displayName?: string;
  email?: string | null;
  faculty?: string | null;
  career?: string | null;
  campus?: string | null;
  entryYear?: number | null;
  studyStatus?: "student" | "graduate" | null;
};

type Setter = (said: Said, value: unknown) => void;

const CORE = `${USER_SCHEMA.toLowerCase()}:`;
const CAREERS = CAREERS_SCHEMA.toLowerCase();

/** By the attribute's path in lower case: RFC 7643 tells no capitals from small letters in names. */
const SETTERS: ReadonlyMap<string, Setter> = new Map<string, Setter>([
  ["username", textSetter("userName")],
  ["active", (said, value) => setActive(said, value)],
  ["displayname", textSetter("displayName")],
  ["name", (said, value) => sayParts(said, "name.", value)],
  ["name.formatted", textSetter("formatted")],
  ["name.givenname", textSetter("givenName")],
  ["name.middlename", textSetter("middleName")],
  ["name.familyname", textSetter("familyName")],
  ["emails", (said, value) => setEmails(said, value)],
  ["emails.value", (said, value) => setEmail(said, value)],
  [CAREERS, (said, value) => sayParts(said, `${CAREERS}:`, value)],
  [`${CAREERS}:faculty`, cohortSetter("faculty")],
  [`${CAREERS}:career`, cohortSetter("career")],
  [`${CAREERS}:campus`, cohortSetter("campus")],
  [`${CAREERS}:entryyear`, (said, value) => setEntryYear(said, value)],
  [`${CAREERS}:studystatus`, (said, value) => setStudyStatus(said, value)],
]);

/** Their names can be removed; an account cannot do without the others. */
const REMOVABLE = ["emails", CAREERS];

/** Takes what all attributes of an object say. @throws AppError bad_request invalidSyntax or invalidValue */
export function sayAll(said: Said, attributes: unknown): void {
  for (const [name, value] of Object.entries(objectOf(attributes))) say(said, name, value);
}

/** @throws AppError bad_request invalidValue */
export function say(said: Said, path: string, value: unknown): void {
  SETTERS.get(plainPath(path))?.(said, value);
}

/** @throws AppError bad_request mutability */
export function sayNothingOf(said: Said, path: string): void {
  const name = plainPath(path);
  const setter = SETTERS.get(name);
  if (!setter) return;
  if (!REMOVABLE.some((each) => name.startsWith(each))) {
    throw refused("mutability", `\`${path}\` no se puede quitar: toda cuenta lo tiene. Envía otro valor.`);
  }
  if (name === CAREERS) {
    for (const each of SETTERS.keys()) if (each.startsWith(`${CAREERS}:`)) SETTERS.get(each)?.(said, null);
  } else setter(said, null);
}

function plainPath(path: string): string {
  const lower = path.toLowerCase();
  return lower.startsWith(CORE) ? lower.slice(CORE.length) : lower;
}

export function objectOf(value: unknown): object {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw refused("invalidSyntax", "Se esperaba un objeto de JSON con los atributos. Revisa lo que se envía.");
}

function sayParts(said: Said, start: string, value: unknown): void {
  if (value === null) return;
  for (const [part, each] of Object.entries(objectOf(value))) say(said, `${start}${part}`, each);
}

type Texts = "userName" | "displayName" | "formatted" | "givenName" | "middleName" | "familyName";

function textSetter(name: Texts): Setter {
  return (said, value) => {
    if (value === null) return;
    if (typeof value !== "string") throw invalid(name, "un texto");
    said[name] = value;
  };
}

function cohortSetter(name: "faculty" | "career" | "campus"): Setter {
  return (said, value) => {
    if (value !== null && typeof value !== "string") throw invalid(name, "un texto");
    said[name] = value || null;
  };
}

/** Entra ID sends "True" and "False". */
function setActive(said: Said, value: unknown): void {
  if (value === null) return;
  const word = typeof value === "string" ? value.toLowerCase() : value;
  if (word === true || word === "true") said.active = true;
  else if (word === false || word === "false") said.active = false;
  else throw invalid("active", "true o false");
}

function setEntryYear(said: Said, value: unknown): void {
  const year = typeof value === "string" && /^\d{4}$/.test(value) ? Number(value) : value;
  if (year === null || year === "") said.entryYear = null;
  else if (typeof year === "number") said.entryYear = year;
  else throw invalid("entryYear", "un año de cuatro cifras");
}

function setStudyStatus(said: Said, value: unknown): void {
  if (value === null || value === "") said.studyStatus = null;
  else if (value === "student" || value === "graduate") said.studyStatus = value;
  else throw invalid("studyStatus", "student o graduate");
}

/** An account has one address: the primary one, else the first of work, else the first. */
function setEmails(said: Said, value: unknown): void {
  if (!Array.isArray(value)) {
    setEmail(said, value);
    return;
  }
  const all = value.map((each) => (typeof each === "string" ? each : lowered(objectOf(each))));
  const parts = all.filter((each) => typeof each !== "string");
  const chosen =
    parts.find((each) => each.get("primary") === true) ??
    parts.find((each) => String(each.get("type")).toLowerCase() === "work") ??
    all[0];
  setEmail(said, typeof chosen === "string" ? chosen : (chosen?.get("value") ?? null));
}

function setEmail(said: Said, value: unknown): void {
  const isObject = typeof value === "object" && value !== null;
  const text = isObject ? (lowered(objectOf(value)).get("value") ?? null) : value;
  if (text !== null && typeof text !== "string") throw invalid("emails", "una lista de correos");
  said.email = text?.trim() || null;
}

const lowered = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]));

function invalid(name: string, expected: string) {
  return refused("invalidValue", `\`${name}\` debe ser ${expected}. Revisa lo que se envía.`);
}
