import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * backup.json: the list of files in a backup. It includes its own checksum, so that a change in it is detected like a
 * change in any other file.
 */

export const MANIFEST_FILE = "backup.json";
export const DATABASE_FILE = "app.sqlite";
export const SECRETS_FILE = "secrets.json";
export const JOURNAL_FILE = "erasures.jsonl";
export const CALIBRATION_FILE = "calibration.json";
export const UPLOADS_FOLDER = "uploads";

/** The only paths that are read from a backup, so that a manifest cannot point outside of it. */
const PATHS = /^(app\.sqlite|secrets\.json|calibration\.json|erasures\.jsonl|uploads\/[A-Za-z0-9][\w.-]*)$/;

const contentSchema = z.object({
  format: z.literal(1),
  /** Version of the program that made the backup, e.g. "0.1.0". */
  program: z.string().min(1),
  /** Number of the newest migration in the database. */
  schema: z.number().int().nonnegative(),
  /** ISO-8601 UTC, shortly before the copy began: everything committed until then is included. */
  at: z.iso.datetime(),
  /** Purpose, e.g. "before-upgrade"; null for ordinary backups. */
  label: z.string().nullable(),
  files: z
    .array(z.object({ path: z.string().regex(PATHS), bytes: z.number().int().nonnegative(), sha256: z.string() }))
    .refine((files) => files.some((file) => file.path === DATABASE_FILE)),
  /** Head of the audit trail in the database; absent where it had none, as in older backups. */
  audit: z.object({ rows: z.number().int().positive(), hash: z.string(), mac: z.string() }).optional(),
});

export type Manifest = z.infer<typeof contentSchema>;
export type ManifestFile = Manifest["files"][number];

export function writeManifest(manifest: Manifest): string {
  return `${JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, null, 2)}\n`;
}

/** @returns null when it is not a valid manifest or has been changed */
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
