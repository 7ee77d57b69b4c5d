import { readFileSync, writeFileSync } from "node:fs";
import { createRequire, wrap } from "node:module";
import path from "node:path";
import { constants, Script } from "node:vm";

/**
 * `node read-document.cjs`: runs the program beside it (reader-program.cjs: the reader and its libraries in one file)
 * from the compiled code that the build has kept. Code of another Node is refused by V8, and the program is compiled
 * anew.
 */

type Program = { main: () => Promise<void>; rehearse: (sample: Buffer) => Promise<void> };

const file = path.join(__dirname, "reader-program.cjs");
const compiled = `${file}.${process.version}-${process.arch}.compiled`;

function load(cachedData: Buffer | undefined): { script: Script; program: Program } {
  const script = new Script(wrap(readFileSync(file, "utf8")), {
    filename: file,
    ...(cachedData && { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} as Program };
  const run = script.runInThisContext() as (...scope: unknown[]) => void;
  run.call(module.exports, module.exports, createRequire(file), module, file, __dirname);
  return { script, program: module.exports };
}

function kept(): Buffer | undefined {
  try {
    return readFileSync(compiled);
  } catch {
    return undefined;
  }
}

const [, , order, sample = ""] = process.argv;
if (order === "--compile") {
  // A step of the build: what reading the sample has compiled is kept.
  const { script, program } = load(undefined);
  void program.rehearse(readFileSync(sample)).then(() => writeFileSync(compiled, script.createCachedData()));
} else {
  void load(kept()).program.main();
}
