import type { IncomingMessage, RequestListener } from "node:http";

const HEALTH_PATH = /^\/(?:healthz|readyz)(?:\?|$)/;

/**
 * Load balancers ask in HTTP/1.0, where a Host header is not required; everywhere else its absence stays a refusal,
 * since addresses are made of it. What a probe is told does not depend on any host.
 */
export function withProbeHost(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (isHostlessProbe(req)) req.headers.host = "localhost";
    listener(req, res);
  };
}

function isHostlessProbe({ httpVersion, method, url, headers }: IncomingMessage): boolean {
  return (
    httpVersion === "1.0" && !headers.host && (method === "GET" || method === "HEAD") && HEALTH_PATH.test(url ?? "")
  );
}
