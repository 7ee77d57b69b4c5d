import { deflateRepeated } from "./documents/deflate-bomb.ts";
import { noise, program } from "./documents/hostile-office.ts";
import { docx, paragraph, zip } from "./documents/zip.ts";
import { people, rawXlsx, SHEET_FRAME, workbook } from "./workbooks.ts";

const MB = 1024 * 1024;
const ROW =
  `<row r="1"><c r="A1" t="inlineStr"><is><t>12345678-5</t></is></c><c r="B1" ` +
  `t="inlineStr"><is><t>Ana</t></is></c></row>`;
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Workbooks (and what pretends to be one) that try to take memory, time or the process, with the reason of each
 * refusal.
 */
export function hostileWorkbooks(): Record<string, { bytes: Buffer; reason: string }> {
  const utf16 = (text: string) => Buffer.from(text, "utf16le");
  const bomb = (fill: string) =>
    rawXlsx({
      rows: "",
      sheet: {
        name: "xl/worksheets/sheet1.xml",
        packed: deflateRepeated(fill, 300 * MB, ...SHEET_FRAME),
        declaredSize: 300 * MB + SHEET_FRAME.join("").length,
      },
    });
  return {
    "empty file": { bytes: Buffer.alloc(0), reason: "empty" },
    "a program": { bytes: program(), reason: "other_file" },
    "a PDF": { bytes: Buffer.from("%PDF-1.7\n%âãÏÓ"), reason: "other_file" },
    "noise in a zip's clothes": {
      bytes: Buffer.concat([Buffer.from("PK\u0003\u0004"), noise(50_000)]),
      reason: "corrupt",
    },
    "a Word document": { bytes: docx({ body: paragraph("12345678-5") }), reason: "other_office" },
    "an archive of a workbook": {
      bytes: zip([{ name: "nomina.xlsx", data: workbook([["12345678-5", "Ana"]]) }]),
      reason: "other_office",
    },
    "a binary workbook": { bytes: zip([{ name: "xl/workbook.bin", data: noise(500) }]), reason: "other_office" },
    "an OpenDocument sheet": {
      bytes: zip([{ name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" }]),
      reason: "other_office",
    },
    "half a workbook": { bytes: workbook([["12345678-5", "Ana"]]).subarray(0, 3_000), reason: "corrupt" },
    "300 MB of spaces": { bytes: bomb(" "), reason: "too_complex" },
    "300 MB of empty rows": { bytes: bomb("<row/>".repeat(32)), reason: "too_complex" },
    "300 MB behind a small size": {
      bytes: rawXlsx({
        rows: "",
        sheet: { name: "xl/worksheets/sheet1.xml", packed: deflateRepeated(" ", 300 * MB), declaredSize: 900 },
      }),
      reason: "corrupt",
    },
    "entities by the billion": {
      bytes: rawXlsx({ rows: ROW.replace("Ana", "&e9;"), before: entities() }),
      reason: "too_complex",
    },
    "an external entity": {
      bytes: rawXlsx({
        rows: ROW.replace("Ana", "&x;"),
        before: '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
      reason: "too_complex",
    },
    "100,000 levels": { bytes: rawXlsx({ rows: "<x>".repeat(100_000) }), reason: "too_complex" },
    "5,000 parts": {
      bytes: rawXlsx({
        rows: ROW,
        extra: Array.from({ length: 5_000 }, (_, index) => ({ name: `xl/${index}.xml`, data: "<a/>" })),
      }),
      reason: "too_complex",
    },
    "100,000 people": { bytes: manyRows(100_000), reason: "too_many_rows" },
    "a relation out of the archive": {
      bytes: rawXlsx({
        rows: ROW,
        workbookPart: '<workbook><sheets><sheet name="x" r:id="../../etc"/></sheets></workbook>',
      }),
      reason: "corrupt",
    },
    "a marked entry": { bytes: marked(workbook([["12345678-5", "Ana"]])), reason: "password_protected" },
    "a workbook with a password": {
      bytes: Buffer.concat([Buffer.from(CFB), Buffer.alloc(1_016), utf16("EncryptedPackage"), noise(4_000)]),
      reason: "password_protected",
    },
    "an old Word document": {
      bytes: Buffer.concat([Buffer.from(CFB), Buffer.alloc(1_016), utf16("WordDocument"), noise(4_000)]),
      reason: "other_office",
    },
    "noise in an old workbook's clothes": {
      bytes: Buffer.concat([Buffer.from(CFB), noise(1_016), utf16("Workbook"), noise(60_000)]),
      reason: "corrupt",
    },
    "an old workbook that goes in circles": { bytes: circles(), reason: "corrupt" },
  };
}

/** Harmless once nothing of them reaches the prototype of all objects. */
export function pollutingWorkbooks(): Record<string, Buffer> {
  const names = ["__proto__", "constructor", "prototype", "toString"];
  const sheets = names.map((name) => ({ name, cells: [["__proto__", "constructor"]] }));
  return {
    "sheets and cells in an .xlsx": workbook([["12345678-5", "Ana"]], { sheets }),
    "sheets and cells in an .xls": workbook([["12345678-5", "Ana"]], { sheets, format: "xls" }),
    "attributes and addresses": rawXlsx({
      rows: `<row r="__proto__" __proto__="1"><c r="__proto__" constructor="x" t="__proto__"><v>1</v></c></row>${ROW}`,
      strings: "<si><t>__proto__</t></si>",
    }),
  };
}

function manyRows(count: number): Buffer {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = people(count).map(([rut, name]) => `<row>${text(rut)}${text(name)}</row>`);
  return rawXlsx({ rows: rows.join("") });
}

function entities(): string {
  const levels = Array.from({ length: 10 }, (_, level) =>
    level === 0 ? '<!ENTITY e0 "ja">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
  );
  return `<!DOCTYPE w [${levels.join("")}]>`;
}

/** Sets the bit that says 'encrypted' on every entry. */
function marked(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  for (let at = copy.indexOf("PK\u0001\u0002"); at >= 0; at = copy.indexOf("PK\u0001\u0002", at + 4)) {
    copy.writeUInt16LE(copy.readUInt16LE(at + 8) | 1, at + 8);
  }
  return copy;
}

/** A real old workbook whose sector table points every sector at itself. */
function circles(): Buffer {
  const file = workbook(people(400), { format: "xls" });
  const table = 512 + file.readUInt32LE(76) * 512;
  for (let sector = 0; sector < 128; sector += 1) file.writeUInt32LE(sector, table + sector * 4);
  return file;
}
