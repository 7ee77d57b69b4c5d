import type { Look } from "#app/features/audit/looks.server.ts";
import type { AdminTab } from "../list-options.ts";

/**
 * A list that was searched for somebody, for the audit trail; the text is not kept. Where all rows of the page are one
 * person's, it is that person who was looked at.
 */
export function searchLook(tab: AdminTab, q: string | undefined, people: readonly (number | null)[]): Look[] {
  if (q === undefined || q.trim() === "") return [];
  const [first, ...others] = new Set(people);
  const isOne = typeof first === "number" && others.length === 0;
  return [{ action: "list_searched", targetKind: "list", details: { list: tab }, ...(isOne && { userId: first }) }];
}
