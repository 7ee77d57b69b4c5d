import { programVersion } from "#app/platform/program-version.server.ts";
import type { Answer, CallDescription, Dialect, Prose } from "../call-description.ts";
import { SCIM_TYPE } from "../scim-error.ts";
import { areaOf, plainText, TAGS } from "./areas.ts";
import { COMPONENT_SCHEMAS, type JsonSchema, jsonSchemaOf, NamedSchemas } from "./json-schema.server.ts";
import { PROGRAM_CALLS } from "./program-calls.server.ts";
import { type Refusal, refusalsOf } from "./refusals.ts";

/** The description of the API as an OpenAPI 3.1 document, made from what the routes say of themselves. */

/** What a module in app/routes exports, as far as it matters here. */
export type RouteModule = Readonly<Record<string, unknown>>;

export type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema };
type Content = Record<string, { schema: JsonSchema }>;
export type Response = { description: string; content?: Content };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response | { $ref: string }>;
};
export type ApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
  };
};

const ABOUT = `
  Same-origin, with the session cookie. Bodies are JSON unless said otherwise. Every answer of 400 and above under
  \`/api\` is JSON with \`error\` and \`message\` in Spanish (\`reason\` where a program may want to tell causes
  apart); 429 and 503 carry \`Retry-After\`. A wrong method is 405, an unknown path 404. Calls that change something
  need the page's own origin. A call under way when its session ends is answered 401; events end, files break off.
  \`HEAD\` is answered where \`GET\` is. Instants are ISO-8601 in UTC; days and wall times are those of Chile.`;

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "sid",
    description:
      "Set by signing in; `__Host-sid` where browsers come over https. " +
      "Calls with a scope are for staff whose role has that permission.",
  },
  token: { type: "http", scheme: "bearer", description: "The value of METRICS_TOKEN." },
  diagnosis: { type: "apiKey", in: "header", name: "X-Diagnosis" },
};

const REFUSAL: JsonSchema = {
  type: "object",
  properties: {
    error: { type: "string", description: "What happened, in a few Spanish words." },
    message: { type: "string", description: "What happened and what to do, in Spanish, for the person." },
    reason: { type: "string", description: "The cause, for programs." },
  },
  required: ["error", "message"],
  additionalProperties: false,
};

const SCIM_REFUSAL: JsonSchema = {
  type: "object",
  properties: {
    schemas: { type: "array", items: { type: "string" }, description: "`…:messages:2.0:Error`" },
    status: { type: "string" },
    scimType: { type: "string", description: "The cause, for programs: RFC 7644, table 9." },
    detail: { type: "string", description: "What happened and what to do, in Spanish." },
  },
  required: ["schemas", "status", "detail"],
  additionalProperties: false,
};

/**
 * @param modules by the name of their file without its ending, "api.cv.analyses.$id.report"
 * @throws Error for schemas that contradict one another
 */
export function apiDocument(modules: Readonly<Record<string, RouteModule>>): ApiDocument {
  const named = new NamedSchemas();
  const usual: Record<string, Response> = {};
  const paths: ApiDocument["paths"] = {};
  const add = (path: string, method: string, operation: Operation) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const [name, module] of Object.entries(modules)) {
    const path = pathOfRoute(name);
    for (const call of callsOf(module)) add(path, call.method, operationOf(path, call, { named, usual }));
  }
  for (const { path, security, refusals, answer, ...prose } of PROGRAM_CALLS) {
    const refused = Object.entries(refusals).map(([status, description]) => [status, { description }]);
    const responses = { ...answersOf(answer, named), ...Object.fromEntries(refused) };
    add(path, "GET", { ...headingOf(path, "GET", prose), security, responses });
  }
  return {
    openapi: "3.1.0",
    info: { title: "Desarrollo Profesional", version: programVersion, description: plainText(ABOUT) },
    tags: TAGS,
    paths: sorted(paths),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: { Refusal: REFUSAL, ScimRefusal: SCIM_REFUSAL, ...named.all },
      responses: sorted(usual),
    },
  };
}

/** The calls that a route makes; what is no call, such as the answer to unknown paths, describes none. */
export function callsOf({ loader, action }: RouteModule): CallDescription[] {
  return [...new Set([loader, action])].flatMap((call) => {
    if (typeof call !== "function") return [];
    if ("descriptions" in call) return call.descriptions as CallDescription[];
    return "description" in call ? [call.description as CallDescription] : [];
  });
}

/** "api.cv.analyses.$id.report" is "/api/cv/analyses/{id}/report". */
function pathOfRoute(name: string): string {
  const segments = name.split(/\.(?!\])/).map((segment) => segment.replace("[.]", ".").replace(/_$/, ""));
  return `/${segments.map((segment) => segment.replace(/^\$(.+)$/, "{$1}")).join("/")}`;
}

