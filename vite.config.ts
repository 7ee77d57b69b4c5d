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

/**
 * Single fetch is off (decision 2), but Remix decides that while it runs: its code, and turbo-stream with it, would be in
 * every screen's scripts. With the flag on this fails at once.
 */
function withoutSingleFetch(): Plugin {
  const off = "\0single-fetch-is-off";
  const names = ["StreamTransfer", "decodeViaTurboStream", "getSingleFetchDataStrategy", "singleFetchUrl"];
  return {
    name: "without-single-fetch",
    apply: (_config, { command, isSsrBuild }) =>
      command === "build" && !isSsrBuild && !remixConfig.future?.v3_singleFetch,
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "./single-fetch.js" && importer?.includes("@remix-run/react") ? off : undefined,
    load: (id) =>
      id === off ? `const off = undefined; export { ${names.map((name) => `off as ${name}`).join(", ")} };` : undefined,
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

export default defineConfig({
  // The notices of the packages stand in a release's THIRD-PARTY.md and in the packages themselves, not in each script.
  esbuild: { legalComments: "none" },
  plugins: [withoutSingleFetch(), tailwindcss(), remix(remixConfig), fetchBeforeImport(), hosts.plugin],
  // Top-level await in the server entry needs es2022; assets are never inlined because the CSP allows no data: fonts.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: hosts.modulePreload },
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
