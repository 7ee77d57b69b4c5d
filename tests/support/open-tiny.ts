import { type OpenModel, openModel } from "#app/ai/host/open-model.ts";
import { loadOf, type StartOptions } from "./ai-host.ts";
import { tinyModel } from "./tiny-model.ts";

/** A tiny model with all that jobs need, in this process: for what cannot be seen from outside the host. */
export async function openTiny(kind: "bpe" | "spm", options: StartOptions = {}): Promise<OpenModel> {
  return await openModel(loadOf(await tinyModel(kind), options));
}
