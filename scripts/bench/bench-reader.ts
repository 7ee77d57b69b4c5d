import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { readDocument } from "#app/documents/read.server.ts";
import { ReaderPool, setReaderPool } from "#app/documents/reader-pool.server.ts";
import { projectRoot } from "#app/platform/paths.server.ts";
import { sandboxSupport } from "#app/platform/sandboxed-child.server.ts";
import { readTruth } from "./cv-truth.ts";
import { oneDecimal, percentile, timed } from "./statistics.ts";

/**
 * Processor time of reading a PDF with text, against an older build of the product that lies in a folder of its own:
 * npm run bench:reader -- --baseline FOLDER [--cvs FOLDER] [--rounds N]. Each file is read by both, one after the
 * other, because the machine's speed drifts. All processor time of the children counts, their start and their launcher
 * included. Prints a table, then one line of JSON with the files that the older build reads differently; exits 1 when a
 * figure falls short.
 */

/** Maximum p50 of the pairs, as a share of the baseline's processor time, process start included. */
const CPU_LIMIT = 0.5;
const TICK_MS = 10;

type Pair = { file: string; baselineMs: number; coldMs: number; aheadMs: number; coldWait: number; aheadWait: number };

/** Of all children that have ended and been waited for, in milliseconds. @see proc(5), fields 16 and 17 of stat */
function childrenCpuMs(): number {
  const stat = readFileSync("/proc/self/stat", "latin1");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

async function cpuOf<T>(work: () => Promise<T>): Promise<{ cpu: number; ms: number; value: T }> {
  const before = childrenCpuMs();
  const { ms, value } = await timed(work);
  return { cpu: childrenCpuMs() - before, ms, value };
}

/**
 * As the product started its reader at commit b397a61, but for RLIMIT_DATA: its value ends Node 24 over honest files.
 */
async function readByBaseline(folder: string, file: string): Promise<unknown> {
  const script = path.join(folder, "build", "scripts", "read-document.js");
  const flags = ["--max-old-space-size=192", "--disallow-code-generation-from-strings"];
  const shell = 'ulimit -t 60; ulimit -c 0; exec "$@"';
  const child = spawn("/bin/sh", ["-c", shell, "sh", process.execPath, ...flags, script, "pdf", file], {
    cwd: tmpdir(),
    env: { NODE_ENV: "production", TZ: "UTC", TMPDIR: tmpdir() },
    stdio: ["pipe", "ignore", "ignore", "pipe"],
  });
  const closed = once(child, "close");
  let said = "";
  for await (const chunk of child.stdio[3] as Readable) said += String(chunk);
  await closed;
  const last = said.trim().split("\n").at(-1) ?? "";
  return (JSON.parse(last) as { document?: unknown }).document;
}

async function readAhead(file: string): Promise<{ cpu: number; ms: number; value: unknown }> {
  const before = childrenCpuMs();
  const pool = new ReaderPool(1);
  setReaderPool(pool);
  while (pool.ready === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  // The spare reader that is started now belongs to the next file.
  pool.stopRefilling();
  const { ms, value } = await timed(() => readDocument(file, { fileName: file }));
  setReaderPool(null);
  return { cpu: childrenCpuMs() - before, ms, value };
}

async function measure(baseline: string, files: readonly string[], rounds: number) {
  const pairs: Pair[] = [];
  const different = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const file of files) {
      const old = await cpuOf(() => readByBaseline(baseline, file));
      const cold = await cpuOf(() => readDocument(file, { fileName: file }));
      const ahead = await readAhead(file);
      const [first, ...others] = [old, cold, ahead].map(({ value }) => canonical(value));
      const [coldRead, aheadRead] = others;
      if (coldRead !== aheadRead) throw new Error(`${file} is read in two ways`);
      if (coldRead !== first) different.add(path.basename(file));
      pairs.push({
        file,
        baselineMs: old.cpu,
        coldMs: cold.cpu,
        aheadMs: ahead.cpu,
        coldWait: cold.ms / old.ms,
        aheadWait: ahead.ms / old.ms,
      });
    }
  }
  return { pairs, different: [...different] };
}

/** The server's schema for the answers changes the order of the fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

function summarise(pairs: readonly Pair[]) {
  const p50 = (of: (pair: Pair) => number) => percentile(pairs.map(of), 0.5);
  return {
    readings: pairs.length,
    baselineCpuMs: oneDecimal(p50((pair) => pair.baselineMs)),
    coldCpuMs: oneDecimal(p50((pair) => pair.coldMs)),
    aheadCpuMs: oneDecimal(p50((pair) => pair.aheadMs)),
    coldCpuRatio: twoDecimals(p50((pair) => pair.coldMs / pair.baselineMs)),
    aheadCpuRatio: twoDecimals(p50((pair) => pair.aheadMs / pair.baselineMs)),
    coldWaitRatio: twoDecimals(p50((pair) => pair.coldWait)),
    aheadWaitRatio: twoDecimals(p50((pair) => pair.aheadWait)),
  };
}

/** Only PDFs with text: the time of a scan is spent in text recognition. */
function textPdfs(folder: string): string[] {
  return readTruth(folder)
    .filter(({ file, expect }) => expect === "analyze" && file.endsWith(".pdf") && !/scan|foto/.test(file))
    .map(({ file }) => path.join(folder, file));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      baseline: { type: "string" },
      cvs: { type: "string", default: path.join(projectRoot, "tests/fixtures/cvs/dev") },
      rounds: { type: "string", default: "1" },
    },
  });
  const { baseline } = values;
  if (!baseline || !existsSync(path.join(baseline, "build", "scripts", "read-document.js"))) {
    console.error("usage: npm run bench:reader -- --baseline FOLDER_OF_OLD_BUILD [--cvs FOLDER] [--rounds N]");
    process.exit(2);
  }
  const files = textPdfs(path.resolve(values.cvs));
  const { pairs, different } = await measure(path.resolve(baseline), files, Number(values.rounds));
  const figures = summarise(pairs);
  console.log(`${figures.readings} readings of ${files.length} PDFs; sandbox: ${JSON.stringify(sandboxSupport())}`);
  console.log("                     CPU p50, all included   of the baseline   what is waited for, of the baseline");
  console.log(`baseline             ${figures.baselineCpuMs} ms`);
  console.log(
    `started for the file ${figures.coldCpuMs} ms   ${figures.coldCpuRatio} (limit ${CPU_LIMIT})   ` +
      `${figures.coldWaitRatio}`,
  );
  console.log(
    `started ahead        ${figures.aheadCpuMs} ms   ${figures.aheadCpuRatio} (limit ${CPU_LIMIT})   ` +
      `${figures.aheadWaitRatio}`,
  );
  if (different.length > 0) console.log(`read differently by the baseline: ${different.join(", ")}`);
  const ok = figures.coldCpuRatio <= CPU_LIMIT && figures.aheadCpuRatio <= CPU_LIMIT;
  console.log(JSON.stringify({ ...figures, different, ok }));
  process.exitCode = ok ? 0 : 1;
}

await main();
