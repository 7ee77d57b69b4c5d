/** Asking a server that does not answer again and again, without troubling it while it starts. */

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A request that hangs says as little as one that fails. */
const LIMIT_MS = 10_000;

/** Milliseconds before the next try: 1 s after the first failure, then twice as long each time, 30 s at most. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}

/**
 * Asks until the answer is yes. The browser's `online` event is only a reason to ask at once: a network without our
 * server raises it, too.
 * @returns what stops it
 */
export function askUntilYes(ask: () => Promise<boolean>, onYes: () => void): () => void {
  let failures = 1;
  let timer: number | undefined;
  let isAsking = false;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    window.clearTimeout(timer);
    window.removeEventListener("online", look);
  };
  async function look() {
    if (isAsking) return;
    isAsking = true;
    window.clearTimeout(timer);
    const isYes = await ask();
    isAsking = false;
    if (isStopped) return;
    if (isYes) {
      stop();
      onYes();
      return;
    }
    failures += 1;
    timer = window.setTimeout(look, pauseAfter(failures));
  }
  window.addEventListener("online", look);
  timer = window.setTimeout(look, pauseAfter(failures));
  return stop;
}

/** Whether this program answers: not a proxy in its place, and not the page of a network that wants a sign-in. */
export async function serverAnswers(): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), LIMIT_MS);
  try {
    const response = await fetch("/healthz", { cache: "no-store", signal: abort.signal });
    const body: unknown = await response.json();
    return response.ok && typeof body === "object" && body !== null && "status" in body && body.status === "ok";
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
