import { EDITS } from "./edits.ts";
import { exchangePackages, type Manifest } from "./package-manifest.ts";
import { rewriteByPattern } from "./patterns.ts";
import type { SourceTree } from "./source-tree.ts";

/** Files whose text the exit may touch. Documents stay: they speak of today. */
const SOURCE = /\.(?:ts|tsx|js|mjs|cjs)$|^(?:Dockerfile|package\.json|tsconfig\.json)$/;
/** The exit speaks of both routers, and is over with the exit. */
const OWN = /^scripts\/exit-check\/|\/exit-check[^/]*\.test\.ts$/;

export const isSource = (file: string): boolean => SOURCE.test(file) && !OWN.test(file);
export const staysBehind = (file: string): boolean => OWN.test(file);

export type Port = {
  /** Paths that patterns rewrote. */
  rewritten: string[];
  /** Names of the edits, as carried out. */
  edits: string[];
};

/**
 * Makes a tree of Remix 2 one of React Router 7, in place.
 * @param pins package.json of this folder
 * @throws EditFailed naming the edit whose place has gone
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

/** @returns lines that still speak to Remix: an import that no pattern knows yet */
export function leftovers(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, at) => (LEFTOVER.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
}
