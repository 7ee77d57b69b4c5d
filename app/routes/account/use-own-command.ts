import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export type OwnCommand = ReturnType<typeof useOwnCommand>;

/** Sends a change of the own rights and reloads the page's data. */
export function useOwnCommand() {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const send = async (path: string, body: unknown, done: string) => {
    setBusy(true);
    try {
      await postJson(path, body);
      notify({ tone: "ok", title: done });
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      notify({ tone: "bad", title: problemTitle(refusal, "No se pudo guardar"), detail: sentenceOf(refusal) });
    } finally {
      setBusy(false);
      revalidate();
    }
  };
  return { busy, hydrated, send };
}
