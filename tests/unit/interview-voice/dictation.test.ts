import { describe, expect, it } from "vitest";
import { insertWords, movePlace } from "#app/features/interview/voice/dictation.ts";

/** `|` is the place. */
const split = (marked: string) => ({ text: marked.replace("|", ""), place: marked.indexOf("|") });
const marked = ({ text, place }: { text: string; place: number }) => `${text.slice(0, place)}|${text.slice(place)}`;

describe("spoken words", () => {
  it.each([
    ["|", "hola", "hola|"],
    ["Hola|", "y adiós", "Hola y adiós|"],
    ["Hola |", "y adiós", "Hola y adiós|"],
    ["Hola\n|", "y adiós", "Hola\ny adiós|"],
    ["Empecé |en 2020", "como practicante", "Empecé como practicante| en 2020"],
    ["Hola|, dije", "Ana", "Hola Ana|, dije"],
    ["Hola|", ", Ana", "Hola, Ana|"],
    ["Hola|", "", "Hola|"],
  ])("go into %s", (before, words, after) => {
    const { text, place } = split(before);
    expect(marked(insertWords(text, place, words))).toBe(after);
  });

  it("take back the full stop before them, and only that", () => {
    const { text, place } = split("En la bodega.|");
    expect(insertWords(text, place, "y el despacho", 1).text).toBe("En la bodega y el despacho");
    expect(insertWords("En la bodega", 12, "y el despacho", 1).text, "the student had removed it").toBe(
      "En la bodega y el despacho",
    );
    expect(insertWords("Gané 5", 6, "veces", 1).text).toBe("Gané 5 veces");
  });
});

describe("the place", () => {
  it.each([
    ["stays behind what is typed at it", "uno|", "uno dos|"],
    ["stays where it is while something behind it is corrected", "uno| tres", "uno| cuatro"],
    ["moves with what is put before it", "uno|", "Bien: uno|"],
    ["moves back with what is deleted before it", "uno dos|", "dos|"],
    ["goes to the end of what takes its place", "uno ma|la tres", "uno bien| tres"],
    ["is the beginning of an emptied box", "uno dos|", "|"],
  ])("%s", (_, before, after) => {
    const from = split(before);
    const to = split(after);
    expect(marked({ text: to.text, place: movePlace(from.text, to.text, from.place) })).toBe(after);
  });
});
