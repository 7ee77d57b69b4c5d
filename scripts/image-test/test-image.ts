import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#app/platform/paths.server.ts";
import { timed } from "../bench/statistics.ts";
import { BASES, makeBaseImages } from "./base-images.ts";
import { buildah, ImageTestError, requireTools, STORE } from "./buildah.ts";
import { checkContents } from "./contents.ts";
import { imageConfig } from "./image-config.ts";
import { measure } from "./measure.ts";
import { IMAGE, withImage } from "./mounted-image.ts";
import { rehearseEngines, rehearseLoad, rehearseOperation, type Timings } from "./rehearsals.ts";
import { rehearseRestore, rehearseTls } from "./rehearse-operator.ts";
import { atMost, type Row, report } from "./rows.ts";

/**
 * npm run test:image: builds the Dockerfile with buildah, measures the image, inspects its files and runs it. For a
 * machine without a Docker daemon; needs root and changes the machine. Exits with 1 if any check fails.
 */

const HELP = `npm run test:image [-- OPTIONS]     build the image without Docker, measure it and run it (root, Linux, \
about 15 minutes)
  --no-build          take the image of the last run
  --build-base NAME   another base to build with (default: made here with debootstrap)
  --run-base NAME     another base to run on
  IMAGE_STORE         folder of layers and caches (now ${STORE})`;

const SIZE_LIMIT_MB = 450;
const TOOLS = ["buildah", "debootstrap", "unshare", "nsenter", "ip", "openssl", "npm"];

type Bases = { build: string; run: string };

/** Builds the unchanged Dockerfile; npm's downloads are kept between runs. */
function build(bases: Bases): void {
  const version: unknown = JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8")).version;
  const cache = path.join(STORE, "npm-cache");
  const args = [`BUILD_IMAGE=${bases.build}`, `RUN_IMAGE=${bases.run}`, `VERSION=${version}`];
  buildah(
    [
      ...["bud", "--format", "docker", "--layers", "--volume", `${cache}:/root/.npm`],
      ...args.flatMap((arg) => ["--build-arg", arg]),
      ...["-t", IMAGE, projectRoot],
    ],
    { logTo: "build.log" },
  );
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      "no-build": { type: "boolean" },
      "build-base": { type: "string" },
      "run-base": { type: "string" },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  requireTools(TOOLS);
  const bases = { build: values["build-base"] ?? BASES.build, run: values["run-base"] ?? BASES.run };
  const areOurs = bases.build === BASES.build && bases.run === BASES.run;
  const timings: Timings = {};
  if (!values["no-build"]) {
    if (areOurs) makeBaseImages();
    console.log(`Building ${IMAGE} (log: ${path.join(STORE, "build.log")}) …`);
    timings.buildMs = (await timed(async () => build(bases))).ms;
  }
  const config = imageConfig(IMAGE);
  return withImage(async (root) => {
    if (!existsSync(path.join(root, "app"))) throw new ImageTestError("The image's files could not be mounted.");
    const sizes = measure(IMAGE, bases.run, root);
    console.table(sizes.biggest);
    const image = { root, config };
    const rows: Row[] = [
      atMost("image unpacked, base included, without models", SIZE_LIMIT_MB, sizes.unpackedMb, "MB"),
      ...checkContents(IMAGE, root),
    ];
    for (const rehearse of [rehearseOperation, rehearseEngines, rehearseLoad, rehearseTls, rehearseRestore])
      rows.push(...(await rehearse(image, timings)));
    const said = areOurs
      ? `Built by buildah, run without Docker. Bases: Debian bookworm by debootstrap and Node out of its npm ` +
        `package, not docker.io's images.`
      : `Built by buildah, run without Docker, on ${bases.build} and ${bases.run}.`;
    console.log(said);
    const { biggest, ...total } = sizes;
    const rounded = Object.fromEntries(Object.entries(timings).map(([name, value]) => [name, Math.round(value)]));
    return report(rows, { bases, sizes: total, biggest, timings: rounded }) ? 0 : 1;
  });
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof ImageTestError ? error.message : error);
  return 1;
});
