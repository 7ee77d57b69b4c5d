import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "#db/open.server.ts";
import { makeUser } from "../support/database.ts";
import { makeInstallation } from "../support/doctor.ts";
import { TestServer } from "../support/server.ts";

/** The programs as they are run on a server, beside the real platform. */

const CANARY = "canario-7f3a";
const server = new TestServer({
  SMTP_URL: `smtp://buzon:${CANARY}@127.0.0.1:9`,
  EMAIL_DOMAIN: "u.cl",
  SUPPORT_CONTACT: "mailto:a@u.cl",
});
beforeAll(() => server.start(), 60_000);
afterAll(() => server.dispose());

type Ended = { code: number | null; output: string; errors: string };

function program(name: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const own = {
      DATA_DIR: server.dataDir,
      MODELS_DIR: path.join(server.dataDir, "none"),
      PORT: new URL(server.url).port,
    };
    const child = spawn(process.execPath, ["scripts/built.mjs", name, ...args], {
      env: {
        NODE_ENV: "production",
        PATH: process.env.PATH ?? "",
        ...own,
        AI_ENGINE: "rules",
        SMTP_URL: `smtp://buzon:${CANARY}@127.0.0.1:9`,
        SESSION_SECRET: "",
        AI_API_KEY: CANARY,
        ...env,
      },
    });
    let [output, errors] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (output += chunk));
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output, errors }));
  });
}

const documentSchema = z.strictObject({
  version: z.string(),
  at: z.iso.datetime(),
  passed: z.boolean(),
  counts: z.strictObject({ ok: z.number(), warn: z.number(), fail: z.number(), skipped: z.number() }),
  findings: z
    .array(
      z.strictObject({
        subject: z.string().min(1),
        name: z.string().min(1),
        state: z.enum(["ok", "warn", "fail", "skipped"]),
        found: z.string().min(1),
        remedy: z.string().min(1).nullable(),
      }),
    )
    .min(20),
});

