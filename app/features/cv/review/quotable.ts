/**
 * Which fragment of a CV may appear in a question, and in what role. Whatever went wrong in reading, the student sees
 * complete phrases: an unfit fragment gives null, and its question is left out.
 */

import { isEmptyTalk, personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { careerLexicon, degreeLexicon } from "#app/features/cv/vocabulary/degrees.ts";
import { employerLexicon } from "#app/features/cv/vocabulary/employers.ts";
import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import { occupationLexicon, titleHeadLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { placeLexicon } from "#app/features/cv/vocabulary/places.ts";
import { skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { regex } from "#app/platform/regex.ts";
import { titleScore } from "../facts/text-type-scores.ts";
import { opensWithVerb } from "../rubric/evidence/first-person-action.ts";
import { cutQuote, plainSpaces } from "../rubric/evidence/quote.ts";
import { opener } from "../rubric/evidence/verbs.ts";
import { bareTitle, insideSentence, isField, properName, sameText } from "./sentence-style.ts";

/** Maximum characters of each kind of fragment. */
export const LONGEST = { name: 50, title: 65, trade: 60, line: 140 } as const;

const CONTACT = /@|\b(?:www\.|https?:)|\.(?:com|cl|net|org)\b|\d{8,}|\b\d{4} \d{4}\b/iu;
const HANGING_END = regex("iu")`
    (?:[,;:–—(«“/-]|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|ni|a|al|en|con|por|para|que|se|su|sus|sin|mi|desde|
    hasta|entre|sobre|según|como|cuyo|cuya|the|and|of|to|for|with|in|on|at|an|by|from|da|do|dos|das|em|com))$
  `;
/** Continues something that is missing. A sentence may open with such a word, but capitalised. */
const HANGING_START = /^(?:[^\p{L}\p{N}¿¡«“"(+$]|(?:y|e|o|u|de|del|que|al|la cual|el cual|cuyo|cuya|and|or|of)\s)/u;
const DATE = regex("iu")`
    \b\d{1,2}\s?[/.-]\s?(?:19|20)?\d{2}\b(?!\s?%)|\b(?:19|20)\d{2}\s?[-–—]\s?(?:(?:19|20)\d{2}|hoy|actual\p{L}*|
    presente)|^(?:19|20)\d{2}\b|(?<!\s(?:en|de|del|desde|hasta|a|al|y|año|in|of|since))\s(?:19|20)\d{2}\s?[-–—]?$
  `;
const SHOUTED_WORD = 6;

/** Complete: paired brackets and quotation marks, no loose ends, no address, not in all caps. */
export function isWhole(text: string): boolean {
  const plain = plainSpaces(text);
  return (
    /\p{L}/u.test(plain) &&
    !CONTACT.test(plain) &&
    !HANGING_END.test(plain) &&
    !HANGING_START.test(plain) &&
    // "AN- SYS": a word cut by a line end.
    !/\p{L}-\s\p{L}/u.test(plain) &&
    // "Fa˘getul": an accent stored beside its letter.
    !/[\u02c6-\u02dd\u00a8\u00b8]/u.test(plain) &&
    isPaired(plain, "(", ")") &&
    isPaired(plain, "[", "]") &&
    isPaired(plain, "“", "”") &&
    (plain.match(/"/gu) ?? []).length % 2 === 0 &&
    !isShouted(plain)
  );
}

function isPaired(text: string, open: string, close: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === open) depth += 1;
    if (char === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** All caps that are neither an acronym ("PROACTIVO", "VUELO DE DRON") nor a name written so ("MATLAB"). */
function isShouted(text: string): boolean {
  if (skillLexicon.get(text)?.name === text) return false;
  const letters = text.replace(/[^\p{L}]/gu, "");
  const longest = Math.max(0, ...(text.match(/\p{L}+/gu) ?? []).map((word) => word.length));
  return letters === letters.toLocaleUpperCase("es") && longest >= SHOUTED_WORD;
}

const CREDENTIAL = regex("iu")`
    ^(?:(?:con|tengo|mi)\s+)?(?:licencias?(?!\s+m[eé]dicas?)|carn[eé]ts?|carnés?|certificad[oa]s?|
    certificaci[oó]n|certificaciones|cursos?|curs[eé]|diplomas?|diplomados?|diplomatura|seminarios?|
    acreditaci[oó]n|credencial|postítulo|bootcamp|permiso de conducir|OS.?10|licen[cs]e|course|certificate|
    certification)(?!\p{L})
  `;
/** "Inyección diésel, 60 horas, 2020", "Primeros auxilios (16 hrs)": only courses give hours. */
const COURSE_HOURS = regex("iu")`
    (?:^|[\s,(])\d{1,4}\s?(?:horas|hrs?\.?|h)(?:\s(?:pedag[oó]gicas|cronol[oó]gicas))?\s*[,.)]*\s*(?:(?:19|
    20)\d{2}\.?)?$
  `;

/** A licence, certificate or course, which is no field of work. */
export function isCredential(text: string): boolean {
  const plain = plainSpaces(text);
  return CREDENTIAL.test(plain) || COURSE_HOURS.test(plain);
}

/** Words before a quotation that treat it as an occupation, a field or a task. */
const AS_WORK = regex("iu")`
    (?:\b(?:trabaj\p{L}+|experiencia|desempeñ\p{L}+|especializ\p{L}+|dedic\p{L}+)(?:\s+\p{L}+){0,2}\s+(?:en|a|
    como)|\b(?:campo|área|rubro|mundo|oficio|cargo|trabajo|formación)(?:\s+(?:de|del|es|como|la|el))*|
    experiencia aparece|presentas como|hayas usado)\s*$
  `;

/** The same without quotation marks: "trabajar en licencia SEC". */
const CREDENTIAL_AS_WORK = regex("iu")`
    \b(?:trabaj\p{L}+|dedic\p{L}+|desempeñ\p{L}+)\s+(?:en|a|como)\s+(?:(?:el|la|un|una|tu|
    su)\s+)?(?:licencia(?!\s+m[eé]dica)|carn[eé]t|certificado|diplomado|curso)(?!\p{L})
  `;

/**
 * Whether a question, by rules or model, quotes the CV well: every text between «» is complete, and no licence,
 * certificate or course is treated as work.
 */
export function quotesWell(question: string): boolean {
  if (CREDENTIAL_AS_WORK.test(question)) return false;
  return [...question.matchAll(/«([^»]*)»/gu)].every((match) => {
    const piece = match[1] ?? "";
    return (
      isWhole(piece) && !DATE.test(piece) && !(isCredential(piece) && AS_WORK.test(question.slice(0, match.index)))
    );
  });
}

/** A note after the name of an employer, or the sentence that continues after it. */
const AFTER_NAME = regex("u")`
    \s*(?:[([].*|,\s+\p{Ll}.*|(?<=\p{L}{3})(?<!\b(?:[Hh]nos?|HNOS?|C[ií]a|CÍA|S[rt]a|Dra|Gral|Prof|[SDF]r|Sto|Sta|
    St|Ing|Ltda))\.\s+[\p{Lu}\d].*|\s[-–—|]\s.*)$
  `;
const NO_EMPLOYER = regex("iu")`
    ^(?:fechas?|cargo|puesto|funciones|empresa|empleador|per[ií]odo|lugar|pa[ií]s|localidad|sector|rubro|
    ubicaci[oó]n|direcci[oó]n|tel[eé]fono|jefatura|contrato|jornada|motivo|dates?|position|company|location|
    county \p{L}+)$|\bvari[oa]s\b|^\p{L}+(?:ation|ations|ment|ing) of\b|^(?:particular(?:es)?|independiente|
    freelance|desde|hace|integrante|miembro|voluntari[oa]|UCI|UTI|urgencias?|servicio de|unidad|departamento|área|
    turno|capitán|teniente|sargento|suboficial|comandante)(?!\p{L})
  `;

/** The name of an organisation, or null for a description, an occupation, a unit or half a line. */
export function quotableEmployer(text: string | null): string | null {
  // "Sto.": a name cut at its first full stop.
  if (text === null || NO_EMPLOYER.test(text) || /^\p{Lu}\p{Ll}{1,2}\.?$/u.test(text.trim()) || /\p{L}:\s/u.test(text))
    return null;
  const head = text.replace(AFTER_NAME, "");
  const parts = head.length <= LONGEST.name ? [head] : head.split(/,\s/u);
  const [first = ""] = parts;
  const name = properName(first);
  // "Arteola S" was cut at "S. Coop."; "Lazcano Abogados, Paralegal" also contains a job.
  if (
    /\s\p{Lu}$/u.test(first) ||
    head
      .split(/,\s/u)
      .slice(1)
      .some((part) => titleScore(part) >= 2)
  )
    return null;
  if (parts.length > 1 && !opensAsEmployer(name)) return null;
  const fits = name.length > 1 && name.length <= LONGEST.name && isWhole(name) && !HANGING_END.test(first);
  return fits && !DATE.test(name) && isNamed(name) ? name : null;
}

function opensAsEmployer(name: string): boolean {
  return employerLexicon.matches(name).some(({ start }) => start === 0);
}

/** Descriptions are in lower case: "Oficina contable", "negocio de un familiar". */
function isNamed(name: string): boolean {
  const words = name.split(" ");
  const cues = employerLexicon.matches(name);
  const isKnown = cues.some(({ value }) => value.strength !== "kind");
  if (!/^[\p{Lu}\d]/u.test(name)) return false;
  if (words.length === 1) return isKnown || (/\p{Ll}/u.test(name) && cues.length === 0);
  const isNames = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length >= 2;
  return isNames && (opensAsEmployer(name) || !opensAsTrade(name));
}

const ENGLISH_TRADE = regex("iu")`
    \b(?:engineer|developer|analyst|manager|planner|advisor|agronomist|designer|researcher|consultant|controller|
    specialist|assistant|lead|officer|nurse|teacher|scientist|architect|coordinator|technician|accountant|
    receptionist|intern|tutor|coach|guide|pair)\b
  `;
const GRADUATE = regex("iu")`
    ^(?:estudiante|egresad[oa]|titulad[oa]|licenciad[oa]|lic\.|bachiller|dra?\.|ing\.|mag[ií]ster|
    pr[aá]ctica)(?!\p{L})\s*\S
  `;

function opensAsTrade(text: string): boolean {
  const opens = (match: { start: number }) => match.start === 0;
  return (
    occupationLexicon.matches(text).some(opens) ||
    titleHeadLexicon.matches(text).some(opens) ||
    ENGLISH_TRADE.test(text) ||
    GRADUATE.test(text)
  );
}

const PLACE_NAME = /(?<=\s)(?:jard[ií]n|colegio|liceo|escuela|hospital|cl[ií]nica|hotel|club)\s\p{Lu}\p{Ll}/u;

/** "asistente de párvulos jardín Los Choritos" -> "asistente de párvulos": removes the workplace. */
function withoutPlace(text: string): string {
  const places = employerLexicon.matches(text).filter(({ value }) => value.strength === "kind");
  const place = places.find(({ start, end }) => start > 0 && /^\s\p{Lu}\p{Ll}/u.test(text.slice(end)));
  const at = place?.start ?? text.search(PLACE_NAME);
  return at <= 0 ? text : text.slice(0, at).replace(/(?:[\s,]+(?:de|del|en|la|el))*[\s,]*$/iu, "");
}

/** "Lidero 12 analistas": a task, not an occupation. */
const isTask = (text: string) => opensWithVerb({ text, opener: opener(text, null) });

/** A job title as written and complete, or null. */
export function quotableTitle(text: string | null): string | null {
  if (text === null || isTask(text)) return null;
  const title = withoutPlace(bareTitle(text));
  const fits = title.length <= LONGEST.title && !HANGING_END.test(title) && !CONTACT.test(title) && !DATE.test(title);
  return fits && opensAsTrade(title) && !isCredential(title) ? title : null;
}

/** An occupation or field ("Ingeniera Civil Industrial", "Derecho"), or null. The first of several titles. */
export function quotableTrade(text: string | null): string | null {
  // "Traductora inglés - portugués": it continues after the dash.
  if (text === null || isTask(text) || /\s[-–—]\s\p{Ll}/u.test(text)) return null;
  const bare = withoutPlace(bareTitle(text))
    .replace(/\s(?:at|living in|from)\s\p{Lu}.*$/u, "")
    .replace(/\s(?:con|with)\s.*$/iu, "");
  const trade = isShouted(bare) ? insideSentence(bare, LONGEST.trade) : bare;
  const fits = trade.length > 2 && trade.length <= LONGEST.trade && isWhole(trade) && !DATE.test(trade);
  if (!fits || isCredential(trade) || isEmptyTalk(trade) || headingKind(trade) !== null) return null;
  return opensAsTrade(trade) || opensAsStudy(trade) || isField(trade) ? trade : null;
}

function opensAsStudy(text: string): boolean {
  const opens = (match: { start: number }) => match.start === 0;
  return careerLexicon.matches(text).some(opens) || degreeLexicon.matches(text).some(opens);
}

/** The name of a study, or null. */
export function quotableStudy(degree: string): string | null {
  if (HANGING_END.test(plainSpaces(degree))) return null;
  const plain = plainSpaces(degree).replace(/\s*[(,]?\s*\bexpected\b.*$/iu, "");
  const bare = bareTitle(plain);
  // "BSc (Hons) Mathematics": without the bracket the CV would not be quoted verbatim.
  const study = (plain.includes(bare) ? bare : plain)
    .replace(/:\s.*$/u, "")
    .replace(/^(?:egresad[oa]|estudiante|titulad[oa]|t[ií]tulo)\s+(?:de|en)\s+/iu, "");
  const name = isShouted(study) ? insideSentence(study, LONGEST.title) : study;
  const fits = name.length > 2 && name.length <= LONGEST.title && isWhole(name) && !DATE.test(name);
  const isStudy = opensAsStudy(name) || isField(name) || GRADUATE.test(name) || opensAsTrade(name);
  return fits && isStudy && !placeLexicon.has(name) && headingKind(name) === null ? name : null;
}

/** Workplaces, clients, documents and belongings: CVs list them, but they are no skills. */
const NO_SKILL = regex("iu")`
    ^(?:adultos? mayor(?:es)?|niñ[oa]s|pacientes?|clientes|público|pabell[oó]n|bodegas?|laboratorio|salas?|cocina|
    terreno|protocolos?|redes|informes|documentos|equipos?|herramientas(?: propias)?|(?:veh[ií]culo|
    movilizaci[oó]n|auto|camioneta|cami[oó]n|moto)(?: propi[oa])?|disponibilidad.*|(?:a )?conversa(?:r|ble)|
    clase [a-f]\d?|declaraci[oó]n(?:es)? juradas?|retail|miner[ií]a|construcci[oó]n|log[ií]stica|salud|
    educaci[oó]n|hoteler[ií]a|patient|punctual|friendly)$
  `;

/** The name of a skill, tool or credential, or null. */
export function quotableSkill(text: string): string | null {
  const plain = plainSpaces(text).replace(/^[\s,.;:|·–—-]+|[\s,.;:|·–—-]+$/gu, "");
  const name = isShouted(plain) ? calmSkill(plain) : plain;
  const fits = name.length > 0 && name.length <= LONGEST.name && isWhole(name) && !DATE.test(name);
  return fits && !NO_SKILL.test(name) && headingKind(name) === null ? name : null;
}

/** A single unknown word may be an acronym: it keeps its capitals and is not quoted. */
function calmSkill(shouted: string): string {
  const known = skillLexicon.get(shouted)?.name;
  if (known !== undefined && sameText(known, shouted)) return known;
  return known !== undefined || shouted.includes(" ") ? insideSentence(shouted, LONGEST.name) : shouted;
}

/** "Descripción: Atención en sala" -> "Atención en sala". */
const LABEL = /^(?:\p{Lu}\p{Ll}{3,}(?:\s\p{Ll}+){0,2}:\s+(?=\p{Lu}))?/u;
const CLAUSE_END = /[,;:.](?=\s)/gu;
/** Minimum characters and words of a clause that makes sense by itself. */
const CLAUSE = { characters: 25, words: 4 } as const;
const SALARY = /\b(?:pretensi[oó]n|pretensiones|renta|sueldo|disponibilidad)\b/iu;

/**
 * A line of achievements, in full or cut at the end of a clause; null where neither is possible, and for what is no
 * work: a credential, an award, a private detail.
 */
export function quotableLine(text: string): string | null {
  const whole = cutQuote(text, text.length)
    .replace(LABEL, "")
    .replace(/\s*[…;,:.]+$/u, "");
  if (isCredential(whole) || SALARY.test(whole) || personalDataIn(whole).length > 0 || headingKind(whole) !== null)
    return null;
  if (DATE.test(whole) || !isWhole(whole) || /^\d+\s*(?:horas|hrs|semestres)\s*[,;.]/iu.test(whole)) return null;
  if (whole.length <= LONGEST.line) return whole;
  const ends = [...whole.matchAll(CLAUSE_END)].map(({ index }) => index).filter((index) => index <= LONGEST.line);
  for (const end of ends.reverse()) {
    const clause = whole.slice(0, end);
    if (clause.length < CLAUSE.characters || clause.split(" ").length < CLAUSE.words) return null;
    if (isWhole(clause)) return clause;
  }
  return null;
}
