import { describe, expect, it, test } from "vitest";
import type { CvResult } from "#app/features/cv/result.ts";
import type { SentAnswer } from "#app/features/interview/answer/apply-answer.ts";
import {
  type AnswerCall,
  type AnswerLocation,
  locateAnswer,
  needsCv,
} from "#app/features/interview/answer/locate-answer.ts";
import type { Interview, StoredReply } from "#app/features/interview/interview-store.server.ts";
import { Driver, GOOD, START } from "./machine-driver.ts";

const MINUTE = 60_000;

const CV: CvResult = {
  candidate: { name: "Ana", profession: "", location: "", experience: "", education: "", skills: [] },
  summary: "",
  structure_evaluation: { puntuacion_total: 70 },
  competencies: [],
  recommendations: { strengths: [], improvement_areas: [] },
  experience_analysis: { years_total: 2 },
  interview_questions: [
    { question: "¿Qué lograste en Ñuble?", category: "Logros", difficulty: "basic" },
    { question: "¿Por qué cambiaste de empresa?", category: "Trayectoria", difficulty: "basic" },
  ],
};

/** The rules take it for an answer to natalia-2, the fallback rule of a screen does not. */
const SHORT = "Mi abuela, porque la cuidé.";

const CALL: AnswerCall = {
  student: { id: 7, name: "Valentina Soto" },
  hunterId: "natalia",
  interviewId: undefined,
  seed: undefined,
  fromCvAnalysis: false,
  at: START + 3 * MINUTE,
  byRules: false,
};
const NAMED = { interviewId: 42 };

function sent(questionId: string, more: Partial<SentAnswer> = {}): SentAnswer {
  return {
    id: "new",
    hasClientId: false,
    takesFollowUps: false,
    questionId,
    text: "Otra respuesta.",
    remaining: undefined,
    responseSeconds: undefined,
    spoken: undefined,
    currentSuggestions: null,
    isDecidedByClient: false,
    shownDecision: undefined,
    isWithheld: false,
    ...more,
  };
}

const stored = (currentSuggestions: number | null): StoredReply => ({
  currentSuggestions,
  reply: {
    isRelevant: true,
    relevanceScore: 0.9,
    needsSuggestion: false,
    suggestion: null,
    interviewId: 42,
    suggestionsGiven: 0,
    questionIndex: 1,
    ended: false,
    ending: null,
    remaining: 1700,
    resultId: null,
  },
});
const REPLY = stored(0);

/** Interview 42, at its third question: natalia-1 and natalia-2 are answered. */
function interview(more: Partial<Interview> = {}): Interview {
  const driver = new Driver({ hunterId: "natalia" }).start();
  driver.wait(60).reply(GOOD, "La primera.");
  driver.wait(60).reply(GOOD, SHORT);
  return {
    id: 42,
    userId: 7,
    status: "open",
    isPersonalised: false,
    updatedAt: new Date(driver.now).toISOString(),
    state: driver.state,
    storedReplies: new Map([
      ["a1", REPLY],
      ["a2", stored(null)],
    ]),
    ...more,
  };
}

/** An interview that ended so many milliseconds before the call. */
function ended(ago: number): Interview {
  const { state } = interview();
  const updatedAt = new Date(CALL.at - ago).toISOString();
  return interview({ status: "completed", updatedAt, state: { ...state, phase: "ended", ending: "completed" } });
}

const unanswered = () => interview({ state: new Driver({ hunterId: "natalia" }).start().state });

/** One that was answered from its second question on, which no set with questions of this CV has room for. */
function answeredLast(): Interview {
  const { state } = interview();
  const answers = state.answers.map((answer) => ({ ...answer, questionId: "natalia-10" }));
  return interview({ state: { ...state, answers } });
}

type Case = {
  name: string;
  read?: Interview | null;
  cv?: CvResult;
  call?: Partial<AnswerCall>;
  answer: SentAnswer;
  /** The location; its interview is the one that was read, unless this says otherwise. */
  is: { kind: AnswerLocation["kind"] } & Record<string, unknown>;
};

