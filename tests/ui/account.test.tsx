// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reviewFormPath } from "#app/features/privacy/review-view.ts";
import { EmailCard } from "#app/routes/account/email-card.tsx";
import { PasswordCard } from "#app/routes/account/password-card.tsx";
import { ReviewCard } from "#app/routes/account/review-card.tsx";
import { EraseCard } from "#app/routes/account/route.tsx";
import { SessionsCard } from "#app/routes/account/sessions-card.tsx";
import "./support.tsx";

const person = {
  rut: "18765042-K",
  name: "Valentina Soto",
  email: "v@u.example",
  role: "user" as const,
  createdAt: "2026-03-01T12:00:00.000Z",
  initialPassword: false,
  emailSource: "roster" as const,
};
const calls: [string, unknown][] = [];
let answer: () => Response;
const reloads = vi.fn(() => null);

beforeEach(() => {
  calls.length = 0;
  reloads.mockClear();
  answer = () => Response.json({ ok: true });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push([url, init.body ? JSON.parse(String(init.body)) : undefined]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Inside a router with a loader, as on the page: cards ask it to read anew after a change. */
function show(element: React.ReactElement, address = "/") {
  const router = createMemoryRouter([{ path: "*", element, loader: reloads }], {
    initialEntries: [address],
    hydrationData: { loaderData: {} },
  });
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  return user;
}
const refusal = (status: number, reason: string, message: string) => () =>
  Response.json({ error: message, message, reason }, { status });

test("a sign-in that was fresh when the page was read asks for the password when it is not any more", async () => {
  const ways = {
    fresh: "campus" as const,
    campus: { again: "/auth/saml" },
    password: true,
    passkey: false,
    code: false,
  };
  answer = refusal(403, "sign_in_again", "Entra otra vez con tu cuenta de la universidad.");
  const user = show(<EmailCard user={person} pending={null} canChange ways={ways} />);
  await user.click(await screen.findByRole("button", { name: "Cambiar correo" }));
  await user.type(screen.getByLabelText("Correo nuevo"), "vale@otro.example");
  expect(screen.queryByLabelText("Contraseña actual")).toBeNull();
  await user.click(screen.getByRole("button", { name: /Enviar/ }));
  await screen.findByText("Entra otra vez con tu cuenta de la universidad.");
  answer = () => Response.json({ ok: true });
  await user.type(screen.getByLabelText("Contraseña actual"), "1876");
  await user.click(screen.getByRole("button", { name: /Enviar/ }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(([, body]) => body)).toEqual([
    { email: "vale@otro.example", campus: true },
    { email: "vale@otro.example", password: "1876" },
  ]);
});

describe("the password form", () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, current: string, next: string, again = next) => {
    if (current) await user.type(await screen.findByLabelText("Contraseña actual"), current);
    if (next) await user.type(screen.getByLabelText("Contraseña nueva"), next);
    if (again) await user.type(screen.getByLabelText("Repite la contraseña nueva"), again);
    await user.click(screen.getByRole("button", { name: "Cambiar contraseña" }));
  };

  test("sends nothing that is incomplete or easy to guess, and says what to do", async () => {
    const user = show(<PasswordCard user={person} />);
    await screen.findByRole("button", { name: "Cambiar contraseña" });
    await fill(user, "", "");
    expect(screen.getByText("Escribe tu contraseña actual.")).toBeDefined();
    await fill(user, "1876", "8765");
    expect(screen.getByText(/números de tu RUT/)).toBeDefined();
    expect(calls).toEqual([]);
  });

  test("sends the two, empties itself and reads the page anew", async () => {
    const user = show(<PasswordCard user={person} />);
    await fill(user, "1876", "k7mz");
    await waitFor(() => expect(reloads).toHaveBeenCalled());
    expect(calls).toEqual([["/api/account/password", { current: "1876", next: "k7mz" }]]);
    expect((screen.getByLabelText("Contraseña actual") as HTMLInputElement).value).toBe("");
  });

  test("shows a refusal of the server at the field that it is about", async () => {
    const user = show(<PasswordCard user={person} />);
    answer = refusal(403, "wrong_password", "Esa no es.");
    await fill(user, "0000", "k7mz");
    const current = screen.getByLabelText("Contraseña actual");
    await waitFor(() => expect(current.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(current);
    answer = refusal(429, "", "Demasiados intentos. Espera 2 segundos y vuelve a intentarlo.");
    await user.click(screen.getByRole("button", { name: "Cambiar contraseña" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Demasiados intentos");
  });
});

test("closing the other sessions is offered only where there are others", async () => {
  const row = { browser: "Firefox en Linux", since: person.createdAt, lastSeen: person.createdAt, isCurrent: true };
  show(<SessionsCard sessions={[row]} />);
  expect(await screen.findByText("Esta sesión")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a score under review is not offered again", async () => {
  const results = [
    { subject: "cv" as const, id: 3, title: "CV: uno.pdf", score: 50, at: person.createdAt, doubted: [] },
    { subject: "cv" as const, id: 4, title: "CV: dos.pdf", score: 60, at: person.createdAt, doubted: [] },
  ];
  const open = {
    id: 1,
    subject: "cv" as const,
    subjectId: 3,
    message: "¿Por qué?",
    createdAt: person.createdAt,
    answer: null,
    answeredAt: null,
    consentedAt: null,
    disputed: 0,
    inFavour: false,
  };
  show(<ReviewCard results={results} reviews={[open]} />);
  const options = within(await screen.findByLabelText("Resultado")).getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual(["01-03-2026 · CV: dos.pdf · 60 de 100"]);
});

describe("a request about an interview", () => {
  const doubted = [
    { id: "a", question: "¿Por qué elegiste tu carrera?", text: "Por mi abuela." },
    { id: "b", question: "¿Qué aprendiste?", text: "A ordenar." },
  ];
  const results = [
    { subject: "interview" as const, id: 3, title: "Entrevista con Mia", score: 50, at: person.createdAt, doubted },
    { subject: "cv" as const, id: 4, title: "CV: dos.pdf", score: 60, at: person.createdAt, doubted: [] },
  ];
  const consent = () => screen.queryByRole<HTMLInputElement>("checkbox", { name: /^Acepto que mis respuestas/ });
  const marks = () => screen.queryAllByRole("checkbox", { name: "Esta respuesta sí contestaba la pregunta" });
  const send = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole("button", { name: "Pedir revisión" }));

  test("asks for a permission that nobody has ticked, and sends nothing of it without one", async () => {
    const user = show(<ReviewCard results={results} reviews={[]} />);
    await user.type(await screen.findByLabelText("Qué debería revisar"), "Sí contesté");
    expect(consent()?.checked).toBe(false);
    expect(marks()).toEqual([]);
    await send(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.[1]).toEqual({ subject: "interview", subjectId: 3, message: "Sí contesté" });
  });

  test("lists the doubted answers once it is given, and wants one of them marked", async () => {
    const user = show(<ReviewCard results={results} reviews={[]} />);
    await user.type(await screen.findByLabelText("Qué debería revisar"), "Sí contesté");
    await user.click(consent() as HTMLElement);
    expect(marks().map((mark) => mark.getAttribute("aria-describedby")).length).toBe(2);
    await send(user);
    expect((await screen.findByRole("alert")).textContent).toBe("Marca al menos una, o quita el permiso.");
    expect(calls).toEqual([]);
    await user.click(marks()[1] as HTMLElement);
    await send(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.[1]).toMatchObject({ consent: true, disputed: ["b"] });
  });

  test("forgets permission and marks when another result is chosen", async () => {
    const user = show(<ReviewCard results={results} reviews={[]} />);
    const choice = await screen.findByLabelText("Resultado");
    await user.click(consent() as HTMLElement);
    await user.selectOptions(choice, "cv-4");
    expect(consent()).toBeNull();
    await user.selectOptions(choice, "interview-3");
    expect(consent()?.checked).toBe(false);
  });

  test("lets the permission be taken back", async () => {
    const review = {
      id: 9,
      subject: "interview" as const,
      subjectId: 3,
      message: "Sí contesté",
      createdAt: person.createdAt,
      answer: "Cierto.",
      answeredAt: person.createdAt,
      consentedAt: person.createdAt,
      disputed: 2,
      inFavour: true,
    };
    const user = show(<ReviewCard results={results} reviews={[review]} />);
    expect(await screen.findByText(/Te dieron la razón/)).toBeDefined();
    expect(screen.getByText(/Permites usar 2 respuestas sin tu nombre/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Retirar permiso" }));
    await waitFor(() => expect(reloads).toHaveBeenCalled());
    expect(calls.map(([url]) => url)).toEqual(["/api/account/review-requests/9/withdraw-consent"]);
  });
});

test("the result that the address names is chosen, where it can be reviewed", async () => {
  const results = [4, 3].map((id) => ({
    subject: "cv" as const,
    id,
    title: `CV: ${id}.pdf`,
    score: 50,
    at: person.createdAt,
    doubted: [],
  }));
  const chosen = async (address: string) => {
    show(<ReviewCard results={results} reviews={[]} />, address);
    const { value } = await screen.findByLabelText<HTMLSelectElement>("Resultado");
    cleanup();
    return value;
  };
  expect(await chosen(reviewFormPath("cv", 3))).toBe("cv-3");
  expect(await chosen(reviewFormPath("interview", 3))).toBe("cv-4");
  expect(await chosen("/")).toBe("cv-4");
});

test("erasing asks for password and word before anything is sent", async () => {
  const user = show(
    <EraseCard backupDays={1} ways={{ fresh: null, campus: null, password: true, passkey: false, code: false }} />,
  );
  await user.click(await screen.findByRole("button", { name: "Borrar mis datos" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("después de 1 día.");
  const confirm = within(dialog).getByRole("button", { name: "Borrar mis datos" });
  await user.click(confirm);
  expect(within(dialog).getByText("Escribe tu contraseña.")).toBeDefined();
  await user.type(within(dialog).getByLabelText("Tu contraseña"), "0000");
  await user.type(within(dialog).getByLabelText(/Escribe BORRAR/), "si");
  await user.click(confirm);
  expect(within(dialog).queryByText("Escribe tu contraseña.")).toBeNull();
  expect(within(dialog).getByText("Escribe BORRAR para confirmar.")).toBeDefined();
  expect(calls).toEqual([]);
  answer = refusal(409, "last_admin", "Eres la única cuenta que administra la plataforma.");
  await user.clear(within(dialog).getByLabelText(/Escribe BORRAR/));
  await user.type(within(dialog).getByLabelText(/Escribe BORRAR/), "borrar");
  await user.click(confirm);
  expect((await within(dialog).findByRole("alert")).textContent).toContain("única cuenta");
  expect(calls).toEqual([["/api/account/erase", { password: "0000", word: "borrar" }]]);
});
