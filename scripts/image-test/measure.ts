import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { buildah, run, STORE } from "./buildah.ts";

/** How big the image is. Megabytes are 10^6 bytes, as registries count. */

export type Sizes = {
  /** All layers unpacked, base included: what a disk needs. */
  unpackedMb: number;
  /** All layers as `docker save | gzip` gives them: what travels. */
  compressedMb: number;
  /** The base's own layers. */
  baseMb: number;
  /** The biggest folders of the image's file system. */
  biggest: { path: string; mb: number }[];
};

const mb = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** @param root where the image's file system is mounted */
export function measure(image: string, base: string, root: string): Sizes {
  const archive = path.join(STORE, "image.tar");
  const unpacked = save(image, archive);
  const compressed = Number(run("sh", ["-c", `gzip -c '${archive}' | wc -c`]));
  const baseBytes = save(base, archive);
  rmSync(archive);
  return { unpackedMb: mb(unpacked), compressedMb: mb(compressed), baseMb: mb(baseBytes), biggest: biggest(root) };
}

/** @returns bytes of the layers' tar files */
function save(image: string, file: string): number {
  rmSync(file, { force: true });
  buildah(["push", "--quiet", image, `docker-archive:${file}`]);
  return statSync(file).size;
}

const FOLDERS = [
  "usr/local/bin",
  "usr",
  "app/build",
  "app/voice",
  "app/node_modules",
  "app/node_modules/@*/*",
  "app/node_modules/*",
];

function biggest(root: string): Sizes["biggest"] {
  const lines = run("sh", [
    "-c",
    `du -sB1 ${FOLDERS.map((folder) => `${root}/${folder}`).join(" ")} 2>/dev/null | sort -rn | head -16`,
  ]);
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [bytes, folder = ""] = line.split("\t");
      return { path: path.relative(root, folder), mb: mb(Number(bytes)) };
    });
}
