import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** The variables of an installation, for programs that are started by themselves and not by `npm start`. */

type Environment = Readonly<Record<string, string | undefined>>;

/** `text` is empty where there is no file; `trouble` is the system's code where it cannot be read. */
export type EnvFile = { path: string; text: string; trouble: string | null };

/** What the .env file beside package.json says, and over it the process's own variables, as `npm start` takes them. */
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
