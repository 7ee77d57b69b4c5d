/** Forms are read aloud by people (`npm run eval:lines`); here stands what must never be among them. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blankIn } from "#app/features/workshop/rebuild-line/clean-text.ts";
import type { Fields } from "#app/features/workshop/rebuild-line/language-rules.ts";
import { rebuildLine } from "#app/features/workshop/rebuild-line/rebuild-line.ts";
import { regex } from "#app/platform/regex.ts";

type Case = { id: string; lang: "es" | "en"; line: string; fields: Fields };
const cases = JSON.parse(readFileSync("tests/fixtures/lines/own-lines.json", "utf8")) as Case[];
const textsOf = (line: string, fields: Fields, lang: "es" | "en" = "es") =>
  rebuildLine({ line, lang, fields }).forms.map(({ text }) => text);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Signs, prepositions, articles and the verbs that say no more than the line. */
const JOINING = regex("u")`
    ^[\s,;:.()]*(?:con|para|en|un|en un|durante|resultado|a|la|el|[Ee]stuve|[Rr]ealicé|Para|with|for|to|in|by|of|To|
    result|Alcance|Período|Herramientas|Resultado|Objetivo|Detalle|Equipo|Dedicación|Scope|Period|Tools|Result|Aim|
    Details|Team|Hours)?[\s,;:.()]*(?:para)?[\s]*$
  `;

