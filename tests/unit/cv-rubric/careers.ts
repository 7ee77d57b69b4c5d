/** Fictional CVs of several careers, in three tiers: A shows results, B tells tasks, C is careless or nearly empty. */

import type { Career, Tier } from "./careers/career.ts";
import { FAIR } from "./careers/fair.ts";
import { GOOD_1 } from "./careers/good-1.ts";
import { GOOD_2 } from "./careers/good-2.ts";
import { POOR } from "./careers/poor.ts";
import type { CvSpec } from "./cv-builder.ts";

export type { Tier } from "./careers/career.ts";

export const CAREERS: readonly Career[] = [...GOOD_1, ...GOOD_2, ...FAIR, ...POOR];

/** @throws Error when there is no such CV. */
export function career(name: string, tier: Tier): CvSpec {
  const found = CAREERS.find((one) => one.career === name && one.tier === tier);
  if (found === undefined) throw new Error(`No CV of ${name} in tier ${tier}`);
  return structuredClone(found.spec);
}
