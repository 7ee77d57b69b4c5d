import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { read, utils } from "xlsx";
import { people, workbook } from "../support/workbooks.ts";
import { withDatabase } from "./support/office.ts";
import { expect, hydrated, test } from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notificaciones/ });

async function open(page: Page): Promise<void> {
  await page.goto("/admin?tab=excel-upload");
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Carga de usuarios desde Excel" })).toBeVisible();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Archivo Excel").setInputFiles({ name, mimeType: "application/octet-stream", buffer });

test("a workbook is loaded at once, and a second time changes nothing", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  isMobile,
}) => {
  const crowd = people(12, { from: isMobile ? 500 : 0 });
  const file = workbook([["RUT", "Nombre"], ...crowd], { format: isMobile ? "xls" : "xlsx" });
  const name = isMobile ? "nomina.xls" : "nomina.xlsx";
  await signIn(server.admin);
  await open(page);
  await choose(page, name, file);
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByText(/\d[\d.]* (Bytes|KB)$/)).toBeVisible();
  await page.getByRole("button", { name: "Subir Archivo" }).press("Enter");
  await expect(toast(page)).toContainText("Excel subido exitosamente");
  await expect(toast(page)).toContainText("Se procesaron 12 registros");
  await expect(page.getByRole("button", { name: "Subir Archivo" })).toBeDisabled();
  const [rut = "", person = ""] = crowd[0] ?? [];
  const made = await withDatabase(server, (db) =>
    db.selectFrom("users").select(["name", "role", "password_hash"]).where("rut", "=", rut).executeTakeFirstOrThrow(),
  );
  expect(made).toEqual({ name: person, role: "user", password_hash: null });
  await choose(page, name, file);
  await page.getByRole("button", { name: "Subir Archivo" }).click();
  await expect(toast(page)).toContainText("Se procesaron 0 registros");
});

