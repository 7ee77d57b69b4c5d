/**
 * Protection against password guessing, kept across restarts. Keys are keyed fingerprints (HMAC) that reveal neither
 * names nor addresses. Times are epoch milliseconds.
 */
export interface LoginThrottleTable {
  /** What the key represents: a typed name, a known browser, a network, or all attempts together. */
  kind: "name" | "device" | "network" | "all";
  key: string;
  /** Number of failures; for a network, the level of its bucket. */
  count: number;
  /** Only for networks; 0 for the others. */
  budget: number;
  changed_at: number;
  blocked_until: number;
  expires_at: number;
  /** 1: a console command asks the running server to delete this key and all keys that begin with it. */
  cleared: number;
}
