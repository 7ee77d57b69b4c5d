/**
 * Replaces Vite's `__vitePreload`, which wraps every `import()` in the built client (see vite.config.ts). It first
 * fetches the files with fetch() and imports them only when all have arrived. Some browsers remember a failed module
 * until the page is left, and none tells why it failed; fetch() can be repeated and distinguishes a lost connection
 * from a deleted file. The files are immutable, so the import finds them in the cache.
 */

/** Why a part cannot be loaded: no answer from the server, or the file no longer exists there. */
export class PartUnavailable extends Error {
  readonly problem: "unreachable" | "outdated";
  /** Something answered, but not with the file: a proxy, or a server that starts. */
  readonly isAnswered: boolean;

  constructor(problem: "unreachable" | "outdated", file: string, isAnswered: boolean) {
    super(`${file}: ${problem}`);
    this.name = "PartUnavailable";
    this.problem = problem;
    this.isAnswered = isAnswered;
  }
}

const arrived = new Map<string, Promise<void>>();

/**
 * @param load the import itself
 * @param files addresses of the module and of everything it imports, relative to the root of the site
 * @throws PartUnavailable, before anything is imported
 */
export async function fetchThenImport<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => fetchFile(file.startsWith("/") ? file : `/${file}`)));
  return await load();
}

/**
 * @param address of a script, from the root of the site
 * @throws PartUnavailable
 */
export function fetchFile(address: string): Promise<void> {
  const known = arrived.get(address);
  if (known) return known;
  // Files that the document preloaded have arrived already: otherwise this code would not be running.
  if (document.querySelector(`link[rel="modulepreload"][href="${address}"]`)) return Promise.resolve();
  const arriving = askFor(address);
  arrived.set(address, arriving);
  arriving.catch(() => arrived.delete(address));
  return arriving;
}

async function askFor(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.status === 404 || answer?.status === 410) throw new PartUnavailable("outdated", address, true);
  // A captive portal (Wi-Fi sign-in of a hotel or train) answers with an HTML page instead of the script.
  const isScript = /javascript/.test(answer?.headers.get("content-type") ?? "");
  const bytes = answer?.ok && isScript ? await answer.arrayBuffer().catch(() => null) : null;
  if (!bytes) throw new PartUnavailable("unreachable", address, answer !== null);
}
