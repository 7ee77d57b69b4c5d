import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_DRAFT } from "#app/features/cv/demo-cvs.ts";
import {
  answer,
  begin,
  expectQuestion,
  goOn,
  inDatabase,
  savedAnswers,
  secondsLeft,
  tabTo,
  told,
} from "./support/interview.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** A session that ends while its screen is open, and the way back to a page that was asked for without one. */

const again = (page: Page) => page.getByRole("dialog", { name: "Entra otra vez y sigue" });

/** The dialog's own element has no size. */
const expectDialog = (page: Page) => expect(again(page).getByRole("heading")).toBeVisible();

/** As when the time of a session is over: the browser has nothing to show any more. */
const loseSession = (context: BrowserContext) => context.clearCookies({ name: "sid" });

async function signInAgain(page: Page, { rut, password }: { rut: string; password: string }): Promise<void> {
  const dialog = again(page);
  await dialog.getByLabel("RUT").fill(rut);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Entrar y seguir" }).click();
}

async function threeAnswers(page: Page): Promise<void> {
  await begin(page, "natalia");
  for (const at of [0, 1]) {
    await answer(page, told(at));
    await expectQuestion(page, at + 2);
  }
}

test("an answer waits until its student has signed in again, and is sent once @widths", async ({
  page,
  context,
  server,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await threeAnswers(page);
  await loseSession(context);
  await answer(page, told(2));
  await expectDialog(page);
  const seconds = await secondsLeft(page);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await expectQuestion(page, 3);

  // A wrong password is said in its place, and nothing is lost.
  await signInAgain(page, { rut: student.rut, password: "0000" });
  await expect(again(page).getByRole("alert")).toContainText("Credenciales inválidas");
  await signInAgain(page, student);
  await expect(again(page)).toHaveCount(0);
  await expectQuestion(page, 4);
  await expect(page.getByText(/aún no llega/)).toHaveCount(0);
  expect(await savedAnswers(server, student.id)).toEqual([told(0), told(1), told(2)]);
  expect(seconds - (await secondsLeft(page))).toBeLessThanOrEqual(30);
  await expect(page.getByRole("textbox")).toBeFocused();
  await answer(page, told(3));
  await expectQuestion(page, 5);
});

test("by keyboard alone: the dialog holds the focus, and gives it back @widths", async ({ page, context, server }) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await begin(page, "natalia");
  await loseSession(context);
  await answer(page, told(0));
  const dialog = again(page);
  await expectDialog(page);
  await tabTo(page, dialog.getByLabel("RUT"));
  await page.keyboard.type(student.rut);
  await tabTo(page, dialog.getByLabel("Contraseña", { exact: true }));
  await page.keyboard.type(student.password);
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2);
  await expect(page.getByRole("textbox")).toBeFocused();
});

test("an answer whose dialog is closed goes back into the box, and a reload keeps it", async ({
  page,
  context,
  server,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await begin(page, "natalia");
  await answer(page, told(0));
  await expectQuestion(page, 2);
  await loseSession(context);
  await answer(page, told(1));
  await expectDialog(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox")).toHaveValue(told(1));
  await expectQuestion(page, 2);

  // Sent again, and reloaded while the dialog asks.
  await page.getByRole("textbox").press("Enter");
  await expectDialog(page);
  await enter(page, server.url, student);
  await page.reload();
  await hydrated(page);
  await goOn(page);
  await expect(page.getByRole("textbox")).toHaveValue(told(1));
  await page.getByRole("textbox").press("Enter");
  await expectQuestion(page, 3);
  expect(await savedAnswers(server, student.id)).toEqual([told(0), told(1)]);
});

test("nothing of one student is sent in the name of another who signs in", async ({ page, context, server }) => {
  const student = await server.addStudent();
  const other = await server.addStudent("Otra Persona Distinta");
  await enter(page, server.url, student);
  await begin(page, "natalia");
  await answer(page, told(0));
  await expectQuestion(page, 2);
  await loseSession(context);
  await answer(page, told(1));
  await signInAgain(page, other);
  const dialog = page.getByRole("dialog", { name: "Entró otra persona" });
  await expect(dialog.getByRole("heading")).toBeVisible();
  await dialog.getByRole("button", { name: "Ir al inicio" }).last().click();
  await page.waitForURL("**/dashboard");
  expect(await savedAnswers(server, student.id)).toEqual([told(0)]);
  expect(await savedAnswers(server, other.id)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("interview:")))).toEqual(
    [],
  );

  // Nor of a screen that is open in another tab while somebody else signs in there.
  const before = await context.newPage();
  await before.goto("/interview-chat/mia");
  await hydrated(before);
  await before.getByRole("button", { name: "Sí, estoy listo/a" }).click();
  await expectQuestion(before, 1);
  await enter(page, server.url, student);
  await answer(before, told(0));
  await expect(before.getByRole("heading", { name: "Entró otra persona" })).toBeVisible();
  expect(await savedAnswers(server, student.id)).toEqual([told(0)]);
  await before.close();
});

