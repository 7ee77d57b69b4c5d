import { expect, it } from "vitest";
import {
  type Chunk,
  type ChunkQueue,
  emptyQueue,
  enqueue,
  MAX_WAITING,
  pendingCount,
  sendNext,
  settled,
} from "#app/features/interview/voice/chunk-queue.ts";

const chunk = (seq: number, recordingId = "a"): Chunk<string> => ({
  recordingId,
  seq,
  from: 3000 * seq,
  audio: `${recordingId}${seq}`,
});
const fill = (queue: ChunkQueue<string>, chunks: Chunk<string>[]) =>
  chunks.reduce((before, one) => enqueue(before, one).queue, queue);

/** Sends everything, one after the other. */
function sent(queue: ChunkQueue<string>): string[] {
  const order: string[] = [];
  for (let now = sendNext(queue); now.sending; now = sendNext(settled(now))) order.push(now.sending.audio);
  return order;
}

it("sends one at a time, in the order of speaking", () => {
  const first = sendNext(fill(emptyQueue(), [chunk(0), chunk(1)]));
  expect(first.sending?.seq).toBe(0);
  expect(sendNext(first), "the next waits for the answer").toBe(first);
  expect(sendNext(settled(first)).sending?.seq).toBe(1);
});

it("puts a recording that was ready too early behind the one before it", () => {
  expect(sent(fill(emptyQueue(), [chunk(0), chunk(2), chunk(1)]))).toEqual(["a0", "a1", "a2"]);
});

it("finishes one recording before the next begins", () => {
  expect(sent(fill(emptyQueue(), [chunk(7), chunk(0, "b"), chunk(8)]))).toEqual(["a7", "b0", "a8"]);
  expect(sent(fill(emptyQueue(), [chunk(7), chunk(8), chunk(0, "b"), chunk(1, "b")]))).toEqual([
    "a7",
    "a8",
    "b0",
    "b1",
  ]);
});

it("holds four that wait, beside the one that is under way, and turns the next away", () => {
  const full = fill(sendNext(fill(emptyQueue(), [chunk(0)])), [chunk(1), chunk(2), chunk(3), chunk(4)]);
  expect(MAX_WAITING).toBe(4);
  expect(pendingCount(full)).toBe(5);
  const refused = enqueue(full, chunk(5));
  expect(refused.accepted).toBe(false);
  expect(sent(settled(refused.queue)), "those that waited are still sent").toEqual(["a1", "a2", "a3", "a4"]);
});

it("has nothing to send when it is empty", () => {
  expect(sendNext(emptyQueue()).sending).toBeNull();
  expect(pendingCount(settled(emptyQueue()))).toBe(0);
});
