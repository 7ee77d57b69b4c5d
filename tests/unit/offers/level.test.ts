import { describe, expect, test } from "vitest";
import { levelOf, levelReader } from "#app/features/offers/reading/level.ts";

/** [level, offer, requirement] */
const LEVELS: readonly (readonly ["must" | "nice", string, string])[] = [
  ["must", "Requisitos:\n- Título de contador\n- Excel avanzado\n\nDeseable:\n- Power BI", "Excel avanzado"],
  ["nice", "Requisitos:\n- Título de contador\n- Excel avanzado\n\nDeseable:\n- Power BI", "Power BI"],
  [
    "nice",
    "Requisitos excluyentes\n• Licencia clase B\n\nSe valorará\n• Inglés intermedio\n• Curso de altura",
    "Curso de altura",
  ],
  ["must", "Requisitos excluyentes\n• Licencia clase B\n\nSe valorará\n• Inglés intermedio", "Licencia clase B"],
  ["nice", "Pedimos dos años en bodega. Manejo de SAP (no excluyente).", "SAP"],
  ["must", "Manejo de SAP (excluyente). Manejo de WMS (deseable).", "SAP"],
  ["nice", "Manejo de SAP (excluyente). Manejo de WMS (deseable).", "WMS"],
  ["nice", "Deseable: conocimiento de AutoCAD, curso de primeros auxilios y auto propio.", "auto propio"],
  ["nice", "Tienes que manejar Excel. Si además sabes Python, mejor todavía.", "Python"],
  ["must", "Tienes que manejar Excel. Si además sabes Python, mejor todavía.", "Excel"],
  ["nice", "Usamos Defontana: si no lo conoces, te enseñamos.", "Defontana"],
  ["nice", "Ideal con diplomado en gestión de personas", "diplomado en gestión de personas"],
  ["must", "You must have fluent English. German is a plus.", "fluent English"],
  ["nice", "You must have fluent English. German is a plus.", "German"],
  ["nice", "Requirements:\n- Three years with Java\n\nNice to have:\n- Kotlin\n- AWS", "Kotlin"],
  ["must", "Requirements:\n- Three years with Java\n\nNice to have:\n- Kotlin\n- AWS", "Three years with Java"],
];

describe("the level of a requirement", () => {
  test.each(LEVELS)("%s: %j, %s", (level, text, words) => {
    const start = text.indexOf(words);
    const found = levelOf(text, { start, end: start + words.length });
    expect(found.level).toBe(level);
    expect(found.probability).toBeGreaterThanOrEqual(0.5);
    expect(found.probability).toBeLessThanOrEqual(1);
  });

  test("a span outside of the text is read without complaint", () => {
    expect(levelOf("", { start: 0, end: 0 }).level).toBe("must");
    expect(levelOf("Excel", { start: 90, end: 95 }).probability).toBeGreaterThanOrEqual(0.5);
  });

  test("a long offer without a line break is read for many requirements", () => {
    const text = "deseable Excel, requisito SAP, ".repeat(640);
    const levels = levelReader(text);
    const found = [...text.matchAll(/Excel/g)].map(({ index }) => levels({ start: index, end: index + 5 }));
    expect(found).toHaveLength(640);
  });
});
