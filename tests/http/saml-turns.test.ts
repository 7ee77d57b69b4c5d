import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyLogoutRequest } from "#app/features/access/saml/verify.server.ts";
import { SignInRefused } from "#app/features/access/sign-in-refused.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { configureTestAuth } from "../support/auth.ts";
import { makeCertificate } from "../support/certificate.ts";
import { makeTestDatabase, type TestDatabase } from "../support/database.ts";

/** Messages that anybody may send, from many networks at once. */

let database: TestDatabase;
beforeAll(() => {
  database = makeTestDatabase();
  configureTestAuth(database);
});
afterAll(async () => {
  await stopComputing();
  await database.dispose();
});

const certificate = makeCertificate("idp.example", 2048).cert;
const provider = {
  identityProvider: {
    issuer: "https://idp.example",
    entryPoint: "https://idp.example/sso",
    certificates: [certificate],
  },
  entityId: "https://carreras.example",
  acsUrl: "https://carreras.example/auth/saml/acs",
  logoutUrl: "https://carreras.example/auth/saml/logout",
  attributes: { email: "mail", name: "name" },
  isEmailVerified: false,
};

test("a network that sends hundreds waits for itself, and another one's message goes next", async () => {
  const settled: string[] = [];
  let busy = 0;
  const send = (address: string) =>
    verifyLogoutRequest(provider, { form: "SAMLRequest=nada" }, address).catch((error: unknown) => {
      if (error instanceof SignInRefused) busy += 1;
      else settled.push(address);
    });
  // Many addresses of one customer, at once.
  const flood = Array.from({ length: 150 }, (_, at) => send(`2001:db8:1:${at.toString(16)}::1`));
  const others = ["198.51.100.4", "198.51.100.5", "2001:db8:2::1"];
  await Promise.all([...flood, ...others.map(send)]);
  expect(busy).toBe(30);
  expect(settled).toHaveLength(123);
  // One of the flood is checked when the others come, and one of each network has the same turn.
  expect(new Set(settled.slice(0, 5))).toEqual(new Set([...others, "2001:db8:1:0::1", "2001:db8:1:1::1"]));
  // Within a network nobody overtakes.
  const own = settled.filter((address) => address.startsWith("2001:db8:1:"));
  expect(own).toEqual(Array.from({ length: 120 }, (_, at) => `2001:db8:1:${at.toString(16)}::1`));
});
