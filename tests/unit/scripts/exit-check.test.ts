import { describe, expect, test } from "vitest";
import { EDITS } from "../../../scripts/exit-check/edits.ts";
import { exchangePackages, retiredPackages } from "../../../scripts/exit-check/package-manifest.ts";
import { rewriteByPattern, rewriteText } from "../../../scripts/exit-check/patterns.ts";
import { isSource, leftovers, staysBehind } from "../../../scripts/exit-check/port.ts";
import { EditFailed, replaceIn, type SourceTree } from "../../../scripts/exit-check/source-tree.ts";

describe("what is the same under another name", () => {
  test.each([
    ['import { Link, useNavigate } from "@remix-run/react";', 'import { Link, useNavigate } from "react-router";'],
    ['import type { MetaFunction } from "@remix-run/node";', 'import type { MetaFunction } from "react-router";'],
    ['import { MemoryRouter } from "react-router-dom";', 'import { MemoryRouter } from "react-router";'],
    ['import { flatRoutes } from "@remix-run/fs-routes";', 'import { flatRoutes } from "@react-router/fs-routes";'],
    [
      'import type { RouteConfig } from "@remix-run/route-config";',
      'import type { RouteConfig } from "@react-router/dev/routes";',
    ],
    ['declare module "@remix-run/node" {', 'declare module "react-router" {'],
    ['load("virtual:remix/server-build")', 'load("virtual:react-router/server-build")'],
    ["vi.mock('@remix-run/react')", "vi.mock('react-router')"],
    ["<RemixServer context={remixContext} />", "<ServerRouter context={remixContext} />"],
    ["window.__remixRouter.navigate(to)", "window.__reactRouterDataRouter.navigate(to)"],
    ["typeof window.__remixManifest", "typeof window.__reactRouterManifest"],
    ['"build": "node run.mjs remix vite:build && x"', '"build": "node run.mjs react-router build && x"'],
    [
      'run([path.join(root, "node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], root)',
      'run([path.join(root, "node_modules/@react-router/dev/bin.js"), "build"], root)',
    ],
    ["COPY remix.config.js vite.config.ts ./", "COPY react-router.config.ts vite.config.ts ./"],
    [
      "<RouterProvider router={router} future={{ v7_startTransition: false }} />",
      "<RouterProvider router={router} useTransitions={false} />",
    ],
  ])("%s", (before, after) => {
    expect(rewriteText(before)).toBe(after);
    expect(rewriteText(after)).toBe(after);
  });

  test.each([
    'import { Authenticator } from "remix-auth";',
    'import { parseFormData } from "@remix-run/form-data-parser";',
    'import { Hono } from "hono";',
    "// Remix itself reads the document, and @remix-run/node says so.",
    "const remixContext = context;",
    "toString();",
  ])("leaves alone: %s", (text) => {
    expect(rewriteText(text)).toBe(text);
  });

  test("an import whose names now live in two modules becomes two", () => {
    const before = `import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
} from "@remix-run/node";
import { RemixBrowser } from "@remix-run/react";
`;
    expect(rewriteText(before)).toBe(`import { type AppLoadContext, type EntryContext } from "react-router";
import { createReadableStreamFromReadable } from "@react-router/node";
import { HydratedRouter } from "react-router/dom";
`);
  });

  test("the files that were rewritten are told, and no other", () => {
    const tree: SourceTree = new Map([
      ["app/a.tsx", 'import { Link } from "@remix-run/react";\n'],
      ["app/b.ts", "export const b = 1;\n"],
    ]);
    expect(rewriteByPattern(tree)).toEqual(["app/a.tsx"]);
    expect(tree.get("app/b.ts")).toBe("export const b = 1;\n");
  });
});

describe("package.json", () => {
  const manifest = {
    name: "product",
    dependencies: { "@remix-run/form-data-parser": "0.17.4", "@remix-run/node": "2.17.5", hono: "4.13.19" },
    devDependencies: { "@remix-run/dev": "2.17.5", vite: "6.4.6" },
    overrides: { rollup: "4.67.4", "react-router": "6.30.6", "@remix-run/router": "1.23.4" },
  };
  const pins = { dependencies: { "react-router": "7.18.4" }, devDependencies: { "@react-router/dev": "7.18.4" } };

  test("has the new packages in their order, and the old ones with their corrections no more", () => {
    expect(JSON.stringify(exchangePackages(manifest, pins))).toBe(
      JSON.stringify({
        name: "product",
        dependencies: { "@remix-run/form-data-parser": "0.17.4", hono: "4.13.19", "react-router": "7.18.4" },
        devDependencies: { "@react-router/dev": "7.18.4", vite: "6.4.6" },
        overrides: { rollup: "4.67.4" },
      }),
    );
  });

  test("names what is retired, without what only has the same authors", () => {
    expect(retiredPackages(manifest)).toEqual(["@remix-run/node", "@remix-run/dev"]);
  });

  test("without Remix is refused", () => {
    expect(() => exchangePackages({ dependencies: {}, devDependencies: {} }, pins)).toThrow(
      "package.json: it names no",
    );
  });
});

describe("a place that an edit looks for", () => {
  const replacement = { in: /^app\//, find: /old\(\)/, put: "fresh()" };

  test("is found wherever its file lies", () => {
    const tree: SourceTree = new Map([
      ["app/anywhere/today.ts", "old();\n"],
      ["scripts/b.ts", "old();\n"],
    ]);
    replaceIn(tree, "name of the edit", replacement);
    expect([...tree.values()]).toEqual(["fresh();\n", "old();\n"]);
  });

  test.each([
    ["nowhere", new Map([["app/a.ts", "other();"]]), "name of the edit: nothing in"],
    ["twice", new Map(["a", "b"].map((name) => [`app/${name}.ts`, "old();"])), "app/a.ts and app/b.ts match"],
  ])("%s is an error that names the edit", (_, tree, message) => {
    expect(() => replaceIn(tree, "name of the edit", replacement)).toThrow(EditFailed);
    expect(() => replaceIn(tree, "name of the edit", replacement)).toThrow(message);
  });

  test.each(EDITS.map((edit) => [edit.name, edit] as const))("that is gone is told: %s", (name, edit) => {
    expect(() => edit.apply(new Map([["app/a.ts", "export {};\n"]]))).toThrow(`${name}: `);
  });
});

describe("which files", () => {
  test.each(["app/root.tsx", "scripts/bundle.mjs", "Dockerfile", "package.json", "knip.config.js"])("%s", (file) => {
    expect(isSource(file)).toBe(true);
  });

  test.each(["docs/avisos.md", "package-lock.json", "tests/fixtures/cvs/a.json", "public/logo.svg"])(
    "not %s",
    (file) => {
      expect(isSource(file)).toBe(false);
    },
  );

  test("the exit's own files stay behind", () => {
    expect(["scripts/exit-check/edits.ts", "tests/unit/scripts/exit-check.test.ts"].every(staysBehind)).toBe(true);
    expect(["scripts/bundle.mjs", "tests/unit/rut.test.ts"].some(staysBehind)).toBe(false);
  });
});

test("a line that no pattern knew is told with its place", () => {
  const tree: SourceTree = new Map([
    ["app/a.ts", 'import { Form } from "react-router";\nimport { json } from "@remix-run/node/dist";\n'],
  ]);
  expect(leftovers(tree)).toEqual(['app/a.ts:2: import { json } from "@remix-run/node/dist";']);
});
