import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import type { Readable } from "node:stream";
import { z } from "zod";
import { bundledScript } from "#app/platform/paths.server.ts";
import type { DocumentFormat } from "./document.ts";
import { CHILD_LIMITS } from "./limits.ts";
import { isRefusalReason, Refusal } from "./refusal.ts";
import type { WorkbookFormat } from "./workbook.ts";

type RunOptions = { signal?: AbortSignal | undefined; onOcr?: () => void };

const messageSchema = z.union([
  z.object({ step: z.enum(["read", "draw", "recognise"]) }),
  z.object({ refusal: z.string() }),
  z.object({ document: z.unknown() }),
]);

// The limits are set by the shell and inherited by node, which replaces it; the arguments never pass through the shell's parser.
const SHELL = `ulimit -d ${CHILD_LIMITS.dataKib}; ulimit -t ${CHILD_LIMITS.cpuSeconds}; ulimit -c 0; exec "$@"`;

/**
 * Runs the reader child on one file and returns the document or workbook it answers, not yet checked.
 * @throws Refusal as the child says it, or too_complex when it dies or has to be killed; the signal's reason on abort;
 *   an Error when the program itself does not start (not built, or broken)
 */
export async function runReader(
  format: DocumentFormat | WorkbookFormat,
  file: string,
  options: RunOptions,
): Promise<unknown> {
  options.signal?.throwIfAborted();
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      SHELL,
      "sh",
      process.execPath,
      `--max-old-space-size=${CHILD_LIMITS.heapMb}`,
      "--disallow-code-generation-from-strings",
      bundledScript("read-document.js"),
      format,
      file,
    ],
    // No variables: the child has no use for settings, and secrets are none of its business.
    {
      cwd: tmpdir(),
      env: { NODE_ENV: "production", TZ: "UTC", TMPDIR: tmpdir() },
      // The first one closes with the server's end, however it ends: the child goes with it.
      stdio: ["pipe", "ignore", "ignore", "pipe"],
    },
  );
  const watch = watchDog(child, options);
  try {
    return await collectAnswer(child, watch.onStep);
  } finally {
    watch.stop();
    child.kill("SIGKILL");
    options.signal?.throwIfAborted();
  }
}

/** Kills the child when a step or the whole takes too long, and on abort. */
function watchDog(child: ChildProcess, { signal, onOcr }: RunOptions) {
  const kill = () => void child.kill("SIGKILL");
  const total = setTimeout(kill, CHILD_LIMITS.totalMs);
  let step = setTimeout(kill, CHILD_LIMITS.readMs);
  let ocr = false;
  signal?.addEventListener("abort", kill, { once: true });
  return {
    onStep: (name: "read" | "draw" | "recognise") => {
      clearTimeout(step);
      const limit = { read: CHILD_LIMITS.readMs, draw: CHILD_LIMITS.drawStepMs, recognise: CHILD_LIMITS.ocrStepMs };
      step = setTimeout(kill, limit[name]);
      if (name !== "read" && !ocr) {
        ocr = true;
        onOcr?.();
      }
    },
    stop: () => {
      clearTimeout(total);
      clearTimeout(step);
      signal?.removeEventListener("abort", kill);
    },
  };
}

/** Resolves when the child has ended, so that none outlives its reading. */
function collectAnswer(child: ChildProcess, onStep: (step: "read" | "draw" | "recognise") => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let outcome: { document: unknown } | { failure: unknown } | undefined;
    let started = false;
    let pending = "";
    let received = 0;
    const take = (text: string) => {
      const message = messageSchema.safeParse(parseJson(text));
      if (!message.success) return;
      started = true;
      if ("step" in message.data) onStep(message.data.step);
      else if ("refusal" in message.data) {
        const { refusal } = message.data;
        outcome = { failure: new Refusal(isRefusalReason(refusal) ? refusal : "too_complex") };
      } else outcome = message.data;
    };
    const answers = child.stdio[3] as Readable;
    answers.setEncoding("utf8");
    answers.on("data", (chunk: string) => {
      received += chunk.length;
      if (received > CHILD_LIMITS.answerBytes) {
        child.kill("SIGKILL");
        return;
      }
      const lines = (pending + chunk).split("\n");
      pending = lines.pop() ?? "";
      for (const text of lines) take(text);
    });
    child.once("error", reject);
    child.once("close", (code, killedBy) => {
      const ending = new Error(`The document reader ended with ${killedBy ?? `exit code ${code}`}`);
      if (!outcome) reject(started || killedBy ? new Refusal("too_complex", ending) : ending);
      else if ("failure" in outcome) reject(outcome.failure);
      else resolve(outcome.document);
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
