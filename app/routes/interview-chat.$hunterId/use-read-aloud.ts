import { useEffect, useRef } from "react";
import type { ChatMessage } from "#app/features/interview/state.ts";
import { hushReader, useReader } from "#app/features/reading/use-reader.ts";
import type { SessionView } from "./session-view.ts";

/** While reading is on: reads what the hunter says as it appears, and how much time is left. Silent after an answer. */
export function useReadAloud({ state, conversation, announcement, care }: SessionView): void {
  const [reader, { on, voice }] = useReader();
  const { messages } = state;
  const seen = useRef<{ conversation: number; count: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what appears is read once; turning it on reads by itself
  useEffect(() => {
    if (reader === null || voice === "unknown") return;
    const before = seen.current;
    seen.current = { conversation, count: messages.length };
    const isOther = before === null || before.conversation !== conversation;
    const fresh = isOther ? messages.slice(-1) : messages.slice(before.count);
    if (isOther || fresh.some(({ role }) => role === "user")) reader.hush();
    if (!on) return;
    const answered = fresh.map(({ role }) => role).lastIndexOf("user");
    for (const { id, content } of fresh.slice(answered + 1)) reader.add(id, content);
  }, [reader, voice, messages, conversation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (on && announcement !== "") reader?.add("announcement", announcement);
  }, [announcement]);
  useEffect(() => {
    if (care !== null) hushReader();
  }, [care]);
  useEffect(() => hushReader, []);
}

/** What the person hears when reading is turned on: the last thing that the hunter said. */
export function lastSaid(messages: readonly ChatMessage[]): { key: string; text: string } | null {
  const last = messages.findLast(({ role }) => role !== "user");
  return last ? { key: last.id, text: last.content } : null;
}
