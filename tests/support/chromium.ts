import { existsSync } from "node:fs";

/** Without windows it takes half of the processor time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser of the tests: CHROMIUM_PATH, the system's, or undefined for Playwright's own.
 * @param needs "whole" for what a browser without windows has not, such as recognition of speech
 */
export function chromiumPath(needs: "any" | "whole" = "any"): string | undefined {
  const known = needs === "any" ? [SHELL, ...WHOLE] : WHOLE;
  return process.env.CHROMIUM_PATH || known.find((file) => existsSync(file));
}
