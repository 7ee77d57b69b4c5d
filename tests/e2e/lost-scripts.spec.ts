import path from "node:path";
import type { Page, Route } from "@playwright/test";
import type { RosterReport } from "#app/features/roster/report.server.ts";
import { DEFERRED_PARTS, type DeferredPart } from "../support/deferred-parts.ts";
import type { Account, TestServer } from "../support/server.ts";
import { answer, begin, expectQuestion, told } from "./support/interview.ts";
import { addOffice } from "./support/office.ts";
import { enter, expect, hydrated, onMeteredLine, test } from "./support/test.ts";

/** The line goes dead between a page and what is opened on it. Each part loses its script; nothing else may be lost. */

test.use({ fetchesAhead: true });

/** What is answered for the script of a part, now and until it is changed. */
type Line = { lost: boolean };

type Case = {
  /** booked: somebody with an appointment to come. */
  who: "student" | "booked" | "admin";
  phoneOnly?: true;
  /** Up to the part: opens the screen, types something where there is something to type. */
  open(page: Page, server: TestServer): Promise<void>;
  /** Words of the part itself. */
  shown(page: Page): ReturnType<Page["locator"]>;
  /** By default 'No se pudo cargar', as an alert. */
  silent?: true;
};

const PREVIEW: RosterReport = {
  fileName: "nomina.xlsx",
  sheet: "Hoja1",
  ...{
    total: 1,
    processedRecords: 1,
    created: 1,
    updated: 0,
    unchanged: 0,
    conflicts: 0,
    rejected: 0,
    setApart: 0,
    warnings: 0,
  },
  ...{ sheets: [], doubts: [], loadId: null },
  rows: [{ sheet: "Hoja1", row: 2, rut: "12345678-5", name: "Ana Soto", outcome: "created" }],
};

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const tab = (id: string, words: string): Case => ({
  who: "admin",
  open: async (page) => {
    await page.goto(`/admin?tab=${id}`);
  },
  shown: (page) => page.getByRole("tabpanel").getByRole("heading", { level: 2, name: words }),
});

