import { DAY_MS } from "#app/platform/durations.ts";
import { BOOKING_MESSAGES, COMMENTS, NO_CVS, REVIEW_MESSAGES } from "./comments.ts";
import { type CvQuality, cvText } from "./cv-text.ts";
import { answersFor, type Preparation } from "./interview-script.ts";
import { dayAhead, later, momentBefore, weekdayBefore } from "./moments.ts";
import type { BookingMade, CvUpload, InterviewHeld, Rating, Step } from "./plan.ts";
import { Random } from "./random.ts";
import type { CvRole, Group, Role, Speaker } from "./roles.ts";
import type { Gender } from "./wording.ts";

/** The activities of an invented person in the ten weeks, starting with the day of the account. */

type Who = { number: number; name: string; gender: Gender; createdDaysAgo: number };

const DAY_MINUTES = 24 * 60;
/** Minutes of the day between which people use the platform. */
const OPEN = { from: 9 * 60, to: 22 * 60 + 30 };
/** Minimum and maximum number of visits of a person, by group. */
const VISITS: Record<Group, readonly [number, number]> = {
  absent: [0, 0],
  visitor: [1, 4],
  cv: [2, 5],
  practice: [2, 5],
  both: [3, 7],
  coached: [3, 6],
};
/** Days without sessions of invented people, so that a real person finds free slots. */
const FREE_DAYS = 5;
const BOOKED_AHEAD_DAYS = 33;
/** Minimum number of days between a booking and its session. */
const NOTICE_DAYS = 3;
/** Values above 1 put more first visits in the early weeks, when there are no returning visitors yet. */
const EARLY = 1.2;
/** Coaches that people choose, in turn. */
const COACHES: readonly BookingMade["coach"][] = [1, 2, "sample", 2, "sample"];
/** Outcomes of sessions; each is as frequent as its entries. */
const OUTCOMES: readonly BookingMade["outcome"][] = [
  "completed",
  "completed",
  "completed",
  "completed",
  "cancelled",
  "completed",
  "no_show",
];
/** One in so many people uploads something other than a CV, jokes, leaves early, types slowly or has a second CV. */
const EVERY = { noCv: 44, joke: 23, leaves: 9, slow: 13, secondCv: 2 } as const;
const SLOW_PACE = 3.6;
const BETTER_CV = { weak: "middling", middling: "strong", strong: null } as const;
const BETTER_PREPARED = { weak: "mixed", mixed: "good", good: "strong" } as const;
const STARS: Record<Preparation, readonly (1 | 2 | 3 | 4 | 5)[]> = {
  joking: [1, 2, 3],
  weak: [2, 3, 4, 4],
  mixed: [3, 4, 4, 5],
  good: [4, 4, 5, 5],
  strong: [5],
};

export function historyOf(who: Who, role: Role, begunAt: Date): Step[] {
  return role.group === "absent" ? [] : new History(who, begunAt).of(role);
}

class History {
  readonly #who: Who;
  readonly #begunAt: Date;
  readonly #random: Random;
  readonly #steps: Step[] = [];

  constructor(who: Who, begunAt: Date) {
    this.#who = who;
    this.#begunAt = begunAt;
    this.#random = new Random(`history ${who.number}`);
  }

  of({ group, cv, speaker, sessions, start }: Role): Step[] {
    const visits = this.#visits(group, start, sessions.includes("to come"));
    const [first] = visits;
    if (cv && first) this.#addCvs(cv, visits);
    if (speaker) this.#practise(speaker, visits, cv !== undefined);
    this.#bookAll(sessions, visits);
    if (group === "cv" && cv?.quality === "weak" && first) this.#askForReview(first);
    return this.#steps.sort((left, right) => left.at.getTime() - right.at.getTime());
  }

