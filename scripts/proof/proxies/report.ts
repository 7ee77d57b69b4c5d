/** The result of one check: what was found and what was expected. */
export type Finding = { proxy: string; check: string; found: string; asked: string; ok: boolean };

export class Findings {
  readonly all: Finding[] = [];
  readonly #proxy: string;

  constructor(proxy: string) {
    this.#proxy = proxy;
  }

  add(check: string, found: string | number, asked: string, ok: boolean): void {
    this.all.push({ proxy: this.#proxy, check, found: String(found), asked, ok });
    process.stderr.write(`${ok ? "ok  " : "FAIL"} ${this.#proxy}: ${check}: ${found} (${asked})\n`);
  }

  /** Records an exception, such as a cut connection, as a failed check instead of ending the proof. */
  async attempt(check: string, asked: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.add(check, error instanceof Error ? error.message : String(error), asked, false);
    }
  }
}
