import { regex } from "#app/platform/regex.ts";
import type { Standing } from "../limits.ts";
import { ASPECTS, aspectsOf, type Question } from "../question-bank/question.ts";
import { LEARNT_IN } from "../report/answer-comments.ts";
import { type ReadPiece, readable, readPieces } from "../signals/features.ts";
import { MARK_NAMES } from "../signals/linguistic-cues.ts";
import { THINGS } from "../signals/signal.ts";
import { chancesOf } from "../signals/signal-model.ts";
import { VERB_FORMS } from "../signals/verbs.ts";

/** Measures of an answer and its question, from which the trained model tells what an interviewer would ask back. */

/** Cues of the clauses that are counted, in the whole answer and at its end. */
const CUES = [
  ...Object.keys(VERB_FORMS).sort(),
  ...MARK_NAMES.filter((name) =>
    ["measured", "against", "duration", "result", "nowState", "ending", "closing", "reason", "purpose", "motive"]
      .concat(["cause", "learning", "role", "example", "stage", "abstract", "others", "everyTime", "year", "month"])
      .concat(["ago", "sometime", "dayWords", "frame", "percent", "money", "counted"])
      .includes(name),
  ).sort(),
];

/** "harto", "cada vez menos": a change told without a quantity. */
export const VAGUE_AMOUNT = regex("giu")`
    (?<!\p{L})(?:much[oa]s?|much[ií]simo|hart[oa]s?|bastantes?|vari[oa]s|caleta|un mont[oó]n|un buen poco|
    casi (?:no|nada|todo)|cada vez (?:m[aá]s|menos)|m[aá]s r[aá]pido|mejor[oó]|baj[oó]|subi[oó]|aument[oó]|
    disminuy[oó]|menos|m[aá]s|lots|a lot|much)(?!\p{L})
  `;
/** "se ordenó la bodega": it was done, and nobody says by whom. */
export const IMPERSONAL = /(?<!\p{L})se (?:les? |l[oa]s? )?\p{L}+(?:[oó]|aron|ieron)(?!\p{L})/giu;
/** "siempre", "por lo general": what usually happens, and not what happened once. */
export const USUALLY = regex("giu")`
    (?<!\p{L})(?:siempre|en general|generalmente|normalmente|suelo|por lo general|uno|trato de|cuando (?:se|me) |
    a veces|usually|always|cada vez que)(?!\p{L})
  `;

/** The clauses that say how a story ends. */
const AT_THE_END = 3;
const MOST = 4;
const MOST_SHOWING = 3;
const SHOWS = 0.5;

type Judgement = { standing: Standing | undefined; certainty: number | undefined };

/** One number for each measure, always in the same order. @param judged the judge's verdict on the answer */
export function measuresOf(question: Pick<Question, "category">, answer: string, judged: Judgement): number[] {
  const text = readable(answer);
  const pieces = readPieces(text);
  const aspects = aspectsOf(question.category);
  return [
    ...THINGS.flatMap((thing) => signalMeasures(chancesOf(thing, pieces))),
    ...CUES.flatMap((cue) => cueMeasures(pieces, cue)),
    Math.log(Math.max(1, pieces.length)) / 3,
    Math.log(Math.max(1, text.split(/\s+/u).length)) / 5,
    ...[VAGUE_AMOUNT, IMPERSONAL, USUALLY].map((words) => Math.min(MOST, [...text.matchAll(words)].length) / MOST),
    judged.standing === "vague" ? 1 : 0,
    judged.standing === "answers" ? 1 : 0,
    judged.certainty ?? SHOWS,
    ...ASPECTS.map((aspect) => (aspects[0] === aspect ? 1 : 0)),
    ...ASPECTS.map((aspect) => (aspects.includes(aspect) ? 1 : 0)),
    LEARNT_IN.has(question.category) ? 1 : 0,
  ];
}

function signalMeasures({ whole, pieces }: { whole: number; pieces: readonly number[] }): number[] {
  return [
    logOdds(whole),
    logOdds(Math.max(0, ...pieces)),
    logOdds(Math.max(0, ...pieces.slice(-AT_THE_END))),
    Math.min(MOST_SHOWING, pieces.filter((chance) => chance > SHOWS).length) / MOST_SHOWING,
  ];
}

function cueMeasures(pieces: readonly ReadPiece[], cue: string): number[] {
  const having = pieces.filter(({ has }) => has.has(cue)).length;
  return [
    Math.min(MOST, having) / MOST,
    having / Math.max(1, pieces.length),
    pieces.slice(-AT_THE_END).some(({ has }) => has.has(cue)) ? 1 : 0,
  ];
}

function logOdds(chance: number): number {
  return Math.log(Math.max(1e-4, chance) / Math.max(1e-4, 1 - chance)) / 3;
}
