import { GENESIS, rowHash, signHead, type TrailHead, type TrailRow } from "#app/features/audit/chain.server.ts";
import { type Anchor, ChainCheck, type CheckedChain } from "#app/features/audit/check-chain.server.ts";

/** Made trails, and everything that somebody could do to one. */

export type Trail = { rows: TrailRow[]; head: TrailHead | null; anchors: Anchor[] };

/** Numbers from 0 to 1; the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const whole = (random: () => number, below: number) => Math.floor(random() * below);
const oneOf = <T>(random: () => number, all: readonly T[]): T => all[whole(random, all.length)] as T;

const ACTIONS = ["person_viewed", "login", "export", "user_updated", "coach_session_status", "refused"];
const ROLES = ["office", "admin", "coach", "it"];
const START = Date.parse("2026-03-02T12:00:00.000Z");

const bound = (row: Omit<TrailRow, "hash">): TrailRow => ({ ...row, hash: rowHash(row) });
const person = (random: () => number) => whole(random, 0xffff_ffff).toString(16).padStart(16, "0").toUpperCase();

/** A trail of some length with an anchor after each `every` rows, the last of them at its end. */
export function makeTrail(length: number, { key, every, seed }: { key: Buffer; every: number; seed: number }): Trail {
  const random = seeded(seed);
  const rows: TrailRow[] = [];
  const anchors: Anchor[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const at = new Date(START + seq * 60_000).toISOString();
    rows.push(
      bound({
        seq,
        at,
        actor: seq === 1 ? null : person(random),
        actor_role: seq === 1 ? "system" : oneOf(random, ROLES),
        action: seq === 1 ? "trail_begun" : oneOf(random, ACTIONS),
        target_kind: "person",
        target: random() < 0.2 ? null : person(random),
        details: JSON.stringify({ rows: whole(random, 5000) }),
        previous_hash: rows.at(-1)?.hash ?? GENESIS,
      }),
    );
    if (seq % every === 0 || seq === length)
      anchors.push({ ...signHead(key, { rows: seq, hash: rows.at(-1)?.hash ?? "" }), name: `respaldo ${seq}`, at });
  }
  return { rows, anchors, head: signHead(key, { rows: length, hash: rows.at(-1)?.hash ?? GENESIS }) };
}

export function checked({ rows, head, anchors }: Trail, key: Buffer): CheckedChain {
  const check = new ChainCheck(key, anchors);
  for (const row of rows) check.add(row);
  return check.finish(head);
}

/** Binds all rows from an index on anew, as somebody without the key can: numbers, hashes and the head's hash. */
function rebound({ rows, head, anchors }: Trail, from: number): Trail {
  const changed = rows.slice(0, from);
  for (const row of rows.slice(from)) {
    const before = changed.at(-1);
    changed.push(bound({ ...row, seq: (before?.seq ?? 0) + 1, previous_hash: before?.hash ?? GENESIS }));
  }
  const last = changed.at(-1);
  return { rows: changed, anchors, head: head && { ...head, rows: changed.length, hash: last?.hash ?? GENESIS } };
}

type Mutation = (trail: Trail, random: () => number) => Trail;

const EDITED: readonly (keyof TrailRow)[] = [
  "at",
  "actor",
  "actor_role",
  "action",
  "target_kind",
  "target",
  "details",
  "previous_hash",
  "hash",
];

/** Another text, also where only one sign differs. */
function otherText(text: string | null, random: () => number): string | null {
  if (text === null) return person(random);
  if (random() < 0.1) return text === "" ? "x" : "";
  const at = whole(random, text.length);
  const sign = text[at] === "0" ? "1" : "0";
  return text.slice(0, at) + sign + text.slice(at + 1);
}

function edited(trail: Trail, random: () => number): { trail: Trail; at: number } {
  const at = whole(random, trail.rows.length);
  const field = oneOf(random, EDITED);
  const rows = trail.rows.map((row, index) =>
    index === at ? { ...row, [field]: otherText(row[field] as string | null, random) } : row,
  );
  return { trail: { ...trail, rows }, at };
}

function removed(trail: Trail, random: () => number): { trail: Trail; at: number } {
  const count = 1 + whole(random, 5);
  const at = whole(random, Math.max(1, trail.rows.length - count));
  return { trail: { ...trail, rows: trail.rows.toSpliced(at, count) }, at };
}

function inserted(trail: Trail, random: () => number): { trail: Trail; at: number } {
  const at = 1 + whole(random, trail.rows.length);
  const before = trail.rows[at - 1] as TrailRow;
  const row = bound({ ...before, seq: at + 1, action: oneOf(random, ACTIONS), previous_hash: before.hash });
  return { trail: { ...trail, rows: trail.rows.toSpliced(at, 0, row) }, at };
}

function exchanged(trail: Trail, random: () => number): { trail: Trail; at: number } {
  const at = whole(random, trail.rows.length - 1);
  const other = at + 1 + whole(random, trail.rows.length - at - 1);
  const rows = [...trail.rows];
  [rows[at], rows[other]] = [rows[other] as TrailRow, rows[at] as TrailRow];
  return { trail: { ...trail, rows }, at };
}

function cut({ rows, ...rest }: Trail, random: () => number): Trail {
  return { ...rest, rows: rows.slice(0, whole(random, rows.length)) };
}

/** What somebody with the database, but without the key, can do. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  "a field edited": (trail, random) => edited(trail, random).trail,
  "a field edited, all later rows bound anew": (trail, random) => {
    const { trail: changed, at } = edited(trail, random);
    // An edited hash is written anew by this: the row itself has to differ.
    const rows = changed.rows.map((row, index) => (index === at ? { ...row, actor_role: "auditor" } : row));
    return rebound({ ...changed, rows }, at);
  },
  "rows deleted": (trail, random) => removed(trail, random).trail,
  "rows deleted, the rest bound anew": (trail, random) => {
    const { trail: changed, at } = removed(trail, random);
    return rebound(changed, at);
  },
  "a row inserted": (trail, random) => inserted(trail, random).trail,
  "a row inserted, the rest bound anew": (trail, random) => {
    const { trail: changed, at } = inserted(trail, random);
    return rebound(changed, at);
  },
  "two rows exchanged": (trail, random) => exchanged(trail, random).trail,
  "two rows exchanged, the rest bound anew": (trail, random) => {
    const { trail: changed, at } = exchanged(trail, random);
    return rebound(changed, at);
  },
  "the tail cut off": cut,
  "the tail cut off, the head's number and hash made to fit": (trail, random) => {
    const changed = cut(trail, random);
    return rebound(changed, changed.rows.length);
  },
  "the tail cut off at an older backup, with that time's head": (trail, random) => {
    const older = oneOf(random, trail.anchors.slice(0, -1));
    const { rows, hash, mac } = older;
    return { ...trail, rows: trail.rows.slice(0, rows), head: { rows, hash, mac } };
  },
  "the head deleted": (trail) => ({ ...trail, head: null }),
  "everything deleted": (trail) => ({ ...trail, rows: [], head: null }),
};
