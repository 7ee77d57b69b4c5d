import { expect, it } from "vitest";
import { microphoneFault } from "#app/features/interview/voice/browser-voice-errors.ts";
import { TOLD } from "#app/features/interview/voice/voice-texts.ts";

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "no_microphone"],
  ["NotReadableError", "microphone_failed"],
  ["AbortError", "microphone_failed"],
  ["lo que sea", "microphone_failed"],
] as const)("%s of the browser is %s", (name, fault) => {
  expect(microphoneFault(name)).toBe(fault);
});

it("says the specified texts", () => {
  expect(TOLD.denied.notice?.detail).toBe(
    "Permiso de micrófono denegado. Haz clic en el ícono de micrófono en la barra de direcciones.",
  );
  for (const what of ["no_microphone", "microphone_failed"] as const) {
    expect(TOLD[what].notice).toEqual({
      title: "Error de micrófono",
      detail: "No se pudo acceder al micrófono. Verifica los permisos en tu navegador.",
    });
  }
  expect(TOLD.offline.notice).toEqual({
    title: "Sin conexión",
    detail: "Necesitas conexión a internet para usar el reconocimiento de voz.",
  });
});
