import { z } from "zod";
import type { Answer, Prose } from "../call-description.ts";
import { diagnosisSchema } from "../server/diagnosis.server.ts";

/** The addresses for programs, which are no calls of endpoint(): they answer also where nothing else does. */

type ProgramCall = Prose & {
  path: string;
  security: Record<string, string[]>[];
  answer: Answer;
  /** Status -> when. */
  refusals: Readonly<Record<number, string>>;
};

const healthSchema = z.object({ status: z.literal("ok") });
const readinessSchema = z.object({
  status: z.literal("ready"),
  engine: z.object({
    name: z.enum(["rules", "llama", "remote"]).describe("what answers"),
    isReady: z.boolean().describe("a model that is not ready does not count against it: the rules answer meanwhile"),
  }),
});

const DIAGNOSIS = `
  For \`npm run doctor\`. \`X-Diagnosis\` is \`<now>.<signature>\`: milliseconds since 1970, at most a minute off the
  server's clock, and their HMAC-SHA256 as base64url. The key is HMAC-SHA256 of \`diagnosis\` under the
  installation's \`pepper\` (\`secrets.json\`), so only who can read the secrets in DATA_DIR is answered. Without the
  header, with a wrong or an old one, the answer is the 404 of any unknown address.`;

export const PROGRAM_CALLS: readonly ProgramCall[] = [
  {
    path: "/healthz",
    security: [],
    summary: "Says that the process lives.",
    answer: { json: healthSchema },
    refusals: { 503: "the platform is starting" },
  },
  {
    path: "/readyz",
    security: [],
    summary: "Says that the database answers.",
    answer: { json: readinessSchema },
    refusals: { 500: "the database does not answer", 503: "the platform is starting" },
  },
  {
    path: "/metrics",
    security: [{ token: [] }, {}],
    summary: "Figures as text for Prometheus.",
    description: "With METRICS_TOKEN for its bearer; without it for programs of this machine (decision 16).",
    answer: { file: ["text/plain"] },
    refusals: { 403: "everybody else", 503: "the platform is starting" },
  },
  {
    path: "/diagnosis",
    security: [{ diagnosis: [] }],
    summary: "Tells how this request arrived and with which settings the server runs.",
    description: DIAGNOSIS,
    answer: { json: diagnosisSchema },
    refusals: { 404: "everybody else: the page of any unknown address" },
  },
];
