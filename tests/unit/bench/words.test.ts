import { describe, expect, it } from "vitest";
import { countLabels, type Said, shares } from "../../../scripts/bench/words/counts.ts";
import { sentencesOf } from "../../../scripts/bench/words/sentences.ts";

describe("the sentences of a text", () => {
  it("end outside quotations and after no short form", () => {
    expect(
      sentencesOf(
        "Tienes 2 años en Minera Sur S.A. con turno. Dices «Abrí. Cerré. Vendí». ¿Qué cambió? Agrega «Sr. Soto».",
      ),
    ).toEqual([
      "Tienes 2 años en Minera Sur S.A. con turno.",
      "Dices «Abrí. Cerré. Vendí».",
      "¿Qué cambió?",
      "Agrega «Sr. Soto».",
    ]);
  });
});

describe("what the results of several CVs say", () => {
  const said: Said[] = [
    {
      id: "a",
      sentences: [
        { part: "strength", text: "Igual." },
        { part: "question", text: "Una." },
      ],
    },
    {
      id: "b",
      sentences: [
        { part: "strength", text: "Igual." },
        { part: "question", text: "Otra." },
        { part: "question", text: "Otra." },
      ],
    },
  ];

  it("is repeated where another CV's result has it, not where its own has it twice", () => {
    const { parts, sentences, repeated } = shares(said);
    expect([sentences, repeated]).toEqual([5, 0.4]);
    expect(parts.find(({ part }) => part === "strength")).toEqual({ part: "strength", sentences: 2, repeated: 1 });
    expect(parts.find(({ part }) => part === "question")?.repeated).toBe(0);
  });

  it("is counted by the labels of what is still said of the same CV", () => {
    const labels = [
      {
        id: "a",
        sentences: [
          { text: "Igual.", label: "empty" as const },
          { text: "Una.", label: "false" as const },
          { text: "Ya no se dice.", label: "false" as const },
          { text: "Otra.", label: "false" as const },
        ],
      },
    ];
    expect(countLabels(labels, said)).toEqual({ judged: 2, false: 0.5, empty: 0.5 });
    expect(countLabels(labels, said, "strength")).toEqual({ judged: 1, false: 0, empty: 1 });
    expect(countLabels([], said)).toEqual({ judged: 0, false: null, empty: null });
  });
});
