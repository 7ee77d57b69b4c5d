import { voiceStatus } from "#app/ai/speech/voice.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { VoiceOffer } from "./voice-offer.ts";

/** The current voice options for the interview screen. */
export function voiceOffer(): VoiceOffer {
  return { browser: getSettings().VOICE === "browser", refusal: voiceStatus().message };
}
