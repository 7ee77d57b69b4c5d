import { readFile } from "node:fs/promises";
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import { describe, expect, test } from "vitest";
import { lineWith, readBytes, texts } from "../../support/documents/read-bytes.ts";
import { docx, paragraph, zip } from "../../support/documents/zip.ts";

const cell = (content: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.join("")}</w:tbl>`;
const box = (content: string) =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${content}</` +
  `w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${content}</` +
  "w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>";

async function readBody(body: string, parts: Partial<Parameters<typeof docx>[0]> = {}) {
  return readBytes("cv.docx", docx({ body, ...parts }));
}

describe("DOCX", () => {
  test("a file from a library: headings by style, lists, sizes", async () => {
    const bytes = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({ text: "Ana Soto Contreras", heading: HeadingLevel.TITLE }),
              new Paragraph({ text: "Experiencia laboral", heading: HeadingLevel.HEADING_1 }),
              new Paragraph({
                children: [new TextRun({ text: "Analista", bold: true }), new TextRun(" en Banco Ejemplo")],
              }),
              new Paragraph({ text: "Informes mensuales", bullet: { level: 0 } }),
              new Paragraph({ children: [new TextRun({ text: "Cierre", break: 1 }), new TextRun("\tanual")] }),
            ],
          },
        ],
      }),
    );
    const document = await readBytes("cv.docx", bytes);
    expect(texts(document).slice(0, 4)).toEqual([
      "Ana Soto Contreras",
      "Experiencia laboral",
      "Analista en Banco Ejemplo",
      "Informes mensuales",
    ]);
    expect(document.lines.map(({ role }) => role).slice(0, 4)).toEqual(["heading", "heading", "text", "list"]);
    expect(document.lines[0]?.size).toBeGreaterThan(document.bodySize);
  });

  test("contact data in the head and in text boxes, once each", async () => {
    const document = await readBody(box(paragraph("ana.soto@example.cl")) + paragraph("Perfil de la persona"), {
      header: paragraph("+56 9 1234 5678"),
      footer: paragraph("Página 1"),
    });
    expect(document.lines.map(({ text, role }) => [text, role])).toEqual([
      ["+56 9 1234 5678", "header"],
      ["ana.soto@example.cl", "text"],
      ["Perfil de la persona", "text"],
      ["Página 1", "footer"],
    ]);
  });

  test("tables: rows across, page layouts cell by cell, side headings apart", async () => {
    const lines = (...all: string[]) => all.map((text) => paragraph(text)).join("");
    const document = await readBody(
      table(
        row(cell(lines("2019 - 2024")), cell(lines("Analista", "Banco Ejemplo"))),
        row(cell(lines("EDUCACIÓN")), cell(lines("Ingeniería Comercial", "Universidad de Ejemplo"))),
      ) + table(row(cell(lines("Contacto", "Talca")), cell(lines("Perfil", "Analista de datos")))),
    );
    expect(texts(document)).toEqual([
      "2019 - 2024  Analista",
      "Banco Ejemplo",
      "EDUCACIÓN",
      "Ingeniería Comercial",
      "Universidad de Ejemplo",
      "Contacto",
      "Talca",
      "Perfil",
      "Analista de datos",
    ]);
    expect(lineWith(document, "2019").role).toBe("table");
    expect(lineWith(document, "EDUCACIÓN").role).toBe("heading");
  });

  test("hidden, white and tiny text is left out, white text on a dark cell is not", async () => {
    const document = await readBody(
      paragraph("Texto que todos ven") +
        paragraph("Orden oculta", { run: "<w:vanish/>" }) +
        paragraph("Orden blanca", { run: '<w:color w:val="FFFFFF"/>' }) +
        paragraph("Orden diminuta", { run: '<w:sz w:val="4"/>' }) +
        table(
          row(
            cell(
              paragraph("Contacto en panel oscuro", { run: '<w:color w:val="FFFFFF"/>' }),
              '<w:shd w:fill="1F2A44"/>',
            ),
            cell(paragraph("Al lado")),
          ),
        ),
    );
    expect(texts(document)).toEqual(["Texto que todos ven", "Contacto en panel oscuro  Al lado"]);
    expect(document.hidden).toEqual(["Orden oculta", "Orden blanca", "Orden diminuta"]);
  });

  test("sizes and bold come through styles", async () => {
    const styles = `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
      <w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>
      <w:style w:type="paragraph" w:styleId="B"><w:name w:val="Base"/><w:rPr><w:b/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="J"><w:name w:val="Cargo"/><w:basedOn w:val="B"/><w:rPr><w:sz \
w:val="28"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="T"><w:name w:val="Título 1"/></w:style>`;
    const document = await readBody(
      paragraph("Antecedentes", { paragraph: '<w:pStyle w:val="T"/>' }) +
        paragraph("Jefa de turno, planta Talca 2", { paragraph: '<w:pStyle w:val="J"/>' }) +
        paragraph("Texto corriente de la persona, bastante más largo que lo demás."),
      { styles },
    );
    expect(lineWith(document, "Jefa")).toMatchObject({ size: 14, bold: true });
    expect(lineWith(document, "Texto")).toMatchObject({ size: 11, bold: false, role: "text" });
    expect(lineWith(document, "Antecedentes").role).toBe("heading");
    expect(lineWith(document, "Antecedentes").size).toBeGreaterThan(11);
  });

  test("links, field codes, deleted text and line breaks", async () => {
    const field = '<w:r><w:instrText>HYPERLINK "https://example.com/portafolio"</w:instrText></w:r>';
    const document = await readBody(
      `<w:p><w:hyperlink r:id="rL"><w:r><w:t>LinkedIn</w:t></w:r></w:hyperlink>${field}
       <w:r><w:br/><w:t>Segunda línea</w:t></w:r><w:del><w:r><w:delText>borrado</w:delText></w:r></w:del></w:p>`,
      { links: { rL: "https://www.linkedin.com/in/anasoto" } },
    );
    expect(texts(document)).toEqual(["LinkedIn", "Segunda línea"]);
    expect(document.links).toEqual(["https://www.linkedin.com/in/anasoto", "https://example.com/portafolio"]);
  });

  test("other archives and drawings of other programs are no Word documents", async () => {
    const other = zip([{ name: "mimetype", data: "application/vnd.oasis.opendocument.text" }]);
    await expect(readBytes("cv.docx", other)).rejects.toMatchObject({ reason: "other_office" });
    await expect(readBody("<w:p/>")).rejects.toMatchObject({ reason: "unreadable" });
  });
});

describe("DOC", () => {
  const fixture = () => readFile("tests/fixtures/documents/tabla.doc");

  test("text and tables", async () => {
    const document = await readBytes("cv.doc", await fixture());
    expect(texts(document)).toContain("2018 a la fecha  Coordinadora");
    expect(texts(document)).toContain("Trabajo Social, Universidad de Ejemplo, 2009 - 2013");
  });

  test("a DOC with a password, and a DOCX with one", async () => {
    const bytes = await fixture();
    const header = bytes.indexOf(Buffer.from([0xec, 0xa5]));
    bytes.writeUInt16LE(bytes.readUInt16LE(header + 10) | 0x0100, header + 10);
    await expect(readBytes("cv.doc", bytes)).rejects.toMatchObject({ reason: "password_protected" });
    const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const locked = Buffer.concat([magic, Buffer.alloc(1024), Buffer.from("EncryptedPackage", "utf16le")]);
    await expect(readBytes("cv.docx", locked)).rejects.toMatchObject({ reason: "password_protected" });
  });
});
