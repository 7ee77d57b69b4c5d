// Prevents: a menu whose script does not arrive taking an open interview away, as React.lazy did.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DEFERRED_PARTS } from "../support/deferred-parts.ts";

/** All that can reach the browser: what is left out never does (.server, and the mechanisms behind the routes). */
const files = [
  "app/root.tsx",
  "app/entry.client.tsx",
  ...globSync("app/{routes,ui,features,http,platform}/**/*.{ts,tsx}"),
].filter((file) => !/\.server\.tsx?$/.test(file));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
const sources = files.map((file) => ({ file, text: withoutComments(readFileSync(file, "utf8")) }));
const WHOLE = /deferred(?:Part|Dialog|Menu)(?:<[^(]*>)?\(\{[^;]*?load: \(\) => import\("([^"]+)"\),?\s*\}\)/g;

test(
  "no part of a screen is fetched in another way than by the " + "deferred parts: React.lazy takes the screen down",
  () => {
    expect(files.length).toBeGreaterThan(200);
    const lazy = sources.filter(({ text }) => /\blazy\b[^;]*from "react"|\bReact\.lazy\b/.test(text));
    expect(lazy.map(({ file }) => file)).toEqual([]);
    const other = sources.filter(
      ({ text }) => (text.match(/\bimport\(/g) ?? []).length !== [...text.matchAll(WHOLE)].length,
    );
    expect(other.map(({ file }) => file)).toEqual([]);
  },
);

test("all of them are listed, so that the browser tests can lose each one's script", () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(WHOLE)].map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target)),
  );
  // One that two screens open is listed once.
  expect([...new Set(found)].toSorted()).toEqual([...DEFERRED_PARTS].toSorted());
});
