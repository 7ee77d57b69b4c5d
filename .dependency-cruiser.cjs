// The layer rules of docs/architecture.md, checked by `npm run lint`.
const from = (path) => ({ path });

/** layer -> layers it may import (besides itself). */
const LAYERS = {
  routes: ["http", "features", "ui", "platform", "db"],
  http: ["features/audit", "features/auth", "features/permissions", "features/users", "platform", "db"],
  features: ["ai", "documents", "jobs", "email", "backup", "ui", "platform", "db"],
  email: ["jobs", "platform", "db"],
  jobs: ["platform", "db"],
  backup: ["platform", "db"],
  ai: ["platform"],
  documents: ["platform"],
  ui: ["platform"],
  platform: ["db"],
};

/** feature -> features it may import. */
const FEATURES = {
  permissions: [],
  activity: [],
  guide: [],
  reading: [],
  audit: ["permissions", "activity"],
  users: ["permissions", "activity", "audit"],
  roster: ["permissions", "activity", "audit", "users"],
  auth: ["permissions", "activity", "audit", "users"],
  access: ["permissions", "activity", "audit", "users", "auth"],
  scim: ["permissions", "activity", "audit", "users", "roster", "auth", "access"],
  cv: ["permissions", "activity", "audit", "users", "auth"],
  interview: ["permissions", "activity", "audit", "users", "auth", "cv"],
  practice: ["permissions", "activity", "audit", "users", "auth", "cv", "interview"],
  offers: ["permissions", "activity", "audit", "users", "auth", "cv", "interview", "practice"],
  coaching: ["permissions", "activity", "audit", "users", "auth", "cv"],
  privacy: ["permissions", "activity", "audit", "users", "roster", "auth", "access", "cv", "interview", "coaching"],
  admin: [
    "permissions",
    "activity",
    "audit",
    "users",
    "roster",
    "auth",
    "access",
    "cv",
    "interview",
    "coaching",
    "privacy",
  ],
  demo: ["permissions", "activity", "audit", "users", "roster", "auth", "cv", "interview", "coaching", "privacy"],
};
const pathOf = (layer) => (layer === "db" ? "^db/" : `^app/${layer}/`);

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `${layer} may import only: ${allowed.join(", ")}`,
  severity: "error",
  from: from(`^app/${layer}/`),
  to: { path: "^(app/[a-z]+/|db/)", pathNot: [`^app/${layer}/`, ...allowed.map(pathOf)] },
}));

const featureRules = Object.entries(FEATURES).map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  comment: `${feature} may import only: ${allowed.join(", ") || "nothing"}`,
  severity: "error",
  from: from(`^app/features/${feature}/`),
  to: { path: "^app/features/", pathNot: [feature, ...allowed].map((name) => `^app/features/${name}/`) },
}));

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    ...layerRules,
    {
      name: "layer-db",
      comment: "db may import only: nothing",
      severity: "error",
      from: from("^db/"),
      to: { path: "^app/" },
    },
    ...featureRules,
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
      name: "only-boot-and-routes-know-demo",
      comment: "invented data stands above what it fills; nothing may build on it",
      severity: "error",
      from: { path: "^(app|db)/", pathNot: "^app/(boot[.]server[.]ts$|routes/|features/demo/)" },
      to: { path: "^app/features/demo/" },
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
