import { createRequire } from "node:module";

/**
 * pdfjs is written for browsers. While it loads it looks for classes of theirs that reading text never uses: in Node it
 * would load the native canvas for two of them, and Node's whole fetch for a third (85 ms of processor time). Here it
 * finds classes that stand for them; where pages are drawn, `withCanvas` puts the real ones in their place.
 */

const CANVAS = "@napi-rs/canvas";
const require = createRequire(import.meta.url);

class Unused {
  constructor() {
    throw new Error("Reading text draws nothing and fetches nothing");
  }
}

/** A font that is never shown: pdfjs hands it to the document's fonts and waits until it is loaded. */
class UnshownFont {
  readonly loaded = Promise.resolve(this);
}

/** Fonts of a page that is never shown: with them pdfjs keeps from computing the outline of every glyph. */
export const unshownDocument = { fonts: { add: () => undefined, delete: () => true } };

const STAND_INS = { DOMMatrix: Unused, Path2D: Unused, Response: Unused, FontFace: UnshownFont };

/**
 * Before pdfjs is loaded, and while it reads.
 * @returns puts back what was there: for a process that does other things as well
 */
export function withoutBrowser(): () => void {
  const before = Object.keys(STAND_INS).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, standIn] of Object.entries(STAND_INS)) {
    // Node's own are getters that load the real thing as soon as one looks: deleted unseen.
    Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(globalThis, name, { value: standIn, writable: true, configurable: true });
  }
  const file = require.resolve(CANVAS);
  const canvas = require.cache[file];
  require.cache[file] ??= Object.assign(Object.create(null), { id: file, filename: file, loaded: true, exports: {} });
  return () => {
    for (const [name, own] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (own !== undefined) Object.defineProperty(globalThis, name, own);
    }
    if (canvas === undefined) delete require.cache[file];
  };
}

/** Before a page is drawn. */
export async function withCanvas(): Promise<void> {
  delete require.cache[require.resolve(CANVAS)];
  const { DOMMatrix, Path2D } = await import("@napi-rs/canvas");
  Object.assign(globalThis, { DOMMatrix, Path2D });
}
