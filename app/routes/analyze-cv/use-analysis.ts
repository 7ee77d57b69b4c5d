import { useNavigate, useRevalidator } from "@remix-run/react";
import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  IDLE,
  type ProgressEvent,
  progressReducer,
  RESULTS_DELAY_MS,
  TICK_MS,
} from "#app/features/cv/progress-machine.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { type ScreenData, viewOfAnswer } from "./screen-data.ts";
import { DEFAULT_FAILURE, sendCv } from "./upload-cv.ts";
import { type LiveProgress, useLiveProgress } from "./use-live-progress.ts";

/** sending: this tab waits for its own upload; following: the outcome comes over the stream. */
type Mode = "idle" | "sending" | "following";

export type Analysis = LiveProgress & {
  busy: boolean;
  percent: number;
  /** Why the last try failed, for the person. */
  failure: string | null;
  /** The results, in the moment between the answer and the new address. */
  arrived: CvAnalysisView | null;
  start: (file: File) => void;
  /** Back to the beginning. */
  reset: () => void;
};

const NEVER_ARRIVED =
  "Se cortó la conexión antes de que llegara tu archivo. Revisa tu " +
  "internet y comienza otra vez: tu archivo sigue elegido.";

/** Runs an analysis from the click to its results, and takes up one that is under way already. */
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
      if (mode === "following") lost.ask();
    },
  });

  const sending = useRef(false);
  const start = async (file: File) => {
    // Clicks in one tick all see the same state; only the first may send.
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    setArrived(null);
    setMode("sending");
    lost.remember(data.latest?.id ?? 0);
    move({ type: "started", by: "button" });
    const outcome = await sendCv(file, (type) => {
      // The moments follow each other at once: batched, only the last would ever be drawn.
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
  // Only new data from the loader changes what the screen is about.
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

/** Finds out from the loader what became of an analysis that is no longer in process and whose end nobody heard. */
function useLostAnalysis(
  data: ScreenData,
  outcome: { settle: (id: number) => void; fail: (message: string | null) => void },
) {
  const revalidator = useRevalidator();
  const askedWith = useRef<ScreenData | null>(null);
  const newestBefore = useRef(data.running ? data.running.id - 1 : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to the question is the next data, nothing else
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
    /** Analyses up to this id are older than the one that is waited for. */
    remember: (id: number) => {
      newestBefore.current = id;
    },
    ask: () => {
      if (askedWith.current !== null) return;
      askedWith.current = data;
      revalidator.revalidate();
    },
  };
}

/** False once the screen is gone: an answer that comes then must not carry the person off another page. */
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

/** The simulated bar: percent from 0 to 100, and how to tell it what happened. */
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
