/** What a person has done so far, as the home screen shows it. */
export type Progress = {
  lastCv: {
    id: number;
    status: "processing" | "completed" | "failed";
    /** 0 to 100; null until completed. */
    score: number | null;
    /** ISO-8601 UTC. */
    createdAt: string;
  } | null;
};

/** One sentence under the greeting: names the deed, then the next step. */
export function encouragement({ lastCv }: Progress): string {
  if (!lastCv) return "Empieza por tu CV: súbelo y recibe un puntaje con lo que conviene mejorar.";
  if (lastCv.status === "processing") return "Tu CV se está analizando. Puedes seguir con lo demás mientras tanto.";
  if (lastCv.status === "failed") return "El último archivo no se pudo analizar. Súbelo otra vez en otro formato.";
  return "Vas bien: ya tienes tu CV analizado. Sigue con una entrevista de práctica.";
}
