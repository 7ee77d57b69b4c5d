/** What an answer holds besides being to the point, read by rules from its own words. */

import { fold } from "#app/features/cv/vocabulary/text.ts";

export const SIGNALS = ["example", "role", "result", "figure", "time", "reason"] as const;
export type Signal = (typeof SIGNALS)[number];

/** For each signal the piece of the answer that shows it; a signal that is not there has no entry. */
export type Depth = Partial<Record<Signal, string>>;

const UNITS =
  "(?:dias?|semanas?|meses|mes|anos?|semestres?|trimestres?|horas?|minutos?|days?|weeks?|months?|years?|hours?)";
const NUMBER =
  "(?:\\d+(?:[.,]\\d+)*|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|varios|varias|pocos|pocas|one|two|three|four|five|six|ten|several)";

const COUNTS =
  "(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]+|veint[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|(?:dosc|tresc|cuatroc|quin|seisc|setec|ochoc|novec)ient[oa]s|mil|millon(?:es)?|la mitad|el doble|el triple|un tercio|una docena|por ciento|two|three|four|five|six|seven|eight|nine|ten|dozen|twenty|thirty|hundred|thousand|million|percent|half)";

/** On the folded text. Each finds the words by which the signal shows. */
const MARKS: Readonly<Record<Exclude<Signal, "role">, RegExp>> = {
  example:
    /\b(?:una vez|un dia|una ocasion|por ejemplo|en una (?:de las|oportunidad)|me toco|nos toco|recuerdo|me acuerdo|ese dia|esa vez|el caso de|cuando (?:trabaj|estab|estuv|era|entr|hic|llegu|recib|asum|part|el|la|los|las)\w*|en (?:mi|nuestra|la|el) (?:ultim[oa] |primer[oa]? )?(?:practica|tesis|ayudantia|voluntariado|proyecto|taller|pega|turno|empresa|bodega|local|hospital|clinica|colegio|oficina|planta|sucursal|consultora|fundacion|gerencia|universidad)|for example|for instance|one time|when i|at my|during my)\b/g,
  result:
    /\b(?:logr(?:e|o|amos|aron|ando)|consegui(?:mos|o)?|consiguio|quedo|quedamos|quedaron|termin(?:e|amos|aron|o (?:en|con|por|bien|mal|mejor|siendo))|al final|finalmente|baj(?:e|o|amos|aron)|subi(?:o|mos|eron)?|aument(?:e|o|amos|aron)|reduj(?:e|o|imos|eron)|disminuy(?:o|eron)|mejor(?:e|o|amos|aron)|ahorr(?:e|o|amos|aron)|crec(?:io|imos|ieron)|dupli(?:que|co|camos)|evit(?:e|o|amos|aron)|desde (?:entonces|ahi|ese dia)|gracias a es[oe]|con eso|el resultado (?:fue|es)|aprob(?:e|o|amos|aron)|gan(?:e|o|amos|aron)|adopt(?:o|aron)|cumpli(?:mos|o)?|resolvi(?:mos|o)?|resulto|funciono|sirvio|arregl(?:e|o|amos)|solucion(?:e|o|amos)|recuper(?:e|o|amos|aron)|siguen? (?:usando|funcionando|vigente)|pas(?:o|amos|aron) de|nunca mas|ya no hubo|entreg(?:ue|amos) a tiempo|renov(?:o|aron|amos)|firm(?:o|aron|amos)|ended up|as a result|the result was|increased|reduced|improved|saved|grew|dropped|since then|we (?:won|delivered|finished|closed)|cut)\b/g,
  // A duration ("6 años") is time, not a figure; a year neither.
  figure: new RegExp(
    `(?<![\\p{L}\\d.,])(?!(?:19|20)\\d\\d(?!\\d|[.,]\\d))(?:\\$?\\d+(?:[.,]\\d+)*(?: ?%)?|${COUNTS})(?![\\p{L}\\d]|[.,]\\d| ${UNITS}(?!\\p{L}))`,
    "gu",
  ),
  time: new RegExp(
    `\\b(?:(?:19|20)\\d\\d|${NUMBER} ${UNITS}|(?:enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:el|este|ese|del) (?:ano|mes|semestre|trimestre|verano|invierno)(?: pasado| anterior)?|ayer|la semana pasada|(?:primer|segundo|tercer|cuarto|quinto|ultimo)o? (?:ano|semestre|mes|trimestre)|last (?:year|month|week|summer)|hace (?:poco|tiempo))\\b`,
    "g",
  ),
  reason:
    /\b(?:porque|porq|pq|xq|ya que|por eso|por es[ao] (?:razon|motivo)|debido a|dado que|puesto que|para que|la razon|el motivo|me (?:motiv|muev|interes|gust|import|atrae|convenc)\w*|me llam(?:a|o) la atencion|preferi|me di cuenta (?:de )?que|lo (?:hice|elegi|decidi) (?:por|para|asi)|because|so that|in order to|the reason|which is why)\b/g,
};

