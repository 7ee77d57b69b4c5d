import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Processes that do nothing but compute, of ordinary priority, so that a machine is as busy as other work would make
 * it.
 */
export class BusyProcesses {
  readonly #children: ChildProcess[];

  constructor(count: number) {
    this.#children = Array.from({ length: count }, () =>
      // They end with whoever started them, however that ends: their input is closed then.
      spawn("/bin/sh", ["-c", 'while :; do :; done & busy=$!; read -r _; kill "$busy"'], {
        stdio: ["pipe", "ignore", "inherit"],
      }),
    );
  }

  /** Ends these processes and no others. */
  async stop(): Promise<void> {
    await Promise.all(
      this.#children.map(async (child) => {
        const ended = once(child, "exit");
        child.stdin?.end();
        await ended;
      }),
    );
  }
}
