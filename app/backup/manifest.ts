import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * backup.json: what a backup holds. It carries a checksum of itself, so a changed one is as noticeable as a changed
 * file.
 */

export const MANIFEST_FILE = "backup.json";
export const DATABASE_FILE = "app.sqlite";
export const SECRETS_FILE = "secrets.json";
export const JOURNAL_FILE = "erasures.jsonl";
export const CALIBRATION_FILE = "calibration.json";
export const UPLOADS_FOLDER = "uploads";

/** Nothing else is ever read from a backup: a path out of it cannot be written here. */
const PATHS = /^(app\.sqlite|secrets\.json|calibration\.json|erasures\.jsonl|uploads\/[A-Za-z0-9][\w.-]*)$/;

const contentSchema = z.object({
  format: z.literal(1),
  /** Version of the program that made it, e.g. "0.1.0". */
  program: z.string().min(1),
  /** Number of the newest migration in the database. */
  schema: z.number().int().nonnegative(),
  /** ISO-8601 UTC, shortly before the copy began: everything that was confirmed until then is in it. */
  at: z.iso.datetime(),
  /** What it was made for, e.g. "before-upgrade"; null: nothing special. */
  label: z.string().nullable(),
  files: z
    .array(z.object({ path: z.string().regex(PATHS), bytes: z.number().int().nonnegative(), sha256: z.string() }))
    .refine((files) => files.some((file) => file.path === DATABASE_FILE)),
});

export type Manifest = z.infer<typeof contentSchema>;
export type ManifestFile = Manifest["files"][number];

export function writeManifest(manifest: Manifest): string {
  return `${JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, null, 2)}\n`;
}

/** @returns null: not a manifest of ours, or not byte for byte as it was written */
export function readManifest(text: string): Manifest | null {
  const parsed = contentSchema.safeParse(parseJson(text));
  return parsed.success && text === writeManifest(parsed.data) ? parsed.data : null;
}

export function bytesOf(manifest: Manifest): number {
  return manifest.files.reduce((sum, file) => sum + file.bytes, 0);
}

function checksumOf(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
