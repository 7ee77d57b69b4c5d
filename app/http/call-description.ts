import { z } from "zod";
import type { Permission } from "#app/features/permissions/permissions.ts";

/** What a route tells about its call: read by app/http/openapi, and by the tests that hold its answers to it. */

/** public: anybody. user: whoever is signed in, for what is their own. Else: whose role has the permission. */
export type Access = "public" | "user" | Permission;
export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503;
/** When a status is answered; by `reason` where programs can tell causes apart, "" for the cause without one. */
export type Refusals = Readonly<Partial<Record<RefusalStatus, string | Readonly<Record<string, string>>>>>;

/** A file in a multipart form. */
export type Upload = {
  /** Name of the form's field; null takes the first file, whatever its field is called. */
  readonly field: string | null;
  readonly maxBytes: number;
  /** What files it takes, in a few English words. */
  readonly kinds: string;
};

/** scim: JSON, also of refusals, is what RFC 7644 says; otherwise it is the platform's own. */
export type Dialect = "scim";

/** What a call answers when it does not refuse. */
export type Answer = {
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201;
  /** Other statuses that are no refusals, such as 204, and when they are answered. */
  readonly otherwise?: Readonly<Partial<Record<202 | 204 | 303 | 304, string>>>;
} & (
  | { readonly json: z.ZodType }
  /** Media types of the file. */
  | { readonly file: readonly [string, ...string[]] }
  /** Server-sent events: name -> the data of one. */
  | { readonly events: Readonly<Record<string, z.ZodType>> }
);

/** What every call says of itself. */
export type Prose = {
  /** What the call does: one English sentence. */
  readonly summary: string;
  /** What callers have to know beyond the schemas: English, in Markdown; blank lines part paragraphs. */
  readonly description?: string;
};

export type CallDescription = Prose & {
  readonly method: Method;
  readonly access: Access;
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly upload: Upload | undefined;
  readonly answer: Answer;
  readonly refusals: Refusals;
  /** Refuses while the disk is full. */
  readonly needsDisk: boolean;
  readonly dialect: Dialect | undefined;
};

const describedBy = new WeakMap<z.ZodType, z.ZodType>();

/** A schema that another one describes, where its own form would tell callers little. */
export function withDescription<S extends z.ZodType>(schema: S, description: z.ZodType): S {
  describedBy.set(schema, description);
  return schema;
}

/** For a body or query that its feature reads itself, because its refusals have words of their own: takes any value. */
export function readByFeature(description: z.ZodType): z.ZodUnknown {
  return withDescription(z.unknown(), description);
}

/** The schema that describes what a call takes. */
export function describingSchema(schema: z.ZodType): z.ZodType {
  return describedBy.get(schema) ?? schema;
}

/** The answer of a call that has nothing to tell. */
export const OK = { json: z.object({ ok: z.literal(true) }) } as const satisfies Answer;
