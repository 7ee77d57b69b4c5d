import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

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
  { kind: "Oposición", send: "Enviar solicitud", accept: "Aceptar la oposición" },
  { kind: "Bloqueo temporal", send: "Enviar solicitud", accept: "Bloquear ahora" },
  { kind: "Supresión", send: "Pedirlo a la oficina", accept: "Borrar todo" },
] as const;

async function ask(page: Page, { kind, send }: (typeof RIGHTS)[number]): Promise<void> {
  const hand = presses();
  await page.goto("/account");
  await hydrated(page);
  await hand.on(page.getByRole("button", { name: "Ejercer un derecho" }));
  const dialog = page.getByRole("dialog", { name: "Ejercer un derecho" });
  await hand.on(dialog.getByText(kind, { exact: true }));
  await hand.on(dialog.getByRole("button", { name: send }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: /Constancia de D-/ }).first()).toBeVisible();
  expect(hand.count).toBeLessThanOrEqual(MOST);
}

test(
  "each right goes from the request to the evidence in a few presses on both sides",
  { tag: "@widths" },
  async ({ page, browser, server, signIn, expectAccessible }) => {
    test.setTimeout(120_000);
    const student = await server.addStudent();
    await signIn(student);
    const office = await (await browser.newContext({ baseURL: server.url })).newPage();
    const { rut, password } = server.admin;
    await office.request.post("/api/auth/login", { data: { rut, password }, headers: { origin: server.url } });
    for (const right of RIGHTS) {
      await ask(page, right);
      const number = (await page.getByText(/^D-\d{4}-\d{3}$/).first().textContent()) ?? "";
      const hand = presses();
      await office.goto("/admin/rights");
      await hydrated(office);
      await hand.on(office.getByRole("button", { name: `Abrir ${number}` }));
      const panel = office.getByRole("region", { name: `Solicitud ${number}` });
      await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
      if (right.kind === "Supresión") {
        await panel.getByLabel(`Escribe ${number} para borrar`).fill(number);
      }
      await hand.on(panel.getByRole("button", { name: right.accept }));
      await expect(panel.getByText("Hecho por el sistema")).toBeVisible();
      const saved = office.waitForEvent("download");
      await hand.on(panel.getByRole("link", { name: "Constancia" }));
      expect((await saved).suggestedFilename()).toBe(`constancia-${number}.pdf`);
      expect(hand.count, right.kind).toBeLessThanOrEqual(MOST);
      await expectNoSidewaysScroll(office);
    }
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login/);
    await office.context().close();
    await expectAccessible();
  },
);

test(
  "the form, the list of requests and the desk are accessible, by keyboard too",
  { tag: "@widths" },
  async ({ page, server, signIn, expectAccessible }) => {
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
  },
);
