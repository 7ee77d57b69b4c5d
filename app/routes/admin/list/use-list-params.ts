import { useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { PAGE_SIZE } from "#app/features/admin/list-options.ts";

/** Parameters that every list has besides its filters. */
const COMMON = ["q", "sort", "dir"] as const;

export type ListParams = {
  /** Value of a URL parameter; "" when it is missing. */
  value: (name: string) => string;
  /** Changes the URL parameters and returns to the first page. */
  set: (changes: Record<string, string>) => void;
  clear: () => void;
  /** Number of active filters, without search and sorting. */
  active: number;
  /** True when a filter or a search limits the list. */
  isFiltered: boolean;
  /** Filters and sorting as a query string for API calls; "" without any. */
  filters: string;
  /** The same with the page's cursor. */
  query: string;
  /** Number of rows on the previous pages. */
  offset: number;
  /** Zero-based page number. */
  page: number;
  next: (cursor: string) => void;
  previous: () => void;
  /** Returns to the first page without a new history entry, because the cursor is no longer valid. */
  restart: () => void;
};

/**
 * Filters, sorting and search are kept in the URL; the cursors of the visited pages are kept in the history entry. So
 * the back button and a reload keep the page, and a shared URL opens the first page.
 */
export function useListParams(
  filterNames: readonly string[],
  usual: (value: (name: string) => string) => Record<string, string> = () => ({}),
): ListParams {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const cursors = cursorsOf(state);
  const given = (name: string) => search.get(name) ?? "";
  const usualOnes = usual(given);
  const value = (name: string) => given(name) || usualOnes[name] || "";
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
        // The usual value needs no place in the address.
        if (text && text !== usualOnes[name]) wanted.set(name, text);
        else wanted.delete(name);
      }
      // Typing in the search must not add a history entry for every letter.
      go(wanted, [], "q" in changes);
    },
    clear: () => {
      const tab = search.get("tab");
      go(new URLSearchParams(tab ? { tab } : {}), []);
    },
    active: filterNames.filter(given).length,
    isFiltered: ["q", ...filterNames].some(given),
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
