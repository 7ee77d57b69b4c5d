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
import { oneDecimal, percentile, timed } from "./statistics.ts";

/**
 * Speed and steadiness of the CV analysis against the built server: npm run bench:cv [FOLDER]. Times are compared with
 * bare pdfjs and with pdftotext in the same run, because the machine's speed drifts. Exits 1 when a figure falls short.
 */

const ROUNDS = 200;
const RSS_LIMIT_MB = 50;
const HEALTH_LIMIT_MS = 250;

/** The hostile files that keep their reader busy the longest. */
const COSTLIEST = new Set(["flate-twice.pdf", "nested-forms.pdf", "three-million-operators.pdf"]);

type Sample = { file: string; ms: number; pdfjs: number | null; pdftotext: number | null; scan: boolean };

/** Extracts the text of every page and nothing else: the minimum work of any PDF analysis. */
async function barePdfjs(file: string): Promise<void> {
  const task = getDocument({
    data: new Uint8Array(readFileSync(file)),
    useSystemFonts: false,
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
  // The heap grows slowly at first; the question is whether it keeps growing.
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

/** p99 of /healthz, requested without a pause, while hostile files are refused one after the other. */
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

type Speed = { textP50: number; textP95: number; scanP50: number; scanP95: number };

function speedOf(text: Sample[], scans: Sample[]): Speed {
  const at = (samples: Sample[], p: number) =>
    oneDecimal(
      percentile(
        samples.map(({ ms }) => ms),
        p,
      ),
    );
  return { textP50: at(text, 0.5), textP95: at(text, 0.95), scanP50: at(scans, 0.5), scanP95: at(scans, 0.95) };
}

/** Median over the pairs of the time of an analysis divided by the time of the plain tool. */
function ratioTo(tool: "pdfjs" | "pdftotext", samples: Sample[]): number {
  const pairs = samples.flatMap((sample) => (sample[tool] ? [sample.ms / sample[tool]] : []));
  return oneDecimal(percentile(pairs, 0.5));
}

async function measure(server: TestServer, folder: string, scratch: string) {
  const client = await new ApiClient(server.url).signIn(server.student);
  // The first run includes what is loaded once.
  await (await client.analyze(path.join(folder, readTruth(folder)[0]?.file ?? ""))).arrayBuffer();
  const samples = await sampleTimes(client, folder);
  const text = samples.filter((sample) => !sample.scan);
  const scans = samples.filter((sample) => sample.scan);
  const repeated = text.slice(0, 10).map((sample) => path.join(folder, sample.file));
  const growth = await memoryGrowth(server, client, repeated);
  const health = await healthUnderAttack(client, scratch);
  return {
    texts: text.length,
    scans: scans.length,
    ...speedOf(text, scans),
    ratioPdfjs: ratioTo("pdfjs", text),
    ratioPdftotext: ratioTo("pdftotext", text),
    rssGrowthMb: oneDecimal(growth),
    healthP99: oneDecimal(health.p99),
    hostileRefused: health.refused,
  };
}

function print(figures: Awaited<ReturnType<typeof measure>>): void {
  console.log(`text   n=${figures.texts}  p50 ${figures.textP50} ms  p95 ${figures.textP95} ms`);
  console.log(`scans  n=${figures.scans}  p50 ${figures.scanP50} ms  p95 ${figures.scanP95} ms`);
  console.log(
    `text PDFs against bare pdfjs: ${figures.ratioPdfjs}x, against pdftotext: ` +
      `${Number.isNaN(figures.ratioPdftotext) ? "not installed" : `${figures.ratioPdftotext}x`} (medians of ` +
      "pairs)",
  );
  console.log(
    `memory of the server after ${ROUNDS} analyses: ${figures.rssGrowthMb >= 0 ? "+" : ""}` +
      `${figures.rssGrowthMb} MB (limit ${RSS_LIMIT_MB})`,
  );
  console.log(
    `/healthz while ${figures.hostileRefused} hostile files were refused: p99 ${figures.healthP99} ms (limit ` +
      `${HEALTH_LIMIT_MS})`,
  );
}

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? path.join(projectRoot, "tests/fixtures/cvs/dev"));
  const scratch = mkdtempSync(path.join(tmpdir(), "careers-bench-"));
  const server = await new TestServer().start();
  try {
    const figures = await measure(server, folder, scratch);
    print(figures);
    const ok =
      figures.rssGrowthMb < RSS_LIMIT_MB &&
      figures.healthP99 < HEALTH_LIMIT_MS &&
      figures.hostileRefused === COSTLIEST.size;
    console.log(JSON.stringify({ ...figures, ok }));
    process.exitCode = ok ? 0 : 1;
  } finally {
    await server.dispose();
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main();
