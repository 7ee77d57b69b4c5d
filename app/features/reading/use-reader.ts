import { useEffect, useState, useSyncExternalStore } from "react";
import { Reader, type ReadingView, SILENCE } from "./reader.ts";

/** One for the page, as the browser has one voice. */
let shared: Reader | null = null;

const nothing = () => () => {};
const silence = () => SILENCE;

/** @returns null on the server, before hydration, and in a browser that cannot speak */
export function useReader(): [Reader | null, ReadingView] {
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    if ("speechSynthesis" in window) shared ??= new Reader(window.speechSynthesis);
    setReader(shared);
  }, []);
  const view = useSyncExternalStore(reader?.subscribe ?? nothing, reader?.snapshot ?? silence, silence);
  return [reader, view];
}

/** Stops the reading, e.g. before a microphone listens or the screen is left. */
export function hushReader(): void {
  shared?.hush();
}
