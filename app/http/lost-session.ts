import { PERSON_HEADER } from "./person-header.ts";

/**
 * What the calls of a person's screens do when the session has ended meanwhile. One dialog asks the person to sign in
 * again, over the screen as it is; then each call that was refused is sent once more. Nothing is sent for whoever else
 * signs in: the screen says so and is left. See docs/decisions/0048-a-session-that-ends.md
 */

/** Name of the document's meta element that says whose screens it holds. */
export const PERSON_META = "screen-person";

/** Where pages of this browser tell each other that somebody has signed in. */
export const SIGNED_IN_CHANNEL = "signed-in";

/**
 * lost: the person has to sign in. step: signed in, but something comes first (a second factor, an own password).
 * other: another person has signed in.
 */
export type LostSession = "lost" | "step" | "other";

const ASK_PATH = "/api/auth/me";
/** The title that every call gives to the lack of a session. */
const NO_SESSION = "No autenticado";

/** Whose screens this document holds; null: nobody's. A sign-in loads a new document, so it stays what it was. */
let person: string | null | undefined;

/** Call it before anything is rendered anew: later the document may speak of somebody else. */
export function rememberPerson(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PERSON_META}"]`);
  person = meta?.content ?? null;
}

/** Tells this person's screens from another's; null where there is none. In the browser only. */
export const screenPerson = (): string | null => person ?? null;

class SessionWatch {
  #state: LostSession | null = null;
  #waiting: ((isBack: boolean) => void)[] = [];
  #checking: Promise<void> | null = null;
  #channel: BroadcastChannel | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LostSession | null => this.#state;

  /** @returns whether the same person is signed in again; false when the dialog was closed */
  wait(): Promise<boolean> {
    if (this.#state === null) this.#begin("lost");
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Another person has signed in. Nothing goes on. */
  readonly replaced = (): void => {
    if (this.#state === null) this.#begin("other");
    else this.#show("other");
  };

  /** The person closes the dialog: what waited fails as it would have. */
  readonly giveUp = (): void => this.#end(false);

  /** Asks the server who is signed in now, and goes on if it is the screen's person. */
  readonly check = (): Promise<void> => {
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  };

  async #ask(): Promise<void> {
    const answer = await attempt(ASK_PATH, { headers: { Accept: "application/json" } }).catch(() => null);
    // Not reached: whoever comes back to this tab, or presses the button, asks again.
    if (answer === null || this.#state === null || this.#state === "other") return;
    if (answer.response.ok) return this.#end(true);
    if (answer.refused === "other") return this.#show("other");
    if (answer.response.status === 403) this.#show("step");
  }

  readonly #look = (): void => {
    if (document.visibilityState === "visible" && this.#state !== "other") void this.check();
  };

  #begin(state: LostSession): void {
    window.addEventListener("focus", this.#look);
    document.addEventListener("visibilitychange", this.#look);
    if (typeof BroadcastChannel === "function") {
      this.#channel = new BroadcastChannel(SIGNED_IN_CHANNEL);
      this.#channel.onmessage = this.#look;
    }
    this.#show(state);
  }

  #end(isBack: boolean): void {
    window.removeEventListener("focus", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    this.#channel?.close();
    this.#channel = null;
    const waiting = this.#waiting.splice(0);
    this.#show(null);
    for (const resolve of waiting) resolve(isBack);
  }

  #show(state: LostSession | null): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** One for the whole document: however many calls are refused, one dialog asks. */
export const sessionWatch = new SessionWatch();

type SessionRequest = Omit<RequestInit, "headers"> & {
  headers?: Record<string, string>;
  /** For each try: the time in which the person signs in is not part of it. */
  timeoutMs?: number;
};

/**
 * fetch() for the calls of screens that need a session. One that is refused for want of it waits until the person is
 * signed in again, and is sent once more.
 * @throws as fetch(); a TimeoutError after `timeoutMs`
 */
export async function fetchInSession(path: string, request: SessionRequest = {}): Promise<Response> {
  const first = await attempt(path, request);
  if (first.refused === "other") sessionWatch.replaced();
  if (first.refused !== "lost") return first.response;
  if (!(await unlessAborted(sessionWatch.wait(), request.signal))) return first.response;
  const second = await attempt(path, request);
  if (second.refused === "other") sessionWatch.replaced();
  return second.response;
}

type Attempt = { response: Response; refused: "lost" | "other" | null };

async function attempt(path: string, { timeoutMs, signal, ...request }: SessionRequest): Promise<Attempt> {
  const headers = person ? { headers: { ...request.headers, [PERSON_HEADER]: person } } : {};
  const limit = deadline(timeoutMs, signal ?? null);
  try {
    const init = { credentials: "include" as const, ...request, ...headers, signal: limit.signal };
    const response = await fetch(path, init);
    return person && response.status === 401 ? await understood(response) : { response, refused: null };
  } finally {
    limit.clear();
  }
}

/** Reads the refusal to its end, so that its connection is free again, and hands on one that can be read anew. */
async function understood(response: Response): Promise<Attempt> {
  const text = await response.text();
  const { status, statusText, headers } = response;
  const copy = new Response(text, { status, statusText, headers });
  const body = parsed(text);
  if (body.reason === "other_person") return { response: copy, refused: "other" };
  return { response: copy, refused: body.error === NO_SESSION ? "lost" : null };
}

function parsed(text: string): { error?: unknown; reason?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

function deadline(timeoutMs: number | undefined, outer: AbortSignal | null) {
  if (timeoutMs === undefined) return { signal: outer, clear: () => undefined };
  const abort = new AbortController();
  const give = () => abort.abort(outer?.reason);
  const timer = setTimeout(() => abort.abort(new DOMException("", "TimeoutError")), timeoutMs);
  outer?.addEventListener("abort", give);
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", give);
  };
  return { signal: abort.signal, clear };
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) return give();
    signal.addEventListener("abort", give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}
