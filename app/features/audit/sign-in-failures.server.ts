import type { Db } from "#db/open.server.ts";
import { recordAudit } from "./record.server.ts";

/** Sign-ins that failed: the trail keeps their number, not who tried. */

const none = () => ({ wrong: 0, throttled: 0 });
/** On globalThis because development reloads modules. */
const store = globalThis as typeof globalThis & { __signInFailures?: ReturnType<typeof none> };

export function countSignInFailure(cause: "wrong" | "throttled"): void {
  store.__signInFailures ??= none();
  store.__signInFailures[cause] += 1;
}

/** Called every hour and before the end. @returns whether there was something to record */
export async function recordSignInFailures(db: Db): Promise<boolean> {
  const counted = store.__signInFailures ?? none();
  if (counted.wrong + counted.throttled === 0) return false;
  store.__signInFailures = none();
  try {
    await recordAudit(db, [{ actor: null, action: "sign_in_failures", targetKind: "sign_in", details: counted }]);
  } catch (error) {
    store.__signInFailures.wrong += counted.wrong;
    store.__signInFailures.throttled += counted.throttled;
    throw error;
  }
  return true;
}
