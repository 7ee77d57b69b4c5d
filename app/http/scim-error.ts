/** Refusals in the form of SCIM (RFC 7644, 3.12). */

export const SCIM_TYPE = "application/scim+json";
export const SCIM_ERROR = "urn:ietf:params:scim:api:messages:2.0:Error";

/** The keywords of the RFC that the platform uses. */
export const SCIM_TYPES = [
  "invalidFilter",
  "uniqueness",
  "mutability",
  "invalidSyntax",
  "invalidPath",
  "noTarget",
  "invalidValue",
] as const;
type ScimType = (typeof SCIM_TYPES)[number];

/** Reasons of the platform's own commands in the words of the RFC. */
const TYPE_OF: Readonly<Record<string, ScimType>> = {
  identifier_taken: "uniqueness",
  email_taken: "uniqueness",
  invalid_identifier: "invalidValue",
  invalid_name: "invalidValue",
  invalid_email: "invalidValue",
  bad_query: "invalidValue",
};

export type ScimError = { schemas: [typeof SCIM_ERROR]; status: string; scimType?: ScimType; detail: string };

type Refused = { status: number; message: string; reason?: string | undefined };

/** RFC 7644 knows no 422: values that are not accepted are a 400. */
export function scimError({ status, message, reason }: Refused): ScimError {
  const scimType = reason === undefined ? undefined : scimTypeOf(reason);
  const sent = status === 422 ? 400 : status;
  return { schemas: [SCIM_ERROR], status: String(sent), ...(scimType && { scimType }), detail: message };
}

function scimTypeOf(reason: string): ScimType | undefined {
  const own = SCIM_TYPES.find((type) => type === reason);
  return own ?? (Object.hasOwn(TYPE_OF, reason) ? TYPE_OF[reason] : undefined);
}

export const isScimPath = (path: string): boolean => /^\/scim(?:\/|$)/i.test(path);
