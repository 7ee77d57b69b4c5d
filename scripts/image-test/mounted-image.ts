import { buildah } from "./buildah.ts";

/** The image that npm run test:image builds. */
export const IMAGE = "localhost/carreras:test";

/** Mounts the image's files while `work` runs. */
export async function withImage<T>(work: (root: string) => Promise<T>): Promise<T> {
  const container = buildah(["from", "--pull-never", IMAGE]);
  try {
    return await work(buildah(["mount", container]));
  } finally {
    buildah(["umount", container]);
    buildah(["rm", container]);
  }
}
