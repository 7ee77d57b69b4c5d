import { generateSync } from "otplib";
import type { Authenticator } from "./authenticator.ts";
import { callRoute, cookiesAfter } from "./http.ts";

/** People with a second factor, as their browsers get one: through the routes' functions. */

const LOCAL = "http://localhost/";
type Route = Parameters<typeof callRoute>[0];

/** The code that an app shows at that time. */
export function codeAt(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** A browser: its cookies, and what it sends with them. */
export class TestBrowser {
  cookies = "";
  readonly userAgent: string;

  constructor(cookies = "", userAgent = "Navegador de prueba") {
    this.cookies = cookies;
    this.userAgent = userAgent;
  }

  async post(route: Route, json: unknown = {}, params: Record<string, string> = {}): Promise<Response> {
    const headers = { "User-Agent": this.userAgent };
    const response = await callRoute(route, { url: LOCAL, json, params, cookie: this.cookies, headers });
    this.cookies = cookiesAfter(response, this.cookies);
    return response;
  }

  get isSignedIn(): boolean {
    return /(^|; )sid=/.test(this.cookies);
  }
}

type EnrolRoutes = { totp: Route; confirm: Route };

/** @returns the app's secret, and the recovery codes */
export async function enrolTotp(
  browser: TestBrowser,
  { totp, confirm }: EnrolRoutes,
  { password, now }: { password: string; now: Date },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await (await browser.post(totp, { password })).json();
  const response = await browser.post(confirm, { code: codeAt(secret, now) });
  const { recoveryCodes } = await response.json();
  return { secret, recoveryCodes };
}

type AddRoutes = { options: Route; add: Route };

export async function addPasskey(
  browser: TestBrowser,
  authenticator: Authenticator,
  { options: ask, add }: AddRoutes,
  password: string,
): Promise<Response> {
  const { options } = await (await browser.post(ask, { password })).json();
  return browser.post(add, { name: "Mi teléfono", credential: authenticator.create(options) });
}
