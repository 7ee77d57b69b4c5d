import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/**
 * Metrics that are counted while the process runs: requests, and Node's own figures. Gauges of a current state are read
 * at the time of a scrape (features/admin/metrics).
 */

type Counted = { registry: Registry; requests: Counter; durations: Histogram };

/** Histogram buckets up to minutes, because a call may wait for a CV's analysis. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

// On globalThis, because the HTTP server and the application are two bundles that count requests together.
const store = globalThis as typeof globalThis & { __metrics?: Counted };

function counted(): Counted {
  store.__metrics ??= start();
  return store.__metrics;
}

function start(): Counted {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "careers_http_requests_total",
    help: "Requests answered, by route (not by address), method and class of the status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "careers_http_request_duration_seconds",
    help: "Time until the answer began, by route and method. A call that waits for a result counts its waiting.",
    labelNames: ["method", "route"],
    buckets: SECONDS,
    registers,
  });
  return { registry, requests, durations };
}

export type AnsweredRequest = {
  /** One of the known methods; any other is "other". */
  method: string;
  /** Pattern of the route, e.g. "/api/coaching/bookings/:id/cancel"; never the requested path itself. */
  route: string;
  status: number;
  seconds: number;
};

export function countRequest({ method, route, status, seconds }: AnsweredRequest): void {
  const { requests, durations } = counted();
  requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
  durations.observe({ method, route }, seconds);
}

/** The metrics of this module and of Node, in the text format of Prometheus; metricsText() adds the others. */
export function countedText(): Promise<string> {
  return counted().registry.metrics();
}
