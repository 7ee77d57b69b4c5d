import { ApiClient } from "../support/api-client.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

test(
  "a person is added, edited and, while unused, deleted",
  { tag: "@widths" },
  async ({ page, server, signIn, expectAccessible }, info) => {
    // One number for each width: the server is shared.
    const rut = info.project.name.includes("phone") ? "20543217-5" : "21044310-K";
    await signIn(server.admin);
    await page.goto("/admin?tab=users");
    await hydrated(page);
    const toast = page.getByRole("region", { name: /Notificaciones/ });
    await page.getByRole("button", { name: "Agregar persona" }).press("Enter");
    const adding = page.getByRole("dialog", { name: "Agregar persona" });
    await adding.getByLabel("RUT", { exact: true }).fill("20.543.217-6");
    await adding.getByLabel("Nombre completo").fill("Ignacia Pizarro Leiva");
    await adding.getByRole("button", { name: "Agregar" }).click();
    await expect(adding.getByText("El dígito verificador no corresponde a ese RUT. Revísalo.")).toBeVisible();
    await expect(adding.getByLabel("RUT", { exact: true })).toBeFocused();
    await expectAccessible();
    await adding.getByLabel("RUT", { exact: true }).fill(rut);
    await adding.getByLabel("Carrera").fill("Enfermería");
    await page.keyboard.press("Enter");
    await expect(toast).toContainText("Persona agregada");
    await expect(adding).toBeHidden();
    await new ApiClient(server.url).signIn({ rut, password: rut.slice(0, 4) });

    await page.goto(`/admin?tab=users&q=${rut}`);
    await hydrated(page);
    await page.getByRole("button", { name: "Más acciones para Ignacia Pizarro Leiva" }).click();
    await page.getByRole("menuitem", { name: "Editar datos" }).click();
    const editing = page.getByRole("dialog", { name: "Editar a Ignacia Pizarro Leiva" });
    await expect(editing.getByLabel("Carrera")).toHaveValue("Enfermería");
    await expect(editing.getByText("Sin correo no se le envía nada.")).toBeVisible();
    // She has signed in, so that her account stays.
    await expect(editing.getByRole("button", { name: "Borrar cuenta" })).toHaveCount(0);
    await editing.getByLabel("Nombre completo").fill("Ignacia Leiva Pizarro");
    await editing.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("tabpanel").getByText("Ignacia Leiva Pizarro").last()).toBeVisible();

    await withDatabase(server, async (db) => {
      const { id } = await db.selectFrom("users").select("id").where("rut", "=", rut).executeTakeFirstOrThrow();
      await db.deleteFrom("sessions").where("user_id", "=", id).execute();
      await db.deleteFrom("activities").where("user_id", "=", id).execute();
    });
    await page.getByRole("button", { name: "Más acciones para Ignacia Leiva Pizarro" }).click();
    await page.getByRole("menuitem", { name: "Editar datos" }).click();
    await page.getByRole("button", { name: "Borrar cuenta" }).click();
    const question = page.getByRole("dialog", { name: "Borrar cuenta" });
    await expectAccessible();
    await question.getByRole("button", { name: "Borrar", exact: true }).click();
    await expect(toast).toContainText("Cuenta borrada");
    await expect(page.getByText("Nada coincide con lo que buscas")).toBeVisible();
  },
);
