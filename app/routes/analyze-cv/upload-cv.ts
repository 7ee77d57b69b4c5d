import type { CvAnalysisAnswer } from "#app/features/cv/result.ts";

export const DEFAULT_FAILURE = "Error al analizar CV";

export type SendOutcome =
  | { kind: "answered"; answer: Partial<CvAnalysisAnswer> & Pick<CvAnalysisAnswer, "results"> }
  /** The server says no; `message` is for the person. */
  | { kind: "refused"; message: string }
  /** The connection broke: the file may have arrived, and the analysis may be under way. */
  | { kind: "lost" };

/** The moments of the answer that move the bar. */
export type SendMoment = "responded" | "read" | "parsed";

/**
 * Uploads a CV and waits for its analysis. Unlike the calls of api.ts it tells when the answer arrives, was read and
 * was understood. Never throws, and is not aborted when the screen goes: the analysis belongs to the person.
 */
export async function sendCv(file: File, onMoment: (moment: SendMoment) => void): Promise<SendOutcome> {
  const form = new FormData();
  form.set("cv", file);
  let response: Response;
  let text: string;
  try {
    response = await fetch("/api/cv/analyze", { method: "POST", body: form, credentials: "include" });
    onMoment("responded");
    text = await response.text();
  } catch {
    return { kind: "lost" };
  }
  onMoment("read");
  const body = parse(text);
  // A proxy that gave up waiting answers with a page of its own; the analysis goes on behind it.
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
