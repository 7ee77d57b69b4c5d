import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  // Top-level await in the server entry needs es2022; assets are never inlined because the CSP allows no data: fonts.
  build: { target: "es2022", assetsInlineLimit: 0 },
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
