import type { InterviewEffect, InterviewEvent } from "#app/features/interview/events.ts";
import { reduce, sendRefusal } from "#app/features/interview/interview-machine.ts";
import type { Answer, Ending } from "#app/features/interview/state.ts";
import { interviewDurationMinutes } from "#app/features/interview/timer.ts";
import { sessionWatch } from "#app/http/lost-session.ts";
import { ObservedView } from "#app/platform/observed-view.ts";
import { newAnswerId } from "./answer-id.ts";
import {
  readQuestions,
  readSaved,
  type Saved,
  type SavedPlace,
  type ShownCare,
  sendRating,
} from "./interview-calls.ts";
import { joined, withKept } from "./kept-in-tab.ts";
import { watchPage } from "./page-visibility.ts";
import type { ChatData, ChatHunter } from "./screen-data.ts";
import { openAnswer, ServerLink } from "./server-link.ts";
import { type Exits, firstView, type SessionView } from "./session-view.ts";
import { Timers } from "./timers.ts";

/** Additional time that the result page waits until the server knows that the interview ended. */
const END_TIMEOUT_MS = 3_000;

type SentAnswer = { id: string; text: string };

/** Runs the interview's state machine in the browser: events and effects, clock, and server connection. */
export class InterviewSession extends ObservedView<SessionView> {
  readonly #hunter: ChatHunter;
  readonly #data: ChatData;
  #link: ServerLink;
  #exits: Exits | null = null;
  #ownQuestions = false;
  #ended: Promise<void> = Promise.resolve();
  /** The draft is a text that was set aside before: if sent again, it counts as an answer. */
  #isRecovered = false;
  readonly #confirmed = new Set<string>();
  readonly #timers = new Timers();

  constructor(data: ChatData, hunter: ChatHunter) {
    super(firstView(data, hunter));
    this.#data = data;
    this.#hunter = hunter;
    this.#link = new ServerLink(hunter.id);
  }

  /** Call it when the screen is mounted. @returns a function for unmounting */
  open(exits: Exits): () => void {
    this.#exits = exits;
    if (this.view.state.phase === "loading") this.#load();
    const unwatch = watchPage({
      seen: () => this.dispatch({ type: "tick", at: Date.now() }),
      left: () => this.#note(true),
    });
    this.#runClock();
    return () => {
      unwatch();
      this.#note(true);
      this.#exits = null;
      this.#timers.clear();
    };
  }

  begin(): void {
    this.#link.start(this.#ownQuestions, this.#data, this.view.state.questions);
    this.dispatch({ type: "start", at: Date.now() });
  }

  decline(): void {
    this.dispatch({ type: "decline", at: Date.now() });
  }

  write(draft: string): void {
    this.show({ draft });
  }

