import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixConfig from "./remix.config.js";

/** What the build puts around every import() in browser code is ours: app/ui/deferred/fetch-then-import.ts says why. */
function fetchBeforeImport(): Plugin {
  const ours = fileURLToPath(new URL("./app/ui/deferred/fetch-then-import.ts", import.meta.url));
  let seen = false;
  return {
    name: "fetch-before-import",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post",
    transform(_code, id) {
      if (id !== "\0vite/preload-helper.js") return;
      seen = true;
      return { code: `export { fetchThenImport as __vitePreload } from ${JSON.stringify(ours)};`, map: null };
    },
    buildEnd(error) {
      if (!error && !seen) throw new Error("this version of Vite has its preload helper in another place");
    },
  };
}

/** A module of a package that this application never runs, and what takes its place in the browser. */
type UnusedPart = { from: string; module: string; code: string };

/** The query library brings its mutations and endless lists, whether or not they are used. */
const queryParts: UnusedPart[] = [
  {
    from: "@tanstack/query-core",
    module: "./mutationCache.js",
    code: "export class MutationCache { clear() {} findAll() { return []; } async resumePausedMutations() {} }",
  },
  {
    from: "@tanstack/query-core",
    module: "./infiniteQueryBehavior.js",
    code: `const missing = () => { throw new Error("endless lists are not in the build: see vite.config.ts"); };
      export { missing as infiniteQueryBehavior, missing as hasNextPage, missing as hasPreviousPage };`,
  },
];

/**
 * Single fetch and lazy route discovery are off (decision 2), but Remix decides that while it runs: their code, and
 * turbo-stream with it, would be in every screen's scripts. With a flag on, its part stays.
 */
function remixParts(): UnusedPart[] {
  const { v3_singleFetch: singleFetch, v3_lazyRouteDiscovery: lazyRoutes } = remixConfig.future ?? {};
  const from = "@remix-run/react";
  const names = ["StreamTransfer", "decodeViaTurboStream", "getSingleFetchDataStrategy", "singleFetchUrl"];
  const off = `const off = undefined; export { ${names.map((name) => `off as ${name}`).join(", ")} };`;
  const noDiscovery = `const off = () => undefined;
    export { off as getPartialManifest, off as getPatchRoutesOnNavigationFunction, off as isFogOfWarEnabled,
      off as useFogOFWarDiscovery };`;
  // Its page for errors is in English and for developers; the root has one of its own. This is for errors of that one.
  const lastResort = `import { Component, createElement as h } from "react";
    export function RemixRootDefaultErrorBoundary({ error }) {
      console.error(error);
      const text = h("p", null, "No se pudo mostrar la página. Recárgala.");
      return h("html", { lang: "es-CL" }, h("head", null, h("title", null, "Error")), h("body", null, text));
    }
    export const BoundaryShell = ({ children }) => children;
    export class RemixErrorBoundary extends Component {
      state = { error: this.props.error || null, location: this.props.location };
      static getDerivedStateFromError(error) { return { error }; }
      static getDerivedStateFromProps({ error, location }, state) {
        return { location, error: error || (location === state.location ? state.error : null) };
      }
      render() {
        const { error } = this.state;
        return error ? h(RemixRootDefaultErrorBoundary, { error }) : this.props.children;
      }
    }`;
  const parts: UnusedPart[] = [{ from, module: "./errorBoundaries.js", code: lastResort }];
  if (!singleFetch) parts.push({ from, module: "./single-fetch.js", code: off });
  if (!lazyRoutes) parts.push({ from, module: "./fog-of-war.js", code: noDiscovery });
  return parts;
}

function withoutUnusedParts(): Plugin {
  const prefix = "\0unused-part:";
  const parts = [...remixParts(), ...queryParts];
  const unseen = new Set(parts.map((part) => part.module));
  return {
    name: "without-unused-parts",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    resolveId(source, importer) {
      const part = parts.find(({ from, module }) => module === source && importer?.includes(from));
      if (!part) return undefined;
      unseen.delete(part.module);
      return prefix + source;
    },
    load: (id) => (id.startsWith(prefix) ? parts.find(({ module }) => prefix + module === id)?.code : undefined),
    buildEnd(error) {
      if (!error && unseen.size > 0) throw new Error(`these modules have moved: ${[...unseen].join(", ")}`);
    },
  };
}

/**
 * React asks for keys only while developing; those of the icons are random letters that do not compress. Nobody asks an
 * icon for its names, and all are drawn on 24 units.
 */
