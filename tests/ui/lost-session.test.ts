// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, postJson } from "#app/http/api.ts";
import { PERSON_META, rememberPerson, sessionWatch } from "#app/http/lost-session.ts";

const server = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const lost = () => Response.json({ error: "No autenticado", message: "Inicia sesión." }, { status: 401 });
const other = () => Response.json({ error: "Entró otra persona", reason: "other_person" }, { status: 401 });
const paths = () => server.mock.calls.map(([path]) => path);

beforeEach(() => {
  document.head.innerHTML = `<meta name="${PERSON_META}" content="marca">`;
  rememberPerson();
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  sessionWatch.giveUp();
  vi.unstubAllGlobals();
  server.mockReset();
});

/** The first call is refused; the person is asked for. */
async function refused<T>(call: Promise<T>): Promise<{ call: Promise<T> }> {
  await vi.waitFor(() => expect(sessionWatch.state()).toBe("lost"));
  return { call };
}

test("a refused call is sent once more when the person is back, with whose screen it is", async () => {
  server.mockResolvedValueOnce(lost());
  const { call } = await refused(postJson("/api/x", { texto: "hola" }));
  server.mockResolvedValueOnce(Response.json({ user: {} })).mockResolvedValueOnce(Response.json({ ok: true }));
  await sessionWatch.check();
  await expect(call).resolves.toEqual({ ok: true });
  expect(paths()).toEqual(["/api/x", "/api/auth/me", "/api/x"]);
  expect(server.mock.calls[2]?.[1]).toMatchObject({
    body: '{"texto":"hola"}',
    headers: { "X-Screen-Person": "marca", "Content-Type": "application/json" },
  });
  expect(sessionWatch.state()).toBeNull();
});

test("several refused calls ask once; a second refusal is the answer", async () => {
  server.mockImplementation(async () => lost());
  const first = postJson("/api/a").catch((error: unknown) => error);
  const { call } = await refused(postJson("/api/b").catch((error: unknown) => error));
  await vi.waitFor(() => expect(paths()).toEqual(["/api/a", "/api/b"]));
  await sessionWatch.check();
  expect(sessionWatch.state()).toBe("lost");
  server.mockImplementation(async (path) => (path === "/api/auth/me" ? Response.json({}) : lost()));
  await sessionWatch.check();
  await expect(first).resolves.toMatchObject({ status: 401 });
  await expect(call).resolves.toMatchObject({ status: 401 });
  expect(paths().filter((path) => path === "/api/a")).toHaveLength(2);
});

test("a dialog that is closed lets the call fail as it would have", async () => {
  server.mockResolvedValueOnce(lost());
  const { call } = await refused(postJson("/api/x").catch((error: unknown) => error));
  sessionWatch.giveUp();
  const error = await call;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 401, error: "No autenticado" });
});

test("another person: nothing is sent again, whatever is asked afterwards", async () => {
  server.mockResolvedValueOnce(lost());
  const { call } = await refused(postJson("/api/x").then(() => "sent"));
  server.mockImplementation(async () => other());
  await sessionWatch.check();
  expect(sessionWatch.state()).toBe("other");
  await sessionWatch.check();
  expect(await Promise.race([call, Promise.resolve("waits")])).toBe("waits");
  expect(paths().filter((path) => path === "/api/x")).toHaveLength(1);
});

test("a wrong password is no lost session, and pages without a person ask for none", async () => {
  const wrong = { error: "Credenciales inválidas", message: "Revisa tus datos." };
  server.mockResolvedValueOnce(Response.json(wrong, { status: 401 }));
  await expect(postJson("/api/auth/login", {})).rejects.toMatchObject({ status: 401, ...wrong });
  expect(sessionWatch.state()).toBeNull();
  document.head.innerHTML = "";
  rememberPerson();
  server.mockResolvedValueOnce(lost());
  await expect(postJson("/api/x")).rejects.toMatchObject({ status: 401 });
  expect(sessionWatch.state()).toBeNull();
});

test("the time of a call does not run while the person signs in", async () => {
  vi.useFakeTimers();
  server.mockResolvedValueOnce(lost());
  const call = postJson("/api/x", undefined, { timeoutMs: 1_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sessionWatch.state()).toBe("lost");
  server.mockResolvedValueOnce(Response.json({})).mockResolvedValueOnce(Response.json({ ok: true }));
  await sessionWatch.check();
  await expect(call).resolves.toEqual({ ok: true });
  vi.useRealTimers();
});
