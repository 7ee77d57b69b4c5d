import type { FailureReason, PriorityClass } from "./chat-model.ts";

/** Counts the outcomes of model calls per task since the process started. */

/** "error" means a defect: an exception that is not a ModelFailure. */
export type Outcome = "done" | "error" | FailureReason;

export type TaskCounters = {
  task: string;
  priority: PriorityClass;
  outcomes: Partial<Record<Outcome, number>>;
  /** Milliseconds in the queue, of the calls that were started. */
  waitMs: { count: number; total: number; max: number };
};

type Named = { task: string; priority: PriorityClass };

export type CallCounters = {
  waited(call: Named, ms: number): void;
  settled(call: Named, outcome: Outcome): void;
  /** Returns a copy of the counters. */
  all(): TaskCounters[];
};

export function createCallCounters(): CallCounters {
  const counters = new Map<string, TaskCounters>();
  const of = ({ task, priority }: Named): TaskCounters => {
    const known = counters.get(`${priority} ${task}`);
    if (known) return known;
    const made: TaskCounters = { task, priority, outcomes: {}, waitMs: { count: 0, total: 0, max: 0 } };
    counters.set(`${priority} ${task}`, made);
    return made;
  };
  return {
    waited(call, ms) {
      const { waitMs } = of(call);
      waitMs.count += 1;
      waitMs.total += ms;
      waitMs.max = Math.max(waitMs.max, ms);
    },
    settled(call, outcome) {
      const { outcomes } = of(call);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    },
    all: () => structuredClone([...counters.values()]),
  };
}
