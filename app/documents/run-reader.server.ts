import type { ChildProcess } from "node:child_process";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { z } from "zod";
import { type BudgetWatch, processCpuMs, watchBudget } from "#app/platform/child-process-limits.server.ts";
import type { DocumentFormat } from "./document.ts";
import { CHILD_LIMITS, READING_BUDGETS, type ReadingBudgets } from "./limits.ts";
import { refillReaders, takeReader } from "./reader-pool.server.ts";
import { isPicture, type Job } from "./reader-request.ts";
import { isRefusalReason, Refusal } from "./refusal.ts";
import { type ReaderKind, startReader } from "./start-reader.server.ts";
import { WORKBOOK_FORMATS, type WorkbookFormat } from "./workbook-rows.ts";

export type RunOptions = {
  signal?: AbortSignal | undefined;
  /** The file is a picture and is being recognised: it takes a while. */
  onOcr?: () => void;
  /** Each process that is given the file: one, a second for a scan, and both again where the machine had no time. */
  onProcess?: (pid: number) => void;
  budgets?: ReadingBudgets;
  /** Runs the work when it is its turn; at once by default. */
  inTurn?: (kind: ReaderKind, work: () => Promise<Finished>) => Promise<Finished>;
};

type Format = DocumentFormat | WorkbookFormat;
/** What a child gets: bytes, after the order that says what they are. */
type Input = {
  isPicture: boolean;
  size(): Promise<number>;
  open(bytes: number): Readable;
  orderFor(bytes: number, kind: ReaderKind): Job;
};
type Step = "read" | "draw" | "recognise";

/** Descriptor on which a reader answers. */
const ANSWER = 3;
/** A file whose reader got no time to read it is given this many chances. */
const TRIES = 2;

const messageSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ step: z.enum(["read", "draw", "recognise"]) }),
  z.object({ refusal: z.string() }),
  z.object({ scan: z.literal(true) }),
  z.object({ document: z.unknown() }),
]);

type Outcome = { document: unknown } | { scan: true } | { failure: unknown };

/**
 * Reads one file in a child that has read no other, and returns the document or workbook that it answers, not yet
 * checked.
 * @param file its path, or its bytes
 * @throws Refusal as the child says it; too_complex when it dies or uses up a budget of processor time or memory;
 *   machine_busy when the clock ran out twice before; the signal's reason on abort; an Error when the program itself
 *   does not start (not built, or broken)
 */
export function runReader(format: Format, file: string | Buffer, options: RunOptions): Promise<unknown> {
  return run(
    {
      isPicture: isPicture(format),
      size: async () => (typeof file === "string" ? (await stat(file)).size : file.length),
      open: (bytes) => (typeof file === "string" ? createReadStream(file, { end: bytes - 1 }) : Readable.from([file])),
      orderFor: (bytes, kind) => jobFor(format, bytes, kind),
    },
    options,
  );
}

/**
 * Changes lines of a file in such a child, and returns what it answers, not yet checked.
 * @param changes as one line of JSON
 * @throws as runReader()
 */
export function runLineChanges(changes: string, file: Buffer, options: RunOptions): Promise<unknown> {
  const order = Buffer.from(`${changes}\n`);
  return run(
    {
      isPicture: false,
      size: async () => order.length + file.length,
      open: () => Readable.from([order, file]),
      orderFor: (bytes) => ({ kind: "lines", format: "docx", bytes }),
    },
    options,
  );
}

async function run(input: Input, options: RunOptions): Promise<unknown> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await readOnce(input, options);
    } catch (error) {
      const isBusy = error instanceof Refusal && error.reason === "machine_busy";
      if (!isBusy || left === 1) throw error;
    } finally {
      refillReaders();
    }
  }
}

async function readOnce(input: Input, options: RunOptions): Promise<unknown> {
  const { total } = options.budgets ?? READING_BUDGETS;
  if (input.isPicture) return documentOf(await runChild("drawing", { input, options, usedMs: 0 }));
  const first = await runChild("plain", { input, options, usedMs: 0 });
  if ("document" in first.outcome) return first.outcome.document;
  // A scan: only a process that has read nothing yet may load what draws.
  const usedMs = Math.min(first.cpuMs, total.cpuMs);
  return documentOf(await runChild("drawing", { input, options, usedMs }));
}

type Finished = { outcome: { document: unknown } | { scan: true }; cpuMs: number };

function documentOf({ outcome }: Finished): unknown {
  if ("document" in outcome) return outcome.document;
  throw new Refusal("unreadable", new Error("A reader that may draw asked for one that may"));
}

type Task = { input: Input; options: RunOptions; usedMs: number };

async function runChild(kind: ReaderKind, task: Task): Promise<Finished> {
  const { inTurn = (_kind, work) => work() } = task.options;
  return await inTurn(kind, () => startChild(kind, task));
}

