import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** Reads an installation's environment variables for programs that are run directly and not through `npm start`. */

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `text` is empty if there is no file; `trouble` is the system error code if the file cannot be read, otherwise null.
 */
export type EnvFile = { path: string; text: string; trouble: string | null };

/** Merges the .env file in `root` with the process's own variables, which take precedence, as `npm start` does. */
export function installationEnvironment(root: string, own: Environment): { env: Environment; envFile: EnvFile } {
  const envFile = readEnvFile(path.join(root, ".env"));
  return { env: { ...parseEnv(envFile.text), ...own }, envFile };
}

function readEnvFile(file: string): EnvFile {
  try {
    return { path: file, text: readFileSync(file, "utf8"), trouble: null };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "error";
    return { path: file, text: "", trouble: code === "ENOENT" ? null : code };
  }
}
