/** Extracts the network calls of a process tree from a log of strace (-f, connect, sendto and the like). */

export type OutboundCall = { call: string; address: string; port: number };

const CALL = /\b(connect|sendto|sendmsg|sendmmsg)\(/;
const V4 = /sin_port=htons\((\d+)\), sin_addr=inet_addr\("([^"]+)"\)/;
const V6 = /sin6_port=htons\((\d+)\).*?inet_pton\(AF_INET6, "([^"]+)"/;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.|0\.0\.0\.0$|::$)/;
const DNS_PORT = 53;

/**
 * Returns every call to an address outside this machine, and every DNS query even on this machine, since a local
 * resolver would forward it. Unix sockets, netlink and writes on connected sockets name no address.
 */
export function outboundCalls(log: string): OutboundCall[] {
  return log.split("\n").flatMap((line) => {
    const call = CALL.exec(line)?.[1];
    const named = V4.exec(line) ?? V6.exec(line);
    if (!call || !named) return [];
    const [, port = "", address = ""] = named;
    if (LOOPBACK.test(address) && Number(port) !== DNS_PORT) return [];
    return [{ call, address, port: Number(port) }];
  });
}

/** Number of network calls in the log: a log without any proves nothing. */
export function countCalls(log: string): number {
  return log.split("\n").filter((line) => CALL.test(line)).length;
}
