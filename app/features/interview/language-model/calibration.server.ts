import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ChatModel } from "#app/ai/chat-model.ts";
import { syncToDisk, writeAtomically } from "#app/backup/durable-files.server.ts";
import { CALIBRATION_FILE } from "#app/backup/manifest.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import judge from "../judge/verdict-weights.json";
import { MAX_SHARE, type Mixture, UNMEASURED } from "./combine.ts";
import { VERDICT_PROMPT } from "./prompt.ts";

/**
 * The result of `npm run calibrate` for a model: DATA_DIR/calibration.json. It is valid only for the exact model,
 * prompt and rules that were measured. Read for each verdict, so that a running server uses a new one; compared with a
 * model's seconds, reading the file costs nothing.
 */

const finite = (least: number, most: number) => z.number().min(least).max(most);

const calibrationSchema = z.object({
  version: z.literal(1),
  /** ISO-8601 UTC. */
  at: z.iso.datetime(),
  /** As returned by ChatModel.fingerprint(); `name` is only for display. */
  model: z.object({ engine: z.enum(["llama", "remote"]), name: z.string(), fingerprint: z.string().min(1) }),
  /** Version of prompt and rules; see BASIS. */
  basis: z.string(),
  mixture: z.object({
    share: finite(0, MAX_SHARE),
    reading: z.object({ slope: finite(0, 20), offset: finite(-20, 20) }),
  }),
  /** Number of labelled answers that the model was asked about, and of their questions. */
  answers: z.number().int().positive(),
  questions: z.number().int().positive(),
  /**
   * Cross-validated figures of the rules alone and of the calibrated mixture: log-loss, and share of right verdicts.
   */
  logLoss: z.object({ rules: z.number(), mixture: z.number() }),
  accuracy: z.object({ rules: z.number(), mixture: z.number() }),
});
export type Calibration = z.infer<typeof calibrationSchema>;

/** Everything besides the model that a measurement depends on: the prompt and the rules. */
export const BASIS =
  `${VERDICT_PROMPT} ` + `${createHash("sha256").update(JSON.stringify(judge)).digest("hex").slice(0, 16)}`;

export const calibrationFile = (dataDir: string): string => path.join(dataDir, CALIBRATION_FILE);

/** @returns null if there is none; "damaged" if the file is not a valid calibration */
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

/** Replaces the calibration file durably. */
export async function keepCalibration(dataDir: string, calibration: Calibration): Promise<void> {
  await writeAtomically(calibrationFile(dataDir), `${JSON.stringify(calibrationSchema.parse(calibration), null, 2)}\n`);
  await syncToDisk(dataDir);
}

/** Whether a calibration is valid for this model with the current prompt and rules. */
export function isFor({ model, basis }: Calibration, fingerprint: string | null): boolean {
  return model.fingerprint === fingerprint && basis === BASIS;
}

/** How to weigh this model against the rules: by its calibration, or as an unmeasured model. */
export async function mixtureInForce(model: ChatModel): Promise<Mixture> {
  const fingerprint = model.fingerprint?.() ?? null;
  if (fingerprint === null) return UNMEASURED;
  const kept = await readCalibration(getSettings().DATA_DIR);
  return kept && kept !== "damaged" && isFor(kept, fingerprint) ? kept.mixture : UNMEASURED;
}
