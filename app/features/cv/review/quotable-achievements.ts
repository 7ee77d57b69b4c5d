/**
 * Achievements that a sentence may mention: actions that can be quoted in full, not the names, places and prizes beside
 * them.
 */

import { personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import type { Job } from "../facts/facts.ts";
import { employerScore, titleScore } from "../facts/text-type-scores.ts";
import type { CvReading } from "../rubric/evidence/cv-context.ts";
import { describesFirm } from "../rubric/evidence/employer-descriptions.ts";
import { opensWithVerb, saysWho } from "../rubric/evidence/first-person-action.ts";
import { type Achievement, isAgreed, isTellable, readAchievement, saysChange } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/sentences.ts";
import { isCredential, quotableTitle } from "./quotable.ts";
import { isLeisure, isPostLine } from "./quotable-skills.ts";
import { isWholeAchievement, shownClause, wholeClause } from "./whole-quotes.ts";

const PRIZE = regex()`
    ^\W*(?:premio|beca|distincion|reconocimiento|mencion honrosa|promedio|nota|(?:mejor|primer|segundo|
    tercer) (?:egresad|alumn|promedio|trabajador|vendedor|lugar|puesto)|award|scholarship|won .*\b(?:award|prize|
    of the (?:month|year|trip)))
  `;
const REMARK = regex()`
    ^\W*(?:calle |avenida |av\. |pasaje |c/|plaza |paseo |sin experiencia|no aplica|disponibilidad|referencias?|
    licencia (?:de conducir|clase)|motivo|jefe directo|contacto)
  `;
/** Abilities, wishes and durations are no achievements. */
const NO_ACHIEVEMENT = regex("u")`
    ^\W*(?:(?:calificacion|evaluacion|nota|promedio)(?: \p{L}+)*:|me manejo en|domino|reporto(?: al?)?|dependo de|
    reporting to|report to|equipo de \d|turnos? de|aprendi|(?:tome|realice|hice|curse|complete|
    asisti a?) (?:en linea )?(?:el |un |los |varios )?(?:cursos?|talleres?|taller|diplomado)|se (?:hacer|usar|
    manejar|cocinar)|conozco|cuento con|busco|quiero|hola|a contar de|desde (?:marzo|abril|mayo|\d)|the same|
    made redundant|won .*of the (?:month|year|trip))(?!\p{L})
  `;
const PUBLICATION = /\b(?:primer[ao]? autor[a]?|co-?autor[a]?|et al|vol\. ?\d|doi)\b/;
/** A date from another cell or the margin. */
const OF_THE_MARGIN = /^(?:\d{1,2}[/.-])?(?:19|20)\d{2}(?!\d)|^\d{1,2}[/.]\d{1,2}(?!\d)/u;
/** A line that lists knowledge, whatever section it is in. */
const KNOWS = /^\W*(?:manejo|dominio|conocimientos?|herramientas|software|idiomas|skills|tools)\s*:/;
/** Places: capitalised parts between commas, ending with a country or region. */
const PLACE = regex("u")`
    ^(?:[\p{Lu}][\p{L}'’.]*(?: (?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)(?:\s*[,|/–-]\s*(?:Regi[oó]n |
    R\.?M\.?|[\p{Lu}][\p{L}'’.]*)(?:\s?(?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)+\.?$
  `;

/** "Informe técnico Bramador Fase II, 2023 (co-autora)": the title of a work with its year. */
const TITLE_AND_YEAR = /,\s*(?:19|20)\d{2}\s*(?:\([^)]*\))?\.?$/u;

/** "Corporación de Ayuda Legal, de enero a junio de dos mil once": an employer with dates. */
const SPAN_OF_MONTHS = regex("u")`
    \b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:(?:de|
    del) )?(?:(?:19|20)\d{2}|dos mil \p{L}*|mil novecientos.*)\W*$
  `;

