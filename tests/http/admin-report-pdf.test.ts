// Prevents: a PDF of the report that says other figures than the screen, or of other people than were asked for.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TermReport } from "#app/features/admin/panel-api-schemas.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { loader as exportReport } from "#app/routes/api.admin.report.export.ts";
import { loader as report } from "#app/routes/api.admin.report.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { expectedTexts, overlapsOf, pagesOf } from "../support/report-pdf.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";
import { addAnalysis, addPeople, addSession } from "../unit/admin/rows.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
});
afterEach(() => panel.dispose());
afterAll(stopComputing);

const PERIOD = "from=2026-08-01&to=2026-11-24";
const download = (query: string, cookie = panel.cookie) =>
  callRoute(exportReport, { url: `http://localhost/api/admin/report/export?${query}`, cookie });

/** Forty people of two faculties and three careers, each with two analyses, some with a session. */
async function addTerm(): Promise<void> {
  const people = await addPeople(
    panel.db,
    Array.from({ length: 40 }, (_, index) => `Persona ${index}`),
  );
  for (const [index, id] of people.entries()) {
    const faculty = index < 25 ? "Ingeniería" : "Ciencias Sociales";
    const career = index < 15 ? "Civil" : index < 25 ? "Ejecución" : "Psicología";
    await panel.db
      .updateTable("users")
      .set({ faculty, career, campus: "Talca", entry_year: 2020 + (index % 3) })
      .where("id", "=", id)
      .execute();
    const score = 40 + index;
    await addAnalysis(panel.db, id, { score, createdAt: "2026-08-12T12:00:00.000Z" });
    await addAnalysis(panel.db, id, { score: score + 8, createdAt: "2026-10-14T12:00:00.000Z" });
    if (index < 12) await addAnalysis(panel.db, id, { score: 40, createdAt: "2026-04-10T12:00:00.000Z" });
    if (index % 2 === 0)
      await addSession(panel.db, id, {
        startsAt: new Date(Date.UTC(2026, 8, 1 + index, 18)).toISOString(),
        status: index % 4 === 0 ? "completed" : "no_show",
      });
  }
}

describe("GET /api/admin/report/export?format=pdf", () => {
  it.each([
    ["by=faculty", "Todas las personas"],
    ["by=career", "Todas las personas"],
    ["by=campus&faculty=Ingenier%C3%ADa", "Facultad: Ingeniería"],
    ["by=entryYear&career=Civil&campus=Talca", "Carrera: Civil · Sede: Talca"],
    ["by=career&entryYear=2021", "Ingreso: 2021"],
    ["by=faculty&career=Ninguna", "Carrera: Ninguna"],
  ])("with %s says the figures of the screen", async (filters, people) => {
    await addTerm();
    const query = `${PERIOD}&${filters}`;
    const { body } = (await panel.get(report, query)) as { body: TermReport };
    const response = await download(`${query}&format=pdf`);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Disposition")).toContain('filename="informe-2026-08-01-2026-11-24.pdf"');
    const pages = await pagesOf(Buffer.from(await response.arrayBuffer()));
    const text = pages.map((page) => page.text).join(" ");
    for (const expected of [...expectedTexts(body), people]) expect(text).toContain(expected);
    expect(pages.flatMap(overlapsOf)).toEqual([]);
    expect((await panel.lastActivity()).details).toEqual({ list: "report", format: "pdf" });
  });

  it("is the admin's alone, and refuses what the screen refuses", async () => {
    const student = await sessionCookieFor(panel.db, await makeUser(panel.db));
    expect((await download(`${PERIOD}&format=pdf`, student)).status).toBe(403);
    expect((await download("from=2026-11-02&to=2026-11-01&format=pdf")).status).toBe(400);
    expect((await download(`${PERIOD}&format=docx`)).status).toBe(400);
  });

  it("has the office's name at its head", async () => {
    await panel.db.updateTable("institution").set({ name: "Universidad de los Ríos Ñuble" }).execute();
    const pdf = Buffer.from(await (await download(`${PERIOD}&format=pdf`)).arrayBuffer());
    const pages = await pagesOf(pdf);
    for (const { text } of pages) expect(text).toContain("Universidad de los Ríos Ñuble");
  });
});
