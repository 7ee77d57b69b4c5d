import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { projectRoot } from "#app/platform/paths.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import { timed } from "../bench/statistics.ts";
import { Container, type ContainerOptions, type Process } from "./container.ts";
import { engineReady, madeModels } from "./made-models.ts";
import { atMost, type Row, yes } from "./rows.ts";

/** Runs the image: the first steps of a new user, typical operator tasks, and both AI engines. */

export type Image = Pick<ContainerOptions, "root" | "config">;
export type Timings = Record<string, number>;

const DRAIN_LIMIT_MS = 25_000;
const FIRST_RESULT_LIMIT_MS = 60_000;
const PATIENCE_MS = 60_000;
const CVS = ["e01_nutricionista_hospital.pdf", "e03_educadora_parvulos.docx", "e18_operador_maquinaria_scan.pdf"];
const UPLOADS = 8;
const PAGES = 400;
/** Limit of the server process in MB: the heap that CMD allows and everything else. */
const SERVER_LIMIT_MB = 700;

const fixture = (name: string) => path.join(projectRoot, "tests", "fixtures", "cvs", "dev", name);
/** True for readers started for a given file, such as a scan; idle readers were started in advance with --ahead. */
const isReader = ({ command }: Process) => command.includes("read-document.cjs") && !command.includes("--ahead");

/** From the start to the first results, then probes, restrictions and shutdown of a running container. */
export async function rehearseOperation(image: Image, timings: Timings): Promise<Row[]> {
  const container = new Container(image);
  const other = new Container(image);
  try {
    timings.startMs = await container.start();
    const admin = await new ApiClient(container.url).signIn(container.admin);
    const rows: Row[] = [];
    let sinceStart = timings.startMs;
    for (const name of CVS) {
      const { ms, value } = await timed(() => admin.analyze(fixture(name)));
      sinceStart += ms;
      timings[`cv ${path.extname(name).slice(1)}${name.includes("scan") ? " scan" : ""} ms`] = ms;
      if (name === CVS[0])
        rows.push(
          atMost("from the start to the first CV result", FIRST_RESULT_LIMIT_MS / 1000, sinceStart / 1000, "s"),
        );
      const text = await value.text();
      rows.push(yes(`CV analysed: ${name}`, value.ok && text.includes("score"), value.ok ? "yes" : text.slice(0, 120)));
    }
    rows.push(...(await probes(container)), ...limits(container));
    timings.secondStartMs = await other.start();
    const secrets = [container, other].map(({ data }) => readFileSync(path.join(data, "secrets.json"), "utf8"));
    rows.push(yes("two installations have different secrets", secrets[0] !== secrets[1]));
    rows.push(...(await stops(container, admin, timings)));
    return rows;
  } finally {
    await container.dispose();
    await other.dispose();
  }
}

async function probes(container: Container): Promise<Row[]> {
  const answers = await Promise.all(["/healthz", "/readyz"].map((at) => fetch(container.url + at)));
  const check = container.exec(["node", "build/scripts/healthcheck.js"]);
  const wrongPort = container.exec(["env", "PORT=3999", "node", "build/scripts/healthcheck.js"]);
  return [
    yes("first account printed", container.admin.rut !== "" && container.admin.password !== ""),
    yes("no demo account", container.student.rut === ""),
    yes(
      "/healthz and /readyz answer 200",
      answers.every(({ status }) => status === 200),
    ),
    yes("health check of a living server", check.status === 0, `exit ${check.status} ${check.output}`),
    {
      ...yes("health check without a server", wrongPort.status === 1),
      asked: "exit 1",
      measured: `exit ${wrongPort.status}`,
    },
  ];
}

function limits(container: Container): Row[] {
  const cannot = ["/app/x", "/app/build/x", "/app/node_modules/x", "/app/models/x", "/usr/x", "/var/x", "/x"].filter(
    (file) => container.exec(["sh", "-c", `: > ${file}`]).status === 0,
  );
  const id = container.exec(["id", "-u"]).output;
  const status = container.exec(["sh", "-c", "grep -h -E 'CapEff|CapBnd|NoNewPrivs' /proc/1/status"]).output;
  return [
    { name: "account of the process", asked: "not 0", measured: id, ok: id !== "0" && id !== "" },
    {
      name: "places outside the volumes it can write",
      asked: "none",
      measured: cannot.join(" ") || "none",
      ok: cannot.length === 0,
    },
    yes("no capability, no new privileges", /CapEff:\s+0+\s+CapBnd:\s+0+\s+NoNewPrivs:\s+1/.test(status)),
    {
      ...yes("packets that left it", container.packetsOut() === 0),
      asked: "0",
      measured: String(container.packetsOut()),
    },
  ];
}

