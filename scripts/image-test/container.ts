import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "#app/platform/paths.server.ts";
import { type Account, readAnnouncement } from "../../tests/support/announcement.ts";
import { ImageTestError } from "./buildah.ts";
import type { ImageConfig } from "./image-config.ts";
import { childrenOf, commandOf, descendants } from "./process-tree.ts";

/** Runs the image as compose.yaml does, but with Linux namespaces instead of Docker: see jail.sh. */

const JAIL = path.join(projectRoot, "scripts", "image-test", "jail.sh");
const PORT = 3000;
const START_MS = 120_000;
// Forwards connections into the container's network, which is otherwise unreachable.
const DOOR = `const net = require("node:net");
net.createServer((from) => {
  const to = net.connect(${PORT}, "127.0.0.1");
  from.pipe(to).pipe(from);
  for (const end of [from, to]) end.on("error", () => { from.destroy(); to.destroy(); });
}).listen(process.argv[1], () => console.log("open"));`;

export type ContainerOptions = {
  /** Root folder of the image's files. */
  root: string;
  config: ImageConfig;
  env?: Record<string, string>;
  /** Folder of model files; mounted read-only. */
  models?: string;
  /** Existing data folder, which is kept; without it a new one is created and removed at the end. */
  data?: string;
  /** File for strace's record of network system calls such as connect(). */
  trace?: string;
};
export type Process = { pid: number; command: string };
export type Exec = { status: number | null; output: string };

export class Container {
  readonly data: string;
  /** Base URL, reachable from the host; the host name is localhost. */
  url = "";
  log = "";
  admin: Account = { rut: "", password: "" };
  student: Account = { rut: "", password: "" };
  readonly #options: ContainerOptions;
  readonly #folder = mkdtempSync(path.join(tmpdir(), "careers-container-"));
  readonly #user: number;
  #child: ChildProcess | undefined;
  #door: { inside: ChildProcess; outside: Server } | undefined;

