import type { ProfilePart, Sign } from "#app/features/practice/profile.ts";
import type { Role } from "#db/schema.ts";

/** An own answer: its question, where that is practised, and when it was given ("el jueves 26 de noviembre"). */
export type ShownAnswer = { question: string; path: string; when: string };

export type PartRow = {
  part: ProfilePart;
  strength: "strong" | "growing" | "work";
  /** When it comes back, e.g. "hoy". */
  due: string;
  /** Oldest first. */
  signs: Sign[];
  foundIn: ShownAnswer | null;
  missingIn: ShownAnswer | null;
  /** Themes of the questions in which it is missing. */
  themes: string[];
};

/** Data that the loader passes to the screen. */
export type OverviewData = {
  user: { name: string; role: Role };
  isBlocked: boolean;
  exercise:
    | (ShownAnswer & {
        part: ProfilePart;
        isMissing: boolean;
        /** Own words of that answer; null where none can be quoted. */
        quote: string | null;
        hunter: { name: string; portrait: string };
      })
    | null;
  isDoneToday: boolean;
  /** When the next exercise comes; null without any answer. */
  nextDay: string | null;
  parts: PartRow[];
  questions: (ShownAnswer & { isTry: boolean; hunter: string })[];
};
