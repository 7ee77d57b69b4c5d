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
    status: "open" | "finished";
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
    /** ISO-8601 UTC. */
    startsAt: string;
  } | null;
};

/** One sentence under the greeting about what was done and the next step. */
export function encouragement({ lastCv, lastInterview }: Progress): string {
  if (lastInterview?.status === "open") return "Dejaste una entrevista abierta: sigue donde quedó.";
  if (!lastCv) return "Empieza por tu CV: súbelo y recibe un puntaje con lo que conviene mejorar.";
  if (lastCv.status === "processing") return "Tu CV se está analizando. Puedes seguir con lo demás mientras tanto.";
  if (lastCv.status === "failed")
    return "Tu último archivo no se pudo analizar. Mira por qué y qué hacer en Mis Actividades.";
  if (lastInterview) return "Vas bien: ya analizaste tu CV y practicaste una entrevista. Revisa qué conviene ensayar.";
  return "Vas bien: ya tienes tu CV analizado. Sigue con una entrevista de práctica.";
}
