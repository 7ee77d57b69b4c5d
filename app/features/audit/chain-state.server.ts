import { isoNow } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Db } from "#db/open.server.ts";
import { anchorsIn } from "./anchors.server.ts";
import { auditKey } from "./audit-key.server.ts";
import type { CheckedChain } from "./check-chain.server.ts";
import { checkTrail } from "./read-trail.server.ts";

/** ISO-8601 UTC */
export type ChainState = CheckedChain & { checkedAt: string };

/** On globalThis because development reloads modules. By database, for tests with several. */
const store = globalThis as typeof globalThis & {
  __chainStates?: WeakMap<Db, { last?: ChainState; lastMs?: number; running?: Promise<ChainState> }>;
};

function stateOf(db: Db) {
  store.__chainStates ??= new WeakMap();
  const state = store.__chainStates.get(db) ?? {};
  store.__chainStates.set(db, state);
  return state;
}

/** Checks the whole trail now, with the backups that there are; several callers at once wait for the same check. */
export function checkChainNow(db: Db, settings: Pick<Settings, "BACKUP_DIR">): Promise<ChainState> {
  const state = stateOf(db);
  const started = performance.now();
  state.running ??= check(db, settings)
    .then((checked) => {
      state.lastMs = performance.now() - started;
      state.last = checked;
      return checked;
    })
    .finally(() => delete state.running);
  return state.running;
}

/** A trail that is checked faster than this is checked again for whoever looks, when it has grown. */
const QUICK_MS = 1_000;

/** What the last check found; whoever comes first, or after new rows of a short trail, waits for one. */
export async function chainState(db: Db, settings: Pick<Settings, "BACKUP_DIR">): Promise<ChainState> {
  const { last, lastMs = 0 } = stateOf(db);
  if (!last) return checkChainNow(db, settings);
  const head = await db.selectFrom("audit_head").select("rows").executeTakeFirst();
  return head?.rows === last.rows || lastMs > QUICK_MS ? last : checkChainNow(db, settings);
}

/** What the last check found, without a new one. */
export const lastChainState = (db: Db): ChainState | undefined => stateOf(db).last;

async function check(db: Db, { BACKUP_DIR }: Pick<Settings, "BACKUP_DIR">): Promise<ChainState> {
  const checked = await checkTrail(db, { key: auditKey(), anchors: await anchorsIn(BACKUP_DIR) });
  if (checked.problems.length > 0)
    log.error(
      { event: "audit_trail_broken", intactUpTo: checked.intactUpTo, rows: checked.rows },
      "the trail is broken",
    );
  return { ...checked, checkedAt: isoNow() };
}
