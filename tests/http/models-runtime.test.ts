import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { lstat, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Desk } from "../../scripts/models/command-context.ts";
import { Progress } from "../../scripts/models/progress.ts";
import { fetchRuntime } from "../../scripts/models/runtime.ts";

const VERSION = "9.9.9";
const screen = { write: () => undefined };

let folder: string;
let modules: string;
let registry: Server;
/** By package name: what the registry gives, and the hash it claims. */
let packages: Map<string, { tarball: Buffer; claimed: string }>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "runtime-"));
  modules = path.join(folder, "node_modules");
  packages = new Map();
  const engine = path.join(modules, "node-llama-cpp");
  const placeholder = path.join(folder, "not-installed");
  mkdirSync(engine, { recursive: true });
  mkdirSync(placeholder);
  mkdirSync(path.join(modules, "@node-llama-cpp"));
  writeFileSync(path.join(placeholder, "package.json"), "{}");
  const names = ["linux-x64-cuda", "linux-x64-cuda-ext", "linux-x64-vulkan"];
  for (const name of names) symlinkSync(placeholder, path.join(modules, "@node-llama-cpp", name));
  const optionalDependencies = Object.fromEntries(names.map((name) => [`@node-llama-cpp/${name}`, VERSION]));
  writeFileSync(path.join(engine, "package.json"), JSON.stringify({ version: VERSION, optionalDependencies }));
  await startRegistry();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  registry.closeAllConnections();
  await new Promise((resolve) => registry.close(resolve));
  await rm(folder, { recursive: true });
});

async function startRegistry(): Promise<void> {
  registry = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? "");
    const isTarball = url.endsWith(".tgz");
    const name = url.slice(1).replace(/\.tgz$/, "");
    const found = packages.get(name);
    if (!found) return void response.writeHead(404).end("{}");
    if (isTarball) return void response.end(found.tarball);
    const dist = { tarball: `${base}/${name}.tgz`, integrity: found.claimed };
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        name,
        "dist-tags": { latest: VERSION },
        versions: { [VERSION]: { name, version: VERSION, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  vi.stubEnv("npm_config_registry", base);
  vi.stubEnv("npm_config_cache", path.join(folder, "cache"));
  vi.stubEnv("npm_config_fetch_retries", "0");
}

/** Puts a package into the registry. */
function publish(name: string, integrity?: string): void {
  const full = `@node-llama-cpp/${name}`;
  const source = path.join(folder, `source-${name}`);
  mkdirSync(path.join(source, "package"), { recursive: true });
  writeFileSync(path.join(source, "package", "package.json"), JSON.stringify({ name: full, version: VERSION }));
  writeFileSync(path.join(source, "package", "library.so"), name);
  execFileSync("tar", ["-czf", "p.tgz", "package"], { cwd: source });
  const tarball = readFileSync(path.join(source, "p.tgz"));
  const claimed = integrity ?? `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  packages.set(full, { tarball, claimed });
}

const fetchNamed = (name: string) => {
  const desk: Desk = {
    settings: {
      MODELS_DIR: folder,
      AI_MODEL: undefined,
      AI_ENGINE: "auto",
      AI_GPU: "off",
      AI_THREADS: undefined,
      AI_BASE_URL: undefined,
    },
    entries: [],
    host: { memoryBytes: 8e9, cores: 2 },
    screen,
    progress: new Progress(screen),
    network: () => undefined,
    signal: new AbortController().signal,
    ask: null,
  };
  return fetchRuntime(desk, name, modules);
};

const installed = (name: string) => path.join(modules, "@node-llama-cpp", name);
const isPlaceholder = async (name: string) => (await lstat(installed(name))).isSymbolicLink();

it("puts the package and its libraries in the place of the placeholders, and leaves nothing else", async () => {
  publish("linux-x64-cuda");
  publish("linux-x64-cuda-ext");
  await fetchNamed("linux-x64-cuda");
  for (const name of ["linux-x64-cuda", "linux-x64-cuda-ext"]) {
    expect(await readFile(path.join(installed(name), "library.so"), "utf8")).toBe(name);
  }
  expect(await isPlaceholder("linux-x64-vulkan")).toBe(true);
  expect((await readdir(path.dirname(installed("x")))).filter((name) => name.startsWith("."))).toEqual([]);
  // The placeholder itself, which other links share, is as it was.
  expect(await readdir(path.join(folder, "not-installed"))).toEqual(["package.json"]);
});

it("a package whose bytes are not the registry's hash is not installed", async () => {
  publish("linux-x64-vulkan", `sha512-${createHash("sha512").update("other").digest("base64")}`);
  await expect(fetchNamed("linux-x64-vulkan")).rejects.toThrow("EINTEGRITY");
  expect(await isPlaceholder("linux-x64-vulkan")).toBe(true);
});

it("a registry without it: says what to look at", async () => {
  await expect(fetchNamed("linux-x64-vulkan")).rejects.toThrow("E404");
  expect(await isPlaceholder("linux-x64-vulkan")).toBe(true);
});

it("an engine that this version does not have", async () => {
  await expect(fetchNamed("../../x")).rejects.toThrow("linux-x64-cuda");
});
