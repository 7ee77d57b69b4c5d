import { expect, test } from "vitest";
import { isolation } from "../../../scripts/doctor/sandbox.ts";

const FULL = { permissions: "--permission", namespaces: true, noNewPrivileges: true, offline: true } as const;
const states = (...found: ReturnType<typeof isolation>) => found.map(({ state }) => state);

test("a host with everything has nothing to mend", () => {
  expect(states(...isolation(FULL))).toEqual(["ok", "ok", "ok"]);
});

test("a host without namespaces is told what that leaves open and how to allow them", () => {
  const found = isolation({ ...FULL, namespaces: false, offline: false });
  expect(states(...found)).toEqual(["ok", "warn", "ok"]);
  expect(found[1]).toMatchObject({
    found: expect.stringContaining("conexiones de red") as string,
    remedy: expect.stringContaining("user.max_user_namespaces") as string,
  });
});

test("a Node that closes the network by itself is not said to leave it open", () => {
  const [, namespaces] = isolation({ ...FULL, namespaces: false });
  expect(namespaces?.found).not.toContain("conexiones de red");
});

test("neither a Node without permissions nor a host without setpriv passes unsaid", () => {
  const bare = isolation({ permissions: null, namespaces: false, noNewPrivileges: false, offline: false });
  expect(states(...bare)).toEqual(["warn", "warn", "warn"]);
});
