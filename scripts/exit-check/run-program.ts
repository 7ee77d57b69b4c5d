import { spawn } from "node:child_process";
import path from "node:path";

/** Maximum length of the output of a failed program that is shown. */
const TOLD = 6_000;

/**
 * Runs a program in a folder; its output is shown only when it fails.
 * @throws Error with the end of its output
 */
export async function runProgram(program: string, args: readonly string[], cwd: string): Promise<void> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", FORCE_COLOR: "0" };
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (status, signal) => resolve(status ?? signal ?? "no status"));
  });
  if (code === 0) return;
  throw new Error(`${[path.basename(program), ...args].join(" ")} ended with ${code}\n${output.slice(-TOLD)}`);
}
