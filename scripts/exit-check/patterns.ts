import type { SourceTree } from "./source-tree.ts";

/** What is the same everywhere under another name: rewritten without a look at where it stands. */

/** Modules of Remix 2, by the one of React Router 7 that has their exports. */
const MODULES: Readonly<Record<string, string>> = {
  "@remix-run/react": "react-router",
  "@remix-run/node": "react-router",
  "react-router-dom": "react-router",
  "@remix-run/fs-routes": "@react-router/fs-routes",
  "@remix-run/route-config": "@react-router/dev/routes",
  "virtual:remix/server-build": "virtual:react-router/server-build",
};

/** Exports and globals with another name. */
const NAMES: Readonly<Record<string, string>> = {
  RemixServer: "ServerRouter",
  RemixBrowser: "HydratedRouter",
  __remixRouter: "__reactRouterDataRouter",
  __remixManifest: "__reactRouterManifest",
};

/** Exports that have left the module of their neighbours. */
const MOVED: Readonly<Record<string, string>> = {
  HydratedRouter: "react-router/dom",
  createReadableStreamFromReadable: "@react-router/node",
};

/** Commands, and files that commands name. */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  [/\bremix vite:build\b/g, "react-router build"],
  [/@remix-run\/dev\/dist\/cli\.js("\)?,\s*)"vite:build"/g, '@react-router/dev/bin.js$1"build"'],
  [/\bremix\.config\.js\b/g, "react-router.config.ts"],
];

/** A switch of the routers that tests make by hand. */
const TRANSITIONS = /\bfuture=\{\{ v7_startTransition: (true|false) \}\}/g;

const IMPORT = /^import (type )?\{([^}]*)\} from "([^"]+)";$/gm;

/** @returns the paths that were rewritten */
export function rewriteByPattern(tree: SourceTree): string[] {
  const rewritten: string[] = [];
  for (const [file, text] of tree) {
    const fresh = rewriteText(text);
    if (fresh === text) continue;
    tree.set(file, fresh);
    rewritten.push(file);
  }
  return rewritten;
}

export function rewriteText(text: string): string {
  let fresh = text.replace(/(["'])([\w@:/-]+)\1/g, (whole, quote: string, name: string) =>
    Object.hasOwn(MODULES, name) ? `${quote}${MODULES[name]}${quote}` : whole,
  );
  fresh = fresh.replace(/\b\w+\b/g, (word) => (Object.hasOwn(NAMES, word) ? (NAMES[word] ?? word) : word));
  for (const [find, put] of COMMANDS) fresh = fresh.replace(find, put);
  return moveImports(fresh.replace(TRANSITIONS, "useTransitions={$1}"));
}

/** One import of names that now live in two modules becomes two. */
function moveImports(text: string): string {
  return text.replace(IMPORT, (whole, type: string | undefined, list: string, module: string) => {
    const names = list.split(",").flatMap((name) => name.trim() || []);
    const homes = Map.groupBy(names, (name) => (module === "react-router" && MOVED[name]) || module);
    if (homes.size === 1 && homes.has(module)) return whole;
    return [...homes].map(([home, own]) => `import ${type ?? ""}{ ${own.join(", ")} } from "${home}";`).join("\n");
  });
}
