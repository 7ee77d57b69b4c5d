import { setAuditKey } from "#app/features/audit/audit-key.server.ts";
import { auditKeyOf } from "#app/features/audit/chain.server.ts";
import { recordAudit } from "#app/features/audit/record.server.ts";
import { loadSecrets } from "#app/features/auth/secrets.server.ts";
import type { Role } from "#db/schema.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** The audit trail: found, read as sentences, checked, exported; and somebody erased stays as a pseudonym. */

test(
  "the auditor reads who did what, finds one person's rows, checks the chain",
  { tag: "@widths" },
  async ({ page, server, signIn, expectAccessible }, info) => {
    const auditor = await server.addStudent("Elena Vidal Soto");
    const office = await server.addStudent("Rocío Millán Vega");
    const student = await server.addStudent("Valentina Soto Araya");
    const gone = await server.addStudent("Danitza Vega Cruces");
    setAuditKey(auditKeyOf(loadSecrets({ DATA_DIR: server.dataDir, SESSION_SECRET: undefined }).pepper));
    await withDatabase(server, async (db) => {
      const give = (id: number, role: Role) => db.updateTable("users").set({ role }).where("id", "=", id).execute();
      await give(auditor.id, "auditor");
      await give(office.id, "office");
      const actor = { id: office.id, role: "office" as const };
      await recordAudit(db, [
        { actor, action: "person_viewed", target: student.id },
        { actor, action: "person_viewed", target: gone.id },
        { actor, action: "export", targetKind: "list", details: { list: "users", format: "csv", rows: 96 } },
      ]);
      await db.deleteFrom("users").where("id", "=", gone.id).execute();
    });
    await signIn(auditor);
    await page.goto("/admin");
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe("/admin/audit");
    await expect(page.getByRole("heading", { name: /^Íntegro hasta la fila \d/ })).toBeVisible();
    await expect(
      page.getByText("Rocío Millán Vega (oficina) vio la ficha de Valentina Soto Araya").first(),
    ).toBeVisible();
    await expect(page.getByText(/persona borrada · P-[0-9A-F]{4}-[0-9A-F]{4}/).first()).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: info.outputPath("trail.png"), fullPage: true });

    // By keyboard: the button, then the search.
    await page.getByRole("button", { name: "Comprobar ahora" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Comprobar ahora" })).toBeEnabled();
    await expect(page.getByRole("heading", { name: /^Íntegro hasta la fila/ })).toBeVisible();
    await page.getByRole("searchbox", { name: "Buscar en Filas del rastro" }).focus();
    await page.keyboard.type("Valentina Soto");
    await expect(page).toHaveURL(/q=Valentina/);
    await expect(page.getByText("persona borrada")).toHaveCount(0);
    await expect(page.getByText("vio la ficha de").first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Descargar CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^rastro-\d{4}-\d\d-\d\d\.csv$/);
    await page.goto("/admin/audit?action=export");
    await expect(page.getByText(/Elena Vidal Soto \(auditoría\) exportó/).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  },
);

test(
  "a trail that somebody has cut says so, without doubt",
  { tag: "@widths" },
  async ({ page, server, signIn, expectAccessible }, info) => {
    const admin = await server.addStudent("Marco Iturra Vera");
    await withDatabase(server, (db) =>
      db.updateTable("users").set({ role: "admin" }).where("id", "=", admin.id).execute(),
    );
    await signIn(admin);
    await page.route("**/api/admin/audit/chain", async (route) => {
      const answer = await route.fetch();
      const state = (await answer.json()) as object;
      const problems = ["Falta la fila 3: sigue la 5.", "La fila 7 no es la que se escribió."];
      await route.fulfill({ response: answer, json: { ...state, intactUpTo: 2, problems } });
    });
    await page.goto("/admin/audit");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Se corta después de la fila 2" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("No borres nada");
    await expect(page.getByText("Falta la fila 3: sigue la 5.")).toBeVisible();
    await expectAccessible();
    await page.screenshot({ path: info.outputPath("broken.png"), fullPage: true });
  },
);
