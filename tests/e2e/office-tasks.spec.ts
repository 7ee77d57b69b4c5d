import type { Page } from "@playwright/test";
import { addOffice } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

/** What an office does most, each from Hoy, with the presses that it takes; typing is not counted. */

/** The links of the office's menu. */
const menu = (page: Page) => page.getByRole("navigation", { name: "Principal" });

type Press = (page: Page) => Promise<void>;
const TASKS: Record<string, { presses: Press[]; done: (page: Page) => Promise<void> }> = {
  "sees today's sessions": {
    presses: [],
    done: (page) => expect(page.getByRole("heading", { name: /^Hoy/ })).toBeVisible(),
  },
  "finds a person": {
    presses: [(page) => page.getByRole("tab", { name: "Usuarios" }).click()],
    done: async (page) => {
      // The panel of the tab before has a search box, too, until this one is there.
      const people = page.getByRole("tabpanel", { name: "Usuarios" });
      await people.getByRole("searchbox").fill("valentina");
      await expect(people.getByText("Valentina Soto Arriagada")).toBeVisible();
    },
  },
  "books a session for a student": {
    presses: [(page) => page.getByRole("button", { name: "Reservar" }).click()],
    done: (page) =>
      expect(page.getByRole("dialog").getByRole("heading", { name: "Reservar una sesión" })).toBeVisible(),
  },
  "moves a session": {
    presses: [
      (page) =>
        page
          .getByRole("button", { name: /^Mover la sesión/ })
          .first()
          .click(),
    ],
    done: (page) => expect(page.getByRole("dialog").getByRole("heading", { name: "Mover la sesión" })).toBeVisible(),
  },
  "cancels a session": {
    presses: [
      (page) =>
        page
          .getByRole("button", { name: /^Cancelar la sesión/ })
          .first()
          .click(),
      (page) => expect(page.getByRole("dialog").getByRole("button", { name: "Cancelar la sesión" })).toBeVisible(),
    ],
    done: (page) => expect(page.getByRole("dialog").getByRole("heading", { name: "Cancelar la sesión" })).toBeVisible(),
  },
  "marks who came": {
    presses: [
      (page) => page.getByRole("link", { name: "Sesiones sin marcar" }).click(),
      (page) => page.getByRole("button", { name: "Llegó", exact: true }).first().click(),
    ],
    done: (page) => expect(page.getByRole("button", { name: "Deshacer" })).toBeVisible(),
  },
  "adds a person": {
    presses: [
      (page) => page.getByRole("tab", { name: "Usuarios" }).click(),
      (page) => page.getByRole("button", { name: "Agregar persona" }).click(),
    ],
    done: (page) => expect(page.getByRole("dialog").getByLabel("Nombre completo")).toBeVisible(),
  },
  "loads a roster": {
    presses: [(page) => page.getByRole("tab", { name: "Carga Excel" }).click()],
    done: (page) => expect(page.getByRole("button", { name: "Subir Archivo" })).toBeVisible(),
  },
  "answers a request for a review": {
    presses: [
      (page) =>
        menu(page)
          .getByRole("link", { name: /Revisiones/ })
          .click(),
    ],
    done: (page) => expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Panel de Administración"),
  },
  "takes the report of the term as PDF": {
    presses: [
      (page) => menu(page).getByRole("link", { name: "Informe del período" }).click(),
      (page) => expect(page.getByRole("link", { name: "Descargar PDF" })).toBeVisible(),
    ],
    // The words over it are its finding where there is one, and its title where not.
    done: (page) => expect(page.getByRole("img", { name: /^Uso por semana/ })).toBeVisible(),
  },
};

test("the ten commonest tasks take at most three presses from Hoy", async ({ page, server, signIn }) => {
  await addOffice(server);
  await signIn(server.admin);
  for (const [name, { presses, done }] of Object.entries(TASKS)) {
    await test.step(name, async () => {
      expect(presses.length).toBeLessThanOrEqual(3);
      await page.goto("/admin");
      await hydrated(page);
      for (const press of presses) await press(page);
      await done(page);
    });
  }
});
