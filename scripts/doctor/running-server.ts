import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { z } from "zod";
import { keptSecrets } from "#app/features/auth/secrets.server.ts";
import {
  DIAGNOSIS_HEADER,
  DIAGNOSIS_PATH,
  type Diagnosis,
  diagnosisKey,
  diagnosisToken,
  parseDiagnosis,
} from "#app/http/server/diagnosis.server.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { codeOf } from "./finding.ts";

/** Queries the server that may be running, directly and at its public address. */

const LIMIT_MS = 4000;
const MAX_ANSWER = 256 * 1024;

export type ServerAnswer =
  | { state: "silent"; address: string; cause: string }
  /** Another program. */
  | { state: "foreign"; address: string }
  | {
      state: "running";
      address: string;
      isReady: boolean;
      /** Null: it does not know the secrets of this DATA_DIR, or is older than this program. */
      diagnosis: Diagnosis | null;
    };

/** Queries HOST and PORT on this machine. */
export async function askServer(settings: Settings): Promise<ServerAnswer> {
  const address = directAddress(settings);
  try {
    const health = z.object({ status: z.literal("ok") }).safeParse((await get(`${address}/healthz`)).json);
    if (!health.success) return { state: "foreign", address };
    const isReady = (await get(`${address}/readyz`)).status === 200;
    const { diagnosis } = await askDiagnosis(address, settings);
    return { state: "running", address, isReady, diagnosis };
  } catch (error) {
    return { state: "silent", address, cause: codeOf(error) };
  }
}

/** @throws the network's error */
export async function askDiagnosis(
  address: string,
  settings: Pick<Settings, "DATA_DIR">,
): Promise<{ status: number; diagnosis: Diagnosis | null }> {
  const key = keyOf(settings);
  const headers: Record<string, string> = key ? { [DIAGNOSIS_HEADER]: diagnosisToken(key, Date.now()) } : {};
  const { status, json } = await get(`${address}${DIAGNOSIS_PATH}`, headers);
  return { status, diagnosis: parseDiagnosis(json) };
}

/** @returns null when there are no readable secrets */
export function keyOf({ DATA_DIR }: Pick<Settings, "DATA_DIR">): Buffer | null {
  try {
    const secrets = keptSecrets(DATA_DIR);
    return secrets && diagnosisKey(secrets.pepper);
  } catch {
    // The check of the secrets reports the problem.
    return null;
  }
}

function directAddress({ HOST, PORT, TLS_CERT }: Settings): string {
  const local: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  const host = local[HOST] ?? HOST;
  return `${TLS_CERT ? "https" : "http"}://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; json: unknown }> {
  return new Promise((resolve, reject) => {
    const secure = url.startsWith("https:");
    // Another check verifies the names and the issuer of the certificate.
    const options = {
      headers,
      signal: AbortSignal.timeout(LIMIT_MS),
      agent: false as const,
      rejectUnauthorized: false,
    };
    const request = (secure ? httpsRequest : httpRequest)(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
        if (text.length > MAX_ANSWER) request.destroy();
      });
      response.once("error", reject);
      response.once("end", () => resolve({ status: response.statusCode ?? 0, json: parsed(text) }));
    });
    request.once("error", reject);
    request.end();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
