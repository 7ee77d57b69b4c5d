import { liveSessions } from "#app/features/auth/session.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Tracks calls and streamed bodies of signed-in users and aborts them when the session ends. The database is checked
 * after each call that may have ended a session, before each chunk of a body, and every two seconds for sessions that
 * another process ended, so code that ends a session need not notify this module.
 */

const LOOK_EVERY_MS = 2000;
/** SQLite takes so many values in one statement. */
const SESSIONS_AT_ONCE = 1000;

export type Work = {
  /** Aborts when the session has ended. */
  readonly signal: AbortSignal;
  /** Checks the database. When the session has ended, aborts the signal and returns false. */
  isLive(): Promise<boolean>;
  /** It is done; call it once or more. */
  end(): void;
};

export class OpenWork {
  readonly #live: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Session -> its work. */
  readonly #work = new Map<string, Set<AbortController>>();
  #timer: NodeJS.Timeout | undefined;

  /** @param live those of the sessions that have not ended */
  constructor(live: (sessions: readonly string[]) => Promise<ReadonlySet<string>>) {
    this.#live = live;
  }

  /** How much is under way. */
  get size(): number {
    let count = 0;
    for (const works of this.#work.values()) count += works.size;
    return count;
  }

  begin(session: string): Work {
    const ending = new AbortController();
    const works = this.#work.get(session) ?? new Set();
    this.#work.set(session, works.add(ending));
    this.#timer ??= this.#lookAgain();
    const end = () => {
      works.delete(ending);
      if (works.size === 0 && this.#work.get(session) === works) this.#work.delete(session);
    };
    const isLive = async () => {
      if (!ending.signal.aborted && !(await this.#live([session])).has(session)) this.#close(session);
      return !ending.signal.aborted;
    };
    return { signal: ending.signal, isLive, end };
  }

  /** Closes what is under way for sessions that have ended. What was committed stands, also when the look fails. */
  async closeEnded(): Promise<void> {
    await this.#closeEnded().catch((error: unknown) => {
      log.error({ err: error }, "looking for ended sessions failed");
    });
  }

  async #closeEnded(): Promise<void> {
    const sessions = [...this.#work.keys()];
    for (let from = 0; from < sessions.length; from += SESSIONS_AT_ONCE) {
      const part = sessions.slice(from, from + SESSIONS_AT_ONCE);
      const live = await this.#live(part);
      for (const session of part) if (!live.has(session)) this.#close(session);
    }
  }

  #close(session: string): void {
    const works = this.#work.get(session);
    this.#work.delete(session);
    for (const ending of works ?? []) ending.abort();
  }

  #lookAgain(): NodeJS.Timeout {
    const timer = setInterval(() => {
      if (this.#work.size === 0) {
        clearInterval(timer);
        this.#timer = undefined;
        return;
      }
      void this.closeEnded();
    }, LOOK_EVERY_MS);
    return timer.unref();
  }
}

/** That of this process. */
export const openWork = new OpenWork((sessions) => liveSessions(getDb(), sessions));

/**
 * An answer that goes on only while its session does. Events end as if there were no more, any other body breaks off:
 * half a file must not look like a whole one.
 */
export function whileLive(response: Response, work: Work, clientLeft: AbortSignal): Response {
  const { body, headers, status, statusText } = response;
  // What says its length is there already.
  if (!body || headers.has("Content-Length")) {
    work.end();
    return response;
  }
  const isEvents = headers.get("Content-Type")?.startsWith("text/event-stream") === true;
  const reader = body.getReader();
  const drop = () => void reader.cancel().catch(() => undefined);
  const guarded = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        work.signal.addEventListener("abort", () => {
          drop();
          if (isEvents) controller.close();
          else controller.error(new Error("the session has ended"));
        });
        clientLeft.addEventListener("abort", () => work.end());
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (work.signal.aborted) return;
        if (done) {
          work.end();
          controller.close();
        } else if (await work.isLive()) controller.enqueue(value);
      },
      cancel() {
        work.end();
        drop();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(guarded, { status, statusText, headers });
}