test("a sign-in in another tab is noticed, and the call goes on", async ({ page, context, server }) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await begin(page, "natalia");
  await loseSession(context);
  await answer(page, told(0));
  const link = again(page).getByRole("link", { name: "Entrar de otra manera" });
  await expect(link).toHaveAttribute("target", "_blank");
  const opened = context.waitForEvent("page");
  await link.click();
  const tab = await opened;
  await hydrated(tab);
  await tab.getByLabel("RUT").fill(student.rut);
  await tab.getByLabel("Contraseña", { exact: true }).fill(student.password);
  await tab.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(tab.getByRole("heading", { name: "Listo, vuelve a la otra pestaña" })).toBeVisible();
  await page.bringToFront();
  await expectQuestion(page, 2);
  await tab.close();
});

test("an answer to an interview that ended in another tab stays to be copied @widths", async ({
  page,
  server,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await threeAnswers(page);
  await inDatabase(server, (db) =>
    db
      .updateTable("interviews")
      .set({ status: "abandoned", ended_at: new Date().toISOString() })
      .where("user_id", "=", student.id)
      .execute(),
  );
  await answer(page, told(2));
  await expect(page.getByRole("heading", { name: "Esta respuesta no se guardó" })).toBeFocused();
  await expect(page.getByText(told(2))).toBeVisible();
  await expect(page).toHaveURL(/interview-chat/);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  expect(await savedAnswers(server, student.id)).toEqual([told(0), told(1)]);
  await expect(page.getByRole("link", { name: "Ver resultado" })).toHaveAttribute(
    "href",
    /^\/interview-feedback\?id=\d+$/,
  );
});

test("leaving empties the tab of what it kept", async ({ page, server }) => {
  await enter(page, server.url, await server.addStudent());
  await begin(page, "natalia");
  await page.getByRole("textbox").fill("Un borrador que nadie más debe leer");
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(kept).toContain("borrador");
  await page.getByRole("button", { name: "Salir" }).click();
  await page.waitForURL("**/login");
  expect(await kept()).not.toContain("borrador");
});

test("a chosen CV is kept, and sent once when its student is back @widths", async ({
  page,
  context,
  server,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await page.goto("/analyze-cv");
  await hydrated(page);
  const chosen = { name: "mi-cv.txt", mimeType: "text/plain", buffer: Buffer.from(DEMO_DRAFT) };
  await page.locator("input[type=file]").first().setInputFiles(chosen);
  await loseSession(context);
  const start = page.getByRole("button", { name: "Comenzar Análisis" });
  await start.click();
  await expectDialog(page);
  await expectAccessible();
  await expectNoSidewaysScroll(page);

  // Closed: the file stays chosen, and is sent with the next press.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert")).toContainText("Inicia sesión para continuar.");
  await expect(page.getByText("mi-cv.txt")).toBeVisible();
  await expect(start).toBeFocused();
  await start.press("Enter");
  await expectDialog(page);
  await signInAgain(page, student);
  await expect(page.getByRole("heading", { name: "Competencias" })).toBeVisible();
  await expect(page).toHaveURL(/\/analyze-cv\?id=\d+$/);
  const analyses = await inDatabase(server, (db) =>
    db.selectFrom("cv_analyses").select("processing_status").where("user_id", "=", student.id).execute(),
  );
  expect(analyses).toEqual([{ processing_status: "completed" }]);
});

test("an analysis that goes on while its session ends is found again @widths", async ({ page, context, server }) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  // As where the answer and the stream break while the server has the file: the session is gone when it is asked again.
  await page.route("**/api/cv/analyze", async (route) => {
    await route.fetch();
    await loseSession(context);
    await route.abort("connectionreset");
  });
  await page.route("**/api/cv/progress", (route) =>
    route.request().headers().accept === "text/event-stream" ? route.abort("connectionreset") : route.continue(),
  );
  await page.goto("/analyze-cv");
  await hydrated(page);
  const chosen = { name: "mi-cv.txt", mimeType: "text/plain", buffer: Buffer.from(DEMO_DRAFT) };
  await page.locator("input[type=file]").first().setInputFiles(chosen);
  await page.getByRole("button", { name: "Comenzar Análisis" }).click();
  await expectDialog(page);
  await signInAgain(page, student);
  await expect(page.getByRole("heading", { name: "Competencias" })).toBeVisible();
});

test("a screen that was asked for without a session opens after the sign-in @widths", async ({
  page,
  context,
  server,
  isMobile,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await page.goto("/interviews?fromCvAnalysis=true");
  await hydrated(page);
  await loseSession(context);
  if (isMobile) await page.getByRole("button", { name: "Abrir menú" }).click();
  await page.getByRole("link", { name: "Mis Actividades" }).click();
  await expect(page).toHaveURL("/login?volver=%2Fmy-activities");
  await expectAccessible();
  await page.getByLabel("RUT").fill(student.rut);
  await page.getByLabel("Contraseña", { exact: true }).fill(student.password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL("/my-activities");
  await expect(page.getByRole("heading", { name: "Mis Actividades", level: 1 })).toBeVisible();

  // An address is kept with what it asks for.
  await loseSession(context);
  await page.goto("/interviews?fromCvAnalysis=true");
  await expect(page).toHaveURL("/login?volver=%2Finterviews%3FfromCvAnalysis%3Dtrue");
});
