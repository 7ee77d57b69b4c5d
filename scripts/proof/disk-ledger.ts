import { openDatabase } from "#db/open.server.ts";
import type { Account } from "../../tests/support/server.ts";
import type { Action, Refusal, Tried } from "./disk-actions.ts";

/** Records what was acknowledged, refused, read and logged during a proof. */
export class Ledger {
  /** `by` is the acting account: the data of an erased account is no longer expected. */
  actions: (Action & { by: Account })[] = [];
  readonly refusals: Refusal[] = [];
  /** Status codes of the read requests. */
  readonly reads: number[] = [];
  logLines = 0;
  badLogLines = 0;

  note(by: Account, tried: Tried): Tried {
    if ("isThere" in tried) this.actions.push({ ...tried, by });
    else this.refusals.push(tried);
    return tried;
  }

  /** @param text complete log lines of a process */
  readLog(text: string): void {
    for (const line of text.split("\n").filter(Boolean)) {
      this.logLines += 1;
      try {
        JSON.parse(line);
      } catch {
        this.badLogLines += 1;
        console.error(`no JSON: ${line.slice(0, 200)}`);
      }
    }
  }

  /**
   * Checks that the acknowledged data is in the database. @returns the number of missing items by kind, and SQLite's
   * integrity_check
   */
  async compare(file: string): Promise<{ missing: Record<string, number>; integrity: unknown }> {
    const database = openDatabase(file);
    const missing: Record<string, number> = {};
    for (const { kind, isThere } of this.actions)
      if (!(await isThere(database.db))) missing[kind] = (missing[kind] ?? 0) + 1;
    const integrity = database.raw.pragma("integrity_check", { simple: true });
    await database.close();
    return { missing, integrity };
  }

  /**
   * Prints a table. @returns the number of refusals caused by the disk, and those that are not a 503 in Spanish with
   * Retry-After
   */
  tell(): { wrong: Refusal[]; onDisk: number } {
    const kinds = [...new Set([...this.actions, ...this.refusals].map(({ kind }) => kind))];
    const onDisk = this.refusals.filter((each) => !isUsual(each));
    const rows = kinds.map((kind) => ({
      kind,
      acknowledged: this.actions.filter((each) => each.kind === kind).length,
      "503 in Spanish": onDisk.filter((each) => each.kind === kind && each.status === 503 && each.isSpanish).length,
      "409 or 429": this.refusals.filter((each) => each.kind === kind && isUsual(each)).length,
    }));
    console.table(rows);
    const isRight = ({ status, retryAfter, isSpanish }: Refusal) => status === 503 && retryAfter !== null && isSpanish;
    return { wrong: onDisk.filter((each) => !isRight(each)), onDisk: onDisk.length };
  }
}

/** Not caused by the disk: conflicting bookings, simultaneous uploads of one person, too many sign-ins. */
const isUsual = ({ status }: Refusal) => status === 409 || status === 429;
