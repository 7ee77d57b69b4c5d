/** Cuts a run of lines into entries, each around the line with its dates. */

import { regex } from "#app/platform/regex.ts";
import type { DateExpression } from "../dates/date-ranges.ts";
import type { CvLine } from "../lines.ts";

type Anchor = { line: CvLine; date: DateExpression };

export type Entry = {
  date: DateExpression | null;
  /** The dated line; null for a job without dates. */
  anchor: CvLine | null;
  /** Lines that name the job, in reading order, including the dated one. */
  header: CvLine[];
  details: CvLine[];
};

const MAX_LEAD = 3;
const MAX_HEADER_WORDS = 16;
const DETAIL_LABEL = regex()`
    ^(?:(?:principales |main |key )?(?:funciones|labores|tareas|responsabilidades|logros|actividades|achievements|
    responsibilities|duties|tasks|descripcion|description|herramientas|tecnologias|technologies|tools|stack|
    referencia|jefe directo|motivo(?: de)? (?:retiro|salida|termino)|jefatura|contacto|atividades))
  `;
/** Header row of a table of jobs. */
const COLUMN_TITLES = regex()`
    ^(?:(?:periodo|fechas?|anos?|empresa|institucion|empleador|cargo|funcion(?:es)?|puesto|desde|hasta|lugar|
    actividad|y)(?:\s+|$)){2,}$
  `;
/** Labels of the fields that name a job in a form. */
const HEADER_LABEL = /^(?:cargo|puesto|empresa|empleador|institucion|rol|company|employer|position)\b/;
const WORK_VERB = regex()`
    \b(?:trabaj[eoa]|trabaje|trabajando|trabajado|me desempe\w+|desempenandome|estuve|estoy|fui|soy|ejerci|ejerzo|
    labore|preste|worked|work|working|was|am|trabalh\w+)\b
  `;

/** "Trabajo en casas desde 2019" tells of a job wherever it stands; "trabajo de título" does not. */
const TELLS_JOB = regex()`
    ^(?:actualmente |hoy |yo )?(?:trabaj[eo]|he trabajado|me desempen[eo])\b(?! (?:de|en) (?:titulo|grado|tesis|
    equipo|investigacion))
  `;

/** Whether a line can name a job, an employer or a place, rather than describe tasks. */
export function isHeaderLike(line: CvLine): boolean {
  if (
    line.words === 0 ||
    line.words > MAX_HEADER_WORDS ||
    /\S@\S|https?:|\d{1,2}\.?\d{3}\.?\d{3}-[\dk]/i.test(line.text)
  )
    return false;
  if (COLUMN_TITLES.test(line.normalized) || (line.words === 1 && DETAIL_LABEL.test(line.normalized))) return false;
  if (line.label !== null && DETAIL_LABEL.test(line.label.name)) return false;
  if (HEADER_LABEL.test(line.label?.name ?? "")) return true;
  if (line.prose) return line.dates.length > 0 && line.title + line.employer >= 2;
  if (/[;.]$/.test(line.text) && line.words > 4 && line.employer === 0) return false;
  return !(line.verb && line.title === 0 && line.employer === 0);
}

/** The dated lines that start a job. `strict` requires a title or an employer beside the dates. */
function findAnchors(run: readonly CvLine[], strict: boolean): Anchor[] {
  const anchors: Anchor[] = [];
  for (const line of run) {
    const ranges = line.rowDate === undefined ? line.dates.filter((date) => date.shape === "range") : [line.rowDate];
    const date = ranges[0] ?? line.dates[0];
    if (date === undefined) continue;
    if (!isAnchor(line, date, run, strict) && !(strict && besideAnchor(line, date, anchors.at(-1)))) continue;
    anchors.push({ line, date });
    // Two jobs on one line of running text: "Cajera en A (2018-2019), vendedora en B (2019-2021)".
    for (const other of ranges.slice(1)) anchors.push({ line, date: other });
  }
  // Where jobs have lines of their own, dates within sentences belong to descriptions.
  if (!anchors.some(({ line }) => !line.prose)) return anchors;
  return anchors.filter(
    ({ line, date }) =>
      !line.prose ||
      date.from <= 2 ||
      WORK_VERB.test(line.normalized) ||
      ((line.title >= 2.5 || line.employer >= 3) && isSetApart(line, date)),
  );
}

/**
 * Under no known heading, a dated line directly below a job is a job too, whatever its words: "PARTICULAR 2024 / 2025".
 */
