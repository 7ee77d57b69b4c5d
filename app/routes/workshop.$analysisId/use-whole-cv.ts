import { useRevalidator } from "@remix-run/react";
import { useRef, useState } from "react";
import type { Acts } from "#app/features/workshop/acts/act-schemas.ts";
import type { SavedLine } from "#app/features/workshop/lines/api-schemas.ts";
import type { Workshop } from "#app/features/workshop/lines/lines.server.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { notify } from "#app/ui/notify.tsx";

/** What is chosen for the whole CV and what is decided about a word, each kept at once. */
export function useWholeCv(analysisId: number, workshop: Workshop) {
  const { revalidate, state } = useRevalidator();
  const [acts, setActs] = useState(workshop.acts);
  const [isSaving, setIsSaving] = useState(false);
  // What was shown when a word was decided about: until it is shown anew, no other is.
  const [outdated, setOutdated] = useState<Workshop | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const kept = useRef(workshop.acts);
  const send = async (call: string, body: Acts | SavedLine): Promise<boolean> => {
    try {
      await postJson(`/api/workshop/${analysisId}/${call}`, body);
      setProblem(null);
      revalidate();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      return false;
    }
  };
  /** One after the other: the last choice is the one that stays. */
  const choose = (part: Partial<Acts>) => {
    const next = { ...acts, ...part };
    setActs(next);
    last.current = last.current.then(async () => {
      if (await send("acts", next)) kept.current = next;
      else setActs(kept.current);
    });
  };
  const changeLine = async (line: SavedLine, told: string) => {
    setIsSaving(true);
    if (await send("lines", line)) {
      setOutdated(workshop);
      notify({ tone: "ok", title: told });
    }
    setIsSaving(false);
  };
  const isBehind = outdated !== null && (state === "loading" || outdated === workshop);
  const busy = isSaving || isBehind;
  return { acts, choose, changeLine, busy, problem };
}
