import { AudioRefused } from "../audio-refused.ts";
import { decode } from "./decode.ts";
import { warmOpus } from "./opus-stream.ts";
import type { FromDecoder, ToDecoder } from "./protocol.ts";
import { soundsIn } from "./sounds-in.ts";

/**
 * The child process that decodes recordings one after the other: a malicious or broken file can crash it, but not the
 * server.
 */

function answer(message: FromDecoder): void {
  process.send?.(message);
}

async function work({ id, recording, looksForVoice }: ToDecoder): Promise<FromDecoder> {
  try {
    const samples = await decode(recording);
    return { type: "decoded", id, samples, ...soundsIn(samples, looksForVoice) };
  } catch (error) {
    if (!(error instanceof AudioRefused)) throw error;
    return { type: "refused", id, fault: error.fault, message: error.message };
  }
}

// The server sends the next job only after the answer to this one.
process.on("message", (job: ToDecoder) => void work(job).then(answer));
process.on("disconnect", () => process.exit(0));
await warmOpus();
answer({ type: "ready" });
