// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { asked, json, page, person, refusal, server, show } from "./admin-screen.tsx";

const reads = () => asked("GET").filter((path) => path.startsWith("users"));
const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("search, filters and order go into the address, the call and the downloads", async () => {
  const { user, router } = await show("/admin?tab=users");
  await screen.findByText("No hay usuarios");
  await user.selectOptions(screen.getByLabelText("Rol"), "Administrador");
  await user.selectOptions(screen.getByLabelText("Orden"), "Nombre, de la A a la Z");
  await user.type(screen.getByRole("searchbox"), "ana sóto");
  await waitFor(() => expect(router.state.location.search).toContain("q=ana+s%C3%B3to"));
  expect(await screen.findByText("Nada coincide con lo que buscas")).toBeTruthy();
  const last = new URLSearchParams(reads().at(-1)?.split("?")[1]);
  expect(Object.fromEntries(last)).toEqual({ q: "ana sóto", role: "admin", sort: "name", dir: "asc" });
  expect(link("Descargar CSV")).toBe(`/api/admin/users/export?format=csv&${last}`);
  expect(link("Descargar XLSX")).toBe(`/api/admin/users/export?format=xlsx&${last}`);
  await user.click(screen.getAllByRole("button", { name: "Quitar filtros" })[0] ?? document.body);
  expect(router.state.location.search).toBe("?tab=users");
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

it("a list without filters is read at the path of the specification", async () => {
  await show("/admin?tab=users");
  await screen.findByText("No hay usuarios");
  expect(reads()).toEqual(["users"]);
});

it("pages go on and back, the back button too, and a filter begins anew", async () => {
  const people = (from: number) => Array.from({ length: 50 }, (_, index) => person(from + index));
  server.answers.users = json(page("users", people(1), { total: 120, next: "c1" }));
  server.answers["users?cursor=c1"] = json(page("users", people(51), { total: 120, next: "c2" }));
  server.answers["users?cursor=c2"] = json(page("users", people(101).slice(0, 20), { total: 120, next: null }));
  server.answers["users?role=admin"] = json(page("users", [person(1)]));
  const { user, router } = await show("/admin?tab=users");
  const turn = (name: string) => user.click(screen.getByRole("button", { name }));
  await screen.findByText("1-50 de 120");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Anterior" }).disabled).toBe(true);
  await turn("Siguiente");
  await screen.findByText("51-100 de 120");
  expect(document.activeElement?.textContent).toBe("Gestión de Usuarios");
  await turn("Siguiente");
  await screen.findByText("101-120 de 120");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Siguiente" }).disabled).toBe(true);
  await turn("Anterior");
  await screen.findByText("51-100 de 120");
  await router.navigate(-1);
  await screen.findByText("101-120 de 120");
  await user.selectOptions(screen.getByLabelText("Rol"), "Administrador");
  await screen.findByText("1-1 de 1");
});

it("more than ten thousand matches are not counted", async () => {
  server.answers.users = json(page("users", [person(1)], { total: 10_000, totalIsMinimum: true, next: "c" }));
  await show("/admin?tab=users&q=a");
  expect(await screen.findByText("1-1 de más de 10.000")).toBeTruthy();
});

it("a cursor that the server does not know leads back to the first page", async () => {
  server.answers.users = json(page("users", [person(1)], { total: 2, next: "old" }));
  server.answers["users?cursor=old"] = refusal(400, "Esa página ya no existe.", "bad_cursor");
  const { user } = await show("/admin?tab=users");
  await screen.findByText("1-1 de 2");
  await user.click(screen.getByRole("button", { name: "Siguiente" }));
  await waitFor(() => expect(reads()).toContain("users?cursor=old"));
  expect(await screen.findByText("1-1 de 2")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("'Actualizar' reads again", async () => {
  const { user } = await show("/admin?tab=users");
  await screen.findByText("No hay usuarios");
  server.answers.users = json(page("users", [person(3)]));
  await user.click(screen.getByRole("button", { name: "Actualizar" }));
  expect(await screen.findByText("Persona 3")).toBeTruthy();
  expect(reads()).toHaveLength(2);
});
