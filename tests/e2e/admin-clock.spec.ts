import { withDatabase } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

const DAY_MS = 86_400_000;

test(
  "a clock in doubt is told above the tabs, and the date is confirmed with the keyboard alone",
  { tag: "@widths" },
  async ({ page, server, signIn, expectAccessible }, info) => {
    // The server has not been seen for 800 days: for it that is the same as a clock that jumped.
    const last_seen_at = new Date(Date.now() - 800 * DAY_MS).toISOString();
    await withDatabase(server, (db) => db.deleteFrom("clock_watch").execute());
    await withDatabase(server, (db) => db.insertInto("clock_watch").values({ id: 1, last_seen_at }).execute());
    await signIn(server.admin);
    await page.goto("/admin");
    await expect(page.getByText("El borrado por antigüedad está en pausa")).toBeVisible();
    await expect(page.getByText(/800 días antes/)).toBeVisible();
    const button = page.getByRole("button", { name: "La fecha es correcta: seguir con el borrado" });
    await expect(button).toBeVisible();
    await expectAccessible();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBe(0);
    await page.screenshot({ path: info.outputPath("clock-in-doubt.png"), fullPage: true });
    await button.press("Enter");
    await expect(page.getByRole("region", { name: /Notificaciones/ })).toContainText("Fecha confirmada");
    await expect(page.getByText("El borrado por antigüedad está en pausa")).toBeHidden();
    await page.goto("/admin?tab=activities");
    await expect(page.getByRole("tabpanel").getByText("Fecha del servidor confirmada").last()).toBeVisible();
  },
);