const question = (index: number) => ({ kind: "in_interview", move: { to: "question", index } }) as const;
const anew = (index: number, isPersonalised = false) =>
  ({ kind: "in_new_interview", index, set: expect.objectContaining({ isPersonalised }) }) as const;
const refused = (refusal: string) => ({ kind: "refused", refusal }) as const;
const savedBefore = (reply: StoredReply) => ({ kind: "saved_before", stored: reply }) as const;

const ids = (id: string) => ({ id, hasClientId: true });

const CASES: readonly Case[] = [
  // Saved before.
  { name: "the same id", answer: sent("natalia-1", ids("a1")), is: savedBefore(REPLY) },
  { name: "the same id, named", call: NAMED, answer: sent("natalia-1", ids("a1")), is: savedBefore(REPLY) },
  { name: "the same id after the end", read: ended(9e9), answer: sent("natalia-1", ids("a1")), is: savedBefore(REPLY) },
  {
    name: "without an id, the same text in the same attempt",
    answer: sent("natalia-1", { text: "La primera.", currentSuggestions: 0 }),
    is: savedBefore(REPLY),
  },
  {
    name: "without an id, the same text where the first send told no attempt",
    answer: sent("natalia-2", { text: SHORT, currentSuggestions: 2 }),
    is: savedBefore(stored(null)),
  },
  {
    name: "without an id, the same text in another attempt",
    answer: sent("natalia-1", { text: "La primera.", currentSuggestions: 1 }),
    is: anew(0),
  },
  {
    name: "without an id, the same text to another question",
    answer: sent("natalia-3", { text: "La primera." }),
    is: question(2),
  },
  {
    name: "without an id, the last answer within two minutes of the end",
    read: ended(2 * MINUTE),
    answer: sent("natalia-2", { text: SHORT }),
    is: savedBefore(stored(null)),
  },
  {
    name: "without an id, the last answer more than two minutes after the end",
    read: ended(2 * MINUTE + 1),
    answer: sent("natalia-2", { text: SHORT }),
    is: anew(1),
  },
  {
    name: "an id that is saved, of an answer that is withheld now",
    call: NAMED,
    answer: sent("natalia-3", { ...ids("a1"), isWithheld: true }),
    is: question(2),
  },
  // The interview that the call names.
  { name: "named, its current question", call: NAMED, answer: sent("natalia-3"), is: question(2) },
  { name: "named, a later question", call: NAMED, answer: sent("natalia-9"), is: question(8) },
  { name: "named, with another seed", call: { ...NAMED, seed: "other" }, answer: sent("natalia-3"), is: question(2) },
  { name: "named, a question that it is past", call: NAMED, answer: sent("natalia-2"), is: { kind: "overtaken" } },
  { name: "named, ended", read: ended(0), call: NAMED, answer: sent("natalia-3"), is: { kind: "in_ended_interview" } },
  {
    name: "named, and not heard of for longer than it lasts",
    call: { ...NAMED, at: START + 99 * MINUTE },
    answer: sent("natalia-3"),
    is: question(2),
  },
  { name: "named, not its question", call: NAMED, answer: sent("cv-1"), is: refused("unknown_question") },
  {
    name: "named, ended, not its question",
    read: ended(0),
    call: NAMED,
    answer: sent("cv-1"),
    is: refused("unknown_question"),
  },
  { name: "named, not found", read: null, call: NAMED, answer: sent("natalia-1"), is: refused("unknown_interview") },
  {
    name: "named, with another hunter",
    call: { ...NAMED, hunterId: "mia" },
    answer: sent("natalia-3", ids("a1")),
    is: refused("unknown_interview"),
  },
  // The newest interview, for a call that names none.
  { name: "its current question", answer: sent("natalia-3"), is: question(2) },
  { name: "a later question", answer: sent("natalia-7"), is: question(6) },
  { name: "the same seed", call: { seed: "s" }, answer: sent("natalia-3"), is: question(2) },
  {
    name: "the last question again, with a suggestion that the server did not give",
    answer: sent("natalia-2", { currentSuggestions: 1 }),
    is: { kind: "in_interview", move: { to: "last_answer" } },
  },
  // None of its own: another set, a new interview, or nothing.
  { name: "no interview", read: null, answer: sent("natalia-4"), is: anew(3) },
  { name: "another seed", call: { seed: "other" }, answer: sent("natalia-3"), is: anew(2) },
  { name: "an ended interview", read: ended(0), answer: sent("natalia-3"), is: anew(2) },
  {
    name: "an interview not heard of for longer than it lasts",
    call: { at: START + 33 * MINUTE },
    answer: sent("natalia-3"),
    is: anew(2),
  },
  { name: "an earlier question", answer: sent("natalia-1"), is: anew(0) },
  {
    name: "an earlier question than the last one, with a suggestion",
    answer: sent("natalia-1", { currentSuggestions: 1 }),
    is: anew(0),
  },
  {
    name: "a question of the CV, where its set holds what was answered",
    cv: CV,
    answer: sent("cv-1"),
    is: {
      kind: "in_interview",
      interview: interview({ isPersonalised: true }),
      move: { to: "other_set", index: 1, set: expect.objectContaining({ isPersonalised: true }) },
    },
  },
  {
    name: "a question of the CV, where its set lacks what was answered",
    read: answeredLast(),
    cv: CV,
    answer: sent("cv-1"),
    is: anew(1, true),
  },
  { name: "a CV question, before any answer", read: unanswered(), cv: CV, answer: sent("cv-1"), is: anew(1, true) },
  { name: "a question of the CV, no interview", read: null, cv: CV, answer: sent("cv-2"), is: anew(2, true) },
  {
    name: "the opener, with the word that it is from the CV",
    read: null,
    cv: CV,
    call: { fromCvAnalysis: true },
    answer: sent("natalia-1"),
    is: anew(0, true),
  },
  { name: "the opener, without a word of the CV", read: null, cv: CV, answer: sent("natalia-1"), is: anew(0) },
  { name: "a question of nobody", read: null, answer: sent("natalia-99"), is: refused("unknown_question") },
  { name: "a question of the CV without a CV", answer: sent("cv-1"), is: refused("unknown_question") },
];

