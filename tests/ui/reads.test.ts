// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, patchJson, postForm, postJson } from "#app/http/api.ts";
import { createQueryClient } from "#app/http/query-client.ts";

const server = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

describe("reads", () => {
  it("GET the key's segments joined by slashes, with cookies, and parse JSON", async () => {
    server.mockResolvedValue(Response.json({ users: [1] }));
    const answer = await createQueryClient().fetchQuery({ queryKey: ["/api/admin", "users"] });
    expect(answer).toEqual({ users: [1] });
    expect(server).toHaveBeenCalledOnce();
    expect(server.mock.calls[0]?.[0]).toBe("/api/admin/users");
    expect(server.mock.calls[0]?.[1]).toMatchObject({ method: "GET", credentials: "include" });
  });

  it.each([
    ["the body", new Response("sin permiso", { status: 403, statusText: "Forbidden" }), "403: sin permiso"],
    [
      "the status text of an empty body",
      new Response("", { status: 503, statusText: "Service Unavailable" }),
      "503: Service Unavailable",
    ],
  ])("fail with the status and %s, without another try", async (_name, answer, message) => {
    server.mockResolvedValue(answer);
    await expect(createQueryClient().fetchQuery({ queryKey: ["/api", "x"] })).rejects.toThrow(message);
    expect(server).toHaveBeenCalledOnce();
  });

  it("do not go stale and are not repeated when the window gets the focus back", async () => {
    server.mockImplementation(async () => Response.json({ n: 1 }));
    const client = createQueryClient();
    client.mount();
    const observer = new QueryObserver(client, { queryKey: ["/api", "x"] });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    window.dispatchEvent(new Event("visibilitychange"));
    // The client looks at its queries after its paused mutations, each in its own microtask.
    await client.resumePausedMutations();
    await Promise.resolve();
    const second = new QueryObserver(client, { queryKey: ["/api", "x"] });
    const stopSecond = second.subscribe(() => undefined);
    expect(second.getCurrentResult()).toMatchObject({ isStale: false, isFetching: false, data: { n: 1 } });
    expect(server).toHaveBeenCalledOnce();
    stop();
    stopSecond();
    client.unmount();
  });
});

describe("calls that change something", () => {
  it("send JSON with cookies and give back the body", async () => {
    server.mockResolvedValue(Response.json({ ok: true }));
    await expect(patchJson("/api/admin/users/7/toggle")).resolves.toEqual({ ok: true });
    expect(server.mock.calls[0]?.[1]).toMatchObject({ method: "PATCH", credentials: "include" });
    expect(server.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  it("leave the content type of a form to the browser", async () => {
    server.mockResolvedValue(Response.json({}));
    await postForm("/api/cv/analyze", new FormData());
    expect(server.mock.calls[0]?.[1]?.body).toBeInstanceOf(FormData);
    expect(server.mock.calls[0]?.[1]?.headers).toBeUndefined();
  });

  it("a refusal carries status, texts, reason and the seconds to wait", async () => {
    const body = { error: "Demasiados intentos", message: "Espera un minuto", reason: "throttled" };
    server.mockResolvedValue(Response.json(body, { status: 429, headers: { "Retry-After": "60" } }));
    const error = await postJson("/api/auth/login", {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, ...body, retryAfter: 60, offline: false });
  });

  it("an answer that is no JSON is a refusal without texts", async () => {
    server.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(postJson("/api/x")).rejects.toMatchObject({ status: 502, error: undefined, message: "" });
  });

  it("a server that is not reached is told apart, and is tried once", async () => {
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(postJson("/api/x")).rejects.toMatchObject({ status: 0, offline: true });
    expect(server).toHaveBeenCalledOnce();
  });
});
