import type { Browser, Locator, Page } from "@playwright/test";
import type { TestServer } from "../support/server.ts";
import { withDatabase } from "./support/office.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** Counts what a hand does, so that a longer way fails. */
function presses() {
  let count = 0;
  return {
    async on(target: Locator) {
      count += 1;
      await target.click();
    },
    get count() {
      return count;
    },
  };
}
const MOST = 5;

const RIGHTS = [
  { kind: "Acceso", send: "Pedirlo a la oficina", accept: "Entregar el archivo" },
  { kind: "Portabilidad", send: "Pedirlo a la oficina", accept: "Entregar el archivo" },
  { kind: "Rectificación", send: "Enviar solicitud", accept: "Aceptar lo corregido" },
  { kind: "Oposición", send: "Enviar solicitud", accept: "Aceptar la oposición" },
  { kind: "Bloqueo temporal", send: "Enviar solicitud", accept: "Bloquear ahora" },
  { kind: "Supresión", send: "Pedirlo a la oficina", accept: "Borrar todo" },
] as const;
type Right = (typeof RIGHTS)[number];
type Hand = ReturnType<typeof presses>;

/** @returns the number that the person reads */
async function ask(page: Page, { kind, send }: Right): Promise<string> {
  const hand = presses();
  await page.goto("/account");
  await hydrated(page);
  await hand.on(page.getByRole("button", { name: "Ejercer un derecho" }));
  const dialog = page.getByRole("dialog", { name: "Ejercer un derecho" });
  await hand.on(dialog.getByText(kind, { exact: true }));
  if (kind === "Rectificación") await dialog.getByLabel("Cuéntanos lo que haga falta").fill("Mi segundo apellido.");
  await hand.on(dialog.getByRole("button", { name: send }));
  await expect(dialog).toBeHidden();
  await hand.on(
    page
      .getByRole("listitem")
      .filter({ hasText: kind })
      .getByRole("link", { name: /Constancia de D-/ }),
  );
  expect(hand.count, kind).toBeLessThanOrEqual(MOST);
  return (
    (await page
      .getByText(/^D-\d{4}-\d{3}$/)
      .first()
      .textContent()) ?? ""
  );
}

/** From the list to the evidence. */
async function decide(office: Page, right: Right, number: string): Promise<void> {
  const hand = presses();
  await office.goto("/admin/rights");
  await hydrated(office);
  await hand.on(office.getByRole("button", { name: `Abrir ${number}` }));
  const panel = office.getByRole("region", { name: `Solicitud ${number}` });
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  if (right.kind === "Supresión") await panel.getByLabel(`Escribe ${number} para borrar`).fill(number);
  if (right.kind === "Rectificación") await correct(office, panel, hand);
  await hand.on(panel.getByRole("button", { name: right.accept }));
  await expect(panel.getByText("Hecho por el sistema")).toBeVisible();
  const saved = office.waitForEvent("download");
  await hand.on(panel.getByRole("link", { name: "Constancia" }));
  expect((await saved).suggestedFilename()).toBe(`constancia-${number}.pdf`);
  expect(hand.count, right.kind).toBeLessThanOrEqual(MOST);
  await expectNoSidewaysScroll(office);
}

async function correct(office: Page, panel: Locator, hand: Hand): Promise<void> {
  await expect(panel.getByText("Todavía no cambia nada.")).toBeVisible();
  await hand.on(panel.getByRole("button", { name: "Abrir la ficha" }));
  const form = office.getByRole("dialog", { name: /^Editar a/ });
  await form.getByLabel("Nombre completo").fill("Renata Cifuentes Veas");
  await hand.on(form.getByRole("button", { name: "Guardar" }));
  await expect(form).toBeHidden();
  await expect(panel.getByText("Se cambió en su ficha: nombre.")).toBeVisible();
  // Saving the person decides nothing.
  await expect(panel.getByRole("button", { name: "Aceptar lo corregido" })).toBeEnabled();
}

async function officePage(browser: Browser, server: TestServer): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const { width, height } = test.info().project.use.viewport ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width, height });
  await enter(page, server.url, server.admin);
  return page;
}

test("each right goes from the request to the evidence in a few presses on both sides", { tag: "@widths" }, async ({
  page,
  browser,
  server,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await signIn(await server.addStudent());
  const office = await officePage(browser, server);
  for (const right of RIGHTS) {
    const number = await ask(page, right);
    await decide(office, right, number);
    if (right.kind !== "Supresión") {
      await page.goto("/account");
      await expect(page.getByRole("listitem").filter({ hasText: number }).getByText("Aceptada").first()).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
    }
    if (right.kind === "Oposición") {
      await page.getByRole("button", { name: "Permitirlos otra vez" }).click();
      await expect(page.getByText("Tus datos no se usan para")).toBeHidden();
    }
  }
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login/);
  await office.context().close();
});

