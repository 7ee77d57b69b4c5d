import { useEffect, useRef, useState } from "react";
import type { CvProgress } from "#app/features/cv/progress.ts";
import { fetchInSession } from "#app/http/lost-session.ts";
import { pauseAfter } from "#app/http/until-answered.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";

const STREAM = "/api/cv/progress";
const REPLACED_RETRY_MS = MINUTE_MS;

export type LiveProgress = {
  /** The last event; null until the server has recorded the upload. */
  live: CvProgress | null;
  /** False while the server cannot be reached. */
  connected: boolean;
  /** The analysis was interrupted and the server has begun it again. */
  begunAgain: boolean;
  /** Tries to reach the server now instead of after the pause. */
  reconnect: () => void;
};

type Handlers = {
  /** The analysis has finished or failed. */
  onEnd: (progress: CvProgress) => void;
  /** The server answers that no analysis is in progress. */
  onNone: () => void;
};

/** Follows the user's analysis over server-sent events while `active`, and reconnects when needed. */
export function useLiveProgress(active: boolean, handlers: Handlers): LiveProgress {
  const [live, setLive] = useState<CvProgress | null>(null);
  const [connected, setConnected] = useState(true);
  const [begunAgain, setBegunAgain] = useState(false);
  const followed = useRef<Following | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!active) return;
    setLive(null);
    setConnected(true);
    setBegunAgain(false);
    let before: CvProgress | null = null;
    const following = follow({
      onProgress: (progress) => {
        setLive(progress);
        if (isSetBack(before, progress)) setBegunAgain(true);
        before = progress;
      },
      onConnection: setConnected,
      onEnd: (progress) => latest.current.onEnd(progress),
      onNone: () => latest.current.onNone(),
    });
    followed.current = following;
    return following.stop;
  }, [active]);
  return { live, connected, begunAgain, reconnect: () => followed.current?.open() };
}

/** A stage that was reached is gone: whoever worked on it has died, or failed and tries again. */
function isSetBack(before: CvProgress | null, now: CvProgress): boolean {
  if (before === null || before.id !== now.id || now.status !== "processing") return false;
  return before.stage !== "queued" && now.steps.length < before.steps.length;
}

type Watcher = Handlers & { onProgress: (progress: CvProgress) => void; onConnection: (connected: boolean) => void };

type Following = { stop: () => void; open: () => void };

function follow(watcher: Watcher): Following {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let stopped = false;
  let request: AbortController | null = null;
  /** In a row, without an answer. */
  let failures = 0;
  const stop = () => {
    stopped = true;
    source?.close();
    request?.abort();
    window.clearTimeout(timer);
    window.removeEventListener("online", open);
    document.removeEventListener("visibilitychange", openIfSeen);
  };
  // The server limits the streams per user: this tab reconnects when it becomes visible again.
  function pauseUntilSeen() {
    source?.close();
    document.addEventListener("visibilitychange", openIfSeen);
    timer = window.setTimeout(openIfSeen, REPLACED_RETRY_MS);
  }
  function openIfSeen() {
    if (document.visibilityState === "visible") open();
  }
  function open() {
    if (stopped) return;
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", openIfSeen);
    source?.close();
    source = new EventSource(STREAM);
    source.addEventListener("open", () => {
      failures = 0;
      watcher.onConnection(true);
    });
    source.addEventListener("progress", (event) => {
      const progress = JSON.parse(event.data) as CvProgress;
      watcher.onProgress(progress);
      if (progress.status === "processing") return;
      stop();
      watcher.onEnd(progress);
    });
    source.addEventListener("replaced", pauseUntilSeen);
    source.addEventListener("error", lookAgain);
  }
  // An EventSource error does not tell whether the server is unreachable, has no analysis, or has no session for this
  // person: ask once with fetch, which waits while the person signs in again, then reconnect.
  async function lookAgain() {
    source?.close();
    request?.abort();
    const own = new AbortController();
    request = own;
    const answer = await probe(own);
    // Another look has begun meanwhile.
    if (stopped || request !== own) return;
    failures = answer === "unreachable" ? failures + 1 : 0;
    watcher.onConnection(answer !== "unreachable");
    if (answer === "none") watcher.onNone();
    // Also while the analysis is not recorded yet.
    if (!stopped) timer = window.setTimeout(open, pauseAfter(Math.max(1, failures)));
  }
  open();
  window.addEventListener("online", open);
  return { stop, open };
}

async function probe(request: AbortController): Promise<"running" | "none" | "unreachable"> {
  try {
    const response = await fetchInSession(STREAM, { signal: request.signal });
    if (response.status === 200) return "running";
    return response.status >= 500 ? "unreachable" : "none";
  } catch {
    return "unreachable";
  } finally {
    // Only the status is needed: an open stream would occupy one of the browser's few connections.
    request.abort();
  }
}
