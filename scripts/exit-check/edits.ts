import { keepScreen } from "./keep-screen-edit.ts";
import { type Edit, EditFailed, replaceIn } from "./source-tree.ts";

/**
 * Edits that need more than a pattern. Each finds its position by the text there, so files may be moved and renamed.
 */

const VITE_CONFIG = /^vite\.config\.ts$/;
const SERVER_CODE = /^app\/.*\.tsx?$/;
const SERVER_ENTRY = /^app\/entry\.server\.tsx$/;
const ROUTER_CONFIG = "react-router.config.ts";

const vitePlugin: Edit = {
  name: "vite plugin",
  reason: "the plugin has another name and reads its options from a file of its own",
  apply(tree) {
    const edit = (find: RegExp, put: string) => replaceIn(tree, this.name, { in: VITE_CONFIG, find, put });
    edit(
      /import \{ vitePlugin as remix \} from "@remix-run\/dev";/,
      'import { reactRouter } from "@react-router/dev/vite";',
    );
    edit(/import remixConfig from ".*";\n/, "");
    edit(/\bremix\(remixConfig\)/, "reactRouter()");
    // The pattern has inserted the browser's module here, which is one of those to include.
    edit(/(\bexclude: \[)"react-router"\]/, '$1"@react-router/node"]');
  },
};

const singleFetchStays: Edit = {
  name: "single fetch in the browser",
  reason: "React Router 7 knows no other way to a loader's data: what kept its code out of the build goes",
  apply(tree) {
    const edit = (find: RegExp) => replaceIn(tree, this.name, { in: VITE_CONFIG, find, put: "" });
    edit(/\.\.\.remixParts\(\), /);
    edit(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nfunction remixParts\(\)[\s\S]*?\n\}\n\n/);
  },
};

const routerConfig: Edit = {
  name: "configuration",
  reason: "the flags are gone, and lazy route discovery is on unless told otherwise: it would ask /__manifest",
  apply(tree) {
    if (!tree.delete("remix.config.js")) throw new EditFailed(this.name, "there is no remix.config.js");
    tree.set(
      ROUTER_CONFIG,
      `import type { Config } from "@react-router/dev/config";

/** The first page names every route, so nothing asks for /__manifest, and the server goes on answering it with 404. */
export default { appDirectory: "app", routeDiscovery: { mode: "initial" } } satisfies Config;
`,
    );
  },
};

const streamTimeout: Edit = {
  name: "deadline of a page",
  reason: "how long a page's data may take is an export of the server's entry, no property of its component",
  apply(tree) {
    const edit = (find: RegExp, put: string) => replaceIn(tree, this.name, { in: SERVER_ENTRY, find, put });
    edit(/ abortDelay=\{RENDER_DEADLINE\}/, "");
    edit(/^(const RENDER_DEADLINE = [\d_]+;)$/m, "$1\nexport const streamTimeout = RENDER_DEADLINE;");
  },
};

const dataRequests: Edit = {
  name: "requests for a screen's data",
  reason:
    "they come as <path>.data instead of ?_data=, and the server answered that with 404; calls of the API stay closed",
  apply(tree) {
    replaceIn(tree, this.name, {
      in: SERVER_CODE,
      find: /path === "\/__manifest" \|\| path\.endsWith\("\.data"\)/,
      put: 'path === "/__manifest" || (path.startsWith("/api/") && path.endsWith(".data"))',
    });
  },
};

const dataInLog: Edit = {
  name: "the same in log and metrics",
  reason: "a screen's data are counted with its route, not as an address that nobody knows",
  apply(tree) {
    replaceIn(tree, this.name, {
      in: SERVER_CODE,
      find: /path\.replace\(\/\\\/\+\$\/, ""\) \|\| "\/"/,
      put: 'path.replace(/\\/_root\\.data$|(?:\\/_)?\\.data$|\\/+$$/, "") || "/"',
    });
  },
};

const browserGlobals: Edit = {
  name: "types of the router in window",
  reason: "Remix declares them, React Router 7 only sets them",
  apply(tree) {
    const isUsed = [...tree.values()].some((text) => text.includes("window.__reactRouterDataRouter"));
    if (!isUsed) throw new EditFailed(this.name, "nothing reads window.__reactRouterDataRouter");
    tree.set(
      "app/react-router-globals.d.ts",
      `import type { DataRouter, UNSAFE_AssetsManifest } from "react-router";

declare global {
  interface Window {
    __reactRouterDataRouter: DataRouter;
    __reactRouterManifest: UNSAFE_AssetsManifest;
  }
}
`,
    );
  },
};

/** In the order in which they are applied, after the patterns. */
export const EDITS: readonly Edit[] = [
  vitePlugin,
  singleFetchStays,
  routerConfig,
  streamTimeout,
  dataRequests,
  dataInLog,
  browserGlobals,
  keepScreen,
];
