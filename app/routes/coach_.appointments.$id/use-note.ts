import { useEffect, useRef, useState } from "react";
import { wallTimeOf } from "#app/features/coaching/day-text.ts";
import type { Appointment } from "#app/features/coaching/desk/desk-view.ts";
import type { Topic } from "#app/features/coaching/desk/topics.ts";
import { ApiError, postJson } from "#app/http/api.ts";

export type Draft = { note: string; topic: Topic | null };

/** How long the coach has to pause before what is written is kept. */
const PAUSE_MS = 800;

/** A note that keeps itself: one call at a time, the newest text last. */
export function useNote({ id, note: kept }: Pick<Appointment, "id" | "note">) {
  const [draft, setDraft] = useState<Draft>({ note: kept?.note ?? "", topic: kept?.topic ?? null });
  const [savedAt, setSavedAt] = useState(kept?.updatedAt ?? null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const version = useRef(kept?.updatedAt ?? null);
  const wanted = useRef<Draft | null>(null);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = async () => {
    if (running.current) return;
    running.current = true;
    setIsSaving(true);
    while (wanted.current !== null) {
      const next = wanted.current;
      wanted.current = null;
      try {
        const body = { ...next, updatedAt: version.current };
        const { note } = await postJson<{ note: { updatedAt: string } }>(`/api/coach/sessions/${id}/note`, body);
        version.current = note.updatedAt;
        setSavedAt(note.updatedAt);
        setProblem(null);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        wanted.current ??= next;
        setProblem(error);
        break;
      }
    }
    running.current = false;
    setIsSaving(false);
  };
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    wanted.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };
  // What was typed last is kept too when the coach goes elsewhere.
  const leave = useRef(save);
  leave.current = save;
  useEffect(() => {
    const now = () => {
      clearTimeout(timer.current);
      if (wanted.current !== null) void leave.current();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (wanted.current === null && !running.current) return;
      event.preventDefault();
      now();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      now();
    };
  }, []);
  return { draft, change, problem, retry: () => void save(), state: stateOf({ isSaving, savedAt, problem }) };
}

function stateOf({
  isSaving,
  savedAt,
  problem,
}: {
  isSaving: boolean;
  savedAt: string | null;
  problem: unknown;
}): string {
  if (isSaving) return "Guardando…";
  if (problem !== null) return "";
  return savedAt === null ? "Se guarda sola mientras escribes." : `Guardada a las ${wallTimeOf(savedAt).time}.`;
}
