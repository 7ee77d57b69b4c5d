import { afterEach, beforeEach, expect, test } from "vitest";
import { loadRoster } from "#app/features/roster/load-roster.server.ts";
import { undoLoad } from "#app/features/roster/undo-load.server.ts";
import { confirmEmailChange, startEmailChange } from "#app/features/users/email-change.server.ts";
import { readPerson } from "#app/features/users/person-commands.server.ts";
import { action as updateRoute } from "#app/routes/api.admin.users.$id.ts";
import { callRoute } from "../support/http.ts";
import {
  ask,
  closeDesk,
  database,
  decide,
  office,
  officer,
  openDesk,
  outcome,
  person,
  seenByOffice,
  seenByOwner,
  settings,
} from "../support/rights-desk.ts";
import { checkedRoster } from "../support/rosters.ts";

/** A rectification is accepted when something was corrected, whichever way, and the evidence says what. */

beforeEach(openDesk);
afterEach(closeDesk);

const about = (subject: string) => ask({ kind: "rectification", subject, message: "Mi apellido es Arriagada" });
const done = async (id: number) => (await seenByOwner(id)).events.at(-1)?.text;

async function edit(more: object): Promise<void> {
  const { version, identifier, identifierKind, ...data } = await readPerson(database.db, person.id);
  const { name, faculty, career, campus, entryYear, studyStatus } = data;
  const fields = {
    identifierKind,
    identifier,
    name,
    email: data.email,
    faculty,
    career,
    campus,
    entryYear,
    studyStatus,
  };
  const json = { ...fields, ...more, version };
  const params = { id: String(person.id) };
  const response = await callRoute(updateRoute, { method: "PUT", params, json, cookie: office });
  expect(response.status, await response.clone().text()).toBe(200);
}
const load = (...row: string[]) =>
  loadRoster(database.db, checkedRoster([["RUT", "Nombre", "Carrera"], row]).rows, {
    by: officer.id,
    fileName: "nomina.xlsx",
    fileHash: "0".repeat(64),
    settings,
  });

test("nothing corrected: it says what has to be done, and the request stays open", async () => {
  for (const [subject, first] of [
    ["account", "Corrige su ficha o carga una nómina corregida."],
    ["cv", "La lectura de un CV la corrige la persona"],
    ["coaching", "Corrige su cita en el panel."],
  ] as const) {
    const id = await about(subject);
    expect((await seenByOffice(id)).corrections).toEqual([]);
    const response = await decide(id);
    expect(response.status).toBe(409);
    expect((await response.json()).message).toContain(first);
    expect((await seenByOwner(id)).state).toBe("open");
  }
});

test("the form of one person", async () => {
  const id = await about("account");
  await edit({ name: "Valentina Arriagada", career: "Enfermería" });
  expect((await seenByOffice(id)).corrections).toEqual(["Se cambió en su ficha: nombre y carrera"]);
  expect((await decide(id)).status).toBe(200);
  expect(await done(id)).toBe("Se cambió en su ficha: nombre y carrera.");
});

test("a roster that is in force, and not one that was undone", async () => {
  const id = await about("account");
  const { loadId } = await load(person.rut, person.name, "Enfermería");
  expect((await seenByOffice(id)).corrections).toEqual(["Se cambió con una nómina: carrera"]);
  await undoLoad(database.db, loadId, { actorId: officer.id });
  expect(await outcome(decide(id))).toBe("nothing_changed");
  await load(person.rut, person.name, "Kinesiología");
  expect((await decide(id)).status).toBe(200);
  expect(await done(id)).toBe("Se cambió con una nómina: carrera.");
});

test("an address that the person confirms, after the office typed it", async () => {
  const id = await about("account");
  await edit({ email: "nueva@personal.cl" });
  expect((await seenByOffice(id)).corrections).toEqual(["Se cambió en su ficha: correo por confirmar"]);
  const mail = await database.db
    .selectFrom("outbox")
    .select("mail")
    .where("topic", "=", `email-code:${person.id}`)
    .executeTakeFirstOrThrow();
  const code = /(\d{3}) (\d{3})/.exec(JSON.parse(mail.mail).text)?.slice(1).join("") ?? "";
  await confirmEmailChange(database.db, person.id, code, { settings });
  expect((await decide(id)).status).toBe(200);
  expect(await done(id)).toBe("Se cambió en su ficha: correo por confirmar. La persona confirmó su correo nuevo.");
});

test("an address that the person changes alone", async () => {
  const id = await about("account");
  await database.db
    .transaction()
    .execute((trx) => startEmailChange(trx, person, { email: "sola@personal.cl", isFromOffice: false }, { settings }));
  expect(await outcome(decide(id))).toBe("nothing_changed");
});

test.each([
  ["what was corrected before the request came", { created_at: "2026-11-24T11:59:59.000Z" }],
  ["somebody else's form", { details: '{"targetUserId":999,"changed":"name"}' }],
  ["another subject: a session that was marked", { action: "coach_session_status" }],
])("%s does not count", async (_name, more) => {
  const id = await about("account");
  const details = JSON.stringify({ targetUserId: person.id, changed: "name" });
  const row = { user_id: officer.id, action: "user_updated", details, created_at: "2026-11-24T12:00:01.000Z" };
  await database.db
    .insertInto("activities")
    .values({ ...row, ...more })
    .execute();
  expect(await outcome(decide(id))).toBe("nothing_changed");
});

test("of a CV the person's own correction counts, and of a session the office's", async () => {
  const [cv, coaching] = [await about("cv"), await about("coaching")];
  const at = { created_at: "2026-11-24T12:00:01.000Z" };
  const details = JSON.stringify({ targetUserId: person.id });
  await database.db
    .insertInto("activities")
    .values([
      { user_id: person.id, action: "cv_corrected", details: "{}", ...at },
      { user_id: officer.id, action: "office_session_moved", details, ...at },
    ])
    .execute();
  for (const id of [cv, coaching]) expect((await decide(id, {}, office)).status).toBe(200);
  expect(await done(cv)).toBe("La persona corrigió la lectura de un CV.");
  expect(await done(coaching)).toBe("Se movió una cita.");
});
