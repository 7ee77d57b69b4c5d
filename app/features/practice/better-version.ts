import { type Clause, readAnswer } from "./answer-clauses.ts";
import { type AnswerMap, oneLine, vagueAmountIn } from "./map-answer.ts";
import { showsIn } from "./part-evidence.ts";
import type { Part } from "./parts.ts";

/**
 * The answer in the order in which a story is told, with gaps where something is missing. Every word of it is the
 * person's own: sentences are moved as a whole, because a clause torn from its sentence may say something else.
 */

/** A gap names what is missing and never guesses it. */
type VersionPiece = { text: string } | { gap: Part };

export type VersionStep = {
  step: Step;
  /** Whether its words surely belong to the step; its name is shown only then, or over a gap. */
  isSure: boolean;
  pieces: VersionPiece[];
};

const STEPS = ["situation", "task", "action", "result", "learning"] as const;
type Step = (typeof STEPS)[number];

/** The step where a part is told. */
const STEP_OF: Readonly<Record<Part, Step>> = {
  situation: "situation",
  task: "task",
  action: "action",
  reason: "action",
  result: "result",
  figure: "result",
  learning: "learning",
};
/** What a sentence is, when it shows several parts: "me pidieron ordenar eso y armé un tablero" is told as a deed. */
const STRONGEST: readonly Part[] = ["learning", "result", "action", "task", "situation"];
/** Beginnings that only gain time: they are left out of the new version. */
const HESITATION = /^(?:(?:mir[ae]|uf+|uy|bueno|ya|a ver|eh+|mm+|o sea|la verdad|hola|buenas(?: tardes)?)[,.\s]+)+/iu;

type Sentence = { text: string; part: Part | null; isVague: boolean };

/** @param map of the same answer @returns only the steps that have words or a gap */
export function betterVersion(answer: string, { parts, asked, mayAsk }: AnswerMap): VersionStep[] {
  const missing = asked.filter((part) => parts.some((one) => one.part === part && one.state === "absent"));
  const pieces = new Map<Step, VersionPiece[]>(STEPS.map((step) => [step, []]));
  let step: Step = "situation";
  const sure = new Set<Step>();
  const gapless = new Set<Part>();
  for (const { text, part, isVague } of sentencesOf(answer)) {
    // A sentence that shows nothing stays with the one before it.
    if (part !== null) step = STEP_OF[part];
    if (part !== null) sure.add(step);
    pieces.get(step)?.push({ text });
    if (!isVague || !mayAsk) continue;
    pieces.get(step)?.push({ gap: "figure" });
    gapless.add("figure");
  }
  for (const part of missing) if (!gapless.has(part)) pieces.get(STEP_OF[part])?.push({ gap: part });
  return STEPS.map((one) => ({ step: one, isSure: sure.has(one), pieces: pieces.get(one) ?? [] })).filter(
    (one) => one.pieces.length > 0,
  );
}

function sentencesOf(answer: string): Sentence[] {
  const { text, unread, clauses } = readAnswer(answer);
  const vague = vagueAmountIn(clauses);
  const bySentence = new Map<number, Clause[]>();
  for (const clause of clauses)
    bySentence.set(clause.piece.sentence, [...(bySentence.get(clause.piece.sentence) ?? []), clause]);
  const sentences = [...bySentence.values()].flatMap((own): Sentence[] => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const words = asSentence(text.slice(first.piece.start, last.piece.end));
    if (words === "") return [];
    const part = STRONGEST.find((one) => own.some((clause) => showsIn(clauses, clauses.indexOf(clause), one))) ?? null;
    return [{ text: words, part, isVague: vague !== null && own.includes(vague) }];
  });
  const rest = asSentence(unread);
  return rest === "" ? sentences : [...sentences, { text: rest, part: null, isVague: false }];
}

/** A sentence that may stand anywhere: with a capital and a full stop, otherwise as it was written. */
function asSentence(words: string): string {
  const plain = oneLine(words).replace(HESITATION, "");
  if (!/[\p{L}\p{N}]/u.test(plain)) return "";
  const capital = plain.charAt(0).toLocaleUpperCase("es") + plain.slice(1);
  return /[.!?…»")]$/u.test(capital) ? capital : `${capital}.`;
}
