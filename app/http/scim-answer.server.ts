import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { jsonAnswer } from "./json-answer.server.ts";
import { SCIM_TYPE } from "./scim-error.ts";

/** What the calls of SCIM read and answer besides what every call does. */

/** Reasons for refusing a token, by status code, for the API description: RFC 7644 has no keywords for them. */
export const SCIM_TOKEN_REFUSALS = {
  401: "the token is missing, wrong, expired or revoked",
  403: "the token is for something else",
} as const;

/** Before the paths in answers: that of PUBLIC_URL, or else the one that the program has called. */
export function originOf(request: Request): string {
  return getSettings().PUBLIC_URL ?? new URL(request.url).origin;
}

/** One resource, with its address and its version as headers. */
export function resourceAnswer(
  resource: object,
  { meta, status = 200 }: { meta: { location: string; version: string }; status?: 200 | 201 },
): Response {
  const answer = jsonAnswer(resource, status, SCIM_TYPE);
  answer.headers.set("ETag", meta.version);
  if (status === 201) answer.headers.set("Location", meta.location);
  return answer;
}

/**
 * The JSON of a body, unchecked. Call it when the token has been checked.
 * @throws AppError unsupported, bad_request invalidSyntax
 */
export async function readScimBody(request: Request): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== SCIM_TYPE && type !== "application/json") {
    throw new AppError("unsupported", `Envía los datos como JSON (Content-Type: ${SCIM_TYPE}).`);
  }
  try {
    return JSON.parse(await request.text());
  } catch {
    const message = "El JSON no se puede leer. Revisa lo que se envía.";
    throw new AppError("bad_request", message, { reason: "invalidSyntax" });
  }
}
