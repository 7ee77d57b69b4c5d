import { describe, expect, it } from "vitest";
import { networksOf } from "#app/features/auth/network-prefix.server.ts";

const names = (address: string) => networksOf(address).map(({ name }) => name);

describe("what an address is counted by", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:c000:0207", "192.0.2.7"],
    ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
    ["", ""],
  ])("%s is the IPv4 address %s", (address, name) => {
    expect(names(address)).toEqual([name]);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1:0::/48"]],
    ["2001:0DB8:0001:abcd::9", ["2001:db8:1:abcd::/64", "2001:db8:1:ab00::/56", "2001:db8:1:0::/48"]],
    ["2001:db8::9", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0:0::/48"]],
    ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0:0::/56", "fe80:0:0:0::/48"]],
    ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0:0::/48"]],
  ])("%s is its three networks", (address, expected) => {
    expect(names(address)).toEqual(expected);
  });

  it("gives a wider network a larger budget, but not that of all its parts", () => {
    const budgets = networksOf("2001:db8::1").map(({ budget }) => budget);
    expect(budgets).toEqual([50, 100, 150]);
  });
});
