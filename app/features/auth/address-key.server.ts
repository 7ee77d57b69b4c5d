import { isIP } from "node:net";

/**
 * What counts as one address for the throttle: the IPv4 address, or the /64 network of an IPv6 address
 * (one customer or one campus network owns 2^64 of them).
 */
export function addressKey(address: string): string {
  const plain = address.split("%")[0] ?? "";
  if (isIP(plain) !== 6) return plain;
  // The URL parser writes every spelling of an IPv6 address in one canonical way.
  const canonical = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  const groups = expand(canonical);
  const mapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`;
}

/** "2001:db8::1" -> its eight groups */
function expand(canonical: string): string[] {
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

/** ["c0a8", "1"] -> "192.168.0.1" */
function dotted(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join(".");
}
