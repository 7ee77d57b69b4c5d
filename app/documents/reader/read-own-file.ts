import type { ReadDocument } from "../document.ts";
import { Refusal } from "../refusal.ts";
import { finish } from "./finish.ts";
import { loadReader } from "./load-reader.ts";
import { withoutBrowser } from "./pdf/browser-stand-ins.ts";

/**
 * What the reader says of a file that this very program has just written. It reads in this process: a file that came
 * from anybody else has a process of its own (readDocument). Meanwhile some globals are stand-ins, see
 * pdf/browser-stand-ins.ts.
 * @throws Refusal
 */
export async function readOwnFile(format: "docx" | "pdf", bytes: Buffer): Promise<ReadDocument> {
  const restore = withoutBrowser();
  try {
    const read = await loadReader(format, false);
    const draft = await read(bytes, () => undefined);
    if (draft === "scan") throw new Refusal("unreadable");
    return finish(format, draft);
  } catch (error) {
    // As reader/main.ts does: a library that stumbles over a file has found it broken.
    throw error instanceof Refusal ? error : new Refusal("corrupt", error);
  } finally {
    restore();
  }
}
