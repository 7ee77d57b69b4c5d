/** The deeds that can be spoken of: what was done and can be quoted whole, not the names, places and prizes beside it. */

import { personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";
import { fold } from "#app/features/cv/vocabulary/text.ts";
import type { Job } from "../facts/facts.ts";
import { employerScore, titleScore } from "../facts/signals.ts";
import { describesFirm } from "../rubric/evidence/employers.ts";
import type { CvReading } from "../rubric/evidence/reading.ts";
import { type Deed, isAgreed, isTellable, readDeed, saysChange } from "../rubric/evidence/results.ts";
import { wordCount } from "../rubric/evidence/units.ts";
import { opensWithVerb, saysWho } from "../rubric/evidence/who.ts";
import { isCredential, quotableTitle } from "./quotable.ts";
import { isLeisure, isPostLine } from "./sure-skills.ts";
import { isWholeDeed, shownClause, wholeClause } from "./whole-quotes.ts";

const PRIZE =
  /^\W*(?:premio|beca|distincion|reconocimiento|mencion honrosa|promedio|nota|(?:mejor|primer|segundo|tercer) (?:egresad|alumn|promedio|trabajador|vendedor|lugar|puesto)|award|scholarship|won .*\b(?:award|prize|of the (?:month|year|trip)))/;
const REMARK =
  /^\W*(?:calle |avenida |av\. |pasaje |c\/|plaza |paseo |sin experiencia|no aplica|disponibilidad|referencias?|licencia (?:de conducir|clase)|motivo|jefe directo|contacto)/;
/** What somebody can or wants, and since when: no deed. */
const NO_DEED =
  /^\W*(?:(?:calificacion|evaluacion|nota|promedio)(?: \p{L}+)*:|me manejo en|domino|reporto(?: al?)?|dependo de|reporting to|report to|equipo de \d|turnos? de|aprendi|(?:tome|realice|hice|curse|complete|asisti a?) (?:en linea )?(?:el |un |los |varios )?(?:cursos?|talleres?|taller|diplomado)|se (?:hacer|usar|manejar|cocinar)|conozco|cuento con|busco|quiero|hola|a contar de|desde (?:marzo|abril|mayo|\d)|the same|made redundant|won .*of the (?:month|year|trip))(?!\p{L})/u;
const PUBLICATION = /\b(?:primer[ao]? autor[a]?|co-?autor[a]?|et al|vol\. ?\d|doi)\b/;
/** A date of another cell or of the margin. */
const OF_THE_MARGIN = /^(?:\d{1,2}[/.-])?(?:19|20)\d{2}(?!\d)|^\d{1,2}[/.]\d{1,2}(?!\d)/u;
/** A line that lists what somebody knows, whatever stands under it. */
const KNOWS = /^\W*(?:manejo|dominio|conocimientos?|herramientas|software|idiomas|skills|tools)\s*:/;
/** Places: parts with capitals between commas, a country or region at the end. */
const PLACE =
  /^(?:[\p{Lu}][\p{L}'’.]*(?: (?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)(?:\s*[,|/–-]\s*(?:Regi[oó]n |R\.?M\.?|[\p{Lu}][\p{L}'’.]*)(?:\s?(?:de|del|la|las|los|el|y|\p{Lu}[\p{L}'’.]*))*)+\.?$/u;

/** "Informe técnico Bramador Fase II, 2023 (co-autora)": the name of a work with its year. */
const TITLE_AND_YEAR = /,\s*(?:19|20)\d{2}\s*(?:\([^)]*\))?\.?$/u;

/** "Corporación de Ayuda Legal, de enero a junio de dos mil once": a place and when. */
const SPAN_OF_MONTHS =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:(?:de|del) )?(?:(?:19|20)\d{2}|dos mil \p{L}*|mil novecientos.*)\W*$/u;

/** A name, a place, a prize or a remark that no verb would mend: "Casino Termas del Ñirre". */
export function isFragment(deed: Deed): boolean {
  const folded = fold(deed.text);
  if (TITLE_AND_YEAR.test(deed.text) && deed.opener.kind !== "strong" && deed.figures.length === 0) return true;
  if (PRIZE.test(folded) || REMARK.test(folded)) return true;
  if (SPAN_OF_MONTHS.test(folded) && !opensWithVerb(deed)) return true;
  if (deed.opener.kind !== "none" || deed.figures.length > 0) return false;
  const long = deed.text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return wordCount(deed.text) < 3 || /^\p{Ll}/u.test(deed.text) || PLACE.test(deed.text) || capitals > long.length / 2;
}

/** A post that was read as a task: "Profesora asistente, misma universidad." */
function isHeadingOfPost(deed: Deed): boolean {
  if (deed.opener.kind === "strong" || deed.opener.kind === "routine") return false;
  const [head = "", rest] = deed.text.split(/[,.:(]/u);
  // "ayudante de cocina en restaurant El Puerto": a post and its place, without a stop between them.
  if (titleScore(head) >= 2.5 && /^.{4,40}?\s(?:en|at)\s/u.test(head) && deed.figures.length === 0) return true;
  if (rest === undefined) return deed.figures.length === 0 && wordCount(head) <= 4 && quotableTitle(head) !== null;
  return wordCount(head) <= 5 && quotableTitle(head) !== null;
}

/** A post of its own that was read as a task of the one above: "antes de eso fui chofer", "por mi cuenta". */
const OTHER_POST =
  /\b(?:antes de eso|por mi cuenta|con mi (?:padre|madre|papa|mama|familia|tio|tia)|fui (?:un |una )?\p{L}+(?:or|ora|er|era|ista|nte|ero|era)\b|como \p{L}+ .*\b(?:desde|hasta)\b|desde \p{L}+ del? (?:ano )?\p{L}+)/u;

/** "Casino Los Volcanes, copero": a place and a post. */
function isPlaceAndPost(text: string): boolean {
  const [place = "", post = ""] = text.split(/,\s+/u);
  return post !== "" && employerScore(place) >= 2 && titleScore(post) >= 2;
}

/** Share of the size of the text below which a line is a footer or a note. */
const SMALL_PRINT = 0.86;

function isSmallPrint({ document }: CvReading, { lines }: Deed): boolean {
  const size = Math.max(0, ...lines.map((line) => document.lines[line]?.size ?? 0));
  return size > 0 && document.bodySize > 0 && size < document.bodySize * SMALL_PRINT;
}

const soundness = new WeakMap<CvReading, WeakMap<Deed, boolean>>();

/** Whether a sentence may quote the deed as something that this person did; looked up once for each deed of a reading. */
export function isSoundDeed(reading: CvReading, deed: Deed): boolean {
  const of = soundness.get(reading) ?? new WeakMap<Deed, boolean>();
  soundness.set(reading, of);
  const known = of.get(deed) ?? isSound(reading, deed);
  of.set(deed, known);
  return known;
}

/** The deed as a finding may show it: something that was done, told whole or cut where a clause ends; null otherwise. */
export function showableClause(reading: CvReading, deed: Deed, max: number): string | null {
  return isTellable(deed) && isSoundDeed(reading, deed) ? shownClause(deed.text, max) : null;
}

/** From this strength a deed tells what came of it. */
const RESULT = 0.8;

/** Whether the words that are shown tell the result: what is cut off tells nobody anything. */
export function tellsResult(shown: string, { lines, job }: Pick<Deed, "lines" | "job">): boolean {
  const read = readDeed(shown.replace(/…$/u, ""), lines, job);
  return read.strength >= RESULT && read.figures.length > 0 && saysChange(shown);
}

const NO_WORK = new Set(["publications", "awards", "education", "references", "interests", "skills"]);

function isSound(reading: CvReading, deed: Deed): boolean {
  const folded = fold(deed.text);
  return (
    isAgreed(deed) &&
    !isSmallPrint(reading, deed) &&
    isWholeDeed(reading.document, deed) &&
    wholeClause(deed.text) !== null &&
    !NO_DEED.test(folded) &&
    // In English most lines without a verb say what a place is: "Small publisher, 30 titles a year".
    (reading.facts.language !== "en" || saysWho(deed) || /^\p{L}+ing\b/u.test(deed.text)) &&
    !describesFirm(deed.text) &&
    !PUBLICATION.test(folded) &&
    /\p{Ll}/u.test(deed.text) &&
    // In small letters it may be the rest of a sentence.
    /^[\p{Lu}\p{N}¿¡$+«"“]/u.test(deed.text) &&
    !OF_THE_MARGIN.test(deed.text) &&
    !OTHER_POST.test(folded) &&
    !isPlaceAndPost(deed.text) &&
    !KNOWS.test(fold(reading.document.lines[deed.lines[0] ?? -1]?.text ?? "")) &&
    !REMARK.test(folded) &&
    !isCredential(deed.text) &&
    !/^[«“"(]/u.test(deed.text) &&
    !deed.lines.some((line) => NO_WORK.has(reading.sectionOf.get(line) ?? "other")) &&
    !isHeadingOfPost(deed) &&
    !(deed.figures.length === 0 && wordCount(deed.text) <= 2 && deed.lines.some((line) => isPostLine(reading, line))) &&
    (deed.job === null || reading.sure.jobs.has(reading.facts.jobs[deed.job] as Job)) &&
    personalDataIn(deed.text).length === 0 &&
    !deed.lines.some((line) => isLeisure(reading, line))
  );
}

/** What somebody did, and then what came of it: "…; tres ya tienen directorio", "…; nueve se entregaron". */
const OUTCOME_CLAUSE = /[;:,] (?:\p{L}+ ){1,3}(?:ya|se) \p{L}+/u;
const OUTCOME =
  /\b(?:(?:sin|cero) (?:sancion|multas?|reclamos?|accidentes?|observaciones|incidentes?|huelgas?|atrasos?|perdidas?|evacuaciones)|(?:fue|fueron) \p{L}+(?:ad|id)[oa]s?|que (?:hoy |ya |a[uú]n |todav[ií]a )?(?:lo |la |los |las |se )?(?:\p{L}{3,}(?:io|aron|ieron)\b|usan?\b|siguen?\b)|logre|logramos|obtuve|obtuvo|consegui|gane|adjudicad[oa]s?|aprobad[oa]s?|acogid[oa]s?|premiad[oa]s?|publicad[oa]s?|still in use|from [^.;]{1,40} to (?:none|zero|nil)|saving|saved|released|freed|without downtime|awarded|approved|published)\b/u;
/** From this strength a deed tells what changed, with a figure or without. */
const TOLD_RESULT = 0.25;

/** Whether the deed says already what came of it: nothing is asked for that stands there. */
export function tellsOutcome(deed: Deed): boolean {
  const lower = deed.text.toLowerCase();
  return (
    (deed.figures.length === 0 && deed.strength >= TOLD_RESULT) ||
    deed.strength >= 0.8 ||
    deed.figures.some((figure) => figure.kind === "change") ||
    OUTCOME.test(fold(deed.text)) ||
    OUTCOME_CLAUSE.test(deed.text) ||
    /\bque (?:lo|la|los|las|se)? ?\p{L}+ó\b/u.test(lower) ||
    /:$/u.test(deed.text)
  );
}
