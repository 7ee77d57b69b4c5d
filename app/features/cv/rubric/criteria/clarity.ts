import { quote } from "../evidence/quote.ts";
import type { CvReading } from "../evidence/reading.ts";
import { wordCount } from "../evidence/units.ts";
import { isVague } from "../evidence/vague.ts";
import { emptyWordings } from "../evidence/wording.ts";
import type { CriterionResult } from "../rubric.ts";
import { award, clamp01, counted } from "./award.ts";

/** Words: below the first a CV says too little, beyond the second nobody reads on. */
const ENOUGH_WORDS = 50;
const MANY_WORDS = 1100;
const TOO_MANY_WORDS = 2000;
/** Words of a paragraph that are read at a glance, and those that nobody reads. */
const GLANCE = 38;
const WALL = 90;
/** Empty wordings for every hundred words at which the part is lost. */
const EMPTY_LIMIT = 5;
const CHATTER_WEIGHT = 1.5;
const PARTS = { length: 0.35, brief: 0.35, base: 0.3 } as const;
/** What is left when every line is empty talk, and when there is nothing to read but labels. */
const TALK_FLOOR = 0.25;
const ONLY_LABELS = 0.5;
const ENOUGH_TOLD = 3;
/** What is left of the criterion when every line could be anybody's. */
const VAGUE_FLOOR = 0.35;

/** Share of the points from which the finding only praises. */
const PRAISED = 0.85;

/** Short, to the point and in a working tone. */
export function scoreClarity(reading: CvReading): CriterionResult {
  const { words, prose } = reading;
  const empty = emptyWordings(reading);
  const weight = empty.reduce((sum, one) => sum + (one.kind === "chatter" ? CHATTER_WEIGHT : 1), 0);
  const plain = clamp01(1 - ((weight / Math.max(words, 100)) * 100) / EMPTY_LIMIT);
  const length =
    words < ENOUGH_WORDS ? words / ENOUGH_WORDS : clamp01((TOO_MANY_WORDS - words) / (TOO_MANY_WORDS - MANY_WORDS));
  const walls = prose.map((unit) => clamp01((wordCount(unit.text) - GLANCE) / (WALL - GLANCE)) * wordCount(unit.text));
  const proseWords = prose.reduce((sum, unit) => sum + wordCount(unit.text), 0);
  const brief = proseWords === 0 ? 1 : 1 - walls.reduce((sum, wall) => sum + wall, 0) / proseWords;
  const substance = clamp01(words / ENOUGH_WORDS);
  const told = ONLY_LABELS + (1 - ONLY_LABELS) * clamp01(reading.deeds.length / ENOUGH_TOLD);
  const shape = PARTS.length * length + (PARTS.brief * brief + PARTS.base) * substance;
  const vague = reading.deeds.filter(isVague);
  const precise = 1 - (1 - VAGUE_FLOOR) * (vague.length / Math.max(1, reading.deeds.length));
  const share = shape * (TALK_FLOOR + (1 - TALK_FLOOR) * plain) * told * precise;
  const example = empty[0];
  const text =
    words < ENOUGH_WORDS || told <= ONLY_LABELS
      ? `El texto dice poco (${words} palabras): cuenta qué hiciste en cada cargo, estudio o proyecto.`
      : words > MANY_WORDS
        ? `El texto es muy largo (${words} palabras): deja lo que sirve para el cargo que buscas.`
        : brief < 0.7
          ? "Hay párrafos largos: sepáralos en líneas de una idea cada una."
          : example !== undefined && plain < 0.9
            ? empty.length === 1
              ? `Hay una frase que no aporta información, «${example.text}»: cámbiala por un hecho.`
              : `${counted(empty.length, "", "frases no aportan información")}, como «${example.text}»: cámbialas por hechos.`
            : share >= PRAISED
              ? "El texto es breve, directo y fácil de leer."
              : vague.length > 0
                ? "El texto es breve, pero algunas tareas podrían ser de cualquiera: di cuáles, para quién y con qué resultado."
                : reading.deeds.length < ENOUGH_TOLD
                  ? "El texto se lee bien, pero cuenta poco de lo que hiciste: agrega dos o tres líneas por cargo o proyecto."
                  : "El texto se lee bien; puede ganar con líneas más cortas y sin palabras de relleno.";
  return award(
    reading,
    "clarity",
    share,
    text,
    empty.map((one) => quote(reading.document, one.line, 100)),
  );
}
