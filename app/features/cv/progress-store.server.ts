import { EventEmitter } from "node:events";
import type { CvStage } from "./progress.ts";

/**
 * Progress of running analyses. Kept in memory only: every stage would cost a durable commit, and after a restart the
 * analysis starts over anyway.
 */

export type StageEntry = { stage: CvStage; startedAt: number; endedAt: number | null; note: string | null };

const entries = new Map<number, StageEntry[]>();

/** Emits the id of an analysis whenever its stage changes. */
export const progressEvents = new EventEmitter<{ changed: [number] }>().setMaxListeners(0);

/** Ends the current stage (with a Spanish note) and starts the next. `at` is in milliseconds. */
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

/** Sets the note of the current stage. */
export function noteStage(id: number, note: string): void {
  const last = entries.get(id)?.at(-1);
  if (!last) return;
  last.note = note;
  progressEvents.emit("changed", id);
}

export function stagesOf(id: number): readonly StageEntry[] {
  return entries.get(id) ?? [];
}

/** Removes an analysis that has ended; listeners then read the database. */
export function forgetStages(id: number): void {
  entries.delete(id);
  progressEvents.emit("changed", id);
}
