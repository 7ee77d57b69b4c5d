import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import type { LlamaContextSequence, Token } from "node-llama-cpp";

/**
 * The computed state of prompts' fixed beginnings, kept as files so that a restarted process and a priority class
 * that changes tasks need not compute them again. Whatever fails here costs time only.
 */
export type SavedPrefixes = {
  /** Whether a file for this beginning is there, sound or not. */
  has(prefix: readonly Token[]): boolean;
  /** Puts the saved state in place of the sequence's own; false leaves an empty sequence. */
  restore(sequence: LlamaContextSequence, prefix: readonly Token[]): Promise<boolean>;
  /** Saves a sequence that holds exactly this beginning. */
  save(sequence: LlamaContextSequence, prefix: readonly Token[]): Promise<void>;
};

/** Tasks times priority classes, with room for a second model. */
const MAX_FILES = 16;
/** Files that nobody has renamed are what a killed process left. */
const UNFINISHED = ".part";

/**
 * @param folder where the files are; null keeps none
 * @param identity all that a state depends on besides its tokens: model, library, context options
 */
export function createSavedPrefixes(folder: string | null, identity: readonly string[]): SavedPrefixes {
  const sound = new Set<string>();
  const report = oncePerKind();

  // Not of the context's length: a state is kept token by token.
  const nameOf = (prefix: readonly Token[]): string => sha256(JSON.stringify([...identity, prefix]));

  /** A name is key.content-hash.state. A file that lost bytes in a power cut would kill the process that loads it. */
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
    // Also drops what the library remembers of the old state and would not drop by itself.
    await sequence.clearHistory();
    const name = find(nameOf(prefix));
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
      const name = `${nameOf(prefix)}.${sha256(readFileSync(part))}.state`;
      renameSync(part, path.join(folder, name));
      sound.add(name);
      dropOldest(folder, name);
    } catch (error) {
      report("a computed prompt could not be saved", error);
      discard(part);
    }
  }

  return { has: (prefix) => find(nameOf(prefix)) !== undefined, restore, save };
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

/** What cannot even be removed is left: it is found unsound again, or overwritten. */
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

/** A full disk fails at every job: one line of it is enough. */
function oncePerKind(): (what: string, error: unknown) => void {
  const told = new Set<string>();
  return (what, error) => {
    if (told.has(what)) return;
    told.add(what);
    console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  };
}