describe("npm run doctor", () => {
  test("beside the running platform gives one JSON document, with a remedy for all that is wrong", async () => {
    const before = readdirSync(server.dataDir);
    const { code, output } = await program("doctor", ["--json"]);
    const document = documentSchema.parse(JSON.parse(output));
    const found = (subject: string, name: string) =>
      document.findings.find((each) => each.subject === subject && each.name === name);
    expect(found("Servidor", "Puerto")?.state).toBe("ok");
    expect(found("Servidor", "Versión")?.state).toBe("ok");
    expect(found("Base de datos", "Integridad")?.state).toBe("ok");
    expect(found("Correo", "Servidor")).toMatchObject({
      state: "fail",
      found: expect.stringContaining("No se pudo conectar"),
    });
    for (const { state, remedy } of document.findings)
      if (state === "warn" || state === "fail") expect(remedy).not.toBeNull();
    expect(document.passed).toBe(false);
    expect(code).toBe(1);
    expect(readdirSync(server.dataDir)).toEqual(before);
  });

  test("ends with 0 where nothing fails, and shows no secret", async () => {
    const { code, output, errors } = await program("doctor", [], { SMTP_URL: "", MAIL_FROM: "a@u.cl" });
    expect(errors).toBe("");
    expect(output).not.toMatch(/FALLA/);
    expect(output).toMatch(/AVISO {2}Servidor .*\n.*→ SMTP_URL=/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are for terminals.
    expect(output).not.toMatch(/\u001b/);
    expect(code).toBe(0);
    const failing = await program("doctor", []);
    expect(failing.code).toBe(1);
    for (const text of [output, failing.output, failing.errors]) expect(text).not.toContain(CANARY);
  });

  test("does not show a secret that is written wrongly", async () => {
    const wrong = {
      SMTP_URL: `smtp//buzon:${CANARY}@x`,
      AI_BASE_URL: `htp://a:${CANARY}@x`,
      SESSION_SECRET: CANARY,
      ADMIN_PASSWORD: "x",
      PORT: "no",
    };
    const { code, output, errors } = await program("doctor", [], wrong);
    expect(output).toMatch(/FALLA {2}SMTP_URL/);
    expect(output).toContain("«no»");
    expect(code).toBe(1);
    expect(output + errors).not.toContain(CANARY);
  });

  test("wrong use ends with 2, help with 0", async () => {
    expect(await program("doctor", ["--jsonn"])).toMatchObject({ code: 2, errors: expect.stringContaining("Uso:") });
    expect(await program("doctor", ["--help"])).toMatchObject({ code: 0, output: expect.stringContaining("Uso:") });
  });

  test("before anything was started makes nothing", async () => {
    const { root, dataDir } = makeInstallation();
    const { code } = await program("doctor", [], { DATA_DIR: path.join(dataDir, "deeper"), PORT: "1", SMTP_URL: "" });
    expect(code).toBe(0);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(readdirSync(root)).not.toContain("app.sqlite");
  });
});

describe("npm run admin:password", () => {
  const login = async (identifier: Record<string, string>, password: string) =>
    fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.url },
      body: JSON.stringify({ ...identifier, password }),
    });
  const withDatabase = async <T>(work: (db: ReturnType<typeof openDatabase>["db"]) => Promise<T>): Promise<T> => {
    const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const shownPassword = (output: string) => /\): (\S+)\n/.exec(output)?.[1] ?? "";
  const shownEmail = (output: string) => /el correo (\S+) y/.exec(output)?.[1] ?? "";

  test("gives an admin another one, ends the sessions and is written down, with the platform running", async () => {
    const first = await login({ rut: server.admin.rut }, server.admin.password);
    const cookie = first.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const isIn = async () => (await fetch(`${server.url}/api/auth/me`, { headers: { Cookie: cookie } })).status;
    expect(await isIn()).toBe(200);
    const { code, output } = await program("admin-password", [server.admin.rut.replace("-", "")]);
    expect(code).toBe(0);
    expect(await isIn()).toBe(401);
    expect((await login({ rut: server.admin.rut }, server.admin.password)).status).toBe(401);
    expect(shownPassword(output)).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const again = await login({ email: shownEmail(output) }, shownPassword(output));
    expect(again.status).toBe(200);
    const rows = await withDatabase((db) =>
      db.selectFrom("activities").selectAll().where("action", "=", "password_reset").execute(),
    );
    expect(rows.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { targetUserId: rows[0]?.user_id, from: "console" },
    ]);
  });

  test("refuses who is no admin, is switched off or does not exist, and a second admin", async () => {
    const inactive = await withDatabase((db) => makeUser(db, { role: "admin", is_active: 0 }));
    const cases = [
      [["7654321-0"], "No hay una cuenta"],
      [[server.student.rut], "no es de administración"],
      [[inactive.rut], "desactivada"],
      [["7654321-0", "--create"], "Hay una cuenta de administración activa"],
      [["hola"], "Eso no es un RUT"],
      [[], "Uso:"],
      [["--nope"], "Uso:"],
    ] as const;
    const ended = await Promise.all(cases.map(([args]) => program("admin-password", [...args])));
    for (const [at, { code, output, errors }] of ended.entries()) {
      expect(errors).toContain(cases[at]?.[1]);
      expect(errors).not.toContain("    at ");
      expect({ code, output }).toEqual({ code: 1, output: "" });
    }
  });

  test("makes one where none is active", async () => {
    await withDatabase((db) => db.updateTable("users").set({ is_active: 0 }).where("role", "=", "admin").execute());
    const { code, output } = await program("admin-password", ["9.876.543-3", "--create"], { EMAIL_DOMAIN: "u.cl" });
    expect(code).toBe(0);
    expect(shownEmail(output)).toBe("9876543-3@u.cl");
    expect((await login({ email: shownEmail(output) }, shownPassword(output))).status).toBe(200);
  });

  test("without a database, or without its secrets, says so and makes none", async () => {
    const { dataDir } = makeInstallation();
    expect(await program("admin-password", ["11111111-1"], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      errors: expect.stringContaining("No hay una base de datos"),
    });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
