import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";

/**
 * The command line of a child that processes untrusted files: with limits on memory and processor time, without
 * environment variables, under Node's permission model (it can read the named files only, write nothing, start nothing)
 * and, if the host allows it, in its own user and network namespace. Each program of the command replaces the previous
 * one by exec, so that the process id which the parent watches and kills is the child's.
 */

export type Confinement = {
  /** Folders and files that the program may read. A folder includes everything below it. */
  readable: readonly string[];
  /** Whether it may load native modules, which the permission model does not restrict. */
  addons?: boolean;
  /** Whether it may start worker threads, which have the same permissions. */
  workers?: boolean;
  /** MiB of JavaScript heap. */
  heapMb: number;
  /** RLIMIT_DATA in KiB: the last line of defence. Node reserves some 600 MB of it at its start. */
  dataKib: number;
  /** RLIMIT_CPU in seconds of the whole process; unlimited if left out. */
  cpuSeconds?: number;
};

export type Command = { file: string; args: string[] };

/** The parts of the sandbox that this host and this Node support. */
export type SandboxSupport = {
  /** The flag of Node's permission model in this version. */
  permissions: "--permission" | "--experimental-permission" | null;
  /** Its own user and network namespace: no access to the network or to other processes. */
  namespaces: boolean;
  /** no_new_privs: no program that it might start can gain privileges. */
  noNewPrivileges: boolean;
  /** Whether it has no network access, because of the namespace or of Node itself (from version 25). */
  offline: boolean;
};

const UNSHARE = ["unshare", "--user", "--map-root-user", "--net", "--"];
/** Inside the namespace the process is root; it drops that before the program starts. */
const DROP_ALL = ["setpriv", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--"];
const NO_NEW_PRIVILEGES = ["setpriv", "--no-new-privs", "--"];
const PROBE_MS = 10_000;

let support: SandboxSupport | undefined;

/** Probed once per process, in some 20 ms; the result is cached. */
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

/** No variables: the child needs no settings and must not see secrets. */
export function sandboxEnvironment(): { NODE_ENV: "production"; TZ: string; TMPDIR: string } {
  return { NODE_ENV: "production", TZ: "UTC", TMPDIR: tmpdir() };
}

/**
 * The command line up to the script, which the caller appends with its arguments.
 * @param has the parts to use; by default all that the host supports
 */
export function sandboxedNode(confinement: Confinement, has: SandboxSupport = sandboxSupport()): Command {
  const { dataKib, cpuSeconds, heapMb } = confinement;
  const limits = [`ulimit -d ${dataKib}`, "ulimit -c 0", ...(cpuSeconds ? [`ulimit -t ${cpuSeconds}`] : [])];
  // The shell sets the limits and is then replaced by exec; it never parses the arguments.
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
