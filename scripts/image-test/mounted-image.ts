import { buildah } from "./buildah.ts";

/** What npm run test:image builds. */
export const IMAGE = "localhost/carreras:test";

/** Mounts the image's files for the time of the work. */
export async function withImage<T>(work: (root: string) => Promise<T>): Promise<T> {
  const container = buildah(["from", "--pull-never", IMAGE]);
  try {
    return await work(buildah(["mount", container]));
  } finally {
    buildah(["umount", container]);
    buildah(["rm", container]);
  }
}
