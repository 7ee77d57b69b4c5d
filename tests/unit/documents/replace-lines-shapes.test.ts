import { describe, expect, test } from "vitest";
import {
  bold,
  box,
  cell,
  expectChange,
  field,
  p,
  run,
  type Shape,
  table,
} from "../../support/documents/line-shapes.ts";
import { replaceInBody } from "../../support/documents/replace-in-body.ts";

describe("what the line is made of", () => {
  test.each<[string, Shape]>([
    [
      "a part between two breaks",
      {
        before: "Santiago, Chile",
        after: "Temuco, Chile",
        from: p(run("Ana Soto"), "<w:r><w:br/></w:r>", run("Santiago, Chile"), "<w:r><w:br/></w:r>", run("Fono 123")),
        to: p(run("Ana Soto"), "<w:r><w:br/></w:r>", run("Temuco, Chile"), "<w:r><w:br/></w:r>", run("Fono 123")),
      },
    ],
    [
      "a tab between place and date stays",
      {
        before: "Banco Sur  2019 - 2021",
        after: "Banco del Sur  2019 - 2022",
        from: p(run("Banco Sur"), "<w:r><w:tab/></w:r>", bold("2019 - 2021")),
        to: p(run("Banco del Sur"), "<w:r><w:tab/></w:r>", bold("2019 - 2022")),
      },
    ],
    [
      "a bullet that was typed, with its tab",
      {
        before: "Atendí público",
        after: "Atendí a 60 personas por día",
        from: p(run("•"), "<w:r><w:tab/></w:r>", run("Atendí público")),
        to: p(run("•"), "<w:r><w:tab/></w:r>", run("Atendí a 60 personas por día")),
      },
    ],
    [
      "a bullet that is a symbol",
      {
        before: "Atendí público",
        after: "Orienté al público",
        from: p('<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>', run(" Atendí público")),
        to: p('<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>', run(" Orienté al público")),
      },
    ],
    [
      "an item of a numbered list",
      {
        before: "Inglés medio",
        after: "Inglés avanzado",
        from: p('<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>', run("Inglés medio")),
        to: p('<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>', run("Inglés avanzado")),
      },
    ],
    [
      "a hyphen that does not break stays",
      {
        before: "Sub-gerente de ventas",
        after: "Sub-gerente de compras",
        from: p(run("Sub"), "<w:r><w:noBreakHyphen/></w:r>", run("gerente de ventas")),
        to: p(run("Sub"), "<w:r><w:noBreakHyphen/></w:r>", run("gerente de compras")),
      },
    ],
    [
      "spaces that do not break, soft hyphens and marks of direction stay where nothing changes",
      {
        before: "Coordiné un equipo de 8 personas",
        after: "Coordiné un equipo de 9 personas",
        from: p(run("\u200eCoor\u00addiné\u00a0un   equipo de\u00a08\u2009perso\u00adnas\u200f")),
        to: p(run("\u200eCoor\u00addiné\u00a0un   equipo de\u00a09\u2009perso\u00adnas\u200f")),
      },
    ],
    [
      "accents that combine with the letter before them, also over the border of two runs",
      {
        before: "Acción en Ñuñoa",
        after: "Acción en La Ñuñoa",
        from: p(run("Accio"), run("\u0301n en N\u0303un\u0303oa")),
        to: p(run("Accio"), run("\u0301n en La N\u0303un\u0303oa")),
      },
    ],
    [
      "ligatures",
      {
        before: "oficina fiscal",
        after: "oficina central",
        from: p(run("o\ufb01cina \ufb01scal")),
        to: p(run("o\ufb01cina central")),
      },
    ],
    [
      "the text of a link, which keeps its address",
      {
        before: "Ver mi portafolio aquí",
        after: "Ver mi trabajo aquí",
        from: p(run("Ver mi "), `<w:hyperlink r:id="rId4">${run("portafolio")}</w:hyperlink>`, run(" aquí")),
        to: p(run("Ver mi "), `<w:hyperlink r:id="rId4">${run("trabajo")}</w:hyperlink>`, run(" aquí")),
      },
    ],
    [
      "what is added beside a link stays outside of it",
      {
        before: "Ver portafolio",
        after: "Ver portafolio completo",
        from: p(run("Ver "), `<w:hyperlink r:id="rId4">${run("portafolio")}</w:hyperlink>`, run(".")).replace(
          run("."),
          run(""),
        ),
        to: p(run("Ver "), `<w:hyperlink r:id="rId4">${run("portafolio completo")}</w:hyperlink>`, run("")),
      },
    ],
    [
      "a link that is a field",
      {
        before: "Correo ana@example.cl",
        after: "Correo ana.soto@example.cl",
        from: p(run("Correo "), field(' HYPERLINK "mailto:a@b.cl" ', run("ana@example.cl"))),
        to: p(run("Correo "), field(' HYPERLINK "mailto:a@b.cl" ', run("ana.soto@example.cl"))),
      },
    ],
    [
      "content controls and smart tags",
      {
        before: "Ana Soto vive en Talca",
        after: "Ana Soto vive en Curicó",
        from: p(
          `<w:sdt><w:sdtPr><w:alias w:val="n"/></w:sdtPr><w:sdtContent>${run("Ana Soto")}</w:sdtContent></w:sdt>`,
          `<w:smartTag w:element="City">${run(" vive en Talca")}</w:smartTag>`,
        ),
        to: p(
          `<w:sdt><w:sdtPr><w:alias w:val="n"/></w:sdtPr><w:sdtContent>${run("Ana Soto")}</w:sdtContent></w:sdt>`,
          `<w:smartTag w:element="City">${run(" vive en Curicó")}</w:smartTag>`,
        ),
      },
    ],
    [
      "tracked changes: what was inserted is text, what was deleted is not",
      {
        before: "Jefa de tienda",
        after: "Jefa de local",
        from: p(
          run("Jefa de "),
          `<w:del w:id="1"><w:r><w:delText>turno</w:delText></w:r></w:del>`,
          `<w:ins w:id="2">${run("tienda")}</w:ins>`,
        ),
        to: p(
          run("Jefa de "),
          `<w:del w:id="1"><w:r><w:delText>turno</w:delText></w:r></w:del>`,
          `<w:ins w:id="2">${run("local")}</w:ins>`,
        ),
      },
    ],
    [
      "hidden text in the middle of the line stays hidden and whole",
      {
        before: "Visible del todo",
        after: "Notorio del todo",
        from: p(run("Visi"), run("secreto", "<w:vanish/>"), run("ble del todo")),
        to: p(run("Notorio"), run("secreto", "<w:vanish/>"), run(" del todo")),
      },
    ],
    [
      "a text box and what stands in for it",
      {
        before: "Perfil breve",
        after: "Perfil claro",
        from: p(`<w:r>${box(p(run("Perfil breve")) + p(run("Otra línea")))}</w:r>`, run("Fuera")),
        to: p(`<w:r>${box(p(run("Perfil claro")) + p(run("Otra línea")))}</w:r>`, run("Fuera")),
      },
    ],
    [
      "a text box whose other half is written with other runs",
      {
        before: "Perfil breve",
        after: "Perfil claro",
        from: p(`<w:r>${box(p(run("Perfil breve")), p(run("Per"), bold("fil breve")))}</w:r>`),
        to: p(`<w:r>${box(p(run("Perfil claro")), p(run("Per"), bold("fil claro")))}</w:r>`),
      },
    ],
    [
      "a cell of a layout with columns",
      {
        before: "Excel básico",
        after: "Excel avanzado",
        from: table([cell(p(run("Excel básico")), p(run("SAP"))), cell(p(run("Banco")), p(run("Caja")))]),
        to: table([cell(p(run("Excel avanzado")), p(run("SAP"))), cell(p(run("Banco")), p(run("Caja")))]),
      },
    ],
    [
      "a row that is read across",
      {
        before: "2019 - 2021  Cajera",
        after: "2019 - 2022  Cajera principal",
        from: table([cell(p(run("2019 - 2021"))), cell(p(bold("Cajera")))]),
        to: table([cell(p(run("2019 - 2022"))), cell(p(bold("Cajera principal")))]),
      },
    ],
    [
      "a table within a table",
      {
        before: "2010  Liceo Uno",
        after: "2011  Liceo Uno",
        from: table([cell(table([cell(p(run("2010"))), cell(p(run("Liceo Uno")))]), p())]),
        to: table([cell(table([cell(p(run("2011"))), cell(p(run("Liceo Uno")))]), p())]),
      },
    ],
    [
      "nothing: the paragraph stays, empty, without the bullet that was typed",
      { before: "Sobra esto", after: "", from: p(run("• Sobra "), bold("esto")), to: p(run(""), bold("")) },
    ],
  ])("%s", (_name, shape) => expectChange(shape));

  test("other prefixes and the strict flavour of the format", () => {
    const strict = [
      '<?xml version="1.0"?><x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body>',
      "</x:body></x:document>",
    ] as const;
    const body = (text: string) => `<x:p><x:r><x:t>${text}</x:t></x:r></x:p>`;
    const result = replaceInBody(body("Vendí mucho"), [{ before: "Vendí mucho", after: "Vendí bien" }], strict);
    expect(result.body).toBe(body("Vendí bien"));
  });
});
