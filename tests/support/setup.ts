import { afterEach, beforeEach, expect, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";

log.level = "silent";

// A warning of React or an error that somebody swallowed is a defect: console.error fails the test that caused it.
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = errors.mock.calls.map((call: unknown[]) => call.map(String).join(" "));
  errors.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
