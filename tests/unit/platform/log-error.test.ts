import { writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { errorForLog } from "#app/platform/log.server.ts";

const SECRET = "canario-12.345.678-9";

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("of an error the log shows nothing that somebody gave", () => {
  const database = new Database(":memory:");
  test.each<[string, () => unknown]>([
    ["a parser that quotes the text", () => JSON.parse(`{"a": ${SECRET}`)],
    ["an address that is none", () => new URL(SECRET)],
    ["a file's name", () => writeFileSync(`/nowhere/${SECRET}`, "")],
    ["SQL that repeats a search", () => database.prepare(`select "${SECRET}" from "${SECRET}"`)],
    [
      "a mail server's reply",
      () => {
        throw Object.assign(new Error(`550 <"${SECRET}"> unknown`), { code: "EENVELOPE", response: SECRET });
      },
    ],
    ["what is no error", () => throwIt(SECRET)],
  ])("%s", (_name, work) => {
    expect(JSON.stringify(errorForLog(caught(work)))).not.toContain("canario");
  });

  test("nor do its causes, its fields and its name", () => {
    const cause = Object.assign(caught(() => JSON.parse(SECRET)) as Error, { name: SECRET, code: SECRET });
    const error = new Error("import failed", { cause });
    expect(JSON.stringify(errorForLog(Object.assign(error, { body: SECRET })))).not.toContain("canario");
    expect(errorForLog(error).cause).toMatchObject({ type: "Error" });
  });

  test("nor does a message that looks like a stack", () => {
    const error = new Error(`x\n    at ${SECRET} (/app/a.ts:1:1)`);
    error.stack = `Error: ${error.message}\n    at run (/srv/node_modules/lib/index.js:10:2)`;
    expect(JSON.stringify(errorForLog(error))).not.toContain("canario");
  });
});

describe("what helps to find the cause stays", () => {
  test("kind, code and place of any error", () => {
    const error = errorForLog(caught(() => writeFileSync("/nowhere/x", "")));
    expect(error).toMatchObject({ type: "Error", code: "ENOENT", stack: expect.stringContaining("log-error.test.ts") });
    expect(error.message).toBeUndefined();
  });

  test("the constraint that SQLite names", () => {
    const database = new Database(":memory:");
    database.exec("create table a (x unique); insert into a values (1)");
    expect(errorForLog(caught(() => database.exec("insert into a values (1)")))).toMatchObject({
      code: "SQLITE_CONSTRAINT_UNIQUE",
      message: "UNIQUE constraint failed: a.x",
    });
  });

  test("what this program says itself, but for quotes, addresses and long numbers", () => {
    const error = new Error('Migration 3 of "x" for ana@uni.example, 12.345.678-9, was changed');
    error.stack = `${error.name}: ${error.message}\n    at migrate (/srv/build/server/index.js:10:2)`;
    expect(errorForLog(error).message).toBe("Migration 3 of «…» for …@… #, was changed");
  });
});

test("each line is one line of JSON whatever is in it", () => {
  const lines: string[] = [];
  const own = pino({ serializers: { err: errorForLog } }, { write: (line: string) => lines.push(line) });
  own.error({ err: caught(() => JSON.parse(SECRET)), odd: "\u0000\n\u2028\ud800\u001b[31m" }, "x");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("canario");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { type: "SyntaxError" } });
});

function throwIt(what: unknown): never {
  throw what;
}