  /** Visits, oldest first. First visits are spread evenly over the weeks, so that every week has some people. */
  #visits(group: Group, start: number, comesLately: boolean): Date[] {
    const count = this.#random.whole(...VISITS[group]);
    const oldest = this.#who.createdDaysAgo - 2;
    const first = Math.max(1, Math.round(oldest * (1 - start ** EARLY)));
    const days = new Set([first]);
    for (let tries = 0; days.size < count && tries < 60; tries += 1) {
      const day = Math.floor(this.#random.next() * first);
      if (weekdayBefore(this.#begunAt, day) < 6 || this.#random.chance(0.3)) days.add(day);
    }
    if (comesLately) days.add(this.#random.whole(0, 6));
    const visits = [...days]
      .sort((left, right) => right - left)
      .map((day) =>
        momentBefore(this.#begunAt, day, this.#random.whole(OPEN.from, OPEN.to), this.#random.whole(0, 59)),
      );
    for (const at of visits) this.#steps.push({ kind: "sign-in", at });
    return visits;
  }

  #addCvs(role: CvRole, visits: readonly Date[]): void {
    const { number } = this.#who;
    const [first, ...others] = visits;
    if (!first) return;
    if (number % EVERY.noCv === 0) {
      const file = NO_CVS[(number / EVERY.noCv) % NO_CVS.length];
      if (file) this.#steps.push({ kind: "cv", at: later(first, 2), ...file });
    }
    this.#steps.push(this.#upload(role, later(first, 4), role.quality, 1));
    const better = BETTER_CV[role.quality];
    const again = others.length > 0 ? this.#random.pick(others) : first;
    if (better && again > later(first, DAY_MINUTES) && number % EVERY.secondCv === 0) {
      this.#steps.push(this.#upload(role, later(again, 3), better, 2));
    }
  }

  #upload(role: CvRole, at: Date, quality: CvQuality, version: number): CvUpload {
    const { number, name, gender } = this.#who;
    const text = cvText({ name, gender, ...role, quality, year: at.getFullYear(), seed: `cv ${number}` });
    return { kind: "cv", at, fileName: this.#fileName(version), text };
  }

  #fileName(version: number): string {
    const { number, name } = this.#who;
    const [given = "", second = "", surname = second] = name.split(" ");
    const stems = [
      `CV ${given} ${surname}`,
      `CV_${given}_${surname}`,
      `Curriculum ${surname}`,
      `cv-${given.toLowerCase()}`,
    ];
    const ending = number % 7 === 0 ? "txt" : "pdf";
    return `${stems[number % stems.length]}${version > 1 ? ` v${version}` : ""}.${ending}`;
  }

  #practise(speaker: Speaker, visits: readonly Date[], hasCv: boolean): void {
    const { number } = this.#who;
    const first = this.#random.pick(["weak", "mixed", "mixed", "good"] as const);
    const held = visits.slice(0, this.#random.pick([1, 2, 2]));
    held.forEach((visit, index) => {
      const isJoke = number % EVERY.joke === 0 && index === 0;
      const preparation = isJoke ? "joking" : index === 0 ? first : BETTER_PREPARED[first];
      const at = later(visit, hasCv ? this.#random.whole(16, 26) : this.#random.whole(4, 14));
      const interview = this.#interview(speaker, { at, index, preparation, fromCv: hasCv && number % 2 === 1 });
      this.#steps.push(interview);
      if (this.#random.chance(0.62)) this.#steps.push(this.#rating(interview, preparation));
    });
  }

  #interview(
    { hunterId, answers }: Speaker,
    { at, index, preparation, fromCv }: { at: Date; index: number; preparation: Preparation; fromCv: boolean },
  ): InterviewHeld {
    const { number, gender } = this.#who;
    const seed = `sample-${number}-${index}`;
    const pace = number % EVERY.slow === 4 ? SLOW_PACE : 1;
    const leaves = number % EVERY.leaves === 2 && index === 0;
    return {
      kind: "interview",
      at,
      seed,
      hunterId,
      fromCv,
      answersTo: answersFor({ answers, gender, preparation, seed, pace }),
      leavesBefore: leaves ? this.#random.whole(3, 6) : null,
    };
  }

  #rating({ at, seed, hunterId, leavesBefore }: InterviewHeld, preparation: Preparation): Rating {
    const rating = leavesBefore === null ? this.#random.pick(STARS[preparation]) : 3;
    const comments = this.#random.chance(0.75) ? this.#random.pick(COMMENTS[rating]) : "";
    return { kind: "rating", at: later(at, 42), seed, hunterId, rating, comments };
  }

  /** Books past sessions at visits that are old enough, oldest first, and a future session at the last visit. */
  #bookAll(sessions: Role["sessions"], visits: readonly Date[]): void {
    const isOld = (visit: Date) => this.#begunAt.getTime() - visit.getTime() > FREE_DAYS * DAY_MS;
    const [earliest, ...others] = visits.filter(isOld);
    const old = earliest ? [earliest, ...this.#random.shuffled(others)] : [];
    for (const when of sessions) {
      const visit = when === "past" ? old.shift() : visits.at(-1);
      if (visit) this.#steps.push(this.#booking(visit, when === "to come"));
    }
  }

  #booking(visit: Date, isToCome: boolean): BookingMade {
    const { number } = this.#who;
    const at = later(visit, this.#random.whole(15, 40));
    const outcome = this.#random.pick(OUTCOMES);
    return {
      kind: "booking",
      at,
      coach: COACHES[number % COACHES.length] ?? 1,
      from: isToCome ? dayAhead(this.#begunAt, FREE_DAYS) : later(at, NOTICE_DAYS * DAY_MINUTES),
      to: isToCome ? dayAhead(this.#begunAt, BOOKED_AHEAD_DAYS) : later(this.#begunAt, -60),
      isLate: isToCome,
      message: this.#random.pick(BOOKING_MESSAGES),
      phone: this.#random.chance(0.6) ? `+56 9 5555 ${this.#random.whole(1000, 9999)}` : "",
      outcome: isToCome ? "scheduled" : outcome,
    };
  }

  #askForReview(visit: Date): void {
    const at = later(visit, 3 * DAY_MINUTES);
    if (at < this.#begunAt) this.#steps.push({ kind: "review", at, message: this.#random.pick(REVIEW_MESSAGES) });
  }
}
