import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../support/api-client.ts";
import type { TestServer } from "../support/server.ts";
import { unzip } from "../support/unzip.ts";
import { expect, hydrated, test } from "./support/test.ts";

async function openAccount(page: Page): Promise<void> {
  await page.goto("/account");
  await hydrated(page);
}

async function withDatabase<T>(server: TestServer, work: (database: ReturnType<typeof openDatabase>) => Promise<T>) {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("changing the password, with the keyboard alone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  const elsewhere = await new ApiClient(server.url).signIn(account);
  await signIn(account);
  await openAccount(page);
  await expect(page.getByText("Tu contraseña todavía es la inicial")).toBeVisible();
  await field(page, "Contraseña actual").focus();
  await page.keyboard.type("0000");
  await field(page, "Contraseña nueva").focus();
  await page.keyboard.type("1234");
  await page.keyboard.press("Enter");
  await expect(field(page, "Contraseña nueva")).toBeFocused();
  await expect(field(page, "Contraseña nueva")).toHaveAccessibleDescription(/Elige una sin secuencias/);
  await expectAccessible();

  await field(page, "Contraseña nueva").fill("k7mz");
  await field(page, "Repite la contraseña nueva").fill("k7m");
  await page.keyboard.press("Enter");
  await expect(field(page, "Repite la contraseña nueva")).toBeFocused();
  await field(page, "Repite la contraseña nueva").fill("k7mz");
  await page.keyboard.press("Enter");
  await expect(field(page, "Contraseña actual")).toHaveAccessibleDescription(/no es tu contraseña actual/);
  await expect(field(page, "Contraseña actual")).toBeFocused();

  await field(page, "Contraseña actual").fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Contraseña cambiada")).toBeVisible();
  await expect(page.getByText("Tu contraseña todavía es la inicial")).toBeHidden();
  await expect(field(page, "Contraseña nueva")).toHaveValue("");
  expect((await elsewhere.fetch("/api/auth/me")).status).toBe(401);
  await expect(new ApiClient(server.url).signIn(account)).rejects.toThrow("401");
  await new ApiClient(server.url).signIn({ ...account, password: "k7mz" });
});

test("open sessions are named, and the others can be closed", async ({ page, server, signIn }) => {
  const account = await server.addStudent();
  const elsewhere = await new ApiClient(server.url).signIn(account);
  await signIn(account);
  await openAccount(page);
  const sessions = page.getByRole("region", { name: "Sesiones abiertas" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("Chrome en");
  await expect(sessions.first()).toContainText("Esta sesión");
  await page.getByRole("button", { name: "Cerrar las demás" }).press("Enter");
  await expect(page.getByText("Sesiones cerradas")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.fetch("/api/auth/me")).status).toBe(401);
});

test("all own data comes as a ZIP that can be opened", async ({ page, server, signIn }) => {
  await signIn();
  await openAccount(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar mis datos" }).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(readFileSync(await download.path()));
  expect(JSON.parse(files.get("datos.json")?.toString() ?? "").cuenta.rut).toBe(server.student.rut);
  const reports = [...files].filter(([name]) => name.startsWith("reportes/"));
  expect(reports.length).toBeGreaterThan(0);
  for (const [, pdf] of reports) expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page).toHaveURL(/\/account$/);
});

test("a person's review can be asked for, and its answer is read here", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  // Both window sizes share the server.
  await withDatabase(server, ({ db }) => db.deleteFrom("review_requests").execute());
  await signIn();
  await openAccount(page);
  const card = page.getByRole("region", { name: "Pedir revisión de una persona" });
  await card.getByRole("button", { name: "Pedir revisión" }).click();
  await expect(card.getByLabel("Qué debería revisar")).toHaveAccessibleDescription(/Cuenta qué te parece mal/);
  await card.getByLabel("Resultado").selectOption({ index: 0 });
  await card.getByLabel("Qué debería revisar").fill("No contó mi práctica.");
  await card.getByRole("button", { name: "Pedir revisión" }).press("Enter");
  await expect(card.getByRole("listitem")).toContainText(["En revisión"]);
  await expect(card.getByRole("listitem")).toContainText(["No contó mi práctica."]);
  await withDatabase(server, ({ db }) =>
    db
      .updateTable("review_requests")
      .set({ answer: "Lo revisamos: el puntaje se mantiene.", answered_at: new Date().toISOString() })
      .execute(),
  );
  await page.reload();
  await expect(card.getByRole("listitem")).toContainText(["Respondido"]);
  await expect(card).toContainText("Lo revisamos: el puntaje se mantiene.");
  await expectAccessible();
});

