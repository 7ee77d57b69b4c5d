import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notificaciones/ });
const cell = (dialog: Locator, name: string) => dialog.getByRole("button", { name, exact: true });
const sentence = (dialog: Locator) => dialog.getByRole("status");

/** The form that a button of the screen opens: of a new coach, whose week is empty, or of the first one. */
async function openForm(page: Page, button: string | RegExp = "Agregar coach"): Promise<Locator> {
  await page.goto("/admin/coaches");
  await hydrated(page);
  await page.getByRole("button", { name: button }).first().press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("grid")).toBeVisible();
  return dialog;
}

test("a coach is edited, and an hour that is none is told", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  await signIn(server.admin);
  const dialog = await openForm(page, /^Editar a/);
  const before = await dialog.getByLabel("Nombre").inputValue();
  await expectAccessible();
  if (isMobile) await dialog.getByRole("button", { name: /^lunes/ }).press("Enter");
  // The sample coach attends on other days.
  await expect(dialog.getByRole("grid").getByRole("button", { name: /^lunes/, pressed: true })).toHaveCount(0);
  await cell(dialog, "lunes 09:00").press("Enter");
  await dialog.getByRole("combobox", { name: "Día" }).selectOption("Lunes");
  const other = dialog.getByLabel("Otra hora");
  await other.fill("9:10");
  await other.press("Enter");
  await expect(other).toHaveAccessibleDescription(/09:00 y 09:10: deja al menos 30 minutos/);
  await expect(other).toBeFocused();
  // What was typed is not lost: the form asks.
  await other.fill("16:10");
  await dialog.getByRole("button", { name: "Guardar" }).press("Enter");
  await expect(other).toBeFocused();
  await expect(other).toHaveAccessibleDescription("Agrega esta hora, o bórrala.");
  await dialog.getByRole("button", { name: "Agregar hora" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Lunes 16:10, quitar" })).toBeVisible();
  // 16:00 and 16:30 lie less than a session away.
  await cell(dialog, "lunes 16:00").press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Lunes 16:00 y 16:10: deja al menos 30 minutos");
  await expectAccessible();
  await dialog.getByLabel("Lugar (opcional)").fill("Sala 3");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Coach actualizado");
  const card = page.getByRole("article", { name: before });
  await expect(card).toContainText("Lunes: 09:00, 16:10");
  await expect(card).toContainText("Sala 3");
});

test("the week's grid is used with the keyboard alone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
  isMobile,
}) => {
  await signIn(server.admin);
  const dialog = await openForm(page);
  if (isMobile) {
    await dialog.getByRole("button", { name: /^jueves/ }).press("Enter");
    await expect(dialog.getByRole("button", { name: /^jueves/, pressed: true })).toBeVisible();
    await expect(cell(dialog, "viernes 09:00")).toHaveCount(0);
  }
  // One stop of the tab key between the buttons around it.
  await dialog.getByRole("button", { name: "Sábado y domingo" }).focus();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("grid").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Después de las 20" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Control+Home");
  await expect(cell(dialog, isMobile ? "jueves 08:00" : "lunes 08:00")).toBeFocused();
  if (!isMobile) for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
  for (const _ of [1, 2]) await page.keyboard.press(isMobile ? "ArrowRight" : "ArrowDown");
  await expect(cell(dialog, "jueves 09:00")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  const words = isMobile ? "Jueves 09:00 a 11:00 · 4 sesiones" : "Jueves 09:00 a 10:00 · 2 sesiones";
  await expect(sentence(dialog)).toContainText(words);
  await expectAccessible();
  // What is folded away opens, and what was reached stays reached.
  await dialog.getByRole("button", { name: "Antes de las 8" }).press("Enter");
  await dialog.getByRole("button", { name: "Sábado y domingo" }).press("Enter");
  await dialog.getByRole("button", { name: "Después de las 20" }).press("Enter");
  await expect(cell(dialog, "jueves 00:00")).toBeVisible();
  await expect(cell(dialog, isMobile ? "sábado" : "sábado 10:00")).toBeVisible();
  await expectAccessible();
  const { scroll, width } = await dialog.getByRole("grid").evaluate((grid) => ({
    scroll: grid.closest("section")?.scrollWidth,
    width: grid.closest("section")?.clientWidth,
  }));
  expect(scroll).toBe(width);
});

test("a mouse that is drawn over the grid paints, and takes back what it leaves", async ({ page, server, signIn }) => {
  await signIn(server.admin);
  const dialog = await openForm(page);
  const over = async (name: string) => {
    const box = await cell(dialog, name).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  };
  await cell(dialog, "martes 11:00").scrollIntoViewIfNeeded();
  await over("martes 09:00");
  await page.mouse.down();
  await over("miércoles 11:00");
  await expect(sentence(dialog)).toContainText("Martes y miércoles 09:00 a 11:30 · 10 sesiones");
  await over("martes 09:30");
  await page.mouse.up();
  await expect(sentence(dialog)).toHaveText("Martes 09:00 a 10:00 · 2 sesiones");
  // Back on the first cell it is no second press.
  await over("lunes 09:00");
  await page.mouse.down();
  await over("lunes 09:30");
  await over("lunes 09:00");
  await page.mouse.up();
  await expect(sentence(dialog)).toContainText("Lunes 09:00 a 09:30");
  // A press alone toggles; the keys do so after it.
  await cell(dialog, "lunes 09:00").click();
  await cell(dialog, "martes 09:30").click();
  await expect(sentence(dialog)).toHaveText("Martes 09:00 a 09:30 · 1 sesión");
  await page.keyboard.press("Space");
  await expect(sentence(dialog)).toHaveText("Martes 09:00 a 10:00 · 2 sesiones");
});

test("a finger opens an hour with a tap and scrolls by moving", { tag: "@phone" }, async ({ page, server, signIn }) => {
  await signIn(server.admin);
  const dialog = await openForm(page);
  await dialog.getByRole("button", { name: /^jueves/ }).tap();
  const small = await dialog.getByRole("group", { name: "Horas de cada semana" }).evaluate((fields) =>
    [...fields.querySelectorAll("button, input, select")]
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5)
      .map(({ target }) => target.getAttribute("aria-label") ?? target.textContent),
  );
  expect(small).toEqual([]);
  const start = cell(dialog, "jueves 11:00");
  await start.scrollIntoViewIfNeeded();
  const box = await start.boundingBox();
  if (!box) throw new Error("the cell is not shown");
  expect(box.height).toBe(48);
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (let way = 20; way <= 160; way += 20)
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - way }] });
  // The finger rests before it leaves: a list that still glides takes the next tap for a hand on it.
  for (let rest = 0; rest < 10; rest += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - 160 }] });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => (await start.boundingBox())?.y).toBeLessThan(box.y - 100);
  await expect(sentence(dialog)).toHaveText("Sin horas: nadie puede reservar.");
  await start.tap();
  await expect(sentence(dialog)).toContainText("Jueves 11:00 a 11:30");
});
