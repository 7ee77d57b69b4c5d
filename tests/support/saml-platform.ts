import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Db, openDatabase } from "#db/open.server.ts";
import { makeCertificate, type TestCertificate } from "./certificate.ts";
import { cookiesAfter } from "./http.ts";
import { freePort } from "./oidc-browser.ts";
import { RUT_ATTRIBUTE, type SamlForgery, ScriptedSamlProvider } from "./scripted-saml-provider.ts";
import { TestServer } from "./server.ts";

/** The built server, and a scripted identity provider that it sends people to. */
export type SamlPlatform = {
  provider: ScriptedSamlProvider;
  server: TestServer;
  /** The platform's own pair of keys. */
  own: TestCertificate;
  inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

export async function startSamlPlatform(env: Record<string, string> = {}): Promise<SamlPlatform> {
  const provider = await new ScriptedSamlProvider().start();
  const own = makeCertificate("sp.example", 2048);
  const folder = mkdtempSync(path.join(tmpdir(), "careers-saml-"));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = new TestServer({
    LOG_LEVEL: "debug",
    PUBLIC_URL: url,
    SAML_IDP_METADATA: file("idp.xml", provider.metadata),
    SAML_SP_KEY: file("sp.key", own.key),
    SAML_SP_CERT: file("sp.crt", own.cert),
    SAML_RUT_ATTRIBUTE: RUT_ATTRIBUTE,
    SAML_EMAIL_VERIFIED: "1",
    ...env,
  });
  // The provider sends browsers back to an address that is known before the start.
  server.url = url;
  await server.start();
  return {
    provider,
    server,
    own,
    inDatabase: async (work) => {
      const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    stop: async () => {
      await server.dispose();
      await provider.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A browser between the platform and a scripted provider: it sends Lax cookies as browsers do. */
export class SamlBrowser {
  cookies = "";
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  async get(path: string): Promise<Response> {
    const headers = { cookie: this.cookies, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    return this.#kept(await fetch(new URL(path, this.#base), { headers, redirect: "manual" }));
  }

  /** @returns the address at the provider to which the browser was sent */
  async begin(query = ""): Promise<URL> {
    const response = await this.get(`/auth/saml${query}`);
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
    return new URL(response.headers.get("location") ?? "", this.#base);
  }

  /** The provider's form: a post from its site, without our cookies, and then what the page there posts from ours. */
  async post(message: string): Promise<Response> {
    const first = await this.form({ SAMLResponse: message, RelayState: "x" }, "cross-site");
    if (first.status !== 200) return first;
    const page = await first.text();
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    return this.form(Object.fromEntries(fields), "same-origin");
  }

  async form(fields: Record<string, string>, site: "cross-site" | "same-origin", path = "/auth/saml/acs") {
    const headers: Record<string, string> = { "sec-fetch-site": site, "sec-fetch-mode": "navigate" };
    if (site === "same-origin") headers.cookie = this.cookies;
    const body = new URLSearchParams(fields);
    return this.#kept(await fetch(new URL(path, this.#base), { method: "POST", headers, body, redirect: "manual" }));
  }

  /** @returns where the browser ends up */
  async signIn(provider: ScriptedSamlProvider, forgery: SamlForgery = {}): Promise<string> {
    const message = await provider.answer(await this.begin(), forgery);
    return (await this.post(message)).headers.get("location") ?? "";
  }

  #kept(response: Response): Response {
    this.cookies = cookiesAfter(response, this.cookies);
    return response;
  }
}
