import type { Part } from "./parts.ts";

/**
 * What a person's answers show of each part over time, and when it is worth practising again. Pure: whoever calls it
 * has read the answers and knows today's date.
 */

/** A task is never called missing, so nothing could be practised of it. */
const PROFILE_PARTS = [
  "result",
  "action",
  "situation",
  "figure",
  "reason",
  "learning",
] as const satisfies readonly Part[];
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** An answer of an interview or a try, and what was read in it. */
export type ReadAttempt = {
  /** Where the question can be practised. */
  questionId: string;
  interviewId: number | null;
  question: string;
  category: string;
  /** ISO-8601 UTC, and the date of it where the institution is. */
  at: string;
  day: string;
  isTry: boolean;
  /** Parts that the question asks for and of which something is known. */
  found: readonly Part[];
  absent: readonly Part[];
};

/** Days until a part comes back, by its box. One that is missing comes today. */
export const INTERVAL_DAYS = [0, 2, 4, 7, 14] as const;
const LAST_BOX = INTERVAL_DAYS.length - 1;
/** From this box on a part is called strong: it was there on two days, the last one among them. */
const STRONG_BOX = 2;
/** How many of the last answers are drawn. */
const SHOWN_SIGNS = 8;

export type Sign = "found" | "absent";
type Seen = { attempt: ReadAttempt; sign: Sign };

export type PartProfile = {
  part: ProfilePart;
  strength: "strong" | "growing" | "work";
  /** The date on which it comes back, YYYY-MM-DD. */
  dueDay: string;
  /** The last ones, oldest first. */
  signs: Sign[];
  /** The newest answer in which it was found, and in which it was missing. */
  foundIn: ReadAttempt | null;
  missingIn: ReadAttempt | null;
  /** Themes in which it is missing in the last answer to a question, the most frequent first. */
  missingThemes: string[];
};

/** What to practise today: a question, and the part that was missing in it or that comes back. */
export type Exercise = { attempt: ReadAttempt; part: ProfilePart; isMissing: boolean };

export type Profile = {
  /** Parts of which something is known, what to work on first. */
  parts: PartProfile[];
  /** Null where nothing is due: then `nextDay` says when. */
  exercise: Exercise | null;
  /** The first date on which something comes back; null without any answer. */
  nextDay: string | null;
  /** Whether a try was made today: the exercise is done, whatever it gained. */
  isDoneToday: boolean;
};

/** @param attempts in any order @param today YYYY-MM-DD where the institution is */
export function profileOf(attempts: readonly ReadAttempt[], today: string): Profile {
  const inOrder = attempts.toSorted((one, other) => one.at.localeCompare(other.at));
  const known = PROFILE_PARTS.flatMap((part) => {
    const seen = seenOf(inOrder, part);
    return seen.length === 0 ? [] : [{ seen, profile: partProfile(part, seen) }];
  });
  const rank = { work: 0, growing: 1, strong: 2 } as const;
  const byNeed = known.toSorted(
    (one, other) =>
      rank[one.profile.strength] - rank[other.profile.strength] ||
      one.profile.dueDay.localeCompare(other.profile.dueDay),
  );
  return {
    parts: byNeed.map(({ profile }) => profile),
    exercise: exerciseOf(byNeed, today),
    nextDay: known.map(({ profile }) => profile.dueDay).toSorted()[0] ?? null,
    isDoneToday: attempts.some(({ isTry, day }) => isTry && day === today),
  };
}

function seenOf(attempts: readonly ReadAttempt[], part: Part): Seen[] {
  return attempts.flatMap((attempt): Seen[] => {
    if (attempt.found.includes(part)) return [{ attempt, sign: "found" }];
    return attempt.absent.includes(part) ? [{ attempt, sign: "absent" }] : [];
  });
}

function partProfile(part: ProfilePart, seen: readonly Seen[]): PartProfile {
  const { box, day } = boxOf(seen);
  const last = lastByQuestion(seen);
  const missing = last.filter(({ sign }) => sign === "absent");
  return {
    part,
    strength: box === 0 ? "work" : box >= STRONG_BOX ? "strong" : "growing",
    dueDay: addDays(day, INTERVAL_DAYS[box] ?? 0),
    signs: seen.slice(-SHOWN_SIGNS).map(({ sign }) => sign),
    foundIn: seen.findLast(({ sign }) => sign === "found")?.attempt ?? null,
    missingIn: missing.at(-1)?.attempt ?? null,
    missingThemes: mostFrequent(missing.map(({ attempt }) => attempt.category)),
  };
}

/** A day on which the part is there in the last answer to each question moves it on one box; any other one back. */
function boxOf(seen: readonly Seen[]): { box: number; day: string } {
  const days = Map.groupBy(seen, ({ attempt }) => attempt.day);
  let box = 0;
  let day = "";
  for (const [date, own] of days) {
    const isFound = lastByQuestion(own).every(({ sign }) => sign === "found");
    box = isFound ? Math.min(box + 1, LAST_BOX) : 0;
    day = date;
  }
  return { box, day };
}

/** What was seen last in each question, in the order of those answers. */
function lastByQuestion(seen: readonly Seen[]): Seen[] {
  const last = new Map<string, Seen>();
  for (const one of seen) {
    last.delete(one.attempt.question);
    last.set(one.attempt.question, one);
  }
  return [...last.values()];
}

function mostFrequent(categories: readonly string[]): string[] {
  const counted = [...Map.groupBy(categories, (category) => category)];
  return counted.toSorted(([, one], [, other]) => other.length - one.length).map(([category]) => category);
}

type Known = { seen: readonly Seen[]; profile: PartProfile };

/** Of what is due, a question in which the part is missing; without one, the question that is told the longest ago. */
function exerciseOf(byNeed: readonly Known[], today: string): Exercise | null {
  const due = byNeed.filter(({ profile }) => profile.dueDay <= today);
  const missing = due.flatMap(({ profile: { part, missingIn } }) =>
    missingIn === null ? [] : [{ attempt: missingIn, part, isMissing: true }],
  );
  const again = due.flatMap(({ seen, profile: { part } }) =>
    lastByQuestion(seen)
      .slice(0, 1)
      .map(({ attempt }) => ({ attempt, part, isMissing: false })),
  );
  return missing[0] ?? again[0] ?? null;
}

/** @param day YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
