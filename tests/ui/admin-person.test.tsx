// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { asked, json, page, person, refusal, server, show, toast } from "./admin-screen.tsx";

beforeEach(() => {
  server.answers.users = json(page("users", [person(1, { name: "Valentina Soto" })]));
});
const openMenu = async (user: Awaited<ReturnType<typeof show>>["user"]) =>
  user.click(await screen.findByRole("button", { name: "Más acciones para Valentina Soto" }));

const VALENTINA = {
  id: 1,
  identifierKind: "rut",
  identifier: "18452901-6",
  name: "Valentina Soto",
  email: "",
  emailSource: "generated",
  faculty: null,
  career: "Derecho",
  campus: null,
  entryYear: 2021,
  studyStatus: null,
  version: "2026-03-20T15:00:00.000Z",
  isUnused: true,
};

it("a person is added from the list, and a refusal stands beside its field", async () => {
  server.answers.users = refusal(
    409,
    "20543217-5 ya es de Ana. Revisa el número o edita esa cuenta.",
    "identifier_taken",
  );
  const { user } = await show("/admin?tab=users");
  await user.click(await screen.findByRole("button", { name: "Agregar persona" }));
  const dialog = await screen.findByRole("dialog", { name: "Agregar persona" });
  const save = () => user.click(within(dialog).getByRole("button", { name: "Agregar" }));
  await save();
  const number = within(dialog).getByLabelText("RUT");
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(asked("POST")).toEqual([]);
  await user.type(number, "20543217-5");
  await user.type(within(dialog).getByLabelText("Nombre completo"), "Ana Núñez");
  await user.type(within(dialog).getByLabelText(/^Año de ingreso/), "21");
  await save();
  expect(within(dialog).getByText("Escribe el año con cuatro cifras, como 2021.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Año de ingreso/), "{Backspace}{Backspace}2021");
  await save();
  expect(await within(dialog).findByText(/ya es de Ana/)).toBeTruthy();
  expect(number.getAttribute("aria-invalid")).toBe("true");
  server.answers.users = json(page("users", []));
  await save();
  expect(await toast("Persona agregada")).toBeTruthy();
  expect(server.calls.filter((call) => call.method === "POST").at(-1)?.body).toEqual({
    identifierKind: "rut",
    identifier: "20543217-5",
    name: "Ana Núñez",
    email: "",
    faculty: "",
    career: "",
    campus: "",
    entryYear: 2021,
    studyStatus: null,
  });
});

it("a person is edited from the saved data and with its version; an unused account can be deleted", async () => {
  server.answers["users/1"] = json({ person: VALENTINA });
  server.answers["users/1/delete"] = json({ ok: true });
  const { user } = await show("/admin?tab=users");
  await openMenu(user);
  await user.click(await screen.findByRole("menuitem", { name: "Editar datos" }));
  const dialog = await screen.findByRole("dialog", { name: "Editar a Valentina Soto" });
  expect(within(dialog).getByText("Sin correo no se le envía nada.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Correo/), "v@a.example");
  await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
  expect(await toast("Persona actualizada")).toBeTruthy();
  expect(server.calls.find((call) => call.method === "PUT")).toMatchObject({
    path: "users/1",
    body: { email: "v@a.example", career: "Derecho", version: VALENTINA.version },
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openMenu(user);
  await user.click(await screen.findByRole("menuitem", { name: "Editar datos" }));
  await user.click(await screen.findByRole("button", { name: "Borrar cuenta" }));
  const question = await screen.findByRole("dialog", { name: "Borrar cuenta" });
  expect(asked("POST")).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Borrar" }));
  expect(await toast("Cuenta borrada")).toBeTruthy();
  expect(asked("POST")).toEqual(["users/1/delete"]);
});
