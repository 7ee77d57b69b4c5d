import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and until hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