/** Endings é and í say "I did", in words that carry their accents. */
const FIRST_PERSON = /(?<!\p{L})\p{L}{2,}[éí](?!\p{L})/gu;
const NOT_VERBS = new Set(
  "así aquí allí ahí qué porqué café bebé comité josé té también través jamás mí sí cafés casi chalé consomé puré rubí josué andré noé rené noemí salomé maní ají haré seré estaré tendré podré diré iré daré veré sabré".split(
    " ",
  ),
);
const FIRST_PERSON_WORDS =
  /\b(?:yo (?!no se\b|creo\b|soy\b|pienso\b)\p{L}+|hice|tuve|pude|puse|propuse|dije|estuve|traje|supe|conduje|fui yo|me (?:toco|encargue|encargo|encargaba|ofreci|hice|puse|sente|reuni|acerque|junte|dedique|propuse)|nos toco a mi|mi (?:parte|tarea|rol|labor|funcion|responsabilidad|decision|idea|aporte) (?:fue|era|es|consistia)|a mi cargo|quede a cargo|estaba a cargo|coordino|lidero|organizo|reviso|superviso|i (?:\w{2,}ed|led|made|built|did|took|wrote|ran|set|chose|got|put|told|went|spoke|found|cut|sold|taught)\b|my (?:job|role|part|task) was|i was (?:responsible|in charge))\b/gu;

/** Past tenses of third persons and of "we": two of them make a told event. */
const TOLD =
  /(?<!\p{L})(?:\p{L}{2,}(?:ó|aron|ieron|amos|imos|aba|aban|abamos|ábamos)|era|eran|estaba|había|tenía|tenían|hubo|fue|fueron)(?!\p{L})/gu;

/** Characters that are read: nobody says more in one answer. */
const LONGEST_READ = 6000;
const LONGEST_QUOTE = 90;
const SHORTEST_QUOTE = 16;
/** What must not stand before an ellipsis: punctuation and words that announce another. */
const LOOSE_END =
  /(?:\s+(?:de|del|la|el|los|las|un|una|en|y|o|que|a|al|con|por|para|su|mi|se|the|of|to|and))*[\s,;:.]*$/iu;

/** The signals of an answer, each with the piece that shows it. Linear in the length of the text. */
export function depthOf(answer: string): Depth {
  const text = answer.slice(0, LONGEST_READ).normalize("NFC");
  const folded = fold(text);
  const lower = text.toLowerCase();
  const found: Depth = {};
  const role = firstRole(lower, folded);
  if (role !== null) found.role = pieceAt(text, role);
  for (const signal of ["example", "result", "figure", "time", "reason"] as const) {
    const at = firstMark(folded, MARKS[signal]);
    if (at !== null) found[signal] = pieceAt(text, at);
  }
  if (found.example === undefined) {
    const told = [...lower.matchAll(TOLD)];
    const first = told[0];
    if (first !== undefined && told.length + (role === null ? 0 : 1) >= 2) found.example = pieceAt(text, first.index);
  }
  return found;
}

function firstMark(folded: string, mark: RegExp): number | null {
  mark.lastIndex = 0;
  return mark.exec(folded)?.index ?? null;
}

function firstRole(lower: string, folded: string): number | null {
  for (const match of lower.matchAll(FIRST_PERSON)) if (!NOT_VERBS.has(match[0])) return match.index;
  return firstMark(folded, FIRST_PERSON_WORDS);
}

/** The clause around a place in the text, at most 90 characters, cut between words. */
function pieceAt(text: string, at: number): string {
  const start = Math.max(...[". ", "? ", "! ", "; ", ": ", "\n", ", "].map((stop) => after(text, stop, at)));
  const stop = text.slice(at).search(/[.;:?!](?:\s|$)|,\s|\n/);
  const end = stop < 0 ? text.length : at + stop;
  if (end - start >= SHORTEST_QUOTE) return tidy(text, start, end, at);
  const sentence = Math.max(...[". ", "? ", "! ", "\n"].map((mark) => after(text, mark, at)));
  const close = text.slice(at).search(/[.?!](?:\s|$)|\n/);
  return tidy(text, sentence, close < 0 ? text.length : at + close, at);
}

function after(text: string, stop: string, at: number): number {
  const found = at === 0 ? -1 : text.lastIndexOf(stop, at - 1);
  return found < 0 ? 0 : found + stop.length;
}

/** The piece without the words that only tie it to its neighbours; a long one around the place that matters. */
function tidy(text: string, start: number, end: number, at: number): string {
  const far = end - start > LONGEST_QUOTE && at - start > LONGEST_QUOTE / 2;
  const from = far ? text.lastIndexOf(" ", at - LONGEST_QUOTE / 3) + 1 : start;
  const piece = text
    .slice(from, end)
    .trim()
    .replace(/^(?:y|e|o|pero|entonces|así que|and|but|so)\s+/iu, "")
    .replace(/\s+(?:y|e|o|que|de|pero|en|a|con|and|that|to)$/iu, "");
  return clip(far ? `…${piece}` : piece);
}

/** The beginning of a text, at most 90 characters, cut between words and marked with an ellipsis. */
export function clip(text: string): string {
  const plain = text.replace(/\s+/gu, " ").trim();
  if (plain.length <= LONGEST_QUOTE) return plain;
  const head = plain.slice(0, LONGEST_QUOTE);
  return `${head.replace(/\s\S*$/u, "").replace(LOOSE_END, "")}…`;
}
