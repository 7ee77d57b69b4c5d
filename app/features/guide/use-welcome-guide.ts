import { useCallback, useEffect, useState } from "react";
import { hasSeenWelcome, rememberWelcome } from "./welcome-flag.ts";

/** State of the guide on a screen where it opens automatically until this browser has shown it once. */
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
