import { type BlockList, isIP } from "node:net";
import { isInRanges } from "#app/platform/address-ranges.server.ts";

/**
 * The address that limits are counted by. The header is read from the right, past trusted hops only:
 * what stands further left was written by the client and can be anything.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = plainAddress(peer ?? "");
  const hops = (forwardedFor ?? "").split(",").map(hopAddress);
  while (isInRanges(address, trusted)) {
    const next = hops.pop();
    if (!next) break;
    address = next;
  }
  return address;
}

/** Whether the last entry of the header is an address, in any spelling that proxies use. */
export function endsWithAddress(forwardedFor: string): boolean {
  return hopAddress(forwardedFor.split(",").at(-1) ?? "") !== undefined;
}

/**
 * One entry of the header as an address: proxies write 203.0.113.7, 203.0.113.7:5678, 2001:db8::1, [2001:db8::1] or
 * [2001:db8::1]:443, some in quotes.
 * @returns undefined where it is none of these: "unknown", a name, a port out of range
 */
function hopAddress(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, "$1");
  if (isIP(text) !== 0) return plainAddress(text);
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (port !== undefined && Number(port) > 65_535) return undefined;
  if (bracketed !== undefined) return isIP(bracketed) === 6 ? plainAddress(bracketed) : undefined;
  return plain !== undefined && isIP(plain) === 4 ? plain : undefined;
}

/** An IPv4-mapped IPv6 address in any spelling as its IPv4 address: ::ffff:10.0.0.1 and ::FFFF:a00:1 -> 10.0.0.1 */
export function plainAddress(address: string): string {
  if (isIP(address) !== 6 || address.includes("%")) return address;
  // The URL parser writes every spelling in one canonical way, the last 32 bits as two groups.
  const [, high, low] =
    /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(new URL(`http://[${address}]/`).hostname) ?? [];
  if (high === undefined || low === undefined) return address;
  const [left, right] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [left >> 8, left & 255, right >> 8, right & 255].join(".");
}
