import { createContext, useContext } from "react";
import type { HunterInBrief } from "./hunters.ts";

/** Provided by the root route from its loader. Empty on the error page. */
export const HuntersContext = createContext<readonly HunterInBrief[]>([]);

/** All hunters, in the order of the selection screen. */
export function useHunters(): readonly HunterInBrief[] {
  return useContext(HuntersContext);
}
