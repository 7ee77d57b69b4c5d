import { describe, expect, it } from "vitest";
import { catalogue, catalogued, parseManifest } from "#app/ai/weights/manifest.ts";
import { entryOf } from "./entry-of.ts";

const ENTRY = entryOf({ id: "a", file: "a.gguf", bytes: 10 });

describe("the catalogue that ships", () => {
  it(
    "pins each file to one revision of its publisher, so that a later upload cannot change what an address " + "means",
    () => {
      for (const { id, url, file } of catalogue) {
        expect(url, id).toMatch(new RegExp(`/resolve/[0-9a-f]{40}/${file.replaceAll(".", "\\.")}$`));
      }
    },
  );

  it("names a licence that allows the use for each", () => {
    expect(
      catalogue.map(({ license }) => license.name).filter((name) => !["Apache-2.0", "MIT"].includes(name)),
    ).toEqual([]);
  });

  it("has a language model for a machine of 2 cores and 4 GB, and one for more", () => {
    const models = catalogue.filter(({ role }) => role === "llm");
    expect(models.some(({ minCores, minRamGb }) => minCores <= 1 && minRamGb <= 4)).toBe(true);
    expect(models.length).toBeGreaterThan(1);
  });

  it("finds an entry by id and by file, and nothing by another name", () => {
    expect(catalogued("whisper-base")?.file).toBe("ggml-base.bin");
    expect(catalogued("ggml-base.bin")?.id).toBe("whisper-base");
    expect(catalogued("constructor")).toBeNull();
  });
});

describe("a manifest", () => {
  const refused = (changes: object) => () => parseManifest({ version: 1, models: [{ ...ENTRY, ...changes }] });

  it.each([
    ["a file that leads out of its folder", { file: "../a.gguf" }],
    ["a hidden file", { file: ".a" }],
    ["an address without https", { url: "http://models.example/a.gguf" }],
    ["no hash", { sha256: null }],
    ["a cut hash", { sha256: "abc" }],
    ["no size", { bytes: 0 }],
  ])("with %s is refused", (_what, changes) => {
    expect(refused(changes)).toThrow();
  });

  it("with one file twice is refused, also in other letters", () => {
    expect(() => parseManifest({ version: 1, models: [ENTRY, { ...ENTRY, id: "b", file: "A.gguf" }] })).toThrow(
      "unique",
    );
  });
});