  send(spoken?: Answer["spoken"]): void {
    const { state, draft } = this.view;
    if (sendRefusal(state, draft) !== null) return;
    const id = newAnswerId();
    if (this.#isRecovered) this.#confirmed.add(id);
    this.#isRecovered = false;
    this.show({ draft: "", setAside: null, unsaved: null });
    this.dispatch({ type: "answer", at: Date.now(), id, text: draft, spoken });
  }

  /** The student has seen the sources of help and continues with the interview, or goes to its result. */
  goOn(): void {
    this.show({ care: null });
    if (this.view.state.phase === "ended") this.#exits?.result();
    else this.dispatch({ type: "resume", at: Date.now() });
  }

  /** The student has seen the sources of help and ends the interview. */
  leaveHere(): void {
    void this.#link.finish("abandoned", this.view.state.timeRemaining);
    this.#exits?.home();
  }

  /** Restores the text that was set aside to the text box, for a student who was misunderstood. */
  recover(): void {
    const { setAside } = this.view;
    if (setAside === null) return;
    this.#isRecovered = true;
    this.show({ draft: setAside, setAside: null });
  }

  /** Resumes the unfinished interview. @returns false when there is none any more; @throws Error */
  async resume(): Promise<boolean> {
    const saved = await readSaved(this.#hunter.id);
    if (saved === null) return false;
    this.#adopt(saved);
    return true;
  }

  dismissUnsaved(): void {
    this.show({ unsaved: null });
  }

  openRating(): void {
    this.show({ rating: true });
    this.dispatch({ type: "feedback_opened", at: Date.now() });
  }

  closeRating(): void {
    this.show({ rating: false });
  }

  /** @throws ApiError */
  async rate(rating: number, feedback: string): Promise<void> {
    const { state, interviewId } = this.view;
    const interviewDuration = interviewDurationMinutes(state.timeRemaining, state.duration);
    const record = interviewId === null ? {} : { interviewId };
    await sendRating({ hunterId: this.#hunter.id, rating, feedback, interviewDuration, ...record });
    this.show({ rating: false });
    this.dispatch({ type: "feedback_sent", at: Date.now() });
  }

  readonly dispatch = (event: InterviewEvent): void => {
    const { state, effects } = reduce(this.view.state, event, this.#hunter.lines);
    if (state !== this.view.state) this.show({ state });
    for (const effect of effects) this.#run(effect);
    this.#runClock();
  };

  #run(effect: InterviewEffect): void {
    switch (effect.type) {
      case "judge":
        void this.#judge(effect);
        break;
      case "announce":
        this.show({ announcement: effect.text });
        break;
      case "no_questions":
        this.#exits?.noQuestions();
        break;
      case "leave":
        this.#exits?.leave();
        break;
      case "ended":
        this.#ended = this.#finish(effect.ending);
        break;
      case "open_feedback":
        this.#after(effect.afterMs, () => this.view.care === null && this.openRating());
        break;
      case "show_result":
        this.#after(effect.afterMs, () => void this.#showResult());
        break;
      case "go_home":
        this.#after(effect.afterMs, () => this.#exits?.home());
    }
  }

  async #finish(ending: Ending): Promise<void> {
    const { care, unsavedTexts } = await this.#link.finish(ending, this.view.state.timeRemaining);
    this.#showLink();
    if (care) this.show({ care, hadCare: true });
    if (unsavedTexts.length > 0) this.show({ unsaved: { why: "ended", texts: unsavedTexts } });
  }

  /** Waits for the server, which has no result before; and for as long as it takes the student to sign in again. */
  async #showResult(): Promise<void> {
    await Promise.race([this.#ended, new Promise<void>((resolve) => this.#after(END_TIMEOUT_MS, resolve))]);
    if (sessionWatch.state() !== null) await this.#ended;
    if (this.view.care === null && this.view.unsaved === null) this.#exits?.result();
  }

  async #judge(effect: Extract<InterviewEffect, { type: "judge" }>): Promise<void> {
    const answer = openAnswer(this.view.state, effect, this.#confirmed.has(effect.answerId));
    if (answer === null) return;
    const asked = this.#link.judge(answer);
    // For a reload while it is on its way; and once more when it has arrived.
    this.#note(false);
    const judged = await asked;
    this.#note(false);
    this.#showLink();
    if (judged.kind === "overtaken") return this.#follow(answer);
    if (judged.kind === "signed_out") return this.#takeBack(answer);
    const { verdict, place, care, isSaved, unsavedTexts } = judged;
    if (isSaved && !care?.answerIds.includes(answer.id))
      this.dispatch({ type: "verdict", at: Date.now(), answerId: answer.id, ...verdict });
    if (care) this.#care(care, answer);
    if (!isSaved) return this.#closeWith([...unsavedTexts, answer.text], answer.id);
    if (unsavedTexts.length > 0) this.show({ unsaved: { why: "moved", texts: unsavedTexts } });
    if (place) await this.#agree(place);
  }

  /** The answer goes back into the text box: it was not sent. */
  #takeBack({ id, text }: SentAnswer): void {
    this.dispatch({ type: "set_aside", at: Date.now(), answerId: id });
    this.show({ draft: joined(text, this.view.draft), announcement: "Tu respuesta no se envió: sigue en el cuadro." });
    this.dispatch({ type: "resume", at: Date.now() });
  }

  /** The interview is over elsewhere: what was not saved stays on this screen, to be copied. */
  #closeWith(texts: readonly string[], answerId: string): void {
    this.dispatch({ type: "set_aside", at: Date.now(), answerId });
    this.show({ unsaved: { why: "ended", texts } });
  }

  /** Removes the disclosed text from the screen; the clock stops until the student chooses. */
  #care(care: ShownCare, { id, text }: SentAnswer): void {
    for (const answerId of care.answerIds) this.dispatch({ type: "set_aside", at: Date.now(), answerId });
    this.show({ care, hadCare: true, setAside: care.answerIds.includes(id) ? text : null });
    // Overwrites the copy stored in this tab for a reload.
    this.#note(true);
  }

  /** The same interview may have continued in another window: the server's copy has precedence. */
  async #agree(place: SavedPlace): Promise<void> {
    const { state } = this.view;
    if (state.ending !== null) return;
    const same =
      !place.ended &&
      place.questionIndex === state.currentQuestionIndex &&
      place.suggestionsGiven === state.suggestionsGiven;
    if (!same) await this.#follow();
  }

