import { Fragment, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ScrollRegion } from "./scroll-region.tsx";

export type Column<Row> = {
  /** Unique, stable. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Tabular figures without line breaks. */
  numeric?: boolean;
  /** For actions, which are aligned to the right. */
  align?: "right";
  /** Truncates long text on wide screens; give the cell's content a `title` with the whole text. */
  truncate?: boolean;
  /**
   * Position in the card that replaces a row on phones: 'name' and 'state' share the first line, the others follow
   * with labels; 'wide' has its label above, 'bare' has none.
   */
  card?: "name" | "state" | "wide" | "bare";
};

type DataTableProps<Row> = {
  /** Description of the table for screen readers, not visible. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Smaller gaps and letters, for many columns. */
  dense?: boolean;
  /** Rows in a row with the same group have its words as a heading above them. */
  groupOf?: ((row: Row) => string) | undefined;
};

const headerClass =
  "border-y border-line bg-quiet text-left text-xs " +
  "font-semibold whitespace-nowrap text-ink-3 first:pl-5 last:pr-5";

const CELL =
  "rows:border-b rows:border-hair rows:align-middle rows:first:pl-5 rows:last:pr-5 " +
  "rows:group-last:border-b-0 max-rows:flex max-rows:items-center max-rows:gap-4 max-rows:py-0.75";
const DENSITY = {
  normal: { header: "px-3 py-2.5", cell: "rows:px-3 rows:py-2.5", cut: "rows:max-w-48" },
  dense: { header: "px-1.5 py-2", cell: "rows:px-1.5 rows:py-1 rows:text-sm rows:leading-4.5", cut: "rows:max-w-24" },
} as const;
const IN_CARD = {
  name: "max-rows:order-first max-rows:text-base max-rows:font-semibold max-rows:wrap-anywhere",
  state: "max-rows:order-first max-rows:justify-end",
  wide:
    "max-rows:col-span-2 max-rows:flex-col max-rows:items-stretch max-rows:gap-1 " +
    "max-rows:before:text-sm max-rows:before:text-ink-3 max-rows:before:content-[attr(data-label)]",
  bare: "max-rows:col-span-2",
  labelled:
    "max-rows:col-span-2 max-rows:justify-between max-rows:text-right max-rows:before:shrink-0 " +
    "max-rows:before:text-sm max-rows:before:text-ink-3 max-rows:before:content-[attr(data-label)]",
} as const;

/**
 * One markup with two layouts: a table from 720 px, a card for each row below that. Put it in a Card with pad="none".
 * The ARIA roles are explicit because browsers drop the table semantics when `display` is not `table`.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, dense = false, groupOf }: DataTableProps<Row>) {
  const density = dense ? "dense" : "normal";
  return (
    // display:block and grid drop the table semantics; the roles keep them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <ScrollRegion label={caption} className="overflow-x-auto rounded-[inherit] -outline-offset-2">
      <table role="table" className="w-full border-collapse text-[0.875rem] leading-5 max-rows:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-rows:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                className={classNames(headerClass, DENSITY[density].header, column.align === "right" && "text-right")}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-rows:block">
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {groupOf && (index === 0 || groupOf(row) !== groupOf(rows[index - 1] as Row)) && (
                <tr role="row" className="max-rows:block">
                  <th
                    scope="row"
                    colSpan={columns.length}
                    className={classNames(
                      "border-b border-line bg-surface px-5 py-1 text-left text-xs font-semibold text-ink-2",
                      "max-rows:block max-rows:bg-paper max-rows:py-2",
                    )}
                  >
                    {groupOf(row)}
                  </th>
                </tr>
              )}
              <tr
                role="row"
                className={classNames(
                  "group rows:hover:bg-quiet max-rows:grid max-rows:grid-cols-[minmax(0,1fr)_auto]",
                  "max-rows:gap-x-4 max-rows:border-b max-rows:border-line max-rows:px-5 max-rows:py-3.5",
                  "max-rows:last:border-b-0",
                )}
              >
                {columns.map((column) => (
                  <td key={column.key} role="cell" data-label={column.header} className={cellClass(column, density)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function cellClass<Row>(column: Column<Row>, density: keyof typeof DENSITY): string {
  return classNames(
    CELL,
    DENSITY[density].cell,
    IN_CARD[column.card ?? "labelled"],
    column.numeric && "tabular-nums rows:whitespace-nowrap",
    column.align === "right" && "rows:text-right",
    column.truncate && `${DENSITY[density].cut} rows:truncate max-rows:wrap-anywhere`,
  );
}
