// Prevents: a class of the palette where light and dark differ, which is fine by day and cannot be read by night.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** What a class must not say, and the role that says it (app/appearance.css). */
const RAW: readonly { found: RegExp; instead: string }[] = [
  { found: /-\[#[0-9a-f]{3,8}\]/gi, instead: "a colour of app/appearance.css" },
  {
    found: /(?<![\w-])[\w:]*(?:bg|text|border|fill|stroke|ring)-(?:white|black)(?![\w-])/g,
    instead: "surface, on-act, on-deep…",
  },
  { found: /(?<![\w-])(?:bg|border|ring|inset-ring|accent)-patina-700\b/g, instead: "act, or mine for the own bubble" },
  { found: /(?<![\w-])bg-patina-(?:800|900|950)\b/g, instead: "act-hover, act-press, banner, deep, deep-2, scrim" },
  { found: /(?<![\w-])text-(?:patina-100|cobre-200)\b/g, instead: "on-deep-2, on-deep-mark" },
  { found: /(?<![\w-])(?:bg-cobre-50|border-cobre-200)\b/g, instead: "dawn, dawn-line" },
];

/** The default mask of a fade: transparent and opaque, no colour. */
const MASK = /mask-image:[^\]]*/g;

const sources = globSync("app/**/*.tsx")
  .concat(globSync("app/**/*-class.ts"))
  .filter((file) => !file.includes("email/"))
  .map((file) => ({ file, text: readFileSync(file, "utf8").replace(MASK, "") }));

const rawIn = (text: string) =>
  RAW.flatMap(({ found, instead }) => [...text.matchAll(found)].map(([name]) => `${name} (${instead})`));

test("components say colours by their role", () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.flatMap(({ file, text }) => rawIn(text).map((raw) => `${file}: ${raw}`))).toEqual([]);
});

test.each([
  "rounded bg-patina-700 px-4",
  "bg-act text-white",
  "enabled:hover:bg-patina-800",
  "border-t border-[#efece6]",
  "shell:bg-cobre-50",
  "bg-white/14",
])("%s is found", (text) => expect(rawIn(text)).toHaveLength(1));

describe("both appearances", () => {
  const css = readFileSync("app/appearance.css", "utf8");
  const [light = "", ...dark] = css.split("@layer base");
  const named = (text: string) => new Set([...text.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));

  test("name the same colours, but for those on teal, which is dark in both", () => {
    const inDark = named(dark.join(""));
    const missing = [...named(light)].filter((name) => !inDark.has(name));
    expect(missing).toEqual(["on-deep", "on-deep-2", "on-deep-mark"]);
    expect([...inDark].filter((name) => !named(light).has(name))).toEqual([]);
  });
});
