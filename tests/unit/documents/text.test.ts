import { describe, expect, test } from "vitest";
import { type DraftLine, plainLine } from "#app/documents/reader/draft.ts";
import { decodeText } from "#app/documents/reader/text/decode.ts";
import { collapseLetterSpacing, normaliseLine, stripBullet } from "#app/documents/reader/text/normalise.ts";
import { readTxt } from "#app/documents/reader/text/read-txt.ts";
import { rejoinWraps } from "#app/documents/reader/text/rejoin-broken-words.ts";
import { repairRecognised } from "#app/documents/reader/text/repair-ocr.ts";

describe("decodeText", () => {
  const phrase = "Educación: Ñuñoa, pingüino, €";

  test.each([
    ["UTF-8", Buffer.from(phrase)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${phrase}`)],
    ["UTF-16 little endian", Buffer.from(`\ufeff${phrase}`, "utf16le")],
    ["UTF-16 big endian", Buffer.from(`\ufeff${phrase}`, "utf16le").swap16()],
    ["UTF-16 without a mark", Buffer.from(phrase, "utf16le")],
    ["Windows-1252", Buffer.from("Educaci\xf3n: \xd1u\xf1oa, ping\xfcino, \x80", "latin1")],
  ])("%s", (_name, bytes) => {
    expect(decodeText(bytes)).toBe(phrase);
  });
});

describe("readTxt", () => {
  test("empty lines become gaps and blocks, tabs become cells", () => {
    const { lines } = readTxt(Buffer.from("Ana Soto\r\n\r\n\r\n2019\tAnalista\r\n- Informes"));
    expect(lines).toMatchObject([
      { text: "Ana Soto", gapBefore: 0, block: 0 },
      { text: "2019  Analista", gapBefore: 2, block: 1, role: "table" },
      { text: "- Informes", gapBefore: 0, block: 1 },
    ]);
  });
});

describe("normaliseLine", () => {
  test("composes letters, opens ligatures, drops what cannot be seen", () => {
    const raw = "\u202eGestio\u0301n\u00a0de\u200b la\u00ad o\ufb01cina \ue0b1\u0007 \u{e0041}";
    expect(normaliseLine(raw)).toBe("Gestión de la oficina");
  });

  test("keeps the gap between cells only where asked to", () => {
    expect(normaliseLine("2019    Jefe", { keepCellGaps: true })).toBe("2019  Jefe");
    expect(normaliseLine("2019    Jefe")).toBe("2019 Jefe");
  });
});

describe("stripBullet", () => {
  test.each(["• Excel", "▪Excel", "➢ Excel", "– Excel", "- Excel", "\uf0b7 Excel", "✓ Excel", "o Excel", "* Excel"])(
    "%s",
    (line) => {
      expect(stripBullet(line)).toEqual({ text: "Excel", bullet: true });
    },
  );

  test.each(["-5 grados", "–2020", "orden", "o sea", "*nota", "2019 - 2020"])("%s keeps its text", (line) => {
    expect(stripBullet(line)).toEqual({ text: line, bullet: false });
  });
});

describe("collapseLetterSpacing", () => {
  test.each([
    ["E X P E R I E N C I A", "EXPERIENCIA"],
    ["P E R F I L   L A B O R A L", "PERFIL LABORAL"],
    ["C + +", "C + +"],
    ["1 2 3 4 5", "1 2 3 4 5"],
    ["Plan A y B o C", "Plan A y B o C"],
  ])("%s", (spaced, whole) => {
    expect(collapseLetterSpacing(spaced)).toBe(whole);
  });
});

describe("rejoinWraps", () => {
  const drawn = (...texts: string[]): DraftLine[] => texts.map((text) => plainLine(text, { size: 10, right: 300 }));
  const join = (lines: DraftLine[], links: string[] = []) => rejoinWraps(lines, links).map((line) => line.text);

  test("puts a torn word together on its first line", () => {
    expect(join(drawn("Encargada de la administra-", "ción de personal"))).toEqual([
      "Encargada de la administración",
      "de personal",
    ]);
  });

  test("keeps the hyphen of a compound that the text uses elsewhere", () => {
    expect(join(drawn("Perfil técnico-administrativo.", "Apoyo técnico-", "administrativo en obra"))).toEqual([
      "Perfil técnico-administrativo.",
      "Apoyo técnico-administrativo",
      "en obra",
    ]);
  });

  test.each([
    [["linkedin.com/in/ana-", "soto-ejemplo"], ["linkedin.com/in/ana-soto-ejemplo"]],
    [
      ["https://www.linkedin.com/in/", "anasoto Santiago"],
      ["https://www.linkedin.com/in/anasoto", "Santiago"],
    ],
    [["Correo: ana.soto@", "example.cl"], ["Correo: ana.soto@example.cl"]],
    [["ana.soto.fuentes", "@example.cl"], ["ana.soto.fuentes@example.cl"]],
  ])("puts the address %j together", (lines, expected) => {
    expect(join(drawn(...lines))).toEqual(expected);
  });

  test("leaves ordinary neighbours alone", () => {
    const lines = ["ana@example.cl", "otra@example.cl", "www.example.cl", "Santiago - Chile", "desde 2019"];
    expect(join(drawn(...lines))).toEqual(lines);
  });

  test("a link behind the text decides where the letters alone do not", () => {
    const lines = drawn("linkedin.com/in/fernan", "dasoto");
    expect(join(lines, ["https://www.linkedin.com/in/fernandasoto"])).toEqual(["linkedin.com/in/fernandasoto"]);
    expect(join(lines)).toHaveLength(2);
  });
});

describe("repairRecognised", () => {
  test.each([
    ["camila.rojasQGgmail.com", "camila.rojas@gmail.com"],
    ["Correo: pedro.diaz©example.cl", "Correo: pedro.diaz@example.cl"],
    ["ana @ example.cl", "ana@example.cl"],
    ["github.com/anaQ", "github.com/anaQ"],
    ["www.EQuipo.cl", "www.EQuipo.cl"],
  ])("%s", (read, repaired) => {
    expect(repairRecognised(read)).toBe(repaired);
  });
});
