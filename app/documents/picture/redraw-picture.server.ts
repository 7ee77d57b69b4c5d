import type { ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";
import { type Budget, watchBudget } from "#app/platform/child-process-limits.server.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { bundledScript } from "#app/platform/paths.server.ts";
import { CHILD_LIMITS } from "../limits.ts";
import { Refusal } from "../refusal.ts";
import { startReader } from "../start-reader.server.ts";
import { pictureHeader } from "./picture-header.ts";
import { ANSWER_FD, type Drawing, MAX_PICTURE_BYTES, STARTED } from "./protocol.ts";

/** Many times what the largest picture that is let in takes. */
const BUDGET: Budget = { cpuMs: 8 * SECOND_MS, wallMs: 60 * SECOND_MS, memoryBytes: CHILD_LIMITS.memoryBytes };

/**
 * Draws an untrusted picture anew in a sandboxed child of its own, killed at its limits.
 * @param bytes of a PNG, JPEG or WebP whose size in pixels the caller has looked at
 * @returns a PNG, of a portrait a JPEG, with a side of at most 512 pixels, at most 400 KB
 * @throws Refusal corrupt, too_complex, machine_busy; the signal's reason; an Error when the program does not start
 */
export async function redrawPicture(bytes: Uint8Array, drawing: Drawing, signal?: AbortSignal): Promise<Buffer> {
  signal?.throwIfAborted();
  const child = startReader("drawing", { script: bundledScript("redraw-picture.js"), args: [drawing] });
  const kill = () => void child.kill("SIGKILL");
  signal?.addEventListener("abort", kill, { once: true });
  const watch = watchBudget(child, BUDGET);
  try {
    // A child that ends early has its own way of telling.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(bytes);
    const answer = await answerOf(child);
    signal?.throwIfAborted();
    const overrun = watch.overrun();
    if (overrun) throw new Refusal(overrun === "wall" ? "machine_busy" : "too_complex");
    if (answer[0] !== STARTED) throw new Error("The program that draws pictures does not start: not built, or broken");
    const picture = answer.subarray(1);
    // It has read an untrusted file, so what it says is not trusted either.
    const kind = drawing === "logo" ? "png" : "jpg";
    if (picture.length > MAX_PICTURE_BYTES || pictureHeader(picture)?.kind !== kind) throw new Refusal("corrupt");
    return Buffer.from(picture);
  } finally {
    watch.stop();
    kill();
    signal?.removeEventListener("abort", kill);
  }
}

/** Resolves when the child has ended. */
function answerOf(child: ChildProcess): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  (child.stdio[ANSWER_FD] as Readable).on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_PICTURE_BYTES + 1) child.kill("SIGKILL");
    else chunks.push(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(Buffer.concat(chunks)));
  });
}
