// Prevents: a reading of SAML that only our own provider of the tests shares.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { makeCertificate } from "../support/certificate.ts";
import { makeUser } from "../support/database.ts";
import { cookiesAfter } from "../support/http.ts";
import { freePort } from "../support/oidc-browser.ts";
import { SamlBrowser } from "../support/saml-platform.ts";
import { RUT_ATTRIBUTE } from "../support/scripted-saml-provider.ts";
import { TestServer } from "../support/server.ts";
import { SimpleSaml, simpleSamlMissing } from "../support/simplesaml.ts";

if (simpleSamlMissing) console.warn(`The tests with another identity provider are skipped: ${simpleSamlMissing}`);

const PERSON = { user: "vsoto", password: "clave-de-valentina", rut: "12345678-5" };

describe.skipIf(simpleSamlMissing !== null)("SimpleSAMLphp", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "careers-saml-real-"));
  const idp = new SimpleSaml();
  let server: TestServer;

  beforeAll(async () => {
    await idp.prepare();
    const own = makeCertificate("sp.example", 2048);
    const url = `http://127.0.0.1:${await freePort()}`;
    const at = (name: string) => `${url}/auth/saml/${name}`;
    const partner = { entityId: at("metadata"), acsUrl: at("acs"), logoutUrl: at("logout"), certificate: own.cert };
    const { user, password, rut } = PERSON;
    await idp.start([{ user, password, attributes: { [RUT_ATTRIBUTE]: rut } }], partner);
    const file = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    server = new TestServer({
      PUBLIC_URL: url,
      SAML_IDP_METADATA: file("idp.xml", await idp.metadata()),
      SAML_SP_KEY: file("sp.key", own.key),
      SAML_SP_CERT: file("sp.crt", own.cert),
      SAML_RUT_ATTRIBUTE: RUT_ATTRIBUTE,
      SAML_LOGOUT: "1",
    });
    server.url = url;
    await server.start();
    const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
    await makeUser(database.db, { rut });
    await database.close();
  }, 120_000);
  afterAll(async () => {
    await server?.dispose();
    await idp.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("signs a person in, and its sign-out ends the session here", async () => {
    const browser = new SamlBrowser(server.url);
    const there = new ProviderBrowser();
    const form = await there.follow(await browser.begin());
    const answer = await there.submit(form, { username: PERSON.user, password: PERSON.password });
    const message = fieldsOf(answer.text).SAMLResponse ?? "";
    expect((await browser.post(message)).headers.get("location")).toBe("/dashboard");
    expect((await browser.get("/api/auth/me")).status).toBe(200);

    const request = await there.until(`${idp.url}/saml2/idp/SingleLogoutService.php?ReturnTo=/`, "/auth/saml/logout");
    const { pathname, search } = new URL(request);
    const answered = await browser.get(pathname + search);
    expect(new URL(answered.headers.get("location") ?? "").origin).toBe(idp.url);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
  });
});

type Page = { url: string; text: string };
const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
      const name = /name="([^"]*)"/.exec(tag)?.[1];
      return name === undefined ? [] : [[name, (/value="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&")]];
    }),
  );

/** The same person's browser at the provider. */
class ProviderBrowser {
  #cookies = "";

  async #get(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url, { ...init, headers: { cookie: this.#cookies }, redirect: "manual" });
    this.#cookies = cookiesAfter(response, this.#cookies);
    return response;
  }

  async follow(from: URL | string, init: RequestInit = {}): Promise<Page> {
    let url = String(from);
    let response = await this.#get(url, init);
    for (let location = response.headers.get("location"); location; location = response.headers.get("location")) {
      url = new URL(location, url).href;
      response = await this.#get(url);
    }
    return { url, text: await response.text() };
  }

  /** @returns the first address on the way whose path is this one, without asking for it */
  async until(from: string, path: string): Promise<string> {
    let url = from;
    while (new URL(url).pathname !== path) {
      const location = (await this.#get(url)).headers.get("location");
      if (!location) throw new Error(`no way from ${url} to ${path}`);
      url = new URL(location, url).href;
    }
    return url;
  }

  submit({ url, text }: Page, fields: Record<string, string>): Promise<Page> {
    return this.follow(url, { method: "POST", body: new URLSearchParams({ ...fieldsOf(text), ...fields }) });
  }
}
