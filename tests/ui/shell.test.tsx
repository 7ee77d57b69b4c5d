// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { show } from "./support.tsx";

const server = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

function open(at: string, role: "admin" | "user" = "user") {
  return show(
    <>
      <PageShell user={{ name: "Ana Díaz", role }} title="Inicio">
        <h1>Contenido</h1>
      </PageShell>
      <Toaster />
    </>,
    { at },
  );
}

const menu = () => screen.getByRole("navigation", { name: "Principal" });
const names = () =>
  within(menu())
    .getAllByRole("link")
    .map((link) => link.textContent);

it("everyone sees five screens, an administrator the administration after them", () => {
  const everyone = ["Inicio", "Analizar CV", "Entrevistas IA", "Agenda Coach", "Mis Actividades"];
  const first = open("/dashboard");
  expect(names()).toEqual(everyone);
  first.unmount();
  open("/dashboard", "admin");
  expect(names()).toEqual([...everyone, "Administración"]);
});

it.each([
  ["/dashboard", "Inicio"],
  ["/analyze-cv", "Analizar CV"],
  ["/interview-chat/natalia", "Entrevistas IA"],
  ["/interview-feedback", "Entrevistas IA"],
])("at %s the menu marks %s, and only that", (at, name) => {
  open(at);
  const current = within(menu())
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.textContent)).toEqual([name]);
});

it("an account has no mark in the menu, and its link carries the person's name", () => {
  open("/account");
  expect(menu().querySelector("[aria-current]")).toBeNull();
  expect(screen.getByRole("link", { name: "Ana Díaz Mi cuenta" }).getAttribute("href")).toBe("/account");
});

it("the drawer is a dialog that holds the same menu and gives the focus back", async () => {
  const { user } = open("/dashboard");
  await user.click(screen.getByRole("button", { name: "Abrir menú" }));
  const drawer = await screen.findByRole("dialog", { name: "Menú" });
  expect(within(drawer).getAllByRole("link", { name: "Analizar CV" })).toHaveLength(1);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Abrir menú" })));
});

it("following a link of the drawer closes it, also to the page that is shown", async () => {
  const { user } = open("/dashboard");
  await user.click(screen.getByRole("button", { name: "Abrir menú" }));
  const drawer = await screen.findByRole("dialog", { name: "Menú" });
  await user.click(within(drawer).getByRole("link", { name: "Inicio" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a sign-out without an answer says so: the session may still be alive", async () => {
  server.mockRejectedValue(new TypeError("network"));
  const { user } = open("/dashboard");
  await user.click(screen.getByRole("button", { name: "Salir" }));
  expect(server.mock.calls[0]?.[0]).toBe("/api/auth/logout");
  expect(server.mock.calls[0]?.[1]).toMatchObject({ method: "POST", credentials: "include" });
  expect((await screen.findByRole("alert")).textContent).toContain("No sabemos si se cerró tu sesión");
});
