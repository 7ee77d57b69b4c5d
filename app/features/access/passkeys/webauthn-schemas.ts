import { z } from "zod";

/** What browsers answer (WebAuthn's JSON forms), bounded. */

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .max(most);
const credential = {
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.literal("public-key"),
  authenticatorAttachment: z
    .enum(["cross-platform", "platform"])
    .nullish()
    .transform((given) => given ?? undefined),
};

/** The answer to a question at sign-in. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(10_000),
    userHandle: bytes(100)
      .nullish()
      .transform((given) => given ?? undefined),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

/** A new passkey. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z
      .array(
        z
          .string()
          .regex(/^[a-z-]+$/)
          .max(20),
      )
      .max(10)
      .optional(),
  }),
});
export type Attestation = z.infer<typeof attestationSchema>;

/** The options for navigator.credentials, in their JSON form. */
export const webAuthnOptionsSchema = z.object({
  options: z.record(z.string(), z.unknown()).describe("for navigator.credentials, in WebAuthn's JSON form"),
});
