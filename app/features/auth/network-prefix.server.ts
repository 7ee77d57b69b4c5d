import { isIP } from "node:net";

/** A network whose failures the throttle counts. */
export type Network = {
  /** Canonical form of the network, however the address was written. */
  name: string;
  /** Failures within the throttle's window that cause no delay. */
  budget: number;
};

/** Networks of an IPv6 address, narrowest first: a provider assigns a customer a /64, a /56 or a /48. */
const IPV6 = [
  { bits: 64, budget: 50 },
  { bits: 56, budget: 100 },
  { bits: 48, budget: 150 },
];
/** A computer room or a whole campus may share one IPv4 address. */
const IPV4_BUDGET = 50;

/**
 * The IPv4 address itself, or the /64, /56 and /48 networks of an IPv6 address. An IPv4-mapped address counts as IPv4.
 */
export function networksOf(address: string): Network[] {
  const plain = address.split("%")[0] ?? "";
  if (isIP(plain) !== 6) return [{ name: plain, budget: IPV4_BUDGET }];
  const groups = expand(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [{ name: dotted(groups.slice(6)), budget: IPV4_BUDGET }];
  return IPV6.map(({ bits, budget }) => ({ name: prefix(groups, bits), budget }));
}

/** "2001:db8::1" -> its eight groups as numbers. */
function expand(address: string): number[] {
  // The URL parser gives every IPv6 address its canonical form.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = "", tail = ""] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const middle = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16));
}

/** The first `bits` bits of an address, the rest zero: "2001:db8:1:200::/56". */
function prefix(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, index) => {
    const ofThis = Math.min(16, Math.max(0, bits - index * 16));
    return (group & (0xffff << (16 - ofThis)) & 0xffff).toString(16);
  });
  return `${kept.join(":")}::/${bits}`;
}

/** [0xc0a8, 1] -> "192.168.0.1" */
function dotted(groups: readonly number[]): string {
  return groups.flatMap((value) => [value >> 8, value & 255]).join(".");
}
