import { z } from "zod";
import type { User } from "#db/schema.ts";

/** One account as SCIM shows it (RFC 7643, 4.1): what the account has, and nothing that was only sent. */

export const USER_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:User";
/** Our extension. Entra ID takes extensions only under this beginning. */
export const CAREERS_SCHEMA = "urn:ietf:params:scim:schemas:extension:careers:2.0:User";
const LIST_RESPONSE = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

export const scimUserSchema = z
  .object({
    schemas: z.array(z.string()),
    id: z.string(),
    userName: z.string().optional().describe("the RUT as 12345678-5, or another identifier"),
    name: z.object({ formatted: z.string() }).optional(),
    displayName: z.string().optional(),
    emails: z
      .array(z.object({ value: z.string(), type: z.literal("work"), primary: z.literal(true) }))
      .optional()
      .describe("absent: the account has a placeholder only"),
    active: z.boolean().optional(),
    [CAREERS_SCHEMA]: z
      .object({
        faculty: z.string().optional(),
        career: z.string().optional(),
        campus: z.string().optional(),
        entryYear: z.number().int().optional(),
        studyStatus: z.enum(["student", "graduate"]).optional(),
      })
      .optional(),
    meta: z
      .object({
        resourceType: z.literal("User"),
        created: z.string(),
        lastModified: z.string(),
        location: z.string(),
        version: z.string(),
      })
      .optional(),
  })
  .meta({ id: "ScimUser" });
export type ScimUser = z.infer<typeof scimUserSchema>;

export const scimListSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    schemas: z.tuple([z.literal(LIST_RESPONSE)]),
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(item),
  });

export function listOf<T>(all: readonly T[], { total = all.length, startIndex = 1 } = {}) {
  const Resources = [...all];
  const schemas: [typeof LIST_RESPONSE] = [LIST_RESPONSE];
  return { schemas, totalResults: total, startIndex, itemsPerPage: Resources.length, Resources };
}

/** Weak: two answers with one version say the same, and may be written otherwise. */
export const versionOf = ({ updated_at }: Pick<User, "updated_at">): string => `W/"${updated_at}"`;

/**
 * Of somebody who has had the own data blocked only what tells the account from others is shown.
 * @param origin of the addresses, without a path
 */
export function scimUser(user: User, origin: string): ScimUser & { meta: object } {
  const meta = {
    resourceType: "User",
    created: user.created_at,
    lastModified: user.updated_at,
    location: `${origin}/scim/v2/Users/${user.id}`,
    version: versionOf(user),
  } as const;
  const base = { id: String(user.id), userName: user.rut, active: user.is_active === 1 };
  if (user.blocked_at !== null) return { schemas: [USER_SCHEMA], ...base, meta };
  const careers = careersOf(user);
  const hasCareers = Object.keys(careers).length > 0;
  return {
    schemas: hasCareers ? [USER_SCHEMA, CAREERS_SCHEMA] : [USER_SCHEMA],
    ...base,
    name: { formatted: user.name },
    displayName: user.name,
    ...(user.email_source !== "generated" && { emails: [{ value: user.email, type: "work", primary: true }] }),
    ...(hasCareers && { [CAREERS_SCHEMA]: careers }),
    meta,
  };
}

function careersOf({ faculty, career, campus, entry_year, study_status }: User) {
  return {
    ...(faculty !== null && { faculty }),
    ...(career !== null && { career }),
    ...(campus !== null && { campus }),
    ...(entry_year !== null && { entryYear: entry_year }),
    ...(study_status !== null && { studyStatus: study_status }),
  };
}

export type Selection = { attributes?: string | undefined; excludedAttributes?: string | undefined };

/** Leaves out what a request does not want (RFC 7644, 3.9): whole attributes, never `schemas` and `id`. */
export function selected(user: ScimUser, { attributes, excludedAttributes }: Selection): ScimUser {
  const wanted = attributes === undefined ? null : namesIn(attributes);
  const unwanted = namesIn(excludedAttributes ?? "");
  const kept = Object.entries(user).filter(([name]) => {
    const lower = name.toLowerCase();
    if (lower === "schemas" || lower === "id") return true;
    return wanted ? wanted.has(lower) : !unwanted.has(lower);
  });
  // Only attributes that may be absent are left out.
  return Object.fromEntries(kept) as ScimUser;
}

/** "name.formatted, urn:…:core:2.0:User:active" names `name` and `active`. */
function namesIn(list: string): Set<string> {
  const careers = CAREERS_SCHEMA.toLowerCase();
  const names = list.split(",").map((each) => {
    const name = each.trim().toLowerCase();
    if (name.startsWith(careers)) return careers;
    const core = `${USER_SCHEMA.toLowerCase()}:`;
    return (name.startsWith(core) ? name.slice(core.length) : name).split(".")[0] ?? "";
  });
  return new Set(names);
}
