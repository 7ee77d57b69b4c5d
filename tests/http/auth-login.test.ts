import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listActivitiesOf } from "#app/features/activity/queries.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { setUserActive } from "#app/features/users/mutations.server.ts";
import { action as loginRoute } from "#app/routes/api.auth.login.ts";
import { loader as meRoute } from "#app/routes/api.auth.me.ts";
import { configureTestAuth, type FakeTime } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { type Call, callRoute, cookiesAfter } from "../support/http.ts";

// Counts the work of hashing: equal cost is shown by equal calls, which no busy machine disturbs.
const hashing = vi.hoisted(() => ({ verifications: 0, during: async () => {} }));
vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  const verify: typeof real.verify = async (...given) => {
    hashing.verifications += 1;
    await hashing.during();
    return real.verify(...given);
  };
  return { ...real, verify };
});

const RUT = "12345678-5";
/** For some hundred hashes on a machine that has much else to do. */
const HASHES_TIMEOUT = 180_000;
let database: TestDatabase;
let time: FakeTime;

beforeEach(() => {
  database = makeTestDatabase();
  time = configureTestAuth(database).time;
});
afterEach(() => database.dispose());

const login = (json: object, call: Call = {}) => callRoute(loginRoute, { ...call, json });

async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = hashing.verifications;
  await work();
  return hashing.verifications - before;
}

