import { type Dispatch, useEffect, useReducer } from "react";
import { IDLE, type ProgressEvent, progressReducer, TICK_MS } from "#app/features/cv/progress-machine.ts";

/** The simulated bar: percent from 0 to 100, and how to tell it what happened. */
export function useProgressBar(startsFound: boolean): [percent: number, move: Dispatch<ProgressEvent>] {
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
