import { createHash } from "node:crypto";
import { z } from "zod";

/**
 * What a campus server reports about its models: enough to detect that a different model is served under the same
 * name.
 */

/** Only fields that stay the same: vLLM and llama-server also include the time of the call. */
export const servedModelSchema = z.object({
  id: z.string(),
  /** vLLM: the path or repository of the weights. */
  root: z.string().nullish(),
  /** llama-server: properties of the model file. */
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
 * One line without keys: the server's address, the model's name and a digest of its known properties. Two models with
 * the same name and properties cannot be told apart.
 * @param decisions how the server decides: scores from probabilities and from words are not comparable
 */
export function fingerprintOf(baseUrl: string, { id, root, meta }: ServedModel, decisions: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const modelFacts = JSON.stringify({ root: root ?? null, meta: meta ?? null, decisions });
  const digest = createHash("sha256").update(modelFacts).digest("hex");
  return `${origin}${pathname.replace(/\/+$/, "").replace(/\/v1$/, "")} ${id} ${digest}`;
}