function besideAnchor(line: CvLine, date: DateExpression, last: Anchor | undefined): boolean {
  if (last === undefined || line.prose || date.shape !== "range" || line.degree >= 2 || line.institution >= 2)
    return false;
  return last.line.index === line.index - 1 && nameWords(line) > 0 && line.source.gapBefore < 1;
}

/**
 * The date is set off by a comma, full stop or bracket: "Pediatra, Hospital San Gabriel. Abril 2019 a la fecha, 22
 * horas."
 */
function isSetApart(line: CvLine, date: DateExpression): boolean {
  return /[.,;:|()–—-]\s*$/.test(line.text.slice(0, date.from));
}

function isAnchor(line: CvLine, date: DateExpression, run: readonly CvLine[], strict: boolean): boolean {
  if (line.label !== null && DETAIL_LABEL.test(line.label.name)) return false;
  const named = line.title >= 1 || line.employer >= 1;
  const alone =
    line.rest.replace(/[^\p{L}]/gu, "").length <= 2 ||
    /^(?:periodo|fecha|fechas|duracion|anos?|desde|ingreso|tiempo)$/.test(line.label?.name ?? "");
  // "Aseo en oficinas, 2017 - 2019": under a work heading a short dated line is a job, even if a word looks like a
  // verb.
  const short = !strict && !line.bullet && !line.prose && date.shape === "range" && line.words <= 9;
  if (line.verb && !WORK_VERB.test(line.normalized) && !named && !short) return false;
  if (line.prose || (line.bullet && line.words > MAX_HEADER_WORDS)) {
    if (date.shape === "single") return false;
    if (WORK_VERB.test(line.normalized)) return true;
    const before = line.text.slice(0, date.from).split(/\s+/).filter(Boolean).length;
    return !line.verb && before <= 8 && (named || before === 0 || !(strict || line.bullet || /%|\$/.test(line.text)));
  }
  if (date.shape === "single") {
    if (strict) return false;
    return (
      (alone && neighbours(line, run).some((other) => other.title + other.employer >= 1)) ||
      (named && !line.bullet) ||
      (named && line.words <= 9)
    );
  }
  if (!strict) return !line.bullet || named || line.words <= 9;
  return named || TELLS_JOB.test(line.normalized) || (alone && neighbours(line, run).some((other) => other.title >= 1));
}

function neighbours(line: CvLine, run: readonly CvLine[]): CvLine[] {
  const at = run.indexOf(line);
  return run.slice(Math.max(0, at - 2), at + 3).filter((other) => other !== line && isHeaderLike(other));
}

/** Entries of a run in order. Lines before the first entry that belong to none are dropped. */
export function findEntries(run: readonly CvLine[], strict: boolean): Entry[] {
  const anchors = findAnchors(run, strict);
  const position = new Map(run.map((line, at) => [line, at] as const));
  const at = anchors.map((anchor) => position.get(anchor.line) ?? 0);
  const first = at[0];
  if (first === undefined) return [];
  const usualLead = leadBefore(run, first, -1);
  const starts: number[] = [];
  for (const [index, here] of at.entries()) {
    const before = at[index - 1];
    if (before === undefined) starts.push(here - usualLead);
    else if (before === here) starts.push(starts[index - 1] ?? here);
    else starts.push(here - bestLead(run, before, here, starts[index - 1] ?? 0, usualLead));
  }
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? 0;
    const here = at[index] ?? 0;
    // Two ranges on one line: two periods at the same employer.
    const next = at.findIndex((other, place) => place > index && other !== here);
    const end = Math.max(next < 0 ? run.length : (starts[next] ?? run.length), here + 1);
    // Two ranges one below the other, the second without words: another period of the same job.
    const again = here > 0 && at[index - 1] === here - 1 && nameWords(run[here - 1]) + nameWords(anchor.line) === 0;
    const shared = run.slice(starts[index - 1] ?? start, here).some((line) => nameWords(line) > 0);
    const from = again && start === here && shared ? (starts[index - 1] ?? start) : start;
    const follow = headerAfter(run, here, end, run.slice(from, here + 1));
    return {
      date: anchor.date,
      anchor: anchor.line,
      header: run.slice(from, here + 1 + follow),
      details: run.slice(here + 1 + follow, end),
    };
  });
}

