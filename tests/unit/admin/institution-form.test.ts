import { describe, expect, it } from "vitest";
import {
  announcementWords,
  bodyOf,
  type FormValues,
  logoProblem,
  problemsOf,
  typedAccent,
  valuesOf,
} from "#app/routes/admin_.institution/form-values.ts";

const EMPTY: FormValues = {
  name: "",
  accent: "",
  email: "",
  phone: "",
  web: "",
  welcome: "",
  announcement: "",
  from: "",
  until: "",
};
const fieldsToCorrect = (values: Partial<FormValues>) => Object.keys(problemsOf({ ...EMPTY, ...values }));

describe("a form", () => {
  it("without anything is right, and sends nothing", () => {
    expect(problemsOf(EMPTY)).toEqual({});
    expect(bodyOf(EMPTY, 3)).toEqual({
      version: 3,
      name: "",
      accent: "",
      email: "",
      phone: "",
      web: "",
      welcome: "",
      announcement: null,
    });
  });

  it.each<[Partial<FormValues>, string[]]>([
    [{ accent: "azul" }, ["accent"]],
    [{ accent: "#1f8a81" }, ["accent"]],
    [{ accent: "175F99" }, []],
    [{ email: "ayuda" }, ["email"]],
    [{ email: " ayuda@u.cl " }, []],
    [{ phone: "llámame" }, ["phone"]],
    [{ phone: "+56 (2) 2345-6789" }, []],
    [{ web: "http://u.cl" }, ["web"]],
    [{ web: "https://" }, ["web"]],
    [{ web: "https://u.cl/empleo" }, []],
    [{ announcement: "Feria" }, ["from", "until"]],
    [{ announcement: "Feria", from: "2026-12-01T08:00", until: "2026-12-01T08:00" }, ["until"]],
    [{ announcement: "Feria", from: "2026-12-01T08:00", until: "2026-12-01T08:01" }, []],
    [{ from: "2026-12-01T08:00" }, []],
  ])("with %o has to be corrected in %o", (values, fields) => {
    expect(fieldsToCorrect(values)).toEqual(fields);
  });

  it("takes a colour with or without its sign, in any case", () => {
    expect(["#175F99", "175f99", " #175F99 ", "#175", ""].map((accent) => typedAccent({ ...EMPTY, accent }))).toEqual([
      "#175f99",
      "#175f99",
      "#175f99",
      null,
      null,
    ]);
  });

  it("is filled with what is saved", () => {
    const announcement = {
      text: "Feria",
      from: "2026-12-01T08:00",
      until: "2026-12-02T08:00",
      startsAt: "2026-12-01T11:00:00.000Z",
      endsAt: "2026-12-02T11:00:00.000Z",
      state: "scheduled" as const,
    };
    const texts = { name: "U", accent: "#175f99", email: null, phone: null, web: null, welcome: null, announcement };
    const defaults = { name: "Universidad", supportContact: "", logo: "" };
    const values = valuesOf({ texts, version: 1, logo: null, defaults });
    expect(values).toMatchObject({ name: "U", accent: "#175F99", announcement: "Feria", from: "2026-12-01T08:00" });
    expect(problemsOf(values)).toEqual({});
  });
});

it.each([
  ["2026-12-01T10:59:00.000Z", "Parte el 01-12, 08:00", false],
  ["2026-12-01T11:00:00.000Z", "Se muestra ahora", true],
  ["2026-12-02T11:00:00.000Z", "Ya terminó", false],
])("at %s the announcement says %s", (now, words, isShown) => {
  const values = { ...EMPTY, announcement: "Feria", from: "2026-12-01T08:00", until: "2026-12-02T08:00" };
  expect(announcementWords(values, now)).toEqual({ words, isShown });
  expect(announcementWords({ ...values, until: "" }, now)).toBeNull();
});

it("a logo has to be a picture, and small", () => {
  const names = ["logo.png", "LOGO.JPG", "logo.jpeg", "logo.webp"];
  expect(names.map((name) => logoProblem({ name, size: 1_048_576 }))).toEqual([null, null, null, null]);
  expect(logoProblem({ name: "logo.svg", size: 10 })).toMatch(/PNG, JPEG o WebP/);
  expect(logoProblem({ name: "logo.png", size: 1_048_577 })).toMatch(/1 MB/);
});
