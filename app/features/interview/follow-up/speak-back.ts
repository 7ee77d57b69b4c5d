import type { Verdict } from "../events.ts";
import type { Hunter } from "../hunters/hunter.ts";
import type { Question } from "../question-bank/question.ts";
import { readSignals } from "../signals/read-signals.ts";
import type { InterviewState } from "../state.ts";
import { mayAskBack, reactionSlot } from "../state-transitions.ts";
import { pickVariant } from "../texts/pick-variant.ts";
import { chooseFollowUp, wordFollowUp } from "./choose-follow-up.ts";
import { type FollowUp, REACTION_KINDS, type Reaction } from "./follow-up.ts";
import { isSad } from "./sad.ts";

/** What the hunter says to an answer that is accepted. Pure. */

type Heard = {
  state: InterviewState;
  question: Question;
  answer: string;
  verdict: Verdict;
  /** Whether the client can show a question that the hunter asks back. */
  takesFollowUps: boolean;
};

/** The verdict with what the hunter asks back or says to the answer; unchanged after an off-topic one. */
export function withWordsBack(heard: Heard, voice: Hunter["asksBack"]): Verdict {
  if (heard.verdict.needsSuggestion) return heard.verdict;
  const followUp = followUpTo(heard, voice);
  if (followUp !== null) return { ...heard.verdict, followUp };
  const reaction = reactionTo(heard, voice);
  return reaction === null ? heard.verdict : { ...heard.verdict, reaction };
}

function followUpTo(heard: Heard, voice: Hunter["asksBack"]): FollowUp | null {
  const { state, question, answer, verdict } = heard;
  if (!heard.takesFollowUps || !mayAskBack(state)) return null;
  const choice = chooseFollowUp(question, answer, { standing: verdict.standing, certainty: verdict.certainty });
  if (choice === null) return null;
  return { kind: choice.kind, text: wordFollowUp(voice, choice, question, `${state.seed}:${question.id}`) };
}

/** Each kind is said once in an interview; after something sad always, in other words. */
function reactionTo({ state, answer, verdict }: Heard, voice: Hunter["asksBack"]): Reaction | null {
  const say = (kind: Reaction["kind"]): Reaction => {
    const last = state.said[reactionSlot(kind)] ?? null;
    return { kind, text: pickVariant(voice.reactions[kind], `${state.seed}:${kind}`, last) };
  };
  if (isSad(answer)) return say("sad");
  if (verdict.standing !== undefined && verdict.standing !== "answers") return null;
  const reading = readSignals(answer);
  const kind = REACTION_KINDS.find(
    (one) => one !== "sad" && reading[one].state === "present" && state.said[reactionSlot(one)] === undefined,
  );
  return kind === undefined ? null : say(kind);
}
