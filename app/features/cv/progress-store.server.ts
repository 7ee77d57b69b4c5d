import { EventEmitter } from "node:events";
import type { CvStage } from "./progress.ts";

/**
 * Where running analyses stand. Only in memory: every stage would cost a durable commit, and after a restart the
 * analysis starts over anyway.
 */

export type StageEntry = { stage: CvStage; startedAt: number; endedAt: number | null; note: string | null };

const entries = new Map<number, StageEntry[]>();

/** Emits the id of an analysis whenever its stage changes. */
export const progressEvents = new EventEmitter<{ changed: [number] }>().setMaxListeners(0);

/** Ends the stage under way (with a note for people) and starts the next. `at` is in milliseconds. */
export function enterStage(id: number, stage: CvStage, at: number, noteOfLast: string | null = null): void {
  const list = entries.get(id) ?? [];
  const last = list.at(-1);
  if (last) {
    last.endedAt = at;
    last.note = noteOfLast ?? last.note;
  }
  list.push({ stage, startedAt: at, endedAt: null, note: null });
  entries.set(id, list);
  progressEvents.emit("changed", id);
}

/** Says more of the stage under way. */
export function noteStage(id: number, note: string): void {
  const last = entries.get(id)?.at(-1);
  if (!last) return;
  last.note = note;
  progressEvents.emit("changed", id);
}

export function stagesOf(id: number): readonly StageEntry[] {
  return entries.get(id) ?? [];
}

/** Forgets an analysis that has ended; listeners look at the database then. */
export function forgetStages(id: number): void {
  entries.delete(id);
  progressEvents.emit("changed", id);
}
