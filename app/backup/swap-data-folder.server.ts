import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { AppError } from "#app/platform/errors.ts";
import { syncToDisk, writeAtomically } from "./durable-files.server.ts";

/**
 * Exchanges the data in DATA_DIR for prepared data in a folder of it. A plan file on the disk is the point of no
 * return: before it exists nothing is moved; afterwards everything will be, however often the process dies in between.
 */

const PLAN_FILE = "restore-plan.json";
export const STAGED_PREFIX = "restoring-";
export const ASIDE_PREFIX = "before-restore-";

const entryName = z.string().regex(/^[\w-][\w.-]*$/);
const planSchema = z.object({
  format: z.literal(1),
  /** Folder in DATA_DIR with the new data. */
  staged: entryName.startsWith(STAGED_PREFIX),
  /** Folder in DATA_DIR for the former data. */
  aside: entryName.startsWith(ASIDE_PREFIX),
  /** Names in DATA_DIR that are only moved out, because they belong to the old database. */
  leaving: z.array(entryName),
  /** Names that are moved in; existing entries of the same name are moved out. */
  coming: z.array(entryName),
});
export type SwapPlan = z.infer<typeof planSchema>;
export type SwapStep = "planned" | `out ${string}` | `in ${string}` | "swapped";

export async function commitPlan(dataDir: string, plan: SwapPlan): Promise<void> {
  await syncToDisk(path.join(dataDir, plan.staged));
  await writeAtomically(path.join(dataDir, PLAN_FILE), JSON.stringify(plan));
  await syncToDisk(dataDir);
}

export function hasPlan(dataDir: string): boolean {
  return existsSync(path.join(dataDir, PLAN_FILE));
}

/**
 * Carries out the plan on the disk from the point where it was interrupted, and deletes the remains of a restore that
 * had no plan yet. The caller must have exclusive use of DATA_DIR.
 * @returns the folder with the former data; null when there was no plan
 * @throws AppError when something was put into DATA_DIR in the meantime: nothing is overwritten
 */
export async function finishSwap(
  dataDir: string,
  onStep: (step: SwapStep) => void = () => undefined,
): Promise<string | null> {
  const plan = await readPlan(dataDir);
  if (plan) await carryOut(dataDir, plan, onStep);
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(STAGED_PREFIX)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  return plan && path.join(dataDir, plan.aside);
}

async function carryOut(dataDir: string, plan: SwapPlan, onStep: (step: SwapStep) => void): Promise<void> {
  const here = (name: string) => path.join(dataDir, name);
  const staged = (name: string) => path.join(dataDir, plan.staged, name);
  const aside = (name: string) => path.join(dataDir, plan.aside, name);
  await mkdir(here(plan.aside), { recursive: true, mode: 0o700 });
  const waiting = plan.coming.filter((name) => existsSync(staged(name)));
  for (const name of [...plan.leaving, ...waiting]) {
    if (!existsSync(here(name))) continue;
    if (existsSync(aside(name))) throw spoiled(here(name), aside(name));
    await rename(here(name), aside(name));
    onStep(`out ${name}`);
  }
  await syncToDisk(here(plan.aside));
  await syncToDisk(dataDir);
  for (const name of waiting) {
    await rename(staged(name), here(name));
    onStep(`in ${name}`);
  }
  await syncToDisk(dataDir);
  await rm(here(PLAN_FILE));
  await syncToDisk(dataDir);
  onStep("swapped");
}

async function readPlan(dataDir: string): Promise<SwapPlan | null> {
  if (!hasPlan(dataDir)) return null;
  const file = path.join(dataDir, PLAN_FILE);
  try {
    return planSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new AppError(
      "conflict",
      `El plan de una restauración sin terminar está dañado: ${file}. Pide ayuda antes de seguir; no borres ` +
        `nada de ${dataDir}.`,
      { cause: error },
    );
  }
}

function spoiled(present: string, former: string): AppError {
  return new AppError(
    "conflict",
    `Una restauración quedó a medias y después algo creó ${present}. Los datos anteriores están en ${former}` +
      `. Mueve ${present} a otra carpeta y repite la orden.`,
  );
}
