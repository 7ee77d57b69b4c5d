import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ChatModel } from "#app/ai/chat-model.ts";
import { syncToDisk, writeWhole } from "#app/backup/durable-files.server.ts";
import { CALIBRATION_FILE } from "#app/backup/manifest.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import judge from "../judge/verdict-weights.json";
import { MAX_SHARE, type Mixture, UNMEASURED } from "./combine.ts";
import { VERDICT_PROMPT } from "./prompt.ts";

/**
 * What `npm run calibrate` found out about a model: DATA_DIR/calibration.json. It counts for the very model that was
 * measured, asked with the very words it was asked with, beside the very rules. Read at each verdict, so that a running
 * server takes up a new one: beside the seconds of a model the file is nothing.
 */

const finite = (least: number, most: number) => z.number().min(least).max(most);

const calibrationSchema = z.object({
  version: z.literal(1),
  /** ISO-8601 UTC. */
  at: z.iso.datetime(),
  /** As ChatModel.fingerprint() tells it; `name` is for people. */
  model: z.object({ engine: z.enum(["llama", "remote"]), name: z.string(), fingerprint: z.string().min(1) }),
  /** Version of prompt and rules; see BASIS. */
  basis: z.string(),
  mixture: z.object({
    share: finite(0, MAX_SHARE),
    reading: z.object({ slope: finite(0, 20), offset: finite(-20, 20) }),
  }),
  /** Labelled answers that the model was asked about, and of how many questions. */
  answers: z.number().int().positive(),
  questions: z.number().int().positive(),
  /** Out of fold, of the rules alone and of the calibrated mixture: log-loss, and share of right verdicts. */
  logLoss: z.object({ rules: z.number(), mixture: z.number() }),
  accuracy: z.object({ rules: z.number(), mixture: z.number() }),
});
export type Calibration = z.infer<typeof calibrationSchema>;

/** Of what else a measurement depends on than the model: its instructions, and what the rules say. */
export const BASIS =
  `${VERDICT_PROMPT} ` + `${createHash("sha256").update(JSON.stringify(judge)).digest("hex").slice(0, 16)}`;

export const calibrationFile = (dataDir: string): string => path.join(dataDir, CALIBRATION_FILE);

/** @returns null: there is none; "damaged": the file is not one of ours */
export async function readCalibration(dataDir: string): Promise<Calibration | "damaged" | null> {
  let text: string;
  try {
    text = await readFile(calibrationFile(dataDir), "utf8");
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT" ? null : "damaged";
  }
  try {
    return calibrationSchema.parse(JSON.parse(text));
  } catch {
    return "damaged";
  }
}

/** Puts it in the place of an older one, on the disk for good. */
export async function keepCalibration(dataDir: string, calibration: Calibration): Promise<void> {
  await writeWhole(calibrationFile(dataDir), `${JSON.stringify(calibrationSchema.parse(calibration), null, 2)}\n`);
  await syncToDisk(dataDir);
}

/** Whether what was measured counts for this model as it is asked now. */
export function isFor({ model, basis }: Calibration, fingerprint: string | null): boolean {
  return model.fingerprint === fingerprint && basis === BASIS;
}

/** How this model counts beside the rules: by its own calibration, else as one that nobody has measured. */
export async function mixtureInForce(model: ChatModel): Promise<Mixture> {
  const fingerprint = model.fingerprint?.() ?? null;
  if (fingerprint === null) return UNMEASURED;
  const kept = await readCalibration(getSettings().DATA_DIR);
  return kept && kept !== "damaged" && isFor(kept, fingerprint) ? kept.mixture : UNMEASURED;
}
