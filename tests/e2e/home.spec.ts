import type { Page } from "@playwright/test";
import { answer, begin, expectQuestion, inDatabase, told } from "./support/interview.ts";
import { enter, expect, hydrated, test } from "./support/test.ts";

/** Prevents: a home that offers many things and says nothing of what comes next, or something that is not so. */

const LACKS_RESULT =
  "En la cafetería donde trabajaba los pedidos se confundían. Hice unas fichas con los números de mesa.";

const next = (page: Page) => page.locator("section[aria-labelledby='next-step']");
const yesterday = () => new Date(Date.now() - 26 * 60 * 60 * 1000).toISOString();

test("the home says one next step, from the first CV to an exercise of one's own", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  await page.goto("/dashboard");
  await hydrated(page);
  await expect(next(page).getByRole("heading", { name: "Analiza tu CV" })).toBeVisible();
  await expectAccessible();

  await begin(page, "natalia");
  await answer(page, told(0));
  await expectQuestion(page, 2);
  await page.goto("/dashboard");
  await hydrated(page);
  await expect(next(page)).toContainText("Llevas 1 de 10 preguntas. Sigue donde quedó.");
  await next(page).getByRole("link", { name: "Continuar la entrevista" }).click();
  await page.waitForURL("**/interview-chat/natalia");

  await inDatabase(server, async (db) => {
    await db.deleteFrom("interviews").where("user_id", "=", student.id).execute();
    await db
      .insertInto("practice_attempts")
      .values({
        user_id: student.id,
        hunter_id: "natalia",
        question_id: "natalia-9",
        question: "Cuéntame de una vez en que resolviste un problema.",
        category: "Resolución de problemas",
        focus: "cómo lo resolviste y qué pasó",
        answer: LACKS_RESULT,
        created_at: yesterday(),
      })
      .execute();
  });
  await page.goto("/dashboard");
  await hydrated(page);
  await expect(next(page)).toContainText("Dijiste «Hice unas fichas con los números de mesa».");
  await expect(next(page).getByRole("heading", { name: "Cerrar con un resultado" })).toBeVisible();
  await expectAccessible();
  // One primary action a screen.
  await expect(page.getByRole("main").locator(".bg-act")).toHaveCount(0);
  await next(page).getByRole("link", { name: "Practicar ahora" }).click();
  await page.waitForURL("**/practice/natalia-9");
});
