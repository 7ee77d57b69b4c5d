import { describe, expect, test } from "vitest";
import { bold, cell, expectChange, expectNone, field, p, run, table } from "../../support/documents/line-shapes.ts";
import { replaceInBody } from "../../support/documents/replace-in-body.ts";

describe("which line is meant", () => {
  const twice = p(run("Vendedora")) + p(run("Cajera")) + p(run("Vendedora"));

  test("white space in what was shown does not matter", () => {
    const result = replaceInBody(p(run("Banco Sur"), "<w:r><w:tab/></w:r>", run("2019")), [
      { before: " Banco  Sur\n2019 ", after: "Banco Sur  2020" },
    ]);
    expect(result.lines).toEqual(["Banco Sur  2020"]);
  });

  test("the first of several, which is said, or the one that is chosen", () => {
    const first = replaceInBody(twice, [{ before: "Vendedora", after: "Jefa" }]);
    expect(first).toMatchObject({
      lines: ["Jefa", "Cajera", "Vendedora"],
      changed: ["Vendedora"],
      ambiguous: ["Vendedora"],
    });
    const second = replaceInBody(twice, [{ before: "Vendedora", after: "Jefa", occurrence: 2 }]);
    expect(second).toMatchObject({ lines: ["Vendedora", "Cajera", "Jefa"], ambiguous: [] });
    const both = replaceInBody(twice, [
      { before: "Vendedora", after: "Jefa", occurrence: 2 },
      { before: "Vendedora", after: "Ayudante", occurrence: 1 },
    ]);
    expect(both.lines).toEqual(["Ayudante", "Cajera", "Jefa"]);
    expectNoneAt(twice, 3);
  });

  function expectNoneAt(body: string, occurrence: number): void {
    const result = replaceInBody(body, [{ before: "Vendedora", after: "Jefa", occurrence }]);
    expect(result).toMatchObject({ body, changed: [], notFound: ["Vendedora"] });
  }

  test("a line is changed once", () => {
    const result = replaceInBody(twice, [
      { before: "Cajera", after: "Jefa" },
      { before: "Cajera", after: "Dueña" },
    ]);
    expect(result).toMatchObject({
      lines: ["Vendedora", "Jefa", "Vendedora"],
      changed: ["Cajera"],
      notFound: ["Cajera"],
    });
  });

  test("one cell of a row, by its text alone", () => {
    const row = (date: string, post: string) => table([cell(p(run(date))), cell(p(bold(post)))]);
    const result = replaceInBody(row("2019", "Cajera"), [
      { before: "Cajera", after: "Jefa de caja" },
      { before: "2019", after: "2020" },
    ]);
    expect(result.body).toBe(row("2020", "Jefa de caja"));
  });

  test("several lines of one paragraph", () => {
    const body = (city: string, phone: string) =>
      p(run("Ana"), "<w:r><w:br/></w:r>", run(city), "<w:r><w:br/></w:r>", run(phone));
    const from = body("Talca", "Fono 1");
    for (const [before, after] of [
      ["Talca\nFono 1", "Curicó\nFono 2"],
      ["Talca Fono 1", "Curicó\nFono 2"],
    ] as const) {
      const result = replaceInBody(from, [{ before, after }]);
      expect(result).toMatchObject({ body: body("Curicó", "Fono 2"), changed: [before] });
    }
    expect(replaceInBody(from, [{ before: "Talca Fono 1", after: "Talca Fono 22" }]).body).toBe(
      body("Talca", "Fono 22"),
    );
  });

  test("cells whose gap was lost are found again, where only one reading is possible", () => {
    const row = (place: string, date: string) => p(run(place), "<w:r><w:tab/></w:r>", run(date));
    const change = (after: string) => replaceInBody(row("Banco Sur", "2019"), [{ before: "Banco Sur 2019", after }]);
    expect(change("Banco del Sur 2019").body).toBe(row("Banco del Sur", "2019"));
    expect(change("Banco Sur 2020").body).toBe(row("Banco Sur", "2020"));
    // Could be the end of the first cell or the beginning of the second.
    expect(change("Banco Sur Ltda. 2019").notFound).toEqual(["Banco Sur 2019"]);
    expect(
      replaceInBody(row("Banco", "2019"), [{ before: "Banco 2019", after: "Banco Banco 2019 2019" }]).notFound,
    ).toEqual(["Banco 2019"]);
    expect(change("Caja 2020").notFound).toEqual(["Banco Sur 2019"]);
  });

  test("a file that says the same twice, in a line and in its cells, changes the line", () => {
    const body = p(run("2019")) + table([cell(p(run("2019"))), cell(p(run("Cajera")))]);
    expect(replaceInBody(body, [{ before: "2019", after: "2020" }]).lines).toEqual(["2020", "2019  Cajera"]);
  });
});

describe("what is not certain is not changed", () => {
  test("what stands nowhere", () => expectNone(p(run("Una línea")), "Otra línea", "Nueva"));
  test("a hyphen that would have to go", () =>
    expectNone(p(run("Sub"), "<w:r><w:noBreakHyphen/></w:r>", run("gerente")), "Sub-gerente", "Gerenta"));
  test("a gap that would have to go", () =>
    expectNone(p(run("Banco"), "<w:r><w:tab/></w:r>", run("2019")), "Banco  2019", "Banco en 2019"));
  test("a formula", () => {
    const math = "http://schemas.openxmlformats.org/officeDocument/2006/math";
    const formula = `<m:oMath xmlns:m="${math}"><m:r><m:t>x+1</m:t></m:r></m:oMath>`;
    expectNone(p(run("Nota "), formula), "Nota x+1", "Nota y+1");
  });
  test("the result of a field that is computed", () => {
    expectNone(p(run("Página "), field(" PAGE ", run("1"))), "Página 1", "Página 2");
    expectNone(
      p(`<w:fldSimple w:instr=" DATE ">${run("3 de mayo de 2020")}</w:fldSimple>`),
      "3 de mayo de 2020",
      "Hoy",
    );
  });
  test("a control that other data fill", () => {
    const bound = '<w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr>';
    const control = `<w:sdt>${bound}<w:sdtContent>${run("Ana Soto")}</w:sdtContent></w:sdt>`;
    expectNone(p(control), "Ana Soto", "Ana Soto Pérez");
  });
  test("beside them the line can change", () => {
    expectChange({
      before: "Página 1 del CV",
      after: "Página 1 del currículum",
      from: p(run("Página "), field(" PAGE ", run("1")), run(" del CV")),
      to: p(run("Página "), field(" PAGE ", run("1")), run(" del currículum")),
    });
  });
  test("letters with spaces between them", () => expectNone(p(run("P E R F I L")), "PERFIL", "RESUMEN"));
  test("XML that the reader mends before it reads it", () =>
    expectNone(p(run("R&D en la empresa")), "R&D en la empresa", "R&D en otra empresa"));
  test("one line that cannot change does not keep others from it", () => {
    const result = replaceInBody(p(run("Una línea")) + p(run("P E R F I L")), [
      { before: "PERFIL", after: "RESUMEN" },
      { before: "Una línea", after: "Dos líneas" },
    ]);
    expect(result).toMatchObject({ changed: ["Una línea"], notFound: ["PERFIL"], lines: ["Dos líneas", "PERFIL"] });
  });
});
