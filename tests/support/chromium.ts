import { existsSync } from "node:fs";

const CANDIDATES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of the tests: CHROMIUM_PATH (set by `npm test`), the system's, or undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || CANDIDATES.find((file) => existsSync(file));
}
