import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loader as users } from "#app/routes/api.admin.users.ts";
import { makeUser } from "../support/database.ts";
import { openPanel, type Panel, walk } from "../unit/admin/panel.ts";
import { addPeople } from "../unit/admin/rows.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel();
});
afterEach(() => panel.dispose());

const names = async (query: string) =>
  (await panel.get(users, query)).body.users.map((user: { name: string }) => user.name);

describe("GET /api/admin/users", () => {
  it("answers the fields of the specification, and no secret", async () => {
    await makeUser(panel.db, { rut: "12345678-5", name: "Ana Soto", password_hash: "$argon2id$secret" });
    const { body } = await panel.get(users);
    expect(body).toMatchObject({ total: 2, totalIsMinimum: false, next: null });
    expect(body.users[0]).toEqual({
      id: expect.any(Number),
      rut: "12345678-5",
      name: "Ana Soto",
      email: expect.stringContaining("@"),
      isEmailPlaceholder: false,
      role: "user",
      isActive: true,
      isBlocked: false,
      createdAt: expect.stringMatching(/Z$/),
      interviewTimeFactor: 1,
      hasInitialPassword: false,
      afterReset: "digits",
      isSample: false,
    });
    expect(JSON.stringify(body)).not.toContain("argon2id");
  });

  it("goes through everybody once, in every order, also where many have the same name", async () => {
    await addPeople(
      panel.db,
      Array.from({ length: 23 }, (_, index) => ["Ana Soto", "Benito Díaz"][index % 2] as string),
    );
    for (const sort of ["createdAt", "name", "rut"]) {
      for (const dir of ["asc", "desc"]) {
        const rows = await walk(panel, users, "users", `sort=${sort}&dir=${dir}&limit=5`);
        expect(rows.length, `${sort} ${dir}`).toBe(24);
        expect(new Set(rows.map((row) => row.id)).size).toBe(24);
        const other = await walk(panel, users, "users", `sort=${sort}&dir=${dir === "asc" ? "desc" : "asc"}&limit=200`);
        expect(rows.map((row) => row.id)).toEqual(other.map((row) => row.id).reverse());
      }
    }
  });

  it("keeps its place when somebody is added meanwhile", async () => {
    await addPeople(panel.db, ["A", "B", "C", "D"]);
    const first = await panel.get(users, "limit=2");
    await addPeople(panel.db, ["E"]);
    const second = await panel.get(users, `limit=2&cursor=${first.body.next}`);
    expect(second.body.users.map((user: { name: string }) => user.name)).toEqual(["B", "A"]);
  });

  it("orders names as a Spanish list does", async () => {
    await addPeople(panel.db, ["Zúñiga", "Ñanco", "Álvarez", "nuñez", "Nunez Z", "Araya", "ángel"]);
    expect(await names("sort=name&dir=asc")).toEqual([
      "Álvarez",
      "ángel",
      "Araya",
      "Nunez Z",
      "nuñez",
      "Ñanco",
      "Zoila Admin",
      "Zúñiga",
    ]);
  });

  it(
    "finds by RUT in every spelling, by name without accents and " + "in any order, by e-mail, by short words",
    async () => {
      await makeUser(panel.db, { rut: "12345678-K", name: "María José Ñanco Pérez", email: "mj.perez@uni.cl" });
      await makeUser(panel.db, { rut: "9876543-2", name: "Li Wei", email: "li@uni.cl" });
      const found = [
        "12.345.678-k",
        "12345678-K",
        "12345678K",
        "12 345 678",
        "345.678",
        "5678-K",
        "678k",
        "maria JOSE",
      ];
      const also = ["perez maria", "ÑANCO", "nanco", "mj.perez@", "josé pé", "pe ñan", "12.345.678-K perez", "12", "1"];
      for (const text of [...found, ...also]) {
        expect(await names(`q=${encodeURIComponent(text)}`), text).toEqual(["María José Ñanco Pérez"]);
      }
      for (const text of ["li", "LI", "we", "9.876.543-2", "98", "li wei", "li@uni"]) {
        expect(await names(`q=${encodeURIComponent(text)}`), text).toEqual(["Li Wei"]);
      }
      for (const text of ["ei", "perez li", "12345679", "zzz", "678-2"]) {
        expect(await names(`q=${encodeURIComponent(text)}`), text).toEqual([]);
      }
    },
  );

  it("takes signs of query languages for what they are", async () => {
    await makeUser(panel.db, { name: `O'Higgins "el 100%" AND_NOT-OR*`, email: "o@uni.cl" });
    const hostile = [
      '"',
      "'",
      '"""',
      "AND",
      "OR NOT",
      "*",
      "-",
      "^a",
      "name:a",
      "NEAR(a b)",
      "(",
      "a* OR b",
      "\\",
      "%",
    ];
    const injected = [
      "'; drop table users; --",
      "rut : 1",
      "{name} : abc",
      "%%",
      "__",
      "\u0000\u0001",
      "😀😀",
      "a\u0301\u0301\u0301",
    ];
    for (const text of [...hostile, ...injected]) {
      const { status } = await panel.get(users, `q=${encodeURIComponent(text)}`);
      expect(status, text).toBe(200);
    }
    const one = [`O'Higgins "el 100%" AND_NOT-OR*`];
    for (const text of ['"el', "100%", "AND_NOT", "OR*", "O'Higgins", "o'"]) {
      expect(await names(`q=${encodeURIComponent(text)}`), text).toEqual(one);
    }
    for (const text of ["%", "_", "1_0%"]) expect(await names(`q=${encodeURIComponent(text)}`), text).toEqual([]);
  });

  it("finds the new name after a change, and not the old one", async () => {
    const { id } = await makeUser(panel.db, { name: "Rosa Antigua" });
    await panel.db.updateTable("users").set({ name: "Rosa Nueva" }).where("id", "=", id).execute();
    expect([await names("q=antigua"), await names("q=nueva")]).toEqual([[], ["Rosa Nueva"]]);
  });

  it("filters by role and state, and counts what matches", async () => {
    await makeUser(panel.db, { name: "Apagada", is_active: 0 });
    await makeUser(panel.db, { name: "Jefa", role: "admin", is_active: 0 });
    expect(await names("active=0&role=user")).toEqual(["Apagada"]);
    expect(await names("role=admin&active=1")).toEqual(["Zoila Admin"]);
    expect((await panel.get(users, "role=admin&q=&active=")).body.total).toBe(2);
  });

  it("gives the same pages to a search that many people match as to one that few match", async () => {
    const people = Array.from({ length: 230 }, (_, index) => `Persona ${index < 215 ? "Común" : "Rara"} ${index}`);
    await addPeople(panel.db, people);
    for (const [query, count] of [
      ["comun", 215],
      ["rara", 15],
    ] as const) {
      for (const order of ["sort=name&dir=asc", "sort=createdAt"]) {
        const rows = await walk(panel, users, "users", `q=${query}&${order}&limit=40`);
        expect(new Set(rows.map((row) => row.id)).size, query).toBe(count);
        expect((await panel.get(users, `q=${query}`)).body.total).toBe(count);
      }
    }
  });

  it("refuses parameters and cursors that are none, in Spanish", async () => {
    await addPeople(panel.db, ["A", "B", "C"]);
    const queries = [
      ["limit=0", "filas por página"],
      ["limit=201", "filas por página"],
      ["limit=a", "filas por página"],
      ["sort=email", "columna del orden"],
      ["dir=up", "sentido del orden"],
      ["role=root", "rol"],
      ["active=2", "estado"],
      [`q=${"a".repeat(101)}`, "búsqueda"],
    ] as const;
    for (const [query, name] of queries) {
      const { status, body } = await panel.get(users, query);
      expect([status, body.reason], query).toEqual([400, "bad_query"]);
      expect(body.message).toBe(`Revisa estos filtros: ${name}.`);
    }
    const { next } = (await panel.get(users, "limit=2&sort=name&dir=asc")).body;
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const cursors = [
      "x",
      "%00",
      forged([]),
      forged(["name", "asc", {}, 1]),
      forged(["name", "asc", "A", -1]),
      forged("name"),
    ];
    for (const cursor of cursors) {
      const { status, body } = await panel.get(users, `sort=name&dir=asc&cursor=${cursor}`);
      expect([status, body.reason], cursor).toEqual([400, "bad_cursor"]);
    }
    // The cursor of a list in another order.
    for (const query of ["sort=rut&dir=asc", "sort=name&dir=desc", ""]) {
      expect((await panel.get(users, `${query}&cursor=${next}`)).body.reason).toBe("bad_cursor");
    }
  });
});
