import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  // Top-level await in the server entry needs es2022; assets are never inlined because the CSP allows no data: fonts.
  build: { target: "es2022", assetsInlineLimit: 0 },
  // Native modules cannot be bundled.
  ssr: { external: ["better-sqlite3", "@node-rs/argon2"] },
});
