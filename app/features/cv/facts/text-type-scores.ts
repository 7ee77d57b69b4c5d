/** Scores what a short text looks like: job title, employer, place, degree or school. From 0 (no) to 4. */

import { regex } from "#app/platform/regex.ts";
import { careerLexicon, degreeOpenerLexicon, institutionLexicon } from "../vocabulary/degrees.ts";
import { employerLexicon } from "../vocabulary/employers.ts";
import type { LexiconMatch } from "../vocabulary/lexicon.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import { occupationLexicon, titleHeadLexicon } from "../vocabulary/occupations.ts";
import { type Place, placeLexicon } from "../vocabulary/places.ts";
import { verbOf } from "../vocabulary/verbs.ts";

const LEGAL_FORM = regex()`
    (?:^|[\s,.])(?:s\.?\s?a\.?(?:\s?c\.?)?(?:\.?\s?s\.?)?|s\.?p\.?a\.?|ltda\.?|limitada|e\.?i\.?r\.?l\.?|inc\.?|
    llc|corp\.?|gmbh|s\.?r\.?l\.?|s\.? de r\.?l\.?(?: de c\.?v\.?)?|s\.?a\.? de c\.?v\.?|cia\.?|y cia|& co|co\.|
    group|holding)(?=$|[\s,.;)|-])
  `;
const STUDIES_PERSON = /\b(?:estudiante|egresad[oa]|titulad[oa]|alumn[oa]|tesista|student|cursando)\b/;
/** First-person-plural and gerund forms of verbs that no list has. */
const VERB_FORM = /^[a-z]{3,}(?:amos|imos|emos|ando|iendo|endo|indo)$/;

const FIRST_WORDS = 3;

/** 3: a known title opens the text; 2.5: a word that opens titles; 1.5: a known title further on; 0: none. */
export function titleScore(text: string): number {
  const [match] = occupationLexicon.matches(text);
  const before = match === undefined ? "" : text.slice(0, match.start);
  if (match !== undefined && before.trim().split(/\s+/).filter(Boolean).length <= 1 && !institutionOpens(text))
    return 3;
  if (headOpens(text)) return 2.5;
  // "Branch Assistant, Pennine Society": the employer may follow.
  if (match === undefined && headCloses(text.split(/,\s/)[0] ?? text)) return 2;
  return match === undefined || institutionOpens(text) ? 0 : 1.5;
}

/** Suffixes of English nouns for occupations. */
const ENGLISH_AGENT = /^[a-z]{2,}(?:ator|ician|ologist|ographer|keeper|worker)$/i;

/** English titles end with their noun: "Logistics Assistant". */
function headCloses(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (/^(?:asociad[oa]s|consultores|abogados|arquitectos|ingenieros)$/i.test(words.at(-1) ?? "")) return false;
  const last = words.at(-1) ?? "";
  return words.length >= 2 && words.length <= 5 && (titleHeadLexicon.has(last) || ENGLISH_AGENT.test(last));
}

function headOpens(text: string): boolean {
  const [head] = titleHeadLexicon.matches(text.split(/\s+/, FIRST_WORDS + 1).join(" "));
  return (
    (head !== undefined && head.start <= 2) ||
    /^(?:ayudantia|practica|pasantia|internado|residencia|reemplazo|suplencia)s?\b/.test(normalize(text))
  );
}

function institutionOpens(text: string): boolean {
  const [cue] = institutionLexicon.matches(text);
  return cue !== undefined && cue.start === 0 && cue.text.length > 3;
}

/** 3: a legal form, a known name, or a kind of organisation that opens the text; 1.5: a kind further on; 0: none. */
export function employerScore(text: string): number {
  if (text.length < 3) return 0;
  if (LEGAL_FORM.test(normalize(text))) return 3;
  if (headCloses(text)) return 0;
  let best = 0;
  for (const { start, value } of employerLexicon.matches(text)) {
    if (value.strength === "suffix") best = Math.max(best, start > 3 && value.cue !== "Chile" ? 2.5 : 0);
    else if (start <= 4) best = Math.max(best, 3);
    else best = Math.max(best, value.strength === "known" ? 2 : 1.5);
  }
  return best;
}

/** The text begins like a task or an achievement: "Lideré…", "Atendiendo…", "Coordinar…", "Apoyo en…". */
export function startsWithVerb(text: string): boolean {
  const first = /\p{L}+/u.exec(text)?.[0] ?? "";
  return verbOf(first) !== null || VERB_FORM.test(normalize(first));
}

const DIVISION = regex("i")`
    ^(?:(?:la )?(?:region|provincia|comuna|ciudad|departamento|estado|municipio|distrito)\s+(?:de la|de los|de|
    del)\s+|region\s+(?=metropolitana))
  `;
const REMOTE = regex()`
    ^(?:presencial|remoto|remote|hibrido|hybrid|teletrabajo|on-?site|region metropolitana(?: de santiago)?|
    [xvi]{1,4} region)$
  `;

/** Nothing but a place, perhaps with its region and country: "Concepción, Chile". */
export function isPlace(text: string): boolean {
  const bare = text.replace(/^[\s,(]+|[\s,.)]+$/g, "");
  if (bare === "" || bare.length > 70) return false;
  const parts = bare.split(/\s*[,/|()]\s*|\s+[-–—]\s+/).filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => isOnePlace(part) || part.split(/\s+y\s+/i).every(isOnePlace));
}

function isOnePlace(part: string): boolean {
  const normalized = normalize(part);
  if (REMOTE.test(normalized) || placeLexicon.has(part)) return true;
  const inner = DIVISION.exec(normalized);
  return inner !== null && placeLexicon.has(part.slice(inner[0].length));
}

/** Places named in the text, from left to right. */
export function placesIn(text: string): LexiconMatch<Place>[] {
  return placeLexicon.matches(text);
}

/** 3: opens like a degree or is the name of a field of study; 1.5: names one further on; 0: none. */
export function degreeScore(text: string): number {
  const [opener] = degreeOpenerLexicon.matches(text);
  if (opener !== undefined && opener.start <= 3) return 3;
  const [career] = careerLexicon.matches(text);
  if (career !== undefined && career.start <= 3) return career.text.length >= text.trim().length - 3 ? 3 : 2;
  return opener !== undefined || career !== undefined || STUDIES_PERSON.test(normalize(text)) ? 1.5 : 0;
}

/** Abbreviations that only schools have. */
const SHORT_INSTITUTION = regex("u")`
    \b(?:DUOC|Duoc|AIEP|ENAC|USACH|UTEM|UFRO|PUCV|UNAM|UTPL|SENA|SENATI|(?:CFT|C\.F\.T\.|I\.P\.|IP|
    OTEC)\s+\p{Lu})|^U(?!(?:CI|TI|PS|SA|SB|RL)(?:\P{L}|$))\p{Lu}{2,5}(?=$|[.,;|])
  `;

export function institutionScore(text: string): number {
  const matches = institutionLexicon.matches(text);
  if (matches.some((cue) => cue.text.length > 4) || SHORT_INSTITUTION.test(text)) return 3;
  return matches.length > 0 ? 1 : 0;
}
