import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { SAMPLE_DAYS } from "#app/features/users/sample-people.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { openDatabase } from "#db/open.server.ts";
import { answer, begin, expectQuestion } from "../../tests/e2e/support/interview.ts";
import { enter, hydrated } from "../../tests/e2e/support/test.ts";
import { chromiumPath } from "../../tests/support/chromium.ts";
import { type Account, TestServer } from "../../tests/support/server.ts";

/**
 * Takes the pictures of the README from the built product, filled with its sample data: npm run docs:pictures [folder].
 * The demo student's CV result, an interview of hers, the booking of a session, and the office's report.
 */

const FOLDER = path.resolve(process.argv[2] ?? "docs/img");
const WINDOW = { width: 1280, height: 860 };
const FILLING_MS = 10 * 60_000;
const POLL_MS = 1000;
/** Time that an answer takes by the page's clock. */
const THINKING_MS = 48_000;

type Picture = { name: string; of: "student" | "admin"; take(page: Page): Promise<void> };

const PICTURES: readonly Picture[] = [
  {
    name: "analisis",
    of: "student",
    async take(page) {
      await open(page, "/my-activities");
      await page
        .getByRole("link", { name: /Ver análisis/ })
        .first()
        .click();
      await page.getByText("Análisis Completado").first().waitFor();
    },
  },
  {
    name: "entrevista",
    of: "student",
    async take(page) {
      await page.clock.install();
      await begin(page, "natalia");
      await page.clock.fastForward(THINKING_MS);
      await answer(
        page,
        "Soy Camila, egresada de Ingeniería Comercial. En mi práctica ordené el registro de ventas de una " +
          "distribuidora y bajé de tres días a uno el cierre de cada mes. Busco un primer cargo en análisis comercial.",
      );
      await expectQuestion(page, 2);
      await page.getByRole("textbox").blur();
    },
  },
  {
    name: "agenda",
    of: "student",
    async take(page) {
      await open(page, "/coach-schedule");
      await page.getByRole("radio", { name: "Héctor Aravena" }).check();
      for (const group of ["Elige la fecha", "Elige la hora"]) {
        await page.getByRole("radiogroup", { name: group }).getByRole("radio", { disabled: false }).first().check();
      }
    },
  },
  {
    name: "informe",
    of: "admin",
    async take(page) {
      await open(page, "/admin/report");
      const from = new Date(Date.now() - SAMPLE_DAYS * DAY_MS).toISOString().slice(0, 10);
      await page.getByLabel("Desde").fill(from);
      await page.getByLabel("Desde").blur();
      await page.getByText(`Del ${from.split("-").reverse().join("-")}`).waitFor();
    },
  },
];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function untilFilled(server: TestServer): Promise<void> {
  const { db, close } = openDatabase(path.join(server.dataDir, "app.sqlite"));
  try {
    for (const end = Date.now() + FILLING_MS; Date.now() < end; await new Promise((go) => setTimeout(go, POLL_MS))) {
      const people = await db.selectFrom("sample_people").select("filled_at").execute();
      if (people.length > 0 && people.every(({ filled_at }) => filled_at !== null)) return;
    }
    throw new Error("The sample data was not complete in time");
  } finally {
    await close();
  }
}

async function photograph(browser: Browser, server: TestServer, { name, of, take }: Picture): Promise<void> {
  const account: Account = server[of];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: WINDOW,
    locale: "es-CL",
    timezoneId: "America/Santiago",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await enter(page, server.url, account);
  await take(page);
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, animations: "disabled" });
  await context.close();
  console.log(file);
}

await mkdir(FOLDER, { recursive: true });
const server = await new TestServer({ DEMO: "1" }).start();
const browser = await chromium.launch({
  executablePath: chromiumPath("whole"),
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--lang=es-CL"],
});
try {
  await untilFilled(server);
  for (const picture of PICTURES) await photograph(browser, server, picture);
} finally {
  await browser.close();
  await server.dispose();
}
