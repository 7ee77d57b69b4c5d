import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Builds the real Dockerfile with buildah where there is no Docker daemon. Everything buildah keeps is in STORE. */

/** Keeps layers, base images and npm's cache between runs; delete the folder to start over. */
export const STORE = process.env.IMAGE_STORE ?? path.join(tmpdir(), "careers-image-store");
const DRIVER = process.env.STORAGE_DRIVER ?? "overlay";
const BIGGEST_OUTPUT = 64 * 1024 * 1024;

const GLOBAL = [
  ...["--root", path.join(STORE, "layers")],
  ...["--runroot", path.join(STORE, "run")],
  ...["--storage-driver", DRIVER],
];

/** A failure whose message says what went wrong and what to do. */
export class ImageTestError extends Error {}

type RunOptions = { cwd?: string; input?: string; logTo?: string };

/**
 * Runs a program and waits for it.
 * @param options.logTo file in the store for the program's output; without it the output is returned
 * @throws ImageTestError with the end of the output, or with the path of the log
 */
export function run(command: string, args: readonly string[], { cwd, input, logTo }: RunOptions = {}): string {
  const log = logTo && path.join(STORE, logTo);
  if (log) mkdirSync(path.dirname(log), { recursive: true });
  const file = log ? openSync(log, "a") : undefined;
  const result = spawnSync(command, args, {
    cwd,
    input,
    encoding: "utf8",
    maxBuffer: BIGGEST_OUTPUT,
    stdio: [input === undefined ? "ignore" : "pipe", file ?? "pipe", file ?? "pipe"],
    env: { ...process.env, BUILDAH_ISOLATION: "chroot" },
  });
  if (file !== undefined) closeSync(file);
  if (result.status === 0) return result.stdout ?? "";
  const why = log ? `see ${log}` : `${result.error?.message ?? ""}${result.stderr ?? ""}`.slice(-2000);
  throw new ImageTestError(`${command} ${args.slice(0, 3).join(" ")} … failed: ${why}`);
}

export function buildah(args: readonly string[], options: RunOptions = {}): string {
  return run("buildah", [...GLOBAL, ...args], options).trim();
}

export function hasImage(name: string): boolean {
  return buildah(["images", "--format", "{{.Name}}:{{.Tag}}"]).split("\n").includes(name);
}

/** @throws ImageTestError naming the missing tools */
export function requireTools(tools: readonly string[]): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new ImageTestError("This test mounts and changes root: run it as root on Linux, in a machine of its own.");
  const missing = tools.filter((tool) => spawnSync("sh", ["-c", `command -v ${tool}`]).status !== 0);
  if (missing.length === 0) return;
  throw new ImageTestError(`Missing: ${missing.join(", ")}. On Debian: apt-get install ${missing.join(" ")}`);
}
