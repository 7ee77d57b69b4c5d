import type { Selectable } from "kysely";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { AuditHeadTable } from "#db/audit-tables.ts";
import type { Db } from "#db/open.server.ts";
import type { Role } from "#db/schema.ts";
import type { AuditAction } from "./actions.ts";
import { auditKey } from "./audit-key.server.ts";
import { GENESIS, isSigned, rowHash, signHead, type TrailRow } from "./chain.server.ts";
import { pseudonymOf } from "./people.server.ts";
import { noticeRecord } from "./recorded-scope.server.ts";

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

export type AuditEntry = {
  /** Null: the platform itself. A token stands in the trail with the beginning by which it is recognised. */
  actor: { id: number; role: Role } | { token: string } | null;
  action: AuditAction;
  /** The account that it was about, by id, or by the pseudonym of one that is gone by now. */
  target?: number | { pseudonym: string | null } | undefined;
  targetKind?: string | undefined;
  /** Without personal data: the trail outlives the people in it. */
  details?: AuditDetails | undefined;
};

/** Adds rows to the trail. Call it in the transaction of the act that they record, or none is kept of it. */
export async function recordAudit(db: Db, entries: readonly AuditEntry[], clock: Clock = systemClock): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((trx) => recordAudit(trx, entries, clock));
  for (const entry of entries) await append(db, await pseudonymous(db, entry, isoNow(clock)));
  if (entries.length > 0) noticeRecord();
}

type NewRow = Omit<TrailRow, "seq" | "previous_hash" | "hash">;

async function pseudonymous(trx: Db, entry: AuditEntry, at: string): Promise<NewRow> {
  const { actor, action, target, targetKind, details = {} } = entry;
  const person = typeof target === "number" ? await pseudonymOf(trx, target) : (target?.pseudonym ?? null);
  return {
    at,
    ...(await columnsOf(trx, actor)),
    action,
    target_kind: targetKind ?? (target === undefined ? null : "person"),
    target: person,
    details: JSON.stringify(details),
  };
}

async function columnsOf(trx: Db, actor: AuditEntry["actor"]): Promise<Pick<NewRow, "actor" | "actor_role">> {
  if (!actor) return { actor: null, actor_role: "system" };
  if ("token" in actor) return { actor: actor.token, actor_role: "token" };
  return { actor: await pseudonymOf(trx, actor.id), actor_role: actor.role };
}

/**
 * Reads the last row and the head only. Where they do not belong together, somebody has changed the file: the trail
 * goes on, but the row that says so stays in it, so that the next head does not make good what was done.
 */
async function append(trx: Db, row: NewRow): Promise<void> {
  const last = await trx
    .selectFrom("audit_trail")
    .select(["seq", "hash"])
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const head = await trx.selectFrom("audit_head").selectAll().executeTakeFirst();
  let end = { seq: last?.seq ?? 0, hash: last?.hash ?? GENESIS };
  if (!belongTogether(end, head)) {
    const details = JSON.stringify({ expected: head?.rows ?? 0, found: end.seq });
    const broken = { at: row.at, actor: null, actor_role: "system", action: "trail_broken", target_kind: null };
    end = await insert(trx, { ...broken, target: null, details }, end);
  }
  await insert(trx, row, end);
}

function belongTogether(end: { seq: number; hash: string }, head: Selectable<AuditHeadTable> | undefined): boolean {
  if (!head) return end.seq === 0;
  return head.rows === end.seq && head.hash === end.hash && isSigned(auditKey(), head);
}

async function insert(trx: Db, row: NewRow, before: { seq: number; hash: string }) {
  const numbered = { ...row, seq: before.seq + 1, previous_hash: before.hash };
  const hash = rowHash(numbered);
  await trx
    .insertInto("audit_trail")
    .values({ ...numbered, hash })
    .execute();
  const head = signHead(auditKey(), { rows: numbered.seq, hash });
  await trx
    .insertInto("audit_head")
    .values({ id: 1, ...head })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(head))
    .execute();
  return { seq: numbered.seq, hash };
}
