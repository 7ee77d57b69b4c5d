import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Account, readAnnouncement } from "../../tests/support/announcement.ts";
import { childrenOf } from "../image-test/process-tree.ts";

/** Runs the built server of this checkout under strace, for proof:outbound without an image. */

const TRACE = ["--seccomp-bpf", "-f", "-qq", "-e", "trace=connect,sendto,sendmsg,sendmmsg"];

export class TracedServer {
  readonly data = mkdtempSync(path.join(tmpdir(), "careers-traced-"));
  url = "";
  admin: Account = { rut: "", password: "" };
  student: Account = { rut: "", password: "" };
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;

  constructor({ env, models, trace }: { env: Record<string, string>; models: string; trace: string }) {
    const child = spawn("strace", [...TRACE, "-o", trace, process.execPath, "build/scripts/serve.js"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        ...env,
        PORT: "0",
        DATA_DIR: this.data,
        MODELS_DIR: models,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let log = "";
    child.stderr.on("data", (chunk: Buffer) => (log += chunk));
    this.#child = child;
    this.#ready = readAnnouncement(child.stdout, () => log).then(({ url, admin, student }) => {
      Object.assign(this, { url, admin, student });
      child.stdout.resume();
    });
  }

  start(): Promise<void> {
    return this.#ready;
  }

  async dispose(): Promise<void> {
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, "exit");
      // strace ignores these signals until the traced process has ended.
      const [server] = childrenOf(child.pid ?? 0);
      if (server) process.kill(server, "SIGTERM");
      else child.kill("SIGKILL");
      await exited;
    }
    rmSync(this.data, { recursive: true, force: true });
  }
}
