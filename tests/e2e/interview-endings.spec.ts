import { readFileSync } from "node:fs";
import { answer, begin, expectQuestion, OFF_TOPIC, passTime, secondsLeft, told } from "./support/interview.ts";
import { enter, expect, hydrated, test } from "./support/test.ts";

test.describe("the end of an interview", () => {
  test.beforeEach(async ({ page, server }) => {
    await enter(page, server.url, await server.addStudent());
    // The page's clock is ours: pauses before a change of screen pass when a test says so.
    await page.clock.install();
  });

  test("after the last question leads through the rating home", async ({ page }) => {
    await begin(page, "natalia");
    for (let question = 1; question < 10; question += 1) {
      await answer(page, told(question - 1));
      await expectQuestion(page, question + 1);
    }
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await answer(page, told(9));
    await expect(page.getByText("Entrevista terminada. Completaste 10 de 10 preguntas.")).toBeVisible();
    await expect(page.getByText(/Sugerencias 0\/3/)).toBeVisible();
    const dialog = page.getByRole("dialog", { name: "Entrevista terminada" });
    // The element itself has no size: its parts are looked at.
    const send = dialog.getByRole("button", { name: "Enviar Feedback" });
    await passTime(page, 1_900);
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(send).toBeVisible();
    await expect(send).toBeDisabled();
    await dialog.getByRole("radio", { name: /^5 de 5/ }).check({ force: true });
    await dialog.getByLabel(/Comentarios/).fill("Las preguntas me sirvieron.");
    await send.click();
    await expect(page.getByText("¡Gracias por tu feedback!")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.waitForURL(/\/dashboard$/);
  });

  test("has its result at once: celebrated one time, rated there, with a card to share", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await begin(page, "natalia");
    for (let question = 1; question < 10; question += 1) {
      await answer(page, told(question - 1));
      await expectQuestion(page, question + 1);
    }
    await answer(page, told(9));
    await page.getByRole("dialog").getByRole("link", { name: "Ver resultado" }).click();
    await page.waitForURL(/\/interview-feedback\?id=\d+$/);
    const celebration = page.getByRole("heading", { name: "Completaste la entrevista con Natalia" });
    await expect(celebration).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Lo próximo: / })).toBeVisible();
    await expectAccessible();

    const opinion = page.getByRole("region", { name: "¿Cómo estuvo la entrevista?" });
    await expect(opinion.getByRole("button", { name: "Enviar Feedback" })).toBeDisabled();
    await opinion.getByRole("radio", { name: /^4 de 5/ }).check({ force: true });
    await opinion.getByRole("button", { name: "Enviar Feedback" }).click();
    await expect(opinion.getByText("Recibimos tu opinión. No cambia tu puntaje.")).toBeVisible();

    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar tarjeta" }).click();
    const card = await saved;
    expect(card.suggestedFilename()).toMatch(/^entrevista-simulada-\d{4}-\d{2}\.png$/);
    const picture = readFileSync(await card.path());
    // Width and height in a PNG's header.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Resultado de Entrevista" })).toBeVisible();
    await expect(celebration).toHaveCount(0);
    await expect(opinion).toHaveCount(0);
  });

  test("by the suggestion limit offers one way on, and the rating after three seconds", { tag: "@widths" }, async ({
    page,
    expectAccessible,
  }) => {
    await begin(page, "cristian");
    await answer(page, OFF_TOPIC);
    await expect(page.getByText("Sugerencia del Head Hunter")).toHaveCount(1);
    await expect(page.getByText("Sugerencias 1/3")).toBeVisible();
    await answer(page, `${OFF_TOPIC} otra`);
    await expect(page.getByText("Sugerencia del Head Hunter")).toHaveCount(2);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await answer(page, `${OFF_TOPIC} más`);
    await expect(page.getByText("Sugerencias 3/3")).toBeVisible();
    await expect(page.getByRole("log")).toContainText(/máximo de sugerencias/i);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(main.getByRole("link")).toHaveText(["Volver a head hunters", "Volver a seleccionar Head Hunter"]);
    const dialog = page.getByRole("dialog", { name: "Entrevista terminada" });
    // The element itself has no size: its parts are looked at.
    const send = dialog.getByRole("button", { name: "Enviar Feedback" });
    await passTime(page, 2_900);
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expect(send).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Volver a seleccionar Head Hunter" }).click();
    await page.waitForURL(/\/interviews$/);
    await page.goto("/interview-feedback");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Resultado de Entrevista" })).toBeVisible();
    await expect(page.getByText("Ejemplo", { exact: true })).toHaveCount(0);
    await expectAccessible();
  });

  test("by time turns the clock yellow and red, closes the box and leads to the result", async ({ page }) => {
    await begin(page, "natalia");
    await answer(page, told(0));
    await expectQuestion(page, 2);
    const badge = page.getByRole("timer").locator("> *");
    const [white, yellow, red] = ["rgb(238, 236, 231)", "rgb(255, 243, 204)", "rgb(253, 236, 235)"];
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.clock.fastForward(((await secondsLeft(page)) - 600) * 1000);
    await expect(page.getByRole("timer")).toHaveText("10:00");
    await expect(badge).toHaveCSS("background-color", white);
    await page.clock.fastForward(1000);
    await expect(badge).toHaveCSS("background-color", yellow);
    await page.clock.fastForward(299_000);
    await expect(page.getByRole("timer")).toHaveText("05:00");
    await expect(badge).toHaveCSS("background-color", yellow);
    await page.clock.fastForward(1000);
    await expect(badge).toHaveCSS("background-color", red);
    await page.getByRole("textbox").fill("Todavía estoy escribiendo");
    await page.clock.fastForward(299_000);
    await expect(page.getByRole("timer")).toHaveText("00:00");
    await expect(page.getByRole("textbox")).toBeDisabled();
    await expect(page.getByRole("button", { name: "Enviar respuesta" })).toBeDisabled();
    await expect(page.getByRole("log")).toContainText("1 de 10 preguntas");
    await passTime(page, 2_900);
    expect(new URL(page.url()).pathname).toBe("/interview-chat/natalia");
    await page.clock.runFor(100);
    await page.clock.resume();
    await page.waitForURL(/\/interview-feedback\?id=\d+$/);
    await expect(page.getByText(/Con Natalia, nivel 0-3 años/)).toBeVisible();
    await expect(page.getByText("1 de 1 respuesta")).toBeVisible();
  });

  test("by time before any answer shows no figures that mean nothing", async ({ page }) => {
    await begin(page, "natalia");
    await page.clock.fastForward(1_800_000);
    await page.clock.fastForward(3_000);
    await page.waitForURL(/\/interview-feedback\?id=\d+$/);
    await expect(page.getByText("Sin respuestas", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/0 de 0|\b0\s*s\b/);
  });
});
