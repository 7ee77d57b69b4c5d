import { describe, expect, it } from "vitest";
import { readOffer } from "#app/features/offers/reading/read-offer.ts";
import offers from "../../fixtures/offers/a.json";

const OFFER = `Frigorífico Aguas Claras busca Analista de Control de Calidad

Funciones:
- Revisar las cámaras de frío tres veces por turno
- Llevar los registros de temperatura

Requisitos:
- Título técnico en Alimentos o Química
- 2 años de experiencia en control de calidad
- Manejo de Excel intermedio
- Licencia de conducir clase B
- Presentación personal intachable, sexo femenino

Deseable:
- Inglés básico

Ofrecemos casino, transporte y seguro complementario. Postula en nuestra página.`;

describe("reading an offer", () => {
  const read = readOffer(OFFER);
  const of = (part: string) => read.requirements.find(({ text }) => text.includes(part));

  it("is one, for a post", () => {
    expect(read.isOffer).toBe(true);
    expect(read.post).toBe("Analista de Control de Calidad");
  });

  it("finds what is asked with its kind and level", () => {
    expect(of("Alimentos")).toMatchObject({ kind: "study", level: "must" });
    expect(of("2 años")).toMatchObject({ kind: "years", level: "must", value: "2" });
    expect(of("Excel")).toMatchObject({ kind: "tool", level: "must" });
    expect(of("clase B")).toMatchObject({ kind: "licence", level: "must" });
    expect(of("Inglés")).toMatchObject({ kind: "language", level: "nice" });
  });

  it("quotes the offer", () => {
    expect(read.requirements.length).toBeGreaterThanOrEqual(5);
    for (const { start, end, text, probability } of read.requirements) {
      expect(OFFER.slice(start, end)).toBe(text);
      expect(probability).toBeGreaterThan(0);
      expect(probability).toBeLessThanOrEqual(1);
    }
  });

  it("leaves the word that joins two of them to neither", () => {
    const { text } = offers[0] as { text: string };
    const joined = readOffer(text).requirements.map((one) => one.text);
    expect(joined).toContain("Conocimiento acabado de normativa tributaria");
    expect(joined.filter((one) => / (?:y|e|o|u)$/.test(one))).toEqual([]);
  });

  it("takes neither tasks nor benefits nor what the law forbids for requirements", () => {
    for (const words of ["cámaras", "casino", "femenino"]) expect(of(words)).toBeUndefined();
    expect(read.discriminating.map(({ start, end }) => OFFER.slice(start, end)).join()).toContain("femenino");
  });
});

it.each(["", " ", "\n\n\n", "hola", "🙂🙂", "a".repeat(20_000)])("reads %j without complaint", (text) => {
  expect(readOffer(text).requirements).toEqual([]);
});
