import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { neutralised } from "./formula-injection.ts";

/** XLSX files of one sheet, written row by row: one of half a million rows is never whole in memory. */

/** A text, a number, an instant as the spreadsheet counts it (days since 30 December 1899), or nothing. */
export type SheetCell = string | number | { days: number } | null;

export type Table = {
  sheet: string;
  /** Widths in characters. */
  columns: readonly { title: string; width: number }[];
  /** In pages of any size. */
  rows: AsyncIterable<readonly (readonly SheetCell[])[]> | Iterable<readonly (readonly SheetCell[])[]>;
};

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** On paper: letter size, landscape, all columns on one page and as many pages as the rows need. */
const PAGE =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
  '<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

/** Cell formats of STYLES. The one of texts keeps them texts also when somebody edits the cell. */
const STYLE = { header: 1, text: 2, instant: 3 } as const;
const STYLES =
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/` +
  `></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name ` +
  `val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></` +
  `fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></` +
  `borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/` +
  `><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * A sheet with a bold header that stays in view. Texts are neutralised.
 * @returns the bytes of the .xlsx; rows are read as fast as it is taken away, and destroying it ends the reading
 */
export function workbookStream(table: Table): Readable {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(XML + xml), name);
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${TYPE}.${type}+xml"/>`;
  add(
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/` +
      `vnd.openxmlformats-package.relationships+xml"/>${part("xl/workbook.xml", "sheet.main")}` +
      `${part("xl/styles.xml", "styles")}${part("xl/worksheets/sheet1.xml", "worksheet")}</Types>`,
  );
  add("_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]]));
  add(
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(table.sheet)}" sheetId="1" ` +
      `r:id="r1"/></sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">` +
      `'${escaped(table.sheet).replaceAll("'", "''")}'!$1:$1</definedName></definedNames></workbook>`,
  );
  const parts = [
    ["worksheet", "worksheets/sheet1.xml"],
    ["styles", "styles.xml"],
  ] as const;
  add("xl/_rels/workbook.xml.rels", relations(parts));
  add("xl/styles.xml", STYLES);
  const sheet = Readable.from(sheetXml(table), { objectMode: false });
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  // Neither side of a pipe learns of the other's end, and an error that nobody hears ends the process.
  sheet.once("error", (error) => output.destroy(error));
  zip.once("error", (error: Error) => output.destroy(error));
  output.once("close", () => sheet.destroy());
  return output;
}

/** The same for a table that is small enough to be held. */
export function writeWorkbook(table: Table): Promise<Buffer> {
  return buffer(workbookStream(table));
}

function relations(targets: readonly (readonly [string, string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}

async function* sheetXml({ columns, rows }: Table): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const header = columns.map(({ title }) => textCell(title, STYLE.header));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" ` +
    `topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}` +
    `</cols><sheetData><row>${header.join("")}</row>`;
  for await (const page of rows) yield page.map((row) => `<row>${row.map(cellXml).join("")}</row>`).join("");
  yield `</sheetData>${PAGE}</worksheet>`;
}

/** "+56 9 1234 5678" */
const PHONE = /^\+\d[\d ().-]{5,24}$/;

function cellXml(cell: SheetCell): string {
  if (cell === null) return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c s="${STYLE.instant}"><v>${cell.days}</v></c>`;
  // With digits and separators alone there is nothing that a formula could do.
  return textCell(PHONE.test(cell) ? cell : neutralised(cell), STYLE.text);
}

function textCell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** XML knows no control signs but tab and line ends, and no halves of surrogate pairs. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu, "")
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
