import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Traces system calls of a process's main thread, which writes both the database and the responses, with strace. */

const CALLS = "trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg";

type Trace = {
  /** Number of fsync and fdatasync calls on files whose name ends with `fileName`. */
  syncs(fileName: string): number;
  /** Number of writes to TCP sockets made while the log had writes that were not yet synced. */
  answersBeforeSync(logName: string): number;
};

export type Tracing = { child: ChildProcess; stop(): Promise<Trace> };

/** @param what a running process, or a command to run; for a process, resolves once strace is attached */
export async function startTrace(what: { pid: number } | { command: string[] }): Promise<Tracing> {
  const folder = await mkdtemp(path.join(tmpdir(), "careers-trace-"));
  const file = path.join(folder, "calls");
  const target = "pid" in what ? ["-p", String(what.pid)] : what.command;
  const child = spawn("strace", ["-yy", "-s", "0", "-e", CALLS, "-o", file, ...target], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  const exited = once(child, "exit");
  if ("pid" in what) await attached(child);
  return {
    child,
    async stop() {
      if ("pid" in what) child.kill("SIGINT");
      await exited;
      const lines = (await readFile(file, "utf8")).split("\n");
      await rm(folder, { recursive: true, force: true });
      return { syncs: (name) => syncsOf(lines, name), answersBeforeSync: (name) => answersBeforeSync(lines, name) };
    },
  };
}

async function attached(child: ChildProcess): Promise<void> {
  let said = "";
  for await (const chunk of child.stderr ?? []) {
    said += String(chunk);
    if (said.includes("attached")) break;
  }
  if (!said.includes("attached")) throw new Error(`strace: ${said.trim()}`);
}

function isSync(line: string, fileName: string): boolean {
  return /\b(fsync|fdatasync)\(/.test(line) && line.includes(`${fileName}>`);
}

function syncsOf(lines: readonly string[], fileName: string): number {
  return lines.filter((line) => isSync(line, fileName)).length;
}

function answersBeforeSync(lines: readonly string[], logName: string): number {
  let isUnsynced = false;
  let early = 0;
  for (const line of lines) {
    if (/\bpwrite64\(/.test(line) && line.includes(`${logName}>`)) isUnsynced = true;
    else if (isSync(line, logName)) isUnsynced = false;
    else if (/\b(write|writev|sendto|sendmsg)\(\d+<TCP/.test(line) && isUnsynced) early += 1;
  }
  return early;
}
