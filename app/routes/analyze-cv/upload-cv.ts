import type { CvAnalysisAnswer } from "#app/features/cv/result.ts";
import { fetchInSession } from "#app/http/lost-session.ts";

export const DEFAULT_FAILURE = "Error al analizar CV";

export type SendOutcome =
  | { kind: "answered"; answer: Partial<CvAnalysisAnswer> & Pick<CvAnalysisAnswer, "results"> }
  /** The server refused; `message` is for the user. */
  | { kind: "refused"; message: string }
  /** The connection broke: the file may have arrived and be in analysis. */
  | { kind: "lost" };

/** Events of the response that advance the progress bar. */
export type SendMoment = "responded" | "read" | "parsed";

/**
 * Uploads a CV and waits for its analysis. Unlike the functions of api.ts it reports when the response arrived, was
 * read and was parsed. Where the session has ended, the file waits until the person is signed in again. Never throws,
 * and is not aborted when the screen closes, because the analysis should finish anyway.
 */
export async function sendCv(file: File, onMoment: (moment: SendMoment) => void): Promise<SendOutcome> {
  const form = new FormData();
  form.set("cv", file);
  let response: Response;
  let text: string;
  try {
    response = await fetchInSession("/api/cv/analyze", { method: "POST", body: form });
    onMoment("responded");
    text = await response.text();
  } catch {
    return { kind: "lost" };
  }
  onMoment("read");
  const body = parse(text);
  // A proxy that timed out answers with its own page while the analysis continues on the server.
  if (body === undefined && response.status >= 502) return { kind: "lost" };
  if (!response.ok || !isAnswer(body)) return { kind: "refused", message: messageOf(body) };
  onMoment("parsed");
  return { kind: "answered", answer: body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAnswer(body: unknown): body is Extract<SendOutcome, { kind: "answered" }>["answer"] {
  return (
    typeof body === "object" &&
    body !== null &&
    "results" in body &&
    typeof body.results === "object" &&
    body.results !== null
  );
}

function messageOf(body: unknown): string {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" && message !== "" ? message : DEFAULT_FAILURE;
}
