import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPdf, type Pen, startPrinter } from "../../support/documents/print-pdf.ts";
import { lineWith, readBytes, texts } from "../../support/documents/read-bytes.ts";

let printer: Awaited<ReturnType<typeof startPrinter>>;
beforeAll(async () => {
  printer = await startPrinter();
});
afterAll(() => printer.close());

async function readHtml(html: string) {
  return readBytes(
    "cv.pdf",
    await printer.print(`<meta charset="utf-8"><body style="font:12px Liberation Sans">${html}`),
  );
}

describe("PDF printed by a browser", () => {
  test("dark sidebar and main column, white text on the panel stays visible", async () => {
    const document = await readHtml(`
      <div style="display:flex"><div style="width:200px;background:#223;color:#fff">
      <h3>Contacto</h3><p>ana.soto@example.cl</p><h3>Idiomas</h3><p>Inglés B2</p></div>
      <div style="flex:1;padding-left:24px"><h1>Ana Soto</h1><p>Analista de datos con seis años de experiencia en \
banca y comercio.</p>
      <h3>Experiencia</h3><p>Banco Ejemplo, 2019 a 2024</p></div></div>`);
    expect(texts(document)).toEqual([
      "Contacto",
      "ana.soto@example.cl",
      "Idiomas",
      "Inglés B2",
      "Ana Soto",
      "Analista de datos con seis años de experiencia en banca y comercio.",
      "Experiencia",
      "Banco Ejemplo, 2019 a 2024",
    ]);
    expect(document.hidden).toEqual([]);
    expect(lineWith(document, "Ana Soto")).toMatchObject({ role: "heading", bold: true });
    expect(lineWith(document, "Ana Soto").size).toBeGreaterThan(1.5 * document.bodySize);
  });

  test("what nobody can see goes to hidden", async () => {
    const document = await readHtml(`<p>Texto que se ve en la página, con largo suficiente.</p>
      <p style="color:#fff">Instrucción en blanco</p><p style="font-size:2px">Instrucción diminuta</p>
      <p style="color:#000;opacity:0">Instrucción transparente</p>
      <p style="position:absolute;left:-900px">Instrucción fuera de la hoja</p>`);
    expect(document.text).toBe("Texto que se ve en la página, con largo suficiente.");
    expect(document.hidden.join(" ")).toContain("Instrucción en blanco");
    expect(document.hidden.join(" ")).toContain("Instrucción diminuta");
  });

  test("letter-spaced headings, icons, bullets, links and torn addresses", async () => {
    const document = await readHtml(`<h3 style="letter-spacing:6px">EXPERIENCIA LABORAL</h3>
      <p>\ue0b0 Santiago, Chile</p><ul><li>Excel avanzado</li></ul><p><a \
href="https://www.linkedin.com/in/anasoto">Mi perfil</a></p>
      <p style="width:150px">linkedin.com/in/ana-soto-<wbr>contreras-ejemplo</p>`);
    expect(lineWith(document, "EXPERIENCIA LABORAL").role).toBe("heading");
    expect(texts(document)).toContain("Santiago, Chile");
    expect(texts(document)).toContain("linkedin.com/in/ana-soto-contreras-ejemplo");
    expect(lineWith(document, "Excel avanzado").text).toBe("Excel avanzado");
    expect(document.links).toEqual(["https://www.linkedin.com/in/anasoto"]);
  });

  test("ruled tables are read row by row, wrapped cells whole", async () => {
    const document =
      await readHtml(`<style>table{border-collapse:collapse;width:520px}td{border:1px solid #888;padding:4px}</style>
      <table><tr><td width="80">Fecha de nacimiento</td><td>3 de mayo de 1990</td><td width="60">Estado \
civil</td><td>Soltera</td></tr>
      <tr><td>Dirección</td><td width="170">Los Aromos 123, departamento 402, Ñuñoa</td><td>Teléfono</td><td>+56 9 \
7777 6666</td></tr></table>
      <br><table><tr><td width="110">2014 - 2018</td><td>Trabajadora social<br>Fundación de Ejemplo</td></tr>
      <tr><td>2010 - 2014</td><td>Monitora de talleres<br>Junta de vecinos</td></tr></table>`);
    expect(texts(document)).toEqual([
      "Fecha de nacimiento  3 de mayo de 1990  Estado civil  Soltera",
      "Dirección  Los Aromos 123, departamento 402, Ñuñoa  Teléfono  +56 9 7777 6666",
      "2014 - 2018  Trabajadora social",
      "Fundación de Ejemplo",
      "2010 - 2014  Monitora de talleres",
      "Junta de vecinos",
    ]);
    expect(document.lines[0]?.role).toBe("table");
  });

  test("section names beside their text become lines of their own, dates at the right stay", async () => {
    const document = await readHtml(`<style>.g{display:grid;grid-template-columns:140px 1fr;gap:18px;margin:14px \
0}.j{display:flex;justify-content:space-between}</style>
      <div class="g"><b>PERFIL</b><div>Bióloga marina con experiencia en muestreo y análisis de datos para la \
industria acuícola del sur del país y la academia.</div></div>
      <div class="g"><b>EXPERIENCIA</b><div><div class="j"><span>Consultora Ficticia</span><span>2019 - \
2024</span></div><div>Campañas de muestreo en tres regiones.</div></div></div>`);
    expect(texts(document)).toEqual([
      "PERFIL",
      expect.stringMatching(/^Bióloga marina/),
      expect.any(String),
      "EXPERIENCIA",
      "Consultora Ficticia  2019 - 2024",
      "Campañas de muestreo en tres regiones.",
    ]);
    expect(lineWith(document, "PERFIL").role).toBe("heading");
  });

  test("running heads are kept once, page numbers are feet", async () => {
    const page = (number: number) =>
      `<div style="height:900px;position:relative;break-after:page"><div>Ana Soto Contreras</div>
       <p>Texto propio de la hoja, distinto en cada una: ${"abc".at(number)}${number * 7}</p>
       <div style="position:absolute;bottom:0">Página ${number} de 2</div></div>`;
    const document = await readHtml(page(1) + page(2));
    expect(document.pages).toBe(2);
    expect(texts(document).filter((text) => text === "Ana Soto Contreras")).toHaveLength(1);
    expect(lineWith(document, "Ana Soto Contreras").role).toBe("header");
    expect(lineWith(document, "Página 1").role).toBe("footer");
  });
});

