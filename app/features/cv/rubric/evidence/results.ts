/** How strongly a sentence shows a result: the core of the rubric. */

import { isEmptyTalk } from "#app/features/cv/vocabulary/cliches.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { describesFirm, isEnglishWithoutVerb } from "./employer-descriptions.ts";
import { type Figure, figures } from "./figures.ts";
import { wordCount } from "./sentences.ts";
import { type Opener, opener } from "./verbs.ts";

export type Achievement = {
  /** One sentence or bullet. */
  text: string;
  lines: readonly number[];
  /** Index into facts.jobs; null when it stands in a project, award or unnamed part. */
  job: number | null;
  figures: readonly Figure[];
  opener: Opener;
  /** 0 (a task, or nothing) to 1 (a measured outcome of the person's action). */
  strength: number;
  /** In a section that describes no work (summary, studies, awards): it may add points but never costs any. */
  aside: boolean;
  /** 0 to 1: the tagger's probability that its lines describe what was done; 1 when the tagger did not run. */
  agreed: number;
};

const CHANGE_WORD = regex()`
    \b(?:reduj\w+|reduc\w+|aument\w+|increment\w+|disminu\w+|baj(?:e|ando|amos)|baja(?:ron|da)|sub(?:i|io|iendo|
    imos)|ca(?:yo|yeron)|elev(?:e|o|ando|amos)|ahorr\w+|mejor(?:e|o|ando|amos)|mejora(?! continua)|optimi[zc]\w+|
    duplic\w+|dupliqu\w+|triplic\w+|recort\w+|recuper\w+|super(?:e|o|ando|amos)|logr\w+|alcanz\w+|alcanc\w+|
    crec\w+|acort\w+|evit\w+|eliminat?\w*|elimin\w+|gan(?:e|o|amos)|obtuv\w+|recaud\w+|adjudi[cq]\w+|fideli\w+|
    consegu\w+|liber(?:e|o|ando|amos|aron)|(?<!(?:en|al|lo|por|a|mas o) )menos(?! de\b)|mas que|sobre la meta|
    increas\w+|reduced|cut|grew|saved|raised|boosted|improv\w+|achiev\w+|exceed\w+|won|lowered|decreas\w+|doubled|
    reduz\w+|aumentei|economizei|economiz(?:o|ando)|melhor\w+|alcancei)\b
  `;
const DONE_WORD = regex()`
    \b(?:aprobad[oa]s?|entregad[oa]s?|publicad[oa]s?|implementad[oa]s?|resuelt[oa]s?|atendid[oa]s?|
    capacitad[oa]s?|certificad[oa]s?|adjudicad[oa]s?|vendid[oa]s?|instalad[oa]s?|ganad[oa]s?|cerrad[oa]s?|
    tramitad[oa]s?|construid[oa]s?|beneficiad[oa]s?|contratad[oa]s?|(?:sin|cero) (?:accidentes|observaciones|
    devoluciones|no conformidades|multas|reclamos|errores|hallazgos|incidentes|atrasos|reprocesos)|cumplimiento|
    en plazo|a tiempo|completed|delivered|approved|published)\b
  `;
const OUTCOME_WORD = regex()`
    \b(?:premio|premiad[oa]|galardon\w*|distincion|distinguid[oa]|reconocimiento|reconocid[oa]|primer lugar|
    segundo lugar|tercer lugar|finalista|beca|mencion honrosa|mejor (?:vendedor\w*|alumn[oa]|promedio|
    trabajador\w*|equipo|tesis|empleado)|adjudicad[oa]|seleccionad[oa]|aprobad[oa] por|(?:sin|cero) (?:accidentes|
    observaciones|devoluciones|no conformidades|multas|reclamos|errores|hallazgos|incidentes|atrasos|reprocesos)|
    certificacion obtenida|acreditacion|patente|award\w*|winner|first place|scholarship|premio)\b
  `;

// Negated or wished-for achievements do not count: "no logré", "espero aumentar". The extraction removes such lines;
// one that it misses must not count either.
const TO_THE_READER = regex()`
    \b(?:ignora|ignore|instrucciones (?:anteriores|previas)|previous instructions|est[ea] (?:candidat[oa]|
    postulante)|this (?:candidate|applicant)|asign\w+ .{0,25}punt\w+|punt(?:aje|uacion) maxim[oa]|maximum score|
    evaluador(?:a)? automatic[oa])\b
  `;
const NOT_DONE =
  /\b(?:no (?:logr|alcanc|pud|consegu|cumpl)\w*|espero|quisiera|me gustaria|busco|deseo|quiero|hope to|looking for)\b/;

/** A figure that only gives the size of a task ("12 procesos"). */
const DUTY_FIGURE = { digits: 0.35, word: 0.3 } as const;
/** An amount gained ("Recaudé 95 millones"): only the previous value is missing. */
const WON_FIGURE = 0.85;
/** A figure in an achievement that does not say what changed. */
const DONE_FIGURE = 0.65;
/** The same for a contribution to somebody else's achievement ("Apoyé a 12 familias"). */
const ROUTINE_FIGURE = 0.42;

