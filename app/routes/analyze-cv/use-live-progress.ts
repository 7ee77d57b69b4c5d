import { useEffect, useRef, useState } from "react";
import type { CvProgress } from "#app/features/cv/progress.ts";
import { fetchInSession } from "#app/http/lost-session.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";

const STREAM = "/api/cv/progress";
/** Wait between attempts while the analysis is not recorded yet or the server does not answer. */
const RETRY_MS = 1_000;
const REPLACED_RETRY_MS = MINUTE_MS;

export type LiveProgress = {
  /** The last event; null until the server has recorded the upload. */
  live: CvProgress | null;
  /** False while the server cannot be reached. */
  connected: boolean;
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
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!active) return;
    setLive(null);
    setConnected(true);
    return follow({
      onProgress: setLive,
      onConnection: setConnected,
      onEnd: (progress) => latest.current.onEnd(progress),
      onNone: () => latest.current.onNone(),
    });
  }, [active]);
  return { live, connected };
}

type Watcher = Handlers & { onProgress: (progress: CvProgress) => void; onConnection: (connected: boolean) => void };

/** @returns a function that stops following */
function follow(watcher: Watcher): () => void {
  let source: EventSource | null = null;
  let timer: number | undefined;
  let stopped = false;
  let request: AbortController | null = null;
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
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", openIfSeen);
    source?.close();
    source = new EventSource(STREAM);
    source.addEventListener("open", () => watcher.onConnection(true));
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
    request = new AbortController();
    const answer = await probe(request);
    if (stopped) return;
    watcher.onConnection(answer !== "unreachable");
    if (answer === "none") watcher.onNone();
    if (!stopped) timer = window.setTimeout(open, RETRY_MS);
  }
  open();
  window.addEventListener("online", open);
  return stop;
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
