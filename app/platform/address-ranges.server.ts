import { BlockList, isIP } from "node:net";

/** @param entries addresses and CIDR ranges, as the settings give them */
export function addressRanges(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** @param address an IPv4 address is not written as IPv6 (::ffff:10.0.0.1) */
export function isInRanges(address: string, ranges: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && ranges.check(address, family === 6 ? "ipv6" : "ipv4");
}
