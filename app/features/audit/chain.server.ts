import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Selectable } from "kysely";
import type { AuditHeadTable, AuditTrailTable } from "#db/audit-tables.ts";

/** How the rows of the audit trail are bound together (docs/decisions/0041-audit-trail.md). */

export type TrailRow = Selectable<AuditTrailTable>;
/** What a trail ends with: number of rows, hash of the last one, and the proof that the platform wrote it. */
export type TrailHead = Pick<Selectable<AuditHeadTable>, "rows" | "hash" | "mac">;

/** Stands for the hash of the row before the first. */
export const GENESIS = "0".repeat(64);

/** Changes when the encoding does. */
const FORMAT = "audit-1";

/** SHA-256 in hex over a JSON array of all fields: numbers, texts and null, so that no two rows are written alike. */
export function rowHash(row: Omit<TrailRow, "hash">): string {
  const { seq, at, actor, actor_role: role, action, target_kind: kind, target, details, previous_hash: before } = row;
  const text = JSON.stringify([FORMAT, seq, at, actor, role, action, kind, target, details, before]);
  return createHash("sha256").update(text).digest("hex");
}

/** Key of the heads. Derived from the pepper, which never changes. */
export function auditKeyOf(pepper: string): Buffer {
  return createHmac("sha256", pepper).update("audit trail").digest();
}

export function signHead(key: Buffer, { rows, hash }: Pick<TrailHead, "rows" | "hash">): TrailHead {
  const mac = createHmac("sha256", key)
    .update(JSON.stringify([FORMAT, rows, hash]))
    .digest("hex");
  return { rows, hash, mac };
}

/** Whether whoever wrote this head had the key. */
export function isSigned(key: Buffer, head: TrailHead): boolean {
  const wanted = Buffer.from(signHead(key, head).mac);
  const found = Buffer.from(head.mac);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
