import { fetchInSession } from "./lost-session.ts";

/**
 * The browser's side of the calls that change something. Session cookies travel with each; nothing is repeated but what
 * a lost session kept from being done.
 */

export type CallOptions = { signal?: AbortSignal; timeoutMs?: number };

/**
 * What is known of a call that failed. answered: this program refused it. unsent: the browser had no network. unknown:
 * it may have been done, only its answer did not come.
 */
type Delivery = "answered" | "unsent" | "unknown";

/** A call that the server refused, or that got no answer (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly delivery: Delivery;
  /** Body field `error`: the short text; undefined where the body had none. */
  readonly error: string | undefined;
  /** Body field `reason`: machine-readable cause. */
  readonly reason: string | undefined;
  /** Seconds to wait before another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    details: { error?: string; message?: string; reason?: string; retryAfter?: number; delivery?: Delivery } = {},
  ) {
    super(details.message ?? details.error ?? "");
    this.name = "ApiError";
    this.status = status;
    this.delivery = details.delivery ?? (status === 0 ? "unknown" : "answered");
    this.error = details.error;
    this.reason = details.reason;
    this.retryAfter = details.retryAfter;
  }

  /** True when no answer came. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** @throws ApiError */
export function postJson<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer> {
  return sendJson("POST", path, body, options);
}

/** @throws ApiError */
export function patchJson<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer> {
  return sendJson("PATCH", path, body, options);
}

/** Replaces what `path` names. @throws ApiError */
export function putJson<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer> {
  return sendJson("PUT", path, body, options);
}

/** Removes what `path` names. @throws ApiError */
export function deleteJson<Answer>(path: string, options?: CallOptions): Promise<Answer> {
  return sendJson("DELETE", path, undefined, options);
}

/**
 * Multipart, e.g. a file.
 * @throws ApiError
 */
export function postForm<Answer>(path: string, form: FormData, options?: CallOptions): Promise<Answer> {
  return send(path, { method: "POST", body: form, ...options });
}

/**
 * Multipart to a call that answers with a file.
 * @throws ApiError
 */
export async function postFormForFile(path: string, form: FormData, options?: CallOptions): Promise<Blob> {
  return (await postForFile(path, form, options)).file;
}

/**
 * JSON, or multipart, to a call that answers with a file.
 * @throws ApiError
 */
export function postForFile(
  path: string,
  body: object,
  options?: CallOptions,
): Promise<{ file: Blob; headers: Headers }> {
  const content = body instanceof FormData ? { body } : jsonOf(body);
  return reach(path, { method: "POST", ...options, ...content }, async (response) => {
    if (!response.ok) throw refusal(response, parse(await response.text()));
    return { file: await response.blob(), headers: response.headers };
  });
}

function sendJson<Answer>(
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body: unknown,
  options?: CallOptions,
): Promise<Answer> {
  return send(path, { method, ...options, ...(body !== undefined && jsonOf(body)) });
}

const jsonOf = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

type SentCall = CallOptions & { method: string; body?: BodyInit; headers?: Record<string, string> };

async function send<Answer>(path: string, init: SentCall): Promise<Answer> {
  const { response, text } = await reach(path, init, async (answer) => ({
    response: answer,
    text: await answer.text(),
  }));
  const body = parse(text);
  if (!response.ok) throw refusal(response, body);
  // A page of whoever stands between this browser and the server.
  if (body === undefined && text !== "") throw new ApiError(response.status, { delivery: "unknown" });
  // The server's answers are typed by the schema of the call that `path` names.
  return body as Answer;
}

/** @param read to the end: a connection can break in the middle of an answer, too */
async function reach<Read>(path: string, init: SentCall, read: (response: Response) => Promise<Read>): Promise<Read> {
  const hadNetwork = navigator.onLine;
  try {
    return await read(await fetchInSession(path, init));
  } catch (error) {
    if (init.signal?.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, { delivery: hadNetwork || navigator.onLine ? "unknown" : "unsent" });
  }
}

/** What a proxy answers in the place of a server that restarts. */
const GATEWAY = [502, 503, 504];

function refusal(response: Response, body: unknown): ApiError {
  const field = (name: string): string | undefined => {
    const value = typeof body === "object" && body !== null ? (body as Record<string, unknown>)[name] : undefined;
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const wait = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  return new ApiError(response.status, {
    error: field("error"),
    message: field("message"),
    reason: field("reason"),
    retryAfter: Number.isNaN(wait) ? undefined : wait,
    // This program's refusals name their error.
    delivery: GATEWAY.includes(response.status) && field("error") === undefined ? "unknown" : "answered",
  });
}

function parse(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
