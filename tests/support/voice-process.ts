import { startVoice } from "#app/ai/speech/start-voice.server.ts";

// A server process as far as voice goes, to be killed at any moment. Says its state whenever it is asked by a line.

const { MODELS_DIR = "", WHISPER_SERVER } = process.env;
const voice = await startVoice({ MODELS_DIR, WHISPER_MODEL: undefined, WHISPER_SERVER });
while (voice.status().state === "loading") await new Promise((resolve) => setTimeout(resolve, 20));
console.log(voice.status().state);
