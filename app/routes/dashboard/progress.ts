import type { HunterId } from "#app/features/interview/hunters.ts";

/** The user's progress, as the home screen shows it. */
export type Progress = {
  lastCv: {
    id: number;
    status: "processing" | "completed" | "failed";
    /** 0 to 100; null until completed. */
    score: number | null;
    /** ISO-8601 UTC. */
    createdAt: string;
  } | null;
  /** The open interview, or else the newest finished one. */
  lastInterview: {
    id: number;
    hunterId: HunterId;
    hunterName: string;
    hunterPortrait: string;
    status: "open" | "finished";
    /** Questions that were answered, of so many. */
    answered: number;
    total: number;
    /** 0 to 100; null while it is open. */
    score: number | null;
    /** ISO-8601 UTC. */
    at: string;
  } | null;
  /**
   * The next coaching session, or else the latest past one that was neither cancelled nor missed; null without one.
   */
  session: {
    isToCome: boolean;
    coachName: string;
    /** Wall time in Santiago, "15:30", of one that is to come today; else null. */
    todayAt: string | null;
    /** ISO-8601 UTC. */
    startsAt: string;
  } | null;
  /** An own job offer whose day is near. */
  offer: {
    id: number;
    /** With its firm. */
    title: string;
    /** "Entrevista mañana" */
    when: string;
    isInterview: boolean;
  } | null;
};

/** One sentence under the greeting about what has been done; what comes next is said below it. */
export function doneSoFar({ lastCv, lastInterview }: Progress): string {
  const isAnalysed = lastCv?.status === "completed";
  const isPractised = lastInterview?.status === "finished";
  if (isAnalysed && isPractised) return "Ya analizaste tu CV y practicaste una entrevista.";
  if (isAnalysed) return "Ya tienes tu CV analizado.";
  if (isPractised) return "Ya practicaste una entrevista.";
  return "Tu preparación va de a un paso.";
}
