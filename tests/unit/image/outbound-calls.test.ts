import { expect, it } from "vitest";
import { countCalls, outboundCalls } from "../../../scripts/proof/outbound-calls.ts";

const LOG = `
100 connect(21, {sa_family=AF_INET, sin_port=htons(587), sin_addr=inet_addr("203.0.113.1")}, 16) = -1 EINPROGRESS \
(Operation now in progress)
101 connect(22, {sa_family=AF_INET, sin_port=htons(40111), sin_addr=inet_addr("127.0.0.1")}, 16) = 0
102 connect(23, {sa_family=AF_UNIX, sun_path="/var/run/nscd/socket"}, 110) = -1 ENOENT (No such file or directory)
103 sendto(24, [{nlmsg_len=20, nlmsg_type=RTM_GETADDR}], 20, 0, {sa_family=AF_NETLINK, nl_pid=0, nl_groups=00000000}, \
12) = 20
104 connect(25, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("127.0.0.53")}, 16 <unfinished ...>
105 connect(26, {sa_family=AF_INET6, sin6_port=htons(443), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "2001:db8::1", \
&sin6_addr), sin6_scope_id=0}, 28) = -1 ENETUNREACH (Network is unreachable)
106 connect(27, {sa_family=AF_INET6, sin6_port=htons(3000), sin6_flowinfo=htonl(0), inet_pton(AF_INET6, "::1", \
&sin6_addr), sin6_scope_id=0}, 28) = 0
107 sendto(28, "\\1\\0", 2, MSG_NOSIGNAL, {sa_family=AF_INET, sin_port=htons(123), \
sin_addr=inet_addr("198.51.100.7")}, 16) = 2
108 sendto(29, "HTTP/1.1 200 OK", 15, 0, NULL, 0) = 15
`;

it("counts what names another machine or a name server, and nothing that stays here", () => {
  expect(outboundCalls(LOG)).toEqual([
    { call: "connect", address: "203.0.113.1", port: 587 },
    { call: "connect", address: "127.0.0.53", port: 53 },
    { call: "connect", address: "2001:db8::1", port: 443 },
    { call: "sendto", address: "198.51.100.7", port: 123 },
  ]);
  expect(countCalls(LOG)).toBe(9);
});
