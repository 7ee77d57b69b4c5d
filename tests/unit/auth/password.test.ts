import { describe, expect, it } from "vitest";
import { createHashingQueue, createPasswordHasher } from "#app/features/auth/password.server.ts";
import { AppError } from "#app/platform/errors.ts";

const RUT = "12345678-5";
const hasher = createPasswordHasher("pepper-of-this-installation-0123456789");

describe("passwords", () => {
  it("are kept as Argon2id with 19 MiB, two passes and a salt of their own", async () => {
    const [first, second] = await Promise.all([hasher.hash("abcd"), hasher.hash("abcd")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it("fit only with the pepper of this installation", async () => {
    const passwordHash = await hasher.hash("abcd");
    const other = createPasswordHasher("pepper-of-another-installation-0123456");
    expect(await hasher.verify("abcd", { rut: RUT, passwordHash })).toBe(true);
    expect(await hasher.verify("abcD", { rut: RUT, passwordHash })).toBe(false);
    expect(await other.verify("abcd", { rut: RUT, passwordHash })).toBe(false);
  });

  it("are the first four digits of the RUT until the person chooses one", async () => {
    const fits = (password: string) => hasher.verify(password, { rut: RUT, passwordHash: null });
    expect(await fits("1234")).toBe(true);
    for (const wrong of ["123", "12345", "12345678-5", "5678", "", "１２３４"])
      expect(await fits(wrong), wrong).toBe(false);
  });

  it("never fit a person who does not exist", async () => {
    expect(await hasher.verify("1234", null)).toBe(false);
  });

  it("are not looked at when the attempt is not admitted", async () => {
    const refuse = () => {
      throw new AppError("too_many", "Espera");
    };
    await expect(hasher.verify("1234", { rut: RUT, passwordHash: null }, refuse)).rejects.toThrow("Espera");
    expect(await hasher.verify("1234", { rut: RUT, passwordHash: null })).toBe(true);
  });
});

describe("the queue before the hashing", () => {
  it("lets two in at once, the others in turn, and refuses beyond the queue", async () => {
    const run = createHashingQueue(2, 3);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = (id: number) =>
      run(() => {
        started.push(id);
        return new Promise<void>((resolve) => finish.push(resolve));
      });
    const all = [0, 1, 2, 3, 4].map(work);
    expect(started).toEqual([0, 1]);
    await expect(work(5)).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
    for (const id of [0, 1, 2, 3, 4]) {
      finish[id]?.();
      await all[id];
      expect(started).toHaveLength(Math.min(5, id + 3));
    }
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it("gives the place on after work that failed", async () => {
    const run = createHashingQueue(1, 1);
    const failing = run(async () => {
      throw new Error("broken");
    });
    const next = run(async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("done");
    expect(await run(async () => "again")).toBe("again");
  });
});
