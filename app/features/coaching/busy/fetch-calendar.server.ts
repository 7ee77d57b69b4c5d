import { lookup as systemLookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { addressRanges, isInRanges } from "#app/platform/address-ranges.server.ts";
import { SECOND_MS } from "#app/platform/durations.ts";

/** Fetches a calendar from a server that the institution allows, and from no other. */

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 20 * SECOND_MS;

/** What is not on the internet: this machine, the campus, and what stands for them in IPv6. */
const INSIDE = addressRanges([
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/4", "240.0.0.0/4"],
  ...["::/96", "::ffff:0:0/96", "64:ff9b::/32", "2002::/16", "fc00::/7", "fe80::/10", "ff00::/8"],
]);

export type FetchedCalendar = { text: string; etag: string | null } | "unchanged";

/** Why a calendar could not be had; the message names neither address nor content. */
export class CalendarFetchError extends Error {
  override name = "CalendarFetchError";
}

export type FetchOptions = {
  /** BUSY_CALENDAR_HOSTS: "calendario.universidad.cl", or "*.example.com" for what is below it. */
  hosts: readonly string[];
  etag?: string | null;
  /** In tests: another resolver, and whose certificates are trusted. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
  ca?: string;
};

/**
 * How a host is allowed. named: by its own name, which may be one of the campus. below: by what it is part of; then it
 * must be on the internet.
 */
export function allowanceOf(url: URL, hosts: readonly string[]): "named" | "below" | null {
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  const host = url.hostname.toLowerCase();
  if (hosts.some((entry) => entry.toLowerCase() === host)) return "named";
  const isBelow = hosts.some((entry) => entry.startsWith("*.") && host.endsWith(entry.slice(1).toLowerCase()));
  return isBelow && isIP(host.replace(/^\[|\]$/g, "")) === 0 ? "below" : null;
}

/**
 * @throws CalendarFetchError: a host that is not allowed or not on the internet, a redirect or any other answer but
 *   200 and 304, more than 2 MB, more than 20 seconds
 */
export function fetchCalendar(address: string, options: FetchOptions): Promise<FetchedCalendar> {
  const url = new URL(address);
  const allowance = allowanceOf(url, options.hosts);
  if (allowance === null) throw new CalendarFetchError("the host is not allowed");
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent: false,
        lookup: checkedLookup(allowance, options.resolve),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: "text/calendar",
          "accept-encoding": "identity",
          ...(options.etag && { "if-none-match": options.etag }),
        },
        ...(options.ca !== undefined && { ca: options.ca }),
      },
      (response) => {
        receive(response).then(resolve, (error: unknown) => {
          response.destroy();
          reject(error);
        });
      },
    );
    call.on("error", (error) =>
      reject(error instanceof CalendarFetchError ? error : new CalendarFetchError("no answer", { cause: error })),
    );
    call.end();
  });
}

async function receive(response: IncomingMessage): Promise<FetchedCalendar> {
  if (response.statusCode === 304) {
    response.resume();
    return "unchanged";
  }
  if (response.statusCode !== 200) throw new CalendarFetchError(`it answered ${response.statusCode}`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new CalendarFetchError("more than 2 MB");
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof CalendarFetchError ? error : new CalendarFetchError("it broke off", { cause: error });
  }
  return { text: Buffer.concat(chunks).toString("utf8"), etag: response.headers.etag ?? null };
}

/** The addresses that are connected to are the very ones that were looked at: a name cannot change in between. */
function checkedLookup(
  allowance: "named" | "below",
  resolve: NonNullable<FetchOptions["resolve"]> = (host) => systemLookup(host, { all: true }),
): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        const isInside = addresses.some(({ address }) => isInRanges(address, INSIDE));
        if (!first || (isInside && allowance !== "named")) {
          callback(new CalendarFetchError("its address is not on the internet"), "", 0);
        } else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}
