// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SignInForm } from "#app/routes/login/sign-in-form.tsx";
import { EmailForm } from "#app/routes/login-old/route.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import { show } from "./support.tsx";

const server = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

const withToaster = (form: React.ReactElement) => (
  <>
    {form}
    <Toaster />
  </>
);

const refusal = (status: number, body: object) => Response.json(body, { status });

it("a RUT of the wrong shape never reaches the server", async () => {
  const { user } = show(withToaster(<SignInForm />));
  await user.type(screen.getByLabelText("RUT"), "12345");
  await user.type(screen.getByLabelText("Contraseña"), "1234");
  await user.click(screen.getByRole("button", { name: "Iniciar sesión" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("RUT inválido");
  expect(alert.textContent).toContain("Por favor ingresa un RUT válido (ej: 12345678-9)");
  expect(server).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText("RUT"));
});

it("sends the RUT and the password as JSON, with cookies, and says 'Cargando...' meanwhile", async () => {
  server.mockReturnValue(new Promise(() => undefined));
  const { user } = show(withToaster(<SignInForm />));
  await user.click(screen.getByLabelText("RUT"));
  await user.paste("12.345.678-9");
  await user.type(screen.getByLabelText("Contraseña"), "1234");
  await user.click(screen.getByRole("button", { name: "Iniciar sesión" }));
  const button = await screen.findByRole("button", { name: "Cargando..." });
  expect(button).toHaveProperty("disabled", true);
  expect(button.textContent).toBe("Cargando...");
  expect(server).toHaveBeenCalledOnce();
  const [path, init] = server.mock.calls[0] ?? [];
  expect(path).toBe("/api/auth/login");
  expect(init).toMatchObject({ method: "POST", credentials: "include" });
  expect(JSON.parse(String(init?.body))).toEqual({ rut: "12345678-9", password: "1234" });
});

it.each([
  ["the server's words", () => Promise.resolve(refusal(429, { error: "Demasiados intentos" })), "Demasiados intentos"],
  ["a default without words", () => Promise.resolve(new Response("", { status: 401 })), "Credenciales inválidas"],
  ["the network's fault", () => Promise.reject(new TypeError("network")), "No hay conexión con el servidor"],
])("a refusal shows %s and leaves the form ready", async (_name, answer, text) => {
  server.mockImplementation(answer);
  const { user } = show(withToaster(<SignInForm />));
  await user.type(screen.getByLabelText("RUT"), "123456789");
  await user.type(screen.getByLabelText("Contraseña"), "0000");
  await user.keyboard("{Enter}");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Error de inicio de sesión");
  expect(alert.textContent).toContain(text);
  expect(screen.getByRole("button", { name: "Iniciar sesión" })).toHaveProperty("disabled", false);
});

it("shows and hides the password without losing it", async () => {
  const { user } = show(<SignInForm />);
  const password = screen.getByLabelText<HTMLInputElement>("Contraseña");
  await user.type(password, "12345");
  expect(password.value).toBe("1234");
  await user.click(screen.getByRole("button", { name: "Mostrar contraseña" }));
  expect(password.type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Ocultar contraseña" }));
  expect(password).toMatchObject({ type: "password", value: "1234" });
});

it("the email variant names both faults, and sends nothing", async () => {
  const { user } = show(<EmailForm />);
  await user.type(screen.getByLabelText("Email"), "ana");
  await user.click(screen.getByRole("button", { name: "Iniciar sesión" }));
  expect(screen.getByText("Ingresa un correo electrónico válido")).toBeTruthy();
  expect(screen.getByText("La contraseña es requerida")).toBeTruthy();
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  expect(server).not.toHaveBeenCalled();
});
