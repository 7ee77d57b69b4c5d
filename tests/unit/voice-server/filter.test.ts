import { describe, expect, it } from "vitest";
import { withoutHallucinations } from "#app/ai/speech/hallucination-filter.ts";

describe("what a person said", () => {
  it.each([
    "Trabajé tres años en una empresa de logística.",
    "No, no, no, eso no me pasó nunca.",
    "Muchas gracias.",
    "Grabé un video para el canal de la universidad y mucha gente dio las gracias por el video.",
    "Coordiné los subtítulos realizados por mi equipo para tres series.",
    "uno",
    "Ñ",
  ])("stays: %s", (text) => {
    expect(withoutHallucinations(text)).toBe(text);
  });

  it("is put on one line, without the tags around it", () => {
    expect(withoutHallucinations(" [Música]  Hola,\n me llamo Ana. (risas) ♪♪ ")).toBe("Hola, me llamo Ana.");
  });
});

describe("what nobody said", () => {
  it.each([
    "",
    "   ",
    "[Música]",
    "(aplausos) [MÚSICA DE FONDO]",
    "*suspiro*",
    "♪♪♪",
    "...",
    "Subtítulos realizados por la comunidad de Amara.org",
    "SUBTITULOS REALIZADOS POR LA COMUNIDAD DE AMARA.ORG.",
    "¡Gracias por ver el video!",
    "Muchas gracias por ver el vídeo. Hasta la próxima.",
    "¡Suscríbete al canal!",
    "No olvides suscribirte",
    "Thanks for watching!",
    "Hasta el próximo video.",
    "no no no no",
    "y de la y de la y de la y de la",
    "Bueno, la verdad es que, es que, es que, es que, es que",
  ])("goes: %j", (text) => {
    expect(withoutHallucinations(text)).toBe("");
  });
});
