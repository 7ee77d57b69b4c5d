import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#db/open.server.ts";
import { type Account, readAnnouncement } from "./announcement.ts";
import { makeUser } from "./database.ts";

export type { Account };

/** The built product, started as `npm start` does, with a data folder of its own. */
export class TestServer {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), "careers-e2e-"));
  url = "";
  /** Everything that the process wrote since the announcement of its last start. */
  log = "";
  /** Accounts of the first start, read from what the server prints. */
  admin: Account = { rut: "", password: "" };
  student: Account = { rut: "", password: "" };
  #child: ChildProcess | undefined;
  readonly #env: Record<string, string>;

  constructor(env: Record<string, string> = {}) {
    this.#env = env;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Another value from the next start on. */
  setting(name: string, value: string): void {
    this.#env[name] = value;
  }

  /** Starts on a free port, or after a stop on the same one, so that open pages find it again. */
  async start(): Promise<this> {
    const port = this.url ? new URL(this.url).port : "0";
    const child = spawn(process.execPath, ["build/scripts/serve.js"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        DEMO: "1",
        LOG_LEVEL: "error",
        // Whatever lies in the models folder of the machine: these tests are about what they name.
        AI_ENGINE: "rules",
        // A backup in the middle of a test would be found by those that look for what is left in DATA_DIR.
        BACKUP_AT: "off",
        BALLAST_MB: "0",
        // One student does here what a class does in an hour.
        CV_ANALYSES_PER_HOUR: "0",
        ...this.#env,
        PORT: port,
        DATA_DIR: this.dataDir,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk));
    const { url, admin, student } = await readAnnouncement(child.stdout, () => errors);
    this.url = url;
    // A later start makes no accounts and prints none.
    if (admin.rut) this.admin = admin;
    if (student.rut) this.student = student;
    this.log = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (this.log += chunk));
    child.stdout.resume();
    return this;
  }

  /** Adds an active student with the initial password to the database of the running server. */
  async addStudent(name = "Renata Cifuentes Vera"): Promise<Account & { id: number }> {
    const database = openDatabase(path.join(this.dataDir, "app.sqlite"));
    const user = await makeUser(database.db, {
      name,
      rut: `${10_000_000 + Math.floor(Math.random() * 9_000_000)}-K`,
      email: `${Math.random()}@a.example`,
    });
    await database.close();
    return { id: user.id, rut: user.rut, password: user.rut.slice(0, 4) };
  }

  /** Ends the process as a power cut would, or politely. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  async dispose(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
