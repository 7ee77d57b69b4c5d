import type { SourceTree } from "./source-tree.ts";

/** Renames that are the same everywhere, without regard to their context. */

/** Modules of Remix 2, by the module of React Router 7 with their exports. */
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

/** Exports that are in another module now. */
const MOVED: Readonly<Record<string, string>> = {
  HydratedRouter: "react-router/dom",
  createReadableStreamFromReadable: "@react-router/node",
};

/** Commands, and files named in commands. */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  [/\bremix vite:build\b/g, "react-router build"],
  [/@remix-run\/dev\/dist\/cli\.js("\)?,\s*)"vite:build"/g, '@react-router/dev/bin.js$1"build"'],
  [/\bremix\.config\.js\b/g, "react-router.config.ts"],
];

/** An option of the routers that tests create. */
const TRANSITIONS = /\bfuture=\{\{ v7_startTransition: (true|false) \}\}/g;

const IMPORT = /^import (type )?\{([^}]*)\} from "([^"]+)";$/gm;

/** @returns the paths of the rewritten files */
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

/** Splits an import of names that are in two modules now. */
function moveImports(text: string): string {
  return text.replace(IMPORT, (whole, type: string | undefined, list: string, module: string) => {
    const names = list.split(",").flatMap((name) => name.trim() || []);
    const homes = Map.groupBy(names, (name) => (module === "react-router" && MOVED[name]) || module);
    if (homes.size === 1 && homes.has(module)) return whole;
    return [...homes].map(([home, own]) => `import ${type ?? ""}{ ${own.join(", ")} } from "${home}";`).join("\n");
  });
}
