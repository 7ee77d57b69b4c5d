import { hunterOf } from "#app/features/interview/hunters.ts";
import type { InterviewListItem } from "#app/features/interview/queries.server.ts";
import type { InterviewRow } from "./interview-timeline.ts";

/** Converts an interview of the list to the form that the timeline needs. */
export function interviewRow({ createdAt, endedAt, answered, total, ...item }: InterviewListItem): InterviewRow {
  const { id, hunterId, status, score } = item;
  const { name: hunterName } = hunterOf(hunterId);
  const at = endedAt ?? createdAt;
  return { id, hunterId, hunterName, status, score, questionsAnswered: answered, totalQuestions: total, at };
}
