import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type OpenDatabase, openDatabase } from "#db/open.server.ts";
import { TOLD } from "../../support/interview-answers.ts";
import type { TestServer } from "../../support/server.ts";
import { expect, hydrated } from "./test.ts";

/** The interview in the browser, as a student uses it. */

export const OFF_TOPIC = "asdkjh qweoiu zxmnb lkjasd";
export const told = (at: number): string => TOLD[at] ?? "";

/** Opens the conversation and presses 'Sí, estoy listo/a'. */
export async function begin(page: Page, hunter: string): Promise<void> {
  await page.goto(`/interview-chat/${hunter}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Sí, estoy listo/a" }).click();
  await expectQuestion(page, 1);
}

/** 'Continuar' above the greeting. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("timer")).toBeVisible();
}

export async function answer(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox");
  await expect(box).toBeEnabled();
  await box.fill(text);
  await expect(page.getByRole("button", { name: "Enviar respuesta" })).toBeEnabled();
  await box.press("Enter");
}

export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Pregunta ${number}/10`)).toBeVisible();
}

/** Seconds that the countdown shows. */
export async function secondsLeft(page: Page): Promise<number> {
  const [minutes = Number.NaN, seconds = Number.NaN] = (await page.getByRole("timer").innerText())
    .split(":")
    .map(Number);
  return minutes * 60 + seconds;
}

/** Lets the page's own clock run step by step, with React between: only then a test can say that nothing came of it. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await page.clock.runFor(100);
    await page.evaluate(async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
    });
  }
}

/** The log's messages, without the times under them. */
export async function conversation(page: Page): Promise<string[]> {
  const texts = await page.getByRole("log").locator("p.wrap-anywhere").allInnerTexts();
  return texts.map((text) => text.trim());
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await focused()); presses += 1) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Reads or changes the database of the running server. */
export async function inDatabase<T>(server: TestServer, work: (db: OpenDatabase["db"]) => Promise<T>): Promise<T> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Texts of this student's saved answers, in order, of all interviews. */
export function savedAnswers(server: TestServer, userId: number): Promise<string[]> {
  return inDatabase(server, async (db) => {
    const rows = await db
      .selectFrom("interview_messages as message")
      .innerJoin("interviews as interview", "interview.id", "message.interview_id")
      .select("message.content")
      .where("interview.user_id", "=", userId)
      .where("message.answer_id", "is not", null)
      .orderBy("interview.id")
      .orderBy("message.position")
      .execute();
    return rows.map((row) => row.content);
  });
}
