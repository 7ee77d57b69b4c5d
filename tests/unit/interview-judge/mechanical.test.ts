import { describe, expect, it } from "vitest";
import { mechanicalKind } from "#app/features/interview/judge/gibberish.ts";
import { readText } from "#app/features/interview/judge/read-text.ts";

const QUESTION = "¿Cómo organizas el trabajo de tu equipo cuando falta tiempo?";
const kindOf = (answer: string, question = QUESTION) => mechanicalKind(readText(answer), readText(question));

describe("answers that are no sentence", () => {
  it.each([
    ["", "empty"],
    [" \n\t ", "empty"],
    ["k", "single_character"],
    ["7", "single_character"],
    ["¿?...", "punctuation"],
    ["👍🏽", "punctuation"],
    ["Lorem ipsum dolor sit amet, consectetur adipiscing elit", "lorem_ipsum"],
    ["Lorem ipsum equipo dolor sit amet trabajo adipiscing elit tiempo", "lorem_ipsum"],
    ["tiempo tiempo tiempo tiempo", "repetition"],
    ["trabajo. trabajo. trabajo.", "repetition"],
    ["me organizo bien me organizo bien me organizo bien me organizo bien", "repetition"],
    ["asdf lkjh qwer poiu zxcv", "gibberish"],
    ["equipo dfgjk trabajo wrtpl tiempo zxvbn", "gibberish"],
    ["dkfjghw trabajo qpwzxir", "gibberish"],
    ["jjjjjjjjjjjj", "gibberish"],
    ["bla bla blabla bla", "gibberish"],
  ])("%j is %s", (answer, kind) => {
    expect(kindOf(answer)).toBe(kind);
  });

  it.each([
    "Sí",
    "No, nunca.",
    "700 lucas",
    "jajaja obvio",
    "Excel, SAP, SQL y Power BI",
    "html css php js",
    "Kubernetes, Terraform y Jenkins",
    "yo cacho ke la pega se ordena con una lista po",
    "Prioridades, prioridades y más prioridades: eso me enseñó mi jefa.",
    "En Huechuraba y Quilicura, con Schneider y Pfizer",
    "Don Wladimir Yáñez me pasó la posta",
    "We split the work by risk and check twice a day.",
    "Paso a paso: reviso, ordeno, reparto, reviso de nuevo.",
  ])("%j is made of words", (answer) => {
    expect(kindOf(answer)).toBeNull();
  });
});
