import type { FailureReason, Lane } from "./chat-model.ts";

/** What became of the calls, counted per task since the process started. */

/** "error" is a defect: something else than a ModelFailure. */
export type Outcome = "done" | "error" | FailureReason;

export type TaskTally = {
  task: string;
  lane: Lane;
  outcomes: Partial<Record<Outcome, number>>;
  /** Of the calls that got a place: milliseconds in the queue. */
  waitMs: { count: number; total: number; max: number };
};

type Named = { task: string; lane: Lane };

export type Tallies = {
  waited(call: Named, ms: number): void;
  settled(call: Named, outcome: Outcome): void;
  /** A copy. */
  all(): TaskTally[];
};

export function createTallies(): Tallies {
  const tallies = new Map<string, TaskTally>();
  const of = ({ task, lane }: Named): TaskTally => {
    const known = tallies.get(`${lane} ${task}`);
    if (known) return known;
    const made: TaskTally = { task, lane, outcomes: {}, waitMs: { count: 0, total: 0, max: 0 } };
    tallies.set(`${lane} ${task}`, made);
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
    all: () => structuredClone([...tallies.values()]),
  };
}
