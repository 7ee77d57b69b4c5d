import { describe, expect, test } from "vitest";
import { failureOf } from "#app/email/failure.ts";
import { MAX_ATTEMPTS, messageWait, serverWait } from "#app/email/retry.ts";

describe("waiting", () => {
  test("the waits of one message add up to three days, at most an hour apart", () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => messageWait(index + 1, 0.5));
    expect(waits.slice(0, 8)).toEqual([30, 60, 120, 300, 900, 1800, 3600, 3600]);
    expect(Math.max(...waits)).toBe(3600);
    const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;
    expect(days).toBeGreaterThanOrEqual(3);
    expect(days).toBeLessThan(3.05);
  });

  test("what failed together comes back spread out", () => {
    expect([messageWait(3, 0), messageWait(3, 1)]).toEqual([96, 144]);
  });

  test("a server that stays down is asked every five minutes", () => {
    expect([1, 2, 3, 4, 5, 500].map((failures) => serverWait(failures, 0.5))).toEqual([30, 60, 120, 300, 300, 300]);
  });
});

describe("an error of nodemailer", () => {
  const refused = (responseCode: number, response: string, command = "RCPT TO") => ({
    code: "EENVELOPE",
    command,
    responseCode,
    response,
  });

  test.each([
    [refused(550, "550 5.1.1 <ana@sur.example> unknown"), "refused"],
    [refused(550, "550 no such user ana@sur.example"), "refused"],
    [refused(552, "552 5.2.2 mailbox of ana@sur.example is full"), "refused"],
    [refused(554, "554 5.6.0 bad content", "DATA"), "refused"],
    [refused(554, "554 5.7.1 <ana@sur.example>: relay access denied"), "later"],
    [refused(550, "550-5.7.26 ana@sur.example is not authenticated", "DATA"), "later"],
    [refused(450, "450 4.2.0 ana@sur.example is busy"), "later"],
    [refused(421, "421 4.7.0 try later, ana@sur.example"), "server"],
    [refused(530, "530 5.7.0 sign in first, ana@sur.example"), "server"],
    [refused(550, "550 5.1.8 ana@sur.example is no sender", "MAIL FROM"), "server"],
    [{ code: "EAUTH", responseCode: 535, response: "535 5.7.8 ana@sur.example" }, "server"],
    [{ code: "EDNS", message: "getaddrinfo ENOTFOUND mail.sur.example" }, "server"],
    [{ code: "ETLS", message: "certificate of ana@sur.example" }, "server"],
    [{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "server"],
    [{ code: "ESOCKET", originalCode: "ERR_SSL_WRONG_VERSION_NUMBER" }, "server"],
    [{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, "unclear"],
    [{ code: "ETIMEDOUT" }, "unclear"],
    [{ code: "EABORT" }, "unclear"],
    [new Error("not a mail of ana@sur.example"), "refused"],
    [undefined, "refused"],
  ])("%j means %s, and its cause names nobody", (error, kind) => {
    const failure = failureOf(error);
    expect(failure.kind).toBe(kind);
    expect(failure.cause).toMatch(/^\p{Lu}.{10,}/u);
    expect(failure.cause).not.toContain("ana");
  });
});
