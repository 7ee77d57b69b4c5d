import {
  answer,
  begin,
  conversation,
  expectQuestion,
  goOn,
  OFF_TOPIC,
  secondsLeft,
  tabTo,
  told,
} from "./support/interview.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

test.describe("an interview", () => {
  test.beforeEach(async ({ page, server }) => {
    await enter(page, server.url, await server.addStudent());
  });

  test("interrupted by a reload goes on at the same question, with the same messages and clock", {
    tag: "@widths",
  }, async ({ page, expectAccessible }) => {
    await page.clock.install();
    await begin(page, "natalia");
    await answer(page, told(0));
    await expectQuestion(page, 2);
    await expectAccessible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.clock.fastForward(95_000);
    await page.getByRole("textbox").fill("Esto aún no lo mando");
    const before = { seconds: await secondsLeft(page), messages: await conversation(page) };
    expect(before.seconds).toBeLessThan(1_710);
    await page.reload();
    await hydrated(page);
    const offer = page.getByRole("region", { name: "Tienes una entrevista abierta con Natalia" });
    const greeting = page.getByRole("log");
    const [above, below] = [await offer.boundingBox(), await greeting.boundingBox()];
    expect(above && below && above.y + above.height <= below.y, "'Continuar' stands above the greeting").toBe(true);
    await expect(offer).toContainText("Vas en la pregunta 2 de 10");
    await expect(page.getByRole("button", { name: "Sí, estoy listo/a" })).toBeVisible();
    await goOn(page);
    await expectQuestion(page, 2);
    expect(await conversation(page)).toEqual(before.messages);
    expect(Math.abs((await secondsLeft(page)) - before.seconds)).toBeLessThanOrEqual(2);
    await expect(page.getByRole("textbox")).toHaveValue("Esto aún no lo mando");
    // The checker needs time that passes.
    await page.clock.resume();
    await expectAccessible();
  });

  test("a question is asked back about what the answer lacks, and counts for nothing", {
    tag: "@widths",
  }, async ({ page, expectAccessible }) => {
    await begin(page, "natalia");
    await answer(page, told(0));
    await expectQuestion(page, 2);
    await answer(page, told(1));
    await expectQuestion(page, 3);
    await answer(
      page,
      "En el taller éramos cinco y a dos semanas de la entrega no había nada. Nos juntamos un sábado, se repartió " +
        "todo de nuevo y se armó un calendario. Entregamos a tiempo y con un 6,2.",
    );
    const asked = page.getByRole("log").locator(":scope > div").last();
    await expect(asked).toContainText("Una pregunta más sobre esto");
    await expect(asked).toContainText("no cuenta como pregunta");
    await expect(asked.locator("q")).toHaveText(/^«Nos juntamos un sábado.*»$/);
    await expectQuestion(page, 3);
    await expect(page.getByText("Sugerencias 0/3")).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll(page);
    // Left and taken up again, the same is asked.
    await page.reload();
    await hydrated(page);
    await goOn(page);
    await expect(asked).toContainText("Una pregunta más sobre esto");
    await answer(page, "Yo hice el calendario y llamé a cada uno para que avisara.");
    await expectQuestion(page, 4);
    await expect(page.getByText("Sugerencias 0/3")).toBeVisible();
  });

  test("is done from the selection to the rating with the keyboard alone", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto("/interviews");
    await hydrated(page);
    await expectAccessible();
    await tabTo(page, page.getByRole("button", { name: "Cristian", exact: true }));
    await page.keyboard.press("Space");
    await expect(page.getByText("Seleccionado")).toBeVisible();
    await tabTo(page, page.getByRole("link", { name: "Comenzar Entrevista con Cristian" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/interview-chat\/cristian$/);
    await tabTo(page, page.getByRole("button", { name: "Sí, estoy listo/a" }));
    await page.keyboard.press("Enter");
    for (const [count, text] of [OFF_TOPIC, `${OFF_TOPIC} otra`, `${OFF_TOPIC} más`].entries()) {
      const box = page.getByRole("textbox");
      await expect(box).toBeFocused();
      await page.keyboard.type("no sé");
      await page.keyboard.press("Shift+Enter");
      await page.keyboard.type(text);
      await expect(box).toHaveValue(`no sé\n${text}`);
      await page.keyboard.press("Enter");
      if (count < 2) await expect(page.getByText("Sugerencia del Head Hunter")).toHaveCount(count + 1);
    }
    const dialog = page.getByRole("dialog", { name: "Entrevista terminada" });
    // The element itself has no size: its parts are looked at.
    const send = dialog.getByRole("button", { name: "Enviar Feedback" });
    await expect(send).toBeVisible();
    await tabTo(page, dialog.getByRole("radio").first());
    for (let star = 1; star < 4; star += 1) await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: /^4 de 5/ })).toBeChecked();
    await expectAccessible();
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    await expect(page.getByText("¡Gracias por tu feedback!")).toBeVisible();
    await page.waitForURL(/\/dashboard$/);
  });

  test("Enter makes a new line for whoever chose so, and is kept over a reload", { tag: "@widths" }, async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    await begin(page, "natalia");
    const box = page.getByRole("textbox");
    const choice = page.getByRole("checkbox", { name: "Enter hace una línea nueva" });
    await expect(choice).not.toBeChecked();
    await expect(box).toBeFocused();
    await page.keyboard.type("Una línea");
    // By finger or mouse the caret stays in the box; by keyboard the focus stays at the choice.
    const label = page.getByText("Enter hace una línea nueva");
    await (isMobile ? label.tap() : label.click());
    await expect(choice).toBeChecked();
    await expect(box).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.type("y otra");
    await expect(box).toHaveValue("Una línea\ny otra");
    await expectQuestion(page, 1);
    await expectAccessible();
    await expectNoSidewaysScroll(page);

    await page.reload();
    await hydrated(page);
    await goOn(page);
    await expect(box).toHaveValue("Una línea\ny otra");
    await box.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(told(0));
    await expect(choice).toBeChecked();
    await expect(box).toHaveValue(`Una línea\ny otra\n${told(0)}`);
    await page.keyboard.press("Control+Enter");
    await expectQuestion(page, 2);

    await expect(box).toHaveValue("");
    await tabTo(page, choice);
    await page.keyboard.press("Space");
    await expect(choice).toBeFocused();
    await expect(choice).not.toBeChecked();
    await answer(page, told(1));
    await expectQuestion(page, 3);
  });

  test("with somebody unknown is a 404 that says so and leads back", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    const response = await page.goto("/interview-chat/__proto__");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Head Hunter no encontrado" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: "Volver a Entrevistas IA" }).click();
    await page.waitForURL(/\/interviews$/);
  });
});
