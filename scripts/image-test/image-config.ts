import { z } from "zod";
import { buildah } from "./buildah.ts";

/** The image's configuration: how it is to be run. */

const configSchema = z.object({
  User: z.string(),
  Env: z.array(z.string()),
  Cmd: z.array(z.string()),
  Entrypoint: z.array(z.string()),
  WorkingDir: z.string(),
  Volumes: z.record(z.string(), z.object({})),
  StopSignal: z.string(),
  Labels: z.record(z.string(), z.string()),
  Healthcheck: z.object({ Test: z.array(z.string()), Interval: z.number(), StartPeriod: z.number() }),
});
const inspectSchema = z.object({ Docker: z.object({ config: configSchema }) });

export type ImageConfig = z.infer<typeof configSchema>;

export function imageConfig(image: string): ImageConfig {
  return inspectSchema.parse(JSON.parse(buildah(["inspect", "--type", "image", image]))).Docker.config;
}

/** The commands of the image's history, which would show a secret given at build time. */
export function imageHistory(image: string): string {
  return buildah([
    "inspect",
    "--type",
    "image",
    "--format",
    "{{range .OCIv1.History}}{{println .CreatedBy}}{{end}}",
    image,
  ]);
}
