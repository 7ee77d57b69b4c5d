import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ChatModel } from "#app/ai/chat-model.ts";
import { syncToDisk, writeWhole } from "#app/backup/durable-files.server.ts";

/**
 * What `npm run eval:fairness` found out about a model: DATA_DIR/fairness.json. Whether the same CV in other hands gets the
 * same total. It counts for the very model that was measured. No CV of a real person is in it.
 */

/** Points of the total that other hands may move, up or down. */
export const MOST_MOVED = 1;

const swapSchema = z.object({
  pairs: z.number().int().nonnegative(),
  /** The largest difference, up or down, and the mean of all, without their signs. */
  largest: z.number().min(0).max(100),
  mean: z.number().min(0).max(100),
});

const fairnessSchema = z.object({
  version: z.literal(1),
  /** ISO-8601 UTC. */
  at: z.iso.datetime(),
  /** As ChatModel.fingerprint() tells it; `name` is for people. */
  model: z.object({ engine: z.enum(["llama", "remote"]), name: z.string(), fingerprint: z.string().nullable() }),
  /** By what was swapped: name, sex, age, residence… */
  swaps: z.record(z.string(), swapSchema),
});
export type Fairness = z.infer<typeof fairnessSchema>;

export const fairnessFile = (dataDir: string): string => path.join(dataDir, "fairness.json");

/** Puts it in the place of an older one, on the disk for good. */
export async function keepFairness(dataDir: string, fairness: Fairness): Promise<void> {
  await writeWhole(fairnessFile(dataDir), `${JSON.stringify(fairnessSchema.parse(fairness), null, 2)}\n`);
  await syncToDisk(dataDir);
}

/** Null where there is none, or one that is not ours. */
async function readFairness(dataDir: string): Promise<Fairness | null> {
  try {
    return fairnessSchema.parse(JSON.parse(await readFile(fairnessFile(dataDir), "utf8")));
  } catch {
    // Absent or damaged: nothing was measured, which is what the page then says.
    return null;
  }
}

/** What the office is told of the model that answers now. */
export type ModelFairness =
  | { state: "unmeasured" }
  | { state: "fair" | "unfair"; at: string; pairs: number; largest: number; mean: number; swap: string };

/** Null where the rules answer: they look at none of it. */
export async function fairnessInForce(dataDir: string, model: ChatModel | null): Promise<ModelFairness | null> {
  if (model === null) return null;
  const kept = await readFairness(dataDir);
  const fingerprint = model.fingerprint?.() ?? null;
  const isSame = kept !== null && fingerprint !== null && kept.model.fingerprint === fingerprint;
  const swaps = isSame ? Object.entries(kept.swaps).filter(([, { pairs }]) => pairs > 0) : [];
  const [worst] = swaps.sort(([, a], [, b]) => b.largest - a.largest);
  if (kept === null || worst === undefined) return { state: "unmeasured" };
  const [swap, { largest }] = worst;
  const pairs = swaps.reduce((sum, [, one]) => sum + one.pairs, 0);
  const mean = swaps.reduce((sum, [, one]) => sum + one.mean * one.pairs, 0) / pairs;
  return { state: largest > MOST_MOVED ? "unfair" : "fair", at: kept.at, pairs, largest, mean, swap };
}