async function startChild(kind: ReaderKind, task: Task): Promise<Finished> {
  const { input, options } = task;
  options.signal?.throwIfAborted();
  const bytes = await input.size();
  const ahead = kind === "plain" ? takeReader() : undefined;
  if (!ahead) return await give(startReader(kind), kind, bytes, task);
  return await give(ahead, kind, bytes, task).catch(async (error: unknown) => {
    // It ended while it waited; its end and the file crossed.
    if (error instanceof NotStarted) return await give(startReader(kind), kind, bytes, task);
    throw error;
  });
}

async function give(child: ChildProcess, kind: ReaderKind, bytes: number, task: Task): Promise<Finished> {
  const { input, options, usedMs } = task;
  const watch = watchReading(child, options, usedMs);
  try {
    if (child.pid !== undefined) options.onProcess?.(child.pid);
    hand(child, input.orderFor(bytes, kind), input);
    const outcome = await collectAnswer(child, watch);
    if ("failure" in outcome) throw outcome.failure;
    return { outcome, cpuMs: watch.cpuMs() };
  } finally {
    watch.stop();
    child.stdin?.destroy();
    child.kill("SIGKILL");
    options.signal?.throwIfAborted();
  }
}

function jobFor(format: Format, bytes: number, kind: ReaderKind): Job {
  const workbook = WORKBOOK_FORMATS.find((known) => known === format);
  if (workbook) return { kind: "workbook", format: workbook, bytes };
  return { kind: "document", format: format as DocumentFormat, bytes, mayDraw: kind === "drawing" };
}

/** The file's bytes and not its path: the child may open nothing of the server's. */
function hand(child: ChildProcess, job: Job, input: Input): void {
  const { stdin } = child;
  if (!stdin) return;
  // A child that ends early has its own way of telling; the pipe stays open until it has answered.
  stdin.on("error", () => undefined);
  stdin.write(`${JSON.stringify(job)}\n`);
  if (job.bytes === 0) return;
  input
    .open(job.bytes)
    .on("error", () => child.kill("SIGKILL"))
    .pipe(stdin, { end: false });
}

type Watch = {
  onStep(step: Step): void;
  /** Processor time that the child has used for this file, in milliseconds. */
  cpuMs(): number;
  overrun(): ReturnType<BudgetWatch["overrun"]>;
  stop(): void;
};

/** Kills the child when a step or the whole goes over its budget, and on abort. */
function watchReading(
  child: ChildProcess,
  { signal, onOcr, budgets = READING_BUDGETS }: RunOptions,
  usedMs: number,
): Watch {
  const kill = () => void child.kill("SIGKILL");
  const used = () => (child.pid === undefined ? 0 : (processCpuMs(child.pid) ?? 0));
  const before = used();
  const { memoryBytes } = CHILD_LIMITS;
  const total = watchBudget(child, { ...budgets.total, cpuMs: budgets.total.cpuMs - usedMs, memoryBytes });
  const step = watchBudget(child, budgets.read);
  let ocr = false;
  signal?.addEventListener("abort", kill, { once: true });
  return {
    onStep: (name) => {
      step.restart(budgets[name]);
      if (name !== "read" && !ocr) {
        ocr = true;
        onOcr?.();
      }
    },
    cpuMs: () => used() - before,
    overrun: () => total.overrun() ?? step.overrun(),
    stop: () => {
      total.stop();
      step.stop();
      signal?.removeEventListener("abort", kill);
    },
  };
}

/** Resolves when the child has ended, so that none outlives its reading. */
function collectAnswer(child: ChildProcess, watch: Watch): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let outcome: Outcome | undefined;
    let started = false;
    const take = (line: string) => {
      const message = messageSchema.safeParse(parseJson(line));
      if (!message.success || outcome || "ready" in message.data) return;
      started = true;
      if ("step" in message.data) watch.onStep(message.data.step);
      else {
        outcome = "refusal" in message.data ? { failure: refused(message.data.refusal) } : message.data;
        child.kill("SIGKILL");
      }
    };
    hearLines(child, take);
    child.once("error", reject);
    child.once("close", (code, killedBy) => {
      const ending = new Error(`The document reader ended with ${killedBy ?? `exit code ${code}`}`);
      const overrun = watch.overrun();
      if (outcome) resolve(outcome);
      else if (overrun === "wall") reject(new Refusal("machine_busy", ending));
      else if (started || overrun) reject(new Refusal("too_complex", ending));
      else reject(new NotStarted(ending.message));
    });
  });
}

/** The child ended before it had looked at the file: no file's fault. */
class NotStarted extends Error {
  override readonly name = "NotStarted";
}

function refused(reason: string): Refusal {
  return new Refusal(isRefusalReason(reason) ? reason : "too_complex");
}

function hearLines(child: ChildProcess, take: (line: string) => void): void {
  let pending = "";
  let received = 0;
  const answers = child.stdio[ANSWER] as Readable;
  answers.setEncoding("utf8");
  answers.on("data", (chunk: string) => {
    received += chunk.length;
    if (received > CHILD_LIMITS.answerBytes) {
      child.kill("SIGKILL");
      return;
    }
    const lines = (pending + chunk).split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
