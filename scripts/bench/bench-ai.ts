import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { modelThreads } from "#app/ai/threads.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ShapeName } from "../gguf/shapes.ts";
import { writeGguf } from "../gguf/write-gguf.ts";
import { watchBusy } from "./ai/cpu-time.ts";
import { installShare } from "./ai/install-share.ts";
import { buildLlamaBench } from "./ai/llama-bench.ts";
import { memory } from "./ai/memory.ts";
import { isMet, type Row, rounded } from "./ai/rows.ts";
import { eventLoop } from "./ai/server-side.ts";
import { againstLlamaBench, besideCompetitor, compete, slices } from "./ai/speed.ts";
import { verdicts } from "./ai/verdicts.ts";

/**
 * What the language model costs on this machine: npm run bench:ai. The weights are noise of a real model's size: speed
 * and memory are real, words are not looked at. Everything is a ratio of two measurements side by side, medians of
 * alternating pairs. Exits 1 when a figure falls short or could not be measured. Needs Linux, and git and g++ for
 * llama-bench. With names of sections (engine, slices, …) only those are measured; memory-7b only so.
 */

const SHAPE = "0.5b-q4_0";
/** The model sizes of the catalogue, with the maximum share of their memory that is not weights. */
const MEMORY_SHAPES = ["1.5b-q4_k_m", "4b-q4_k_m"] as const;
const MAX_MEMORY = 1.3;
/** Creates and loads a file of 4.4 GiB. */
const ON_DEMAND = "memory-7b";

type Sections = Record<string, () => Promise<Row[]>>;

function sectionsIn(folder: string): Sections {
  const processors = os.availableParallelism();
  const threads = modelThreads();
  const made = new Map<ShapeName, Promise<string>>();
  const model = (shape: ShapeName): Promise<string> => {
    const file = path.join(folder, `${shape}.gguf`);
    const writing = made.get(shape) ?? writeGguf(file, shape).then(() => file);
    made.set(shape, writing);
    return writing;
  };
  return {
    engine: async () => againstLlamaBench(await model(SHAPE), await llamaBench(), processors),
    slices: async () => [await slices(await model(SHAPE), processors)],
    competitor: async () => [await besideCompetitor(await model(SHAPE), threads, processors)],
    verdicts: async () => verdicts(await model(SHAPE), processors),
    loop: async () => [await eventLoop(await model(SHAPE), threads, processors)],
    memory: async () => {
      const rows: Row[] = [];
      for (const shape of MEMORY_SHAPES) rows.push(...(await memory(await model(shape), shape, MAX_MEMORY)));
      // Not in the catalogue: a third of its memory does not grow with the weights.
      return [...rows, ...(await memory(await model(SHAPE), SHAPE, null))];
    },
    [ON_DEMAND]: async () => memory(await model("7b-q4_k_m"), "7b-q4_k_m", MAX_MEMORY),
    install: async () => [await installShare()],
  };
}

/** Null, with a printed explanation, where it cannot be built. */
async function llamaBench(): Promise<string | null> {
  try {
    return await buildLlamaBench();
  } catch (error) {
    console.log(`llama-bench could not be built: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/**
 * Before anything is measured. What is measured by the clock, decoding with 2 threads, only tells on a quiet machine.
 */
async function othersBusy(): Promise<number> {
  const busy = watchBusy(os.availableParallelism());
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return busy();
}

const shown = ({ value }: Row): number | string => (value === null ? "not measured" : rounded(value));

function print(rows: readonly Row[], others: number): void {
  const printed = rows.map((row) => ({
    figure: row.figure,
    value: shown(row),
    limit: limitOf(row),
    ok: row.limit ? isMet(row) : "",
    "busy processors": row.busy === undefined ? "" : rounded(row.busy, 1),
  }));
  console.table(printed);
  const ok = rows.every(isMet);
  console.log(JSON.stringify({ ok, shape: SHAPE, processors: os.availableParallelism(), others, rows }));
  process.exitCode = ok ? 0 : 1;
}

function limitOf({ limit }: Row): string {
  if (!limit) return "";
  return "min" in limit ? `>= ${limit.min}` : `<= ${limit.max}`;
}

async function main(): Promise<void> {
  log.level = "error";
  const wanted = process.argv.slice(2);
  const folder = await mkdtemp(path.join(os.tmpdir(), "careers-bench-ai-"));
  const rows: Row[] = [];
  const others = await othersBusy();
  console.log(`Others keep ${rounded(others, 1)} of ${os.availableParallelism()} processors busy`);
  try {
    for (const [name, measure] of Object.entries(sectionsIn(folder))) {
      if (wanted.length > 0 ? !wanted.includes(name) : name === ON_DEMAND) continue;
      for (const row of await measure()) {
        console.log(`${row.figure}: ${shown(row)} (${row.detail})`);
        rows.push(row);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  print(rows, others);
}

if (process.argv.includes("--compete")) compete();
else await main();
