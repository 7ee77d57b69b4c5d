import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Loads the page's data again; resolves when the screen shows it.
 * @param data what the loader gave: a new object with each load
 */
export function useReload(data: object): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new data is what is waited for
  useEffect(() => {
    for (const go of waiting.current.splice(0)) go();
  }, [data]);
  return useCallback(
    () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        revalidate();
      }),
    [revalidate],
  );
}
