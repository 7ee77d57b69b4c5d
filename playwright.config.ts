import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  timeout: 180_000,
  expect: { timeout: 45_000 },
  fullyParallel: false,
  // Each worker runs a server, its children and a browser, and waits as much as it computes.
  workers: 2,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    locale: "es-CL",
    timezoneId: "America/Santiago",
    // A trace of every step costs a quarter of the time: `npm run test:e2e -- --trace on` for a test that fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        // Debian's browser without windows dies when a page asks whether it recognises speech on the device.
        "--disable-blink-features=OnDeviceWebSpeechAvailable",
      ],
    },
  },
  projects: [
    // What a browser does is tested once; what depends on the width (layout, axe, budgets, fingers) says so by its tag.
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@widths|@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
