import type { ScoreBand } from "../score-bands.ts";

/** Colours of the score bands, adapted for print. */

export const BAND_INK: Record<ScoreBand, string> = { ok: "#2b6a1e", warn: "#735000", bad: "#a3231d" };
export const BAND_ARC: Record<ScoreBand, string> = { ok: "#3f8f2c", warn: "#c08a00", bad: "#cf3b33" };
export const BAND_SOFT: Record<ScoreBand, string> = { ok: "#e8f3e1", warn: "#fff3cc", bad: "#fdeceb" };
