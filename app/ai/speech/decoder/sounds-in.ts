import { isSilent } from "../loudness.ts";
import { hasVoice } from "../voice-activity-detection.ts";
import { type Stretch, voicedStretches } from "../voiced-stretches.ts";

type Sounds = {
  /** See the protocol. */
  isEmpty: boolean;
  voiced: Stretch[] | null;
};

/** @param looksForVoice see the protocol */
export function soundsIn(samples: Int16Array, looksForVoice: boolean): Sounds {
  if (isSilent(samples) || (looksForVoice && !hasVoice(samples))) return { isEmpty: true, voiced: [] };
  return { isEmpty: false, voiced: voicedStretches(samples) };
}
