import { type Clock, systemClock } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";
import type { AuditAction } from "./actions.ts";
import { type AuditDetails, recordAudit } from "./record.server.ts";

/** Somebody of the staff, or a program, looked at something, or was refused. */
export type Look = {
  action: AuditAction;
  /** Whom it was about. */
  userId?: number | undefined;
  targetKind?: string;
  details?: AuditDetails;
};

/** A screen reads the same again and again: within this time the same look of the same person is one row. */
const SAME_LOOK_MS = 5 * MINUTE_MS;
const MOST_REMEMBERED = 5_000;

/** On globalThis because development reloads modules. By database, for tests with several. */
const store = globalThis as typeof globalThis & { __looks?: WeakMap<Db, Map<string, number>> };

/** Records looks in one transaction, except those that were recorded just now. */
export async function recordLooks(
  db: Db,
  actor: { id: number; role: Role } | { token: string },
  looks: readonly Look[],
  clock: Clock = systemClock,
): Promise<void> {
  store.__looks ??= new WeakMap();
  const recent = store.__looks.get(db) ?? new Map<string, number>();
  store.__looks.set(db, recent);
  const now = clock.now().getTime();
  const isNew = (key: string) => Math.abs(now - (recent.get(key) ?? Number.NEGATIVE_INFINITY)) >= SAME_LOOK_MS;
  const fresh = new Map(looks.map((look) => [JSON.stringify(["token" in actor ? actor.token : actor.id, look]), look]));
  for (const key of fresh.keys()) if (!isNew(key)) fresh.delete(key);
  if (fresh.size === 0) return;
  const entries = [...fresh.values()].map(({ userId, ...look }) => ({ actor, target: userId, ...look }));
  await recordAudit(db, entries, clock);
  if (recent.size + fresh.size > MOST_REMEMBERED) recent.clear();
  for (const key of fresh.keys()) recent.set(key, now);
}
