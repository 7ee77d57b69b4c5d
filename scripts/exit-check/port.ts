import { EDITS } from "./edits.ts";
import { exchangePackages, type Manifest } from "./package-manifest.ts";
import { rewriteByPattern } from "./patterns.ts";
import type { SourceTree } from "./source-tree.ts";

/** Text files that the migration may change. Documents stay, because they describe the current state. */
const SOURCE = /\.(?:ts|tsx|js|mjs|cjs)$|^(?:Dockerfile|package\.json|tsconfig\.json)$/;
/** This folder mentions both routers, and is removed after the migration. */
const OWN = /^scripts\/exit-check\/|\/exit-check[^/]*\.test\.ts$/;

export const isSource = (file: string): boolean => SOURCE.test(file) && !OWN.test(file);
export const staysBehind = (file: string): boolean => OWN.test(file);

export type Port = {
  /** Paths of the files that patterns changed. */
  rewritten: string[];
  /** Names of the edits that were applied. */
  edits: string[];
};

/**
 * Migrates a source tree from Remix 2 to React Router 7, in place.
 * @param pins package.json of this folder
 * @throws EditFailed with the name of the edit whose target is gone
 */
export function portToReactRouter(tree: SourceTree, pins: Manifest): Port {
  const manifest: Manifest = JSON.parse(tree.get("package.json") ?? "{}");
  tree.set("package.json", `${JSON.stringify(exchangePackages(manifest, pins), null, 2)}\n`);
  const rewritten = rewriteByPattern(tree);
  for (const edit of EDITS) edit.apply(tree);
  return { rewritten, edits: EDITS.map(({ name }) => name) };
}

const LEFTOVER =
  /@remix-run\/(?:dev|fs-routes|node|react|route-config)\b|react-router-dom|\b__remix\w+|vitePlugin as remix/;

/** @returns lines that still import from Remix, which no pattern covers yet */
export function leftovers(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, at) => (LEFTOVER.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
}
