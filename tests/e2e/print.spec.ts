import type { Page } from "@playwright/test";
import { answer, begin, expectQuestion, inDatabase, told } from "./support/interview.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** Results on paper. */

const BLACK = "rgb(0, 0, 0)";
const WHITE = "rgb(255, 255, 255)";
const HEAD = "Universidad · Desarrollo Profesional";
const DAY = /\d{2}-\d{2}-\d{4}/;

/** Black on white with its head; nothing that can be pressed, no menu, no message that goes away. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", WHITE);
  await expect(page.locator("h1")).toHaveCSS("color", BLACK);
  const head = page.locator("main").getByText(HEAD).locator("..");
  await expect(head).toBeVisible();
  await expect(head).toContainText(DAY);
  for (const role of ["button", "navigation", "dialog", "progressbar"] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  }
  await expect(page.getByRole("region", { name: /Notificaciones/ })).toBeHidden();
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: "dark" }));

test("the result of a CV is whole on paper: what is folded, and how its score came about", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/analyze-cv?id=1");
  await hydrated(page);
  const better = page.getByRole("region", { name: "Áreas de Mejora" });
  const shown = better.getByRole("listitem").filter({ visible: true });
  await expect(shown).toHaveCount(3);
  await expect(better.getByText("Ver una idea más")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cómo se calcula" })).toBeHidden();

  await expectPaper(page);
  await expect(shown).toHaveCount(4);
  await expect(page.getByText("Análisis de CV", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cómo se calcula" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Verbos de acción" })).toBeVisible();
  await expect(page.getByText("Análisis Completado")).toBeHidden();
  await expect(page.getByRole("link").filter({ visible: true })).toHaveCount(0);
  for (const name of ["Fortalezas", "Competencias", "Preguntas para practicar"]) {
    await expect(page.getByRole("region", { name })).toHaveCSS("break-inside", "avoid");
  }
});

test("the result of an interview has the full feedback on paper, also from its dialog", async ({
  page,
  server,
  signIn,
}) => {
  const student = await server.addStudent();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await signIn(student);
  await begin(page, "natalia");
  await answer(page, told(0));
  await expectQuestion(page, 2);
  const { id } = await inDatabase(server, (db) =>
    db.selectFrom("interviews").select("id").where("user_id", "=", student.id).executeTakeFirstOrThrow(),
  );
  const ended = await page.request.post("/api/interview/finish", {
    data: { interviewId: id, reason: "abandoned" },
    headers: { origin: server.url },
  });
  expect(ended.ok()).toBe(true);
  await page.goto("/interview-feedback");
  await hydrated(page);
  const said = page.locator("main").getByText(told(0));
  await expect(said).toBeHidden();
  await page.getByRole("button", { name: "Ver Feedback Completo" }).click();
  const dialog = page.getByRole("dialog", { name: "Feedback Completo" });
  await dialog.getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByRole("heading").filter({ visible: true })).toHaveCount(0);
  await expect(said).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expectPaper(page);
  await expect(page.getByText("Renata Cifuentes Vera").filter({ visible: true })).toHaveCount(1);
  await expect(said).toBeVisible();
  await expect(page.getByText("La dejaste antes de terminar.").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("link").filter({ visible: true })).toHaveCount(0);
});

test("what was booked is on paper, without the steps that led there", async ({ page, server, signIn }) => {
  await signIn(await server.addStudent());
  await page.goto("/coach-schedule");
  await hydrated(page);
  const free = (name: string) => page.getByRole("radiogroup", { name }).getByRole("radio", { disabled: false });
  await page.getByRole("radio", { name: "Daniela Mosquera" }).check();
  await free("Elige la fecha").last().check();
  await free("Elige la hora").last().check();
  for (const name of ["Continuar", "Continuar", "Confirmar Reserva"]) {
    await page.getByRole("button", { name, exact: true }).click();
  }
  await expect(page.getByRole("alert")).toContainText("¡Cita agendada exitosamente!");
  const booked = page.getByRole("region", { name: "Mis citas" }).getByRole("listitem").first();
  await expect(booked).toContainText("con Daniela Mosquera");

  await expectPaper(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(booked).toContainText("Programada");
  await expect(booked).toBeVisible();
  await expect(page.getByText("Renata Cifuentes Vera").filter({ visible: true })).toHaveCount(1);
  for (const text of ["Elige tu coach", "Agregar a mi calendario", "Ver en Mis citas"]) {
    await expect(page.getByText(text)).toBeHidden();
  }
});
