import { type ReadPiece, readable, readPieces } from "../interview/signals/features.ts";
import { THINGS, type Thing } from "../interview/signals/signal.ts";
import { chancesOf, stateOf } from "../interview/signals/signal-model.ts";
import { concreteStems, contentStems } from "./content-words.ts";

/** An answer, clause by clause, with what the trained reader of interviews sees in each. */

export type Clause = ReadPiece & {
  /** Probability that the clause shows each element, 0 to 1. */
  chance: Readonly<Record<Thing, number>>;
  stems: readonly string[];
  concrete: readonly string[];
  /** Whether its sentence tells something that happened. */
  isTold: boolean;
};

/** "Me gustaría" ends like an imperfect. */
export const WISHED =
  /(?<!\p{L})(?:gusta|encanta|quisie|pod|ha|se|tend|aporta|lleva|busca|necesita|empeza|parti)r[ií]?a(?!\p{L})/iu;
const TOLD = ["firstPast", "wePast", "thirdPast", "imperfect"];

export type ReadAnswer = {
  /** What is read of the answer: its clauses' positions are positions in it. */
  text: string;
  /** The rest of a text that is too long or has a run without words. */
  unread: string;
  /** Whether all of it was read: of another answer nobody can say that something is missing. */
  isWhole: boolean;
  clauses: readonly Clause[];
  whole: Readonly<Record<Thing, { chance: number; state: "present" | "doubtful" | "absent" }>>;
};

/** More clauses are not read (see clauses.ts). */
const MAX_CLAUSES = 250;

/** Linear in the length of the answer, of which 4,000 characters are read. */
export function readAnswer(answer: string): ReadAnswer {
  const text = readable(answer);
  const pieces = readPieces(text);
  const byThing = THINGS.map((thing) => [thing, chancesOf(thing, pieces)] as const);
  const isTold = ({ has, text: words }: ReadPiece) => TOLD.some((form) => has.has(form)) && !WISHED.test(words);
  const told = new Set(pieces.filter(isTold).map(({ piece }) => piece.sentence));
  const clauses = pieces.map((piece, at) => ({
    ...piece,
    chance: Object.fromEntries(byThing.map(([thing, { pieces: each }]) => [thing, each[at] ?? 0])) as Clause["chance"],
    stems: contentStems(piece.text),
    concrete: concreteStems(piece.text),
    isTold: told.has(piece.piece.sentence),
  }));
  const whole = Object.fromEntries(
    byThing.map(([thing, { whole: chance }]) => [thing, { chance, state: stateOf(thing, pieces, chance) }]),
  ) as ReadAnswer["whole"];
  const unread = wholeText(answer).slice(text.length);
  return { text, unread, isWhole: unread.trim() === "" && pieces.length < MAX_CLAUSES, clauses, whole };
}

/** The answer as the reader sees it, before it is cut. */
function wholeText(answer: string): string {
  return answer.normalize("NFC").replace(/\s{3,}/gu, (run) => (run.includes("\n") ? "\n" : " "));
}
