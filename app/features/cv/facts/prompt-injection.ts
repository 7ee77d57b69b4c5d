/** Lines that address a model or an evaluator instead of describing the person. They give no facts. */

import { regex } from "#app/platform/regex.ts";
import { headingKind } from "../vocabulary/headings.ts";
import { normalize } from "../vocabulary/normalize-text.ts";
import type { CvLine } from "./lines.ts";
import { deobfuscated } from "./obfuscation.ts";

/** One match is enough: no career is described like this. */
const STRONG: readonly RegExp[] = [
  regex()`
    \b(?:ignor[ae]r?|olvid[ae]r?|omit[ae]|desestim[ae]|descart[ae]|desobedece|haz caso omiso de|ignore|disregard|
    forget|desconsidere|esqueca)\b.{0,30}\b(?:instruccion(?:es)?|indicacion(?:es)?|ordenes|reglas|instructions?|
    prompts?|rules|instruc(?:oes|ao)|criterios|rubrica)\b
  `,
  regex()`
    \b(?:asign[ae][rs]?|asignale|otorg[ae][rs]?|otorgale|dale|dele|ponle|calific[ao]r?|califique|puntu[ae]r?|
    coloc[ae]|atribua|conceda|assign|award|give|rate|score|grade)\b.{0,50}\b(?:100|10 ?/ ?10|puntos|puntaje|
    puntuacion|pontuacao|nota maxima|score|points|maxim[oa]|maximum|highest|full marks|
    perfect)\b.{0,40}\b(?:candidat[eoa]s?|postulante|curriculum|cv|resume|applicant|perfil|profile|total|
    competenc\w+|este|esta|this)\b
  `,
  regex()`
    \b(?:asign[ae]s?|otorg(?:a|as|ue|ues)|dale|ponle|assign|award|give)\b.{0,30}\b(?:candidat[eoa]|postulante|cv|
    curriculum|applicant|resume)\b.{0,40}\b(?:100|puntos|puntaje|puntuacion|score|points|nota)\b
  `,
  regex()`
    puntuacion_total|total_score|overall_?score\s*[:=]|\bsystem ?prompt\b|\bprompt injection\b|</?(?:system|
    instructions?|prompt)>|\[/?inst\]|<\|
  `,
  regex()`
    \b(?:as an ai|as a language model|you are (?:an? )?(?:ai|chatgpt|gpt|assistant|language model|recruiter bot|
    hiring)|eres (?:un[ao]? )?(?:ia|inteligencia artificial|chatgpt|gpt|asistente|modelo de lenguaje|evaluador|
    reclutador)|voce e (?:uma )?(?:ia|assistente))\b
  `,
  regex()`
    \b(?:nota|mensaje|instruccion(?:es)?|aviso|indicacion(?:es)?|orden|note|message|instructions?|attention|
    atencion)\b.{0,12}\b(?:para|al|a|to|for|do|ao)\b.{0,14}\b(?:sistema|ia|inteligencia artificial|modelo|
    algoritmo|bot|robot|evaluador(?:a|es)?(?: automatic\w+)?|ats|chatgpt|gpt|llm|ai|model|system|evaluator|
    screening|parser|software de (?:seleccion|evaluacion))\b
  `,
  regex()`
    \b(?:si eres|if you are|caso seja)\b.{0,20}\b(?:ia|ai|un modelo|modelo|bot|algoritmo|chatgpt|language model|
    llm|sistema)\b
  `,
  regex()`
    \b(?:no (?:menciones|mencione|muestres|incluyas|senales|reportes)|do not (?:mention|report|include|show)|
    don't mention|nao mencione)\b.{0,30}\b(?:areas?|debilidad\w*|mejora|errores|aspectos|puntos|weakness\w*|
    improvement|flaws|negativ\w*|pontos|fraquezas|this|esto|esta)\b
  `,
  regex()`
    \b(?:responde|respondan?|contesta|devuelve|respond|reply|answer|output|return|responda)\b.{0,20}\b(?:con|solo|
    unicamente|siempre|with|only|exactly|com|apenas)\b.{0,40}\b(?:puntuacion|puntaje|score|100|json|si|yes|apto|
    aprobado|excelente|excellent|approved|contratar|hire|recomendado)\b
  `,
];
/** Markup and values of machine data: one match is enough. */
const MACHINE: readonly RegExp[] = [
  /\bcv\s?>{2,}|<{2,}\s?cv\b|<!--|^\W*(?:system|assistant)\s*[\])*]*\s*:/,
  /\b(?:nuevas|new) (?:instrucciones|instructions|ordenes|orders)\s*[:.]/,
  /\b(?:level|score|puntaje|verdict|veredicto|grades?|total)["']?\s*[:=]\s*["']?(?:5|10|100|sube|max\w*|perfect\w*)\b/,
];
/** The same in languages that are rare in these CVs. */
const ELSEWHERE: readonly RegExp[] = [
  /\b(?:ignore[rz]?|oublie[rz]?|ne tenez pas compte)\b.{0,30}\b(?:instructions?|consignes|regles)\b/,
  /\b(?:attribue[rz]?|donne[rz]?|accorde[rz]?)\b.{0,40}\b(?:note|score|points)\b.{0,30}\b(?:candidat\w*|maximal\w*)\b/,
  /\b(?:ignorier|vergiss|missacht)\w*\b.{0,40}\b(?:anweisung|regel|anleitung|vorgabe)\w*\b/,
  /\b(?:gib|gebt|geben|vergib|bewerte)\b.{0,50}\b(?:punktzahl|hochstnote|bestnote|hochste note|volle punkte)\b/,
  /\b(?:ignora|ignorare|ignorate|dimentica)\b.{0,40}\b(?:istruzioni|regole|indicazioni|instruccions)\b/,
  /\b(?:assegna|assegnare|attribuisci|dona)\b.{0,40}\b(?:punteggio|punti|puntuacio)\b.{0,40}\bcandidat\w*/,
];
/** Words without spaces between them: only complete commands count. */
const RUN_TOGETHER = regex()`
    (?:ignor|olvid|omit|disregard|forget)\w{0,30}(?:instruc|reglas|rules)|(?:asign|otorg|assign|
    give)\w{0,20}(?:punt|point|score)
  `;
