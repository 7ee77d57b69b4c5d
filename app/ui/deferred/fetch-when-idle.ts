import type { PartScript } from "./part-script.ts";

/**
 * The parts of the screens that were opened so far come while nobody waits for anything, one after another: who loses
 * the line later still has a menu. Not on lines where each kilobyte is paid for or waited for.
 */

// biome-ignore lint/suspicious/noExplicitAny: parts with whatever properties
type AnyPart = PartScript<any>;

const waiting = new Set<AnyPart>();
let started = false;
let working = false;

/** Before `fetchPartsWhenIdle` they only collect: the server and tests never begin. */
export function addIdlePart(part: AnyPart): void {
  waiting.add(part);
  void work();
}

/** Call once, in the browser. */
export function fetchPartsWhenIdle(): void {
  started = true;
  window.addEventListener("online", () => void work());
  if (document.readyState === "complete") void work();
  else window.addEventListener("load", () => void work(), { once: true });
}

async function work(): Promise<void> {
  if (!started || working || isMetered() || document.readyState !== "complete") return;
  working = true;
  for (const part of waiting) {
    await idle();
    if (part.state().component === null) await part.load();
    // No line, or another version by now: who opens the part is told. The next try waits for a better moment.
    if (part.state().component === null) break;
    waiting.delete(part);
  }
  working = false;
}

function idle(): Promise<void> {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === "undefined") return new Promise((resolve) => setTimeout(resolve, 200));
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

type Line = { saveData?: boolean; effectiveType?: string };

function isMetered(): boolean {
  const line: Line = (navigator as Navigator & { connection?: Line }).connection ?? {};
  return line.saveData === true || line.effectiveType === "slow-2g" || line.effectiveType === "2g";
}
