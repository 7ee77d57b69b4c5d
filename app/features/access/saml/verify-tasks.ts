import { z } from "zod";
import type { Budget } from "#app/platform/child-process-limits.server.ts";
import { defineTask } from "#app/platform/work/task.ts";
import type { VerifiedAssertion } from "./assertion.server.ts";
import type { LogoutRequest, SentMessage } from "./logout-request.server.ts";
import type { SamlProvider } from "./provider.server.ts";

/** Contracts of the checks of signed messages, shared by the server and the child that makes them. */

/** Several times what any message within the limits takes. */
const BUDGET: Budget = { cpuMs: 5_000, wallMs: 30_000 };

const now = z.number().int();
const pair = z.object({ key: z.string(), certificate: z.string() });
const providerSchema: z.ZodType<SamlProvider> = z.object({
  identityProvider: z.object({
    issuer: z.string(),
    entryPoint: z.string(),
    logoutUrl: z.string().optional(),
    certificates: z.array(z.string()),
  }),
  own: pair.optional(),
  entityId: z.string(),
  acsUrl: z.string(),
  logoutUrl: z.string(),
  attributes: z.object({ identifier: z.string().optional(), email: z.string(), name: z.string() }),
  isEmailVerified: z.boolean(),
});

const assertionSchema: z.ZodType<VerifiedAssertion> = z.object({
  id: z.string(),
  expiresAt: z.number(),
  nameId: z.object({ value: z.string(), format: z.string() }).nullable(),
  sessionIndex: z.string().nullable(),
  attributes: z.array(z.tuple([z.string(), z.array(z.string())])),
});

/** A message that is not taken; `cause` is a word of ours. */
const refusedSchema = z.object({ refused: z.string() });

export const verifyAnswerTask = defineTask({
  name: "saml.answer",
  input: z.object({ provider: providerSchema, encoded: z.string(), requestId: z.string(), now }),
  progress: z.never(),
  output: z.union([z.object({ assertion: assertionSchema }), z.object({ isCancelled: z.boolean() }), refusedSchema]),
  budget: BUDGET,
});

const sentSchema: z.ZodType<SentMessage> = z.union([z.object({ form: z.string() }), z.object({ query: z.string() })]);
const logoutSchema: z.ZodType<LogoutRequest> = z.object({
  id: z.string(),
  nameId: z.string(),
  sessionIndexes: z.array(z.string()),
});

export const verifyLogoutTask = defineTask({
  name: "saml.logout",
  input: z.object({ provider: providerSchema, sent: sentSchema, now }),
  progress: z.never(),
  output: z.union([z.object({ request: logoutSchema }), refusedSchema]),
  budget: BUDGET,
});
