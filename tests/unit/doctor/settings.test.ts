import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { closest, combinations, settings } from "../../../scripts/doctor/settings.ts";
import { makeInstallation, runCheck, siteOf, those } from "../../support/doctor.ts";

const look = (envFile: string, env: Record<string, string> = {}) =>
  runCheck(settings, siteOf(makeInstallation(envFile), { env }));

describe("settings in the diagnosis", () => {
  test("each wrong one has its line of .env, and the others are looked at all the same", async () => {
    const findings = await look("# comment\nPORT=abc\nVOICE=cloud\nTLS_CERT=/nowhere.pem\nHOST=0.0.0.0\n");
    expect(
      those(findings, "fail")
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["PORT", "TLS_CERT", "VOICE"]);
    expect(those(findings, "fail", "PORT")[0]?.remedy).toContain("línea 2 de .env");
    expect(those(findings, "warn", "HOST")).toHaveLength(1);
  });

  test("an address with a path says what to ask for, and is not called missing besides", async () => {
    const text = "HOST=0.0.0.0\nTRUST_PROXY=10.0.0.7\nPUBLIC_URL=https://www.uni.cl/carreras\n";
    const findings = await look(text);
    const [wrong, ...others] = those(findings, "fail");
    expect(others).toEqual([]);
    expect(wrong).toMatchObject({ name: "PUBLIC_URL", remedy: expect.stringContaining("línea 3 de .env") });
    expect(wrong?.found).toContain("pide un nombre o subdominio propio");
    expect(wrong?.found).toContain("«https://www.uni.cl/carreras»");
    expect([...those(findings, "warn", "TRUST_PROXY"), ...those(findings, "warn", "HOST")]).toEqual([]);
    const withoutAddress = await look("HOST=0.0.0.0\nTRUST_PROXY=10.0.0.7\n");
    expect(those(withoutAddress, "warn").map(({ name }) => name)).toEqual(
      expect.arrayContaining(["TRUST_PROXY", "HOST"]),
    );
  });

  test("half a certificate and a server without address are named too", async () => {
    const { root, env } = makeInstallation();
    writeFileSync(path.join(root, "a.pem"), "x");
    const site = siteOf(
      { root, env, dataDir: "", modelsDir: "" },
      { env: { TLS_CERT: path.join(root, "a.pem"), AI_ENGINE: "remote" } },
    );
    const names = those(await runCheck(settings, site), "fail").map(({ name }) => name);
    expect(names.sort()).toEqual(["AI_BASE_URL", "TLS_KEY"]);
  });

  test("a misspelt name is told from somebody else's", async () => {
    const findings = await look("SMTP_ULR=smtp://a\nWHISPR_MODEL=x\nFOO_BAR=1\nHTTPS_PROXY=http://p:1\n", {
      TRUST_PROXI: "::1",
      LOGNAME: "x",
    });
    expect(those(findings, "warn", "SMTP_ULR")[0]?.found).toContain("¿es SMTP_URL?");
    expect(those(findings, "warn", "WHISPR_MODEL")[0]?.remedy).toContain("línea 2");
    expect(those(findings, "warn", "FOO_BAR")[0]?.found).not.toContain("¿es");
    expect(those(findings, "warn", "TRUST_PROXI")[0]?.found).toContain("¿es TRUST_PROXY?");
    expect(findings.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["HTTPS_PROXY"]));
    expect(findings.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["LOGNAME"]));
  });

  test.each([
    ["SMTP_ULR", "SMTP_URL"],
    ["PUBLICURL", "PUBLIC_URL"],
    ["smtp_url2", "SMTP_URL"],
    ["HOME", null],
    ["HOSTNAME", null],
  ])("%s was meant to be %s", (written, meant) => {
    expect(closest(written)).toBe(meant);
  });

  test("what Node reads before .env has no effect there", async () => {
    const findings = await look("NODE_EXTRA_CA_CERTS=/etc/ca.pem\n");
    expect(those(findings, "warn", "NODE_EXTRA_CA_CERTS")[0]?.remedy).toContain("entorno del proceso");
  });

  test("a .env with a key in it that others may read", async () => {
    const installation = makeInstallation("SMTP_URL=smtp://a:b@mail.test\n");
    expect(those(await runCheck(settings, siteOf(installation)), "warn", ".env")).toEqual([]);
    chmodSync(path.join(installation.root, ".env"), 0o644);
    expect(those(await runCheck(settings, siteOf(installation)), "warn", ".env")[0]?.remedy).toContain("chmod 600");
  });
});

/** Of the institution itself: for somebody in distress, and for whoever finds a hole. */
const CONTACTS = { SUPPORT_CARE: "Apoyo | 9 a 18 | mailto:apoyo@u.cl", SECURITY_CONTACT: "mailto:seguridad@u.cl" };

describe("settings that do not go together", () => {
  const names = (env: Record<string, string>, isProduction = false) => {
    const given = { SUPPORT_CONTACT: "mailto:a@u.cl", EMAIL_DOMAIN: "u.cl", ...env };
    const { settings } = siteOf(makeInstallation(), { env: given });
    return combinations(settings, { isProduction, isAddressWrong: false }).map(({ name }) => name);
  };
  test.each([
    [{}, []],
    [{ PUBLIC_URL: "https://u.cl" }, ["PUBLIC_URL"]],
    [{ PUBLIC_URL: "https://u.cl", TRUST_PROXY: "127.0.0.1", HOST: "0.0.0.0" }, []],
    [{ TRUST_PROXY: "127.0.0.1" }, ["TRUST_PROXY"]],
    [{ HOST: "0.0.0.0" }, ["HOST"]],
    [{ TRUST_PROXY: "0.0.0.0/0", PUBLIC_URL: "https://u.cl" }, ["TRUST_PROXY"]],
    [{ SUPPORT_CONTACT: "", EMAIL_DOMAIN: "" }, ["SUPPORT_CONTACT", "EMAIL_DOMAIN"]],
    [{ AI_ENGINE: "rules", AI_BASE_URL: "http://10.0.0.1" }, ["AI_BASE_URL"]],
    [{ DEMO: "1" }, []],
  ])("%j", (env, expected) => {
    expect(names(env as Record<string, string>)).toEqual(expected);
  });

  test("sample data in production", () => {
    expect(names({ DEMO: "1", ...CONTACTS }, true)).toEqual(["DEMO"]);
  });

  test.each(["SUPPORT_CARE", "SECURITY_CONTACT"] as const)("no %s of the institution's own, in production", (name) => {
    expect(names({ ...CONTACTS, [name]: "" }, true)).toEqual([name]);
    expect(names({ ...CONTACTS, [name]: "" }, false)).toEqual([]);
  });
});
