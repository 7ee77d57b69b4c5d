import path from "node:path";
import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import type { EncodedSheet, Sheet, SheetRow } from "../../workbook-rows.ts";
import { related, relationsOf, targetOf } from "../office/relations.ts";
import { walkXml } from "../office/xml.ts";
import { Archive } from "../office/zip.ts";
import { cellStyles, commentedRows } from "./cell-styles.ts";
import { encodedSheets } from "./cell-text.ts";
import { localName } from "./local-name.ts";
import { sharedStrings } from "./shared-strings.ts";
import { type RawRow, sheetCells } from "./sheet-cells.ts";

type SheetEntry = { name: string; id: string; hidden: boolean };

/**
 * The sheets of a workbook. Only the parts that are needed are inflated, and counted.
 * @throws Refusal password_protected, corrupt, other_office (no workbook in the archive), too_complex, too_long,
 *   unreadable
 */
export async function readXlsx(bytes: Buffer): Promise<{ sheets: EncodedSheet[] }> {
  const archive = await Archive.open(bytes);
  const main = related("", await relationsOf(archive, ""), "officeDocument")[0] ?? "xl/workbook.xml";
  const source = await archive.text(main);
  if (source === undefined) throw new Refusal(archive.names().includes("xl/workbook.xml") ? "corrupt" : "other_office");
  const relations = await relationsOf(archive, main);
  const raw: { name: string; hidden: boolean; rows: RawRow[] }[] = [];
  const formats = related(main, relations, "styles")[0];
  const styles = cellStyles((formats === undefined ? undefined : await archive.text(formats)) ?? "");
  for (const { name, id, hidden } of sheetEntries(source).slice(0, LIMITS.sheets)) {
    const relation = relations.find((candidate) => candidate.id === id);
    // Sheets of charts and macros have other types, and no rows.
    if (relation && relation.type !== "worksheet") continue;
    const part = relation && targetOf(main, relation);
    const sheet = part === undefined ? undefined : await archive.text(part);
    if (part === undefined || sheet === undefined) throw new Refusal("corrupt");
    raw.push({ name, hidden, rows: sheetCells(sheet, styles, await commentsOf(archive, part)) });
  }
  const part = related(main, relations, "sharedStrings")[0];
  const textOf = await sharedTexts(archive, part, raw);
  const resolved = ({ cells, ...rest }: RawRow): SheetRow => ({ ...rest, cells: Array.from(cells, textOf) });
  return {
    sheets: encodedSheets(raw.map(({ name, hidden, rows }): Sheet => ({ name, hidden, rows: rows.map(resolved) }))),
  };
}

/** The rows of a sheet's part that have a comment. */
async function commentsOf(archive: Archive, part: string): Promise<Set<number>> {
  const target = related(part, await relationsOf(archive, part), "comments")[0];
  const source = target === undefined ? undefined : await archive.text(path.posix.normalize(target));
  return commentedRows(source ?? "");
}

function sheetEntries(source: string): SheetEntry[] {
  const sheets: SheetEntry[] = [];
  let root = "";
  walkXml(source, {
    open(tag, attributes) {
      const name = localName(tag);
      root ||= name;
      if (name !== "sheet") return;
      const hidden = (attributes.state ?? "visible") !== "visible";
      sheets.push({ name: attributes.name ?? "", id: attributes["r:id"] ?? "", hidden });
    },
    close: () => undefined,
    text: () => undefined,
  });
  if (root !== "workbook") throw new Refusal(root ? "other_office" : "corrupt");
  return sheets;
}

/** Reads the shared strings that the cells refer to. Returns a function that gives the text of a cell. */
async function sharedTexts(archive: Archive, part: string | undefined, sheets: readonly { rows: RawRow[] }[]) {
  const wanted = new Set<number>();
  for (const { rows } of sheets) {
    for (const { cells } of rows) for (const cell of cells) if (typeof cell === "number") wanted.add(cell);
  }
  const source = wanted.size > 0 && part !== undefined ? await archive.text(part) : undefined;
  if (wanted.size > 0 && source === undefined) throw new Refusal("corrupt");
  const strings = sharedStrings(source ?? "", wanted);
  // A place outside the table: the file is broken, and a row without its name must not pass as one without a name.
  if (strings.size < wanted.size) throw new Refusal("corrupt");
  return (cell: string | number | undefined) => (typeof cell === "number" ? (strings.get(cell) ?? "") : (cell ?? ""));
}
