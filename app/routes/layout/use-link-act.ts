import { useRevalidator } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";

type LinkAct = {
  busy: boolean;
  /** What went wrong, where the page still shows the button. */
  error: string | undefined;
  send(body: object): Promise<void>;
  /** Gets the focus when the page says something else than before. */
  heading: RefObject<HTMLHeadingElement>;
};

/**
 * The act of a mailed link's page. Afterwards the page asks the server again and says what holds now, also when the
 * act was refused because something has changed.
 * @param state what the page says now
 */
export function useLinkAct(path: string, state: string): LinkAct {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { revalidate, state: reading } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
  }, [state]);
  const send = async (body: object) => {
    setError(undefined);
    setSending(true);
    try {
      await postJson(path, body);
      revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(sentenceOf(failure));
      if (failure.status === 404 || failure.status === 409) revalidate();
    } finally {
      setSending(false);
    }
  };
  return { busy: sending || reading === "loading", error, send, heading };
}
