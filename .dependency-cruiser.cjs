// The layer rules of docs/architecture.md, checked by `npm run lint`.
const from = (path) => ({ path });

/** layer -> layers it may import (besides itself). */
const LAYERS = {
  routes: ["http", "features", "ui", "platform", "db"],
  http: ["features/auth", "platform", "db"],
  features: ["ai", "documents", "jobs", "email", "backup", "ui", "platform", "db"],
  email: ["jobs", "platform", "db"],
  jobs: ["platform", "db"],
  backup: ["platform", "db"],
  ai: ["platform"],
  documents: ["platform"],
  ui: ["platform"],
  platform: ["db"],
};
const pathOf = (layer) => (layer === "db" ? "^db/" : `^app/${layer}/`);

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `${layer} may import only: ${allowed.join(", ")}`,
  severity: "error",
  from: from(`^app/${layer}/`),
  to: { path: "^(app/[a-z]+/|db/)", pathNot: [`^app/${layer}/`, ...allowed.map(pathOf)] },
}));

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    ...layerRules,
    { name: "db-imports-nothing", severity: "error", from: from("^db/"), to: { path: "^app/" } },
    {
      name: "sqlite-only-in-db",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "node_modules/better-sqlite3" },
    },
    {
      name: "native-runtimes-only-in-ai-host",
      severity: "error",
      from: { path: "^(app|db)/", pathNot: "^app/ai/host/" },
      to: { path: "node_modules/(node-llama-cpp|nodejs-whisper)" },
    },
    {
      name: "features-look-up-the-chain-only",
      comment: "activity < users < auth < cv < interview; guide and navigation stand alone",
      severity: "error",
      from: { path: "^app/features/(activity|users|auth)/" },
      to: { path: "^app/features/(cv|interview|coaching|guide)/" },
    },
    {
      name: "nobody-knows-admin",
      comment: "the panel stands above all other features",
      severity: "error",
      from: { path: "^app/features/(?!admin/)" },
      to: { path: "^app/features/admin/" },
    },
    {
      name: "activity-knows-no-feature",
      severity: "error",
      from: { path: "^app/features/activity/" },
      to: { path: "^app/features/(?!activity/)" },
    },
    {
      name: "users-know-only-activity",
      severity: "error",
      from: { path: "^app/features/users/" },
      to: { path: "^app/features/(?!users/|activity/)" },
    },
    {
      name: "privacy-knows-all-but-admin",
      comment: "privacy reads, exports and deletes what every other feature keeps; only admin may build on it",
      severity: "error",
      from: { path: "^app/features/privacy/" },
      to: { path: "^app/features/admin/" },
    },
    {
      name: "only-admin-knows-privacy",
      severity: "error",
      from: { path: "^app/features/", pathNot: "^app/features/(privacy|admin)/" },
      to: { path: "^app/features/privacy/" },
    },
    {
      name: "browser-code-imports-no-server-code",
      severity: "error",
      from: { path: "^app/(ui/|features/.*[.]tsx$|http/(api|query-client|read-json)[.]ts$)" },
      to: { path: "[.]server[.]tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "not-to-dev-dependency",
      severity: "error",
      // app/routes.ts is build configuration, read by Vite only.
      from: { path: "^(app|db)/", pathNot: "^app/routes[.]ts$" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
