import { bundle } from "../../scripts/bundle.mjs";

/** The reader runs in a child process and so needs its bundled script: built once for the whole run (well under a second). */
export async function setup(): Promise<void> {
  await bundle(["read-document"]);
}
