import { afterEach, beforeEach, expect, vi } from "vitest";
import { setAuditKey } from "#app/features/audit/audit-key.server.ts";
import { observeAnswers } from "#app/http/answer-observer.ts";
import { log } from "#app/platform/log.server.ts";

log.level = "silent";
// For what writes without a server; configureAuth() sets the installation's own.
setAuditKey(Buffer.alloc(32, 7));

// A warning of React or an error that somebody swallowed is a defect: console.error fails the test that caused it.
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

// Every answer of a call is held to its description, wherever a test makes the call.
let answers: Promise<string[]>[] = [];
observeAnswers((call, response) => {
  const isRead = /^application\/(?:scim\+)?json/.test(response.headers.get("Content-Type") ?? "");
  // Files and streams stay unread: only their head is looked at.
  const copy = isRead ? response.clone() : new Response(null, response);
  answers.push(import("./answer-check.ts").then(({ answerProblems }) => answerProblems(call, copy)));
});

afterEach(async () => {
  const seen = answers;
  answers = [];
  expect((await Promise.all(seen)).flat(), "an answer is not as its call describes it").toEqual([]);
});

afterEach(() => {
  const calls = errors.mock.calls.map((call: unknown[]) => call.map(String).join(" "));
  errors.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
