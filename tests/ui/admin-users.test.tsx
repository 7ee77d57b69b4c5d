// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  ADMIN,
  asked,
  cells,
  headers,
  json,
  page,
  person,
  refusal,
  server,
  session,
  show,
  toast,
} from "./admin-screen.tsx";

const people = () => {
  server.answers.users = json(
    page("users", [
      person(1, { name: "Valentina Soto" }),
      person(2, { name: "Camila Torres", isActive: false }),
      person(3, { name: ADMIN.name, rut: ADMIN.rut, role: "admin" }),
      person(4, { name: "Otro Admin", role: "admin" }),
    ]),
  );
};
const openMenu = async (user: Awaited<ReturnType<typeof show>>["user"], of: string) => {
  await user.click(await screen.findByRole("button", { name: `Más acciones para ${of}` }));
  return (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
};

it("shows role and state in words, and offers the opposite of the state", async () => {
  people();
  await show("/admin?tab=users");
  await screen.findByText("Valentina Soto");
  expect(headers()).toEqual(["RUT", "Nombre", "Rol", "Estado", "Fecha Registro", "Acciones"]);
  expect(cells(1).slice(2, 5)).toEqual(["Usuario", "Activo", "20-03-2026"]);
  expect(cells(2)[3]).toBe("Inactivo");
  expect(screen.getByRole("button", { name: "Desactivar a Valentina Soto" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Activar a Camila Torres" })).toBeTruthy();
  expect(cells(3)[2]).toBe("Administrador");
});

it("marks an invented person, and nobody else", async () => {
  server.answers.users = json(page("users", [person(1, { name: "Rayén Huenchumán", isSample: true }), person(2)]));
  await show("/admin?tab=users");
  await screen.findByText("Rayén Huenchumán");
  expect(cells(1)[1]).toContain("Muestra");
  expect(cells(2)[1]).not.toContain("Muestra");
});

it("nobody is offered to switch off or to demote the own account", async () => {
  people();
  const { user } = await show("/admin?tab=users");
  expect(await openMenu(user, ADMIN.name)).toEqual(["Editar datos", "Tiempo extra en entrevistas"]);
  expect(screen.queryByRole("button", { name: `Desactivar a ${ADMIN.name}` })).toBeNull();
});

it("the toggle says what it did and reads the list again", async () => {
  people();
  server.answers["users/1/toggle"] = json({ user: person(1, { isActive: false }) });
  const { user } = await show("/admin?tab=users");
  await user.click(await screen.findByRole("button", { name: "Desactivar a Valentina Soto" }));
  expect(await toast("Usuario actualizado")).toBeTruthy();
  expect(await toast("El estado del usuario ha sido cambiado correctamente")).toBeTruthy();
  expect(server.calls.filter((call) => call.method === "PATCH")).toEqual([
    { method: "PATCH", path: "users/1/toggle", body: undefined },
  ]);
  expect(asked("GET").filter((path) => path === "users")).toHaveLength(2);
});

it("a toggle that is refused says why", async () => {
  people();
  server.answers["users/1/toggle"] = refusal(409, "No puedes desactivar tu propia cuenta.", "self");
  const { user } = await show("/admin?tab=users");
  await user.click(await screen.findByRole("button", { name: "Desactivar a Valentina Soto" }));
  expect(await toast("Error")).toBeTruthy();
  expect(await toast("Error al actualizar usuario. No puedes desactivar tu propia cuenta.")).toBeTruthy();
});

it("a change of role is asked about first", async () => {
  people();
  server.answers["users/1/role"] = json({ user: person(1, { role: "admin" }) });
  const { user } = await show("/admin?tab=users");
  await openMenu(user, "Valentina Soto");
  await user.click(screen.getByRole("menuitem", { name: "Cambiar rol" }));
  const dialog = await screen.findByRole("dialog", { name: "Cambiar rol" });
  expect(asked("POST")).toEqual([]);
  await user.click(within(dialog).getByRole("radio", { name: /^Administrador/ }));
  await user.click(within(dialog).getByRole("button", { name: "Dar el rol Administrador" }));
  expect(await toast("Rol cambiado")).toBeTruthy();
  expect(server.calls.find((call) => call.method === "POST")).toMatchObject({
    path: "users/1/role",
    body: { role: "admin" },
  });
});

it("a refused change of role keeps the question open with the reason", async () => {
  people();
  server.answers["users/4/role"] = refusal(409, "Es el último administrador.");
  const { user } = await show("/admin?tab=users");
  await openMenu(user, "Otro Admin");
  await user.click(screen.getByRole("menuitem", { name: "Cambiar rol" }));
  const dialog = await screen.findByRole("dialog", { name: "Cambiar rol" });
  await user.click(within(dialog).getByRole("radio", { name: /^Usuario/ }));
  await user.click(within(dialog).getByRole("button", { name: "Dar el rol Usuario" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("Es el último administrador.");
});

it("a student's password goes back to the digits of the RUT; an admin's is shown once", async () => {
  people();
  server.answers["users/1/reset-password"] = json({ user: person(1), password: null });
  server.answers["users/4/reset-password"] = json({ user: person(4), password: "k7mz-q2vd" });
  const { user } = await show("/admin?tab=users");
  const reset = async (name: string) => {
    await openMenu(user, name);
    await user.click(screen.getByRole("menuitem", { name: "Restablecer contraseña" }));
    const dialog = await screen.findByRole("dialog", { name: "Restablecer contraseña" });
    await user.click(within(dialog).getByRole("button", { name: "Restablecer" }));
  };
  await reset("Valentina Soto");
  expect(await toast("Contraseña restablecida")).toBeTruthy();
  expect(await toast("Su contraseña vuelve a ser los primeros 4 dígitos del RUT.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await reset("Otro Admin");
  expect(await screen.findByText("k7mz-q2vd")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Listo, la anoté" }));
  await waitFor(() => expect(screen.queryByText("k7mz-q2vd")).toBeNull());
});

it("extra time is chosen from what it means in minutes", async () => {
  people();
  server.answers["users/1/interview-time"] = json({ user: person(1, { interviewTimeFactor: 1.5 }) });
  const { user } = await show("/admin?tab=users");
  await openMenu(user, "Valentina Soto");
  await user.click(screen.getByRole("menuitem", { name: "Tiempo extra en entrevistas" }));
  const dialog = await screen.findByRole("dialog");
  await user.selectOptions(within(dialog).getByLabelText("Duración"), "1,5 veces (45 minutos)");
  await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
  expect(await toast("Tiempo guardado")).toBeTruthy();
  expect(server.calls.find((call) => call.method === "POST")?.body).toEqual({ factor: 1.5 });
});

it("unblocking is done at once", async () => {
  people();
  server.answers["users/1/unblock"] = json({ user: person(1) });
  const { user } = await show("/admin?tab=users");
  await openMenu(user, "Valentina Soto");
  await user.click(screen.getByRole("menuitem", { name: "Desbloquear ingreso" }));
  expect(await toast("Ingreso desbloqueado")).toBeTruthy();
  expect(asked("POST")).toEqual(["users/1/unblock"]);
});

it("the menu works with the keyboard alone", async () => {
  people();
  const { user } = await show("/admin?tab=users");
  const trigger = await screen.findByRole("button", { name: "Más acciones para Valentina Soto" });
  trigger.focus();
  await user.keyboard("{Enter}");
  const focused = () => document.activeElement?.textContent;
  await screen.findByRole("menu");
  expect(focused()).toBe("Editar datos");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Restablecer contraseña");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(focused()).toBe("Desbloquear ingreso");
  await user.keyboard("{Home}");
  expect(focused()).toBe("Editar datos");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it("a session offers what its status and its hour allow, and asks before it is cancelled", async () => {
  server.answers["coach-sessions"] = json(
    page("sessions", [session(1), session(2, { scheduledDate: "2020-01-02T15:00:00.000Z" })]),
  );
  server.answers["coach-sessions/1/status"] = json({ session: session(1, { status: "cancelled" }) });
  const { user } = await show();
  const future = await screen.findByRole("row", { name: /Mover/ });
  expect(within(future).queryByRole("button", { name: "Llegó" })).toBeNull();
  const past = screen.getByRole("row", { name: /Asistencia de/ });
  expect(within(past).queryByRole("button", { name: /^Mover/ })).toBeNull();
  await user.click(within(future).getByRole("button", { name: /^Cancelar la sesión/ }));
  const dialog = await screen.findByRole("dialog", { name: "Cancelar la sesión" });
  expect(dialog.textContent).toContain("martes 26 de noviembre, 15:30");
  expect(asked("POST")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Cancelar la sesión" }));
  expect(await toast("Sesión actualizada")).toBeTruthy();
  expect(server.calls.find((call) => call.method === "POST")).toMatchObject({
    path: "coach-sessions/1/status",
    body: { status: "cancelled" },
  });
});
