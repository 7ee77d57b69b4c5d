// Prevents: an image without a source or package that its programs need, and a compose file that stops the first start.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { imagePrograms, PROGRAMS } from "../../scripts/bundle.mjs";

// The real build takes minutes and root (npm run test:image): these are the mistakes that can be seen without it.

const dockerfile = readFileSync("Dockerfile", "utf8");
const instructions = dockerfile
  .replace(/^\s*#.*\n/gm, "")
  .replace(/\\\n/g, " ")
  .split("\n")
  .filter(Boolean);
const all = (name: string) =>
  instructions.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1).trim()] : []));
const ignoreRules = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

/** Whether a file gets into the build: the last rule that names it or a folder above it decides. */
function isSent(file: string): boolean {
  const matches = (rule: string) => {
    const pattern = rule.replace(/^!/, "");
    if (pattern === "*") return true;
    if (pattern.startsWith("**/"))
      return new RegExp(`(^|/)${pattern.slice(3).replaceAll(".", "[.]").replaceAll("*", "[^/]*")}(/|$)`).test(file);
    return file === pattern || file.startsWith(`${pattern}/`);
  };
  const last = ignoreRules.filter(matches).at(-1);
  return last === undefined || last.startsWith("!");
}

/** Files of this checkout that the COPY lines without --from bring into the build. */
const copied = all("COPY")
  .filter((line) => !line.includes("--from="))
  .flatMap((line) => line.split(/\s+/).slice(0, -1));
const isCopied = (file: string) => copied.some((source) => file === source || file.startsWith(`${source}/`));

describe("the Dockerfile", () => {
  it("copies only what is there and what .dockerignore lets through", () => {
    expect(copied).toContain("package.json");
    for (const source of copied) {
      expect(existsSync(source), source).toBe(true);
      const inside = statSync(source).isDirectory() ? path.join(source, "any-file") : source;
      expect(isSent(inside), source).toBe(true);
    }
  });

  it.each([
    ".env",
    ".env.local",
    "data/app.sqlite",
    "data/secrets.json",
    ".git/config",
    "models/m.gguf",
    "tests/a.test.ts",
    "node_modules/a.js",
    "scripts/.env",
  ])("never gets %s", (file) => expect(isSent(file)).toBe(false));

  it(
    "brings every source of the programs it builds, and each " + "package of theirs is installed for production",
    async () => {
      const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
      // The reader's own program is bundled apart from the few lines that start it (scripts/bundle-reader.mjs).
      const entryPoints = [
        ...imagePrograms().map((name) => PROGRAMS[name as keyof typeof PROGRAMS]),
        "app/documents/reader/main.ts",
      ];
      expect(entryPoints).toContain("scripts/serve.ts");
      const { metafile } = await build({
        entryPoints,
        outdir: "unused",
        bundle: true,
        splitting: true,
        platform: "node",
        format: "esm",
        packages: "external",
        alias: { "#app": path.resolve("app"), "#db": path.resolve("db") },
        write: false,
        metafile: true,
        logLevel: "silent",
      });
      const inputs = Object.keys(metafile.inputs);
      expect(inputs.filter((file) => !isSent(file) || !isCopied(file))).toEqual([]);
      const packages = Object.values(metafile.inputs).flatMap(({ imports }) =>
        imports.flatMap(({ path: name, external }) => (external && !name.startsWith("node:") ? [packageOf(name)] : [])),
      );
      // Development only: serve.ts loads it with --dev.
      expect([...new Set(packages)].filter((name) => !(name in dependencies) && name !== "vite")).toEqual([]);
    },
  );

  it("runs as a number that is not root's, with a volume for what lasts and a health check", () => {
    expect(all("USER")).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    expect(JSON.parse(all("VOLUME")[0] ?? "")).toEqual(["/app/data", "/app/models"]);
    const health = /CMD (\[.*\])$/.exec(all("HEALTHCHECK")[0] ?? "");
    const started = [...JSON.parse(health?.[1] ?? "[]"), ...JSON.parse(all("CMD")[0] ?? "[]")];
    const programs = started.flatMap((word: string) => /^build\/scripts\/(.+)[.]js$/.exec(word)?.[1] ?? []);
    expect(programs).toEqual(["healthcheck", "serve"]);
    expect(imagePrograms()).toEqual(expect.arrayContaining(programs));
  });

  it("holds no secret and takes none as an argument", () => {
    const names = [...all("ENV"), ...all("ARG"), ...all("LABEL")].join(" ");
    expect(names).not.toMatch(/PASSWORD|SECRET|TOKEN|API_KEY|SMTP_URL|_auth/i);
  });

  it("names its bases once, where a mirror can replace them", () => {
    const bases = all("FROM").map((line) => line.split(" ")[0]?.replace(/\W/g, ""));
    expect(bases).toEqual(["BUILD_IMAGE", "BUILD_IMAGE", "RUN_IMAGE"]);
    expect(all("ARG").filter((line) => line.includes("_IMAGE="))).toHaveLength(2);
  });
});

