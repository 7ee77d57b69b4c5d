import { expect, test } from "vitest";
import { concreteStems, contentStems, numbersIn } from "#app/features/practice/content-words.ts";

test.each([
  ["bajaron de treinta y uno a doce", ["31", "12"]],
  ["con mis ochenta y dos kilos", ["82"]],
  ["veintidós alumnas y cuarenta y un apoderados", ["22", "41"]],
  ["en 1.850 dólares", ["1850"]],
  ["treinta o cuarenta y luego dos", ["30", "40", "2"]],
])("%s: numbers in words are those in digits", (text, numbers) => {
  expect([...numbersIn(text)]).toEqual(numbers);
});

test("a word that every object of the language has is a word like any other", () => {
  const text = "Trabajé con un constructor civil; el constructor me enseñó a cubicar.";
  expect(contentStems(text)).toContain("const");
  expect(concreteStems(text)).toContain("const");
  expect([...numbersIn(text)]).toEqual([]);
});
