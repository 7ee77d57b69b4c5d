import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The speech engine as an operating-system process. */

/** Exit codes of a shell whose program ended by a signal. */
const BY_SIGNAL = 128;
const SIGILL = BY_SIGNAL + 4;
/** For a program that only says how it is used. */
const HELP_MS = 20_000;
/** For a shell to kill a process. */
const SHELL_MS = 2000;

// The engine knows nothing of the server and would outlive it: this shell waits for the end of its standard input,
// which
// comes with the server's own, and then kills the engine. It waits for its children, because in a container nobody else
// buries them. A crashed engine would leave somebody's voice on the disk.
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
  /** whisper-server */
  program: string;
  model: string;
  /** Silero's model for voice activity; null without. */
  vadModel: string | null;
  threads: number;
  port: number;
  /** First part of every path, unknown to other programs of this machine. */
  secret: string;
};

/** Its standard output is the process number of the engine; endEngine() ends it. */
export function launchEngine({ program, model, vadModel, threads, port, secret }: LaunchOptions): ChildProcess {
  const args = [
    ...["--model", model, "--threads", String(threads), "--language", "es", "--no-timestamps"],
    ...["--best-of", "1"],
    ...["--host", "127.0.0.1", "--port", String(port), "--request-path", `/${secret}`, "--public", "/nonexistent"],
    ...(vadModel ? ["--vad", "--vad-model", vadModel] : []),
  ];
  return spawn("/bin/sh", ["-c", SHELL, "sh", program, ...args], {
    cwd: tmpdir(),
    // None of the server's variables: settings and secrets are none of its business.
    env: { NODE_ENV: "production", TMPDIR: tmpdir() },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
}

/** Ends the engine, by way of its shell or, where that does not act, together with it. */
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

/** A port that nobody listens on at this moment. */
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
 * Whether the program runs on this machine.
 * @returns null if it does; else Spanish: what is wrong and what to do
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

/** What an exit code of the engine says that another start would not change; null for all others. */
export function hopelessExit(code: number | null): string | null {
  return code === SIGILL ? WRONG_PROCESSOR : null;
}
