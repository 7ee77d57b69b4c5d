import { expect, test } from "vitest";
import { storageError, storageFailure } from "#app/platform/storage-failure.ts";

const coded = (code: string, options?: ErrorOptions) => Object.assign(new Error("x", options), { code });

test.each([
  ["SQLITE_FULL", "full"],
  ["ENOSPC", "full"],
  ["EDQUOT", "full"],
  ["SQLITE_IOERR_SHMSIZE", "full"],
  ["SQLITE_IOERR", "broken"],
  ["SQLITE_IOERR_READ", "broken"],
  ["SQLITE_CANTOPEN", "broken"],
  ["EROFS", "broken"],
  ["SQLITE_CONSTRAINT_UNIQUE", null],
  ["SQLITE_BUSY", null],
  ["ENOENT", null],
])("%s means %s", (code, expected) => {
  expect(storageFailure(coded(code))).toBe(expected);
});

test("a cause counts too, and nothing else does", () => {
  expect(storageFailure(new Error("import failed", { cause: coded("SQLITE_FULL") }))).toBe("full");
  const round = new Error("round");
  round.cause = round;
  for (const each of [round, new Error("SQLITE_FULL"), null, "SQLITE_FULL", { code: "ENOSPC" }])
    expect(storageFailure(each)).toBeNull();
});

test("people are told in Spanish, with a time to come back", () => {
  for (const failure of ["full", "broken"] as const) {
    const error = storageError(failure);
    expect(error).toMatchObject({ status: 503, reason: `disk_${failure}`, retryAfter: 30 });
    expect(error.message).toMatch(/Lo que ya estaba guardado sigue ahí/);
  }
});
