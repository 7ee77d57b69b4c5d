import type { ApiError } from "#app/http/api.ts";

/** What went wrong with a call, as a sentence for the person. */
export function sentenceOf(error: ApiError): string {
  if (error.offline) return "Revisa tu conexión e intenta otra vez.";
  return error.message || "Intenta otra vez en un momento.";
}
