import { useNavigate, useRevalidator } from "@remix-run/react";
import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IDLE, type ProgressEvent, progressReducer, RESULTS_DELAY_MS, TICK_MS } from "#app/features/cv/progress-bar.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { fetchInSession } from "#app/http/lost-session.ts";
import { type ScreenData, viewOfAnswer } from "./screen-data.ts";
import { DEFAULT_FAILURE, sendCv } from "./upload-cv.ts";
import { type LiveProgress, useLiveProgress } from "./use-live-progress.ts";

/** sending: this tab waits for the response to its upload; following: the outcome comes over the event stream. */
type Mode = "idle" | "sending" | "following";

export type Analysis = LiveProgress & {
  busy: boolean;
  percent: number;
  /** Why the last attempt failed, for the user. */
  failure: string | null;
  /** The results, between the response and the change of the URL. */
  arrived: CvAnalysisView | null;
  start: (file: File) => void;
  /** Returns to the initial state. */
  reset: () => void;
};

const NEVER_ARRIVED = "Se cortó la conexión antes de que llegara tu archivo. Sigue elegido: comienza otra vez.";

/** Runs an analysis from the click to its results, and follows one that is already in progress. */
export function useAnalysis(data: ScreenData): Analysis {
  const navigate = useNavigate();
  const found = data.running !== null && data.analysis === null;
  const [mode, setMode] = useState<Mode>(found ? "following" : "idle");
  const [percent, move] = useProgressBar(found);
  const [failure, setFailure] = useState(data.failed?.message ?? null);
  const [arrived, setArrived] = useState<CvAnalysisView | null>(null);
  const alive = useAlive();

  const fail = (message: string | null) => {
    setMode("idle");
    move({ type: "failed" });
    setFailure(message ?? DEFAULT_FAILURE);
  };
  const show = (id: number) => navigate(`/analyze-cv?id=${id}`, { replace: true, preventScrollReset: false });
  const settle = async (id: number) => {
    for (const type of ["responded", "read", "parsed", "succeeded"] as const) move({ type });
    await pause(RESULTS_DELAY_MS);
    if (alive.current) show(id);
  };
  const lost = useLostAnalysis(data, { settle, fail });
  const stream = useLiveProgress(mode !== "idle", {
    onEnd: (progress) => {
      if (mode !== "following") return;
      if (progress.status === "completed") settle(progress.id);
      else fail(progress.failure);
    },
    onNone: () => {
      if (mode === "following") void lost.ask();
    },
  });

  const sending = useRef(false);
  const start = async (file: File) => {
    // Several clicks before the next render all see the same state; only the first may send.
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    setArrived(null);
    setMode("sending");
    lost.remember(data.latest?.id ?? 0);
    move({ type: "started", by: "button" });
    const outcome = await sendCv(file, (type) => {
      // These events follow each other immediately: if batched, only the last would be rendered.
      flushSync(() => move({ type }));
    });
    sending.current = false;
    if (outcome.kind === "refused") return fail(outcome.message);
    if (outcome.kind === "lost") return setMode("following");
    move({ type: "succeeded" });
    await pause(RESULTS_DELAY_MS);
    if (!alive.current) return;
    setArrived(viewOfAnswer(outcome.answer, file, new Date()));
    setMode("idle");
    if (outcome.answer.id) show(outcome.answer.id);
  };
  const reset = () => {
    setMode("idle");
    move({ type: "reset" });
    setFailure(null);
    setArrived(null);
  };
  // Depends only on new loader data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (data.analysis) return reset();
    if (data.failed) setFailure(data.failed.message);
    if (!data.running || mode !== "idle") return;
    lost.remember(data.running.id - 1);
    move({ type: "started", by: "found" });
    setMode("following");
  }, [data]);

  return { ...stream, busy: mode !== "idle", percent, failure, arrived, start, reset };
}

/** Reloads the loader's data to find out how an analysis ended when its end was not received. */
function useLostAnalysis(
  data: ScreenData,
  outcome: { settle: (id: number) => void; fail: (message: string | null) => void },
) {
  const revalidator = useRevalidator();
  const askedWith = useRef<ScreenData | null>(null);
  const newestBefore = useRef(data.running ? data.running.id - 1 : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new loader data can answer the question
  useEffect(() => {
    if (askedWith.current === null || askedWith.current === data) return;
    askedWith.current = null;
    if (data.running) return;
    const { latest } = data;
    if (latest === null || latest.id <= newestBefore.current) outcome.fail(NEVER_ARRIVED);
    else if (latest.status === "completed") outcome.settle(latest.id);
    else outcome.fail(latest.failureMessage);
  }, [data]);
  return {
    /** Remembers the newest known id: the awaited analysis has a higher one. */
    remember: (id: number) => {
      newestBefore.current = id;
    },
    ask: async () => {
      if (askedWith.current !== null) return;
      askedWith.current = data;
      // A loader that finds no session leads away; this call waits here until the person is signed in again.
      await fetchInSession("/api/auth/me").catch(() => null);
      revalidator.revalidate();
    },
  };
}

/** False after unmounting: a late response must not navigate away from another page. */
function useAlive() {
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The simulated progress bar: percent from 0 to 100, and a dispatch function for events. */
function useProgressBar(startsFound: boolean): [percent: number, move: Dispatch<ProgressEvent>] {
  const [state, move] = useReducer(progressReducer, startsFound, (found) =>
    found ? progressReducer(IDLE, { type: "started", by: "found" }) : IDLE,
  );
  const waiting = state.phase === "waiting";
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setInterval(() => move({ type: "tick", random: Math.random() }), TICK_MS);
    return () => window.clearInterval(timer);
  }, [waiting]);
  return [state.percent, move];
}
