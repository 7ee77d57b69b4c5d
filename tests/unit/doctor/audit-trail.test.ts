// Prevents: an audit trail that somebody changed while the server was stopped, and that nobody is told of.
import { expect, test } from "vitest";
import { setAuditKey } from "#app/features/audit/audit-key.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { keptSecrets } from "#app/features/auth/secrets.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { auditTrail } from "../../../scripts/doctor/audit-trail.ts";
import { makeUser } from "../../support/database.ts";
import { addDatabase, makeInstallation, runCheck, siteOf } from "../../support/doctor.ts";

async function withTrail() {
  const installation = makeInstallation();
  const file = await addDatabase(installation);
  setAuditKey(auditKeyOf(keptSecrets(installation.dataDir)?.pepper ?? expect.fail("no secrets")));
  const open = openDatabase(file);
  const actor = await makeUser(open.db, { role: "admin" });
  await recordAudit(open.db, [
    { actor: null, action: "trail_begun" },
    { actor, action: "person_viewed", target: actor.id },
    { actor, action: "export", details: { list: "users", rows: 96 } },
  ]);
  return { open, look: () => runCheck(auditTrail, siteOf(installation)) };
}

test("a whole trail, while the server has it open", async () => {
  const { open, look } = await withTrail();
  expect(await look()).toEqual([
    expect.objectContaining({ state: "ok", found: expect.stringMatching(/^Íntegra: 3 filas/) }),
  ]);
  await open.close();
});

test.each([
  ["edited", `UPDATE audit_trail SET details = '{"list":"users","rows":1}' WHERE seq = 3`],
  ["cut", "DELETE FROM audit_trail WHERE seq = 3"],
])("one that somebody has %s", async (_how, change) => {
  const { open, look } = await withTrail();
  open.raw.exec(`DROP TRIGGER audit_trail_kept; DROP TRIGGER audit_trail_whole; ${change}`);
  await open.close();
  expect(await look()).toEqual([
    expect.objectContaining({ state: "fail", remedy: expect.stringContaining("npm run audit:verify") }),
  ]);
});

test("nothing to look at yet", async () => {
  const installation = makeInstallation();
  expect(await runCheck(auditTrail, siteOf(installation))).toEqual([expect.objectContaining({ state: "skipped" })]);
  await addDatabase(installation);
  expect(await runCheck(auditTrail, siteOf(installation))).toEqual([expect.objectContaining({ state: "skipped" })]);
});
