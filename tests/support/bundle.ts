import { bundle } from "../../scripts/bundle.mjs";

/** Children and programs that tests start need their bundled scripts: built once for the whole run. */
export async function setup(): Promise<void> {
  await bundle([
    "read-document",
    "compute-worker",
    "ai-host",
    "decode-audio",
    "ai-library",
    "doctor",
    "admin-password",
    "healthcheck",
  ]);
}
