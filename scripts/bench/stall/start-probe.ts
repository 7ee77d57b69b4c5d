import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { bundledScript } from "#app/platform/paths.server.ts";
import { type ProbeSample, type ProbeSettings, probeSampleSchema } from "./probe-protocol.ts";

/** The process that asks; see probe.ts. */
export class Probe {
  /** Everything it found so far, a second behind. */
  readonly samples: ProbeSample[] = [];
  readonly #child: ChildProcess;

  constructor(settings: ProbeSettings) {
    this.#child = fork(bundledScript("bench-stall-probe.js"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.#child.on("message", (message) => this.samples.push(...z.array(probeSampleSchema).parse(message)));
    this.#child.send(settings);
  }

  /** Ends the process, when it has told the rest of what it found. */
  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.send("stop");
    await ended;
  }
}
