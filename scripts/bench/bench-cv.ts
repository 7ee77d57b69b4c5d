import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { projectRoot } from "#app/platform/paths.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import { hostileFiles } from "../../tests/support/hostile-files.ts";
import { TestServer } from "../../tests/support/server.ts";
import { readTruth } from "./cv-truth.ts";

/**
 * Speed and steadiness of the CV analysis against the built server: npm run bench:cv [FOLDER]. Times are compared with bare
 * pdfjs and with pdftotext in the same run, because the machine's speed drifts. Exits 1 when a figure falls short.
 */

const ROUNDS = 200;
const RSS_LIMIT_MB = 50;
const HEALTH_LIMIT_MS = 250;

/** The hostile files that keep their reader busy longest. */
const COSTLIEST = new Set(["flate-twice.pdf", "nested-forms.pdf", "three-million-operators.pdf"]);

type Sample = { file: string; ms: number; pdfjs: number | null; pdftotext: number | null; scan: boolean };

const percentile = (values: number[], p: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
};
const round = (value: number) => Math.round(value * 10) / 10;

async function timed<T>(work: () => Promise<T> | T): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

/** The text of every page, nothing else: what any PDF analysis has to pay. */
async function barePdfjs(file: string): Promise<void> {
  const task = getDocument({
    data: new Uint8Array(readFileSync(file)),
    useSystemFonts: false,
    isEvalSupported: false,
    verbosity: 0,
  });
  const document = await task.promise;
  for (let page = 1; page <= document.numPages; page += 1) await (await document.getPage(page)).getTextContent();
  await task.destroy();
}

function pdftotextMs(file: string): number | null {
  const start = performance.now();
  const { status } = spawnSync("pdftotext", [file, "-"], { stdio: "ignore" });
  return status === 0 ? performance.now() - start : null;
}

async function sampleTimes(client: ApiClient, folder: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const truth of readTruth(folder).filter((entry) => entry.expect === "analyze")) {
    const file = path.join(folder, truth.file);
    const pdf = truth.file.endsWith(".pdf");
    const { ms, value } = await timed(() => client.analyze(file));
    const body = (await value.json()) as { details?: { notices: { kind: string }[] } };
    samples.push({
      file: truth.file,
      ms,
      scan: body.details?.notices.some((notice) => notice.kind === "ocr") ?? false,
      pdfjs: pdf ? (await timed(() => barePdfjs(file))).ms : null,
      pdftotext: pdf ? pdftotextMs(file) : null,
    });
  }
  return samples;
}

function rssMb(server: TestServer): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"));
  return Number(line?.[1] ?? Number.NaN) / 1024;
}

async function memoryGrowth(server: TestServer, client: ApiClient, files: string[]): Promise<number> {
  // The heap grows lazily at first; what counts is whether it goes on growing.
  const warmUp = Math.ceil(ROUNDS / 10);
  let before = 0;
  for (let i = 0; i < ROUNDS + warmUp; i += 1) {
    if (i === warmUp) before = rssMb(server);
    const response = await client.analyze(files[i % files.length] ?? "");
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`analysis ${i} failed: ${response.status}`);
  }
  return rssMb(server) - before;
}

/** p99 of /healthz, asked without a pause, while hostile files are refused one after the other. */
async function healthUnderAttack(client: ApiClient, dir: string): Promise<{ p99: number; refused: number }> {
  const hostile = (await hostileFiles(dir)).filter(({ name }) => COSTLIEST.has(name));
  const times: number[] = [];
  let attacking = true;
  const asking = (async () => {
    while (attacking) times.push((await timed(async () => (await client.fetch("/healthz")).arrayBuffer())).ms);
  })();
  let refused = 0;
  for (const { file } of hostile) {
    const response = await client.analyze(file);
    await response.arrayBuffer();
    if (response.status >= 400 && response.status < 500) refused += 1;
  }
  attacking = false;
  await asking;
  return { p99: percentile(times, 0.99), refused };
}

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? path.join(projectRoot, "tests/fixtures/cvs/dev"));
  const scratch = mkdtempSync(path.join(tmpdir(), "careers-bench-"));
  const server = await new TestServer().start();
  try {
    const client = await new ApiClient(server.url).signIn(server.student);
    await client
      .analyze(path.join(folder, readTruth(folder)[0]?.file ?? ""))
      .then((response) => response.arrayBuffer());
    const samples = await sampleTimes(client, folder);
    const text = samples.filter((sample) => !sample.scan);
    const scans = samples.filter((sample) => sample.scan);
    const pdfs = text.filter((sample) => sample.pdfjs !== null);
    const ratio = (key: "pdfjs" | "pdftotext") =>
      percentile(
        pdfs.flatMap((sample) => (sample[key] ? [sample.ms / sample[key]] : [])),
        0.5,
      );
    const row = (name: string, list: Sample[]) =>
      console.log(
        `${name.padEnd(10)} n=${String(list.length).padEnd(3)} p50 ${round(
          percentile(
            list.map((s) => s.ms),
            0.5,
          ),
        )} ms  p95 ${round(
          percentile(
            list.map((s) => s.ms),
            0.95,
          ),
        )} ms`,
      );
    row("text", text);
    row("scans", scans);
    console.log(
      `text PDFs against bare pdfjs: ${round(ratio("pdfjs"))}x, against pdftotext: ${round(ratio("pdftotext"))}x (medians of pairs)`,
    );
    const growth = await memoryGrowth(
      server,
      client,
      text.slice(0, 10).map((sample) => path.join(folder, sample.file)),
    );
    console.log(
      `memory of the server after ${ROUNDS} analyses: ${growth >= 0 ? "+" : ""}${round(growth)} MB (limit ${RSS_LIMIT_MB})`,
    );
    const health = await healthUnderAttack(client, scratch);
    console.log(
      `/healthz while ${health.refused} hostile files were refused: p99 ${round(health.p99)} ms (limit ${HEALTH_LIMIT_MS})`,
    );
    const ok = growth < RSS_LIMIT_MB && health.p99 < HEALTH_LIMIT_MS && health.refused === 3;
    console.log(
      JSON.stringify({
        textP50: round(
          percentile(
            text.map((s) => s.ms),
            0.5,
          ),
        ),
        textP95: round(
          percentile(
            text.map((s) => s.ms),
            0.95,
          ),
        ),
        scanP50: round(
          percentile(
            scans.map((s) => s.ms),
            0.5,
          ),
        ),
        scanP95: round(
          percentile(
            scans.map((s) => s.ms),
            0.95,
          ),
        ),
        ratioPdfjs: round(ratio("pdfjs")),
        ratioPdftotext: round(ratio("pdftotext")),
        rssGrowthMb: round(growth),
        healthP99: round(health.p99),
        hostileRefused: health.refused,
        ok,
      }),
    );
    process.exitCode = ok ? 0 : 1;
  } finally {
    await server.dispose();
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main();
