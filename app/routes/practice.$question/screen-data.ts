import type { PracticeView } from "#app/features/practice/attempts.server.ts";
import type { Role } from "#db/schema.ts";

/** Data that the loader passes to the screen. */
export type PracticeData = {
  user: { name: string; role: Role };
  /** Null for a question that this student cannot practise. */
  asked: {
    id: string;
    interviewId: number | null;
    question: string;
    hunter: { name: string; portrait: string };
  } | null;
  /** Set where `asked` is null; gone: its text was deleted because of its age. */
  missing: "unknown" | "gone" | null;
  /** The student's data is blocked: no try is taken, and none is judged. */
  isBlocked: boolean;
  view: PracticeView;
};
