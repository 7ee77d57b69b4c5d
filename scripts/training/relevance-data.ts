import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findHunter, type HunterId } from "#app/features/interview/hunters.ts";

/**
 * The training texts of the answer-relevance judge: hand-written, in scripts/training/relevance/*.txt.
 * "## hunter | category | question" starts a question; "r kind | text" is an answer that a fair interviewer accepts,
 * "o kind | text" one that is off topic. Answers before any question are distributed evenly among all questions.
 * "x category category | text" is a good answer to questions of the first category that may also answer those of the
 * others: it is assigned to questions of the first as relevant, and to questions of other categories as off topic.
 */

export type Sample = {
  hunterId: HunterId;
  category: string;
  question: string;
  text: string;
  relevant: boolean;
  kind: string;
};

type Question = Pick<Sample, "hunterId" | "category" | "question">;
type Answer = Pick<Sample, "text" | "relevant" | "kind">;
type Elsewhere = { text: string; home: string; fits: ReadonlySet<string> };

/** Categories whose questions nearly any account of oneself answers. */
const BROAD = new Set(["presentacion", "cierre", "contratacion"]);
/** Number of relevant and of off-topic questions to which each "x" answer is assigned. */
const COPIES = 2;

/** A small seeded generator (mulberry32) of numbers from 0 up to 1: the same seed gives the same numbers everywhere. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Fisher-Yates shuffle; returns a copy. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [here, there] = [copy[at] as T, copy[other] as T];
    copy[at] = there;
    copy[other] = here;
  }
  return copy;
}

function parts(line: string): string[] {
  return line.split(" | ").map((part) => part.trim());
}

function readHunter(name: string): Sample["hunterId"] {
  const hunter = findHunter(name);
  if (hunter === undefined) throw new Error(`unknown hunter: ${name}`);
  return hunter.id;
}

/**
 * Assigns each "x" answer to COPIES questions that it does not answer (off topic) and to as many of its first category
 * (relevant). Its words alone then do not show the label, only the pair of question and answer does.
 */
function placed(strays: readonly Elsewhere[], questions: readonly Question[], random: () => number): Sample[] {
  return strays.flatMap(({ text, fits, home }) => {
    const some = (of: Question[], answer: Answer) =>
      shuffled(of, random)
        .slice(0, COPIES)
        .map((question) => ({ ...question, ...answer }));
    const others = questions.filter(({ category }) => !fits.has(category) && !BROAD.has(category));
    return [
      ...some(others, { text, relevant: false, kind: "other_question" }),
      ...some(
        questions.filter(({ category }) => category === home),
        { text, relevant: true, kind: "plain" },
      ),
    ];
  });
}

/** Every sample in file order, then the answers without a question and the "x" answers, assigned by the seed. */
export function readSamples(folder: string, seed: number): Sample[] {
  const samples: Sample[] = [];
  const questions: Question[] = [];
  const loose: Answer[] = [];
  const strays: Elsewhere[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".txt")) continue;
    let question: Question | null = null;
    for (const line of readFileSync(path.join(folder, file), "utf8").split("\n")) {
      if (line.startsWith("## ")) {
        const [hunter = "", category = "", text = ""] = parts(line.slice(3));
        question = { hunterId: readHunter(hunter), category, question: text };
        questions.push(question);
      } else if (line.startsWith("x ")) {
        const [fits = "", ...rest] = parts(line.slice(2));
        const categories = fits.split(" ");
        strays.push({ text: rest.join(" | "), home: categories[0] ?? "", fits: new Set(categories) });
      } else if (/^[ro] /.test(line)) {
        const [head = "", ...rest] = parts(line);
        const answer = { relevant: head.startsWith("r"), kind: head.slice(2), text: rest.join(" | ") };
        if (question) samples.push({ ...question, ...answer });
        else loose.push(answer);
      }
    }
  }
  const dealt = shuffled(questions, seeded(seed));
  loose.forEach((answer, at) => {
    const question = dealt[at % dealt.length];
    if (question) samples.push({ ...question, ...answer });
  });
  samples.push(...placed(strays, questions, seeded(seed + 1)));
  return samples;
}
