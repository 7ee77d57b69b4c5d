import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ImageConfig, imageConfig, imageHistory } from "./image-config.ts";
import type { Row } from "./rows.ts";

/** Checks what the image must and must not contain. */

const NO_TOOLS = [
  "gcc",
  "g++",
  "cc",
  "c++",
  "make",
  "cmake",
  "ld",
  "python3",
  "npm",
  "npx",
  "yarn",
  "corepack",
  "git",
  "curl",
  "wget",
];
const PROGRAM_FOLDERS = ["usr/local/bin", "usr/local/sbin", "usr/bin", "usr/sbin"];
const NEEDED = [
  "app/package.json",
  "app/build/server/index.js",
  "app/build/client/assets",
  "app/build/scripts/serve.js",
  "app/build/scripts/read-document.cjs",
  "app/build/scripts/reader-program.cjs",
  "app/build/scripts/decode-audio.js",
  "app/build/scripts/ai-host.js",
  "app/build/scripts/models.js",
  "app/build/scripts/healthcheck.js",
  "app/build/tessdata/spa.traineddata.gz",
  "app/build/tessdata/eng.traineddata.gz",
  "app/node_modules/dictionary-es/index.dic",
  "app/node_modules/better-sqlite3/prebuilds/linux-x64.node",
  "app/voice/bin/whisper-server",
  "usr/bin/tini",
  "usr/bin/unshare",
  "usr/bin/setpriv",
  "usr/local/bin/node",
  "etc/ssl/certs/ca-certificates.crt",
];
/** Must not be in /app: sources, source maps, tests, settings, git and npm files. */
const NOT_OURS =
  /\.(?:[cm]?tsx?|map)$|(?:^|\/)(?:\.git|\.env[^/]*|\.npmrc|tests|app\/app|app\/tests|app\/scripts)(?:\/|$)/;
/** Files that the build may leave behind, such as root's npm cache and settings. */
const LEFTOVERS = [
  "root/.npm",
  "root/.npmrc",
  "root/.cache",
  "usr/local/etc/npmrc",
  "usr/local/share/ca.crt",
  "var/lib/apt/lists/auxfiles",
];
const SECRET_NAME = /(?:PASSWORD|SECRET|TOKEN|API_KEY|SMTP_URL)/;
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;
const WRITABLE_BY_ALL = 0o002;
const STICKY = 0o1000;
const SET_ID = 0o6000;

type Found = { path: string; mode: number; uid: number; isLink: boolean; isFolder: boolean };

export function checkContents(image: string, root: string): Row[] {
  const config = imageConfig(image);
  const files = [...walk(root, "")];
  const own = files.filter((file) => file.path.startsWith("app/"));
  const none = (name: string, bad: readonly string[]): Row => ({
    name,
    asked: "none",
    measured: bad.length === 0 ? "none" : `${bad.length}: ${bad.slice(0, 4).join(", ")}`,
    ok: bad.length === 0,
  });
  const tools = PROGRAM_FOLDERS.flatMap((folder) => NO_TOOLS.map((tool) => `${folder}/${tool}`));
  const volumes = Object.keys(config.Volumes).map((folder) => folder.slice(1));
  const [user = 0] = config.User.split(":").map(Number);
  return [
    none(
      "needed files that are missing",
      NEEDED.filter((file) => !existsSync(path.join(root, file))),
    ),
    none(
      "compilers, package managers, downloaders",
      tools.filter((tool) => existsSync(path.join(root, tool))),
    ),
    none("sources, maps, tests, .git, .env in /app", pathsOf(own.filter((file) => NOT_OURS.test(file.path)))),
    none(
      "leftovers of the build",
      LEFTOVERS.filter((file) => holdsAnything(path.join(root, file))),
    ),
    none("world-writable without sticky bit", pathsOf(files.filter(isOpenToAll))),
    none(
      "files with setuid or setgid",
      pathsOf(files.filter((file) => !file.isFolder && !file.isLink && file.mode & SET_ID)),
    ),
    none(
      "what the server's account owns outside its volumes",
      pathsOf(files.filter((file) => file.uid === user && !isIn(file.path, [...volumes, "app/backups"]))),
    ),
    none(
      "private keys in /app",
      pathsOf(
        own
          .filter((file) => file.path.endsWith(".pem") || file.path.endsWith(".key"))
          .filter((file) => PRIVATE_KEY.test(readFileSync(path.join(root, file.path), "latin1"))),
      ),
    ),
    none(
      "settings and history that hold secrets",
      [...config.Env, ...imageHistory(image).split("\n")].filter((line) => SECRET_NAME.test(line)),
    ),
    ...checkConfig(config, user),
  ];
}

function checkConfig(config: ImageConfig, user: number): Row[] {
  const says = (name: string, asked: string, measured: string): Row => ({
    name,
    asked,
    measured,
    ok: asked === measured,
  });
  return [
    { name: "account", asked: "a number, not 0", measured: config.User, ok: Number.isInteger(user) && user > 0 },
    says("first process", "tini", config.Entrypoint[0] ?? ""),
    says("volumes", "/app/data /app/models", Object.keys(config.Volumes).sort().join(" ")),
    says("stop signal", "SIGTERM", config.StopSignal),
    says("health check", "CMD node build/scripts/healthcheck.js", config.Healthcheck.Test.join(" ")),
    says("labels", "yes", config.Labels["org.opencontainers.image.title"] ? "yes" : "no"),
  ];
}

/** An empty folder is no leftover: npm's cache is mounted there while the image is built. */
function holdsAnything(file: string): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat !== undefined && (!stat.isDirectory() || readdirSync(file).length > 0);
}

const pathsOf = (files: readonly Found[]) => files.map((file) => file.path);
const isIn = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
const isOpenToAll = ({ mode, isLink }: Found) => !isLink && Boolean(mode & WRITABLE_BY_ALL) && !(mode & STICKY);

function* walk(root: string, folder: string): Generator<Found> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (["proc", "sys", "dev"].includes(at)) continue;
    const { mode, uid } = lstatSync(path.join(root, at));
    yield { path: at, mode, uid, isLink: entry.isSymbolicLink(), isFolder: entry.isDirectory() };
    if (entry.isDirectory()) yield* walk(root, at);
  }
}
