import { statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { costOf, openHost, rssOf } from "./host.ts";
import { type Row, rounded } from "./rows.ts";

/**
 * Resident memory of the whole inference process: Node, libraries, weights, tokenizer and contexts. A context is
 * resident from the moment it is opened, so jobs that request its full length but generate little text use as much
 * memory as jobs that fill it.
 */

/** Instructions and CV of at most 3,450 tokens, and up to 1,600 generated tokens. */
const MAX_REVIEW = 5000;
const SHORT = z.object({ done: z.literal(true) });
/**
 * Milliseconds. Here the idle timeout of the CV priority class is short, so that the memory that it frees is measured
 * soon after.
 */
const CLOSE_AFTER_MS = 200;
const LOOK_MS = 1500;

/** @param limit of the process after its work / file; null where it is only told */
export async function memory(file: string, shape: string, limit: number | null): Promise<Row[]> {
  const bytes = statSync(file).size;
  const bench = await openHost(file, 1, CLOSE_AFTER_MS);
  try {
    const prompt = { system: "Lees y respondes.", parts: [{ text: "¿Listo?" }] };
    let during = 0;
    const watch = setInterval(() => {
      during = Math.max(during, rssOf(bench.pid));
    }, 20);
    await costOf(bench, { priority: "cv", prompt, generate: { schema: SHORT, maxTokens: MAX_REVIEW } });
    clearInterval(watch);
    await costOf(bench, { priority: "interview", prompt });
    await pause(LOOK_MS);
    const after = rssOf(bench.pid);
    const of = (rss: number) => `${mib(rss)} / ${mib(bytes)} MiB`;
    return [
      {
        figure: `memory of the whole process, ${shape}, after a review and a verdict / file`,
        value: after / bytes,
        ...(limit !== null && { limit: { max: limit } }),
        detail: of(after),
      },
      {
        figure: `memory of the whole process, ${shape}, during the longest review / file`,
        value: during / bytes,
        detail: of(during),
      },
    ];
  } finally {
    await bench.engine.stop();
  }
}

const mib = (bytes: number): number => rounded(bytes / 2 ** 20, 0);
