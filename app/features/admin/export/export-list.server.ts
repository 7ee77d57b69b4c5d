import { Readable } from "node:stream";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { neutralised } from "#app/documents/formula-injection.ts";
import { type SheetCell, workbookStream } from "#app/documents/write-workbook.server.ts";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { santiagoDate } from "#app/features/coaching/slots.ts";
import type { Permission } from "#app/features/permissions/permissions.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { log } from "#app/platform/log.server.ts";
import { webStream } from "#app/platform/web-stream.server.ts";
import type { Db } from "#db/open.server.ts";
import type { AdminTab } from "../list-options.ts";
import type { Position } from "../lists/cursor.server.ts";
import type { ExportQuery } from "../lists/list-query.server.ts";
import type { List } from "../lists/list-type.server.ts";
import { LISTS, type RowOf } from "../lists/lists.server.ts";
import { openExportedSessions } from "../lists/sessions-list.server.ts";
import { type Cell, EXPORTS, type ExportTable } from "./columns.ts";
import { csvTime, spreadsheetTime } from "./wall-time.server.ts";

/** Rows per read: takes a few milliseconds, then other requests get their turn. */
const PAGE = 500;

const CONTENT_TYPE = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
/** Media types of the exported files. */
export const EXPORT_TYPES = ["text/csv", CONTENT_TYPE.xlsx] as const;

/** Who may have each list. */
const PERMISSION = {
  "coach-sessions": "sessions",
  users: "people",
  "cv-analyses": "results",
  activities: "activities",
  feedback: "results",
  outbox: "outbox",
  audit: "audit",
} as const satisfies Record<AdminTab, Permission>;

/** Of blocked people an export has the name and the mark in the list of users, and nothing in the others. */
const EXPORTED: typeof LISTS = { ...LISTS, "coach-sessions": openExportedSessions };

/**
 * Streams all rows of a list that match the filters as a file. The export is recorded in the activity log before the
 * first row is sent.
 * @throws AppError forbidden
 */
export async function exportList<T extends AdminTab>(
  db: Db,
  tab: T,
  { actorId, query, signal }: { actorId: number; query: ExportQuery<T>; signal: AbortSignal },
): Promise<Response> {
  const { format } = query;
  const list: List<RowOf[T]> = await EXPORTED[tab](db, query);
  const count = await list.count(Number.MAX_SAFE_INTEGER);
  await runWithPermission(db, { actorId, permission: PERMISSION[tab], kind: "look" }, (trx) =>
    // The search text is not recorded: it may name a person.
    recordActivity(trx, {
      userId: actorId,
      action: "export",
      details: { list: tab, format, rows: count, filtered: list.isFiltered },
    }),
  );
  const table: ExportTable<RowOf[T]> = EXPORTS[tab];
  const rows = cellsOf(table, pagesOf(list, signal));
  const stream =
    format === "csv"
      ? Readable.from(csvLines(table, rows), { objectMode: false })
      : workbookStream({ sheet: table.sheet, columns: table.columns, rows: sheetCells(rows) });
  return new Response(webStream(stream), {
    headers: {
      "Content-Type": CONTENT_TYPE[format],
      "Content-Disposition": `attachment; filename="${table.file}-${santiagoDate(new Date())}.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}

async function* pagesOf<Row>(list: List<Row>, signal: AbortSignal): AsyncGenerator<readonly Row[]> {
  let after: Position | null = null;
  try {
    do {
      const { rows, next }: Awaited<ReturnType<List<Row>["read"]>> = await list.read({ after, limit: PAGE });
      yield rows;
      after = next;
      await yieldToEventLoop();
    } while (after !== null && !signal.aborted);
  } catch (error) {
    // Status 200 was already sent: the client only sees a broken download, so the cause is logged here.
    log.error({ err: error }, "an export broke off");
    throw error;
  }
}

async function* cellsOf<Row>({ columns }: ExportTable<Row>, pages: AsyncIterable<readonly Row[]>) {
  for await (const rows of pages) yield rows.map((row) => columns.map(({ value }) => value(row)));
}

async function* csvLines<Row>({ columns }: ExportTable<Row>, pages: AsyncIterable<readonly Cell[][]>) {
  yield CSV_START + csvLine(columns.map(({ title }) => title));
  for await (const rows of pages) yield rows.map(csvLine).join("");
}

async function* sheetCells(pages: AsyncIterable<readonly Cell[][]>): AsyncGenerator<SheetCell[][]> {
  const sheetCell = (cell: Cell): SheetCell =>
    cell !== null && typeof cell === "object" ? { days: spreadsheetTime(cell.instant) } : cell;
  for await (const rows of pages) yield rows.map((row) => row.map(sheetCell));
}

/**
 * The CSV format that Excel with Chilean settings opens directly: UTF-8 with a byte order mark, semicolons as
 * separators (the comma is the decimal sign), CRLF.
 */
const CSV_START = "\uFEFF";

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvField).join(";")}\r\n`;
}

function csvField(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if (typeof cell === "object") return csvTime(cell.instant);
  const text = neutralised(cell).replaceAll("\0", "");
  return /[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
