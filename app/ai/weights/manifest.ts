import { z } from "zod";
import manifest from "../../../models/manifest.json" with { type: "json" };

/** The catalogue of model files known to this version: description, source and expected bytes. */

/** Without folders, so that a name can never point outside MODELS_DIR. */
const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/);

const common = {
  /** The id that an operator types. */
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/),
  file: fileName,
  /** Display name. */
  name: z.string().min(1),
  publisher: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  license: z.object({
    /** Exactly as its publisher names it. */
    name: z.string().min(1),
    url: z.url({ protocol: /^https$/ }),
    note_es: z.string(),
  }),
  class: z.enum(["small", "medium", "large"]),
  /** Memory in GB (10^9 bytes) that a host needs for it and the rest of the platform. */
  minRamGb: z.number().positive(),
  /**
   * Cores for the model itself, besides the one kept for the platform; with fewer, users wait too long for a review.
   */
  minCores: z.number().int().positive(),
  notes_es: z.string(),
};

const entrySchema = z.discriminatedUnion("role", [
  z.object({
    ...common,
    role: z.literal("llm"),
    /** Tokens of each priority class's own context. */
    contexts: z.object({ interview: z.number().int().positive(), cv: z.number().int().positive() }),
  }),
  z.object({ ...common, role: z.literal("speech") }),
  z.object({ ...common, role: z.literal("vad") }),
]);
export type ModelEntry = z.infer<typeof entrySchema>;

const unique = (values: string[]) => new Set(values).size === values.length;

const manifestSchema = z.object({
  version: z.literal(1),
  models: z
    .array(entrySchema)
    .refine((models) => unique(models.map(({ id }) => id)) && unique(models.map(({ file }) => file.toLowerCase())), {
      error: "ids and files must be unique",
    }),
});

/** Total cores of a machine that leaves this many to the model. */
export const wholeMachine = (cores: number): number => cores + 1;

/** @throws ZodError */
export function parseManifest(value: unknown): readonly ModelEntry[] {
  return manifestSchema.parse(value).models;
}

/**
 * models/manifest.json as it was at build time: files in MODELS_DIR, which others may write, cannot change the
 * expected bytes.
 */
export const catalogue: readonly ModelEntry[] = parseManifest(manifest);

/** The entry with that id or file name; null if it is not catalogued. */
export function catalogued(name: string, entries: readonly ModelEntry[] = catalogue): ModelEntry | null {
  return entries.find(({ id, file }) => id === name || file === name) ?? null;
}
