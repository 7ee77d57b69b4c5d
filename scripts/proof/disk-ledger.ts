import { openDatabase } from "#db/open.server.ts";
import type { Account } from "../../tests/support/server.ts";
import type { Deed, Refusal, Tried } from "./disk-actions.ts";

/** What was acknowledged, refused, read and logged in the course of a proof. */
export class Ledger {
  /** By whom: what somebody erased did is gone, and is looked for no more. */
  deeds: (Deed & { by: Account })[] = [];
  readonly refusals: Refusal[] = [];
  /** Statuses. */
  readonly reads: number[] = [];
  logLines = 0;
  badLogLines = 0;

  note(by: Account, tried: Tried): Tried {
    if ("isThere" in tried) this.deeds.push({ ...tried, by });
    else this.refusals.push(tried);
    return tried;
  }

  /** @param text what a process has written, whole lines */
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

  /** Whether the database holds what was acknowledged. @returns what is missing, by kind */
  async compare(file: string): Promise<{ missing: Record<string, number>; integrity: unknown }> {
    const database = openDatabase(file);
    const missing: Record<string, number> = {};
    for (const { kind, isThere } of this.deeds)
      if (!(await isThere(database.db))) missing[kind] = (missing[kind] ?? 0) + 1;
    const integrity = database.raw.pragma("integrity_check", { simple: true });
    await database.close();
    return { missing, integrity };
  }

  /**
   * Prints the table. @returns the refusals that are a matter of the disk, and those of them that are not as they
   * should be
   */
  tell(): { wrong: Refusal[]; onDisk: number } {
    const kinds = [...new Set([...this.deeds, ...this.refusals].map(({ kind }) => kind))];
    const onDisk = this.refusals.filter((each) => !isUsual(each));
    const rows = kinds.map((kind) => ({
      kind,
      acknowledged: this.deeds.filter((each) => each.kind === kind).length,
      "503 in Spanish": onDisk.filter((each) => each.kind === kind && each.status === 503 && each.isSpanish).length,
      "409 or 429": this.refusals.filter((each) => each.kind === kind && isUsual(each)).length,
    }));
    console.table(rows);
    const isRight = ({ status, retryAfter, isSpanish }: Refusal) => status === 503 && retryAfter !== null && isSpanish;
    return { wrong: onDisk.filter((each) => !isRight(each)), onDisk: onDisk.length };
  }
}

/** No matter of the disk: a full day of bookings, one upload at a time, too many sign-ins. */
const isUsual = ({ status }: Refusal) => status === 409 || status === 429;
