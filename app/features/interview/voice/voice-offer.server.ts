import { voiceStatus } from "#app/ai/speech/voice.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { VoiceOffer } from "./voice-offer.ts";

/** As it is now, for the screen of an interview. */
export function voiceOffer(): VoiceOffer {
  return { browser: getSettings().VOICE === "browser", refusal: voiceStatus().message };
}
