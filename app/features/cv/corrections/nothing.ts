import type { Corrections } from "./corrections.ts";

/** Of somebody who has said nothing yet. */
export const NO_CORRECTIONS: Corrections = {
  jobs: [],
  studies: [],
  skills: { added: [], removed: [], confirmed: false },
};
