import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Processes of normal priority that only compute, to make the machine as busy as other work would. */
export class BusyProcesses {
  readonly #children: ChildProcess[];

  constructor(count: number) {
    this.#children = Array.from({ length: count }, () =>
      // They end with their parent, however it ends, because their input is closed then.
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
