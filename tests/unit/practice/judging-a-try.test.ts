import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type HunterId, hunterOf } from "#app/features/interview/hunters.ts";
import { findGenericQuestion } from "#app/features/interview/question-bank/bank.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import { betterVersion } from "#app/features/practice/better-version.ts";
import { compareTries } from "#app/features/practice/compare-tries.ts";
import { mapAnswer } from "#app/features/practice/map-answer.ts";

/** Prevents: naming a gain after a rewrite, calling something missing that was said, and words that nobody wrote. */

type Pair = { questionId: string; hunterId: HunterId; before: string; after: string; gains: string[]; kind: string };
const { pairs }: { pairs: Pair[] } = JSON.parse(readFileSync("tests/fixtures/interviews/practice/pairs.json", "utf8"));

function questionOf(id: string): Question {
  const question = findGenericQuestion(id);
  if (!question) throw new Error(`no question ${id}`);
  return question;
}
/** What the authors of the pairs call the parts. */
const PART_OF: Readonly<Record<string, string>> = { action: "own_part", situation: "example" };
const hunterId = hunterOf("natalia" as HunterId).id;
const gained = ({ questionId, before, after }: Pick<Pair, "questionId" | "before" | "after">) =>
  compareTries(questionOf(questionId), hunterId, { before, after });
const oneLine = (text: string) => text.replace(/\s+/gu, " ");

describe("a second try", () => {
  it("is told of what it gained in half of the pairs that nothing was trained on, and of none after a rewrite", () => {
    const { pairs: heldOut }: { pairs: Pair[] } = JSON.parse(
      readFileSync("tests/fixtures/interviews/practice/pairs-heldout.json", "utf8"),
    );
    const named = heldOut.map((pair) => ({ pair, parts: gained(pair).map(({ part }) => PART_OF[part] ?? part) }));
    const improved = named.filter(({ pair }) => pair.kind === "improved");
    const hits = improved.filter(({ pair, parts }) => parts.some((part) => pair.gains.includes(part)));
    expect(improved.length).toBeGreaterThanOrEqual(30);
    expect(hits.length / improved.length).toBeGreaterThan(0.5);
    expect(named.filter(({ pair, parts }) => pair.kind === "cosmetic" && parts.length > 0)).toEqual([]);
  });

  it.each(pairs.filter(({ kind }) => kind === "cosmetic"))("gains nothing by other words for $questionId", (pair) => {
    expect(gained(pair)).toEqual([]);
  });

  it("quotes the person's own words", () => {
    for (const pair of pairs) for (const { quote } of gained(pair)) expect(oneLine(pair.after)).toContain(quote);
  });

  it.each([
    "Fue una experiencia muy enriquecedora que me permitió crecer como persona y como profesional.",
    "Al final todo salió bien y quedamos todos muy contentos con el resultado obtenido.",
    "Aprendí que la comunicación y el trabajo en equipo son fundamentales para lograr cualquier meta.",
    "Mi objetivo era cumplir con lo solicitado dentro de los plazos establecidos.",
    "Di el 110% y trabajé 24/7 hasta que todo estuvo listo.",
    "En resumen, diría que son tres los aspectos clave: compromiso, constancia y comunicación.",
  ])("gains nothing by a sentence that any answer may have: %s", (padding) => {
    for (const { questionId, before } of pairs)
      expect(gained({ questionId, before, after: `${before} ${padding}` })).toEqual([]);
  });

  it("gains nothing by saying it twice, in another order, without capitals or without accents", () => {
    for (const { questionId, before } of pairs) {
      const plain = before.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
      const reordered = before
        .split(/(?<=\.) /u)
        .reverse()
        .join(" ");
      for (const after of [before, `${before} ${before}`, before.toLowerCase(), reordered])
        expect(gained({ questionId, before, after })).toEqual([]);
      expect(gained({ questionId, before: plain, after: before })).toEqual([]);
    }
  });

  it("gains nothing when it is about something else", () => {
    const before = "Las mantenciones de las grúas se atrasaban siempre. Se cambió el sistema.";
    const after = "El domingo fui a la feria con mi tía, compré 3 kilos de papas y al final hicimos charquicán.";
    expect(gained({ questionId: "cristian-3", before, after })).toEqual([]);
  });
});

describe("the map of an answer", () => {
  const story =
    "En la bodega de Quilicura teníamos quiebres de stock todas las semanas. Me pidieron ordenar eso, así que " +
    "armé un tablero con alertas y se lo enseñé al equipo. En tres meses los quiebres bajaron de 12 a 4 por mes. " +
    "Desde entonces reviso el tablero antes de cada compra.";

  it("finds each part in the person's own words", () => {
    const { parts } = mapAnswer(questionOf("cristian-3"), hunterId, story);
    const found = parts.filter(({ state }) => state === "found").map(({ part }) => part);
    expect(found).toEqual(["situation", "task", "action", "result", "figure", "learning"]);
    for (const { quotes } of parts) for (const quote of quotes) expect(story).toContain(quote);
  });

  it("is the answer, marked", () => {
    for (const { questionId, before, after } of pairs)
      for (const answer of [before, after]) {
        const { segments } = mapAnswer(questionOf(questionId), hunterId, answer);
        expect(segments.map(({ text }) => text).join("")).toBe(answer);
      }
  });

  it("calls nothing missing in an answer that was not read to its end", () => {
    const long = `${"Ordené la bodega con mi equipo. ".repeat(140)} Bajamos de 12 a 4.`;
    const { parts } = mapAnswer(questionOf("cristian-3"), hunterId, long);
    expect(parts.filter(({ state }) => state === "absent")).toEqual([]);
  });

  it("does not say that the own part is missing where it is written without accents", () => {
    const plain =
      "en la bodega las etiquetas estaban mezcladas y yo las ordene por pasillo y le puse un color a cada uno";
    const { parts } = mapAnswer(questionOf("natalia-9"), hunterId, plain);
    expect(parts.find(({ part }) => part === "action")?.state).not.toBe("absent");
  });
});

describe("the better version", () => {
  const versionOf = ({ questionId }: Pick<Pair, "questionId">, answer: string) =>
    betterVersion(answer, mapAnswer(questionOf(questionId), hunterId, answer));

  it("has only words of the person, and gaps", () => {
    for (const pair of pairs)
      for (const answer of [pair.before, pair.after])
        for (const { pieces } of versionOf(pair, answer))
          for (const piece of pieces)
            if ("text" in piece) {
              const words = piece.text.replace(/\.$/u, "").slice(1);
              expect(oneLine(answer)).toContain(words);
            }
  });

  it("tells the story in its order and asks for what is missing", () => {
    const answer = "Le pedí a cada uno su parte y armé el informe. En la tesis de Biología nadie avanzaba.";
    const steps = versionOf({ questionId: "natalia-5" }, answer);
    expect(steps.map(({ step }) => step)).toEqual(["situation", "action", "learning"]);
    expect(steps.at(-1)?.pieces).toEqual([{ gap: "learning" }]);
  });

  it("asks how much after a change that was told without a quantity", () => {
    const answer = "En la cafetería hice unas fichas con los números de mesa y los reclamos bajaron harto.";
    const pieces = versionOf({ questionId: "natalia-9" }, answer).flatMap((step) => step.pieces);
    expect(pieces).toContainEqual({ gap: "figure" });
  });
});
