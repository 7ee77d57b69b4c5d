// Prevents: a new call that makes something of the data of somebody who has had it blocked.
import { expect, test } from "vitest";
import type { Endpoint } from "#app/http/endpoint.server.ts";
import { accessOf, routeName } from "../support/route-access.ts";

const modules = import.meta.glob<{ loader?: Partial<Endpoint>; action?: Partial<Endpoint> }>("/app/routes/api.*.ts");

/** What somebody who is blocked may change: the own rights, the own account, and the block itself. */
const ALLOWED = [
  "api.account.email.withdraw",
  "api.account.erase",
  "api.account.identity-code",
  "api.account.objections.withdraw",
  "api.account.passkeys",
  "api.account.passkeys.$id.remove",
  "api.account.passkeys.$id.rename",
  "api.account.passkeys.options",
  "api.account.passkeys.question",
  "api.account.password",
  "api.account.password.first",
  "api.account.review-requests",
  "api.account.review-requests.$id.withdraw-consent",
  "api.account.rights",
  "api.account.rights.$id.reply",
  "api.account.rights.$id.withdraw",
  "api.account.second-factor.recovery-codes",
  "api.account.second-factor.totp",
  "api.account.second-factor.totp.confirm",
  "api.account.second-factor.totp.remove",
  "api.account.sessions.close-others",
  "api.account.unblock",
];

test("every call with which students change something says whether it works while they are blocked", async () => {
  const silent: string[] = [];
  const allowed: string[] = [];
  for (const [file, load] of Object.entries(modules)) {
    const name = routeName(file);
    if (accessOf(name) !== "user") continue;
    const { loader, action } = await load();
    for (const handler of new Set([loader, action])) {
      if (handler === undefined || handler.method === "GET") continue;
      if (handler.whenBlocked === undefined) silent.push(name);
      if (handler.whenBlocked === "allow") allowed.push(name);
    }
  }
  expect(silent).toEqual([]);
  expect(allowed.toSorted()).toEqual(ALLOWED);
});
