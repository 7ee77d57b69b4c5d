/**
 * In place of Vite's own `__vitePreload` in the built client (see vite.config.ts): what stands around every
 * `import()`. The files are asked for with fetch() first, and imported only when all have arrived. Some browsers keep
 * a module that could not be fetched as failed until the page is left, and none of them says why it failed; fetch()
 * can be repeated and tells a dead line from a file that is gone. The files never change, so that the import finds
 * them in the cache.
 */

/** Why a part cannot be had: no answer from the server, or an answer that it does not exist any more. */
export class PartUnavailable extends Error {
  readonly problem: "unreachable" | "outdated";

  constructor(problem: "unreachable" | "outdated", file: string) {
    super(`${file}: ${problem}`);
    this.name = "PartUnavailable";
    this.problem = problem;
  }
}

const arrived = new Map<string, Promise<void>>();

/**
 * @param load the import itself
 * @param files addresses of the module and of all that it imports, relative to the root of the site
 * @throws PartUnavailable, before anything was imported
 */
export async function fetchThenImport<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => fetchFile(file.startsWith("/") ? file : `/${file}`)));
  return await load();
}

/** @param address of a script, from the root of the site. @throws PartUnavailable */
export function fetchFile(address: string): Promise<void> {
  const known = arrived.get(address);
  if (known) return known;
  // What the document itself began with is here: without it nothing of this would run.
  if (document.querySelector(`link[rel="modulepreload"][href="${address}"]`)) return Promise.resolve();
  const arriving = askFor(address);
  arrived.set(address, arriving);
  arriving.catch(() => arrived.delete(address));
  return arriving;
}

async function askFor(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.status === 404 || answer?.status === 410) throw new PartUnavailable("outdated", address);
  // A page in its place is what the network of a hotel or a train answers before one has signed in there.
  const isScript = /javascript/.test(answer?.headers.get("content-type") ?? "");
  const bytes = answer?.ok && isScript ? await answer.arrayBuffer().catch(() => null) : null;
  if (!bytes) throw new PartUnavailable("unreachable", address);
}