/** Draws every letter on its own, in an order that has nothing to do with the text. */
function scatter(pen: Pen, lines: readonly [text: string, x: number, y: number, size: number][]): void {
  const letters: [string, number, number, number][] = [];
  for (const [text, left, y, size] of lines) {
    let x = left;
    for (const letter of text) {
      pen.fontSize(size);
      if (letter !== " ") letters.push([letter, x, y, size]);
      x += pen.widthOfString(letter);
    }
  }
  // 7919 is prime: a fixed order that visits every letter once.
  for (let step = 0; step < letters.length; step += 1) {
    const [letter, x, y, size] = letters[(step * 7919) % letters.length] ?? ["", 0, 0, 1];
    pen.fontSize(size).text(letter, x, y, { lineBreak: false });
  }
}

describe("PDF drawn letter by letter", () => {
  test("single letters in any order become words and columns", async () => {
    const bytes = await drawPdf((pen) =>
      scatter(pen, [
        ["Sofía Muñoz Álvarez", 40, 40, 26],
        ["CONTACTO", 40, 110, 12],
        ["sofia@example.com", 40, 128, 10],
        ["Viña del Mar", 40, 146, 10],
        ["EXPERIENCIA", 240, 114, 12],
        ["Diseñadora de interfaces en Estudio Mar", 240, 130, 10],
        ["con foco en accesibilidad y pruebas", 240, 144, 10],
      ]),
    );
    expect(texts(await readBytes("cv.pdf", bytes))).toEqual([
      "Sofía Muñoz Álvarez",
      "CONTACTO",
      "sofia@example.com",
      "Viña del Mar",
      "EXPERIENCIA",
      "Diseñadora de interfaces en Estudio Mar",
      "con foco en accesibilidad y pruebas",
    ]);
  });

  test("accents drawn apart from their letters and bold by printing twice", async () => {
    const bytes = await drawPdf((pen) => {
      pen.font("Times-Roman").fontSize(20);
      let x = 60;
      for (const letter of "Ingeniería en señales") {
        const [base = "", mark] = letter.normalize("NFD");
        const accent = mark === "\u0301" ? "´" : mark === "\u0303" ? "˜" : undefined;
        const width = pen.widthOfString(base);
        if (accent) pen.text(accent, x + (width - pen.widthOfString(accent)) / 2, 80, { lineBreak: false });
        if (base !== " ") pen.text(base, x, 80, { lineBreak: false });
        x += width;
      }
      for (const shift of [0, 0.4]) pen.text("Universidad de Ejemplo", 60 + shift, 120, { lineBreak: false });
    });
    expect(texts(await readBytes("cv.pdf", bytes))).toEqual(["Ingeniería en señales", "Universidad de Ejemplo"]);
  });

  test("accents of other languages, drawn apart", async () => {
    const bytes = readFileSync("tests/fixtures/cvs/authors/g/g06.pdf");
    expect((await readBytes("cv.pdf", bytes)).text).toContain("Spitalul Municipal Făgetul Verde");
  });

  test("bold is known from the font", async () => {
    const bytes = await drawPdf((pen) => {
      pen.font("Helvetica-Bold").fontSize(11).text("Analista de procesos", 60, 80);
      pen.font("Helvetica").text("Empresa Ejemplo, turno de noche en planta", 60, 96);
    });
    const document = await readBytes("cv.pdf", bytes);
    expect(document.lines.map(({ bold }) => bold)).toEqual([true, false]);
  });

  test("a password and a cut file are told apart", async () => {
    const locked = await drawPdf((pen) => pen.text("Secreto"), { userPassword: "clave" });
    const whole = await drawPdf((pen) => pen.text("Texto cualquiera"));
    await expect(readBytes("cv.pdf", locked)).rejects.toMatchObject({ reason: "password_protected" });
    await expect(readBytes("cv.pdf", whole.subarray(0, 400))).rejects.toMatchObject({ reason: "corrupt" });
  });

  test("a protected file that opens without a password is read", async () => {
    const bytes = await drawPdf((pen) => pen.text("Analista contable en la comuna de Quillota, 2019 - 2024"), {
      ownerPassword: "clave",
      permissions: { copying: false },
    });
    expect((await readBytes("cv.pdf", bytes)).text).toContain("Quillota");
  });
});
