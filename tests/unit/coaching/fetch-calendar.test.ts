import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allowanceOf, type FetchOptions, fetchCalendar } from "#app/features/coaching/busy/fetch-calendar.server.ts";
import { type CalendarServer, startCalendarServer } from "../../support/calendar-server.ts";

let server: CalendarServer;
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.answer = (_request, response) => response.setHeader("ETag", '"1"').end("BEGIN:VCALENDAR");
});

const HERE = async () => [{ address: "127.0.0.1", family: 4 }];
const ask = (options: Partial<FetchOptions> = {}, url = server.url) =>
  fetchCalendar(url, { hosts: ["localhost"], ca: server.ca, resolve: HERE, ...options });

describe("which hosts are called", () => {
  const hosts = ["calendario.u.cl", "*.google.com", "10.1.2.3"];
  test.each([
    ["https://calendario.u.cl/a.ics", "named"],
    ["https://CALENDARIO.u.cl:8443/a.ics", "named"],
    ["https://10.1.2.3/a.ics", "named"],
    ["https://calendar.google.com/a.ics", "below"],
    ["https://google.com/a.ics", null],
    ["https://notgoogle.com/a.ics", null],
    ["https://calendario.u.cl.example/a.ics", null],
    ["https://x.calendario.u.cl/a.ics", null],
    ["http://calendario.u.cl/a.ics", null],
    ["https://ana:clave@calendario.u.cl/a.ics", null],
    ["https://127.0.0.1/a.ics", null],
    ["https://[::1]/a.ics", null],
    ["file:///etc/passwd", null],
  ])("%s: %s", (url, allowance) => {
    expect(allowanceOf(new URL(url), hosts)).toBe(allowance);
  });

  test("none, where none is named", () => {
    expect(allowanceOf(new URL("https://calendario.u.cl/"), [])).toBeNull();
  });

  test("one that is not allowed gets no request", async () => {
    await expect(async () => ask({ hosts: ["calendario.u.cl"] })).rejects.toThrow("not allowed");
    expect(server.asked).toEqual([]);
  });

  test.each([
    "127.0.0.1",
    "10.0.0.4",
    "169.254.169.254",
    "192.168.1.1",
    "::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "0.0.0.0",
  ])("one below an allowed name that is at %s gets none", async (address) => {
    const family = address.includes(":") ? 6 : 4;
    const resolve = async () => [
      { address: "93.184.215.14", family: 4 },
      { address, family },
    ];
    const inside = { hosts: ["*.sur.example"], resolve };
    await expect(ask(inside, "https://a.sur.example/x.ics")).rejects.toThrow("not on the internet");
  });

  test("one that is named may be on the campus", async () => {
    expect(await ask()).toEqual({ text: "BEGIN:VCALENDAR", etag: '"1"' });
  });
});

describe("what comes back", () => {
  test("unchanged is told", async () => {
    server.answer = (_request, response) => response.writeHead(304).end();
    expect(await ask({ etag: '"1"' })).toBe("unchanged");
    expect(server.asked).toEqual(['"1"']);
  });

  test.each([301, 302, 307, 401, 404, 500])("%d is refused, and no redirect is followed", async (status) => {
    server.answer = (_request, response) => response.writeHead(status, { location: server.url }).end("x");
    await expect(ask()).rejects.toThrow(`it answered ${status}`);
    expect(server.asked).toHaveLength(1);
  });

  test("more than 2 MB is cut off", async () => {
    server.answer = (_request, response) => response.end("x".repeat(2 * 1024 * 1024 + 1));
    await expect(ask()).rejects.toThrow("2 MB");
  });

  test("what breaks off, and a certificate that nobody knows, are refused", async () => {
    server.answer = (_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("BEGIN", () => response.destroy());
    };
    await expect(ask()).rejects.toThrow(/broke off|no answer/);
    const { ca: _ca, ...untrusted } = { hosts: ["localhost"], ca: server.ca, resolve: HERE };
    await expect(fetchCalendar(server.url, untrusted)).rejects.toThrow("no answer");
  });
});