/** Two different matches are needed, as each may occur in an honest CV. */
const WEAK: readonly RegExp[] = [
  regex()`
    \b(?:candidat[oae]|postulante|applicant)\b.{0,12}\b(?:perfect[oa]|ideal|excepcional|perfeito|perfect|
    exceptional|best|mejor)\b|\b(?:perfect|ideal|best|mejor) (?:candidat[oae]|postulante|applicant)\b
  `,
  regex()`
    \b(?:puntuacion|puntaje|score|pontuacao|calificacion)\b.{0,20}\b(?:maxim[oa]|perfect[oa]?|100|mas alt[oa]|
    highest|maximum|full)\b
  `,
  /\b(?:todas las competencias|all competencies|all criteria|todos los criterios|cada competencia|todos los items)\b/,
  regex()`
    \b(?:evaluador|evaluator|evaluation|algoritmo|algorithm|modelo de ia|ai model|reclutador automatico|
    sistema de evaluacion|inteligencia artificial|language model|modelo de lenguaje)\b
  `,
  regex()`
    \b(?:debes?|tienes que|deberas|must|should|always|siempre|obligatoriamente)\b.{0,20}\b(?:evaluar|calificar|
    puntuar|recomendar|asignar|contratar|seleccionar|aprobar|considerar|rate|score|hire|recommend|select|approve|
    rank)\w*\b
  `,
  regex()`
    \b(?:recomienda|contrata|selecciona|aprueba|recommend|hire|approve|select|rank)\b.{0,20}\b(?:a este|este|esta|
    this|inmediatamente|immediately|sin dudar|strongly)\b
  `,
  regex()`
    \b(?:instrucciones|instructions|instrucoes) (?:anteriores|previas|previous|prior|above|ocultas|hidden)\b|
    \bprevious instructions\b
  `,
];
const MAX_FOLLOWING = 8;

function weakCues(text: string): number {
  return WEAK.filter((pattern) => pattern.test(text)).length;
}

function instructs(text: string): boolean {
  if (orders(text)) return true;
  const read = deobfuscated(text);
  return read !== null && (orders(read) || (read.match(/[a-z]{30,}/g) ?? []).some((word) => RUN_TOGETHER.test(word)));
}

function orders(text: string): boolean {
  return [...STRONG, ...MACHINE, ...ELSEWHERE].some((pattern) => pattern.test(text)) || weakCues(text) >= 2;
}

/** Whether a text by itself addresses a model or an evaluator, as such a line of a CV does. */
export function addressesMachine(text: string): boolean {
  return instructs(normalize(text));
}

/** Indexes of the instructing lines, including the heading above and the rest of the paragraph. */
export function findInstructions(lines: readonly CvLine[]): number[] {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (line.text.length < 8) continue;
    if (instructs(line.normalized)) takeParagraph(lines, at, found);
    else if (
      next !== undefined &&
      sameParagraph(line, next) &&
      !instructs(next.normalized) &&
      instructs(`${line.normalized} ${next.normalized}`)
    ) {
      found.add(line.index);
      takeParagraph(lines, at + 1, found);
    }
  }
  return [...found].sort((a, b) => a - b);
}

const ADDRESSES = regex()`
      \b(?:nota|instruccion\w*|mensaje|sistema|ia|evaluador\w*|importante|aviso|note|instructions?|system|ai|
      message|important|atencion|attention)\b
    `;

function takeParagraph(lines: readonly CvLine[], at: number, found: Set<number>): void {
  const line = lines[at];
  if (line === undefined) return;
  found.add(line.index);
  for (let next = at + 1; next <= at + MAX_FOLLOWING; next += 1) {
    const [before, here] = [lines[next - 1], lines[next]];
    if (before === undefined || here === undefined || !sameParagraph(before, here)) break;
    const unfinished = !/[.!?:]["”»)]?$/.test(before.text);
    const heads = before.words <= 8 && next === at + 1 && here.prose;
    if (!unfinished && !heads && weakCues(here.normalized) === 0) break;
    found.add(here.index);
  }
  const above = lines[at - 1];
  if (above === undefined || found.has(above.index)) return;
  const title = above.words <= 7 && above.dates.length === 0 && headingKind(above.text) === null && !above.prose;
  const addresses = ADDRESSES;
  if ((title && addresses.test(above.normalized)) || (startsInside(line) && sameParagraph(above, line)))
    found.add(above.index);
}

/** The sentence began on the line above. */
function startsInside(line: CvLine): boolean {
  return /^\p{Ll}/u.test(line.text) && line.words >= 3;
}

function sameParagraph(above: CvLine, line: CvLine): boolean {
  if (line.source.block !== above.source.block && line.source.gapBefore > 0) return false;
  if (
    line.source.gapBefore >= 0.8 ||
    (!/^\p{Ll}/u.test(line.text) && line.dates.some((date) => date.shape === "range"))
  )
    return false;
  return headingKind(line.text) === null && !/@|linkedin\.com/.test(line.normalized) && (above.bullet || !line.bullet);
}
