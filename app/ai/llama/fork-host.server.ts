import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";

/** Starts the inference host as an operating-system process. */

// oom_score_adj (Linux only): when memory runs out, the kernel ends this process and not the server. ulimit -c 0: no
// core dump, which could contain somebody's CV. The shell sets both and is then replaced by node; the arguments are
// never parsed by the shell.
const SHELL = '{ echo 800 >/proc/self/oom_score_adj; } 2>/dev/null; ulimit -c 0; exec "$@"';
const STDERR_CHARS = 2000;

/**
 * Forks the host without the server's environment variables and arguments, so that it sees no settings or secrets.
 * @param script the bundled host
 * @param env variables its hardware needs, e.g. CUDA_VISIBLE_DEVICES
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
      // With more threads in libuv's pool, each token is computed by a different thread, which costs a third of the
      // speed.
      UV_THREADPOOL_SIZE: "1",
      // Returns freed memory to the system instead of keeping it in the C library's heap; large blocks, such as a
      // context, are allocated separately and returned at once.
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

/**
 * Keeps the end of what the process writes to stderr, for the log.
 * @returns a function that returns this text
 */
export function lastWords(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8");
  child.stderr?.on("data", (chunk: string) => {
    text = (text + chunk).slice(-STDERR_CHARS);
  });
  child.stderr?.on("error", () => undefined);
  return () => text.trim();
}
