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
  __chainStates?: WeakMap<Db, { last?: ChainState; running?: Promise<ChainState> }>;
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
  state.running ??= check(db, settings)
    .then((checked) => (state.last = checked))
    .finally(() => delete state.running);
  return state.running;
}

/** What the last check found; the first caller waits for one. */
export async function chainState(db: Db, settings: Pick<Settings, "BACKUP_DIR">): Promise<ChainState> {
  return stateOf(db).last ?? checkChainNow(db, settings);
}

async function check(db: Db, { BACKUP_DIR }: Pick<Settings, "BACKUP_DIR">): Promise<ChainState> {
  const checked = await checkTrail(db, { key: auditKey(), anchors: await anchorsIn(BACKUP_DIR) });
  if (checked.problems.length > 0)
    log.error(
      { event: "audit_trail_broken", intactUpTo: checked.intactUpTo, rows: checked.rows },
      "the trail is broken",
    );
  return { ...checked, checkedAt: isoNow() };
}
