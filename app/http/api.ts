import { fetchInSession } from "./lost-session.ts";

/**
 * The browser's side of the calls that change something. Session cookies travel with each; nothing is repeated but what
 * a lost session kept from being done.
 */

export type CallOptions = { signal?: AbortSignal; timeoutMs?: number };

/** A call that the server refused, or that never reached it (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** Body field `error`: the short text; undefined where the body had none. */
  readonly error: string | undefined;
  /** Body field `reason`: machine-readable cause. */
  readonly reason: string | undefined;
  /** Seconds to wait before another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    details: { error?: string; message?: string; reason?: string; retryAfter?: number } = {},
  ) {
    super(details.message ?? details.error ?? "");
    this.name = "ApiError";
    this.status = status;
    this.error = details.error;
    this.reason = details.reason;
    this.retryAfter = details.retryAfter;
  }

  /** True when the server was never reached. */
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
  const response = await reach(path, { method: "POST", body: form, ...options });
  if (!response.ok) throw refusal(response, parse(await response.text()));
  return response.blob();
}

function sendJson<Answer>(
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body: unknown,
  options?: CallOptions,
): Promise<Answer> {
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  return send(path, { method, ...options, ...content });
}

type SentCall = CallOptions & { method: string; body?: BodyInit; headers?: Record<string, string> };

async function send<Answer>(path: string, init: SentCall): Promise<Answer> {
  const response = await reach(path, init);
  const text = await response.text();
  const body = parse(text);
  if (!response.ok) throw refusal(response, body);
  // The server's answers are typed by the schema of the call that `path` names.
  return body as Answer;
}

async function reach(path: string, init: SentCall): Promise<Response> {
  try {
    return await fetchInSession(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

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
  });
}

function parse(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