test("the preview tells row by row, writes nothing until it is confirmed, and gives the rejects", {
  tag: "@widths",
}, async ({ page, server, signIn, isMobile, expectAccessible }) => {
  const [first, second] = people(2, { from: isMobile ? 900 : 800 });
  const file = workbook([["RUT", "Nombre completo"], first ?? [], second ?? [], ["1234", "Ana Soto"], first ?? []]);
  const count = () =>
    withDatabase(server, async (db) => {
      const { count: found } = await db
        .selectFrom("users")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return found;
    });
  await signIn(server.admin);
  await open(page);
  const before = await count();
  await choose(page, "nomina.xlsx", file);
  await page.getByRole("button", { name: "Revisar antes" }).click();
  const preview = page.getByRole("region", { name: "Revisar antes de cargar" });
  await expect(preview.getByText("Rechazado", { exact: true })).toHaveCount(2);
  await expect(preview.getByText("Creado", { exact: true })).toHaveCount(2);
  await expect(preview.getByText("Ana Soto", { exact: true })).toBeVisible();
  await expectAccessible();
  expect(await count()).toBe(before);
  await preview.getByRole("button", { name: "Descartar" }).click();
  await expect(preview).toBeHidden();
  await choose(page, "nomina.xlsx", file);
  await page.getByRole("button", { name: "Revisar antes" }).click();
  await preview.getByRole("button", { name: "Cargar 2 personas" }).press("Enter");
  await expect(toast(page)).toContainText("Se procesaron 2 registros");
  await expect(preview).toBeHidden();
  expect(await count()).toBe(before + 2);
  await expectAccessible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar rechazados" }).click();
  const rejects = await downloading;
  expect(rejects.suggestedFilename()).toBe("filas-rechazadas.xlsx");
  const book = read(readFileSync(await rejects.path()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (!sheet) throw new Error("no sheet");
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(rows[0]).toEqual(["RUT", "Nombre", "Causa", "Hoja", "Fila"]);
  expect(rows.slice(1).map((row) => [row[1], row[4]])).toEqual([
    ["Ana Soto", 4],
    [first?.[1], 5],
  ]);
});

test("a registrar's workbook with doubts is settled, loaded and undone", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  isMobile,
  expectAccessible,
}) => {
  const [first, second] = people(2, { from: isMobile ? 700 : 600 });
  const runs = people(6, { from: isMobile ? 750 : 650 }).map(([rut], index) => [
    rut.slice(0, -2),
    "Soto",
    "Díaz",
    `Ana ${"ABCDEF"[index]}`,
    "Derecho",
  ]);
  const file = workbook([["RUN", "Apellido Paterno", "Apellido Materno", "Nombres", "Carrera"], ...runs], {
    sheets: [
      { name: "Instrucciones", cells: [["Escribe el RUN sin puntos"]] },
      {
        name: "Postgrado",
        cells: [
          ["RUT", "Nombre", "Carrera"],
          [...(first ?? []), "Derecho"],
          [second?.[0] ?? "", "Otra Persona", "Derecho"],
        ],
      },
    ],
  });
  await withDatabase(server, (db) =>
    db
      .insertInto("users")
      .values({
        rut: second?.[0] ?? "",
        name: "Rodrigo Albornoz",
        email: `${second?.[0]}@x.example`,
        role: "user",
        is_active: 1,
        password_hash: null,
        created_at: "2026-11-01T00:00:00.000Z",
        updated_at: "2026-11-01T00:00:00.000Z",
      })
      .execute(),
  );
  await signIn(server.admin);
  await open(page);
  await choose(page, "registro.xlsx", file);
  await page.getByRole("button", { name: "Subir Archivo" }).click();
  const preview = page.getByRole("region", { name: "Revisar antes de cargar" });
  await expect(preview.getByText("DV por calcular")).toBeVisible();
  await expect(preview.getByRole("checkbox", { name: /Instrucciones/ })).not.toBeChecked();
  await expect(preview.getByRole("checkbox", { name: /Postgrado/ })).toBeChecked();
  await expectAccessible();
  await expect(preview.getByRole("button", { name: "Cargar 7 personas" })).toBeDisabled();
  await preview.getByRole("checkbox", { name: /RUN sin dígito verificador/ }).press("Space");
  await expect(preview.getByText("1 conflicto queda como está hoy.")).toBeVisible();
  await preview.getByRole("button", { name: "Cargar 7 personas" }).press("Enter");
  await expect(toast(page)).toContainText("Se procesaron 7 registros");
  const names = () =>
    withDatabase(server, (db) =>
      db
        .selectFrom("users")
        .select("name")
        .where("rut", "in", [...runs.map(([run = ""]) => run), first?.[0] ?? "", second?.[0] ?? ""])
        .orderBy("name")
        .execute(),
    );
  expect((await names()).map(({ name }) => name).sort()).toEqual([first?.[1], "Rodrigo Albornoz"].sort());
  await page.getByRole("button", { name: "Deshacer la carga de registro.xlsx" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Deshacer la carga" }).press("Enter");
  await expect(toast(page)).toContainText("7 cuentas borradas");
  await expect(page.getByText("Deshecha", { exact: true }).first()).toBeVisible();
  expect(await names()).toEqual([{ name: "Rodrigo Albornoz" }]);
  await expectAccessible();
});

test("a file that is no workbook is refused with what to do", { tag: "@widths" }, async ({
  page,
  server,
  signIn,
  expectAccessible,
}) => {
  await signIn(server.admin);
  await open(page);
  await choose(page, "nomina.xlsx", Buffer.from("RUT;Nombre\n12345678-9;Ana\n"));
  await page.getByRole("button", { name: "Subir Archivo" }).click();
  await expect(toast(page)).toContainText("Error al subir Excel");
  const alert = page.getByRole("tabpanel").getByRole("alert");
  await expect(alert).toContainText("Error al subir Excel");
  expect((await alert.textContent())?.length).toBeGreaterThan(40);
  await expectAccessible();
  await page.getByRole("button", { name: "Quitar nomina.xlsx" }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole("button", { name: "Elegir archivo" })).toBeFocused();
});
