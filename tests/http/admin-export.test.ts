import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { read, utils } from "xlsx";
import { log } from "#app/platform/log.server.ts";
import { loader as activitiesCsv } from "#app/routes/api.admin.activities.export.ts";
import { loader as sessionsCsv } from "#app/routes/api.admin.coach-sessions.export.ts";
import { loader as analysesCsv } from "#app/routes/api.admin.cv-analyses.export.ts";
import { loader as feedbackCsv } from "#app/routes/api.admin.feedback.export.ts";
import { loader as usersCsv } from "#app/routes/api.admin.users.export.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";
import { addActivity, addAnalysis, addFeedback, addPeople, addSession } from "../unit/admin/rows.ts";

type Route = Parameters<typeof callRoute>[0];
const EXPORTS = [usersCsv, activitiesCsv, analysesCsv, sessionsCsv, feedbackCsv];

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
});
afterEach(() => panel.dispose());

const download = (route: Route, query: string) =>
  callRoute(route, { url: `http://localhost/export?${query}`, cookie: panel.cookie });

/** A reader of CSV that knows nothing of the writer: quotes, semicolons, CRLF. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[""]];
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    const line = lines.at(-1) ?? [];
    if (isQuoted && sign === '"' && text.charAt(index + 1) === '"') {
      line[line.length - 1] += '"';
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ";") line.push("");
    else if (!isQuoted && sign === "\r" && text.charAt(index + 1) === "\n") {
      lines.push([""]);
      index += 1;
    } else line[line.length - 1] += sign;
  }
  expect(lines.pop()).toEqual([""]);
  return lines;
}

async function csv(route: Route, query = ""): Promise<string[][]> {
  const response = await download(route, `format=csv&${query}`);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parseCsv(new TextDecoder().decode(bytes));
}

async function sheet(route: Route, query = "") {
  const response = await download(route, `format=xlsx&${query}`);
  const book = read(new Uint8Array(await response.arrayBuffer()), {
    cellDates: false,
    cellFormula: true,
    sheetStubs: false,
  });
  const [name = ""] = book.SheetNames;
  const cells = book.Sheets[name] ?? {};
  return { name, cells, rows: utils.sheet_to_json<unknown[]>(cells, { header: 1, raw: true, defval: null }) };
}

describe("an export", () => {
  it("is an admin's alone, and says in its name what it is", async () => {
    const student = await sessionCookieFor(panel.db, await makeUser(panel.db));
    for (const route of EXPORTS) {
      const call = { url: "http://localhost/export?format=csv" };
      expect((await callRoute(route, call)).status).toBe(401);
      expect((await callRoute(route, { ...call, cookie: student })).status).toBe(403);
      expect((await download(route, "")).status).toBe(400);
      expect((await download(route, "format=pdf")).status).toBe(400);
      expect((await download(route, "format=csv&sort=nada")).status).toBe(400);
    }
    const { headers } = await download(usersCsv, "format=xlsx");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="usuarios-2026-11-26.xlsx"');
    expect(headers.get("Content-Type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("holds every matching row once and in order, over many pages, in both formats", async () => {
    await addPeople(
      panel.db,
      Array.from({ length: 1203 }, (_, index) => `Persona ${String(index).padStart(4, "0")}`),
    );
    await makeUser(panel.db, { name: "Otra", email: "otra@a.example", is_active: 0 });
    const query = "q=persona&sort=name&dir=asc";
    const expected = Array.from({ length: 1203 }, (_, index) => `Persona ${String(index).padStart(4, "0")}`);
    const [header, ...lines] = await csv(usersCsv, query);
    expect(header).toEqual([
      "ID",
      "RUT",
      "Nombre",
      "Email",
      "Correo provisorio",
      "Rol",
      "Estado",
      "Fecha Registro",
      "Contraseña inicial",
    ]);
    expect(lines.map((line) => line[2])).toEqual(expected);
    const { rows } = await sheet(usersCsv, query);
    expect(rows.slice(1).map((row) => row[2])).toEqual(expected);
    expect((await csv(usersCsv, "active=0")).length).toBe(2);
  });

  it("is recorded before the first row leaves: who, what and how many, without the search text", async () => {
    await addPeople(panel.db, ["Ana Soto", "Ana Rojas"]);
    // Nobody reads the file: what counts is that it was asked for.
    await (await download(usersCsv, "format=csv&q=ana&limit=1")).body?.cancel();
    const { action, details } = await panel.lastActivity();
    expect([action, details]).toEqual(["export", { list: "users", format: "csv", rows: 2, filtered: true }]);
  });

  it("shows what the screen shows, with dates and numbers that Excel understands", async () => {
    const { id: userId, rut } = await makeUser(panel.db, { name: 'Ana "Nita"; Soto\nDíaz' });
    await addActivity(panel.db, userId, "login", "2026-11-10T02:59:00.000Z");
    await addAnalysis(panel.db, userId, { score: 70, fileName: "CV Ana.pdf", createdAt: "2026-06-10T12:00:00.000Z" });
    await addAnalysis(panel.db, userId, { createdAt: "2026-06-09T12:00:00.000Z" });
    await addSession(panel.db, userId, { startsAt: "2026-11-27T18:00:00.000Z", status: "no_show" });
    await addFeedback(panel.db, userId, {
      hunter: "mia",
      rating: 4,
      comments: "Bien",
      createdAt: "2026-12-31T23:30:00.000Z",
    });
    const name = 'Ana "Nita"; Soto\nDíaz';
    expect((await csv(usersCsv, "q=nita"))[1]?.slice(1, 7)).toEqual([
      rut,
      name,
      expect.any(String),
      "No",
      "Usuario",
      "Activo",
    ]);
    expect((await csv(activitiesCsv, "action=login"))[1]?.slice(1)).toEqual([
      String(userId),
      rut,
      name,
      "Inicio de sesión",
      "login",
      "Vía: rut",
      "09-11-2026 23:59",
    ]);
    expect((await csv(analysesCsv)).slice(1).map((row) => row.slice(3))).toEqual([
      ["CV Ana.pdf", "application/pdf", "1234", "Completado", "3,5", "70", "10-06-2026 08:00"],
      ["cv.pdf", "application/pdf", "1234", "Falló", "", "", "09-06-2026 08:00"],
    ]);
    expect((await csv(sessionsCsv))[1]?.slice(6)).toEqual(["Daniela Mosquera", "27-11-2026 15:00", "No asistió", ""]);
    expect((await csv(feedbackCsv))[1]?.slice(3)).toEqual(["Mia", "4", "Bien", "31-12-2026 20:30"]);

    const { cells, name: title } = await sheet(analysesCsv);
    expect(title).toBe("Análisis CV");
    // 46183 = 10-06-2026; a third of a day = 8:00.
    expect(cells.J2).toMatchObject({ t: "n", v: expect.closeTo(46_183 + 8 / 24, 6) });
    expect(cells.H2).toMatchObject({ t: "n", v: 3.5 });
    expect(cells.I3).toBeUndefined();
    expect(cells.B2).toMatchObject({ t: "s", v: rut });
  });

  it("never becomes a formula", async () => {
    const starts = ["=", "+", "-", "@", "\t", "\r", "\0"];
    const payloads = starts.flatMap((start) => [
      `${start}1+1`,
      `${start}cmd|'/c calc'!A1`,
      `${start}HYPERLINK("x";"y")`,
    ]);
    for (const text of payloads) {
      const { id } = await makeUser(panel.db, { name: text });
      await addAnalysis(panel.db, id, { score: 1, fileName: text });
      await addSession(panel.db, id, { startsAt: new Date(Date.UTC(2027, 0, 1, id)).toISOString(), message: text });
      await addFeedback(panel.db, id, { hunter: "mia", rating: 1, comments: text });
      await addActivity(panel.db, id, text, "2026-11-10T12:00:00.000Z");
    }
    for (const route of EXPORTS) {
      const fields = (await csv(route)).slice(1).flat();
      expect(fields.filter((field) => /^[=+\-@\t\r\0]/.test(field))).toEqual([]);
      expect(fields.filter((field) => field.startsWith("'")).length).toBeGreaterThanOrEqual(payloads.length);
      const { cells } = await sheet(route);
      for (const [name, cell] of Object.entries(cells)) {
        if (name.startsWith("!")) continue;
        expect(cell.f, name).toBeUndefined();
        // A phone is a text cell, and nothing but digits and spaces.
        const isPhone = cell.v === "+56 9 1234 5678";
        if (cell.t === "s" && !isPhone) expect(cell.v, name).not.toMatch(/^[=+\-@\t\r]/);
      }
    }
  });

  it("survives texts that XML does not know", async () => {
    const { id } = await makeUser(panel.db, { name: 'a\u0001b\u001f<c>&"d" \ud83d\ude00 \uffff' });
    await addFeedback(panel.db, id, { hunter: "mia", rating: 1, comments: "línea 1\nlínea 2\u000b" });
    expect((await sheet(feedbackCsv)).rows[1]?.slice(1, 2)).toEqual(['ab<c>&"d" \ud83d\ude00 ']);
    expect((await sheet(feedbackCsv)).rows[1]?.[5]).toBe("línea 1\nlínea 2");
  });

  it.each(["csv", "xlsx"])("stops reading when the client goes away (%s)", async (format) => {
    await addPeople(
      panel.db,
      Array.from({ length: 2000 }, (_, index) => `Persona ${index}`),
    );
    const response = await download(usersCsv, `format=${format}`);
    const reader = response.body?.getReader();
    await reader?.read();
    const read = vi.spyOn(panel.database.raw, "prepare");
    await reader?.cancel();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    // One page may have been on its way.
    expect(read.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it.each(["csv", "xlsx"])(
    "breaks the download when the database fails half way, and nothing else (%s)",
    async (format) => {
      await addPeople(
        panel.db,
        Array.from({ length: 3000 }, (_, index) => `Persona ${index}`),
      );
      const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
      const response = await download(usersCsv, `format=${format}`);
      // A table of the list alone: whether the session is still open is asked for during the download, too.
      await panel.db.schema.alterTable("sample_people").renameTo("elsewhere").execute();
      await expect(response.arrayBuffer()).rejects.toThrow();
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
    },
  );

  it("is a header alone where nothing matches", async () => {
    expect((await csv(usersCsv, "q=nadie")).length).toBe(1);
    expect((await sheet(usersCsv, "q=nadie")).rows.length).toBe(1);
  });
});
