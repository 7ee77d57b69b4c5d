import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * CVs and answers may only be sent to machines of the campus. Every connection to a host name that resolves to a
 * public address is refused, unless the institution has allowed that host.
 */

const campus = new BlockList();
campus.addSubnet("127.0.0.0", 8, "ipv4");
campus.addSubnet("10.0.0.0", 8, "ipv4");
campus.addSubnet("172.16.0.0", 12, "ipv4");
campus.addSubnet("192.168.0.0", 16, "ipv4");
// Shared address space (RFC 6598), used by overlay networks of institutions.
campus.addSubnet("100.64.0.0", 10, "ipv4");
campus.addAddress("::1", "ipv6");
campus.addSubnet("fc00::", 7, "ipv6");

export class OutsideCampus extends Error {
  constructor(host: string) {
    super(`${host} is not on the campus network`);
    this.name = "OutsideCampus";
  }
}

export function isCampusAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && campus.check(address, family === 4 ? "ipv4" : "ipv6");
}

/**
 * A DNS lookup for sockets that returns campus addresses only. Checking inside the lookup guarantees that the checked
 * address is the one connected to.
 * @param allowedHosts lower-case host names that may have a public address
 */
export function campusLookup(allowedHosts: readonly string[]): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const usable = allowedHosts.includes(hostname.toLowerCase())
        ? found
        : found.filter(({ address }) => isCampusAddress(address));
      const [first] = usable;
      if (!first) return callback(new OutsideCampus(hostname), "", 0);
      if (options.all) callback(null, usable);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Checks IP address literals, for which sockets do no DNS lookup.
 * @throws OutsideCampus
 */
export function checkLiteral(hostname: string, allowedHosts: readonly string[]): void {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare) !== 0 && !isCampusAddress(bare) && !allowedHosts.includes(bare.toLowerCase())) {
    throw new OutsideCampus(bare);
  }
}