  /** @param untaken an answer that came too late for the conversation: its text stays in the text box */
  async #follow(untaken: SentAnswer | null = null): Promise<void> {
    const { interviewId, draft } = this.view;
    try {
      const saved = await readSaved(this.#hunter.id);
      const isGone = saved === null || (interviewId !== null && saved.interviewId !== interviewId);
      if (isGone && untaken) return this.#closeWith([untaken.text, draft].filter(Boolean), untaken.id);
      if (saved === null) return this.#exits?.result();
      this.#adopt(saved);
      if (untaken) this.show({ draft: joined(untaken.text, this.view.draft), unsaved: { why: "moved", texts: [] } });
      this.#exits?.followed(untaken !== null);
    } catch {
      // Offline again: this copy stays, and the next call compares it again.
      if (untaken) return this.#takeBack(untaken);
      this.dispatch({ type: "resume", at: Date.now() });
    }
  }

  async #load(): Promise<void> {
    const own = await readQuestions(this.#hunter.id, this.#data.seed).catch(() => undefined);
    const questions = own ?? this.#hunter.questions;
    this.#ownQuestions = Boolean(own);
    if (own === undefined && questions.length > 0) this.#exits?.questionsFailed();
    this.dispatch({ type: "questions_loaded", at: Date.now(), questions });
  }

  #adopt({ interviewId, state }: Saved): void {
    this.#link = new ServerLink(this.#hunter.id);
    const kept = this.#link.adopt(interviewId);
    const at = Date.now();
    const restored = kept ? withKept(state, kept, at, this.#hunter.lines) : { state, draft: "" };
    this.show({ ...restored, conversation: this.view.conversation + 1 });
    this.#showLink();
    this.dispatch({ type: "resume", at });
    // The server's clock is some seconds old; this tab has the newer value.
    if (kept) this.dispatch({ type: "tick", at, clock: kept.remaining });
  }

  #runClock(): void {
    const { timerActive, timeRemaining } = this.view.state;
    this.#timers.beatAt(timerActive && this.#exits !== null ? timeRemaining : null, () => {
      this.dispatch({ type: "tick", at: Date.now() });
      this.#note(false);
    });
  }

  #note(atOnce: boolean): void {
    const { state, draft } = this.view;
    if (state.interviewStarted && state.ending === null) this.#link.note(state.timeRemaining, draft, atOnce);
  }

  /** Runs only while the screen is mounted, so that nothing navigates away from another page. */
  #after(milliseconds: number, act: () => void): void {
    if (this.#exits !== null) this.#timers.after(milliseconds, act);
  }

  #showLink(): void {
    this.show({ unsent: this.#link.unsent.length, interviewId: this.#link.interviewId });
  }
}
