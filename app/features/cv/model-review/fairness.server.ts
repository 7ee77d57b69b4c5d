import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ChatModel } from "#app/ai/chat-model.ts";
import { syncToDisk, writeAtomically } from "#app/backup/durable-files.server.ts";

/**
 * Result of `npm run eval:fairness` for a model, stored in DATA_DIR/fairness.json: whether the same CV gets the same
 * total for another person. Valid only for the very model that was measured. Contains no CV of a real person.
 */

/** Largest accepted difference of the total between persons, in points. */
const MAX_DIFFERENCE = 1;

const swapSchema = z.object({
  pairs: z.number().int().nonnegative(),
  /** The largest absolute difference, and the mean of the absolute differences. */
  largest: z.number().min(0).max(100),
  mean: z.number().min(0).max(100),
});

const fairnessSchema = z.object({
  version: z.literal(1),
  /** ISO-8601 UTC. */
  at: z.iso.datetime(),
  /** As ChatModel.fingerprint() returns it; `name` is for display. */
  model: z.object({ engine: z.enum(["llama", "remote"]), name: z.string(), fingerprint: z.string().nullable() }),
  /** By the attribute that was swapped: name, sex, age, residence… */
  swaps: z.record(z.string(), swapSchema),
});
export type Fairness = z.infer<typeof fairnessSchema>;

export const fairnessFile = (dataDir: string): string => path.join(dataDir, "fairness.json");

/** Replaces an older result, durably on disk. */
export async function keepFairness(dataDir: string, fairness: Fairness): Promise<void> {
  await writeAtomically(fairnessFile(dataDir), `${JSON.stringify(fairnessSchema.parse(fairness), null, 2)}\n`);
  await syncToDisk(dataDir);
}

/** Null when the file is missing or invalid. */
async function readFairness(dataDir: string): Promise<Fairness | null> {
  try {
    return fairnessSchema.parse(JSON.parse(await readFile(fairnessFile(dataDir), "utf8")));
  } catch {
    // Absent or damaged counts as not measured, which the page then says.
    return null;
  }
}

/** What the admin panel shows about the model in use. */
export type ModelFairness =
  | { state: "unmeasured" }
  | { state: "fair" | "unfair"; at: string; pairs: number; largest: number; mean: number; swap: string };

/** Null without a model: the rules use none of these attributes. */
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
  return { state: largest > MAX_DIFFERENCE ? "unfair" : "fair", at: kept.at, pairs, largest, mean, swap };
}
