import { modelThreads } from "#app/ai/threads.server.ts";
import { hostMemory } from "#app/ai/weights/host-memory.server.ts";
import type { ModelEntry } from "#app/ai/weights/manifest.ts";
import type { Settings } from "#app/platform/env.server.ts";
import type { Network } from "./campus-network.ts";
import { Progress, type Screen } from "./progress.ts";

/** What every command of `npm run models` works with. */
export type Desk = {
  settings: Pick<Settings, "MODELS_DIR" | "AI_MODEL" | "AI_ENGINE" | "AI_GPU" | "AI_THREADS" | "AI_BASE_URL">;
  entries: readonly ModelEntry[];
  /** What the model may use; no cores are counted where a GPU computes. */
  host: { memoryBytes: number; cores: number | undefined };
  screen: Screen;
  progress: Progress;
  network: Network;
  signal: AbortSignal;
  /** Asks the operator; null when nobody is there to answer. */
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
