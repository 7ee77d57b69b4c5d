import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

/** The command as it is called: real git and npm, in a repository of its own with this one's packages. */

const packageSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const { version, dependencies } = packageSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));
const base = `patina-careers-${version}`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A repository with one commit, at the tag of its version. */
class Checkout {
  readonly root = mkdtempSync(path.join(tmpdir(), "careers-release-"));
  readonly release = path.join(this.root, "release");

  constructor() {
    folders.push(this.root);
    for (const file of [".gitignore", "package.json", "package-lock.json", "scripts/node-runtime.mjs"])
      cpSync(file, path.join(this.root, file), { recursive: true });
    cpSync("scripts/release", path.join(this.root, "scripts/release"), { recursive: true });
    cpSync("scripts/release.mjs", path.join(this.root, "scripts/release.mjs"));
    this.write("CHANGELOG.md", `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-11-26\n`);
    this.git("init", "--quiet", "--initial-branch=main");
    this.commit();
    this.git("tag", `v${version}`);
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.root, file), text);
  }

  change(file: string, from: string, to: string): void {
    this.write(file, readFileSync(path.join(this.root, file), "utf8").replace(from, to));
  }

  git(...args: string[]): string {
    const identity = ["-c", "user.name=a", "-c", "user.email=a@a.example", "-c", "commit.gpgsign=false"];
    const { status, stdout, stderr } = spawnSync("git", [...identity, ...args], { cwd: this.root, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  }

  commit(): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--message=a");
  }

  run(...args: string[]): { status: number | null; output: string; errors: string } {
    const command = [path.join(this.root, "scripts/release.mjs"), ...args];
    // A machine whose npm is set to install less: the bill of materials says all the same.
    const env = { ...process.env, npm_config_omit: "optional" };
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: tmpdir(), env, encoding: "utf8" });
    return { status, output: stdout, errors: stderr };
  }

  read(file: string): string {
    return readFileSync(path.join(this.release, file), "utf8");
  }
}

const billSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string(), type: z.string() }) }),
  components: z.array(z.object({ name: z.string(), version: z.string(), hashes: z.array(z.unknown()).min(1) })),
});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

describe("a clean checkout at its tag", () => {
  let checkout: Checkout;
  beforeAll(() => {
    checkout = new Checkout();
    expect(checkout.run()).toMatchObject({ status: 0, errors: "" });
  });

  test("gives archive, bill of materials, licences and their checksums, which coreutils confirm", () => {
    const files = [`${base}.cdx.json`, `${base}.tar.gz`, "SHA256SUMS", "THIRD-PARTY.md"];
    expect(readdirSync(checkout.release).sort()).toEqual(files.sort());
    const confirmed = spawnSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: checkout.release });
    expect(String(confirmed.stdout).trim().split("\n")).toHaveLength(3);
    expect(confirmed.status).toBe(0);
  });

  test("puts exactly the tag's files into the archive", () => {
    const listed = spawnSync("tar", ["--list", "--file", path.join(checkout.release, `${base}.tar.gz`)]);
    const files = String(listed.stdout)
      .split("\n")
      .filter((name) => name && !name.endsWith("/"));
    const tagged = checkout.git("ls-tree", "-r", "--name-only", `v${version}`).split("\n");
    expect(files.sort()).toEqual(tagged.map((name) => `${base}/${name}`).sort());
  });

  test("lists all that runs, at its version, and neither tools nor stand-ins", () => {
    const { components, metadata } = billSchema.parse(JSON.parse(checkout.read(`${base}.cdx.json`)));
    expect(metadata.component).toEqual({ name: "patina-careers", version, type: "application" });
    const listed = components.map((component) => `${component.name}@${component.version}`);
    expect(listed).toContain(`better-sqlite3@${dependencies["better-sqlite3"]}`);
    expect(Object.keys(dependencies).filter((name) => !components.some((each) => each.name === name))).toEqual([]);
    // What `npm ci --omit=dev` would install.
    const installed = Object.entries(lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages)
      .filter(([at, { dev, link }]) => at.startsWith("node_modules/") && !dev && !link)
      .map(([at, entry]) => `${at.split("node_modules/").at(-1)}@${entry.version}`);
    expect([...new Set(listed)].sort()).toEqual([...new Set(installed)].sort());
    expect(components.filter(({ name }) => ["vitest", "vite", "not-installed"].includes(name))).toEqual([]);
  });

  test("names each package's licence", () => {
    const list = checkout.read("THIRD-PARTY.md");
    expect(list).toContain(`| better-sqlite3 | ${dependencies["better-sqlite3"]} | MIT |`);
    expect(list).toContain("| @e965/xlsx | 0.20.3 | Apache-2.0 |");
  });

  test("gives the same bytes again", () => {
    const before = checkout.read("SHA256SUMS");
    expect(checkout.run().status).toBe(0);
    expect(checkout.read("SHA256SUMS")).toBe(before);
  });
});

