import { createHmac, timingSafeEqual } from "node:crypto";
import type { BlockList } from "node:net";
import { z } from "zod";
import { isInRanges } from "#app/platform/address-ranges.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { programVersion } from "#app/platform/program-version.server.ts";
import { clientAddress, endsWithAddress, plainAddress } from "./client-address.server.ts";

/**
 * What the running server tells `npm run doctor`: how a request reached it, and with which settings it runs. It answers
 * only who can read the secrets in DATA_DIR; for everybody else the address does not exist. Both ends are here.
 */

export const DIAGNOSIS_PATH = "/diagnosis";
export const DIAGNOSIS_HEADER = "X-Diagnosis";
/** Clocks of one machine do not differ; a proxy may take its time. */
const VALID_MS = MINUTE_MS;

export const diagnosisSchema = z.object({
  version: z.string(),
  startedAt: z.string().describe("ISO-8601 UTC"),
  host: z.string().nullable().describe("the Host header as it arrived; null without"),
  peer: z.string().describe("who opened the connection: the proxy, where there is one"),
  isPeerTrusted: z.boolean().describe("TRUST_PROXY names that peer"),
  isForwarded: z.boolean().describe("X-Forwarded-For arrived"),
  hasForwardedAddress: z.boolean().describe("its last entry is an address"),
  client: z.string().describe("who the request counts as"),
  untrustedProxy: z
    .string()
    .nullable()
    .describe(
      "a peer on this machine that sends X-Forwarded-For although TRUST_PROXY does not name it; null: none seen",
    ),
  settings: z
    .record(z.string(), z.string())
    .describe(
      "for each setting a print of 12 characters (HMAC under the same key): tells equal values from different ones",
    ),
});
export type Diagnosis = z.infer<typeof diagnosisSchema>;

export const parseDiagnosis = (value: unknown): Diagnosis | null => diagnosisSchema.safeParse(value).data ?? null;

/** @param pepper the secret of this installation */
export const diagnosisKey = (pepper: string): Buffer => createHmac("sha256", pepper).update("diagnosis").digest();

/** Proves that the client knows the key, for a minute. */
export function diagnosisToken(key: Buffer, now: number): string {
  return `${now}.${createHmac("sha256", key).update(String(now)).digest("base64url")}`;
}

function isDiagnosisToken(key: Buffer, token: string | undefined, now: number): boolean {
  const [at = ""] = (token ?? "").split(".");
  if (!token || !/^\d{1,15}$/.test(at) || Math.abs(now - Number(at)) > VALID_MS) return false;
  const expected = Buffer.from(diagnosisToken(key, Number(at)));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Which start of the platform decides these, or they are the same by nature. */
const NOT_COMPARED = new Set(["production", "DEMO", "DATA_DIR"]);

/** Tells equal values from different ones without telling the values. */
export function settingPrints(key: Buffer, settings: Settings): Record<string, string> {
  const print = (name: string, value: unknown) =>
    createHmac("sha256", key)
      .update(`${name}=${JSON.stringify(value ?? null)}`)
      .digest("base64url")
      .slice(0, 12);
  const compared = Object.entries(settings).filter(([name]) => !NOT_COMPARED.has(name));
  return Object.fromEntries(compared.map(([name, value]) => [name, print(name, value)]));
}

type Arrived = { peer: string | undefined; forwardedFor: string | undefined; host: string | undefined };

export type Diagnoser = {
  /** Looks at every request that comes in. */
  notice(arrived: Arrived): void;
  /** @returns null for an client without the key */
  answer(token: string | undefined, arrived: Arrived): Diagnosis | null;
};

export function createDiagnoser(key: Buffer, settings: Settings, trusted: BlockList): Diagnoser {
  let untrustedProxy: string | null = null;
  const prints = settingPrints(key, settings);
  return {
    notice({ peer, forwardedFor }) {
      if (forwardedFor === undefined || untrustedProxy !== null) return;
      const address = plainAddress(peer ?? "");
      // From elsewhere anybody may send the header; on this machine it is a proxy.
      if (/^(127\.|::1$)/.test(address) && !isInRanges(address, trusted)) untrustedProxy = address;
    },
    answer(token, { peer, forwardedFor, host }) {
      if (!isDiagnosisToken(key, token, Date.now())) return null;
      const address = plainAddress(peer ?? "");
      return {
        version: programVersion,
        startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
        host: host ?? null,
        peer: address,
        isPeerTrusted: isInRanges(address, trusted),
        isForwarded: forwardedFor !== undefined,
        hasForwardedAddress: forwardedFor !== undefined && endsWithAddress(forwardedFor),
        client: clientAddress(peer, forwardedFor, trusted),
        untrustedProxy,
        settings: prints,
      };
    },
  };
}