type Shared = { named: NamedSchemas; usual: Record<string, Response> };

function operationOf(path: string, call: CallDescription, { named, usual }: Shared): Operation {
  const parameters = [...parametersOf(call.params, "path"), ...parametersOf(call.query, "query")];
  const requestBody = requestBodyOf(call, named);
  return {
    ...headingOf(path, call.method, call),
    security: call.access === "public" ? [] : [{ session: call.access === "user" ? [] : [call.access] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(call.answer, named, call.dialect), ...refusalResponses(call, usual) },
  };
}

function headingOf(path: string, method: string, { summary, description }: Prose) {
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+/g, "_").replace(/_$/, "")}`,
    tags: [areaOf(path)],
    summary,
    ...(description !== undefined && { description: plainText(description) }),
  };
}

function parametersOf(schema: CallDescription["params"], place: Parameter["in"]): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property as JsonSchema,
  }));
}

function requestBodyOf({ body, upload }: CallDescription, named: NamedSchemas): Operation["requestBody"] {
  if (body)
    return { required: true, content: { "application/json": { schema: named.hoist(jsonSchemaOf(body, "input")) } } };
  if (!upload) return undefined;
  const field = upload.field ?? "file";
  const size =
    upload.maxBytes >= 1024 * 1024 ? `${upload.maxBytes / 1024 / 1024} MiB` : `${upload.maxBytes / 1024} KiB`;
  const anyField = upload.field === null ? " The field may have any name." : "";
  const file: JsonSchema = {
    type: "string",
    contentMediaType: "application/octet-stream",
    description: `One file, at most ${size}: ${upload.kinds}.${anyField}`,
  };
  const schema: JsonSchema = { type: "object", properties: { [field]: file }, required: [field] };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

function answersOf(answer: Answer, named: NamedSchemas, dialect?: Dialect): Operation["responses"] {
  const others = Object.entries(answer.otherwise ?? {}).map(([status, description]) => [status, { description }]);
  return { [answer.status ?? 200]: answerOf(answer, named, dialect), ...Object.fromEntries(others) };
}

function answerOf(answer: Answer, named: NamedSchemas, dialect?: Dialect): Response {
  if ("json" in answer) {
    const schema = named.hoist(jsonSchemaOf(answer.json, "output"));
    return { description: "JSON", content: { [jsonTypeOf(dialect)]: { schema } } };
  }
  if ("file" in answer) {
    const schema: JsonSchema = { type: "string" };
    return { description: "A file", content: Object.fromEntries(answer.file.map((type) => [type, { schema }])) };
  }
  const events = Object.entries(answer.events).map(([event, data]) => {
    const properties: Record<string, JsonSchema> = {
      event: { type: "string", const: event },
      data: { ...named.hoist(jsonSchemaOf(data, "output")), description: "JSON" },
    };
    return { type: "object", properties, required: ["event", "data"] } satisfies JsonSchema;
  });
  return {
    description: "Server-sent events",
    content: { "text/event-stream": { schema: events.length === 1 && events[0] ? events[0] : { oneOf: events } } },
  };
}

function refusalResponses(call: CallDescription, usual: Shared["usual"]): Operation["responses"] {
  return Object.fromEntries(
    refusalsOf(call).map((refusal) => {
      const response = refusalResponse(refusal, call.dialect);
      if (refusal.name === undefined || call.dialect) return [refusal.status, response];
      usual[refusal.name] = response;
      return [refusal.status, { $ref: `#/components/responses/${refusal.name}` }];
    }),
  );
}

function refusalResponse({ causes }: Refusal, dialect: Dialect | undefined): Response {
  const told = Object.entries(causes).map(([reason, when]) => (reason === "" ? when : `\`${reason}\`: ${when}`));
  const reasons = Object.keys(causes).filter((reason) => reason !== "");
  const schema: JsonSchema = {
    $ref: `${COMPONENT_SCHEMAS}${dialect ? "ScimRefusal" : "Refusal"}`,
    ...(reasons.length > 0 && { properties: { [dialect ? "scimType" : "reason"]: { enum: reasons } } }),
  };
  return { description: told.join(" · "), content: { [jsonTypeOf(dialect)]: { schema } } };
}

const jsonTypeOf = (dialect: Dialect | undefined) => (dialect === "scim" ? SCIM_TYPE : "application/json");

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Modules by the path of their file, "./api.cv.analyze.ts", become modules by the name of their route. */
export function routesByName(files: Readonly<Record<string, RouteModule>>): Record<string, RouteModule> {
  const named = Object.entries(files).map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ""), module] as const);
  return Object.fromEntries(named);
}
