import { modelThreads } from "#app/ai/threads.server.ts";
import { hostMemory } from "#app/ai/weights/host-memory.server.ts";
import type { ModelEntry } from "#app/ai/weights/manifest.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Network } from "./campus-network.ts";
import { Progress, type Screen } from "./progress.ts";

/** Context that all commands of `npm run models` share. */
export type Desk = {
  settings: Pick<Settings, "MODELS_DIR" | "AI_MODEL" | "AI_ENGINE" | "AI_GPU" | "AI_THREADS" | "AI_BASE_URL">;
  entries: readonly ModelEntry[];
  /** Memory and cores the model may use; `cores` is undefined unless AI_GPU is off. */
  host: { memoryBytes: number; cores: number | undefined };
  screen: Screen;
  progress: Progress;
  network: Network;
  signal: AbortSignal;
  /** Asks the operator a question; null when standard input is no terminal. */
  ask: ((question: string) => Promise<string>) | null;
};

export const say = ({ screen }: Desk, ...lines: string[]): void => {
  for (const line of lines) screen.write(`${line}\n`);
};

export function openDesk(given: Pick<Desk, "settings" | "entries" | "screen" | "network" | "signal" | "ask">): Desk {
  return {
    ...given,
    host: {
      memoryBytes: hostMemory(),
      cores: given.settings.AI_GPU === "off" ? (given.settings.AI_THREADS ?? modelThreads()) : undefined,
    },
    progress: new Progress(given.screen),
  };
}