describe("forms of a line", () => {
  it.each(cases)("$id holds nothing that was not given", ({ lang, line, fields }) => {
    const given = Object.values(fields).join(" ").toLowerCase();
    const { forms } = rebuildLine({ line, lang, fields });
    expect(forms.length).toBeGreaterThan(0);
    expect(forms.length).toBeLessThanOrEqual(3);
    expect(new Set(forms.map(({ text }) => text)).size).toBe(forms.length);
    for (const { text, parts } of forms) {
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const { text: part, from } of parts) {
        if (from === "joining") expect(part).toMatch(JOINING);
        // Her figures stand as she wrote them.
        if (from === "field") for (const number of part.match(/\d[\d.,]*/gu) ?? []) expect(given).toContain(number);
      }
      // Of the line only its opening may change.
      const kept: readonly string[] = wordsOf(text);
      const own = wordsOf(line)
        .slice(1)
        .filter((word) => word.length > 3 && /[as]$/u.test(word) && word !== "cargo");
      expect(own.filter((word) => !kept.includes(word))).toHaveLength(0);
      expect(text).not.toMatch(/ {2}|\( | \)|,,|\.\.|: ?:|\b(\p{L}{2,}) \1\b/iu);
      expect(blankIn(text)).toBeNull();
    }
  });

  it.each<[string, Fields, string]>([
    ["Toma de muestras y curaciones", { howMuch: "20 al día" }, "Toma de muestras y curaciones (20 al día)"],
    ["Mantener sistema de riego", { howMuch: "18 hectáreas" }, "Mantener sistema de riego (18 hectáreas)"],
    [
      "Asistente de párvulos, jardín Pollitos",
      { howMuch: "24 niños", withWhat: "la educadora" },
      "Asistente de párvulos, jardín Pollitos. Alcance: 24 niños. Equipo: la educadora",
    ],
    [
      "Realicé talleres en la OPD",
      { howMuch: "8 sesiones", withWhat: "junto a una psicóloga" },
      "Realicé talleres en la OPD (8 sesiones; junto a una psicóloga)",
    ],
    [
      "Elaboración de minutas",
      { result: "las llevaban a la comisión" },
      "Elaboré minutas; resultado: las llevaban a la comisión",
    ],
    [
      "Hice mantención de riego y ayudé en vivero",
      { howMuch: "8 mil plantas" },
      "Hice mantención de riego y ayudé en vivero. Alcance: 8 mil plantas",
    ],
    ["Ingreso de facturas al sistema", { howMuch: "250 facturas al mes" }, "Ingresé 250 facturas al mes al sistema"],
    [
      "Se desempeñó como apoyo en la oficina",
      { howMuch: "30 cartas al día", result: "ordené el archivo" },
      "Se desempeñó como apoyo en la oficina (30 cartas al día)",
    ],
    [
      "Bombero voluntario",
      { howMuch: "35 salidas al año", howLong: "desde los 18, voy en el sexto año" },
      "Bombero voluntario (35 salidas al año)",
    ],
    [
      "Ingreso de facturas y conciliación bancaria",
      { howMuch: "200 al mes" },
      "Ingreso de facturas y conciliación bancaria (200 al mes)",
    ],
    ["Mejora del proceso de inventario.", { howLong: "tres meses" }, "Mejoré el proceso de inventario (tres meses)."],
    [
      "Atención de clientes en sala",
      { howMuch: "unos 300 clientes al mes" },
      "Atendí a unos 300 clientes al mes en sala",
    ],
    ["Supervisión de los operarios", { howMuch: "12 personas" }, "Supervisé a los operarios (12 personas)"],
    ["Encargada de reportes", { withWhat: "con Excel" }, "Estuve a cargo de reportes (con Excel)"],
    ["Apoyo en atención de pacientes", { howLong: "un año" }, "Apoyé en la atención de pacientes (un año)"],
    [
      "Elaborar planillas y controlar stock",
      { howMuch: "3 planillas" },
      "Elaboré planillas y controlé stock. Alcance: 3 planillas",
    ],
    ["Reducción de mermas", { howMuch: "de 8 % a 5 %" }, "Reduje mermas de 8 % a 5 %"],
    ["Aumento de las ventas", { howMuch: "15 %" }, "Aumenté las ventas un 15 %"],
    ["Realicé inventario", { did: "contar productos" }, "Realicé inventario: conté productos"],
    ["Preparo pedidos", { howMuch: "110 pedidos", howLong: "cada día" }, "Preparo pedidos (110 pedidos cada día)"],
    [
      "Registrar facturas y hacer cierres",
      { howMuch: "9 cierres" },
      "Registré facturas e hice cierres. Alcance: 9 cierres",
    ],
    [
      "Apoyo en sala (niños)",
      { howMuch: "14 niños", did: "leía cuentos" },
      "Apoyo en sala (niños): leía cuentos (14 niños)",
    ],
    [
      "Vocera de carrera: convoqué asambleas y manejé las redes",
      { howMuch: "11 asambleas" },
      "Vocera de carrera (11 asambleas): convoqué asambleas y manejé las redes",
    ],
    ["Organizando y digitalizando fotos", { howMuch: "900 fotos" }, "Organicé y digitalicé fotos (900 fotos)"],
    [
      "Control de signos, curaciones simples y administración de medicamentos",
      { howMuch: "12 camas", withWhat: "saturómetro", result: "menos errores" },
      "Control de signos, curaciones simples y administración de medicamentos. Alcance: 12 camas. " +
        "Herramientas: saturómetro. Resultado: menos errores",
    ],
    [
      "Ventas en feria",
      { howMuch: "de 40 a 110 litros semanales", howLong: "en 6 meses" },
      "Ventas en feria (de 40 a 110 litros semanales en 6 meses)",
    ],
    [
      "Digitación, archivo y atención telefónica",
      { howMuch: "a 35 personas", did: "kine a lactantes", result: "para cerrar el mes sin atrasos" },
      "Digitación, archivo y atención telefónica. Alcance: 35 personas. Detalle: kine a lactantes. " +
        "Objetivo: cerrar el mes sin atrasos",
    ],
    [
      "Ayudante de soldador",
      { did: "cortar y dar forma a planchas" },
      "Ayudante de soldador: cortar y dar forma a planchas",
    ],
    [
      "Tesorero del centro",
      { did: "llevaba la caja", howMuch: "2 cajas" },
      "Tesorero del centro: llevaba la caja (2 cajas)",
    ],
    ["Visitas a clientes", { result: "bajaron los reclamos" }, "Visité a clientes; bajaron los reclamos"],
  ])("says %s with its answers", (line, fields, first) => {
    expect(textsOf(line, fields)[0]).toBe(first);
  });

  it.each<string>([
    // A noun alone is no object, a second deed would lose its verb, a name may be a person.
    "Control de calidad",
    "Manejo de caja y atención telefónica",
    "Venta y reposición de productos",
    "Supervisión de los electricistas",
    "Análisis de laboratorio, preparación de muestras",
    "Tomar muestras para analizar metales y preparar informes",
    "Encargado de local",
    "Apoyo a profesora jefe",
    "Ayudante de cocina",
    "Atención al cliente",
  ])("leaves %s as it stands", (line) => {
    expect(textsOf(line, { howMuch: "40 lotes" })).toEqual([
      line.includes(",") ? `${line}. Alcance: 40 lotes` : `${line} (40 lotes)`,
    ]);
    expect(textsOf(line, {})).toEqual([]);
  });

  it("never makes a deed of a plan, nor more of a help", () => {
    expect(textsOf("Objetivo: implementar un sistema", {})).toEqual([]);
    expect(textsOf("Proyecto de implementar un sistema", { howMuch: "3 áreas" })[0]).not.toMatch(/Implementé/u);
    expect(textsOf("Participación en la implementación de SAP", { howMuch: "3 áreas" })[0]).toMatch(
      /^Participé en la/u,
    );
  });

  it.each<[Fields, string]>([
    [{ howMuch: "[cifra]" }, "a blank"],
    [{ howMuch: "X %" }, "a blank"],
    [{ howMuch: "___ personas" }, "a blank"],
    [{ howMuch: "unas … personas" }, "a blank"],
    [{ howMuch: "no sé" }, "no answer"],
    [{ howMuch: "15 %" }, "a share of nothing"],
    [{ howMuch: "12 customers" }, "another language"],
    [{ withWhat: "porque era más fácil" }, "no tool"],
    [{ howLong: "rápido" }, "no time"],
    [{ result: "Bien. Quedó mejor." }, "two sentences"],
  ])("has no place for %j, %s", (fields) => {
    expect(textsOf("Atendí público en caja", fields)).toEqual([]);
  });

  it("reads long and hostile text in no time to speak of", () => {
    const long = "a, ".repeat(5000);
    expect(textsOf(long, { did: long })).toEqual([]);
    expect(textsOf(`Atención de ${"y ".repeat(190)}`, { result: `${"que ".repeat(39)}x` }).length).toBeLessThan(4);
  });
});
