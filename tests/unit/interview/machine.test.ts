import { describe, expect, it } from "vitest";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { createInterview, decide, READY_TEXT, sendRefusal } from "#app/features/interview/interview-machine.ts";
import { parseState } from "#app/features/interview/state.ts";
import { cannedSuggestion } from "#app/features/interview/texts/hunter-lines.ts";
import { reduce } from "../../support/hunter-machine.ts";
import { Driver, GOOD, OFF, START } from "./machine-driver.ts";

describe("before the start", () => {
  it("greets with the minutes and a question about being ready, and lets no time go by", () => {
    const play = new Driver();
    expect(play.state.phase).toBe("greeting");
    expect(play.state.messages).toHaveLength(1);
    expect(play.last.content).toMatch(/30 minutos/);
    expect(play.last.content).toMatch(/\?$/);
    play.wait(400).send({ type: "tick" });
    expect(play.state.timeRemaining).toBe(1800);
    expect(play.state.interviewStarted).toBe(false);
  });

  it("has nothing to ask without questions, and says so", () => {
    const empty = createInterview({ hunterId: "mia", studentName: "", seed: "x" });
    const { state, effects } = reduce(empty, { type: "questions_loaded", at: START, questions: [] });
    expect(state.phase).toBe("loading");
    expect(effects).toEqual([{ type: "no_questions" }]);
  });

  it("takes the questions once only", () => {
    const play = new Driver();
    const before = play.state;
    play.send({ type: "questions_loaded", questions: [] });
    expect(play.state).toBe(before);
  });

  it("goes back to the selection when the student declines", () => {
    const play = new Driver();
    expect(play.send({ type: "decline" })).toEqual([{ type: "leave" }]);
    expect(play.state.phase).toBe("declined");
    play.start();
    expect(play.state.phase).toBe("declined");
  });

  it("asks the first question and starts the clock when the student is ready", () => {
    const play = new Driver().start();
    expect(play.state).toMatchObject({ phase: "question", timerActive: true, interviewStarted: true });
    expect(play.state.messages.map((message) => message.role)).toEqual(["assistant", "user", "assistant"]);
    expect(play.state.messages[1]?.content).toBe(READY_TEXT);
    expect(play.last.content.endsWith(play.state.questions[0]?.question ?? "?")).toBe(true);
    expect(play.last.questionId).toBe("cristian-1");
    expect(play.state.sessionStartTime).toBe("2026-11-20T18:00:00.000Z");
  });

  it("starts once only", () => {
    const play = new Driver().start();
    const before = play.state;
    play.start();
    expect(play.state).toBe(before);
  });
});

describe("decision table", () => {
  it.each([
    [true, false, 0, "next"],
    [true, true, 2, "next"],
    [false, false, 2, "next"],
    [false, true, 0, "suggest"],
    [false, true, 1, "suggest"],
    [false, true, 2, "end"],
  ] as const)("relevant %s, needs suggestion %s, %i given -> %s", (isRelevant, needsSuggestion, given, expected) => {
    expect(decide({ isRelevant, needsSuggestion }, given)).toBe(expected);
  });

  it("moves on after a relevant answer and sets the suggestions back", () => {
    const play = new Driver().start();
    play.reply(OFF);
    expect(play.state).toMatchObject({ suggestionsGiven: 1, currentQuestionIndex: 0, questionsAnswered: 0 });
    play.reply(GOOD);
    expect(play.state).toMatchObject({ suggestionsGiven: 0, currentQuestionIndex: 1, questionsAnswered: 1 });
    expect(play.last).toMatchObject({ role: "assistant", questionId: "cristian-2" });
  });

  it("moves on when no suggestion is needed, and still marks the answer as off-topic", () => {
    const play = new Driver().start();
    play.reply({ ...OFF, needsSuggestion: false });
    expect(play.state.currentQuestionIndex).toBe(1);
    expect(play.state.messages.find((message) => message.id === "answer-a1")?.isOffTopic).toBe(true);
  });

  it("ends at the third off-topic answer with 3 of 3, and says nothing more", () => {
    const play = new Driver().start();
    play.reply(OFF);
    play.reply(OFF);
    expect(play.state).toMatchObject({ suggestionsGiven: 2, phase: "question" });
    const effects = play.reply(OFF);
    expect(effects).toEqual([
      { type: "ended", ending: "suggestions" },
      { type: "open_feedback", afterMs: 3000 },
    ]);
    expect(play.state).toMatchObject({
      suggestionsGiven: 3,
      phase: "ended",
      ending: "suggestions",
      timerActive: false,
    });
    expect(play.last.content).toMatch(/máximo de sugerencias|todas las sugerencias|sugerencias/);
    const count = play.state.messages.length;
    play.answer();
    play.wait(60).send({ type: "tick" });
    expect(play.state.messages).toHaveLength(count);
  });
});