describe("POST /api/auth/login", () => {
  it("lets a person in with the first four digits of the RUT, in any spelling", async () => {
    const user = await makeUser(database.db, { rut: "7654321-K" });
    for (const rut of ["7654321-K", "7.654.321-k", " 7654321k "]) {
      const response = await login({ rut, password: "7654" });
      expect(response.status).toBe(200);
      const { id, name, email } = user;
      expect(await response.json()).toEqual({ user: { id, rut: "7654321-K", name, role: "user", email } });
    }
  });

  it("lets a person without a RUT in by passport, and nobody by a RUT without its hyphen", async () => {
    await makeUser(database.db, { rut: "AB104533", identifier_kind: "other" });
    await makeUser(database.db, { rut: "7654321-0" });
    for (const email of ["AB104533", " ab-104.533 "]) {
      expect((await login({ email, password: "AB10" })).status).toBe(200);
    }
    expect((await login({ email: "AB104533", password: "ab10" })).status).toBe(401);
    expect((await login({ email: "76543210", password: "7654" })).status).toBe(401);
    expect((await login({ email: "sin arroba", password: "7654" })).status).toBe(400);
  });

  it("lets a person in by e-mail and own password, however long, and no longer by the initial one", async () => {
    const password = "una frase larga de verdad";
    await makeUser(database.db, {
      rut: RUT,
      email: "ana@universidad.example",
      password_hash: await authRuntime().passwords.hash(password),
    });
    expect((await login({ email: " Ana@Universidad.example ", password })).status).toBe(200);
    expect((await login({ rut: RUT, password })).status).toBe(200);
    expect((await login({ rut: RUT, password: "1234" })).status).toBe(401);
  });

  it("records the sign-in and opens a session that /api/auth/me knows", async () => {
    const user = await makeUser(database.db, { rut: RUT });
    const response = await login({ rut: RUT, password: "1234" });
    const me = await callRoute(meRoute, { cookie: cookiesAfter(response) });
    expect(await me.json()).toMatchObject({ user: { id: user.id, rut: RUT, initialPassword: true } });
    const activities = await listActivitiesOf(database.db, user.id, 10);
    expect(activities).toMatchObject([{ userId: user.id, action: "login", details: { method: "rut" } }]);
  });

  it("answers an unknown RUT, a wrong password and a closed account alike, at the same cost", async () => {
    await makeUser(database.db, { rut: RUT });
    await makeUser(database.db, { rut: "8888888-8", is_active: 0 });
    await makeUser(database.db, { rut: "9999999-9", password_hash: await authRuntime().passwords.hash("abcd") });
    const tries = [
      { rut: "1111111-1", password: "1111" },
      { rut: RUT, password: "9999" },
      { rut: "8888888-8", password: "8888" },
      { rut: "9999999-9", password: "9999" },
      { email: "nadie@universidad.example", password: "1234" },
    ];
    const answers = new Set<string>();
    for (const body of tries) {
      const work = cost(async () => {
        const response = await login(body);
        const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
        answers.add(JSON.stringify([response.status, headers, await response.json()]));
      });
      expect(await work, JSON.stringify(body)).toBe(1);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('401,["cache-control: no-store","content-type: application/json');
    expect([...answers][0]).toContain('"error":"Credenciales inválidas","message":"');
    expect(await cost(() => login({ rut: RUT, password: "1234" }))).toBe(1);
  });

  it("says what is wrong with a body that is no sign-in, without hashing", async () => {
    const bodies: [object, string][] = [
      [{ rut: "123", password: "1234" }, "RUT inválido"],
      [{ rut: "123456789-0", password: "1234" }, "RUT inválido"],
      [{ email: "nada", password: "1234" }, "Ingresa un correo electrónico válido"],
      [{ rut: RUT }, "contraseña"],
      [{ password: "1234" }, "RUT"],
      [{ rut: RUT, password: "x".repeat(10_000) }, "contraseña"],
      [{ rut: { $ne: null }, password: "1234" }, "RUT"],
    ];
    for (const [body, error] of bodies) {
      const work = cost(async () => {
        const response = await login(body);
        expect(response.status).toBe(400);
        const answer = await response.json();
        expect(answer.error).toContain(error);
        expect(answer.message).toEqual(expect.any(String));
      });
      expect(await work).toBe(0);
    }
  });

  it("gives no session when the account is switched off or the password changes while it is compared", async () => {
    const admin = await makeUser(database.db, { role: "admin" });
    const user = await makeUser(database.db, { rut: RUT });
    const change = { actorId: admin.id, userId: user.id };
    const otherHash = await authRuntime().passwords.hash("otra");
    const events = [
      () => setUserActive(database.db, { ...change, active: false }),
      () => database.db.updateTable("users").set({ password_hash: otherHash }).where("id", "=", user.id).execute(),
    ];
    for (const event of events) {
      hashing.during = async () => void (await event());
      const response = await login({ rut: RUT, password: "1234" });
      hashing.during = async () => {};
      expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
      await setUserActive(database.db, { ...change, active: true });
      expect(await database.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    }
  });
});

describe("guessing", () => {
  const wrong = (rut: string, call?: Call) => login({ rut, password: "0000" }, call);

  it(
    "is slowed for accounts that exist, that do not and that are " + "closed, in the same way and without hashing",
    async () => {
      await makeUser(database.db, { rut: RUT });
      await makeUser(database.db, { rut: "8888888-8", is_active: 0 });
      const series: string[][] = [];
      const targets = [
        [RUT, "0000"],
        ["1111111-1", "1111"],
        ["8888888-8", "8888"],
      ] as const;
      for (const [rut, password] of targets) {
        const answers: string[] = [];
        for (let count = 0; count < 15; count += 1) {
          // Another spelling and another address do not start a new count.
          const spelling = count % 2 ? rut.replace("-", "") : ` ${rut.replace(/(\d{3})-/, ".$1-")}`;
          const response = await login({ rut: spelling, password }, { clientAddress: `198.51.100.${count}` });
          const { error, message } = await response.json();
          answers.push(JSON.stringify([response.status, response.headers.get("Retry-After"), error, message]));
        }
        series.push(answers);
      }
      expect(series[1]).toEqual(series[0]);
      expect(series[2]).toEqual(series[0]);
      expect(series[0]?.at(-1)).toBe(
        JSON.stringify([
          429,
          "2",
          "Demasiados intentos. Espera 2 segundos y vuelve a intentarlo.",
          "Demasiados intentos. Espera 2 segundos y vuelve a intentarlo.",
        ]),
      );
      expect(await cost(() => wrong(RUT))).toBe(0);
    },
  );

  it("by an e-mail made from the RUT fills the same count as by RUT, by another one a count of its own", async () => {
    const made = `${RUT}@universidad.example`;
    await makeUser(database.db, { rut: RUT, email: made });
    for (let count = 0; count < 5; count += 1) await login({ email: made.toUpperCase(), password: "0000" });
    expect((await login({ rut: RUT, password: "1234" })).status).toBe(429);
    await makeUser(database.db, { rut: "7654321-K", email: "ana@universidad.example" });
    for (let count = 0; count < 9; count += 1) await login({ email: "ANA@universidad.example", password: "0000" });
    expect((await login({ email: "ana@universidad.example", password: "7654" })).status).toBe(429);
    // Whoever guesses at the e-mail does not hold up the RUT.
    expect((await login({ rut: "7654321-K", password: "7654" })).status).toBe(200);
  });

  it(
    "tells nobody who has an account, in whatever order RUT and e-mail are tried",
    async () => {
      const [made, chosen] = ["11111112-K", "11111113-8"];
      await makeUser(database.db, { rut: made, email: "11111112-k@universidad.example" });
      await makeUser(database.db, { rut: chosen, email: "ana@universidad.example", is_active: 1 });
      const closed = await makeUser(database.db, {
        rut: "11111114-6",
        email: "beto@universidad.example",
        is_active: 0,
      });
      // Existing ones beside those that nobody has, of the same kind.
      const kinds = [
        [
          { rut: made, email: "11111112-k@universidad.example" },
          { rut: "22222223-K", email: "22222223-k@universidad.example" },
        ],
        [
          { rut: chosen, email: "ana@universidad.example" },
          { rut: closed.rut, email: closed.email },
          { rut: "22222224-8", email: "eva@universidad.example" },
        ],
      ];
      const orders = ["RRRRREE", "EEEEERR", "REREREREREREREREER", "EEEEEEERRRRRRR"];
      for (const people of kinds) {
        for (const order of orders) {
          const seen: string[] = [];
          for (const [index, { rut, email }] of people.entries()) {
            configureTestAuth(database);
            const answers: unknown[] = [];
            for (const way of order) {
              const name = way === "R" ? { rut } : { email };
              let answer: Response | undefined;
              const work = await cost(async () => {
                answer = await login({ ...name, password: "0000" }, { clientAddress: `198.51.100.${index}` });
              });
              answers.push([answer?.status, [...(answer?.headers ?? [])], await answer?.text(), work]);
            }
            seen.push(JSON.stringify(answers));
          }
          expect(new Set(seen).size, order).toBe(1);
          // It does slow down: the comparison is not one of nothing.
          expect(seen[0], order).toMatch(people === kinds[0] || /R{6}|E{6}|(RE){6}/.test(order) ? /429/ : /401/);
        }
      }
    },
    HASHES_TIMEOUT,
  );

  it("is counted even when all tries arrive at once", async () => {
    await makeUser(database.db, { rut: RUT });
    const work = cost(async () => {
      const responses = await Promise.all(Array.from({ length: 40 }, () => wrong(RUT)));
      expect(responses.map((response) => response.status).filter((status) => status === 401)).toHaveLength(5);
    });
    expect(await work).toBe(5);
  });

  it(
    "from one network is slowed before 60 tries, and every one of them is answered",
    async () => {
      const statuses = new Set<number>();
      for (let count = 0; count < 60; count += 1) {
        const clientAddress = `2001:db8:1:2::${count.toString(16)}`;
        statuses.add((await wrong(`${10_000_000 + count}-0`, { clientAddress })).status);
        if (count === 49) expect(time.waits).toEqual([]);
      }
      expect([...statuses]).toEqual([401]);
      expect(time.waits).toEqual(Array<number>(10).fill(250));
      expect((await wrong("7654321-0", { clientAddress: "2001:db8:1:3::1" })).status).toBe(401);
      expect(time.waits).toHaveLength(10);
    },
    HASHES_TIMEOUT,
  );

  it(
    "from rotating addresses of one /48 gets no more than its budget at full speed",
    async () => {
      for (let count = 0; count < 700; count += 1) {
        // Few enough names for the alarm of everybody to stay down.
        const clientAddress = `2001:db8:7:${(count * 97).toString(16)}::1`;
        await login({ rut: `${10_000_000 + (count % 60)}-0`, password: "0000" }, { clientAddress });
        if (time.waits.length > 0) {
          expect(count).toBe(150);
          return;
        }
      }
      throw new Error("700 tries at full speed");
    },
    HASHES_TIMEOUT,
  );

  it(
    "never keeps the right password out behind an address that somebody guesses from",
    async () => {
      const hash = await authRuntime().passwords.hash("una clave larga de admin");
      await makeUser(database.db, { rut: RUT, role: "admin", email: "admin@u.example", password_hash: hash });
      for (let count = 0; count < 150; count += 1) await wrong(`${10_000_000 + count}-0`);
      const waited = time.waits.length;
      const response = await login({ email: "admin@u.example", password: "una clave larga de admin" });
      expect(response.status).toBe(200);
      expect(time.waits.slice(waited)).toEqual([2000]);
    },
    HASHES_TIMEOUT,
  );

  it(
    "side by side has few that wait, refuses the rest with a time to come back, and loses no try of an account",
    async () => {
      for (let count = 0; count < 60; count += 1) await wrong(`${10_000_000 + count}-0`);
      let wake: () => void = () => undefined;
      const waiting = new Promise<void>((resolve) => (wake = resolve));
      authRuntime().wait = () => waiting;
      const flood = Array.from({ length: 300 }, (_, count) => wrong(`${20_000_000 + count}-0`));
      const refused = await Promise.race(flood.slice(-1));
      expect(refused?.status).toBe(429);
      expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(authRuntime().throttle.figures.waiting).toBeLessThanOrEqual(100);
      wake();
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
      // Whoever was told to come back has all of his tries left.
      expect(authRuntime().throttle.figures.blockedNames).toBe(0);
      expect(authRuntime().throttle.figures.waiting).toBe(0);
    },
    HASHES_TIMEOUT,
  );

  it("never locks the owner out of a browser in which he has signed in before", async () => {
    await makeUser(database.db, { rut: RUT });
    const cookie = cookiesAfter(await login({ rut: RUT, password: "1234" }));
    for (let count = 0; count < 1000; count += 1) await wrong(RUT);
    expect((await login({ rut: RUT, password: "1234" })).status).toBe(429);
    for (let count = 0; count < 10; count += 1) {
      expect((await login({ rut: RUT, password: "1234" }, { cookie })).status).toBe(200);
    }
    // The open session is not touched either.
    const fresh = cookiesAfter(await login({ rut: RUT, password: "1234" }, { cookie }), cookie);
    await wrong(RUT);
    expect((await callRoute(meRoute, { cookie: fresh })).status).toBe(200);
  });

  it(
    "gets no count of its own from a browser mark that is forged, of " + "another person, or older than the password",
    async () => {
      const victim = await makeUser(database.db, { rut: RUT });
      await makeUser(database.db, { rut: "7654321-0" });
      const early = cookiesAfter(await login({ rut: RUT, password: "1234" }));
      const stranger = cookiesAfter(await login({ rut: "7654321-0", password: "7654" }));
      const mark = JSON.stringify([{ user: victim.id, nonce: "x", since: 4e9, print: "x" }]);
      const forged = `device=${Buffer.from(mark).toString("base64")}.AAAA`;
      const password_hash = await authRuntime().passwords.hash("nueva");
      await database.db.updateTable("users").set({ password_hash }).where("id", "=", victim.id).execute();
      for (let count = 0; count < 6; count += 1) await wrong(RUT);
      for (const cookie of [early, stranger, forged]) expect((await wrong(RUT, { cookie })).status).toBe(429);
    },
  );

  it(
    "over many accounts alarms the admin once and makes unknown browsers wait",
    async () => {
      const admin = await makeUser(database.db, { role: "admin" });
      await makeUser(database.db, { rut: RUT });
      const cookie = cookiesAfter(await login({ rut: RUT, password: "1234" }));
      for (let count = 0; count < 120; count += 1) {
        await wrong(`${10_000_000 + count}-0`, { clientAddress: `198.51.100.${count}` });
      }
      const alarms = await listActivitiesOf(database.db, admin.id, 10);
      expect(alarms.map((activity) => activity.action)).toEqual(["login_alarm"]);
      expect(new Set(time.waits)).toEqual(new Set([2000]));
      const before = time.waits.length;
      expect((await login({ rut: RUT, password: "1234" }, { cookie })).status).toBe(200);
      expect(time.waits).toHaveLength(before);
    },
    HASHES_TIMEOUT,
  );
});