function iconsInShort(): Plugin {
  return {
    name: "icons-in-short",
    apply: "build",
    transform(code, id) {
      if (!/lucide-react\/dist\/esm\/icons\/[^/]+$/.test(id.split("?")[0] ?? "")) return undefined;
      const drawing = code.replace(/,\s*key: "[a-z0-9]+"/g, "").replace(/,\s*aliases: \[[^\]]*\]/, "");
      const short = drawing.replace(/\bname: "[a-z0-9-]+",\s*size: 24,/, "").replace(/^__iconData\.node;$/m, "");
      return { code: short, map: null };
    },
  };
}

/** What a script imports itself has arrived where it runs: a part that it fetches later need not name it again. */
function withoutHostsOwn() {
  let bundle: Rollup.OutputBundle = {};
  const importsOf = (file: string, found = new Set<string>()): Set<string> => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return found;
    found.add(file);
    for (const each of chunk.imports) importsOf(each, found);
    return found;
  };
  const plugin: Plugin = {
    name: "without-hosts-own",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler: (_options, written) => {
        bundle = written;
      },
    },
  };
  const resolveDependencies = (
    _file: string,
    deps: string[],
    { hostId, hostType }: { hostId: string; hostType: string },
  ) => (hostType === "js" ? deps.filter((dep) => !importsOf(hostId).has(dep)) : deps);
  // Browsers without it fetch the same a little later.
  return { plugin, modulePreload: { polyfill: false, resolveDependencies } };
}
const hosts = withoutHostsOwn();

/** 3 KB less in every screen than by esbuild, for some seconds of a build. What the server runs stays readable. */
const minifiedForBrowsers: Plugin = {
  name: "minified-for-browsers",
  config: (_config, { isSsrBuild }) => ({ build: { minify: isSsrBuild ? false : "terser" } }),
};

/**
 * What the root route imports is loaded by every screen: one file instead of some fifteen, which compresses better and
 * whose parts no other script names. One and not two: packages and our own parts import each other.
 */
const frameInOne: Plugin = {
  name: "frame-in-one",
  config: (_config, { isSsrBuild }) => {
    if (isSsrBuild) return {};
    let frame: Set<string> | undefined;
    const manualChunks: Rollup.GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
      frame ??= importedBy(
        [...getModuleIds()].filter((one) => /\/app\/root\.tsx/.test(one)),
        (one) => getModuleInfo(one)?.importedIds ?? [],
      );
      // A style in a shared script would be named by every part that imports it; the document links the styles itself.
      return frame.has(id) && !/\.css(\?|$)/.test(id) ? "frame" : undefined;
    };
    return { build: { rollupOptions: { output: { manualChunks } } } };
  },
};

/** Everything that these modules import, and what that imports, without themselves. */
function importedBy(ids: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>(ids);
  const waiting = ids.flatMap(importsOf);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id));
  }
  for (const id of ids) found.delete(id);
  return found;
}

/**
 * Parts that several scripts share have no name in their file's: every script that imports them, and the route manifest,
 * would repeat it. Screens and parts that come later keep theirs.
 */
const names = {
  chunkFileNames: ({ isDynamicEntry }: Rollup.PreRenderedChunk) =>
    isDynamicEntry ? "assets/[name]-[hash:8].js" : "assets/[hash:8].js",
};

export default defineConfig({
  // The notices of the packages stand in a release's THIRD-PARTY.md and in the packages themselves, not in each script.
  esbuild: { legalComments: "none" },
  plugins: [
    withoutUnusedParts(),
    iconsInShort(),
    tailwindcss(),
    remix(remixConfig),
    fetchBeforeImport(),
    hosts.plugin,
    minifiedForBrowsers,
    frameInOne,
  ],
  // Top-level await in the server entry needs es2022; assets are never inlined because the CSP allows no data: fonts.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: hosts.modulePreload,
    rollupOptions: { output: names },
  },
  // Development: packages that the server renders first would be found one by one, each with a copy of React of its own.
  resolve: { dedupe: ["react", "react-dom"] },
  optimizeDeps: {
    include: [
      "@headlessui/react",
      "@radix-ui/react-tooltip",
      "@remix-run/react",
      "@tanstack/react-query",
      "lucide-react",
      "react",
      "react-dom",
      "react-dom/client",
      "react-hot-toast/headless",
      "react/jsx-dev-runtime",
      "zod",
    ],
    exclude: ["@remix-run/node"],
  },
  // Native modules cannot be bundled.
  ssr: { external: ["better-sqlite3", "@node-rs/argon2"] },
});
