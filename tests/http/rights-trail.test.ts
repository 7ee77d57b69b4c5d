// Prevents: an act about somebody's rights without its officer in the trail, and an officer who decides an own request.
import { afterEach, beforeEach, expect, test } from "vitest";
import { unblockOwn } from "#app/features/privacy/rights/block.server.ts";
import { numberOf } from "#app/features/privacy/rights/request-rows.server.ts";
import { action as decideRoute } from "#app/routes/api.admin.rights.$id.decision.ts";
import { loader as officeEvidence } from "#app/routes/api.admin.rights.$id.evidence.ts";
import { action as step } from "#app/routes/api.admin.rights.$id.step.ts";
import { loader as detail } from "#app/routes/api.admin.rights.$id.ts";
import { action as unblock } from "#app/routes/api.admin.rights.$id.unblock.ts";
import {
  act,
  ask,
  closeDesk,
  database,
  decide,
  look,
  office,
  officer,
  openDesk,
  outcome,
  own,
  person,
} from "../support/rights-desk.ts";

beforeEach(openDesk);
afterEach(closeDesk);

/** "office right_handled right Valentina Soto": who did what to whom, without the rows of signing in. */
async function trail(): Promise<string[]> {
  const rows = await database.db
    .selectFrom("audit_trail as row")
    .leftJoin("audit_people as actor", "actor.pseudonym", "row.actor")
    .leftJoin("users as by", "by.id", "actor.user_id")
    .leftJoin("audit_people as about", "about.pseudonym", "row.target")
    .leftJoin("users as whom", "whom.id", "about.user_id")
    .select(["by.name as by", "row.action", "row.target_kind", "row.target", "whom.name as whom"])
    .orderBy("row.seq")
    .execute();
  return rows.map((row) =>
    [row.by, row.action, row.target_kind, row.target === null ? "nobody" : (row.whom ?? "gone")].join(" · "),
  );
}

test("reading, a step, a block and its end are rows with the officer and the person", async () => {
  const id = await ask({ kind: "block", subject: "everything" });
  await look(detail, id);
  await act(step, id, { step: "assign" });
  expect((await decide(id)).status).toBe(200);
  expect((await act(unblock, id, {})).status).toBe(200);
  await look(officeEvidence, id);
  expect(await trail()).toEqual([
    "Rosa Cid · right_read · right · Valentina Soto",
    "Rosa Cid · right_handled · right · Valentina Soto",
    "Rosa Cid · person_blocked · person · Valentina Soto",
    "Rosa Cid · right_handled · right · Valentina Soto",
    "Rosa Cid · person_unblocked · person · Valentina Soto",
    "Rosa Cid · right_read · right · nobody",
  ]);
});

test("a member of the staff who lifts the own block leaves a row, a student does not", async () => {
  await database.db.updateTable("users").set({ blocked_at: new Date().toISOString() }).execute();
  await unblockOwn(database.db, officer.id);
  await unblockOwn(database.db, person.id);
  expect(await trail()).toEqual(["Rosa Cid · person_unblocked · person · Rosa Cid"]);
});

test("an erasure is the act of the officer, of somebody who is a pseudonym from then on", async () => {
  const id = await ask({ kind: "erasure", subject: "everything" });
  const row = await database.db.selectFrom("rights_requests").selectAll().executeTakeFirstOrThrow();
  expect((await decide(id, { number: numberOf(row) })).status).toBe(200);
  expect(await trail()).toEqual([
    "Rosa Cid · right_handled · right · gone",
    "Rosa Cid · account_erased · person · gone",
  ]);
});

test("nobody takes a step in an own request or decides it", async () => {
  const mine = await ask({ kind: "access", subject: "everything" }, office);
  for (const [route, json] of [
    [step, { step: "assign" }],
    [decideRoute, { accepted: true, reason: "Sí." }],
    [decideRoute, { accepted: false, reason: "No." }],
  ] as const)
    expect(await outcome(act(route, mine, json))).toBe("own_request");
  const row = await database.db.selectFrom("rights_requests").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ user_id: officer.id, closed_at: null, assigned_to: null });
  expect(await ask({ kind: "access", subject: "everything" }, own)).toBeGreaterThan(mine);
  expect(person.id).not.toBe(officer.id);
});

test("an account that opens with the digits of a RUT proves nobody's identity", async () => {
  const kindsOf = async (id: number) =>
    (await (await look(detail, id)).json()).events.map(({ kind }: { kind: string }) => kind);
  expect(await kindsOf(await ask({ kind: "access", subject: "everything" }))).toEqual(["received", "identity"]);
  await database.db.updateTable("users").set({ password_hash: null }).where("id", "=", person.id).execute();
  expect(await kindsOf(await ask({ kind: "erasure", subject: "everything" }))).toEqual(["received"]);
});
