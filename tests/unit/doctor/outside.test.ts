import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { certificate } from "../../../scripts/doctor/certificate.ts";
import { mail } from "../../../scripts/doctor/mail.ts";
import { type Issued, issueCertificate, makeInstallation, runCheck, siteOf, those } from "../../support/doctor.ts";
import { TestSmtp } from "../../support/smtp.ts";

const LATER = "20491231000000Z";
const soon = () => `${new Date(Date.now() + 10 * 86_400_000).toISOString().replace(/[-:T]|\.\d+/g, "")}`;

describe("the certificate in the diagnosis", () => {
  const look = (folder: ReturnType<typeof makeInstallation>, { cert, key }: Issued, host = "carreras.test") =>
    runCheck(certificate, siteOf(folder, { env: { TLS_CERT: cert, TLS_KEY: key, PUBLIC_URL: `http://${host}` } }));

  test("is well with its issuer beside it", async () => {
    const folder = makeInstallation();
    const authority = await issueCertificate(folder.root, { notAfter: LATER, isAuthority: true });
    const leaf = await issueCertificate(folder.root, { notAfter: LATER, issuer: authority });
    const alone = await look(folder, leaf);
    expect(those(alone, "warn", "Cadena")[0]?.remedy).toContain("fullchain");
    writeFileSync(leaf.cert, readFileSync(leaf.cert, "utf8") + readFileSync(authority.cert, "utf8"));
    const whole = await look(folder, leaf);
    expect(whole.map(({ state }) => state)).toEqual(whole.map(() => "ok"));
  });

  test("past, nearly past, not begun", async () => {
    const folder = makeInstallation();
    const past = await issueCertificate(folder.root, { notAfter: "20210101000000Z" });
    expect(those(await look(folder, past), "fail", "TLS_CERT")[0]?.found).toBe("Venció el 31-12-2020.");
    const near = await issueCertificate(folder.root, { notAfter: soon() });
    expect(those(await look(folder, near), "warn", "TLS_CERT")[0]?.found).toMatch(/en (9|10) días/);
    const future = await issueCertificate(folder.root, { notBefore: "20480101000000Z", notAfter: LATER });
    expect(those(await look(folder, future), "fail", "TLS_CERT")[0]?.found).toBe("Aún no es válido.");
  });

  test("of another host, with another key, signed by itself", async () => {
    const folder = makeInstallation();
    const one = await issueCertificate(folder.root, { notAfter: LATER });
    const two = await issueCertificate(folder.root, { notAfter: LATER });
    expect(those(await look(folder, one, "otra.test"), "fail", "TLS_CERT")[0]?.found).toContain(
      "No nombra a otra.test",
    );
    expect(those(await look(folder, { cert: one.cert, key: two.key }), "fail", "TLS_KEY")).toHaveLength(1);
    expect(those(await look(folder, { cert: one.cert, key: one.cert }), "fail", "TLS_KEY")).toHaveLength(1);
    expect(those(await look(folder, one), "warn", "Cadena")[0]?.found).toContain("autofirmado");
    expect(those(await look(folder, { cert: one.key, key: one.key }), "fail", "TLS_CERT")).toHaveLength(1);
  });

  test("that people see is looked at where it stands", async () => {
    const folder = makeInstallation();
    const look = async (notAfter: string) => {
      const { cert, key } = await issueCertificate(folder.root, { host: "localhost", notAfter });
      const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) });
      await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
      onTestFinished(() => void server.close());
      const { port } = server.address() as AddressInfo;
      return runCheck(certificate, siteOf(folder, { env: { PUBLIC_URL: `https://localhost:${port}` } }));
    };
    expect(those(await look("20210101000000Z"), "fail")[0]?.found).toBe("Venció el 31-12-2020.");
    const [distrusted] = those(await look(LATER), "warn");
    expect(distrusted?.found).toContain("no confía en él (DEPTH_ZERO_SELF_SIGNED_CERT)");
  });

  test("that cannot be reached from here is left alone", async () => {
    const findings = await runCheck(
      certificate,
      siteOf(makeInstallation(), { env: { PUBLIC_URL: "https://localhost:1" } }),
    );
    expect(findings.map(({ state }) => state)).toEqual(["skipped"]);
  });
});

describe("the mail server in the diagnosis", () => {
  const look = (env: Record<string, string>) => runCheck(mail, siteOf(makeInstallation(), { env }));
  const smtp = async (account?: { user: string; password: string }) => {
    const server = new TestSmtp();
    if (account) server.behaviour.account = account;
    await server.start();
    onTestFinished(() => server.stop());
    return server;
  };

  test("none is set", async () => {
    expect(those(await look({}), "warn", "Servidor")[0]?.remedy).toContain("SMTP_URL=");
  });

  test("takes the account, and nothing is sent", async () => {
    const server = await smtp({ user: "carreras", password: "canario" });
    const findings = await look({ SMTP_URL: `smtp://carreras:canario@127.0.0.1:${server.port}`, MAIL_FROM: "a@u.cl" });
    expect(findings.map(({ state }) => state)).toEqual(["ok", "ok"]);
    expect(server.accepted).toEqual([]);
  });

  test("refuses the key, in the words of the panel and without the key", async () => {
    const server = await smtp({ user: "carreras", password: "otra" });
    const findings = await look({ SMTP_URL: `smtp://carreras:canario@127.0.0.1:${server.port}` });
    expect(those(findings, "fail", "Servidor")[0]?.found).toContain("no aceptó el usuario o la clave (535 5.7.8)");
    expect(JSON.stringify(findings)).not.toContain("canario");
    expect(those(findings, "warn", "Remitente")).toHaveLength(1);
  });

  test("is down", async () => {
    const server = await smtp();
    await server.stop();
    expect(those(await look({ SMTP_URL: server.url }), "fail", "Servidor")[0]?.found).toContain("No se pudo conectar");
  });

  test("might get the key in clear", async () => {
    const url = "smtp://a:b@192.0.2.1:587";
    const site = (SMTP_URL: string) => siteOf(makeInstallation(), { env: { SMTP_URL } });
    const run = (SMTP_URL: string) => mail.run(site(SMTP_URL), AbortSignal.timeout(50));
    expect(those(await run(url), "warn", "Cifrado")[0]?.remedy).toContain("requireTLS=true");
    expect(those(await run(`${url}?requireTLS=true`), "warn", "Cifrado")).toEqual([]);
    expect(those(await run(`${url}?requireTLS=true&tls.rejectUnauthorized=false`), "warn", "Cifrado")).toHaveLength(1);
  });

  test("never greets", async () => {
    const silent = createNetServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void silent.close());
    const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const findings = await mail.run(siteOf(makeInstallation(), { env: { SMTP_URL } }), AbortSignal.timeout(200));
    expect(those(findings, "fail", "Servidor")[0]?.found).toContain("no respondió a tiempo");
  });
});
