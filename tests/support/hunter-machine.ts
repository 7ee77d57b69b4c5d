import type { InterviewEvent, Transition } from "#app/features/interview/events.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { reduce as reduceWith } from "#app/features/interview/interview-machine.ts";
import type { InterviewState } from "#app/features/interview/state.ts";

/** The machine with the lines of the interview's own hunter, as the server runs it. */
export function reduce(state: InterviewState, event: InterviewEvent): Transition {
  return reduceWith(state, event, hunterOf(state.hunterId).lines);
}
