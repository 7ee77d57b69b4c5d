import path from "node:path";
import type { ModelCheck } from "#app/ai/llama/supervisor.server.ts";
import { checkSpeechModel, checkVoiceActivityModel, findVoice } from "#app/ai/speech/start-voice.server.ts";
import type { Check } from "./check.ts";
import { type Finding, fail, ok, skipped, warn } from "./finding.ts";
import type { Site } from "./installation.ts";

/** Checks spoken answers: engine, model, and a page to which browsers give access to the microphone. */

export const voice: Check = {
  subject: "Voz",
  run: async (site, signal) => {
    const found = await findVoice(site.settings);
    if ("state" in found) {
      const remedy = found.state === "no_model" ? "npm run models -- get whisper-base" : "npm run voice:build";
      if (found.state === "refused") return [fail("Motor", found.line, remedy)];
      return [skipped("Motor", `No se usa. ${found.line}`)];
    }
    const { model, vad } = found;
    return [
      ok("Motor", "Parte en este procesador."),
      await file("Modelo", model.file, () => checkSpeechModel(found, signal), { otherwise: fail, signal }),
      vad
        ? /** Voice works without it, by rules. */
          await file("Detección de voz", vad.file, () => checkVoiceActivityModel(vad, signal), {
            otherwise: warn,
            signal,
          })
        : warn(
            "Detección de voz",
            `Sin ella, ${path.basename(model.file)} puede inventar palabras en los silencios.`,
            "npm run models -- get silero-vad",
          ),
      microphone(site),
    ];
  },
};

async function file(
  subject: string,
  fullName: string,
  check: () => Promise<ModelCheck>,
  { otherwise, signal }: { otherwise: typeof fail; signal: AbortSignal },
): Promise<Finding> {
  const name = path.basename(fullName);
  try {
    const checked = await check();
    return checked.ok
      ? ok(subject, `${name}, completo.`)
      : otherwise(subject, checked.message, "npm run models -- verify");
  } catch (error) {
    if (!signal.aborted) throw error;
    return skipped(subject, `${name} es grande y no alcanzó a leerse completo.`, "npm run models -- verify");
  }
}

function microphone({ settings: { https, PUBLIC_URL, HOST } }: Site): Finding {
  const isLocal = PUBLIC_URL
    ? /^http:\/\/(localhost|127\.|\[::1\])/.test(PUBLIC_URL)
    : /^(127\.|::1$|localhost$)/.test(HOST);
  if (https) return ok("Micrófono", "Los navegadores lo entregan: las personas entran por https.");
  if (isLocal)
    return ok("Micrófono", "Los navegadores lo entregan en localhost; desde otras máquinas hará falta https.");
  return warn(
    "Micrófono",
    "Por http los navegadores no lo entregan.",
    "Usa https: PUBLIC_URL=https://… con un proxy, o TLS_CERT y TLS_KEY.",
  );
}
