import type { LoaderFunctionArgs } from "@remix-run/node";

type Route = (args: LoaderFunctionArgs) => Promise<Response>;

export type Call = {
  method?: string;
  url?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, instead of `json`. */
  body?: BodyInit;
  headers?: Record<string, string>;
  cookie?: string;
  params?: Record<string, string>;
  clientAddress?: string;
  peerAddress?: string;
};

/** Calls a route's function as the HTTP server does. */
export function callRoute(route: Route, call: Call = {}): Promise<Response> {
  const headers = new Headers(call.headers);
  if (call.cookie) headers.set("Cookie", call.cookie);
  if (call.json !== undefined) headers.set("Content-Type", "application/json");
  const method = call.method ?? (call.json === undefined && call.body === undefined ? "GET" : "POST");
  const body = call.json === undefined ? call.body : JSON.stringify(call.json);
  const request = new Request(call.url ?? "http://localhost/", {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(body instanceof ReadableStream && { duplex: "half" as const }),
  });
  const context = {
    nonce: "nonce",
    requestId: "request-1",
    clientAddress: call.clientAddress ?? "192.0.2.1",
    signal: new AbortController().signal,
    ...(call.peerAddress !== undefined && { peerAddress: call.peerAddress }),
  };
  // What routes read here; a router may hand over more.
  return route({ request, params: call.params ?? {}, context } as LoaderFunctionArgs);
}

/** What a browser that got this answer would send next: the cookies that it sets, over those it had. */
export function cookiesAfter(response: Response, before = ""): string {
  const jar = new Map<string, string>();
  for (const pair of before.split("; ").filter(Boolean)) jar.set(...split(pair));
  for (const header of response.headers.getSetCookie()) {
    const [name, value] = split(header.split(";")[0] ?? "");
    if (/;\s*Max-Age=0\b/i.test(header)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

function split(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}
