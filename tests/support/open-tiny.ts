import { type OpenModel, openModel } from "#app/ai/host/open-model.ts";
import { loadOf } from "./ai-host.ts";
import { tinyModel } from "./tiny-model.ts";

/** A tiny model with all that jobs need, in this process: for what cannot be seen from outside the host. */
export async function openTiny(kind: "bpe" | "spm"): Promise<OpenModel> {
  const order = loadOf(await tinyModel(kind));
  if (order.type !== "load") throw new Error("not an order to load");
  return await openModel(order);
}
