import { readFile, stat } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GgufError, NEEDS_MORE, parseGgufHeader } from "#app/ai/weights/gguf-header.ts";
import { tinyModel } from "../../support/tiny-model.ts";
import { ARCHITECTURE, arrayKey, EMBEDDING, flagKey, gguf, numberKey, stringKey, tensor } from "./gguf-bytes.ts";

const HUGE = 2n ** 63n;
const STRINGS = 8;

function refusal(bytes: Buffer): string {
  try {
    const header = parseGgufHeader(bytes);
    return header === NEEDS_MORE ? "needs more" : "accepted";
  } catch (error) {
    if (error instanceof GgufError) return error.reason;
    throw error;
  }
}

describe("the header of a real model", () => {
  it.each(["bpe", "spm"] as const)(
    "says what the %s model is and that its file is whole to the last byte",
    async (kind) => {
      const file = await tinyModel(kind);
      const header = parseGgufHeader(await readFile(file));
      if (header === NEEDS_MORE) throw new Error("the whole file was there");
      expect(header).toMatchObject({
        version: 3,
        architecture: kind === "bpe" ? "qwen2" : "llama",
        name: `synthetic tiny-${kind}`,
        contextLength: 8192,
        generates: true,
        parts: 1,
      });
      const { size } = await stat(file);
      expect(header.neededBytes).toBeLessThanOrEqual(size);
      expect(header.neededBytes).toBeGreaterThan(size - 32);
    },
  );

  it("asks for more wherever its header is cut", async () => {
    const bytes = await readFile(await tinyModel());
    const head = bytes.subarray(0, bytes.indexOf("tokenizer.ggml.merges"));
    for (let length = 4; length < head.length; length += 97) {
      expect(parseGgufHeader(head.subarray(0, length)), `${length} bytes`).toBe(NEEDS_MORE);
    }
  });
});

describe("where the tensors end", () => {
  it("counts blocks of quantised rows, from the aligned start of the data", () => {
    const keys = [ARCHITECTURE, numberKey("general.alignment", 64)];
    const header = gguf({ keys, tensors: [EMBEDDING, tensor("blk.0.ffn_up_exps.weight", [512, 3, 5], 12, 2048)] });
    const data = Math.ceil(header.length / 64) * 64;
    // Q4_K: 256 values in 144 bytes.
    expect(parseGgufHeader(header)).toMatchObject({ neededBytes: data + 2048 + 2 * 144 * 3 * 5 });
  });

  it("takes the offset alone of a type it does not know", () => {
    const header = gguf({ tensors: [EMBEDDING, tensor("new.weight", [7], 250, 4096)] });
    expect(parseGgufHeader(header)).toMatchObject({ neededBytes: Math.ceil(header.length / 32) * 32 + 4096 });
  });
});

describe("what a file is for", () => {
  it("an encoder, an adapter and an image projector do not write", () => {
    const encoder = gguf({ keys: [ARCHITECTURE, flagKey("llama.attention.causal", false)] });
    const projector = gguf({ keys: [stringKey("general.architecture", "clip")], tensors: [tensor("v.x", [8], 0, 0)] });
    expect(parseGgufHeader(encoder)).toMatchObject({ generates: false });
    expect(parseGgufHeader(projector)).toMatchObject({ generates: false });
    expect(parseGgufHeader(gguf())).toMatchObject({ generates: true });
  });
});

describe("hostile headers", () => {
  it.each<[string, Buffer, string]>([
    ["another format", Buffer.from("GGML and more"), "not_gguf"],
    ["nothing", Buffer.alloc(0), "not_gguf"],
    ["a version of big-endian machines", gguf({ version: 0x03000000 }), "unreadable"],
    ["the first version, with other counts", gguf({ version: 1 }), "unreadable"],
    ["more tensors than any model", gguf({ tensorCount: HUGE }), "unreadable"],
    ["more keys than any model", gguf({ keyCount: HUGE }), "unreadable"],
    ["no architecture", gguf({ keys: [] }), "unreadable"],
    [
      "an unknown type of value",
      gguf({ keys: [ARCHITECTURE, Buffer.concat([numberKey("x", 1).subarray(0, 9), Buffer.alloc(4, 99)])] }),
      "unreadable",
    ],
    ["arrays in arrays", gguf({ keys: [ARCHITECTURE, arrayKey("x", 9, 1)] }), "unreadable"],
    ["more strings than memory", gguf({ keys: [ARCHITECTURE, arrayKey("x", STRINGS, HUGE)] }), "unreadable"],
    ["more numbers than the file has bytes", gguf({ keys: [ARCHITECTURE, arrayKey("x", 4, HUGE)] }), "needs more"],
    [
      "a name longer than the file",
      Buffer.concat([gguf({ keys: [], keyCount: 1n, tensors: [] }), Buffer.alloc(8, 0xff)]),
      "needs more",
    ],
    ["no alignment", gguf({ keys: [ARCHITECTURE, numberKey("general.alignment", 0)] }), "unreadable"],
    ["too many dimensions", gguf({ tensors: [tensor("x", Array(9).fill(1), 0, 0)] }), "unreadable"],
    ["a tensor larger than any disk", gguf({ tensors: [tensor("x", [HUGE, HUGE], 0, 0)] }), "unreadable"],
    ["a tensor beyond every offset", gguf({ tensors: [tensor("x", [1], 0, 2n ** 64n - 1n)] }), "unreadable"],
    ["a row that is no whole number of blocks", gguf({ tensors: [tensor("x", [33], 2, 0)] }), "unreadable"],
  ])("%s", (_what, bytes, expected) => {
    expect(refusal(bytes)).toBe(expected);
  });

  it("keeps no more of a name than a screen could show", () => {
    const header = parseGgufHeader(gguf({ keys: [ARCHITECTURE, stringKey("general.name", "x".repeat(2 ** 20))] }));
    if (header === NEEDS_MORE) throw new Error("the whole header was there");
    expect(header.name?.length).toBeLessThan(2 ** 17);
  });

  it("any flipped byte of a real header is answered or refused, never a crash", async () => {
    const bytes = (await readFile(await tinyModel())).subarray(0, 20_000);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (flips) => {
          const copy = Buffer.from(bytes);
          for (const [at, value] of flips) copy[at] = value;
          expect(["needs more", "accepted", "unreadable", "not_gguf"]).toContain(refusal(copy));
        },
      ),
      { numRuns: 500 },
    );
  });
});
