import { useCallback, useEffect, useState } from "react";
import { hasSeenWelcome, rememberWelcome } from "./welcome-flag.ts";

/** The guide's state on a screen where it also opens by itself, until this browser has seen it. */
export function useWelcomeGuide(): { open: boolean; show: () => void; close: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!hasSeenWelcome()) setOpen(true);
  }, []);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    rememberWelcome();
    setOpen(false);
  }, []);
  return { open, show, close };
}
