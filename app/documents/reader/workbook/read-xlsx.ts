import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import type { SheetRow, Workbook } from "../../workbook-rows.ts";
import { related, relationsOf, targetOf } from "../office/relations.ts";
import { walkXml } from "../office/xml.ts";
import { Archive } from "../office/zip.ts";
import { filledRows, firstWithRows } from "./cell-text.ts";
import { localName } from "./local-name.ts";
import { sharedStrings } from "./shared-strings.ts";
import { type RawRow, sheetCells } from "./sheet-cells.ts";

/**
 * Columns A and B of the first visible sheet with data. Only the parts that are needed are inflated, and counted.
 * @throws Refusal password_protected, corrupt, other_office (no workbook in the archive), too_complex, too_long,
 *   unreadable
 */
export async function readXlsx(bytes: Buffer): Promise<Workbook> {
  const archive = await Archive.open(bytes);
  const main = related("", await relationsOf(archive, ""), "officeDocument")[0] ?? "xl/workbook.xml";
  const source = await archive.text(main);
  if (source === undefined) throw new Refusal(archive.names().includes("xl/workbook.xml") ? "corrupt" : "other_office");
  const sheets = visibleSheets(source).slice(0, LIMITS.sheets);
  const relations = await relationsOf(archive, main);
  const strings = related(main, relations, "sharedStrings")[0];
  return firstWithRows(
    sheets.map(({ name, id }) => ({
      name,
      rows: async () => {
        const relation = relations.find((candidate) => candidate.id === id);
        // Sheets of charts and macros have other types, and no rows.
        if (relation && relation.type !== "worksheet") return [];
        const sheet = relation && (await archive.text(targetOf(main, relation)));
        if (sheet === undefined) throw new Refusal("corrupt");
        return filledRows(await resolved(archive, strings, sheetCells(sheet)));
      },
    })),
  );
}

function visibleSheets(source: string): { name: string; id: string }[] {
  const sheets: { name: string; id: string }[] = [];
  let root = "";
  walkXml(source, {
    open(tag, attributes) {
      const name = localName(tag);
      root ||= name;
      if (name !== "sheet" || (attributes.state ?? "visible") !== "visible") return;
      sheets.push({ name: attributes.name ?? "", id: attributes["r:id"] ?? "" });
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (root !== "workbook") throw new Refusal(root ? "other_office" : "corrupt");
  return sheets;
}

/** Puts the shared strings in; only those that are used are kept in memory. */
async function resolved(archive: Archive, part: string | undefined, rows: RawRow[]): Promise<SheetRow[]> {
  const wanted = new Set<number>();
  for (const { a, b } of rows) {
    for (const cell of [a, b]) if (typeof cell === "number") wanted.add(cell);
  }
  const source = wanted.size > 0 && part !== undefined ? await archive.text(part) : undefined;
  if (wanted.size > 0 && source === undefined) throw new Refusal("corrupt");
  const strings = sharedStrings(source ?? "", wanted);
  // A place outside the table: the file is broken, and a row without its name must not pass as one without a name.
  if (strings.size < wanted.size) throw new Refusal("corrupt");
  const textOf = (cell: string | number) => (typeof cell === "string" ? cell : (strings.get(cell) ?? ""));
  return rows.map(({ row, a, b }) => ({ row, a: textOf(a), b: textOf(b) }));
}
