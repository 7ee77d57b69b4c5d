import { answer, begin, expectQuestion, goOn, inDatabase, OFF_TOPIC, secondsLeft, told } from "./support/interview.ts";
import { enter, expect, hydrated, test } from "./support/test.ts";

test.describe("the clock and the voice of an interview", () => {
  test("stand still while a verdict is awaited", async ({ page, server }) => {
    await enter(page, server.url, await server.addStudent());
    await page.clock.install();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/api/interview/analyze-response", async (route) => {
      await held;
      await route.continue();
    });
    await begin(page, "natalia");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.clock.fastForward(37_000);
    await answer(page, told(0));
    await expect(page.getByText("Reloj en pausa")).toBeVisible();
    const stopped = await secondsLeft(page);
    await page.clock.fastForward(15_000);
    expect(await secondsLeft(page)).toBe(stopped);
    await page.getByRole("textbox").fill("Sigo escribiendo mientras tanto");
    await expect(page.getByRole("button", { name: "Enviar respuesta" })).toBeDisabled();
    letGo();
    await expectQuestion(page, 2);
    await expect(page.getByText("Reloj en pausa")).toHaveCount(0);
    await expect(page.getByText(new RegExp(`respondiste en ${1800 - stopped} s`))).toBeVisible();
    expect(await secondsLeft(page)).toBe(stopped);
    await page.clock.fastForward(5_000);
    expect(await secondsLeft(page)).toBe(stopped - 5);
  });

  test("speak of the time at 10, 5 and 1 minutes only, and of every message", async ({ page, server }) => {
    await enter(page, server.url, await server.addStudent());
    await page.clock.install();
    await begin(page, "cristian");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const log = page.getByRole("log", { name: "Mensajes" });
    await answer(page, OFF_TOPIC);
    await expect(log.getByText("Sugerencia del Head Hunter")).toBeVisible();
    await expect(log.getByText(OFF_TOPIC)).toBeVisible();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]"))
        new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    const toTheEnd = (await secondsLeft(page)) - 2;
    for (let passed = 0; passed < toTheEnd; passed += 20) await page.clock.fastForward(20_000);
    await expect(page.getByRole("timer")).toHaveText("00:00");
    expect(await page.evaluate(() => (window as Window & { heard?: string[] }).heard)).toEqual([
      "Quedan 10 minutos de entrevista.",
      "Quedan 5 minutos de entrevista.",
      "Queda 1 minuto de entrevista.",
      "Se acabó el tiempo de la entrevista.",
    ]);
    await expect(page.getByRole("timer")).not.toHaveAttribute("aria-live");
  });

  test("give extra time to whom it was granted, also after a reload", async ({ page, server }) => {
    const student = await server.addStudent();
    await inDatabase(server, (db) =>
      db.updateTable("users").set({ interview_time_factor: 1.5 }).where("id", "=", student.id).execute(),
    );
    await enter(page, server.url, student);
    await page.clock.install();
    await page.goto("/interview-chat/natalia");
    await hydrated(page);
    await expect(page.getByRole("log")).toContainText("45 minutos");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole("button", { name: "Sí, estoy listo/a" }).click();
    await expect(page.getByRole("timer")).toHaveText("45:00");
    await answer(page, told(0));
    await expectQuestion(page, 2);
    await page.clock.fastForward(1_801_000);
    await expect(page.getByRole("timer")).toHaveText("14:59");
    await page.reload();
    await hydrated(page);
    await goOn(page);
    expect(Math.abs((await secondsLeft(page)) - 899)).toBeLessThanOrEqual(2);
  });
});
