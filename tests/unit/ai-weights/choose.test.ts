import { mkdir, mkdtemp, rm, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ChooseOptions, chooseModel } from "#app/ai/weights/choose-model-file.server.ts";
import { entryOf } from "./entry-of.ts";
import { ARCHITECTURE, flagKey, gguf } from "./gguf-bytes.ts";

const GB = 10 ** 9;
const SMALL = entryOf({ id: "small", file: "small.gguf", bytes: 1.1 * GB, minRamGb: 3.5, minCores: 1 });
const LARGE = entryOf({ id: "large", file: "large.gguf", bytes: 4.7 * GB, minRamGb: 7.5, minCores: 8 });
const SPEECH = entryOf({ id: "speech", role: "speech", file: "ggml-base.bin", bytes: 10 });
const entries = [SMALL, LARGE, SPEECH];

let modelsDir: string;
beforeEach(async () => {
  modelsDir = await mkdtemp(path.join(tmpdir(), "choose-"));
});
afterEach(() => rm(modelsDir, { recursive: true }));

/** Size without content: a hole in the file. */
async function put(name: string, bytes = 1000, minute = 0): Promise<string> {
  const file = path.join(modelsDir, name);
  await writeFile(file, "");
  await truncate(file, bytes);
  await utimes(file, new Date(), new Date(Date.UTC(2026, 0, 1, 0, minute)));
  return file;
}

const choose = (options: Partial<ChooseOptions> = {}) =>
  chooseModel({ modelsDir, memoryBytes: 16 * GB, entries, ...options });

async function chosen(options: Partial<ChooseOptions> = {}): Promise<string | null> {
  const { model } = await choose(options);
  return model ? path.basename(model.file) : null;
}

async function whyNot(options: Partial<ChooseOptions> = {}): Promise<string> {
  const choice = await choose(options);
  if (choice.model) throw new Error(`chose ${choice.model.file}`);
  return choice.why;
}

describe("without a wish", () => {
  it.each<[string, number, number | undefined, string | null]>([
    ["much memory and many cores: the large one", 16, 16, "large.gguf"],
    ["much memory, no count of cores (a GPU computes): the large one", 16, undefined, "large.gguf"],
    ["few cores: the small one", 16, 2, "small.gguf"],
    ["little memory: the small one", 7, 16, "small.gguf"],
    ["too little memory for any: none", 3, 16, null],
  ])("%s", async (_case, memory, cores, expected) => {
    await put("small.gguf");
    await put("large.gguf");
    expect(await chosen({ memoryBytes: memory * GB, cores })).toBe(expected);
  });

  it("a large one alone on few cores is used, with a warning", async () => {
    await put("large.gguf");
    const { model } = await choose({ cores: 2 });
    expect(model?.warning).toContain("9 núcleos");
  });

  it("prefers the catalogue to an operator's newer file", async () => {
    await put("small.gguf", 1000, 1);
    await put("own.gguf", 1000, 2);
    expect(await chosen()).toBe("small.gguf");
  });

  it("takes the newest of the operator's own files that the memory carries", async () => {
    await put("older.gguf", 1000, 1);
    await put("newer.gguf", 1000, 2);
    await put("huge.gguf", 20 * GB, 3);
    expect(await chosen()).toBe("newer.gguf");
  });

  it("passes over what does not write text", async () => {
    await put("chat.gguf", 1000, 1);
    const encoder = gguf({ keys: [ARCHITECTURE, flagKey("llama.attention.causal", false)] });
    await writeFile(path.join(modelsDir, "embedding.gguf"), Buffer.concat([encoder, Buffer.alloc(5000)]));
    expect(await chosen()).toBe("chat.gguf");
    await rm(path.join(modelsDir, "chat.gguf"));
    expect(await whyNot()).toContain("conversación");
  });

  it("follows a link out of the folder, which only an operator can make", async () => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), "elsewhere-"));
    await writeFile(path.join(elsewhere, "weights"), "x");
    await symlink(path.join(elsewhere, "weights"), path.join(modelsDir, "linked.gguf"));
    expect(await chosen()).toBe("linked.gguf");
    await rm(elsewhere, { recursive: true });
    expect(await chosen()).toBeNull();
  });
});

describe("none, with what to do", () => {
  it("an empty folder", async () => {
    expect(await whyNot()).toContain("npm run models");
  });
  it("no folder", async () => {
    expect(await whyNot({ modelsDir: path.join(modelsDir, "none") })).toContain("npm run models");
  });
  it("speech models, folders and unfinished downloads are no language models", async () => {
    await put("ggml-base.bin");
    await put("small.gguf.part");
    await mkdir(path.join(modelsDir, "folder.gguf"));
    expect(await whyNot()).toContain("npm run models");
  });
  it("a split model", async () => {
    await put("big-00001-of-00002.gguf");
    await put("big-00002-of-00002.gguf");
    expect(await whyNot()).toContain("un solo archivo");
    expect(await whyNot({ wanted: "big-00001-of-00002.gguf" })).toContain("un solo archivo");
  });
  it("one that is too large names the smaller one and the way to force it", async () => {
    await put("large.gguf");
    const why = await whyNot({ memoryBytes: 4 * GB });
    expect(why).toContain("7.5 GB");
    expect(why).toContain("get small");
    expect(why).toContain("AI_MODEL");
  });
});

describe("with AI_MODEL", () => {
  it.each(["small.gguf", "small"])("%s names the file", async (wanted) => {
    await put("small.gguf");
    await put("large.gguf");
    expect(await chosen({ wanted })).toBe("small.gguf");
  });

  it("is obeyed beyond the memory, with a warning", async () => {
    await put("large.gguf");
    const { model } = await choose({ wanted: "large.gguf", memoryBytes: 4 * GB });
    expect(model?.warning).toContain("memoria");
  });

  it.each(["../secret.gguf", "/etc/passwd", "folder/a.gguf", "..\\a.gguf", "..", ".", "a\0.gguf"])(
    "%j does not lead out of the folder",
    async (wanted) => {
      await put("small.gguf");
      expect(await whyNot({ wanted })).toContain("sin carpetas");
    },
  );

  it("a missing one is not replaced by another", async () => {
    await put("small.gguf");
    expect(await whyNot({ wanted: "large" })).toContain("get large");
    expect(await whyNot({ wanted: "other.gguf" })).toContain("other.gguf");
  });

  it("a speech model is refused", async () => {
    await put("ggml-base.bin");
    expect(await whyNot({ wanted: "ggml-base.bin" })).toContain("no es un modelo de lenguaje");
  });
});
