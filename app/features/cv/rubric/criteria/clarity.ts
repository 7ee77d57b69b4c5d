import { showableClause } from "../../review/quotable-achievements.ts";
import type { CvReading } from "../evidence/cv-context.ts";
import { opensWithVerb } from "../evidence/first-person-action.ts";
import { quote } from "../evidence/quote.ts";
import type { Achievement } from "../evidence/results.ts";
import { withNamesAsOne, wordCount } from "../evidence/sentences.ts";
import { isVague } from "../evidence/vague.ts";
import { emptyWordings, sureEmptyWordings } from "../evidence/wording.ts";
import type { CriterionResult } from "../score-types.ts";
import { award, cited, clamp01 } from "./criterion-result.ts";

/** Word counts: below the first a CV says too little, above the second nobody reads on. */
const ENOUGH_WORDS = 50;
const MANY_WORDS = 1100;
const TOO_MANY_WORDS = 2000;
/** Words of a paragraph read at a glance, and of one that nobody reads. */
const GLANCE = 38;
const WALL = 90;
/** Empty phrases per hundred words at which this part scores zero. */
const EMPTY_LIMIT = 5;
const CHATTER_WEIGHT = 1.5;
const PARTS = { length: 0.2, brief: 0.3, concrete: 0.5 } as const;
/** Words of a sentence up to which it is understood at once, and from which it scores zero. */
const ONE_IDEA = 26;
const TWO_IDEAS = 45;
/** Content words after the first from which a sentence is concrete enough; a figure counts as two. */
const SAYS_ENOUGH = 5;
const FIGURE_SAYS = 2;
/** Share left when every line is empty talk, and when there are only labels to read. */
const TALK_FLOOR = 0.25;
const ONLY_LABELS = 0.5;
const ENOUGH_TOLD = 3;
/** Share of the criterion left when every line is generic. */
const VAGUE_FLOOR = 0.35;

/** Share of the points from which the finding is only praise. */
const PRAISED = 0.9;
const SHORT_ENOUGH = 0.7;
const PLAIN_ENOUGH = 0.9;

/** Brevity, concreteness and a professional tone. */
export function scoreClarity(reading: CvReading): CriterionResult {
  const { words, prose } = reading;
  const empty = emptyWordings(reading);
  const weight = empty.reduce((sum, one) => sum + (one.kind === "chatter" ? CHATTER_WEIGHT : 1), 0);
  const plain = clamp01(1 - ((weight / Math.max(words, 100)) * 100) / EMPTY_LIMIT);
  const length =
    words < ENOUGH_WORDS ? words / ENOUGH_WORDS : clamp01((TOO_MANY_WORDS - words) / (TOO_MANY_WORDS - MANY_WORDS));
  const lengths = prose.map((unit) => wordCount(withNamesAsOne(unit.text)));
  const walls = lengths.map((own) => clamp01((own - GLANCE) / (WALL - GLANCE)) * own);
  const proseWords = lengths.reduce((sum, own) => sum + own, 0);
  const brief = proseWords === 0 ? 1 : 1 - walls.reduce((sum, wall) => sum + wall, 0) / proseWords;
  const substance = clamp01(words / ENOUGH_WORDS);
  const told = ONLY_LABELS + (1 - ONLY_LABELS) * clamp01(reading.achievements.length / ENOUGH_TOLD);
  const lines = reading.achievements.filter((achievement) => !achievement.aside);
  const judged = lines.length > 0 ? lines : reading.achievements;
  const tight = meanOf(
    judged.map((achievement) =>
      clamp01((TWO_IDEAS - wordCount(withNamesAsOne(achievement.text))) / (TWO_IDEAS - ONE_IDEA)),
    ),
    1,
  );
  const concrete = meanOf(judged.map(concreteness), 0);
  const shape = PARTS.length * length + (PARTS.brief * Math.min(brief, tight) + PARTS.concrete * concrete) * substance;
  const vague = reading.achievements.filter(isVague);
  const precise = 1 - (1 - VAGUE_FLOOR) * (vague.length / Math.max(1, reading.achievements.length));
  const share = shape * (TALK_FLOOR + (1 - TALK_FLOOR) * plain) * told * precise;
  const text = finding(reading, { share, told, brief, plain, vague, judged });
  return award(
    reading,
    "clarity",
    share,
    text,
    empty.map((one) => quote(reading.document, one.line, 100)),
  );
}

function meanOf(values: readonly number[], otherwise: number): number {
  return values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** 1 when the sentence says what was done, with what or for whom; "Atención de público" says half of it. */
function concreteness(achievement: Achievement): number {
  const words = withNamesAsOne(achievement.text).match(/\p{L}{4,}/gu)?.length ?? 0;
  return clamp01((words - 1 + FIGURE_SAYS * achievement.figures.length) / SAYS_ENOUGH);
}

type Found = {
  share: number;
  told: number;
  brief: number;
  plain: number;
  vague: readonly Achievement[];
  judged: readonly Achievement[];
};

function finding(reading: CvReading, { share, told, brief, plain, vague, judged }: Found): string {
  const { words, prose, document } = reading;
  const sure = sureEmptyWordings(reading);
  const example = sure[0];
  const [vaguest] = vague;
  if (words < ENOUGH_WORDS)
    return (
      `El texto que leímos es breve (menos de ${ENOUGH_WORDS} palabras): cuenta qué hiciste en cada cargo, ` +
      "estudio o proyecto."
    );
  if (told <= ONLY_LABELS)
    return "Lo que más claridad da: contar qué hiciste en cada cargo, estudio o proyecto, en una línea por cosa.";
  if (words > MANY_WORDS)
    return `El texto es muy largo (más de ${MANY_WORDS} palabras): deja lo que sirve para el cargo que buscas.`;
  const wall = [...prose].sort((a, b) => wordCount(b.text) - wordCount(a.text))[0];
  if (brief < SHORT_ENOUGH && wall !== undefined)
    return `Hay un párrafo largo, ${cited(quote(document, wall.lines, 50))}: sepáralo en líneas de una idea cada una.`;
  if (example !== undefined && plain < PLAIN_ENOUGH)
    return sure.length === 1
      ? `Hay palabras que no dicen nada concreto, ${cited(example.text)}: cámbialas por un hecho.`
      : `Hay palabras que no dicen nada concreto, como ${cited(example.text)}: cámbialas por hechos.`;
  const anybodys = vaguest === undefined ? null : showableClause(reading, vaguest, 110);
  if (anybodys !== null)
    return `La frase ${cited(anybodys)} podría ser de cualquiera: di qué, para quién y con qué resultado.`;
  const shown = (some: readonly Achievement[]) =>
    some.flatMap((achievement) => showableClause(reading, achievement, 110) ?? [])[0];
  if (share >= PRAISED) {
    const acts = judged.filter((achievement) => opensWithVerb(achievement) && achievement.lines.length <= 1);
    const clearest = shown([...acts].sort((a, b) => concreteness(b) - concreteness(a)));
    return clearest === undefined
      ? ""
      : `Cuentas lo que hiciste en líneas directas y fáciles de leer, como ${cited(clearest)}.`;
  }
  return "";
}
