import { createServer } from "node:net";
import { cookiesAfter } from "./http.ts";
import type { Forgery, ScriptedOidcProvider } from "./scripted-oidc-provider.ts";

/** A port that is free now, for a server whose own address is one of its settings. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** A browser that follows links between the platform and a scripted provider, and keeps the platform's cookies. */
export class OidcBrowser {
  cookies = "";
  readonly #base: string;
  readonly #id: string;

  constructor(base: string, id = "campus") {
    this.#base = base;
    this.#id = id;
  }

  async get(path: string): Promise<Response> {
    const headers = { cookie: this.cookies, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    const response = await fetch(new URL(path, this.#base), { headers, redirect: "manual" });
    this.cookies = cookiesAfter(response, this.cookies);
    return response;
  }

  /** @returns the address at the provider to which the browser was sent */
  async begin(query = ""): Promise<URL> {
    const response = await this.get(`/auth/oidc/${this.#id}${query}`);
    if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
    return new URL(response.headers.get("location") ?? "", this.#base);
  }

  callback(parameters: Record<string, string>): Promise<Response> {
    return this.get(`/auth/oidc/${this.#id}/callback?${new URLSearchParams(parameters)}`);
  }

  /** @returns where the browser ends up */
  async signIn(provider: ScriptedOidcProvider, forgery: Forgery = {}): Promise<string> {
    const granted = provider.grant(await this.begin(), forgery);
    return (await this.callback(granted)).headers.get("location") ?? "";
  }
}