test("answers of an interview may be used, only by a permission that can be taken back", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent("Laura Meza Pino");
  const client = await new ApiClient(server.url).signIn(account);
  const send = async (path: string, json: object) => {
    const headers = { "Content-Type": "application/json" };
    return (await client.fetch(path, { method: "POST", headers, body: JSON.stringify(json) })).json();
  };
  const { interviewId } = await send("/api/interview/start", { hunterId: "natalia" });
  const answer = (questionId: string, userResponse: string) =>
    send("/api/interview/analyze-response", { hunterId: "natalia", interviewId, questionId, userResponse });
  await answer("natalia-1", "A mi perro le gusta mucho ir a la playa los domingos con mi prima.");
  await answer("natalia-1", "El domingo vamos a comer empanadas donde mi tía, que vive en Pichilemu.");
  await send("/api/interview/finish", { interviewId, reason: "abandoned" });
  await signIn(account);
  await openAccount(page);
  const card = page.getByRole("region", { name: "Pedir revisión de una persona" });
  await card.getByLabel("Qué debería revisar").fill("Sí contesté lo que me preguntaron.");
  const consent = card.getByRole("checkbox", { name: /^Acepto que mis respuestas/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await card.getByRole("checkbox", { name: "Esta respuesta sí contestaba la pregunta" }).first().check();
  await expectAccessible();
  await card.getByRole("button", { name: "Pedir revisión" }).press("Enter");
  await expect(card.getByText(/Permites usar 1 respuesta sin tu nombre/)).toBeVisible();
  await expectAccessible();
  await card.getByRole("button", { name: "Retirar permiso" }).press("Enter");
  await expect(card.getByText(/Permites usar/)).toBeHidden();
  await expect(card.getByRole("listitem")).toContainText(["Sí contesté lo que me preguntaron."]);
});

test("from a result the way leads to the form with that result chosen", async ({ page, server, signIn }) => {
  const { id } = await withDatabase(server, async ({ db }) => {
    await db.deleteFrom("review_requests").execute();
    const done = db.selectFrom("cv_analyses").select("id").where("processing_status", "=", "completed").orderBy("id");
    return done.executeTakeFirstOrThrow();
  });
  await signIn();
  await page.goto(`/analyze-cv?id=${id}`);
  await hydrated(page);
  await page.getByRole("link", { name: "Pedir revisión de una persona" }).click();
  const card = page.getByRole("region", { name: "Pedir revisión de una persona" });
  await expect(card.getByLabel("Resultado")).toHaveValue(`cv-${id}`);
  await expect(card).toBeInViewport();
});

test("erasing everything, with the keyboard alone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  await signIn(account);
  await openAccount(page);
  await page.evaluate(() => sessionStorage.setItem("interview:1", "borrador"));
  const open = page.getByRole("main").getByRole("button", { name: "Borrar mis datos" });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Borrar mis datos" });
  await expect(dialog.getByText(/respaldos hechos antes se eliminan después de 30 días/)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Descargar mis datos antes" })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press("Enter");
  const confirm = dialog.getByRole("button", { name: "Borrar mis datos" });
  await confirm.focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Tu contraseña")).toBeFocused();
  await expectAccessible();
  await page.keyboard.type("0000");
  await field(page, "Escribe BORRAR para confirmar").focus();
  await page.keyboard.type("borrar");
  await page.keyboard.press("Enter");
  await expect(field(page, "Tu contraseña")).toHaveAccessibleDescription(/no es tu contraseña actual/);
  await field(page, "Tu contraseña").fill(account.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login\?/);
  await expect(page.getByRole("status")).toContainText("Tus datos fueron borrados");
  await expectAccessible();
  const left = () => [localStorage.length, sessionStorage.getItem("interview:1")];
  expect(await page.evaluate(left)).toEqual([0, null]);
  await expect(new ApiClient(server.url).signIn(account)).rejects.toThrow("401");
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login$/);
});

test("results whose texts got too old say so", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const id = await withDatabase(server, async ({ db }) => {
    const { user_id } = await db.selectFrom("cv_analyses").select("user_id").executeTakeFirstOrThrow();
    const row = await db
      .insertInto("cv_analyses")
      .values({
        user_id,
        file_name: "cv-2024.pdf",
        file_type: "application/pdf",
        file_size: 1,
        processing_status: "completed",
        overall_score: 64,
        created_at: "2024-11-20T12:00:00.000Z",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  });
  await page.goto(`/analyze-cv?id=${id}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "El texto se borró por antigüedad." })).toBeVisible();
  await expect(page.getByText("El puntaje fue 64 de 100.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Analizar otra vez" }).click();
  await expect(page).toHaveURL(/\/analyze-cv$/);
  await expect(page.getByRole("button", { name: "Comenzar Análisis" })).toBeVisible();
});
