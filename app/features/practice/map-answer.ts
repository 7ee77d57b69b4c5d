import { measuresOf, VAGUE_AMOUNT } from "../interview/follow-up/answer-measures.ts";
import { chancesOfLack, kindToAsk } from "../interview/follow-up/follow-up-model.ts";
import { isSad } from "../interview/follow-up/sad.ts";
import type { HunterId } from "../interview/hunters.ts";
import { judgeAnswer } from "../interview/judge/judge.ts";
import type { Question } from "../interview/question-bank/question.ts";
import { type Clause, type ReadAnswer, readAnswer } from "./answer-clauses.ts";
import { mayHave, showsIn, surelyShows } from "./part-evidence.ts";
import { PARTS, type Part, type PartState, partOf, partsAskedBy, thingOf } from "./parts.ts";

/**
 * What is there in an answer and what is missing, in the person's own words. Rules and the trained reader have to
 * agree that a part is there, and that there is no trace of it before it is called missing.
 */

type MappedPart = {
  part: Part;
  state: PartState;
  /** Whole clauses of the answer that show it; empty unless it was found. */
  quotes: string[];
};

/** A stretch of the answer; all of them together are the answer. */
type Segment = { text: string; part: Part | null };

export type AnswerMap = {
  segments: Segment[];
  /** Every part, in the order in which they are told. */
  parts: MappedPart[];
  /** Those that this question asks for. */
  asked: Part[];
  /** False of a sad story: nobody is asked for a figure of it. */
  mayAsk: boolean;
};

/** What a clause is, when it shows several parts; a figure is a part of another one. */
const STRONGEST: readonly Part[] = ["learning", "result", "task", "action", "reason", "situation", "figure"];

/** @param answer at most 5,000 characters; 4,000 of them are read, and of a longer one nothing is called missing */
export function mapAnswer(question: Question, hunterId: HunterId, answer: string): AnswerMap {
  const read = readAnswer(answer);
  const shown = read.clauses.map((_, at) => STRONGEST.filter((part) => showsIn(read.clauses, at, part)));
  const mayAsk = !isSad(answer);
  const missed = mayAsk ? askedBack(question, hunterId, answer) : null;
  const mapped = (part: Part) => mappedPart(part, read, shown, (one) => mayAsk && isMissing(one, read, missed));
  return { segments: segmentsOf(read, shown), parts: PARTS.map(mapped), asked: partsAskedBy(question), mayAsk };
}

function mappedPart(
  part: Part,
  read: ReadAnswer,
  shown: readonly Part[][],
  isAbsent: (part: Part) => boolean,
): MappedPart {
  const showing = read.clauses.filter((_, at) => shown[at]?.includes(part));
  if (showing.length > 0) return { part, state: "found", quotes: showing.map(({ text }) => oneLine(text)) };
  return { part, state: isAbsent(part) ? "absent" : "unsure", quotes: [] };
}

/** Greatest probability at which a part is called missing of which there is no trace. */
const UNLIKELY = 0.4;

/** What an interviewer would surely ask back for; null where that is not certain. */
function askedBack(question: Question, hunterId: HunterId, answer: string): Part | null {
  const { question: text, category, focus } = question;
  const { standing, answers } = judgeAnswer({ question: text, category, focus, hunterId, answer });
  const kind = kindToAsk(chancesOfLack(measuresOf(question, answer, { standing, certainty: answers })));
  return kind === null ? null : partOf(kind);
}

function isMissing(part: Part, { text, clauses, whole, isWhole }: ReadAnswer, asked: Part | null): boolean {
  if (!isWhole || clauses.length === 0 || part === "task") return false;
  const thing = thingOf(part);
  if (part === asked && whole[thing].state !== "present") return true;
  if (mayHave(part, text, clauses)) return false;
  // Who tells something that happened has told a situation, even without saying where.
  if (part === "situation") return whole.example.state === "absent" && !clauses.some(({ isTold }) => isTold);
  return part === "figure" || part === "learning" ? whole[part].state !== "present" : whole[thing].chance < UNLIKELY;
}

/** A change told without a quantity: "bajó harto". @returns the clause, or null */
export function vagueAmountIn(clauses: readonly Clause[]): Clause | null {
  const vague = (clause: Clause) =>
    surelyShows("result", clause) && new RegExp(VAGUE_AMOUNT.source, "iu").test(clause.text);
  return clauses.find((clause) => vague(clause) && !mayHave("figure", clause.text, [clause])) ?? null;
}

function segmentsOf({ text, unread, clauses }: ReadAnswer, shown: readonly Part[][]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const [at, { piece }] of clauses.entries()) {
    const part = shown[at]?.find((one) => one !== "figure") ?? null;
    if (part === null) continue;
    if (piece.start > from) segments.push({ text: text.slice(from, piece.start), part: null });
    segments.push({ text: text.slice(piece.start, piece.end), part });
    from = piece.end;
  }
  const rest = text.slice(from) + unread;
  return rest === "" ? segments : [...segments, { text: rest, part: null }];
}

export const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();
