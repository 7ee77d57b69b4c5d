import { monitorEventLoopDelay } from "node:perf_hooks";
import { z } from "zod";
import { type BenchHost, costOf, openHost } from "./host.ts";
import { alternate, type Row, rounded } from "./rows.ts";

/** What the model takes away from the server beside it: time of its event loop. */

const PAIRS = 7;
/** Milliseconds of a window in which the event loop is watched. */
const WINDOW_MS = 4000;

const ENDLESS = z.object({ text: z.string().min(4900).max(5000) });

/** The process that supervises the host is this one, as it is the web server in the product. */
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

/** A long prompt, then text without an end: both kinds of computing go on while the loop is watched. */
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
