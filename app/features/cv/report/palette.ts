import type { ScoreBand } from "../score-bands.ts";

/** The product's colours, adapted for print. */
export const PALETTE = {
  ink: "#17211f",
  ink2: "#46504d",
  ink3: "#5f6864",
  line: "#e3e0d9",
  track: "#e7e4dd",
  paper: "#f6f5f2",
  sunken: "#eeece7",
  patina50: "#eaf5f2",
  patina600: "#0f716b",
  patina700: "#0b5a55",
  cobre500: "#cf7a3f",
} as const;

export const BAND_INK: Record<ScoreBand, string> = { ok: "#2b6a1e", warn: "#735000", bad: "#a3231d" };
export const BAND_ARC: Record<ScoreBand, string> = { ok: "#3f8f2c", warn: "#c08a00", bad: "#cf3b33" };
export const BAND_SOFT: Record<ScoreBand, string> = { ok: "#e8f3e1", warn: "#fff3cc", bad: "#fdeceb" };
