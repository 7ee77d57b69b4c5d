// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, postFormForFile, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { askUntilYes, pauseAfter, serverAnswers } from "#app/http/until-answered.ts";

const server = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const page = (status: number) => new Response("<h1>nginx</h1>", { status, headers: { "Content-Type": "text/html" } });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => "answered",
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${error}`);
  return error;
};
let online = true;

beforeEach(() => {
  online = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.mockReset();
});

describe("what is known of a call that failed", () => {
  test("without network nothing was sent", async () => {
    online = false;
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    const error = await failure(postJson("/api/x"));
    expect(error).toMatchObject({ delivery: "unsent", offline: true });
    expect(sentenceOf(error)).toContain("no se envió nada");
    expect(problemTitle(error, "No se guardó")).toBe("No se guardó");
  });

  test.each([
    ["a connection that fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "an answer that breaks off",
      async () => new Response(new ReadableStream({ start: (answer) => answer.error(new TypeError("network error")) })),
    ],
    ["a proxy's 502", async () => page(502)],
    ["a proxy's 504", async () => page(504)],
    ["a page with 200", async () => page(200)],
  ])("%s may have been done", async (_, answer) => {
    server.mockImplementation(answer);
    const error = await failure(postJson("/api/x"));
    expect(error.delivery).toBe("unknown");
    expect(sentenceOf(error)).toContain("no sabemos si alcanzó a llegar");
    expect(problemTitle(error, "No se guardó")).toBe("No sabemos si se hizo");
  });

  test("a network that leaves while the call is under way may have taken it along", async () => {
    server.mockImplementation(async () => {
      online = false;
      throw new TypeError("Failed to fetch");
    });
    expect((await failure(postJson("/api/x"))).delivery).toBe("unknown");
  });

  test("this program's own refusal is an answer, a 503 of its own, too", async () => {
    server.mockResolvedValue(Response.json({ error: "Ocupado", message: "Hay muchos." }, { status: 503 }));
    const error = await failure(postJson("/api/x"));
    expect(error.delivery).toBe("answered");
    expect(sentenceOf(error)).toBe("Hay muchos.");
  });

  test("an empty answer is none of a proxy's, and a file that breaks off is no file", async () => {
    server.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await expect(postJson("/api/x")).resolves.toBeUndefined();
    server.mockResolvedValueOnce(page(502));
    expect((await failure(postFormForFile("/api/x", new FormData()))).delivery).toBe("unknown");
  });
});

describe("asking until the server answers", () => {
  test("pauses grow up to half a minute", () => {
    expect([1, 2, 3, 4, 5, 6, 40].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  test("asks at once when the browser speaks of a network, and goes on only after a yes", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => false);
    const onYes = vi.fn();
    askUntilYes(ask, onYes);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onYes).not.toHaveBeenCalled();
    ask.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onYes).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("stops when it is told, in the middle of a question, too", async () => {
    vi.useFakeTimers();
    let answer: (isYes: boolean) => void = () => undefined;
    const onYes = vi.fn();
    const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const stop = askUntilYes(ask, onYes);
    await vi.advanceTimersByTimeAsync(1_000);
    stop();
    answer(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onYes).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["this program", async () => Response.json({ status: "ok" }), true],
    ["a proxy", async () => page(502), false],
    ["the page of a network that wants a sign-in", async () => page(200), false],
    ["nobody", () => Promise.reject(new TypeError("Failed to fetch")), false],
  ])("%s answers", async (_, answer, expected) => {
    server.mockImplementation(answer);
    expect(await serverAnswers()).toBe(expected);
  });
});
