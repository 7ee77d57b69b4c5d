/**
 * The Remix options, imported by vite.config.ts.
 * Single fetch and lazy route discovery stay off on purpose: docs/decisions/0002-remix-flags.md.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: "app",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_throwAbortReason: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
