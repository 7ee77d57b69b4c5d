// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/roster/limits.ts";
import type { RosterReport } from "#app/features/roster/report.server.ts";
import { asked, json, refusal, server, show, toast } from "./admin-screen.tsx";

const REPORT: RosterReport = {
  fileName: "nomina.xlsx",
  sheet: "Hoja1",
  total: 1205,
  processedRecords: 1203,
  created: 1202,
  updated: 1,
  unchanged: 1,
  conflicts: 0,
  rejected: 1,
  setApart: 0,
  warnings: 1,
  sheets: [
    {
      name: "Hoja1",
      hidden: false,
      chosen: true,
      people: 1204,
      headerRow: 1,
      computed: null,
      columns: [
        { index: 0, header: "RUT", field: "rut", certainty: "sure", examples: ["12345678-9"] },
        { index: 1, header: "Nombre", field: "fullName", certainty: "sure", examples: ["Luis Rojas"] },
      ],
    },
  ],
  doubts: [],
  loadId: null,
  rows: [
    { sheet: "Hoja1", row: 4, rut: "1234", name: "Ana Soto", outcome: "rejected", cause: "El RUT no es válido." },
    { sheet: "Hoja1", row: 2, rut: "12345678-9", name: "Luis Rojas", outcome: "created", warning: "Revisa el RUT." },
    { sheet: "Hoja1", row: 3, rut: "11222333-4", name: "María Díaz", outcome: "updated", previousName: "Maria Dias" },
    { sheet: "Hoja1", row: 5, rut: "9876543-3", name: "Eva Paz", outcome: "unchanged" },
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

it("an answer with the number alone is enough", async () => {
  server.answers["upload-excel"] = json({ processedRecords: 12 });
  const user = await choose();
  await user.click(upload());
  expect(await toast("Se procesaron 12 registros")).toBeTruthy();
  expect(upload().disabled).toBe(true);
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
  const region = await screen.findByRole("region", { name: "Revisar antes de cargar" });
  expect(asked("POST")).toEqual(["upload-excel/preview"]);
  const table = within(region).getByRole("table", { name: "Filas del archivo" });
  const rows = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );
  expect(rows).toEqual([
    ["Hoja1, 4", "1234", "Ana Soto", "Rechazado", "El RUT no es válido."],
    ["Hoja1, 2", "12345678-9", "Luis Rojas", "Creado", "Revisa el RUT."],
    ["Hoja1, 3", "11222333-4", "María DíazAntes: Maria Dias", "Actualizado", "-"],
    ["Hoja1, 5", "9876543-3", "Eva Paz", "Sin cambios", "-"],
  ]);
  expect(region.textContent).toContain("Creados: y 1.201 más");
  await user.click(within(region).getByRole("button", { name: "Cargar 1.203 personas" }));
  expect(await toast("Excel subido exitosamente")).toBeTruthy();
  expect(asked("POST")).toEqual(["upload-excel/preview", "upload-excel"]);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Revisar antes de cargar" })).toBeNull());
});

const DOUBTFUL: RosterReport = {
  ...REPORT,
  conflicts: 1,
  doubts: ["computed", "columns", "conflicts"],
  rows: [
    {
      sheet: "Hoja1",
      row: 9,
      rut: "20377118-5",
      name: "Romina Garay",
      outcome: "conflict",
      previousName: "Rodrigo Güell",
    },
  ],
  sheets: REPORT.sheets.map((sheet) => ({
    ...sheet,
    computed: { count: 1204, failing: 1091, examples: [{ digits: "20543217", rut: "20543217-5" }] },
    columns: [
      { index: 0, header: "RUN", field: "run", certainty: "computed", examples: ["20543217"] },
      { index: 1, header: "Persona", field: "fullName", certainty: "check", examples: ["Luis Rojas"] },
    ],
  })),
};
const sentChoices = () => {
  const form = server.calls.filter(({ method }) => method === "POST").at(-1)?.body;
  return form instanceof FormData ? JSON.parse(String(form.get("choices"))) : null;
};

it("a file with doubts opens the preview by itself and is loaded once they are settled", async () => {
  server.answers["upload-excel"] = refusal(409, "Hay datos por revisar.", "needs_review");
  server.answers["upload-excel/preview"] = json(DOUBTFUL);
  const user = await choose();
  await user.click(upload());
  const region = await screen.findByRole("region", { name: "Revisar antes de cargar" });
  expect(region.textContent).toContain("1.091 de 1.204 dígitos no calzan");
  expect(region.textContent).toContain("20543217 → 20543217-5");
  const button = (name: RegExp) => within(region).getByRole<HTMLButtonElement>("button", { name });
  expect(button(/^Cargar/).disabled).toBe(true);
  await user.click(within(region).getByRole("checkbox", { name: /RUN sin dígito verificador/ }));
  expect(region.textContent).toContain("Falta confirmar las columnas");
  await user.click(within(region).getByRole("checkbox", { name: /«Revisa»/ }));
  expect(region.textContent).toContain("1 conflicto queda como está hoy.");
  await user.selectOptions(within(region).getByRole("combobox", { name: "Qué hacer con 20377118-5" }), "file");
  server.answers["upload-excel"] = json(REPORT);
  await user.click(button(/^Cargar 1.204 personas/));
  expect(await toast("Excel subido exitosamente")).toBeTruthy();
  expect(sentChoices()).toEqual({
    sheets: { Hoja1: true },
    conflicts: { "20377118-5": "file" },
    computeCheckDigits: true,
    columnsChecked: true,
  });
});

it("another column or sheet is asked for again at once", async () => {
  server.answers["upload-excel/preview"] = json(REPORT);
  const user = await choose();
  await user.click(screen.getByRole("button", { name: "Revisar antes" }));
  const column = await screen.findByRole("combobox", { name: "La columna Nombre se carga como" });
  await user.selectOptions(column, "firstNames");
  await waitFor(() => expect(sentChoices()).toMatchObject({ columns: { Hoja1: { 1: "firstNames" } } }));
  await user.click(await screen.findByRole("checkbox", { name: /Hoja1/ }));
  await waitFor(() => expect(sentChoices()).toMatchObject({ sheets: { Hoja1: false } }));
  expect(asked("POST")).toHaveLength(3);
});

it("whom the sheet sets apart is told, and loaded once somebody says to have read it", async () => {
  server.answers["upload-excel/preview"] = json({ ...REPORT, setApart: 2 });
  const user = await choose();
  await user.click(screen.getByRole("button", { name: "Revisar antes" }));
  expect((await screen.findByText("2 personas quedaron aparte")).textContent).toBeTruthy();
  server.answers["upload-excel/preview"] = json(REPORT);
  await user.click(screen.getByRole("checkbox", { name: "Leí esas filas: cárgalas también." }));
  await waitFor(() => expect(screen.queryByText("2 personas quedaron aparte")).toBeNull());
  const call = server.calls.filter(({ path }) => path === "upload-excel/preview").at(-1);
  const choices = call?.body instanceof FormData ? JSON.parse(String(call.body.get("choices"))) : null;
  expect(choices).toMatchObject({ setApartToo: true });
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Leí esas filas: cárgalas también." }).checked).toBe(
    true,
  );
});

