import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { buildah, run, STORE } from "./buildah.ts";

/** How big the image is. Megabytes are 10^6 bytes, as registries count. */

export type Sizes = {
  /** All layers unpacked, base included: what a disk needs. */
  unpackedMb: number;
  /** All layers as `docker save | gzip` gives them: what travels. */
  compressedMb: number;
  /** The base's layers alone, as buildah says it. */
  base: string;
  /** Folders of the image's file system, the biggest first. */
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
  // One du for each: within one run it would count a folder inside another only once.
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
