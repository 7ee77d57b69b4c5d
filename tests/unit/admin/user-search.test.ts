import { describe, expect, it } from "vitest";
import { parseUserSearch } from "#app/features/admin/lists/user-match.server.ts";
import { wordBeginning } from "#db/name-sort-key.ts";
import { openDatabase } from "#db/open.server.ts";

describe("the words of a search", () => {
  it("are all quoted, whatever is in them", () => {
    expect(parseUserSearch('ana OR "x* NEAR(')?.match).toBe('"ana" AND """x*" AND "NEAR("');
    expect(parseUserSearch("a-b rut:1")?.match).toBe('"a-b" AND "rut:1"');
  });

  it("say nothing when only spaces and control signs are in them", () => {
    for (const text of ["", "   ", "\u0000\u200b \t"]) expect(parseUserSearch(text)).toBeNull();
  });

  it("look for a RUT as it is kept", () => {
    expect(parseUserSearch("12.345.678-k")).toEqual({ match: 'rut : "12345678-K"', beginnings: [] });
    expect(parseUserSearch("123456789")?.match).toBe('("123456789" OR rut : "12345678-9")');
    expect(parseUserSearch("12.")).toEqual({ match: null, beginnings: ["12"] });
  });

  it("are beginnings where they are too short for the index", () => {
    expect(parseUserSearch("de la Cruz")).toEqual({ match: '"Cruz"', beginnings: ["de", "la"] });
  });
});

describe("the beginning of a word", () => {
  it("fits whatever the case and the accents, and takes every sign for itself", async () => {
    const { raw, close } = openDatabase(":memory:");
    const fits = (name: string, text: string) =>
      raw.prepare("SELECT ' ' || ? GLOB ?").pluck().get(name, wordBeginning(text)) === 1;
    const begins = [
      ["Ángela Ñuñez", "an"],
      ["Ángela Ñuñez", "ÑU"],
      ["Ángela Ñuñez", "nú"],
      ["*x", "*"],
      ["]x", "]"],
      ["[x", "["],
      ["^x", "^"],
      ["a-b", "a-"],
    ] as const;
    const others = [
      ["Ángela Ñuñez", "ge"],
      ["Ángela Ñuñez", "*"],
      ["Ángela Ñuñez", "?"],
      ["abc", "[a"],
      ["b", "^a"],
    ] as const;
    for (const [name, text] of begins) expect(fits(name, text), `${name} ${text}`).toBe(true);
    for (const [name, text] of others) expect(fits(name, text), `${name} ${text}`).toBe(false);
    await close();
  });
});
