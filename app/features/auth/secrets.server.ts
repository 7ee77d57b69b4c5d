import { randomBytes } from "node:crypto";
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Settings } from "#app/platform/env.server.ts";

const FILE_NAME = "secrets.json";
const SECRET_BYTES = 32;

const secretsSchema = z.object({ sessionSecret: z.string().min(32), pepper: z.string().min(32) });

export type Secrets = {
  /** Signs the cookies. */
  sessionSecret: string;
  /** Part of every password hash: a stolen database alone is not enough to find the 4-character passwords. */
  pepper: string;
};

/** `storedSecret` is the one of the file, whatever SESSION_SECRET says: what is sealed has to be opened later. */
export type LoadedSecrets = Secrets & { storedSecret: string };

/**
 * Secrets of this installation, created at the first start and stored in DATA_DIR/secrets.json (mode 0600). If set,
 * SESSION_SECRET replaces the stored one; changing it signs everybody out.
 * @throws Error when the file exists but is unusable: a new pepper would invalidate every stored password.
 */
export function loadSecrets(settings: Pick<Settings, "DATA_DIR" | "SESSION_SECRET">): LoadedSecrets {
  const file = secretsFile(settings.DATA_DIR);
  const kept = readSecrets(file) ?? makeSecrets(file);
  const { sessionSecret: storedSecret, pepper } = kept;
  return { sessionSecret: settings.SESSION_SECRET ?? storedSecret, storedSecret, pepper };
}

/**
 * The stored secrets; nothing is created or repaired.
 * @returns null when there are none yet. @throws Error when the file cannot be used
 */
export function keptSecrets(dataDir: string): Secrets | null {
  return parseSecrets(secretsFile(dataDir));
}

export const secretsFile = (dataDir: string): string => path.join(dataDir, FILE_NAME);

function readSecrets(file: string): Secrets | null {
  const secrets = parseSecrets(file);
  // Copying or restoring may have made the file readable for other users.
  if (secrets) chmodSync(file, 0o600);
  return secrets;
}

function parseSecrets(file: string): Secrets | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
  const parsed = secretsSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Error(
      `El archivo ${file} está dañado. Restáuralo desde un respaldo: sin él, las contraseñas guardadas dejan ` +
        "de servir.",
    );
  }
  return parsed.data;
}

/**
 * Writes a draft and hard-links it: a crash leaves no incomplete file, and of two processes starting at once one wins.
 */
function makeSecrets(file: string): Secrets {
  const draft = `${file}.${process.pid}.tmp`;
  const secrets = { sessionSecret: randomSecret(), pepper: randomSecret() };
  const handle = openSync(draft, "w", 0o600);
  try {
    writeSync(handle, JSON.stringify(secrets));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
    return secrets;
  } catch (error) {
    const theirs = isCode(error, "EEXIST") ? readSecrets(file) : null;
    if (!theirs) throw error;
    return theirs;
  } finally {
    unlinkSync(draft);
  }
}

function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
