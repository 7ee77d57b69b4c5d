import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";

/**
 * How a child that works on files of strangers is started: with limits on its memory and processor time, without
 * variables, under Node's permission model (it reads the files named and nothing else, writes nothing, starts nothing)
 * and, where the host allows it, in a user and network namespace of its own. Each link of the command replaces the one
 * before, so that the process id which the parent watches and kills is the program's.
 */

export type Confinement = {
  /** Folders and files that the program may read. A folder stands for all that is below it. */
  readable: readonly string[];
  /** Whether it may load native modules: what they do, the permission model does not see. */
  addons?: boolean;
  /** Whether it may start worker threads; they live under the same permissions. */
  workers?: boolean;
  /** MiB of JavaScript heap. */
  heapMb: number;
  /** RLIMIT_DATA in KiB: the last line. Node reserves some 600 MB of it before it does anything. */
  dataKib: number;
  /** RLIMIT_CPU in seconds over the whole life; without it there is none. */
  cpuSeconds?: number;
};

export type Command = { file: string; args: string[] };

/** What of the sandbox this host and this Node have. */
export type SandboxSupport = {
  /** Node's permission model, by the name of its flag in this version. */
  permissions: "--permission" | "--experimental-permission" | null;
  /** A user and a network namespace of its own: no way to the network, no power over other processes. */
  namespaces: boolean;
  /** No program that it might start could gain rights. */
  noNewPrivileges: boolean;
  /** Whether it is kept from the network, be it by the namespace or by Node itself (from version 25). */
  offline: boolean;
};

const UNSHARE = ["unshare", "--user", "--map-root-user", "--net", "--"];
/** Inside the namespace the process is its root; it gives that up before the program starts. */
const DROP_ALL = ["setpriv", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--"];
const NO_NEW_PRIVILEGES = ["setpriv", "--no-new-privs", "--"];
const PROBE_MS = 10_000;

let support: SandboxSupport | undefined;

/** Looks once per process, some 20 ms; the answer is kept. */
export function sandboxSupport(): SandboxSupport {
  support ??= look();
  return support;
}

function look(): SandboxSupport {
  const flags = process.allowedNodeEnvironmentFlags;
  const permissions = (["--permission", "--experimental-permission"] as const).find((flag) => flags.has(flag)) ?? null;
  const namespaces = works([...UNSHARE, ...DROP_ALL]);
  return {
    permissions,
    namespaces,
    noNewPrivileges: namespaces || works(NO_NEW_PRIVILEGES),
    offline: namespaces || (permissions !== null && flags.has("--allow-net")),
  };
}

function works([file = "", ...args]: readonly string[]): boolean {
  const { status }: SpawnSyncReturns<Buffer> = spawnSync(file, [...args, "true"], {
    stdio: "ignore",
    timeout: PROBE_MS,
  });
  return status === 0;
}

/** No variables: the child has no use for settings, and secrets are none of its business. */
export function sandboxEnvironment(): { NODE_ENV: "production"; TZ: string; TMPDIR: string } {
  return { NODE_ENV: "production", TZ: "UTC", TMPDIR: tmpdir() };
}

/**
 * The command line up to the script, which the caller appends with its arguments.
 * @param has what to make use of; as the host has it unless told otherwise
 */
export function sandboxedNode(confinement: Confinement, has: SandboxSupport = sandboxSupport()): Command {
  const { dataKib, cpuSeconds, heapMb } = confinement;
  const limits = [`ulimit -d ${dataKib}`, "ulimit -c 0", ...(cpuSeconds ? [`ulimit -t ${cpuSeconds}`] : [])];
  // The shell sets the limits and is then replaced; the arguments never pass through its parser.
  return {
    file: "/bin/sh",
    args: [
      "-c",
      `${limits.join("; ")}; exec "$@"`,
      "sh",
      ...privileges(has),
      process.execPath,
      `--max-old-space-size=${heapMb}`,
      "--disallow-code-generation-from-strings",
      ...permissions(confinement, has),
    ],
  };
}

function privileges(has: SandboxSupport): string[] {
  if (has.namespaces) return [...UNSHARE, ...DROP_ALL];
  return has.noNewPrivileges ? NO_NEW_PRIVILEGES : [];
}

function permissions({ readable, addons, workers }: Confinement, has: SandboxSupport): string[] {
  if (has.permissions === null) return [];
  return [
    has.permissions,
    ...readable.map((place) => `--allow-fs-read=${place}`),
    ...(addons ? ["--allow-addons"] : []),
    ...(workers ? ["--allow-worker"] : []),
  ];
}