const CASES: Record<DeferredPart, Case> = {
  "app/features/guide/guide-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/dashboard");
      await hydrated(page);
      await press(page, "Ver Guía");
    },
    shown: (page) => page.getByText("Paso 1 de 4"),
  },
  "app/routes/analyze-cv/extraction/reading-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/analyze-cv");
      await hydrated(page);
      await page.getByLabel("Archivo de tu CV").setInputFiles("tests/fixtures/cvs/dev/e01_nutricionista_hospital.pdf");
      await press(page, "Comenzar Análisis");
      await expect(page.getByText("Análisis Completado")).toBeVisible();
      await press(page, "Lo que leímos");
    },
    shown: (page) => page.getByRole("heading", { name: "Tus trabajos" }),
  },
  "app/routes/account/erase-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/account");
      await hydrated(page);
      await page.getByLabel("Contraseña nueva", { exact: true }).fill("Un texto a medias");
      await press(page, "Borrar mis datos");
    },
    shown: (page) => page.getByRole("heading", { name: "Se borra ahora" }),
  },
  "app/routes/login/passkey-button.tsx": {
    who: "student",
    open: async (page, server) => {
      // Browsers make passkeys for names only.
      await page.goto(`${server.url.replace("127.0.0.1", "localhost")}/login`);
      await hydrated(page);
    },
    shown: (page) => page.getByRole("button", { name: "Entrar con una llave de acceso" }),
  },
  "app/routes/admin/clock-notice.tsx": {
    who: "admin",
    open: async (page) => {
      // A server whose clock is in doubt, without one that would trouble the other tests.
      const clock = { kind: "ahead", lastSeenAt: "2024-09-12T12:00:00.000Z", now: new Date().toISOString(), days: 800 };
      await page.route("**/api/admin/summary", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), clock } });
      });
      await page.goto("/admin");
    },
    shown: (page) => page.getByText("El borrado por antigüedad está en pausa"),
  },
  "app/routes/admin/sample-data-notice.tsx": {
    who: "admin",
    open: async (page) => {
      // As if the server had invented people.
      await page.route("**/api/admin/summary", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), samplePeople: 120 } });
      });
      await page.goto("/admin");
      await hydrated(page);
      await press(page, /^Datos de muestra/);
    },
    shown: (page) => page.getByText("Datos de muestra: 120 personas inventadas"),
  },
  "app/routes/admin/sessions/sessions-tab.tsx": tab("coach-sessions", "Sesiones de coaching"),
  "app/routes/admin/users/users-tab.tsx": tab("users", "Gestión de Usuarios"),
  "app/routes/admin/records/analyses-tab.tsx": tab("cv-analyses", "Análisis"),
  "app/routes/admin/records/activities-tab.tsx": tab("activities", "Actividad"),
  "app/routes/admin/records/feedback-tab.tsx": tab("feedback", "Feedback"),
  "app/routes/admin/import/excel-tab.tsx": tab("excel-upload", "Carga de usuarios desde Excel"),
  "app/routes/admin/import/roster-preview.tsx": {
    who: "admin",
    open: async (page) => {
      // What the server says is of no matter here, and reading a workbook takes a process of its own.
      await page.route("**/api/admin/upload-excel/preview", (route) => route.fulfill({ json: PREVIEW }));
      await page.goto("/admin?tab=excel-upload");
      await hydrated(page);
      const file = { name: PREVIEW.fileName, mimeType: "application/octet-stream", buffer: Buffer.from("PK") };
      await page.getByLabel("Archivo Excel").setInputFiles(file);
      await press(page, "Revisar antes");
    },
    shown: (page) => page.getByRole("tabpanel").getByText("Ana Soto"),
  },
  "app/routes/admin/users/person-dialog.tsx": {
    who: "admin",
    open: async (page) => {
      await page.goto("/admin?tab=users");
      await hydrated(page);
      await press(page, "Agregar persona");
    },
    shown: (page) => page.getByRole("dialog").getByLabel("Nombre completo"),
  },
  "app/routes/admin/users/user-dialogs.tsx": {
    who: "admin",
    open: async (page) => {
      await page.goto("/admin?tab=users");
      await hydrated(page);
      await press(page, /^Más acciones para/);
      await page.getByRole("menuitem", { name: "Tiempo extra en entrevistas" }).click();
    },
    shown: (page) => page.getByLabel("Duración"),
  },
  "app/routes/admin/sessions/slot-dialog.tsx": {
    who: "admin",
    open: async (page) => {
      await page.goto("/admin");
      await hydrated(page);
      await press(page, "Reservar");
    },
    shown: (page) => page.getByRole("dialog").getByLabel("Mensaje para el coach (opcional)"),
  },
  "app/routes/admin/sessions/status-dialog.tsx": {
    who: "admin",
    open: async (page, server) => {
      const { sessions } = await addOffice(server);
      expect(sessions.future).toBeGreaterThan(0);
      await page.goto("/admin?status=scheduled");
      await hydrated(page);
      await press(page, "Cancelar la sesión de Valentina Soto Arriagada");
    },
    shown: (page) => page.getByRole("dialog").getByRole("button", { name: "Cancelar la sesión" }),
  },
  "app/routes/account/rights-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/account");
      await hydrated(page);
      await press(page, "Ejercer un derecho");
    },
    shown: (page) => page.getByRole("dialog", { name: "Ejercer un derecho" }).getByText("Qué derecho"),
  },
  "app/routes/admin_.rights/register-dialog.tsx": {
    who: "admin",
    open: async (page) => {
      await page.goto("/admin/rights");
      await hydrated(page);
      await press(page, "Registrar una solicitud");
    },
    shown: (page) => page.getByLabel("Cómo llegó"),
  },
  "app/routes/admin_.coaches/coach-dialog.tsx": {
    who: "admin",
    open: async (page) => {
      await page.goto("/admin/coaches");
      await hydrated(page);
      await press(page, "Agregar coach");
    },
    shown: (page) => page.getByRole("dialog").getByLabel("Título"),
  },
  "app/routes/coach-schedule/booking-dialogs.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/coach-schedule");
      await hydrated(page);
      await page.getByRole("radio", { name: "Daniela Mosquera" }).check();
      const free = (name: string) => page.getByRole("radiogroup", { name }).getByRole("radio", { disabled: false });
      await free("Elige la fecha").nth(5).check();
      await free("Elige la hora").last().check();
      await press(page, "Continuar");
      await press(page, "Continuar");
      await press(page, "Confirmar Reserva");
      await page.getByRole("region", { name: "Mis citas" }).getByRole("button", { name: "Cancelar" }).click();
    },
    shown: (page) => page.getByRole("button", { name: "Cancelar la cita" }),
  },
  "app/routes/coach-schedule/guide-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/coach-schedule");
      await hydrated(page);
      await press(page, "Ver Guía");
    },
    shown: (page) => page.getByRole("button", { name: "Entendido" }),
  },
  "app/routes/interview-chat.$hunterId/care-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await begin(page, "natalia");
      await answer(page, "Hace semanas que no duermo y ya no quiero seguir viviendo.");
    },
    shown: (page) => page.getByRole("heading", { name: "Gracias por contarlo. Paremos un momento." }),
  },
  "app/routes/interview-chat.$hunterId/voice-control.tsx": {
    who: "student",
    open: async (page) => {
      await begin(page, "natalia");
      await page.getByRole("textbox").fill("Una respuesta a medias");
    },
    shown: (page) => page.getByRole("button", { name: /dictar|voz|micrófono|hablar/i }),
  },
  "app/routes/layout/session-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await begin(page, "natalia");
      await page.context().clearCookies({ name: "sid" });
      await answer(page, "Una respuesta sin sesión");
    },
    shown: (page) => page.getByRole("heading", { name: "Entra otra vez y sigue" }),
  },
  "app/routes/interview-feedback/full-report-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/interview-feedback");
      await hydrated(page);
      await press(page, "Ver Feedback Completo");
    },
    shown: (page) => page.getByRole("dialog").getByRole("tab").first(),
  },
  "app/ui/app-drawer.tsx": {
    who: "student",
    phoneOnly: true,
    open: async (page) => {
      await page.goto("/account");
      await hydrated(page);
      await page.getByLabel("Contraseña nueva", { exact: true }).fill("Un texto a medias");
      await press(page, "Abrir menú");
    },
    shown: (page) => page.getByRole("dialog", { name: "Menú" }).getByRole("link", { name: "Analizar CV" }),
  },
  "app/ui/menu.tsx": {
    who: "admin",
    open: async (page) => {
      await page.goto("/admin?tab=users");
      await hydrated(page);
      await press(page, /^Más acciones para/);
    },
    shown: (page) => page.getByRole("menuitem").first(),
  },
  "app/ui/modal-dialog.tsx": {
    who: "student",
    open: async (page) => {
      await page.goto("/coach-schedule");
      await hydrated(page);
      await press(page, "Ver Guía");
    },
    shown: (page) => page.getByRole("button", { name: "Entendido" }),
  },
  "app/ui/tooltip-bubbles.tsx": {
    who: "booked",
    silent: true,
    open: async (page) => {
      await page.goto("/my-activities");
      await hydrated(page);
      await page.getByRole("region", { name: "Historial" }).getByRole("listitem").getByRole("link").first().focus();
    },
    shown: (page) => page.getByRole("tooltip"),
  },
};