describe("suggestions", () => {
  it("uses the judge's words, and its own when the judge gives none or repeats itself", () => {
    const play = new Driver().start();
    play.reply({ ...OFF, suggestion: "Di qué hiciste tú." });
    expect(play.last).toMatchObject({ role: "suggestion", content: "Di qué hiciste tú.", questionId: "cristian-1" });
    play.reply({ ...OFF, suggestion: "Di qué hiciste tú." });
    expect(play.last.role).toBe("suggestion");
    expect(play.last.content).not.toBe("Di qué hiciste tú.");
    expect(play.last.content.length).toBeGreaterThan(30);
  });

  it("does not fall back on the very words that the judge has just used", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const play = new Driver({ seed }).start();
      const question = play.state.questions[0];
      if (question === undefined) throw new Error("no question");
      const own = cannedSuggestion(hunterOf("cristian").lines, question, 1, seed, null).text;
      play.reply({ ...OFF, suggestion: own });
      play.reply(OFF);
      const told = play.state.messages.filter((message) => message.role === "suggestion").map((one) => one.content);
      expect(told[0]).toBe(own);
      expect(told[1]).not.toBe(own);
    }
  });
});

describe("the student's clock", () => {
  it("stands still while the verdict is awaited and measures the answer", () => {
    const play = new Driver().start();
    play.wait(38).answer();
    expect(play.state).toMatchObject({ phase: "waiting", timerActive: false, timeRemaining: 1762 });
    expect(play.last.responseTime).toBe(38);
    play.wait(45).send({ type: "tick" });
    play.verdict(OFF);
    expect(play.state.timeRemaining).toBe(1762);
    play.wait(10).answer();
    expect(play.last.responseTime).toBe(10);
    expect(play.state.timeRemaining).toBe(1752);
  });

  it("does not grow when the machine's clock is set back", () => {
    const play = new Driver().start();
    play.wait(100).send({ type: "tick" });
    play.wait(-3600).send({ type: "tick" });
    expect(play.state.timeRemaining).toBe(1700);
    play.wait(5).send({ type: "tick" });
    expect(play.state.timeRemaining).toBe(1695);
  });

  it("believes the screen's clock unless it claims more than was left", () => {
    const play = new Driver().start();
    play.wait(60).send({ type: "tick", clock: 1741.5 });
    expect(play.state.timeRemaining).toBe(1741.5);
    play.wait(60).send({ type: "tick", clock: 1800 });
    expect(play.state.timeRemaining).toBe(1681.5);
    play.wait(10).send({ type: "tick", clock: Number.NaN });
    expect(play.state.timeRemaining).toBe(1671.5);
  });

  it("announces 10, 5 and 1 minutes once each", () => {
    const play = new Driver().start();
    for (let second = 0; second < 1799; second += 1) play.wait(1).send({ type: "tick" });
    expect(play.effects).toEqual([
      { type: "announce", text: "Quedan 10 minutos de entrevista." },
      { type: "announce", text: "Quedan 5 minutos de entrevista." },
      { type: "announce", text: "Queda 1 minuto de entrevista." },
    ]);
  });

  it("gives extra time by the factor, in the greeting too", () => {
    const play = new Driver({ extraTimeFactor: 1.5 });
    expect(play.last.content).toMatch(/45 minutos/);
    play.start().wait(2699).send({ type: "tick" });
    expect(play.state.phase).toBe("question");
    play.wait(1).send({ type: "tick" });
    expect(play.state.ending).toBe("time");
  });
});

describe("time up", () => {
  it("says how many questions were completed of how many and leads to the result", () => {
    const play = new Driver().start();
    play.reply(GOOD);
    play.reply(GOOD);
    const effects = play.wait(1801).send({ type: "tick" });
    expect(effects).toEqual([
      { type: "announce", text: "Se acabó el tiempo de la entrevista." },
      { type: "ended", ending: "time" },
      { type: "show_result", afterMs: 3000 },
    ]);
    expect(play.last.content).toMatch(/2 de 10 preguntas/);
    expect(play.state).toMatchObject({ timeRemaining: 0, timerActive: false, phase: "ended", questionsAnswered: 2 });
  });

  it("refuses an answer that comes after the end of the time", () => {
    const play = new Driver().start();
    play.wait(1800).answer("tarde");
    expect(play.state).toMatchObject({ ending: "time", answers: [] });
    expect(sendRefusal(play.state, "hola")).toBe("time_over");
  });

  it("accepts an answer that left the screen in time", () => {
    const play = new Driver().start();
    play.wait(1800.4).send({ type: "answer", id: "late", text: "justo", clock: 0.2 });
    expect(play.state).toMatchObject({ phase: "waiting", timeRemaining: 0.2 });
  });

  it("lets nothing else happen in the event that found the time over", () => {
    const play = new Driver().start();
    const effects = play.wait(1800).send({ type: "feedback_sent" });
    expect(play.state.phase).toBe("ended");
    expect(effects.map((effect) => effect.type)).toEqual(["announce", "ended", "show_result"]);
  });

  it("lets an awaited verdict count before the end", () => {
    const play = new Driver().start();
    play.answer();
    expect(play.send({ type: "expire" })).toEqual([]);
    expect(play.state).toMatchObject({ phase: "waiting", timeRemaining: 0 });
    play.verdict(GOOD);
    expect(play.state).toMatchObject({ ending: "time", questionsAnswered: 1 });
    expect(play.last.content).toMatch(/1 de 10 preguntas/);
  });

  it.each([
    ["right away", []],
    ["after a suggestion", [OFF]],
    ["at the second question", [GOOD]],
  ])("ends when somebody else's clock says so, %s", (_, verdicts) => {
    const play = new Driver().start();
    for (const verdict of verdicts) play.reply(verdict);
    play.send({ type: "expire" });
    expect(play.state.ending).toBe("time");
    expect(play.effects.filter((effect) => effect.type === "ended")).toHaveLength(1);
  });

  it("completes, not expires, when the awaited verdict was for the last question", () => {
    const play = new Driver({ questions: 1 }).start();
    play.answer();
    play.send({ type: "expire" });
    play.verdict(GOOD);
    expect(play.state.ending).toBe("completed");
  });
});

