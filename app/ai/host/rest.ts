import type { LaneState } from "./lane-state.ts";
import type { Turns } from "./turns.ts";

/** Closes a lane that nobody has asked for anything for a while: a context takes up to a third of a model's memory. */
export type Rest = {
  /** A job ended. */
  begin(): void;
  /** A job begins. */
  end(): void;
};

/** @param afterMs milliseconds without a job */
export function createRest(lane: LaneState, turns: Turns, afterMs: number): Rest {
  let timer: NodeJS.Timeout | undefined;
  const never = new AbortController().signal;

  async function close(): Promise<void> {
    const giveLaneBack = await lane.order.take(lane.name, never);
    try {
      const giveTurnBack = await turns.take(lane.name, never);
      try {
        await lane.close();
      } finally {
        giveTurnBack();
      }
    } finally {
      giveLaneBack();
    }
  }

  return {
    begin: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        close().catch((error) => console.error(`the ${lane.name} lane could not be closed: ${String(error)}`));
      }, afterMs);
    },
    end: () => clearTimeout(timer),
  };
}
