import type { ApiError } from "#app/http/api.ts";

/** What went wrong with a call, as a sentence for the person. */
export function sentenceOf(error: ApiError): string {
  if (error.delivery === "unsent") return "Sin conexión: no se envió nada. Intenta otra vez cuando vuelva.";
  if (error.delivery === "answered") return error.message || "Intenta otra vez en un momento.";
  const what = error.offline ? "Se cortó la conexión" : "El sitio no responde por ahora";
  return `${what}: no sabemos si alcanzó a llegar. Cuando vuelva, revisa cómo quedó o intenta otra vez.`;
}

/** @param refused the title where it is certain that nothing was done */
export function problemTitle(error: ApiError, refused: string): string {
  return error.delivery === "unknown" ? "No sabemos si se hizo" : refused;
}
