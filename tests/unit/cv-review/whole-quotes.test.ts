import { describe, expect, it } from "vitest";
import { isWholeAchievement, wholeClause } from "#app/features/cv/review/whole-quotes.ts";
import { readAchievement } from "#app/features/cv/rubric/evidence/results.ts";
import { documentOf } from "./document-of.ts";

const isWhole = (lines: Parameters<typeof documentOf>[0], text: string, at: number[]) =>
  isWholeAchievement(documentOf(lines), readAchievement(text, at, 0));

describe("an achievement that can be quoted", () => {
  it("stands in its lines from beginning to end", () => {
    expect(isWhole(["Atendí a 40 personas", "al día."], "Atendí a 40 personas al día.", [0, 1])).toBe(true);
  });

  it("does not begin where a line broke", () => {
    const lines = ["Mayo 2014. Montajista y asistente de", "conservación, Museo Casa Lukas"];
    expect(isWhole(lines, "conservación, Museo Casa Lukas", [1])).toBe(false);
    expect(isWhole(["88", "% a 94 % entre 2017 y 2021"], "% a 94 % entre 2017 y 2021", [1])).toBe(false);
  });

  it("does not end where the next line goes on", () => {
    const lines = ["Abro la producción a las cinco, costeo cada receta y no me gusta", "botar comida."];
    expect(isWhole(lines, lines[0] as string, [0])).toBe(false);
    expect(isWhole(["Redacté informes para la"], "Redacté informes para la", [0])).toBe(false);
  });

  it("does not run over two cells of a row", () => {
    const lines = ["Disponibilidad de línea de 88  Equipos de hasta 30 personas  Excel"];
    expect(isWhole(lines, "Disponibilidad de línea de 88 Equipos de hasta 30 personas Excel", [0])).toBe(false);
  });

  it("may be written small by somebody who writes everything small", () => {
    const small = [
      { text: "atendí a clientes de la tienda", role: "list" as const },
      "ordené la bodega con dos compañeros.",
    ];
    expect(isWhole(small, "atendí a clientes de la tienda", [0])).toBe(true);
    const mixed = [
      "Vendedora en Tienda Sur, Osorno",
      "Encargada de caja y bodega",
      "Reponedora de pasillo central",
      "atendí a clientes de la tienda",
    ];
    expect(isWhole(mixed, "atendí a clientes de la tienda", [3])).toBe(false);
  });
});

describe("what of a long text is quoted", () => {
  const long =
    "Conseguí que la asistencia de mi nivel subiera de 71 % a 89 % y que 22 de 24 familias participaran en el aula";

  it.each([
    ["Bajé la merma de 12 % a 4 %.", 120, "Bajé la merma de 12 % a 4 %"],
    ["• Logros: Bajé la merma", 120, "Bajé la merma"],
    [
      "Reduje el gasto del área de compras, con tres proveedores nuevos y un contrato anual",
      60,
      "Reduje el gasto del área de compras",
    ],
    [long, 80, "Conseguí que la asistencia de mi nivel subiera de 71 % a 89 %"],
  ])("%s, in %d characters", (text, max, quoted) => {
    expect(wholeClause(text, max)).toBe(quoted);
  });

  it("is nothing where no clause ends in time", () => {
    expect(
      wholeClause("Coordiné entre 15 bodegas de la zona y 30 tiendas el despacho semanal de temporada", 45),
    ).toBeNull();
    expect(wholeClause("Asistente de", 40)).toBeNull();
  });
});
