import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hostileFiles } from "../../../tests/support/hostile-files.ts";
import { Random } from "../../../tests/support/mutate.ts";
import type { BenchFile, Family } from "./file.ts";
import { HONEST_FAMILIES } from "./honest-families.ts";
import { OFFICE_FAMILIES } from "./office-families.ts";
import { PDF_FAMILIES } from "./pdf-families.ts";
import { PICTURE_FAMILIES } from "./picture-families.ts";
import { TEXT_FAMILIES } from "./text-families.ts";
import { textFamily } from "./text-files.ts";

/** The files of a run: determined by number and seed. */

export type CorpusOptions = {
  files: number;
  seed: number;
  /** Families to include; all when empty. */
  only: readonly string[];
  /** Where the files are written. */
  folder: string;
};

export type WrittenFile = { name: string; family: string; honest: boolean; path: string; bytes: number };

/** The text that once blocked the server for 99 seconds is in every run. */
const ALWAYS = "misspelt";
/** Number of files of a family per round; one for families that are not listed. */
const SHARES: Readonly<Record<string, number>> = { fixtures: 4, corpus: 4 };

/** The hostile files of the test suite; written once, because their generator creates them all together. */
async function hostileFamily(folder: string): Promise<Family> {
  const files = await hostileFiles(path.join(folder, "corpus"));
  return (number) => {
    const one = files[number];
    return one && { name: one.name, bytes: () => readFile(one.file) };
  };
}

async function allFamilies(folder: string): Promise<ReadonlyMap<string, Family>> {
  const texts = Object.entries(TEXT_FAMILIES).map(([name, make]): [string, Family] => [name, textFamily(name, make)]);
  return new Map<string, Family>([
    ...texts,
    ["corpus", await hostileFamily(folder)],
    ...Object.entries({ ...HONEST_FAMILIES, ...PDF_FAMILIES, ...OFFICE_FAMILIES, ...PICTURE_FAMILIES }),
  ]);
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  const rest = [...values];
  return values.map(() => rest.splice(random.below(rest.length), 1)[0] as T);
}

/** In each round one file of every family, with the families in an order given by the seed. */
function chosen(
  families: ReadonlyMap<string, Family>,
  { files, seed }: CorpusOptions,
): (BenchFile & { family: string })[] {
  const order = shuffled([...families.keys()], new Random(seed)).sort(
    (a, b) => Number(b === ALWAYS) - Number(a === ALWAYS),
  );
  const found: (BenchFile & { family: string })[] = [];
  const taken = new Map<string, number>();
  for (let before = -1; found.length > before; ) {
    before = found.length;
    for (const family of order.flatMap((name) => Array<string>(SHARES[name] ?? 1).fill(name))) {
      const number = taken.get(family) ?? 0;
      taken.set(family, number + 1);
      const file = families.get(family)?.(number, new Random(seed * 7_919 + number * 104_729 + hash(family)));
      if (file && found.push({ ...file, family }) === files) return found;
    }
  }
  return found;
}

/** A seed of its own, so that a file stays the same when another family is added before its own. */
const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7);

/**
 * Makes the files of a run and writes them to the folder.
 * @returns them in the order in which they are to be uploaded
 * @throws when a family of `only` does not exist
 */
export async function writeCorpus(options: CorpusOptions): Promise<WrittenFile[]> {
  const { only, seed, folder } = options;
  await mkdir(folder, { recursive: true });
  const all = await allFamilies(folder);
  const unknown = only.filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`no family ${unknown.join(", ")}; there are ${[...all.keys()].join(", ")}`);
  const families = new Map([...all].filter(([name]) => only.length === 0 || only.includes(name)));
  const written: WrittenFile[] = [];
  for (const [index, { name, family, honest = false, bytes }] of chosen(families, options).entries()) {
    const data = await bytes();
    const file = path.join(folder, `${String(index).padStart(3, "0")}-${name}`);
    await writeFile(file, data);
    written.push({ name, family, honest, path: file, bytes: data.length });
  }
  return shuffled(written, new Random(seed + 1));
}
