import { bundle } from "../../scripts/bundle.mjs";

/** Reader, inference host and audio decoder run in child processes and so need their bundled scripts: built once for the whole run. */
export async function setup(): Promise<void> {
  await bundle(["read-document", "ai-host", "decode-audio", "ai-library", "doctor", "admin-password"]);
}
