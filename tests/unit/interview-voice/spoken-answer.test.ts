import { describe, expect, it } from "vitest";
import { SpokenAnswer } from "#app/features/interview/voice/spoken-answer.ts";

const TEXT = "Armé un tablero con alertas y los quiebres bajaron de doce a cuatro en tres meses";

/** An answer whose words came in two chunks. */
function dictated(text = TEXT): SpokenAnswer {
  const answer = new SpokenAnswer();
  const words = text.split(" ");
  answer.words(words.slice(0, 5).join(" "));
  answer.words(words.slice(5).join(" "));
  answer.chunk("a", { from: 0, milliseconds: 3400, voiced: [[200, 3400]] });
  answer.chunk("a", { from: 3000, milliseconds: 3400, voiced: [[0, 2200]] });
  answer.recorded("a", 6400);
  return answer;
}

describe("an answer that was dictated", () => {
  it("is measured: words, seconds, pauses", () => {
    expect(dictated().measure(TEXT)).toEqual({ words: 16, seconds: 5, pauses: 0, longestPause: 0 });
  });

  it.each([
    ["another punctuation and case", `${TEXT.toUpperCase()}.`],
    ["a word corrected", TEXT.replace("quiebres", "errores")],
    ["a word removed", TEXT.replace("un ", "")],
    ["a word added", `Bueno, ${TEXT}`],
  ])("and got %s is measured", (_, text) => {
    expect(dictated().measure(text)?.words).toBe(16);
  });

  it.each([
    ["two words corrected", TEXT.replace("quiebres", "errores").replace("meses", "semanas")],
    ["half of it typed", `${TEXT} y además la gerencia lo llevó a las otras sucursales`],
    ["half of it removed", TEXT.slice(0, 40)],
    ["nothing left", ""],
  ])("and has %s is not", (_, text) => {
    expect(dictated().measure(text)).toBeNull();
  });

  it("is not measured where words are lost, came without times, or the recording still runs", () => {
    const lost = dictated();
    lost.incomplete();
    expect(lost.measure(TEXT)).toBeNull();
    const runs = dictated();
    runs.chunk("b", { from: 0, milliseconds: 3400, voiced: [] });
    expect(runs.measure(TEXT)).toBeNull();
    runs.recorded("b", 3400);
    expect(runs.measure(TEXT)).not.toBeNull();
  });

  it("that was typed is not measured", () => {
    expect(new SpokenAnswer().measure(TEXT)).toBeNull();
  });
});
