import { useRef } from "react";

/** True from the first render in which `value` was true, even if it becomes false later. */
export function useEverTrue(value: boolean): boolean {
  const ever = useRef(value);
  ever.current ||= value;
  return ever.current;
}