/** Number of lines directly above that name the job: at most three, none of them prose. */
function leadBefore(run: readonly CvLine[], at: number, floor: number): number {
  const dated = run[at];
  const whole = dated !== undefined && dated.employer >= 2.5 && dated.source.gapBefore >= 0.8;
  // An entry that names its employer after a blank space takes no line from above.
  if (whole || TELLS_JOB.test(dated?.normalized ?? "")) return 0;
  let lead = 0;
  while (lead < MAX_LEAD && at - lead - 1 > floor) {
    const line = run[at - lead - 1];
    if (line === undefined || !isHeaderLike(line) || (line.bullet && run[at]?.bullet !== true)) break;
    lead += 1;
  }
  return lead;
}

/**
 * How many of the lines between two dated ones belong to the second, judged by spacing, weight, titles and the
 * document's habit.
 */
function bestLead(run: readonly CvLine[], before: number, at: number, startBefore: number, usual: number): number {
  const most = leadBefore(run, at, before);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let lead = 0; lead <= most; lead += 1) {
    const score = leadScore(run, { before, at, lead, startBefore, usual });
    if (score > bestScore) {
      bestScore = score;
      best = lead;
    }
  }
  return best;
}

type Split = { before: number; at: number; lead: number; startBefore: number; usual: number };

function leadScore(run: readonly CvLine[], { before, at, lead, startBefore, usual }: Split): number {
  const boundary = run[at - lead];
  const above = run[at - lead - 1];
  if (boundary === undefined || above === undefined) return -10;
  let score = lead === usual ? 2 : -0.3 * Math.abs(lead - usual);
  const gap = boundary.source.gapBefore - Math.max(0, run[at - lead + 1]?.source.gapBefore ?? 0);
  if (boundary.source.gapBefore >= 0.5 && gap > 0.3) score += 2;
  if (boundary.source.bold && !above.source.bold) score += 1;
  if (boundary.source.size > above.source.size + 0.4) score += 1;
  if (boundary.source.block !== above.source.block) score += 0.5;
  if (above.bullet || above.prose) score += 1;
  const leading = run.slice(at - lead, at);
  if (leading.some((line) => line.title >= 1)) score += 1;
  if (leading.some((line) => line.employer >= 1)) score += 0.7;
  if (
    leading.slice(1).some((line) => line.source.gapBefore >= 0.8 && line.source.gapBefore > boundary.source.gapBefore)
  )
    score -= 2;
  const own = nameWords(run[at]);
  if (lead === 0 && own === 0 && usual > 0) score -= 2;
  const restBefore = run.slice(startBefore, at - lead).filter((line) => isHeaderLike(line));
  if (restBefore.every((line) => nameWords(line) === 0) && nameWords(run[before]) === 0) score -= 4;
  return score;
}

function nameWords(line: CvLine | undefined): number {
  return line === undefined ? 0 : line.rest.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
}

/** Number of lines after the dated one that still name the job. */
function headerAfter(run: readonly CvLine[], at: number, end: number, above: readonly CvLine[]): number {
  let titles = above.some((line) => line.title >= 1);
  let employers = above.some((line) => line.employer >= 1);
  let named = above.reduce((sum, line) => sum + (nameWords(line) > 0 ? 1 : 0), 0);
  let follow = 0;
  while (follow < MAX_LEAD && at + follow + 1 < end) {
    const line = run[at + follow + 1];
    if (line === undefined || line.bullet || !(isHeaderLike(line) || (named === 0 && isNamingSentence(line)))) break;
    // A degree below a named job is what the person studied.
    if (named > 0 && line.degree >= 2 && line.title < 2.5 && line.employer < 2.5) break;
    const [title, employer] = [line.title >= 1, line.employer >= 1];
    const labelled =
      /^(?:cargo|puesto|empresa|empleador|institucion|lugar|rol|funcion|company|employer|position|title|ciudad)$/.test(
        line.label?.name ?? "",
      );
    const useful =
      labelled || (title && !titles) || (employer && !employers) || named === 0 || (line.source.bold && named < 2);
    const second =
      named === 1 && !(titles && employers) && line.words <= 6 && /^\p{Lu}/u.test(line.text) && isNameLike(line);
    if (!useful && !second) break;
    titles ||= title;
    employers ||= employer;
    named += 1;
    follow += 1;
  }
  return follow;
}

/** "Agrícola Los Robles y Cía. Secretaria de gerencia." under a line of dates. */
function isNamingSentence(line: CvLine): boolean {
  return line.words <= 14 && !line.verb && line.dates.length === 0 && line.title + line.employer >= 2.5;
}

/** Most words are capitalised: the name of an employer rather than a task. */
function isNameLike(line: CvLine): boolean {
  const words = line.rest.split(/\s+/).filter((word) => /\p{L}{4}/u.test(word));
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length >= 0.7;
}
