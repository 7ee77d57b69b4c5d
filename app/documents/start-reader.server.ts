import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundledScript, projectRoot } from "#app/platform/paths.server.ts";
import {
  type Command,
  type Confinement,
  sandboxEnvironment,
  sandboxedNode,
} from "#app/platform/sandboxed-child.server.ts";
import { CHILD_LIMITS } from "./limits.ts";

/**
 * What a reader is for: one that draws loads the canvas (native) and the recogniser (a worker thread), a plain one
 * cannot.
 */
export type ReaderKind = "plain" | "drawing";

/**
 * The programs as built, their libraries and their data: what everybody has who has the product, and nothing that it
 * keeps.
 */
const READABLE = [
  path.join(projectRoot, "package.json"),
  path.join(projectRoot, "build"),
  path.join(projectRoot, "node_modules"),
];

export function confinementOf(kind: ReaderKind): Confinement {
  const { heapMb, dataKib, cpuSeconds } = CHILD_LIMITS;
  const draws = kind === "drawing";
  return { readable: READABLE, addons: draws, workers: draws, heapMb, dataKib, cpuSeconds };
}

type StartOptions = {
  /** Whether it loads what most files need before it has one. */
  ahead?: boolean;
  /** Another program or another sandbox: for the test that shows what the sandbox keeps from a hostile program. */
  script?: string;
  command?: Command;
  /** For the program. */
  args?: readonly string[];
};

/** A fresh child that waits for one job on its descriptor 0 and answers on descriptor 3: see reader/main.ts. */
export function startReader(kind: ReaderKind, options: StartOptions = {}): ChildProcess {
  const { ahead = false, script = bundledScript("read-document.cjs"), args: own = [] } = options;
  const { file, args } = options.command ?? sandboxedNode(confinementOf(kind));
  return spawn(file, [...args, script, ...(ahead ? ["--ahead"] : []), ...own], {
    cwd: tmpdir(),
    env: sandboxEnvironment(),
    // The first one closes with the server's end, however it ends: the child goes with it.
    stdio: ["pipe", "ignore", "ignore", "pipe"],
  });
}
