import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityTxt } from "#app/http/security-txt.ts";
import { TestServer } from "../support/server.ts";

const ADDRESS = "/.well-known/security.txt";
const DAY_MS = 86_400_000;

describe("the file", () => {
  const startedAt = new Date("2026-11-26T13:45:00.000Z");
  const contact = "mailto:seguridad@u.cl";

  test("names the contact, ends within a year of the start, and says where it belongs", () => {
    expect(securityTxt({ contact, publicUrl: "https://carreras.u.cl", startedAt })).toBe(
      [
        "Contact: mailto:seguridad@u.cl",
        "Expires: 2027-11-25T00:00:00Z",
        "Preferred-Languages: es, en",
        "Canonical: https://carreras.u.cl/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  test.each([undefined, "http://carreras.u.cl"])("says no place that is not https (%s)", (publicUrl) => {
    expect(securityTxt({ contact, publicUrl, startedAt })).not.toContain("Canonical");
  });
});

describe("the server", () => {
  const server = new TestServer({ DEMO: "0" });
  beforeAll(() => server.start(), 60_000);
  afterAll(() => server.dispose());

  test("has none until there is a contact, and then shows it to everybody", async () => {
    const absent = await fetch(server.url + ADDRESS);
    expect(absent.status).toBe(404);
    expect(await absent.json()).toMatchObject({ error: "No encontrado" });

    await server.kill("SIGTERM");
    server.setting("SECURITY_CONTACT", "https://seguridad.u.cl/avisos");
    await server.start();
    const answer = await fetch(server.url + ADDRESS);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^Contact: https:\/\/seguridad\.u\.cl\/avisos\n/);
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "") - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(365);
    expect((await fetch(server.url + ADDRESS, { method: "POST" })).status).toBe(405);
  });
});