test("a review goes the same way on its own screen", { tag: "@widths" }, async ({ page, browser, server, signIn }) => {
  await signIn(server.student);
  await page.goto("/account");
  await hydrated(page);
  const own = presses();
  const card = page.getByRole("region", { name: "Pedir revisión de una persona" });
  await card.getByLabel("Qué debería revisar").fill("No contó mi práctica.");
  await own.on(card.getByRole("button", { name: "Pedir revisión" }));
  await own.on(page.getByRole("link", { name: /Constancia de R-/ }).first());
  const office = await officePage(browser, server);
  await office.goto("/admin/rights?kind=review");
  await hydrated(office);
  const hand = presses();
  await hand.on(office.getByRole("link", { name: /^Abrir R-/ }).first());
  await office
    .getByLabel(/^Respuesta para/)
    .first()
    .fill("Lo revisamos: se mantiene.");
  await hand.on(office.getByRole("button", { name: /^Enviar respuesta/ }).first());
  await hand.on(office.getByRole("tab", { name: "Respondidas" }));
  const saved = office.waitForEvent("download");
  await hand.on(office.getByRole("link", { name: /^Constancia/ }).first());
  expect((await saved).suggestedFilename()).toMatch(/^constancia-R-\d{4}-\d{3}\.pdf$/);
  expect(Math.max(own.count, hand.count)).toBeLessThanOrEqual(MOST);
  await office.context().close();
});

test("somebody blocked signs in, reads so on every screen, can do nothing, and lifts it", { tag: "@widths" }, async ({
  page,
  server,
  signInByForm,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  const blocked = (at: string | null) =>
    withDatabase(server, (db) =>
      db.updateTable("users").set({ blocked_at: at }).where("id", "=", student.id).execute(),
    );
  await blocked("2026-11-24T12:00:00.000Z");
  await signInByForm(student);
  const notice = page.getByText("El tratamiento de tus datos está bloqueado");
  await expect(notice).toBeVisible();
  await expectAccessible();
  await page.goto("/coach-schedule");
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Levantar el bloqueo en Mi cuenta" }).click();
  await hydrated(page);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Levantar el bloqueo" }).press("Enter");
  await expect(notice).toBeHidden();
  await page.goto("/my-activities");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test("an auditor reads the desk and finds no button that changes something", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  const late = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const id = await withDatabase(server, async (db) => {
    const row = { user_id: student.id, person_code: "P-AAAAAAAA", kind: "access", subject: "cv", channel: "paper" };
    const { id } = await db
      .insertInto("rights_requests")
      .values({ ...row, year: 2019, sequence: student.id, state: "open", received_at: late, due_at: late } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.updateTable("users").set({ role: "auditor" }).where("rut", "=", server.student.rut).execute();
    return id;
  });
  try {
    await signIn(server.student);
    await page.goto("/admin/rights?state=open");
    await hydrated(page);
    await expect(page.getByText("Vencida").first()).toBeVisible();
    await page.getByRole("button", { name: /^Abrir D-2019/ }).press("Enter");
    await expect(page.getByText("Venció hace 3 días").last()).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll(page);
    const wanted = /Registrar|Entregar|Rechazar|Asignarme|Anotar|Pedirle|Extender/;
    await expect(page.getByRole("button", { name: wanted })).toHaveCount(0);
  } finally {
    await withDatabase(server, async (db) => {
      await db.updateTable("users").set({ role: "user" }).where("rut", "=", server.student.rut).execute();
      await db.deleteFrom("rights_requests").where("id", "=", id).execute();
    });
  }
});

test("'Hoy' names what is late and leads to the open requests", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
}) => {
  const student = await server.addStudent();
  const late = new Date(Date.now() - 86_400_000).toISOString();
  const row = {
    user_id: student.id,
    person_code: "P-BBBBBBBB",
    kind: "block",
    subject: "everything",
    channel: "paper",
  };
  await withDatabase(server, (db) =>
    db
      .insertInto("rights_requests")
      .values({ ...row, year: 2018, sequence: student.id, state: "open", received_at: late, due_at: late } as never)
      .execute(),
  );
  await signIn(server.admin);
  await page.goto("/admin");
  await hydrated(page);
  const matter = page.getByRole("listitem").filter({ hasText: /Solicitud(es)? de derechos/ });
  await expect(matter).toContainText(/venció \d\d-\d\d/);
  await matter.getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/rights\?state=open$/);
  await expect(page.getByRole("button", { name: /^Abiertas/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Venció hace 1 día").first()).toBeVisible();
  await withDatabase(server, (db) => db.deleteFrom("rights_requests").where("user_id", "=", student.id).execute());
});

test("the form, the list of requests and the desk are accessible, by keyboard too", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn(await server.addStudent());
  await page.goto("/account");
  await hydrated(page);
  await page.getByRole("button", { name: "Ejercer un derecho" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ejercer un derecho" });
  await dialog.getByRole("radio", { name: /Acceso/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /Rectificación/ })).toBeChecked();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Enviar solicitud" }).press("Enter");
  await expect(dialog.getByText("Escribe qué está mal y cómo debería decir.")).toBeVisible();
  await dialog.getByLabel("Cuéntanos lo que haga falta").fill("Mi carrera es Enfermería.");
  await dialog.getByRole("button", { name: "Enviar solicitud" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expectAccessible();
  await expectNoSidewaysScroll(page);

  await signIn(server.admin);
  await page.goto("/admin/rights");
  await hydrated(page);
  const opener = page.getByRole("button", { name: /^Abrir D-/ }).first();
  await opener.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /Rectificación/ })).toBeFocused();
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.getByRole("button", { name: "Registrar una solicitud" }).press("Enter");
  await expect(page.getByLabel("Cómo llegó")).toBeVisible();
  await expectAccessible();
});
