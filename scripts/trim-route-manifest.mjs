// Removes the routes without a screen (API, health, metrics, security.txt, campus sign-in) from the route manifest that
// every screen loads: the browser's router never renders them, and no link of its own leads there. With more than a
// hundred of them they were most of the file. Scripts that every page has before it fetches another are left out of the
// other routes' lists; the order of those that stay is kept.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Of Remix, and of React Router, which follows it. */
const START = /^window\.__(?:remix|reactRouter)Manifest=/;

const WITHOUT_SCREEN = /^routes\/(?:api\.|auth\.(?:oidc\.|saml)|healthz$|readyz$|metrics$|\[\.\]well-known\.)/;

/**
 * @param {string} assets folder of the built client files
 * @throws {Error} when there is no manifest of the known form, e.g. after an update of Remix
 */
export function trimRouteManifest(assets) {
  const files = readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file));
  if (files.length !== 1) throw new Error(`${files.length} route manifests in ${assets}`);
  const file = path.join(assets, files[0] ?? "");
  const text = readFileSync(file, "utf8");
  const [start] = START.exec(text) ?? [];
  if (start === undefined) throw new Error(`${file} does not begin with ${START}`);
  const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, ""));
  const everywhere = [...manifest.entry.imports, ...manifest.routes.root.imports];
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (WITHOUT_SCREEN.test(id)) delete manifest.routes[id];
    if (id !== "root") route.imports = route.imports.filter((/** @type {string} */ one) => !everywhere.includes(one));
    // What a route does not have need not be said.
    for (const key of Object.keys(route)) if (route[key] === false) delete route[key];
  }
  writeFileSync(file, `${start}${JSON.stringify(manifest)};`);
}
