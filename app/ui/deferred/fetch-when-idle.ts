import type { PartScript } from "./part-script.ts";

/**
 * Loads the deferred parts of the opened screens one after another while the browser is idle, so that e.g. menus still
 * work if the connection is lost later. Not done on slow or metered connections.
 */

// biome-ignore lint/suspicious/noExplicitAny: parts with whatever properties
type AnyPart = PartScript<any>;

const waiting = new Set<AnyPart>();
let started = false;
let working = false;

/** Before `fetchPartsWhenIdle` is called, parts are only collected: the server and tests never start loading. */
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
    // No connection, or a newer version is deployed: the error is shown when the part is opened. Stop until the next
    // event.
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
