/** Which route a path belongs to: the label of requests in log and metrics. What people type never becomes one. */

export type RouteOutline = {
  /** As Remix has them: relative to the parent's, "api/users/:id" or "*"; none for a layout or an index. */
  path?: string | undefined;
  parentId?: string | undefined;
};

const UNKNOWN_ROUTE = "unknown";

/** Ids are numbers of few digits; a RUT has at least eight signs. */
const ID = /^\d{1,7}$/;

type Pattern = { text: string; segments: string[] };

export type Routed = {
  /** "/api/coaching/bookings/:id/cancel" */
  route: string;
  /** The same with ids in the place of their names: "/api/coaching/bookings/12/cancel". */
  path: string;
};

/** @param routes of the server build, by id */
export function routeFinder(routes: Readonly<Record<string, RouteOutline | undefined>>): (path: string) => Routed {
  const fixed = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const route of Object.values(routes)) {
    const text = fullPath(routes, route);
    // What catches the rest is no place that anybody has.
    if (text.includes("*")) continue;
    if (text.includes(":")) patterns.push({ text, segments: text.split("/") });
    else fixed.set(text.toLowerCase(), text);
  }
  return (path) => {
    // Routes are matched without regard to case and a slash at the end.
    const plain = path.replace(/\/+$/, "") || "/";
    const known = fixed.get(plain.toLowerCase());
    if (known !== undefined) return { route: known, path: known };
    const segments = plain.split("/");
    const found = patterns.find((pattern) => fits(pattern, segments));
    if (!found) return { route: UNKNOWN_ROUTE, path: UNKNOWN_ROUTE };
    return { route: found.text, path: withIds(found, segments) };
  };
}

function fullPath(routes: Readonly<Record<string, RouteOutline | undefined>>, route: RouteOutline | undefined): string {
  const parts: string[] = [];
  for (let each = route; each; each = each.parentId === undefined ? undefined : routes[each.parentId]) {
    if (each.path) parts.unshift(each.path);
  }
  return `/${parts.join("/")}`;
}

function fits({ segments: pattern }: Pattern, segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => part.startsWith(":") || part.toLowerCase() === segments[at]?.toLowerCase())
  );
}

function withIds({ segments: pattern }: Pattern, segments: string[]): string {
  return pattern
    .map((part, at) => (part.startsWith(":") && ID.test(segments[at] ?? "") ? segments[at] : part))
    .join("/");
}
