import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getLlama, type Llama, LlamaLogLevel } from "node-llama-cpp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeGguf } from "../../../scripts/gguf/write-gguf.ts";
import { tinyModel } from "../../support/tiny-model.ts";

const TEXT = `Íñigo Muñoz trabajó 3 años en Ñuble: «gestión», ¿qué más? café naïve 90 % €uro 👩‍💻
\t{"competencies": [{"name": "Liderazgo", "grade": 7}]} <|im_start|>`;

let llama: Llama;
let folder: string;

beforeAll(async () => {
  llama = await getLlama({ build: "never", gpu: false, maxThreads: 1, logLevel: LlamaLogLevel.error });
  folder = mkdtempSync(path.join(tmpdir(), "careers-gguf-"));
});
afterAll(async () => {
  await llama.dispose();
  rmSync(folder, { recursive: true });
});

const load = (modelPath: string) => llama.loadModel({ modelPath, useMmap: false, gpuLayers: 0 });

describe.each([
  { kind: "bpe", architecture: "qwen2" },
  { kind: "spm", architecture: "llama" },
] as const)("the tiny $kind model", ({ kind, architecture }) => {
  it("is loaded and run by llama.cpp", async () => {
    const model = await load(await tinyModel(kind));
    expect(model.fileInfo.metadata.general.architecture).toBe(architecture);
    expect(model.trainContextSize).toBe(8192);
    const context = await model.createContext({ contextSize: 256, batchSize: 128, threads: 1 });
    const sequence = context.getSequence();
    const written = new Set<number>();
    for await (const token of sequence.evaluate(model.tokenize("Cuéntame de tu trabajo"), {
      temperature: 1,
      seed: 7,
    })) {
      written.add(token);
      if (sequence.nextTokenIndex > 100) break;
    }
    expect(written.size).toBeGreaterThan(10);
    await model.dispose();
  });

  it("gives every text back letter by letter, in few tokens where it is Spanish", async () => {
    const model = await load(await tinyModel(kind));
    expect(model.detokenize(model.tokenize(TEXT))).toBe(TEXT);
    const spanish = "Coordiné la atención de clientes en una empresa de Valparaíso y aprendí a trabajar en equipo.";
    expect(model.tokenize(spanish).length).toBeLessThan(spanish.length / 2);
    await model.dispose();
  });

  it("knows the turns of a conversation and where one ends", async () => {
    const model = await load(await tinyModel(kind));
    const [start, ...rest] = model.tokenize("<|im_start|>", true);
    expect(rest).toEqual([]);
    expect(model.tokenize("<|im_start|>")).not.toContain(start);
    expect(model.tokens.eosString).toBe("<|im_end|>");
    await model.dispose();
  });
});

describe("writeGguf", () => {
  const write = async (seed: number, peak?: number) => {
    const file = path.join(folder, `${seed}-${peak}.gguf`);
    const written = await writeGguf(file, "tiny-bpe", peak === undefined ? { seed } : { seed, peak });
    return { ...written, file };
  };

  it("writes the same bytes for the same seed, and says what they are", async () => {
    const first = await write(5);
    const bytes = readFileSync(first.file);
    expect(first).toMatchObject({
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      parameters: 270_912,
    });
    expect((await write(5)).sha256).toBe(first.sha256);
    expect((await write(6)).sha256).not.toBe(first.sha256);
  });

  it("prefers few next tokens the more, the higher the peak", async () => {
    const surest = [];
    for (const peak of [0.3, 3]) {
      const model = await load((await write(5, peak)).file);
      const context = await model.createContext({ contextSize: 64, threads: 1 });
      const tokens = model.tokenize("Trabajé en ventas");
      const evaluated = await context
        .getSequence()
        .controlledEvaluate(
          tokens.map((token, index) =>
            index === tokens.length - 1 ? [token, { generateNext: { probabilities: true } }] : token,
          ),
        );
      surest.push(Math.max(...(evaluated.at(-1)?.next.probabilities?.values() ?? [])));
      await model.dispose();
    }
    expect(surest[0]).toBeLessThan(surest[1] ?? 0);
    expect(surest[0]).toBeLessThan(0.1);
  });
});