/** A name, a place, a prize or a remark that no verb would turn into an achievement: "Casino Termas del Ñirre". */
export function isFragment(achievement: Achievement): boolean {
  const normalized = normalize(achievement.text);
  if (TITLE_AND_YEAR.test(achievement.text) && achievement.opener.kind !== "strong" && achievement.figures.length === 0)
    return true;
  if (PRIZE.test(normalized) || REMARK.test(normalized)) return true;
  if (SPAN_OF_MONTHS.test(normalized) && !opensWithVerb(achievement)) return true;
  if (achievement.opener.kind !== "none" || achievement.figures.length > 0) return false;
  const long = achievement.text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    wordCount(achievement.text) < 3 ||
    /^\p{Ll}/u.test(achievement.text) ||
    PLACE.test(achievement.text) ||
    capitals > long.length / 2
  );
}

/** A job heading misread as a task: "Profesora asistente, misma universidad." */
function isHeadingOfPost(achievement: Achievement): boolean {
  if (achievement.opener.kind === "strong" || achievement.opener.kind === "routine") return false;
  const [head = "", rest] = achievement.text.split(/[,.:(]/u);
  // "ayudante de cocina en restaurant El Puerto": a job and its place, without a separator.
  if (titleScore(head) >= 2.5 && /^.{4,40}?\s(?:en|at)\s/u.test(head) && achievement.figures.length === 0) return true;
  if (rest === undefined)
    return achievement.figures.length === 0 && wordCount(head) <= 4 && quotableTitle(head) !== null;
  return wordCount(head) <= 5 && quotableTitle(head) !== null;
}

/** A separate job misread as a task of the one above: "antes de eso fui chofer", "por mi cuenta". */
const OTHER_POST = regex("u")`
    \b(?:antes de eso|por mi cuenta|con mi (?:padre|madre|papa|mama|familia|tio|tia)|fui (?:un |una )?\p{L}+(?:or|
    ora|er|era|ista|nte|ero|era)\b|como \p{L}+ .*\b(?:desde|hasta)\b|desde \p{L}+ del? (?:ano )?\p{L}+)
  `;

/** "Casino Los Volcanes, copero": an employer and a job. */
function isPlaceAndPost(text: string): boolean {
  const [place = "", post = ""] = text.split(/,\s+/u);
  return post !== "" && employerScore(place) >= 2 && titleScore(post) >= 2;
}

/** Share of the body size below which a line is a footer or a note. */
const SMALL_PRINT = 0.86;

function isSmallPrint({ document }: CvReading, { lines }: Achievement): boolean {
  const size = Math.max(0, ...lines.map((line) => document.lines[line]?.size ?? 0));
  return size > 0 && document.bodySize > 0 && size < document.bodySize * SMALL_PRINT;
}

const soundness = new WeakMap<CvReading, WeakMap<Achievement, boolean>>();

/** Whether a sentence may quote the achievement as this person's action; cached for each reading. */
export function isSoundAchievement(reading: CvReading, achievement: Achievement): boolean {
  const of = soundness.get(reading) ?? new WeakMap<Achievement, boolean>();
  soundness.set(reading, of);
  const known = of.get(achievement) ?? isSound(reading, achievement);
  of.set(achievement, known);
  return known;
}

/** The achievement as a finding may show it: an action, in full or cut at the end of a clause; null otherwise. */
export function showableClause(reading: CvReading, achievement: Achievement, max: number): string | null {
  return isTellable(achievement) && isSoundAchievement(reading, achievement)
    ? shownClause(achievement.text, max)
    : null;
}

/** Strength from which an achievement states its result. */
const STATES_RESULT = 0.8;

/** Whether the words that are shown contain the result, as the part cut off is invisible. */
export function tellsResult(shown: string, { lines, job }: Pick<Achievement, "lines" | "job">): boolean {
  const read = readAchievement(shown.replace(/…$/u, ""), lines, job);
  return read.strength >= STATES_RESULT && read.figures.length > 0 && saysChange(shown);
}

const NO_WORK = new Set(["publications", "awards", "education", "references", "interests", "skills"]);

function isSound(reading: CvReading, achievement: Achievement): boolean {
  const normalized = normalize(achievement.text);
  return (
    isAgreed(achievement) &&
    !isSmallPrint(reading, achievement) &&
    isWholeAchievement(reading.document, achievement) &&
    wholeClause(achievement.text) !== null &&
    !NO_ACHIEVEMENT.test(normalized) &&
    // In English most lines without a verb describe an employer: "Small publisher, 30 titles a year".
    (reading.facts.language !== "en" || saysWho(achievement) || /^\p{L}+ing\b/u.test(achievement.text)) &&
    !describesFirm(achievement.text) &&
    !PUBLICATION.test(normalized) &&
    /\p{Ll}/u.test(achievement.text) &&
    // A lower-case start may be the rest of a sentence.
    /^[\p{Lu}\p{N}¿¡$+«"“]/u.test(achievement.text) &&
    !OF_THE_MARGIN.test(achievement.text) &&
    !OTHER_POST.test(normalized) &&
    !isPlaceAndPost(achievement.text) &&
    !KNOWS.test(normalize(reading.document.lines[achievement.lines[0] ?? -1]?.text ?? "")) &&
    !REMARK.test(normalized) &&
    !isCredential(achievement.text) &&
    !/^[«“"(]/u.test(achievement.text) &&
    !achievement.lines.some((line) => NO_WORK.has(reading.sectionOf.get(line) ?? "other")) &&
    !isHeadingOfPost(achievement) &&
    !(
      achievement.figures.length === 0 &&
      wordCount(achievement.text) <= 2 &&
      achievement.lines.some((line) => isPostLine(reading, line))
    ) &&
    (achievement.job === null || reading.sure.jobs.has(reading.facts.jobs[achievement.job] as Job)) &&
    personalDataIn(achievement.text).length === 0 &&
    !achievement.lines.some((line) => isLeisure(reading, line))
  );
}

/** An action followed by its outcome: "…; tres ya tienen directorio", "…; nueve se entregaron". */
const OUTCOME_CLAUSE = /[;:,] (?:\p{L}+ ){1,3}(?:ya|se) \p{L}+/u;
const OUTCOME = regex("u")`
    \b(?:(?:sin|cero) (?:sancion|multas?|reclamos?|accidentes?|observaciones|incidentes?|huelgas?|atrasos?|
    perdidas?|evacuaciones)|(?:fue|fueron) \p{L}+(?:ad|id)[oa]s?|que (?:hoy |ya |a[uú]n |todav[ií]a )?(?:lo |la |
    los |las |se )?(?:\p{L}{3,}(?:io|aron|ieron)\b|usan?\b|siguen?\b)|logre|logramos|obtuve|obtuvo|consegui|gane|
    adjudicad[oa]s?|aprobad[oa]s?|acogid[oa]s?|premiad[oa]s?|publicad[oa]s?|still in use|
    from [^.;]{1,40} to (?:none|zero|nil)|saving|saved|released|freed|without downtime|awarded|approved|
    published)\b
  `;
/** Strength from which an achievement without a figure states a change. */
const STATES_CHANGE_WITHOUT_FIGURE = 0.25;

/** Whether the achievement already states its outcome, so that no advice asks for it. */
export function tellsOutcome(achievement: Achievement): boolean {
  const lower = achievement.text.toLowerCase();
  return (
    (achievement.figures.length === 0 && achievement.strength >= STATES_CHANGE_WITHOUT_FIGURE) ||
    achievement.strength >= STATES_RESULT ||
    achievement.figures.some((figure) => figure.kind === "change") ||
    OUTCOME.test(normalize(achievement.text)) ||
    OUTCOME_CLAUSE.test(achievement.text) ||
    /\bque (?:lo|la|los|las|se)? ?\p{L}+ó\b/u.test(lower) ||
    /:$/u.test(achievement.text)
  );
}
