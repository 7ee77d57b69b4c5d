import { once } from "node:events";
import { z } from "zod";
import { bundledScript } from "#app/platform/paths.server.ts";
import { forkHost } from "./fork-host.server.ts";

/**
 * Finds out whether the native library of the language model loads on this machine, by loading it in a child process.
 */

const triedSchema = z.union([
  /** `backend`: "cpu", or the kind of GPU. */
  z.object({ isUsable: z.literal(true), release: z.string(), backend: z.string() }),
  z.object({ isUsable: z.literal(false) }),
]);
export type TriedLibrary = z.infer<typeof triedSchema>;

/**
 * @param options `gpu` is the setting AI_GPU; `env` holds the variables that its driver reads
 * @throws the signal's reason when it took too long
 */
export async function tryLibrary(
  { gpu, env }: { gpu: string; env: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<TriedLibrary> {
  const child = forkHost(bundledScript("ai-library.js"), env, [gpu]);
  child.stderr?.resume();
  try {
    const outcome = new Promise<unknown>((resolve) => {
      child.once("message", resolve);
      child.once("error", () => resolve(null));
      // It crashed, e.g. because of an instruction that this processor does not have.
      child.once("exit", () => resolve(null));
    });
    const late = once(signal, "abort").then(() => signal.throwIfAborted());
    signal.throwIfAborted();
    return triedSchema.safeParse(await Promise.race([outcome, late])).data ?? { isUsable: false };
  } finally {
    child.kill("SIGKILL");
  }
}
