import { spawn } from "node:child_process";
import path from "node:path";

/** External programs whose processor time is the comparison. */

/**
 * Milliseconds of processor time of a program and all that it starts.
 * @throws Error with its exit code when it fails
 */
async function childCpuMs(program: string, args: readonly string[]): Promise<number> {
  // Node does not report the processor time of an ended child; a shell does.
  const child = spawn("/bin/sh", [
    "-c",
    '"$@" </dev/null >/dev/null 2>&1; code=$?; times; exit $code',
    "sh",
    program,
    ...args,
  ]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code}`);
  // The second line holds the children's user and system time, as 0m1.250s.
  const [, children = ""] = output.trim().split("\n");
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return seconds.reduce((sum, each) => sum + each, 0) * 1000;
}

export type CliOrder = { program: string; model: string; file: string; threads: number };

/**
 * whisper-cli's time for this many recordings beyond the first, which cancels out loading; decoding is as greedy as the
 * server's.
 */
export async function cliMsPerRecording({ program, model, file, threads }: CliOrder, count: number): Promise<number> {
  const common = ["--model", model, "--threads", String(threads), "--language", "es", "--no-timestamps"];
  const greedy = ["--best-of", "1", "--beam-size", "1", "--no-fallback"];
  const files = (times: number) => Array.from({ length: times }, () => ["--file", file]).flat();
  const one = await childCpuMs(program, [...common, ...greedy, ...files(1)]);
  const all = await childCpuMs(program, [...common, ...greedy, ...files(count + 1)]);
  return (all - one) / count;
}

/** Time of an ffmpeg process for one recording. */
export async function ffmpegMs(program: string, file: string, count: number): Promise<number> {
  const order =
    `for each in $(seq ${count}); do "$0" -v error -protocol_whitelist pipe -f matroska -t 30 -i pipe:0 -ac 1 ` +
    `-ar 16000 -f s16le pipe:1 < "$1" > /dev/null || exit 1; done`;
  return (await childCpuMs("/bin/sh", ["-c", order, program, file])) / count;
}
