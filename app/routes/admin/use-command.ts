import { useRef, useState } from "react";
import { ApiError } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { useRefreshAdmin } from "./queries.ts";

export type Command = ReturnType<typeof useCommand>;

/** Sends a change and reloads the affected data. One change at a time. */
export function useCommand() {
  const refresh = useRefreshAdmin();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  /** @returns the answer, or an error sentence; null when another change is in progress */
  const run = async <Answer>(
    send: () => Promise<Answer>,
  ): Promise<{ answer: Answer; failure?: undefined } | { failure: string } | null> => {
    if (sending.current) return null;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await send();
      await refresh();
      return { answer };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // These errors mean that the screen's data was outdated: someone else changed it first.
      if (error.status === 409 || error.status === 404) await refresh();
      const sentence = sentenceOf(error);
      setFailure(sentence);
      return { failure: sentence };
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run, forget: () => setFailure(null) };
}