  constructor(options: ContainerOptions) {
    this.#options = options;
    this.#user = Number(options.config.User.split(":")[0]);
    this.data = options.data ?? mkdtempSync(path.join(tmpdir(), "careers-container-data-"));
    chownSync(this.data, this.#user, this.#user);
  }

  /** Starts the server and waits until it announces that it is ready. @returns milliseconds until then */
  async start(): Promise<number> {
    const from = performance.now();
    const { config } = this.#options;
    const [program, ...args] = this.#jailed([...config.Entrypoint, ...config.Cmd]);
    const child = spawn(program, args, { env: this.#jailEnv(), stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    child.stderr?.on("data", (chunk: Buffer) => (this.log += chunk));
    const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
    const reading = readAnnouncement(child.stdout, () => this.log);
    const { admin, student } = await reading.finally(() => clearTimeout(timer));
    this.admin = admin;
    this.student = student;
    const ms = performance.now() - from;
    child.stdout.on("data", (chunk: Buffer) => (this.log += chunk));
    child.stdout.resume();
    await this.#openDoor();
    return ms;
  }

  /** Process id, on the host, of the container's first process (or of the strace that wraps it). */
  get #init(): number {
    const [first] = childrenOf(this.#child?.pid ?? 0);
    if (!first) throw new ImageTestError(`The container has ended: ${this.log.slice(-2000)}`);
    return first;
  }

  /** All processes of the container, with their command lines. */
  processes(): Process[] {
    return descendants(this.#init).map((pid) => ({ pid, command: commandOf(pid) }));
  }

  /** Peak memory of the server process in MB (KiB / 1024), without its child processes. */
  peakServerMb(): number {
    const server = this.processes().find(({ command }) => /^node .*serve\.js/.test(command));
    const status = server ? readFileSync(`/proc/${server.pid}/status`, "utf8") : "";
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  }

  /** Like `docker compose run --rm`: runs another command instead of the server. */
  runOnce(command: readonly string[]): Exec {
    const [program, ...args] = this.#jailed([...this.#options.config.Entrypoint, ...command]);
    const { status, stdout, stderr } = spawnSync(program, args, { env: this.#jailEnv(), encoding: "utf8" });
    return { status, output: `${stdout}${stderr}`.trim() };
  }

  #jailed(command: readonly string[]): [string, ...string[]] {
    return [
      "unshare",
      "--net",
      "--mount",
      "--ipc",
      "--pid",
      "--fork",
      "--kill-child",
      "sh",
      JAIL,
      ...this.#asUser(command),
    ];
  }

  #jailEnv(): NodeJS.ProcessEnv {
    const { root, models, trace } = this.#options;
    return {
      ...process.env,
      JAIL_ROOT: root,
      JAIL_DATA: this.data,
      JAIL_MODELS: models ?? this.#folder,
      JAIL_TRACE: trace,
    };
  }

  /** Like `docker exec`. */
  exec(command: readonly string[]): Exec {
    const { root } = this.#options;
    const spaces = ["--target", String(this.#init), "--net", "--mount", "--ipc", "--pid"];
    const { status, stdout, stderr } = spawnSync("nsenter", [...spaces, "chroot", root, ...this.#asUser(command)], {
      encoding: "utf8",
    });
    return { status, output: `${stdout}${stderr}`.trim() };
  }

  /** Number of packets sent from the container; only its own processes can send any. */
  packetsOut(): number {
    const { output } = this.exec(["cat", "/proc/net/dev"]);
    const columns = /out0:\s*(.*)/.exec(output)?.[1]?.trim().split(/\s+/) ?? [];
    return Number(columns[9]);
  }

  /** Like `docker stop`; returns the exit code and the duration in milliseconds. */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return { code: child?.exitCode ?? null, ms: 0 };
    const from = performance.now();
    const exited = once(child, "exit");
    const tini = descendants(this.#init).find((pid) => commandOf(pid).startsWith("tini"));
    if (tini) process.kill(tini, "SIGTERM");
    else child.kill("SIGKILL");
    await exited;
    this.#closeDoor();
    return { code: child.exitCode, ms: performance.now() - from };
  }

  async dispose(): Promise<void> {
    await this.stop();
    this.#closeDoor();
    rmSync(this.#folder, { recursive: true, force: true });
    if (!this.#options.data) rmSync(this.data, { recursive: true, force: true });
  }

  #asUser(command: readonly string[]): string[] {
    const { config, env } = this.#options;
    const [user = "", group = user] = config.User.split(":");
    const variables = [...config.Env, ...Object.entries({ LOG_LEVEL: "warn", ...env }).map((pair) => pair.join("="))];
    return [
      ...["/usr/bin/env", "-i", "-C", config.WorkingDir, ...variables],
      ...["setpriv", "--reuid", user, "--regid", group, "--clear-groups"],
      ...["--bounding-set", "-all", "--inh-caps", "-all", "--no-new-privs", ...command],
    ];
  }

  async #openDoor(): Promise<void> {
    const socket = path.join(this.#folder, "door");
    const args = ["--target", String(this.#init), "--net", process.execPath, "-e", DOOR, socket];
    const inside = spawn("nsenter", args, { stdio: ["ignore", "pipe", "inherit"] });
    await once(inside.stdout, "data");
    const outside = createServer((from) => {
      const to = connect(socket);
      from.pipe(to).pipe(from);
      for (const end of [from, to])
        end.on("error", () => {
          from.destroy();
          to.destroy();
        });
    });
    await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
    const address = outside.address();
    if (address === null || typeof address === "string") throw new ImageTestError("No port was given");
    this.url = `http://localhost:${address.port}`;
    this.#door = { inside, outside };
  }

  #closeDoor(): void {
    this.#door?.inside.kill();
    this.#door?.outside.close();
    this.#door = undefined;
  }
}
