import type { Answers } from "./answers/answers.ts";
import { OFF_TOPIC, VAGUE } from "./answers/unhelpful.ts";
import type { InterviewHeld, SampleAnswer } from "./plan.ts";
import { Random } from "./random.ts";
import { type Gender, worded } from "./wording.ts";

/** Chooses the answers of an interview: complete, shortened, empty, or to another question. */

/** Shares of complete, short and vague answers by kind of speaker; the others are off-topic at first. */
const MIXES = {
  strong: { whole: 0.85, short: 0.15, vague: 0 },
  good: { whole: 0.6, short: 0.28, vague: 0.12 },
  mixed: { whole: 0.34, short: 0.34, vague: 0.22 },
  weak: { whole: 0.08, short: 0.34, vague: 0.38 },
} as const;
export type Preparation = keyof typeof MIXES | "joking";

type Voice = {
  answers: Answers;
  gender: Gender;
  preparation: Preparation;
  /** Seed of the interview; the same seed gives the same answers. */
  seed: string;
  /** Factor on the usual response time. */
  pace: number;
};

/** For personalised questions without an own answer: by category, generic questions whose answers fit as well. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  "Trabajo en equipo": ["natalia-3", "cristian-9"],
  Liderazgo: ["cristian-4", "natalia-3"],
  "Resolución de problemas": ["cristian-8", "natalia-4"],
  Proyección: ["cristian-10", "natalia-10"],
  Logros: ["cristian-2", "natalia-9"],
  Trayectoria: ["cristian-1", "natalia-1"],
  Motivación: ["natalia-2", "cristian-10"],
  Técnica: ["cristian-8", "natalia-4"],
};

export function answersFor(voice: Voice): InterviewHeld["answersTo"] {
  return ({ id, category }, index) => {
    const random = new Random(`${voice.seed}:${id}`);
    const said = (text: string): SampleAnswer => {
      const answer = worded(text, voice.gender, random);
      return { text: answer, seconds: secondsFor(answer, voice.pace, random) };
    };
    const texts = textsFor(voice, { own: ownAnswer(voice.answers, id, category), index, random });
    return texts.map(said);
  };
}

function ownAnswer(answers: Answers, id: string, category: string): string | undefined {
  const keys = [id, category, ...(INSTEAD[category] ?? [])];
  return keys.map((key) => answers.get(key)).find((text) => text !== undefined);
}

function textsFor(
  { preparation, seed }: Voice,
  { own, index, random }: { own: string | undefined; index: number; random: Random },
): string[] {
  const order = new Random(seed);
  const vague = order.shuffled(VAGUE);
  const strays = order.shuffled(OFF_TOPIC);
  const stray = (at: number) => strays[(index * 3 + at) % strays.length] ?? "";
  if (preparation === "joking") return index < 1 && own ? [own] : [stray(0), stray(1), stray(2)];
  const empty = vague[index % vague.length] ?? "";
  if (own === undefined) return [empty];
  const mix = MIXES[preparation];
  const drawn = random.next();
  if (drawn < mix.whole) return [own];
  if (drawn < mix.whole + mix.short) return [firstSentence(own), own];
  // The second attempt always has an answer.
  return [drawn < mix.whole + mix.short + mix.vague ? empty : stray(0), firstSentence(own), own];
}

/** The first sentence of an answer; answers are written so that it can stand alone. */
function firstSentence(text: string): string {
  return /^.{25,}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}

/** Response time in seconds of somebody who thinks while typing. */
function secondsFor(text: string, pace: number, random: Random): number {
  const words = text.split(/\s+/).length;
  return Math.round((18 + words * 1.25) * pace * (0.8 + random.next() * 0.5));
}