describe("a folder that was received", () => {
  let checkout: Checkout;
  beforeAll(() => {
    checkout = new Checkout();
    checkout.run();
  });

  test.each<[string, (folder: string) => void, string]>([
    ["whose archive has one byte flipped", (folder) => flipByte(path.join(folder, `${base}.tar.gz`)), `${base}.tar.gz`],
    ["without the bill of materials", (folder) => rmSync(path.join(folder, `${base}.cdx.json`)), `${base}.cdx.json`],
    ["with one file more", (folder) => writeFileSync(path.join(folder, "more.sh"), ""), "more.sh"],
    ["without checksums", (folder) => rmSync(path.join(folder, "SHA256SUMS")), "SHA256SUMS"],
    ["with empty checksums", (folder) => writeFileSync(path.join(folder, "SHA256SUMS"), ""), "SHA256SUMS"],
  ])("%s is not whole", (_what, spoil, name) => {
    const folder = mkdtempSync(path.join(tmpdir(), "careers-received-"));
    folders.push(folder);
    cpSync(checkout.release, folder, { recursive: true });
    expect(checkout.run("--check", folder)).toMatchObject({ status: 0, errors: "" });
    spoil(folder);
    const { status, errors } = checkout.run("--check", folder);
    expect(status).toBe(1);
    expect(errors).toMatch(/no está intacta/);
    expect(errors.split("\n").filter((line) => line.startsWith("- "))).toEqual([expect.stringContaining(name)]);
  });
});

describe("is refused", () => {
  const again = (checkout: Checkout) => {
    checkout.commit();
    checkout.git("tag", "--force", `v${version}`);
  };
  test.each<[string, (checkout: Checkout) => void, RegExp]>([
    ["a change without commit", (checkout) => checkout.write("CHANGELOG.md", ""), /cambios sin commit.*CHANGELOG\.md/],
    ["a file that git does not know", (checkout) => checkout.write("notes.txt", ""), /git no conoce: notes\.txt/],
    ["a commit without tag", (checkout) => checkout.git("tag", "--delete", `v${version}`), /ninguna etiqueta/],
    [
      "another version's tag",
      (checkout) => {
        checkout.git("tag", "--delete", `v${version}`);
        checkout.git("tag", "v9.9.9");
      },
      /debe tener la etiqueta v\d.*v9\.9\.9/,
    ],
    [
      "a commit after the tag",
      (checkout) => {
        checkout.write("notes.txt", "");
        checkout.commit();
      },
      /ninguna etiqueta/,
    ],
    [
      "a changelog that ends before this version",
      (checkout) => {
        checkout.change("CHANGELOG.md", `[${version}]`, "[0.0.9]");
        again(checkout);
      },
      /CHANGELOG\.md dice 0\.0\.9/,
    ],
    [
      "a changelog without versions",
      (checkout) => {
        checkout.write("CHANGELOG.md", "# Changelog\n");
        again(checkout);
      },
      /CHANGELOG\.md dice ninguna/,
    ],
    [
      "another version in the lockfile",
      (checkout) => {
        checkout.change("package-lock.json", `"version": "${version}"`, '"version": "0.0.9"');
        again(checkout);
      },
      /package-lock\.json dice 0\.0\.9/,
    ],
  ])("%s", (_what, spoil, reason) => {
    const checkout = new Checkout();
    spoil(checkout);
    const { status, errors } = checkout.run();
    expect(status).toBe(1);
    expect(errors).toMatch(/^No se hizo la entrega:\n- /);
    expect(errors).toMatch(reason);
    expect(existsSync(checkout.release)).toBe(false);
  });

  test("a folder that is no repository", () => {
    const checkout = new Checkout();
    rmSync(path.join(checkout.root, ".git"), { recursive: true });
    expect(checkout.run()).toMatchObject({ status: 1, errors: expect.stringMatching(/no es un repositorio/) });
  });

  test("an option that there is not", () => {
    expect(new Checkout().run("--chek")).toMatchObject({ status: 1, errors: expect.stringMatching(/^Se usa así/) });
  });
});

test("this version is said alike wherever it stands", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect([lock.version, lock.packages[""].version]).toEqual([version, version]);
  expect(/^## \[(\d.*?)\]/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1]).toBe(version);
  expect(/^ARG VERSION=(.+)$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1]).toBe(version);
});

/** One bit of the byte in the middle. */
function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
}
