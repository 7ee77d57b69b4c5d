import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { buildah, run, STORE } from "./buildah.ts";

/** Measures the size of the image. Megabytes are 10^6 bytes, as in registries. */

export type Sizes = {
  /** All layers unpacked, including the base: the disk space needed. */
  unpackedMb: number;
  /** All layers as `docker save | gzip` gives them: the size of a download. */
  compressedMb: number;
  /** Size of the base image alone, as buildah prints it. */
  base: string;
  /** Largest folders of the image's file system, in descending order. */
  biggest: { path: string; mb: number }[];
};

const FOLDERS = [
  ...["usr/local/bin", "usr/lib", "app/build", "app/voice", "app/node_modules"],
  ...["app/node_modules/@*/*", "app/node_modules/*"],
];
const SHOWN = 16;

const mb = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** @param root where the image's file system is mounted */
export function measure(image: string, base: string, root: string): Sizes {
  const archive = path.join(STORE, "image.tar");
  rmSync(archive, { force: true });
  buildah(["push", "--quiet", image, `docker-archive:${archive}`]);
  const unpacked = statSync(archive).size;
  const compressed = Number(run("sh", ["-c", `gzip -c '${archive}' | wc -c`]));
  rmSync(archive);
  return {
    unpackedMb: mb(unpacked),
    compressedMb: mb(compressed),
    base: buildah(["images", "--format", "{{.Size}}", base]),
    biggest: biggest(root),
  };
}

function biggest(root: string): Sizes["biggest"] {
  // A separate du per folder: a single run does not count a folder again that is inside another.
  const command =
    `for folder in ${FOLDERS.join(" ")}; do du -sB1 --apparent-size ` + `"$folder"; done | sort -rn | head -${SHOWN}`;
  return run("sh", ["-c", command], { cwd: root })
    .trim()
    .split("\n")
    .map((line) => {
      const [bytes, folder = ""] = line.split("\t");
      return { path: folder, mb: mb(Number(bytes)) };
    });
}
