import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { z } from "zod";
import { projectRoot } from "#app/platform/paths.server.ts";
import { cpuMsOf } from "./cpu-time.ts";

/** Runs llama.cpp's own bench with the libraries that the product uses: it shows what the hardware can do. */

const execute = promisify(execFile);
const packages = path.join(projectRoot, "node_modules");
const source = path.join(packages, "node-llama-cpp", "llama");
const libraries = path.join(packages, "@node-llama-cpp", "linux-x64", "bins", "linux-x64");

/** Tokens per second of wall-clock time, and per second of processor time. */
export type Speed = { wall: number; cpu: number };

/**
 * Compiles llama-bench from the source that the npm package brings and links it with the package's libraries. Kept in
 * node_modules/.cache. Needs git and g++; takes about 20 seconds, once.
 * @returns the program's path
 * @throws Error when a tool or a library is missing
 */
export async function buildLlamaBench(): Promise<string> {
  const { tag } = z
    .object({ tag: z.string() })
    .parse(JSON.parse(await readFile(path.join(source, "llama.cpp.info.json"), "utf8")));
  const folder = path.join(packages, ".cache", `llama-bench-${tag}`);
  const program = path.join(folder, "llama-bench");
  if (await exists(program)) return program;
  await mkdir(folder, { recursive: true });
  const tree = path.join(folder, `source-${process.pid}`);
  const fresh = path.join(folder, `llama-bench-${process.pid}`);
  try {
    await execute("git", ["clone", "--quiet", path.join(source, "gitRelease.bundle"), tree]);
    const files = ["llama-bench.cpp", "main.cpp"].map((file) => path.join(tree, "tools", "llama-bench", file));
    const includes = ["include", "ggml/include", "common", "vendor"].map((name) => `-I${path.join(tree, name)}`);
    const needed = ["llama-common", `llama.${tag}`, `ggml.${tag}`, "ggml-base"].map((name) => `-l:lib${name}.so`);
    const link = [`-L${libraries}`, ...needed, "-lpthread", `-Wl,-rpath,${libraries}`];
    await execute("g++", ["-O2", "-DNDEBUG", "-std=c++17", ...includes, ...files, "-o", fresh, ...link]);
    await rename(fresh, program);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
  return program;
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

export type BenchOrder = { program: string; file: string; threads: number; repetitions: number };
const testSchema = z.object({ n_prompt: z.number(), n_gen: z.number(), avg_ts: z.number() });

/** Evaluates or generates `tokens` tokens several times, after one run that does not count. */
export async function runLlamaBench(order: BenchOrder, kind: "prompt" | "generation", tokens: number): Promise<Speed> {
  const { program, file, threads, repetitions } = order;
  const counts = kind === "prompt" ? ["-p", tokens, "-n", 0] : ["-p", 0, "-n", tokens];
  const settings = ["-t", threads, "-b", 128, "-ub", 128, "-fa", "on", "-lm", "none", "-r", repetitions];
  const child = spawn(program, ["-m", file, ...counts, ...settings, "-o", "jsonl", "--progress"].map(String), {
    // It looks for the library of this processor in its working directory.
    cwd: libraries,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const pid = child.pid ?? 0;
  let start: number | null = null;
  let spent = Number.NaN;
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2000);
    if (start === null && said.includes(`: ${kind} run 1/`)) start = cpuMsOf(pid);
  });
  let wall = Number.NaN;
  for await (const line of createInterface({ input: child.stdout })) {
    spent = cpuMsOf(pid) - (start ?? Number.NaN);
    wall = testSchema.parse(JSON.parse(line)).avg_ts;
  }
  const [code] = await ended;
  if (code !== 0 || !Number.isFinite(spent)) throw new Error(`llama-bench ended with ${code}: ${said}`);
  return { wall, cpu: (repetitions * tokens * 1000) / spent };
}
