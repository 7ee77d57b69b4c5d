import { createHash } from "node:crypto";
import { z } from "zod";

/** What a campus server tells of its models: enough to notice that another one answers under the same name. */

/** Only what stays: vLLM and llama-server also put the time of the call into it. */
export const servedModelSchema = z.object({
  id: z.string(),
  /** vLLM: the weights behind the name. */
  root: z.string().nullish(),
  /** llama-server: the shape and size of the file. */
  meta: z
    .object({
      vocab_type: z.number().optional(),
      n_vocab: z.number().optional(),
      n_embd: z.number().optional(),
      n_params: z.number().optional(),
      size: z.number().optional(),
    })
    .nullish(),
});
export type ServedModel = z.infer<typeof servedModelSchema>;

/**
 * The server's address, the model's name and a digest of what is known about it, in one line without keys. Two models
 * of one name and one shape on a server that tells no more cannot be told apart.
 * @param decisions how it decides: probabilities and words are on different scales
 */
export function fingerprintOf(baseUrl: string, { id, root, meta }: ServedModel, decisions: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const told = JSON.stringify({ root: root ?? null, meta: meta ?? null, decisions });
  const digest = createHash("sha256").update(told).digest("hex");
  return `${origin}${pathname.replace(/\/+$/, "").replace(/\/v1$/, "")} ${id} ${digest}`;
}
