import { spawn } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confinementOf, type ReaderKind } from "#app/documents/start-reader.server.ts";
import {
  type Command,
  type SandboxSupport,
  sandboxEnvironment,
  sandboxedNode,
  sandboxSupport,
} from "#app/platform/sandboxed-child.server.ts";

/** A hostile program in the reader's place: same command line, same sandbox, other script. */

type Attempts = Record<"secrets" | "database" | "parent" | "program" | "connection", boolean>;

let folder: string;
let server: Server;
let asked: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sandbox-"));
  await writeFile(path.join(folder, "secrets.json"), '{"session":"no es asunto tuyo"}');
  await writeFile(path.join(folder, "app.sqlite"), "SQLite format 3");
  // The script must lie where the reader's own does: nothing else may be read.
  script = path.resolve(`build/scripts/hostile-child-${process.pid}.cjs`);
  await copyFile("tests/support/hostile-child.cjs", script);
  server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  asked = JSON.stringify({
    secrets: path.join(folder, "secrets.json"),
    database: path.join(folder, "app.sqlite"),
    port: address.port,
  });
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
  await rm(script, { force: true });
});

async function attempts({ file, args }: Command): Promise<{ attempts: Attempts; samePid: boolean }> {
  const child = spawn(file, [...args, script, asked], {
    cwd: tmpdir(),
    env: sandboxEnvironment(),
    stdio: ["pipe", "ignore", "ignore", "pipe"],
  });
  const { pid, ...result } = JSON.parse(await text(child.stdio[3] as Readable)) as Attempts & { pid: number };
  child.kill("SIGKILL");
  return { attempts: result, samePid: pid === child.pid };
}

const NONE: SandboxSupport = { permissions: null, namespaces: false, noNewPrivileges: false, offline: false };
const ALL_WORK = { secrets: true, database: true, parent: true, program: true, connection: true };
const NONE_WORKS = { secrets: false, database: false, parent: false, program: false, connection: false };

describe.each<ReaderKind>(["plain", "drawing"])("a hostile %s reader", (kind) => {
  test("can do all five without the sandbox", async () => {
    const without = sandboxedNode(confinementOf(kind), NONE);
    expect(await attempts(without)).toEqual({ attempts: ALL_WORK, samePid: true });
  });

  test("can do none of the five in it, and its process is the one that the server watches", async () => {
    const expected = sandboxSupport().offline ? NONE_WORKS : { ...NONE_WORKS, connection: true };
    expect(await attempts(sandboxedNode(confinementOf(kind)))).toEqual({ attempts: expected, samePid: true });
  });

  test("where the host refuses namespaces, all but the connection is still refused", async () => {
    const has = { ...sandboxSupport(), namespaces: false };
    const { attempts: done } = await attempts(sandboxedNode(confinementOf(kind), has));
    expect(done).toEqual({ ...NONE_WORKS, connection: !process.allowedNodeEnvironmentFlags.has("--allow-net") });
  });
});

test("the sandbox of this Node has the permission model: without it the tests above show nothing", () => {
  expect(sandboxSupport().permissions).not.toBeNull();
});
