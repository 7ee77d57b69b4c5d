import type { Corrections } from "./corrections.ts";

/** The value before the student has corrected anything. */
export const NO_CORRECTIONS: Corrections = {
  jobs: [],
  studies: [],
  skills: { added: [], removed: [], confirmed: false },
};
