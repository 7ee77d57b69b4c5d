import { type Edit, replaceIn } from "./source-tree.ts";

const APP = /^app\//;

/**
 * Groups: where a route's entry is looked up, the list of its files, what fetches them, what asks for them, the method
 * that waits, and its arguments.
 */
const GUARDED_ROUTE = new RegExp(
  [
    " {4}const \\{ lazy, loader, action \\} = route;\\n( {4}const entry = .*\\n)",
    ' {4}if \\(typeof lazy === "function" && entry\\) \\{\\n {2}( {4}const files = .*\\n)',
    " {2}( {4}const fetchFiles = .*\\n) {2}( {4}const areThere = .*\\n)",
    " {6}route\\.lazy = async \\(\\) => \\{\\n",
    " {8}await this\\.(#\\w+)(\\(fetchFiles, areThere\\));\\n",
    "[\\s\\S]*?args\\.request\\.signal\\);\\n {6}\\};\\n {4}\\}\\n {2}\\}\\n",
  ].join(""),
);

const ROUTE_IN_PARTS = `    const { lazy } = route;
$1    if (typeof lazy !== "object" || !entry) return;
$2$3$4    const arrived = () => this.$5$6;
    // Component, handle and the others come with one script, and each is asked for by itself.
    for (const [part, load] of Object.entries(lazy)) {
      if (typeof load === "function") Object.assign(lazy, { [part]: () => arrived().then(() => load()) });
    }
  }

  /** One request brings the data of all routes of a screen, and no loader can send it once more. */
  #guardDataRequests(): void {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const request = input instanceof Request ? input : undefined;
      const { origin, pathname } = new URL(request?.url ?? String(input), window.location.href);
      const isRead = (init?.method ?? request?.method ?? "GET") === "GET";
      if (!isRead || origin !== window.location.origin || !pathname.endsWith(".data")) return send(input, init);
      const read = async () => {
        const response = ours(await send(input, init));
        // Without this header it is what a proxy or a starting server says.
        if (response.ok || response.headers.has("X-Remix-Response")) return response;
        throw new ForeignAnswer();
      };
      return this.$5(read, serverAnswers, init?.signal ?? undefined);
    };
  }
`;

export const keepScreen: Edit = {
  name: "a screen that stays while the next cannot be fetched",
  reason:
    "a route's script comes by the parts of an object, and its data by one request for the whole screen: " +
    "without this edit a lost line takes away what is typed, and no screen that opens shows it",
  apply(tree) {
    replaceIn(tree, this.name, { in: APP, find: GUARDED_ROUTE, put: ROUTE_IN_PARTS });
    replaceIn(tree, this.name, {
      in: APP,
      find: /^( {4}guard\(router\.routes\);\n)/m,
      put: "$1    this.#guardDataRequests();\n",
    });
  },
};
