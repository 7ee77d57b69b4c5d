import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FromHost } from "../llama/protocol.ts";

const EVERY_MS = 2000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

/** Says at once and then every 2 seconds that the process lives, how much memory it takes and how late its timers are. */
export function startBeating(send: (beat: FromHost) => void): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const beat = (): void => {
    // The histogram counts its own interval too. It is empty, and says NaN or nonsense, before its first sample.
    const lateMs = delay.count > 0 ? delay.percentile(99) / NS_PER_MS - RESOLUTION_MS : 0;
    delay.reset();
    send({ type: "beat", rss: process.memoryUsage.rss(), loopDelayMs: Math.max(0, lateMs) });
  };
  beat();
  setInterval(beat, EVERY_MS);
}
