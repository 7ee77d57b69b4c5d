import { z } from "zod";
import type { CallDescription } from "#app/http/call-description.ts";
import { jsonSchemaOf } from "#app/http/openapi/json-schema.server.ts";
import { refusalsOf } from "#app/http/openapi/refusals.ts";
import { SCIM_ERROR, SCIM_TYPE, SCIM_TYPES } from "#app/http/scim-error.ts";

/** Holds an answer to what its call says of it. The schemas are those of the published document, so that it is true. */

const REFUSAL = z.strictObject({ error: z.string(), message: z.string(), reason: z.string().optional() });

/** In the form of RFC 7644. */
const SCIM_REFUSAL = z
  .strictObject({
    schemas: z.tuple([z.literal(SCIM_ERROR)]),
    status: z.string(),
    scimType: z.enum(SCIM_TYPES).optional(),
    detail: z.string(),
  })
  .transform(({ scimType }) => ({ reason: scimType }));

const strict = new WeakMap<z.ZodType, z.ZodType>();

/** What the document says of an answer, as a schema: fields that it does not name are refused. */
function strictly(schema: z.ZodType): z.ZodType {
  const known = strict.get(schema) ?? z.fromJSONSchema(jsonSchemaOf(schema, "output") as z.core.JSONSchema.JSONSchema);
  strict.set(schema, known);
  return known;
}

/** @returns what is wrong; nothing when the answer is as described */
export async function answerProblems(call: CallDescription, response: Response): Promise<string[]> {
  const where = `${call.method} ("${call.summary}") answered ${response.status}`;
  const problems = response.status < 400 ? await wrongAnswer(call, response) : await wrongRefusal(call, response);
  return problems.map((problem) => `${where}: ${problem}`);
}

async function wrongAnswer({ answer, dialect }: CallDescription, response: Response): Promise<string[]> {
  const { status } = response;
  if (status in (answer.otherwise ?? {})) return [];
  if (status !== (answer.status ?? 200)) return ["its answer has another status"];
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  if ("file" in answer) return answer.file.includes(type) ? [] : [`${type} is none of its files`];
  if ("events" in answer) return type === "text/event-stream" ? [] : [`${type} is no stream of events`];
  if (type !== (dialect === "scim" ? SCIM_TYPE : "application/json")) return [`${type} is no JSON`];
  return mismatches(strictly(answer.json), await response.json());
}

async function wrongRefusal(call: CallDescription, response: Response): Promise<string[]> {
  const refusal = refusalsOf(call).find(({ status }) => status === response.status);
  if (!refusal) return ["it says nothing of this refusal"];
  const body: unknown = await response.json();
  const form = call.dialect === "scim" ? SCIM_REFUSAL : REFUSAL;
  const wrong = mismatches(form, body);
  const { reason = "" } = form.safeParse(body).data ?? {};
  return reason in refusal.causes || wrong.length > 0 ? wrong : [`it does not name the reason "${reason}"`];
}

function mismatches(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error ? [z.prettifyError(error)] : [];
}
