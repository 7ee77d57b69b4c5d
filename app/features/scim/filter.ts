import { refused } from "./refused.ts";
import { USER_SCHEMA } from "./user-resource.ts";

/** The filters that programs need to find one account: `userName`, `externalId`, `id` or an address, and `eq`. */

export type Filter = { by: "userName" | "externalId" | "id" | "email"; value: string };

const MAX_FILTER = 500;
const EQUALS = /^\s*(\S+(?:\s+eq\s+"[^"]*"\]\S*)?)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i;
const ATTRIBUTES: ReadonlyMap<string, Filter["by"]> = new Map([
  ["username", "userName"],
  ["externalid", "externalId"],
  ["id", "id"],
  ["emails", "email"],
  ["emails.value", "email"],
  ['emails[type eq "work"].value', "email"],
]);

/** @throws AppError bad_request invalidFilter */
export function filterOf(text: string): Filter {
  const [, path = "", quoted = ""] = (text.length <= MAX_FILTER && EQUALS.exec(text)) || [];
  const core = `${USER_SCHEMA.toLowerCase()}:`;
  const name = path.toLowerCase().replace(/\s+/g, " ");
  const by = ATTRIBUTES.get(name.startsWith(core) ? name.slice(core.length) : name);
  const value = textIn(quoted);
  if (by && value !== null) return { by, value };
  throw refused(
    "invalidFilter",
    'Ese filtro no se acepta. Usa uno de estos: userName eq "…", externalId eq "…", emails.value eq "…" o id eq "…".',
  );
}

/** The text between quotes, which are those of JSON. */
function textIn(quoted: string): string | null {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === "string" ? value : null;
  } catch {
    return null;
  }
}
