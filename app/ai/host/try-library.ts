import { getLlama, LlamaLogLevel } from "node-llama-cpp";
import type { TriedLibrary } from "../llama/try-library.server.ts";

/**
 * Loads the native library of the language model and reports whether that works. It runs as a separate program because
 * an incompatible library crashes its process.
 */

const gpu = (["auto", "cuda", "vulkan", "metal"] as const).find((kind) => kind === process.argv[2]) ?? false;

function answer(said: TriedLibrary): void {
  process.send?.(said, () => process.exit(0));
}

try {
  const llama = await getLlama({
    build: "never",
    skipDownload: true,
    gpu,
    progressLogs: false,
    logLevel: LlamaLogLevel.disabled,
  });
  answer({ isUsable: true, release: llama.llamaCppRelease.release, backend: llama.gpu === false ? "cpu" : llama.gpu });
} catch {
  answer({ isUsable: false });
}
