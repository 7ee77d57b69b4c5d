import path from "node:path";
import type { Page } from "@playwright/test";
import { DEMO_DRAFT } from "#app/features/cv/demo-cvs.ts";
import { TestServer } from "../support/server.ts";
import { inDatabase } from "./support/interview.ts";
import { enter, expect, hydrated, test } from "./support/test.ts";

/** The server dies under an analysis and starts again: the screen says what is so, and loses nothing. */

const SCAN = path.resolve("tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf");
const SHORT = { name: "mi-cv.txt", mimeType: "text/plain", buffer: Buffer.from(DEMO_DRAFT) };
const CUT = "Se cortó la conexión con el servidor";

let own: TestServer;
test.beforeEach(async ({ page }) => {
  test.slow();
  own = await new TestServer().start();
  await enter(page, own.url, await own.addStudent());
  await page.goto(`${own.url}/analyze-cv`);
  await hydrated(page);
});
test.afterEach(() => own.dispose());

const cut = (page: Page) => page.getByRole("status").filter({ hasText: CUT });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const choose = (page: Page, file: string | typeof SHORT) => page.getByLabel("Archivo de tu CV").setInputFiles(file);
const newestJob = () =>
  inDatabase(own, (db) => db.selectFrom("jobs").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow());

/** What the dead process holds is free at once. */
const endLease = (attempts: number) =>
  inDatabase(own, (db) =>
    db
      .updateTable("jobs")
      .set({ attempts, lease_until: new Date(0).toISOString() })
      .where("status", "=", "running")
      .execute(),
  );

async function dieWhileReading(page: Page): Promise<void> {
  await choose(page, SCAN);
  await press(page, "Comenzar Análisis");
  await expect(page.getByText("Leyendo el documento")).toBeVisible();
  await own.kill("SIGKILL");
}

test("an analysis that was running goes on by itself, and the screen with it @widths", async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await dieWhileReading(page);
  await expect(cut(page)).toContainText("Tu archivo ya está allá: el análisis sigue, o se retoma");
  await expect(page.getByText("Por ahora no sabemos en qué va")).toBeVisible();
  await expect(page.getByText("Leyendo el documento")).toHaveCount(0);
  await expectAccessible();
  const { id } = await newestJob();
  // The screen asks by itself, too, and the button would be gone: here only the button asks.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await own.start();
  await press(page, "Intentar ahora");
  await page.clock.resume();
  await expect(cut(page)).toHaveCount(0);
  await expect(page.getByText("El análisis se interrumpió y empezó de nuevo, con el mismo archivo.")).toBeVisible();
  // The dead process still holds the job for as long as its lease lasts.
  await expect(page.getByText("Análisis Completado")).toBeVisible({ timeout: 120_000 });
  await expect(page).toHaveURL(/\?id=\d+$/);
  expect((await newestJob()).id).toBe(id);
});

test("an analysis that was interrupted too often has failed, and the file is there to start again", async ({
  page,
}) => {
  await dieWhileReading(page);
  await expect(cut(page)).toBeVisible();
  // As after a second death, when the lease is over.
  await endLease(2);
  await own.start();
  const alert = page.getByRole("alert").filter({ hasText: "El análisis se interrumpió y no se pudo terminar." });
  await expect(alert).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(path.basename(SCAN))).toBeVisible();
  await expect(page.getByRole("button", { name: "Comenzar Análisis" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Análisis Completado")).toBeVisible({ timeout: 120_000 });
});

test("a file that never arrived stays chosen, and starts again", async ({ page }) => {
  await own.kill("SIGKILL");
  await choose(page, SHORT);
  await press(page, "Comenzar Análisis");
  await expect(cut(page)).toContainText("Si tu archivo alcanzó a llegar");
  await own.start();
  const alert = page.getByRole("alert").filter({ hasText: "antes de que llegara tu archivo" });
  await expect(alert).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(SHORT.name)).toBeVisible();
  await press(page, "Comenzar Análisis");
  await expect(page.getByText("Análisis Completado")).toBeVisible({ timeout: 60_000 });
});

test("an analysis that ended while the screen was cut off is found when the network is back", async ({
  page,
  context,
}) => {
  await dieWhileReading(page);
  await expect(cut(page)).toBeVisible();
  await context.setOffline(true);
  await endLease(1);
  await own.start();
  await expect.poll(async () => (await newestJob()).status, { timeout: 120_000 }).toBe("done");
  await expect(cut(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Análisis Completado")).toBeVisible({ timeout: 60_000 });
});