/** SIGTERM while a scan is being read: the analysis must be answered before the server exits. */
async function stops(container: Container, admin: ApiClient, timings: Timings): Promise<Row[]> {
  const scan = admin.analyze(fixture("e18_operador_maquinaria_scan.pdf")).then(
    (response) => response.status,
    () => 0,
  );
  const from = performance.now();
  while (!container.processes().some(isReader) && performance.now() - from < PATIENCE_MS) await pause(20);
  const { code, ms } = await container.stop();
  timings.stopMs = ms;
  const status = await scan;
  return [
    { name: "SIGTERM under work: exit code", asked: "0", measured: String(code), ok: code === 0 },
    atMost("SIGTERM under work: until the end", DRAIN_LIMIT_MS / 1000, ms / 1000, "s"),
    yes("the analysis under way was answered", status === 200, `status ${status}`),
  ];
}

/** Measures the server's memory while people upload files and read pages at the same time. */
export async function rehearseLoad(image: Image, timings: Timings): Promise<Row[]> {
  const container = new Container(image);
  try {
    await container.start();
    const idleMb = container.peakServerMb();
    const admin = await new ApiClient(container.url).signIn(container.admin);
    const big = new Blob([new Uint8Array(14.9 * 1024 * 1024).fill(65)]);
    const upload = async () => {
      const form = new FormData();
      form.append("cv", big, "grande.txt");
      await (await admin.fetch("/api/cv/analyze", { method: "POST", body: form })).arrayBuffer();
    };
    const read = async () => {
      for (let page = 0; page < PAGES / 8; page += 1) await (await admin.fetch("/admin")).text();
    };
    await Promise.all([...Array.from({ length: UPLOADS }, upload), ...Array.from({ length: 8 }, read)]);
    for (const name of CVS) await (await admin.analyze(fixture(name))).arrayBuffer();
    timings.serverIdleMb = idleMb;
    timings.serverPeakMb = container.peakServerMb();
    return [
      atMost(
        `server's peak: ${UPLOADS} uploads of 14.9 MB, ${PAGES} pages`,
        SERVER_LIMIT_MB,
        timings.serverPeakMb,
        "MB",
      ),
    ];
  } finally {
    await container.dispose();
  }
}

/** Tests both engines of the image with synthetic models. */
export async function rehearseEngines(image: Image, timings: Timings): Promise<Row[]> {
  const models = await madeModels();
  const container = new Container({
    ...image,
    models,
    env: { AI_ENGINE: "llama", AI_THREADS: "1", WHISPER_MODEL: "ggml-tones.bin" },
  });
  try {
    await container.start();
    const { ms, value: isReady } = await timed(() => engineReady(container));
    timings.modelReadyMs = ms;
    const admin = await new ApiClient(container.url).signIn(container.admin);
    const analysed = await admin.analyze(fixture(CVS[0] ?? ""));
    const words = await transcribed(admin);
    const whisper = container.processes().filter(({ command }) => /^\S*whisper-server /.test(command));
    return [
      yes("llama.cpp loads a GGUF", isReady),
      yes("CV analysed with the model loaded", analysed.ok),
      yes("whisper-server runs", whisper.length === 1),
      { name: "a spoken word", asked: "uno", measured: words, ok: words === "uno" },
      {
        ...yes("packets that left it with both engines", container.packetsOut() === 0),
        asked: "0",
        measured: String(container.packetsOut()),
      },
    ];
  } finally {
    await container.dispose();
    rmSync(models, { recursive: true, force: true });
  }
}

/** Returns the server's transcript of a recording of one tone; retries while the engine is loading (status 503). */
async function transcribed(client: ApiClient): Promise<string> {
  const audio = readFileSync(path.join(projectRoot, "tests", "fixtures", "voice", "uno.webm"));
  const from = performance.now();
  for (;;) {
    const form = new FormData();
    form.append("audio", new Blob([audio], { type: "audio/webm" }), "recording.webm");
    const response = await client.fetch("/api/transcribe", { method: "POST", body: form });
    const answer = z
      .object({ text: z.string().optional(), message: z.string().optional() })
      .parse(await response.json());
    if (response.ok) return answer.text ?? "";
    if (response.status !== 503 || performance.now() - from > PATIENCE_MS)
      return `${response.status} ${answer.message}`;
    await pause(500);
  }
}
