import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";

/** The inference host as an operating-system process. */

// When memory runs out it is this process that the kernel shall end, not the server (the file is Linux's). And a
// crashed
// host would leave its memory on the disk, with somebody's CV in it. The shell sets both and is then replaced by node;
// the arguments never pass through its parser.
const SHELL = '{ echo 800 >/proc/self/oom_score_adj; } 2>/dev/null; ulimit -c 0; exec "$@"';
const STDERR_CHARS = 2000;

/**
 * Forks the host. It gets none of the server's variables and arguments: settings and secrets are none of its business.
 * @param script the bundled host
 * @param env what its hardware needs beside that, e.g. CUDA_VISIBLE_DEVICES
 */
export function forkHost(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  return fork(script, args, {
    execPath: "/bin/sh",
    execArgv: ["-c", SHELL, "sh", process.execPath],
    cwd: tmpdir(),
    env: {
      NODE_ENV: "production",
      TZ: "UTC",
      TMPDIR: tmpdir(),
      // With more threads in libuv's pool each token is computed by another one, which costs a third of the speed.
      UV_THREADPOOL_SIZE: "1",
      // What loading a model leaves behind goes back to the system instead of staying in the C library's heap; large
      // pieces, such as a priority class's context, are pieces of their own and go back at once.
      MALLOC_ARENA_MAX: "1",
      MALLOC_MMAP_THRESHOLD_: String(4 * 2 ** 20),
      MALLOC_TRIM_THRESHOLD_: String(8 * 2 ** 20),
      NODE_LLAMA_CPP_SKIP_DOWNLOAD: "true",
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "json",
  });
}

/** Keeps the last of what the process writes to stderr, for the log. @returns a function that gives it */
export function lastWords(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8");
  child.stderr?.on("data", (chunk: string) => {
    text = (text + chunk).slice(-STDERR_CHARS);
  });
  child.stderr?.on("error", () => undefined);
  return () => text.trim();
}
