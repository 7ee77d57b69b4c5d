import { TestServer } from "../support/server.ts";
import {
  answer,
  begin,
  conversation,
  expectQuestion,
  goOn,
  inDatabase,
  OFF_TOPIC,
  savedAnswers,
  secondsLeft,
  told,
} from "./support/interview.ts";
import { enter, expect, hydrated, test } from "./support/test.ts";

const UNSENT = /aún no llega/;

/** Seconds left of a student's interview as they stand in the database. */
async function storedSecondsLeft(server: TestServer, studentId: number): Promise<number> {
  const { remaining } = await inDatabase(server, (db) =>
    db.selectFrom("interviews").select("remaining").where("user_id", "=", studentId).executeTakeFirstOrThrow(),
  );
  return remaining;
}

test.describe("an interview that is interrupted", () => {
  test.skip(({ isMobile }) => isMobile, "nothing here depends on the width; what does is in the other files");

  test("by the server's death goes on where it was, in this tab and in another", async ({ page, context }) => {
    const own = await new TestServer().start();
    try {
      const student = await own.addStudent();
      await page.clock.install();
      await enter(page, own.url, student);
      await page.goto(`${own.url}/interview-chat/natalia`);
      await hydrated(page);
      await page.getByRole("button", { name: "Sí, estoy listo/a" }).click();
      await answer(page, told(0));
      await expectQuestion(page, 2);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.clock.fastForward(80_000);
      const before = { seconds: await secondsLeft(page), messages: await conversation(page) };
      // Not the response to a heartbeat: an earlier one may still be on its way, with the clock of before the jump.
      await expect
        .poll(async () => Math.abs((await storedSecondsLeft(own, student.id)) - before.seconds))
        .toBeLessThanOrEqual(2);

      await own.kill("SIGKILL");
      await answer(page, told(1));
      await expectQuestion(page, 3);
      await expect(page.getByText(UNSENT)).toBeVisible();
      await own.start();

      const other = await context.newPage();
      await other.clock.install();
      await other.goto(`${own.url}/interview-chat/natalia`);
      await hydrated(other);
      await other.clock.pauseAt(new Date(Date.now() + 60_000));
      await goOn(other);
      await expectQuestion(other, 2);
      expect(await conversation(other)).toEqual(before.messages);
      expect(Math.abs((await secondsLeft(other)) - before.seconds)).toBeLessThanOrEqual(2);
      await other.close();

      await answer(page, told(2));
      await expectQuestion(page, 4);
      await expect(page.getByText(UNSENT)).toHaveCount(0);
      expect(await savedAnswers(own, student.id)).toEqual([told(0), told(1), told(2)]);
    } finally {
      await own.dispose();
    }
  });

  test("by a lost connection keeps its answers, and hands them in with the next one", async ({
    page,
    context,
    server,
  }) => {
    const student = await server.addStudent();
    await enter(page, server.url, student);
    await begin(page, "natalia");
    await answer(page, told(0));
    await expectQuestion(page, 2);
    await context.setOffline(true);
    await answer(page, told(1));
    await expectQuestion(page, 3);
    await expect(page.getByText("Una respuesta aún no llega al servidor.")).toBeVisible();
    // The specification's rule: too short and without a word of the question.
    await answer(page, "no sé");
    await expect(page.getByText("Sugerencia del Head Hunter")).toHaveCount(1);
    await expect(page.getByText("2 respuestas aún no llegan al servidor.")).toBeVisible();
    await context.setOffline(false);
    await answer(page, told(2));
    await expectQuestion(page, 4);
    await expect(page.getByText(UNSENT)).toHaveCount(0);
    expect(await savedAnswers(server, student.id)).toEqual([told(0), told(1), "no sé", told(2)]);
    await page.reload();
    await hydrated(page);
    await goOn(page);
    await expectQuestion(page, 4);
  });

  test("by a second tab is one conversation: the late answer is not counted, and not lost either", async ({
    page,
    context,
    server,
  }) => {
    const student = await server.addStudent();
    await enter(page, server.url, student);
    await begin(page, "natalia");
    const other = await context.newPage();
    await other.goto("/interview-chat/natalia");
    await hydrated(other);
    await goOn(other);
    await answer(page, told(0));
    await expectQuestion(page, 2);
    await answer(other, told(3));
    await expect(other.getByText("Tu entrevista siguió en otra pestaña")).toBeVisible();
    await expectQuestion(other, 2);
    await expect(other.getByRole("textbox")).toHaveValue(told(3));
    expect(await conversation(other)).toEqual(await conversation(page));
    await other.getByRole("textbox").fill("");
    await answer(other, told(1));
    await expectQuestion(other, 3);
    await answer(page, OFF_TOPIC);
    await expect(page.getByText("Tu entrevista siguió en otra pestaña")).toBeVisible();
    await expectQuestion(page, 3);
    expect(await savedAnswers(server, student.id)).toEqual([told(0), told(1)]);
    const interviews = await inDatabase(server, (db) =>
      db.selectFrom("interviews").select("status").where("user_id", "=", student.id).execute(),
    );
    expect(interviews).toEqual([{ status: "open" }]);
  });

  test("by a message on a wide window can still be answered: the message stands clear of the box", async ({
    page,
    context,
    server,
  }) => {
    await enter(page, server.url, await server.addStudent());
    await page.setViewportSize({ width: 1000, height: 700 });
    await begin(page, "natalia");
    const other = await context.newPage();
    await other.goto("/interview-chat/natalia");
    await hydrated(other);
    await goOn(other);
    await answer(other, told(0));
    await expectQuestion(other, 2);
    await answer(page, told(1));
    const toast = page.getByText("Tu entrevista siguió en otra pestaña");
    await expect(toast).toBeVisible();
    await answer(page, `${told(1)} Ahora sí.`);
    await expectQuestion(page, 3);
    const below = await toast.evaluate((element) => {
      const area = element.closest("section")?.getBoundingClientRect();
      const form = document.querySelector("form")?.getBoundingClientRect();
      return area !== undefined && form !== undefined && area.bottom <= form.top;
    });
    expect(below).toBe(true);
  });
});
