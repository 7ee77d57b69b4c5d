import { describe, expect, test } from "vitest";
import { cleanOffer, stretchOf, wordCount } from "#app/features/offers/offer-rules.ts";
import { offerTitle } from "#app/features/offers/offer-title.ts";
import { metWords, quoteOf, requirementViews, summaryOf } from "#app/features/offers/offer-view.ts";
import type { StoredFinding } from "#app/features/offers/stored-offer.ts";
import { finding, OFFER, requirement } from "../../support/job-offers.ts";

const REQUIREMENTS = [
  requirement("r1", "Dominio de SAP"),
  requirement("r2", "Excel avanzado"),
  requirement("r3", "Manejo de Oracle Hyperion"),
  requirement("r4", "Licencia de conducir clase B", { kind: "licence" }),
  requirement("r5", "Inglés intermedio", { kind: "language", level: "nice" }),
];

function kept(verdicts: StoredFinding["verdict"][], answers = {}, requirements = REQUIREMENTS) {
  const byId = Object.fromEntries(verdicts.map((verdict, at) => [`r${at + 1}`, finding(verdict)]));
  return { text: OFFER, requirements, answers, findings: { analysisId: 1, correctedAt: null, byId } };
}
const said = (offer: ReturnType<typeof kept>) => {
  const { lead, figures, rest, more } = summaryOf(offer);
  return [lead, figures, rest, ...more].filter(Boolean).join(" ");
};

describe("what is shown of an offer", () => {
  test("musts come first, and in each level what lacks comes first", () => {
    const { counted } = requirementViews(kept(["cumple", "parecido", "falta", "no_se_sabe", "falta"]));
    expect(counted.map(({ id }) => id)).toEqual(["r3", "r2", "r4", "r1", "r5"]);
  });

  test("a CV that does not name something says nothing about the person", () => {
    const { counted } = requirementViews(kept(["cumple", "cumple", "falta", "no_se_sabe", "falta"]));
    const [missing, unknown] = counted;
    expect(missing?.because).toBe("Tu CV no lo nombra.");
    expect(unknown?.because).toBe("Tu CV no lo dice y no cuenta en contra.");
    expect(JSON.stringify(counted)).not.toMatch(/no (?:lo |la )?tienes|%/);
  });

  test("an answer stands in where the CV is silent, as the student's, and nowhere else", () => {
    const { counted } = requirementViews(kept(["falta", "cumple", "cumple", "no_se_sabe"], { r1: "yes", r4: "yes" }));
    const of = (id: string) => counted.find((row) => row.id === id);
    expect(of("r4")).toMatchObject({ verdict: "cumple", said: "yes", quotes: [], canAnswer: true });
    expect(of("r1")).toMatchObject({ verdict: "falta", said: null, canAnswer: false });
  });

  test("what is unsure is asked apart, and does not count", () => {
    const unsure = [requirement("r1", "Dominio de SAP", { isAsked: true }), requirement("r2", "Excel avanzado")];
    const { counted, asked } = requirementViews(kept(["falta", "cumple"], {}, unsure));
    expect([counted.map(({ id }) => id), asked.map(({ id }) => id)]).toEqual([["r2"], ["r1"]]);
    expect(said(kept(["falta", "cumple"], {}, unsure))).toBe("Cumples 1 de 1 requisito obligatorio.");
  });
});

describe("the sentence about the musts", () => {
  test.each([
    [
      ["cumple", "cumple", "falta", "no_se_sabe"],
      {},
      "Cumples 2 de 3 requisitos obligatorios. De uno más no se sabe: no cuenta en contra.",
    ],
    [
      ["cumple", "parecido", "falta", "no_se_sabe"],
      { r4: "yes" },
      "Cumples 2 de 4 requisitos obligatorios y uno se parece. Uno lo dices tú.",
    ],
    [
      ["parecido", "parecido", "falta", "no_se_sabe"],
      { r4: "no" },
      "Cumples 0 de 4 requisitos obligatorios y dos se parecen.",
    ],
    [
      ["no_se_sabe", "no_se_sabe", "no_se_sabe", "no_se_sabe"],
      {},
      "De lo obligatorio, tu CV no dice si cumples: no cuenta en contra.",
    ],
  ] as const)("%j with the answers %j", (verdicts, answers, sentence) => {
    expect(said(kept([...verdicts, "cumple"], answers))).toBe(sentence);
  });

  test("is about the wishes where nothing is demanded, and says so where nothing was found", () => {
    const wishes = REQUIREMENTS.slice(0, 2).map((one) => ({ ...one, level: "nice" as const }));
    expect(said(kept(["cumple", "falta"], {}, wishes))).toBe(
      "Cumples 1 de 2 requisitos deseables. El aviso no exige nada más.",
    );
    expect(said(kept([], {}, []))).toBe("No encontramos en el aviso nada que pidan.");
  });

  test("in a list it is short, and old findings are not told", () => {
    expect(metWords(kept(["cumple", "parecido", "falta", "no_se_sabe", "cumple"]))).toBe(
      "Cumples 1 de 3 obligatorios y uno parecido",
    );
    expect(metWords({ requirements: REQUIREMENTS, answers: {}, findings: null })).toBe("Sin comparar con tu CV de hoy");
  });
});

describe("words of an offer", () => {
  test("stand in it whatever their case and their line breaks, or are none of it", () => {
    const text = "Pedimos Excel\n  avanzado (C++ y .NET).";
    expect(stretchOf(text, "excel avanzado")).toEqual({ start: 8, end: 24 });
    expect(stretchOf(text, "c++ y .net")).toEqual({ start: 26, end: 36 });
    expect(stretchOf(text, "Word")).toBeNull();
    expect(stretchOf(text, "  ")).toBeNull();
  });

  test("are quoted with their line, cut between words where it is long", () => {
    const at = (text: string, words: string) => ({
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
    });
    expect(quoteOf(OFFER, at(OFFER, "SAP"))).toBe("- Dominio de SAP".slice(2));
    const long = `Inicio. ${"palabra ".repeat(30)}SAP ${"otra ".repeat(30)}fin.`;
    const clauses = "Requisitos: título; manejo de SAP; inglés. Ofrecemos casino.";
    expect(quoteOf(clauses, at(clauses, "SAP"))).toBe("manejo de SAP");
    const quote = quoteOf(long, at(long, "SAP"));
    expect(quote).toMatch(/^\[…\] palabra .*SAP otra .*otra \[…\]$/);
    expect(quote.length).toBeLessThan(150);
  });

  test("are kept composed, without control characters", () => {
    expect(cleanOffer(" Ingenieri\u0301a\r\nB\u0007 ")).toBe("Ingeniería\nB");
    expect(wordCount("uno, dos: tres-4")).toBe(4);
  });

  test("name an offer whose post is not known", () => {
    expect(offerTitle({ post: "Analista", text: OFFER })).toBe("Analista");
    expect(offerTitle({ post: "", text: "Se busca gente" })).toBe("Aviso «Se busca gente»");
    expect(offerTitle({ post: "", text: OFFER })).toBe(
      "Aviso «Distribuidora Tres Puentes busca Analista de Planificación…»",
    );
    expect(offerTitle({ post: "ANALISTA DE COSTOS TI", text: OFFER })).toBe("Analista de Costos TI");
  });
});
