import type { IncomingHttpHeaders } from "node:http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something comes from another site. Remix's own check leaves out resource routes and
 * `?_data=` posts, so this one runs before routing, for every path.
 * @param publicOrigin origin of PUBLIC_URL; without it the Host header decides.
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  const source = headers.origin ?? originOf(headers.referer);
  // Neither header: no browser sends that on a mutation. A tool without a cookie has no session that could be abused.
  if (source === undefined) return headers.cookie !== undefined;
  if (publicOrigin) return source !== publicOrigin;
  return hostOf(source) === undefined || hostOf(source) !== headers.host;
}

/** The same for a request that a route has got: a path may be open to forms of other sites. */
export function isCrossSiteRequest({ method, headers }: Request, publicUrl: string | undefined): boolean {
  return isCrossSite(method, Object.fromEntries(headers), publicUrl);
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  try {
    return new URL(address).origin;
  } catch {
    return "null";
  }
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
