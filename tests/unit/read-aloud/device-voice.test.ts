import { expect, test } from "vitest";
import { pickVoice, spokenPieces } from "#app/features/reading/device-voice.ts";

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });

test("only a Spanish voice of the device is taken, the nearest region first", () => {
  expect(pickVoice([voice("es-ES"), voice("es-CL", false), voice("es_MX"), voice("es-CL")])).toEqual(voice("es-CL"));
  expect(pickVoice([voice("es-ES"), voice("es_AR"), voice("es-US")])).toEqual(voice("es_AR"));
  expect(pickVoice([voice("es-GT"), voice("es-ES")])).toEqual(voice("es-ES"));
  expect(pickVoice([voice("es"), voice("spa-419")])).toEqual(voice("spa-419"));
  expect(pickVoice([voice("es-ES"), voice("es-ES", true, true)])).toEqual(voice("es-ES", true, true));
});

test("a remote voice is never taken, nor one of another language", () => {
  expect(pickVoice([voice("es-CL", false), voice("en-US"), voice("est-EE"), voice("pt-BR")])).toBeNull();
  // A browser that does not say so cannot be trusted with the text.
  expect(pickVoice([{ lang: "es-CL", default: true } as never])).toBeNull();
});

test("a text is read by sentences, whole figures in one piece", () => {
  expect(spokenPieces("Dijiste «bajó 12.500 pesos». ¿Cómo terminó? ¿Qué cambió?")).toEqual([
    "Dijiste «bajó 12.500 pesos».",
    "¿Cómo terminó?",
    "¿Qué cambió?",
  ]);
  expect(spokenPieces(" … \n\n")).toEqual([]);
});

test("a sentence without an end is cut between words, and no word is lost", () => {
  const text = `${"palabra ".repeat(200)}fin`;
  const pieces = spokenPieces(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(220);
  expect(pieces.join(" ")).toBe(text);
  expect(spokenPieces("a".repeat(500)).join("")).toBe("a".repeat(500));
});
