import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Starts and ends the speech engine as an operating-system process. */

/** A shell adds this to the signal number for its exit code when the program ended by a signal. */
const BY_SIGNAL = 128;
const SIGILL = BY_SIGNAL + 4;
/** Time limit for running the program with --help. */
const HELP_MS = 20_000;
/** Time limit for the shell to kill the engine. */
const SHELL_MS = 2000;

// The engine does not notice the server's end and would outlive it. This shell waits until its standard input closes,
// which happens when the server ends, and then kills the engine. It waits for its child processes because in a
// container nothing else reaps them. ulimit -c 0: no core dump, which could contain somebody's voice.
const SHELL = `ulimit -c 0
exec 3<&0
"$@" </dev/null >/dev/null 3<&- &
engine=$!
echo $engine
exec >/dev/null
{ read -r _ <&3; kill -9 $engine; } 2>/dev/null &
watcher=$!
exec 3<&-
wait $engine
code=$?
kill $watcher 2>/dev/null
wait $watcher
exit $code`;

export type LaunchOptions = {
  /** Path of whisper-server. */
  program: string;
  model: string;
  /** Path of Silero's voice-activity model; null without one. */
  vadModel: string | null;
  threads: number;
  port: number;
  /** First segment of every URL path, unknown to other programs on this machine. */
  secret: string;
};

/** Starts the engine. The standard output carries the engine's process id; endEngine() ends it. */
export function launchEngine({ program, model, vadModel, threads, port, secret }: LaunchOptions): ChildProcess {
  const args = [
    ...["--model", model, "--threads", String(threads), "--language", "es", "--no-timestamps"],
    ...["--best-of", "1"],
    ...["--host", "127.0.0.1", "--port", String(port), "--request-path", `/${secret}`, "--public", "/nonexistent"],
    ...(vadModel ? ["--vad", "--vad-model", vadModel] : []),
  ];
  return spawn("/bin/sh", ["-c", SHELL, "sh", program, ...args], {
    cwd: tmpdir(),
    // Without the server's environment variables, so that it sees no settings or secrets.
    env: { NODE_ENV: "production", TMPDIR: tmpdir() },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
}

/** Ends the engine through its shell or, when the shell does not react, by killing the process group. */
export function endEngine(child: ChildProcess): void {
  child.stdin?.destroy();
  const timer = setTimeout(() => killGroup(child), SHELL_MS);
  child.once("close", () => clearTimeout(timer));
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Returns a port that nobody is listening on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

/**
 * Checks whether the program runs on this machine.
 * @returns null if it does; else the problem and how to fix it, in Spanish
 */
export async function engineTrouble(program: string): Promise<string | null> {
  const { code, signal, error } = await ended(
    spawn(program, ["--help"], {
      cwd: tmpdir(),
      env: { NODE_ENV: "production" },
      stdio: "ignore",
      timeout: HELP_MS,
      killSignal: "SIGKILL",
    }),
  );
  if (code === 0) return null;
  if (signal === "SIGILL") return WRONG_PROCESSOR;
  const how = error ?? signal ?? `código ${code}`;
  return (
    `El motor de voz ${path.basename(program)} no parte en este equipo (${how}). Constrúyelo aquí con: npm run ` +
    "voice:build"
  );
}

type End = { code: number | null; signal: string | null; error: string | null };

function ended(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ code: null, signal: null, error: error.code ?? error.name }),
    );
    child.once("exit", (code, signal) => resolve({ code, signal, error: null }));
  });
}

const WRONG_PROCESSOR =
  "El motor de voz se construyó para otro procesador. Constrúyelo en este equipo con: npm run voice:build";

/** The problem behind an exit code that a restart would not fix; null for all others. */
export function hopelessExit(code: number | null): string | null {
  return code === SIGILL ? WRONG_PROCESSOR : null;
}
