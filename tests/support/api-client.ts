import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Account } from "./announcement.ts";

/** A signed-in client of a running server, as a browser of the same origin. */
export class ApiClient {
  readonly #base: string;
  #cookie = "";

  constructor(base: string) {
    this.#base = base;
  }

  /** The Cookie header of its session. */
  get cookie(): string {
    return this.#cookie;
  }

  async signIn({ rut, password }: Account): Promise<this> {
    const response = await this.fetch("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rut, password }),
    });
    if (!response.ok) throw new Error(`sign-in failed: ${response.status} ${await response.text()}`);
    this.#cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    return this;
  }

  /** Goes on with a session that exists already. */
  resume(cookie: string): this {
    this.#cookie = cookie;
    return this;
  }

  fetch(url: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.#base + url, { ...init, headers: { origin: this.#base, cookie: this.#cookie, ...init.headers } });
  }

  /** POST /api/cv/analyze with a file of the disk. */
  async analyze(file: string, name = path.basename(file)): Promise<Response> {
    const form = new FormData();
    form.append("cv", new Blob([await readFile(file)]), name);
    return this.fetch("/api/cv/analyze", { method: "POST", body: form });
  }
}