/** Answers for the scripts of `part` as the line has it. */
async function cut(page: Page, part: string, line: Line, how: (route: Route) => Promise<void>): Promise<void> {
  // The build's hash has eight signs: menu-button-… is not the script of the menu.
  const file = new RegExp(`^/assets/${path.basename(part, ".tsx")}-[\\w-]{8}[.]js$`);
  await page.route(
    (url) => file.test(url.pathname),
    (route) => (line.lost ? how(route) : route.continue()),
  );
}

const ACCOUNTS = {
  admin: async (server: TestServer) => server.admin,
  student: (server: TestServer) => server.addStudent(),
  booked: async (server: TestServer) => {
    await addOffice(server);
    return { rut: "18452907-6", password: "1845" };
  },
} satisfies Record<Case["who"], (server: TestServer) => Promise<Account>>;

const NOTICE = /No se pudo cargar/;

/** Presses 'Reintentar' where it still stands: the part also tries by itself, and may be there before the finger is. */
function retryIfAsked(page: Page): Promise<void> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find((button) => button.textContent?.includes("Reintentar"))?.click();
  });
}

/** The notice is one: in a line, in a box of the page and in a dialog it is looked at on a telephone too. */
const AT_BOTH_WIDTHS: readonly string[] = [
  "app/ui/menu.tsx",
  "app/routes/admin/users/users-tab.tsx",
  "app/routes/coach-schedule/booking-dialogs.tsx",
];

