import { loadNetwork, type Network, type NetworkFile } from "./requirement-network.ts";
import files from "./requirement-weights.json";

let loaded: Network[] | null = null;

/** The trained networks, unpacked at the first use. */
export function offerNetworks(): readonly Network[] {
  loaded ??= (files as NetworkFile[]).map(loadNetwork);
  return loaded;
}
