import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { bundledScript } from "#app/platform/paths.server.ts";
import { type ProbeSample, type ProbeSettings, probeSampleSchema } from "./probe-protocol.ts";

/** Starts the probe process; see probe.ts. */
export class Probe {
  /** All samples so far, up to a second old. */
  readonly samples: ProbeSample[] = [];
  readonly #child: ChildProcess;

  constructor(settings: ProbeSettings) {
    this.#child = fork(bundledScript("bench-stall-probe.js"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.#child.on("message", (message) => this.samples.push(...z.array(probeSampleSchema).parse(message)));
    this.#child.send(settings);
  }

  /** Ends the process after it has sent its last samples. */
  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.send("stop");
    await ended;
  }
}
