import { monitorEventLoopDelay } from "node:perf_hooks";
import { z } from "zod";
import { type BenchHost, costOf, openHost } from "./host.ts";
import { alternate, type Row, rounded } from "./rows.ts";

/** Event-loop time that the model takes from the server in the same process. */

const PAIRS = 7;
/** Milliseconds during which the event loop is observed. */
const WINDOW_MS = 4000;

const ENDLESS = z.object({ text: z.string().min(4900).max(5000) });

/** This process supervises the host, as the web server does in the product. */
export async function eventLoop(file: string, threads: number, processors: number): Promise<Row> {
  const bench = await openHost(file, threads);
  try {
    const result = await alternate(
      PAIRS,
      processors,
      () => whileGenerating(bench),
      () => loopP99(),
    );
    return {
      figure: "event loop of the server, p99: while a model generates / idle",
      value: result.ratio,
      limit: { max: 1.5 },
      detail: `${rounded(result.ours, 1)} / ${rounded(result.reference, 1)} ms`,
      busy: result.busy,
    };
  } finally {
    await bench.engine.stop();
  }
}

/** A long prompt, then generation without a limit: both kinds of work run while the event loop is observed. */
async function whileGenerating(bench: BenchHost): Promise<number> {
  const stop = new AbortController();
  const prompt = { system: `Ventana ${performance.now()}.`, parts: [{ text: "Cuenta lo que hiciste. ".repeat(40) }] };
  const generate = { schema: ENDLESS, maxTokens: 2000 };
  const running = costOf(bench, { priority: "cv", generate, prompt, signal: stop.signal });
  const p99 = await loopP99();
  stop.abort();
  await running;
  return p99;
}

async function loopP99(): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
  delay.disable();
  return delay.percentile(99) / 1e6;
}