const locationOf = ({ read = interview(), cv, call, answer }: Case) =>
  locateAnswer({ interview: read, cv: cv ?? null }, { ...CALL, ...call }, answer);

describe("where an answer belongs", () => {
  test.each(CASES)("$name", (one) => {
    const location = locationOf(one);
    const read = "interview" in location ? { interview: one.read ?? interview() } : {};
    expect(location).toEqual({ ...read, ...one.is });
  });

  it("has every kind of location in this table", () => {
    const kinds = [...new Set(CASES.map(({ is }) => is.kind))].sort().join(" ");
    expect(kinds).toBe("in_ended_interview in_interview in_new_interview overtaken refused saved_before");
  });
});

describe("the CV", () => {
  const isNeeded = (read: Interview | null, questionId: string, call: Partial<AnswerCall> = {}) =>
    needsCv({ interview: read }, { ...CALL, ...call }, sent(questionId));

  it("is read only where its questions can decide", () => {
    expect(isNeeded(null, "natalia-1")).toBe(false);
    expect(isNeeded(null, "cv-1")).toBe(true);
    expect(isNeeded(null, "natalia-1", { fromCvAnalysis: true })).toBe(true);
    expect(isNeeded(interview(), "natalia-3", { fromCvAnalysis: true })).toBe(false);
    expect(isNeeded(interview(), "cv-1")).toBe(true);
    expect(isNeeded(interview(), "cv-1", NAMED)).toBe(false);
  });

  it("changes nothing where it is not needed", () => {
    for (const one of CASES) {
      const { read = interview(), call, answer } = one;
      if (!needsCv({ interview: read }, { ...CALL, ...call }, answer))
        expect(locationOf({ ...one, cv: CV }), one.name).toEqual(locationOf({ ...one, cv: undefined }));
    }
  });
});
