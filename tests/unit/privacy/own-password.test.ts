import { describe, expect, test } from "vitest";
import { passwordProblem } from "#app/features/auth/own-password.ts";

const student = {
  rut: "18765042-K",
  name: "Valentina Núñez Soto",
  email: "v.nunez@universidad.example",
  role: "user" as const,
};
const admin = { ...student, role: "admin" as const };

describe("an own password", () => {
  test.each([
    ["0000"],
    ["aaaa"],
    ["1234"],
    ["4321"],
    ["abcd"],
    ["DCBA"],
    ["qwer"],
    ["1212"],
    ["abab"],
    ["12341234"],
    ["qwer1234"],
    ["2580"],
    ["clave"],
    ["Hola"],
    ["contraseña"],
    ["password123"],
    ["1998"],
    ["2004"],
    ["soto"],
    ["Núñez"],
    ["nunez"],
    ["soto1"],
    ["vnunez"],
  ])("cannot be what people choose first: %s", (password) => {
    expect(passwordProblem(password, student)).toMatch(/^Elige /);
  });

  test.each([["1876"], ["8765"], ["6504"], ["042k"], ["5678"], ["18765042"], ["18.765.042-K"], ["xx1876zz"]])(
    "cannot hold digits of the RUT: %s",
    (password) => {
      expect(passwordProblem(password, student)).toContain("RUT");
    },
  );

  test.each([
    ["k7mz"],
    ["ñ4!a"],
    ["7391"],
    // A day and a month: of four digits too little would be left otherwise.
    ["2411"],
    ["!?#$"],
    ["aabb"],
    ["un barco en la niebla"],
    ["x".repeat(60) + "y7".repeat(34)],
  ])("can be %s", (password) => {
    expect(passwordProblem(password, student)).toBeNull();
  });

  test("has 4 to 128 characters, whatever they are made of", () => {
    expect(passwordProblem("k7m", student)).toContain("4 caracteres");
    expect(passwordProblem("🦊🐢🌲", student)).toContain("4 caracteres");
    expect(passwordProblem("🦊🐢🌲🏔", student)).toBeNull();
    expect(passwordProblem("k7mz".repeat(32), student)).toContain("repeticiones");
    expect(passwordProblem(`${"k7mzq".repeat(26)}`, student)).toContain("128");
  });

  test("has at least 10 for an admin", () => {
    expect(passwordProblem("k7mz", admin)).toContain("10 caracteres");
    expect(passwordProblem("k7mzp4w9q", admin)).toContain("10 caracteres");
    expect(passwordProblem("k7mzp4w9qx", admin)).toBeNull();
  });

  test("may be a word of nobody's name, even for people with short names", () => {
    expect(passwordProblem("barco7", { ...student, name: "Li Wu", email: "l@x.cl" })).toBeNull();
    expect(passwordProblem("liwu", { ...student, name: "Li Wu", email: "l@x.cl" })).toContain("nombre");
  });
});
