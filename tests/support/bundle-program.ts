import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/**
 * Bundles a program of the tests' own, for a thread or a process.
 * @param source from the project's root
 * @param tree where app/ and db/ lie, for a program that is to run on a copy of them
 * @returns its file, in the project's tree, where it finds the packages; removed when this process ends
 */
export async function bundleProgram(source: string, tree = "."): Promise<string> {
  const outfile = path.resolve("build", "tests", `${path.parse(source).name}-${process.pid}.mjs`);
  process.once("exit", () => rmSync(outfile, { force: true }));
  await build({
    entryPoints: [path.resolve(source)],
    outfile,
    bundle: true,
    platform: "node",
    target: "node22",
    format: "esm",
    packages: "external",
    alias: { "#app": path.resolve(tree, "app"), "#db": path.resolve(tree, "db") },
    jsx: "automatic",
    logLevel: "warning",
  });
  return outfile;
}
