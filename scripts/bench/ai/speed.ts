import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { BareEngine } from "./bare-engine.ts";
import { runLlamaBench } from "./llama-bench.ts";
import { alternate, median, type Row, rounded } from "./rows.ts";

/** Tokens per second of the engine as the host sets it up, against llama-bench and against itself. */

const PAIRS = 5;
const PROMPT = 256;
const GENERATED = 48;
const REPETITIONS = 2;
/**
 * With more threads than free processors a token may take a second: long enough to measure, short enough to wait for.
 */
const GENERATED_CONTENDED = 24;

const perSecond = (tokens: number, ms: number): number => (tokens * 1000) / ms;

/** The figures that need llama-bench; they are skipped when it is not available. */
export async function againstLlamaBench(file: string, program: string | null, processors: number): Promise<Row[]> {
  return [
    await compare({ file, program, processors, threads: 1, work: "prefill", min: 0.95 }),
    await compare({ file, program, processors, threads: 1, work: "decode", min: 0.8 }),
    await compare({ file, program, processors, threads: 2, work: "decode", min: 0.8 }),
  ];
}

type Comparison = {
  file: string;
  program: string | null;
  processors: number;
  threads: number;
  work: "prefill" | "decode";
  min: number;
};

async function compare({ file, program, processors, threads, work, min }: Comparison): Promise<Row> {
  // The throughput of one thread per second of its processor time does not depend on other work on the machine; two
  // threads wait for each other.
  const clock = threads === 1 ? "cpu" : "wall";
  const row = { figure: `${work}, ${threads} thread${threads > 1 ? "s" : ""}: ours / llama-bench`, limit: { min } };
  if (!program) return { ...row, value: null, detail: "llama-bench is missing" };
  const engine = await new BareEngine().load(file, threads);
  const tokens = work === "prefill" ? PROMPT : GENERATED;
  const ours = async (): Promise<number> => {
    let spent = 0;
    for (let count = 0; count < REPETITIONS; count += 1) {
      const answer = await engine.ask({ do: work, tokens });
      spent += clock === "cpu" ? answer.cpuMs : answer.wallMs;
    }
    return perSecond(REPETITIONS * tokens, spent);
  };
  const kind = work === "prefill" ? "prompt" : "generation";
  const order = { program, file, threads, repetitions: REPETITIONS };
  try {
    const result = await alternate(PAIRS, processors, ours, async () => {
      return (await runLlamaBench(order, kind, tokens))[clock];
    });
    const unit = clock === "cpu" ? "tokens per cpu-second" : "tokens per second";
    return {
      ...row,
      value: result.ratio,
      detail: `${rounded(result.ours, 1)} / ${rounded(result.reference, 1)} ${unit}; ${spread(result.ratios)}`,
      busy: result.busy,
    };
  } finally {
    await engine.stop();
  }
}

const spread = (ratios: readonly number[]): string =>
  `pairs ${rounded(Math.min(...ratios))} to ${rounded(Math.max(...ratios))}`;

/** A prompt in the host's slices of 128 tokens compared with the same prompt at once. */
export async function slices(file: string, processors: number): Promise<Row> {
  const engine = await new BareEngine().load(file, 1);
  const cpu = async (work: "slices" | "prefill") => (await engine.ask({ do: work, tokens: 768 })).cpuMs;
  try {
    const result = await alternate(
      PAIRS,
      processors,
      () => cpu("slices"),
      () => cpu("prefill"),
    );
    return {
      figure: "prefill of 768 tokens: in slices of 128 / at one go",
      value: result.ratio,
      limit: { max: 1.08 },
      detail: `${rounded(result.ours, 0)} / ${rounded(result.reference, 0)} cpu-ms; ${spread(result.ratios)}`,
      busy: result.busy,
    };
  } finally {
    await engine.stop();
  }
}

/**
 * Generation beside a process that computes all the time, compared with generation alone. Threads that wait for a
 * thread without a processor use up their own processor time, so tokens per cpu-second fall, whatever else runs on the
 * machine.
 */
export async function besideCompetitor(file: string, threads: number, processors: number): Promise<Row> {
  const engine = await new BareEngine().load(file, threads);
  const competitor = fork(process.argv[1] ?? "", ["--compete"], { stdio: "ignore" });
  const clock: Record<"beside" | "alone", number[]> = { beside: [], alone: [] };
  const decode = async (where: "beside" | "alone") => {
    const { tokens, wallMs, cpuMs } = await engine.ask({ do: "decode", tokens: GENERATED_CONTENDED });
    clock[where].push(perSecond(tokens, wallMs));
    return perSecond(tokens, cpuMs);
  };
  const beside = async () => {
    await tell(competitor, "work");
    const speed = await decode("beside");
    await tell(competitor, "rest");
    return speed;
  };
  try {
    const result = await alternate(2 * PAIRS + 1, processors, beside, () => decode("alone"));
    const wall = `${rounded(median(clock.beside), 1)} / ${rounded(median(clock.alone), 1)} by the clock`;
    return {
      figure: `decode, ${threads} thread${threads > 1 ? "s" : ""}: beside a busy process / alone`,
      value: result.ratio,
      limit: { min: 0.85 },
      detail:
        `${rounded(result.ours, 1)} / ${rounded(result.reference, 1)} tokens per cpu-second, ${wall}; ` +
        `${spread(result.ratios)}`,
      busy: result.busy,
    };
  } finally {
    competitor.kill("SIGKILL");
    await engine.stop();
  }
}

/** Resolves once it has done what it was told. */
async function tell(competitor: ChildProcess, order: "work" | "rest"): Promise<void> {
  const answered = once(competitor, "message");
  competitor.send(order);
  await answered;
}

/** A competing process that computes on one processor when told to. It ends with the bench. */
export function compete(): void {
  let isWorking = false;
  const work = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    if (isWorking) setImmediate(work);
  };
  process.on("message", (order) => {
    isWorking = order === "work";
    process.send?.(order);
    if (isWorking) work();
  });
}
