import { createHash } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ModelEntry } from "#app/ai/weights/manifest.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Desk } from "../../scripts/models/command-context.ts";
import { getModel } from "../../scripts/models/get.ts";
import { list } from "../../scripts/models/list.ts";
import { pick } from "../../scripts/models/pick-model.ts";
import { Progress } from "../../scripts/models/progress.ts";
import { verify } from "../../scripts/models/verify.ts";
import { type FileServer, startFileServer } from "../support/file-server.ts";
import { tinyModel } from "../support/tiny-model.ts";
import { entryOf } from "../unit/ai-weights/entry-of.ts";

let folder: string;
let good: Buffer;
let entry: ModelEntry;
let server: FileServer;
let printed: string;
const screen = {
  write: (text: string) => {
    printed += text;
  },
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "models-"));
  good = await readFile(await tinyModel());
  const sha256 = createHash("sha256").update(good).digest("hex");
  entry = entryOf({ id: "tiny", file: "tiny.gguf", bytes: good.length, sha256 });
  server = await startFileServer(good);
  printed = "";
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function desk(changes: Partial<Desk> = {}): Desk {
  return {
    settings: {
      MODELS_DIR: folder,
      AI_MODEL: undefined,
      AI_ENGINE: "auto",
      AI_GPU: "off",
      AI_THREADS: undefined,
      AI_BASE_URL: undefined,
    },
    entries: [entry, entryOf({ id: "huge", file: "huge.gguf", bytes: 10 ** 10, minRamGb: 64 })],
    host: { memoryBytes: 8e9, cores: 2 },
    screen,
    progress: new Progress(screen),
    network: () => undefined,
    signal: new AbortController().signal,
    ask: null,
    ...changes,
  };
}

const get = (changes: Partial<Desk> = {}, yes = false) => getModel(desk(changes), "tiny", { yes, url: server.url });
const put = (bytes: Uint8Array = good, name = "tiny.gguf") => writeFile(path.join(folder, name), bytes);

describe("list", () => {
  it("of an empty folder shows the catalogue, its licences, what fits here and that the rules answer", async () => {
    await list(desk());
    expect(printed).toMatch(/tiny .*no está.*recomendado/);
    expect(printed).not.toMatch(/huge .*recomendado/);
    expect(printed).toContain("https://models.example/license");
    expect(printed).toContain("Responden las reglas");
  });

  it("tells a checked file from a spoiled one and names the one in use", async () => {
    await put();
    await list(desk());
    expect(printed).toMatch(/tiny .*verificado/);
    expect(printed).toContain("En uso al partir: Model tiny");
    printed = "";
    await truncate(path.join(folder, "tiny.gguf"), 100_000);
    await list(desk());
    expect(printed).toMatch(/tiny .*no se puede usar/);
  });

  it("shows an operator's own file with its hash", async () => {
    await put(good, "own.gguf");
    await list(desk());
    expect(printed).toMatch(new RegExp(`own\\.gguf: .*${entry.sha256}`));
  });
});

describe("get", () => {
  it.each(["sí", "si", " SÍ ", "si\u0301"])("downloads after %j, having shown licence and origin", async (answer) => {
    let asked = "";
    const ask = async (question: string) => {
      asked = printed + question;
      return answer;
    };
    await get({ ask });
    expect(asked).toContain("https://models.example/license");
    expect(asked).toContain(server.url);
    expect(await readdir(folder)).toEqual(["tiny.gguf"]);
    expect(printed).toContain(entry.sha256);
  });

  it.each(["", "no", "s", "yes"])("downloads nothing after %j", async (answer) => {
    await expect(get({ ask: async () => answer })).rejects.toThrow(AppError);
    expect(server.asked).toEqual([]);
  });

  it("with nobody to ask wants --yes, and takes it", async () => {
    await expect(get()).rejects.toThrow("--yes");
    await get({}, true);
    expect(await readdir(folder)).toEqual(["tiny.gguf"]);
  });

  it("fetches nothing that is here already, and a spoiled file again", async () => {
    await put();
    await get({}, true);
    expect(server.asked).toEqual([]);
    await put(Buffer.concat([good, Buffer.from("x")]));
    await get({}, true);
    expect(server.asked.length).toBe(1);
    expect(good.equals(await readFile(path.join(folder, "tiny.gguf")))).toBe(true);
  });

  it("names what there is for an unknown id", async () => {
    await expect(getModel(desk(), "nope", { yes: true, url: undefined })).rejects.toThrow("tiny, huge");
  });
});

