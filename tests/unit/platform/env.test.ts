import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "#app/platform/env.server.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "careers-env-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env });

function linesOf(env: Record<string, string>): string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

describe("settings", () => {
  test("all have a default that works, and none is a secret", () => {
    expect(read({})).toMatchObject({
      PORT: 3000,
      DEMO: false,
      AI_ENGINE: "auto",
      MAX_LIVE_BOOKINGS: 2,
      CANCEL_HOURS: 2,
      https: false,
    });
    expect(read({}).SESSION_SECRET).toBeUndefined();
    expect(read({}).ADMIN_PASSWORD).toBeUndefined();
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["DEMO", "sí"],
    ["PUBLIC_URL", "carreras.uni.cl"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "proxy.local"],
    ["SESSION_SECRET", "corto"],
    ["ADMIN_RUT", "hola"],
    ["ADMIN_EMAIL", "no-es-correo"],
    ["SUPPORT_CONTACT", "soporte@uni.cl"],
    ["SECURITY_CONTACT", "http://uni.cl/seguridad"],
    ["SECURITY_CONTACT", "mailto:seguridad@uni.cl\nExpires: nunca"],
    ["LOGO", "https://fuera.example/logo.png"],
    ["AI_ENGINE", "cloud"],
    ["VOICE", "si"],
    ["SMTP_URL", "mail.uni.cl"],
    ["TLS_CERT", "/no/existe.pem"],
    ["MAX_LIVE_BOOKINGS", "0"],
  ])("name a wrong %s (%s) and say what was expected", (name, value) => {
    const lines = linesOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: se esperaba .{4,}`));
  });

  test.each([
    ["SESSION_SECRET", "hunter2"],
    ["ADMIN_PASSWORD", "abc"],
    ["SMTP_URL", "usuario:clave@mail.uni.cl"],
  ])("never repeat the value of %s", (name, value) => {
    const [line] = linesOf({ [name]: value });
    expect(line).toContain(name);
    expect(line).not.toContain(value);
  });

  test("report all wrong ones at once", () => {
    expect(linesOf({ PORT: "x", DEMO: "x", VOICE: "x" })).toHaveLength(3);
  });

  test("an empty optional one counts as absent", () => {
    expect(read({ PUBLIC_URL: "", SMTP_URL: "", PORT: "", HOST: "" })).toMatchObject({
      https: false,
      PORT: 3000,
      HOST: "127.0.0.1",
    });
  });

  test("know from PUBLIC_URL whether browsers come over https", () => {
    expect(read({ PUBLIC_URL: "https://carreras.uni.cl" }).https).toBe(true);
    expect(read({ PUBLIC_URL: "http://carreras.uni.cl:8080" }).https).toBe(false);
  });

  test.each([
    ["https://carreras.uni.cl/", "https://carreras.uni.cl"],
    ["HTTPS://Carreras.uni.cl:443", "https://carreras.uni.cl"],
    ["http://10.0.0.5:3000/", "http://10.0.0.5:3000"],
    ["https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"],
  ])("take %s as the server %s", (given, origin) => {
    expect(read({ PUBLIC_URL: given }).PUBLIC_URL).toBe(origin);
  });

  test.each([
    "https://www.uni.cl/carreras",
    "https://www.uni.cl/carreras/",
    "https://www.uni.cl//",
    "https://www.uni.cl/?sitio=carreras",
    "https://www.uni.cl?",
    "https://www.uni.cl/#carreras",
    "https://www.uni.cl#",
    "https://usuario@www.uni.cl",
  ])("refuse %s, of which they would have to drop a part, and say what to ask for instead", (value) => {
    const [line, ...others] = linesOf({ PUBLIC_URL: value });
    expect(others).toEqual([]);
    expect(line).toMatch(/^PUBLIC_URL: se esperaba solo el servidor, como https:\/\/\S+, sin ruta/);
    expect(line).toContain("pide un nombre o subdominio propio");
    expect(line).toContain(`Valor recibido: «${value}»`);
  });

  test("refuse a PUBLIC_URL with a password without repeating it", () => {
    const [line] = linesOf({ PUBLIC_URL: "https://usuario:hunter2@www.uni.cl" });
    expect(line).toMatch(/^PUBLIC_URL: se esperaba solo el servidor/);
    expect(line).not.toContain("hunter2");
  });

  test("want both halves of a certificate", () => {
    const file = path.resolve("package.json");
    expect(linesOf({ TLS_CERT: file })[0]).toMatch(/^TLS_KEY: /);
  });
});