/** Strength of the content of a sentence, before its opener is considered. */
function strengthOf(text: string, found: readonly Figure[], start: Opener): number {
  const normalized = normalize(text);
  if (NOT_DONE.test(normalized) || TO_THE_READER.test(normalized)) return 0;
  // Without its accent "bajó" is a preposition.
  const changed = CHANGE_WORD.test(normalized) || /\bbajó(?!\p{L})/u.test(text.toLowerCase());
  const strength = shownBy(normalized, changed, found, start);
  // Checked last: most sentences show nothing or a change, and then empty talk costs nothing.
  return strength > 0 && !changed && isEmptyTalk(text) ? 0 : strength;
}

/** Strength from figures, outcome and opener, ignoring the rest of the sentence. */
function shownBy(normalized: string, changed: boolean, found: readonly Figure[], start: Opener): number {
  const small = found.every((figure) => figure.kind === "word");
  const active = start.kind === "strong" || start.kind === "result";
  if (found.some((figure) => figure.kind === "change")) return changed || active || start.kind === "noun" ? 1 : 0.8;
  if (found.length > 0) {
    if (changed) return small ? DONE_FIGURE : WON_FIGURE;
    if (start.kind === "strong" || DONE_WORD.test(normalized)) return small ? ROUTINE_FIGURE : DONE_FIGURE;
    if (OUTCOME_WORD.test(normalized)) return DONE_FIGURE;
    // "48 personas en línea" gives a size but no actor.
    if (start.kind === "routine" || start.kind === "result") return ROUTINE_FIGURE;
    return small ? DUTY_FIGURE.word : DUTY_FIGURE.digits;
  }
  if (OUTCOME_WORD.test(normalized)) return 0.45;
  if (start.kind === "strong") return changed ? 0.3 : 0.18;
  return 0;
}

/** "de 14 a 9", "from 6 hours to 4 minutes", "antes 11". */
const FROM_TO = /\b(?:de|desde|from)\s[^.;]{1,40}\s(?:a|hasta|to)\s[^.;]{0,12}\d|\(antes|\bantes \d/;

const SAYS_CHANGE_PATTERN = regex("u")`
      \b(?:cay|fell|paso|pasaron|pase|pasamos|llev(?:e|o|aron)|dropp?ed|rose|went|menos|sub|baj|pag[oó]|
      paid back)\w*\b|bajó
    `;

/** Whether the words state a change, a gain or a completion; "ocupación de 92 %" states only a level. */
export function saysChange(text: string): boolean {
  const normalized = normalize(text);
  return (
    CHANGE_WORD.test(normalized) ||
    DONE_WORD.test(normalized) ||
    OUTCOME_WORD.test(normalized) ||
    FROM_TO.test(normalized) ||
    SAYS_CHANGE_PATTERN.test(normalized)
  );
}

/** Analyses one sentence: figures, opener and strength. */
export function readAchievement(
  text: string,
  lines: readonly number[],
  job: number | null,
  aside = false,
): Achievement {
  const found = figures(text);
  const start = opener(text, found.find((figure) => figure.kind !== "word")?.start ?? null);
  return {
    text,
    lines,
    job,
    figures: found,
    opener: start,
    strength: strengthOf(text, found, start),
    aside,
    agreed: 1,
  };
}

/** Minimum tagger probability to agree with the rules that this is an achievement. */
const AGREEMENT_THRESHOLD = 0.5;
export const isAgreed = ({ agreed }: Pick<Achievement, "agreed">): boolean => agreed >= AGREEMENT_THRESHOLD;

const HANGING =
  /(?:[,;:(/–-]|\s(?:de|del|la|el|los|las|un|una|y|e|o|u|en|con|por|para|a|al|que|su|sus|of|to|the|and|for|in))$/iu;

/** Whether a sentence can be shown as an achievement: complete, with a beginning and an action or a task. */
export function isTellable({ text, opener: start, figures: found, agreed }: Achievement): boolean {
  return (
    isAgreed({ agreed }) &&
    !describesFirm(text) &&
    !isEnglishWithoutVerb(text) &&
    /^[\p{Lu}\p{N}«"“¿¡($+]/u.test(text) &&
    // In all caps it is a heading.
    /\p{Ll}/u.test(text) &&
    (start.kind !== "none" || found.length > 0) &&
    !HANGING.test(text) &&
    // "Localidad: Zaragoza | País: España": form labels that run into the sentence.
    !/\p{L}:\s[^|]{0,80}\||[•●▪■]/u.test(text) &&
    !/@|\d{7,}|whatsapp|^(?:\d{1,2}[/.-])?(?:19|20)\d{2}(?!\d)/iu.test(text) &&
    text.split("(").length === text.split(")").length &&
    wordCount(text) >= 3
  );
}
