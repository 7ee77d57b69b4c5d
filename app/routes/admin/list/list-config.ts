import type { PageInfo } from "#app/features/admin/list-answer-schemas.server.ts";
import type { AdminTab, Direction, SortOf } from "#app/features/admin/list-options.ts";
import type { Column } from "#app/ui/data-table.tsx";

/** Value and label of an option; the value "" means 'no filter'. */
type Choice = readonly [value: string, words: string];

export type ListFilter = {
  name: string;
  label: string;
  /** Behind the button 'Más filtros' until it is set. */
  isRare?: boolean;
} & ({ kind: "choice"; choices: readonly Choice[] } | { kind: "day" });

/** Configuration of one list of the panel. */
export type ListConfig<Tab extends AdminTab, Page extends PageInfo, Row> = {
  /** Name in the API path: GET /api/admin/{tab}. */
  tab: Tab;
  title: string;
  /** The title repeats the tab's name: only for screen readers. */
  isTitleHidden?: boolean;
  /** Text while the first page is loading. */
  loading: string;
  /** Text when loading failed. */
  failed: string;
  empty: { art: string; title: string; hint?: string };
  rowsOf: (page: Page) => Row[];
  rowKey: (row: Row) => number;
  columns: Column<Row>[];
  filters: readonly ListFilter[];
  /** Parameters sent while the address has none of that name, which are not the server's defaults. */
  usual?: (value: (name: string) => string) => Record<string, string>;
  /** Heading above rows with the same one. */
  groupOf?: (row: Row) => string;
  /** Sort orders; the first is the server's default. Without any there is no choice. */
  orders?: readonly (readonly [value: `${SortOf<Tab>}:${Direction}`, words: string])[];
  /** Compact layout for many columns. */
  dense?: boolean;
};
