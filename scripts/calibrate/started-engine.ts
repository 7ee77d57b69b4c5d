import { type Engine, startEngine } from "#app/ai/start-engine.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";

/** Enough time to hash and load a file of 5 GB from a slow disk. */
const READY_MS = 5 * 60 * 1000;
const LOOK_MS = 250;

/**
 * Starts the engine of the settings (AI_ENGINE, AI_MODEL, AI_BASE_URL…), the one that the server would use, and prints
 * its name.
 * @throws Error when there is a model but it does not become ready: a table of the rules must not pass for one of the
 * model
 */
export async function startedEngine(): Promise<Engine> {
  const engine = await startEngine(getSettings());
  const until = Date.now() + READY_MS;
  const isRefused = () => engine.llama?.state().name === "refused";
  while (!engine.report().isReady && !isRefused() && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const { isReady, line } = engine.report();
  if (!isReady) {
    await engine.stop();
    throw new Error(line);
  }
  console.log(line);
  return engine;
}