for (const part of DEFERRED_PARTS) {
  const { who, phoneOnly, open, shown, silent } = CASES[part];
  const tag = phoneOnly ? "@phone" : AT_BOTH_WIDTHS.includes(part) ? "@widths" : [];
  test(`${part}: its script does not come, and then it does`, { tag }, async ({ page, server, expectAccessible }) => {
    const line: Line = { lost: true };
    await cut(page, part, line, (route) => route.abort("internetdisconnected"));
    await enter(page, server.url, await ACCOUNTS[who](server));
    await open(page, server);
    const typed = page.locator("main input[type=password], main textarea").filter({ visible: true }).first();
    const before = (await typed.count()) > 0 ? await typed.inputValue() : null;
    const heading = await page.locator("h1").innerText();
    if (!silent) {
      const notice = page.getByRole("alert").filter({ hasText: NOTICE });
      await expect(notice).toBeVisible();
      await expectAccessible();
      await page.getByRole("button", { name: "Reintentar" }).click();
      await expect(page.getByRole("button", { name: "Reintentar" })).toBeEnabled();
      await expect(notice).toBeVisible();
    }
    await expect(page.locator("h1")).toHaveText(heading);
    await expect(page.getByText("Algo no salió bien")).toHaveCount(0);
    line.lost = false;
    // Again where an attempt of the page's own was under way and failed with the line: a person presses again too.
    await expect(async () => {
      if (silent) await page.evaluate(() => window.dispatchEvent(new Event("online")));
      else await retryIfAsked(page);
      await expect(shown(page)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("alert").filter({ hasText: NOTICE })).toHaveCount(0);
    if (before !== null) expect(await typed.inputValue()).toBe(before);
  });
}

test("a dialog that does not come closes with Esc, gives the focus back and comes by itself with the line", async ({
  page,
  server,
}) => {
  const line: Line = { lost: true };
  await cut(page, "guide-dialog", line, (route) => route.abort("internetdisconnected"));
  await enter(page, server.url, await server.addStudent());
  await page.goto("/coach-schedule");
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Ver Guía" });
  await opener.press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("No se pudo cargar la guía");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  line.lost = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("button", { name: "Entendido" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("after an upgrade of the server a part says so, and the reload loses no text", async ({
  page,
  server,
  context,
  expectAccessible,
}) => {
  await cut(page, "erase-dialog", { lost: true }, (route) =>
    route.fulfill({ status: 404, contentType: "application/json", body: "{}" }),
  );
  await enter(page, server.url, await server.addStudent());
  await page.goto("/account");
  await hydrated(page);
  await page.getByLabel("Contraseña nueva", { exact: true }).fill("Un texto a medias");
  await press(page, "Borrar mis datos");
  const notice = page.getByRole("dialog").getByRole("alert");
  await expect(notice).toContainText("Hay una versión nueva de la plataforma");
  await expectAccessible();
  // Something is typed: the new version opens beside it.
  const another = page.getByRole("link", { name: "Abrir en otra pestaña" });
  const [opened] = await Promise.all([context.waitForEvent("page"), another.click()]);
  await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
  await opened.close();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Contraseña nueva", { exact: true })).toHaveValue("Un texto a medias");
  await page.getByLabel("Contraseña nueva", { exact: true }).fill("");
  await press(page, "Borrar mis datos");
  await page.getByRole("button", { name: "Recargar la página" }).click();
  await expect(notice).toHaveCount(0);
});

test.describe("another screen that cannot be fetched", () => {
  test("leaves the interview where it is, with the answer half written", async ({ page, server, context }) => {
    await enter(page, server.url, await server.addStudent());
    await begin(page, "natalia");
    await answer(page, told(0));
    await expectQuestion(page, 2);
    await page.getByRole("textbox").fill("Esto aún no lo mando");
    await context.setOffline(true);
    await page.evaluate(() => void window.__remixRouter.navigate("/my-activities"));
    const notice = page.locator("[aria-live=polite] > div").filter({ hasText: "Sin conexión" });
    await expect(notice).toContainText("Lo que escribiste sigue aquí. La página que pediste no se pudo abrir.");
    await expect(page.getByRole("textbox")).toHaveValue("Esto aún no lo mando");
    await notice.getByRole("button", { name: "Reintentar" }).click();
    await expect(notice.getByRole("button", { name: "Reintentar" })).toBeEnabled();
    await notice.getByRole("button", { name: "Quedarme aquí" }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole("textbox").fill("Esto aún no lo mando, y sigo");
    await context.setOffline(false);
    await expect(page.getByRole("textbox")).toHaveValue("Esto aún no lo mando, y sigo");
  });

  test("opens when it is asked for again", async ({ page, server, context }) => {
    await enter(page, server.url, await server.addStudent());
    await page.goto("/dashboard");
    await hydrated(page);
    // The notice may not go away by itself before the button is pressed.
    await page.route("**/healthz", (route) => route.abort());
    await context.setOffline(true);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Agenda/ })
      .first()
      .click();
    const notice = page.locator("[aria-live=polite] > div").filter({ hasText: "Sin conexión" });
    await expect(notice).toBeVisible();
    await expect(notice).not.toContainText("Lo que escribiste");
    await expect(page).toHaveURL(/\/dashboard$/);
    await context.setOffline(false);
    await notice.getByRole("button", { name: "Reintentar" }).click();
    await expect(page).toHaveURL(/\/coach-schedule$/);
    await expect(page.getByRole("heading", { level: 1, name: "Agenda Coach" })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test("of another version comes as a document of its own", async ({ page, server }) => {
    await enter(page, server.url, await server.addStudent());
    await page.goto("/dashboard");
    await hydrated(page);
    const own = await page.evaluate(() => {
      const route = Object.values(window.__remixManifest.routes).find((route) => route?.path === "coach-schedule");
      return new URL(route?.module ?? "", window.location.href).href;
    });
    let refused = 0;
    await page.route(own, (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 404, body: "{}" }) : route.continue();
    });
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page
      .getByRole("main")
      .getByRole("link", { name: /Agenda/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Agenda Coach" })).toBeVisible();
    expect(await page.evaluate(() => "before" in window)).toBe(false);
  });
});

test("a page that something else has written into before the scripts start still works", async ({
  page,
  server,
  context,
}) => {
  await enter(page, server.url, await server.addStudent());
  // A page of its own: React says once that it had to draw everything anew, which elsewhere is a defect.
  const meddled = await context.newPage();
  await meddled.addInitScript(() => localStorage.setItem("hasSeenWelcome", "true"));
  await meddled.route("**/dashboard", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<main", '<div id="injected">Ahorra ya</div><main');
    await route.fulfill({ response, body });
  });
  await meddled.goto("/dashboard");
  await hydrated(meddled);
  await expect(meddled.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(meddled.locator("#injected")).toHaveCount(0);
  await press(meddled, "Ver Guía");
  await expect(meddled.getByText("Paso 1 de 4")).toBeVisible();
  await meddled.close();
});

test("a menu that does not come closes with Esc and gives the focus back", async ({ page, server }) => {
  await cut(page, "menu", { lost: true }, (route) => route.abort("internetdisconnected"));
  await enter(page, server.url, server.admin);
  await page.goto("/admin?tab=users");
  await hydrated(page);
  const opener = page.getByRole("button", { name: /^Más acciones para/ }).first();
  await opener.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "No se pudo cargar el menú" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Reintentar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert").filter({ hasText: NOTICE })).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("what can be opened comes while nobody waits, and not on a line that is paid for by the kilobyte", async ({
  page,
  server,
  context,
}) => {
  await enter(page, server.url, await server.addStudent());
  // Before the page: the script may come before goto() returns.
  const script = page.waitForResponse(/erase-dialog-[\w-]+[.]js$/);
  await page.goto("/account");
  await script;
  await page.waitForLoadState("networkidle");
  await hydrated(page);
  await context.setOffline(true);
  // By key: a click waits for frames of the page, and an idle page in the background may draw none.
  await page.getByRole("button", { name: "Borrar mis datos" }).first().press("Enter");
  await expect(page.getByRole("heading", { name: "Se borra ahora" })).toBeVisible();
  await context.setOffline(false);

  const metered = await context.newPage();
  await onMeteredLine(metered);
  const parts: string[] = [];
  metered.on("request", (request) => {
    if (/erase-dialog|app-drawer/.test(request.url())) parts.push(request.url());
  });
  await metered.goto("/account", { waitUntil: "networkidle" });
  await hydrated(metered);
  expect(parts).toEqual([]);
  await press(metered, "Borrar mis datos");
  await expect(metered.getByRole("heading", { name: "Se borra ahora" })).toBeVisible();
  await metered.close();
});
