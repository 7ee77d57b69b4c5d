import type { Agent } from "node:http";
import { HttpsProxyAgent } from "https-proxy-agent";
import { AppError } from "#app/platform/errors.ts";

/** Chooses how to reach a URL: through the returned agent, or directly if undefined. */
export type Network = (url: URL) => Agent | undefined;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Uses the proxies in HTTPS_PROXY and HTTP_PROXY except for hosts in NO_PROXY; before version 24 Node ignores these
 * variables. Lower-case names take precedence, as in curl.
 * @throws AppError when a proxy address is invalid
 */
export function campusNetwork(env: Environment): Network {
  const read = (name: string) => env[name.toLowerCase()] || env[name];
  const plain = proxyAgent("HTTP_PROXY", read("HTTP_PROXY"));
  const secure = proxyAgent("HTTPS_PROXY", read("HTTPS_PROXY")) ?? plain;
  const direct = (read("NO_PROXY") ?? "").split(/[\s,]+/).filter(Boolean);
  return (url) => {
    if (direct.some((entry) => covers(entry, url))) return undefined;
    return url.protocol === "https:" ? secure : plain;
  };
}

function proxyAgent(name: string, address: string | undefined): Agent | undefined {
  if (!address) return undefined;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new HttpsProxyAgent(address);
  throw new AppError(
    "bad_request",
    `${name}: se esperaba una dirección completa, como http://proxy.universidad.cl:3128`,
    { reason: "proxy" },
  );
}

/** An entry is "*", a host, or a domain that includes its subdomains; the last two may have a port. */
function covers(entry: string, { hostname, port, protocol }: URL): boolean {
  if (entry === "*") return true;
  const [, name = "", only] = /^(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
  if (only !== undefined && only !== (port || (protocol === "https:" ? "443" : "80"))) return false;
  const domain = name.replace(/^\*?\./, "");
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
