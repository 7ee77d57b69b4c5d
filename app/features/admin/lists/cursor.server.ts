import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import type { Direction } from "../list-options.ts";

/** The last row of a page: its sort value, and its id as tie-breaker. */
export type Position = { key: string | number | null; id: number };

export type PageOrder = { sort: string; dir: Direction };

const shape = z.tuple([
  z.string(),
  z.enum(["asc", "desc"]),
  z.union([z.string().max(1000), z.number(), z.null()]),
  z.number().int().nonnegative(),
]);

/** Opaque to the client. Contains only data of the page that it was sent with. */
export function encodeCursor({ sort, dir }: PageOrder, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, dir, key, id])).toString("base64url");
}

/** @throws AppError bad_request (bad_cursor): malformed, or from a list with another sort order */
export function decodeCursor(cursor: string, order: PageOrder): Position {
  const parsed = shape.safeParse(parse(cursor));
  if (parsed.success) {
    const [sort, dir, key, id] = parsed.data;
    if (sort === order.sort && dir === order.dir) return { key, id };
  }
  throw new AppError("bad_request", "Esa página ya no existe. Vuelve a la primera página de la lista.", {
    reason: "bad_cursor",
  });
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
