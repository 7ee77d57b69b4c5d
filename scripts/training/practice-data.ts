import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import { judgeAnswer } from "#app/features/interview/judge/judge.ts";
import { findGenericQuestion } from "#app/features/interview/question-bank/bank.ts";
import { readAnswer } from "#app/features/practice/answer-clauses.ts";
import { type GainPart, measureTries, type TryMeasures } from "#app/features/practice/gain-measures.ts";

/** Pairs of tries at a question, of invented people: scripts/training/practice/<author>.json */

const pairSchema = z.object({
  questionId: z.string(),
  question: z.string().default(""),
  hunterId: z.enum(HUNTER_IDS),
  before: z.string(),
  after: z.string(),
  gains: z.array(z.string()).default([]),
  kind: z.enum(["improved", "cosmetic"]),
});
type Pair = z.infer<typeof pairSchema>;

export type TryPair = {
  author: string;
  isImproved: boolean;
  /** A rewrite that this program made. */
  isMade: boolean;
  isRelevant: boolean;
  /** The parts that its author added. */
  gains: GainPart[];
  measures: TryMeasures;
};

const PART_OF: Readonly<Record<string, GainPart>> = { own_part: "action", example: "situation" };

/** Sentences that any answer may have. */
const PADDING = [
  "Creo que eso refleja bastante bien mi manera de trabajar y de relacionarme con los demás.",
  "Por eso considero que soy una persona proactiva, responsable y con muchas ganas de aportar.",
  "Para mí lo más importante siempre ha sido entregar un trabajo de calidad y a tiempo.",
  "Gracias a eso pude crecer mucho y hoy me siento más preparado para los desafíos que vienen.",
  "Obtuve excelentes resultados y todos quedaron muy satisfechos con mi desempeño.",
  "Fue un gran aprendizaje que me llevo para toda la vida profesional.",
  "Como se puede ver, siempre busco la mejor solución posible para el equipo y la organización.",
  "En ese momento di lo mejor de mí, porque me apasiona lo que hago.",
] as const;

/** All pairs as they are written, in the order of the files' names. */
export function readPairs(folder: string): (Pair & { author: string })[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const { pairs } = z
        .object({ pairs: z.array(pairSchema) })
        .parse(JSON.parse(readFileSync(path.join(folder, file), "utf8")));
      return pairs.map((pair) => ({ author: path.basename(file, ".json"), ...pair }));
    });
}

export function readTries(folder: string): TryPair[] {
  const firstOf = new Map<string, number>();
  return readPairs(folder).flatMap(({ author, ...pair }, index) => {
    const first = firstOf.get(author) ?? index;
    firstOf.set(author, first);
    return [readPair(author, pair, false), ...rewrites(pair, index - first).map((one) => readPair(author, one, true))];
  });
}

function readPair(
  author: string,
  { questionId, question: asText, hunterId, before, after, gains, kind }: Pair,
  isMade: boolean,
): TryPair {
  const known = findGenericQuestion(questionId);
  const question =
    known?.question === asText || asText === ""
      ? known
      : { id: questionId, question: asText, category: known?.category ?? "", focus: known?.focus ?? "" };
  if (!question) throw new Error(`${author} answers the unknown question ${questionId}`);
  const { question: text, category, focus } = question;
  const { standing } = judgeAnswer({ question: text, category, focus, hunterId, answer: after });
  const measures = measureTries(question, readAnswer(before), readAnswer(after));
  return {
    author,
    isImproved: kind === "improved",
    isMade,
    isRelevant: standing !== "off" && (standing !== "doubtful" || measures.kept >= 0.6),
    gains: kind === "improved" ? gains.map((gain) => PART_OF[gain] ?? (gain as GainPart)) : [],
    measures,
  };
}

/** Texts that say nothing new: the same twice, in another order, as on a telephone, and with words that say nothing. */
function rewrites(pair: Pair, at: number): Pair[] {
  const { after: text } = pair;
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const padding = [0, 3, 5].map((step) => PADDING[(at + step) % PADDING.length] ?? "");
  const sentences = text.split(/(?<=[.!?]) /u);
  const said = [`${text} ${text}`, sentences.toReversed().join(" "), plain, ...padding.map((one) => `${text} ${one}`)];
  const made = said.map((after) => ({ ...pair, before: text, after, gains: [], kind: "cosmetic" as const }));
  return [...made, { ...pair, before: plain, after: text, gains: [], kind: "cosmetic" }];
}