/** Strict: a key that compose does not know, or that stands in the wrong place, stops the operator's first start. */
const composeSchema = z.strictObject({
  services: z.strictObject({
    carreras: z.strictObject({
      image: z.string(),
      container_name: z.literal("carreras"),
      restart: z.literal("unless-stopped"),
      env_file: z.string(),
      environment: z.record(z.string(), z.string()),
      ports: z.array(z.string().regex(/^\d+:3000$/)),
      volumes: z.array(z.string().regex(/^[.]\/\w+:\/app\/\w+(:ro)?$/)),
      read_only: z.literal(true),
      tmpfs: z.array(z.string().startsWith("/tmp:")),
      cap_drop: z.tuple([z.literal("ALL")]),
      security_opt: z.tuple([z.literal("no-new-privileges:true")]),
      mem_limit: z.string().regex(/^\d+g$/),
      memswap_limit: z.string(),
      cpus: z.number().positive(),
      pids_limit: z.number().int().positive(),
      healthcheck: z.strictObject({
        test: z.array(z.string()),
        interval: z.string(),
        timeout: z.string(),
        start_period: z.string(),
        retries: z.number().int(),
      }),
      stop_grace_period: z.string(),
      logging: z.strictObject({ driver: z.string(), options: z.record(z.string(), z.string()) }),
    }),
  }),
});

describe("compose.yaml", () => {
  const { carreras } = composeSchema.parse(parse(readFileSync("compose.yaml", "utf8"))).services;

  it("sets only what .env.example explains", () => {
    const known = [...readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    const set = Object.keys(carreras.environment);
    expect(set).toContain("PUBLIC_URL");
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("mounts the image's volumes and stops later than the server drains", () => {
    const targets = carreras.volumes.map((volume) => volume.split(":")[1]);
    expect(targets).toEqual(expect.arrayContaining(JSON.parse(all("VOLUME")[0] ?? "")));
    expect(targets).toContain(carreras.environment.BACKUP_DIR);
    const drainMs = Number(
      /DRAIN_TIMEOUT = ([\d_]+)/.exec(readFileSync("scripts/serve.ts", "utf8"))?.[1]?.replaceAll("_", ""),
    );
    const graceSeconds = Number(/^(\d+)s$/.exec(carreras.stop_grace_period)?.[1]);
    expect(graceSeconds * 1000).toBeGreaterThan(drainMs + 5000);
  });

  it("asks after its health as the image does, and gives no room to swap", () => {
    const { test, interval, timeout, start_period, retries } = carreras.healthcheck;
    const [command, ...words] = test;
    const options = `--interval=${interval} --timeout=${timeout} --start-period=${start_period} --retries=${retries}`;
    expect(all("HEALTHCHECK")).toEqual([`${options} ${command} ${JSON.stringify(words).replaceAll(",", ", ")}`]);
    expect(carreras.memswap_limit).toBe(carreras.mem_limit);
  });
});

function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
