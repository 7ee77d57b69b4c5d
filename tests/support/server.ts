import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPasswordHasher } from "#app/features/auth/password.server.ts";
import { loadSecrets } from "#app/features/auth/secrets.server.ts";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { DEMO_DRAFT, DEMO_IMPROVED } from "#app/features/cv/demo-cvs.ts";
import { createUser } from "#app/features/users/mutations.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { type Account, readAnnouncement } from "./announcement.ts";
import { ApiClient } from "./api-client.ts";
import { makeUser } from "./database.ts";

export type { Account };

/** The built product, started as `npm start` does, with a data folder of its own. */
export class TestServer {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), "careers-e2e-"));
  url = "";
  /** Everything that the process wrote since the announcement of its last start. */
  log = "";
  /** Of the first start, read from what the server prints. */
  admin: Account = { rut: "", password: "" };
  /** With DEMO the demo student, whose data is being filled in; where a test says nothing of it, one without any. */
  student: Account = { rut: "", password: "" };
  /** Whether the first start adds the two coaches of a platform with DEMO=1; without it there are none. */
  hasCoaches = true;
  #child: ChildProcess | undefined;
  #analyses: Promise<void> | undefined;
  readonly #env: Record<string, string>;
  readonly #folder: string;

  /** @param folder of the built checkout; this one unless told otherwise */
  constructor(env: Record<string, string> = {}, folder = process.cwd()) {
    this.#env = env;
    this.#folder = folder;
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
      cwd: this.#folder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        // The sample data would take the processor from the tests, and be in their lists.
        DEMO: "0",
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
    else if (!this.#env.DEMO && !this.student.rut) this.student = await this.#addOwnStudent();
    if (this.#env.DEMO !== "1" && this.hasCoaches) await this.#addCoaches();
    this.hasCoaches = false;
    this.log = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (this.log += chunk));
    child.stdout.resume();
    return this;
  }

  async #addCoaches(): Promise<void> {
    const database = openDatabase(path.join(this.dataDir, "app.sqlite"));
    await ensureCoaches(database.db, { EMAIL_DOMAIN: this.#env.EMAIL_DOMAIN ?? "universidad.example" });
    await database.close();
  }

  /** A student who has a password of her own. */
  async #addOwnStudent(): Promise<Account> {
    const account = { rut: "22222222-2", password: "k7mz" };
    const { pepper } = loadSecrets({ DATA_DIR: this.dataDir });
    const passwordHash = await createPasswordHasher(pepper).hash(account.password);
    const database = openDatabase(path.join(this.dataDir, "app.sqlite"));
    const draft = { rut: account.rut, name: "Camila Rojas Fuentes", email: "camila@a.example", passwordHash };
    await createUser(database.db, { ...draft, role: "user" });
    await database.close();
    return account;
  }

  /** Has the two invented CVs of the demo student analysed for her, if that has not been done. */
  async addAnalyses(): Promise<void> {
    this.#analyses ??= (async () => {
      const client = await new ApiClient(this.url).signIn(this.student);
      for (const [name, text] of [
        ["CV Camila Rojas.txt", DEMO_DRAFT],
        ["CV Camila Rojas, versión 2.txt", DEMO_IMPROVED],
      ] as const) {
        const form = new FormData();
        form.append("cv", new Blob([text]), name);
        const response = await client.fetch("/api/cv/analyze", { method: "POST", body: form });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      }
      await client.fetch("/api/auth/logout", { method: "POST" });
    })();
    await this.#analyses;
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