describe("completion and feedback", () => {
  it("closes after the last question, opens the feedback after 2 s and goes home 1 s after it was sent", () => {
    const play = new Driver({ questions: 2 }).start();
    play.reply(GOOD);
    expect(play.reply(GOOD)).toEqual([
      { type: "ended", ending: "completed" },
      { type: "open_feedback", afterMs: 2000 },
    ]);
    expect(play.state).toMatchObject({ currentQuestionIndex: 1, questionsAnswered: 2, timerActive: false });
    play.send({ type: "feedback_opened" });
    expect(play.state.phase).toBe("feedback");
    expect(play.send({ type: "feedback_sent" })).toEqual([{ type: "go_home", afterMs: 1000 }]);
    expect(play.send({ type: "feedback_sent" })).toEqual([]);
    expect(play.state.phase).toBe("done");
  });

  it("offers no feedback before the end", () => {
    const play = new Driver().start();
    const before = play.state;
    play.send({ type: "feedback_opened" });
    play.send({ type: "feedback_sent" });
    expect(play.state).toBe(before);
  });
});

describe("what is not sent", () => {
  it("blocks empty texts, a second answer in flight, and answers before the start", () => {
    const play = new Driver();
    expect(sendRefusal(play.state, "hola")).toBe("not_started");
    play.start();
    expect(sendRefusal(play.state, " \n\t ")).toBe("empty");
    expect(sendRefusal(play.state, "hola")).toBeNull();
    play.answer("hola");
    expect(sendRefusal(play.state, "otra")).toBe("in_flight");
    const before = play.state;
    play.answer("otra");
    expect(play.state).toBe(before);
    expect(play.state.answers).toHaveLength(1);
  });

  it("ignores a verdict that comes twice or for another answer, and an answer that is sent again", () => {
    const play = new Driver().start();
    const id = play.answer("uno");
    play.verdict(GOOD, "other");
    expect(play.state.phase).toBe("waiting");
    play.verdict(GOOD, id);
    const before = play.state;
    play.verdict(OFF, id);
    play.answer("uno", id);
    expect(play.state).toBe(before);
    expect(play.state.questionsAnswered).toBe(1);
  });

  it("keeps a score outside of 0 to 1 within it", () => {
    const play = new Driver().start();
    play.reply({ ...GOOD, relevanceScore: 900 });
    play.reply({ ...GOOD, relevanceScore: Number.NaN });
    expect(play.state.answers.map((answer) => answer.relevanceScore)).toEqual([1, 0]);
  });
});

describe("a saved interview", () => {
  it("goes on at the same question, messages and clock, without counting the time away", () => {
    const play = new Driver().start();
    play.reply(GOOD);
    play.wait(40).send({ type: "tick" });
    const saved = parseState(JSON.parse(JSON.stringify(play.state)));
    expect(saved).toEqual(play.state);
    play.wait(7200).send({ type: "resume" });
    expect(play.state.timeRemaining).toBe(1760);
    play.wait(5).answer();
    expect(play.last.responseTime).toBe(45);
    expect(play.state.timeRemaining).toBe(1755);
  });

  it("asks again for a verdict that was awaited", () => {
    const play = new Driver().start();
    const id = play.answer("mi respuesta");
    expect(play.wait(900).send({ type: "resume" })).toEqual([
      { type: "judge", answerId: id, questionId: "cristian-1", text: "mi respuesta", suggestionsGiven: 0 },
    ]);
    play.verdict(GOOD);
    expect(play.state).toMatchObject({ timeRemaining: 1800, questionsAnswered: 1 });
  });

  it.each([null, {}, "x", { version: 2 }])("is refused when it is something else: %j", (saved) => {
    expect(parseState(saved)).toBeNull();
  });

  it("is refused with an index beyond its questions", () => {
    const play = new Driver({ questions: 2 }).start();
    expect(parseState({ ...play.state, currentQuestionIndex: 2 })).toBeNull();
  });
});

it("tells the same interview for the same seed, on the screen and on the server", () => {
  const plays = [new Driver({ seed: "42" }), new Driver({ seed: "42" })] as const;
  for (const play of plays) {
    play.start();
    for (const verdict of [OFF, GOOD, GOOD, OFF, OFF, GOOD]) play.wait(20).reply(verdict);
  }
  expect(plays[0].state).toEqual(plays[1].state);
});
