// Prevents: a change of today's code closing the way to React Router 7 unnoticed until the day of the move.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readSources } from "../../scripts/exit-check/copy.ts";
import type { Manifest } from "../../scripts/exit-check/package-manifest.ts";
import { leftovers, type Port, portToReactRouter } from "../../scripts/exit-check/port.ts";
import type { SourceTree } from "../../scripts/exit-check/source-tree.ts";

/** This tree as `npm run exit:check` makes it, without installing and building it. */

const root = process.cwd();
const pins: Manifest = JSON.parse(readFileSync(path.join(root, "scripts/exit-check/package.json"), "utf8"));

let today: SourceTree;
let ported: SourceTree;
let port: Port;
beforeAll(() => {
  const folders = globSync("{app,db,scripts,tests}/**/*.*", { exclude: (name) => name === "fixtures" });
  const files = [...folders, ...globSync("*.*"), "Dockerfile"];
  today = readSources(root, files);
  ported = new Map(today);
  port = portToReactRouter(ported, pins);
});

const changed = (file: string): string => {
  const text = ported.get(file);
  expect(text, file).not.toBe(today.get(file));
  return text ?? "";
};
const only = (needle: string): string => {
  const files = [...ported].filter(([, text]) => text.includes(needle)).map(([file]) => file);
  expect(files).toHaveLength(1);
  return changed(files[0] ?? "");
};

test("every edit finds its place, and nothing speaks to Remix any more", () => {
  expect(today.size).toBeGreaterThan(1_000);
  expect(port.rewritten.length).toBeGreaterThan(30);
  expect(port.edits.length).toBeGreaterThan(5);
  expect(leftovers(today).length).toBeGreaterThan(30);
  expect(leftovers(ported)).toEqual([]);
});

test("pins of one version, exact, stand in the place of Remix's packages", () => {
  const versions = Object.values({ ...pins.dependencies, ...pins.devDependencies });
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^7\.\d+\.\d+$/);
  expect(JSON.parse(changed("package.json")).dependencies).toMatchObject(pins.dependencies);
});

describe("the code that needs more than another name", () => {
  test("the build", () => {
    const config = changed("vite.config.ts");
    expect(config).toMatch(/plugins: \[[^\]]*\btailwindcss\(\),\s+reactRouter\(\),/);
    expect(config).not.toMatch(/[Ss]ingle.?[Ff]etch|remix/i);
    expect(ported.has("remix.config.js")).toBe(false);
    expect(ported.get("react-router.config.ts")).toContain('mode: "initial"');
    expect(JSON.parse(changed("tsconfig.json")).include).toContain("react-router.config.ts");
  });

  test("the server's entry", () => {
    const entry = changed("app/entry.server.tsx");
    expect(entry).toContain("export const streamTimeout = RENDER_DEADLINE;");
    expect(entry).toContain("<ServerRouter context={remixContext} url={request.url} nonce={nonce} />");
  });

  test("the way to a screen's data: open for pages, closed for calls of the API, known by its route", () => {
    expect(only('(path.startsWith("/api/") && path.endsWith(".data"))')).toContain('path === "/__manifest" ||');
    const [, source = ""] = /path\.replace\(\/(.*)\/, ""\) \|\| "\/"/.exec(only("_root")) ?? [];
    const plain = (address: string) => address.replace(new RegExp(source), "") || "/";
    const addresses = ["/_root.data", "/admin.data", "/admin/_.data", "/admin/", "/admin", "/"];
    expect(addresses.map(plain)).toEqual(["/", "/admin", "/admin", "/admin", "/admin", "/"]);
  });

  test("the screen that stays while the next cannot be fetched", () => {
    const guard = only("window.fetch = ");
    expect(guard).toMatch(/guard\(router\.routes\);\n {4}this\.#guardDataRequests\(\);/);
    expect(guard).not.toMatch(/\$\d/);
    expect(ported.get("app/react-router-globals.d.ts")).toContain("__reactRouterDataRouter: DataRouter");
  });
});
