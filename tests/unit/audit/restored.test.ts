// Prevents: a restored backup that counts as tampering, or tampering that passes for a restored backup.
import { expect, test } from "vitest";
import { GENESIS, rowHash, signHead, type TrailRow } from "#app/features/audit/chain.server.ts";
import { checked, makeTrail } from "../../support/audit-trails.ts";

const KEY = Buffer.alloc(32, 9);

test("an anchor that a restoration left behind is a note; an older one, or with another signature, is none", () => {
  const trail = makeTrail(100, { key: KEY, every: 25, seed: 9 });
  const [, , third, last] = trail.anchors;
  const kept = trail.rows.slice(0, 75);
  const row: Omit<TrailRow, "hash"> = {
    seq: 76,
    at: "2026-04-01T00:00:00.000Z",
    actor: null,
    actor_role: "system",
    action: "backup_restored",
    target_kind: "backup",
    target: null,
    details: JSON.stringify({ from: third?.at }),
    previous_hash: kept.at(-1)?.hash ?? GENESIS,
  };
  const restored = { ...row, hash: rowHash(row) };
  const after = { ...trail, rows: [...kept, restored], head: signHead(KEY, { rows: 76, hash: restored.hash }) };
  expect(checked(after, KEY)).toMatchObject({ problems: [], notes: [expect.stringContaining("fila 76")] });
  const forged = { ...after, anchors: [{ ...(last as NonNullable<typeof last>), mac: "0".repeat(64) }] };
  expect(checked(forged, KEY).problems).toHaveLength(1);
  const earlier = { ...after, anchors: [{ ...(last as NonNullable<typeof last>), at: "2026-03-01T00:00:00.000Z" }] };
  expect(checked(earlier, KEY).problems).toHaveLength(1);
});
