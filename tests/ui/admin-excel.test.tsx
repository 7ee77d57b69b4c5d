// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ImportReport } from "#app/features/users/import/import-report.server.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/users/import/import-result.ts";
import { asked, json, refusal, server, show, toast } from "./admin-screen.tsx";

const REPORT: ImportReport = {
  fileName: "nomina.xlsx",
  sheet: "Hoja1",
  total: 1205,
  processedRecords: 1203,
  created: 1202,
  updated: 1,
  unchanged: 1,
  rejected: 1,
  warnings: 1,
  rows: [
    { row: 4, rut: "1234", name: "Ana Soto", outcome: "rejected", cause: "El RUT no es válido." },
    { row: 2, rut: "12345678-9", name: "Luis Rojas", outcome: "created", warning: "Revisa el RUT." },
    { row: 3, rut: "11222333-4", name: "María Díaz", outcome: "updated", previousName: "Maria Dias" },
    { row: 5, rut: "9876543-3", name: "Eva Paz", outcome: "unchanged" },
  ],
};
const file = new File(["x".repeat(1536)], "nomina.xlsx");
const CHOOSER = "Archivo Excel";
const upload = () => screen.getByRole<HTMLButtonElement>("button", { name: "Subir Archivo" });

async function choose(chosen = file) {
  const { user } = await show("/admin?tab=excel-upload");
  const input = await screen.findByLabelText(CHOOSER);
  fireEvent.change(input, { target: { files: [chosen] } });
  return user;
}

it("tells the layout, what is generated, and takes .xlsx and .xls", async () => {
  await show("/admin?tab=excel-upload");
  const input = await screen.findByLabelText<HTMLInputElement>(CHOOSER);
  expect(input.accept).toBe(".xlsx,.xls");
  const text = screen.getByRole("tabpanel").textContent ?? "";
  for (const words of [
    "Columna A",
    "12345678-9",
    "Columna B",
    "Nombre completo",
    "email generado",
    "primeros 4 dígitos",
    "usuario estándar",
  ])
    expect(text).toContain(words);
  expect(upload().disabled).toBe(true);
});

it("shows name and size, uploads at once, says how many, and clears the selection", async () => {
  server.answers["upload-excel"] = json(REPORT);
  const user = await choose();
  expect(screen.getByText("nomina.xlsx")).toBeTruthy();
  expect(screen.getByText("1.50 KB")).toBeTruthy();
  await user.click(upload());
  expect(await toast("Excel subido exitosamente")).toBeTruthy();
  expect(await toast("Se procesaron 1.203 registros")).toBeTruthy();
  const [call] = server.calls.filter(({ method }) => method === "POST");
  expect(call?.path).toBe("upload-excel");
  expect(call?.body instanceof FormData && call.body.get("excel")).toBeInstanceOf(File);
  expect(screen.queryByText("1.50 KB")).toBeNull();
  expect(upload().disabled).toBe(true);
  expect(screen.getByRole("region", { name: "Resultado de la carga" }).textContent).toContain("1.202");
});

it("a refused file says why, in the toast and on the page, and stays chosen", async () => {
  server.answers["upload-excel"] = refusal(422, "El archivo tiene clave.", "password_protected");
  const user = await choose();
  await user.click(upload());
  expect(await toast("Error al subir Excel")).toBeTruthy();
  expect(await toast("El archivo tiene clave.")).toBeTruthy();
  expect(within(screen.getByRole("tabpanel")).getByRole("alert").textContent).toContain("El archivo tiene clave.");
  expect(upload().disabled).toBe(false);
});

it("a server without words gets those of the specification", async () => {
  server.answers["upload-excel"] = () => new Response("", { status: 500 });
  const user = await choose();
  await user.click(upload());
  expect(await toast("Error al subir Excel")).toBeTruthy();
  expect(await toast("Error al subir archivo Excel")).toBeTruthy();
});

it("the preview shows each row with its cause and writes nothing until it is confirmed", async () => {
  server.answers["upload-excel/preview"] = json(REPORT);
  server.answers["upload-excel"] = json(REPORT);
  const user = await choose();
  await user.click(screen.getByRole("button", { name: "Revisar antes" }));
  const dialog = await screen.findByRole("dialog", { name: "Revisa antes de cargar" });
  expect(asked("POST")).toEqual(["upload-excel/preview"]);
  const rows = within(dialog)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );
  expect(rows).toEqual([
    ["4", "1234", "Ana Soto", "Rechazado", "El RUT no es válido."],
    ["2", "12345678-9", "Luis Rojas", "Creado", "Revisa el RUT."],
    ["3", "11222333-4", "María DíazAntes: Maria Dias", "Actualizado", "-"],
    ["5", "9876543-3", "Eva Paz", "Sin cambios", "-"],
  ]);
  expect(dialog.textContent).toContain("Creados: y 1.201 más");
  await user.click(within(dialog).getByRole("button", { name: "Confirmar carga" }));
  expect(await toast("Excel subido exitosamente")).toBeTruthy();
  expect(asked("POST")).toEqual(["upload-excel/preview", "upload-excel"]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the rejected rows come as a file, also after the selection was cleared", async () => {
  server.answers["upload-excel"] = json(REPORT);
  server.answers["upload-excel/rejects"] = () => new Response("PK");
  const make = vi.fn(() => "blob:x");
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => undefined });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const user = await choose();
  await user.click(upload());
  await user.click(await screen.findByRole("button", { name: "Descargar rechazados" }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(asked("POST")).toEqual(["upload-excel", "upload-excel/rejects"]);
  expect(make).toHaveBeenCalledOnce();
});

it.each([
  ["nomina.csv", 10, /Elige un archivo .xlsx o .xls/],
  ["nomina.xls", 0, /está vacío/],
  ["nomina.xls", MAX_WORKBOOK_BYTES + 1, WORKBOOK_TOO_LARGE],
])("%s of %d bytes is not even sent", async (name, size, words) => {
  const chosen = new File([], name);
  Object.defineProperty(chosen, "size", { value: size });
  await choose(chosen);
  expect(screen.getByText(words)).toBeTruthy();
  expect(upload().disabled).toBe(true);
});