describe("verify", () => {
  it("goes on after a bad file and ends as failed", async () => {
    await put(Buffer.alloc(0), "a.gguf");
    await put();
    await expect(verify(desk(), undefined)).rejects.toThrow("Un archivo");
    expect(printed).toMatch(/MAL .*a\.gguf/);
    expect(printed).toMatch(/BIEN .*tiny\.gguf/);
  });

  it("takes an id, a name and a path into the folder, and no other path", async () => {
    await put();
    for (const name of ["tiny", "tiny.gguf", path.join(folder, "tiny.gguf")]) await verify(desk(), name);
    expect(printed.match(/BIEN/g)?.length).toBe(3);
    await expect(verify(desk(), "/etc/passwd")).rejects.toThrow("Copia primero");
  });
});

describe("pick", () => {
  const envFile = () => path.join(folder, ".env");

  it("prints the line for .env", async () => {
    await put();
    await pick(desk(), "tiny", null);
    expect(printed).toContain("\nAI_MODEL=tiny.gguf\n");
  });

  it.each([
    ["no file", null, "AI_MODEL=tiny.gguf\n"],
    ["another value", "PORT=1\nAI_MODEL=old.gguf\nHOST=x\n", "PORT=1\nAI_MODEL=tiny.gguf\nHOST=x\n"],
    ["a comment", "#AI_MODEL=\nPORT=1", "AI_MODEL=tiny.gguf\nPORT=1\n"],
    ["a value and a comment", "#AI_MODEL=\nAI_MODEL=old\n", "#AI_MODEL=\nAI_MODEL=tiny.gguf\n"],
    ["neither", "PORT=1\n", "PORT=1\nAI_MODEL=tiny.gguf\n"],
  ])("writes it where .env has %s", async (_what, before, after) => {
    await put();
    if (before !== null) await writeFile(envFile(), before);
    await pick(desk(), "tiny.gguf", envFile());
    expect(await readFile(envFile(), "utf8")).toBe(after);
  });

  it("keeps a .env that only its owner may read so", async () => {
    await put();
    await writeFile(envFile(), "ADMIN_PASSWORD=x\n");
    await chmod(envFile(), 0o600);
    await pick(desk(), "tiny", envFile());
    expect((await stat(envFile())).mode & 0o777).toBe(0o600);
  });

  it("refuses what is not here", async () => {
    await expect(pick(desk(), "huge", envFile())).rejects.toThrow("get huge");
    await expect(pick(desk(), "../x.gguf", envFile())).rejects.toThrow("sin carpetas");
  });
});

describe("progress", () => {
  it("without a terminal is a line for each tenth", () => {
    const progress = new Progress(screen, () => 0);
    for (let done = 0; done <= 1000; done += 1) progress.show("Bajando", done, 1000);
    const lines = printed.trimEnd().split("\n");
    expect(lines.length).toBe(11);
    expect(lines.at(-1)).toContain("100 %");
  });

  it("on a terminal is one line that moves, with rate and time left of this run alone", () => {
    let now = 0;
    const progress = new Progress({ ...screen, isTTY: true }, () => now);
    const MB = 2 ** 20;
    progress.show("Bajando", 50 * MB, 100 * MB);
    now = 10_000;
    progress.show("Bajando", 60 * MB, 100 * MB);
    expect(printed).toContain("1.00 MB/s");
    expect(printed).toContain("faltan 0:40");
    expect(printed).not.toContain("\n");
    progress.show("Bajando", 100 * MB, 100 * MB);
    expect(printed.endsWith("\n")).toBe(true);
  });
});
