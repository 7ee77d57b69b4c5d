import { useSyncExternalStore } from "react";

/** As the breakpoint `rows` of the style sheet. */
const WIDE = "(width >= 45rem)";

/** Whether the window holds a whole week side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(WIDE);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
}
