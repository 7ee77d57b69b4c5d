import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { PAGE_SIZE } from "#app/features/admin/list-options.ts";

/** Names that every list has beside its filters. */
const COMMON = ["q", "sort", "dir"] as const;

export type ListParams = {
  /** Value of a parameter of the address; "" when it is not there. */
  value: (name: string) => string;
  /** Writes into the address, back to the first page. */
  set: (changes: Record<string, string>) => void;
  clear: () => void;
  /** How many filters are set, the search and the order not counted. */
  active: number;
  /** True when the list shows less than everything. */
  isFiltered: boolean;
  /** The filters and the order as the calls take them; "" without any. */
  filters: string;
  /** The same with the page. */
  query: string;
  /** Rows on the pages before. */
  offset: number;
  /** 0 for the first. */
  page: number;
  next: (cursor: string) => void;
  previous: () => void;
  /** Back to the first page without a step in the history: its cursor is not valid any more. */
  restart: () => void;
};

/**
 * Filters, order and search live in the address; the cursors of the pages one came by live in the history entry, so
 * that the back button and a reload keep the place, and a shared address starts at the first page.
 */
export function useListParams(filterNames: readonly string[]): ListParams {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const cursors = cursorsOf(state);
  const value = (name: string) => search.get(name) ?? "";
  const params = new URLSearchParams();
  for (const name of [...COMMON, ...filterNames]) if (value(name)) params.set(name, value(name));
  const filters = params.toString();
  const cursor = cursors.at(-1);
  if (cursor) params.set("cursor", cursor);
  const go = (to: URLSearchParams, next: string[], replace = false) =>
    navigate({ search: to.toString() }, { state: { cursors: next }, replace, preventScrollReset: true });
  return {
    value,
    set: (changes) => {
      const wanted = new URLSearchParams(search);
      for (const [name, text] of Object.entries(changes)) {
        if (text) wanted.set(name, text);
        else wanted.delete(name);
      }
      // Every letter of a search is not a step that the back button should take.
      go(wanted, [], "q" in changes);
    },
    clear: () => {
      const tab = search.get("tab");
      go(new URLSearchParams(tab ? { tab } : {}), []);
    },
    active: filterNames.filter(value).length,
    isFiltered: ["q", ...filterNames].some(value),
    filters,
    query: params.toString(),
    page: cursors.length,
    offset: cursors.length * PAGE_SIZE,
    next: (nextCursor) => go(search, [...cursors, nextCursor]),
    previous: () => go(search, cursors.slice(0, -1)),
    restart: () => go(search, [], true),
  };
}

function cursorsOf(state: unknown): string[] {
  const kept = typeof state === "object" && state !== null && "cursors" in state ? state.cursors : undefined;
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
}
