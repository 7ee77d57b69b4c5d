import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { forkHost, lastWords } from "#app/ai/llama/fork-host.server.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import type { EngineAnswer, EngineOrder } from "./engine-protocol.ts";

/** The bare engine in a process of its own, forked with the environment of the inference host. */
export class BareEngine {
  readonly #child: ChildProcess = forkHost(bundledScript("bench-ai-engine.js"), {});
  readonly #lastWords = lastWords(this.#child);
  readonly #ended = once(this.#child, "close");
  #answered: (answer: EngineAnswer) => void = () => undefined;

  constructor() {
    this.#child.on("message", (answer) => this.#answered(answer as EngineAnswer));
  }

  /** Loads a model. Accepts one request at a time. */
  async load(file: string, threads: number): Promise<this> {
    await this.ask({ do: "load", file, threads });
    return this;
  }

  /** @throws Error when the process ends instead of answering */
  async ask(order: EngineOrder): Promise<EngineAnswer> {
    const answered = new Promise<EngineAnswer>((resolve) => {
      this.#answered = resolve;
    });
    this.#child.send(order);
    const answer = await Promise.race([answered, this.#ended]);
    if ("cpuMs" in answer) return answer;
    throw new Error(`the engine ended: ${this.#lastWords()}`);
  }

  async stop(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#ended;
  }
}
