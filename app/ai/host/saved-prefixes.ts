import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import type { LlamaContextSequence, Token } from "node-llama-cpp";

/**
 * Stores the computed state of the prompts' fixed beginnings in files, so that a restarted process or a change of task
 * need not compute them again. A failure here costs only time.
 */
export type SavedPrefixes = {
  /** Whether there is a file for this prefix, valid or not. */
  has(prefix: readonly Token[]): boolean;
  /** Loads the saved state into the sequence; on false the sequence is left empty. */
  restore(sequence: LlamaContextSequence, prefix: readonly Token[]): Promise<boolean>;
  /** Saves a sequence that holds exactly this prefix. */
  save(sequence: LlamaContextSequence, prefix: readonly Token[]): Promise<void>;
};

/** Number of tasks times priority classes, with room for a second model. */
const MAX_FILES = 16;
/** Files that still have this suffix were left by a killed process. */
const UNFINISHED = ".part";

/**
 * @param folder where the files are; null disables saving
 * @param identity everything besides the tokens that a state depends on: model, library, context options
 */
export function createSavedPrefixes(folder: string | null, identity: readonly string[]): SavedPrefixes {
  const sound = new Set<string>();
  const report = oncePerKind();

  // The context's length is not part of the name: a state is stored per token.
  const keyOf = (prefix: readonly Token[]): string => sha256(JSON.stringify([...identity, prefix]));

  /**
   * File names are key.content-hash.state. The hash detects damaged files, which would crash the process that loads
   * them.
   */
  function find(key: string): string | undefined {
    if (!folder) return undefined;
    try {
      return readdirSync(folder).find((name) => name.startsWith(key) && name.endsWith(".state"));
    } catch {
      return undefined;
    }
  }

  function isSound(folder: string, name: string): boolean {
    if (sound.has(name)) return true;
    if (name.split(".")[1] !== sha256(readFileSync(path.join(folder, name)))) return false;
    sound.add(name);
    return true;
  }

  async function restore(sequence: LlamaContextSequence, prefix: readonly Token[]): Promise<boolean> {
    // Also clears the library's own record of the old state, which loading does not clear.
    await sequence.clearHistory();
    const name = find(keyOf(prefix));
    if (!folder || !name) return false;
    const file = path.join(folder, name);
    try {
      if (!isSound(folder, name)) throw new Error("its content is not what was saved");
      await sequence.loadStateFromFile(file, { acceptRisk: true });
      if (!sameTokens(sequence.contextTokens, prefix)) throw new Error("it holds another prompt");
      utimesSync(file, new Date(), new Date());
      return true;
    } catch (error) {
      report("a saved prompt could not be used", error);
      sound.delete(name);
      discard(file);
      await sequence.clearHistory();
      return false;
    }
  }

  async function save(sequence: LlamaContextSequence, prefix: readonly Token[]): Promise<void> {
    if (!folder) return;
    const part = path.join(folder, `${randomUUID()}${UNFINISHED}`);
    try {
      mkdirSync(folder, { recursive: true });
      const { fileSize } = await sequence.saveStateToFile(part);
      if (statSync(part).size !== fileSize) throw new Error("the file is not whole");
      const name = `${keyOf(prefix)}.${sha256(readFileSync(part))}.state`;
      renameSync(part, path.join(folder, name));
      sound.add(name);
      dropOldest(folder, name);
    } catch (error) {
      report("a computed prompt could not be saved", error);
      discard(part);
    }
  }

  return { has: (prefix) => find(keyOf(prefix)) !== undefined, restore, save };
}

function dropOldest(folder: string, fresh: string): void {
  const names = readdirSync(folder).filter((name) => name !== fresh);
  const byUse = names
    .filter((name) => name.endsWith(".state"))
    .map((name) => ({ name, used: statSync(path.join(folder, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  const surplus = byUse.slice(MAX_FILES - 1).map(({ name }) => name);
  const unfinished = names.filter((name) => name.endsWith(UNFINISHED));
  for (const name of [...surplus, ...unfinished]) rmSync(path.join(folder, name), { force: true });
}

/** A file that cannot be removed stays: it will be detected as invalid again, or overwritten. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

function sameTokens(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every((token, index) => token === other[index]);
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/** A full disk fails at every job: log each kind of error once. */
function oncePerKind(): (what: string, error: unknown) => void {
  const reportedKinds = new Set<string>();
  return (what, error) => {
    if (reportedKinds.has(what)) return;
    reportedKinds.add(what);
    console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  };
}
