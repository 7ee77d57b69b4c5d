import { createHash } from "node:crypto";
import { appendFileSync } from "node:fs";
import {
  appendFile,
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ModelEntry } from "#app/ai/weights/manifest.ts";
import { verifyModel } from "#app/ai/weights/verify-model-file.server.ts";
import { tinyModel } from "../../support/tiny-model.ts";
import { entryOf } from "./entry-of.ts";
import { ARCHITECTURE, flagKey, gguf, numberKey } from "./gguf-bytes.ts";

let folder: string;
let file: string;
let good: Buffer;
let entry: ModelEntry;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "verify-"));
  good = await readFile(await tinyModel());
  entry = entryOf({ id: "tiny", file: "tiny.gguf", bytes: good.length, sha256: sha256(good) });
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  const own = await mkdtemp(path.join(folder, "case-"));
  file = path.join(own, "tiny.gguf");
  await writeFile(file, good);
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Changes one byte in the middle of the weights, as a bad disk block would. */
async function corrupt(): Promise<void> {
  const bytes = Buffer.from(good);
  bytes[bytes.length - 4096] = (bytes[bytes.length - 4096] ?? 0) ^ 0x10;
  await writeFile(file, bytes);
}

describe("a catalogued file", () => {
  it("is given with its hash and header when it is the published one", async () => {
    const verified = await verifyModel(file, entry);
    expect(verified).toMatchObject({ ok: true, sha256: entry.sha256, bytes: good.length });
    expect(verified.ok && verified.header?.architecture).toBe("qwen2");
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ["missing", "missing", () => rm(file)],
    [
      "a link to nowhere",
      "missing",
      async () => {
        await rm(file);
        await symlink(path.join(folder, "nowhere"), file);
      },
    ],
    ["empty", "empty", () => truncate(file, 0)],
    ["random bytes of the right size", "not_gguf", () => writeFile(file, Buffer.alloc(good.length, 7))],
    ["cut", "wrong_size", () => truncate(file, good.length - 1)],
    ["longer", "wrong_size", () => appendFile(file, "x")],
    ["with one changed byte", "wrong_hash", corrupt],
    [
      "a folder",
      "unreadable",
      async () => {
        await rm(file);
        await mkdir(file);
      },
    ],
  ])("%s: %s, and the text says how to get it", async (_what, reason, spoil) => {
    await spoil();
    const verified = await verifyModel(file, entry);
    expect(verified).toMatchObject({ ok: false, reason });
    expect(!verified.ok && verified.message).toContain("tiny.gguf");
    if (reason !== "unreadable") expect(!verified.ok && verified.message).toContain("npm run models -- get tiny");
  });

  it("is not excused by a hash file beside it", async () => {
    await corrupt();
    await writeFile(`${file}.sha256`, sha256(await readFile(file)));
    expect(await verifyModel(file, entry)).toMatchObject({ ok: false, reason: "wrong_hash" });
  });

  it.skipIf(process.getuid?.() === 0)("without permission to read it: says whom to give it", async () => {
    await chmod(file, 0);
    expect(await verifyModel(file, entry)).toMatchObject({ ok: false, reason: "unreadable" });
  });
});

describe("an operator's own file", () => {
  it("is good when it is whole", async () => {
    expect(await verifyModel(file, null)).toMatchObject({ ok: true, sha256: sha256(good) });
  });

  it.each([1, 4096, 300_000])("cut by %i bytes is told from its header", async (missing) => {
    await truncate(file, good.length - missing);
    expect(await verifyModel(file, null)).toMatchObject({ ok: false, reason: "truncated" });
  });

  it("cut inside its header is incomplete too", async () => {
    await truncate(file, 1000);
    expect(await verifyModel(file, null)).toMatchObject({ ok: false, reason: "truncated" });
  });

  it("a header of which nothing can be made", async () => {
    await writeFile(file, Buffer.concat([gguf({ version: 9 }), Buffer.alloc(5000)]));
    expect(await verifyModel(file, null)).toMatchObject({ ok: false, reason: "unreadable" });
  });

  it("a part of a split model, and a model that does not write", async () => {
    const data = Buffer.alloc(5000);
    await writeFile(file, Buffer.concat([gguf({ keys: [ARCHITECTURE, numberKey("split.count", 3)] }), data]));
    expect(await verifyModel(file, null)).toMatchObject({ ok: false, reason: "split" });
    await writeFile(
      file,
      Buffer.concat([gguf({ keys: [ARCHITECTURE, flagKey("llama.attention.causal", false)] }), data]),
    );
    expect(await verifyModel(file, null)).toMatchObject({ ok: false, reason: "not_chat" });
  });

  it.each([
    ["as sha256sum writes it", (hash: string) => `${hash}  tiny.gguf\n`],
    ["alone and in capitals", (hash: string) => hash.toUpperCase()],
  ])("obeys the hash beside it, %s", async (_how, write) => {
    await writeFile(`${file}.sha256`, write(sha256(good)));
    expect(await verifyModel(file, null)).toMatchObject({ ok: true });
    await corrupt();
    expect(await verifyModel(file, null)).toMatchObject({ ok: false, reason: "wrong_hash" });
  });

  it("a hash file that holds none is not passed over", async () => {
    await writeFile(`${file}.sha256`, "pendiente");
    expect(await verifyModel(file, null)).toMatchObject({ ok: false, reason: "wrong_hash" });
  });
});

describe("a speech model", () => {
  it("needs ggml's magic and the published hash", async () => {
    const bytes = Buffer.concat([Buffer.from("lmgg"), Buffer.alloc(2000, 1)]);
    const speech = path.join(path.dirname(file), "ggml-base.bin");
    const known = entryOf({
      id: "base",
      role: "speech",
      file: "ggml-base.bin",
      bytes: bytes.length,
      sha256: sha256(bytes),
    });
    await writeFile(speech, bytes);
    expect(await verifyModel(speech, known)).toMatchObject({ ok: true, header: null });
    await copyFile(file, speech);
    expect(await verifyModel(speech, known)).toMatchObject({ ok: false, reason: "not_gguf" });
  });
});

describe("while it is checked", () => {
  it("can be given up", async () => {
    const given = new AbortController();
    const checking = verifyModel(file, entry, {
      signal: given.signal,
      onProgress: () => given.abort(new Error("enough")),
    });
    await expect(checking).rejects.toThrow("enough");
  });

  it("tells how far it is, up to the end", async () => {
    const seen: number[] = [];
    await verifyModel(file, entry, { onProgress: (done, total) => seen.push(done / total) });
    expect(seen.at(-1)).toBe(1);
  });

  it("a file that is still being written is not accepted", async () => {
    let grown = false;
    const checking = verifyModel(file, null, {
      onProgress: () => {
        if (!grown) appendFileSync(file, "more");
        grown = true;
      },
    });
    expect(await checking).toMatchObject({ ok: false });
  });
});