it("the loads are listed, and one is undone after a question", async () => {
  const load = {
    id: 7,
    fileName: "marzo.xlsx",
    fileHash: "9f3c".padEnd(64, "0"),
    loadedBy: "Paula Riquelme",
    createdAt: "2026-11-24T17:08:00.000Z",
    ...{ created: 412, updated: 1183, unchanged: 0, conflicts: 3, rejected: 7 },
    undoneAt: null,
    undoneBy: null,
  };
  server.answers["roster/loads"] = json({ loads: [load] });
  server.answers["roster/loads/7/undo"] = json({ removed: 410, restored: 1183, kept: 2, changedSince: 0 });
  const { user } = await show("/admin?tab=excel-upload");
  await user.click(await screen.findByRole("button", { name: "Deshacer la carga de marzo.xlsx" }));
  const dialog = await screen.findByRole("dialog", { name: "Deshacer esta carga" });
  expect(dialog.textContent).toContain("De 412 cuentas creadas");
  await user.click(within(dialog).getByRole("button", { name: "Deshacer la carga" }));
  expect(await toast("Carga deshecha")).toBeTruthy();
  expect(await toast(/410 cuentas borradas y 1.183 devueltas a como estaban. 2 cuentas se quedan/)).toBeTruthy();
});

it("who is not in the last load any more is listed, and deactivated after a question", async () => {
  const person = { id: 3, rut: "20118663-3", name: "Fernanda Lagos", career: "Enfermería", campus: null };
  server.answers["roster/missing"] = json({ loadId: 7, total: 94, people: [person] });
  server.answers["roster/missing/deactivate"] = json({ deactivated: 94 });
  const { user } = await show("/admin?tab=excel-upload");
  const region = await screen.findByRole("region", { name: "Ya no están en la nómina" });
  expect(region.textContent).toContain("94 personas activas");
  expect(region.textContent).toContain("Y 93 más.");
  await user.click(within(region).getByRole("button", { name: "Desactivar las 94" }));
  const dialog = await screen.findByRole("dialog", { name: "Desactivar las 94" });
  await user.click(within(dialog).getByRole("button", { name: "Desactivar" }));
  expect(await toast("94 cuentas desactivadas")).toBeTruthy();
  expect(server.calls.find(({ method }) => method === "POST")?.body).toEqual({ loadId: 7 });
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
