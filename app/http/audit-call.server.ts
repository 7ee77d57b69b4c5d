import { type Look, recordLooks } from "#app/features/audit/looks.server.ts";
import { isStaff } from "#app/features/permissions/roles.ts";
import { AppError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";

/** What the audit trail keeps of the calls of staff; what commands do, they record in their own transaction. */

type Caller = { id: number; role: Role };

/** The path with ":id" for numbers, so that it names no person. */
function addressOf(request: Request): { call: string; userId: number | undefined } {
  const { pathname } = new URL(request.url);
  const person = /^\/api\/admin\/users\/(\d{1,15})(?:\/|$)/.exec(pathname)?.[1];
  return {
    call: `${request.method} ${pathname.replace(/\/\d+(?=\/|$)/g, "/:id")}`.slice(0, 200),
    userId: person === undefined ? undefined : Number(person),
  };
}

/** A change that has left no row of its own is recorded by its address, so that a new call cannot be forgotten. */
export async function recordUnnamedChange(db: Db, caller: Caller, request: Request): Promise<void> {
  const { call, userId } = addressOf(request);
  await recordLooks(db, caller, [{ action: "call_made", targetKind: "call", userId, details: { call } }]);
}

/** A member of staff was refused by a permission. It never changes the answer. */
export async function recordRefusal(db: Db, caller: Caller | null, request: Request): Promise<void> {
  if (!caller || !isStaff(caller.role)) return;
  const { call, userId } = addressOf(request);
  const look: Look = { action: "refused", targetKind: "call", userId, details: { call } };
  await recordLooks(db, caller, [look]).catch((error: unknown) =>
    log.error({ err: error }, "a refusal is not in the audit trail"),
  );
}

export const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status === 403;
